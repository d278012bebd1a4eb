"""A third corpus, of other tasks and other kinds of fault.

Its author had read README.md, docs/lint.md with its table of rules, the shipped tasks in `transforms/`, the
frame of the earlier corpora (`shape`, `measure`, helpers, the second's rows and right tasks), the names of
their kinds and the first lines of two of the second's files of faults; no code of the linter, none of its
tests, and no finding on a case.
"""
