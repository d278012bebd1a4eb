"""Faults that tell a model the answer."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import Kind, Row, changed
from tests.lint.twentyseventh.tasks_choice import BOOL, GAP, HIST, NLI, SCI, SENT, TOX
from tests.lint.twentyseventh.tasks_free import CELLS, MAIL, OPPOSITE, PRINTS, SPAN, STEPS
from tests.lint.twentyseventh.tasks_zh import (
    TMC,
    TSPAN,
    TYES,
    ZMC,
    ZNLI,
    ZPOEM,
    ZSENT,
    ZSUM,
)

F = "leaks"


def _first(key: str):
    def change(rows: list[Row]) -> None:
        for row in rows:
            options = row[key]
            options.insert(0, options.pop(row["answer"]))
            row["answer"] = 0

    return change


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the answer stands in brackets behind the question",
        "answer/leaked",
        changed(
            SCI,
            (
                'data["question"] + "\\n"',
                'data["question"] + " [" + "ABCD"[data["answer"]] + "]\\n"',
            ),
        ),
        changed(CELLS, ("{data['ask']}", "{data['ask']} ({data['cell']})")),
        changed(TSPAN, ("{data['ask']}", "{data['ask']}（{data['span']}）")),
    ),
    kind(
        F,
        "a hint tells how the answer begins",
        "answer/leaked",
        changed(
            SPAN,
            (
                'text += "Answer with',
                'text += "Hint: " + data["answers"][0][:4] + "...\\nAnswer with',
            ),
        ),
        changed(
            OPPOSITE, ("{data['word']}", "{data['word']} (starts with {data['opposite'][:2]}-)")
        ),
        changed(ZPOEM, ("{data['verse']}", "{data['verse']}（姓{data['poet'][0]}）")),
    ),
    kind(
        F,
        "the right option alone is listed with a mark of its own",
        "answer/stands-out answer/leaked answer/marked",
        changed(
            SCI,
            (
                "{letter}. {text}",
                "{letter}{')' if text == data['choices'][data['answer']] else '.'} {text}",
            ),
        ),
        changed(
            GAP,
            (
                'join(data["target_scores"])',
                'join(w.upper() if s else w for w, s in data["target_scores"].items())',
            ),
        ),
        changed(TMC, ("({mark}) ", "({mark}){'　' if mark == data['key'] else ' '}")),
    ),
    kind(
        F,
        "the right option is always listed first",
        "answer/one-place answer/leaked answer/same-gold",
        changed(
            HIST,
            (
                'list(data["target_scores"])',
                'sorted(data["target_scores"], key=lambda o: o != best(data))',
            ),
        ),
        changed(ZMC, rows=_first("choices")),
        changed(SCI, rows=_first("choices")),
    ),
    kind(
        F,
        "the worked solution is part of the question",
        "answer/reasoning-in-input answer/leaked",
        changed(STEPS, ("{data['problem']}", "{data['problem']} {data['steps']}")),
        changed(
            ZSUM, ('data["question"] +', 'data["question"] + "（提示：" + data["steps"] + "）" +')
        ),
        changed(PRINTS, ("{data['program']}", "{data['program']}  # -> {data['stdout']}")),
    ),
    kind(
        F,
        "what is to be found is set off in its text",
        "answer/marked answer/leaked text/markup",
        changed(
            SPAN,
            rows=put(
                "context",
                lambda row: row["context"].replace(row["answers"][0], f"__{row['answers'][0]}__"),
            ),
        ),
        changed(
            CELLS,
            (
                '" | ".join(cells)',
                '" | ".join(f"**{c}**" if c == data["cell"] else c for c in cells)',
            ),
        ),
        changed(
            MAIL,
            (
                "{data['mail']}",
                "{data['mail'].replace(data['city'], '<city>' + data['city'] + '</city>')}",
            ),
        ),
    ),
    kind(
        F,
        "a field that was made from the label is shown",
        "answer/leaked answer/in-id",
        changed(
            SENT,
            ('"Review:",', "f'Stars: {data[\"stars\"]}\\nReview:',"),
            rows=put("stars", lambda row: 5 if row["target_scores"][" positive"] else 1),
        ),
        changed(
            TOX,
            ("show(data", "f'[flags: {data[\"flags\"]}] ' + show(data"),
            rows=put("flags", lambda row: 7 if row["verdict"] == "removed" else 0),
            shots=tuple(
                {**row, "flags": 7 if row["verdict"] == "removed" else 0} for row in TOX.shots
            ),
        ),
        changed(
            ZSENT,
            ("评论：{", "评分：{data['score']}\\n评论：{"),
            rows=put("score", lambda row: 5 if row["target_scores"]["好评"] else 2),
        ),
    ),
    kind(
        F,
        "the number of the item begins with its label",
        "answer/in-id answer/leaked",
        changed(
            NLI,
            ("Premise: {premise}", "({id}) Premise: {premise}"),
            ("format(", 'format(id=data["id"], '),
            rows=put("id", lambda row: f"{row['label']}_{len(row['premise']):03}"),
        ),
        changed(
            ZNLI,
            ('"前提：{}', '"编号：" + data["id"] + "\\n前提：{}'),
            rows=put("id", lambda row: f"{row['label']}-{len(row['sentence1'])}"),
        ),
        changed(
            BOOL,
            ("Passage: {", "Passage {data['id']}: {"),
            rows=put("id", lambda row: f"{'yes' if row['label'] else 'no'}{len(row['passage'])}"),
        ),
    ),
    kind(
        F,
        "the order in which the labels are named hangs on the answer",
        "answer/leaked answer/one-place",
        changed(
            BOOL,
            ('"Answer yes or no.', "f\"Answer {'yes or no' if data['label'] else 'no or yes'}."),
        ),
        changed(
            TYES,
            (
                '"請回答「是」或「否」。"',
                '"請回答「是」或「否」。" if data["label"] else "請回答「否」或「是」。"',
            ),
        ),
        changed(
            TOX,
            (
                '"input": show(data["comment"])',
                '"input": show(data["comment"]).replace("allowed or removed", "removed or allowed" if data["verdict"] == "removed" else "allowed or removed")',
            ),
        ),
    ),
)
