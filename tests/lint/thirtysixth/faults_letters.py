"""Faults of what a letter, a number or a label means, and leaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.making import each, kind
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtysixth.tasks_choice import ARC, BANK, CIVIL, CSQA, RTE
from tests.lint.thirtysixth.tasks_free import CRUX, GSM, SQUAD, WTQ
from tests.lint.thirtysixth.tasks_zh import CEVAL, DRCD, NER, OCNLI, SENTI

L = "what a letter means"
K = "leaks"


def _first(row: Row) -> None:
    choices = row["choices"]
    choices.insert(0, choices.pop(row["answer"]))
    row["answer"] = 0


def _starred(row: Row) -> None:
    place = row["answer"]
    row["choices"][place] = "*" + row["choices"][place]


def _named(name: str, label: str) -> Callable[[list[Row]], Any]:
    def make(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row[name] = f"{row[label].replace(' ', '_')}_{number:04}"

    return make


KINDS: tuple[Kind, ...] = (
    kind(
        L,
        "the legend has the labels turned round",
        "answer/legend answer/gold-differs few-shot/wrong-answer answer/other-rule",
        changed(SENTI, ('("負面", "正面")', '("正面", "負面")')),
        changed(CIVIL, ("A toxic comment insults", "A civil comment insults")),
        changed(
            RTE,
            (
                "True or False?",
                "True or False? (True = it contradicts the text, False = it follows.)",
            ),
        ),
    ),
    kind(
        L,
        "an index that counts from nought is read as one that counts from one",
        "answer/gold-differs answer/letter* answer/legend code/error answer/not-an-option "
        "answer/other-rule",
        changed(ARC, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
        changed(CSQA, ('LETTERS[data["answer"]]', 'LETTERS[data["answer"] - 1]')),
    ),
    kind(
        L,
        "a template for fewer options drops the last one",
        "answer/letters text/cut-item answer/other-count answer/letter-asked "
        "answer/not-an-option text/first-item",
        changed(CSQA, ('zip(LETTERS, data["choices"])', 'zip("ABCD", data["choices"])')),
        changed(ARC, ('enumerate(data["choices"])', 'enumerate(data["choices"][:3])')),
        changed(CEVAL, ('for letter in "ABCD"', 'for letter in "ABC"')),
    ),
    kind(
        L,
        "the options are listed with other letters than the answers have",
        "answer/letters answer/letter-asked answer/other-names answer/not-an-option "
        "answer/two-spellings",
        changed(ARC, ("'ABCD'[i]", "'abcd'[i]")),
        changed(CSQA, ("({letter})", "({letter.lower()})")),
        changed(CEVAL, ('text += letter + ". "', 'text += str("ABCD".index(letter) + 1) + ". "')),
    ),
    kind(
        L,
        "the options are sorted for show, and the letter is that of the old order",
        "answer/gold-differs answer/letter* answer/legend",
        changed(ARC, ('enumerate(data["choices"])', 'enumerate(sorted(data["choices"]))')),
        changed(CSQA, ('zip(LETTERS, data["choices"])', 'zip(LETTERS, sorted(data["choices"]))')),
    ),
    kind(
        L,
        "a letter is asked for, and the answer is the option's text",
        "answer/letter-asked answer/letters answer/other-names few-shot/other-form "
        "answer/not-in-output answer/not-extracted",
        changed(CSQA, ('gold = LETTERS[data["answer"]]', 'gold = data["choices"][data["answer"]]')),
        changed(
            CEVAL,
            ('"output": data["answer"]', '"output": data[data["answer"]]'),
            ('"processed_output": data["answer"]', '"processed_output": data[data["answer"]]'),
        ),
    ),
    kind(
        K,
        "the query keeps the answer that the template shows for the shots",
        "answer/leaked",
        changed(ARC, ('\\nAnswer:"', "\\nAnswer: {'ABCD'[data['answer']]}\"")),
        changed(DRCD, ('"\\n答案："', '"\\n答案：" + data["answer"]')),
        changed(SENTI, ('\\n情感："', "\\n情感：{data['label']}\"")),
    ),
    kind(
        K,
        "the worked solution of the row stands in its question",
        "answer/reasoning-in-input answer/leaked answer/cue-again",
        changed(
            GSM, ("Let's think step by step.\\n", "Let's think step by step. {data['steps']}\\n")
        ),
        changed(
            CRUX,
            ("What does", "# the call gives {data['out']}\\nWhat does"),
        ),
    ),
    kind(
        K,
        "the row is dumped as it is, with its answer",
        "answer/leaked answer/reasoning-in-input text/raw-value",
        changed(
            CEVAL,
            ('data["question"] + "\\n"\n', 'json.dumps(data, ensure_ascii=False) + "\\n"\n'),
            ("import random", "import json\nimport random"),
        ),
        changed(WTQ, ("Table:\\n{shown}", "Table:\\n{data}")),
    ),
    kind(
        K,
        "the right option has a star",
        "answer/stands-out answer/leaked answer/marked",
        changed(ARC, rows=each(_starred)),
        changed(CSQA, rows=each(_starred)),
    ),
    kind(
        K,
        "an id that is shown bears the label",
        "answer/in-id answer/leaked",
        changed(
            CIVIL,
            ('"\\n\\nComment: "', '"\\n\\nID: " + data["id"] + "\\nComment: "'),
            rows=_named("id", "label"),
            shots=tuple({**row, "id": f"{row['label']}_9{n}"} for n, row in enumerate(CIVIL.shots)),
        ),
        changed(BANK, ("Dialogue:", "Dialogue {data['id']}:"), rows=_named("id", "intent")),
        changed(
            OCNLI,
            ('f"句子一', "f\"编号：{data['id']}\\n句子一"),
            rows=_named("id", "label"),
        ),
    ),
    kind(
        K,
        "the right option is always the first, as in truthfulqa's mc1",
        "answer/one-place answer/same-gold answer/leaked",
        changed(ARC, rows=each(_first)),
        changed(CSQA, rows=each(_first)),
    ),
    kind(
        K,
        "the span is set off in its text, as the data set marks it",
        "answer/marked answer/leaked answer/stands-out text/markup text/escaped",
        changed(
            SQUAD,
            rows=each(
                lambda row: row.update(
                    context=row["context"].replace(row["answers"][0], f"**{row['answers'][0]}**")
                )
            ),
        ),
        changed(
            DRCD,
            rows=each(
                lambda row: row.update(
                    context=row["context"].replace(row["answer"], f"【{row['answer']}】")
                )
            ),
        ),
        changed(
            NER,
            rows=each(
                lambda row: [
                    row.update(sentence=row["sentence"].replace(name, f"<{name}>"))
                    for name in row["names"]
                ]
            ),
        ),
    ),
)
