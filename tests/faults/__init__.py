"""Faults: a process killed at every call that changes the disk, a full disk, and the rest."""
