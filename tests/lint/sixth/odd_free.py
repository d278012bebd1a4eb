"""Right prompts whose answers are written freely, and that look odd."""

from __future__ import annotations

from functools import partial

from tests.lint.sixth import rows_free as rows
from tests.lint.sixth import rows_world as world
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
_people = partial(
    styled,
    "people_styled",
    rows.PEOPLE,
    'sentence, persons, places = data["sentence"], data["persons"], data["places"]',
)
_shop = partial(styled, "shop_styled", rows.SHOP, 'wish, query = data["wish"], data["query"]')
_meldung = partial(
    styled,
    "meldung_styled",
    rows.MELDUNG,
    'article, summary = data["article"], data["summary"]',
    metric="rouge",
    fewshot=1,
)
_regel = partial(
    styled,
    "regles",
    world.REGLES,
    'pattern, text_, match = data["pattern"], data["text"], data["match"]',
    fewshot=2,
)
_plural = partial(styled, "lihkku", world.LIHKKU, 'one, many = data["singular"], data["plural"]')
_program = partial(
    styled,
    "programs",
    world.PROGRAMS_ROWS,
    'wish, program = data["wish"], data["program"]',
    lead="",
    fewshot=2,
    max_tokens=200,
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
        _market(r'f"{question}\nNumber of pieces, digits only:"', "number"),
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
        "a calculator's tags in the steps",
        _market(
            r'f"{question}\nUse <<a*b=c>> for sums.\nAnswer:"',
            "number",
            output='f"{steps}\\n#### {number}"',
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
    ("a table row of translations", _satz(r'f"English\tGerman\n{en}\t"', "de", lead="")),
    (
        "a gap drawn with underscores",
        _luecke(r'f"{before} ____.\nMissing word:"', "word", fewshot=3),
    ),
    ("dots where the word belongs", _luecke(r'f"{before} ...\n... ="', "word", fewshot=3)),
    (
        "a program's output in a doctest",
        _ausgabe(r'f"{code}\n\n>>> f({given})\n"', "out", lead="", fewshot=2),
    ),
    (
        "a program in a fence of Markdown",
        _ausgabe(r'f"```python\n{code}\nf({given})\n```\nResult:"', "out", fewshot=2),
    ),
    (
        "a program and an unfinished assertion",
        _ausgabe(r'f"{code}\n\nassert f({given}) =="', "out", fewshot=2),
    ),
    (
        "a program with tabs for indents",
        _ausgabe(r'code.replace("    ", "\t") + f"\n# f({given}) returns:"', "out", fewshot=2),
    ),
    (
        "a list as JSON",
        _people(
            r'f"{sentence}\nPersons as a JSON list:"', "json.dumps(persons)", above="import json"
        ),
    ),
    (
        "persons and places in two fields",
        _people(
            r'f"{sentence}\nPersons | places:"', "f\"{', '.join(persons)} | {', '.join(places)}\""
        ),
    ),
    (
        "a number of persons",
        _people(r'f"{sentence}\nHow many persons are named?"', "str(len(persons))"),
    ),
    (
        "places, one after the other with semicolons",
        _people(r'f"Text: {sentence}\nPlaces (with semicolons between):"', '"; ".join(places)'),
    ),
    (
        "SQL behind a prompt of a shell",
        _shop(
            r'f"customers(id, name, city); orders(id, customer, price)\n-- {wish}\nsql>"', "query"
        ),
    ),
    (
        "SQL that goes on after SELECT or DELETE",
        _shop(
            r'f"/* tables: customers(id, name, city), orders(id, customer, price) */\n/* {wish} */\n"',
            "query",
            lead="",
        ),
    ),
    (
        "a headline in capitals, asked for so",
        _meldung(r'f"{article}\n\nHEADLINE, IN CAPITALS:"', "summary.upper()"),
    ),
    ("TL;DR", _meldung(r'f"{article}\n\nTL;DR:"', "summary")),
    ("a summary in quotes of a page", _meldung(r'f"> {article}\n\nIn one sentence:"', "summary")),
    (
        "Arabic, from right to left",
        styled(
            "arabi",
            world.ARABI,
            'question, reply = data["سؤال"], data["جواب"]',
            r'f"سؤال: {question}\nجواب:"',
            "reply",
        ),
    ),
    (
        "Hindi with its own full stop",
        styled(
            "hindi",
            world.HINDI,
            'question, reply = data["प्रश्न"], data["उत्तर"]',
            r'f"प्रश्न का उत्तर एक शब्द में दो।\n{question}\nउत्तर:"',
            "reply",
        ),
    ),
    (
        "Greek words and their opposites",
        styled(
            "ellinika",
            world.ELLINIKA,
            'word, other = data["λέξη"], data["αντίθετο"]',
            r'f"{word} ↔"',
            "other",
        ),
    ),
    (
        "Japanese without spaces",
        styled(
            "koyomi",
            rows.KOYOMI,
            'question, reply = data["質問"], data["答え"]',
            r'f"Ｑ．{question}\nＡ．"',
            "reply",
            lead="",
            fewshot=2,
        ),
    ),
    (
        "Portuguese in quotes",
        styled(
            "prefeitura",
            rows.PREFEITURA,
            'pergunta, resposta = data["pergunta"], data["resposta"]',
            r'f"— {pergunta}\n—"',
            "resposta",
        ),
    ),
    (
        "regular expressions with braces",
        _regel(r'f"Pattern: {pattern}\nText: {text_}\nFirst match:"', "match"),
    ),
    (
        "regular expressions in a line of code",
        _regel(r'f"re.search(r\'{pattern}\', \'{text_}\').group()\n=>"', "match"),
    ),
    ("one word in, one word out", _plural(r'f"{one} ->"', "many")),
    ("a plural in a rhyme of two lines", _plural(r'f"One {one},\ntwo"', "many")),
    (
        "plural asked for with letters in the wording",
        _plural(r'f"Form B of A, where A = {one} and B is its plural:"', "many"),
    ),
    (
        "a program to write, ended by an empty line",
        _program(
            r'f"# A function that gives {wish}.\n"', "program", stop=("\n\n",), postprocess=""
        ),
    ),
    (
        "the first line of a program",
        _program(
            r'f"# A function that gives {wish}; its first line:\n"', "program.splitlines()[0]"
        ),
    ),
    (
        "a program's name from its body",
        _program(
            r'program.replace(program[4:program.index("(")], "?", 1) + "\nBest name for ?:"',
            'program[4:program.index("(")]',
            lead=" ",
        ),
    ),
    (
        "a comment for a program with braces",
        _program(r'f"{program}\n\n# This gives"', "wish", lead=" "),
    ),
    (
        "a program within a dict of JSON",
        _program(
            r'json.dumps({"code": program}) + "\nWhat does it give?"',
            "wish",
            lead=" ",
            above="import json",
        ),
    ),
)
