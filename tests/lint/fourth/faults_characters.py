"""Characters that are not what they look like, or that nobody sees."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from tests.lint.fourth.faults import each, kind, put
from tests.lint.fourth.tasks_free import (
    BUDGETS,
    CALLS,
    FOUNDED,
    FUNCTIONS,
    GERMAN,
    NLI,
    SNIPPETS,
    SUPPORT,
    WHO,
)
from tests.lint.fourth.tasks_options import FACTS, GROUPS, MATERIALS, PUZZLES, SKY
from tests.lint.fourth.tasks_zh import PLACES, READ, SHOPS, SUMS, TOPICS
from tests.lint.shape import Row

FAMILY = "characters"
_WIDE = str.maketrans("0123456789", "０１２３４５６７８９")


def _decomposed(text: str) -> str:
    return unicodedata.normalize("NFD", text)


def _misread(text: str) -> str:
    return text.encode("utf-8").decode("cp1252", errors="replace")


def _german(change: Callable[[str], str]) -> Callable[[list[Row]], None]:
    return each("translation", lambda both: {"de": change(both["de"]), "en": both["en"]})


def _accents(rows: list[Row]) -> None:
    for row in rows:
        for plain, accented in (("Petra", "Zoé"), ("Igor", "José"), ("Bruno", "Núria")):
            row["sentence"] = row["sentence"].replace(plain, _decomposed(accented))
            row["names"] = [accented if name == plain else name for name in row["names"]]


def _wide_letters(rows: list[Row]) -> None:
    for row in rows[::2]:
        row["answer"] = chr(ord(row["answer"]) + 0xFEE0)


def _treebank(text: str) -> str:
    text = text.replace("'s", " 's").replace(",", " ,")
    return f"-LRB- {text[:-1]} . -RRB-"


def _turns(change: Callable[[str], str]) -> Callable[[list[Row]], None]:
    return each("turns", lambda turns: [change(turn) for turn in turns])


KINDS = (
    kind(
        FAMILY,
        "a byte-order mark or a zero-width space in cue or data",
        "text/invisible",
        put(SKY, ('"Answer:"', '"Answer\u200b:"')),
        put(FACTS, rows=each("passage", lambda text: f"\ufeff{text}")),
        put(SUMS, ("解答：", "\ufeff解答：")),
        put(PUZZLES, rows=each("question", lambda text: text.replace(" ", " \u200b", 1))),
    ),
    kind(
        FAMILY,
        "a no-break space stands behind a cue or in it",
        "text/invisible text/two-spaces text/cue-forms",
        put(BUDGETS, ('f"Question: ', 'f"Question:\u00a0')),
        put(SKY, ('f" {letter}"', 'f"\u00a0{letter}"')),
        put(NLI, ("Relation (entailment,", "Relation\u00a0(entailment,")),
        put(SHOPS, ("评论：", "评论\u00a0：")),
    ),
    kind(
        FAMILY,
        "letters of the Cyrillic or Greek alphabet stand for Latin ones",
        "text/look-alike answer/letters",
        put(
            SKY,
            (
                'f"{letter}. {choice}"',
                "f\"{letter.replace('A', 'А').replace('B', 'В')}. {choice}\"",
            ),
        ),
        put(GROUPS, ('"\\nAnswer:"', '"\\nАnswer:"')),
        put(MATERIALS, ("The right option", "Тhe right option")),
        put(FOUNDED, rows=each("text", lambda text: text.replace("a", "а"), 2)),
    ),
    kind(
        FAMILY,
        "full-width and half-width colons are mixed in cues",
        "text/colons text/cue-forms text/look-alike",
        put(PLACES, ("答案：", "答案:")),
        put(READ, ("\\n回答：", "\\n回答:")),
        put(SKY, ('"Answer:"', '"Answer："')),
        put(TOPICS, ("{data['title']}\\n类别：", "{data['title']}\\n类别:")),
    ),
    kind(
        FAMILY,
        "accents stand behind their letters (NFD)",
        "text/not-composed",
        put(GERMAN, rows=_german(_decomposed)),
        put(WHO, rows=_accents),
        put(
            FACTS,
            rows=each(
                "passage",
                lambda text: _decomposed(
                    text.replace("cafe", "café")
                    .replace("park", "Parc Éluard")
                    .replace("ferry", "ferry of Málaga")
                    .replace("shop", "shop of Renée")
                ),
            ),
        ),
    ),
    kind(
        FAMILY,
        "text was read in the wrong encoding",
        "text/encoding",
        put(GERMAN, rows=_german(_misread)),
        put(FACTS, rows=each("passage", lambda text: text + _misread(" It’s said – so."), 2)),
        put(SUPPORT, rows=each("text", lambda text: text.replace(".", _misread("…")))),
    ),
    kind(
        FAMILY,
        "characters that could not be read are replacement characters",
        "text/encoding text/invisible text/look-alike",
        put(
            GERMAN,
            rows=_german(lambda text: text.encode("latin-1").decode("utf-8", errors="replace")),
        ),
        put(READ, rows=each("text", lambda text: text[:-3] + "\ufffd\ufffd" + text[-2:])),
        put(FACTS, rows=each("passage", lambda text: text.replace(" a", " \ufffd"))),
    ),
    kind(
        FAMILY,
        "carriage returns of a file of Windows are left",
        "text/invisible",
        put(SNIPPETS, rows=each("code", lambda text: text.replace("\n", "\r\n") + "\r\n")),
        put(FACTS, rows=each("passage", lambda text: f"{text}\r")),
        put(CALLS, rows=_turns(lambda turn: f"{turn}\r")),
    ),
    kind(
        FAMILY,
        "special tokens of a model are written into prompt or answer",
        "text/special-token tokens/special-text",
        put(SKY, ('f" {letter}", "processed', 'f" {letter}</s>", "processed')),
        put(CALLS, ('"input": said', '"input": "<|im_start|>user\\n" + said')),
        put(
            BUDGETS,
            (
                "f\"Question: {data['question']}\\n",
                "f\"[INST] Question: {data['question']} [/INST]\\n",
            ),
        ),
        put(SUMS, ('f"题目', 'f"<|endoftext|>题目')),
    ),
    kind(
        FAMILY,
        "text is left as a tokenizer or a treebank writes it",
        "text/markup text/encoding text/look-alike",
        put(FACTS, rows=each("passage", _treebank)),
        put(NLI, rows=each("premise", _treebank)),
        put(SUPPORT, rows=each("text", lambda text: "▁" + text.replace(" ", "▁"))),
    ),
    kind(
        FAMILY,
        "ligatures and soft hyphens of a PDF are left",
        "text/look-alike text/invisible",
        put(
            FACTS,
            rows=each(
                "passage",
                lambda text: (
                    text.replace("fe", "f\u00ade")
                    .replace("ee", "e\u00ade")
                    .replace("ri", "r\u00adi")
                    .replace("ar", "a\u00adr")
                ),
            ),
        ),
        put(
            FOUNDED,
            rows=each(
                "text",
                lambda text: text.replace("fi", "ﬁ").replace("ff", "ﬀ").replace("ou", "o\u00adu"),
            ),
        ),
        put(SUPPORT, rows=each("text", lambda text: f"Oﬃce ﬂoor: {text}")),
    ),
    kind(
        FAMILY,
        "some golds have full-width digits or letters",
        "text/mixed-widths text/look-alike answer/letters answer/other-form answer/not-an-option answer/not-extracted",
        put(SUMS, rows=each("answer", lambda text: text.translate(_WIDE), 3)),
        put(FOUNDED, rows=each("year", lambda text: text.translate(_WIDE), 3)),
        put(PLACES, rows=_wide_letters),
    ),
    kind(
        FAMILY,
        "code has typographic quotes or dashes",
        "text/typeset-code",
        put(
            SNIPPETS,
            rows=each(
                "code",
                lambda text: (
                    text.replace("('", "(‘")
                    .replace("')", "’)")
                    .replace("= '", "= ‘")
                    .replace("']", "’]")
                ),
            ),
        ),
        put(
            FUNCTIONS,
            rows=each("body", lambda text: text.replace("'-'", "’-’").replace("-1", "–1")),
        ),
        put(FUNCTIONS, ("return a * b", "return (a * b) or ‘0’")),
    ),
    kind(
        FAMILY,
        "line separators and marks of direction are in the text",
        "text/invisible",
        put(SUPPORT, rows=each("text", lambda text: text.replace(" ", "\u2028", 1))),
        put(GERMAN, rows=_german(lambda text: f"\u200e{text}")),
        put(NLI, rows=each("hypothesis", lambda text: f"\u202d{text}\u202c")),
    ),
)
