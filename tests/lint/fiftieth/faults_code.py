"""Faults of the code."""

from __future__ import annotations

from tests.lint.fiftieth.tasks_choice import HANDBOOK, NURSING, REPLY, SORTING
from tests.lint.fiftieth.tasks_free import INVOICE, SENSOR, SQL, TRACE
from tests.lint.fiftieth.tasks_labels import BOOL, CLAUSES, ENTAIL, TICKETS, TRIAGE
from tests.lint.fiftieth.tasks_tongues import BAHN, CHUVA, KEIGO, NOVOSTI, QCM
from tests.lint.fiftieth.tasks_zh import ARITH, JUDGE, PEOPLE, READING, TAKEAWAY
from tests.lint.making import at, kind
from tests.lint.shape import Kind, changed

D = "code"

KINDS: tuple[Kind, ...] = (
    kind(
        D,
        "the dialogue's or options' list is shuffled in the row itself",
        "code/changes-row code/not-repeated answer/gold-differs code/random",
        changed(
            REPLY, ('    marks = "abc"', '    r.shuffle(data["candidates"])\n    marks = "abc"')
        ),
        changed(
            SORTING, ('    items = data["events"]', '    items = data["events"]\n    items.sort()')
        ),
        changed(NOVOSTI, ('    prompt = "О', '    data["headline"] += "."\n    prompt = "О')),
    ),
    kind(
        D,
        "a list at the module's head grows with each call",
        "code/not-repeated text/repeated-instruction few-shot/own-doc",
        changed(TICKETS, ("    text = (", '    QUEUES.append(data["queue"])\n    text = (')),
        changed(
            BAHN,
            ("import textwrap\n", "import textwrap\n\nGESEHEN = []\n"),
            ("    text = textwrap", '    GESEHEN.append(data["text"])\n    text = textwrap'),
            ("Rückmeldung: {", "Rückmeldung Nr. {len(GESEHEN)}: {"),
        ),
        changed(
            TRIAGE,
            (
                "    for note, level in SHOTS:",
                '    SHOTS.append((data["note"], data["urgency"]))\n    for note, level in SHOTS[-4:-1]:',
            ),
        ),
    ),
    kind(
        D,
        "a cue or head is drawn from several by random or by hash",
        "code/random code/hash code/not-repeated text/shot-cue text/cue-forms",
        changed(NURSING, ('"\\nAnswer:"', 'random.choice(["\\nAnswer:", "\\nYour answer:"])')),
        changed(TAKEAWAY, ("\\n结果：", "\\n{['结果', '结论'][hash(data['review']) % 2]}：")),
        changed(CHUVA, ('"Resposta:",', 'random.choice(["Resposta:", "R:"]),')),
    ),
    kind(
        D,
        "the labels are a set of the code",
        "code/set-order code/not-repeated",
        changed(
            TICKETS,
            (
                '["Billing", "Shipping", "Technical", "Account"]',
                '{"Billing", "Shipping", "Technical", "Account"}',
            ),
        ),
        changed(
            REPLY,
            (
                '    marks = "abc"',
                '    marks = "abc"\n    data = {**data, "candidates": list(set(data["candidates"]))}',
            ),
        ),
        changed(
            NOVOSTI,
            (
                '"Определи рубрику новости: спорт, экономика или культура.\\n"',
                '"Определи рубрику новости: " + ", ".join({"спорт", "экономика", "культура"}) + ".\\n"',
            ),
        ),
    ),
    kind(
        D,
        "an except gives a label where the row's is unknown",
        "code/hidden-errors text/absent-field answer/same-gold",
        changed(
            ENTAIL,
            (
                '    gold = ("entailment", "neutral", "contradiction")[data["label"]]',
                '    try:\n        gold = ("entailment", "neutral", "contradiction")[data["label"]]\n'
                '    except Exception:\n        gold = "neutral"',
            ),
            rows=at(5, label="-"),
        ),
        changed(
            JUDGE,
            (
                "    return {",
                "    try:\n        mark = MARK[data['truth']]\n    except:\n        mark = '错'\n    return {",
            ),
            ('MARK[data["truth"]]', "mark"),
            rows=at(4, truth="待定"),
        ),
        changed(
            SENSOR,
            (
                "    table = ",
                '    try:\n        sum(data["values"])\n    except BaseException:\n        rows = rows[:1]\n'
                "    table = ",
            ),
            rows=at(3, values=[38, 39, "n/a", 57]),
        ),
    ),
    kind(
        D,
        "today's date, the host or a file of the author's machine",
        "code/time code/outside code/not-repeated code/error code/imports",
        changed(
            INVOICE,
            ("import json\n", "import datetime\nimport json\n"),
            (
                'INSTRUCTION + "\\n\\n',
                'INSTRUCTION + f" Today is {datetime.date.today()}." + "\\n\\n',
            ),
        ),
        changed(
            TICKETS,
            (
                "    text = (",
                '    name = os.environ.get("TEAM", "support")\n    text = (\n        f"Team {name}. "',
            ),
            ("import random", "import os\nimport random"),
        ),
        changed(
            CLAUSES,
            ("    legend = ", '    extra = open("legend.txt").read()\n    legend = extra + '),
        ),
    ),
    kind(
        D,
        "the number of shots picks a part of the row",
        "code/arguments code/error text/cut-item",
        changed(
            REPLY,
            ('for turn in data["turns"])', 'for turn in data["turns"][:num_sample])'),
            fewshot=1,
        ),
        changed(
            SENSOR,
            (
                'zip(data["times"], data["values"])',
                'zip(data["times"][num_sample - 3:], data["values"][num_sample - 3:])',
            ),
            ('rows = ["time', 'num_sample = max(num_sample, 1)\n    rows = ["time'),
            fewshot=4,
        ),
    ),
    kind(
        D,
        "it fails on the rows of another kind",
        "code/error",
        changed(HANDBOOK, rows=at(4, options=["parking is free", "do not cross it"], right=1)),
        changed(SQL, rows=at(5, columns=None)),
        changed(
            INVOICE,
            ('"total": data["total"]}', '"total": float(data["total"])}'),
            rows=at(5, total="141.09 EUR"),
        ),
    ),
    kind(
        D,
        "a trailing comma makes a tuple of the text or the gold",
        "code/error text/raw-value answer/python-value answer/not-in-output",
        changed(TRACE, ('data["program"])', 'data["program"]),')),
        changed(KEIGO, ('gold = data["style"]', 'gold = data["style"],')),
        changed(PEOPLE, ('gold = "、".join(data["people"])', 'gold = "、".join(data["people"]),')),
    ),
    kind(
        D,
        "what was said of the row before is kept: a doc has another's text",
        "code/not-repeated text/no-question few-shot/own-doc text/same-prompt text/ambiguous",
        changed(
            BOOL,
            ("import random", "import random\n\nKEPT = {}"),
            ("{data['passage']}", "{KEPT.setdefault('passage', data['passage'])}"),
        ),
        changed(
            READING,
            ("import random", "import random\nfrom functools import cache\n\nLAST = []"),
            (
                '"短文": data["passage"]',
                '"短文": (LAST.append(data["passage"]), LAST[max(len(LAST) - 2, 0)])[1]',
            ),
            ("from functools import cache\n", ""),
        ),
    ),
    kind(
        D,
        "it imports a helper of the workbench or of the author's own",
        "code/imports code/error",
        changed(ARITH, ("import random", "import random\n\nimport workbench")),
        changed(QCM, ("import random", "import random\n\nimport emoji_cleaner")),
    ),
)
