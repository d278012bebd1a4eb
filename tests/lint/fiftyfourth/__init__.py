"""A corpus of tasks of hospitals, banks, schools, shops and benchmark makers, with their slips."""
