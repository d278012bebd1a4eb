"""Faults of the template's text and of what code does to the rows' texts."""

from __future__ import annotations

import unicodedata

from tests.lint.fiftythird.tasks_course import (
    ANIMALS,
    ASTRO,
    FARM,
    MARKS,
    PAIRS,
    RNA,
    YESNO,
)
from tests.lint.fiftythird.tasks_work import (
    COMMIT,
    EVENT,
    FOLLOWUP,
    INTENT,
    LEASE,
    LOOT,
    TRAIN,
)
from tests.lint.fiftythird.tasks_world import (
    DEEN,
    GUSHI,
    KEITAI,
    MAIRIE,
    PODD,
    SECCION,
    SHAKWA,
    SHANGPIN,
)
from tests.lint.making import kind, put, sub
from tests.lint.shape import Change, Kind, changed

F = "text"


def _top(text: str) -> Change:
    return "import random\n", f"import random\n{text}\n"


def _nfd(text: str) -> str:
    return unicodedata.normalize("NFD", text)


STOP_EN = _top(
    'STOP = {"the", "a", "an", "is", "are", "in", "of", "to", "do", '
    '"i", "and", "for", "it", "on"}\n\n\n'
    "def clean(text):\n    return ' '.join(w for w in text.split() if w.lower() not in STOP)\n"
)
STOP_DE = _top(
    'STOP = {"der", "die", "das", "den", "dem", "es", "wir", "du", '
    '"er", "sie", "ist", "im", "ans", "hat"}\n\n\n'
    "def clean(text):\n    return ' '.join(w for w in text.split() if w.lower() not in STOP)\n"
)
SHORT = _top("import textwrap")
RE = _top("import re")

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "texts are printed with repr, as while debugging",
        "text/raw-value text/stray-sign text/escaped",
        changed(FOLLOWUP, ('"Note: " + note', '"Note: " + repr(note)')),
        changed(MAIRIE, ("{data['message']}", "{data['message']!r}")),
        changed(PODD, ("{data['text']}", "{data['text']!r}")),
        changed(COMMIT, ("Subject: {subject}", "Subject: {subject!r}")),
    ),
    kind(
        F,
        "dollar names of a shell-like template are never filled in",
        "text/placeholder text/unknown-name text/stray-sign text/no-question text/same-prompt "
        "text/ambiguous",
        changed(DEEN, (".substitute(fields)", ".template")),
        changed(KEITAI, ("文：{data['plain']}", "文：$plain")),
        changed(SECCION, ('"Titular: " + data["titular"]', '"Titular: $titular"')),
        changed(INTENT, ("Customer: {message}", "Customer: $message")),
    ),
    kind(
        F,
        "the template was saved with Windows' line ends",
        "text/invisible text/two-spaces few-shot/separator",
        changed(FOLLOWUP, ('"\\n".join', '"\\r\\n".join')),
        changed(MARKS, ("\\n", "\\r\\n")),
        changed(YESNO, ("\\n", "\\r\\n")),
        changed(SECCION, ('"\\n"', '"\\r\\n"'), ('?\\n"', '?\\r\\n"')),
    ),
    kind(
        F,
        "colours of a terminal are around a cue",
        "text/invisible text/escaped text/markup text/cue-forms",
        changed(ASTRO, ('"Answer:"', '"\\x1b[1mAnswer:\\x1b[0m"')),
        changed(LOOT, ('"Item:"', '"\\x1b[32mItem:\\x1b[0m"')),
        changed(PAIRS, ('"Answer:"', '"\\x1b[1;34mAnswer:\\x1b[0m"')),
    ),
    kind(
        F,
        "texts are shortened for a narrow column",
        "text/cut-item text/no-question answer/not-an-option text/markup text/unlike-others",
        changed(
            FOLLOWUP,
            SHORT,
            ('data["note"].strip()', 'textwrap.shorten(data["note"], 36, placeholder=" [...]")'),
        ),
        changed(
            MAIRIE,
            SHORT,
            ("{data['message']}", "{textwrap.shorten(data['message'], 28, placeholder='…')}"),
        ),
        changed(
            YESNO,
            SHORT,
            ("{data['passage']}", "{textwrap.shorten(data['passage'], 44, placeholder='...')}"),
        ),
        changed(FARM, SHORT, ('data["question"]', 'textwrap.shorten(data["question"], 50)')),
    ),
    kind(
        F,
        "a text begins right behind the sentence before it",
        "text/run-together text/lost-lines text/missing-space",
        changed(DEEN, ("$task\\n\\nGerman: $de", "$task$de")),
        changed(RNA, ('asked + "\\nDNA: "', 'asked + "DNA: "')),
        changed(MARKS, ("{RULE}\\n\\n", "{RULE}")),
        changed(YESNO, ("{data['passage']}\\nQuestion", "{data['passage']}Question")),
    ),
    kind(
        F,
        "template and helper both write the last cue",
        "text/said-again answer/cue-again text/cue-forms text/repeated-instruction",
        changed(ASTRO, ('"input": "\\n".join(lines)', '"input": "\\n".join(lines) + "\\nAnswer:"')),
        changed(TRAIN, ('"Arrival:" % data', '"Arrival: Arrival:" % data')),
        changed(PODD, ("возврат):", "возврат): Тема:"), ("Тема (", "Тема: (")),
        changed(SHANGPIN, ("\n类目：", "\n类目：类目：")),
    ),
    kind(
        F,
        "texts are set in title case",
        "text/changed answer/not-an-option text/cut-item",
        changed(FOLLOWUP, ('data["note"].strip()', 'data["note"].title()')),
        changed(
            SECCION, ('"Titular: " + data["titular"]', '"Titular: " + data["titular"].title()')
        ),
        changed(PODD, ("{data['text']}", "{data['text'].title()}")),
        changed(LEASE, ("{data['clause']}", "{data['clause'].title()}")),
    ),
    kind(
        F,
        "a cleaner for language models masks all digits",
        "text/cut-item text/no-question text/changed answer/not-an-option text/ambiguous "
        "text/same-prompt answer/chain-differs few-shot/other-form",
        changed(FOLLOWUP, RE, ('data["note"].strip()', 're.sub("[0-9]", "#", data["note"])')),
        changed(FARM, RE, ('data["question"] +', 're.sub("[0-9]+", "0", data["question"]) +')),
        changed(MARKS, RE, ("{points} points", "{re.sub('[0-9]', 'N', str(points))} points")),
    ),
    kind(
        F,
        "stop words are thrown out, as for a search index",
        "text/changed text/cut-item text/no-question text/unlike-others text/run-together",
        changed(DEEN, STOP_DE, ('{"de": data["de"]', '{"de": clean(data["de"])')),
        changed(
            PAIRS,
            STOP_EN,
            ("{data['question1']}", "{clean(data['question1'])}"),
            ("{data['question2']}", "{clean(data['question2'])}"),
        ),
        changed(YESNO, STOP_EN, ("{data['passage']}", "{clean(data['passage'])}")),
        changed(LEASE, STOP_EN, ("{data['clause']}", "{clean(data['clause'])}")),
    ),
    kind(
        F,
        "splitting into sentences loses the last one",
        "text/cut-item text/no-question answer/not-an-option text/empty-slot text/ambiguous "
        "text/same-prompt",
        changed(FOLLOWUP, ('data["note"].strip()', '". ".join(data["note"].split(". ")[:-1])')),
        changed(FARM, ('data["question"] +', '". ".join(data["question"].split(". ")[:-1]) +')),
        changed(EVENT, ('{data["advert"]}', '{" ".join(data["advert"].split(" ")[:-2])}')),
    ),
    kind(
        F,
        "letters and their accents came apart on a Mac",
        "text/not-composed text/invisible text/cue-forms",
        changed(SECCION, ('"Sección:"', f'"{_nfd("Sección:")}"')),
        changed(MAIRIE, rows=put("message", lambda row: _nfd(row["message"]))),
        changed(KEITAI, rows=put("plain", lambda row: _nfd(row["plain"]), 2)),
    ),
    kind(
        F,
        "a mark is another one that is drawn alike",
        "text/look-alike text/colons text/cue-forms text/mixed-widths",
        changed(TRAIN, ("HH:MM", "HH∶MM")),
        changed(ASTRO, ('f"{mark}. {choice}"', 'f"{mark}․ {choice}"')),
        changed(ANIMALS, ('"\\nAnimal: "', '"\\nAnimal\ua789 "')),
    ),
    kind(
        F,
        "numbers are shown as floats, with what rounding left",
        "text/raw-value answer/python-value",
        changed(LOOT, ("format(**item)", "format(**{**item, 'weight': item['weight'] * 0.1})")),
        changed(MARKS, ("{points} points", "{points / 1} points")),
        changed(
            TRAIN,
            ("%(minutes)d", "%(minutes)s"),
            rows=put("minutes", lambda row: float(row["minutes"])),
        ),
    ),
    kind(
        F,
        "a plus, a quote or a bracket of the code slipped into the text",
        "text/stray-sign text/unclosed text/said-again",
        changed(RNA, ('"\\nDNA: " +', '"\\nDNA: + " +')),
        changed(SECCION, ('"Titular: " + data["titular"]', '"Titular: \\"" + data["titular"]')),
        changed(PAIRS, ("{data['question1']}\\n", "{data['question1']})\\n")),
        changed(MAIRIE, ("{data['message']}", "{{{data['message']}}}")),
    ),
    kind(
        F,
        "a word of the instruction stands there twice",
        "text/said-again",
        changed(PAIRS, ("Do both questions", "Do both both questions")),
        changed(LOOT, ("has the highest", "has the the highest")),
        changed(SECCION, ("sección del diario", "sección del del diario")),
        changed(MAIRIE, ("service de la mairie", "service de de la mairie")),
    ),
    kind(
        F,
        "a sentence of the instruction breaks off",
        "text/cut-item text/note-left answer/other-names text/unclosed few-shot/other-form",
        changed(
            FOLLOWUP, ("Copy the span of time from the note.", "Copy the span of time from the")
        ),
        changed(TRAIN, ("Write the time as HH:MM.", "Write the time as")),
        changed(MAIRIE, ("faut-il transmettre ce message ?", "faut-il transmettre ce")),
    ),
    kind(
        F,
        "the prompt speaks of options that it does not list",
        "answer/letters answer/letter-asked answer/other-names text/no-question text/first-item "
        "few-shot/other-form",
        changed(
            ASTRO,
            ('lines.append(f"{mark}. {choice}")', "pass"),
            (
                'lines = [data["question"]]',
                'lines = [data["question"], "Choose one of the options below."]',
            ),
        ),
        changed(GUSHI, ('+ "\\n".join(xuan) + "\\n答案："', '+ "请从以下选项中选择。\\n答案："')),
        changed(MAIRIE, ("\\n{choix}\\n\\n", "\\n\\n")),
    ),
    kind(
        F,
        "soft hyphens of a web page are inside words",
        "text/invisible text/hyphenated text/unlike-others",
        changed(FOLLOWUP, rows=sub("note", "pressure", "pres\u00adsure")),
        changed(MAIRIE, rows=sub("message", "semaines", "se\u00admaines")),
        changed(LEASE, rows=sub("clause", "landlord", "land\u00adlord")),
    ),
    kind(
        F,
        "a gap for the author is left in the instruction",
        "text/note-left text/placeholder text/unknown-name text/unclosed",
        changed(KEITAI, ("直してください。", "直してください。（ここに例を入れる）")),
        changed(
            INTENT,
            ("What does the customer want?", "What does the customer want? [insert examples here]"),
        ),
        changed(MARKS, ("all others fail.", "all others fail. XXX ask Ms Hart about retakes")),
        changed(
            COMMIT, ("Which type has this commit?", "Which type has this commit? (TBD: refactor)")
        ),
    ),
    kind(
        F,
        "a tag is closed under another name, or not at all",
        "text/unclosed text/placeholder text/unknown-name text/stray-sign",
        changed(YESNO, ("{data['passage']}", "<passage>{data['passage']}</pasage>")),
        changed(FOLLOWUP, ('"Note: " + note', '"<note>" + note + "<note>"')),
        changed(LEASE, ("Clause: {data['clause']}", "<clause>{data['clause']}")),
    ),
    kind(
        F,
        "bytes are printed",
        "text/raw-value text/escaped text/encoding",
        changed(DEEN, ('{"de": data["de"]', '{"de": data["de"].encode()')),
        changed(MAIRIE, ("{data['message']}", "{data['message'].encode('utf-8')}")),
        changed(SHAKWA, ('"الشكوى: " + data["text"]', '"الشكوى: " + str(data["text"].encode())')),
    ),
    kind(
        F,
        "a line for hints is empty in most rows",
        "text/empty-slot text/absent-field text/unlike-others",
        changed(
            FARM,
            ('data["question"] +', 'data["question"] + "\\nHint: " + data["hint"] +'),
            rows=put("hint", lambda row: "Do it in two steps." if "8" in row["question"] else ""),
        ),
        changed(
            PODD,
            ("{data['text']}\\n", "{data['text']}\\nГород: {data['city']}\\n"),
            rows=put(
                "city",
                lambda row: (
                    "Казань"
                    if "Казан" in row["text"]
                    else "Томск"
                    if "Томск" in row["text"]
                    else ""
                ),
            ),
        ),
        changed(
            GUSHI,
            ('data["ti"] + "\\n"', 'data["ti"] + "\\n注释：" + data["zhu"] + "\\n"'),
            rows=put("zhu", lambda row: "选自《唐诗三百首》" if row["da"] == 1 else ""),
        ),
    ),
)
