"""Faults of characters: look-alikes, quotes, brackets, case, and what other systems write."""

from __future__ import annotations

from tests.lint.dense_6.making import case, kind, put, some, sub
from tests.lint.shape import Kind, SmallTask

CHARACTERS = "characters"


def _signs(what: str, rules: str, *cases: SmallTask) -> Kind:
    return kind(CHARACTERS, what, rules, *cases)


ALIKE = "text/look-alike text/cue-forms text/mixed-widths"
LEFT = "text/markup text/escaped text/stray-sign"

KINDS = (
    _signs(
        "one of the letters before options is a Cyrillic one",
        f"{ALIKE} answer/letters",
        case("museum", ('letters = "ABCD"\n', 'letters = "AB\u0421D"\n')),
    ),
    _signs(
        "times of a table have the sign of a ratio for their colon",
        f"{ALIKE} answer/not-an-option answer/other-form",
        case(
            "times",
            rows=put(
                "trains",
                lambda row: [
                    [cell.replace(":", "\u2236") for cell in line] for line in row["trains"]
                ],
            ),
        ),
    ),
    _signs(
        "dates of some answers have the hyphen of typesetters",
        f"{ALIKE} answer/other-form answer/unlike-others few-shot/other-form",
        case("iso-date", rows=sub("iso", "-", "\u2010", 3)),
    ),
    _signs(
        "a cue is written in the bold letters of mathematics",
        ALIKE,
        case("notices", (r"Notice: {", "𝐍𝐨𝐭𝐢𝐜𝐞: {")),
    ),
    _signs(
        "the colon of a cue is the one of vertical text",
        f"{ALIKE} text/colons",
        case("tw-chengyu", ('"答案："', '"答案\ufe30"')),
    ),
    _signs(
        "one cue is in simplified characters, the rest in traditional ones",
        "text/cue-forms text/look-alike",
        case("tw-dili", (r'f"題目：', r'f"题目：')),
    ),
    _signs(
        "a radical stands for its character, as copied from a PDF",
        ALIKE,
        case("chouqu", rows=sub("news", "人", "\u2f08")),
    ),
    _signs(
        "primes are written for apostrophes",
        f"{ALIKE} text/typeset-code",
        case("parks", rows=put("question", lambda row: row["question"].replace("'s", "\u2032s"))),
    ),
    _signs(
        "letters stand for digits in sums, as a scan has them",
        "text/scanned-digits text/unlike-others",
        case(
            "workshop",
            rows=some(
                "question", lambda text: text.replace("0 ", "O ").replace("12", "l2"), 0, 1, 5
            ),
        ),
    ),
    _signs(
        "a few answers have full-width digits",
        "text/mixed-widths text/look-alike answer/other-form answer/unlike-others answer/not-extracted",
        case(
            "yingyong",
            rows=some(
                "answer", lambda text: "".join(chr(ord(each) + 0xFEE0) for each in text), 2, 6
            ),
        ),
    ),
    _signs(
        "a bracket is opened in full width and closed in half width",
        "text/unclosed text/mixed-widths text/look-alike",
        case("panduan", ("“否”）", "“否”)")),
    ),
    _signs(
        "a quotation mark that closes stands where one opens",
        "text/unclosed text/look-alike text/cue-forms",
        case("pinglun", ("“正面”或“负面”", "”正面”或”负面”")),
    ),
    _signs(
        "programs have the quotes of a word processor",
        "text/typeset-code text/look-alike",
        case(
            "what-it-prints",
            rows=put("program", lambda row: row["program"].replace("('", "(‘").replace("'", "’")),
        ),
    ),
    _signs(
        "title() makes a capital behind each apostrophe",
        "text/changed answer/not-an-option",
        case("notices", ("{data['notice']}", "{data['notice'].title()}")),
    ),
    _signs(
        "capitalize() makes small letters of the names in a text that are asked for",
        "text/changed text/cut-item answer/not-an-option",
        case("who-did-it", ("{data['text']}", "{data['text'].capitalize()}")),
    ),
    _signs(
        "programs are escaped for a web page",
        "text/markup text/escaped",
        case(
            "scripts",
            ("{data['code']}", "{html.escape(data['code'])}"),
            ("import random\n", "import html\nimport random\n"),
        ),
    ),
    _signs(
        "entities were escaped twice",
        "text/markup text/escaped",
        case("tickets", rows=put("text", lambda row: f"&amp;quot;{row['text']}&amp;quot;", 5)),
    ),
    _signs(
        "breaks of HTML part the lines of rows",
        "text/markup",
        case("tw-shifei-2", rows=put("敘述", lambda row: f"{row['敘述']}<br />", 2)),
    ),
    _signs(
        "ties and escaped signs of LaTeX are left",
        LEFT,
        case(
            "ferry",
            rows=put(
                "question",
                lambda row: row["question"].replace(" euros", "~euros").replace("km ", "km\\,"),
            ),
        ),
    ),
    _signs(
        "Markdown's backslashes stand before the underscores of a gap",
        LEFT,
        case("gaps", rows=sub("sentence", "____", r"\_\_\_\_")),
    ),
    _signs(
        "quotes of a CSV file are doubled still",
        "text/said-again text/escaped text/stray-sign text/markup text/raw-value text/unlike-others",
        case(
            "film-notes",
            rows=put("review", lambda row: f'""{row["review"]}""', 3),
        ),
    ),
    _signs(
        "a chat template's end of turn is written into the prompt",
        "text/special-token tokens/special-text",
        case("spam", (r"Label:", r"<|im_end|>\nLabel:")),
    ),
    _signs(
        "the separator of BERT stands between premise and hypothesis",
        "text/special-token tokens/special-text text/markup text/placeholder",
        case("nli-daily", (r"['premise']}\n", r"['premise']} [SEP]\n")),
    ),
    _signs(
        "rare words of the rows were replaced by the sign for what a vocabulary lacks",
        "text/special-token text/markup text/unlike-others text/placeholder",
        case("pantry", rows=sub("passage", "rancid", "<unk>")),
        case("causes", rows=sub("premise", "The ", "<unk> ", 5)),
    ),
    _signs(
        "words are in the pieces of a byte-pair vocabulary",
        "text/markup text/special-token text/stray-sign text/unlike-others",
        case("zh-en-fanyi", rows=sub("en", "ing ", "@@ ing ")),
    ),
    _signs(
        "brackets are written as a treebank writes them",
        "text/markup text/special-token",
        case(
            "short-spans", rows=sub("context", ", 63 metres high,", " -LRB- 63 metres high -RRB-")
        ),
    ),
    _signs(
        "marks of a search that an assistant cited are in the rows",
        "text/markup text/stray-sign text/note-left text/unlike-others",
        case("pantry", rows=put("passage", lambda row: f"{row['passage']}【4†source】", 3)),
    ),
    _signs(
        "a sentence is coded as in an address",
        "text/url-coded",
        case(
            "tw-fanyi",
            ('"英文": data["英文"]', '"英文": quote(data["英文"])'),
            ("import random\n", "import random\nfrom urllib.parse import quote\n"),
        ),
    ),
    _signs(
        "the emoji that show a tone are written as their short names in some rows",
        "text/markup text/stray-sign text/unlike-others text/placeholder text/snake-name",
        case(
            "reviews",
            rows=put("review", lambda row: f"{row['review']} :face_with_rolling_eyes:", 5),
        ),
    ),
)
