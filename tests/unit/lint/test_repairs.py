"""Repairs: a prompt without the fault is what a proof scores against."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.lint.cases import ROWS, Case, returns
from tests.unit.lint.test_kinds import KINDS
from tests.unit.lint.test_rules import CASES
from workbench.lint.check import check
from workbench.lint.prove import repaired, repaired_decoding
from workbench.lint.rules import RULES
from workbench.prompts.chat import turns_in_template
from workbench.types import Decoding, Rendered, RenderSettings

REPAIRED = [rule.name for rule in RULES if rule.repair]
NOT_REPAIRED = [rule.name for rule in RULES if not rule.repair]
TWO = RenderSettings(num_fewshot=2)


def first(case: Case, rule: str) -> tuple[Rendered, Rendered]:
    """Return the first doc as it is, and repaired."""
    subject = case.subject()
    item = subject.rendered[0]
    return item, repaired(rule, subject, item)


@pytest.mark.parametrize("rule", REPAIRED)
def test_a_repair_takes_its_fault_out(rule: str) -> None:
    """The repaired prompts have no finding of the rule."""
    subject = CASES[rule][0].subject()
    outputs = tuple(one.response for one in subject.imitations)
    fixed = replace(
        subject,
        items=tuple(repaired(rule, subject, item) for item in subject.rendered),
        decoding=repaired_decoding(rule, subject.decoding, outputs),
    )
    assert rule in {finding.rule for finding in check(subject)}
    assert rule not in {finding.rule for finding in check(fixed)}


@pytest.mark.parametrize("rule", [rule for rule in REPAIRED if rule != "answer/leaked"])
def test_a_repair_leaves_other_prompts_alone(rule: str) -> None:
    """A near miss is the same byte for byte. (Only all docs together tell that answers leak.)"""
    subject = CASES[rule][1].subject()
    for item in subject.rendered:
        fixed = repaired(rule, subject, item)
        assert (fixed.prompt.text, fixed.choices) == (item.prompt.text, item.choices)
    assert repaired_decoding(rule, subject.decoding, ()) == subject.decoding


@pytest.mark.parametrize("rule", NOT_REPAIRED)
def test_a_fault_without_a_repair_stays(rule: str) -> None:
    """What only a person can put right is left as it is."""
    faults = [CASES[rule][0]] if rule in CASES else [f for of, f, _ in KINDS.values() if of == rule]
    assert faults
    for subject in (fault.subject() for fault in faults):
        for item in subject.rendered:
            assert repaired(rule, subject, item) is item


def test_a_trailing_space_moves_to_the_answer() -> None:
    """With shots the text of a whole example stays the same; only the last input ends earlier."""
    case = Case(returns("f\"{data['question']}\\nAnswer: \"", "data['answer']"), settings=TWO)
    item, fixed = first(case, "text/trailing-space")
    assert fixed.prompt.text == item.prompt.text.removesuffix(" ")


def test_behind_a_newline_a_trailing_space_is_dropped() -> None:
    """A line does not begin with a space: the choice follows the newline."""
    source = returns("f\"{data['question']}\\nAnswer:\\n \"", "data['answer']")
    item, fixed = first(Case(source, method="ppl"), "text/trailing-space")
    assert fixed.prompt.text == item.prompt.text.removesuffix(" ")
    assert (fixed.choices, fixed.target_delimiter) == (item.choices, "")


def test_a_space_that_an_option_lacks_becomes_the_delimiter() -> None:
    """The choices stay as they are, so what divides by their characters is comparable."""
    case = Case(returns("f\"{data['question']}\\nAnswer:\"", "data['answer']"), method="ppl")
    item, fixed = first(case, "text/missing-space")
    assert (fixed.choices, fixed.target_delimiter) == (item.choices, " ")


def test_an_option_that_loses_its_space_keeps_its_score() -> None:
    """The target_scores are those of the texts that are scored."""
    rows = tuple({**row, "target_scores": {" a": 1, " b": 0}} for row in ROWS)
    case = Case(returns("f\"{data['question']}\\n\""), rows, method="ppl")
    _, fixed = first(case, "text/double-space")
    assert fixed.choices == ("a", "b")
    assert fixed.doc.data["target_scores"] == {"a": 1, "b": 0}


def test_the_placeholders_of_shots_get_the_shots_values() -> None:
    """Each example is filled from its own row."""
    case = Case(returns("'Question: {question}\\nAnswer:'"), settings=TWO)
    _, fixed = first(case, "text/placeholder")
    assert fixed.prompt.text == filled_in(fixed)


def filled_in(item: Rendered) -> str:
    """Return what the prompt would be if the transform filled the question in."""
    subject = Case(settings=TWO).subject()
    return subject.docs[item.doc.id].prompt.text


def test_only_the_leaking_shots_are_left_out() -> None:
    """The others keep their order."""
    case = Case(settings=RenderSettings(num_fewshot=3, sampler="freeeval"))
    subject = case.subject()
    shots = subject.rendered[0].shot_ids
    own = subject.docs[shots[1]]
    fixed = repaired("few-shot/own-doc", subject, own)
    left = [s.doc_id for s in fixed.prompt.segments if s.kind == "shot_input"]
    assert left == [shots[0], shots[2]]
    assert fixed.prompt.text.count("\n\n") == 2


def test_a_leaking_shot_is_left_out_where_nothing_parts_the_shots() -> None:
    """What stands before the shots stays before them."""
    settings = RenderSettings(num_fewshot=3, sampler="freeeval", separator="", description="Go.")
    subject = Case(settings=settings).subject()
    own = subject.docs[subject.rendered[0].shot_ids[1]]
    fixed = repaired("few-shot/own-doc", subject, own)
    shot = own.example.input + own.example.output
    assert fixed.prompt.text == own.prompt.text.replace(shot, "")


def test_the_turns_of_a_chat_keep_their_order() -> None:
    """What a chat template puts between a shot's input and its output stays there."""
    subject = Case(settings=TWO).subject()
    item = subject.rendered[0]
    prompt = turns_in_template(
        item.prompt, lambda turns: "".join(f"<{turn['content']}>" for turn in turns)
    )
    turned = replace(item, prompt=prompt)
    assert repaired("text/invisible", subject, turned).prompt.text == prompt.text


def test_only_the_stop_sequences_that_cut_are_dropped() -> None:
    """The others go on stopping."""
    decoding = Decoding(until=("\n\n", "###"))
    outputs = ("one\n\ntwo", "three")
    assert repaired_decoding("answer/stopped-early", decoding, outputs).until == ("###",)
    assert repaired_decoding("text/invisible", decoding, outputs) == decoding
