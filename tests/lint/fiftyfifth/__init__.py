"""A corpus of tasks of hospitals, banks, schools, shops and coders, with slips that people make."""
