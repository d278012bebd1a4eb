"""Faults of the code."""

from __future__ import annotations

from tests.lint.fortyfifth.tasks_free import CHAT, INVOICE, JOBS, ORDER
from tests.lint.fortyfifth.tasks_labels import LOGS, NURSE, SENSOR, TICKETS
from tests.lint.fortyfifth.tasks_world import BAHN, EXAMEN, FARMACIA, NOVOSTI
from tests.lint.fortyfifth.tasks_zh import BINGLI, GONGDAN, KAOSHI
from tests.lint.making import kind
from tests.lint.shape import Kind, Row, changed

D = "code"


def _without(rows: list[Row], key: str) -> list[Row]:
    """Return rows of which the last lacks a field."""
    return [*rows[:-1], {name: value for name, value in rows[-1].items() if name != key}]


KINDS: tuple[Kind, ...] = (
    kind(
        D,
        "the options are shuffled by the global generator, in place",
        "code/random code/not-repeated code/changes-row answer/gold-differs",
        changed(
            EXAMEN, ('letras = "abcd"', 'letras = "abcd"\n    random.shuffle(data["opciones"])')
        ),
        changed(ORDER, ("steps = ", 'random.shuffle(data["steps"])\n    steps = ')),
    ),
    kind(
        D,
        "a counter or a cache of the module goes on from call to call",
        "code/not-repeated few-shot/numbered",
        changed(
            NOVOSTI,
            ("import random\n", "import random\nCOUNT = []\n"),
            ('"Заголовок: " +', 'f"Заголовок {len(COUNT)}: " +'),
            ('kod = data["label"]', 'kod = data["label"]\n    COUNT.append(kod)'),
        ),
        changed(
            LOGS,
            ("import random\n", "import random\nPREVIOUS = []\n"),
            (
                '"Line: " + data',
                '"Previous line: " + "".join(PREVIOUS[-1:]),\n            "Line: " + data',
            ),
            ("text = ", "PREVIOUS.append(data['line'])\n    text = "),
        ),
        changed(
            TICKETS,
            ("import random\n", "import random\n\nNUMBERS = iter(range(1, 100000))\n"),
            ("\\nSubject:", "\\nTicket no. {next(NUMBERS)}\\nSubject:"),
        ),
    ),
    kind(
        D,
        "any exception is swallowed for an empty text",
        "code/hidden-errors text/absent-field text/empty-slot text/no-question",
        changed(
            FARMACIA,
            (
                'bloco = ["Bula: " + data["bula"],',
                "try:\n        bula = data['texto_bula']\n    except Exception:\n        bula = ''\n"
                '    bloco = ["Bula: " + bula,',
            ),
        ),
        changed(
            BINGLI,
            (
                'answer = "；".join',
                "try:\n        note = data['record'].strip()\n    except:\n        note = ''\n"
                '    answer = "；".join',
            ),
            ('note=data["note"]', "note=note"),
        ),
    ),
    kind(
        D,
        "the labels are listed from a set",
        "code/set-order code/not-repeated",
        changed(
            TICKETS,
            (
                '["billing", "login", "shipping", "refund"]',
                '{"billing", "login", "shipping", "refund"}',
            ),
        ),
        changed(NOVOSTI, ('", ".join(RUBRIKI.values())', '", ".join(set(RUBRIKI.values()))')),
        changed(
            JOBS,
            (
                'output=" " + ", ".join(data["skills"])',
                'output=" " + ", ".join(set(data["skills"]))',
            ),
        ),
    ),
    kind(
        D,
        "the date of the day is written into the prompt",
        "code/time code/not-repeated",
        changed(
            INVOICE,
            ("import json\n", "import datetime\n    import json\n"),
            ('f"Invoice: {', 'f"Today: {datetime.date.today()}\\nInvoice: {'),
        ),
        changed(
            BINGLI,
            (
                'return {"input": TEMPLATE',
                'import time\n    return {"input": time.strftime("%Y-%m-%d\\n") + TEMPLATE',
            ),
        ),
    ),
    kind(
        D,
        "the row's own lists are changed while the prompt is made",
        "code/changes-row code/not-repeated answer/gold-differs",
        changed(JOBS, ("head = ", "data['skills'].sort()\n    head = ")),
        changed(
            KAOSHI,
            ("xuanxiang = ", "data['question'] = data['question'] + '（　）'\n    xuanxiang = "),
        ),
        changed(
            CHAT,
            (
                "return {\n",
                'for turn in data["turns"]:\n        turn["from"] = turn["from"] + " says"\n    return {\n',
            ),
        ),
    ),
    kind(
        D,
        "the number of shots cuts a list of the row",
        "code/arguments text/cut-item text/first-item",
        changed(
            SENSOR,
            ('for value in data["readings"])', 'for value in data["readings"][:num_sample])'),
        ),
        changed(CHAT, ('data["turns"])', 'data["turns"][num_sample - 2:])')),
    ),
    kind(
        D,
        "the options' order hangs on Python's hash",
        "code/hash code/not-repeated answer/gold-differs",
        changed(
            EXAMEN,
            (
                'letras = "abcd"',
                'letras = "abcd"\n    mezcla = random.Random(hash(data["pregunta"]))',
            ),
            ('zip(letras, data["opciones"])', 'zip(letras, mezcla.sample(data["opciones"], 4))'),
        ),
        changed(
            GONGDAN,
            ("in LEIBIE.items())", "in sorted(LEIBIE.items(), key=lambda x: hash(x[1])))"),
        ),
    ),
    kind(
        D,
        "a setting is read from the machine",
        "code/outside code/not-repeated",
        changed(
            TICKETS,
            ("import textwrap", "import os\nimport textwrap"),
            (
                "{', '.join(QUEUES)}.",
                '{\', \'.join(QUEUES)}. Language: {os.environ.get("LANG", "en")}.',
            ),
        ),
        changed(
            BAHN,
            ("import random\n", "import random\nfrom pathlib import Path\n"),
            ("text = (\n", "here = Path.cwd().name\n    text = (\n"),
            ('f"Beschwerde:', 'f"Quelle: {here}\\n"\n        f"Beschwerde:'),
        ),
    ),
    kind(
        D,
        "a column is looked up under a name that some rows do not have",
        "code/error",
        changed(NURSE, rows=lambda rows: _without(rows, "opd")),
        changed(JOBS, rows=lambda rows: _without(rows, "skills")),
    ),
    kind(
        D,
        "a library of the author's notebook is imported",
        "code/imports code/error",
        changed(INVOICE, ("import json\n", "import json\n\n    import polars\n")),
        changed(BINGLI, ("import random\n", "import random\n\nimport jieba_fast\n")),
    ),
    kind(
        D,
        "the name of the data set decides what is written",
        "code/arguments",
        changed(
            SENSOR,
            (
                'return {"input": text,',
                'text = f"[{dataset_name}] " + text\n    return {"input": text,',
            ),
        ),
        changed(FARMACIA, ("bloco = [", "bloco = [dataset_name, ")),
    ),
)
