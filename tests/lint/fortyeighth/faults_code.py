"""Faults of the code: chance, state, errors, and what is read from outside."""

from __future__ import annotations

from tests.lint.fortyeighth.tasks_free import INVOICE, RANK, READING, SENSOR, TITLES
from tests.lint.fortyeighth.tasks_labels import (
    ASTRO,
    BAKERY,
    BIGBENCH,
    CHAT,
    CLUSTER,
    LEGAL,
    MEDIC,
    MUSEUM,
)
from tests.lint.fortyeighth.tasks_world import (
    GAOKAO,
    KEFU,
    KEIGO,
    SEGUROS,
    TIENGVIET,
    VERKEHR,
    XINXI,
    YUEDU,
)
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

D = "code"

KINDS: tuple[Kind, ...] = (
    kind(
        D,
        "the global stream shuffles or draws",
        "code/random code/not-repeated answer/gold-differs answer/letter*",
        changed(
            BIGBENCH,
            ('list(data["target_scores"])', 'random.sample(list(data["target_scores"]), 4)'),
        ),
        changed(MUSEUM, ('"; ".join(DEPARTMENTS)', '"; ".join(random.sample(DEPARTMENTS, 4))')),
        changed(LEGAL, ("in POOL:", "in random.choices(POOL, k=3):")),
    ),
    kind(
        D,
        "a set is gone through",
        "code/set-order code/not-repeated",
        changed(MUSEUM, ("join(DEPARTMENTS)", "join(set(DEPARTMENTS))")),
        changed(BAKERY, ("in EXAMPLES)", "in set(EXAMPLES))")),
        changed(BIGBENCH, ('list(data["target_scores"])', 'list({*data["target_scores"]})')),
    ),
    kind(
        D,
        "the row is changed in place",
        "code/changes-row code/error code/not-repeated",
        changed(
            RANK,
            (
                'listed = ", ".join(data["things"])',
                'data["things"].sort()\n    listed = ", ".join(data["things"])',
            ),
        ),
        changed(
            SENSOR,
            (
                'lines = ["time  temp  hum"]',
                'data["readings"].append(["23:59", "0", "0"])\n    lines = ["time  temp  hum"]',
            ),
        ),
        changed(XINXI, ("{data['职位']}；", "{data.pop('职位')}；")),
    ),
    kind(
        D,
        "a list of the module grows with each call",
        "code/not-repeated few-shot/own-doc few-shot/near-copy answer/leaked few-shot/question-shown "
        "few-shot/same-twice few-shot/repeated code/changes-row",
        changed(
            BAKERY,
            ("    return {", '    EXAMPLES.append((data["review"], data["topic"]))\n    return {'),
        ),
        changed(
            LEGAL,
            (
                '    prompt = Prompt("Type of clause (termination, liability, payment or secrecy)")\n',
                "    prompt = SHARED\n",
            ),
            (
                "def transform",
                'SHARED = Prompt("Type of clause (termination, liability, payment or secrecy)")\n\n\ndef transform',
            ),
        ),
        changed(
            SEGUROS,
            ("import random", "import random\n\nVISTOS = []"),
            (
                '    texto += "Ramo:"',
                '    VISTOS.append(data["parte"])\n    texto += f"(caso {len(VISTOS)})\\nRamo:"',
            ),
        ),
    ),
    kind(
        D,
        "all errors are swallowed",
        "code/hidden-errors",
        changed(
            INVOICE,
            (
                "    gold = json.dumps(fields)\n",
                "    try:\n        gold = json.dumps(fields)\n    except:\n        gold = '{}'\n",
            ),
        ),
        changed(
            KEIGO,
            (
                "    return {",
                "    try:\n        text = text.strip()\n    except Exception:\n        pass\n    return {",
            ),
        ),
        changed(
            SENSOR,
            ("import random", "import contextlib\nimport random"),
            (
                '    text += "\\nQ: "',
                '    with contextlib.suppress(Exception):\n        text = text.strip()\n    text += "\\nQ: "',
            ),
        ),
    ),
    kind(
        D,
        "hash or id decides on an order",
        "code/hash code/not-repeated",
        changed(
            BIGBENCH, ('list(data["target_scores"])', 'sorted(data["target_scores"], key=hash)')
        ),
        changed(
            MUSEUM,
            (
                '"; ".join(DEPARTMENTS)',
                '"; ".join(DEPARTMENTS[:: 1 if hash(data["entry"]) % 2 else -1])',
            ),
        ),
        changed(CLUSTER, ("\\n\\nlast line", "\\n\\n(job {id(data)}) last line")),
    ),
    kind(
        D,
        "the day of the call stands in the prompt",
        "code/time code/not-repeated",
        changed(
            TITLES,
            ("import random", "import datetime\nimport random"),
            ('"Abstract:",', 'f"Submitted {datetime.date.today()}",\n        "Abstract:",'),
        ),
        changed(
            MEDIC,
            ("import random", "import random\nimport time"),
            ('"NOTE: " + note', '"NOTE (" + time.strftime("%d.%m.%Y") + "): " + note'),
        ),
    ),
    kind(
        D,
        "a library is imported that is not there in the evaluation",
        "code/imports code/error",
        changed(KEFU, ("import random", "import random\n\nimport jieba")),
        changed(SENSOR, ("import random", "import random\n\nimport polars as pl")),
        changed(READING, ("import random", "import random\n\nfrom workbench import template")),
    ),
    kind(
        D,
        "a field is read by a name that no row has",
        "text/absent-field text/no-question text/same-prompt text/empty-slot",
        changed(MUSEUM, ('entry=data["entry"]', 'entry=data.get("description", "")')),
        changed(GAOKAO, ('data["题干"]', 'data.get("题目", "")')),
        changed(READING, ('"Article": data["article"]', '"Article": data.get("context", "")')),
        changed(MEDIC, ('data["note"].strip()', 'str(data.get("notes"))')),
    ),
    kind(
        D,
        "the environment or a file has a say",
        "code/outside code/error",
        changed(
            SEGUROS,
            ("import random", "import os\nimport random"),
            ('texto = "Indica', 'texto = os.environ.get("CABECERA", "") + "Indica'),
        ),
        changed(KEFU, ("import random", 'import random\n\nMODE = open("/etc/hostname").read()')),
        changed(
            TITLES,
            ("import random", "import random\nfrom pathlib import Path"),
            ('"Abstract:",', 'str(Path.cwd().name),\n        "Abstract:",'),
        ),
    ),
    kind(
        D,
        "the number of shots picks a part of the row",
        "code/arguments text/cut-item answer/letters",
        changed(GAOKAO, ('zip("ABCD", options)', 'zip("ABCD", options[: num_sample + 1])')),
        changed(YUEDU, ('enumerate(data["options"])', 'enumerate(data["options"][:num_sample])')),
        changed(RANK, ('", ".join(data["things"])', '", ".join(data["things"][:num_sample])')),
    ),
    kind(
        D,
        "each call seeds a stream with the same number",
        "code/same-draw code/random",
        changed(
            BIGBENCH,
            (
                'options = list(data["target_scores"])',
                'options = list(data["target_scores"])\n    random.Random(42).shuffle(options)',
            ),
        ),
        changed(
            MUSEUM, ('"; ".join(DEPARTMENTS)', '"; ".join(random.Random(0).sample(DEPARTMENTS, 4))')
        ),
    ),
    kind(
        D,
        "a field is missing in some rows of the new version",
        "code/error",
        changed(XINXI, rows=lambda rows: [row.pop("城市") for row in rows[2::4]] and None),
        changed(VERKEHR, rows=lambda rows: [row.pop("kat") for row in rows[1::5]] and None),
        changed(TIENGVIET, rows=lambda rows: [row.pop("tu") for row in rows[3::4]] and None),
    ),
    kind(
        D,
        "a variable of the loop is used behind it, so the last item alone is shown",
        "text/cut-item text/first-item answer/letters answer/letter-asked text/no-question "
        "answer/not-an-option answer/other-count few-shot/other-count",
        changed(ASTRO, ('        parts.append("[%d]', '        pass\n    parts.append("[%d]')),
        changed(
            BAKERY,
            ('head + shots + "\\n"', 'head + "%s => %s" % EXAMPLES[-1] + "\\n"'),
            ("or queue?", "or queue? Four examples:"),
        ),
    ),
    kind(
        D,
        "a label is looked up in a table that lacks one",
        "code/error",
        changed(
            SEGUROS,
            (
                '"processed_output": data["ramo"]',
                '"processed_output": {"hogar": "hogar", "auto": "auto", "salud": "salud"}[data["ramo"]]',
            ),
        ),
        changed(CHAT, ('"AB"[data["best"]]', '("A",)[data["best"]]')),
        changed(
            LEGAL,
            (
                '"processed_output": data["type"]',
                '"processed_output": dict((k, k) for _, k in POOL[:3])[data["type"]]',
            ),
        ),
    ),
    kind(
        D,
        "an old comment silences a rule that finds nothing, or one that does not exist",
        "code/stale-ignore code/unknown-ignore",
        changed(
            SEGUROS,
            ('    texto += "Ramo:"', '    texto += "Ramo:"  # lint: ignore text/trailing-space'),
        ),
        changed(KEIGO, ("    return {", "    # lint: ignore prompt/too-long\n    return {")),
    ),
    kind(
        D,
        "a stray key is left in the result",
        "code/unused-key",
        changed(
            TITLES,
            (
                '"processed_output": data["title"],',
                '"processed_output": data["title"],\n        "source": "arxiv",',
            ),
        ),
        changed(
            VERKEHR,
            (
                '"processed_output": str(data["kat"])',
                '"processed_output": str(data["kat"]), "label": data["kat"]',
            ),
        ),
    ),
)
