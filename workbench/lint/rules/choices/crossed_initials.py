"""Two labels in short that stand behind each other's words: `true (F) or false (T)`, `ja = n, nein
= j`. The rule `answer/legend` says so."""

from __future__ import annotations

from itertools import pairwise

from workbench.io.han import exactly
from workbench.lint.rules.instructions.labels import gold_of, texts_of
from workbench.lint.subject import Subject
from workbench.messages import Message, say

_FEWEST_DOCS = 4
_PAIR = exactly(
    r"(?P<word>[^\W\d_]{2,20})[\"'”’»*`]{0,2}(?:\s?[(（\[]|\s?[=:→]\s?|\s?[-=]>\s?)\s?"
    r"[\"'“‘«*`]{0,2}(?P<short>[^\W\d_])[\"'”’»*`]{0,2}(?!\w)"
)
_BEFORE = exactly(
    r"(?<!\w)(?P<short>[^\W\d_])[\"'”’»*`]{0,2}\s?(?:[=:→]|[-=]>|\(|for\b|für\b|pour\b|para\b|per\b"
    r"|для\b|als\b)\s?[\"'“‘«*`]{0,2}(?P<word>[^\W\d_]{2,20})"
)


def crossed_initials(subject: Subject) -> Message | None:
    """Return what is said of a prompt in which each of two words has the first letter of the other
    one for its label."""
    labels = {gold_of(subject, item).strip() for item in subject.rendered}
    are_short = len(labels) == 2 and all(len(one) == 1 and one.isalpha() for one in labels)
    texts = texts_of(subject) if are_short and len(subject.rendered) >= _FEWEST_DOCS else ()
    if not texts:
        return None
    for pattern in (_PAIR, _BEFORE):
        found = [match for match in pattern.finditer(texts[0]) if match["short"] in labels]
        for one, other in pairwise(found):
            first, second = one["word"][0].casefold(), other["word"][0].casefold()
            own = (one["short"].casefold(), other["short"].casefold())
            if first != second and own == (second, first) and all(one[0] in t for t in texts):
                return say("the prompt says {text} of {label}, which are another class's words",
                           text=one["word"], label=repr(one["short"]))  # fmt: skip
    return None
