"""Faults of code: the prompt hangs on more than the row, or lacks what the code was to say."""

from __future__ import annotations

from tests.lint.shape import Kind
from tests.lint.third.faults import ROW, above, before, fault, kind

FAMILY = "code"
TWICE = "code/not-repeated code/hash code/set-order code/random"
LOST = "text/absent-field code/hidden-errors text/empty-slot text/no-question text/ambiguous text/same-prompt"

KINDS: tuple[Kind, ...] = (
    kind(
        "a list of the row grows, or is turned or sorted in place",
        FAMILY,
        "code/changes-row code/not-repeated code/error",
        fault(
            "talks",
            (
                'turns = [*data["turns"], {"role": "user", "text": data["question"]}]',
                'turns = data["turns"]\n    turns.append({"role": "user", "text": data["question"]})',
            ),
        ),
        fault(
            "orders",
            ('zip("ABCD", data["items"])', 'zip("ABCD", items)'),
            before(
                "items = ", 'items = data["items"]', "items[0], items[-1] = items[-1], items[0]"
            ),
        ),
        fault(
            "nli",
            ("fields = {", 'data.update(premise=data["premise"].strip() + " ")\n    fields = {'),
        ),
        fault("people", before("shown =", 'data["record"]["question"] = data["question"]')),
        sign=ROW,
    ),
    kind(
        "options are ordered by their hash or their address",
        FAMILY,
        TWICE,
        fault(
            "bullets",
            ('options = data["choices"]', 'options = sorted(data["choices"], key=hash)'),
            ("gold = options[", 'gold = data["choices"]['),
        ),
        fault(
            "orders",
            (
                "{data['question']}\\n{items}",
                "{max(data['question'].split(), key=hash)}: {data['question']}\\n{items}",
            ),
        ),
        fault("rivers", ('f"Question: ', "f\"Question {hash(data['question']) % 1000}: ")),
        fault(
            "moods",
            ("Guest: {review}", "Guest {number}: {review}"),
            ("(review=", "(number=id(data) % 997, review="),
        ),
    ),
    kind(
        "one of several wordings is taken from a set",
        FAMILY,
        TWICE,
        fault(
            "moods",
            (
                ".format(review",
                '.replace("verdict", {"verdict", "judgement", "opinion"}.pop()).format(review',
            ),
        ),
        fault(
            "topics",
            ("\\nReply:", "\\n{next(iter({'Think.', 'Be brief.', 'Be exact.'}))}\\nReply:"),
        ),
        fault(
            "feelings",
            above('INTROS = {"Hello.", "Now read.", "Look at this.", "Go on."}'),
            ("EXAMPLES + f", '[*INTROS][0] + "\\n" + EXAMPLES + f'),
        ),
        fault(
            "bills",
            before("text =", "word, *_ = frozenset(('Task', 'Sum', 'Riddle'))"),
            ("Problem: {data", "Problem ({word}): {data"),
        ),
    ),
    kind(
        "a misspelt field is hidden by an except for its KeyError",
        FAMILY,
        LOST,
        fault(
            "facts",
            before(
                "text =",
                "try:",
                '    passage = data["pasage"]',
                "except KeyError:",
                '    passage = ""',
            ),
            ("f\"{data['passage']}\\n", 'f"{passage}\\n'),
        ),
        fault(
            "places",
            before(
                "values =",
                "try:",
                '    context = data["context"]',
                "except LookupError:",
                '    context = "-"',
            ),
            ('"passage": data["passage"]', '"passage": context'),
        ),
        fault(
            "talks",
            before(
                "turns =",
                "try:",
                '    history = data["history"]',
                "except (KeyError, TypeError):",
                "    history = []",
            ),
            ('*data["turns"]', "*history"),
        ),
        fault(
            "people",
            before(
                "shown =",
                "try:",
                '    record = data["records"]',
                "except KeyError:",
                "    record = {}",
            ),
            ('json.dumps(data["record"]', "json.dumps(record"),
        ),
    ),
    kind(
        "a part of the prompt hangs on a name of the data set that never comes",
        FAMILY,
        "code/arguments text/* few-shot/*",
        fault(
            "rivers",
            ('text += "Answer:"', 'if dataset_name == "rivers":\n        text += "Answer:"'),
        ),
        fault(
            "bullets",
            before(
                "gold =",
                'if dataset_name in ("cells", "biology"):',
                '    text = "Biology.\\n" + text',
                "else:",
                '    text = "History.\\n" + text',
            ),
        ),
        fault("zh-bills", ('"解："]', '"解：" if dataset_name == "bills-zh" else "答："]')),
        fault(
            "nli",
            (
                "text = TEMPLATE % fields",
                'text = TEMPLATE % fields\n    if dataset_name != "snli":\n        text = text.partition("\\n")[2]',
            ),
        ),
    ),
    kind(
        "an iterator is used up before the list is made of it",
        FAMILY,
        "answer/letters text/empty-slot answer/gold-differs text/cut-item answer/stands-out answer/leaked answer/not-in* text/*",
        fault(
            "cells-digits",
            before(
                "listed =",
                'options = enumerate(data["choices"], start=1)',
                "shown = [i for i, _ in options]",
            ),
            ('for i, option in enumerate(data["choices"], start=1)', "for i, option in options"),
        ),
        fault(
            "rivers",
            (
                'options = list(data["target_scores"])',
                'options = zip("ABCD", data["target_scores"])\n    first = next(options)',
            ),
            ('zip("ABCD", options)', "options"),
        ),
        fault(
            "orders",
            before(
                "items =",
                'pairs = zip("ABCD", data["items"])',
                "longest = max(item for _, item in pairs)",
            ),
            ('for letter, item in zip("ABCD", data["items"])', "for letter, item in pairs"),
        ),
        fault(
            "roman",
            before(
                "lines =",
                'pairs = zip(ROMAN, data["choices"])',
                "known = any(option == data['choices'][data['answer']] for _, option in pairs)",
            ),
            ('for mark, option in zip(ROMAN, data["choices"])', "for mark, option in pairs"),
        ),
    ),
    kind(
        "a condition that never holds leaves a part out",
        FAMILY,
        f"{LOST} text/cut-item",
        fault(
            "facts",
            (
                "f\"{data['passage']}\\nQ",
                "f\"{data['passage'] if isinstance(data['passage'], list) else ''}\\nQ",
            ),
        ),
        fault(
            "talks",
            (
                'turns = [*data["turns"]',
                'turns = [*(data["turns"] if len(data["turns"]) > 5 else [])',
            ),
        ),
        fault(
            "zh-reading",
            (
                "短文：{data['passage']}",
                "短文：{data['passage'] if data['passage'] in ('有', '是') else ''}",
            ),
        ),
        fault("weather", ("*map(line, rows)", '*(line(row) for row in rows if row[0] == "Town")')),
    ),
    kind(
        "a counter or a cache of the module goes from call to call",
        FAMILY,
        "code/not-repeated code/*kept* code/*global* code/*state*",
        fault(
            "bills",
            above("import itertools\n\nNUMBER = itertools.count(1)"),
            ("Problem: {data", "Problem {next(NUMBER)}: {data"),
        ),
        fault(
            "moods",
            above("SEEN = []"),
            before("text =", 'SEEN.append(data["question"])'),
            (".format(review=", ".replace('Verdict', 'Verdict ' + str(len(SEEN))).format(review="),
        ),
        fault(
            "talks",
            above(
                "def last(text, kept=[]):\n    kept.append(text)\n    return kept[-2] if len(kept) > 1 else text"
            ),
            ('"text": data["question"]', '"text": last(data["question"])'),
        ),
    ),
)
