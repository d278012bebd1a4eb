"""Faults between the shots and the query."""

from __future__ import annotations

from tests.lint.fortyfourth.tasks_choice import ODDS, PRIO, SCI, STARS, STORE
from tests.lint.fortyfourth.tasks_free import CHORES, DOSE, EVAL, ORDER, TRIP
from tests.lint.fortyfourth.tasks_langs import CULT, GLOSS, POST, VERBI
from tests.lint.fortyfourth.tasks_zh import JIAKAO, MENZHEN, TOUSU, YINGYONG
from tests.lint.making import kind, table
from tests.lint.shape import Kind, SmallTask, changed

F = "shots and query"


def shown(task: SmallTask, before: str, above: str, **fields: object) -> SmallTask:
    """Return a task with a text of worked examples in front of its prompt."""
    return changed(
        task,
        ('"input": ', f'"input": {before} + '),
        ("import random\n", f"import random\n\n{before} = {above!r}\n"),
        fewshot=0,
        **fields,  # type: ignore[arg-type]
    )


DOSES = (
    "Note: Gout again. Allopurinol 300 mg every day.\n"
    "Write the drug in small letters and its daily dose as drug; dose.\nResult: allopurinol; 300 mg\n\n"
)
WORDS = (
    "Sort these words alphabetically.\nList: pilot cactus\nSorted: cactus pilot\n\n"
    "Sort these words alphabetically.\nList: walnut barrel meadow\nSorted: barrel meadow walnut\n\n"
)
KESHI = (
    "主訴：蛀牙疼痛。\n請從眼科、骨科、皮膚科、牙科中選一個掛號科別。\n科別：牙科\n\n"
    "主訴：背上長了水泡。\n請從眼科、骨科、皮膚科、牙科中選一個掛號科別。\n科別：皮膚科\n\n"
)
SUMS = (
    "Q: A row has 6 seats. How many seats are in 7 rows?\nA: Let's think step by step."
    " 7 rows have 7 * 6 = 42 seats. The answer is 42.\n\n"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "worked examples close with another cue than the question",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms",
        changed(STARS, ('"\\nStars:"', '"\\nRating:"')),
        shown(DOSE, "DEMO", DOSES.replace("Result:", "Answer:")),
        shown(
            MENZHEN, "DEMO", KESHI.replace("科別：牙", "診斷：牙").replace("科別：皮", "診斷：皮")
        ),
    ),
    kind(
        F,
        "the output brings a newline and the separator more of them",
        "few-shot/separator answer/stopped-early few-shot/trailing-space answer/two-spellings",
        changed(POST, ('f" {gold}"', 'f" {gold}\\n"')),
        changed(TOUSU, ('"output": gold', '"output": gold + "\\n"')),
        changed(CHORES, ('" " + data["name"]', '" " + data["name"] + "\\n\\n"')),
    ),
    kind(
        F,
        "shots are parted by a space, or by nothing",
        "few-shot/separator few-shot/run-in few-shot/no-stop",
        changed(STORE, own={"separator": " "}),
        changed(JIAKAO, own={"separator": ""}),
        changed(VERBI, own={"separator": " "}),
    ),
    kind(
        F,
        "a worked example is a row that is asked",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs"
        " answer/leaked",
        changed(
            STARS,
            (
                "It was fine, nothing special, nothing wrong.",
                "Neither good nor bad, okay for one night.",
            ),
        ),
        shown(
            ORDER,
            "DEMO",
            WORDS.replace("pilot cactus", "helmet orchid banjo").replace(
                "cactus pilot", "banjo helmet orchid"
            ),
        ),
        shown(MENZHEN, "DEMO", KESHI.replace("蛀牙疼痛。", "智齒長歪，想要拔掉。")),
    ),
    kind(
        F,
        "the few-shot file was cut from the scored rows",
        "few-shot/same-docs few-shot/own-doc few-shot/near-copy few-shot/question-shown",
        changed(PRIO, shots=PRIO.rows[:3]),
        changed(TOUSU, shots=TOUSU.rows[4:8]),
        changed(GLOSS, shots=(*GLOSS.rows[:2], *GLOSS.rows[5:7])),
    ),
    kind(
        F,
        "the few-shot file has labels of an older version",
        "few-shot/other-labels few-shot/unlike-docs few-shot/other-form few-shot/worked-form"
        " answer/other-names answer/two-spellings",
        changed(
            PRIO,
            shots=table(
                "summary|priority",
                "The login page is down for everybody.|critical\nThe lab cannot print.|high\n"
                "My mouse pointer jumps.|low",
            ),
        ),
        changed(
            MENZHEN,
            shots=table(
                "主訴|科別",
                "眼睛發癢流淚。|Ophthalmology\n手腕骨折。|Orthopedics\n牙齒鬆動。|Dentistry",
            ),
        ),
        changed(
            POST,
            shots=table(
                "nachricht|anliegen",
                "Ich ziehe im August um.|moving\nDer Strom ist ausgefallen.|outage\n"
                "Die Rechnung ist falsch.|billing",
            ),
        ),
    ),
    kind(
        F,
        "a worked example calculates wrongly",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs answer/other-rule",
        shown(TRIP, "DEMO", SUMS.replace("42", "48")),
        shown(TRIP, "DEMO", SUMS.replace("answer is 42", "answer is 13")),
        changed(
            YINGYONG,
            (
                'f"题目：{',
                'f"题目：每盒6支笔，7盒有多少支？\\n请写出过程，最后写“#### 得数”。\\n'
                "解：6×7=48（支）。#### 48\\n\\n题目：{",
            ),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "a worked example closes on a letter that its options lack",
        "few-shot/wrong-answer answer/letters",
        changed(
            CULT,
            (
                '"Pregunta: %',
                '"Pregunta: ¿Cuál es la capital de Chile?\\na) Santiago\\nb) La Paz\\n'
                "c) Asunción\\nRespuesta (a, b o c): d\\n\\nPregunta: %",
            ),
            fewshot=0,
        ),
        changed(
            SCI,
            (
                '"Question: " +',
                '"Question: Which gas do we breathe in to live?\\n(A) neon (B) oxygen (C) argon\\n'
                'Answer: (D)\\n\\nQuestion: " +',
            ),
            fewshot=0,
        ),
        changed(
            ODDS,
            (
                '    text = "Three',
                '    text = "Three of these belong together. Give the number of the one that does '
                'not.\\n1) cup\\n2) glass\\n3) mug\\n4) moon\\nNumber: 5\\n\\n"\n    text += "Three',
            ),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "examples come from a pool in the code that has the doc itself",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown answer/leaked",
        shown(EVAL, "POOL", ">>> 17 % 5\n2\n\n>>> abs(-12)\n12\n\n>>> 2 ** 6\n64\n\n"),
        shown(
            ORDER,
            "POOL",
            WORDS + "Sort these words alphabetically.\nList: rocket blanket umbrella\n"
            "Sorted: blanket rocket umbrella\n\n",
        ),
        shown(
            DOSE,
            "POOL",
            DOSES
            + f"Note: {DOSE.rows[3]['note']}\nWrite the drug in small letters and its daily dose as drug; dose."
            "\nResult: levothyroxine; 75 mcg\n\n",
        ),
    ),
    kind(
        F,
        "a worked example has no answer",
        "few-shot/no-answer few-shot/worked-cue few-shot/other-cues text/empty-slot"
        " few-shot/worked-form",
        changed(STARS, ("Stars: 3\n", "Stars:\n")),
        shown(MENZHEN, "DEMO", KESHI.replace("：皮膚科", "：")),
        shown(DOSE, "DEMO", DOSES.replace("Result: allopurinol; 300 mg\n", "")),
    ),
)
