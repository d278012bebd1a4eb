"""The models that can be had here, found without loading any: what there is to choose from."""
