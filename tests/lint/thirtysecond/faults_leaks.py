"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtysecond.tasks_choice import (
    AVI,
    FARM,
    HOTEL,
    LAB,
    LEASE,
    MATCH,
    MUSEUM,
    RAIL,
)
from tests.lint.thirtysecond.tasks_free import CLINIC, DESK, LEAGUE, MENU, SHELF, SORTED
from tests.lint.thirtysecond.tasks_zh import TMUS, TNEWS, ZHOTEL, ZPOEM, ZSPAN, ZSUM, ZTEA

F = "leaks"
OFFICES = {"appointment": "calendar", "prescription": "pharmacy", "complaint": "quality"}
FIELDS = ("livestock", "crops", "machinery", "weather")


def first(row: Row) -> list[str]:
    """Return the options of a row, the right one first."""
    right = row["choices"][row["answer"]]
    return [right, *(each for each in row["choices"] if each != right)]


def front(rows: list[Row]) -> None:
    """Put the right option of every row first."""
    for row in rows:
        row["choices"] = first(row)
        row["answer"] = 0


def ids(rows: list[Row], names: list[str]) -> None:
    """Give every row an id that begins with its label."""
    for number, (row, name) in enumerate(zip(rows, names, strict=True)):
        row["id"] = f"{name}_{number:04d}"


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the input ends with its own answer",
        "answer/leaked",
        changed(
            LEASE,
            ('gold = "yes" if data["label"] else "no"', ""),
            ("text = (", 'gold = "yes" if data["label"] else "no"\n    text = ('),
            ('"Answer:"', 'f"Answer: {gold}"'),
        ),
        changed(MENU, ('English:" % data["it"]', 'English: %s" % (data["it"], data["en"])')),
        changed(TNEWS, ('類別："', "類別：{data['kind']}\"")),
    ),
    kind(
        F,
        "the right option has a mark in the list",
        "answer/stands-out answer/leaked answer/marked",
        changed(
            AVI,
            ('f"{letter}. {text}"', 'f"{letter}. {text}" + " *" * (text == right)'),
            ("lines = [", 'right = data["choices"][data["answer"]]\n    lines = ['),
        ),
        changed(LAB, ('f"({n}) {text}"', "f\"({n}) {text}{' (x)' if n == data['key'] else ''}\"")),
        changed(
            TMUS,
            ("{'、'.join(options)}", "{'、'.join(shown)}"),
            (
                "text = f",
                'shown = [each + "✓" * data["target_scores"][each] for each in options]\n'
                "    text = f",
            ),
        ),
    ),
    kind(
        F,
        "the row's own reasoning stands in the input",
        "answer/reasoning-in-input answer/leaked",
        changed(CLINIC, ("Let us work it out.", "Let us work it out. {data['steps']}")),
        changed(ZSUM, ("解答：", "过程：{data['steps']}\\n解答：")),
        changed(
            LEASE,
            ('"Answer:"', 'f"Reasoning: {data[\'reasoning\']}\\n"\n        "Answer:"'),
            rows=put(
                "reasoning",
                lambda row: (
                    "From the clause it follows that the answer is "
                    + ("yes." if row["label"] else "no.")
                ),
            ),
        ),
    ),
    kind(
        F,
        "the answer is set off in the text that it is to be found in",
        "answer/marked answer/leaked answer/stands-out",
        changed(
            SHELF,
            rows=put(
                "context",
                lambda row: row["context"].replace(row["answers"][0], f"**{row['answers'][0]}**"),
            ),
        ),
        changed(
            ZSPAN,
            rows=put(
                "passage", lambda row: row["passage"].replace(row["span"], f"【{row['span']}】")
            ),
        ),
        changed(
            LEAGUE,
            rows=put(
                "rows",
                lambda row: [
                    [f"<b>{cell}</b>" if cell == row["cell"] else cell for cell in line]
                    for line in row["rows"]
                ],
            ),
        ),
    ),
    kind(
        F,
        "an id that is shown begins with the label",
        "answer/in-id answer/leaked",
        changed(
            MATCH,
            ("text = TEMPLATE", "text = f\"Id: {data['id']}\\n\" + TEMPLATE"),
            rows=lambda rows: ids(rows, [row["label"] for row in rows]),
        ),
        changed(
            DESK,
            ("{HEAD}\\n\\n", "{HEAD}\\n\\nCall {data['id']}\\n"),
            rows=lambda rows: ids(rows, [row["intent"] for row in rows]),
        ),
        changed(
            FARM,
            ("\\nNotice:", "\\nFile: {data['id']}\\nNotice:"),
            rows=lambda rows: ids(rows, [FIELDS[row["topic"]] for row in rows]),
        ),
    ),
    kind(
        F,
        "a tag that is shown is the right option",
        "answer/leaked answer/in-id",
        changed(
            AVI,
            ('"Question: " +', "f\"Tag: {data['tag']}\\nQuestion: \" +"),
            rows=put("tag", lambda row: row["choices"][row["answer"]]),
        ),
        changed(
            ZTEA,
            ('"问题：" +', "f\"标签：{data['tag']}\\n问题：\" +"),
            rows=put("tag", lambda row: row["choices"][row["answer"]]),
        ),
        changed(
            MUSEUM,
            ("{data['question']}\\n", "{data['question']} (page: {data['page']})\\n"),
            rows=put("page", lambda row: max(row["target_scores"], key=row["target_scores"].get)),
        ),
    ),
    kind(
        F,
        "the prompt says which options are wrong",
        "answer/leaked answer/stands-out",
        changed(
            AVI,
            ('"\\nAnswer:"', '"\\nIt is not " + ", ".join(wrong) + ".\\nAnswer:"'),
            (
                "lines = [",
                'wrong = [x for n, x in enumerate(data["choices"]) if n != data["answer"]]\n'
                "    lines = [",
            ),
        ),
        changed(
            TMUS,
            ("正確答案是：", "不對的有：{'、'.join(wrong)}\\n正確答案是："),
            (
                "text = f",
                'wrong = [x for x in options if not data["target_scores"][x]]\n    text = f',
            ),
        ),
        changed(
            RAIL,
            ("\\nWord:", "\\nWrong: {', '.join(wrong)}\\nWord:"),
            (
                "text = f",
                'wrong = [x for x, score in data["target_scores"].items() if not score]\n'
                "    text = f",
            ),
        ),
    ),
    kind(
        F,
        "the right option is always listed first",
        "answer/one-place answer/leaked answer/same-gold answer/stands-out",
        changed(AVI, rows=front),
        changed(
            MUSEUM,
            (
                'list(data["target_scores"])',
                'sorted(data["target_scores"], key=data["target_scores"].get, reverse=True)',
            ),
        ),
        changed(
            TMUS,
            (
                'list(data["target_scores"])',
                'sorted(data["target_scores"], key=lambda x: -data["target_scores"][x])',
            ),
        ),
    ),
    kind(
        F,
        "what is to be found is already in its place",
        "answer/leaked",
        changed(
            RAIL,
            ("_____{after}", "{gold}{after}"),
            (
                "text = f",
                'gold = max(data["target_scores"], key=data["target_scores"].get)\n    text = f',
            ),
        ),
        changed(ZPOEM, ("{data['first']}\\n", "{data['first']}，{data['second']}\\n")),
        changed(SORTED, ("{data['titles']}", "{data['order']}")),
    ),
    kind(
        F,
        "the scores of the options are shown with them",
        "answer/leaked text/raw-value answer/stands-out answer/marked",
        changed(MUSEUM, ("{'; '.join(options)}", "{data['target_scores']}")),
        changed(TMUS, ("{'、'.join(options)}", "{data['target_scores']}")),
        changed(
            RAIL,
            (
                '" / ".join(data["target_scores"])',
                '" / ".join(f"{x} ({y})" for x, y in data["target_scores"].items())',
            ),
        ),
    ),
    kind(
        F,
        "a field that goes with the label is shown",
        "answer/leaked",
        changed(
            HOTEL,
            ('data["review"]', "f\"{data['review']}\\nStars: {data['stars']}\""),
            rows=put("stars", lambda row: 5 if row["target_scores"][" positive"] else 1),
        ),
        changed(
            ZHOTEL,
            ("\\n这条评论", "\\n评分：{data['stars']}星\\n这条评论"),
            rows=put("stars", lambda row: 5 if row["target_scores"]["好评"] else 1),
        ),
        changed(
            DESK,
            ("\\nIntent:", "\\nPut through to: {data['office']}\\nIntent:"),
            rows=put("office", lambda row: OFFICES[row["intent"]]),
        ),
    ),
)
