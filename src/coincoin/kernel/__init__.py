"""The kernel: states, sights, moves, dice, cards, logs."""
