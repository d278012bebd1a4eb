"""Faults of the transforms' code."""

from __future__ import annotations

from tests.lint.fiftyfourth.tasks_bench import CAUSE, GEO, MUSEUM, NLI, TILL
from tests.lint.fiftyfourth.tasks_office import (
    AMOUNT,
    BINOM,
    CLAUSE,
    LOAD,
    STATUS,
    TRIAGE,
    WASTE,
)
from tests.lint.fiftyfourth.tasks_world import CARTAS, FREN, KEFU, KOSHO, PISMA, TALAB
from tests.lint.making import kind, line
from tests.lint.shape import Kind, changed

F = "code"
LIST = (
    "answer/letters answer/other-names answer/other-count text/cut-item text/first-item "
    "answer/not-an-option answer/other-rule answer/legend text/no-question answer/leaked"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the global stream of random chooses the order or the wording",
        "code/random code/not-repeated",
        changed(KEFU, ('"、".join(YITU)', '"、".join(random.sample(YITU, 4))')),
        changed(
            TRIAGE,
            (
                '["How urgent is this patient: immediate, urgent or routine?"]',
                '[random.choice(["Immediate, urgent or routine?", "How soon: immediate, '
                'urgent or routine?"])]',
            ),
        ),
        changed(STATUS, ("in sorted(CODES)", "in random.sample(sorted(CODES), len(CODES))")),
    ),
    kind(
        F,
        "a set has no order",
        "code/set-order code/not-repeated",
        changed(KEFU, ('"、".join(YITU)', '"、".join(set(YITU))')),
        changed(CARTAS, ('", ".join(posturas)', '", ".join(set(posturas))')),
        changed(WASTE, ("in DAYS.items()]", "in set(DAYS.items())]")),
    ),
    kind(
        F,
        "the prompt has today's date",
        "code/time code/not-repeated",
        line(
            WASTE, 'text = f"Today is {date.today()}.\\n" + text', above="from datetime import date"
        ),
        line(
            AMOUNT,
            'text = datetime.now().strftime("%d %B %Y") + "\\n" + text',
            above="from datetime import datetime",
        ),
        line(TALAB, 'text = time.strftime("%Y-%m-%d") + "\\n" + text', above="import time"),
    ),
    kind(
        F,
        "the environment or a file on the author's machine has part of the prompt",
        "code/outside code/error code/not-repeated",
        line(
            WASTE,
            'text = "City: " + os.environ.get("CITY", "ours") + "\\n" + text',
            above="import os",
        ),
        line(TRIAGE, 'text = os.getenv("PROMPT_HEAD", "") + text', above="import os"),
        line(GEO, 'text = os.path.basename(os.getcwd()) + "\\n" + text', above="import os"),
    ),
    kind(
        F,
        "a bare except gives a default label",
        "code/hidden-errors answer/same-gold text/absent-field",
        changed(
            CLAUSE,
            (
                'gold = LETTERS[TYPES.index(data["type"])]',
                'try:\n        gold = LETTERS[TYPES.index(data["type"])]\n'
                '    except:\n        gold = "A"',
            ),
        ),
        changed(
            NLI,
            (
                'gold = NAMES[data["label"]]',
                'try:\n        gold = NAMES[data["label"]]\n'
                '    except Exception:\n        gold = "undecided"',
            ),
        ),
        changed(
            STATUS,
            (
                'gold = str(data["code"])',
                'try:\n        gold = str(data["code"])\n    except:\n        gold = "200"',
            ),
        ),
    ),
    kind(
        F,
        "a field is taken out of the row",
        "code/changes-row code/error code/not-repeated",
        changed(TRIAGE, ("data['note']", "data.pop('note', '')")),
        changed(AMOUNT, ('data["order"].strip()', 'data.pop("order", "").strip()')),
        changed(FREN, ('data["fr"]', 'data.pop("fr", "")')),
        changed(TILL, ('data["answer"], re.S', 'data.pop("answer", "-\\n#### -"), re.S')),
    ),
    kind(
        F,
        "what earlier rows had is kept and shown",
        "code/not-repeated answer/leaked few-shot/own-doc few-shot/near-copy text/shot-cue "
        "text/said-again code/changes-row few-shot/question-shown",
        line(
            TRIAGE,
            "SEEN.append(data['note'])",
            'text = "\\n".join(SEEN[-3:]) + "\\n" + text',
            above="SEEN = []",
        ),
        line(
            FREN,
            'MEMORY.append(text + " " + gold)',
            'text = "\\n\\n".join([*MEMORY[-3:-1], text])',
            above="MEMORY = []",
        ),
        line(
            BINOM,
            "SEEN.append(genus)",
            'text = "So far: " + ", ".join(SEEN) + "\\n" + text',
            above="SEEN = []",
        ),
    ),
    kind(
        F,
        "a list that is a default argument grows from call to call",
        "code/not-repeated text/said-again text/repeated-instruction answer/letters "
        "answer/same-option",
        changed(
            CLAUSE,
            (
                'def menu():\n    return "\\n".join(f"{letter}) {name}" for letter, '
                "name in zip(LETTERS, TYPES))",
                "def menu(lines=[]):\n    for letter, name in zip(LETTERS, TYPES):\n"
                '        lines.append(f"{letter}) {name}")\n'
                '    return "\\n".join(lines)',
            ),
        ),
        line(
            WASTE,
            "text = headed(text)",
            above="def headed(text, parts=[]):\n    parts.append(text)\n"
            '    return "\\n\\n".join(parts[-2:])',
        ),
        line(
            TRIAGE,
            "text = collect(text)",
            above="def collect(text, buffer=[]):\n    buffer.append(text)\n"
            '    return "\\n".join(buffer)',
        ),
    ),
    kind(
        F,
        "an import is left from the notebook, which the other system does not bring",
        "code/imports code/error",
        line(TRIAGE, above="from IPython.display import display"),
        line(PISMA, above="import ipywidgets as widgets"),
        line(
            WASTE, "text = msgspec.json.decode(msgspec.json.encode(text))", above="import msgspec"
        ),
    ),
    kind(
        F,
        "zip drops the last option, as it has too few letters",
        LIST,
        changed(GEO, ('zip("ABCD"', 'zip("ABC"')),
        changed(CLAUSE, ("zip(LETTERS, TYPES)", "zip(LETTERS[:3], TYPES)")),
        changed(KOSHO, ("enumerate(GENIN, 1)", "zip((1, 2, 3), GENIN)")),
    ),
    kind(
        F,
        "an index that is left over takes the first letter of the text",
        "text/no-question text/cut-item text/ambiguous text/first-item text/unlike-others",
        changed(TRIAGE, ("{data['note']}", "{data['note'][0]}")),
        changed(CARTAS, ("{data['carta']}", "{data['carta'][0]}")),
        changed(KEFU, ('data["msg"],', 'data["msg"][0],')),
        changed(PISMA, ("{data['letter']}", "{data['letter'][0]}")),
    ),
    kind(
        F,
        "the text is set anew where it was to grow",
        LIST + " text/same-prompt text/ambiguous",
        changed(LOAD, ('text += f"- ', 'text = f"- ')),
        changed(FREN, ('text += f"{name}', 'text = f"{name}')),
        changed(MUSEUM, ('text += "\\nAnswer:"', 'text = "\\nAnswer:"')),
    ),
    kind(
        F,
        "a slice leaves out an end of a list",
        LIST + " answer/gold-differs",
        changed(LOAD, ('in data["things"]:', 'in data["things"][1:]:')),
        changed(GEO, ('data["choices"])]', 'data["choices"][1:])]')),
        changed(WASTE, ("in DAYS.items()]", "in list(DAYS.items())[:-1]]")),
        changed(KOSHO, ("enumerate(GENIN, 1)", "enumerate(GENIN[1:], 1)")),
    ),
    kind(
        F,
        "options are shuffled, and the letter of the answer is that of before",
        "code/random answer/gold-differs answer/legend code/not-repeated code/same-draw "
        "answer/letters answer/other-rule",
        changed(GEO, ('zip("ABCD", data["choices"])', 'zip("ABCD", r.sample(data["choices"], 4))')),
        changed(KOSHO, ("enumerate(GENIN, 1)", "enumerate(r.sample(GENIN, 4), 1)")),
        changed(
            CLAUSE,
            ("def menu():", "def menu(r):"),
            ("{menu()}", "{menu(r)}"),
            ("zip(LETTERS, TYPES)", "zip(LETTERS, r.sample(TYPES, 4))"),
        ),
    ),
    kind(
        F,
        "numbers among the answers went through a float or a list",
        "answer/python-value text/raw-value answer/not-extracted answer/other-names "
        "answer/other-form answer/not-an-option answer/letters answer/legend answer/other-rule",
        changed(LOAD, ('str(data["total"])', 'str(float(data["total"]))')),
        changed(STATUS, ('str(data["code"])', 'str(data["code"] * 1.0)')),
        changed(
            KOSHO, ('str(GENIN.index(data["genin"]) + 1)', 'str([GENIN.index(data["genin"]) + 1])')
        ),
        changed(TRIAGE, ('gold = data["urgency"]', 'gold = str([data["urgency"]])')),
    ),
    kind(
        F,
        "the row's numbers are changed in place",
        "code/changes-row answer/other-rule code/not-repeated",
        line(LOAD, 'data["total"] = str(data["total"])'),
        line(NLI, 'data["label"] = int(data["label"]) + 0', 'data["name"] = gold'),
        line(STATUS, 'data["case"] = data["case"].lower()'),
        line(CAUSE, 'data["target_scores"].update({gold: True})', 'data["best"] = gold'),
    ),
    kind(
        F,
        "a comparison with a text never holds, so one label is left",
        "answer/same-gold answer/gold-differs answer/other-rule answer/other-names "
        "answer/not-in-output",
        changed(
            NLI,
            (
                'gold = NAMES[data["label"]]',
                'gold = "true" if data["label"] == "0" else "false" '
                'if data["label"] == "2" else "undecided"',
            ),
        ),
        changed(
            STATUS,
            (
                'gold = str(data["code"])',
                'gold = next((str(c) for c in CODES if str(c) == data["code"]), "404")',
            ),
        ),
        changed(
            CLAUSE,
            (
                'gold = LETTERS[TYPES.index(data["type"])]',
                'gold = "A" if data["type"] is ["payment"] else "B"',
            ),
        ),
    ),
    kind(
        F,
        "a key is misspelt, and get has a default",
        "text/absent-field answer/same-gold text/no-question text/same-prompt text/empty-slot "
        "text/ambiguous",
        changed(TRIAGE, ("{data['note']}", "{data.get('notes', '')}")),
        changed(CARTAS, ('data["postura"]', 'data.get("posture", "neutral")')),
        changed(KEFU, ('data["msg"]', 'data.get("message", "")')),
        changed(WASTE, ("{data['mail']}", "{data.get('e-mail', '')}")),
    ),
)
