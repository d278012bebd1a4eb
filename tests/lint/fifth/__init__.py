"""A fifth corpus: faults that people make often when they write transforms, configs and few-shot data.

Its author had read `README.md`, `docs/lint.md`, `docs/ultraeval.md`, `docs/new.md`, the frame in which a
corpus is handed in (`measure`, `shape`, and how the fourth one declares its tasks) and what the
post-processors make of a text; none of the rules, of their tests, or of the faults in the other corpora. No
case was changed for what the linter says of it.

`python -m tests.lint.fifth.check` renders every task and says which faults change nothing.
"""
