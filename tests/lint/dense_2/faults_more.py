"""More of computed texts: codes for words, half texts, and what a source adds."""

from __future__ import annotations

from tests.lint.dense_2.making import LOST, NOTE, PLACE, RAW, case, put, sub, text

KINDS = (
    text(
        "the first letter of a text where the first item of a list was meant",
        LOST,
        case("yunhan-ppl", ("{data['passage'][1]}", "{data['passage'][1][0]}")),
    ),
    text(
        "marks of a title that the data has, too",
        "text/said-again text/unclosed text/stray-sign",
        case("shici", rows=put("title", lambda row: f"《{row['title']}》")),
    ),
    text(
        "the keys of a table of labels are listed for its values",
        "answer/other-names answer/letter-asked few-shot/other-form " + RAW,
        case(
            "guize-shifei",
            ("（是/否）", '（" + "/".join(str(key) for key in LABELS) + "）'),
            ('{True: "是", False: "否"}[', "LABELS["),
            ("import random\n", 'import random\n\nLABELS = {True: "是", False: "否"}\n'),
        ),
    ),
    text(
        "code between the quotes, without braces",
        PLACE + " text/raw-value",
        case("panduan", ('敘述：" + data["claim"] + "\\n', "敘述：data['claim']\\n")),
    ),
    text(
        "where the book has the answer",
        NOTE + " answer/leaked",
        case(
            "yingyong", rows=put("question", lambda row: f"{row['question']}（答案见第132页）", 3)
        ),
    ),
    text(
        "the name, time and device of who wrote a review",
        NOTE,
        case(
            "waimai-qinggan",
            rows=put(
                "text",
                lambda row: f"{row['text']} 匿名用户 2021-03-04 18:22 来自iPhone客户端 赞(0) 回复",
                3,
            ),
        ),
    ),
    text(
        "a long number as a spreadsheet prints it",
        RAW + " text/scanned-digits",
        case("tickets-2", rows=sub("text", "order 5512", "order 5.51204E+11")),
    ),
    text(
        "a text wrapped to the width of a terminal",
        "text/changed text/lost-lines text/hyphenated text/indented",
        case(
            "ward-cot",
            ("import random\n", "import random\nimport textwrap\n"),
            ("{data['question']}", "{textwrap.fill(data['question'], 24)}"),
        ),
    ),
    text(
        "codes stand in a sentence where their words were meant",
        RAW + " text/unknown-name text/placeholder answer/legend text/empty-slot",
        case("cause-ppl", rows=put("asks", lambda row: {"cause": 0, "effect": 1}[row["asks"]])),
    ),
    text(
        "the cue stands behind the last option in its line",
        "text/run-together text/missing-space text/cue-forms",
        case("hotel-intents", ("{menu}\\nGuest:", "{menu}Guest:")),
    ),
    text(
        "the last sentence of a split text, where the others have the numbers",
        LOST,
        case(
            "market-sums", ('format(data["question"])', 'format(data["question"].split(". ")[-1])')
        ),
    ),
    text(
        "a site shows half of a review and offers the rest",
        NOTE + " " + LOST,
        case(
            "hotel-reviews", rows=put("review", lambda row: row["review"][:34] + "… Read more", 3)
        ),
    ),
    text(
        "a program that was copied out of a diff",
        NOTE + " text/raw-value text/changed text/typeset-code",
        case(
            "py-output",
            rows=put(
                "program",
                lambda row: "\n".join("+" + line for line in row["program"].splitlines()),
                3,
            ),
        ),
    ),
    text(
        "a question sends to a diagram that is not there",
        NOTE + " text/no-question answer/chain-differs",
        case(
            "market-sums-2",
            rows=put(
                "question", lambda row: f"{row['question']} (See the diagram on the left.)", 4
            ),
        ),
    ),
    text(
        "the header of a table twice, since two files were joined",
        "text/said-again text/repeated-instruction text/snake-name answer/not-an-option",
        case(
            "ferry-table",
            rows=put(
                "rows",
                lambda row: [
                    *row["rows"][:2],
                    ["Line", "From", "Leaves", "Price"],
                    *row["rows"][2:],
                ],
                4,
            ),
        ),
    ),
    text(
        "a menu of labels grows, as a list of the module is added to",
        "code/* answer/letters answer/other-count text/said-again answer/other-names",
        case(
            "xinwen",
            ("將新聞標題分類為：體育、財經、娛樂。", '將新聞標題分類為：" + "、".join(SEEN) + "。'),
            ("import random\n", 'import random\n\nSEEN = ["體育", "財經", "娛樂"]\n'),
            (
                "    for title, label in SAMPLES:\n",
                '    SEEN.append(data["label"])\n    for title, label in SAMPLES:\n',
            ),
        ),
    ),
)
