"""Right prompts whose code looks odd."""

from __future__ import annotations

from tests.lint import material
from tests.lint.faults import above
from tests.lint.odd_helpers import odd

RIGHT = (
    odd(
        "a set that is only asked whether it has something",
        "facts",
        above('STOP = {"the", "a"}'),
        (
            "    return {",
            '    first = data["answer"][0].split()[0]\n    assert first not in STOP or first in STOP\n    return {',
        ),
    ),
    odd(
        "a set that is sorted",
        "bullets",
        (
            'for option in data["target_scores"])',
            'for option in sorted(set(data["target_scores"])))',
        ),
    ),
    odd(
        "a generator of its own with a fixed seed",
        "shuffled",
        ('random.Random(data["question"])', "random.Random(1234)"),
    ),
    odd(
        "a digest instead of hash()",
        "facts",
        above("import hashlib"),
        (
            "\\nA:",
            "\\n{'A' if int(hashlib.md5(data['question'].encode()).hexdigest(), 16) >= 0 else 'B'}:",
        ),
    ),
    odd(
        "an except for one error, with what it does",
        "extract",
        (
            "    text =",
            '    try:\n        year = str(int(data["answer"]))\n    except ValueError:\n        year = data["answer"]\n    data = dict(data, answer=year)\n    text =',
        ),
    ),
    odd(
        "a copy of the row is changed",
        "table",
        (
            "    lines = [",
            '    data = {**data, "people": [dict(p) for p in data["people"]]}\n    for person in data["people"]:\n        person["born"] = person["born"][-2:]\n    lines = [',
        ),
    ),
    odd(
        "a copy of a list is sorted",
        "sorting",
        ("    text =", '    words = list(data["words"])\n    words.sort()\n    text ='),
    ),
    odd(
        "helpers, annotations and a docstring",
        "facts",
        above(
            'def cue(text: str) -> str:\n    """Return the prompt. (lint)"""\n    return f"Q: {text}\\nA:"'
        ),
        ("f\"Q: {data['question']}\\nA:\"", 'cue(data["question"])'),
    ),
    odd(
        "str.format with the row's fields",
        "facts",
        above('TEMPLATE = "Q: {question}\\nA:"'),
        ("f\"Q: {data['question']}\\nA:\"", "TEMPLATE.format(**data)"),
    ),
    odd(
        "the old way to format",
        "topics",
        (
            "f\"Labels: {', '.join(sorted(TOPICS))}\\nHeadline: {data['question']}\\nLabel:\"",
            '"Labels: %s\\nHeadline: %s\\nLabel:" % (", ".join(sorted(TOPICS)), data["question"])',
        ),
    ),
    odd(
        "string.Template",
        "zh-reading",
        above("from string import Template"),
        (
            "f\"阅读短文，回答问题。\\n短文：{data['passage']}\\n问题：{data['question']}\\n回答：\"",
            'Template("短文：$passage\\n问题：$question\\n回答：").substitute(data)',
        ),
    ),
    odd(
        "get with a default for a field that only some rows have",
        "facts",
        ("\\nA:", "\\n{data.get('hint', '')}A:"),
        rows=lambda rows: [
            r | ({"hint": "Think of the sky.\n"} if n % 2 else {}) for n, r in enumerate(rows)
        ],
    ),
    odd(
        "the name of the dataset is looked at",
        "facts",
        ("    return {", '    assert dataset_name.endswith("_gen") or dataset_name\n    return {'),
    ),
    odd(
        "regular expressions and Unicode tables",
        "facts",
        above("import re\nimport unicodedata"),
        (
            "    return {",
            "    question = unicodedata.normalize('NFC', re.sub(r'\\s+', ' ', data['question']))\n    return {",
        ),
        ("{data['question']}", "{question}"),
    ),
    odd(
        "chains of thought that are only in the rows",
        "sums-direct",
        rows=lambda rows: [
            r | {"steps": s, "cot": s}
            for r, (_, s, _t) in zip(rows, material.sums(14), strict=True)
        ],
    ),
    odd(
        "JSON with Chinese left as it is",
        "zh-reading",
        above("import json"),
        (
            "    text =",
            '    context = json.dumps({"短文": data["passage"]}, ensure_ascii=False)\n    text =',
        ),
        ("短文：{data['passage']}", "{context}"),
    ),
    odd(
        "a dictionary of templates, one for each kind of row",
        "extract",
        above('CUES = {"I": "Life: ", "W": "Life: "}'),
        ("Text: {data['passage']}", "{CUES[data['question'][0]]}{data['passage']}"),
    ),
)
