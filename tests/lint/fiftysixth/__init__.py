"""A corpus of a hospital, a bank, a town, a studio, coders and translators, with their slips."""
