"""Right prompts whose answers are found in a text, translated or coded."""

from __future__ import annotations

from functools import partial

from tests.lint.sixth import rows_free as rows
from tests.lint.sixth import rows_world as world
from tests.lint.sixth.styles import Right, styled

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
    metric="rouge",
    max_tokens=200,
)

RIGHT: tuple[Right, ...] = (
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
        "SQL below comments between slashes",
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
