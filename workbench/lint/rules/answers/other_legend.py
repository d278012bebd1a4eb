"""A legend of another task: `0 = not toxic, 1 = toxic` where the prompt asks whether a message is
spam, and the rows' field is called so. The rule `answer/legend` says so."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from workbench.io.han import compiled
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_STEM = 5
_DENIED = compiled(r"\A(?:not?|non|without|un|不是|不|非|没有|无)[\s-]?(?:an?\s)?(?P<rest>\S.*)\Z",
                   re.IGNORECASE)  # fmt: skip
_WORDS = compiled(r"[A-Za-z]{3,}|[㐀-鿿]{2,}")
_NO_MATTER = frozenset(
    {"is", "has", "label", "labels", "target", "class", "gold", "answer", "flag", "value", "result"}
)
_YES = frozenset(
    {"yes", "true", "right", "correct", "present", "positive", "match", "applies", "spoken"}
    | {"是", "对", "有", "真", "正确", "符合", "属于"}
)


def of_another_task(
    subject: Subject, legends: Sequence[tuple[Rendered, Mapping[str, str]]]
) -> tuple[str, Message] | None:
    """Return what a legend says and a message where it denies and affirms a word that the rest of
    the prompt never has, while that asks for what the rows' field is called."""
    told = [(item, said) for item, said in legends if len(said) == 2]
    if len(told) < max(_FEWEST_DOCS, len(subject.rendered)):
        return None
    item, said = told[0]
    if not {golds_of(each.example)[0].strip() for each, _ in told} <= set(said):
        return None
    word = _denied_and_not(list(said.values()))
    if not word or word in _YES:
        return None
    fields = subject.code.fields_of_output - subject.code.fields_of_input
    names = [n for field in fields for n in re.split(r"[_\W]+", field.casefold())]
    asked = f"{subject.settings.description}\n{item.example.input}".casefold()
    for label, text in said.items():
        one, other = re.escape(label.casefold()), re.escape(text.casefold())
        asked = re.sub(rf"{one}\W{{1,5}}{other}|{other}\W{{1,5}}{one}", " ", asked)
    own = [n for n in names if len(n) > 2 and n not in _NO_MATTER and n in asked]
    if not own or any(_are_alike(word, n) for n in own):
        return None
    if any(_are_alike(one, each) for one in _WORDS.findall(word) for each in _WORDS.findall(asked)):
        return None
    return word, say("the legend speaks of {word}, and the prompt asks for {asked}",
                     word=word, asked=own[0])  # fmt: skip


def _denied_and_not(texts: Sequence[str]) -> str:
    """Return the word that one of two texts says and the other denies, "" where they do not."""
    first, second = (" ".join(text.casefold().split()).strip(" .。") for text in texts)
    for one, other in ((first, second), (second, first)):
        match = _DENIED.match(one)
        if match and re.sub(r"\A(?:an?|is|是)\s?", "", other) == match["rest"]:
            return match["rest"]
    return ""


def _are_alike(one: str, other: str) -> bool:
    size = min(_STEM, len(one), len(other))
    return one[:size] == other[:size] or one in other or other in one
