"""How much of what goes wrong in prompts the linter finds, and how often it is loud about nothing.

A corpus of right tasks, of faults put into them, and of right prompts that look odd; whoever wrote it had
read `docs/lint.md` and none of the rules. `python -m tests.lint.measure` lints all of it.
"""
