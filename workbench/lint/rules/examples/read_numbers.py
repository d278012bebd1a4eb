"""Numbers of steps and answers, read: with their commas, as money, at a sentence's end."""

from __future__ import annotations

from fractions import Fraction

_MOST_DIGITS = 1000
"""Python reads no number of some thousand digits; two that are alike so far are the same."""


def bare_number(text: str) -> str:
    """Return a number as Python reads it: without commas, a dollar and a full stop around it."""
    return text.replace(",", "").strip("$.")[:_MOST_DIGITS]


def figure_of(text: str) -> Fraction:
    """Return what a number says."""
    bare = bare_number(text)
    return Fraction(int(bare) if bare.isdecimal() else bare)  # a text is slower to read
