"""A report to hand on: one or two runs as one HTML file, without scripts and without a network."""
