"""Faults of characters: encodings, what nobody sees, and spaces."""

from __future__ import annotations

from tests.lint.dense_6.making import case, kind, put, some, sub
from tests.lint.shape import Kind, SmallTask

CHARACTERS = "characters"


def _signs(what: str, rules: str, *cases: SmallTask) -> Kind:
    return kind(CHARACTERS, what, rules, *cases)


BROKEN = "text/encoding text/unlike-others text/markup text/escaped text/stray-sign text/changed"
UNSEEN = "text/invisible"
ESC = "\x1b"


def _quoted_printable(text: str) -> str:
    return "".join(
        sign if sign.isascii() else "".join(f"={byte:02X}" for byte in sign.encode())
        for sign in text
    )


KINDS = (
    _signs(
        "apostrophes of UTF-8 were read as Windows-1252",
        BROKEN,
        case("desk", rows=sub("ticket", " is ", " isnâ€™t ", 3)),
    ),
    _signs(
        "what could not be decoded was read as GBK once more",
        BROKEN,
        case("dianping", rows=sub("text", "。", "锟斤拷", 3)),
    ),
    _signs(
        "apostrophes of Mac Roman were read as Latin-1",
        f"{BROKEN} answer/unlike-others",
        case("en-fr", rows=sub("fr", "'", "Õ")),
    ),
    _signs(
        "a database lost the backslashes of escaped letters",
        f"{BROKEN} answer/unlike-others",
        case(
            "french",
            rows=put("fr", lambda row: row["fr"].replace("é", "u00e9").replace("è", "u00e8")),
        ),
    ),
    _signs(
        "accents are coded as in a mail, quoted-printable",
        f"{BROKEN} text/url-coded answer/unlike-others",
        case("into-french", rows=put("fr", lambda row: _quoted_printable(row["fr"]))),
    ),
    _signs(
        "letters with accents are dropped by encoding to ASCII",
        f"{BROKEN} text/cut-item text/no-question",
        case(
            "museum-quiz",
            ("{letter}. {option}", "{letter}. {option.encode('ascii', 'ignore').decode()}"),
        ),
    ),
    _signs(
        "letters that a code page lacks became question marks",
        f"{BROKEN} text/said-again text/cut-item text/ambiguous",
        case("tw-xinwen", rows=some("title", lambda text: f"{text[0]}??{text[3:]}", 1, 5, 8)),
    ),
    _signs(
        "the template was pasted with a byte-order mark",
        UNSEEN,
        case("tw-shifei", ('text = f"文章', 'text = f"\ufeff文章')),
    ),
    _signs(
        "soft hyphens stand in the long words of a web page",
        UNSEEN,
        case(
            "chem-mcq",
            rows=put(
                "options",
                lambda row: [
                    each.replace("dioxide", "di\u00adoxide").replace("trogen", "tro\u00adgen")
                    for each in row["options"]
                ],
            ),
        ),
    ),
    _signs(
        "zero-width spaces stand behind the marks of Chinese text",
        UNSEEN,
        case("zh-yuedu", rows=sub("passage", "，", "，\u200b", 2)),
    ),
    _signs(
        "a name is wrapped in marks of direction",
        UNSEEN,
        case(
            "hotel-intents", (r"Guest: {", r"Guest:" + " \u2068{"), ("['said']}", "['said']}\u2069")
        ),
    ),
    _signs(
        "a line separator stands where the template has its newline",
        f"{UNSEEN} text/lost-lines",
        case("into-french", (r"French.\n", "French.\u2028")),
    ),
    _signs(
        "form feeds of a page break are in the passages",
        UNSEEN,
        case("passage-bool", rows=sub("passage", ", ", ",\f", 2)),
    ),
    _signs(
        "bullets of a word processor are signs of the private area",
        f"{UNSEEN} text/look-alike text/encoding text/stray-sign",
        case("claims", (r'f"- {sentence}', 'f"\uf0b7 {sentence}')),
    ),
    _signs(
        "codes for colours of a terminal are in the output of a log",
        f"{UNSEEN} text/markup text/stray-sign text/escaped",
        case(
            "ticket-route", rows=put("ticket", lambda row: f"{ESC}[31m{row['ticket']}{ESC}[0m", 3)
        ),
    ),
    _signs(
        "joiners and selectors are left of emoji that were taken out",
        UNSEEN,
        case("review-tone", rows=put("review", lambda row: row["review"] + " \u200d\ufe0f", 3)),
    ),
    _signs(
        "a no-break space from a word processor stands in a cue",
        UNSEEN,
        case("event-dates", ('"Text: "', '"Text:\u00a0"')),
    ),
    _signs(
        "the wide space of Chinese sets in a line of the template",
        f"{UNSEEN} text/indented",
        case("zh-pinglun", (r"差评。\n评论：", "差评。\\n\u3000\u3000评论：")),
    ),
    _signs(
        "a segmenter's spaces are left between all Chinese characters",
        "text/raw-value text/two-spaces text/unlike-others text/changed text/run-together",
        case("gushi", ("{data['問']}", "{' '.join(data['問'])}")),
    ),
    _signs(
        "spaces are taken out of English sentences as if they were Chinese",
        "text/run-together",
        case("tw-fanyi", ('"英文": data["英文"]', '"英文": data["英文"].replace(" ", "")')),
    ),
    _signs(
        "French rows are in the decomposed form of a Mac",
        "text/not-composed",
        case(
            "into-french",
            rows=put("fr", lambda row: row["fr"].replace("é", "e\u0301").replace("ê", "e\u0302")),
        ),
    ),
    _signs(
        "what LaTeX writes became a tab in the rows",
        "text/escaped text/invisible text/markup",
        case("yingyongti", rows=put("题目", lambda row: row["题目"].replace("元", "\text{元}"))),
    ),
)
