"""The door for programs that write prompts by themselves: they propose, the workbench judges.

`desk` is what they may do, `terms` what the person who opened the door laid down, `trial` which
texts are fit to be scored at all, `server` the protocol (MCP). `docs/agents.md` says what holds.
"""
