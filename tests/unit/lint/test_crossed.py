"""What a row says and its prompt loses, doubles, gives away or puts in another text's place: each
fault beside a right prompt that looks like it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

TOWNS = ("Lille", "Turin", "Ghent", "Malmö", "Porto", "Graz", "Tartu", "Bergen")
FRUITS = ("Birne", "Pflaume", "Quitte", "Kirsche", "Feige", "Mango", "Traube", "Melone")
NUMBERS = (1, 2, 0, 2, 1, 0, 2, 0)


def rows(row: Callable[[int], Mapping[str, Any]]) -> tuple[Mapping[str, Any], ...]:
    """Return eight rows."""
    return tuple(row(number) for number in range(8))


def case(text: str, row: Callable[[int], Mapping[str, Any]], **more: Any) -> Case:
    """Return a case of a transform; `output`, `processed` and `before` are of its source."""
    how = {name: more.pop(name) for name in ("output", "processed", "before") if name in more}
    return Case(source=returns(text, **how), rows=rows(row), **more)


def ridden(i: int) -> dict[str, Any]:
    """Return a question on trains with three options."""
    ends = [f"the {('east', 'harbour', 'tunnel', 'hill')[(i + k) % 4]} line" for k in range(3)]
    return {"question": f"Which line has the train number {i}?", "choices": ends, "answer": ends[0]}


def bought(i: int, options: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return a gap and three words for it, under names of their own."""
    wahl = list(options) or [FRUITS[(i + k) % 8] for k in range(3)]
    return {"satz": f"Am Stand {i} lag nur eine ___.", "auswahl": wahl, "nr": NUMBERS[i]}


def entailed(i: int) -> dict[str, Any]:
    """Return a pair of French sentences."""
    return {
        "premisse": f"Le train numéro {i} part de {TOWNS[i]} à midi.",
        "hypothese": f"Un train quitte {TOWNS[i]}.",
        "reponse": ("vrai", "faux")[i % 2],
    }


def priced(i: int) -> dict[str, Any]:
    """Return a formula, and what it comes to."""
    return {"aufgabe": f"Berechne $x^2 + {i}$ für $x = {i + 1}$.", "answer": str((i + 1) ** 2 + i)}


def reasoned(i: int) -> dict[str, Any]:
    """Return a question with its way to a letter."""
    return {
        "frage": f"Zug {i} hält in {TOWNS[i]}. Wo hält er?",
        "orte": [TOWNS[i], TOWNS[i - 1], TOWNS[i - 2]],
        "lösungsweg": f"Im Fahrplan steht bei Zug {i} dieser Ort: {TOWNS[i]}.",
        "answer": "A",
    }


def listed_steps(i: int) -> dict[str, Any]:
    """Return a question whose steps are a list."""
    steps = [f"Zug {i} fährt nach Norden.", "Dort liegt nur ein Bahnhof."]
    return {"frage": f"Wo hält Zug {i}?", "steps": steps, "answer": TOWNS[i]}


def sung(i: int) -> dict[str, Any]:
    """Return a sentence that is to be completed."""
    return {"line": f"The singers had come from many towns, and choir {i} was from {TOWNS[i]}"}


def quizzed(i: int) -> dict[str, Any]:
    """Return a question in Japanese whose options have fields of their own."""
    own = {f"choice{k}": ("川", "山道", "海岸", "野原")[(i + k) % 4] for k in range(4)}
    return {"question": f"{i}番の列車はどこを通りますか。", **own, "label": i % 4}


LINES = "data['question'] + '\\n' + '\\n'.join(f'- {c.KIND}' for c in data['choices']) + '\\nA:'"
GAP = "data['satz'] + '\\nWörter: ' + ' / '.join(WORDS) + '\\nWort:'"
ALL, SOME = (GAP.replace("WORDS", w) for w in ("data['auswahl']", "filter(None, data['auswahl'])"))
WORD = {"output": "' ' + data['auswahl'][data['nr']]", "processed": "data['auswahl'][data['nr']]"}
PAIR = "f\"Prémisse : {data['ONE']}\\nHypothèse : {data['TWO']}\\nRéponse :\""
FRENCH = {"output": "' ' + data['reponse']", "processed": "data['reponse']"}
NAMED = "f'{hyp} — « {prem} »\\nRéponse :'"
FORMULA = "data['aufgabe']HOW + '\\nErgebnis:'"
LISTED = "'\\n'.join(f'({x}) {o}' for x, o in zip('ABC', data['orte']))"
ASKED = f"data['frage'] + '\\n' + {LISTED} + HINT + '\\nAntwort:'"
STEPS = {"output": "' ' + data['lösungsweg'] + ' Also (A).'", "processed": "'A'"}
SPOKEN = {"output": "' '.join(data['steps']) + ' Also: ' + data['answer']"}
CUT = "    begun, _, town = data['line'].rpartition(' ')\n"
COMPLETED = {"output": "' ' + town", "processed": "town", "before": CUT}
EACH = "(f'{k}：' + data[f'choice{k}'] for k in range(4))"
QUIZ = f"data['question'] + '\\n' + JOIN.join({EACH}) + '\\n答：'"
LABEL = {"output": "str(data['label'])", "processed": "str(data['label'])"}

PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "strip with a set of letters": (
        "text/cut-item",
        case(LINES.replace("KIND", 'lstrip("the ")'), ridden),
        case(LINES.replace("KIND", 'removeprefix("the ")'), ridden),
    ),
    "the mark of an option that strip takes off": (
        "text/cut-item",
        case(LINES.replace("KIND", 'rstrip("line ")'), ridden),
        case(LINES.replace("KIND", 'lstrip("ABC. ")'),
             lambda i: {**ridden(i), "choices": [f"{x}. {o}" for x, o in
                                                 zip("ABC", FRUITS[1 + i % 5 :], strict=False)]}),
    ),
    "options of fields behind each other": (
        "text/run-together",
        case(QUIZ.replace("JOIN", "''"), quizzed, **LABEL),
        case(QUIZ.replace("JOIN", "'　'"), quizzed, **LABEL),
    ),
    "an option twice": (
        "answer/same-option",
        case(ALL, lambda i: bought(i, ("Birne", "Birne", "Feige") if i == 3 else ()), **WORD),
        case(ALL, bought, **WORD),
    ),
    "a word of a sentence twice": (
        "answer/same-option",
        case(ALL, lambda i: bought(i, ("Feige", "Kirsche", "Feige") if i == 3 else ()), **WORD),
        case("'Satz: ' + ' / '.join(data['wörter']) + '\\nWort:'",
             lambda i: {"wörter": ["der", FRUITS[i], "und", "der"], "answer": FRUITS[i]}),
    ),
    "an empty option": (
        "answer/empty-option",
        case(ALL, lambda i: bought(i, ("Birne", "", "Feige") if i == 2 else ()), **WORD),
        case(SOME, lambda i: bought(i, ("Birne", "", "Feige") if i == 2 else ()), **WORD),
    ),
    "cues with accents": (
        "text/swapped-fields",
        case(PAIR.replace("ONE", "hypothese").replace("TWO", "premisse"), entailed, **FRENCH),
        case(PAIR.replace("ONE", "premisse").replace("TWO", "hypothese"), entailed, **FRENCH),
    ),
    "names that get each other's field": (
        "text/swapped-fields",
        case(NAMED, entailed, **FRENCH,
             before="    prem, hyp = data['hypothese'], data['premisse'].strip()\n"),
        case(NAMED, entailed, **FRENCH,
             before="    prem, hyp = data['premisse'], data['hypothese'].strip()\n"),
    ),
    "arguments that get each other's field": (
        "text/swapped-fields",
        case("'{premisse}\\n{hypothese}\\n?'.format(premisse=data['hypothese'], "
             "hypothese=data['premisse'])", entailed, **FRENCH),
        case(NAMED, entailed, **FRENCH,
             before="    prem, hyp = data['premisse'], data['hypothese']\n"
                    "    if data['reponse'] == 'egal':\n"
                    "        prem, hyp = data['hypothese'], data['premisse']\n"),
    ),
    "steps to a letter in the query": (
        "answer/reasoning-in-input",
        case(ASKED.replace("HINT", "'\\nTipp: ' + data['lösungsweg']"), reasoned, **STEPS),
        case(ASKED.replace("HINT", "''"), reasoned, **STEPS),
    ),
    "steps that name the option": (
        "answer/reasoning-in-input",
        case("data['frage'] + '\\n' + " + LISTED + " + '\\n' + data['steps'] + '\\nAntwort:'",
             lambda i: {"frage": f"Wo hält Zug {i}?", "steps": f"Zug {i} hält an: Gare {TOWNS[i]}.",
                        "options": (o := [f"Gare {TOWNS[i - k]}" for k in range(3)]), "orte": o,
                        "answer": "A"}, processed="'(A)'"),
        case("data['frage'] + '\\n' + " + LISTED + " + '\\n' + data['steps'] + '\\nAntwort:'",
             lambda i: {"frage": f"Wo hält Zug {i}?", "steps": f"Zug {i} hält um {i} Uhr an.",
                        "options": (o := [f"Gare {TOWNS[i - k]}" for k in range(3)]), "orte": o,
                        "answer": "A"}, processed="'(A)'"),
    ),
    "a list of steps in the query": (
        "answer/reasoning-in-input",
        case("data['frage'] + ' '.join(data['steps']) + '\\nAntwort:'", listed_steps, **SPOKEN),
        case("data['frage'] + '\\nAntwort:'", listed_steps, **SPOKEN),
    ),
    "what is asked about a pair": (
        "text/swapped-fields",
        case("f\"{data['hypothese']}\\nEst-ce que cela signifie que « {data['premisse']} » ?\"",
             entailed, **FRENCH),
        case("f\"{data['premisse']}\\nEst-ce que cela signifie que « {data['hypothese']} » ?\"",
             entailed, **FRENCH),
    ),
    "a text that is complete": (
        "answer/leaked",
        case("data['line'] + '.\\nNext word:'", sung, **COMPLETED),
        case("begun + '\\nNext word:'", sung, **COMPLETED),
    ),
    "the last word of a text": (
        "answer/leaked",
        case("'Complete it.\\n' + data['line'] + ' …\\nWord:'", sung,
             output="' ' + data['line'].rsplit(' ', 1)[1]",
             processed="data['line'].rsplit(' ', 1)[1]"),
        case("data['line'] + '.\\nWhat is the last word?'", sung,
             output="' ' + data['line'].rsplit(' ', 1)[1]",
             processed="data['line'].rsplit(' ', 1)[1]"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_found(name: str) -> None:
    """The rule is loud about it."""
    rule, fault, _ = PAIRS[name]
    assert loud(fault, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_the_right_prompt_is_left_alone(name: str) -> None:
    """The rule says nothing, or a hint."""
    rule, _, right = PAIRS[name]
    assert loud(right, rule) == []


def test_a_formula_without_its_signs_is_hinted_at() -> None:
    """Some tasks leave them out on purpose."""
    without = case(FORMULA.replace("HOW", ".replace('$', '').replace('^', '')"), priced)
    whole = case(FORMULA.replace("HOW", ""), priced)
    assert [e.severity for e in found(without, "text/changed")] == ["hint"]
    assert found(whole, "text/changed") == ()


def test_two_equal_answers_of_one_place_are_no_list() -> None:
    """A pair to tell apart may be equal."""
    pair = case(ALL, lambda i: bought(i, ("Birne", "Birne")) | {"nr": i % 2}, **WORD,
                settings=RenderSettings())  # fmt: skip
    assert found(pair, "answer/same-option") == ()


@pytest.mark.parametrize("cue", ["Premisa", "Englisch", "Contexto"])
def test_a_cue_of_another_language_is_not_misspelt(cue: str) -> None:
    """It is near an English one, and a word of its own."""
    right = case(f"'{cue}: ' + data['premisse'] + '\\n'", entailed, **FRENCH)
    said = [str(each.message) for each in found(right, "text/cue-forms")]
    assert not any("misspelt" in each for each in said)
