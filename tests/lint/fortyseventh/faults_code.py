"""Faults of the code."""

from __future__ import annotations

from tests.lint.fortyseventh.tasks_choice import ADVERTS, CALLS, CHEM, LIBRARY, ROBOT
from tests.lint.fortyseventh.tasks_free import (
    INVOICE,
    LOGS,
    ORDERS,
    PLACES,
    RAIN,
    SQL,
)
from tests.lint.fortyseventh.tasks_world import ECOLE, HOTEL, NOTARY, WETTER
from tests.lint.fortyseventh.tasks_zh import ANYOU, CMM, DRIVE, JIANLI, READ, YINGYONG
from tests.lint.making import at, each, kind
from tests.lint.shape import Kind, changed

D = "code"
TOP = "import random"

KINDS: tuple[Kind, ...] = (
    kind(
        D,
        "options or wordings are drawn from the global stream",
        "code/random code/not-repeated answer/gold-differs answer/letters",
        changed(
            LIBRARY,
            ("Part on the folder:", "{random.choice(['Part', 'Voice'])} on the folder:"),
        ),
        changed(
            CMM, ('zip("ABCD", data["options"])', 'zip("ABCD", random.sample(data["options"], 4))')
        ),
        changed(
            ADVERTS,
            (
                'text += "Labels: junior | senior | lead\\n"',
                'names = ["junior", "senior", "lead"]\n    random.shuffle(names)\n'
                '    text += "Labels: " + " | ".join(names) + "\\n"',
            ),
        ),
    ),
    kind(
        D,
        "labels are deduplicated by a set",
        "code/set-order code/not-repeated",
        changed(ANYOU, ("enumerate(ANYOU, 1)", "enumerate(set(ANYOU), 1)")),
        changed(
            ADVERTS,
            (
                '"Labels: junior | senior | lead\\n"',
                '"Labels: " + " | ".join({"junior", "senior", "lead"}) + "\\n"',
            ),
        ),
        changed(WETTER, ('data["werte"].items())', 'set(data["werte"].items()))')),
    ),
    kind(
        D,
        "the row is sorted, popped or written to in place",
        "code/changes-row code/not-repeated code/error answer/one-place",
        changed(RAIN, ("grid = ", 'data["readings"].reverse()\n    grid = ')),
        changed(READ, ('data["spans"][0]', 'data["spans"].pop()')),
        changed(
            ROBOT,
            (
                'lines = [data["prompt"]]',
                'data["prompt"] = "Q. " + data["prompt"]\n    lines = [data["prompt"]]',
            ),
        ),
    ),
    kind(
        D,
        "whatever goes wrong is swallowed",
        "code/hidden-errors text/absent-field",
        changed(
            DRIVE,
            (
                'gold = "对" if data["is_true"] else "错"',
                'try:\n        gold = "对" if data["is_true"] else "错"\n'
                '    except Exception:\n        gold = "错"',
            ),
        ),
        changed(
            ORDERS,
            (
                'gold = data["dish"]',
                'try:\n        gold = data["dish"]\n    except:\n        gold = "soup"',
            ),
        ),
        changed(
            NOTARY,
            ('nr = str(data["nr"])', 'with suppress(Exception):\n        nr = str(data["nr"])'),
            (TOP, "from contextlib import suppress\nimport random"),
        ),
    ),
    kind(
        D,
        "the prompt says today's date",
        "code/time code/not-repeated",
        changed(
            NOTARY,
            ("\\n\\nFragment:", "\\nStan na {date.today()}\\n\\nFragment:"),
            (TOP, "import random\nfrom datetime import date"),
        ),
        changed(
            LOGS,
            (
                '.format(data["entry"])',
                '.format(data["entry"]).replace("Entry", time.strftime("%Y") + " entry")',
            ),
            (TOP, "import random\nimport time"),
        ),
    ),
    kind(
        D,
        "order or wording hangs on a hash",
        "code/hash code/not-repeated",
        changed(
            HOTEL, ("お客様の声：{data", "番号{hash(data['voice']) % 1000}\\nお客様の声：{data")
        ),
        changed(
            ADVERTS,
            (
                'text += "Advert',
                'text += "Ad no. %d\\n" % (hash(data["advert"]) % 97)\n    text += "Advert',
            ),
        ),
    ),
    kind(
        D,
        "a package that was used in the notebook is imported",
        "code/imports code/error",
        changed(RAIN, (TOP, "import random\nimport pandas as pd")),
        changed(JIANLI, (TOP, "import random\nimport jieba")),
        changed(CHEM, (TOP, "import random\nfrom rdkit import Chem")),
    ),
    kind(
        D,
        "the prompt's head is read from a file or the environment",
        "code/outside code/error",
        changed(
            CALLS,
            ("Queues\\n", "{os.environ.get('DESK_HEAD', 'Queues')}\\n"),
            (TOP, "import os\nimport random"),
        ),
        changed(
            ECOLE,
            (
                'texte = "Réponds par vrai ou faux.\\n"',
                'texte = open("/srv/classe/consigne.txt").read()',
            ),
        ),
        changed(
            SQL,
            (TOP, "import locale\nimport random"),
            ("-- {data['ask']}", "-- {locale.getlocale()[0]} {data['ask']}"),
        ),
    ),
    kind(
        D,
        "some rows break it",
        "code/error",
        changed(
            CHEM,
            ("for key in sorted(opts)", 'for key in "abcd"'),
            rows=each(lambda row: row["options"].pop("d" if row["key"] != "d" else "a"), 4),
        ),
        changed(
            CALLS,
            ("{data['utterance']}", "{data['utterance'].strip()}"),
            rows=at(4, utterance=None),
        ),
        changed(
            READ,
            ('data["spans"][0]', 'data["spans"][1]'),
            rows=lambda rows: [row["spans"].append("同") for row in rows[:6]] and None,
        ),
        changed(LOGS, rows=lambda rows: [row.pop("host") for row in rows[::4]] and None),
    ),
    kind(
        D,
        "the gold is no text",
        "code/error answer/python-value",
        changed(YINGYONG, ('gold = str(data["deshu"])', 'gold = data["deshu"]')),
        changed(DRIVE, ("processed_output=gold", 'processed_output=data["is_true"]')),
        changed(NOTARY, ('nr = str(data["nr"])', 'nr = data["nr"]'), ('" " + nr', 'f" {nr}"')),
    ),
    kind(
        D,
        "what is shown hangs on the rows that were seen before",
        "code/not-repeated text/shot-cue answer/leaked code/changes-row text/ambiguous",
        changed(
            LIBRARY,
            ("text = GUIDE", 'SEEN.append(data["part"])\n    text = GUIDE'),
            ("Part on the folder:", "No. {len(SEEN)}, part on the folder:"),
            ('GUIDE = """', 'SEEN = []\nGUIDE = """'),
        ),
        changed(
            ROBOT,
            ('lines = [data["prompt"]]', 'lines = [f"{next(COUNT)}. " + data["prompt"]]'),
            (TOP, "import itertools\nimport random\n\nCOUNT = itertools.count(1)"),
        ),
        changed(
            ECOLE,
            (
                'texte += "Phrase',
                'DEJA[data["phrase"]] = bon\n    '
                'texte += f"({len(DEJA)} phrases)\\n"\n    texte += "Phrase',
            ),
            ('texte = "Réponds', 'bon = "vrai" if data["juste"] else "faux"\n    texte = "Réponds'),
            (TOP, "import random\n\nDEJA = {}"),
        ),
    ),
    kind(
        D,
        "the number of shots cuts a list of the row",
        "code/arguments text/cut-item answer/letters answer/not-an-option text/first-item "
        "answer/other-count",
        changed(ROBOT, ('enumerate(data["answers"],', 'enumerate(data["answers"][:num_sample],')),
        changed(RAIN, ('in data["readings"])', 'in data["readings"][: num_sample - 1])')),
        changed(ORDERS, ('in data["chat"])', 'in data["chat"][:num_sample])'), fewshot=2),
    ),
    kind(
        D,
        "a branch waits for a name of the dataset that it never has",
        "code/arguments",
        changed(
            CALLS,
            (
                'gold = data["queue"]',
                'gold = data["queue"]\n'
                '    if dataset_name == "calls-2021":\n        gold = gold.lower()',
            ),
        ),
        changed(
            INVOICE,
            (
                "    keys = (",
                '    if dataset_name == "invoices":\n'
                '        text = "Be exact. " + text\n    keys = (',
            ),
        ),
    ),
    kind(
        D,
        "a loop shows its last item alone, since a plus is missing",
        "text/cut-item answer/letters text/first-item answer/letter-asked answer/other-count",
        changed(
            ROBOT,
            (
                '        lines.append(f"({number}) {option}")',
                '        listed = f"({number}) {option}"\n    lines.append(listed)',
            ),
        ),
        changed(
            CMM,
            (
                'body = "\\n".join(f"{k}．{v}" for k, v in zip("ABCD", data["options"]))',
                'body = ""\n    for k, v in zip("ABCD", data["options"]):\n'
                '        body = f"{k}．{v}"',
            ),
        ),
        changed(
            ORDERS,
            (
                'chat = "\\n".join(f"{turn[\'who\']}: {turn[\'says\']}" for turn in data["chat"])',
                "for turn in data[\"chat\"]:\n        chat = f\"{turn['who']}: {turn['says']}\"",
            ),
        ),
    ),
    kind(
        D,
        "the index of the mark runs one ahead",
        "answer/letters answer/gold-differs code/error answer/legend answer/letter-asked "
        "text/cut-item answer/not-an-option",
        changed(PLACES, ("[{MARKS[i]}]", "[{MARKS[i - 1]}]")),
        changed(CMM, ('"ABCD"[data["label"]]', '"ABCDE"[data["label"] + 1]')),
        changed(ROBOT, ("start=1", "start=2")),
    ),
    kind(
        D,
        "a draft of the template overwrites what was built before it",
        "text/same-prompt text/no-question text/cut-item text/ambiguous answer/letters "
        "answer/letter-asked",
        changed(
            CMM,
            ('text += f"题目', 'text = f"题目'),
            ("{data['question']}\\n{body}\\n", "{data['question']}\\n"),
        ),
        changed(LIBRARY, ("    return {", '    text = GUIDE + "\\nFamily:"\n    return {')),
    ),
)
