"""Faults of shots and of what is asked behind them."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtysecond.tasks_choice import AVI, FARM, HOTEL, KITCHEN, LAB, LEASE, MATCH
from tests.lint.thirtysecond.tasks_free import CLINIC, DESK, MENU, PRINTS, SHELF, UNITS
from tests.lint.thirtysecond.tasks_zh import TNEWS, TYES, ZPOEM, ZSUM, ZTEA

F = "shots and query"
LEASE_SHOT = "Clause: Bicycles belong in the shed.\nQuestion: Is there a shed?\n"
TYES_SHOT = "條款：單車須停放在地下。\n問題：單車可以放在走廊嗎？\n請回答「是」或「否」。\n"


def again(rows: tuple[Row, ...], key: str, more: str) -> tuple[Row, ...]:
    """Return rows whose text has a little more at its end."""
    return tuple({**row, key: row[key] + more} for row in rows)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the question closes with another cue than the worked examples",
        "few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue",
        changed(UNITS, ("in {data['unit']}\\nA:", "in {data['unit']}\\nResult:")),
        changed(
            LEASE,
            description=LEASE_SHOT + "Answer yes or no.\nReply: yes\n\n",
            fewshot=0,
        ),
        changed(TYES, description=TYES_SHOT + "判斷：否\n\n", fewshot=0),
    ),
    kind(
        F,
        "a worked example calculates wrongly",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        changed(
            CLINIC,
            description="Q: 6 trays hold 3 cups each. How many cups is that?\n"
            "A: Let us work it out. 6 * 3 = 19 cups. #### 19\n\n",
        ),
        changed(
            ZSUM,
            description="题目：一车装45袋米，卸下8袋，还剩多少袋？\n"
            "请先写出过程，再在“####”后写出结果。\n解答：45-8=38，还剩38袋。 #### 38\n\n",
        ),
        changed(
            PRINTS,
            description="What does this program print?\n\n```python\nprint(17 + 8)\n```\n"
            "Output: 24\n\n",
        ),
    ),
    kind(
        F,
        "a worked example is a doc that is scored",
        "few-shot/own-doc few-shot/near-copy answer/leaked few-shot/question-shown"
        " few-shot/repeated few-shot/same-twice few-shot/same-docs",
        changed(ZPOEM, description="请写出下一句。\n上一句：床前明月光\n下一句：疑是地上霜\n\n"),
        changed(UNITS, ("Q: 2 km in m\nA: 2000", "Q: 4 kg in g\nA: 4000")),
        changed(
            MENU,
            description="Italian: Dov'è il sale?\nEnglish: Where is the salt?\n\n",
            fewshot=0,
        ),
    ),
    kind(
        F,
        "the few-shot file has rows that are scored",
        "few-shot/same-docs few-shot/own-doc few-shot/question-shown",
        changed(KITCHEN, shots=KITCHEN.rows[:4]),
        changed(TNEWS, shots=TNEWS.rows[:4]),
        changed(DESK, shots=DESK.rows[2:6]),
    ),
    kind(
        F,
        "the few-shot file has other labels than the docs",
        "few-shot/other-labels few-shot/worked-form answer/two-spellings few-shot/unlike-docs"
        " answer/other-names",
        changed(
            KITCHEN,
            shots=tuple(
                {**row, "verdict": "safe" if row["verdict"] == "harmless" else "unsafe"}
                for row in KITCHEN.shots
            ),
        ),
        changed(
            TNEWS,
            shots=tuple(
                {**row, "kind": name}
                for row, name in zip(
                    TNEWS.shots, ("sports", "finance", "tech", "food"), strict=True
                )
            ),
        ),
        changed(
            DESK,
            shots=tuple(
                {
                    "turns": [{"who": "Caller", "says": says}],
                    "intent": intent,
                }
                for says, intent in (
                    ("Can Dr Ode see me today?", "book"),
                    ("I need new pills for my heart.", "renew"),
                    ("Nobody ever picks up your phone.", "complain"),
                )
            ),
        ),
    ),
    kind(
        F,
        "all shots of the file have one label",
        "few-shot/lopsided answer/same-gold",
        changed(
            KITCHEN,
            fewshot=4,
            shots=tuple(
                {"habit": habit, "verdict": "risky"}
                for habit in (
                    "Tasting raw dough with old eggs.",
                    "Drying towels on the gas flame.",
                    "Opening tins with a dagger.",
                    "Thawing meat on a warm radiator.",
                )
            ),
        ),
        changed(
            TNEWS,
            shots=tuple(
                {"title": title, "kind": "體育"}
                for title in (
                    "棒球隊連勝六場",
                    "游泳小將奪銀",
                    "羽球名將宣布退役",
                    "馬拉松週日開跑",
                )
            ),
        ),
        changed(
            FARM,
            shots=tuple(
                {"notice": notice, "topic": 0}
                for notice in (
                    "Goats need their hooves trimmed in spring",
                    "Vaccinate the piglets before they are sold",
                    "The sheep will be shorn in the second week of June",
                    "Cows with a fever are to be kept apart",
                )
            ),
        ),
    ),
    kind(
        F,
        "the output has a newline of its own at its end",
        "few-shot/separator few-shot/trailing-space text/double-newline answer/two-spellings",
        changed(LEASE, ('f" {gold}"', 'f" {gold}\\n"')),
        changed(SHELF, ('" " + gold', '" " + gold + "\\n\\n"')),
        changed(ZPOEM, ('"output": data["second"]', '"output": data["second"] + "\\n"')),
    ),
    kind(
        F,
        "the rows have copies with a small change",
        "few-shot/near-copy few-shot/own-doc few-shot/same-docs few-shot/question-shown",
        changed(KITCHEN, shots=again(KITCHEN.rows[:4], "habit", " Often.")),
        changed(HOTEL, shots=again(HOTEL.rows[:4], "review", " Really.")),
        changed(ZPOEM, shots=again(ZPOEM.rows[:4], "first", "，")),
    ),
    kind(
        F,
        "all shots and the question bear the same number",
        "few-shot/numbered",
        changed(AVI, ('"Question: "', '"Question 1: "')),
        changed(LAB, ("Problem: {", "Problem 1: {")),
        changed(ZSUM, ("题目：{", "题目1：{")),
    ),
    kind(
        F,
        "the prompt says how many examples there are, and has fewer",
        "few-shot/other-count",
        changed(AVI, description="Here are five examples, followed by a question.\n\n"),
        changed(ZTEA, description="以下是五个例子，请照样回答最后一题。\n\n"),
        changed(MATCH, description="Look at the following 8 examples first.\n\n"),
    ),
    kind(
        F,
        "a worked example has no answer",
        "few-shot/no-answer text/empty-slot",
        changed(UNITS, ('A: 300"""', 'A:"""')),
        changed(LEASE, description=LEASE_SHOT + "Answer yes or no.\nAnswer:\n\n", fewshot=0),
        changed(TYES, description=TYES_SHOT + "回答：\n\n", fewshot=0),
    ),
    kind(
        F,
        "steps are asked for, and the shots answer at once",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-forbidden",
        changed(
            CLINIC,
            ("Let us work it out.", "Let us think step by step."),
            ("f\" {data['steps']} #### {data['result']}\"", "f\" {data['result']}\""),
            postprocess="until_return_post",
        ),
        changed(
            ZSUM,
            ("{data['steps']} #### {data['result']}", "{data['result']}"),
            postprocess="until_return_post",
        ),
        changed(PRINTS, ("\\nOutput:", "\\nLet's think step by step:")),
    ),
)
