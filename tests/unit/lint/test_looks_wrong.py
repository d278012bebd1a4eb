"""Right prompts whose names, numbers, programs and marks look like faults, each beside the fault
that it looks like."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.unit.lint.cases import ROWS, Case, loud, returns
from tests.unit.lint.test_looks_odd import case, same
from workbench.types import RenderSettings

POETS = ("A. Ochs", "B. Ruiz", "C. Lam", "D. Yeo", "E. Bly", "K. Orr", "R. Poe", "T. Fay")
SHADES = ("pink", "teal", "gold", "grey", "lime", "rust", "plum", "navy")
LIST = "''.join(f'{x}. {o}\\n' for x, o in zip('ABCD', data['options'])) + 'Letter:'"
POEM = "'Who wrote poem ' + data['n'] + '?\\n' + " + LIST
PORTS = (2301, 1187, 4420, 3095, 5512, 6648)
PORT = "f\"Which port? {', '.join(sorted([data['port'], *data['rest']]))}\\n"
PORT += "Case: {data['c']}\\nPort:\""
NEAR = "f\"About {int(data['port']) + 3}.\\nCase: {data['c']}\\nPort:\""
VALUES = (("sorted('ba')", "['a', 'b']"), ("'x-y'.split('-')", "['x', 'y']"), ("len('abc')", "3"))
DOSES = ("12", "250", "7", "80", "33", "615")
DRUGS = ("amoxil", "zyrtec", "codeine", "aspirin", "statin", "heparin")
VERSES = ("We sail.", "the mast", "They row.", "a net")
ROHRE = ("Wir segeln.", "der Mast", "Sie rudern.", "ein Netz")
LINES = (("    x = y + {}", "    x = y - {}"), ("run {}", "run it {}"), ("  go({})", "  stop({})"))
VERDICTS = ("entails", "contradicts", "leaves open")
REPLY = "f\"Subject: {data['subject']}\\nFolder:\""
EACH = "f\"{data['a']}\\nKind ({', '.join(KINDS)}):\""


def poem(i: int, every: bool = False) -> dict[str, object]:
    """Return a row of four poets, whose initials are A to D, turned, in each doc or in one."""
    turned = [POETS[(i + k) % 4] for k in range(4)]
    others = [POETS[(i + 3 * k) % 8].replace(".", "") for k in range(4)]
    return {"n": str(i + 20), "options": turned if every or i == 1 else others,
            "answer": "ABCD"[i * 7 // 3 % 4]}  # fmt: skip


def again(i: int, every: bool = False) -> dict[str, object]:
    """Return the same, with the initials of the list, in order."""
    names = [f"{x}. {SHADES[(i + k) % 8]}" for k, x in enumerate("ABCD")]
    return {**poem(i), "options": names if every or i == 4 else SHADES[i % 4 : i % 4 + 4]}


def port(i: int) -> dict[str, object]:
    """Return a port and two others."""
    own, *rest = (str(PORTS[(i + k + i // 6 * k) % 6]) for k in range(3))
    return {"c": f"Ship {i} came from the {SHADES[i % 8]} sea.", "port": own, "rest": rest}


def value(i: int, shown: bool = True) -> dict[str, object]:
    """Return an expression and its value, or a question with such an answer."""
    code, result = VALUES[i % 3]
    return {"q": code if shown else f"Which signs has door {i}?", "answer": result}


def dose(i: int) -> dict[str, object]:
    """Return a note of a dose."""
    own = f"{DOSES[i % 6]} mg"
    return {"note": f"Pt {i}: {DRUGS[(5 * i) % 6]} {own} daily", "dose": own}


def verse(i: int, stopped: bool = True) -> dict[str, object]:
    """Return a text and its translation, which ends as the text does, or not."""
    text = f"{SHADES[i % 8]} {VERSES[i % 4]}"
    return {"en": text if stopped else text.rstrip("."), "de": f"{i} {ROHRE[i % 4]}"}


def change(i: int) -> dict[str, object]:
    """Return a line of a program, before and after."""
    old, new = (line.format(i) for line in LINES[i % 3])
    return {"old": old, "new": new, "answer": ("code", "docs")[i % 2]}


def clue(i: int) -> dict[str, object]:
    """Return a word with how it begins."""
    word = SHADES[i % 8] + POETS[(i * 3) % 8][3:].lower()
    return {"clue": f"Word number {i}", "first": word[0], "word": word}


def bare(i: int) -> dict[str, object]:
    """Return the same without it."""
    return {name: text for name, text in clue(i).items() if name != "first"}


def tagged(i: int, per_letter: bool = True) -> dict[str, object]:
    """Return a sentence with a tag for each of its letters, or with one for all."""
    text = "天黑了我们回家吧" if i % 2 else "他们在河边看小船"
    return {"s": f"{text}{'甲乙丙丁戊己'[i % 6]}", "tags": "B E S " * 3 if per_letter else "S"}


def claim(i: int) -> dict[str, object]:
    """Return two sentences and how they go together."""
    return {**same(i), "answer": VERDICTS[i % 3]}


def mail(i: int, every: bool = False) -> dict[str, object]:
    """Return a subject that was answered twice, one or each."""
    return {"subject": f"{'Re: Re: ' if every or i == 2 else ''}the {SHADES[i % 8]} boat {i}",
            "answer": ("home", "work")[i % 2]}  # fmt: skip


DIFF = "f\"-{data['old']}\\n+{data['new']}\\nKind (code, docs):\""
TAGS = "f\"给句子标注。\\n句：{' '.join(data['s'])}\\n签：\""
KINDS = (
    "f\"{data['a']} / {data['b']}\\nLabel (e for entails, c for contradicts, l for leaves open):\""
)
LOGIC = ("not ( a1 ) or b1", "not ( a1 or b1 )", "a1 or not ( b1 )", "( not a1 ) or b1")
TWICE = ("not ( a1 or b1 )", "not ( A1 or B1 )")

PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    "initials of an older order": (
        "answer/letters", case(POEM, lambda i: poem(i, True)), case(POEM, poem)),
    "initials that are the marks": (
        "text/said-again", case(POEM, lambda i: again(i, True)), case(POEM, again)),
    "a letter that was answered twice": (
        "text/said-again",
        case("f\"Re: {data['subject']}\\nFolder:\"", lambda i: mail(i, True)),
        case(REPLY, mail),
    ),
    "numbers to choose from": (
        "answer/leaked", case(NEAR, port, "data['port']"), case(PORT, port, "data['port']")),
    "the value of an expression": (
        "answer/python-value",
        case("f\"{data['q']}\\nAnswer:\"", lambda i: value(i, shown=False)),
        case("f\"In [1]: {data['q']}\\nOut[1]:\"", value),
    ),
    "a note that is all there is": (
        "answer/leaked",
        case("f\"What is given on day {data['i']}?\\n{data['note']}\\nDose:\"",
             lambda i: {**dose(i), "i": i}, "data['dose']"),
        case("f\"{data['note']}\\nDose, as written:\"", dose, "data['dose']"),
    ),
    "a stop as in the source": (
        "answer/other-form",
        case("f\"English: {data['en']} = German:\"", lambda i: verse(i, False), "data['de']"),
        case("f\"English: {data['en']} = German:\"", verse, "data['de']"),
    ),
    "lines of a diff": (
        "text/two-spaces", case(DIFF.replace("Kind", "Kind  "), change), case(DIFF, change)),
    "how a word begins, of the row": (
        "answer/leaked",
        case("f\"{data['clue']}, which begins with {data['word'][:2]}:\"", bare, "data['word']"),
        case("f\"{data['clue']}\\n(Hint: it begins with {data['first']}.)\\nWord:\"",
             clue, "data['word']"),
    ),
    "a tag for each letter": (
        "text/raw-value",
        case(TAGS, lambda i: tagged(i, False), "data['tags'].strip()"),
        case(TAGS, tagged, "data['tags'].strip()"),
    ),
    "labels that each prompt lists": (
        "answer/reasoning-in-input",
        case("f\"{data['a']} {data['answer']}\\nLabel:\"", claim, "data['answer'][0]"),
        case(KINDS, claim, "data['answer'][0]"),
    ),
    "a format of a command": (
        "text/placeholder",
        case("'Subject: %s\\n' + data['a'] + '\\nSign:'", same),
        case("'$ git log --format=%s\\n' + data['a'] + '\\nSign:'", same),
    ),
    "the same words in other brackets": (
        "few-shot/near-copy",
        Case(returns("f\"{data['question']} is\""),
             [{**row, "question": TWICE[i % 2]} for i, row in enumerate(ROWS)],
             settings=RenderSettings(num_fewshot=2)),
        Case(returns("f\"{data['question']} is\""),
             [{**ROWS[i], "question": text} for i, text in enumerate(LOGIC)],
             settings=RenderSettings(num_fewshot=3)),
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


def test_a_cue_below_options_in_a_row_is_no_option() -> None:
    """`A:` is no second A of `[A] red | [B] blue`; two lines marked alike are."""
    line = "' | '.join(f'[{x}] {o}' for x, o in zip('ABCD', data['options']))"
    right = case(
        f"data['n'] + '?\\n' + {line} + '\\nA:'",
        lambda i: {**poem(i), "options": SHADES[i % 4 : i % 4 + 4]},
    )
    assert loud(right, "answer/letters") == []
    lines = "''.join(f'\\n[A] {o}' for o in data['options'])"
    assert loud(case(f"data['n'] + '?' + {lines} + '\\nA:'", poem), "answer/letters")


CITIES = ("Bern", "Basel", "Zug", "Thun", "Chur", "Sion")


def table(i: int) -> dict[str, object]:
    """Return a row with a table, each of its lines in one text."""
    towns = [CITIES[(i + k) % 6] for k in range(3)]
    return {
        "rows": [f"{town},{30 + 7 * k + i}" for k, town in enumerate(towns)],
        "question": f"Which town has the most people in list {i}?",
        "answer": towns[2],
    }


@pytest.mark.parametrize("rule", ["text/no-question", "text/unclosed", "answer/leaked"])
@pytest.mark.parametrize(
    "line",
    [
        "json.dumps(dict(zip(('town', 'people'), r.split(','))))",
        "'<tr><td>' + r.replace(',', '</td><td>') + '</td></tr>'",
        "r.replace(',', '\\t')",
    ],
)
def test_a_table_is_shown_in_whatever_way(rule: str, line: str) -> None:
    """As JSON, as HTML and by tabs; it is missed where it is not there."""
    body = f"'\\n'.join({line} for r in data['rows'])"
    text = "'Read the table.\\n' + {}'\\nQ: ' + data['question'] + '\\nA:'"
    shown = case(f"__import__('json') and {text.format(body + ' + ')}", table)
    shown = Case(shown.source.replace("json.dumps", "__import__('json').dumps"), shown.rows)
    assert loud(shown, rule) == []
    assert loud(case(text.format(""), table), "text/no-question")


def test_a_date_in_brackets_closes_them() -> None:
    """The 8 before a closing bracket is no face."""
    asked = "'Write the date as YYYY-MM-DD (for instance 1815-06-18{}\\n' + data['n'] + '\\nDate:'"
    assert loud(case(asked.format(")."), poem), "text/unclosed") == []
    assert loud(case(asked.format("."), poem), "text/unclosed")


def test_turns_may_stand_without_who_speaks() -> None:
    """A turn that lacks its last words is cut."""

    def talk(i: int) -> dict[str, object]:
        said = f"Ben: I would rather wait at {i + 3}."
        return {"talk": [f"Ann: Shall we meet at gate {i}?", said], "answer": str(i + 3)}

    text = "'\\n'.join('- ' + turn{} for turn in data['talk']) + '\\nWhere does Ben wait?\\nA:'"
    assert loud(case(text.format("[5:]"), talk), "text/cut-item") == []
    assert loud(case(text.format("[:-9]"), talk), "text/cut-item")


def test_an_answer_in_guillemets_is_the_row_s() -> None:
    """The field that the answer has in it is not missing from the input."""
    made = case("'English: «' + data['en'] + '»\\nFrench:'", lambda i: {
        "en": f"The boat to gate {i} is late.", "fr": f"Le bateau du quai {i} est en retard.",
        "answer": f"«Le bateau du quai {i} est en retard.»"})  # fmt: skip
    assert loud(made, "text/no-question") == []
