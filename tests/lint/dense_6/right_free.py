"""Right tasks whose code looks odd and does what it should: templates, joins, fields that may lack."""

from __future__ import annotations

from tests.lint.dense_6.making import each, odd, put
from tests.lint.shape import Row


def _titled(rows: list[Row]) -> None:
    for number, row in enumerate(rows):
        row["title"] = ("《自然》", "", "《百科》")[number % 3]


def _spoken(row: Row) -> None:
    row["turns"] = [
        f"{name}: {said}" for name, said in zip(["Ana", "Bo"] * 2, row["turns"], strict=False)
    ]


RIGHT = (
    odd(
        "a field that is there is read by get with a default",
        "short-spans",
        ('data["question"]', 'data.get("question", "")'),
    ),
    odd(
        "a passage is cut at a length that none has",
        "pantry",
        ("{data['passage']}", "{data['passage'][:2000]}"),
    ),
    odd(
        "a template is set in as its function is, and dedent takes that off",
        "gaps",
        ('TEMPLATE = """Fill', 'TEMPLATE = textwrap.dedent("""\\\n        Fill'),
        ("\nSentence: {", "\n        Sentence: {"),
        ("\nWords: {", "\n        Words: {"),
        ('\nMissing word:"""', '\n        Missing word:""")'),
        ("import random\n", "import random\nimport textwrap\n"),
    ),
    odd(
        "a string.Template with a dollar that is filled",
        "opposites",
        ("text = (", "text = Template("),
        (r'''f"Word: {data['word']}\nOpposite:"''', r'"Word: $word\nOpposite:"'),
        (
            '    return {"input"',
            '    text = text.substitute(word=data["word"])\n    return {"input"',
        ),
        ("import random\n", "import random\nfrom string import Template\n"),
    ),
    odd(
        "a doubled per cent sign that the formatting makes one",
        "fanyi",
        ("翻译成英文。", "翻译成英文，要求100%%准确。"),
    ),
    odd(
        "doubled braces that format makes an object of JSON",
        "order-json",
        (
            'text = "Give the order as JSON with the keys item and quantity.\\n"',
            'text = "Give the order as JSON: {{\\"item\\": ..., \\"quantity\\": ...}}\\n".format()',
        ),
    ),
    odd(
        "a row is shown as an object of JSON on purpose",
        "chouqu",
        ("新闻：{正文}", "新闻（JSON）：{正文}"),
        (
            '{"正文": data["news"],',
            '{"正文": json.dumps({"text": data["news"]}, ensure_ascii=False),',
        ),
        ("import random\n", "import json\nimport random\n"),
    ),
    odd(
        "a title stands before the passages that have one",
        "panduan",
        (
            'text = data["passage"]',
            'text = (data["title"] and data["title"] + "\\n") + data["passage"]',
        ),
        rows=_titled,
    ),
    odd(
        "turns bring the names of who spoke along",
        "chat-mood",
        (
            'for speaker, said in zip(("Ana", "Bo") * 2, data["turns"]):',
            'for said in data["turns"]:',
        ),
        (r'f"{speaker}: {said}\n"', r'f"{said}\n"'),
        rows=each(_spoken),
    ),
    odd(
        "options are numbered from nought, and so are the answers",
        "gap-number",
        ('enumerate(data["words"], 1)', 'enumerate(data["words"])'),
        ('str(data["right"] + 1)', 'str(data["right"])'),
    ),
    odd(
        "cues are bold in Markdown, each closed",
        "museum",
        ("Question: {", "**Question:** {"),
        (r'"\nAnswer:"', r'"\n**Answer:**"'),
    ),
    odd(
        "a passage stands between tags that are closed",
        "gushi",
        (r"文章：{data['文']}\n", r"<文章>{data['文']}</文章>\n"),
    ),
    odd(
        "the numbers of options are in wide brackets",
        "tw-chengyu",
        ("({i}) {word}", "（{i}）{word}"),
    ),
    odd(
        "all colons of a Chinese prompt are half-width ones",
        "changshi",
        ("题目：", "题目:"),
        ("答案：", "答案:"),
    ),
    odd(
        "bullets are round",
        "claims",
        (r'f"- {sentence}', r'f"• {sentence}'),
    ),
    odd(
        "empty lines part the cues",
        "nli",
        (r'"\n".join(parts)', r'"\n\n".join(parts)'),
    ),
    odd(
        "question and cue stand on one line",
        "capitals-fmt",
        (r"({continent})?\nA:", r"({continent})? A:"),
    ),
    odd(
        "a rule of hyphens parts the text from what is asked",
        "notices",
        (r"{data['notice']}\n", r"{data['notice']}\n----\n"),
    ),
    odd(
        "the options of a legend stand one by one on lines with arrows",
        "headline-desk",
        ('"; ".join(f"{letter} = {name}"', '", ".join(f"{letter} → {name}"'),
    ),
    odd(
        "a list is joined by or throughout",
        "tickets",
        ('", ".join(QUEUES)', '" or ".join(QUEUES)'),
    ),
    odd(
        "a table of tabs",
        "table-cell",
        ('"| " + " | ".join(line.split(",")) + " |"', 'line.replace(",", "\\t")'),
        ('        grid.insert(1, "|" + " --- |" * width)\n'.removeprefix("    "), ""),
    ),
    odd(
        "a table keeps the commas of its file",
        "small-tables",
        ('"| " + " | ".join(row.split(",")) + " |"', "row"),
        ('"| " + " | ".join(data["columns"]) + " |"', '",".join(data["columns"])'),
        ("header, rule, *body", "header, *body"),
    ),
    odd(
        "a program stands in a fence of tildes",
        "scripts",
        ("```python", "~~~python"),
        (r"\n```", r"\n~~~"),
    ),
    odd(
        "a program has no fence",
        "py-output",
        (r"\n```python\n{program}\n```\nOutput", r"\n\n{program}\n\nOutput"),
    ),
    odd(
        "a sentence is quoted by the quotes of Chinese",
        "tw-shifei-2",
        (
            r'"\n敘述：" + data["敘述"] + "\n'.removeprefix('"'),
            r'\n敘述：「" + data["敘述"] + "」\n',
        ),
    ),
    odd(
        "a review stands between triple quotes",
        "zh-pinglun",
        (r'评论：" + data["review"] + "\n', r'评论：\n\"\"\"\n" + data["review"] + "\n\"\"\"\n'),
    ),
    odd(
        "the letters of a word are spelt with hyphens on purpose",
        "letter-place",
        (r"the word \"{word}\"?", r"the word \"{word}\" ({spelt})?"),
        ('    text = f"What', '    spelt = "-".join(word)\n    text = f"What'),
    ),
    odd(
        "amounts have a comma for thousands",
        "invoices",
        ("{data['amount']:.2f}", "{data['amount']:,.2f}"),
    ),
    odd(
        "dates have their weekday, which code works out",
        "invoices",
        ("{data['issued']}", "{date.fromisoformat(data['issued']):%A, %Y-%m-%d}"),
        ("import random\n", "import random\nfrom datetime import date\n"),
    ),
    odd(
        "a note on where the answer stands is in brackets",
        "parks",
        (r'"\nA:"', r'"\nA (from the text):"'),
    ),
    odd(
        "the numbers that may be answered stand in brackets",
        "first-of-four",
        ("Reply with its number.", "Reply with its number (1, 2, 3 or 4)."),
    ),
    odd(
        "the description is one line, and the template has no instruction",
        "museum-quiz",
        description="Questions on art and museums. Answer each with a letter from A to D.\n\n",
    ),
    odd(
        "the number of words stands in brackets before the colon of a cue",
        "word-sort",
        (r"\nWords: {listed}\n", r"\nWords ({len(data['words'])}): {listed}\n"),
    ),
    odd(
        "labels are listed with bars",
        "tw-xinwen",
        ('"、".join(LABELS)', '"／".join(LABELS)'),
    ),
    odd(
        "rows have a field that the prompt does not need",
        "gongdan",
        rows=put("来源", lambda row: None),
    ),
    odd(
        "a text of the rows is stripped of its white space at the ends",
        "yuedu",
        ('短文=data["短文"]', '短文=data["短文"].strip()'),
        rows=put("短文", lambda row: row["短文"] + "\n"),
    ),
)
