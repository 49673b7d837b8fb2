"""Notices: whoever is waited for is told, page open or not.

- `wishes.py`: what a person wants, and the ways to reach them, as they are kept
- `text.py`: what a notice says: which game, whose turn, how long; never anything of the match
- `outside.py`: the way to an address somebody gave us, which must not lead into our own network
- `push.py`, `mail.py`, `hook.py`: one way each
- `postman.py`: who is told when, and once
"""
