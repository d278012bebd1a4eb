"""Faults of the code that makes prompts and answers of rows."""

from __future__ import annotations

from tests.lint.fiftyninth.tasks_lands import (
    ACENTO,
    DURCHSAGE,
    FAHR,
    GODZINA,
    LAJI,
    UNLU,
    VID,
)
from tests.lint.fiftyninth.tasks_trades import (
    AUCTION,
    DOUGH,
    FLORIST,
    LEASE,
    METRO,
    MINERAL,
    MUSEUM,
    STARS,
    VET,
)
from tests.lint.making import kind, line
from tests.lint.shape import Kind, changed

F = "code"
WRONG = (
    "answer/gold-differs answer/not-in-output answer/not-an-option answer/other-rule "
    "answer/other-names answer/chain-differs answer/unlike-others answer/not-extracted "
    "answer/other-form answer/letters answer/same-gold answer/two-spellings few-shot/other-form "
    "answer/legend few-shot/wrong-sum answer/empty"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "strip is given a word or a nought, and takes letters and digits off the answer",
        WRONG,
        changed(VET, ('data["urgency"]', 'data["urgency"].lstrip("Urgency: ")')),
        changed(ACENTO, ('data["clase"]', 'data["clase"].lstrip("clase: ")')),
        changed(DOUGH, ('str(data["water"])', 'str(data["water"]).rstrip(".0")')),
        changed(GODZINA, ('data["cyframi"]', 'data["cyframi"].strip("0")')),
    ),
    kind(
        F,
        "a field's name is wrong, and a broad except puts one answer in the place of all",
        WRONG + " code/hidden-errors text/absent-field few-shot/lopsided answer/one-place",
        changed(
            METRO,
            (
                'gold = str(data["count"])',
                'try:\n        gold = str(data["stops"])\n'
                '    except Exception:\n        gold = "0"',
            ),
        ),
        changed(
            MINERAL,
            (
                'gold = data["key"]',
                'try:\n        gold = data["answer"]\n    except Exception:\n        gold = "a"',
            ),
        ),
        changed(
            ACENTO,
            (
                'gold = data["clase"]',
                'try:\n        gold = data["tipo"]\n    except:  # noqa: E722\n'
                '        gold = "llana"',
            ),
        ),
        changed(
            GODZINA,
            (
                'gold = data["cyframi"]',
                'gold = ""\n    with contextlib.suppress(Exception):\n'
                '        gold = data["godzina"]',
            ),
            ("import random\n", "import contextlib\nimport random\n"),
        ),
    ),
    kind(
        F,
        "a counter of the module numbers the texts, as long as the process lives",
        "code/not-repeated code/changes-row few-shot/numbered",
        line(
            UNLU,
            'SAYI.append(data["kelime"])',
            'text = f"{len(SAYI)}) {text}"',
            above="SAYI = []",
        ),
        changed(
            GODZINA,
            ("import random\n", "import itertools\nimport random\n\nNUMER = itertools.count(1)\n"),
            (".format(**data)", '.format(**data)\n    text = f"Zadanie {next(NUMER)}. {text}"'),
        ),
        line(
            VID,
            'SCHET["n"] = SCHET.get("n", 0) + 1',
            "text = f\"{SCHET['n']}. {text}\"",
            above="SCHET = {}",
        ),
        line(
            DURCHSAGE,
            "global NUMMER",
            "NUMMER += 1",
            'text = f"Durchsage {NUMMER}" + text.removeprefix("Durchsage")',
            above="NUMMER = 0",
        ),
    ),
    kind(
        F,
        "the labels are listed off a set, in whatever order it has them today",
        "code/set-order code/not-repeated code/hash",
        line(
            VET,
            'text = text.replace("emergency, same day or routine", ", ".join(LABELS))',
            above='LABELS = {"emergency", "same day", "routine"}',
        ),
        changed(
            LAJI,
            (
                "可回收物、有害垃圾、厨余垃圾和其他垃圾",
                "{'、'.join(set(data['target_scores']))}",
            ),
        ),
        changed(
            ACENTO,
            (
                '"¿La palabra es aguda, llana o esdrújula?\\n"',
                '"Clases: " + " / ".join(TODAS - {"sobreesdrújula"}) + "\\n"',
            ),
            (
                "import random\n",
                'import random\n\nTODAS = {"aguda", "llana", "esdrújula", "sobreesdrújula"}\n',
            ),
        ),
        changed(
            DURCHSAGE,
            (
                'Verspätung, Ausfall oder Gleiswechsel?\\nThema:"',
                '" + ", ".join(f"{thema}" for thema in THEMEN) + "?\\nThema:"',
            ),
            (
                "import random\n",
                'import random\n\nTHEMEN = frozenset(["Verspätung", "Ausfall", "Gleiswechsel"])\n',
            ),
        ),
    ),
    kind(
        F,
        "the row itself is lengthened, turned or emptied while its text is made",
        "code/changes-row code/not-repeated code/error answer/letters "
        "answer/gold-differs answer/other-rule",
        changed(
            MINERAL,
            (
                "listed = ",
                'data["options"].append("none of these")\n    listed = ',
            ),
            ('zip("abcd"', 'zip("abcde"'),
        ),
        changed(
            METRO,
            (
                'route = " - ".join(data["stations"])',
                'route = data["stations"]\n    route += ["Depot"]\n    route = " - ".join(route)',
            ),
        ),
        changed(FLORIST, ('data["order"]', 'data.pop("order")')),
        changed(
            STARS,
            (
                'marks = "ABCD"',
                'marks = "ABCD"\n    data["options"].sort(key=str.lower)',
            ),
        ),
    ),
    kind(
        F,
        "the answer that the code works out is one off",
        WRONG,
        changed(
            METRO,
            (
                'str(data["count"])',
                'str(data["stations"].index(data["end"]) '
                '- data["stations"].index(data["start"]) + 1)',
            ),
        ),
        changed(
            AUCTION,
            ('data["buyer"]', 'sorted(data["bids"], key=data["bids"].get)[-2]'),
        ),
        changed(MINERAL, ('data["key"]', '"abcd"["abcd".index(data["key"]) - 1]')),
        changed(FAHR, ('str(data["richtig"])', 'str(data["richtig"] - 1)')),
    ),
    kind(
        F,
        "only a part of the answer is kept to compare with: its first word or its first letters",
        WRONG,
        changed(DOUGH, ('"processed_output": gold', '"processed_output": gold[:2]')),
        changed(MUSEUM, ('"processed_output": gold', '"processed_output": gold.split()[-1]')),
        changed(GODZINA, ('"processed_output": gold', '"processed_output": gold.split(":")[0]')),
        changed(LEASE, ('"processed_output": gold', '"processed_output": gold[:2]')),
    ),
    kind(
        F,
        "a name keeps one value where it should change: the first of all items, or the last",
        "text/same-prompt text/ambiguous text/no-question text/empty-slot answer/same-gold "
        "answer/gold-differs answer/not-in-output answer/other-rule text/said-again "
        "answer/not-an-option answer/letters few-shot/not-a-choice code/not-repeated "
        "answer/same-option answer/other-count text/cut-item text/first-item",
        changed(
            AUCTION,
            (
                'text += f"- {name} bids {sum_}\\n"',
                'listed = f"- {name} bids {sum_}\\n"',
            ),
            ('text += "The highest', 'text += listed + "The highest'),
        ),
        changed(
            STARS,
            (
                'text += marks[place] + ". " + option + "\\n"',
                'listed = marks[place] + ". " + option + "\\n"',
            ),
            ('text += "Answer:"', 'text += listed + "Answer:"'),
        ),
        changed(
            LAJI,
            ("import random\n", 'import random\n\nWUPIN = "旧报纸"\n'),
            ("物品：{wupin}", "物品：{WUPIN}"),
        ),
        changed(
            FAHR,
            ('each in enumerate(data["antworten"]', '_ in enumerate(data["antworten"]'),
            ("antworten = [", 'each = data["antworten"][0]\n    antworten = ['),
        ),
    ),
)
