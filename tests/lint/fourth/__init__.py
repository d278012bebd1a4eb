"""A fourth corpus, of other tasks and kinds of fault again.

Its author had read `README.md`, `docs/`, the shipped tasks in `transforms/`, the frame in which a corpus is
handed in (`measure`, `shape`, and `corpus` and `material` of the second one) and what the post-processors
make of a text; none of the rules, of their tests, or of the faults in the other corpora. No case was
changed for what the linter says of it.
"""
