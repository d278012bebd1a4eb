"""Faults of single characters."""

from __future__ import annotations

import re
import unicodedata

from tests.lint.fifth.faults import each, every_row, kind, put
from tests.lint.fifth.tasks_free import (
    FRENCH,
    MATH,
    NEWS,
    PRINTS,
    QUERIES,
    READING,
    SHELL,
    SPANS,
    TABLES,
)
from tests.lint.fifth.tasks_labels import ARABIC, INTENTS, NLI, PAIRS, PASSAGES, REVIEWS, TALKS
from tests.lint.fifth.tasks_options import BODY, FRANCE, HISTORY, JAPAN, RIVERS
from tests.lint.shape import Kind

FAMILY = "characters"


def _mojibake(text: str, encoding: str = "latin-1") -> str:
    """Return UTF-8 text as one gets it who takes it for `encoding`."""
    return text.encode().decode(encoding, errors="replace")


def _decomposed(text: str) -> str:
    return unicodedata.normalize("NFD", text)


def _indented(*lines: str) -> str:
    """Return a triple-quoted f-string whose lines are as far in as the code."""
    inner = "\n".join(f"        {line}" for line in lines[1:])
    return f'f"""{lines[0]}\n{inner}"""'


KINDS: tuple[Kind, ...] = (
    kind(
        FAMILY,
        "HTML is left in the text",
        "text/markup",
        put(REVIEWS, rows=each("text", lambda text: text.replace(",", ",<br /><br />") + "<br />")),
        put(
            SPANS,
            rows=each("context", lambda text: text.replace("the ", "&quot;the&quot; ")),
        ),
        put(NEWS, rows=each("article", lambda text: f"<p>{text}</p>")),
        put(NLI, rows=each("premise", lambda text: text.replace(" a ", "&nbsp;a&nbsp;"))),
    ),
    kind(
        FAMILY,
        "UTF-8 was read as Latin-1 or cp1252",
        "text/encoding text/invisible",
        put(FRENCH, rows=each("fr", _mojibake)),
        put(
            FRANCE,
            rows=every_row(
                lambda row: row.update(
                    question=_mojibake(row["question"]), choix=[_mojibake(c) for c in row["choix"]]
                )
            ),
        ),
        put(READING, rows=each("材料", _mojibake)),
    ),
    kind(
        FAMILY,
        "letters that could not be read have become question marks in a diamond",
        "text/encoding text/invisible text/markup",
        put(
            FRENCH, rows=each("fr", lambda text: text.replace("é", "\ufffd").replace("à", "\ufffd"))
        ),
        put(
            FRANCE,
            rows=each("question", lambda text: text.replace("é", "\ufffd").replace("«", "\ufffd")),
        ),
        put(
            TALKS,
            rows=each(
                "turns",
                lambda turns: [
                    {**turn, "text": turn["text"].replace("'", "\ufffd")} for turn in turns
                ],
            ),
        ),
    ),
    kind(
        FAMILY,
        "a byte-order mark or a zero-width space is in the text",
        "text/invisible",
        put(REVIEWS, rows=each("text", lambda text: f"\ufeff{text}")),
        put(RIVERS, ("Question: {", "Question:\u200b {")),
        put(HISTORY, rows=each("A", lambda text: f"{text}\u200b", 2)),
        put(ARABIC, rows=each("question", lambda text: f"\u200f{text}\u202c")),
    ),
    kind(
        FAMILY,
        "spaces are no-break or ideographic ones, copied from a web page",
        "text/invisible text/two-spaces text/mixed-widths text/look-alike",
        put(RIVERS, ('"Answer:"', '"The\u00a0right answer:"')),
        put(INTENTS, ("\\nIntent:", "\\nThe\u2009intent:")),
        put(PAIRS, ("Do they ask the same?", "Do they\u3000ask the same?")),
    ),
    kind(
        FAMILY,
        "a letter of the cue is Cyrillic or Greek",
        "text/look-alike",
        put(RIVERS, ('"Answer:"', '"\u0410nswer:"')),
        put(INTENTS, ("\\nIntent:", "\\nInt\u0435nt:")),
        put(BODY, ('"ABCD"[i]', '"\u0391BCD"[i]')),
    ),
    kind(
        FAMILY,
        "cues have colons of two widths",
        "text/colons text/cue-forms text/look-alike text/mixed-widths",
        put(RIVERS, ('"Answer:"', '"Answer："')),
        put(HISTORY, ('"答案："', '"答案:"')),
        put(READING, ("\\n问题：", "\\n问题:")),
    ),
    kind(
        FAMILY,
        "golds of some rows are full-width letters or digits",
        "text/mixed-widths answer/letters answer/two-spellings text/look-alike answer/not-extracted",
        put(HISTORY, rows=each("答案", lambda text: chr(ord(text) + 0xFEE0), 3)),
        put(
            MATH,
            rows=each("answer", lambda text: "".join(chr(ord(c) + 0xFEE0) for c in text), 3),
        ),
        put(
            JAPAN,
            (
                "gold = str(",
                'gold = "０１２３４"[data["answer"] + 1] if len(data["question"]) > 12 else str(',
            ),
        ),
    ),
    kind(
        FAMILY,
        "lines end as on Windows",
        "text/invisible",
        put(RIVERS, ('{choice}\\n"', '{choice}\\r\\n"')),
        put(PRINTS, rows=each("code", lambda text: text.replace("\n", "\r\n") + "\r")),
        put(REVIEWS, rows=each("text", lambda text: f"{text}\r\n")),
    ),
    kind(
        FAMILY,
        "a special token of a model is spelled out",
        "text/special-token",
        put(
            RIVERS,
            ('text = f"Question', 'text = f"<s>[INST] Question'),
            ('"Answer:"', '"[/INST] Answer:"'),
        ),
        put(REVIEWS, ('"output": " " + sentiment', '"output": " " + sentiment + "</s>"')),
        put(MATH, ('f"Question:', 'f"<|im_start|>user\\nQuestion:')),
        put(NEWS, rows=each("article", lambda text: f"{text}<|endoftext|>")),
    ),
    kind(
        FAMILY,
        "accents stand behind their letters",
        "text/not-composed",
        put(FRENCH, rows=each("fr", _decomposed)),
        put(FRANCE, rows=each("choix", lambda texts: [_decomposed(text) for text in texts])),
        put(JAPAN, rows=each("question", _decomposed)),
    ),
    kind(
        FAMILY,
        "marks of a tokenizer are left in the text",
        "text/markup text/special-token",
        put(NEWS, rows=each("article", lambda text: text.replace(" ", " @-@ ", 1))),
        put(REVIEWS, rows=each("text", lambda text: text.replace(" ", " Ġ"))),
        put(SPANS, rows=each("context", lambda text: text.replace(" the ", " \u2581the "))),
    ),
    kind(
        FAMILY,
        "text is split as in a treebank: brackets by name, marks with spaces before them",
        "text/*",
        put(SPANS, rows=each("context", lambda text: text.replace(", ", " -LRB- sic -RRB- , ", 1))),
        put(NEWS, rows=each("article", lambda text: f"-LRB- AP -RRB- {text}")),
        put(
            REVIEWS,
            rows=each(
                "text",
                lambda text: "-LSB- " + text.replace(",", " ,").replace(".", " .") + " -RSB-",
            ),
        ),
        words="markup|token|treebank|bracket|-LRB-|-RRB-|split",
    ),
    kind(
        FAMILY,
        "the cue ends with a space",
        "text/trailing-space text/double-space",
        put(RIVERS, ('"Answer:"', '"Answer: "'), ('f" {gold}"', "gold")),
        put(INTENTS, ("Intent:", "Intent: "), ('f" {data', 'f"{data')),
        put(ARABIC, ("الجواب:", "الجواب: "), ('f" {gold}"', "gold")),
    ),
    kind(
        FAMILY,
        "the cue ends with a space, and the answer begins with one",
        "text/double-space text/trailing-space text/two-spaces",
        put(NLI, ("\\nRelation:", "\\nRelation: ")),
        put(MATH, ("step by step.", "step by step. ")),
        put(PAIRS, ('"Same:"', '"Same: "')),
    ),
    kind(
        FAMILY,
        "nothing stands between the cue and the answer",
        "text/missing-space",
        put(RIVERS, ('f" {gold}"', "gold")),
        put(REVIEWS, ('" " + sentiment', "sentiment")),
        put(SPANS, ('f" {answer}"', "answer")),
    ),
    kind(
        FAMILY,
        "a newline ends the input, and one begins the answer",
        "text/double-newline",
        put(RIVERS, ('"Answer:"', '"Answer:\\n"'), ('f" {gold}"', 'f"\\n{gold}"')),
        put(
            TABLES,
            ("\\nAnswer:", "\\nAnswer:\\n"),
            ("f\" {data['answer']}\"", "f\"\\n{data['answer']}\""),
        ),
        put(
            READING,
            ("回答：", "回答：\\n"),
            ('"output": data["回答"]', '"output": "\\n" + data["回答"]'),
        ),
    ),
    kind(
        FAMILY,
        "the code's indentation is in the text, from a triple-quoted string",
        "text/*",
        put(
            PASSAGES,
            (
                "f\"Passage: {data['passage']}\\n\\nQuestion: {data['question']}\\nAnswer (Yes or No):\"",
                _indented(
                    "Passage: {data['passage']}",
                    "Question: {data['question']}",
                    "Answer (Yes or No):",
                ),
            ),
        ),
        put(
            SPANS,
            (
                "f\"{data['context']}\\n\\nQ: {data['question']}\\nA:\"",
                _indented("{data['context']}", "Q: {data['question']}", "A:"),
            ),
        ),
        put(
            INTENTS,
            (
                "f\"Customer: {data['text']}\\nIntent:\"",
                _indented("Customer: {data['text']}", "Intent:"),
            ),
        ),
        words="space|indent",
    ),
    kind(
        FAMILY,
        "letters are escaped as in JSON",
        "text/escaped",
        put(
            FRENCH, rows=each("fr", lambda text: text.encode("ascii", "backslashreplace").decode())
        ),
        put(READING, ("{data['材料']}", "{data['材料'].encode('unicode_escape').decode()}")),
        put(
            TALKS,
            ('"\\n".join(f"{turn', 'repr("\\n".join(f"{turn'),
            ('for turn in data["turns"])', 'for turn in data["turns"]))'),
        ),
    ),
    kind(
        FAMILY,
        "text is coded as in an address",
        "text/url-coded",
        put(INTENTS, rows=each("text", lambda text: text.replace(" ", "%20").replace("?", "%3F"))),
        put(REVIEWS, rows=each("text", lambda text: text.replace(",", "%2C").replace(" ", "%20"))),
        put(PAIRS, rows=each("question1", lambda text: text.replace(" ", "+").replace("?", "%3F"))),
    ),
    kind(
        FAMILY,
        "the code of the rows has a word processor's quotes",
        "text/typeset-code",
        put(PRINTS, rows=each("code", lambda text: text.replace('"', "\u201d"))),
        put(
            QUERIES,
            rows=each("query", lambda text: text.replace("'", "\u2019")),
        ),
        put(
            SHELL,
            rows=each("command", lambda text: text.replace(" -", " \u2013").replace('"', "\u201d")),
        ),
    ),
    kind(
        FAMILY,
        "spaces follow each other in the template",
        "text/two-spaces",
        put(RIVERS, ("{letter}. {choice}", "{letter}.  {choice}")),
        put(NLI, ("Premise: {", "Premise:  {")),
        put(MATH, ("Answer: Let's", "Answer:   Let's")),
    ),
    kind(
        FAMILY,
        "marks of the annotation or of the source are left in: a calculator's, a footnote's, a citation's",
        "text/markup text/* answer/reasoning-in-input",
        put(
            MATH,
            rows=each(
                "steps", lambda text: re.sub(r"(\d+ [-+*/] \d+) = (\d+)", r"\1 = <<\1=\2>>\2", text)
            ),
        ),
        put(
            SPANS,
            rows=each("context", lambda text: text.replace(".", ".[1]", 1) + "[citation needed]"),
        ),
        put(
            NEWS,
            rows=each("article", lambda text: text.replace(". ", ". [[File:photo.jpg|thumb]] ", 1)),
        ),
        words="mark|annot|calculat|source|footnote|wiki|tag",
    ),
)
