"""Faults of code."""

from __future__ import annotations

from tests.lint.fiftyfirst.tasks_bench import BOOLQ, MEDQ, RACE, RANKS, SENSE, SNLI
from tests.lint.fiftyfirst.tasks_office import (
    ASPECTS,
    CHAT,
    DESK,
    INVOICE,
    LOGS,
    SENSOR,
    WARD,
)
from tests.lint.fiftyfirst.tasks_steps import AMT, BUDGET, MINUTES, QUERY, VERDAD
from tests.lint.fiftyfirst.tasks_zh import CHENGYU, KEFU, KESHI, LISHI, YINGYONG
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

D = "code"

KINDS: tuple[Kind, ...] = (
    kind(
        D,
        "a list that is a default is filled at each call",
        "code/not-repeated code/changes-row text/run-together few-shot/own-doc text/repeated-instruction",
        changed(
            KESHI,
            (
                "def build(zhusu, nianling):",
                "def build(zhusu, nianling, seen=SEEN):\n        seen.append(zhusu)",
            ),
            ("【主诉】{zhusu}", "【主诉】{'；'.join(seen)}"),
            ("import random\n", "import random\n\nSEEN = []\n"),
        ),
        changed(
            BUDGET, ("parts = []\n    ", ""), ("import random\n", "import random\n\nparts = []\n")
        ),
        changed(
            KEFU,
            (
                'lines = ["请判断用户留言的意图。", "可选意图：" + "、".join(YITU)]\n',
                'YITU.append("其他")\n    lines = ["请判断用户留言的意图。", "可选意图：" + "、".join(YITU)]\n',
            ),
        ),
    ),
    kind(
        D,
        "a cache has a key that several rows share",
        "code/not-repeated text/same-prompt text/ambiguous text/no-question answer/not-an-option",
        changed(
            SENSOR,
            ('shown = ", ".join', 'shown = CACHE.setdefault(data["room"], ", ".join'),
            ('for value in data["readings"])', 'for value in data["readings"]))'),
            ("import random\n", "import random\n\nCACHE = {}\n"),
        ),
        changed(
            MEDQ,
            ("options = [", 'options = CACHE.setdefault(len(data["question"]) // 20, ['),
            ('data["opd"]]', 'data["opd"]])'),
            ("import random\n", "import random\n\nCACHE = {}\n"),
        ),
    ),
    kind(
        D,
        "a counter of the module numbers the docs",
        "code/not-repeated few-shot/numbered",
        changed(
            SNLI,
            ('"Premise: " +', 'f"Item {next(COUNT)}",\n            "Premise: " +'),
            ("import random\n", "import itertools\nimport random\n\nCOUNT = itertools.count(1)\n"),
        ),
        changed(
            YINGYONG,
            ('f"题目：{ti}', 'f"第{next(HAO)}题：{ti}'),
            ("import random\n", "import itertools\nimport random\n\nHAO = itertools.count(1)\n"),
        ),
    ),
    kind(
        D,
        "options are gone through as a set, or put in the order of their hashes",
        "code/set-order code/hash code/not-repeated",
        changed(RANKS, ('sorted(data["sizes"])', 'list({*data["sizes"]})')),
        changed(KEFU, ('"、".join(YITU)', '"、".join(set(YITU))')),
        changed(
            ASPECTS, ('", ".join(data["praised"])', '", ".join(sorted(data["praised"], key=hash))')
        ),
    ),
    kind(
        D,
        "the wording is drawn anew for each row",
        "code/random code/not-repeated text/shot-cue code/same-draw",
        changed(
            SENSE,
            (
                "Write same or different.",
                '" + random.choice(["Say", "Write"]) + " same or different.',
            ),
        ),
        changed(MINUTES, ('"\\n\\nSum the', '"\\n\\n" + random.choice(["", "Now: "]) + "Sum the')),
        changed(AMT, ('frage = f"Anliegen', 'frage = random.choice(["Hallo! ", ""]) + f"Anliegen')),
    ),
    kind(
        D,
        "num_sample or dataset_name gets into the prompt",
        "code/arguments text/snake-name answer/letters text/cut-item",
        changed(CHENGYU, ('zip(marks, data["words"])', 'zip(marks, data["words"][:num_sample])')),
        changed(BOOLQ, ('title=data["title"]', "title=dataset_name")),
        changed(CHAT, ('for turn in data["chat"])', 'for turn in data["chat"][: num_sample - 1])')),
    ),
    kind(
        D,
        "the prompt is another one tomorrow or elsewhere",
        "code/time code/outside code/error code/imports",
        changed(
            LOGS,
            ('task = "Pull', 'task = f"Today is {datetime.date.today()}. Pull'),
            ("import random", "import datetime\nimport random"),
        ),
        changed(
            DESK,
            ('text = f"Route', 'text = os.environ.get("DESK_HEAD", "") + f"Route'),
            ("import random", "import os\nimport random"),
        ),
        changed(VERDAD, ('enunciado = "Lee', 'enunciado = open("prompts/es.txt").read() + "Lee')),
    ),
    kind(
        D,
        "errors are caught, and something else is put in",
        "code/hidden-errors text/absent-field text/empty-slot",
        changed(
            WARD,
            (
                'colour = data["colour"]',
                'try:\n        colour = data["colour"]\n    except Exception:\n        colour = "green"',
            ),
        ),
        changed(
            RANKS,
            (
                'items = sorted(data["sizes"])',
                'try:\n        items = sorted(data["sizes"])\n    except:\n        items = []',
            ),
        ),
        changed(
            LISHI,
            (
                'xuanxiang = "\\n".join(data["options"])',
                'try:\n        xuanxiang = "\\n".join(data["options"])\n    except BaseException:\n        xuanxiang = ""',
            ),
        ),
    ),
    kind(
        D,
        "the row itself is sorted, cut or renamed",
        "code/changes-row code/error code/not-repeated",
        changed(
            INVOICE,
            (
                "prompt = PROMPT",
                'data["ocr"] = data["ocr"].replace(",", " |")\n    prompt = PROMPT',
            ),
        ),
        changed(CHAT, ("turns = ", 'data["chat"].reverse()\n    turns = ')),
        changed(
            RACE,
            ('"output": " " + data["key"]', '"output": " " + data.setdefault("gold", data["key"])'),
        ),
        changed(
            ASPECTS,
            (
                'gold = ", ".join(data["praised"])',
                'data["praised"].sort()\n    gold = ", ".join(data["praised"])',
            ),
        ),
    ),
    kind(
        D,
        "a method that returns nothing is used for its value",
        "code/error text/nothing",
        changed(
            RANKS,
            ('items = sorted(data["sizes"])', 'items = list(data["sizes"]).sort()'),
            ('", ".join(items)', "str(items)"),
        ),
        changed(
            BUDGET,
            (
                'parts.append("Solution:")',
                'shown = parts.copy().append("Solution:")\n    parts.append(f"{shown}")',
            ),
        ),
        changed(QUERY, ("{data['ask']}", "{data.update(ask=data['ask'])}")),
    ),
)
