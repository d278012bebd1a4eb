"""Leaks: the query gives its own answer away."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.seventh.tasks_choice import (
    CHENGYU,
    CHENGYU_TEXT,
    CIVICS,
    DATES,
    ENDINGS,
    KAOSHI,
    QUIZ_JA,
    SCIENCE,
)
from tests.lint.seventh.tasks_free import (
    CLOZE,
    CRUX,
    DRCD,
    FRENCH,
    GSM,
    MATH,
    MELDUNG,
    SQUAD,
    TRIVIA,
    YINGYONG,
)
from tests.lint.seventh.tasks_labels import BOOLQ, NEWS, NLI_ES, RTE, TREC, WAIMAI
from tests.lint.shape import Row, changed

_k = partial(kind, "leaks")
_L = "answer/leaked answer/reasoning-in-input"


def _ids(label: str, names: dict | None = None):
    def put(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            value = row[label]
            row["id"] = f"{(names or {}).get(value, value)}_{number:04}"

    return put


def _first_right(rows: list[Row]) -> None:
    for row in rows:
        gold = row["answer"] if isinstance(row["answer"], int) else "ABC".index(row["answer"])
        key = next(k for k in ("choices", "candidates", "options") if k in row)
        row[key].insert(0, row[key].pop(gold))
        row["answer"] = 0 if isinstance(row["answer"], int) else "A"
        if "target_scores" in row:
            row["target_scores"] = {x: int(x == "A") for x in "ABCD"}


def _longer(tail: str):
    def put(rows: list[Row]) -> None:
        for row in rows:
            if "答案" in row:
                row[row["答案"]] += tail
            elif isinstance(row["choices"], dict):
                row["choices"]["text"]["ABCD".index(row["answerKey"])] += tail
            else:
                row["choices"][row["answer"]] += tail

    return put


KINDS = (
    _k(
        "The answer stands behind the last cue of the query.",
        _L,
        changed(
            TRIVIA, (r'"Q: %s\nA:" % question', r'"Q: %s\nA: %s" % (question, data["answer"])')
        ),
        changed(DRCD, (r"\n答：", r"\n答：{data['answer']}")),
        changed(RTE, ('"input": text', '"input": f"{text} {answer}"')),
        changed(KAOSHI, ("答案：", "答案：{答案}")),
    ),
    _k(
        "The row's worked steps stand in the query.",
        _L,
        changed(YINGYONG, (r"\n解：", r"\n提示：{data['过程']}\n解：")),
        changed(DATES, (r'"\nA: Let', r'"\nHint: " + data["steps"] + "\nA: Let')),
        changed(MATH, ('data["problem"] +', 'data["problem"] + " " + data["solution"] +')),
        changed(GSM, ('data["question"] +', 'data["question"] + "\\n" + data["answer"] +')),
    ),
    _k(
        "The right option has a mark that was made for checking by eye.",
        "answer/stands-out answer/leaked answer/marked",
        changed(
            CIVICS,
            (
                "format(letter, choice)",
                'format(letter, choice + (" *" if LETTERS[data["answer"]] == letter else ""))',
            ),
        ),
        changed(
            QUIZ_JA,
            ('f"{i}: {choice}"', 'f"{i}: {choice}" + ("（正解）" if i == data["label"] else "")'),
        ),
        changed(
            SCIENCE,
            (
                'f"{label}. {text}" for',
                'f"{label}. {text}" + (" [x]" if label == data["answerKey"] else "") for',
            ),
        ),
        changed(DATES, ('{o}"', "{o}{' <--' if 'ABC'[i] == data['answer'] else ''}\"")),
    ),
    _k(
        "An id that has the label in it is printed.",
        "answer/in-id answer/leaked",
        changed(
            WAIMAI,
            ('"外卖评论："', "f\"[{data['id']}] 外卖评论：\""),
            rows=_ids("label", {1: "好评", 0: "差评"}),
        ),
        changed(
            NEWS,
            ("Article:", "Article {data['id']}:"),
            rows=_ids("label", dict(enumerate(["World", "Sports", "Business", "Sci/Tech"]))),
        ),
        changed(
            NLI_ES,
            ('f"Premisa:', 'f"Ejemplo {data[\'id\']}\\n"\n        f"Premisa:'),
            rows=_ids("etiqueta"),
        ),
        changed(
            TREC, ("{SHOTS}Question:", "{SHOTS}Id: {data['id']}\\nQuestion:"), rows=_ids("label")
        ),
    ),
    _k(
        "The right option is always the first, since the file lists it so.",
        "answer/one-place answer/same-gold answer/leaked",
        changed(CIVICS, rows=_first_right),
        changed(CHENGYU, rows=_first_right),
        changed(DATES, rows=_first_right),
        changed(CHENGYU_TEXT, rows=_first_right),
    ),
    _k(
        "The reference is shown as one more line of the query.",
        _L,
        changed(
            MELDUNG, (r'+ "\nÜberschrift:"', r'+ "\nTitel: " + data["titel"] + "\nÜberschrift:"')
        ),
        changed(FRENCH, (r"\nFrench:", r"\nReference: {data['fr']}\nFrench:")),
        changed(SQUAD, ('"Question:', "\"Keywords: {', '.join(golds)}\\nQuestion:")),
        changed(WAIMAI, ('"外卖评论："', 'answer + "\\n外卖评论："')),
    ),
    _k(
        "The answer is set off in its passage, as an annotation has it.",
        "answer/marked answer/leaked text/markup",
        changed(
            SQUAD,
            ("{data['context']}", "{data['context'].replace(golds[0], '**' + golds[0] + '**')}"),
        ),
        changed(
            DRCD,
            (
                "{data['context']}",
                "{data['context'].replace(data['answer'], '【' + data['answer'] + '】')}",
            ),
        ),
        changed(
            SQUAD,
            ("{data['context']}", "{data['context'].replace(golds[0], '<b>' + golds[0] + '</b>')}"),
        ),
    ),
    _k(
        "The text that is to be completed is complete already.",
        _L,
        changed(CLOZE, ('"input": context', '"input": data["text"]')),
        changed(CRUX, ('=="', "== {data['output']}\"")),
        changed(ENDINGS, ('data["ctx"].strip()', 'data["ctx"].strip() + " " + gold')),
        changed(CLOZE, ('"input": context', '"input": f"{data[\'text\']}. The last word is"')),
    ),
    _k(
        "A hint tells how the answer begins, or how long it is.",
        _L,
        changed(
            TRIVIA,
            ('"Q: %s\\nA:" % question', '"Q: %s (%s...)\\nA:" % (question, data["answer"][:3])'),
        ),
        changed(CLOZE, ('"input": context', '"input": context + f" ({word[:2]}...)"')),
        changed(DRCD, (r"\n答：", r"\n提示：以“{data['answer'][0]}”开头\n答：")),
        changed(SQUAD, (r"\nAnswer:", r"\nThe answer starts with {golds[0][:4]}.\nAnswer:")),
    ),
    _k(
        "The right option is always by far the longest.",
        "answer/length-tells answer/stands-out answer/leaked",
        changed(SCIENCE, rows=_longer(", as many careful measurements have shown")),
        changed(CIVICS, rows=_longer(", according to most constitutions of our time")),
        changed(KAOSHI, rows=_longer("，这是教材中明确写出的内容")),
    ),
    _k(
        "The whole row is printed, gold included.",
        f"{_L} text/raw-value answer/in-id",
        changed(BOOLQ, ("Passage: {passage}", "Passage: {data}")),
        changed(TRIVIA, ("% question", "% data")),
        changed(
            KAOSHI,
            (
                "TEMPLATE.format(**data)",
                'TEMPLATE.format(**data | {"题目": "，".join(data.values())})',
            ),
        ),
    ),
    _k(
        "The shots of the prompt are questions of the test, answers and all.",
        "few-shot/* answer/leaked",
        changed(
            TREC,
            ("What is the currency of Peru ?\nType: ENTY", "What is a gazebo ?\nType: DESC"),
            ("How far is it to the Moon ?", "When was the first postage stamp printed ?"),
            ("Who invented the zip ?", "Who wrote the opera about a barber ?"),
        ),
        changed(GSM, shots=GSM.rows[:4]),
        changed(WAIMAI, shots=WAIMAI.rows[:6]),
        changed(DRCD, shots=DRCD.rows[2:6]),
    ),
)
