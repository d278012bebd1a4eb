"""Right prompts whose transforms are written in an odd way."""

from __future__ import annotations

from tests.lint.fourth.odd_helpers import odd, tiny
from tests.lint.fourth.tasks_free import (
    BUDGETS,
    CALLS,
    FOUNDED,
    GERMAN,
    NLI,
    SNIPPETS,
    SUPPORT,
    WHO,
)
from tests.lint.fourth.tasks_options import FACTS, FILMS, GROUPS, SKY
from tests.lint.fourth.tasks_zh import READ, SHOPS

_IMPORT = "import random\n"
_BIRDS = """\
owl|night
lark|day
nightjar|night
robin|day
barn owl|night
finch|day
eagle|day
kiwi|night"""

RIGHT = (
    odd(
        "string.Template, filled in",
        FOUNDED,
        (_IMPORT, "import random\nfrom string import Template\n"),
        ("{text}", "$text"),
        ("TEMPLATE.format(text=", "Template(TEMPLATE).substitute(text="),
    ),
    odd(
        "format_map of the whole row", FOUNDED, ('.format(text=data["text"])', ".format_map(data)")
    ),
    odd(
        "replace instead of format",
        FOUNDED,
        ('TEMPLATE.format(text=data["text"])', 'TEMPLATE.replace("{text}", data["text"])'),
    ),
    odd("a set that is sorted", SUPPORT, ('", ".join(LABELS)', '", ".join(sorted(set(LABELS)))')),
    odd(
        "a set that is only asked",
        WHO,
        (
            'names = ", ".join(data["names"])',
            'known = set(data["names"])\n    names = ", ".join(name for name in data["names"] if name in known)',
        ),
    ),
    odd(
        "a copy of the row is changed",
        CALLS,
        (_IMPORT, "import copy\nimport random\n"),
        (
            '    said = ""',
            '    data = copy.deepcopy(data)\n    data["turns"][-1] = data["turns"][-1].strip()\n    said = ""',
        ),
    ),
    odd(
        "a new dict of the row is changed",
        NLI,
        (
            "    label = NAMES",
            '    data = {**data, "premise": data["premise"].strip()}\n    label = NAMES',
        ),
    ),
    odd(
        "one error is caught, by name, and the row really lacks the field at times",
        SUPPORT,
        (
            "    text = (",
            '    try:\n        lead = f"Subject: {data[\'subject\']}\\n"\n    except KeyError:\n        lead = ""\n    text = lead + (',
        ),
        rows=lambda rows: [
            ({**row, "subject": f"case {n}"} if n % 2 else row) for n, row in enumerate(rows)
        ],
    ),
    odd(
        "an error is caught and raised again",
        GERMAN,
        (
            '    source = data["translation"]["de"]\n',
            '    try:\n        source = data["translation"]["de"]\n    except Exception as error:\n        raise ValueError("no German text") from error\n',
        ),
    ),
    odd(
        "get with a default that is looked at",
        READ,
        (
            "    text = ",
            '    title = data.get("title", "")\n    head = f"标题：{title}\\n" if title else ""\n    text = head + ',
        ),
        rows=lambda rows: [
            ({**row, "title": f"第{n}课"} if n % 2 else row) for n, row in enumerate(rows)
        ],
    ),
    odd(
        "a stream of its own, seeded by the row",
        GROUPS,
        ("shown = [", 'order = random.Random(data["odd"]).sample(data["words"], 4)\n    shown = ['),
        ('zip(MARKS, data["words"])', "zip(MARKS, order)"),
        ('data["words"].index(data["odd"])', 'order.index(data["odd"])'),
    ),
    odd(
        "an order by a digest of the text",
        SKY,
        (_IMPORT, "import hashlib\nimport random\n"),
        (
            "lines = [f",
            'choices = sorted(data["choices"], key=lambda text: hashlib.md5(text.encode()).hexdigest())\n    lines = [f',
        ),
        ('zip(LETTERS, data["choices"])', "zip(LETTERS, choices)"),
        (
            'letter = LETTERS[data["answer"]]',
            'letter = LETTERS[choices.index(data["choices"][data["answer"]])]',
        ),
    ),
    odd(
        "a helper that is cached, and depends on its argument alone",
        FOUNDED,
        (
            _IMPORT,
            "import functools\nimport random\n\n\n@functools.lru_cache(maxsize=None)\ndef tidy(text):\n    return ' '.join(text.split())\n",
        ),
        ('text=data["text"]', 'text=tidy(data["text"])'),
    ),
    odd(
        "a class of its own",
        FACTS,
        (
            _IMPORT,
            "import random\nfrom dataclasses import dataclass\n\n\n@dataclass\nclass Item:\n    passage: str\n    question: str\n",
        ),
        (
            'passage, question = data["passage"], data["question"]',
            'item = Item(data["passage"], data["question"])\n    passage, question = item.passage, item.question',
        ),
    ),
    odd(
        "match instead of if",
        FACTS,
        (
            'gold = "yes" if data["label"] else "no"',
            'match data["label"]:\n        case True:\n            gold = "yes"\n        case _:\n            gold = "no"',
        ),
    ),
    odd(
        "a lambda, a walrus and a conditional",
        SHOPS,
        (
            '    prompt = "评论：" + data["content"]',
            '    tidy = lambda text: text.strip()\n    prompt = "评论：" + (said if (said := tidy(data["content"])) else data["content"])',
        ),
    ),
    odd(
        "regular expressions tidy the text",
        BUDGETS,
        (_IMPORT, "import random\nimport re\n"),
        ('data["answer"].partition', 're.sub(r"<<.*?>>", "", data["answer"]).partition'),
        rows=lambda rows: [
            {**row, "answer": row["answer"].replace("= ", "= <<calc>>", 1)} for row in rows
        ],
    ),
    odd(
        "dates of the row are read",
        FOUNDED,
        (_IMPORT, "import random\nfrom datetime import datetime\n"),
        (
            '"processed_output": data["year"]',
            '"processed_output": str(datetime.strptime(data["year"], "%Y").year)',
        ),
    ),
    odd(
        "JSON of the row is read",
        WHO,
        (_IMPORT, "import json\nimport random\n"),
        ('", ".join(data["names"])', '", ".join(json.loads(data["names"]))'),
        rows=lambda rows: [{**row, "names": str(row["names"]).replace("'", '"')} for row in rows],
    ),
    odd(
        "an id stands in the row, and is read",
        SNIPPETS,
        ('parts = ["What', 'key = data["id"]\n    parts = [f"Program {key}", "What'),
        rows=lambda rows: [{**row, "id": 4000 + n * n * 7 % 91} for n, row in enumerate(rows)],
    ),
    odd(
        "an instruction only where there are no shots",
        NLI,
        (
            'text += "Relation',
            'if num_sample == 0:\n        text += "Say how the two are related.\\n"\n    text += "Relation',
        ),
    ),
    odd(
        "an old way to format",
        FILMS,
        ('"Review: %s\\nSentiment:" % data["review"]', '"Review: %(review)s\\nSentiment:" % data'),
    ),
    odd(
        "white space is tidied",
        FACTS,
        ('data["passage"], data', '" ".join(data["passage"].split()), data'),
        rows=lambda rows: [{**row, "passage": row["passage"].replace(". ", ".  ")} for row in rows],
    ),
    odd(
        "comments and docstrings about everything",
        SKY,
        (
            "    lines = [f",
            '    """Make an MMLU prompt: {question}, options, \'Answer:\'."""\n    # TODO: shuffle? random.shuffle(choices) and hash(question) were tried.\n    lines = [f',
        ),
    ),
    tiny(
        "nested functions and a loop that returns",
        "bird time",
        _BIRDS,
        r"""
        def cue():
            return "Active by:"

        for time in ("day", "night"):
            if data["time"] == time:
                return {
                    "input": f"Bird: {data['bird']}\n{cue()}",
                    "output": f" {time}",
                    "processed_output": time,
                }
        raise ValueError(data["time"])
        """,
    ),
    tiny(
        "a text in three quotes",
        "bird time",
        _BIRDS,
        r"""
        text = FRAME.replace("BIRD", data["bird"])
        return {"input": text, "output": " " + data["time"], "processed_output": data["time"]}
        """,
        'FRAME = """Birds are active by day or by night.\nBird: BIRD\nActive by"""\n',
    ),
    tiny(
        "an answer that is looked up in a table",
        "bird time",
        _BIRDS,
        r"""
        gold = NAMES.get(data["time"], data["time"])
        return {"input": f"Bird: {data['bird']}\nActive (early or late):", "output": " " + gold, "processed_output": gold}
        """,
        'NAMES = {"day": "early", "night": "late"}\n',
    ),
    tiny(
        "only generators and joins",
        "bird time",
        _BIRDS,
        r"""
        pairs = (("Bird", data["bird"]), ("Active by", ""))
        text = "\n".join(f"{key}: {value}".rstrip() for key, value in pairs)
        return dict(zip(("input", "output", "processed_output"), (text, " " + data["time"], data["time"])))
        """,
    ),
)
