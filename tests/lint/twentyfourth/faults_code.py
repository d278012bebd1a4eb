"""Faults of code."""

from __future__ import annotations

from tests.lint.making import at, kind
from tests.lint.shape import changed
from tests.lint.twentyfourth.tasks_free import DATES, GERMAN, LETTERS, SHIPS, STALL, TIMES
from tests.lint.twentyfourth.tasks_options import CALLS, DESK, FILMS, GARDEN, HYPO, KITCHEN, MUSEUM
from tests.lint.twentyfourth.tasks_zh import IDIOM, MENU, READER, SHOP, STREETS, TRAMS

FAMILY = "code"
REPEAT = "code/not-repeated"
ZH_COUNT = '    COUNT[0] += 1\n    text = f"第{COUNT[0]}题：把菜名译成英文。'

KINDS = (
    kind(
        FAMILY,
        "options or instructions are drawn from the global stream",
        f"code/random {REPEAT}",
        changed(
            GARDEN,
            (
                "lines = [",
                'right = data["choices"][data["answer"]]\n    random.shuffle(data["choices"])\n    lines = [',
            ),
            ('"ABCD"[data["answer"]]', '"ABCD"[data["choices"].index(right)]'),
        ),
        changed(
            GERMAN,
            ('text = "Translate', 'text = random.choice(["", "Please help. "]) + "Translate'),
        ),
        changed(SHOP, ("好评还是差评", '" + random.choice(["好评还是差评", "差评还是好评"]) + "')),
    ),
    kind(
        FAMILY,
        "the row is changed in place",
        f"code/changes-row {REPEAT}",
        changed(HYPO, ('{data["premise"]}', '{data.pop("premise")}')),
        changed(READER, ("text = template", 'data["diary"] += "（完）"\n    text = template')),
        changed(
            TIMES,
            (
                "rows = [",
                'data["ports"].insert(0, "Home")\n    data["times"].insert(0, "00:00")\n    rows = [',
            ),
        ),
    ),
    kind(
        FAMILY,
        "any exception is swallowed",
        "code/hidden-errors text/absent-field",
        changed(
            DATES,
            (
                'gold = data["iso"].strip()',
                'try:\n        gold = data["iso"].strip()\n    except:\n        gold = "1900-01-01"',
            ),
        ),
        changed(
            SHOP,
            (
                'gold = "好评" if data["stars"] > 3 else "差评"',
                'try:\n        gold = "好评" if data["stars"] > 3 else "差评"\n'
                '    except Exception:\n        gold = "差评"',
            ),
        ),
        changed(
            CALLS,
            (
                'gold = back[data["intent"]]',
                'try:\n        gold = back[data["intent"]]\n    except (KeyError, Exception):\n        gold = "Q"',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a set decides an order",
        f"code/set-order {REPEAT}",
        changed(IDIOM, ('zip("ABCD", data["choices"])', 'zip("ABCD", set(data["choices"]))')),
        changed(
            FILMS,
            ('"\\nTone:"', '"\\nIs it" + " or".join({*data["target_scores"]}) + "?\\nTone:"'),
        ),
        changed(
            HYPO,
            ("true, false or unknown?", '{", ".join(set(words.values()))}?'),
        ),
    ),
    kind(
        FAMILY,
        "what is written hangs on hash or id",
        f"code/hash {REPEAT}",
        changed(
            GARDEN, ('f"Question:', '["", "Quiz. "][hash(data["question"]) % 2] + f"Question:')
        ),
        changed(STREETS, ('"從地址中', "f\"編號{hash(data['address']) % 1000}。從地址中")),
        changed(STALL, ('f"Question: ', 'f"Question {id(data) % 97}: ')),
    ),
    kind(
        FAMILY,
        "the day or the hour gets into the prompt",
        f"code/time {REPEAT}",
        changed(
            SHIPS,
            (
                "text = TEMPLATE",
                "from datetime import date\n\n    text = f'Today is {date.today()}. ' + TEMPLATE",
            ),
        ),
        changed(
            TRAMS,
            (
                'lines = ["規定',
                'import time\n\n    lines = [time.strftime("今天是%m月%d日。"), "規定',
            ),
        ),
        changed(
            LETTERS,
            (
                "prompt = {",
                'import datetime\n\n    prompt = {\n        "Read on": datetime.datetime.now().strftime("%A"),',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a file, a variable of the environment or the user's name is read",
        "code/outside code/error",
        changed(
            MUSEUM, ('asked = "', 'import os\n\n    asked = os.environ.get("PROMPT_HEAD", "") + "')
        ),
        changed(
            MENU,
            (
                'text = f"把',
                'from pathlib import Path\n\n    head = Path(__name__ + ".txt")\n'
                '    text = head.read_text() if head.exists() else ""\n    text += f"把',
            ),
        ),
        changed(
            DESK,
            (
                "text = (",
                'import getpass\n\n    text = (\n        f"Asked by {getpass.getuser()}. "',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a counter goes on from call to call",
        f"{REPEAT} code/changes-row few-shot/numbered",
        changed(
            MENU,
            ("import random\n", "import random\n\nCOUNT = [0]\n"),
            ('    text = f"把菜名译成英文。', ZH_COUNT),
        ),
        changed(
            GERMAN,
            (
                "import random\n",
                "import itertools\nimport random\n\nNUMBERS = itertools.count(1)\n",
            ),
            ('text += "German', 'text += f"({next(NUMBERS)}) "\n    text += "German'),
        ),
        changed(
            SHIPS,
            ("import random\n", "import random\n\nSEEN = []\n"),
            (
                "return {",
                'SEEN.append(data["log"])\n    text = f"Entry no. {len(SEEN)}\\n" + text\n    return {',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a field is read that some rows lack",
        "code/error text/absent-field",
        changed(
            STALL,
            ("{data['question']}", "{data['question']} ({data['unit']})"),
            rows=lambda rows: [
                row if n % 4 == 3 else {**row, "unit": "in whole numbers"}
                for n, row in enumerate(rows)
            ],
        ),
        changed(TIMES, rows=at(5, to="Faroe")),
        changed(KITCHEN, rows=lambda rows: [*rows[:-1], {**rows[-1], "options": None}]),
    ),
)
