"""Faults: a process killed at every call that changes the disk, a disk that is full, and the rest."""
