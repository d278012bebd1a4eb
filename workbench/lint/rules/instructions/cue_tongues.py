"""Cues that name a language and have a text in another one behind them, `French: Where is it?`. The
rule `text/swapped-fields` says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from workbench.errors import shorten
from workbench.io.han import exactly, simplified
from workbench.lint.finding import Hit
from workbench.lint.language_names import NAMED, UNTOLD_NAMES
from workbench.lint.subject import Subject
from workbench.lint.tongues import tongue_of
from workbench.messages import say

_FEWEST_DOCS = 4
_SEEN_DOCS = 12
_LONGEST_CUE = 24
_NAMES: Mapping[str, str] = {
    "en": "en eng 英文 英语 英語 英译 영어",
    "zh": "zh mandarin 中文 汉语 漢語 汉文 华语 华文 国语 中译 중국어",
    "ja": "ja 日文 日语 日語 日本語 일본어",
    "fr": "fr fra 法文 法语 法語",
    "de": "de deu 德文 德语 德語",
    "es": "es spa 西班牙语 西班牙文",
    "it": "ita 意大利语 意大利文",
    "pt": "pt 葡萄牙语 葡语",
    "ru": "ru 俄语 俄文 俄語 русский",
    "ko": "ko 韩语 韩文 韓語 한국어",
    "nl": "nl 荷兰语 nederlands",
    "pl": "pl 波兰语 polski",
    "sv": "swedish sv 瑞典语 svenska",
    "ar": "ar 阿拉伯语 阿拉伯文",
    "tr": "turkish tr 土耳其语 türkçe",
    "vi": "vietnamese vi 越南语 tiếngviệt",
    "id": "indonesian 印尼语 bahasaindonesia",
}
_ABOUT = frozenset(
    {
        "the",
        "text",
        "sentence",
        "translation",
        "in",
        "source",
        "target",
        "original",
        "version",
        "to",
    }
    | {"原文", "译文", "句子", "文本", "翻译", "版", "版本", "句"}
)
"""Words that may stand beside the name of a language in a cue."""
_WORDS = exactly(r"[^\W\d_]+")


@lru_cache(maxsize=1)
def _tongues() -> Mapping[str, str]:
    every = (*_NAMES.items(), *UNTOLD_NAMES.items())
    named = {simplified(name): tongue for tongue, names in every for name in names.split()}
    return {simplified(name): tongue for name, tongue in NAMED.items()} | named


@lru_cache(maxsize=512)
def tongue_named(cue: str) -> str:
    """Return the language that a cue or a field is called by, "" where it is called otherwise, or
    by two."""
    bare = simplified(cue.casefold()).strip(" :：*#")
    for word in ("原文", "译文", "句子", "文本", "翻译", "版本"):
        bare = bare.replace(word, " ")
    words = [word for word in _WORDS.findall(bare) if word not in _ABOUT]
    return _tongues().get(words[0], "") if len(words) == 1 else ""


def other_tongues(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that have a cue which names a language and, in nearly all of them, has another
    one behind it; the last cue has the answer there."""
    items = subject.rendered
    some = items[:_SEEN_DOCS]
    if len(some) < _FEWEST_DOCS:
        return
    yield from _crossed_fields(subject)
    first = subject.cues(some[0].example.input)
    if not any(len(cue.written) <= _LONGEST_CUE and tongue_named(cue.written) for cue in first):
        return
    said: dict[str, list[str]] = {}
    for item in some:
        cues = subject.blocks_of(item)[-1].cues
        for cue in cues:
            if tongue_named(cue.written):
                is_last = cue is cues[-1] and not cue.content.strip()
                said.setdefault(cue.written, []).append(
                    item.example.output if is_last else cue.content.strip()
                )
    wrong = {cue: found for cue, texts in said.items() if (found := _other(cue, texts))}
    # One alone may be a slip of the guess; a language that no cue names may be a mixture of them.
    named = {tongue_named(cue) for cue in said}
    for cue in wrong if named & set(wrong.values()) else ():
        for item in items:
            if cue in item.example.input:
                yield Hit(
                    say("behind the cue {cue!r} stands another language: {text}",
                        cue=cue, text=shorten(said[cue][0].strip(), 30)),
                    say("Put each text behind its own cue."),
                    item.doc.id,
                    subject.code.line_with(cue) or subject.code.line_of_input,
                    about="tongues",
                )  # fmt: skip
        return


def _crossed_fields(subject: Subject) -> Iterator[Hit]:
    """Yield the docs of which a cue names a language and shows a field that is called by another
    one: `English: {row["ha"]}`."""
    found: list[tuple[int, str, str]] = []
    for item in subject.rendered:
        told = {str(v).strip(): str(k) for k, v in item.doc.data.items() if isinstance(v, str)}
        cues = subject.blocks_of(item)[-1].cues
        pairs = [(cue.written, _field_named(told.get(cue.content.strip(), ""))) for cue in cues]
        crossed = [
            (written, field)
            for written, field in pairs
            if field and (own := tongue_named(written)) and own != field
        ]
        if not crossed:
            return
        found.append((item.doc.id, *crossed[0]))
    for doc_id, cue, field in found:
        yield Hit(
            say(
                "behind the cue {cue!r} stands the field that is called {name}", cue=cue, name=field
            ),
            say("Put each text behind its own cue."),
            doc_id,
            subject.code.line_with(cue) or subject.code.line_of_input,
            about="tongues",
        )


def _field_named(name: str) -> str:
    """Return the language that a field is called by, its name or its code."""
    parts = name.casefold().replace("-", "_").split("_")
    known = (tongue_named(part) or (part if part in UNTOLD_NAMES else "") for part in parts)
    return next(filter(None, known), "")


def _other(cue: str, texts: Sequence[str]) -> str:
    """Return the language of the texts behind a cue where it is surely another one than the cue
    names."""
    if len(texts) < _FEWEST_DOCS:
        return ""
    found = tongue_of(" ".join(text.strip() for text in texts))
    own = tongue_named(cue)
    if not found or found == own or {found, own} == {"zh", "ja"}:
        return ""
    single = [tongue for text in texts if (tongue := tongue_of(text.strip()))]
    return found if own not in single and len(single) * 3 >= len(texts) else ""
