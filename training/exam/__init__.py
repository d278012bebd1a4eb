"""An exam from outside: its author had not read how training text is made.

`prompts` makes and marks them, `measure` gives them to a model.
"""
