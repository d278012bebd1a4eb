"""How texts of the command line become values; argparse shows what they raise."""

from __future__ import annotations

import argparse
from pathlib import Path

from workbench.io.digits import number, whole_number
from workbench.io.files import is_whole


def run_id(text: str) -> str:
    """Return the id of a run, or where it is: a text that can be looked for."""
    if not (text and is_whole(text)):
        raise argparse.ArgumentTypeError(f"expected the id of a run; saw {text!r}")
    return text


def one_whole(text: str) -> int:
    """Return a whole number."""
    try:
        return whole_number(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a whole number; saw {text!r}") from None


def one_number(text: str) -> float:
    """Return a number."""
    try:
        return number(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a number; saw {text!r}") from None


def count(text: str) -> int:
    """Return a whole number, 0 or more, of at most nine digits."""
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise argparse.ArgumentTypeError(f"expected a whole number, 0 or more; saw {text!r}")
    return int(text)


def shards(text: str) -> int:
    """Return a whole number, 1 to 10,000."""
    parts = count(text)
    if not 1 <= parts <= 10_000:
        raise argparse.ArgumentTypeError(f"expected 1 to 10,000 parts; saw {text!r}")
    return parts


def numbers(text: str) -> tuple[int, ...]:
    """Return whole numbers, with commas between."""
    try:
        return tuple(whole_number(part.strip()) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected numbers such as 0,1,2; saw {text!r}") from None


def labels(text: str) -> dict[str, str] | str:
    """Return what values are called; the text itself where it is "keep"."""
    return text if text == "keep" else _pairs(text)


def _pairs(text: str) -> dict[str, str]:
    pairs = [part.partition("=") for part in text.split(",") if part.strip()]
    if not all(equals and value.strip() and name.strip() for value, equals, name in pairs):
        raise argparse.ArgumentTypeError(f"expected such as 0=negative,1=positive; saw {text!r}")
    return {value.strip(): name.strip() for value, _, name in pairs}


def whole(text: str) -> tuple[str, ...]:
    """Return what may be one field's name, commas and all: only the rows tell."""
    return (text.strip(),) if text.strip() else ()


def names(text: str) -> tuple[str, ...]:
    """Return names, with commas between."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def models(text: str) -> tuple[str, ...]:
    """Return names of models, with commas between, or one folder, whose name may have some."""
    return (text,) if Path(text).is_dir() else names(text)
