"""Problems and prompts as lecturers, assistants and students type them, by a sixth author.

The author had read the model's card, `docs/teaching.md`, `docs/teaching-guide.md`, the shipped
tasks and the exam before this one, whose core, marking and checks are kept and whose sentences,
layouts, names and steps are not; nothing of what makes training text, and no test. `prompts` makes
the prompts and marks what is written after them, `check` recomputes every answer from the text of
its question alone, `measure` gives the exam to a model.
"""
