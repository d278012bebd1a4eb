"""Faults of the transform's code."""

from __future__ import annotations

from tests.lint.making import at, kind, put
from tests.lint.shape import changed
from tests.lint.twentieth.tasks_free import BOOL, PERSON, TICKET, TONE
from tests.lint.twentieth.tasks_more import CELL, CHAT, ISO, SORT
from tests.lint.twentieth.tasks_options import DESK, GAP, MUSEUM, SPAM
from tests.lint.twentieth.tasks_zh import IDIOM, ORDERS, READING

FAMILY = "code"

KINDS = (
    kind(
        FAMILY,
        "the prompt hangs on the global stream of random numbers",
        "code/random code/not-repeated",
        changed(
            IDIOM,
            (
                'text = f"选出与句意相符的成语，',
                'text = random.choice(["选出", "找出"]) + f"与句意相符的成语，',
            ),
        ),
        changed(
            SORT,
            (
                '", ".join(data["words"])\n',
                '", ".join(random.sample(data["words"], len(data["words"])))\n',
            ),
        ),
        changed(
            TONE,
            ("*LABELS)", "*random.sample(LABELS, 3))"),
        ),
    ),
    kind(
        FAMILY,
        "the row itself is changed",
        "code/changes-row",
        changed(GAP, ("shown =", 'data["words"].append("none of these")\n    shown =')),
        changed(
            READING, ("text = 模板", 'data.update(短文=data["短文"] + "（完）")\n    text = 模板')
        ),
        changed(BOOL, ('if data["answer"]', 'if data.pop("answer")')),
    ),
    kind(
        FAMILY,
        "an exception is swallowed, and the prompt or gold is made up instead",
        "code/hidden-errors text/absent-field",
        changed(
            PERSON,
            (
                "return {",
                'try:\n        name = data["name"].strip()\n    except Exception:\n'
                '        name = "nobody"\n    return {',
            ),
            ("f\" {data['name']}\"", 'f" {name}"'),
            ('"processed_output": data["name"]', '"processed_output": name'),
            rows=at(5, name=None),
        ),
        changed(
            DESK,
            (
                'gold = letters[data["desk"]]',
                'try:\n        gold = letters[data["desk"]]\n    except:\n        gold = "A"',
            ),
            rows=at(7, desk="Tech"),
        ),
        changed(
            ORDERS,
            (
                'gold = str(类别.index(data["类别"]) + 1)',
                'gold = "1"\n    with contextlib.suppress(Exception):\n'
                '        gold = str(类别.index(data["类别"]) + 1)',
            ),
            ("import random\n", "import contextlib\nimport random\n"),
            rows=at(4, 类别="退货"),
        ),
    ),
    kind(
        FAMILY,
        "a set is gone through in whatever order it has",
        "code/set-order code/not-repeated answer/letters answer/gold-differs answer/legend",
        changed(TONE, ('("positive", "negative", "mixed")', '{"positive", "negative", "mixed"}')),
        changed(CHAT, ('["glad", "angry", "sad"]', 'list({"glad", "angry", "sad"})')),
        changed(ORDERS, ('["查询", "投诉", "退款"]', '[*set("查询 投诉 退款".split())]')),
    ),
    kind(
        FAMILY,
        "the prompt has what only this moment or this place knows: a date, a file, a variable",
        "code/time code/outside code/not-repeated code/error code/hidden-errors",
        changed(
            ISO,
            (
                'data["written"])',
                'data["written"])\n    text = f"Today is {date.today()}.\\n" + text',
            ),
            ("import random\n", "import random\nfrom datetime import date\n"),
        ),
        changed(
            TICKET,
            ("text = HEAD", 'text = os.environ.get("ROUTER_NOTE", "") + HEAD'),
            ("import random\n", "import os\nimport random\n"),
        ),
        changed(
            SPAM,
            (
                "text = TEMPLATE",
                'if os.path.exists("spam_prompt.txt"):\n'
                '        return open("spam_prompt.txt").read()\n    text = TEMPLATE',
            ),
            ("import random\n", "import os\nimport random\n"),
        ),
    ),
    kind(
        FAMILY,
        "the number of shots or the data set's name decides about the question",
        "code/arguments text/cut-item answer/letters",
        changed(MUSEUM, ('data["options"])', 'data["options"][:num_sample])')),
        changed(CHAT, ('data["turns"])', 'data["turns"][:num_sample])')),
        changed(
            READING,
            (
                '"短文：{短文}',
                '("请先读短文。\\n" if dataset_name == "reading-zh" else "") + "短文：{短文}',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a counter or cache outside the call makes a row's prompt hang on those before it",
        "code/* few-shot/numbered",
        changed(
            MUSEUM,
            ('lines = [f"Question', 'SEEN.append(1)\n    lines = [f"Question {len(SEEN)}'),
            ("import random\n", "import random\n\nSEEN = []\n"),
        ),
        changed(
            ORDERS,
            ('text = f"给', 'global 次数\n    次数 += 1\n    text = f"第{次数}条。给'),
            ("import random\n", "import random\n\n次数 = 0\n"),
        ),
        changed(
            BOOL,
            ("dataset_name: str)", "dataset_name: str, seen=[])"),
            (
                "parts = {",
                'seen.append(data["passage"])\n    parts = {"Passages so far": str(len(seen)), ',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the transform fails on some of the rows",
        "code/error text/nothing answer/unlike-others text/unlike-others",
        changed(
            ISO,
            ('data["written"])', 'data["written"] if data["era"] != "BC" else "")'),
            rows=put("era", lambda row: "AD", 2),
        ),
        changed(SORT, rows=put("words", lambda row: None, 5)),
        changed(CELL, rows=put("table", lambda row: [], 5, 2)),
    ),
)
