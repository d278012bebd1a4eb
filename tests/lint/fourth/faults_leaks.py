"""What gives the answer away."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.fourth.faults import kind, put
from tests.lint.fourth.tasks_free import (
    BUDGETS,
    CALLS,
    ENDINGS,
    FOUNDED,
    GERMAN,
    NLI,
    SNIPPETS,
    SUPPORT,
    WHO,
)
from tests.lint.fourth.tasks_options import FILMS, PUZZLES, SKY
from tests.lint.fourth.tasks_zh import IDIOMS, READ, SHOPS, SUMS, TOPICS
from tests.lint.shape import Row

FAMILY = "leaks"
_LEAK = "answer/leaked answer/stands-out answer/one-place"


def _with(key: str, value: Callable[[int, Row], str]) -> Callable[[list[Row]], None]:
    def apply(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row[key] = value(number, row)

    return apply


def _marked(
    key: str, spans: Callable[[Row], list[str]], before: str, behind: str
) -> Callable[[list[Row]], None]:
    def apply(rows: list[Row]) -> None:
        for row in rows:
            for span in spans(row):
                row[key] = row[key].replace(span, f"{before}{span}{behind}")

    return apply


def _printed(rows: list[Row]) -> None:
    for row in rows:
        row["code"] += f"  # {row['output']}"


KINDS = (
    kind(
        FAMILY,
        "the answer stands behind its cue in the doc's own input",
        "answer/leaked answer/cue-again",
        put(SUPPORT, ('"Category:"', '"Category: " + data["label"]')),
        put(
            FOUNDED,
            (r"\nYear:", r"\nYear: {year}"),
            ('.format(text=data["text"])', ".format(**data)"),
        ),
        put(
            READ,
            (r"\n回答：", r"\n回答：{}"),
            ('data["question"])', 'data["question"], data["answers"][0])'),
        ),
        put(GERMAN, (r"\nEnglish:", r"\nEnglish: {target}")),
    ),
    kind(
        FAMILY,
        "the whole row is printed into the prompt",
        "answer/leaked text/raw-value",
        put(
            NLI,
            (r'''f"Premise: {data['premise']}\n"''', r'''f"{data}\n"'''),
            (r'''    text += f"Hypothesis: {data['hypothesis']}\n"''' + "\n", ""),
        ),
        put(SUPPORT, ('data["text"]', "str(data)")),
        put(
            READ,
            ('data["text"]', "json.dumps(data, ensure_ascii=False)"),
            ("import random\n", "import json\nimport random\n"),
        ),
        put(CALLS, ('asked = "', 'said += str(data) + "\\n"\n    asked = "')),
    ),
    kind(
        FAMILY,
        "the row's explanation stands in the question",
        "answer/reasoning-in-input answer/leaked",
        put(BUDGETS, (r"\nAnswer: Let", r"\nHint: {steps}\nAnswer: Let")),
        put(SUMS, (r"\n解答：", r"\n解析：{data['steps']}\n解答：")),
        put(
            PUZZLES, ('ask(data["question"], ', 'ask(data["question"] + " (" + data["why"] + ")", ')
        ),
        put(
            SKY,
            (
                '    lines.append("Answer:")',
                '    lines.append("Background: " + data["explanation"])\n    lines.append("Answer:")',
            ),
            rows=_with("explanation", lambda _, row: f"It is {row['choices'][row['answer']]}."),
        ),
    ),
    kind(
        FAMILY,
        "an id, a path or an address that is shown has the label in it",
        "answer/in-id answer/leaked",
        put(
            SUPPORT,
            ('"Message: "', '"Ticket: " + data["id"] + "\\nMessage: "'),
            rows=_with("id", lambda n, row: f"{row['label']}-{1000 + 7 * n}"),
            shots=tuple(
                {**row, "id": f"{row['label']}-{n}"} for n, row in enumerate(SUPPORT.shots, 311)
            ),
        ),
        put(
            FILMS,
            (
                '"Review: %s\\nSentiment:" % data["review"]',
                '"File: %s\\nReview: %s\\nSentiment:" % (data["file"], data["review"])',
            ),
            rows=_with(
                "file",
                lambda n, row: (
                    f"test/{'pos' if row['target_scores']['positive'] else 'neg'}/{n * 37 + 11}_{n % 4 + 1}.txt"
                ),
            ),
        ),
        put(
            NLI,
            (r'f"Premise: {', r"""f"Pair {data['pairID']}\nPremise: {"""),
            rows=_with(
                "pairID", lambda n, row: f"{4705552 + 31 * n}.jpg#{n % 5}r1{row['label_text'][0]}"
            ),
        ),
        put(
            TOPICS,
            (
                r"标题：{data['title']}\n",
                r"网址：news.example.cn/{data['path']}\n标题：{data['title']}\n",
            ),
            rows=_with("path", lambda n, row: f"{row['topic']}/2024/{n + 101}.html"),
        ),
    ),
    kind(
        FAMILY,
        "a hint spells the beginning of the answer, or draws its letters",
        _LEAK,
        put(
            ENDINGS,
            ('"input": context,', '"input": context + f" ({word[0]}{\'_\' * (len(word) - 1)})",'),
        ),
        put(IDIOMS, ("\\n答：", '\\n提示：" + data["choices"][data["answer"]][:2] + "\\n答：')),
        put(
            READ,
            (
                '\\n回答：".format(data["text"], data["question"])',
                '（以“{}”开头）\\n回答：".format(data["text"], data["question"], data["answers"][0][:1])',
            ),
        ),
        put(
            FOUNDED,
            (r"\nYear:", r"\nHint: between {low}0 and {low}9\nYear:"),
            ('.format(text=data["text"])', '.format(text=data["text"], low=data["year"][:3])'),
        ),
    ),
    kind(
        FAMILY,
        "a field that follows from the label is shown: stars, a team, a form",
        _LEAK,
        put(
            FILMS,
            (
                '"Review: %s\\nSentiment:" % data["review"]',
                '"Review (%s): %s\\nSentiment:" % (data["stars"], data["review"])',
            ),
            rows=_with(
                "stars",
                lambda n, row: (
                    f"{(4 if row['target_scores']['positive'] else 1) + n % 2} of 5 stars"
                ),
            ),
        ),
        put(
            SHOPS,
            (
                '"评论：" + data["content"]',
                '"评分：" + data["score"] + "\\n评论：" + data["content"]',
            ),
            rows=_with("score", lambda n, row: "5分" if row["label"] == "好评" else "1分"),
            shots=tuple(
                {**row, "score": "5分" if row["label"] == "好评" else "1分"} for row in SHOPS.shots
            ),
        ),
        put(
            SUPPORT,
            ('"Message: "', '"Assigned to: the " + data["team"] + "\\nMessage: "'),
            rows=_with("team", lambda _, row: f"{row['label']} team"),
            shots=tuple({**row, "team": f"{row['label']} team"} for row in SUPPORT.shots),
        ),
    ),
    kind(
        FAMILY,
        "the text that has the gap is shown without its gap, too",
        _LEAK,
        put(
            ENDINGS,
            (
                '"input": context,',
                '"input": "Sentence: " + data["text"] + "\\nComplete: " + context,',
            ),
        ),
        put(
            IDIOMS,
            (
                'data["question"] + "\\n"',
                'data["question"].replace("____", data["choices"][data["answer"]]) + "\\n"',
            ),
        ),
        put(SNIPPETS, rows=_printed),
    ),
    kind(
        FAMILY,
        "the annotation of what is to be found is left in the text",
        "answer/marked answer/leaked text/markup",
        put(FOUNDED, rows=_marked("text", lambda row: [row["year"]], "**", "**")),
        put(READ, rows=_marked("text", lambda row: row["answers"], "【", "】")),
        put(WHO, rows=_marked("sentence", lambda row: row["names"], "<PER>", "</PER>")),
    ),
)
