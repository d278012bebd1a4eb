"""Faults of characters: they look right on the screen, and are other tokens."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from tests.lint.faults import fault, kind
from tests.lint.shape import Kind, Names, Row, put_into

FAMILY = "characters"
UNSEEN = [
    Names("text/*", r"sees|invisible|zero|control|mark|U\+|direction|tag|character|separator")
]


def _apart(*keys: str) -> Callable[[list[Row]], None]:
    """Return what writes accents as marks of their own, and puts one into texts that have none."""

    def put(rows: list[Row]) -> None:
        for row in rows:
            for key in keys:
                row[key] = unicodedata.normalize(
                    "NFD", row[key].replace("cafe", "café").replace("people", "Zoë")
                )

    return put


def _after_word(key: str, character: str, every: int = 1) -> Callable[[list[Row]], None]:
    """Return what puts a character into the middle of a field."""

    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            middle = len(row[key]) // 2
            row[key] = row[key][:middle] + character + row[key][middle:]

    return put


def _misread(*keys: str) -> Callable[[list[Row]], None]:
    """Return what reads fields with the wrong encoding."""

    def put(rows: list[Row]) -> None:
        for row in rows:
            for key in keys:
                row[key] = row[key].replace("'", "’").encode("utf-8").decode("latin-1")

    return put


def _carriage(key: str) -> Callable[[list[Row]], None]:
    def put(rows: list[Row]) -> None:
        for row in rows:
            row[key] = row[key].replace("\n", "\r\n").replace(". ", ".\r\n")

    return put


KINDS: tuple[Kind, ...] = (
    kind(
        "a cue has a letter of another script that looks the same",
        FAMILY,
        [Names("text/*", "script|look|Cyrillic|Greek|letter")],
        fault("letters-dot", ('"Answer:"', '"\u0410nswer:"')),
        fault("yes-no-gen", ("Passage:", "P\u0430ssage:")),
        fault("facts", ("nA:", "n\u0391:")),
        fault("summarise", ("Summary:", "Summ\u0430ry:")),
    ),
    kind(
        "words of the rows have letters of another script that look the same",
        FAMILY,
        [Names("text/*", "script|look|Cyrillic|Greek|letter")],
        fault(
            "instruct",
            rows=lambda rows: [
                r | {"question": r["question"].replace("e", "\u0435", 1)} for r in rows
            ],
        ),
        fault(
            "extract",
            rows=lambda rows: [
                r | {"passage": r["passage"].replace("o", "\u043e", 1)} for r in rows
            ],
        ),
        fault(
            "chat-roles",
            rows=lambda rows: [
                r | {"question": r["question"].replace("a", "\u0430", 1)} for r in rows
            ],
        ),
    ),
    kind(
        "the letters of the list are full-width ones and the answers' are not",
        FAMILY,
        [Names("text/* answer/*", "width|letter|option|mark")],
        fault(
            "zh-letters",
            ('text += letter + "．"', 'text += "ＡＢＣＤ"["ABCD".index(letter)] + "．"'),
        ),
        fault("letters-dot", ("chr(65 + i)", "chr(0xFF21 + i)")),
        fault("shots-file", ('zip("ABCD"', 'zip("ＡＢＣＤ"')),
        fault("digits", ("{number})", "{'１２３４'[number - 1]})")),
    ),
    kind(
        "accents are written as characters of their own",
        FAMILY,
        [Names("text/*", "NFC|normal|compos|accent|combining")],
        fault("translate", rows=_apart("source", "target")),
        fault("summarise", rows=_apart("passage")),
        fault(
            "yes-no-gen",
            rows=lambda rows: [
                r | {"passage": r["passage"].replace("e", "e\u0301", 1)} for r in rows
            ],
        ),
    ),
    kind(
        "a no-break space stands where the text wants a plain one",
        FAMILY,
        [Names("text/* few-shot/*", r"no-break|NBSP|U\+00A0|sees|space")],
        fault("letters-dot", ('f" {letter}"', 'f"\u00a0{letter}"')),
        fault("extract", ("Text: {", "Text:\u00a0{")),
        fault("sums-steps", ('step by step."', 'step by\u00a0step."')),
        fault("zh-translate", rows=_after_word("question", "\u00a0", 2)),
    ),
    kind(
        "a zero-width space or a byte-order mark is in the text",
        FAMILY,
        UNSEEN,
        fault("facts", ("Q: {", "Q:\u200b {")),
        fault("zh-translate", rows=put_into("question", "\ufeff{}", 3)),
        fault("topics", rows=_after_word("question", "\u200b", 4)),
        fault("own-shots", ("Decide whether", "\ufeffDecide whether")),
    ),
    kind(
        "marks of writing direction are in the rows",
        FAMILY,
        UNSEEN,
        fault("extract", rows=put_into("passage", "\u200e{}\u200e", 2)),
        fault("translate", rows=put_into("source", "\u202a{}\u202c", 3)),
        fault("chat-roles", rows=put_into("question", "\u2067{}\u2069", 3)),
    ),
    kind(
        "lines end with Unicode's own line separators",
        FAMILY,
        [*UNSEEN, Names("text/*", "line")],
        fault(
            "summarise",
            rows=lambda rows: [
                r | {"passage": r["passage"].replace(". ", ".\u2028")} for r in rows
            ],
        ),
        fault("instruct", rows=_after_word("question", "\u2028", 3)),
        fault("zh-reading", rows=put_into("passage", "{}\u0085", 2)),
        fault("json", rows=put_into("passage", "{}\u2029", 2)),
    ),
    kind(
        "tag characters, which nobody sees, are in the text",
        FAMILY,
        UNSEEN,
        fault("facts", ("Q: {", "Q: \U000e0041\U000e0042{")),
        fault("zh-reading", rows=put_into("passage", "{}\U000e0069\U000e0067", 3)),
        fault("instruct", rows=put_into("question", "{}\U000e0001", 4)),
    ),
    kind(
        "special tokens of models stand in the text as characters",
        FAMILY,
        [Names("text/* tokens/* few-shot/*", "special|token|template|role|end-of-text|BOS|EOS")],
        fault("instruct", ("### Response:", "<|im_end|>\\n### Response:")),
        fault("sums-steps", ('text = f"Problem', 'text = f"<s>Problem')),
        fault("programs", rows=put_into("question", "{}<|endoftext|>", 2)),
        fault("zh-reading", ('f"阅读', 'f"<|im_start|>user\\n阅读')),
        fault(
            "word-problems", ('"Question: " +', '"[INST] " +'), ('+ "\\nAnswer:"', '+ " [/INST]"')
        ),
    ),
    kind(
        "text was read with the wrong encoding",
        FAMILY,
        [Names("text/*", "encod|mojibake|decod")],
        fault("translate", rows=_misread("target")),
        fault("zh-reading", rows=_misread("passage", "question")),
        fault("yes-no-gen", rows=_misread("passage")),
    ),
    kind(
        "the input ends with white space that is no plain space",
        FAMILY,
        [Names("text/* tokens/*", "white space|space|tab|ends|sees|width|trailing|no-break")],
        fault("facts", ("nA:", "nA:\\t"), ('f" {answer}"', "answer")),
        fault("zh-reading", ("回答：", "回答：\u3000")),
        fault("extract", ("=>", "=>\u00a0"), ("f\" {data['answer']}\"", "data['answer']")),
        fault(
            "programs", ("Output:", "Output:\\u2009"), ("f\" {data['answer']}\"", "data['answer']")
        ),
    ),
    kind(
        "full-width and plain marks alternate from row to row",
        FAMILY,
        [Names("text/* few-shot/*", "width|colon|mark|cue|differ")],
        fault("zh-reading", ("问题：", "问题{'：:'[len(data['question']) % 2]}")),
        fault("zh-sentiment", ('情感："', "情感{'：:'[len(data['question']) % 2]}\"")),
        fault("facts", ("\\nA:", "\\nA{':：'[len(data['question']) % 2]}")),
    ),
)
