"""Faults of characters: encodings, markup, what nobody sees, and scans."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from tests.lint.fortyeighth.tasks_free import DATES, INVOICE, READING, SHELL, SQL, TITLES
from tests.lint.fortyeighth.tasks_labels import CHAT, LEGAL, MEDIC, MUSEUM
from tests.lint.fortyeighth.tasks_world import (
    CHENGYU,
    GAOKAO,
    KEFU,
    SEGUROS,
    TIENGVIET,
    TRADUCTION,
    VERKEHR,
    XINXI,
)
from tests.lint.making import each, kind, put, sub
from tests.lint.shape import Kind, Row, changed

C = "characters"


def _wrong(text: str) -> str:
    return text.encode("utf-8").decode("latin-1")


def _apart(text: str) -> str:
    return unicodedata.normalize("NFD", text)


def _over(key: str, make: Callable[[str], str], every: int = 1, start: int = 0) -> Any:
    return put(key, lambda row: make(row[key]), every, start)


def _broken(text: str) -> str:
    words = text.split(" ")
    longest = max(range(len(words)), key=lambda place: len(words[place].strip(".,")))
    word = words[longest]
    words[longest] = f"{word[: len(word) // 2]}-\n{word[len(word) // 2 :]}"
    return " ".join(words)


def _wide(text: str) -> str:
    return "".join(chr(ord(sign) + 0xFEE0) if sign.isdigit() else sign for sign in text)


def _unaccented(row: Row) -> None:
    row["tu"] = [_apart(each) for each in row["tu"]]
    row["cau"] = _apart(row["cau"])


KINDS: tuple[Kind, ...] = (
    kind(
        C,
        "the file was read as Latin-1",
        "text/encoding answer/unlike-others answer/two-spellings",
        changed(SEGUROS, rows=_over("parte", _wrong)),
        changed(VERKEHR, rows=_over("text", _wrong)),
        changed(TRADUCTION, rows=_over("fr", _wrong, 1)),
    ),
    kind(
        C,
        "texts were scraped with their entities and tags",
        "text/markup",
        changed(READING, rows=_over("article", lambda text: f"<p>{text}</p>")),
        changed(LEGAL, rows=sub("clause", " the ", " the&nbsp;")),
        changed(VERKEHR, rows=_over("text", lambda text: text.replace(" ", "<br>", 1), 3)),
    ),
    kind(
        C,
        "a character that nobody sees came with a paste",
        "text/invisible text/cue-forms",
        changed(KEFU, ("工单内容：", "工单内容：\u200b")),
        changed(MUSEUM, ("Department:'''", "Department:\u200b'''")),
        changed(CHENGYU, rows=_over("sent", lambda text: "\ufeff" + text, 4)),
        changed(CHAT, ("\\nBest reply:", "\\nBest\u00a0reply:")),
    ),
    kind(
        C,
        "a letter of the cue was typed on a Cyrillic keyboard",
        "text/look-alike text/cue-forms",
        changed(READING, ('"Answer:"', '"Аnswer:"')),
        changed(LEGAL, ('Clause: {clause}\\nType:"', 'Clause: {clause}\\nТype:"')),
        changed(SEGUROS, ('"Ramo:"', '"Rаmo:"')),
    ),
    kind(
        C,
        "accents are apart from their letters, as a Mac stores names",
        "text/not-composed",
        changed(TIENGVIET, rows=each(_unaccented)),
        changed(SEGUROS, rows=_over("parte", _apart)),
        changed(VERKEHR, ("Verspätung", _apart("Verspätung"))),
    ),
    kind(
        C,
        "the word processor set the quotes of code and JSON",
        "text/typeset-code",
        changed(
            SHELL, rows=put("lines", lambda row: [each.replace("'", "’") for each in row["lines"]])
        ),
        changed(SQL, rows=sub("sql", "'A%'", "‘A%’")),
        changed(
            INVOICE,
            (
                'supplier, total and currency.\\n\\n"',
                'supplier, total and currency, as in {“supplier”: “Acme”, “total”: 5, “currency”: “EUR”}.\\n\\n"',
            ),
        ),
    ),
    kind(
        C,
        "a scan read digits as letters",
        "text/scanned-digits answer/unlike-others text/unlike-others answer/other-form "
        "answer/not-an-option",
        changed(
            INVOICE,
            rows=lambda rows: (
                [row.update(text=row["text"].replace("0", "O")) for row in rows] and None
            ),
        ),
        changed(
            DATES,
            rows=lambda rows: (
                [
                    row.update(said=row["said"].replace("0", "O").replace("1", "l"))
                    for row in rows[:3]
                ]
                and None
            ),
        ),
        changed(
            XINXI,
            rows=lambda rows: (
                [row.update(广告=row["广告"].replace("00元", "OO元")) for row in rows] and None
            ),
        ),
    ),
    kind(
        C,
        "words are cut at the line's end, as the PDF has them",
        "text/hyphenated",
        changed(LEGAL, rows=_over("clause", _broken, 2)),
        changed(READING, rows=_over("article", _broken, 3, 1)),
        changed(TITLES, rows=_over("abstract", _broken, 2)),
    ),
    kind(
        C,
        "texts came out of an address",
        "text/url-coded text/changed",
        changed(TITLES, rows=_over("abstract", quote)),
        changed(MEDIC, rows=_over("claim", quote)),
        changed(SEGUROS, rows=_over("parte", quote)),
    ),
    kind(
        C,
        "a few answers have full-width digits from a Chinese keyboard",
        "text/mixed-widths answer/two-spellings answer/unlike-others answer/other-form "
        "few-shot/other-form answer/not-an-option text/look-alike",
        changed(DATES, rows=_over("iso", _wide, 4, 1)),
        changed(XINXI, rows=_over("月薪", _wide, 4, 2)),
        changed(
            INVOICE,
            ("json.dumps(fields)", "json.dumps(fields, ensure_ascii=False)"),
            rows=put("total", lambda row: _wide(str(row["total"])), 4),
        ),
    ),
    kind(
        C,
        "rows bring the cue along that the template writes, too",
        "text/said-again",
        changed(LEGAL, rows=_over("clause", lambda text: "Clause: " + text)),
        changed(VERKEHR, rows=_over("text", lambda text: "Beschwerde: " + text)),
        changed(READING, rows=_over("question", lambda text: "Question: " + text)),
    ),
    kind(
        C,
        "options bring their letters along that the template writes, too",
        "text/said-again answer/letters",
        changed(
            GAOKAO,
            rows=each(
                lambda row: row.update({f"选项{x}": f"{x}．{row[f'选项{x}']}" for x in "ABCD"})
            ),
        ),
        changed(
            TIENGVIET,
            rows=put(
                "tu", lambda row: [f"{x}. {each}" for x, each in zip("ABC", row["tu"], strict=True)]
            ),
        ),
        changed(
            CHAT,
            rows=put(
                "replies",
                lambda row: [f"{x}) {each}" for x, each in zip("AB", row["replies"], strict=True)],
            ),
        ),
    ),
    kind(
        C,
        "sentences end with two marks, as the template adds one to the row's own",
        "text/said-again text/stray-sign text/run-together",
        changed(MEDIC, ('"CLAIM: " + claim', '"CLAIM: " + claim + "."')),
        changed(READING, ('"Question": data["question"]', '"Question": data["question"] + "?"')),
        changed(KEFU, ("{data['content']}\\n", "{data['content']}。\\n")),
    ),
    kind(
        C,
        "carriage returns of Windows are left at the ends of lines",
        "text/invisible text/two-spaces text/double-newline",
        changed(SEGUROS, rows=_over("parte", lambda text: text + "\r")),
        changed(VERKEHR, ("3: Sauberkeit\\n", "3: Sauberkeit\\r\\n")),
    ),
)
