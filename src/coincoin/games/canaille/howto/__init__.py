"""How to play Canaille: positions and words of one illustrated page."""
