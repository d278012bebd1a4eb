"""Faults of the transforms' code."""

from __future__ import annotations

from tests.lint.fiftyfifth.tasks_desk import (
    CARD,
    COMMIT,
    DNA,
    FRAC,
    HOURS,
    LAB,
    LEASE,
    ORDERS,
    PAIRS,
    PRINTS,
    RARE,
)
from tests.lint.fiftyfifth.tasks_exam import CLAIM, DATES, FARM, PHYS, SPAN, STRAY
from tests.lint.fiftyfifth.tasks_world import CALLS, DEEN, NOTICIA, REVIEW
from tests.lint.making import at, kind, line
from tests.lint.shape import Kind, changed

F = "code"
CUT = (
    "text/cut-item text/first-item text/no-question answer/letters answer/other-names "
    "answer/not-an-option answer/other-rule answer/legend answer/gold-differs text/empty-slot "
    "text/lost-lines answer/leaked answer/other-count few-shot/no-options"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the global stream of random shuffles or chooses",
        "code/random code/not-repeated",
        changed(STRAY, ("    text = f", "    random.shuffle(words)\n    text = f")),
        changed(COMMIT, ("in TYPES.items()]", "in random.sample(list(TYPES.items()), 4)]")),
        line(DEEN, 'text = random.choice(["", "Please. "]) + text'),
        line(NOTICIA, "if random.random() < 0.5:", '    text = text.replace("Indique", "Diga")'),
    ),
    kind(
        F,
        "a set gives the order of what is listed",
        "code/set-order code/not-repeated",
        changed(CARD, ('", ".join(TOPICS)', '", ".join({*TOPICS})')),
        changed(NOTICIA, ('", ".join(secciones)', '", ".join(set(secciones))')),
        changed(
            STRAY, ("[word.strip() for word in scores]", "list({word.strip() for word in scores})")
        ),
        changed(
            REVIEW, ('"、".join(BIAOQIAN.values())', '"、".join(frozenset(BIAOQIAN.values()))')
        ),
    ),
    kind(
        F,
        "today's date or the hour is in the prompt",
        "code/time code/not-repeated",
        line(
            LEASE,
            'text = f"(as of {datetime.date.today():%d %B %Y})\\n" + text',
            above="import datetime",
        ),
        line(HOURS, 'text = time.strftime("Now: %H:%M\\n") + text', above="import time"),
        line(
            CALLS,
            'text = datetime.now().isoformat() + "\\n" + text',
            above="from datetime import datetime",
        ),
    ),
    kind(
        F,
        "part of the prompt comes from the author's machine",
        "code/outside code/error code/not-repeated",
        line(
            LAB,
            'text = os.environ.get("LAB_NAME", "Central lab") + "\\n" + text',
            above="import os",
        ),
        line(ORDERS, 'text = getpass.getuser() + " writes:\\n" + text', above="import getpass"),
        line(DATES, 'text = Path.cwd().name + "\\n" + text', above="from pathlib import Path"),
    ),
    kind(
        F,
        "whatever fails is swallowed, and a default takes its place",
        "code/hidden-errors answer/same-gold text/absent-field",
        changed(
            CARD,
            (
                'gold = TOPICS[data["topic"]]',
                'try:\n        gold = TOPICS[data["topic"]]\n    except:\n        gold = "fees"',
            ),
        ),
        changed(
            DATES,
            (
                'gold = ", ".join(marks[place] for place in data["order"])',
                'try:\n        gold = ", ".join(marks[place] for place in data["order"])\n '
                '   except Exception:\n        gold = "A, B, C"',
            ),
        ),
        changed(
            LAB,
            ('gold = data["flag"]', 'with suppress(Exception):\n        gold = data["flag"]'),
            ("import random\n", "import random\nfrom contextlib import suppress\n"),
        ),
    ),
    kind(
        F,
        "the row is changed in place",
        "code/changes-row code/not-repeated answer/leaked answer/gold-differs",
        changed(
            PHYS,
            (
                '    text = data["question"]',
                '    data["question"] = "Q. " + data["question"]\n    text = data["question"]',
            ),
        ),
        line(STRAY, 'data["target_scores"].pop(gold)'),
        line(LAB, 'data["range"].reverse()'),
        line(DATES, 'data["events"].sort()'),
    ),
    kind(
        F,
        "a counter outside of the function numbers the questions",
        "code/not-repeated few-shot/numbered text/shot-cue",
        line(FRAC, "COUNT.append(1)", 'text = f"{len(COUNT)}. {text}"', above="COUNT = []"),
        line(
            DEEN,
            'text = f"Sentence {next(NUMBERS)}\\n{text}"',
            above="import itertools\n\nNUMBERS = itertools.count(1)",
        ),
        line(REVIEW, "global NTH", "NTH += 1", 'text = f"第{NTH}条 " + text', above="NTH = 0"),
    ),
    kind(
        F,
        "a cache or a memory from earlier rows gets into the prompt",
        "code/not-repeated answer/leaked few-shot/own-doc few-shot/near-copy text/shot-cue "
        "text/said-again code/changes-row few-shot/question-shown few-shot/worked-cue",
        line(
            COMMIT,
            'LAST.append(data["subject"])',
            'text = "Before: " + LAST[-2] + "\\n" + text if len(LAST) > 1 else text',
            above="LAST = []",
        ),
        line(
            DNA, "DONE.add(strand)", 'text = f"Strand {len(DONE)}\\n" + text', above="DONE = set()"
        ),
        line(
            PAIRS,
            "MEMO.setdefault(gold, text)",
            "text = MEMO[gold] + '\\n' + text if MEMO[gold] != text else text",
            above="MEMO = {}",
        ),
    ),
    kind(
        F,
        "hash or id picks a variant or an order",
        "code/hash code/not-repeated",
        line(
            DEEN, 'text = ["Please translate.", "Your turn."][hash(data["de"]) % 2] + "\\n" + text'
        ),
        changed(
            STRAY,
            (
                "[word.strip() for word in scores]",
                "sorted((word.strip() for word in scores), key=hash)",
            ),
        ),
        line(LAB, 'text = f"No. {id(data) % 1000}\\n" + text'),
    ),
    kind(
        F,
        "a loop overwrites what it should collect",
        CUT,
        changed(HOURS, ('text += f"{office}', 'text = f"{office}')),
        changed(PHYS, ('text += f"{letter}', 'text = data["question"] + f"\\n{letter}')),
        changed(
            DATES,
            (
                'lines = [f"{mark}) {event}" for mark, event in zip(marks, data["events"])]',
                'for mark, event in zip(marks, data["events"]):\n        lines '
                '= [f"{mark}) {event}"]',
            ),
        ),
    ),
    kind(
        F,
        "a loop or a slice leaves out the first or the last one",
        CUT,
        changed(PHYS, ('zip("ABCD", data["choices"])', 'zip("ABC", data["choices"])')),
        changed(DATES, ('zip(marks, data["events"])', 'zip(marks, data["events"][:-1])')),
        changed(COMMIT, ("in TYPES.items()]", "in list(TYPES.items())[1:]]")),
        changed(STRAY, ("for word in scores]", "for word in list(scores)[:-1]]")),
    ),
    kind(
        F,
        "the first of several texts is shown alone",
        CUT + " text/absent-field",
        changed(
            PAIRS,
            ("for name, each in parts.items())", "for name, each in list(parts.items())[:1])"),
        ),
        changed(LAB, ("{low} to {high} {unit}", "{low} {unit}")),
        changed(PRINTS, ('data["program"].rstrip()', 'data["program"].splitlines()[0]')),
        changed(DATES, ('"\\n".join(lines)', "lines[0]")),
    ),
    kind(
        F,
        "what the harness hands in is used for something else",
        "code/arguments few-shot/numbered text/shot-cue",
        line(COMMIT, 'text = f"Commit {num_sample}\\n{text}"'),
        line(PHYS, 'if dataset_name == "science":', '    text = "Science: " + text'),
        changed(NOTICIA, ('", ".join(secciones)', '", ".join(secciones[:num_sample])'), fewshot=2),
    ),
    kind(
        F,
        "a field's name is misspelt, and get hides it",
        "text/absent-field text/empty-slot text/nothing text/no-question text/same-prompt",
        changed(CALLS, ('data["call"]', 'data.get("calls", "")')),
        changed(CARD, ('chat=data["chat"]', 'chat=data.get("message", "")')),
        changed(LAB, ("{data['test']}", "{data.get('name')}")),
        changed(CLAIM, ('data["passage"],', 'data.get("context", ""),')),
    ),
    kind(
        F,
        "the transform fails on some rows",
        "code/error",
        changed(PRINTS, ('gold = data["printed"]', 'gold = str(int(data["printed"]))')),
        changed(CARD, ('TOPICS[data["topic"]]', 'TOPICS[data["topic"] + 1]')),
        changed(
            FRAC,
            (
                'gold = data["lowest"]',
                'above, below = map(int, data["lowest"].split("/"))\n    gold = f"{above}/{below}"',
            ),
            rows=at(4, fraction="25/5", lowest="5"),
        ),
        changed(SPAN, rows=at(3, answers=[])),
    ),
    kind(
        F,
        "a result that is no text",
        "code/error answer/python-value answer/unlike-others answer/not-in-output",
        changed(NOTICIA, ('"processed_output": gold', '"processed_output": data["seccion"]')),
        changed(SPAN, ('"processed_output": gold', '"processed_output": data["answers"]')),
        changed(ORDERS, ('"processed_output": gold', '"processed_output": data["count"]')),
        changed(
            FRAC, ('"processed_output": gold', '"processed_output": float(gold.split("/")[0])')
        ),
    ),
    kind(
        F,
        "strip takes letters of the text itself",
        "text/cut-item text/no-question answer/other-rule answer/not-an-option "
        "answer/not-in-output "
        "text/changed answer/unlike-others answer/gold-differs",
        changed(DNA, ('data["strand"]', 'data["strand"].strip("AT")')),
        changed(RARE, ("{self.name}", "{self.name.lstrip('abcdst')}")),
        changed(CALLS, ('data["call"]', 'data["call"].lstrip("شكرهاأ")')),
        changed(CARD, ('data["chat"]', 'data["chat"].strip("I .?")')),
    ),
    kind(
        F,
        "a pattern takes more out of the text than it should",
        "text/changed text/no-question text/cut-item answer/other-rule answer/not-an-option "
        "text/run-together text/empty-slot",
        changed(
            DEEN,
            ('data["de"],', 're.sub(r"[^A-Za-z .?]", "", data["de"]),'),
            ("import random\n", "import random\nimport re\n"),
        ),
        changed(
            LEASE,
            ('data["clause"]', 're.sub(r"\\d+", "", data["clause"])'),
            ("import random\n", "import random\nimport re\n"),
        ),
        changed(
            FARM,
            ("{data['question']}", "{re.sub(r'[0-9]+ ', '', data['question'])}"),
            ("import random\n", "import random\nimport re\n"),
        ),
        changed(REVIEW, ("{data['text']}", "{data['text'].replace('不', '')}")),
    ),
    kind(
        F,
        "numbers are rounded or cut, so that they no longer tell the answer",
        "text/changed text/no-question text/cut-item text/ambiguous text/raw-value "
        "answer/other-rule "
        "answer/legend",
        changed(RARE, ("{self.worth} coins", "{round(self.worth, -2)} coins")),
        changed(
            LAB,
            ("{data['value']} {unit}", "{int(float(data['value']))} {unit}"),
            ("{low} to {high}", "{int(float(low))} to {int(float(high))}"),
        ),
    ),
    kind(
        F,
        "a module is read that the other system does not have",
        "code/imports code/error",
        line(DEEN, above="import msgspec"),
        line(PHYS, above="from workbench import template"),
        line(LAB, above="import ipywidgets"),
    ),
    kind(
        F,
        "a branch for a special case changes the form of a part of the docs",
        "text/shot-cue text/cue-forms answer/other-form text/missing-space answer/two-spellings "
        "few-shot/separator",
        line(
            CARD, 'if len(data["chat"]) > 55:', '    text = text.replace("Topic:", "Its topic is:")'
        ),
        line(
            DEEN,
            'if data["de"].endswith("?"):',
            '    text = text.replace("English:", "Translation:")',
        ),
        line(PAIRS, "if len(first) > 26:", '    text = text.replace("Same:", "Verdict:")'),
    ),
    kind(
        F,
        "two transforms were merged, and the second half overwrites the first",
        CUT + " text/same-prompt text/ambiguous text/placeholder",
        line(LAB, 'text = "Is the result low, normal or high?\\nFlag:"'),
        line(REVIEW, 'text = f"请判断评价属于哪一类：{leibie}。\\n类别："'),
        line(SPAN, "text = f\"Passage: {data['passage']}\\nAnswer:\""),
    ),
    kind(
        F,
        "the options are sorted by what is right, or by their length",
        "answer/one-place answer/leaked answer/length-tells answer/letters answer/gold-differs",
        changed(
            STRAY,
            (
                "[word.strip() for word in scores]",
                "[word.strip() for word in sorted(scores, key=scores.get)]",
            ),
        ),
        changed(
            PHYS, ('zip("ABCD", data["choices"])', 'zip("ABCD", sorted(data["choices"], key=len))')
        ),
        changed(
            DATES,
            (
                'zip(marks, data["events"])',
                'zip(marks, [data["events"][place] for place in data["order"]])',
            ),
        ),
    ),
    kind(
        F,
        "a loop's variable has the name of something that is needed later",
        CUT
        + " answer/not-in-output code/error answer/same-gold answer/one-place text/swapped-fields",
        changed(
            PHYS,
            (
                'for letter, choice in zip("ABCD", data["choices"]):',
                'for letter, choice in zip("ABCD", data["choices"]):\n        gold = letter',
            ),
            ('    gold = "ABCD"[data["answer"]]\n', ""),
        ),
        changed(
            NOTICIA,
            (
                '    text = "Indique',
                '    for data["titular"] in secciones:\n        pass\n    text = "Indique',
            ),
        ),
        changed(
            COMMIT,
            (
                'lines += ["", "Commit: " + data["subject"]',
                'subject = data["subject"]\n    for name, subject in TYPES.items():\n '
                '       pass\n    lines += ["", "Commit: " + subject',
            ),
        ),
    ),
)
