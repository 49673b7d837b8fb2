"""How to play Canardage: positions and words of one illustrated page."""
