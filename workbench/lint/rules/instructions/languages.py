"""What is in two languages in one prompt: the cue before the answer, and what stands before it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from workbench.io.han import exactly, simplified
from workbench.lint.finding import Hit, Severity
from workbench.lint.language_names import tongues_of_name
from workbench.lint.rules.instructions.foreign import tongues_asked
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject
from workbench.lint.tongues import is_chinese_alone, small_words, tongue_of, tongues_of_cue
from workbench.messages import Message, say
from workbench.types import Rendered

_SEEN = 10
_LONG = 12
_MOST_OF = 0.9
_SCRIPTS = frozenset({"zh", "ja", "ko", "ru", "ar", "el", "he", "hi", "th"})
_LATIN_CUE = exactly(r"[A-Z][a-z]{3,14}(?: [a-z]{3,14})?\s?[:：]?")
_WORD = exactly(r"[^\W\d_]+")
_FEWEST_WORDS = 4
_CUE_LINE = exactly(r"^[^\n:：]{1,40}[:：].*$|^.{0,12}$|^\W*\w[.)、．]\s.*$", re.MULTILINE)


def other_language(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose last cue is in another language than the other cues, than what the
    prompt says besides, or (a hint) than the rows."""
    items = subject.rendered
    if subject.is_uniform or len(items) < 2:
        return
    cues = [cue.written for cue in subject.cues(items[0].example.input)]
    last = _last_line(subject, cues)
    others = [cue for cue in cues if cue != last]
    found = _told(subject, last, others) or _named_apart(last, others) if last else None
    if found is None:
        return
    message, severity = found
    for item in items:
        if item.example.input.rstrip().endswith(last):
            yield Hit(
                message,
                say("Write all cues in one language."),
                item.doc.id,
                subject.code.line_with(last) or subject.code.line_of_input,
                about="language",
                severity=severity,
            )


def _named_apart(last: str, others: Sequence[str]) -> tuple[Message, Severity | None] | None:
    """Return what is said of a cue that calls a language as another tongue does than a further cue
    calls one, `German:` over `Englisch:`, unless each language has the name that it gives itself,
    as in a list of two languages side by side."""
    own, named = tongues_of_name(last)
    for other in others if own else ():
        theirs, other_named = tongues_of_name(other)
        are_their_own = named in own and other_named in theirs
        if theirs and not theirs & own and not are_their_own:
            return say(
                "the cue {cue!r} is in another language than the cue {other!r}",
                cue=last, other=other,
            ), None  # fmt: skip
    return None


def _last_line(subject: Subject, cues: Sequence[str]) -> str:
    """Return the last line of all inputs where it is one and the same, or their last cue."""
    lines = {item.example.input.rstrip().rpartition("\n")[2] for item in subject.some(_SEEN)}
    line = lines.pop().strip() if len(lines) == 1 else ""
    return line or (cues[-1] if cues else "")


def _told(
    subject: Subject, last: str, others: Sequence[str]
) -> tuple[Message, Severity | None] | None:
    items = subject.some(_SEEN)
    rows = tongue_of("\n".join(item.example.input for item in items))
    own = _tongues(last, rows)
    answers = tongue_of("\n".join(item.example.output for item in items))
    are_figures = not any(sign.isalpha() for item in items for sign in item.example.output)
    if not own and _is_latin_alone(last, others, rows, rows if are_figures else answers):
        return say(
            "the cue {cue!r} is in another language than the cue {other!r}",
            cue=last, other=others[0],
        ), "hint"  # fmt: skip
    if not own or answers in own or _is_translated(subject) or _is_asked_for(subject, own):
        return None  # the cue is in the language of the answers
    tongues = {cue: _tongues(cue, rows) for cue in others}
    other = next((cue for cue, theirs in tongues.items() if theirs and not theirs & own), "")
    shares = any(theirs & own and theirs <= own for theirs in tongues.values())
    if other and not shares:
        return say(
            "the cue {cue!r} is in another language than the cue {other!r}", cue=last, other=other
        ), None
    said = _said_besides(subject)
    around = tongue_of(said) if len(said) >= _LONG else ""
    if around and around not in own:
        return say(
            "the cue {cue!r} is in another language than the rest of the prompt", cue=last
        ), "hint" if shares or rows in own else None  # only the instruction is in another
    is_one = any(theirs & own for theirs in tongues.values())
    if not around and not is_one and rows and rows not in own:
        return say("the cue {cue!r} is in another language than the rows", cue=last), "hint"
    is_english = own == {"en"} and not around
    if is_english and ((not rows and _have_accents(items)) or _is_foreign(said, last, items)):
        return say("the cue {cue!r} is in another language than the rows", cue=last), "hint"
    return None


def _is_latin_alone(last: str, others: Sequence[str], rows: str, answers: str) -> bool:
    """Say whether a cue is a word in Latin letters, where all others are in those of the rows and
    of the answers."""
    is_word = _LATIN_CUE.fullmatch(last.strip()) is not None
    are_others = bool(others) and all(rows in tongues_of_cue(other) for other in others)
    return is_word and rows == answers and rows in _SCRIPTS and are_others


def _have_accents(items: Sequence[Rendered]) -> bool:
    """Say whether nearly all inputs have letters that English has not."""
    having = sum(_has_accents(item.example.input) for item in items)
    return having >= _MOST_OF * len(items)


def _is_foreign(said: str, last: str, items: Sequence[Rendered]) -> bool:
    """Say whether what a prompt says besides its last cue has none of the small words that an
    English sentence has, nor have the rows, and half of the texts or answers have letters that
    English has not."""
    words = _WORD.findall(said.casefold())
    if len(words) < _FEWEST_WORDS or not small_words("en").isdisjoint(words):
        return False
    if tongue_of("\n".join(item.example.input.rstrip().removesuffix(last) for item in items)):
        return False
    texts = (f"{item.example.input}{item.example.output}" for item in items)
    return 2 * sum(map(_has_accents, texts)) >= len(items)


def _has_accents(text: str) -> bool:
    return any(sign.isalpha() and sign > "\x7f" for sign in text)


def _tongues(cue: str, rows: str) -> frozenset[str]:
    """Return a cue's languages. Han characters beside Japanese rows are Japanese, but for words
    that no Japanese text has."""
    found = tongues_of_cue(cue)
    is_japanese = found == {"zh"} and rows == "ja" and not is_chinese_alone(cue)
    return frozenset({"ja"}) if is_japanese else found


def _said_besides(subject: Subject) -> str:
    """Return what the description and the template say to all docs besides their cues."""
    first, *rest = texts_of(subject)
    described = subject.settings.description
    lines = _CUE_LINE.sub("\n", first.removeprefix(described)).split("\n")
    shared = (line for line in lines if line.strip() and all(line in text for text in rest))
    return "\n".join((described, *shared))


def _is_asked_for(subject: Subject, own: Collection[str]) -> bool:
    """Say whether the prompt asks for an answer in the cue's language."""
    said = subject.told
    return any(tongue in own for tongue in tongues_asked(said))


def _is_translated(subject: Subject) -> bool:
    said = simplified(subject.told).casefold()
    return any(word in said for word in ("translat", "übersetz", "tradu", "翻译", "翻訳", "译"))


def is_about_tongues(subject: Subject) -> bool:
    """Say whether a prompt translates, or asks for an answer in a language."""
    said = subject.told
    return _is_translated(subject) or any(True for _ in tongues_asked(said))
