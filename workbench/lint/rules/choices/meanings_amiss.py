"""Meanings that labels cannot have: two labels have the same one, or one has that of a name that is
never right, or what is called low is said to
be above and what is called high below. The rule `answer/legend` says so."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from itertools import combinations, product

from workbench.errors import shorten
from workbench.io.han import AnyPattern, compiled, exactly, simplified
from workbench.lint.legends import legend_of
from workbench.lint.subject import Subject
from workbench.messages import Message, quoted, say

_FEWEST_WORDS = 2
_FEWEST_HAN = 4
_HAN = exactly("[\u3400-\u9fff]")

_LOW_NAMES = (
    "low lower small short young early cheap cold light little niedrig klein kurz jung früh billig"
    " bas basse petit court jeune tôt bajo baja pequeño corto joven temprano basso bassa piccolo"
    " baixo baixa 低 偏低 小 短 早 轻 冷"
)
_HIGH_NAMES = (
    "high higher large big long old late expensive hot heavy hoch groß lang alt spät teuer haut"
    " haute grand long vieux tard alto alta grande largo viejo tarde lungo vecchio 高 偏高 大 长 晚"
    " 重 热"
)
_LOW, _HIGH = frozenset(_LOW_NAMES.split()), frozenset(_HIGH_NAMES.split())
_BELOW = compiled(
    r"\b(?:below|beneath|under|less than|lower than|smaller than|shorter than|fewer than|before"
    r"|earlier than|up to|at most|unter(?:halb)?|weniger als|kleiner als|vor|moins de|inférieure? à"
    r"|en dessous|avant|por debajo|menos de|menor que|inferior a|antes de|sotto|meno di|abaixo"
    r"|inferiore a)\b|低于|小于|少于|不足|以下|未达|早于|之前",
    re.IGNORECASE,
)
_ABOVE = compiled(
    r"\b(?:above|over|more than|higher than|greater than|larger than|longer than|exceed\w*|after"
    r"|later than|beyond|at least|über|oberhalb|mehr als|größer als|nach|plus de|supérieure? à"
    r"|au-dessus|après|por encima|más de|mayor que|superior a|después de|sopra|più di|acima"
    r"|superiore a)\b|高于|大于|多于|超过|超出|以上|晚于|之后",
    re.IGNORECASE,
)
_DENIED = compiled(r"\b(?:not|no|never|nicht|kein\w*|pas|non|não)\b|不(?!足)|未(?!达)|没",
                   re.IGNORECASE)  # fmt: skip


def said_twice(subject: Subject) -> tuple[str, Message] | None:
    """Return what is said of a legend in lines that gives two labels one meaning, or a label and
    another head, with one of the two as it writes it."""
    legend = legend_of(subject)
    if legend is None:
        return None
    for one, other in (*combinations(legend.lines, 2), *product(legend.lines, legend.beside)):
        text = one.said.strip(" .;,")
        if text.casefold() == other.said.strip(" .;,").casefold() and _is_long(text):
            return one.head, say(
                "the legend says the same of {label} and of {other}: {text}",
                label=quoted(one.head), other=quoted(other.head), text=shorten(text, 50),
            )  # fmt: skip
    return None


def _is_long(text: str) -> bool:
    return len(re.findall(r"[^\W\d_]+", text)) >= _FEWEST_WORDS or (
        len(_HAN.findall(text)) >= _FEWEST_HAN
    )


def turned_round(said: Mapping[str, str]) -> tuple[str, Message] | None:
    """Return what is said of a legend in which what is low lies above and what is high below, with
    the low label."""
    low, high = _only(said, _LOW), _only(said, _HIGH)
    if not low or not high:
        return None
    if _is_alone(said[low], _ABOVE, _BELOW) and _is_alone(said[high], _BELOW, _ABOVE):
        return low, say("the prompt says {text} of {label}, which are another class's words",
                        text=shorten(said[low], 50), label=quoted(low))  # fmt: skip
    return None


def _only(said: Mapping[str, str], names: Collection[str]) -> str:
    """Return the one label that is one of some names, "" if none or several are."""
    found = [label for label in said if simplified(label.casefold()) in names]
    return found[0] if len(found) == 1 else ""


def _is_alone(text: str, pattern: AnyPattern, other: AnyPattern) -> bool:
    """Say whether a text has words of one direction, none of the other one, and denies nothing."""
    return (
        pattern.search(text) is not None
        and other.search(text) is None
        and _DENIED.search(text) is None
    )
