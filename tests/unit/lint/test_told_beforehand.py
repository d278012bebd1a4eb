"""Answers that are set off in their text, reasoned out or begun before they are asked for; beside
right prompts that look like them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns
from workbench.types import RenderSettings

BUILDERS = ("Ola Brandt", "Ines Roca", "Tom Achebe", "Mei Lindqvist", "Raul Stein", "Ada Nowak")
HARBOURS = tuple(
    {
        "story": f"In {1850 + i} {BUILDERS[i % 6]} drew the plan of harbour {i}, and a king paid.",
        "ask": f"Who drew the plan of harbour {i}?",
        "answer": BUILDERS[i % 6],
    }
    for i in range(12)
)
BRIDGES = tuple(
    {"story": f"第{i}座桥由木匠王{'甲乙丙丁'[i % 4]}修建。", "ask": "由谁修建？",
     "answer": f"王{'甲乙丙丁'[i % 4]}"}
    for i in range(12)
)  # fmt: skip
WALKS = tuple(
    {
        "line": f"{BUILDERS[i % 6]} walked with {BUILDERS[(i + 1) % 6]}, who carried lamp {i}.",
        "word": "who",
        "names": [BUILDERS[i % 6], BUILDERS[(i + 1) % 6]][:: 1 if i % 3 else -1],
        "right": BUILDERS[(i + 1) % 6],
    }
    for i in range(12)
)


def asked(text: str = "data['story']", rows: Sequence[Mapping[str, Any]] = HARBOURS,
          head: str = "") -> Case:  # fmt: skip
    """Return a case of questions on a text, which is written as `text` says."""
    return Case(returns(f"'{head}' + {text} + '\\n' + data['ask'] + '\\nAnswer:'"), rows)


def marked_in_row(left: str, right: str, rows: Sequence[Mapping[str, Any]] = HARBOURS) -> Case:
    """Return a case whose rows have marks around the answer."""
    return asked(rows=[
        {**row, "story": row["story"].replace(row["answer"], f"{left}{row['answer']}{right}")}
        for row in rows
    ])  # fmt: skip


def pointing(*marked: str, labels: str = "AB") -> Case:
    """Return a case in which one of two names is meant, by its letter or number; the marks stand
    around what the fields that are `marked` say."""
    rows = []
    for row in WALKS:
        line = row["line"]
        for word in [part for name in marked for part in _texts(row[name])]:
            line = line.replace(word, f"_{word}_")
        rows.append({**row, "line": line})
    text = (
        "data['line'] + '\\nWhich person is it?\\n' + '\\n'.join(f'{m}. {n}' for m, n in "
        f"zip('{labels}', data['names'])) + '\\nAnswer:'"
    )
    gold = f"'{labels}'[data['names'].index(data['right'])]"
    return Case(returns(text, f"' ' + {gold}", gold), rows)


def _texts(value: Any) -> Sequence[str]:
    return [value] if isinstance(value, str) else value


@pytest.mark.parametrize(
    "marks",
    ["<>", "__", "{}", "⟪⟫", "〔〕", "＿＿", "★★", "<u>|</u>", "[b]|[/b]", "___|___", "//|//",
     ">>|<<", "<答>|</答>"],
)  # fmt: skip
def test_marks_of_any_kind_around_the_answer(marks: str) -> None:
    """Angle brackets without a tag, underscores, brackets of any script."""
    left, _, right = marks.partition("|") if "|" in marks else (marks[0], "", marks[1])
    assert found(marked_in_row(left, right), "answer/marked")
    assert found(marked_in_row(left, right, BRIDGES), "answer/marked")


@pytest.mark.parametrize("text", [
    "data['story'].replace(data['answer'], '\"' + data['answer'] + '\"')",
    "data['story'].replace(data['answer'], '→' + data['answer'] + '←')",
    "data['story'].replace(data['answer'], '「' + data['answer'] + '」')",
])  # fmt: skip
def test_whatever_the_code_puts_around_the_answer(text: str) -> None:
    """Quotes are no mark by themselves, but where the row has none."""
    assert found(asked(text), "answer/marked")


@pytest.mark.parametrize("labels", ["AB", "12"])
def test_an_option_that_is_marked_in_the_text(labels: str) -> None:
    """The gold is its letter or its number."""
    assert found(pointing("right", labels=labels), "answer/marked")


def test_marks_that_tell_nothing() -> None:
    """All candidates, the word that is asked about, quotes of the text's own, marks that are the
    task."""
    quoted = marked_in_row('"', '"')
    right = (pointing("names"), pointing("word"), quoted, marked_in_row("《", "》", BRIDGES),
             asked("data['story'].replace('king', '<king>')"))  # fmt: skip
    assert not any(found(case, "answer/marked") for case in right)
    spoken = asked(
        "data['story'].replace(data['answer'], '<' + data['answer'] + '>')",
        head="Copy the words that are enclosed.\\n",
    )
    assert not found(spoken, "answer/marked")


def test_names_and_addresses_in_angle_brackets() -> None:
    """Who says a line of a talk, and where a letter is sent to."""
    talks = [{**row, "story": f"<{row['answer']}> I drew it."} for row in HARBOURS]
    mails = [
        {**row, "story": f"To Ola <post{i}@harbour.example>", "answer": f"post{i}@harbour.example"}
        for i, row in enumerate(HARBOURS)
    ]
    assert not found(asked(rows=talks), "answer/marked")
    assert not found(asked(rows=mails), "answer/marked")


SHOWN = ("halite", "mica", "gypsum", "mica", "halite", "gypsum")
ROCKS = tuple(
    {
        "ask": f"Which mineral is in sample number {i}?",
        "options": [f"mica {i}", f"gypsum {i}", f"halite {i}"],
        "index": (2, 0, 1, 0, 2, 1)[i % 6],
        "lines": f"The sample shows the cleavage of {SHOWN[i % 6]} {i}.",
        "fact": f"Sample {i} was found in a cave in spring.",
    }
    for i in range(12)
)  # fmt: skip


def argued(before: str = "", behind: str = "", output: str = "data['lines']", *,
           names: tuple[str, str] = ("lines", "lines")) -> Case:  # fmt: skip
    """Return a case of three options with a line before the question or behind the options; the
    field of the reasoning may have another name."""
    old, new = names
    rows = [{new if key == old else key: value for key, value in row.items()} for row in ROCKS]
    text = (
        f"f\"{before}Question: {{data['ask']}}\\n\" + ''.join(f'{{m}}. {{o}}\\n' for m, o in "
        f"zip('ABC', data['options'])) + f\"{behind}Answer:\""
    )
    gold = "'ABC'[data['index']]"
    says = f"' ' + {output} + ' So it is ' + {gold} + '.'"
    return Case(returns(text, says, gold), rows)


def test_the_output_begins_with_what_the_input_shows() -> None:
    """Whatever the field is called, and the cue before it."""
    rule = "answer/reasoning-in-input"
    assert found(argued(behind="Note: {data['lines']}\\n"), rule)
    assert found(argued(behind="{data['lines']}\\n"), rule)
    assert found(argued(behind="提示：{data['lines']}\\n"), rule)
    assert found(argued("Keep in mind: {data['lines']}\\n"), rule)
    why = ("lines", "why")
    assert found(argued(behind="({data['why']})\\n", output="data['why']", names=why), rule)


def test_what_an_output_may_say_again() -> None:
    """The question, a fact that is given, a text that another one has in it, what is not shown."""
    rule = "answer/reasoning-in-input"
    assert not found(argued(), rule)
    assert not found(argued(output="data['ask']"), rule)
    assert not found(argued(behind="{data['fact']}\\n", output="data['fact']"), rule)
    assert not found(argued("Given: {data['lines']}\\n"), rule)
    assert not found(argued(behind="Evidence: {data['lines']}\\n"), rule)
    case = argued(
        behind="{data['passage']}\\n", output="data['passage']", names=("lines", "passage")
    )
    assert not found(case, rule)


VERBS = ("kocht", "liest", "schläft", "singt")
GERMAN = tuple(
    {
        "plain": f"Person {i} is at home, number {i}.",
        "german": f"{('Er', 'Sie', 'Es')[i % 3]} {VERBS[i % 4]} im Haus Nummer {i}.",
        "begins": ("Er", "Sie", "Es")[i % 3],
    }
    for i in range(12)
)
DAYS = tuple(
    {"note": f"On {i + 1} June {2001 + i} the mill opened.", "day": f"{2001 + i}-06-{i + 1:02}"}
    for i in range(12)
)


def ending(end: str, head: str = "", *, given: bool = False, **more: Any) -> Case:
    """Return a case of translations, and what stands behind the last cue; the row may have the
    first words as a text of their own."""
    rows = [{k: v for k, v in row.items() if given or k != "begins"} for row in GERMAN]
    text = f"f\"{head}English: {{data['plain']}}\\nGerman:{end}\""
    return Case(returns(text, "' ' + data['german']", "data['german']"), rows, **more)


@pytest.mark.parametrize(
    "end",
    [" {data['german'].split()[0]}", " {data['german'][:1]}", " {data['german'][:4]}",
     "\\n{data['german'].split()[0]}...", " \\\"{data['german'][:2]}"],
)  # fmt: skip
def test_the_last_cue_goes_on_with_the_answer(end: str) -> None:
    """One word of it, one letter, whatever stands around."""
    assert found(ending(end), "answer/leaked")


def test_the_beginning_is_told_though_the_question_has_it() -> None:
    """A year that the note has in it, too."""
    text = "f\"{data['note']}\\nDate: {data['day'][:4]}\""
    assert found(Case(returns(text, "' ' + data['day']", "data['day']"), DAYS), "answer/leaked")
    bare = Case(returns("f\"{data['note']}\\nDate:\"", "' ' + data['day']", "data['day']"), DAYS)
    assert not found(bare, "answer/leaked")


def test_a_beginning_that_is_given() -> None:
    """The same words for all, a field of its own, and a task that is to go on with it."""
    described = RenderSettings(description="Complete the sentence in German.\n\n")
    assert not found(ending(" Nun"), "answer/leaked")
    assert not found(ending(" {data['begins']}", given=True), "answer/leaked")
    assert not found(ending(" {data['german'].split()[0]}", settings=described), "answer/leaked")
    head = "把句子译成德语，接着写完。\\n"
    assert not found(ending(" {data['german'].split()[0]}", head), "answer/leaked")
