"""The child process that runs live code: what happens on its side of the pipes.

A guard against accidents (endless loops, runaway memory, exits, floods of output), not a
sandbox: the code has the user's own rights to files and network.

Imports the standard library alone, so that a new process answers within some 40 ms.
"""
