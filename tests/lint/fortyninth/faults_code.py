"""Faults of the code."""

from __future__ import annotations

from tests.lint.fortyninth.tasks_exam import HEIGHTS, OPTICS, SUMS
from tests.lint.fortyninth.tasks_work import CHAT, HEADLINE, REVIEWS, SENSOR, STOCK, TICKETS
from tests.lint.fortyninth.tasks_world import KANA, NOTICIAS, SINONIM, VERDADE, VERTALING
from tests.lint.fortyninth.tasks_zh import HISTORY, ORDERS, READING, SHOP
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "code"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a list of the module grows from call to call",
        "code/not-repeated few-shot/own-doc few-shot/same-twice answer/leaked few-shot/near-copy "
        "few-shot/repeated",
        changed(
            REVIEWS,
            ("    text = ", '    EXAMPLES.append((data["said"], data["aspect"]))\n    text = '),
        ),
        changed(
            HISTORY,
            ('    lines = [f"题目', '    lines = LINES\n    lines += [f"题目'),
            ('MARKS = "ABCD"', 'MARKS = "ABCD"\nLINES = []'),
        ),
        changed(
            TICKETS,
            ("    text = f", '    QUEUES[data["queue"]] += ", " + data["subject"]\n    text = f'),
        ),
    ),
    kind(
        F,
        "the row's own list or dict is changed in place",
        "code/changes-row code/not-repeated text/cut-item answer/leaked answer/gold-differs",
        changed(
            HEIGHTS,
            (
                '    peaks = "; "',
                '    data["peaks"].sort(key=lambda p: -p["metres"])\n    peaks = "; "',
            ),
        ),
        changed(CHAT, ("    talk = ", '    data["turns"].pop()\n    talk = ')),
        changed(KANA, ('gold = data["yomi"]', 'gold = data.pop("yomi")')),
        changed(SINONIM, ("    varianty = ", '    data["choices"].reverse()\n    varianty = ')),
    ),
    kind(
        F,
        "labels or shots go through a set",
        "code/set-order code/not-repeated",
        changed(REVIEWS, ("in EXAMPLES)", "in set(EXAMPLES))")),
        changed(VERTALING, ("in SHOTS)", "in {*SHOTS})")),
        changed(TICKETS, ("in QUEUES.items()", "in set(QUEUES.items())")),
    ),
    kind(
        F,
        "the global stream of random numbers chooses a wording or an order",
        "code/random code/not-repeated text/shot-cue text/cue-forms few-shot/worked-cue",
        changed(REVIEWS, ("in EXAMPLES)", "in random.sample(EXAMPLES, 4))")),
        changed(SENSOR, ('f"Sensor {', 'random.choice(["Sensor", "Probe"]) + f" {')),
        changed(
            SHOP,
            (
                '    text = f"下面',
                '    random.seed()\n    lead = random.choice(["请看。", "请读。"])\n    text = lead + f"下面',
            ),
        ),
    ),
    kind(
        F,
        "errors are swallowed, and the row becomes another prompt",
        "code/hidden-errors text/absent-field text/same-prompt text/no-question text/empty-slot",
        changed(
            ORDERS,
            (
                "    parts = [",
                '    try:\n        note = data["note"]\n    except:\n        note = ""\n    parts = [',
            ),
            ('"留言：" + data["note"]', '"留言：" + note'),
        ),
        changed(
            HEADLINE,
            (
                "    text = f\"{data['log'].strip()}",
                '    try:\n        log = data["logs"].strip()\n    except Exception:\n        log = ""\n    text = f"{log}',
            ),
        ),
        changed(
            NOTICIAS,
            (
                "    gold = str",
                "    try:\n        text = text.strip()\n    except Exception:\n        pass\n    gold = str",
            ),
        ),
    ),
    kind(
        F,
        "the day or the hour is written into the prompt",
        "code/time code/not-repeated",
        changed(
            TICKETS,
            ('text = f"Route', 'text = f"Today is {date.today()}. Route'),
            ("import random", "import random\nfrom datetime import date"),
        ),
        changed(
            CHAT,
            ('text = f"{HEAD}', "text = f\"[{time.strftime('%H:%M')}] {HEAD}"),
            ("import random", "import random\nimport time"),
        ),
    ),
    kind(
        F,
        "something outside of the data is read",
        "code/outside code/error",
        changed(
            SENSOR,
            ('f"Sensor {', 'os.environ.get("SITE", "") + f"Sensor {'),
            ("import random", "import os\nimport random"),
        ),
        changed(
            STOCK,
            ("    rows = [", "    head = open('/etc/hostname').readline()\n    rows = [head, "),
        ),
        changed(
            VERDADE,
            ('    gold = "V"', '    text = os.getenv("PREFIX", "") + text\n    gold = "V"'),
            ("import random", "import os\nimport random"),
        ),
    ),
    kind(
        F,
        "a hash picks the shot or the wording",
        "code/hash code/not-repeated code/set-order",
        changed(REVIEWS, ("in EXAMPLES)", 'in EXAMPLES[hash(data["said"]) % 2 :])')),
        changed(VERTALING, ("in SHOTS)", "in sorted(SHOTS, key=hash))")),
        changed(
            SHOP, ('    text = f"下面', "    text = f\"第{hash(data['review']) % 100}条。下面")
        ),
    ),
    kind(
        F,
        "the number of shots cuts the row's own list",
        "code/arguments text/cut-item text/first-item code/not-repeated answer/letters answer/not-an-option",
        changed(CHAT, ('in data["turns"])', 'in data["turns"][:num_sample])')),
        changed(
            HISTORY, ('zip(MARKS, data["choices"])', 'zip(MARKS, data["choices"][:num_sample])')
        ),
        changed(STOCK, ('in data["items"]:', 'in data["items"][num_sample - 3 :][:1]:')),
    ),
    kind(
        F,
        "the dataset's name is compared with one that it never has",
        "code/arguments",
        changed(
            SENSOR,
            (
                "    text = ",
                '    if dataset_name == "boiler":\n        data = dict(data, sensor="B")\n    text = ',
            ),
        ),
        changed(
            NOTICIAS,
            (
                "    gold = ",
                '    if dataset_name == "noticias":\n        text = text.upper()\n    gold = ',
            ),
        ),
        changed(
            SUMS,
            (
                "    gold = ",
                '    if dataset_name in ("sums", "market"):\n        text += " "\n    gold = ',
            ),
        ),
    ),
    kind(
        F,
        "a loop stops one short, or shows its last item alone",
        "text/cut-item answer/letters answer/not-an-option text/no-question answer/other-count "
        "answer/letter-asked text/first-item answer/legend",
        changed(SINONIM, ('enumerate(data["choices"], 1)', 'enumerate(data["choices"][:-1], 1)')),
        changed(OPTICS, ("in sorted(options))", "in sorted(options)[:-1])")),
        changed(STOCK, ('in data["items"]:', 'in data["items"][1:]:')),
        changed(HEIGHTS, ('for peak in data["peaks"])', 'for peak in data["peaks"][:-1])')),
    ),
    kind(
        F,
        "a cache is keyed by what many rows share",
        "code/not-repeated text/same-prompt text/ambiguous text/no-question",
        changed(
            READING,
            ("    return", "    body = CACHE.setdefault(len(data['question']), body)\n    return"),
            ("HEAD =", "CACHE = {}\nHEAD ="),
        ),
        changed(
            NOTICIAS,
            ("    gold = ", "    text = CACHE.setdefault(data['tema'], text)\n    gold = "),
            ("TEMAS =", "CACHE = {}\nTEMAS ="),
        ),
        changed(
            TICKETS,
            ("    gold = ", "    text = CACHE.setdefault(data['queue'], text)\n    gold = "),
            ("QUEUES =", "CACHE = {}\nQUEUES ="),
        ),
    ),
    kind(
        F,
        "a key of the result is misspelt, or one is added that nothing reads",
        "code/unused-key code/error answer/empty",
        changed(VERDADE, ('"output": " " + gold', '"ouput": gold, "output": " " + gold')),
        changed(ORDERS, ('"output": gold', '"output": gold, "answer": gold')),
        changed(
            HEADLINE, ('"output": " " + data', '"reference": data["log"], "output": " " + data')
        ),
    ),
    kind(
        F,
        "a variable of an earlier draft is returned, so that all prompts are alike",
        "text/same-prompt text/no-question text/ambiguous",
        changed(REVIEWS, ('    text += "Guest: "', '    query = text + "Guest: "')),
        changed(READING, ('"input": HEAD + body', '"input": HEAD')),
        changed(CHAT, ('"input": text', '"input": HEAD')),
    ),
)
