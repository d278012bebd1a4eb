"""Faults that show a doc its own answer."""

from __future__ import annotations

from tests.lint.faults import above, fault, kind
from tests.lint.shape import Kind, Names, Row

FAMILY = "leaks"
LEAK = [
    Names(
        "answer/*", "leak|shown|given|stands|copies|answer is|in the input|in the prompt|tells|gold"
    )
]
PLACE = [Names("answer/*", "place|first|last|order|only|leak|listed|left out|tells")]

_GOLD = '[o for o, score in data["target_scores"].items() if score == 1][0]'


def _stars(rows: list[Row]) -> None:
    for number, row in enumerate(rows):
        good = row["answer"] in ("positive", "正面")
        row["stars"] = (4 + number % 2) if good else (1 + number % 2)


def _dotted(rows: list[Row]) -> None:
    for row in rows:
        row["target_scores"] = {o + "." * score: score for o, score in row["target_scores"].items()}


def _dotted_list(rows: list[Row]) -> None:
    for row in rows:
        right = row["answer"]
        row["choices"] = [o + "." * (place == right) for place, o in enumerate(row["choices"])]


KINDS: tuple[Kind, ...] = (
    kind(
        "a hint before the cue holds the answer",
        FAMILY,
        LEAK,
        fault(
            "bullets",
            (
                r"{options}Right answer:",
                r"{options}Hint: {[o for o in data['target_scores'] if data['target_scores'][o]][0]}\nRight answer:",
            ),
        ),
        fault(
            "letters-dot",
            ('    text += "Answer:"\n', ""),
            ("    return", '    text += f"(Hint: think of {letter}.)\\nAnswer:"\n    return'),
        ),
        fault("zh-reading", (r"\n回答：", r"\n提示：{data['answer']}\n回答：")),
        fault("facts", (r"\nA:", r"\nIt may be {data['answer'][0]}.\nA:")),
    ),
    kind(
        "the right option is marked in the list",
        FAMILY,
        LEAK,
        fault(
            "letters-paren",
            ('{o}" for i, o', "{o}{' (correct)' * data['target_scores'][o]}\" for i, o"),
        ),
        fault(
            "zh-letters",
            ('+ option + "\\n"', '+ option + " √" * data["target_scores"][option] + "\\n"'),
        ),
        fault(
            "digits",
            ('{number}) {option}"', "{'*' * (number == data['answer'] + 1)}{number}) {option}\""),
        ),
        fault(
            "bullets",
            (
                'f"- {option}\\n"',
                "f\"- {option}{' <-' if data['target_scores'][option] else ''}\\n\"",
            ),
        ),
    ),
    kind(
        "the options are sorted so that the right one comes first",
        FAMILY,
        PLACE,
        fault(
            "letters-dot",
            (
                'enumerate(data["target_scores"])',
                'enumerate(sorted(data["target_scores"], key=lambda o: -data["target_scores"][o]))',
            ),
            ("chr(65 + place)", '"A"'),
        ),
        fault(
            "roman",
            (
                'zip(NUMERALS, data["target_scores"])',
                'zip(NUMERALS, sorted(data["target_scores"], key=data["target_scores"].get, reverse=True))',
            ),
            ("NUMERALS[place]", "NUMERALS[0]"),
        ),
        fault(
            "bullets",
            (
                'for option in data["target_scores"])',
                'for option in sorted(data["target_scores"], key=lambda o: -data["target_scores"][o]))',
            ),
        ),
    ),
    kind(
        "the right option is the only one that is listed",
        FAMILY,
        [*LEAK, *PLACE, Names("answer/letters")],
        fault(
            "bullets",
            (
                'in data["target_scores"])',
                'in data["target_scores"] if data["target_scores"][option])',
            ),
        ),
        fault(
            "letters-paren",
            ("enumerate(options))", 'enumerate(options) if data["target_scores"][o])'),
        ),
        fault(
            "zh-marks",
            (
                r'        text += f"\n{mark}{option}"',
                '        if data["target_scores"][option]:\n'
                r'            text += f"\n{mark}{option}"',
            ),
        ),
    ),
    kind(
        "the row's own reasoning, with the answer, is in the input",
        FAMILY,
        [*LEAK, Names("answer/reasoning-in-input")],
        fault("sums-steps", ('step by step."', "step by step. {data['steps']}\"")),
        fault(
            "latex",
            (
                r"\n\nSolution:",
                r"\n\nNotes: {data['steps']} So it is {data['answer']}.\n\nSolution:",
            ),
        ),
        fault(
            "shots-file",
            (
                r"\nOptions:",
                r"\n{data['why']} So it is {data['choices'][data['answer']]}.\nOptions:",
            ),
        ),
        fault("word-problems", (r'+ "\nAnswer:"', r'+ "\n" + data["answer"] + "\nAnswer:"')),
    ),
    kind(
        "the text that is to be made stands in the input",
        FAMILY,
        LEAK,
        fault("translate", (r"{data['source']}\n", r"{data['source']} ({data['target']})\n")),
        fault("summarise", (r'f"Article:\n', r"""f"Article: {data['answer']}\n""")),
        fault("functions", (r"```python\n", r"# {data['answer'].strip()}\n```python\n")),
        fault("zh-translate", (r"\n中文：", r"\n参考译文：{data['answer']}\n中文：")),
    ),
    kind(
        "a score beside the review tells its label",
        FAMILY,
        [*LEAK, Names("answer/* text/*", "tells|predict|field|stars")],
        fault(
            "instruct",
            (r"{data['question']}\n\n###", r"{data['question']} ({data['stars']}/5 stars)\n\n###"),
            rows=_stars,
        ),
        fault(
            "own-shots",
            (r"{data['question']}\n", r"{data['question']} [{data['stars']}/5]\n"),
            rows=_stars,
        ),
        fault(
            "zh-sentiment",
            (r"{data['question']}\n", r"{data['question']}（{data['stars']}星）\n"),
            rows=_stars,
        ),
    ),
    kind(
        "the right options alone end with a full stop",
        FAMILY,
        [*LEAK, Names("answer/* text/*", "full stop|differ|ends|mark|tells|option")],
        fault("letters-paren", rows=_dotted),
        fault("bullets", rows=_dotted),
        fault("digits", rows=_dotted_list),
        fault("roman", rows=_dotted),
    ),
    kind(
        "the input ends with the answer",
        FAMILY,
        LEAK,
        fault("yes-no-gen", ('"Answer (yes/no):"', '"Answer (yes/no): " + data["answer"]')),
        fault(
            "sums-direct", ('text = data["question"]', 'text = data["question"] + data["answer"]')
        ),
        fault("zh-reading", (r"\n回答：", r"\n回答：{data['answer']}")),
        fault("topics", (r"\nLabel:", r"\nLabel: {data['answer']}")),
    ),
    kind(
        "the answers of the doc and of all others are in a list that marks its own",
        FAMILY,
        LEAK + PLACE,
        fault(
            "topics",
            (
                "', '.join(sorted(TOPICS))",
                "', '.join(t.upper() if t == data['answer'] else t for t in sorted(TOPICS))",
            ),
        ),
        fault(
            "coreference",
            (
                'one, two = sorted(data["target_scores"])',
                'one, two = sorted(data["target_scores"], key=data["target_scores"].get)',
            ),
        ),
        fault(
            "yes-no-gen",
            ("(yes/no)", "({'/'.join(sorted(['yes', 'no'], key=lambda x: x != data['answer']))})"),
            ('"Answer (', 'f"Answer ('),
        ),
    ),
    kind(
        "a shot's question is the doc's, and its answer the doc's",
        FAMILY,
        [Names("few-shot/*", "own|same|question|itself|doc"), *LEAK],
        fault(
            "facts",
            above('DONE = "Q: {q}\\nA: {a}\\n\\n"'),
            ('f"Q: {data', 'DONE.format(q=data["question"], a=data["answer"][0]) + f"Q: {data'),
        ),
        fault(
            "zh-reading",
            ('text = f"阅读', "text = f\"例：{data['question']}{data['answer']}\\n阅读"),
        ),
        fault(
            "sums-direct",
            (
                'text = data["question"]',
                'text = data["question"] + data["answer"] + "\\n\\n" + data["question"]',
            ),
        ),
    ),
)
