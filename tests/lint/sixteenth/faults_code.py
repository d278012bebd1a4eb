"""Faults of the code that makes prompts."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.sixteenth.making import each
from tests.lint.sixteenth.tasks_en import (
    CAPITALS,
    FILMS,
    GOALS,
    KITCHEN,
    PREMISES,
    PRONOUNS,
    SCIENCE,
    TICKETS,
)
from tests.lint.sixteenth.tasks_free import BAKERY, DIARIES, FRENCH, GUESTS, MARKET, MOODS, PLURALS
from tests.lint.sixteenth.tasks_zh import (
    CHANGSHI,
    FANYI,
    PANDUAN,
    PINGLUN,
    TUILI,
    XINWEN,
    YINGYONG,
    YUEDU,
)

CODE = "code"
TOP = "import random\n"

KINDS = (
    kind(
        CODE,
        "a stream of its own decides what is shown",
        "code/random code/not-repeated code/same-draw",
        changed(GUESTS, ('", ".join(data["names"])', '", ".join(random.sample(data["names"], 3))')),
        changed(
            KITCHEN,
            (
                "text = TEMPLATE",
                'opening = random.choice(["", "Think well.\\n"])\n    text = opening + TEMPLATE',
            ),
        ),
        changed(
            XINWEN, ('"、".join(類別)', '"、".join(sorted(類別, key=lambda _: random.random()))')
        ),
        changed(
            PREMISES,
            (TOP, TOP + "from random import shuffle\n"),
            (
                'text += "Is this entailment, neutral or contradiction?\\n"',
                'words = list(names.values())\n    shuffle(words)\n    text += f"Is this {words[0]}, {words[1]} or {words[2]}?\\n"',
            ),
        ),
    ),
    kind(
        CODE,
        "a set's order is the prompt's",
        "code/set-order code/not-repeated",
        changed(
            TICKETS,
            (
                '["billing", "shipping", "account", "returns"]',
                '{"billing", "shipping", "account", "returns"}',
            ),
        ),
        changed(XINWEN, ("join(類別)", "join(frozenset(類別))")),
        changed(GUESTS, ('", ".join(data["names"])', '", ".join(set(data["names"]))')),
        changed(
            MOODS,
            ("    text = f", '    feelings = list({"happy", "angry", "sad"})\n    text = f'),
            ("happy, angry or sad?", "{' or '.join(feelings)}?"),
        ),
    ),
    kind(
        CODE,
        "the row is changed in place",
        "code/changes-row",
        changed(
            GUESTS,
            (
                "    names = ",
                '    gold = data["names"].copy()\n    data["names"].reverse()\n    names = ',
            ),
        ),
        changed(
            DIARIES,
            (
                "    parts = ",
                '    data["question"] = data["question"].rstrip("?") + " ?"\n    parts = ',
            ),
        ),
        changed(YINGYONG, ("    output = ", '    data["steps"].append("答完。")\n    output = ')),
        changed(
            PRONOUNS,
            (
                "    lines = ",
                '    data.setdefault("pronoun", "it")\n    data["sentence"] += " "\n    lines = ',
            ),
        ),
        changed(SCIENCE, ('gold = data["key"]', 'gold = data.pop("key")')),
    ),
    kind(
        CODE,
        "an exception is swallowed",
        "code/hidden-errors text/absent-field text/empty-slot",
        changed(
            KITCHEN,
            (
                '    text = TEMPLATE.format(question=data["question"])',
                '    try:\n        text = TEMPLATE.format(question=data["question"])\n    except:\n        text = ""',
            ),
        ),
        changed(
            PREMISES,
            (
                '    gold = names[data["label"]]',
                '    gold = "neutral"\n    try:\n        gold = names[data["label"]]\n    except Exception:\n        pass',
            ),
        ),
        changed(
            FANYI,
            (
                '    answer = data["zh"]',
                '    try:\n        answer = data["zh"]\n    except BaseException as error:\n        print(error)\n        answer = "无"',
            ),
        ),
        changed(
            CAPITALS,
            (TOP, TOP + "import contextlib\n"),
            (
                "    letter = ",
                '    letter = "A"\n    with contextlib.suppress(Exception):\n        letter = ',
            ),
        ),
    ),
    kind(
        CODE,
        "a number that differs from process to process decides",
        "code/hash code/not-repeated",
        changed(TICKETS, ("Message: {", "Message {id(data) % 1000}: {")),
        changed(
            PINGLUN,
            (
                '    text = f"请',
                '    if hash(data["text"]) % 2:\n        data = dict(data, text=data["text"] + "。")\n    text = f"请',
            ),
        ),
        changed(
            CAPITALS,
            (
                '    letter = "ABCD"',
                '    turn = hash(data["question"]) % 4\n    choices = data["choices"][turn:] + data["choices"][:turn]\n    data = dict(data, choices=choices, gold=(data["gold"] - turn) % 4)\n    letter = "ABCD"',
            ),
        ),
        changed(GUESTS, ('", ".join(data["names"])', '", ".join(sorted(data["names"], key=hash))')),
    ),
    kind(
        CODE,
        "the time or date is in the prompt, or seeds it",
        "code/time code/not-repeated code/random",
        changed(
            DIARIES,
            (TOP, "import datetime\n" + TOP),
            (
                'text = "Copy',
                'text = f"Today is {datetime.date.today():%d %B %Y}.\\n"\n    text += "Copy',
            ),
        ),
        changed(
            XINWEN,
            (TOP, TOP + "import time\n"),
            (
                '"新聞：" + data["title"]',
                'time.strftime("%Y年%m月%d日") + "新聞：" + data["title"]',
            ),
        ),
        changed(
            TICKETS,
            (TOP, TOP + "import time\n"),
            (
                "    text = (",
                "    r = random.Random(time.time())\n    r.shuffle(TOPICS)\n    text = (",
            ),
        ),
    ),
    kind(
        CODE,
        "the prompt is read from outside the data",
        "code/outside code/not-repeated code/error code/hidden-errors",
        changed(
            TICKETS,
            (TOP, "import os\n" + TOP),
            ("Sort the message", "{os.environ.get('PREFIX', 'Please')}: sort the message"),
        ),
        changed(
            FILMS,
            (TOP, "import os\n" + TOP),
            (
                "    word = ",
                '    if os.path.exists("template.txt"):\n        template = open("template.txt").read()\n    word = ',
            ),
        ),
        changed(
            FRENCH,
            (TOP, "import os\n" + TOP),
            ("pairs = [(", 'pairs = [("Folder", os.getcwd()), ('),
        ),
        changed(
            PANDUAN,
            (TOP, "import os\n" + TOP),
            ('text = "判断', 'text = os.getenv("CUE", "请") + "判断'),
        ),
    ),
    kind(
        CODE,
        "the transform fails on some rows",
        "code/error answer/no-gold answer/empty*",
        changed(FILMS, rows=each(lambda row: row.update(label=2), 6, 3)),
        changed(MARKET, rows=each(lambda row: row["table"][2].pop(), 5)),
        changed(BAKERY, rows=each(lambda row: row.pop("steps"), 7, 2)),
        changed(
            CHANGSHI,
            (
                '    gold = "ABCD"[data["right"]]',
                '    gold = "ABCD"[data["options"].index(data["answer"])]',
            ),
            rows=each(
                lambda row: row.update(
                    answer=row["options"][row["right"]] + ("。" if row["right"] == 3 else "")
                )
            ),
        ),
    ),
    kind(
        CODE,
        "the number of shots picks a part of the row",
        "code/arguments text/cut-item answer/letters answer/other-count",
        changed(
            CAPITALS,
            (
                "question_block(data) +",
                'question_block(dict(data, choices=data["choices"][:num_sample])) +',
            ),
        ),
        changed(CHANGSHI, ('data["options"])]', 'data["options"][:num_sample])]')),
        changed(MARKET, ('in data["table"])', 'in data["table"][:num_sample - 1])')),
        changed(YINGYONG, ('"".join(data["steps"])', '"".join(data["steps"][num_sample - 2:])')),
    ),
    kind(
        CODE,
        "something is kept from call to call",
        "code/not-repeated code/changes-row few-shot/numbered few-shot/separator text/said-again text/same-prompt text/repeated-instruction",
        changed(
            KITCHEN,
            ('TEMPLATE = "', 'ASKED = []\nTEMPLATE = "'),
            (
                "    text = TEMPLATE",
                '    ASKED.append(data["question"])\n    text = f"({len(ASKED)}) " + TEMPLATE',
            ),
        ),
        changed(
            TUILI,
            (TOP, TOP + "import itertools\n\nNUMBERS = itertools.count(1)\n"),
            ('text = "前提', 'text = f"第{next(NUMBERS)}题\\n" + "前提'),
        ),
        changed(
            FILMS,
            (TOP, TOP + "\nSEEN = []\n"),
            (
                '"input": template % data["review"]',
                '"input": "".join(SEEN) + template % data["review"]',
            ),
            (
                "    word = ",
                "    SEEN[:] = [f\"Seen: {len(data['review'])}.\\n\", *SEEN[:2]]\n    word = ",
            ),
        ),
    ),
    kind(
        CODE,
        "a library is needed that the framework does not bring along",
        "code/imports code/error",
        changed(PLURALS, (TOP, "import inflect\n" + TOP)),
        changed(YUEDU, (TOP, "import opencc\n" + TOP)),
        changed(CHANGSHI, (TOP, "import jieba\n" + TOP)),
        changed(GOALS, (TOP, TOP + "from spacy.lang.en import English\n")),
    ),
)
