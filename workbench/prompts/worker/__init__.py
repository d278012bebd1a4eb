"""The processes that run live code: what happens on their side of the pipes.

`serve` is what they start with; `supervise` is the trusted half, `calls` and `user_code` are what
the other half does; `frames` is what both say, `sandbox/` what code may reach (`docs/sandbox.md`).

Imports the standard library alone, so that a new process answers within some 40 ms.
"""
