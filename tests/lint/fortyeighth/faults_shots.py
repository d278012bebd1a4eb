"""Faults of shots, worked examples and the query."""

from __future__ import annotations

from tests.lint.fortyeighth.tasks_free import CHAIN, DATES, RANK, READING, SHELL, TITLES
from tests.lint.fortyeighth.tasks_labels import ASTRO, BAKERY, CLUSTER, LEGAL, MEDIC, MUSEUM
from tests.lint.fortyeighth.tasks_world import KEFU, KEIGO, SEGUROS, TRADUCTION, VERKEHR, YUEDU
from tests.lint.making import kind, table
from tests.lint.shape import Kind, changed

S = "shots and query"
ADD = '{clause}\\nType: {kind}"'
LAST = '("Stood half an hour on Saturday.", "queue"),'

KINDS: tuple[Kind, ...] = (
    kind(
        S,
        "one of the worked examples has another cue than the question",
        "few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue few-shot/worked-form "
        "few-shot/other-form",
        changed(BAKERY, ("{text} => {label}", "{text} -> {label}")),
        changed(LEGAL, (ADD, ADD.replace("Type:", "Category:"))),
        changed(DATES, ("4 July 1976 ->", "4 July 1976 =")),
    ),
    kind(
        S,
        "a row of the test file was taken for an example",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs answer/leaked",
        changed(BAKERY, ("The rye loaf was sour and wonderful.", "Far too salty, the pretzel.")),
        changed(DATES, ("4 July 1976 -> 1976-07-04", "28 Feb 2019 -> 2019-02-28")),
        changed(
            LEGAL,
            ("Invoices fall due within 30 days.", "The fee is paid in four equal instalments."),
        ),
    ),
    kind(
        S,
        "an example was relabelled by hand with a word that is no label",
        "few-shot/other-labels few-shot/wrong-answer answer/other-names few-shot/worked-form "
        "answer/legend",
        changed(BAKERY, ('on Saturday.", "queue")', 'on Saturday.", "waiting")')),
        changed(LEGAL, ('within 30 days.", "payment")', 'within 30 days.", "fees")')),
        changed(
            SEGUROS,
            shots=table(
                "parte|ramo",
                """
                Se rompió el cristal del balcón.|vivienda
                Un choque en la rotonda.|coche
                Consulta con el dentista.|sanidad
                Vuelo cancelado por huelga.|viajes
                """,
            ),
        ),
    ),
    kind(
        S,
        "an example is answered in another form than it teaches: day and month exchanged",
        "few-shot/wrong-answer answer/other-rule few-shot/worked-form few-shot/other-form",
        changed(DATES, ("1999-12-24", "24.12.1999")),
        changed(DATES, ("1999-12-24", "1999-24-12")),
    ),
    kind(
        S,
        "the last worked example has lost its answer",
        "few-shot/no-answer few-shot/worked-cue few-shot/wrong-answer text/empty-slot "
        "few-shot/other-cues",
        changed(BAKERY, (LAST, '("Stood half an hour on Saturday.", ""),')),
        changed(DATES, ("of 1999 -> 1999-12-24", "of 1999 ->")),
        changed(LEGAL, ('trade secrets.", "secrecy")', 'trade secrets.", "")')),
    ),
    kind(
        S,
        "examples are joined by nothing, or by a space",
        "few-shot/run-in text/run-together few-shot/separator text/lost-lines",
        changed(LEGAL, ('"\\n\\n".join', '"".join')),
        changed(BAKERY, ('"\\n".join', '" ".join')),
        changed(DATES, ("1976-07-04\nChristmas", "1976-07-04 Christmas")),
    ),
    kind(
        S,
        "outputs have newlines of their own at an end",
        "few-shot/separator text/double-newline answer/two-spellings answer/not-extracted "
        "text/separator-inside few-shot/no-stop answer/stopped-early",
        changed(ASTRO, ('"output": " " + gold', '"output": " " + gold + "\\n\\n"')),
        changed(SHELL, ('"output": data["prints"]', '"output": "\\n" + data["prints"]')),
        changed(MEDIC, ('"output": " " + verdict', '"output": " " + verdict + "\\n"')),
    ),
    kind(
        S,
        "outputs end with a space",
        "few-shot/trailing-space answer/two-spellings few-shot/separator answer/not-extracted",
        changed(READING, ('f" {gold}"', 'f" {gold} "')),
        changed(SEGUROS, ('" " + data["ramo"],', '" " + data["ramo"] + " ",')),
        changed(TITLES, ('" " + data["title"],', "f\" {data['title']} \",")),
    ),
    kind(
        S,
        "the prompt asks for steps that the shots do not have",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here",
        changed(CHAIN, ('" " + data["reasoning"] + " #### "', '" #### "')),
        changed(
            MEDIC,
            ('"VERDICT:"', '"Think step by step, then give your verdict.",\n        "VERDICT:"'),
        ),
        changed(KEFU, ("\\n类别编号：", "\\n请一步一步思考。\\n类别编号：")),
    ),
    kind(
        S,
        "the examples were the head of a sorted file, and have one label",
        "few-shot/lopsided few-shot/same-twice",
        changed(
            BAKERY,
            ('seriously?", "price")', 'seriously?", "price")'.replace("seriously?", "really?")),
            (
                '("The girl at the till was kind to my gran.", "service")',
                '("A roll for a euro is fair.", "price")',
            ),
            (LAST, '("The tarts got dearer.", "price"),'),
            (
                '("The rye loaf was sour and wonderful.", "taste")',
                '("Two euros for tap water!", "price")',
            ),
        ),
        changed(
            SEGUROS,
            shots=table(
                "parte|ramo",
                """
                Se rompió el cristal del balcón por el viento.|hogar
                Gotera en el techo del baño.|hogar
                Robo de joyas en el dormitorio.|hogar
                Humedad en la pared del sótano.|hogar
                """,
            ),
            fewshot=4,
        ),
    ),
    kind(
        S,
        "the file of shots is of the version that had numbers for labels, or other names",
        "few-shot/other-labels few-shot/unlike-docs few-shot/worked-form answer/other-names "
        "answer/two-spellings answer/other-form few-shot/other-form answer/letters answer/letter-asked",
        changed(
            MUSEUM,
            shots=table(
                "entry|department", "Felt hat, black|0\nStoneware mug|1\nGold ducat|2\nMezzotint|3"
            ),
        ),
        changed(
            KEFU,
            shots=table("content|type", "包裹丢了。|物流\n钱退不回来。|退款\n锅盖变形了。|质量"),
        ),
        changed(
            CLUSTER,
            shots=table(
                "line|cause",
                "CUDA error: out of memory|memory\nNCCL timeout|network\nNameError: x|user",
            ),
        ),
    ),
    kind(
        S,
        "the file of shots is in another language than the docs",
        "few-shot/unlike-docs few-shot/other-labels text/cue-forms",
        changed(
            VERKEHR,
            shots=table(
                "text|kat#",
                "The tram was late again this morning.|1\nThe seats were wet and filthy.|3\n"
                "A day ticket is far too dear.|2\nThe driver shouted at us.|4",
            ),
        ),
        changed(
            KEIGO,
            shots=table(
                "bun|ta",
                "The teacher has arrived.|敬語\nI won't go.|普通体\nPlease have a look.|敬語",
            ),
        ),
    ),
    kind(
        S,
        "the head says how many examples there are, and some were deleted since",
        "few-shot/other-count",
        changed(BAKERY, ("or queue?\\n\\n", "or queue? Here are six examples.\\n\\n")),
        changed(LEGAL, ("or secrecy)", "or secrecy). Below are ten examples.")),
        changed(DATES, ("as YYYY-MM-DD.", "as YYYY-MM-DD. Five examples:")),
    ),
    kind(
        S,
        "an example is there twice after a merge",
        "few-shot/same-twice few-shot/repeated text/repeated-instruction",
        changed(BAKERY, (LAST, LAST + "\n    " + LAST)),
        changed(
            DATES,
            (
                "4 July 1976 -> 1976-07-04\n",
                "4 July 1976 -> 1976-07-04\n4 July 1976 -> 1976-07-04\n",
            ),
        ),
        changed(LEGAL, ("for clause, kind in POOL:", "for clause, kind in (*POOL, POOL[1]):")),
    ),
    kind(
        S,
        "the question stands before the examples",
        "few-shot/question-first few-shot/no-answer few-shot/other-cues answer/leaked",
        changed(
            BAKERY,
            (
                'head + shots + "\\n" + data["review"] + " =>"',
                'head + data["review"] + " =>\\n" + shots',
            ),
        ),
        changed(
            LEGAL,
            (
                '[*self.blocks, f"Clause: {clause}\\nType:"]',
                '[self.blocks[0], f"Clause: {clause}\\nType:", *self.blocks[1:]]',
            ),
        ),
    ),
    kind(
        S,
        "examples are numbered, and the question is not, or bears a number again",
        "few-shot/numbered few-shot/other-cues few-shot/worked-cue",
        changed(
            LEGAL,
            (
                'f"Clause: {clause}\\nType: {kind}"',
                'f"Example {len(self.blocks)}\\nClause: {clause}\\nType: {kind}"',
            ),
            ('f"Clause: {clause}\\nType:"]', 'f"Example 1\\nClause: {clause}\\nType:"]'),
        ),
        changed(
            BAKERY,
            (
                'f"{text} => {label}" for text, label in EXAMPLES',
                'f"Review {i}: {text} => {label}" for i, (text, label) in enumerate(EXAMPLES, 1)',
            ),
        ),
    ),
    kind(
        S,
        "the examples answer before they ask",
        "few-shot/other-order few-shot/worked-cue few-shot/other-cues",
        changed(
            LEGAL, ('f"Clause: {clause}\\nType: {kind}"', 'f"Type: {kind}\\nClause: {clause}"')
        ),
        changed(BAKERY, ("{text} => {label}", "{label} => {text}")),
        changed(
            DATES,
            ("4 July 1976 -> 1976-07-04", "1976-07-04 -> 4 July 1976"),
            ("Christmas Eve of 1999 -> 1999-12-24", "1999-12-24 -> Christmas Eve of 1999"),
        ),
    ),
    kind(
        S,
        "the last cue changes with the length of the row, for no reason that a field gives",
        "text/shot-cue text/cue-forms",
        changed(
            READING, ('text + "Answer:"', 'text + ("Answer:" if len(text) % 2 else "Response:")')
        ),
        changed(
            YUEDU,
            ('\\n【答案】"', '\\n" + ("【答案】" if len(data["passage"]) % 2 else "【选择】")'),
        ),
        changed(
            RANK, ("{listed}\\nSorted:", "{listed}\\n{'Sorted' if len(listed) % 2 else 'Order'}:")
        ),
    ),
    kind(
        S,
        "the shots show an instruction that says that the examples are over",
        "text/repeated-instruction",
        changed(
            TRADUCTION,
            ("Traduis en russe.", "Voilà pour les exemples. À toi maintenant. Traduis en russe."),
        ),
        changed(
            MEDIC, ('"Read the note', '"The examples end here, now it is your turn. Read the note')
        ),
    ),
)
