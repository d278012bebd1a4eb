"""Problems and prompts as lecturers and students write them, by an author from outside.

The author had read the model's card, `docs/teaching.md`, the shipped tasks in `transforms/`, how
the exam is taken (`core`, `marking`, `measure`, `prompts`, `check`), and of the exam before this
one the parsers of its questions (`reread`), the closings of its answers, the names of its tellings
and how its sums and coins are drawn; nothing of what makes training text. `prompts` makes the
prompts and marks what is written after them, `check` recomputes every answer from the text of its
question alone, `measure` gives the exam to a model.
"""
