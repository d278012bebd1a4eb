"""Models on a Ray cluster: workers that stay, and hold whatever model this package can load."""
