"""Steps that name one option and close on another one, by its letter or its text."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache

from workbench.io.han import compiled, exactly
from workbench.lint.truth import places_of

_FEWEST_SIGNS = 2
_FEWEST_LETTERS = 4
_SENTENCES = exactly(r"[.。!！?？\n]+\s*")
"""What steps come to stands in their last one, right before the words that close them."""

_LEADS = compiled(
    r"\b(?:answer|option|choice|is|antwort|ist|lautet|réponse|est|respuesta|es|resposta|é|risposta|è"
    r"|ответ)\b|[案选選是為为解えは:：=#{\n]",
    re.IGNORECASE,
)
"""What stands before an answer that closes a text."""

_LABEL = exactly(r"\W{0,4}(?P<label>[A-J1-9])\W{0,4}\Z")
_CLOSING_LETTER = compiled(
    r"(?:\b(?:[Aa]nswer|[Oo]ption|[Cc]hoice|is|so)|[案选選是为為项項:：])[\s:：]{0,2}(?:option\s|选项)?"
    r"[(（]?(?P<letter>[A-J])[)）]?[.。]?\W{0,3}\Z"
)
"""The letter on which an answer closes."""

_CLOSING_SIGNS = 32
"""More than an answer that closes so has, from that word on."""

_NEAR_END = 32

_ANY_LETTER = exactly(
    r"(?<![A-Za-z0-9])(?:[(（][A-J][)）]|[B-J])(?![A-Za-z0-9'’])|(?<=[Oo]ption )A\b"
    r"|(?<![A-Za-z0-9])A(?=\s(?:is|must be|would be)\s(?:the\s)?(?:right|correct|best|answer)\b)"
    r"|(?<![A-Za-z0-9])A(?=(?:项|選項|选项)?(?:是|为)?(?:正确|對的|对的))"
)
_COMES_TO = compiled(
    r"\b(?:[Oo]ption|[Cc]hoice|that is|this is|which is|it is|so|gives|matches|fits)\s"
    r"[(（]?([A-J])[)）]?(?![A-Za-z0-9'’])"
    r"|(?<![A-Za-z0-9])[(（]?([A-J])[)）]?\s(?:is|must be|would be)\s(?:the\s)?"
    r"(?:right|correct|true|best|answer)\b"
    r"|(?<![A-Za-z0-9])[(（]?([A-J])[)）]?(?:项|选项)?(?:是|为)?(?:正确|对的)"
    r"|(?:选项|应?选|应该选|就是|即|对应)[(（]?([A-J])[)）]?(?![A-Za-z0-9])"
)
_AROUND = " \t\n.。!！()[]（）【】「」“”\"'*`{}:："
_DENIES = compiled(
    r"n[o']t\b|n’t\b|\b(?:no|never|neither|wrong|false|rule out|except|unlike|nicht|kein\w*|falsch"
    r"|pas|non|sauf|faux|ni|falso|salvo|excepto|não)\b|不|非|没|無|ない|ません|错|誤|除|[≠¬]",
    re.IGNORECASE,
)
"""Steps that name an option to rule it out come to another one."""


def other_than_steps(options: Mapping[str, str], stem: str, answer: str) -> tuple[str, str] | None:
    """Return the text of the one option that some steps name, and the letter or the text of another
    one on which they close; None where they name several, or one that the question, `stem`, names,
    or say what is not so."""
    texts = {label: text.strip().rstrip(".。").casefold() for label, text in options.items()}
    closing = _closing(texts, answer)
    if closing is None:
        return None
    end, said = closing
    steps, asked = answer[:end].casefold(), stem.casefold()
    named = {label for label, text in texts.items() if _names(steps, text)}
    # An option may have another one's text in its own: the longest is meant.
    named -= {a for a in named for b in named if a != b and texts[a] in texts[b]}
    own = named.pop() if len(named) == 1 else ""
    if not own or own == said or _is_ordinary(texts[own]) or _names(asked, texts[own]):
        return None
    if not _names(". ".join(_SENTENCES.split(steps)[-2:]), texts[own]):
        return None
    return None if _DENIES.search(answer) else (options[own], said)


@lru_cache(maxsize=256)  # of one answer several ask for it
def closing_letter(text: str) -> re.Match[str] | None:
    """Return where a text closes on the letter of an option."""
    return _CLOSING_LETTER.search(text, max(0, len(text) - _CLOSING_SIGNS))


def other_letter(labels: Collection[str], answer: str) -> tuple[str, str] | None:
    """Return the one letter of an option that some steps come to, and the other one on which they
    close; None where they name several, or say what is not so."""
    closing = closing_letter(answer)
    if closing is None or closing["letter"] not in labels:
        return None
    steps = answer[: closing.start()]
    if not any(label in steps for label in labels if label != closing["letter"]):
        return None
    named = {match[0].strip("()（） ") for match in _ANY_LETTER.finditer(steps)}
    own = named.pop() if len(named) == 1 else ""
    if own not in labels or own == closing["letter"]:
        return None
    told = [next(filter(None, match.groups())) for match in _COMES_TO.finditer(steps)]
    if told[-1:] != [own] or _DENIES.search(answer):
        return None
    return own, closing["letter"]


def _closing(texts: Mapping[str, str], answer: str) -> tuple[int, str] | None:
    """Return where the last words begin that give the answer, and the option's label that they
    say."""
    for lead in _leads_from_end(answer):
        rest = answer[lead.end() :]
        label = _LABEL.match(rest)
        if label:
            is_label = label["label"] in texts and label["label"].casefold() not in texts.values()
            return (lead.start(), label["label"]) if is_label else None
        said = rest.strip(_AROUND).casefold()
        fitting = [label for label, text in texts.items() if text == said]
        if len(fitting) == 1:
            return lead.start(), fitting[0]
    return None


def _leads_from_end(answer: str) -> Iterator[re.Match[str]]:
    """Yield what stands before an answer, the last first: it mostly closes the text."""
    near = max(0, len(answer) - _NEAR_END)
    yield from reversed(list(_LEADS.finditer(answer, near)))
    before = (lead for lead in (_LEADS.finditer(answer) if near else ()) if lead.start() < near)
    yield from reversed(list(before))


def _is_ordinary(option: str) -> bool:
    """Say whether an option is a word that any steps may have, such as `two`."""
    return len(option) < (_FEWEST_LETTERS if option.isascii() else _FEWEST_SIGNS)


def _names(text: str, option: str) -> bool:
    """Say whether a text has an option's as a word; Chinese and Japanese have no spaces."""
    if not option or option not in text:
        return False
    return any(True for _ in places_of(option, text)) if option.isascii() else True
