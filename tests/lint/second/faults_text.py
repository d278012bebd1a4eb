"""Faults of text that was meant to be computed."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

from tests.lint.second.faults import above, fault, kind
from tests.lint.shape import Kind, Names, Row

FAMILY = "text that was meant to be computed"
UNFILLED = [
    Names("text/*", "placeholder|brace|filled|name|field|format|template|%|dollar|question")
]
RAW = [
    Names(
        "text/* code/*",
        "Python|list|dict|bytes|tuple|set|writes|raw|repr|object|method|function|generator|address|repeat|datetime",
    )
]
MISSING = [
    Names(
        "text/*",
        "passage|field|question|words|missing|not in|cut|dropped|left out|part|same|None|empty",
    )
]


def _each(key: str, change: Callable[[str], str], every: int = 1) -> Callable[[list[Row]], None]:
    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = change(row[key])

    return put


KINDS: tuple[Kind, ...] = (
    kind(
        "the string's format was never called",
        FAMILY,
        UNFILLED,
        fault(
            "conversions", ("f\"Convert: {data['question']}\\nResult:\"", '"Convert: {}\\nResult:"')
        ),
        fault(
            "support",
            ("f\"Customer: {data['question']}\\nDepartment:\"", '"Customer: %s\\nDepartment:"'),
        ),
        fault("poems", ("f\"上句：{data['question']}，\\n下句：\"", '"上句：{0}，\\n下句："')),
    ),
    kind(
        "a template of another system is left",
        FAMILY,
        UNFILLED,
        fault(
            "stars", ('f"Review:\\n\\"{data[\'question\']}\\"', '"Review:\\n\\"{{ question }}\\"')
        ),
        fault("headlines", ("f\"<article>\\n{data['passage']}", '"<article>\\n$passage')),
        fault(
            "mentions",
            (
                "f\"List the people of the sentence, with commas between.\\nSentence: {data['passage']}",
                '"List the people of the sentence, with commas between.\\nSentence: {% passage %}',
            ),
        ),
        fault("zh-problems", ("f\"问题：{data['question']}", '"问题：[[question]]')),
    ),
    kind(
        "braces are doubled in an f-string",
        FAMILY,
        UNFILLED,
        fault("conversions", ("{data['question']}", "{{data['question']}}")),
        fault("claims", ("{data['question']}", "{{data['question']}}")),
        fault("zh-nli", ("{hypothesis}", "{{hypothesis}}")),
    ),
    kind(
        "a method is printed instead of called",
        FAMILY,
        RAW,
        fault("conversions", ("{data['question']}", "{data['question'].strip}")),
        fault("support", ("{data['question']}\\n", "{data['question'].capitalize}\\n")),
        fault("poems", ("{data['question']}", "{data['question'].strip}")),
    ),
    kind(
        "a generator, or an object's address, is printed",
        FAMILY,
        RAW,
        fault(
            "one-line",
            (
                '" ".join(f"({letter}) {option}" for letter, option in zip("ABCDE", options))',
                '(f"({letter}) {option}" for letter, option in zip("ABCDE", options))',
            ),
        ),
        fault("numbered-text", ('"\\n".join(lines)', 'str(enumerate(data["options"], 1))')),
        fault("csv", ('"\\n".join([head, *lines])', 'f"{map(str, lines)}"')),
    ),
    kind(
        "a tuple or a set is printed",
        FAMILY,
        RAW,
        fault("pairs", ("Question 1: {one}\\nQuestion 2: {other}", "Questions: {one, other}")),
        fault(
            "stances",
            ('"0 = against cars, 1 = neutral, 2 = for cars\\n"', 'f"Stances: {tuple(STANCES)}\\n"'),
        ),
        fault("one-line", ("Answer choices: {listed}", "Answer choices: {set(options)}")),
    ),
    kind(
        "pairs of key and value are printed",
        FAMILY,
        [*RAW, Names("answer/*", "leak|tells|shown")],
        fault(
            "small-letters",
            ('enumerate(data["target_scores"])', 'enumerate(data["target_scores"].items())'),
        ),
        fault("csv", ('",".join(str(cell) for cell in row.values())', "str(row)")),
        fault(
            "dialogue",
            (
                'turns = "".join(f"{speaker}: {said}\\n" for speaker, said in data["turns"])',
                "turns = f\"{data['turns']}\\n\"",
            ),
        ),
    ),
    kind(
        "numbers went through floats and have a point",
        FAMILY,
        [Names("text/* answer/* few-shot/*", r"float|number|nan|decimal|another|output")],
        fault("stars", rows=lambda rows: [r | {"answer": str(float(r["answer"]))} for r in rows]),
        fault(
            "csv",
            rows=lambda rows: [
                r | {"rows": [{**p, "price": float(p["price"])} for p in r["rows"]]} for r in rows
            ],
        ),
        fault(
            "conversions",
            (
                '"processed_output": data["answer"]',
                '"processed_output": str(float(data["answer"]))',
            ),
        ),
    ),
    kind(
        "only the first character of a text is printed",
        FAMILY,
        MISSING,
        fault("conversions", ("{data['question']}", "{data['question'][0]}")),
        fault(
            "pairs",
            (
                'one, other = data["passage"]',
                'one, other = data["passage"][0][0], data["passage"][1][0]',
            ),
        ),
        fault("zh-problems", ("{data['question']}", "{data['question'][0]}")),
        fault("headlines", ("{data['passage']}", "{data['passage'][0]}")),
    ),
    kind(
        "only the first item of a list is printed",
        FAMILY,
        [*MISSING, Names("answer/*", "option|list|letter")],
        fault("pairs", ("Question 2: {other}", "Question 2: {one}")),
        fault("dialogue", ('in data["turns"])', 'in data["turns"][:1])')),
        fault("csv", ('for row in data["rows"]]', 'for row in data["rows"][:1]]')),
    ),
    kind(
        "characters are printed as \\u escapes",
        FAMILY,
        [Names("text/* answer/*", r"\\u|escape|JSON|ASCII|unicode|question|output")],
        fault(
            "zh-problems",
            above("import json"),
            ("{data['question']}", "{json.dumps(data['question'])}"),
        ),
        fault(
            "poems", above("import json"), ('data["answer"] + "。"', 'json.dumps(data["answer"])')
        ),
        fault("zh-nli", ("{premise}", "{premise.encode('unicode_escape').decode()}")),
    ),
    kind(
        "a note to the author is left in the prompt",
        FAMILY,
        [Names("text/*", "placeholder|note|TODO|filled|template|left")],
        fault("claims", ("True or False?", "TODO: nicer wording. True or False?")),
        fault("support", ('"Send each', '"[INSERT INSTRUCTION HERE] Send each')),
        fault("zh-problems", ("我们一步一步来算。", "【在此处填写提示】")),
        fault("headlines", ("<article>\\n", "<article>\\n<your text here>\\n")),
    ),
    kind(
        "text is coded as in an address",
        FAMILY,
        [Names("text/*", "encod|URL|percent|%")],
        fault("stars", rows=_each("question", quote)),
        fault("support", rows=_each("question", quote, 2)),
        fault("zh-problems", rows=_each("question", quote)),
    ),
    kind(
        "the same passage stands twice in the prompt",
        FAMILY,
        [Names("text/* few-shot/*", "twice|repeat|again|double")],
        fault("headlines", ("{data['passage']}\\n", "{data['passage']}\\n{data['passage']}\\n")),
        fault(
            "mentions",
            (
                "Sentence: {data['passage']}",
                "Sentence: {data['passage']}\\nSentence: {data['passage']}",
            ),
        ),
        fault("zh-nli", ("前提：{premise}\\n", "前提：{premise}\\n前提：{premise}\\n")),
    ),
    kind(
        "only the first words of the passage are kept",
        FAMILY,
        MISSING,
        fault("headlines", ("{data['passage']}", "{' '.join(data['passage'].split()[:9])}")),
        fault("zh-nli", ("{premise}", "{premise[:4]}")),
        fault("mentions", ("{data['passage']}", "{data['passage'][:14]}...")),
    ),
    kind(
        "lines or words are joined with nothing between",
        FAMILY,
        [Names("text/* answer/*", "join|run|between|newline|space|option|list|letter|words")],
        fault("numbered-text", ('"\\n".join(lines)', '"".join(lines)')),
        fault("headlines", ("{data['passage']}", "{''.join(data['passage'].split())}")),
        fault("multi-select", ('text += "\\n".join(', 'text += "".join(')),
    ),
    kind(
        "NaN of a table is printed",
        FAMILY,
        [Names("text/* refused", "nan|None|null|empty|nothing")],
        fault(
            "csv",
            rows=lambda rows: [
                r
                | {
                    "rows": [
                        {**p, "stock": float("nan") if n == 1 else p["stock"]}
                        for n, p in enumerate(r["rows"])
                    ]
                }
                for r in rows
            ],
        ),
        fault(
            "stars",
            rows=lambda rows: [
                r | ({"question": float("nan")} if n % 4 == 1 else {}) for n, r in enumerate(rows)
            ],
        ),
        fault(
            "support",
            rows=lambda rows: [
                r | ({"question": None} if n % 5 == 2 else {}) for n, r in enumerate(rows)
            ],
        ),
    ),
    kind(
        "no field of the row is in the prompt",
        FAMILY,
        MISSING,
        fault("conversions", ("{data['question']}", "3 metres in metres")),
        fault("claims", ("{data['question']}", "The claim.")),
        fault("poems", ("{data['question']}", "古诗")),
    ),
)
