"""Faults of fields: absent, empty, cut, doubled, swapped, not filled in, or printed raw."""

from __future__ import annotations

from tests.lint.dense_6.making import case, each, kind, put, some
from tests.lint.shape import Kind, Row, SmallTask

TEXT = "text that was meant to be computed"


def _text(what: str, rules: str, *cases: SmallTask) -> Kind:
    return kind(TEXT, what, rules, *cases)


FILL = "text/placeholder text/unknown-name text/no-question text/same-prompt text/stray-sign"
LOST = "text/no-question text/cut-item text/empty-slot text/ambiguous text/same-prompt"
RAW = "text/raw-value"


def _header(rows: list[Row]) -> list[Row]:
    head = {"text": "text", "queue": "queue"}
    return [head, *rows]


def _slipped(row: Row) -> None:
    row["context"], row["question"] = row["question"], row["context"]


KINDS = (
    _text(
        "one of several f-strings in a row lacks its f",
        FILL,
        case("rules-bool", (r"""f"Question: {data""", r""""Question: {data""")),
    ),
    _text(
        "format is called on the last of two literals that are added",
        FILL,
        case(
            "zh-yingyong",
            (
                r'"问题：{}\n解答：让我们一步一步地想。\n".format(data["question"])',
                r'"问题：{}\n" + "解答：让我们一步一步地想。\n".format(data["question"])',
            ),
        ),
    ),
    _text(
        "a description of MMLU's kind speaks of a subject in braces",
        FILL,
        case(
            "chem-mcq",
            description="The following are multiple choice questions (with answers) about "
            "{subject}.\n\n",
        ),
    ),
    _text(
        "the percent sign that filled a template was dropped in a refactoring",
        FILL,
        case("fanyi", (r' % data["zh"]', "")),
    ),
    _text(
        "a Jinja template is filled by replace without the spaces that it has",
        FILL,
        case(
            "capitals-fmt",
            ("{country} ({continent})", "{{ country }} ({{ continent }})"),
            (
                'FORM.format(country=data["country"], continent=data["continent"])',
                'FORM.replace("{{country}}", data["country"])'
                '.replace("{{ continent }}", data["continent"])',
            ),
        ),
    ),
    _text(
        "a block of Handlebars that loops over options is left in the text",
        f"{FILL} answer/letters text/markup",
        case(
            "changshi",
            (
                r"{xuanxiang}\n答案：",
                r"{{{{#each choices}}}}\n{xuanxiang}\n{{{{/each}}}}\n答案：",
            ),
        ),
    ),
    _text(
        "a string.Template has a name that safe_substitute does not get",
        FILL,
        case(
            "opposites",
            (
                "text = (",
                "text = Template(",
            ),
            (r'''f"Word: {data['word']}\nOpposite:"''', r'"Word: $term\nOpposite:"'),
            (
                '    return {"input"',
                '    text = text.safe_substitute(word=data["word"])\n    return {"input"',
            ),
            ("import random\n", "import random\nfrom string import Template\n"),
        ),
    ),
    _text(
        "a mark that replace looks for is written in other letters in the template",
        f"{FILL} text/markup",
        case("iso-date", ('PROMPT.replace("[[date]]"', 'PROMPT.replace("[[DATE]]"')),
    ),
    _text(
        "the tag of ERB stands before the value",
        f"{FILL} text/markup text/unclosed",
        case(
            "gloss",
            (r"Word: {data['zh']}\n", r"Word: <%= word %> {data['zh']}\n"),
        ),
    ),
    _text(
        "the dollar of a template literal of JavaScript stands before a value",
        "text/stray-sign text/placeholder",
        case("spam", ("Message: {data['sms']}", "Message: ${data['sms']}")),
    ),
    _text(
        "a field is read by get under the name that it had in an earlier export",
        f"text/absent-field {LOST}",
        case("short-spans", ('data["question"]', 'data.get("query", "")')),
    ),
    _text(
        "an and that should leave out an absent title prints its None",
        "text/nothing text/absent-field text/raw-value",
        case(
            "panduan",
            (
                'text = data["passage"]',
                "title = data.get('title') and f\"《{data['title']}》\"\n"
                "    text = f\"{title}\\n\" + data['passage']",
            ),
        ),
    ),
    _text(
        "pandas wrote nan where a passage is missing",
        "text/nothing text/unlike-others text/empty-slot",
        case("pantry", rows=some("passage", lambda _: "nan", 3, 8)),
    ),
    _text(
        "errors of a spreadsheet stand in the rows",
        "text/nothing text/unlike-others text/raw-value text/placeholder text/markup text/ambiguous "
        "few-shot/question-shown",
        case("reviews", rows=some("review", lambda _: "#REF!", 4, 9)),
    ),
    _text(
        "the first row is the table's header",
        "text/placeholder text/unlike-others answer/unlike-others text/unknown-name answer/other-names",
        case("tickets", rows=_header),
    ),
    _text(
        "passage and question stand in each other's column in a few rows",
        "text/swapped-fields text/unlike-others text/no-question answer/not-an-option "
        "answer/unlike-others",
        case("short-spans", rows=each(_slipped, 4, 1)),
    ),
    _text(
        "two keyword arguments of format have each other's field",
        "text/swapped-fields",
        case(
            "yuedu",
            ('短文=data["短文"], 问题=data["问题"]', '短文=data["问题"], 问题=data["短文"]'),
        ),
    ),
    _text(
        "both sentences of a pair show the first",
        f"text/said-again text/repeated-instruction {LOST}",
        case("same-meaning", ("Sentence 2: {second}", "Sentence 2: {first}")),
    ),
    _text(
        "a loop over options reuses the name that holds the question",
        f"text/said-again {LOST} answer/leaked",
        case(
            "museum",
            ('letters = "ABCD"', 'letters, line = "ABCD", data["question"]'),
            (
                'lines = [f"{letter}. {choice}" for letter, choice in zip(letters, data["choices"])]',
                'lines = []\n    for letter, line in zip(letters, data["choices"]):\n'
                '        lines.append(f"{letter}. {line}")',
            ),
            ("{data['question']}", "{line}"),
        ),
    ),
    _text(
        "a conditional expression swallows the question that is added behind its else",
        LOST,
        case(
            "gushi",
            (
                r"""text = f"文章：{data['文']}\n問題""",
                r"""text = f"文章：{data['文']}\n" if data["文"] else "" + f"問題""",
            ),
        ),
    ),
    _text(
        "the last line assigns where the others add",
        f"{LOST} answer/letters few-shot/question-shown",
        case("zh-changshi", (r'text += "答案', r'text = "答案')),
    ),
    _text(
        "lstrip with a word takes its letters off the question",
        f"{LOST} text/changed",
        case("who-did-it", ("{data['question']}", "{data['question'].lstrip('Who ')}")),
    ),
    _text(
        "a passage is cut at a number of characters",
        LOST,
        case("tw-shifei", ('data["passage"], data', 'data["passage"][:8], data')),
    ),
    _text(
        "textwrap.shorten puts its own mark where the passage goes on",
        f"{LOST} text/markup",
        case(
            "parks",
            ('text = data["passage"]', 'text = textwrap.shorten(data["passage"], 40)'),
            ("import random\n", "import random\nimport textwrap\n"),
        ),
    ),
    _text(
        "json.dumps without ensure_ascii=False writes a Chinese passage as escapes",
        "text/escaped text/raw-value text/no-question",
        case(
            "zh-yuedu",
            ('"短文：" + data["passage"]', '"短文：" + json.dumps(data["passage"])'),
            ("import random\n", "import json\nimport random\n"),
        ),
    ),
    _text(
        "a sentence is encoded and printed as bytes",
        RAW,
        case("french", ('"English: " + data["en"]', '"English: " + str(data["en"].encode())')),
    ),
    _text(
        "a method is printed since its brackets are missing",
        f"{RAW} text/no-question text/same-prompt code/not-repeated",
        case("en-fr", ('data["en"].strip()', 'data["en"].strip')),
    ),
    _text(
        "a comma inside the braces makes a tuple",
        RAW,
        case("notices", ("{data['notice']}", "{data['notice'],}")),
    ),
    _text(
        "a program is printed by repr, on one line",
        "text/raw-value text/escaped text/lost-lines",
        case("py-output", (r"{program}", r"{program!r}")),
    ),
    _text(
        "a pandas Series stands in the text as it prints itself",
        "text/raw-value text/unlike-others text/markup text/two-spaces",
        case(
            "headline-desk",
            rows=put("headline", lambda row: f"0    {row['headline']}\nName: title, dtype: object"),
        ),
    ),
    _text(
        "a sum is printed with its error of rounding",
        RAW,
        case("invoices", ("{data['amount']:.2f}", "{data['amount'] * 1.1}")),
    ),
    _text(
        "large sums are printed with an exponent",
        "text/raw-value text/unlike-others answer/python-value",
        case("invoices", ("{data['amount']:.2f}", "{data['amount']:.3g}")),
    ),
    _text(
        "a date is printed with the midnight of its timestamp",
        "text/raw-value answer/python-value",
        case(
            "invoices",
            ("{data['issued']}", "{datetime.fromisoformat(data['issued'])}"),
            ("import random\n", "import random\nfrom datetime import datetime\n"),
        ),
    ),
    _text(
        "some dates are left as milliseconds since 1970",
        "text/raw-value text/unlike-others text/ambiguous",
        case("invoices", rows=some("issued", lambda _: "1714953600000", 2, 5, 8)),
    ),
    _text(
        "a pattern for dates is printed in the place of the date",
        "text/placeholder text/no-question text/stray-sign text/empty-slot text/ambiguous",
        case("invoices", ("{data['issued']}", "%Y-%m-%d")),
    ),
    _text(
        "a unit stands in the row and in the template",
        "text/said-again",
        case("invoices", rows=put("days", lambda row: f"{row['days']} days")),
    ),
    _text(
        "an ordinal is made by th behind any number",
        "text/raw-value text/said-again text/unlike-others text/run-together",
        case("letter-place", ("{ORDINALS[place]}", "{place}th")),
    ),
)
