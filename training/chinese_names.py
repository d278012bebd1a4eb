"""Names of people in Chinese, and characters that need not mean anything."""

from __future__ import annotations

import random

from training import chinese_words as said
from training.names import different


def is_chinese(text: str) -> bool:
    """Say whether a text, which is not empty, begins with a Chinese character or mark."""
    return text[0] > "\u2e80"


def word(rng: random.Random, most: int = 3) -> str:
    """Draw characters that need not mean anything."""
    return "".join(rng.choice(said.COMMON) for _ in range(rng.randint(1, most)))


def names(rng: random.Random, wanted: int) -> list[str]:
    """Draw so many different names, all of a kind: full, short, letters, or made up."""
    kind = rng.choice(("full", "full", "given", "small", "old", "letters", "stems", "odd", "mixed"))
    return different(lambda: _name(rng, kind), wanted)


def _name(rng: random.Random, kind: str) -> str:
    match kind:
        case "given":
            return rng.choice(said.SURNAMES) + rng.choice(said.GIVEN)
        case "small":
            return rng.choice("小小小阿") + rng.choice(said.GIVEN)
        case "old":
            return rng.choice("老小") + rng.choice(said.SURNAMES)
        case "letters":
            return rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ")
        case "stems":
            return rng.choice("甲乙丙丁戊己庚辛壬癸") + rng.choice(("", "", "队", "组"))
        case "odd":
            return word(rng)
        case "mixed":
            return _name(rng, rng.choice(("given", "small", "full")))
        case _:
            return rng.choice(said.SURNAMES) + rng.choice(said.GIVEN) + rng.choice(said.GIVEN)
