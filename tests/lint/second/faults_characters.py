"""Faults of characters."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

from tests.lint.second.faults import fault, kind
from tests.lint.shape import Kind, Names, Row, put_into

FAMILY = "characters"
UNSEEN = [
    Names(
        "text/*",
        r"sees|invisible|zero|control|mark|U\+|direction|character|separator|private|hyphen|escape|space",
    )
]


def _each(key: str, change: Callable[[str], str], every: int = 1) -> Callable[[list[Row]], None]:
    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = change(row[key])

    return put


def _in_the_middle(character: str) -> Callable[[str], str]:
    return lambda text: text[: len(text) // 2] + character + text[len(text) // 2 :]


KINDS: tuple[Kind, ...] = (
    kind(
        "a character that could not be read was replaced",
        FAMILY,
        [Names("text/*", r"replac|encod|FFFD|character|read")],
        fault("stars", rows=_each("question", lambda text: text.replace("e", "\ufffd", 1), 2)),
        fault("poems", rows=_each("question", lambda text: text[:-1] + "\ufffd", 3)),
        fault(
            "headlines",
            rows=_each("passage", lambda text: text.replace("é", "\ufffd").replace("'", "\ufffd")),
        ),
    ),
    kind(
        "code has typographic quotes or dashes",
        FAMILY,
        [Names("text/* answer/*", "quot|typograph|curly|dash|character|code")],
        fault(
            "queries", rows=_each("answer", lambda text: text.replace("'", "’").replace("*", "×"))
        ),
        fault(
            "shell",
            rows=_each("question", lambda text: text.replace('"', "“", 1).replace('"', "”", 1)),
        ),
        fault("queries", ("-- {data['schema']}", "–– {data['schema']}")),
        fault("csv", ("str(cell) for", "f'“{cell}”' for")),
    ),
    kind(
        "lines end with carriage returns",
        FAMILY,
        [*UNSEEN, Names("text/*", "carriage|line")],
        fault("stars", rows=put_into("question", "{}\r")),
        fault("headlines", rows=_each("passage", lambda text: text.replace(". ", ".\r\n"))),
        fault("csv", ('"\\n".join([', '"\\r\\n".join([')),
    ),
    kind(
        "soft hyphens or word joiners are in words",
        FAMILY,
        UNSEEN,
        fault("headlines", rows=_each("passage", _in_the_middle("\u00ad"))),
        fault("stances", rows=_each("question", _in_the_middle("\u2060"), 2)),
        fault("mentions", rows=_each("passage", _in_the_middle("\u00ad"), 2)),
    ),
    kind(
        "wide or thin spaces stand for plain ones",
        FAMILY,
        [*UNSEEN, Names("few-shot/*", "space|cue")],
        fault("support", ("Customer: {data", "Customer:\u3000{data")),
        fault("conversions", rows=_each("question", lambda text: text.replace(" ", "\u2009"))),
        fault("stars", ("How many stars", "How\u2002many stars")),
    ),
    kind(
        "digits of the golds are full-width ones",
        FAMILY,
        [Names("text/* answer/* few-shot/*", "width|digit|character|extract|wrong|gold")],
        fault("stars", rows=_each("answer", lambda text: chr(ord(text) + 0xFEE0))),
        fault(
            "zh-problems",
            rows=_each("answer", lambda text: "".join(chr(ord(c) + 0xFEE0) for c in text), 2),
        ),
        fault(
            "conversions",
            rows=_each(
                "answer",
                lambda text: "".join(chr(ord(c) + 0xFEE0) if c.isdigit() else c for c in text),
                3,
            ),
        ),
    ),
    kind(
        "golds are not in the form NFC, the passage is",
        FAMILY,
        [Names("text/* answer/*", "NFC|normal|compos|accent|combining|differ|output")],
        fault(
            "mentions",
            (
                '"output": " " + data["answer"]',
                '"output": " " + data["answer"].replace("e", "e\\u0301", 1)',
            ),
        ),
        fault(
            "headlines",
            rows=_each(
                "answer", lambda text: unicodedata.normalize("NFD", text.replace("e", "é", 1))
            ),
        ),
        fault("support", rows=_each("question", lambda text: text.replace("e", "e\u0301", 1), 3)),
    ),
    kind(
        "ligatures of a PDF are in the text",
        FAMILY,
        [Names("text/*", "ligature|compat|NFKC|PDF|normal|character")],
        fault(
            "headlines",
            rows=_each(
                "passage",
                lambda text: (
                    text.replace("fi", "\ufb01").replace("ff", "\ufb00").replace("th", "\ufb05", 1)
                ),
            ),
        ),
        fault(
            "stars",
            rows=_each(
                "question", lambda text: text.replace("fi", "\ufb01").replace("f", "\ufb02", 1)
            ),
        ),
        fault("stances", rows=_each("question", lambda text: text.replace("f", "\ufb01", 1))),
    ),
    kind(
        "labels have a letter of another script that looks the same",
        FAMILY,
        [Names("text/* answer/* few-shot/*", "script|look|Cyrillic|Greek|differ|label|choice")],
        fault("support", rows=_each("answer", lambda text: text.replace("o", "\u043e", 1), 3)),
        fault("claims", ('"output": gold', '"output": gold.replace("e", "\\u0435")')),
        fault("stances", ("Stance:", "St\u0430nce:")),
    ),
    kind(
        "private-use characters, or escape codes of a terminal, are in the text",
        FAMILY,
        UNSEEN,
        fault("shell", rows=put_into("answer", "\x1b[1m{}\x1b[0m", 2)),
        fault("stars", rows=put_into("question", "\ue000{}", 3)),
        fault("headlines", rows=_each("passage", _in_the_middle("\x07"), 2)),
        fault("zh-problems", rows=_each("question", _in_the_middle("\x00"), 4)),
    ),
    kind(
        "special tokens of chat models stand in the text as characters",
        FAMILY,
        [
            Names(
                "text/* tokens/* few-shot/*", "special|token|template|role|end-of-text|BOS|EOS|turn"
            )
        ],
        fault("support", ('\\nDepartment:"', '<|eot_id|>\\nDepartment:"')),
        fault(
            "stars",
            (
                "How many stars (1-5)?\\n",
                "How many stars (1-5)?<end_of_turn>\\n<start_of_turn>model\\n",
            ),
        ),
        fault("dialogue", ('Assistant:"', '<|assistant|>\\nAssistant:"')),
        fault("mentions", rows=put_into("passage", "{} [SEP] [PAD]", 2)),
        fault("zh-nli", ("\\n答：", "</s>\\n答：")),
    ),
    kind(
        "the template's own text was read with the wrong encoding",
        FAMILY,
        [Names("text/*", "encod|mojibake|decod")],
        fault("zh-problems", ("问题：", "é—®é¢˜ï¼š")),
        fault("stars", ("How many stars", "Whatâ€™s the number of stars")),
        fault(
            "headlines",
            rows=_each(
                "passage",
                lambda text: text.replace("'", "â€™").replace("é", "Ã©").replace("-", "â€“"),
            ),
        ),
    ),
)
