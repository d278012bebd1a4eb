"""Problems and prompts as lecturers and students type them, by an author from outside.

The author had read the model's card, `docs/teaching.md`, the shipped tasks and the exam before this
one, whose core, marking and checks are kept and whose sentences, layouts, names and steps are not;
nothing of what makes training text. `prompts` makes the prompts and marks what is written after
them, `check` recomputes every answer from the text of its question alone, `measure` gives the exam
to a model.
"""
