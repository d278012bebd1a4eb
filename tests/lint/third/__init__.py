"""A third corpus, of other tasks and other kinds of fault.

Its author had read README.md, docs/lint.md, the shipped tasks in `transforms/`, and of the second corpus its
frame, its right tasks and the names of its kinds; no rule of the linter, and no finding on a case.
"""
