"""How to play DUCK: positions and words of one illustrated page."""
