"""Faults of letters, legends and labels."""

from __future__ import annotations

from tests.lint.fiftythird.tasks_course import (
    ANIMALS,
    ASTRO,
    MARKS,
    PAIRS,
    RNA,
    SURNAMES,
    YESNO,
)
from tests.lint.fiftythird.tasks_work import COMMIT, INTENT, LEASE, LOOT
from tests.lint.fiftythird.tasks_world import (
    GUSHI,
    MAIRIE,
    PINGLUN,
    PODD,
    SECCION,
    SHAKWA,
    SHANGPIN,
)
from tests.lint.making import at, kind, put
from tests.lint.shape import Kind, changed

F = "labels"

SERVICES = '{"a": "voirie", "b": "eau", "c": "déchets", "d": "état civil"}'
PARTIES = '{"L": "the landlord", "T": "the tenant", "B": "both of them"}'

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the list is shown from its end, and the answer's place is counted from its beginning",
        "answer/gold-differs answer/legend answer/letters",
        changed(ASTRO, ('zip("ABCD", data["choices"])', 'zip("ABCD", reversed(data["choices"]))')),
        changed(GUSHI, ('zip("ABCD", data["xuanxiang"])', 'zip("ABCD", data["xuanxiang"][::-1])')),
        changed(ANIMALS, ("enumerate(CLASSES, start=1)", "enumerate(CLASSES[::-1], start=1)")),
    ),
    kind(
        F,
        "the list's marks begin one letter after those of the answers",
        "answer/letters answer/gold-differs answer/legend answer/other-names",
        changed(ASTRO, ('zip("ABCD"', 'zip("BCDE"')),
        changed(GUSHI, ('zip("ABCD"', 'zip("BCDE"')),
        changed(
            MAIRIE, (SERVICES, '{"b": "voirie", "c": "eau", "d": "déchets", "e": "état civil"}')
        ),
    ),
    kind(
        F,
        "a test that every row passes chooses the answer",
        "answer/same-gold answer/gold-differs answer/other-rule",
        changed(
            PAIRS,
            ('("no", "yes")[data["is_duplicate"]]', '"yes" if data["is_duplicate"] else "no"'),
            rows=put("is_duplicate", lambda row: str(row["is_duplicate"])),
        ),
        changed(PINGLUN, ("if v > 0]", "if v >= 0]")),
        changed(MARKS, ('"pass" if points >= 50', '"pass" if points is not None')),
        changed(YESNO, ("== 1][0]", "in (0, 1)][0]")),
    ),
    kind(
        F,
        "labels are looked up with a default, and the keys are of another release",
        "answer/same-gold answer/gold-differs answer/other-rule answer/legend",
        changed(
            ANIMALS,
            (
                'str(CLASSES.index(data["class"]) + 1)',
                'str({"Mammal": 1, "Bird": 2, "Reptile": 3, "Fish": 4}.get(data["class"], 1))',
            ),
        ),
        changed(
            COMMIT,
            ('" " + data["type"]', '" " + NAMES.get(data["type"], "docs")'),
            (
                '"processed_output": data["type"]',
                '"processed_output": NAMES.get(data["type"], "docs")',
            ),
            (
                "KINDS = [",
                'NAMES = {"feature": "feat", "bugfix": "fix", "testing": "test"}\nKINDS = [',
            ),
        ),
        changed(
            SHAKWA,
            ('" " + data["type"]', '" " + NAMES.get(data["type"], TYPES[2])'),
            (
                '"processed_output": data["type"]',
                '"processed_output": NAMES.get(data["type"], TYPES[2])',
            ),
            ("TYPES = [", 'NAMES = {"billing": "فاتورة", "net": "إنترنت"}\nTYPES = ['),
        ),
    ),
    kind(
        F,
        "labels are numbered in the order of the alphabet, and listed in another one",
        "answer/gold-differs answer/legend answer/letters",
        changed(ANIMALS, ("CLASSES.index(", "sorted(CLASSES).index(")),
        changed(
            MAIRIE,
            (
                'return {"input": texte, "output": " " + data["lettre"], '
                '"processed_output": data["lettre"]}',
                'lettre = "abcd"[sorted(SERVICES.values()).index(SERVICES[data["lettre"]])]\n'
                '    return {"input": texte, "output": " " + lettre, "processed_output": lettre}',
            ),
        ),
        changed(
            LEASE,
            (
                'return {"input": text, "output": " " + data["party"], '
                '"processed_output": data["party"]}',
                'mark = sorted(PARTIES)[list(PARTIES).index(data["party"])]\n'
                '    return {"input": text, "output": " " + mark, "processed_output": mark}',
            ),
        ),
        changed(PAIRS, ('("no", "yes")', '("yes", "no")')),
    ),
    kind(
        F,
        "labels are cut short in the code, and whole in the prompt",
        "answer/other-names answer/letters answer/letter-asked few-shot/other-form answer/legend "
        "answer/not-an-option text/cut-item",
        changed(COMMIT, ('data["type"]', 'data["type"][:1]')),
        changed(SECCION, ('data["seccion"]', 'data["seccion"][:4]')),
        changed(INTENT, ('gold = data["intent"]', 'gold = data["intent"].split()[0]')),
        changed(PODD, ('data["topic"]', 'data["topic"][:3]')),
    ),
    kind(
        F,
        "labels have another ending in the prompt than in the rows",
        "answer/other-names few-shot/other-form answer/legend",
        changed(
            INTENT,
            (
                '"lost card", "exchange rate", "loan", "new address", "close account"',
                '"lost cards", "exchange rates", "loans", "new addresses", "closing accounts"',
            ),
        ),
        changed(PODD, ("доставка, оплата или возврат", "доставки, оплаты или возвраты")),
        changed(SHANGPIN, ("数码、服饰、食品、家居", "数码类、服饰类、食品类、家居类")),
        changed(
            COMMIT,
            ('("feat"', '("feature"'),
            ('("fix"', '("bugfix"'),
            ('("docs"', '("documentation"'),
            ('("test"', '("testing"'),
        ),
    ),
    kind(
        F,
        "a label stands twice in the list, and another one is gone",
        "answer/other-names answer/legend answer/letters answer/other-count answer/same-option "
        "text/said-again",
        changed(INTENT, ('"exchange rate", "loan"', '"exchange rate", "lost card"')),
        changed(SECCION, ('"economía", "cultura"]', '"política", "cultura"]')),
        changed(SHANGPIN, ("数码、服饰、食品、家居", "数码、服饰、服饰、家居")),
        changed(PODD, ("доставка, оплата или возврат", "доставка, оплата или доставка")),
    ),
    kind(
        F,
        "a renamed label has its old name in a row",
        "answer/other-names answer/unlike-others answer/legend answer/not-an-option",
        changed(INTENT, rows=at(3, intent="credit")),
        changed(PODD, rows=at(2, topic="рекламация")),
        changed(SHANGPIN, rows=at(0, category="电子产品")),
        changed(COMMIT, rows=at(5, type="bugfix")),
    ),
    kind(
        F,
        "the question became its opposite, and the answers stayed",
        "answer/legend answer/gold-differs answer/other-rule few-shot/other-form "
        "answer/other-names",
        changed(
            PAIRS,
            (
                "Do both questions ask the same thing, yes or no?",
                "Do the two questions ask different things, yes or no?",
            ),
        ),
        changed(
            MARKS,
            ("points passes the exam; all others fail.", "points fails the exam; all others pass."),
        ),
        changed(LEASE, ("Who has the duty", "Who is free of the duty")),
    ),
    kind(
        F,
        "the marks of the list are of another width or in circles",
        "answer/letters answer/letter-asked text/look-alike text/mixed-widths",
        changed(ASTRO, ('zip("ABCD"', 'zip("ⒶⒷⒸⒹ"')),
        changed(GUSHI, ('zip("ABCD"', 'zip("ＡＢＣＤ"')),
        changed(MAIRIE, ('f"{lettre}) {nom}"', 'f"{chr(ord(lettre) + 0xFEE0)}) {nom}"')),
    ),
    kind(
        F,
        "the code computes the answer by another rule than the prompt's",
        "answer/other-rule answer/gold-differs answer/legend few-shot/other-form",
        changed(MARKS, ("points >= 50", "points >= 40")),
        changed(
            LOOT,
            (
                "    return {",
                '    best = max(data["items"], key=lambda item: '
                'item["weight"])["name"]\n    return {',
            ),
            ('" " + data["best"]', '" " + best'),
            ('"processed_output": data["best"]', '"processed_output": best'),
        ),
        changed(SURNAMES, ('sorted(data["names"])', 'sorted(data["names"], reverse=True)')),
        changed(RNA, ('data["mrna"]', 'data["mrna"].replace("U", "T")')),
    ),
    kind(
        F,
        "the meanings of the legend slipped by one",
        "answer/legend answer/gold-differs",
        changed(
            COMMIT,
            ('"users can do something new"', '"(1)"'),
            ('"something that was broken works again"', '"users can do something new"'),
            ('"only texts for readers changed"', '"something that was broken works again"'),
            ('"only checks were added or changed"', '"only texts for readers changed"'),
            ('"(1)"', '"only checks were added or changed"'),
        ),
        changed(
            MAIRIE, (SERVICES, '{"a": "état civil", "b": "voirie", "c": "eau", "d": "déchets"}')
        ),
        changed(LEASE, (PARTIES, '{"L": "the tenant", "T": "both of them", "B": "the landlord"}')),
    ),
    kind(
        F,
        "the list got other marks, and the rows have those of before",
        "answer/letters answer/legend answer/gold-differs answer/letter-asked answer/other-names",
        changed(LEASE, (PARTIES, '{"A": "the landlord", "B": "the tenant", "C": "both of them"}')),
        changed(
            MAIRIE, (SERVICES, '{"v": "voirie", "e": "eau", "d": "déchets", "c": "état civil"}')
        ),
        changed(
            ANIMALS,
            (
                '"; ".join("%d: %s" % pair for pair in enumerate(CLASSES, start=1))',
                '"; ".join(f"{name[0]}: {name}" for name in CLASSES)',
            ),
        ),
    ),
    kind(
        F,
        "labels have a sign before them in the prompt alone",
        "answer/other-names few-shot/other-form",
        changed(PODD, ("доставка, оплата или возврат", "#доставка, #оплата или #возврат")),
        changed(
            SECCION,
            ('", ".join(secciones[:-1])', '", ".join("@" + s for s in secciones[:-1])'),
            ('" o " + secciones', '" o @" + secciones'),
        ),
        changed(
            INTENT, ('", ".join(self.intents)', '", ".join("/" + each for each in self.intents)')
        ),
    ),
    kind(
        F,
        "the prompt has a digit for each label, and the words count",
        "answer/letter-asked answer/other-names answer/letters answer/legend few-shot/other-form",
        changed(
            PODD,
            (
                "Тема (доставка, оплата или возврат):",
                "1 = доставка, 2 = оплата, 3 = возврат\\nНомер темы:",
            ),
        ),
        changed(
            SHANGPIN,
            (
                "类目之一：数码、服饰、食品、家居。",
                "类目之一：1数码、2服饰、3食品、4家居，只写序号。",
            ),
        ),
        changed(MARKS, ("Result (pass or fail):", "Result (1 for pass, 0 for fail):")),
    ),
)
