"""Faults of the code."""

from __future__ import annotations

from tests.lint.fortysixth.tasks_en import CUSTOMS, HELPDESK, LEASE, LOOT, QUAKE, TELLER, TRIAGE
from tests.lint.fortysixth.tasks_other import (
    CHENGYU,
    JOSHIKI,
    KEFU,
    KOREAN,
    OTZYV,
    RECHNUNG,
    RECLAMA,
    VERBOS,
    XINWEN,
    YINGYONG,
)
from tests.lint.fortysixth.tasks_read import BAKERY, MINUTES, REGEX, TIDES, TRAIL
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "code"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "something is drawn from the global stream",
        "code/random code/not-repeated answer/gold-differs answer/letter* answer/legend",
        changed(KEFU, ("'、'.join(LEI)", "'、'.join(random.sample(LEI, 4))")),
        changed(
            CHENGYU,
            ('    lines = ["选出', '    random.shuffle(data["choices"])\n    lines = ["选出'),
        ),
        changed(
            OTZYV,
            ('text = f"Отзыв', 'text = random.choice(["", "Прочитайте отзыв.\\n"]) + f"Отзыв'),
        ),
        changed(VERBOS, ('"Escribe la forma', 'random.choice(["", "Hola. "]) + "Escribe la forma')),
    ),
    kind(
        F,
        "labels go through a set",
        "code/set-order code/not-repeated",
        changed(KEFU, ("'、'.join(LEI)", "'、'.join({*LEI})")),
        changed(CUSTOMS, ("enumerate(GROUPS, start=1)", "enumerate(set(GROUPS), start=1)")),
        changed(
            RECLAMA,
            (
                'rotulos = ["entrega", "cobrança", "defeito"]',
                'rotulos = list({"entrega", "cobrança", "defeito"})',
            ),
        ),
    ),
    kind(
        F,
        "the row is changed while it is shown",
        "code/changes-row code/error code/not-repeated",
        changed(
            TIDES, ("    head = list", '    data["columns"]["note"] = ["-", "-"]\n    head = list')
        ),
        changed(
            CHENGYU,
            (
                'zip(MARKS, data["choices"])',
                'zip(MARKS, [data["choices"].pop(0) for _ in range(4)])',
            ),
        ),
        changed(
            KEFU,
            (
                '    chat = "',
                '    data["对话"].append({"谁": "客服", "话": "好的。"})\n    chat = "',
            ),
        ),
        changed(
            TRAIL,
            (
                "    parts = [",
                '    data["question"] = data["question"].capitalize()\n    parts = [',
            ),
        ),
    ),
    kind(
        F,
        "another package's import is left at the top",
        "code/imports code/error",
        changed(HELPDESK, ("import random", "import random\nimport langchain")),
        changed(
            YINGYONG,
            ("import random", "import random\nfrom opencompass.registry import LOAD_DATASET"),
        ),
        changed(QUAKE, ("import random", "import random\nimport obspy")),
    ),
    kind(
        F,
        "every exception is swallowed",
        "code/hidden-errors",
        changed(
            TRIAGE,
            (
                '    gold = data["colour"]',
                '    try:\n        gold = data["colour"]\n    except Exception:\n        gold = "green"',
            ),
        ),
        changed(
            LOOT,
            (
                "    gold = json",
                '    try:\n        rarity = data["rarity"]\n    except:\n        rarity = "common"\n    gold = json',
            ),
        ),
        changed(
            RECHNUNG,
            (
                '    gold = f"Firma',
                '    try:\n        data["firma"]\n    except BaseException:\n        pass\n    gold = f"Firma',
            ),
        ),
    ),
    kind(
        F,
        "a counter at the top numbers the questions as they come",
        "code/not-repeated few-shot/numbered text/shot-cue code/changes-row few-shot/own-doc",
        changed(
            REGEX,
            ("import random", "import random\n\nSEEN = []"),
            (
                '    return {\n        "input": "Does',
                '    SEEN.append(data["string"])\n    return {\n        "input": f"No. {len(SEEN)}: " + "Does',
            ),
        ),
        changed(
            BAKERY,
            ("import random", "import random\nimport itertools\n\nNUMBER = itertools.count(1)"),
            ('f"Problem:', 'f"Problem {next(NUMBER)}:'),
        ),
        changed(
            KOREAN,
            ("import random", "import random\n\nCOUNT = 0"),
            ('    text = f"글:', '    global COUNT\n    COUNT += 1\n    text = f"{COUNT}번 글:'),
        ),
    ),
    kind(
        F,
        "a default list grows from call to call",
        "code/not-repeated few-shot/own-doc answer/leaked few-shot/near-copy few-shot/question-shown "
        "few-shot/same-twice",
        changed(
            HELPDESK,
            (
                "    def show(ticket):\n        return f",
                "    def show(ticket, old=HISTORY):\n        old.append(ticket['subject'])\n        return 'Earlier: ' + ', '.join(old[-3:-1]) + '\\n' + f",
            ),
            ("import random", "import random\n\nHISTORY = []"),
        ),
        changed(
            VERBOS,
            ("import random", "import random\n\nVISTOS = []"),
            (
                "    forma = data",
                '    VISTOS.append(data["verbo"])\n    plantilla = "Verbos: " + " ".join(VISTOS[-4:]) + "\\n" + plantilla\n    forma = data',
            ),
        ),
    ),
    kind(
        F,
        "today's date is written into the prompt",
        "code/time code/not-repeated",
        changed(
            HELPDESK,
            ("import random", "import random\nimport datetime"),
            ('text = "Which', 'text = f"Date: {datetime.date.today()}\\nWhich'),
        ),
        changed(
            QUAKE,
            ("import random", "import random\nimport time"),
            ('"Read the', 'time.strftime("%d %B %Y") + "\\nRead the'),
            (
                'and give the magnitude with one decimal.\\n\\n"\n',
                'and give the magnitude with one decimal.\\n\\n" +\n',
            ),
        ),
        changed(
            RECHNUNG,
            ("import random", "import random\nfrom datetime import datetime"),
            ('text += f"Rechnung', 'text += f"Stand: {datetime.now():%Y}\\nRechnung'),
        ),
    ),
    kind(
        F,
        "something outside of the rows is read",
        "code/outside code/error code/hidden-errors",
        changed(
            KEFU,
            ("import random", "import os\nimport random"),
            ('f"{head}\\n', "f\"{os.environ.get('SHOP', '')}{head}\\n"),
        ),
        changed(
            TELLER,
            ("import random", "import random\nfrom pathlib import Path"),
            (
                'SCHEMA + "\\n-- "',
                '(Path("schema.sql").read_text() if Path("schema.sql").exists() else SCHEMA) + "\\n-- "',
            ),
        ),
        changed(
            MINUTES,
            ("import random", "import locale\nimport random"),
            ('text = data["minutes"]', 'text = f"[{locale.getlocale()[0]}] " + data["minutes"]'),
        ),
    ),
    kind(
        F,
        "a text's hash picks the wording",
        "code/hash code/not-repeated",
        changed(
            OTZYV,
            (
                'text = f"Отзыв',
                'lead = ["", "Вот отзыв.\\n"][hash(data["text"]) % 2]\n    text = lead + f"Отзыв',
            ),
        ),
        changed(
            CUSTOMS,
            ('f"Put the goods', "f\"{('Please put', 'Put')[hash(str(data)) & 1]} the goods"),
        ),
    ),
    kind(
        F,
        "the number of shots is taken for a place in the row",
        "code/arguments text/cut-item code/error answer/letters answer/not-an-option text/first-item",
        changed(JOSHIKI, ('enumerate(data["choices"])', 'enumerate(data["choices"][:num_sample])')),
        changed(LEASE, ("for mark in marks)", "for mark in marks[:num_sample - 1])")),
        changed(KEFU, ('for turn in data["对话"]', 'for turn in data["对话"][num_sample - 2:]')),
    ),
    kind(
        F,
        "the task's name is compared with what it never is",
        "code/arguments",
        changed(
            RECLAMA,
            (
                "    texto = pedido",
                '    if dataset_name == "reclamacoes":\n        pedido += " Responda em uma palavra."\n    texto = pedido',
            ),
        ),
        changed(
            TRAIL,
            (
                "    gold = {",
                '    if dataset_name == "boolq":\n        parts[-1] = "A:"\n    gold = {',
            ),
        ),
        changed(
            XINWEN,
            (
                "請把新聞標題分類",
                '" + {"xinwen": "一、"}.get(dataset_name, "") + "請把新聞標題分類',
            ),
        ),
    ),
    kind(
        F,
        "options are shuffled with one seed, and the key stays",
        "code/same-draw code/random answer/gold-differs answer/letter* answer/legend",
        changed(
            JOSHIKI,
            (
                '    sentaku = " ".join',
                '    mixed = random.Random(7).sample(data["choices"], 4)\n    sentaku = " ".join',
            ),
            ('enumerate(data["choices"])', "enumerate(mixed)"),
        ),
        changed(
            CHENGYU,
            (
                '    lines = ["选出',
                '    mixed = list(data["choices"])\n    random.Random(3).shuffle(mixed)\n    lines = ["选出',
            ),
            ('zip(MARKS, data["choices"])', "zip(MARKS, mixed)"),
        ),
    ),
    kind(
        F,
        "a table of labels lacks one that the rows have",
        "code/error",
        changed(
            HELPDESK,
            (
                '"output": " " + data["team"]',
                '"output": " " + {"network": "network", "hardware": "hardware"}[data["team"]]',
            ),
        ),
        changed(XINWEN, ('ORDER = ("體育", "財經", "娛樂")', 'ORDER = ("體育", "財經")')),
        changed(
            KEFU, ('"output": data["意图"]', '"output": dict(zip(LEI[:3], LEI))[data["意图"]]')
        ),
    ),
    kind(
        F,
        "rows of the new version lack a field now and then",
        "code/error text/absent-field text/nothing",
        changed(
            TIDES,
            rows=lambda rows: (
                [
                    row["columns"].pop("pier") and row["columns"].update(pier=["4"])
                    for row in rows[1::3]
                ]
                and None
            ),
        ),
        changed(HELPDESK, rows=lambda rows: [row.pop("subject") for row in rows[2::4]] and None),
        changed(OTZYV, rows=lambda rows: [row.update(stars=None) for row in rows[1::4]] and None),
    ),
    kind(
        F,
        "keys that nothing reads are given back",
        "code/unused-key",
        changed(QUAKE, ('"output": f" {gold}"', '"target": gold, "output": f" {gold}"')),
        changed(OTZYV, ('"output": f" {gold}"', '"label": gold, "output": f" {gold}"')),
    ),
    kind(
        F,
        "a comment that was to silence a rule names none",
        "code/unknown-ignore code/stale-ignore",
        changed(
            RECLAMA,
            ("    texto = pedido", "    # lint: ignore text/portuguese\n    texto = pedido"),
        ),
        changed(
            TRIAGE,
            (
                '    lines.append("Colour:")',
                '    lines.append("Colour:")  # lint: ignore text/colour',
            ),
        ),
    ),
)
