"""A network as scoring and generating run it: its forward passes, layers and products."""
