"""A list of cases about labels and what they mean, turned round."""
