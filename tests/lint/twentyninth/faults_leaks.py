"""Faults by which the answer can be read in the input."""

from __future__ import annotations

from tests.lint.making import each, kind, put
from tests.lint.shape import Kind, Row, changed
from tests.lint.twentyninth.tasks_choice import BODY, COOK, MOOD, SAME, SIGNS, STARS, TALK
from tests.lint.twentyninth.tasks_free import CONTEXT, GRID, STEPS
from tests.lint.twentyninth.tasks_zh import TNLI, TQUIZ, TSPAN, ZMATH, ZNEWS, ZQUIZ, ZSENT

F = "leaks"
LEAK = "answer/leaked answer/stands-out answer/marked"


def first(options: str, answer: str, base: int = 0):
    """Return what brings the right option to the list's beginning."""

    def change(row: Row) -> None:
        texts = row[options]
        texts.insert(0, texts.pop(row[answer] - base))
        row[answer] = base

    return each(change)


def right(options: str, answer: str, make, base: int = 0):
    """Return what changes the text of the right option."""

    def change(row: Row) -> None:
        place = row[answer] - base
        row[options][place] = make(row[options][place])

    return each(change)


def longer(row: Row) -> None:
    """Make the right option of scored ones the longest."""
    row["target_scores"] = {
        f"{key}，這是大家都知道的" if value else key: value
        for key, value in row["target_scores"].items()
    }


def loud(row: Row) -> None:
    """Write the right choice of lettered ones in capitals."""
    place = list(row["target_scores"].values()).index(1)
    row["choices"][place] = row["choices"][place].upper()


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the answer stands behind the last cue of the input",
        LEAK,
        changed(CONTEXT, (r"\nAnswer:", r"\nAnswer: {data['answer']}")),
        changed(MOOD, ("Emotion:", "Emotion: {data['mood']}")),
        changed(TNLI, ('"關係："', "f\"關係：{data['label']}\"")),
    ),
    kind(
        F,
        "the right option has a mark behind it",
        LEAK,
        changed(
            COOK,
            ('{text}" for', "{text}{' *' if text == data['options'][data['label']] else ''}\" for"),
        ),
        changed(
            BODY,
            (
                '{choice}" for',
                '{choice}" + " (correct)" * data["target_scores"][f" {chr(65 + place)}"] for',
            ),
        ),
        changed(
            ZQUIZ,
            ('{text}" for', "{text}{'√' if text == data['options'][data['answer']] else ''}\" for"),
        ),
    ),
    kind(
        F,
        "the row's own reasoning, answer included, stands in the input",
        "answer/reasoning-in-input answer/leaked",
        changed(STEPS, ("step by step.", "step by step. {data['steps']}")),
        changed(
            ZMATH, ('data["question"] + ', 'data["question"] + "\\n提示：" + data["steps"] + ')
        ),
        changed(
            GRID,
            (r"\nAnswer:", r"\nReasoning: {data['rationale']}\nAnswer:"),
            rows=put("rationale", lambda row: f"The cell in question says {row['cell']}."),
        ),
    ),
    kind(
        F,
        "an id that is shown begins with the label",
        "answer/in-id answer/leaked",
        changed(
            MOOD,
            ('f"Message:', "f\"[{data['id']}]\\nMessage:"),
            rows=lambda rows: [
                {"id": f"{row['mood']}_{number:03}", **row} for number, row in enumerate(rows)
            ],
            shots=tuple({"id": f"{row['mood']}_9{row['text'][-2]}", **row} for row in MOOD.shots),
        ),
        changed(
            TALK,
            ('text = f"{talk}', "text = f\"Ticket {data['ticket']}\\n{talk}"),
            rows=lambda rows: [
                {"ticket": f"{row['status']}-{number + 40}", **row}
                for number, row in enumerate(rows)
            ],
        ),
        changed(
            ZNEWS,
            ('text = f"类别', "text = f\"编号：{data['id']}\\n类别"),
            rows=lambda rows: [
                {"id": f"{row['topic']}{number:04}", **row} for number, row in enumerate(rows)
            ],
            shots=tuple(
                {"id": f"{row['topic']}9{len(row['title']):03}", **row} for row in ZNEWS.shots
            ),
        ),
    ),
    kind(
        F,
        "the right option is always the first",
        "answer/one-place answer/same-gold",
        changed(COOK, rows=first("options", "label")),
        changed(ZQUIZ, rows=first("options", "answer")),
        changed(SIGNS, rows=first("words", "pick", 1)),
    ),
    kind(
        F,
        "the answer is set off in the text",
        "answer/marked answer/leaked answer/stands-out text/markup",
        changed(
            CONTEXT,
            rows=put(
                "context",
                lambda row: row["context"].replace(row["answer"], f"**{row['answer']}**"),
            ),
        ),
        changed(
            TSPAN,
            rows=put(
                "context",
                lambda row: row["context"].replace(row["answer"], f"【{row['answer']}】"),
            ),
        ),
        changed(
            GRID,
            rows=put(
                "grid",
                lambda row: [
                    [f"<b>{cell}</b>" if cell == row["cell"] else cell for cell in cells]
                    for cells in row["grid"]
                ],
            ),
        ),
    ),
    kind(
        F,
        "the options are shown with their scores",
        "answer/leaked answer/stands-out text/raw-value",
        changed(TQUIZ, ('"／".join(data["target_scores"])', 'data["target_scores"]')),
        changed(
            SAME,
            ("second=data", 'scores=data["target_scores"], second=data'),
            ("yes or no?", "yes or no? {scores}"),
        ),
        changed(
            ZSENT,
            (
                "是正面还是负面？",
                "是{'，'.join(f'{k}={v}' for k, v in data['target_scores'].items())}？",
            ),
        ),
    ),
    kind(
        F,
        "the right option is written in capitals",
        "answer/stands-out answer/leaked",
        changed(COOK, rows=right("options", "label", str.upper)),
        changed(SIGNS, rows=right("words", "pick", str.upper, 1)),
        changed(BODY, rows=each(loud)),
    ),
    kind(
        F,
        "the right option has an explanation that makes it the longest",
        "answer/length-tells answer/stands-out answer/leaked",
        changed(
            ZQUIZ, rows=right("options", "answer", lambda text: f"{text}，这是课本里的标准说法")
        ),
        changed(TQUIZ, rows=each(longer)),
        changed(
            COOK, rows=right("options", "label", lambda text: f"{text}, as any cookery book says")
        ),
    ),
    kind(
        F,
        "a field that says the label is shown among the doc's details",
        "answer/leaked answer/reasoning-in-input",
        changed(
            STARS,
            ('"Review: "', 'f"Rating: {data[\'stars\']}/5",\n        "Review: "'),
        ),
        changed(MOOD, ('f"Message:', "f\"Tag: #{data['mood']}\\nMessage:")),
        changed(ZNEWS, ("标题：", "频道：{data['topic']}\\n标题：")),
    ),
)
