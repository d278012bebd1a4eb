"""Right prompts whose answers are written freely, and that look odd."""

from __future__ import annotations

from functools import partial

from tests.lint.sixth import rows_free as rows
from tests.lint.sixth.styles import Right, styled

_market = partial(
    styled,
    "market_styled",
    rows.MARKET,
    'question = data["question"]\nsteps, number = (part.strip() for part in data["answer"].split("####"))',
    postprocess="gsm8k_post",
    max_tokens=200,
    stop=("\n\n",),
)
_algebra = partial(
    styled,
    "algebra_styled",
    rows.ALGEBRA,
    'problem, solution = data["problem"], data["solution"]\nnumber = solution.split("boxed{")[1].split("}")[0]',
    max_tokens=200,
)
_span = partial(
    styled,
    "spans_styled",
    rows.SPANS,
    'context, question, span = data["context"], data["question"], data["answers"]["text"][0]',
)
_trivia = partial(
    styled, "trivia_styled", rows.TRIVIA, 'question, aliases = data["question"], data["aliases"]'
)
_satz = partial(styled, "satz_styled", rows.SATZ, 'en, de = data["en"], data["de"]')
_luecke = partial(
    styled, "luecke_styled", rows.LUECKE, 'before, word = data["text"].rstrip(), data["word"]'
)
_ausgabe = partial(
    styled,
    "ausgabe_styled",
    rows.AUSGABE,
    'code, given, out = data["code"], data["input"], data["output"]',
)

RIGHT: tuple[Right, ...] = (
    (
        "steps and the number in a sentence",
        _market(
            r'f"Q: {question}\nA: Let\'s think step by step."',
            "number",
            output='f"{steps} The answer is {number}."',
        ),
    ),
    (
        "the number alone, with a unit in the cue",
        _market(r'f"{question}\nNumber, digits only:"', "number"),
    ),
    ("hashes before the number", _market(r'f"{question}\n####"', "number")),
    (
        "a number in LaTeX's box, asked for so",
        _market(
            r'f"{question}\nPut the final number into \\boxed{{}}.\n"',
            "number",
            lead="",
            output='f"{steps} So it is \\\\boxed{{{number}}}."',
            postprocess="math_post",
        ),
    ),
    (
        "two worked sums by hand that are right",
        _market(
            r'"Q: Ana has 3 kites and buys 4. How many has she?\nA: 3 + 4 = 7. The answer is 7.\n\nQ: 9 boats, 2 sink. How many are left?\nA: 9 - 2 = 7. The answer is 7.\n\n" + f"Q: {question}\nA:"',
            "number",
            output='f"{steps} The answer is {number}."',
            fewshot=0,
        ),
    ),
    (
        "the sum as code that prints",
        _market(r'f"# {question}\nprint("', "number", lead="", output='f"{number})"'),
    ),
    (
        "a table of two columns",
        _market(
            r'f"| problem | result |\n| --- | --- |\n| {question} |"',
            "number",
            output='f"{number} |"',
        ),
    ),
    (
        "LaTeX with braces and dollars",
        _algebra(
            r'f"{problem} Give $x$ as an integer.\n$x ="',
            "number",
            output='f"{number}$"',
            stop=("$",),
        ),
    ),
    (
        "a solution with a box, read by math_post",
        _algebra(
            r'f"Problem: {problem}\nSolution:"',
            "number",
            output="solution",
            postprocess="math_post",
            stop=("\n",),
        ),
    ),
    (
        "a display formula in the instruction",
        _algebra(
            r'"For $ax + b = c$ we have \\[ x = \\frac{c - b}{a}. \\]\n\n" + f"{problem}\n\nValue of x:"',
            "number",
            stop=("\n",),
        ),
    ),
    (
        "a passage with a title line of dashes",
        _span(r'f"{context}\n{\"-\" * 20}\n{question}\nSpan:"'.replace('\\"', "'"), "span"),
    ),
    (
        "the question first, then the passage",
        _span(r'f"{question}\nFind the answer here: {context}\nAnswer:"', "span"),
    ),
    (
        "the answer in quotes, all of them",
        _span(
            r'f"{context}\nQ: {question}\nA: \""',
            "span",
            lead="",
            output="f'{answer}\"'",
            stop=('"',),
        ),
    ),
    (
        "the answer as JSON, asked for so",
        _span(
            r'f"{context}\n{question}\nReply as JSON with the key answer.\n"',
            "json.dumps({'answer': span}, ensure_ascii=False)",
            lead="",
            above="import json",
        ),
    ),
    (
        "the passage within tags",
        _span(r'f"<doc>\n{context}\n</doc>\n\n{question}\n\nShort answer:"', "span"),
    ),
    (
        "a passage with a numbered line",
        _span(r'f"[1] {context}\n\nAccording to [1]: {question}\nAnswer:"', "span"),
    ),
    (
        "several answers count, one is shown",
        _trivia(r'f"Trivia: {question}\nBest answer:"', "aliases", output="aliases[0]"),
    ),
    (
        "question and answer on one line",
        _trivia(r'f"{question} --"', "aliases", output="aliases[0]"),
    ),
    (
        "an interview in a newspaper",
        _trivia(r'f"HOST: {question}\nGUEST:"', "aliases", output="aliases[0]"),
    ),
    ("two languages with their codes", _satz(r'f"[en] {en}\n[de]"', "de")),
    ("an arrow between languages", _satz(r'f"{en} ⇒"', "de")),
    ("the other direction, German to English", _satz(r'f"Deutsch: {de}\nEnglisch:"', "en")),
    ("a German instruction", _satz(r'f"Übersetze ins Deutsche: »{en}«\nÜbersetzung:"', "de")),
    (
        "an XLIFF unit",
        _satz(
            r'f"<source>{en}</source>\n<target>"',
            "de",
            lead="",
            output='f"{answer}</target>"',
            stop=("</target>",),
        ),
    ),
    ("a table row of translations", _satz(r'f"English\tGerman\n{en}"', "de", lead="\t")),
    (
        "a gap drawn with underscores",
        _luecke(r'f"{before} ____.\nMissing word:"', "word", fewshot=3),
    ),
    ("dots where the word belongs", _luecke(r'f"{before} ...\n... ="', "word", fewshot=3)),
    (
        "a program's output in a doctest",
        _ausgabe(r'f"{code}\n\n>>> f({given})\n"', "out", lead="", fewshot=2),
    ),
)
