"""Leaks by a field, an id or metadata that the prompt shows."""

from __future__ import annotations

import re

from tests.lint.dense_5.making import bad, column, leak, put
from tests.lint.shape import Row

L = "answer/leaked answer/in-id answer/marked"
OUTLET = {"World": "world", "Sports": "sport", "Business": "money", "Technology": "tech"}


def _numbered(rows: list[Row]) -> list[Row]:
    ordered = sorted(rows, key=lambda row: not row["label"])
    return [{"id": 101 + number, **row} for number, row in enumerate(ordered)]


KINDS = (
    leak(
        "line and column of the cell that is right are named, as data on tables have them",
        L,
        bad(
            "table-cell",
            ('\\nAnswer:"', " [cell {data['at'][0]}, {data['at'][1]}]\\nAnswer:\""),
            rows=put(
                "at",
                lambda row: next(
                    [line, cells.split(",").index(row["cell"])]
                    for line, cells in enumerate(row["table"])
                    if row["cell"] in cells.split(",")
                ),
            ),
        ),
    ),
    leak(
        "the question's number is the place of the right option",
        L,
        bad("museum", ('f"Question: {data', "f\"Question {data['answer'] + 1}: {data")),
    ),
    leak(
        "the row is dumped as JSON beneath a heading, its answer included",
        f"{L} text/raw-value text/said-again",
        bad(
            "pantry",
            (
                "text = f\"{data['passage']}",
                'import json\nrecord = json.dumps(data, ensure_ascii=False)\ntext = f"{record}'.replace(
                    "\n", "\n    "
                ),
            ),
        ),
    ),
    leak(
        "the pair's id closes on the first letter of its relation, as in MNLI",
        L,
        bad(
            "nli",
            ('"Premise: " + data', '"Pair " + data["pairID"],\n        "Premise: " + data'),
            rows=lambda rows: [
                {"pairID": f"{40113 + 977 * n % 5003}{'enc'[row['label']]}", **row}
                for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "the votes of the annotators are printed",
        L,
        bad(
            "follows-or-not",
            ("Hypothesis: {hypothesis}\\n", "Hypothesis: {hypothesis}\\nAnnotators: {votes}\\n"),
            ("premise, hypothesis =", "votes = data['votes']\n    premise, hypothesis ="),
            rows=lambda rows: [
                {
                    **row,
                    "votes": ", ".join(
                        [max(row["target_scores"], key=row["target_scores"].get)] * 4
                        + [("maybe", "no", "yes")[n % 3]]
                    ),
                }
                for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "the stars that the label was made of stand over the review",
        L,
        bad(
            "reviews",
            (
                "text = f\"Review: {data['review']}",
                "text = f\"Rating: {data['overall']}/5\\nReview: {data['review']}",
            ),
            rows=column("overall", "1|5|2|5|1|4|1|5|2|4|2|5"),
        ),
    ),
    leak(
        "the ticket keeps its header, whose address is that of the team",
        L,
        bad(
            "ticket-route",
            ("Ticket: {data['ticket']}", "To: {data['to']}\\nTicket: {data['ticket']}"),
            rows=put("to", lambda row: f"{row['team']}@help.shop.example"),
        ),
    ),
    leak(
        "the address of the article names its section, by another word than the label",
        L,
        bad(
            "headline-desk",
            ("Headline: {data['headline']}", "Headline: {data['headline']}\\nURL: {data['url']}"),
            rows=lambda rows: [
                {
                    **row,
                    "url": f"https://daily.example/{OUTLET[row['desk']]}/2021/{5 + n % 7}/{830417 + 61 * n}",
                }
                for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "each sentence of evidence bears the annotators' stance",
        L,
        bad(
            "claims",
            rows=put(
                "evidence", lambda row: [f"{each} [{row['verdict']}]" for each in row["evidence"]]
            ),
        ),
    ),
    leak(
        "the explanation that was written after the answer is shown as background",
        f"{L} answer/reasoning-in-input",
        bad(
            "science-steps",
            (
                "text = f\"{data['question']}",
                "text = f\"Background: {data['why']}\\n{data['question']}",
            ),
        ),
        bad(
            "zh-changshi",
            ('text += "答案', 'text += f"解析：{data[\'analysis\']}\\n"\n    text += "答案'),
            rows=put("analysis", lambda row: f"本题考查常识，应为{row[row['answer']]}。"),
        ),
    ),
    leak(
        "a program is exported from a notebook with the cell's result",
        f"{L} text/markup",
        bad("scripts", rows=put("code", lambda row: f"{row['code']}\nOut[4]: {row['out']}")),
    ),
    leak(
        "the offsets of the answer in the passage stand in the prompt, as SQuAD has them",
        L,
        bad(
            "short-spans",
            (
                'text += "\\nAnswer',
                "text += f\"\\nSpan: {data['start']}-{data['end']}\"\n    text += \"\\nAnswer",
            ),
            rows=lambda rows: [
                {
                    **row,
                    "start": row["context"].index(row["span"]),
                    "end": row["context"].index(row["span"]) + len(row["span"]),
                }
                for row in rows
            ],
        ),
    ),
    leak(
        "the equation of the solution is shown with the sum",
        f"{L} answer/reasoning-in-input",
        bad(
            "workshop",
            ("\\nAnswer: Let's", "\\nEquation: x = {data['equation']}\\nAnswer: Let's"),
            rows=put(
                "equation", lambda row: re.findall(r"([^.]*?) = \d+\.", row["steps"])[-1].strip()
            ),
        ),
    ),
    leak(
        "hashtags by which the texts were collected are left in them",
        L,
        bad(
            "chat-mood",
            rows=put(
                "turns", lambda row: [*row["turns"][:-1], f"{row['turns'][-1]} #{row['mood']}"]
            ),
        ),
    ),
    leak(
        "the emoji that gave each text its label are still in it",
        f"{L} text/unlike-others",
        bad(
            "pinglun",
            rows=put(
                "评论", lambda row: row["评论"] + {"正面": "[赞]", "负面": "[怒]"}[row["情感"]]
            ),
        ),
    ),
    leak(
        "the brackets of the exam question are filled in with the key",
        L,
        bad(
            "changshi",
            rows=put("question", lambda row: f"{row['question']}（ {'ABCD'[row['answer']]} ）"),
        ),
    ),
    leak(
        "numbers run on through a file that is sorted by its label",
        f"{L} code/*",
        bad(
            "rules-bool",
            ("f\"Passage: {data['passage']}", "f\"Item {data['id']}\\nPassage: {data['passage']}"),
            rows=_numbered,
        ),
    ),
)
