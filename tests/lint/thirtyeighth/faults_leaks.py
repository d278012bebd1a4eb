"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed
from tests.lint.thirtyeighth.tasks_en import QUIZ, RECIPE, SUMS, TICKET
from tests.lint.thirtyeighth.tasks_more import GAME, LOGS, SPORT
from tests.lint.thirtyeighth.tasks_zh import TWEA, ZINT, ZQUIZ, ZTALK

F = "leaks"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the answer stands behind the last cue, as in a template for training",
        "answer/leaked answer/cue-again text/missing-space",
        changed(TICKET, (r"\nLabel:", r"\nLabel: {data['label']}")),
        changed(LOGS, ('"Error code:"', "f\"Error code: {data['code']}\"")),
        changed(ZTALK, (r"\n\n城市：", r"\n\n城市：{data['city']}")),
    ),
    kind(
        F,
        "the row's solution or key stands in its prompt",
        "answer/leaked answer/reasoning-in-input answer/chain-differs",
        changed(SUMS, (r"{data['problem']}\n", r"{data['problem']}\nNotes: {data['steps']}\n")),
        changed(QUIZ, (r"{data['question']}\n", r"{data['question']} (key: {data['answer']})\n")),
        changed(TWEA, ("預報：{forecast}", "預報：{forecast}\n備註：{high}度")),
    ),
    kind(
        F,
        "the right option is marked in the list",
        "answer/stands-out answer/leaked answer/marked",
        changed(
            QUIZ,
            (
                'f"{letter}. {text}" for',
                "f\"{letter}. {text}{' (correct)' "
                "* (text == data['choices'][data['answer']])}\" for",
            ),
        ),
        changed(
            ZQUIZ,
            (
                'f"{letter}．{text}" for',
                "f\"{letter}．{text}{'√' * (text == data['choices'][data['answer']])}\" for",
            ),
        ),
        changed(
            GAME,
            (
                'f"- {option}" for',
                "f\"- {option}{' *' * data['target_scores'][' ' + option]}\" for",
            ),
        ),
    ),
    kind(
        F,
        "the number of the ticket begins with its label",
        "answer/in-id answer/leaked",
        changed(
            TICKET,
            ('f"Message:', "f\"Ticket: {data['ticket']}\\nMessage:"),
            rows=put("ticket", lambda row: f"{row['label']}-{1000 + len(row['message'])}"),
        ),
        changed(
            ZINT,
            ('f"留言：', "f\"编号：{data['id']}\\n留言："),
            rows=put("id", lambda row: f"{row['label']}_{100 + len(row['message'])}"),
        ),
    ),
    kind(
        F,
        "the whole row is dumped into the prompt",
        "answer/leaked text/raw-value answer/reasoning-in-input",
        changed(TICKET, ("{data['message']}", "{data}")),
        changed(LOGS, ('"Log: " + data["log"]', '"Log: " + str(data)')),
        changed(SPORT, ("{data['report']}", "{data}")),
    ),
    kind(
        F,
        "what is to be found is set in bold in the text",
        "answer/marked answer/leaked answer/stands-out text/markup",
        changed(
            LOGS, rows=put("log", lambda row: row["log"].replace(row["code"], f"**{row['code']}**"))
        ),
        changed(
            TWEA,
            rows=put(
                "forecast",
                lambda row: row["forecast"].replace(str(row["high"]), f"<b>{row['high']}</b>"),
            ),
        ),
        changed(
            RECIPE,
            rows=put("line", lambda row: row["line"].replace(row["item"], f"*{row['item']}*")),
        ),
    ),
)
