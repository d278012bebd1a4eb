"""Which docs serve as shots: a file for each way of drawing them."""
