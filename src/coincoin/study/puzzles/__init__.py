"""Puzzles: decisions in which one move is clearly best, kept as data in a game's `puzzles/`."""
