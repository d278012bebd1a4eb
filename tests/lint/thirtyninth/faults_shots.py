"""Faults of shots and query, and of code."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtyninth.tasks_free import ENDING, EVENT, SHOP, STOCK
from tests.lint.thirtyninth.tasks_labels import DESK, QUIZ, RATE, TOPIC
from tests.lint.thirtyninth.tasks_zh import EXAM, INTENT, PLACE, SUMS

F = "shots and query"
CODE = "code"


def without(number: int, key: str):
    """Return what takes a field out of one row."""

    def run(rows: list[Row]) -> None:
        del rows[number][key]

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the worked example miscalculates",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        changed(SHOP, ("4 * 6 = 24 eggs. #### 24", "4 * 6 = 26 eggs. #### 26")),
        changed(SUMS, ("3*12=36支。 #### 36", "3*12=32支。 #### 32")),
    ),
    kind(
        F,
        "the numbers of the worked example were changed, and its final number was forgotten",
        "answer/chain-differs few-shot/wrong-sum few-shot/wrong-answer",
        changed(
            SHOP,
            ("in 4 boxes?", "in 5 boxes?"),
            ("so 4 boxes hold 4 * 6 = 24", "so 5 boxes hold 5 * 6 = 30"),
        ),
        changed(
            SUMS,
            ("3盒一共有多少支", "4盒一共有多少支"),
            ("3盒一共有3*12=36支", "4盒一共有4*12=48支"),
        ),
    ),
    kind(
        F,
        "the worked example keeps the cue that the prompt had earlier",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms",
        changed(SHOP, ("Solution: Each", "Answer: Each")),
        changed(EVENT, ('JSON: {"event"', 'Output: {"event"')),
        changed(ENDING, ("Ending: She", "Continuation: She")),
    ),
    kind(
        F,
        "the answer of the worked example was lost",
        "few-shot/no-answer text/empty-slot few-shot/question-first few-shot/worked-form",
        changed(
            SHOP,
            (
                "Solution: Each box holds 6 eggs, so 4 boxes hold 4 * 6 = 24 eggs. #### 24",
                "Solution:",
            ),
        ),
        changed(
            EVENT, ('JSON: {"event": "picnic", "place": "Old Quarry", "day": "Sunday"}', "JSON:")
        ),
        changed(SUMS, ("解答：每盒12支，3盒一共有3*12=36支。 #### 36", "解答：")),
    ),
    kind(
        F,
        "the few-shot file holds rows that are scored",
        (
            "few-shot/own-doc few-shot/same-docs few-shot/question-shown "
            "few-shot/near-copy answer/leaked"
        ),
        changed(TOPIC, shots=TOPIC.rows[:4]),
        changed(DESK, shots=DESK.rows[2:6]),
        changed(INTENT, shots=INTENT.rows[:4]),
    ),
    kind(
        F,
        "the prompt announces more worked examples than there are",
        "few-shot/other-count",
        changed(SHOP, ("Worked example\n", "Here are three worked examples.\n")),
        changed(EVENT, ("## Example\n", "## The following two examples show the format\n")),
        changed(SUMS, ("【示例】\n", "【下面是三个示例】\n")),
    ),
    kind(
        F,
        "the worked example closes in another form than the answers",
        "few-shot/worked-form few-shot/other-form",
        changed(SHOP, ("eggs. #### 24", "eggs. The answer is 24.")),
        changed(
            EVENT,
            (
                '{"event": "picnic", "place": "Old Quarry", "day": "Sunday"}',
                "event=picnic; place=Old Quarry; day=Sunday",
            ),
        ),
        changed(SUMS, ("支。 #### 36", "支。所以答案是36。")),
    ),
    kind(
        CODE,
        "the options are shuffled by the global stream",
        "code/random code/changes-row code/not-repeated answer/gold-differs",
        changed(QUIZ, ("options = ", 'random.shuffle(data["choices"])\n    options = ')),
        changed(EXAM, ("options = ", 'random.shuffle(data["choices"])\n    options = ')),
    ),
    kind(
        CODE,
        "the row itself is changed",
        "code/changes-row code/error text/said-again",
        changed(SHOP, (" {data['steps']} ####", " {data.pop('steps')} ####")),
        changed(
            DESK, ("text = HEAD", 'data["ticket"] = "Customer: " + data["ticket"]\n    text = HEAD')
        ),
        changed(INTENT, ("text = HEAD", 'data["say"] += "谢谢。"\n    text = HEAD')),
    ),
    kind(
        CODE,
        "a bare except makes a default label of a row that breaks",
        (
            "code/hidden-errors text/empty-slot text/absent-field text/unlike-others "
            "answer/gold-differs"
        ),
        changed(
            TOPIC,
            (
                'gold = FIELDS[data["label"]]',
                (
                    'try:\n        gold = FIELDS[data["label"]]\n    except Exception:\n       '
                    ' gold = "physics"'
                ),
            ),
            rows=lambda rows: rows[8].update(label=3),
        ),
        changed(
            STOCK,
            (
                'shown = "',
                (
                    'try:\n        question = data["question"]\n    except:\n        question '
                    '= ""\n    shown = "'
                ),
            ),
            ("{data['question']}", "{question}"),
            rows=without(2, "question"),
        ),
    ),
    kind(
        CODE,
        "labels are listed from a set",
        "code/set-order code/not-repeated",
        changed(
            TOPIC,
            (
                '("biology", "physics", "economics")',
                '("biology", "physics", "economics")\nNAMES = set(FIELDS)',
            ),
            (r"\nField:", r"\nOne of: {', '.join(NAMES)}\nField:"),
        ),
        changed(
            INTENT, (r"\n意图：", r"\n可选：{'、'.join({'挂失', '查询', '转账', '投诉'})}\n意图：")
        ),
    ),
    kind(
        CODE,
        "today's date is put into the prompt",
        "code/time code/not-repeated",
        changed(
            EVENT,
            ("import json\n", "import datetime\nimport json\n"),
            (r'"\n\nNotice: "', r'f"\n\nToday: {datetime.date.today()}" + "\n\nNotice: "'),
        ),
        changed(
            PLACE,
            ('HEAD = """', 'import time\nHEAD = """'),
            (r'f"\n\n<新聞>', r'"\n\n今天：" + time.strftime("%Y-%m-%d") + f"\n\n<新聞>'),
        ),
    ),
    kind(
        CODE,
        "a field of one row is lacking, and the transform fails",
        "code/error text/unlike-others",
        changed(RATE, rows=without(4, "reply")),
        changed(STOCK, rows=without(3, "cell")),
    ),
    kind(
        CODE,
        "the rules of the prompt are read from the environment",
        "code/outside",
        changed(
            DESK,
            (
                'HEAD = """',
                'import os\nSHOP = os.environ.get("SHOP_NAME", "Greenleaf")\nHEAD = """',
            ),
            (r'"\n\n## Ticket\n\n"', r'"\n\n## Ticket for " + SHOP + "\n\n"'),
        ),
        changed(
            RATE,
            (
                'HEAD = """You',
                'import os\nROLE = os.getenv("ROLE", "You are strict. ")\nHEAD = ROLE + """You',
            ),
        ),
    ),
)
