"""Faults of the answers, against metric and post-processor."""

from __future__ import annotations

from tests.lint.fortyfourth.tasks_choice import GOAL, LEASE, PRIO, RIVER, SCI, STARS, STORE
from tests.lint.fortyfourth.tasks_free import BILL, CHORES, COLD, DOSE, MINUTES, ORDER, TRIP
from tests.lint.fortyfourth.tasks_langs import CULT, GLOSS, OTZYV, POST, TENKI, VERBI
from tests.lint.fortyfourth.tasks_zh import JIAKAO, MENZHEN, TOUSU, YINGYONG, YUEDU, YUNLI
from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed

F = "answers"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a stop sequence occurs in the shots' outputs",
        "answer/stopped-early answer/not-extracted",
        changed(TRIP, stop=("\n", ". ")),
        changed(DOSE, stop=("\n", ";")),
        changed(MINUTES, stop=("-",)),
        changed(YINGYONG, stop=("\n", "。")),
    ),
    kind(
        F,
        "the output is a whole sentence, and the label alone is matched",
        "answer/not-extracted",
        changed(PRIO, ('f" {gold}"', 'f" This is a {gold} ticket."')),
        changed(JIAKAO, ('"output": daan', '"output": "这句话是" + daan + "的。"')),
        changed(POST, ('f" {gold}"', 'f" Es geht um {gold}."')),
        changed(TENKI, ('"output": data["time"]', '"output": data["time"] + "です"')),
    ),
    kind(
        F,
        "the post-processor belongs to another task",
        "answer/not-extracted answer/empty-is-right",
        changed(CHORES, postprocess="gsm8k_post"),
        changed(MENZHEN, postprocess="gsm8k_post"),
        changed(TRIP, postprocess="until_return_post"),
        changed(GLOSS, postprocess="gsm8k_post"),
    ),
    kind(
        F,
        "what is compared is not what is written",
        "answer/not-in-output answer/not-extracted answer/letter-asked answer/gold-differs"
        " answer/other-names answer/python-value",
        changed(LEASE, ('"processed_output": gold', '"processed_output": str(data["label"])')),
        changed(RIVER, ('"processed_output": answer', '"processed_output": str(data["answer"])')),
        changed(
            CULT,
            ('"processed_output": letra', '"processed_output": data["opciones"][data["correcta"]]'),
        ),
        changed(TOUSU, ('"processed_output": gold', '"processed_output": LEIBIE[data["label"]]')),
    ),
    kind(
        F,
        "a shot ends with another text than what is ranked",
        "few-shot/not-a-choice text/missing-space text/double-space answer/other-names",
        changed(GOAL, ('"output": best', '"output": best.rstrip(".")')),
        changed(YUNLI, ('"output": gold', '"output": gold + "关系"')),
        changed(OTZYV, ('"output": answer', '"output": answer.capitalize()')),
    ),
    kind(
        F,
        "some answers have a unit, a stop or a remark behind them",
        "answer/other-form answer/unlike-others answer/two-spellings answer/not-an-option"
        " answer/not-extracted answer/other-names text/unlike-others",
        changed(BILL, rows=put("total", lambda row: row["total"] + " EUR", 4, 2)),
        changed(YUEDU, rows=put("huida", lambda row: row["huida"] + "。", 4, 1)),
        changed(CHORES, rows=put("name", lambda row: row["name"] + ".", 4, 1)),
        changed(GLOSS, rows=put("fr", lambda row: row["fr"] + " (f.)", 5, 2)),
    ),
    kind(
        F,
        "the answer is missing in a few rows",
        "answer/empty answer/empty-is-right answer/unlike-others answer/not-an-option"
        " answer/no-gold",
        changed(VERBI, rows=put("forma", lambda row: "", 5, 1)),
        changed(TENKI, rows=put("time", lambda row: "", 5, 2)),
        changed(STORE, rows=put("key", lambda row: "", 6, 3)),
    ),
    kind(
        F,
        "the answer is missing in a few rows and is written as None",
        "text/nothing answer/unlike-others answer/other-names answer/python-value answer/empty"
        " answer/not-an-option answer/other-form code/error answer/letters answer/legend",
        changed(
            PRIO,
            ('gold = data["priority"]', 'gold = str(data["priority"])'),
            rows=put("priority", lambda row: None, 5, 1),
        ),
        changed(
            CHORES,
            ('"processed_output": data["name"]', '"processed_output": str(data["name"])'),
            ('" " + data["name"]', '" " + str(data["name"])'),
            rows=put("name", lambda row: None, 4, 2),
        ),
    ),
    kind(
        F,
        "there is too little room for what the shots write",
        "tokens/answer-too-long",
        changed(TRIP, max_tokens=4),
        changed(ORDER, max_tokens=2),
        changed(BILL, max_tokens=2),
    ),
    kind(
        F,
        "the answer is written as Python prints it",
        "answer/python-value few-shot/other-form answer/other-names answer/not-an-option"
        " text/raw-value",
        changed(COLD, ('str(max(data["readings"]))', 'str(float(max(data["readings"])))')),
        changed(RIVER, ('"yes" if data["answer"] else "no"', 'str(data["answer"])')),
        changed(ORDER, ('" ".join(sorted(data["words"]))', 'str(sorted(data["words"]))')),
        changed(BILL, ("json.dumps(", "str(")),
    ),
    kind(
        F,
        "the steps come to another number than the gold",
        "answer/chain-differs few-shot/wrong-sum answer/not-extracted answer/not-in-output"
        " few-shot/wrong-answer",
        changed(TRIP, rows=put("result", lambda row: row["result"] + 1, 3)),
        changed(YINGYONG, rows=put("da", lambda row: row["da"] * 2, 3, 1)),
        changed(TRIP, rows=sub("rationale", " = ", " = 1", 4)),
    ),
    kind(
        F,
        "the output says the cue once more",
        "answer/cue-again answer/not-extracted",
        changed(RIVER, ('" " + answer', '" Answer: " + answer')),
        changed(YUEDU, ('"output": data["huida"]', '"output": "回答：" + data["huida"]')),
        changed(GLOSS, ('" " + data["fr"]', '" Français : " + data["fr"]')),
    ),
    kind(
        F,
        "the prompt names small labels and the answers shout",
        "answer/other-names few-shot/other-form answer/two-spellings answer/legend"
        " answer/not-an-option answer/gold-differs",
        changed(
            RIVER,
            (
                'answer = "yes" if data["answer"] else "no"',
                'answer = "YES" if data["answer"] else "NO"',
            ),
        ),
        changed(
            LEASE,
            ("gold = NAMES[data", "gold = NAMES[data"),
            ('{0: "Yes", 1: "Unclear", 2: "No"}', '{0: "YES", 1: "UNCLEAR", 2: "NO"}'),
        ),
        changed(POST, ('gold = data["anliegen"]', 'gold = data["anliegen"].upper()')),
    ),
    kind(
        F,
        "labels are abbreviated in the answers and spelled out in the prompt",
        "answer/other-names few-shot/other-form answer/not-an-option answer/letters"
        " answer/letter-asked answer/legend answer/gold-differs",
        changed(LEASE, ('{0: "Yes", 1: "Unclear", 2: "No"}', '{0: "E", 1: "N", 2: "C"}')),
        changed(MENZHEN, ('data["科別"]', 'data["科別"].rstrip("科")')),
        changed(
            JIAKAO, ('"正确" if data["answer"] else "错误"', '"对" if data["answer"] else "错"')
        ),
        changed(POST, ('gold = data["anliegen"]', 'gold = data["anliegen"][0]')),
    ),
    kind(
        F,
        "the answer has a space behind it",
        "few-shot/trailing-space answer/two-spellings",
        changed(PRIO, ('f" {gold}"', 'f" {gold} "')),
        changed(VERBI, ("f\" {data['forma']}\"", "f\" {data['forma']} \"")),
        changed(SCI, ('f" ({gold})", "processed', 'f" ({gold}) ", "processed')),
    ),
    kind(
        F,
        "several answers stand in one text",
        "answer/other-form answer/unlike-others answer/not-an-option answer/not-extracted"
        " answer/several-golds answer/other-names",
        changed(GLOSS, rows=put("fr", lambda row: row["fr"] + "|" + row["fr"] + "s", 4)),
        changed(YUEDU, rows=put("huida", lambda row: row["huida"] + "|" + row["huida"] + "吧", 4)),
        changed(MENZHEN, rows=put("科別", lambda row: row["科別"] + "、骨科", 5)),
    ),
    kind(
        F,
        "the labels of one scale are answered on another",
        "answer/other-names answer/legend answer/letters answer/letter-asked few-shot/other-labels"
        " answer/not-an-option few-shot/worked-form few-shot/other-form few-shot/wrong-answer"
        " answer/gold-differs",
        changed(STARS, ('gold = str(data["stars"])', 'gold = str(data["stars"] * 2)')),
        changed(
            STARS,
            ('gold = str(data["stars"])', 'gold = ["bad", "fine", "good"][data["stars"] // 2]'),
        ),
        changed(TOUSU, ('gold = str(data["label"])', 'gold = str(data["label"] - 1)')),
    ),
)
