"""Prompts that give the answer away."""

from __future__ import annotations

from functools import partial

from tests.lint.making import RowChange, each, kind, put
from tests.lint.shape import Row, changed
from tests.lint.twentyfifth.tasks_free import MARKET, MONEY, PARCELS, PHRASES, TIDES, WELLS
from tests.lint.twentyfifth.tasks_options import CLAIMS, FERRY, GARDEN, MUSIC, NEWS, REVIEWS
from tests.lint.twentyfifth.tasks_zh import (
    CHANGSHI,
    CHENGYU,
    DIMING,
    YINGYONG,
    YISHU,
    YUEDU,
    YUNHAN,
)

leak = partial(kind, "leaks")
LEAK = "answer/leaked answer/stands-out answer/marked answer/in-id"


def moved(choices: str, answer: str, place: int) -> RowChange:
    """Return what brings the right option of each row to one place."""

    def change(row: Row) -> None:
        right = row[choices].pop(row[answer])
        row[choices].insert(place, right)
        row[answer] = place

    return each(change)


def numbered(label: str, form: str) -> RowChange:
    """Return what gives each row an id made of its label and a number."""

    def run(rows: list[Row]) -> None:
        for number, row in enumerate(rows, 101):
            row["id"] = form.format(row[label], number)

    return run


def right_one(choices: str, answer: str, form: str) -> RowChange:
    """Return what writes the right option in a form of its own."""

    def change(row: Row) -> None:
        row[choices][row[answer]] = form.format(row[choices][row[answer]])

    return each(change)


KINDS = (
    leak(
        "a key or a note shows the gold",
        LEAK,
        changed(
            WELLS,
            ('prompt += "Answer:"', "prompt += f\"[key: {data['answers'][0]}]\\nAnswer:\""),
        ),
        changed(MONEY, ('data["country"]])', 'data["country"], f"({data[\'currency\']})"])')),
        changed(DIMING, ('data["sentence"], "', 'data["sentence"] + "｜" + data["place"], "')),
    ),
    leak(
        "the right option stands at one place in all rows",
        "answer/one-place answer/same-gold",
        changed(GARDEN, rows=moved("choices", "answer", 0)),
        changed(MUSIC, rows=moved("options", "right", 2)),
        changed(CHANGSHI, rows=moved("choices", "answer", 1)),
    ),
    leak(
        "the worked solution is part of the question",
        LEAK + " answer/reasoning-in-input",
        changed(MARKET, ("\\nSolution:", " ({data['steps']})\\nSolution:")),
        changed(YINGYONG, ("题目：{data['question']}", "题目：{data['question']}\\n提示：{steps}")),
        changed(
            GARDEN,
            ('lines.append("Answer:")', 'lines += ["Comment: " + data["comment"], "Answer:"]'),
            rows=put("comment", lambda row: f"Of these it is the {row['choices'][row['answer']]}."),
        ),
    ),
    leak(
        "the input goes on to the answer itself",
        LEAK + " answer/cue-again",
        changed(MUSIC, ("Correct:", "Correct: {gold}")),
        changed(TIDES, ("\\nTime:", "\\nTime: {data['tides'][data['port']]}")),
        changed(YISHU, ("\\n中文：", "\\n中文：{zh}")),
    ),
    leak(
        "the number of a row has its label in it",
        LEAK,
        changed(
            REVIEWS,
            ("Review: {data['text']}", "Review {data['id']}: {data['text']}"),
            rows=numbered("label", "{0}-{1}"),
        ),
        changed(
            YUNHAN,
            ("前提：{premise}", "编号：{id}\\n前提：{premise}"),
            ("format(premise", 'format(id=data["id"], premise'),
            rows=numbered("label", "{0}_{1}"),
        ),
        changed(
            NEWS,
            ("f\"Headline: {data['headline']}", "f\"[{data['id']}] {data['headline']}"),
            rows=numbered("topic", "{0}/{1}.txt"),
        ),
    ),
    leak(
        "the right option is set off from the others",
        LEAK,
        changed(GARDEN, rows=right_one("choices", "answer", "{0}.")),
        changed(MUSIC, rows=right_one("options", "right", "{0} *")),
        changed(
            CHANGSHI,
            ('("ABCD"[i], choice)', '("ABCD"[i], choice + "√" * (i == data["answer"]))'),
        ),
    ),
    leak(
        "what is to be found is marked in the text",
        LEAK + " text/markup",
        changed(
            PARCELS,
            rows=put(
                "message", lambda row: row["message"].replace(row["city"], f"_{row['city']}_")
            ),
        ),
        changed(
            DIMING,
            rows=put(
                "sentence", lambda row: row["sentence"].replace(row["place"], f"【{row['place']}】")
            ),
        ),
        changed(
            YUEDU,
            rows=put(
                "passage", lambda row: row["passage"].replace(row["answer"], f"<<{row['answer']}>>")
            ),
        ),
    ),
    leak(
        "the beginning of the answer is told",
        LEAK,
        changed(MONEY, ('cue["a"]\n', 'f"{data[\'currency\'][:2]}…\\n" + cue["a"]\n')),
        changed(PHRASES, ('% data["en"]', '% (data["en"] + " / " + data["fr"].split()[0])')),
        changed(CHENGYU, ("{data['meaning']}", "{data['meaning']}{data['idiom'][:2]}＿＿")),
    ),
    leak(
        "the template's words hang on the gold",
        LEAK + " text/shot-cue text/cue-forms",
        changed(
            FERRY,
            ('question=data["question"]', 'question=("So: " * data["answer"]) + data["question"]'),
        ),
        changed(
            REVIEWS,
            ('f"Review: ', "f\"{'Praise' if data['label'] == 'positive' else 'Complaint'}: "),
        ),
        changed(
            CLAIMS,
            ('"Statement: "', '("Fact: " if data["target_scores"][" true"] else "Rumour: ")'),
        ),
    ),
    leak(
        "a field at hand tells the label by a number",
        LEAK,
        changed(
            REVIEWS,
            ("Review: {data['text']}", "Review ({data['stars']} of 5 stars): {data['text']}"),
            rows=put("stars", lambda row: 5 if row["label"] == "positive" else 1),
        ),
        changed(
            FERRY,
            (
                'passage=data["passage"]',
                'passage="{:.2f} ".format(data["score"]) + data["passage"]',
            ),
            rows=put("score", lambda row: 0.93 if row["answer"] else 0.08),
        ),
        changed(
            YUNHAN,
            (
                'hypothesis=data["hypothesis"]',
                'hypothesis=data["hypothesis"] + f"（{data[\'gold_id\']}）"',
            ),
            rows=put("gold_id", lambda row: ["蕴含", "中立", "矛盾"].index(row["label"])),
        ),
    ),
)
