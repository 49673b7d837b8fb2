"""The study: simulations, experiments, learning environments."""
