"""Prompts as long as guidelines are, with rules, meanings of labels and examples: what stands in
them beside the question is not the question's, and faults in them are told."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found, loud
from tests.unit.lint.test_everyday import Rows, case

NOTES: Rows = [{"note": f"{text} Seen at {i}.", "label": label} for i, (text, label) in enumerate((
    ("She denies chest pain.", "absent"), ("He has a cough.", "present"),
    ("Pneumonia cannot be excluded.", "possible"), ("No fever.", "absent"),
    ("A rash on both arms.", "present"), ("Perhaps a fracture.", "possible"),
    ("Without nausea.", "absent"), ("Severe back pain.", "present"),
    ("Suspected gout.", "possible")))]  # fmt: skip
MEANINGS = ("present: the patient has the finding.", "absent: the patient does not have it.",
            "possible: the writer is not sure.")  # fmt: skip
HEAD = "You annotate clinical notes for a research group.\n\n"
ASKED = "Note: {data['note']}\nStatus:"
RULES = "Rules\n1. Judge by the note alone.\n2. Answer with one label.\n\n"
BULLETS = (
    "Edge cases\n- What has gone by itself is absent.\n- Worries of relatives do not count.\n\n"
)
SAMPLE = "Note: No signs of infection.\nStatus: absent\n"
OTHER_SAMPLE = "Note: A swollen knee.\nStatus: present\n"

CITIES = ("Paris", "Rome", "Oslo", "Lima", "Cairo", "Delhi", "Quito", "Tunis")
QUIZ: Rows = [{"q": f"Where is building {i}?", "options": [CITIES[(i + k) % 8] for k in range(4)],
               "answer": "ABCD"[i % 4]} for i in range(8)]  # fmt: skip
OPTIONS = "{chr(10).join(f'{x}. {o}' for x, o in zip('ABCD', data['options']))}"
GOALS: Rows = [{"report": f"Team {a} beat team {b} at home.", "score": f"{i + 2}-{i % 2}"}
               for i, (a, b) in enumerate(zip("ABCDEFGH", "STUVWXYZ", strict=True))]  # fmt: skip
WARES: Rows = [{"title": f"{color} {kind}", "color": color, "kind": kind}
               for color, kind in (("red", "shirt"), ("blue", "scarf"), ("green", "dress"),
                                   ("white", "skirt"), ("black", "jacket"),
                                   ("brown", "coat"))]  # fmt: skip
WARE = "'{\"type\": \"' + data['kind'] + '\", \"color\": \"' + data['color'] + '\"}'"
SUMS: Rows = [{"q": f"{a} dollars a ticket, {b} tickets?", "a": a, "b": b}
              for a, b in ((9, 5), (4, 8), (7, 7), (3, 12), (6, 6), (11, 2))]  # fmt: skip
WORK = (
    "f\"Given: {data['a']} dollars, {data['b']} tickets. Close: The answer is"
    " {data['a'] * data['b']}.\""
)
LOGS: Rows = [{"log": f"{i}:11 {level} search stopped", "level": level, "do": do}
              for i, (level, do) in enumerate(4 * (("INFO", "忽略"), ("WARN", "记录"),
                                                   ("FATAL", "叫醒")))]  # fmt: skip
GRADES: Rows = [{"said": f"{text}（{i}）", "mark": mark} for i, (text, mark) in enumerate((
    ("水蒸气遇冷液化。", "2"), ("空气里的水汽。", "1"), ("瓶子漏水。", "0"),
    ("水蒸气变成液体。", "2"),
    ("遇到冷瓶子。", "1"), ("不知道。", "0"), ("液化成水珠。", "2"), ("空气。", "1")))]  # fmt: skip


def noted(*parts: str) -> Case:
    return case("".join((HEAD, *parts, ASKED)), "data['label']", NOTES)


def quiz(before: str, output: str = "data['answer']") -> Case:
    return case(f"{before}\nQuestion: {{data['q']}}\n{OPTIONS}\nAnswer:", output, QUIZ)


def ware(said: str, output: str = WARE) -> Case:
    return case(f"Return a JSON object for the product.\n{said}\n\nTitle: {{data['title']}}\nJSON:",
                output, WARES)  # fmt: skip


def solved(said: str) -> Case:
    steps = "f\"{data['a']} * {data['b']} = {data['a'] * data['b']}. The answer is "
    return case(f"Solve it. {said}\nProblem: {{data['q']}}\nSolution:",
                steps + "{data['a'] * data['b']}.\"", SUMS,
                processed="str(data['a'] * data['b'])")  # fmt: skip


def score(said: str) -> Case:
    return case(f"Read the sentence and write the final score.\n{said}\n\n"
                "Report: {data['report']}\nScore:", "data['score']", GOALS)  # fmt: skip


LEGEND = "\n".join(MEANINGS) + "\n\n"
HANGING = 'present: the patient has it.\n    Example: "She complains of nausea."\n' + LEGEND[38:]

LONG = "".join(f"{i}. Rule {i} says what to do about case {i}.\n" for i in range(1, 12)) + "\n"

PAIRS = {
    "numbered rules, and bullets above": (
        "few-shot/worked-cue",
        quiz("Question: Which is cold?\n(1) Rome\n(2) Oslo\n(3) Bern\n(4) Lima\nAnswer: 2\n"),
        noted(RULES, BULLETS, "Example\n", SAMPLE, "\n"),
    ),
    "examples that stand close, and the question apart": (
        "few-shot/separator",
        noted(SAMPLE, "\n\n", OTHER_SAMPLE, "\n", SAMPLE.replace("No", "Without"), "\n"),
        noted(LONG, "Examples\n", SAMPLE, OTHER_SAMPLE, "\n### Your note\n\n"),
    ),
    "what labels mean, with examples": (
        "few-shot/other-labels",
        noted(SAMPLE, "\n", SAMPLE.replace("absent", "none"), "\n"),
        noted("一、present：患者有此表现。\n例：发烧。\n二、absent：患者没有。\n例：不痛。\n\n"),
    ),
    "what hangs below a label": (
        "text/indented",
        case(HEAD + "Note: {data['note']}\n        Status:", "data['label']", NOTES),
        noted(LONG, HANGING),
    ),
    "a label within a rule": (
        "few-shot/run-in",
        noted(SAMPLE.rstrip(), " Note: A swollen knee.\nStatus: present\n\n"),
        noted(LEGEND, "1. A wish for more is present: \"I could cough all day.\"\n\n"),
    ),
    "examples in quotes": (
        "few-shot/other-form",
        noted(LEGEND, "Please use snake_case here.\n\n"),
        noted(LEGEND, "style is no label:\n   e.g. \"Please use snake_case here.\"\n\n"),
    ),
    "two that fit": (
        "answer/other-count",
        noted(LEGEND, "Choose one of the two labels.\n\n"),
        noted(LEGEND, "If a note fits two labels, choose the first.\n\n"),
    ),
    "one object on one line": (
        "few-shot/other-form",
        ware("- write each key on its own line"),
        ware("- write one object on one line\n- it is written with double quotes"),
    ),
    "signs around a sign": (
        "few-shot/other-form",
        score("Write no hyphen."),
        score("No spaces around the hyphen."),
    ),
    "a heading below a number": (
        "few-shot/other-count",
        score("Here are three examples.\n\nReport: A beat B.\nScore: 1-3\n\nReport: C beat D.\n"
              "Score: 2-0"),
        score("Example 1\nReport: A beat B.\nScore: 1-3\n\nExample 2\nReport: C won.\nScore: 2-0"),
    ),
    "a heading above a cue": (
        "text/said-again",
        quiz("Answer the the question."),
        quiz("Read all options.\n\nYour question\n"),
    ),
    "what is called in the answer": (
        "few-shot/other-form",
        case("Solve it. Answer with one sentence with the total in a code block.\n"
             "Problem: {data['q']}\nSolution:", WORK, SUMS, num_fewshot=2),
        case("Solve it in two moves:\nGiven - which numbers are there?\nClose - one sentence with"
             " the total\n\nThe total is without a unit.\nProblem: {data['q']}\nSolution:",
             WORK, SUMS, num_fewshot=2),
    ),
    "no words behind the closing sentence": (
        "few-shot/steps-forbidden",
        solved("Don't write any steps."),
        solved("Don't write anything after the result."),
    ),
    "marks of criteria": (
        "text/scanned-digits",
        noted("Judge notes of the last I2 days.\n\n"),
        noted("Criteria\nI1. Age from 40 to 75.\nI2. A visit a month.\n\n"),
    ),
    "levels of a log": (
        "text/note-left",
        case("决定怎么做。DEBUG\n\n日志：{data['log']}\n做法：", "data['do']",
             [{**row, "log": "search stopped"} for row in LOGS], before=""),
        case("决定怎么做。\n- 忽略：等级为 INFO 或 DEBUG\n- 记录：等级为 WARN\n"
             "- 叫醒：等级为 FATAL\n\n日志：{data['log']}\n做法：", "data['do']", LOGS, before=""),
    ),
    "what a mark is given for": (
        "answer/other-names",
        case("评分。请回答“对”或“错”。\n\n作答：{data['said']}\n得分：", "data['mark']", GRADES,
             before=""),
        case("评分。\n2分：写出“液化”或“变成液体”。\n1分：只写出一点。\n0分：都没有写出。\n\n"
             "作答：{data['said']}\n得分：", "data['mark']", GRADES, before=""),
    ),
    "a program that is spoken of": (
        "text/unknown-name",
        noted(LEGEND, "Write the status of {pateint}.\n\n".replace("{", "{{").replace("}", "}}")),
        noted(LEGEND, "* Quotes do not help: f\"... name = '{name}'\" is unsafe.\n\n"
              .replace("{", "{{").replace("}", "}}")),
    ),
    "letters of steps": (
        "answer/letters",
        quiz("a) Look at the place.\nb) Choose.", "data['answer'].lower()"),
        case("E (exact): yes.\nS (similar): nearly.\nC (complement): beside it.\n\nSteps\n"
             "a) What is it?\nb) Is it alike?\nc) Is it used with it?\n\nTitle: {data['title']}\n"
             "Answer:", "'ESC'[len(data['title']) % 3]", WARES),
    ),
    "the letter, and not the text": (
        "answer/letter-asked",
        quiz("写出选项的内容。"),
        quiz("只写选项的字母，不写选项的内容。"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_told(name: str) -> None:
    rule, bad, _ = PAIRS[name]
    assert found(bad, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_is_meant_is_not(name: str) -> None:
    rule, _, good = PAIRS[name]
    assert not loud(good, rule)


SAID = "Please use snake_case.\n\n"


def test_what_a_guideline_seems_to_ask_for_is_a_hint() -> None:
    """One of so many sentences may be read as what it is not; in a short prompt it is a warning."""
    assert loud(noted(LEGEND, SAID), "few-shot/other-form")
    assert found(noted(LONG, LEGEND, SAID), "few-shot/other-form")
    assert not loud(noted(LONG, LEGEND, SAID), "few-shot/other-form")


def test_questions_and_options_make_no_guideline() -> None:
    """Nor do the samples of a prompt that is nothing else."""
    samples = "".join(SAMPLE.replace("infection", f"illness {i}") + "\n" for i in range(12))
    assert loud(noted(samples, SAID), "few-shot/other-form")


@pytest.mark.parametrize(
    ("slip", "rule"), [("wіth a look-alike", "text/look-alike"), ("one\\\\n", "text/escaped")]
)
def test_what_is_no_reading_is_told_as_ever(slip: str, rule: str) -> None:
    assert loud(noted(LONG, LEGEND, f"Judge {slip} alone.\n\n"), rule)


def test_letters_of_a_rows_options_are_told_as_ever() -> None:
    """A guideline has lists of its own, and those that rows bring are not taken for them."""
    shifted = "'BCDE'['ABCD'.index(data['answer'])]"
    assert loud(quiz(LONG, shifted), "answer/letters")
    assert not loud(quiz(LONG), "answer/letters")
