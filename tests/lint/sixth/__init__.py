"""A sixth corpus: faults that people make often, as pull requests and notebooks show them.

Its author had read `docs/lint.md`, `docs/ultraeval.md`, `docs/new.md`, `docs/scoring-rules.md`, the frame in
which a corpus is handed in (`shape`, `measure`, how the fifth one is put together and checked) and what the
post-processors make of a text; none of the rules, of their tests, or of the cases in the other corpora. No
case was run through the linter before it was handed in.

`python -m tests.lint.check tests.lint.sixth.corpus` runs every transform and says which faults change nothing.
"""
