"""Marks that a prompt speaks of and no option has, numbers that stand for labels, options that lack
the answer, gaps that are filled, and a sign beside one option of a row; beside right prompts that
look like them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.unit.lint.cases import Case, found, returns
from workbench.types import RenderSettings

TWO = RenderSettings(num_fewshot=2)
PLACES = (2, 0, 1, 3, 3, 1, 0, 2, 1, 3, 2, 0)
METALS = ("copper", "silver", "nickel", "cobalt")
STONES = ("granite", "basalt", "marble", "slate", "flint", "chalk")

Pairs = Mapping[str, tuple[Case, Case]]


def asked(words: str, shown: str, marks: str = "abcd", gold: str = "m[p]") -> Case:
    """Return a case of four metals; `shown` is an expression of the lines that list them."""
    rows = [
        {
            "question": f"Which metal is wire {i} drawn from?",
            "options": [f"{METALS[(i + k) % 4]} {STONES[i % 6]}" for k in range(4)],
            "place": PLACES[i],
        }
        for i in range(12)
    ]
    before = f"    m, c, p = '{marks}', data['options'], data['place']\n"
    text = f"data['question'] + '\\n' + {shown} + '\\n{words}\\nMetal:'"
    return Case(returns(text, f"' ' + {gold}", gold, before=before), rows, settings=TWO)


MARKED = "'\\n'.join(f'({a}) {b}' for a, b in zip(m, c))"
BULLETS = "'\\n'.join(f'- {b}' for b in c)"
IN_A_ROW = "', '.join(c)"


def kinds(words: str, labels: Sequence[str] = ("oak", "elm", "ash"), cue: str = "Tree:") -> Case:
    """Return a case of labels, each of which is there often."""
    rows = [
        {"text": f"Leaf {i} lay by the {STONES[i % 6]}.", "label": labels[PLACES[i] % len(labels)]}
        for i in range(12)
    ]
    text = f"f\"{{data['text']}}\\n{words}\\n{cue}\""
    return Case(returns(text, "' ' + data['label']", "data['label']"), rows, settings=TWO)


def gapped(token: str, filled: str) -> Case:
    """Return a case of sentences with a gap; `filled` is what the transform puts there."""
    rows = [
        {
            "line": f"They carved {token} out of the {STONES[i % 6]} in year {i}.",
            "words": [f"{METALS[(i + k) % 4]} ring" for k in range(4)],
            "missing": f"{METALS[(i + PLACES[i]) % 4]} ring",
        }
        for i in range(12)
    ]
    text = (
        f"data['line'].replace('{token}', {filled}) + '\\nPick one: ' + ' / '.join(data['words'])"
        " + '\\nWord:'"
    )
    return Case(returns(text, "' ' + data['missing']", "data['missing']"), rows, settings=TWO)


def rowed(
    name: str, wrong: int, *, said: str = "", joint: str = "' / '.join(data[{name!r}])"
) -> Case:
    """Return a case whose answer is one of a list of another name, but for `wrong` docs of it."""
    rows = []
    for i in range(12):
        metals = [f"{METALS[(i + k) % 4]} {i}" for k in range(4)]
        answer = "tin foil" if i < wrong else metals[PLACES[i]]
        rows.append({"question": f"What is coin {i} made of?", name: metals, "metal": answer})
    shown = joint.format(name=name)
    text = f"data['question'] + '\\n{said}' + {shown} + '\\nMetal:'"
    return Case(returns(text, "' ' + data['metal']", "data['metal']"), rows, settings=TWO)


LETTERS: Pairs = {
    name: (asked(fault, shown, marks), asked(right, other, marks))
    for name, fault, shown, right, other, marks in (
        ("letters of a list that is not shown", "Say a, b, c or d.", "''",
         "Say a, b, c or d.", MARKED, "abcd"),
        ("letters of bullets", "Antworte mit A, B, C oder D.", BULLETS,
         "Antworte mit A, B, C oder D.", MARKED, "ABCD"),
        ("letters of a row", "Answer A-D.", IN_A_ROW, "Answer A-D.",
         "' '.join(f'{a}: {b}' for a, b in zip(m, c))", "ABCD"),
        ("numbers, and stems are listed", "请回答（1）、（2）、（3）或（4）。", MARKED,
         "请回答（甲）、（乙）、（丙）或（丁）。", MARKED, "甲乙丙丁"),
        ("letters, and stems are listed", "請從 A、B、C、D 中選出答案。", MARKED,
         "請從甲、乙、丙、丁中選出答案。", MARKED, "甲乙丙丁"),
        ("stems, and letters are listed", "请回答甲、乙、丙或丁。", MARKED,
         "请回答A、B、C或D。", MARKED, "ABCD"),
        ("fewer stems than are listed", "请回答甲、乙或丙。", MARKED,
         "甲乙两人在看书，请作答。", MARKED, "甲乙丙丁"),
        ("numbers in brackets", "Choose (1), (2), (3) or (4).", MARKED,
         "Choose (a), (b), (c) or (d) in 1 or 2 words.", MARKED, "abcd"),
    )
} | {
    "two that the prompt explains": (
        asked("Answer a, b, c or d.", "''"),
        asked("Answer a, b, c or d: a and b are the first, c and d the last.", IN_A_ROW)),
}  # fmt: skip

MARKS: Pairs = {
    "by its letter": (
        kinds("Choose a tree by its letter: oak, elm or ash."),
        kinds("Each leaf is known by its letter. Choose oak, elm or ash.")),
    "par sa lettre": (
        kinds("Choisis l'arbre par sa lettre : oak, elm ou ash."),
        kinds("Choisis l'arbre par son nom : oak, elm ou ash.")),
    "anhand seiner Nummer": (
        kinds("Wähle den Baum anhand seiner Nummer: oak, elm oder ash."),
        kinds("Wähle den Baum anhand seiner Blätter: oak, elm oder ash.")),
    "只写序号": (
        asked("请只填写序号。", IN_A_ROW, gold="c[p]"),
        asked("请只填写金属，不要写序号。", IN_A_ROW, gold="c[p]")),
    "番号だけ": (
        asked("番号だけを書いてください。", IN_A_ROW, gold="c[p]"),
        asked("金属だけを書いてください。", IN_A_ROW, gold="c[p]")),
}  # fmt: skip

TREES = ("橡树", "榆树", "白蜡")
CODES: Pairs = {
    "1 for": (
        kinds("Answer 1 for oak, 2 for elm and 3 for ash."),
        kinds("Answer oak (1), elm (2) or ash (3).")),
    "if": (
        kinds("If it is oak write A, if it is elm write B, if it is ash write C."),
        kinds("If it is tall write oak, if it is low write elm, otherwise ash.")),
    "a legend, and its numbers are asked for": (
        kinds("1 = oak, 2 = elm, 3 = ash. Answer with 1, 2 or 3."),
        kinds("1 = oak, 2 = elm, 3 = ash. Answer with oak, elm or ash.")),
    "für": (
        kinds("Antworte 0 für oak, 1 für elm und 2 für ash."),
        kinds("Ein Blatt hat 0 bis 2 Punkte. Antworte mit oak, elm oder ash.")),
    "回答": (
        kinds("橡树回答1，榆树回答2，白蜡回答3。", TREES, "树："),
        kinds("橡树（1）、榆树（2）、白蜡（3），请回答树名。", TREES, "树：")),
    "用…表示": (
        kinds("用0表示橡树，用1表示榆树，用2表示白蜡。", TREES, "树："),
        kinds("请用2个字回答：橡树、榆树或白蜡。", TREES, "树：")),
    "なら": (
        kinds("橡树なら1、榆树なら2、白蜡なら3と答えてください。", TREES, "木："),
        kinds("橡树、榆树、白蜡のどれか1つを答えてください。", TREES, "木：")),
}  # fmt: skip

GAPS: Pairs = {
    token: (gapped(token, "data['missing']"), gapped(token, "'____'"))
    for token in ("#ring#", "[GAP]", "<word>", "@placeholder", "%s%", "{}")
}

OUTSIDE: Pairs = {
    "candidates": (rowed("candidates", 4), rowed("candidates", 0)),
    "候补": (rowed("候补", 5), rowed("候补", 0)),
    "a list by another name": (rowed("bag", 2), rowed("bag", 6)),
    "none of them": (
        rowed("candidates", 3), rowed("candidates", 3, said="If none fits, say tin foil.")),
}  # fmt: skip

SIGNS: Pairs = {
    name: (
        rowed("candidates", 0, joint=joint.format(dressed=fault)),
        rowed("candidates", 0, joint=joint.format(dressed=right)),
    )
    for name, joint, fault, right in (
        ("a star before it", "', '.join({dressed} for o in data['candidates'])",
         "'*' * (o == data['metal']) + o", "'*' + o"),
        ("a tick behind it", "'、'.join({dressed} for o in data['candidates'])",
         "o + '✓' * (o == data['metal'])", "o + '✓' * (o == data['candidates'][0])"),
        ("brackets around it", "' | '.join({dressed} for o in data['candidates'])",
         "'[' + o + ']' if o == data['metal'] else o", "'[' + o + ']'"),
        ("brackets around all", "'(' + '/'.join({dressed} for o in data['candidates']) + ')'",
         "'#' * (o == data['metal']) + o", "o"),
    )
}  # fmt: skip

COUNTS: Pairs = {
    "kinds": (
        kinds("Which of these four kinds is it: oak, elm or ash?"),
        kinds("Which of these three kinds is it: oak, elm or ash?")),
    "Arten": (
        kinds("Welche der vier Arten ist es (oak, elm oder ash)?"),
        kinds("Welche der drei Arten ist es (oak, elm oder ash)?")),
    "类中": (
        kinds("它属于以下四类中的哪一类（橡树、榆树、白蜡）？", TREES, "树："),
        kinds("它属于以下三类中的哪一类（橡树、榆树、白蜡）？", TREES, "树：")),
    "之一": (
        kinds("它是下列五种树木之一（橡树、榆树、白蜡）。", TREES, "树："),
        kinds("下列两种说法都是关于树木的：橡树、榆树、白蜡。", TREES, "树：")),
}  # fmt: skip

ALL: Mapping[str, Pairs] = {
    "answer/letters": LETTERS,
    "answer/letter-asked": MARKS,
    "answer/other-names": CODES,
    "answer/leaked": GAPS,
    "answer/not-an-option": OUTSIDE,
    "answer/stands-out": SIGNS,
    "answer/other-count": COUNTS,
}
CASES = [(rule, name) for rule, pairs in ALL.items() for name in pairs]


@pytest.mark.parametrize(("rule", "name"), CASES)
def test_a_fault_is_found(rule: str, name: str) -> None:
    """Its rule has a finding."""
    assert found(ALL[rule][name][0], rule)


@pytest.mark.parametrize(("rule", "name"), CASES)
def test_what_looks_like_it_is_left_alone(rule: str, name: str) -> None:
    """The rule says nothing of the right prompt."""
    assert [finding.message for finding in found(ALL[rule][name][1], rule)] == []
