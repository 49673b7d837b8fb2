"""How to play Duck Dealer: positions and words of one illustrated page."""
