"""Problems and prompts in the words of an author who had read nothing of what makes training text.

`prompts` makes the prompts and marks what is written after them, `check` recomputes every answer
from the text of its question alone, `measure` gives the exam to a model.
"""
