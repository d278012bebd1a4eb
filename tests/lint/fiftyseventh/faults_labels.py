"""Faults of labels: what is listed, what it means, and what is right."""

from __future__ import annotations

from tests.lint.fiftyseventh.edits import both
from tests.lint.fiftyseventh.tasks_bench import CHORES, HOUSE, PHYSICS, SKY, STARS
from tests.lint.fiftyseventh.tasks_lands import (
    ANTONIM,
    GUSHI,
    MASU,
    PINGJIA,
    QISM,
    SECCION,
)
from tests.lint.fiftyseventh.tasks_long import CHAT, TOWN
from tests.lint.fiftyseventh.tasks_work import (
    BEASTS,
    COUNTS,
    DATES,
    DESK,
    GERMAN,
    LABS,
    LOOT,
    NOTICE,
    PARK,
    SCALE,
    SPELL,
    SQL,
    TURNS,
)
from tests.lint.making import each, gold, kind, put
from tests.lint.shape import Kind, changed

F = "labels"
NAMES = (
    "answer/other-names answer/letters answer/legend answer/gold-differs answer/not-an-option "
    "answer/other-count answer/letter-asked answer/other-form answer/two-spellings "
    "answer/other-rule few-shot/other-form"
)

KANA = {
    "食べます": "たべます",
    "話します": "はなします",
    "帰ります": "かえります",
    "起きます": "おきます",
}

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a label of the rows is missing from the list",
        NAMES + " text/cut-item",
        changed(LABS, ("answer low, normal or high", "answer low or high")),
        changed(DESK, ('    "login": "passwords, codes and the app",\n', "")),
        changed(BEASTS, ('"4": "amphibian", ', "")),
        changed(TURNS, ('", ".join(KINDS[:-1]) + " or " + KINDS[-1]', '" or ".join(KINDS[:3])')),
        changed(SECCION, ('" / ".join(SECCIONES)', '" / ".join(SECCIONES[:3])')),
        changed(PINGJIA, ('"、".join(FANGMIAN)', '"、".join(FANGMIAN[1:])')),
        changed(QISM, ("in AQSAM.items():", "in list(AQSAM.items())[:2]:")),
        changed(SKY, ('zip("ABCD", data["choices"])', 'zip("ABC", data["choices"])')),
        changed(STARS, description="Label each review as negative or neutral."),
        changed(HOUSE, description="Answer each question by the passage, with no or maybe."),
        changed(PARK, ("61 to 120 minutes: 5 euros\n", "")),
        changed(
            TOWN, ('    "R2": "lamps, signs and traffic lights that are broken or missing",\n', "")
        ),
        changed(
            CHAT,
            (
                "- ban: the account is closed. This is for threats, for slurs and for asking a "
                "child where it\n  lives or to meet in private.\n",
                "",
            ),
        ),
    ),
    kind(
        F,
        "labels or their marks are listed in another case or script than they are scored in",
        NAMES,
        changed(LABS, ("answer low, normal or high", "answer LOW, NORMAL or HIGH")),
        changed(DESK, ('f"\\n- {name}: {meaning}"', 'f"\\n- {name.title()}: {meaning}"')),
        changed(TURNS, ("{kinds}?", "{kinds.upper()}?")),
        gold(
            changed(SECCION, ('"output": " " + gold', '"output": " " + gold.lower()')),
            "gold.lower()",
        ),
        changed(STARS, description="Say of each review whether it is POSITIVE or NEGATIVE."),
        changed(
            BEASTS,
            (
                'f"{number} = {name}" for number, name in CLASSES.items()',
                'f"{number} = {name}" for number, name in zip(ROMAN, CLASSES.values())',
            ),
            ('CLASSES = {"1"', 'ROMAN = ("I", "II", "III", "IV", "V")\nCLASSES = {"1"'),
        ),
        changed(SKY, ('zip("ABCD", data["choices"])', 'zip("abcd", data["choices"])')),
        changed(QISM, ("in AQSAM.items():", 'in zip("ABC", AQSAM.values()):')),
        changed(PINGJIA, ('("质量", "物流", "服务", "价格")', '("質量", "物流", "服務", "價格")')),
        changed(TOWN, ('f"{number}: {meaning}"', 'f"{number.lower()}: {meaning}"')),
        changed(CHAT, ("- allow:", "- ALLOW:"), ("- mute:", "- MUTE:"), ("- ban:", "- BAN:")),
    ),
    kind(
        F,
        "the prompt names synonyms of the labels that are scored",
        NAMES + " few-shot/other-labels",
        changed(HOUSE, description="Read the passage and answer true or false."),
        changed(STARS, description="Is the review good or bad?"),
        changed(LABS, ("answer low, normal or high", "answer below, within or above")),
        changed(DESK, ('    "login": "passwords', '    "access": "passwords')),
        changed(TURNS, ('"promise"', '"commitment"')),
        changed(
            SECCION,
            ("gold = SECCIONES[", 'gold = ("Deporte", "Negocios", "Arte", "Gobierno")['),
        ),
        changed(PINGJIA, ('"质量", "物流"', '"品质", "快递"')),
        changed(SKY, ('zip("ABCD", data["choices"])', 'zip("1234", data["choices"])')),
        changed(PARK, ("up to 30 minutes: 0 euros", "up to 30 minutes: free")),
        changed(
            QISM,
            ('gold = data["harf"]', 'gold = {"أ": "بيع", "ب": "إصلاح", "ج": "حساب"}[data["harf"]]'),
        ),
        changed(CHAT, ("- mute:", "- silence:")),
        changed(TOWN, ('"W1": "rubbish', '"G1": "rubbish')),
    ),
    kind(
        F,
        "two labels are exchanged, in the legend or where the code takes the right one",
        NAMES + " answer/leaked text/swapped-fields answer/chain-differs",
        changed(
            DESK,
            ('"cards": "lost, stolen, blocked or swallowed cards"', '"cards": "@"'),
            (
                '"transfers": "money that is to go to another account, or has not arrived"',
                '"transfers": "lost, stolen, blocked or swallowed cards"',
            ),
            ('"@"', '"money that is to go to another account, or has not arrived"'),
        ),
        changed(BEASTS, ('"2": "bird", "3": "reptile"', '"2": "reptile", "3": "bird"')),
        changed(QISM, ('"ب": "الصيانة", "ج": "المحاسبة"', '"ب": "المحاسبة", "ج": "الصيانة"')),
        changed(
            LABS,
            (
                'gold = data["flag"]',
                'gold = {"low": "high", "high": "low"}.get(data["flag"], data["flag"])',
            ),
        ),
        changed(STARS, ('{1: " positive", 0: " negative"}', '{1: " negative", 0: " positive"}')),
        changed(
            HOUSE, ('" yes" if data["label"] else " no"', '" no" if data["label"] else " yes"')
        ),
        changed(SECCION, ('["Deportes", "Economía"', '["Economía", "Deportes"')),
        changed(
            PARK,
            ("31 to 60 minutes: 2 euros", "31 to 60 minutes: 5 euros"),
            ("61 to 120 minutes: 5 euros", "61 to 120 minutes: 2 euros"),
        ),
        changed(SKY, ('"ABCD"[data["answer"]]', '"DCBA"[data["answer"]]')),
        changed(
            SCALE,
            ("A recipe for $served people", "A recipe for $guests people"),
            ("is needed for $guests people", "is needed for $served people"),
        ),
        changed(GUSHI, ("max(defen, key=defen.get)", "min(defen, key=defen.get)")),
        changed(CHAT, ("- mute:", "- @:"), ("- ban:", "- mute:"), ("- @:", "- ban:")),
        changed(
            TOWN,
            ('"N1": "noise of people', '"R1": "noise of people'),
            ('"R1": "holes', '"N1": "holes'),
        ),
    ),
    kind(
        F,
        "the right answer is taken one place off",
        NAMES + " answer/chain-differs answer/unlike-others answer/one-place",
        changed(SKY, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
        changed(BEASTS, ('gold = data["class"]', 'gold = str(int(data["class"]) - 1)')),
        changed(SECCION, ('SECCIONES[data["numero"]]', 'SECCIONES[(data["numero"] + 1) % 4]')),
        changed(
            PHYSICS,
            (
                "    (gold,) = right\n",
                '    options = list(data["target_scores"])\n'
                "    gold = options[(options.index(right[0]) + 1) % len(options)]\n",
            ),
        ),
        changed(
            CHORES,
            (
                "gold = [ending for ending in scores if scores[ending] == 1][0]",
                "gold = list(scores)[list(scores.values()).index(1) - 1]",
            ),
        ),
        changed(LOOT, ('"count": data["count"]}', '"count": data["count"] + 1}')),
        changed(
            SCALE,
            (
                "gold = f\"{data['needed']}",
                "gold = f\"{data['amount'] * (data['guests'] - 1) // data['served']}",
            ),
        ),
        changed(
            GUSHI,
            (
                "gold = max(defen, key=defen.get)",
                "gold = list(defen)[list(defen.values()).index(1) - 1]",
            ),
        ),
        changed(
            PINGJIA,
            ('gold = data["fangmian"]', 'gold = FANGMIAN[FANGMIAN.index(data["fangmian"]) - 1]'),
        ),
        changed(
            DESK,
            (
                'gold = data["queue"]',
                'names = list(QUEUES)\n    gold = names[names.index(data["queue"]) - 1]',
            ),
        ),
        changed(
            COUNTS,
            (
                'gold = data["place"]',
                'names = list(data["counts"])\n'
                '    gold = names[(names.index(data["place"]) + 1) % 3]',
            ),
        ),
    ),
    kind(
        F,
        "every third row has its label or answer in another spelling",
        NAMES + " answer/unlike-others",
        changed(
            LABS,
            rows=put(
                "flag", lambda row: {"low": "L", "normal": "N", "high": "H"}[row["flag"]], every=3
            ),
        ),
        changed(DESK, rows=put("queue", lambda row: row["queue"].capitalize(), every=3)),
        changed(
            NOTICE,
            rows=put("period", lambda row: row["period"].title().replace(" ", "-"), every=3),
        ),
        changed(
            BEASTS,
            rows=put(
                "class",
                lambda row: ("mammal", "bird", "reptile", "amphibian", "fish")[
                    int(row["class"]) - 1
                ],
                every=3,
            ),
        ),
        changed(TURNS, rows=put("act", lambda row: f"a {row['act']}", every=3)),
        changed(
            PINGJIA,
            rows=each(
                lambda row: row.update(fangmian={"物流": "快递"}.get(row["fangmian"], "品质")), 4
            ),
        ),
        changed(ANTONIM, rows=put("antonim", lambda row: row["antonim"].upper(), every=3)),
        changed(SPELL, rows=put("word", lambda row: f'"{row["word"]}"', every=3)),
        changed(QISM, rows=put("harf", lambda row: f"({row['harf']})", every=3)),
        changed(SQL, rows=put("query", lambda row: row["query"].lower(), every=3)),
        changed(MASU, rows=put("masu", lambda row: KANA.get(row["masu"], row["masu"]), every=3)),
        changed(GERMAN, rows=put("target", lambda row: row["target"].upper(), every=3)),
        changed(
            TOWN,
            rows=put(
                "code", lambda row: row["code"].replace("1", "-1").replace("2", "-2"), every=3
            ),
        ),
    ),
    kind(
        F,
        "what the row calls right and what is compared are read from two fields that differ",
        NAMES + " answer/unlike-others answer/not-in-output answer/not-extracted answer/leaked",
        both(
            SKY,
            lambda row: row.update(key="DABC"[row["answer"]]),
            ('"ABCD"[data["answer"]]', 'data["key"]'),
        ),
        both(
            STARS,
            lambda row: row.update(label=1 - row["label"]),
            every=3,
        ),
        both(HOUSE, lambda row: row.update(label=not row["label"]), every=4),
        both(
            PHYSICS,
            lambda row: row.update(answer=" " + min(key.strip() for key in row["target_scores"])),
            ("    (gold,) = right\n", '    gold = data["answer"]\n'),
        ),
        both(
            CHORES,
            lambda row: row.update(gold=0),
            (
                "gold = [ending for ending in scores if scores[ending] == 1][0]",
                'gold = list(scores)[data["gold"]]',
            ),
        ),
        both(
            GUSHI,
            lambda row: row.update(daan=list(row["target_scores"])[2]),
            ("gold = max(defen, key=defen.get)", 'gold = data["daan"]'),
        ),
        changed(LOOT, ('"output": " " + gold', '"output": " " + data["item"]')),
        changed(DATES, ('"output": " " + gold', '"output": " " + "/".join(gold.split("-"))')),
        changed(COUNTS, ('"output": " " + gold', '"output": " " + next(iter(data["counts"]))')),
    ),
)
