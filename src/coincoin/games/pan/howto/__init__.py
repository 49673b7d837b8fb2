"""How to play Pan, t’es mort !: positions and words of one illustrated page."""
