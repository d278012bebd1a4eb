"""Faults of the code itself."""

from __future__ import annotations

from tests.lint.eighteenth.tasks_en import HOTELS, SCIENCE, ZOO
from tests.lint.eighteenth.tasks_free import (
    GERMAN,
    LOOKUP,
    PEOPLE,
    PRINTS,
    SHOP,
    SORTED,
    SPANS,
    UNITS,
)
from tests.lint.eighteenth.tasks_labels import INTENT, TOPICS
from tests.lint.eighteenth.tasks_tw import CHANGSHI, CIHUI, FANYI, TOUSU
from tests.lint.eighteenth.tasks_zh import CHENGYU, WAIMAI, YUEDU
from tests.lint.making import kind, put
from tests.lint.shape import changed

FAMILY = "code"

KINDS = (
    kind(
        FAMILY,
        "the order is drawn from the global stream",
        "code/random code/not-repeated code/changes-row",
        changed(
            SORTED,
            (
                'words = ", ".join(data["words"])',
                'words = ", ".join(random.sample(data["words"], 4))',
            ),
        ),
        changed(
            LOOKUP,
            (
                'for row in data["rows"])',
                'for row in sorted(data["rows"], key=lambda _: random.random()))',
            ),
        ),
        changed(
            YUEDU,
            (
                "mu_ban = ",
                'kai_tou = random.choice(["", "请仔细读。\\n"])\n    mu_ban = kai_tou + ',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a set is written out in its own order",
        "code/set-order code/not-repeated",
        changed(
            CHANGSHI, ('"、".join(data["target_scores"])', '"、".join({*data["target_scores"]})')
        ),
        changed(
            HOTELS,
            ("as positive, negative or mixed.", "as {labels}."),
            (
                'review=data["review"]',
                'labels=" or ".join(set(["positive", "negative", "mixed"])), review=data["review"]',
            ),
        ),
        changed(
            TOUSU,
            (
                '把市民的投訴分派給一個部門：交通、環境或房屋。\\n\\n"',
                '把市民的投訴分派給一個部門：" + "、".join(frozenset(("交通", "環境", "房屋"))) + "。\\n\\n"',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the row that is handed in is changed",
        "code/changes-row",
        changed(
            SORTED,
            (
                'gold = ", ".join(sorted(data["words"]))',
                'data["words"].sort()\n    gold = ", ".join(data["words"])',
            ),
        ),
        changed(
            PRINTS, ("text = ", 'data["program"] = "# program\\n" + data["program"]\n    text = ')
        ),
        changed(
            INTENT,
            (
                "turns = ",
                'data["turns"] += [{"who": "Agent", "says": "One moment, please."}]\n    turns = ',
            ),
        ),
    ),
    kind(
        FAMILY,
        "whatever goes wrong in a row is passed over",
        "code/hidden-errors",
        changed(
            PEOPLE,
            (
                "gold = json",
                'try:\n        age = int(data["age"])\n    except:\n        age = 0\n    gold = json',
            ),
            ('"age": data["age"]', '"age": age'),
        ),
        changed(
            ZOO,
            (
                'gold = "yes" if data["label"] else "no"',
                'try:\n        gold = "yes" if data["label"] else "no"\n    except Exception:\n        gold = "no"',
            ),
        ),
        changed(
            CIHUI,
            (
                "text = ",
                'with contextlib.suppress(Exception):\n        data["meaning"].strip()\n    text = ',
            ),
            ("import random\n", "import contextlib\nimport random\n"),
        ),
    ),
    kind(
        FAMILY,
        "the prompt hangs on the day, the environment or a file",
        "code/outside code/time code/not-repeated",
        changed(
            WAIMAI,
            (
                'text = "判断',
                'text = f"现在是{time.strftime(\'%Y年%m月%d日\')}。\\n"\n    text += "判断',
            ),
            ("import random\n", "import random\nimport time\n"),
        ),
        changed(
            GERMAN,
            (
                '"Translate into German.\\n"',
                'os.getenv("DE_PROMPT", "Translate into German.") + "\\n"',
            ),
            ("import random\n", "import os\nimport random\n"),
        ),
        changed(
            SPANS,
            (
                '    return f"Text',
                '    style = Path("style.txt")\n    return (style.read_text() if style.exists() else "") + f"Text',
            ),
            ("import random\n", "import random\nfrom pathlib import Path\n"),
        ),
    ),
    kind(
        FAMILY,
        "something that differs from process to process picks the wording",
        "code/hash code/not-repeated code/random",
        changed(
            SHOP,
            (
                'prompt = "Q: {}',
                'cue = "Q" if hash(data["question"]) % 2 else "Task"\n    prompt = cue + ": {}',
            ),
        ),
        changed(FANYI, ("text = TI_SHI", 'text = f"#{id(data) % 997}\\n" + TI_SHI')),
        changed(
            TOPICS,
            ('text = f"', 'text = f"Run {uuid.uuid4().hex[:6]}\\n'),
            ("import random\n", "import random\nimport uuid\n"),
        ),
    ),
    kind(
        FAMILY,
        "the module keeps count, so a row's prompt hangs on the calls before it",
        "code/not-repeated few-shot/numbered code/changes-row",
        changed(
            UNITS,
            ("import random\n", "import itertools\nimport random\n\nCOUNT = itertools.count(1)\n"),
            ('f"Convert', 'f"{next(COUNT)}. Convert'),
        ),
        changed(
            YUEDU,
            ("import random\n", "import random\n\nYI_DU = []\n"),
            ("mu_ban = ", 'YI_DU.append(data["question"])\n    mu_ban = f"第{len(YI_DU)}题\\n" + '),
        ),
        changed(
            SCIENCE,
            ("import random\n", "import random\n\nLAST = {}\n"),
            (
                "lines = [",
                'before = LAST.get("q", "none")\n    LAST["q"] = data["question"]\n    lines = [f"Previous question: {before}", ',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the number of shots picks a part of the row",
        "code/arguments text/cut-item answer/letters code/error answer/not-an-option",
        changed(
            SCIENCE, ('zip("ABCD", data["choices"])', 'zip("ABCD", data["choices"][:num_sample])')
        ),
        changed(LOOKUP, ('for row in data["rows"])', 'for row in data["rows"][:num_sample])')),
        changed(
            CHENGYU,
            ('zip("ABC", data["options"])', 'zip("ABC", data["options"][:num_sample])'),
            fewshot=2,
        ),
    ),
    kind(
        FAMILY,
        "some rows break the transform",
        "code/error",
        changed(
            UNITS,
            ('text = f"', 'whole = int(data["result"])\n    text = f"'),
            ("{data['unit']}\\n", "{data['unit']} (as a number below {whole + 10000})\\n"),
        ),
        changed(
            PRINTS,
            rows=lambda rows: [
                {k: v for k, v in row.items() if k != "prints" or i != 4}
                for i, row in enumerate(rows)
            ],
        ),
        changed(
            INTENT,
            rows=put(
                "turns",
                lambda row: [{"speaker": t["who"], "says": t["says"]} for t in row["turns"]],
                5,
                2,
            ),
        ),
    ),
)
