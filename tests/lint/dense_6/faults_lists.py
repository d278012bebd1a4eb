"""Faults of lists, joins and loops, and of tables that they make."""

from __future__ import annotations

from tests.lint.dense_6.making import case, each, kind, put
from tests.lint.shape import Kind, Row, SmallTask

TEXT = "text that was meant to be computed"


def _text(what: str, rules: str, *cases: SmallTask) -> Kind:
    return kind(TEXT, what, rules, *cases)


LOST = "text/no-question text/cut-item text/empty-slot text/ambiguous"
ITEMS = "answer/letters answer/other-count answer/legend"


def _lettered(row: Row) -> None:
    row["options"] = [f"{a}. {b}" for a, b in zip("ABCD", row["options"], strict=True)]


def _asked_with_options(row: Row) -> None:
    listed = " ".join(f"({a}) {b}" for a, b in zip("ABCD", row["choices"], strict=True))
    row["question"] += f"\n{listed}"


def _blank_option(row: Row) -> None:
    row["options"].insert(0, "")
    row["gold"] += 1


KINDS = (
    _text(
        "a list is put into the text as it is",
        "text/raw-value",
        case("word-sort", ('", ".join(data["words"])', 'data["words"]')),
    ),
    _text(
        "join goes over a text that was joined already",
        "text/raw-value text/run-together",
        case("word-ends", ('", ".join(words)', '", ".join(", ".join(words))')),
    ),
    _text(
        "the pairs of enumerate are printed as tuples",
        f"text/raw-value {ITEMS}",
        case(
            "gap-number",
            (
                r'"".join(f"{place}) {word}\n" for place, word in enumerate(data["words"], 1))',
                r'"".join(f"{pair}\n" for pair in enumerate(data["words"], 1))',
            ),
        ),
    ),
    _text(
        "a legend is joined from the keys of a dict, without their names",
        f"{ITEMS} {LOST} answer/letter-asked text/*",
        case(
            "headline-desk",
            (
                '"; ".join(f"{letter} = {name}" for letter, name in DESKS.items())',
                '"; ".join(DESKS)',
            ),
        ),
    ),
    _text(
        "a dict is formatted where its names were to be listed",
        "text/raw-value",
        case(
            "hotel-intents",
            (r'"\n".join(f"({key}) {name}" for key, name in INTENTS.items())', "INTENTS"),
        ),
    ),
    _text(
        "a loop keeps its last sentence alone",
        LOST,
        case(
            "claims",
            (r'text += f"- {sentence}\n"', r'listed = f"- {sentence}\n"'),
            (r'text += f"Claim', r'text += listed + f"Claim'),
        ),
    ),
    _text(
        "a talk is shown without its last turn",
        LOST,
        case("chat-mood", ('data["turns"]):', 'data["turns"][:-1]):')),
    ),
    _text(
        "a loop over options returns what it has at the first one",
        f"{LOST} {ITEMS} text/first-item",
        case(
            "chengyu",
            (
                r'text += f"{chr(65 + i)}. {each}\n"',
                r'text += f"{chr(65 + i)}. {each}\n"' + "\n        break",
            ),
        ),
    ),
    _text(
        "options are joined by nothing",
        "text/run-together text/lost-lines text/stray-sign answer/letters",
        case("tw-dili", (r'"\n".join(f"({', r'"".join(f"({')),
    ),
    _text(
        "a comma is lost between two lines of a list, which become one text",
        "text/run-together text/lost-lines",
        case(
            "who-did-it",
            (
                '"Copy the name that answers the question from the text.",',
                '"Copy the name that answers the question from the text."',
            ),
        ),
    ),
    _text(
        "a list ends with the comma that was to stand between its items",
        "text/stray-sign text/said-again text/empty-slot",
        case(
            "tickets",
            ('", ".join(QUEUES) + "."', '"".join(queue + ", " for queue in QUEUES) + "."'),
        ),
    ),
    _text(
        "an empty item leads the words to choose from",
        "answer/empty-option text/stray-sign text/empty-slot text/unlike-others answer/*",
        case("gaps", rows=each(_blank_option)),
    ),
    _text(
        "a column without a sentence makes an item None",
        "text/nothing text/unlike-others",
        case("claims", rows=put("evidence", lambda row: [*row["evidence"][:2], None])),
    ),
    _text(
        "all options of a list have the number one",
        "answer/letters answer/other-count few-shot/wrong-answer text/said-again answer/legend",
        case(
            "first-of-four",
            ('f"{n}) {event}" for n, event in enumerate(data["events"], start=1)', ""),
            ('"\\n".join()', '"\\n".join(f"1) {event}" for event in data["events"])'),
        ),
    ),
    _text(
        "options of the rows have letters already, and the template writes them again",
        "text/said-again answer/letters",
        case("museum-quiz", rows=each(_lettered)),
    ),
    _text(
        "the question of the rows ends with the options that the template lists",
        "text/said-again text/repeated-instruction answer/letters answer/same-option "
        "text/separator-inside",
        case("museum", rows=each(_asked_with_options)),
    ),
    _text(
        "the question of the rows has the cue of the template",
        "text/said-again text/cue-forms text/colons",
        case("zh-pinglun", rows=put("review", lambda row: f"评论：{row['review']}")),
    ),
    _text(
        "a list at the top of the module is filled on and on, row by row",
        "code/* few-shot/question-shown few-shot/own-doc text/said-again text/repeated-instruction "
        "text/same-prompt answer/letters",
        case(
            "yeshi",
            ('選項 = ""', "選項 = 全部"),
            (
                r"""選項 += f"({'甲乙丙'[序]}) {內容}\n\"""".replace('\\"', '"'),
                r"""選項.append(f"({'甲乙丙'[序]}) {內容}\n")""",
            ),
            ("{選項}", "{''.join(選項)}"),
            ("import random\n", "import random\n\n全部 = []\n"),
        ),
    ),
    _text(
        "options are listed by a loop inside a loop, each several times",
        "answer/letters answer/same-option text/said-again answer/other-count",
        case(
            "science-steps",
            (
                'for letter, each in zip("ABC", data["options"])',
                'for letter in "ABC" for each in data["options"]',
            ),
        ),
    ),
    _text(
        "the options that are asked for are not shown",
        f"{LOST} {ITEMS} answer/letter-asked text/no-question",
        case("tw-chengyu", ('data["sentence"], options, "答案：', 'data["sentence"], "答案：')),
    ),
    _text(
        "rows of a table have a cell less than its header",
        LOST,
        case("times", ('" | ".join(train)', '" | ".join(train[:-1])')),
    ),
    _text(
        "the header of a table lacks its first column",
        LOST,
        case(
            "small-tables",
            ('" | ".join(data["columns"])', '" | ".join(data["columns"][1:])'),
        ),
    ),
    _text(
        "the rows of a table stand on one line",
        "text/lost-lines text/run-together",
        case("table-cell", (r'"\n".join(grid)', '" ".join(grid)')),
    ),
    _text(
        "both sides of a talk have the name of the first",
        "text/cue-forms text/said-again text/shot-cue text/no-question text/cut-item",
        case("chat-mood", ('("Ana", "Bo") * 2', '("Ana", "Ana") * 2')),
    ),
    _text(
        "a line is added twice after a merge",
        "text/repeated-instruction text/said-again",
        case(
            "reviews",
            (
                r'text += "Is this review positive or negative?\n"',
                'text += "Is this review positive or negative?\\n"\n'
                '    text += "Is this review positive or negative?\\n"',
            ),
        ),
    ),
    _text(
        "the description of the config says what the template says",
        "text/repeated-instruction text/said-again",
        case("dianping", description="判断下面的评论是好评还是差评。\n"),
    ),
    _text(
        "a column is padded to one width with spaces",
        "text/two-spaces text/trailing-space",
        case("causes", ("(1) {data['first']}", "(1) {data['first']:<40}")),
    ),
    _text(
        "sentences of a passage are joined by nothing",
        "text/run-together",
        case(
            "passage-bool",
            (
                '{"Passage": data["passage"],',
                '{"Passage": "".join(data["sentences"]),',
            ),
            rows=put(
                "sentences", lambda row: [row["passage"], "The notice is new.", "It is valid."]
            ),
        ),
    ),
    _text(
        "whole numbers of a table became floats",
        "text/raw-value answer/python-value answer/not-an-option answer/other-form text/cut-item",
        case(
            "small-tables",
            rows=put("rows", lambda row: [f"{cells}.0" for cells in row["rows"]]),
        ),
    ),
)
