"""Faults of the prompt's text."""

from __future__ import annotations

from tests.lint.fiftyfourth.edits import asked
from tests.lint.fiftyfourth.tasks_bench import CAUSE, ENDINGS, GEO, MUSEUM, NLI, TILL
from tests.lint.fiftyfourth.tasks_office import (
    AMOUNT,
    BINOM,
    CLAUSE,
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
from tests.lint.making import kind, line, output, put
from tests.lint.shape import Kind, changed

F = "text"
LOST = "text/no-question text/cut-item text/same-prompt text/ambiguous text/empty-slot"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the letter f before a text with braces was forgotten",
        "text/placeholder text/unknown-name text/stray-sign text/no-question text/same-prompt",
        changed(TRIAGE, ("f\"Nurse's note", "\"Nurse's note")),
        changed(CARTAS, ("f\"Carta: {data['carta']}", '"Carta: {carta}')),
        changed(TILL, ("f\"Problem: {data['question']}", '"Problem: {question}')),
        changed(
            PISMA,
            (
                "f\"Определите вид письма ({legend}).\\nПисьмо: {data['letter']}",
                '"Определите вид письма.\\nПисьмо: {letter}',
            ),
        ),
    ),
    kind(
        F,
        "braces of the template are doubled, so they stay",
        "text/placeholder text/unknown-name text/stray-sign text/no-question text/same-prompt",
        changed(CLAUSE, ("{data['clause']}", "{{clause}}")),
        changed(AMOUNT, ("{order}", "{{order}}")),
        changed(KOSHO, ("{data['shojo']}", "{{data['shojo']}}")),
    ),
    kind(
        F,
        "a space ends the input, and the answer brings its own",
        "text/trailing-space text/double-space text/two-spaces",
        line(WASTE, 'text += " "'),
        changed(PAST, ('Missing word:"', 'Missing word: "')),
        changed(GEO, ('"Answer:"]', '"Answer: "]')),
        changed(AMOUNT, ('Sum:"', 'Sum: "')),
    ),
    kind(
        F,
        "nothing stands between the cue and the answer",
        "text/missing-space few-shot/not-a-choice",
        output(TRIAGE, "gold"),
        output(BINOM, "gold"),
        output(FREN, "gold"),
        output(STATUS, 'f"{gold}"'),
    ),
    kind(
        F,
        "the backslash of a newline is doubled",
        "text/escaped text/lost-lines",
        changed(TRIAGE, ('"\\n".join(lines)', '"\\\\n".join(lines)')),
        changed(CARTAS, ("\\nPostura:", "\\\\nPostura:")),
        changed(NLI, ("Premise: {p}\\n", "Premise: {p}\\\\n")),
        changed(CHENGYU, ("\\n成语：", "\\\\n成语：")),
    ),
    kind(
        F,
        "texts were made safe for a web page",
        "text/markup",
        line(
            CLAUSE,
            "text = html.escape(text)",
            above="import html",
            rows=put("clause", lambda row: row["clause"].replace(" and ", " & ")),
        ),
        line(TRIAGE, "text = html.escape(text)", above="import html"),
    ),
    kind(
        F,
        "UTF-8 was read as Latin-1",
        "text/encoding text/invisible",
        line(CARTAS, 'text = text.encode().decode("latin-1")'),
        line(FREN, 'text = text.encode().decode("latin-1")'),
        line(PISMA, 'text = text.encode().decode("latin-1")'),
    ),
    kind(
        F,
        "a field that no row has is printed as None",
        "text/nothing text/absent-field text/empty-slot",
        line(TRIAGE, "text = f\"Ward: {data.get('ward')}\\n{text}\""),
        line(GEO, "text = f\"Subject: {data.get('subject')}\\n\" + text"),
        line(KEFU, "text = f\"店铺：{data.get('shop')}\\n\" + text"),
    ),
    kind(
        F,
        "a mark stands there twice by a slip",
        "text/stray-sign text/said-again text/cue-forms",
        changed(GEO, ('"Answer:"', '"Answer::"')),
        changed(KEFU, ('"意图："', '"意图：："')),
        changed(NLI, ("given the premise?", "given the premise??")),
        changed(PISMA, ("({legend}).", "({legend})..")),
    ),
    kind(
        F,
        "the whole input is in capitals",
        "text/changed answer/not-an-option",
        line(FREN, "text = text.upper()"),
        line(TRIAGE, "text = text.upper()"),
        line(MUSEUM, "text = text.upper()"),
        line(CARTAS, "text = text.upper()"),
    ),
    kind(
        F,
        "a cleaner made one line of all lines",
        "text/lost-lines text/run-together",
        line(WASTE, 'text = " ".join(text.split())'),
        line(GEO, 'text = re.sub(r"\\s+", " ", text)', above="import re"),
        line(CLAUSE, 'text = " ".join(text.split())'),
        line(LOAD, 'text = " ".join(text.splitlines())'),
    ),
    kind(
        F,
        "a cleaner for Chinese takes out all spaces",
        "text/run-together text/changed text/cut-item text/no-question",
        line(CARTAS, 'text = text.replace(" ", "")'),
        line(TRIAGE, 'text = text.replace(" ", "")'),
        line(MUSEUM, 'text = re.sub(r"[ \\t]", "", text)', above="import re"),
    ),
    kind(
        F,
        "lines are set in as deep as the code",
        "text/indented text/two-spaces",
        line(GEO, 'text = text.replace("\\n", "\\n        ")'),
        line(NLI, 'text = text.replace("\\n", "\\n    ")'),
        line(TALAB, 'text = text.replace("\\n", "\\n            ")'),
    ),
    kind(
        F,
        "only the end of a long input is kept",
        LOST + " few-shot/other-form",
        line(TRIAGE, "text = text[-40:]"),
        line(NLI, "text = text[-110:]"),
        line(CARTAS, "text = text[-50:]"),
        line(AMOUNT, "text = text[-100:]"),
    ),
    kind(
        F,
        "two texts stand behind each other's cue",
        "text/swapped-fields text/shot-cue",
        changed(
            NLI,
            (
                '"p": data["premise"], "h": data["hypothesis"]',
                '"p": data["hypothesis"], "h": data["premise"]',
            ),
        ),
        changed(
            PAST,
            (
                "Verb: {self.verb}\\nSentence: {self.sentence}",
                "Verb: {self.sentence}\\nSentence: {self.verb}",
            ),
        ),
        changed(
            MUSEUM,
            (
                '("Text", "text"), ("Question", "question")',
                '("Text", "question"), ("Question", "text")',
            ),
        ),
        changed(
            ENDINGS,
            ('data["title"] + ": " + data["begin"]', 'data["begin"] + ": " + data["title"]'),
        ),
    ),
    kind(
        F,
        "one cue has a plain colon among full-width ones",
        "text/colons text/cue-forms",
        changed(KEFU, ('"意图："', '"意图:"')),
        changed(KOSHO, ("\\n番号：", "\\n番号:")),
        changed(CHENGYU, ("\\n成语：", "\\n成语:")),
    ),
    kind(
        F,
        "tokens of a model's own template are in the text",
        "text/special-token text/markup text/stray-sign text/placeholder text/unclosed",
        line(GEO, 'text = "[INST] " + text + " [/INST]"'),
        changed(FREN, rows=put("fr", lambda row: row["fr"] + "</s>")),
        line(KEFU, 'text = "<|im_start|>user\\n" + text'),
        line(TRIAGE, 'text = text.replace("\\nUrgency:", "<|endoftext|>\\nUrgency:")'),
    ),
    kind(
        F,
        "a remark of the author to himself is in the instruction",
        "text/note-left",
        asked(TRIAGE, "(TODO: ask the ward whether urgent is enough)"),
        asked(NLI, "FIXME wording of v2."),
        asked(PISMA, "(TODO: уточнить формулировку)"),
        asked(BINOM, "XXX check with Lena."),
    ),
    kind(
        F,
        "characters that nobody sees came along with a paste",
        "text/invisible text/cue-forms text/look-alike",
        line(TRIAGE, 'text = text.replace("Urgency:", "Urgency\u200b:")'),
        line(CARTAS, 'text = text.replace("Carta:", "\ufeffCarta:")'),
        line(KEFU, 'text = text.replace("意图：", "意\u200d图：")'),
        line(WASTE, 'text = text.replace("Day of collection", "Day\u00a0of\u00a0collection")'),
    ),
    kind(
        F,
        "the description says the instruction again",
        "text/repeated-instruction text/said-again",
        changed(
            TRIAGE, description="How urgent is this patient: immediate, urgent or routine?\n\n"
        ),
        changed(FREN, description="Translate from French into English.\n\n"),
        line(
            NLI, 'text = "Is the hypothesis true, false or undecided, given the premise?\\n" + text'
        ),
        line(BINOM, 'text = ASK + "\\n" + text'),
    ),
    kind(
        F,
        "a list or a dict is printed as Python has it",
        "text/raw-value text/lost-lines answer/python-value",
        changed(WASTE, ('"\\n".join(head + rows)', "str(list(DAYS.items()))")),
        changed(KEFU, ('"、".join(YITU)', "str(YITU)")),
        changed(
            CLAUSE,
            (
                '"\\n".join(f"{letter}) {name}" for letter, name in zip(LETTERS, TYPES))',
                "dict(zip(LETTERS, TYPES))",
            ),
        ),
        changed(LOAD, ("- {thing['name']}, {thing['kg']} kg", "- {thing}")),
    ),
    kind(
        F,
        "a text is joined letter by letter",
        "text/raw-value text/run-together text/two-spaces text/cut-item text/no-question "
        "text/changed",
        changed(TRIAGE, ("{data['note']}", "{', '.join(data['note'])}")),
        changed(FREN, ('data["fr"]', '" ".join(data["fr"])')),
        changed(CLAUSE, ("{data['clause']}", "{'; '.join(data['clause'])}")),
    ),
    kind(
        F,
        "a mark that is opened is never closed",
        "text/unclosed text/stray-sign",
        changed(TRIAGE, ("Nurse's note: {data['note']}", "Nurse's note: “{data['note']}")),
        changed(CARTAS, ("Carta: {data['carta']}", "Carta: «{data['carta']}")),
        changed(CLAUSE, ("Clause: {data['clause']}", "Clause: **{data['clause']}")),
        changed(PISMA, ("({legend}).", "({legend}.")),
    ),
    kind(
        F,
        "texts are coded as in an address",
        "text/url-coded text/run-together",
        changed(
            FREN,
            ('data["fr"]', 'quote(data["fr"])'),
            ("import random\n", "import random\nfrom urllib.parse import quote\n"),
        ),
        changed(
            CARTAS,
            ("{data['carta']}", "{quote(data['carta'])}"),
            ("import random\n", "import random\nfrom urllib.parse import quote\n"),
        ),
        changed(
            TRIAGE,
            ("{data['note']}", "{quote_plus(data['note'])}"),
            ("import random\n", "import random\nfrom urllib.parse import quote_plus\n"),
        ),
    ),
    kind(
        F,
        "the rows bring the cue that the template writes",
        "text/said-again text/cue-forms",
        changed(FREN, rows=put("fr", lambda row: "French: " + row["fr"])),
        changed(KEFU, rows=put("msg", lambda row: "买家：" + row["msg"])),
        changed(NLI, rows=put("premise", lambda row: "Premise: " + row["premise"])),
        changed(PISMA, rows=put("letter", lambda row: "Письмо: " + row["letter"])),
    ),
    kind(
        F,
        "a field is read, and never put into the text",
        LOST + " answer/other-names",
        changed(CAUSE, ('data["premise"].rstrip(".") + ", " + link', '"It happened, " + link')),
        changed(ENDINGS, ('data["title"] + ": " + data["begin"]', 'data["title"] + ":"')),
        changed(
            MUSEUM, ('("Text", "text"), ("Question", "question")', '("Question", "question"),')
        ),
        changed(NLI, ("Premise: {p}\\n", "")),
    ),
)
