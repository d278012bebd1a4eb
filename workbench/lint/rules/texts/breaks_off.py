"""Sentences of a prompt's own text that break off: an item or a paragraph that ends with an article
or a preposition, where those beside it end with a full stop; or one in which another begins. The
rule `text/cut-item` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.frames import MASK
from workbench.lint.sentences import MARK, paragraphs_of, size_of
from workbench.lint.subject import Subject
from workbench.lint.told import on_own_text, own_text
from workbench.lint.tongues import tongue_of
from workbench.messages import quoted, say

_FEWEST_WORDS = 4
_FEWEST_ENDED = 2
_AROUND = 30
_OPEN_WORDS = {
    "en": "the a an and or whether if your their its because between each every of from into than"
    " which must should unless",
    "de": "der die den dem des ein eine einen einem einer und oder mit von für ob wenn weil"
    " dass zwischen durch bei",
    "fr": "le la les un une des du de et ou si pour avec dans que qui par sur est sont",
    "es": "el la los las un una unos unas y o de del con para que si en por sin",
    "pt": "os as um uma e ou de do da dos das com para que se em por sem",
    "it": "il lo la gli le un una e o di del della con per che se nel",
    "nl": "de het een en of met van voor als omdat tussen",
    "ru": "и или в на с для что если по из к от при между",
}
_OPEN_SIGNS = {
    "zh": "的|和|或|或者|以及|把|是否|根据|如果|而且|按照|因为|关于|对于",
    "ja": "を|が|は|に|と|の|で|も|へ|または|および",
}
_ENDED = tuple('.!?。！？；;…:：”"»)）」』')
_WITHIN = exactly(
    r"\b(?:a|an|each|every)\s[A-Z][a-z]+s\s(?:have|are|were|do)\b"
    r"|\b(?:the|an?|each|every|if|whether|because|your|their)\s"
    r"(?:The|If|When|An?|Please|This|These|Those|Each|Every|Give|Write|Never|Always|Only|Otherwise"
    r"|You|Your|Where)\s[a-z]+\b"
)
"""A sentence that begins behind a word which asks for another one to follow."""

_NOT_SAID = exactly(rf"{MASK}|->|→|=>|⇒")
_SENTENCE_END = exactly(r"(?<=[.?!]) +")
_THEN = exactly(r"^(?:If|When|Unless)\b[^.]*, then$")
_NUMBER = exactly(r"\d+|[一二三四五六七八九十]+|(?<![^\W\d_])[a-z](?=[.)])")


def breaks_off(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the first paragraph or item that breaks off."""
    text = own_text(subject)
    tongue = tongue_of(text) or ("en" if text.isascii() else "")
    found = _open_ended(text, tongue) or _open_at_first(text, tongue)
    found = found or _open_description(subject.settings.description.strip())
    if not found and tongue == "en":
        found = next((m[0] for _, one in paragraphs_of(text) if (m := _WITHIN.search(one))), "")
    if not found:
        return
    yield on_own_text(
        subject,
        say("an instruction breaks off: {line}", line=quoted(f"…{found[-40:]}")),
        say("Write its end, or take it out."),
        found[-_AROUND:],
        "own breaks off",
    )


def _open_ended(text: str, tongue: str) -> str:
    """Return the first paragraph that ends within a sentence, "" if none does: a list may hang on
    such a line, so the next has to be apart, or an item as this one is."""
    opens = _opens(tongue)
    parts = [(start, one) for start, one in paragraphs_of(text)] if opens else []
    ended = sum(one.rstrip().endswith(_ENDED) for _, one in parts if _is_said(one))
    if opens is None or ended < _FEWEST_ENDED:
        return ""
    said = sum(_is_said(one) for _, one in parts)
    for place, (start, one) in enumerate(parts):
        words = one.rstrip()
        if not _is_said(words) or words.endswith(_ENDED) or not opens.search(words):
            continue
        behind = text[start + len(one) :]
        after = parts[place + 1][1] if place + 1 < len(parts) else ""
        is_apart = re.match(r"\n[ \t]*\n", behind) is not None
        is_item = MARK.match(one) is not None and _kind(one) == _kind(after)
        if (is_apart or is_item) and 2 * ended > said:
            return " ".join(words.split())
    return ""


def _open_at_first(text: str, tongue: str) -> str:
    """Return the first paragraph, where it is several sentences of which the last one ends with an
    article, a preposition or `then`, and a blank line parts it from what comes behind."""
    first, gap, rest = text.lstrip().partition("\n\n")
    opens = _opens(tongue) if gap and rest.strip() else None
    last = _SENTENCE_END.split(first)[-1].strip()
    if opens is None or last == first.strip() or not _is_said(last) or "\n" in last:
        return ""
    is_open = opens.search(last) or (tongue == "en" and _THEN.search(last))
    return " ".join(last.split()) if is_open else ""


def _open_description(text: str) -> str:
    """Return the last line of a description that ends within a sentence: what comes behind it is
    the first example."""
    last = text.rpartition("\n")[2]
    opens = _opens(tongue_of(text) or ("en" if text.isascii() else "")) if _is_said(last) else None
    return " ".join(last.split()) if opens is not None and opens.search(last) else ""


def _opens(tongue: str) -> AnyPattern | None:
    """Return what a paragraph of a language ends with whose sentence does not."""
    if tongue in _OPEN_SIGNS:
        return compiled(rf"[^\W\d_](?:{_OPEN_SIGNS[tongue]})[ \t]*$")
    if tongue in _OPEN_WORDS:
        return exactly(rf"(?<=\s)(?:{'|'.join(_OPEN_WORDS[tongue].split())})[ \t]*$")
    return None


def _is_said(paragraph: str) -> bool:
    """Say whether a paragraph is a sentence, and no heading, sample, form or row of a table."""
    bare = paragraph.strip()
    is_own = (
        not _NOT_SAID.search(bare)
        and not bare.startswith(("#", "|", "<", "【", "`"))
        and bare != ""
    )
    return is_own and size_of(bare) >= _FEWEST_WORDS


def _kind(paragraph: str) -> Sequence[str]:
    """Return the mark of an item without its number."""
    match = MARK.match(paragraph)
    return [_NUMBER.sub("0", match[0]).strip()] if match else []
