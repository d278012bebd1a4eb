"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.making import each, kind, put
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtyfifth.tasks_choice import GRAM, LES, LOGS, MAIL
from tests.lint.thirtyfifth.tasks_free import INV, PYOUT, TAB, TRAV, WORD
from tests.lint.thirtyfifth.tasks_zh import KEFU, LIANG, LISHI, TWSPAN

F = "leaks"


def _bold(field: str, answer: str):
    def mark(row: Row) -> str:
        return row[field].replace(row[answer], f"**{row[answer]}**")

    return put(field, mark)


def _numbered(rows: list[Row]) -> None:
    for number, row in enumerate(rows, 101):
        row["ticket"] = f"{row['department']}-{number}"


def _worded(rows: list[Row]) -> None:
    for number, row in enumerate(rows, 1):
        name = next(key for key, score in row["target_scores"].items() if score)
        row["file"] = f"{name}_{number:03d}.log"


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the answer stands behind the last cue already",
        "answer/leaked answer/cue-again",
        changed(INV, ('Amount:"', "Amount: {data['amount']}\"")),
        changed(TWSPAN, ('住宿地點："\n', "住宿地點：{data['place']}\"\n")),
        changed(TAB, ('Answer:"', "Answer: {data['answer']}\"")),
    ),
    kind(
        F,
        "a note in the input says which label was given",
        "answer/leaked",
        changed(MAIL, ("Mail: {data['mail']}", "Mail ({data['department']}): {data['mail']}")),
        changed(KEFU, ("content']}\\n", "content']}\\n处理部门：{data['category']}组\\n")),
        changed(TRAV, ('f"{talk}', "f\"Booking for {data['city']}\\n{talk}")),
    ),
    kind(
        F,
        "the row's steps or its printed result stand in the question",
        "answer/reasoning-in-input answer/leaked",
        changed(WORD, ("{data['problem']}\\n", "{data['problem']}\\nHint: {data['steps']}\\n")),
        changed(
            PYOUT,
            (
                'data["program"] + "\\n```',
                'data["program"] + "  # prints " + data["printed"] + "\\n```',
            ),
        ),
    ),
    kind(
        F,
        "the right option is marked in the list",
        "answer/stands-out answer/marked answer/leaked answer/length-tells",
        changed(
            LES,
            (
                'f"{letter}) {text}" for letter',
                'f"{letter}) {text}" + " *" * (text == data["choices"][data["answer"]]) for letter',
            ),
        ),
        changed(
            LISHI,
            rows=each(
                lambda row: row["choices"].__setitem__(
                    row["answer"], row["choices"][row["answer"]] + "（正确）"
                )
            ),
        ),
        changed(
            GRAM,
            (
                "' / '.join(options)",
                "' / '.join(w.upper() if data['target_scores'][w] else w for w in options)",
            ),
        ),
    ),
    kind(
        F,
        "an id or file name in the input begins with the label",
        "answer/in-id answer/leaked",
        changed(MAIL, ("Mail: {", "Ticket {data['ticket']}\\nMail: {"), rows=_numbered, shots=()),
        changed(LOGS, ('"Log line: "', '"File: " + data["file"] + "\\nLog line: "'), rows=_worded),
    ),
    kind(
        F,
        "what is to be found is set in bold in the text",
        "answer/marked answer/leaked answer/stands-out",
        changed(INV, rows=_bold("letter", "amount")),
        changed(TWSPAN, rows=_bold("text", "place")),
    ),
    kind(
        F,
        "the gap is filled in the sentence that is shown",
        "answer/leaked text/cut-item text/no-question text/changed few-shot/other-form",
        changed(
            GRAM,
            (
                "    text = f\"Which word fits the gap?\\n{data['question']}\\n",
                '    right = max(options, key=data["target_scores"].get)\n'
                '    shown = data["question"].replace("___", right)\n'
                '    text = f"Which word fits the gap?\\n{shown}\\n',
            ),
        ),
        changed(LIANG, ("{data['phrase']}", "{data['phrase'].replace('（　）', data['word'])}")),
    ),
)
