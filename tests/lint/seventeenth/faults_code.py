"""Faults of code."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.seventeenth.tasks_en import FILMS, LAWS, PLANETS, RELATIONS, SPAM, TICKETS, WORDS
from tests.lint.seventeenth.tasks_free import GERMAN, MUSEUM, PYTHON, SHOP, TOPICS
from tests.lint.seventeenth.tasks_zh import (
    CHENGYU,
    PANDUAN,
    PINGLUN,
    XINWEN,
    YUEDU,
    YUNHAN,
)
from tests.lint.shape import changed

FAMILY = "code"

KINDS = (
    kind(
        FAMILY,
        "the global stream of random numbers chooses the wording or the order",
        "code/random code/not-repeated",
        changed(
            FILMS,
            (
                "TEMPLATE.format(",
                'random.choice([TEMPLATE, TEMPLATE.replace("Review", "Text")]).format(',
            ),
        ),
        changed(TOPICS, ("in EXAMPLES]", "in random.sample(EXAMPLES, 4)]")),
        changed(
            TICKETS,
            ('", ".join(TEAMS)', '", ".join(sorted(TEAMS, key=lambda team: random.random()))'),
        ),
    ),
    kind(
        FAMILY,
        "a set gives the order of labels or options",
        "code/set-order code/not-repeated",
        changed(
            TICKETS,
            (
                '["billing", "shipping", "returns", "accounts"]',
                '{"billing", "shipping", "returns", "accounts"}',
            ),
        ),
        changed(
            RELATIONS,
            (
                "Is the relation entailment, neutral or contradiction?",
                'Choose: " + " / ".join(set(data["target_scores"])) + "',
            ),
        ),
        changed(
            YUNHAN,
            (
                "蕴含、中立还是矛盾？",
                '" + "、".join(frozenset(data["target_scores"])) + "中的哪一种？',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the row is changed in place",
        "code/changes-row code/error code/not-repeated",
        changed(
            WORDS,
            (
                "    for index",
                '    data["words"].append(data["words"].pop(0))\n    data["gold"] = (data["gold"] - 1) % 3\n    for index',
            ),
        ),
        changed(
            SHOP,
            (
                'steps, number = data["steps"], data["answer"]',
                'number = data["answer"]\n    steps = data.pop("steps")\n    data["steps"] = steps + " "',
            ),
        ),
        changed(PYTHON, ("    lines =", '    data["program"] += "\\n"\n    lines =')),
    ),
    kind(
        FAMILY,
        "an exception is swallowed and something else shown",
        "code/hidden-errors text/absent-field text/nothing text/empty-slot",
        changed(
            MUSEUM,
            (
                "    text =",
                '    try:\n        data = dict(data, text=data["passage"])\n    except Exception:\n        pass\n    text =',
            ),
        ),
        changed(
            LAWS,
            (
                'answer = "yes" if data["holds"] else "no"',
                'try:\n        answer = {True: "yes", False: "no"}[data["holds"]]\n    except BaseException:\n        answer = "no"',
            ),
        ),
        changed(
            GERMAN,
            (
                "    prompt =",
                '    import contextlib\n    with contextlib.suppress(Exception):\n        data = {**data, "en": data["english"]}\n    prompt =',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the date, a file or the environment is asked",
        "code/time code/outside code/not-repeated code/error",
        changed(
            SPAM,
            (
                "text = INSTRUCTION",
                'import datetime\n    text = f"Today is {datetime.date.today():%d %B %Y}. " + INSTRUCTION',
            ),
        ),
        changed(
            PINGLUN,
            (
                "    prompt = ",
                '    import os\n    shop = os.environ.get("SHOP", "本店")\n    prompt = shop + "：" + ',
            ),
        ),
        changed(PANDUAN, ("請判斷", '" + __import__("time").strftime("%Y年%m月%d日") + "請判斷')),
    ),
    kind(
        FAMILY,
        "a counter or cache outside the function makes a row hang on those before it",
        "code/not-repeated code/changes-row",
        changed(
            MUSEUM,
            (
                '"Answer with words from the text."',
                'f"Item {next(COUNT)}. Answer with words from the text."',
            ),
            ("import random\n", "import itertools\nimport random\n\nCOUNT = itertools.count(1)\n"),
        ),
        changed(
            FILMS,
            (
                "    label =",
                '    SEEN.append(data["review"])\n    prompt = f"({len(SEEN)}) " + prompt\n    label =',
            ),
            ("TEMPLATE = (", "SEEN = []\nTEMPLATE = ("),
        ),
        changed(
            XINWEN,
            (
                "    for title, label in SAMPLES:",
                '    LAST.append(data["title"])\n    text += "上一則：" + LAST[-2] + "\\n\\n"\n    for title, label in SAMPLES:',
            ),
            ("SAMPLES = (", 'LAST = ["無"]\nSAMPLES = ('),
        ),
    ),
    kind(
        FAMILY,
        "num_sample or dataset_name is taken for something else",
        "code/arguments code/not-repeated code/error answer/letters text/cut-item text/no-question",
        changed(PLANETS, ('data["options"])', 'data["options"][:num_sample])')),
        changed(YUEDU, ('data["passage"]', 'data["passage"][: num_sample * 7]')),
        changed(
            CHENGYU,
            ('data["choices"], start=1)', 'data["choices"][:num_sample - 1], start=1)'),
        ),
    ),
)
