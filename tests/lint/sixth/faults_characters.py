"""Faults in characters: spaces, marks and coding that a reader of the prompt hardly sees."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed, put_into
from tests.lint.sixth.tasks_free import AUSGABE, MELDUNG, PREFEITURA, SATZ, SHOP, SPANS, TRIVIA
from tests.lint.sixth.tasks_labels import (
    CAFES,
    JOURNAL,
    NLI,
    PARKS,
    PAWS,
    PINGLUN,
    REVIEWS,
    SMS_NAMES,
    TICKETS,
)
from tests.lint.sixth.tasks_options import ALLTAG, DYNASTY, KITCHEN, LAW, MUSIC, SEA

_sign = partial(kind, "characters")

KINDS = (
    _sign(
        "The input ends with a space, a token of its own that no text has before a word.",
        "text/trailing-space text/double-space",
        changed(REVIEWS, ("negative):", "negative): "), ("f\" {data['label']}\"", 'data["label"]')),
        changed(SEA, (r"\nAnswer:", r"\nAnswer: "), ("f\" {data['answer']}\"", "data['answer']")),
        changed(MUSIC, (r"\nA:\n", r"\nA: ")),
        changed(SMS_NAMES, ('It is"', 'It is "'), ('f" {answer}"', "answer")),
    ),
    _sign(
        "A space ends the input and another begins the answer.",
        "text/double-space text/trailing-space text/two-spaces",
        changed(SPANS, (r"\nAnswer:", r"\nAnswer: ")),
        changed(LAW, (r"\nLetter:", r"\nLetter: ")),
        changed(CAFES, (r"\nStars:", r"\nStars: ")),
    ),
    _sign(
        "Nothing stands between the cue and the answer, so both merge: Answer:yes.",
        "text/missing-space",
        changed(PARKS, ('f" {answer}"', "answer")),
        changed(NLI, ("f\" {data['label']}\"", 'data["label"]')),
        changed(ALLTAG, ('f" {buchstabe}"', "buchstabe")),
        changed(SATZ, ("f\" {data['de']}\"", 'data["de"]')),
    ),
    _sign(
        "A newline ends the input and the answer begins with a space, so its line begins with one.",
        "text/double-space text/trailing-space text/double-newline",
        changed(SEA, (r"\nAnswer:", r"\nAnswer:\n")),
        changed(PREFEITURA, (r"\nResposta:", r"\nResposta:\n")),
        changed(TICKETS, (r"\nTeam:", r"\nTeam:\n")),
    ),
    _sign(
        "HTML entities and tags of the page that the rows were scraped from are left in.",
        "text/markup",
        changed(REVIEWS, rows=put_into("text", "{} &amp; that&#39;s all.<br />")),
        changed(SPANS, rows=put_into("context", "<p>{}</p>", 2)),
        changed(PINGLUN, rows=put_into("正文", "{}&nbsp;<br/>", 2)),
        changed(
            MELDUNG, rows=put_into("article", "{} &quot;We are glad,&quot; said the mayor.", 2)
        ),
    ),
    _sign(
        "The file was read with the wrong encoding, so accented letters are two letters.",
        "text/encoding",
        changed(
            JOURNAL,
            rows=lambda rows: [
                row | {"texte": row["texte"].encode().decode("cp1252", "replace")} for row in rows
            ],
        ),
        changed(
            PREFEITURA,
            rows=lambda rows: [
                row | {"pergunta": row["pergunta"].encode().decode("latin-1")} for row in rows
            ],
        ),
        changed(ALLTAG, ("Frage:", "WÃ¤hle aus.\\nFrage:")),
        changed(REVIEWS, rows=put_into("text", "{} I donâ€™t regret it.", 3)),
    ),
    _sign(
        "A zero-width space, a byte-order mark or a no-break space was pasted into the template.",
        "text/invisible",
        changed(SEA, ('f"Question:', 'f"Question:\u200b')),
        changed(PARKS, ("f\"{data['passage']}", "f\"\ufeff{data['passage']}")),
        changed(TICKETS, (r"\nTeam:", "\\nTeam\u00a0:")),
        changed(NLI, ("Hypothesis:", "Hypothesis:\u200d")),
    ),
    _sign(
        "Carriage returns of Windows are left at the lines' ends of the rows.",
        "text/invisible text/escaped",
        changed(
            AUSGABE,
            rows=lambda rows: [row | {"code": row["code"].replace("\n", "\r\n")} for row in rows],
        ),
        changed(REVIEWS, rows=put_into("text", "{}\r")),
        changed(MELDUNG, rows=put_into("article", "{}\r\n")),
    ),
    _sign(
        "One prompt has a cue with a full-width colon and another with a plain one.",
        "text/colons text/cue-forms",
        changed(DYNASTY, ('"答案："', '"答案:"')),
        changed(PINGLUN, ('f"评论：', 'f"评论:')),
        changed(SPANS, (r"\nQuestion:", r"\nQuestion：")),
    ),
    _sign(
        "Quotes and dashes of a word processor stand in code, which then does not run.",
        "text/typeset-code",
        changed(
            AUSGABE,
            rows=lambda rows: [row | {"code": row["code"].replace("'", "’")} for row in rows],
        ),
        changed(
            SHOP,
            rows=lambda rows: [row | {"query": row["query"].replace("'", "’")} for row in rows],
        ),
        changed(
            AUSGABE,
            (
                "print(repr(f({data['input']})))",
                "assert type(f({data['input']})) != “no”\\nprint(repr(f({data['input']})))",
            ),
        ),
    ),
    _sign(
        "A special token of a model is typed into the text.",
        "text/special-token tokens/special-text",
        changed(REVIEWS, ('text = f"', 'text = f"<s>')),
        changed(TRIVIA, ('text = "Q: "', 'text = "[INST] Q: "'), (r'"\nA:"', r'" [/INST]\nA:"')),
        changed(SATZ, ("f\" {data['de']}\"", "f\" {data['de']}</s>\"")),
        changed(
            SPANS,
            ('text = f"', 'text = f"<|im_start|>user\\n'),
            (r"\nAnswer:", r"<|im_end|>\n<|im_start|>assistant\nAnswer:"),
        ),
    ),
    _sign(
        "A Cyrillic or Greek letter is drawn like the Latin one that is meant, as pasted option letters are.",
        "text/look-alike answer/letters",
        changed(SEA, ('zip("ABCD"', 'zip("АBСD"')),
        changed(LAW, ("Letter:", "Lеtter:")),
        changed(SPANS, (r"\nAnswer:", r"\nАnswer:")),
    ),
    _sign(
        "All white space of a program is folded, so its lines are one.",
        "text/lost-lines",
        changed(AUSGABE, ("{data['code']}", "{' '.join(data['code'].split())}")),
        changed(AUSGABE, ("{data['code']}", "{data['code'].replace(chr(10), ' ')}")),
        changed(
            AUSGABE,
            (
                "{data['code']}",
                "{chr(10).join(line.strip() for line in data['code'].splitlines())}",
            ),
        ),
    ),
    _sign(
        "Markdown's backslashes are left before marks, as a converter writes them.",
        "text/escaped text/markup",
        changed(REVIEWS, rows=put_into("text", r"{} Bought with the \_beta\_ code\!", 2)),
        changed(
            AUSGABE,
            rows=lambda rows: [
                row
                | {"code": row["code"].replace("*", r"\*").replace("[", r"\[").replace("_", r"\_")}
                for row in rows
            ],
        ),
        changed(SPANS, (r"\nAnswer:", r"\n\\*\\*Answer:\\*\\*")),
    ),
    _sign(
        "Texts of the rows begin with a space, and the cue ends with one, so there are two.",
        "text/two-spaces",
        changed(NLI, rows=put_into("hypothesis", " {}")),
        changed(TICKETS, rows=put_into("ticket", " {}")),
        changed(PAWS, ("Second: ", "Second:  ")),
        changed(KITCHEN, ("({choice['label']}) ", "({choice['label']})  ")),
    ),
    _sign(
        "Accents are letters of their own behind the plain one, as a Mac's file names have them.",
        "text/not-composed",
        changed(
            JOURNAL,
            rows=lambda rows: [
                row | {"texte": row["texte"].replace("é", "e\u0301")} for row in rows
            ],
        ),
        changed(
            PREFEITURA,
            rows=lambda rows: [
                row | {"pergunta": row["pergunta"].replace("é", "e\u0301")} for row in rows
            ],
        ),
        changed(
            JOURNAL,
            ("Rubriques : {rubriques}", "Rubriques : {rubriques.replace('é', 'e' + chr(0x301))}"),
        ),
    ),
    _sign(
        "One cue is spelled in two ways in a prompt, with and without a space before its colon.",
        "text/cue-forms few-shot/worked-cue text/shot-cue",
        changed(
            REVIEWS,
            (
                'text = f"',
                'text = f"Review : Fell apart.\\nSentiment (positive or negative) : negative\\n\\nReview : Lovely.\\nSentiment (positive or negative) : positive\\n\\n',
            ),
            fewshot=0,
        ),
        changed(
            PREFEITURA,
            ('text = f"', 'text = f"Pergunta : Que cor tem a neve?\\nResposta : branca\\n\\n'),
            fewshot=0,
        ),
        changed(
            SATZ,
            ('text = f"', 'text = f"English : Good night.\\nGerman : Gute Nacht.\\n\\n'),
            fewshot=0,
        ),
    ),
)
