"""Faults of the code of a transform."""

from __future__ import annotations

from tests.lint.fortyfourth.tasks_choice import GOAL, LEASE, ODDS, PRIO, RIVER, SCI, STARS, STORE
from tests.lint.fortyfourth.tasks_free import BILL, CHORES, COLD, DOSE, EVAL, ORDER, TRIP
from tests.lint.fortyfourth.tasks_langs import CULT, GLOSS, OTZYV, POST, TENKI, VERBI
from tests.lint.fortyfourth.tasks_zh import CHENGYU, DILI, JIAKAO, MENZHEN, TOUSU, YUEDU
from tests.lint.making import kind
from tests.lint.shape import Kind, Row, changed

F = "code"


def _without(field: str, number: int):
    def drop(rows: list[Row]) -> None:
        del rows[number][field]

    return drop


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the order of options or words is drawn from the global stream",
        "code/random code/not-repeated",
        changed(
            ODDS,
            (
                '    words = data["words"]\n',
                '    right = data["words"][data["odd"]]\n'
                '    words = random.sample(data["words"], len(data["words"]))\n',
            ),
            ('data["odd"] + 1', "words.index(right) + 1"),
        ),
        changed(
            ORDER,
            (
                'listed = " ".join(data["words"])',
                'listed = " ".join(random.sample(data["words"], len(data["words"])))',
            ),
        ),
        changed(
            MENZHEN,
            (
                '"、".join(("眼科", "骨科", "皮膚科", "牙科"))',
                '["眼科", "骨科", "皮膚科", "牙科"]',
            ),
            ("請從{KEBIE}中", "請從{'、'.join(random.sample(KEBIE, 4))}中"),
        ),
    ),
    kind(
        F,
        "the row is changed in place",
        "code/changes-row code/not-repeated code/error text/ambiguous",
        changed(
            ORDER,
            (
                'gold = " ".join(sorted(data["words"]))',
                'data["words"].sort()\n    gold = " ".join(data["words"])',
            ),
            ('listed = " ".join(data["words"])', 'listed = " ".join(reversed(data["words"]))'),
        ),
        changed(
            TOUSU,
            ("    shuoming =", '    data["text"] = data["text"].rstrip("。")\n    shuoming ='),
        ),
        changed(
            CHORES,
            (
                "    lines = []\n",
                '    lines = []\n    data["turns"].append({"who": "Bot", "text": "Noted."})\n',
            ),
        ),
        changed(VERBI, ('PERSONE[data["persona"] - 1]', 'PERSONE[data.pop("persona") - 1]')),
    ),
    kind(
        F,
        "errors are swallowed",
        "code/hidden-errors",
        changed(
            DILI,
            (
                '    ti = data["题干"]\n',
                '    try:\n        ti = data["题干"]\n    except:\n        ti = ""\n',
            ),
        ),
        changed(
            COLD,
            (
                '    gold = str(max(data["readings"]))\n',
                '    try:\n        gold = str(max(data["readings"]))\n'
                '    except Exception:\n        gold = "0"\n',
            ),
        ),
        changed(
            GLOSS,
            ("import random\n", "import contextlib\nimport random\n"),
            (
                "    lignes = [",
                '    with contextlib.suppress(Exception):\n        data["fr"].strip()\n    lignes = [',
            ),
        ),
    ),
    kind(
        F,
        "labels are gone through in a set",
        "code/set-order code/not-repeated",
        changed(
            MENZHEN,
            ('("眼科", "骨科", "皮膚科", "牙科")', '{"眼科", "骨科", "皮膚科", "牙科"}'),
        ),
        changed(
            POST,
            (
                '"Geht es um Rechnung, Umzug oder Störung?\\n"',
                '"Geht es um " + " oder ".join({"Rechnung", "Umzug", "Störung"}) + "?\\n"',
            ),
        ),
        changed(
            OTZYV,
            (
                '(хорошо или плохо):\\n"',
                '(" + " или ".join(set(data[\'target_scores\'])) + "):\\n"',
            ),
        ),
    ),
    kind(
        F,
        "today's date or the machine is asked for the prompt",
        "code/time code/outside code/not-repeated",
        changed(
            PRIO,
            ("import random\n", "import random\nimport time\n"),
            ("\\n\\nTicket: ", "\\n\\nIt is {time.strftime('%A')}.\\nTicket: "),
        ),
        changed(
            TENKI,
            ("import random\n", "import random\nfrom datetime import date\n"),
            ('("メール：" +', '(f"今日は{date.today()}です。", "メール：" +'),
        ),
        changed(
            BILL,
            ("import json\n", "import json\nimport os\n"),
            ('\\n".join([HEAD,', "\\n\".join([HEAD, 'Shop: ' + os.getenv('SHOP', 'main'),"),
        ),
    ),
    kind(
        F,
        "a row lacks a field that the code reads",
        "code/error text/unlike-others answer/unlike-others",
        changed(STORE, rows=_without("opt_c", 3)),
        changed(YUEDU, rows=_without("wenti", 5)),
        changed(VERBI, rows=_without("persona", 2)),
    ),
    kind(
        F,
        "hash decides what is shown",
        "code/hash code/not-repeated",
        changed(
            RIVER,
            (
                'f"Question: {',
                "f\"Question {hash(data['passage']) % 1000}: {",
            ),
        ),
        changed(
            SCI,
            ('ask(data["question"], listing)', 'ask(data["question"], sorted(listing, key=hash))'),
        ),
        changed(
            ORDER,
            (
                'listed = " ".join(data["words"])',
                'listed = " ".join(sorted(data["words"], key=hash))',
            ),
        ),
    ),
    kind(
        F,
        "a counter in the module goes on from call to call",
        "code/not-repeated few-shot/numbered text/shot-cue text/cue-forms",
        changed(
            JIAKAO,
            ("import random\n", "import itertools\nimport random\n\nHAO = itertools.count(1)\n"),
            ('"判断题：{0}\\n', '"第{1}题：{0}\\n'),
            ('.format(data["statement"])', '.format(data["statement"], next(HAO))'),
        ),
        changed(
            GLOSS,
            ("import random\n", "import random\n\nVUS = []\n"),
            ("    lignes = [", '    VUS.append(data["en"])\n    lignes = [f"Mot no {len(VUS)}", '),
        ),
        changed(
            STARS,
            ("SHOTS = ", "SEEN = {}\nSHOTS = "),
            (
                '    gold = str(data["stars"])\n',
                '    gold = str(data["stars"])\n    number = SEEN[len(SEEN)] = len(SEEN) + 1\n',
            ),
            ('nGuest: " +', 'nGuest " + str(number) + ": " +'),
        ),
    ),
    kind(
        F,
        "num_sample picks a part of the row",
        "code/arguments text/cut-item answer/letters code/error text/first-item",
        changed(CULT, ('range(len(data["opciones"]))', "range(num_sample)")),
        changed(
            COLD, ('for value in data["readings"])', 'for value in data["readings"][:num_sample])')
        ),
        changed(CHENGYU, ('data["备选"])\n', 'data["备选"][:num_sample])\n')),
    ),
    kind(
        F,
        "the name that is handed in is a text of the prompt, or decides by names it never has",
        "code/arguments text/snake-name",
        changed(LEASE, ('text = "Clause', 'text = "Task: " + dataset_name + "\\nClause')),
        changed(DOSE, ('"Note: " +', 'dataset_name + "\\nNote: " +')),
        changed(
            GOAL,
            (
                "    best = [",
                '    if dataset_name == "piqa-dev":\n        data = dict(data)\n    best = [',
            ),
        ),
    ),
    kind(
        F,
        "a module is imported that is not there elsewhere",
        "code/imports code/error",
        changed(
            COLD,
            ("import random\n", "import random\n\nimport workbench\n"),
        ),
        changed(
            TRIP,
            ("import random\n", "import random\n\nfrom workbench import render\n"),
        ),
        changed(ORDER, ("import random\n", "import random\n\nimport IPython\n")),
    ),
    kind(
        F,
        "a list of the prompt is read from a file of the author's",
        "code/outside code/error",
        changed(
            GLOSS,
            (
                '"Traduis le mot en français."',
                'open("/etc/hostname", encoding="utf-8").read().strip()',
            ),
        ),
        changed(
            YUEDU,
            ("import random\n", "import random\nfrom pathlib import Path\n"),
            ('"阅读短文，用文中的词语回答问题。"', 'Path("/etc/hostname").read_text().strip()'),
        ),
    ),
    kind(
        F,
        "options are shuffled by a seed that is the same for every row",
        "code/same-draw code/random",
        changed(
            ODDS,
            (
                '    words = data["words"]\n',
                '    right = data["words"][data["odd"]]\n    words = list(data["words"])\n'
                "    random.Random(42).shuffle(words)\n",
            ),
            ('data["odd"] + 1', "words.index(right) + 1"),
        ),
        changed(
            ORDER,
            (
                '    listed = " ".join(data["words"])\n',
                '    mixed = list(data["words"])\n    random.Random(0).shuffle(mixed)\n'
                '    listed = " ".join(mixed)\n',
            ),
        ),
    ),
    kind(
        F,
        "the result has a key that nothing reads",
        "code/unused-key",
        changed(EVAL, ('"output": gold,', '"output": gold,\n        "category": "python",')),
        changed(
            MENZHEN,
            ('"output": data["科別"],', '"output": data["科別"],\n        "id": data["科別"],'),
        ),
    ),
    kind(
        F,
        "a comment silences a rule that does not exist, or nothing",
        "code/unknown-ignore code/stale-ignore",
        changed(
            TRIP, ("steps, gold = ", "# lint: ignore text/trailing-spaces\n    steps, gold = ")
        ),
        changed(
            TOUSU,
            (
                'gold = str(data["label"])',
                'gold = str(data["label"])  # lint: ignore answer/lettering',
            ),
        ),
        changed(POST, ('"Anliegen:"', '"Anliegen:"  # lint: ignore text/trailing-space')),
    ),
    kind(
        F,
        "processed_output is a number or a list instead of a text",
        "code/error answer/python-value answer/not-in-output",
        changed(STARS, ('"processed_output": gold', '"processed_output": data["stars"]')),
        changed(COLD, ('"processed_output": gold', '"processed_output": max(data["readings"])')),
        changed(TOUSU, ('"processed_output": gold', '"processed_output": data["label"]')),
    ),
)
