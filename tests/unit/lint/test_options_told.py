"""Options that a prompt speaks of and does not list, marks that are asked for in other words, what
rules options out, loops that show one item of many; beside right prompts that look like them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import HEAD, Case, found, returns
from workbench.types import RenderSettings

TWO = RenderSettings(num_fewshot=2)
TOOLS = ("hammer", "chisel", "saw", "plane")
PLACES = (2, 0, 1, 3, 3, 1, 0, 2, 1, 3, 2, 0)
TOWNS = ("Lund", "Trier", "Porto", "Siena", "Gent", "Brno")


def listed(
    before: str = "''", behind: str = "''", *, gold: str = "c[p]", marks: str = "ABCD", **more: Any
) -> Case:
    """Return a case of four options under marks; `before` and `behind` are what the prompt has
    around the list, and the gold is an expression of the marks, the options and the place."""
    rows = [
        {
            "question": f"Which tool is in box {i}?",
            "options": [f"{TOOLS[(i + k) % 4]} {i}" for k in range(4)],
            "place": PLACES[i],
            **more.get("row", lambda _: {})(i),
        }
        for i in range(12)
    ]
    lines = f"    m, c, p = '{marks}', data['options'], data['place']\n"
    text = (
        f"data['question'] + '\\n' + {before} + '\\n'.join(f'{{a}}. {{b}}' for a, b in zip(m, c))"
        f" + '\\n' + {behind} + '\\nAnswer:'"
    )
    return Case(returns(text, f"' ' + {gold}", gold, before=lines), rows, settings=TWO)


def dressed(written: str) -> Case:
    """Return such a case whose list has each option in a way of its own."""
    case = listed(gold="m[p]")
    plain = "f'{a}. {b}' for a, b in zip(m, c)"
    assert plain in case.source
    return Case(case.source.replace(plain, f"{written} for k, (a, b) in enumerate(zip(m, c))"),
                case.rows, settings=TWO)  # fmt: skip


def passages(words: str, text: str = "The fair of {town} was held in {year}.") -> Case:
    """Return a case of passages that have their answers in them."""
    rows = [
        {
            "passage": text.format(town=TOWNS[i % 6], year=1900 + i),
            "question": f"Where was fair {i}?",
            "answer": TOWNS[i % 6],
        }
        for i in range(12)
    ]
    made = f"f\"{{data['passage']}}\\n{{data['question']}}\\n{words}\\nAnswer:\""
    return Case(returns(made), rows, settings=TWO)


def ranked(words: str, listed: bool = False) -> Case:
    """Return a case whose options are ranked, and shown where `listed`."""
    rows = [
        {
            "question": f"Where is fair {i}?",
            "target_scores": {TOWNS[(i + k) % 6]: int(k == PLACES[i] % 3) for k in range(3)},
        }
        for i in range(12)
    ]
    shown = " + ', '.join(data['target_scores'])" if listed else ""
    text = f"data['question'] + '\\n{words}\\n'{shown} + '\\nAnswer:'"
    right = "max(data['target_scores'], key=data['target_scores'].get)"
    return Case(returns(text, right, right), rows, "ppl", settings=TWO)


def labelled(marks: str) -> Case:
    """Return a case whose ranked choices are letters in brackets, with other marks in its list."""
    rows = [
        {
            "question": f"Where is fair {i}?",
            "choices": [TOWNS[(i + k) % 6] for k in range(3)],
            "target_scores": {f" ({m})": int(k == PLACES[i] % 3) for k, m in enumerate("ABC")},
        }
        for i in range(12)
    ]
    lines = f"'\\n'.join(f'({{a}}) {{b}}' for a, b in zip('{marks}', data['choices']))"
    right = "max(data['target_scores'], key=data['target_scores'].get)"
    text = f"data['question'] + '\\n' + {lines} + '\\nIt is'"
    return Case(returns(text, right, right), rows, "ppl", settings=TWO)


def worked(marks: str) -> Case:
    """Return a case with a worked example before its question, whose list has these marks."""
    case = listed("'A. red\\nB. blue\\nC. grey\\nD. pink\\nAnswer: B\\n\\n' + data['question'] + "
                  "'\\n'", gold="'ABCD'[p]", marks=marks)  # fmt: skip
    return Case(case.source, case.rows)


def looped(*lines: str) -> Case:
    """Return a case whose input is made by lines of code."""
    rows = [
        {"notes": [f"Note {i} of {k} on the fair of {TOWNS[k]}." for k in range(3)],
         "answer": str(7 * i + 1)}
        for i in range(12)
    ]  # fmt: skip
    body = "".join(f"    {line}\n" for line in lines)
    end = '    return {"input": text, "output": " " + data["answer"], "processed_output": ' \
          'data["answer"]}\n'  # fmt: skip
    return Case(HEAD + body + end, rows)


def stopped(gold: str) -> Case:
    """Return a case of answers that are figures, with another gold than the output."""
    rows = [{"question": f"Which is it, {i}?", "answer": str(i % 4 + 1)} for i in range(12)]
    return Case(returns(processed=gold), rows, settings=TWO)


WRONG = "', '.join(x for k, x in enumerate(c) if k != p)"
CASES: Mapping[str, tuple[str, Case, Case]] = {
    "a letter, and texts are right": (
        "answer/letter-asked", listed(behind="'Answer with a letter.'"),
        listed(behind="'Answer with a letter.'", gold="m[p]")),
    "a range of letters in Chinese": (
        "answer/letter-asked", listed(behind="'请选择（A、B、C或D）：'"),
        listed(behind="'请选择（A、B、C或D）：'", gold="m[p]")),
    "a cue with what is to come": (
        "answer/letter-asked", listed(behind="'Antwort (Nummer):'", marks="1234"),
        listed(behind="'Antwort (Nummer):'", marks="1234", gold="m[p]")),
    "a letter as a thing": (
        "answer/letter-asked", listed(behind="'Give only the letter.'"),
        listed(behind="'The names differ by a single letter.'")),
    "letters of no list": (
        "answer/letter-asked", passages("Choose A, B or C."), passages("Is it of type A or B?",
        "The fair of {town}, of type B, was held in {year}.")),
    "letters of no list, ranked": (
        "answer/letter-asked", ranked("Wähle A, B oder C."), ranked("Wähle eine Stadt.")),
    "another case, ranked": ("answer/letters", labelled("abc"), labelled("ABC")),
    "another case than the worked one": ("answer/letters", worked("abcd"), worked("ABCD")),
    "options of no list": (
        "few-shot/other-form", passages("Choose the best of the options below."),
        passages("Copy the answer from the passage.")),
    "options of no list, Chinese": (
        "few-shot/other-form", passages("从下列选项中选出一项。"), passages("从文中选出答案。")),
    "options within the passage": (
        "few-shot/other-form", passages("Choose one of the options."),
        passages("Choose one of the options.",
                 "Options: {town} or some other town, as it was in {year}.")),
    "options of no list, ranked": (
        "few-shot/other-form", ranked("Choose one of the options below."),
        ranked("Choose one of the options below.", listed=True)),
    "wrong options": (
        "answer/leaked", listed(behind=f"'Not: ' + {WRONG}", gold="m[p]"),
        listed(behind="'Not: all of them.'", gold="m[p]")),
    "wrong letters": (
        "answer/leaked",
        listed(behind="', '.join(a for k, a in enumerate(m) if k != p) + ' are out.'", gold="m[p]"),
        listed(behind="'A, B and C are out of order.'", gold="m[p]")),
    "two that are left": (
        "answer/leaked",
        listed(behind="'It is one of ' + c[p - p % 2] + ' and ' + c[p - p % 2 + 1]", gold="m[p]"),
        listed(behind="'It is one of ' + c[0] + ' and ' + c[1] + ', or none.'", gold="m[p]")),
    "what a text does not name": (
        "answer/leaked", listed(behind=f"'Falsch: ' + {WRONG}", gold="c[p]"),
        listed(
            before="data['passage'] + '\\n'", gold="c[p]",
            row=lambda i: {"passage": "There were " + ", ".join(
                f"{TOOLS[(i + k) % 4]} {i}" for k in range(4) if k != PLACES[i]) + "."})),
    "wrong letters in a field": (
        "answer/leaked",
        listed(behind="'Out: ' + data['out']", gold="m[p]",
               row=lambda i: {"out": ", ".join("ABCD"[k] for k in range(4) if k != PLACES[i])}),
        listed(behind="'Seen: ' + data['out']", gold="m[p]",
               row=lambda i: {"out": ", ".join("ABCD"[k] for k in range(4) if k != i % 4)})),
    "one that it is not": (
        "answer/leaked", listed(behind="'It is not ' + c[(p + 1) % 4] + '.'", gold="m[p]"),
        listed(behind="'It is not like ' + c[len(data['question']) % 4] + '.'", gold="m[p]")),
    "two of four are struck out": (
        "answer/stands-out",
        dressed("f'{a}. ~~{b}~~' if (k - p) % 4 > 1 else f'{a}. {b}'"),
        dressed("f'{a}. ~~{b}~~' if k > 1 else f'{a}. {b}'")),
    "a return within a loop": (
        "text/cut-item",
        looped("def joined():", "    for note in data['notes']:", "        return note",
               "text = joined()"),
        looped("def first():", "    for note in data['notes']:", "        if 'Lund' in note:",
               "            return note", "text = first() + ' '.join(data['notes'])")),
    "a text that is written over": (
        "text/cut-item",
        looped("text = ''", "for note in data['notes']:", "    text = f'- {note}\\n'",
               "text = text + 'Answer:'"),
        looped("text = ''", "for note in data['notes']:", "    text = f'{text}- {note}\\n'",
               "text = text + 'Answer:'")),
    "the last item, as it is": (
        "text/cut-item",
        looped("lines = []", "for note in data['notes']:", "    lines = ['- ' + note]",
               "text = ' '.join(lines) + ' Answer:'"),
        looped("last = ''", "for note in data['notes']:", "    last = note",
               "text = last + ' '.join(data['notes']) + ' Answer:'")),
    "the first rows of a table": (
        "text/cut-item",
        Case(returns("' '.join(data['table']['lines'][1:]) + ' Answer:'"),
             [{"table": {"lines": [f"Line {k} of {i}." for k in range(3)]}, "answer": str(i)}
              for i in range(12)]),
        Case(returns("' '.join(data['table']['lines']) + ' Answer:'"),
             [{"table": {"lines": [f"Line {k} of {i}." for k in range(3)]}, "answer": str(i)}
              for i in range(12)])),
    "a bracket behind the gold": (
        "answer/not-extracted", stopped("data['answer'] + ')'"), stopped("data['answer']")),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_fault_is_found(name: str) -> None:
    """Its rule has a finding."""
    rule, case, _ = CASES[name]
    assert found(case, rule)


@pytest.mark.parametrize("name", CASES)
def test_what_looks_like_it_is_left_alone(name: str) -> None:
    """The rule says nothing of the right prompt."""
    rule, _, case = CASES[name]
    assert [finding.message for finding in found(case, rule)] == []
