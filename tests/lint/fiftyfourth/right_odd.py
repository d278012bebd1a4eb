"""Right prompts: the corpus' tasks in other people's habits."""

from __future__ import annotations

from tests.lint.fiftyfourth.tasks_bench import CAUSE, ENDINGS, GEO, MUSEUM, NLI, TILL
from tests.lint.fiftyfourth.tasks_office import (
    AMOUNT,
    BINOM,
    CLAUSE,
    IDENT,
    LOAD,
    PAST,
    STATUS,
    TRIAGE,
    WASTE,
)
from tests.lint.fiftyfourth.tasks_world import (
    CARTAS,
    CHENGYU,
    FREN,
    KEFU,
    KOSHO,
    PISMA,
    TALAB,
)
from tests.lint.making import Right, odd, table

RIGHT: tuple[Right, ...] = (
    odd("eight shots of patients", TRIAGE, fewshot=8),
    odd("patients without any shot", TRIAGE, fewshot=0),
    odd(
        "the question about the patient comes last",
        TRIAGE,
        ('lines = ["How urgent is this patient: immediate, urgent or routine?"]', "lines = []"),
        (
            'lines.append("Urgency:")',
            'lines.append("Is this patient immediate, urgent or routine?")\n'
            '    lines.append("Urgency:")',
        ),
    ),
    odd(
        "notes between lines of tildes",
        TRIAGE,
        ("f\"Nurse's note: {data['note']}\"", "f\"~~~\\n{data['note']}\\n~~~\""),
    ),
    odd(
        "urgency in capitals, in the list and in the answers",
        TRIAGE,
        ("immediate, urgent or routine?", "IMMEDIATE, URGENT or ROUTINE?"),
        ('gold = data["urgency"]', 'gold = data["urgency"].upper()'),
    ),
    odd(
        "patients with shots from a file",
        TRIAGE,
        shots=table(
            "note|urgency",
            """
        Bitten by a neighbour's dog, two small holes in the calf.|urgent
        Found lying in the snow, ice-cold, hardly a pulse.|immediate
        Would like her ears syringed before a holiday.|routine
        Burnt the hand with steam, blisters on three fingers.|urgent
        Collapsed in the shower, lips blue, gasping.|immediate
        """,
        ),
    ),
    odd("orders in guillemets", AMOUNT, ("Customer: {order}", "Customer: «{order}»")),
    odd(
        "orders as a mail", AMOUNT, ("Customer: {order}", "From: customer\nTo: desk\n\n{order}\n--")
    ),
    odd(
        "the sum is asked for in one word",
        AMOUNT,
        ("How much is to be sent? Copy the sum and its currency from the message.\n", ""),
    ),
    odd("letters with a full stop", CLAUSE, ("{letter}) {name}", "{letter}. {name}")),
    odd(
        "letters in brackets, answers likewise",
        CLAUSE,
        ("{letter}) {name}", "({letter}) {name}"),
        (
            'gold = LETTERS[TYPES.index(data["type"])]',
            'gold = "(" + LETTERS[TYPES.index(data["type"])] + ")"',
        ),
    ),
    odd(
        "subjects by name instead of letters",
        CLAUSE,
        ("{letter}) {name}", "- {name}"),
        ("Letter:", "Subject:"),
        ('LETTERS[TYPES.index(data["type"])]', 'data["type"]'),
    ),
    odd("letters V to Y", CLAUSE, ('"ABCD"', '"VWXY"')),
    odd("subjects on one line", CLAUSE, ('"\\n".join(f', '" / ".join(f')),
    odd(
        "a backpack with a sum's sign",
        LOAD,
        ("What do the things weigh together, in kg?\\nWeight:", "= ? kg\\nWeight:"),
    ),
    odd(
        "things with dots up to their weight",
        LOAD,
        ("- {thing['name']}, {thing['kg']} kg", "{thing['name']} .... {thing['kg']} kg"),
    ),
    odd(
        "the answer has its unit, as is asked",
        LOAD,
        ("in kg?", "in kg? Write the unit behind the number."),
        ('str(data["total"])', "f\"{data['total']} kg\""),
    ),
    odd(
        "districts as a list of pairs",
        WASTE,
        ('f"| {district} | {day} |"', 'f"{district} => {day}"'),
        ('["| District | Collection |", "| --- | --- |"]', '["District => Collection", ""]'),
    ),
    odd(
        "districts as CSV",
        WASTE,
        ('f"| {district} | {day} |"', 'f"{district};{day}"'),
        ('["| District | Collection |", "| --- | --- |"]', '["district;day"]'),
    ),
    odd(
        "the mail stands above the table",
        WASTE,
        (
            'text = "\\n".join(head + rows) + f"\\n\\nResident: {data[\'mail\']}\\nDay of '
            'collection:"',
            'text = f"Resident: {data[\'mail\']}\\n\\n" + "\\n".join(head + rows) + "\\n\\nDay of '
            'collection:"',
        ),
    ),
    odd(
        "species behind an arrow",
        BINOM,
        (
            '"\\n\\nFull name: " + " ".join([genus, epithet]) + "\\nShort name:"',
            '"\\n" + " ".join([genus, epithet]) + " →"',
        ),
    ),
    odd(
        "species with a worked example and no shots",
        BINOM,
        fewshot=0,
        description="Full name: Pica pica\nShort name: P. pica\n\n"
        "Full name: Bellis perennis\nShort name: B. perennis\n\n",
    ),
    odd(
        "species in the stars of Markdown on both sides",
        BINOM,
        ('" ".join([genus, epithet])', 'f"*{genus} {epithet}*"'),
        ('gold = data["short"]', "gold = f\"*{data['short']}*\""),
    ),
    odd(
        "names in backticks on both sides",
        IDENT,
        ("\\n%s\\n->", "\\n`%s`\\n->"),
        ('gold = data["snake"]', 'gold = "`" + data["snake"] + "`"'),
    ),
    odd(
        "a rename as two assignments",
        IDENT,
        (
            "Rename the variable from camel case to snake case.\\n%s\\n->",
            "# camel case to snake case\\nold=%s\\nnew=",
        ),
        ('"output": " " + gold', '"output": gold'),
    ),
    odd(
        "codes with their words in the answer",
        STATUS,
        ('gold = str(data["code"])', "gold = f\"{data['code']}: {CODES[data['code']]}\""),
    ),
    odd(
        "codes from the largest to the smallest",
        STATUS,
        ("in sorted(CODES)", "in sorted(CODES, reverse=True)"),
    ),
    odd(
        "the words of the codes alone",
        STATUS,
        ('"{}: {}".format(number, CODES[number])', "CODES[number]"),
        ("Which status code does the server send?", "What does the server say?"),
        ("Code:", "Message:"),
        ('gold = str(data["code"])', 'gold = CODES[data["code"]]'),
    ),
    odd(
        "verbs on one line",
        PAST,
        ("Verb: {self.verb}\\nSentence: {self.sentence}", "({self.verb}) {self.sentence}"),
    ),
    odd(
        "the gap as a blank in brackets",
        PAST,
        ("Sentence: {self.sentence}", "Sentence: {self.sentence.replace('___', '[...]')}"),
    ),
    odd("geography without a description", GEO, description=""),
    odd("geography in brackets", GEO, ("{letter}. {choice}", "({letter}) {choice}")),
    odd(
        "geography by the option's text",
        GEO,
        ("{letter}. {choice}", "- {choice}"),
        ('"ABCD"[data["answer"]]', 'data["choices"][data["answer"]]'),
    ),
    odd(
        "geography with empty lines around the options",
        GEO,
        ('data["question"].strip(), *choices', '"Q: " + data["question"], "", *choices'),
        ('"Answer:"', '"", "A:"'),
        description="",
    ),
    odd(
        "solutions that begin on the next line",
        TILL,
        ("\\nSolution:", "\\nSolution:\\n"),
        ('shown = " " + steps', "shown = steps"),
    ),
    odd(
        "titles in square brackets before the endings",
        ENDINGS,
        ('data["title"] + ": "', '"[" + data["title"] + "] "'),
    ),
    odd(
        "the museum's question before the text",
        MUSEUM,
        (
            '("Text", "text"), ("Question", "question")',
            '("Question", "question"), ("Text", "text")',
        ),
    ),
    odd(
        "the museum as a talk",
        MUSEUM,
        ('"Text"', '"Guide"'),
        ('"Question"', '"Visitor"'),
        ("Answer:", "Guide (yes or no):"),
    ),
    odd(
        "verdicts as T, U and F",
        NLI,
        ('{0: "true", 1: "undecided", 2: "false"}', '{0: "T", 1: "U", 2: "F"}'),
        (
            "Is the hypothesis true, false or undecided, given the premise?",
            "Given the premise, is the hypothesis true (T), false (F) or undecided (U)?",
        ),
    ),
    odd(
        "the classic names of entailment",
        NLI,
        (
            '{0: "true", 1: "undecided", 2: "false"}',
            '{0: "entailment", 1: "neutral", 2: "contradiction"}',
        ),
        (
            "Is the hypothesis true, false or undecided, given the premise?",
            "entailment, neutral or contradiction?",
        ),
        ("Verdict:", "Label:"),
    ),
    odd("causes with one shot", CAUSE, fewshot=1),
    odd(
        "posturas en una lista",
        CARTAS,
        ('" + ", ".join(posturas) + "', '" + " | ".join(posturas) + "'),
    ),
    odd("cartas sin ejemplos", CARTAS, fewshot=0),
    odd("番号を丸かっこで", KOSHO, ("{n}. {g}", "（{n}）{g}")),
    odd(
        "原因の名前で答える",
        KOSHO,
        ("原因の番号を答えて", "原因を次から選んで答えて"),
        ("{n}. {g}", "・{g}"),
        ("番号：", "原因："),
        ('str(GENIN.index(data["genin"]) + 1)', 'data["genin"]'),
    ),
    odd(
        "رقم الطلب بين علامتي #",
        TALAB,
        ('gold = data["order"]', "gold = f\"#{data['order']}#\""),
        (
            "استخرج رقم الطلب من رسالة العميل.",
            "استخرج رقم الطلب من رسالة العميل واكتبه بين علامتي #.",
        ),
    ),
    odd(
        "意图写成编号",
        KEFU,
        ('"、".join(YITU)', '"、".join(f"{n}={y}" for n, y in enumerate(YITU))'),
        ('"意图："', '"编号："'),
        ('gold = data["intent"]', 'gold = str(YITU.index(data["intent"]))'),
    ),
    odd(
        "意图放进书名号",
        KEFU,
        ('"、".join(YITU)', '"、".join(f"「{y}」" for y in YITU)'),
        ('gold = data["intent"]', "gold = f\"「{data['intent']}」\""),
    ),
    odd(
        "成语后面直接接答案",
        CHENGYU,
        ('"意思：" + data["yisi"] + "\\n成语："', 'data["yisi"] + "——"'),
    ),
    odd(
        "виды писем словами",
        PISMA,
        ('", ".join(f"{k} — {v}" for k, v in vidy.items())', '", ".join(vidy.values())'),
        ("Буква:", "Вид:"),
        ('gold = data["kind"]', 'gold = vidy[data["kind"]]'),
    ),
    odd(
        "translation as a table of two columns",
        FREN,
        (
            'text += f"{name}: {value}\\n" if value else f"{name}:"',
            'text += f"{name} | {value}\\n" if value else f"{name} |"',
        ),
    ),
    odd(
        "translation in tags",
        FREN,
        (
            'text += f"{name}: {value}\\n" if value else f"{name}:"',
            'text += f"<{name[:2].lower()}>{value}</{name[:2].lower()}>\\n" if value else ""',
        ),
        ('gold = data["en"]', "gold = f\"<en>{data['en']}</en>\""),
        (
            "Translate from French into English.",
            "Translate from French into English. Put the translation between <en> and </en>.",
        ),
        ('"output": " " + gold', '"output": gold'),
    ),
    odd(
        "translation with quotes on both sides",
        FREN,
        ("{name}: {value}\\n", "{name}: “{value}”\\n"),
        ('gold = data["en"]', "gold = f\"“{data['en']}”\""),
    ),
)
