"""Characters that look like others or like nothing, widths, quotes and dashes."""

from __future__ import annotations

from tests.lint.dense_2.making import SIGN, case, put, signs

WIDE = str.maketrans("0123456789", "０１２３４５６７８９")
HALF = str.maketrans("，。", "､｡")


def quoted(text: str) -> str:
    """Return a text as a CSV writes it, with its second word in quotes."""
    words = text.split(" ")
    words[1] = f'""{words[1]}""'
    return f'"{" ".join(words)}"'


KINDS = (
    signs(
        "a byte-order mark before the first field of each row",
        SIGN,
        case(
            "word-pairs",
            rows=put("words", lambda row: ["\ufeff" + row["words"][0], *row["words"][1:]]),
        ),
    ),
    signs(
        "soft hyphens of a web page inside words",
        SIGN + " text/hyphenated",
        case(
            "zoo-yesno",
            rows=put(
                "passage",
                lambda row: row["passage"].replace("tt", "t\u00adt").replace("ll", "l\u00adl"),
            ),
        ),
    ),
    signs(
        "a mark of direction around names",
        SIGN,
        case(
            "people-json",
            rows=put(
                "text",
                lambda row: row["text"].replace(row["city"], f"\u202b{row['city']}\u202c"),
                3,
            ),
        ),
    ),
    signs(
        "a line separator of Unicode in the place of the template's newline",
        SIGN + " text/lost-lines text/cue-forms",
        case("zh-changshi", ("{data['question']}\\n", "{data['question']}\u2028")),
    ),
    signs(
        "a bullet of a symbol font, from the private use area",
        SIGN + " text/stray-sign",
        case("news-topics", ('f"{number}. {topic}', 'f"\uf0b7 {number}. {topic}')),
    ),
    signs(
        "a zero-width joiner inside a label, by which two labels are one",
        SIGN + " answer/two-spellings answer/*",
        case(
            "tousu-fenlei",
            rows=put("dept", lambda row: row["dept"][0] + "\u200d" + row["dept"][1], 5, 2),
        ),
    ),
    signs(
        "an opening space of a Chinese paragraph before an English cue",
        SIGN + " text/indented",
        case("same-meaning", ("Sentence 2:", "\u3000\u3000Sentence 2:")),
    ),
    signs(
        "a Cyrillic letter in a label of the instruction",
        SIGN,
        case("film-notes", ("is positive or", "is pоsitive or")),
    ),
    signs(
        "a Greek letter as the cue of one letter",
        SIGN + " text/cue-forms",
        case("small-tables", ('"A:"', '"Α:"')),
    ),
    signs(
        "ligatures of a printed page",
        SIGN,
        case(
            "sort-words",
            rows=put(
                "words",
                lambda row: [word.replace("fi", "ﬁ").replace("fl", "ﬂ") for word in row["words"]],
            ),
        ),
    ),
    signs(
        "radicals in the place of characters, out of a PDF",
        SIGN,
        case(
            "yingyongti",
            rows=put(
                "question",
                lambda row: (
                    row["question"].replace("小", "⼩").replace("人", "⼈").replace("水", "⽔")
                ),
            ),
        ),
    ),
    signs(
        "full-width letters in an English cue",
        SIGN + " text/cue-forms text/shot-cue",
        case("prints", ('"Output:"', '"Ｏｕｔｐｕｔ:"')),
    ),
    signs(
        "some answers in full-width digits",
        "text/mixed-widths answer/two-spellings answer/other-form answer/* text/look-alike",
        case("yingyong", rows=put("answer", lambda row: row["answer"].translate(WIDE), 4, 1)),
    ),
    signs(
        "half-width marks of Japanese in a Chinese text",
        SIGN + " text/mixed-widths text/changed text/cue-forms",
        case("pinglun", rows=put("content", lambda row: row["content"].translate(HALF), 2)),
    ),
    signs(
        "full-width brackets and quotes in a program",
        SIGN + " text/typeset-code text/mixed-widths",
        case(
            "prints-what",
            rows=put(
                "program",
                lambda row: row["program"].replace("print(", "print（").replace(")", "）"),
                3,
            ),
        ),
    ),
    signs(
        "full-width braces, so that the format has nothing to fill",
        "text/placeholder text/unknown-name text/same-prompt text/no-question text/look-alike",
        case(
            "chengyu",
            ('data["sentence"] + "\\n"', '"｛sentence｝\\n".format(sentence=data["sentence"])'),
        ),
    ),
    signs(
        "a Chinese colon behind one of the English cues",
        "text/colons text/cue-forms text/look-alike text/mixed-widths",
        case("en-fr", ("\\nFrench:", "\\nFrench：")),
    ),
    signs(
        "quotes of TeX in words",
        SIGN + " text/unclosed text/stray-sign text/cue-forms",
        case("pronoun-ppl", ("\\\"{data['pronoun']}\\\"", "``{data['pronoun']}''")),
    ),
    signs(
        "a closing quote that opens",
        "text/unclosed text/look-alike text/stray-sign text/cue-forms",
        case("waimai-qinggan", ("回答“正面”或“负面”", "回答”正面“或”负面“")),
    ),
    signs(
        "a corner bracket that is opened and not closed",
        "text/unclosed text/stray-sign",
        case("tw-shifei", ("請回答「是」或「否」", "請回答「是」或「否")),
    ),
    signs(
        "quotes doubled by a CSV's rules",
        "text/said-again text/stray-sign text/unclosed text/escaped",
        case("cause-ppl", rows=put("premise", lambda row: quoted(row["premise"]), 3)),
    ),
    signs(
        "closing quotes of a word processor in JSON",
        "text/typeset-code text/look-alike few-shot/other-form answer/* text/cue-forms",
        case(
            "order-json",
            ("gold = json.dumps(record)", "gold = json.dumps(record).replace('\"', '”')"),
        ),
    ),
    signs(
        "a dash for the minus of some answers",
        "text/look-alike answer/two-spellings answer/* few-shot/* text/mixed-widths",
        case("frost", rows=put("evening", lambda row: row["evening"].replace("-", "–"), 3)),
    ),
)
