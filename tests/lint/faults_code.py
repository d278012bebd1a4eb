"""Faults of the transform's code: what it makes hangs on something that is not in the row."""

from __future__ import annotations

from tests.lint.faults import above, fault, kind
from tests.lint.shape import Kind, Names

FAMILY = "code"
ORDER = [Names("code/*", "set|hash|order|seed|again|repeat|process")]
RANDOM = [Names("code/*", "random|seed|draw|stream|repeat")]
ROW = [Names("code/* few-shot/*", "row|changed|place|mutat")]
OUTSIDE = [Names("code/*", "file|network|environment|outside|read|import")]

KINDS: tuple[Kind, ...] = (
    kind(
        "the order of a set decides the order in the text",
        FAMILY,
        ORDER,
        fault(
            "bullets",
            ('for option in data["target_scores"])', 'for option in set(data["target_scores"]))'),
        ),
        fault("topics", ("sorted(TOPICS)", "set(TOPICS)")),
        fault(
            "letters-dot",
            (
                '    for i, option in enumerate(data["target_scores"]',
                '    options = [*{*data["target_scores"]}]\n    for i, option in enumerate(options',
            ),
            (
                '    place = list(data["target_scores"].values()).index(1)\n',
                "    place = options.index([o for o in options if data['target_scores'][o]][0])\n",
            ),
        ),
        fault(
            "json",
            (
                'json.dumps(data["answer"])',
                "json.dumps({key: data['answer'][key] for key in set(data['answer'])})",
            ),
        ),
    ),
    kind(
        "something is chosen by hash()",
        FAMILY,
        ORDER + RANDOM,
        fault(
            "shuffled", ('random.Random(data["question"])', 'random.Random(hash(data["question"]))')
        ),
        fault("facts", ("\\nA:", "\\n{'A' if hash(data['question']) % 2 else 'Answer'}:")),
        fault(
            "zh-reading",
            ("阅读短文，", "{['阅读短文，', '请读短文，'][hash(data['passage']) % 2]}"),
        ),
    ),
    kind(
        "options are shuffled by the module random",
        FAMILY,
        RANDOM,
        fault(
            "shuffled",
            ('random.Random(data["question"]).shuffle(options)', "random.shuffle(options)"),
        ),
        fault(
            "roman",
            (
                '    text = "Q: "',
                '    data = dict(data, target_scores=dict(random.sample(list(data["target_scores"].items()), 4)))\n    text = "Q: "',
            ),
        ),
        fault("topics", ("sorted(TOPICS)", "random.sample(TOPICS, 4)")),
    ),
    kind(
        "the stream r is drawn from, which in UltraEval is the same for each shot and moves on for the doc",
        FAMILY,
        RANDOM,
        fault(
            "shuffled", ('random.Random(data["question"]).shuffle(options)', "r.shuffle(options)")
        ),
        fault("topics", ("sorted(TOPICS)", "r.sample(TOPICS, 4)")),
        fault("facts", ("\\nA:", "\\n{r.choice(['A', 'Answer'])}:")),
    ),
    kind(
        "the row is changed in place",
        FAMILY,
        ROW,
        fault(
            "facts",
            ("    return {", '    data["question"] = data["question"].lower()\n    return {'),
        ),
        fault(
            "digits",
            (
                '    lines = [data["question"]]',
                '    data["choices"].insert(0, data["choices"].pop())\n    lines = [data["question"]]',
            ),
        ),
        fault(
            "yes-no-ppl",
            ("    text =", '    data["passage"] = data["passage"].strip() + " "\n    text ='),
        ),
    ),
    kind(
        "something deep in the row is changed in place",
        FAMILY,
        ROW,
        fault(
            "table",
            (
                "    lines = [",
                '    for person in data["people"]:\n        person["name"] = person["name"].upper()\n    lines = [',
            ),
        ),
        fault(
            "json",
            (
                "    text = (",
                '    answer = data["answer"]\n    answer.update(job=answer["job"].title())\n    text = (',
            ),
        ),
        fault("sorting", ("    text =", '    words = data["words"]\n    words.sort()\n    text =')),
        fault(
            "bullets",
            (
                "    options =",
                '    scores = data["target_scores"]\n    scores["none of them"] = 0\n    options =',
            ),
        ),
    ),
    kind(
        "a broad except hides rows that break",
        FAMILY,
        [Names("code/*", "except|error|exception|hidden|fail"), Names("text/*", "passage")],
        fault(
            "extract",
            (
                "    text =",
                '    try:\n        year = int(data["answer"])\n    except Exception:\n        year = 0\n    data = dict(data, answer=str(year or data["answer"]))\n    text =',
            ),
        ),
        fault(
            "facts",
            (
                "    return {",
                "    try:\n        first = data['answers'][0]\n    except:\n        first = ''\n    return {",
            ),
        ),
        fault(
            "json",
            (
                '    answer = json.dumps(data["answer"])',
                '    try:\n        answer = json.dumps(json.loads(data["answer"]))\n    except Exception:\n        answer = json.dumps(data["answer"])',
            ),
        ),
        fault(
            "yes-no-gen",
            (
                "    text = (",
                '    try:\n        data = dict(data, passage=data["context"])\n    except KeyError:\n        data = dict(data, passage="")\n    text = (',
            ),
        ),
    ),
    kind(
        "a file or the environment is read",
        FAMILY,
        OUTSIDE,
        fault("facts", above("import os"), ("\\nA:", "\\n{os.environ.get('CUE', 'A')}:")),
        fault(
            "translate",
            (
                'text = f"English',
                'try:\n        with open("/etc/timezone") as file:\n            language = file.read()\n    except OSError:\n        language = ""\n    text = f"English',
            ),
        ),
        fault(
            "topics",
            above("from pathlib import Path"),
            (
                "    text =",
                '    extra = "" if not Path("labels.txt").exists() else Path("labels.txt").read_text()\n    text =',
            ),
        ),
    ),
    kind(
        "the prompt counts the calls before it",
        FAMILY,
        [
            Names(
                "code/* few-shot/* text/*",
                "repeat|again|state|global|call|number|changes|process|other",
            )
        ],
        fault(
            "facts",
            above("CALLS = []"),
            ("    return {", "    CALLS.append(1)\n    return {"),
            ("Q: {", "Q{len(CALLS)}: {"),
        ),
        fault(
            "topics",
            above("COUNT = 0"),
            ('    text = f"', '    global COUNT\n    COUNT += 1\n    text = f"Example {COUNT}\\n'),
        ),
        fault(
            "zh-reading",
            above("import itertools\n\nNUMBERS = itertools.count(1)"),
            ("短文：", "短文{next(NUMBERS)}："),
        ),
    ),
)
