"""How prompts are laid out, asked to reason, and answered in steps.

Like the problems, these are by an author who had not read the training's generators. A frame lays
out one example and joins examples; a cue asks for reasoning; a style writes steps; a closing
states the answer after them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

Step = dict[str, str]  # texts that a style's templates are filled in with


@dataclass(frozen=True)
class Frame:
    """An example is head, question, label, gap, response; separators stand between examples.

    `{n}` in the head is the example's number. The response ends before `stop`, with which the
    separator begins (where a separator is one line break, with the next example's label).
    """

    head: str
    label: str
    gap: str = " "
    separator: str = "\n\n"
    stop: str = "\n\n"
    top: str = ""


FRAMES: dict[str, Frame] = {
    "qa": Frame("Q: ", "\nA:"),
    "qa_tight": Frame("Q: ", "\nA:", separator="\n", stop="\nQ:"),
    "qa_told": Frame("Q: ", "\nA:", top="Answer the last question as the others are answered.\n\n"),
    "question_answer": Frame("Question: ", "\nAnswer:"),
    "question_answer_tight": Frame(
        "Question: ",
        "\nAnswer:",
        separator="\n",
        stop="\nQuestion:",
        top="Solve these problems.\n",
    ),
    "answer_below": Frame("Question: ", "\nAnswer:", gap="\n"),
    "bare": Frame("", "", gap="\n"),
    "bare_inline": Frame("", ""),
    "bare_arrow": Frame("", "\n=>"),
    "numbered": Frame("{n}. ", "\nAnswer:"),
    "exercise": Frame("Exercise {n}: ", "\nSolution:", top="Homework, week 3\n\n"),
    "headings": Frame("### Problem {n}\n", "\n### Solution", gap="\n"),
    "bold": Frame("**Problem.** ", "\n**Solution.**"),
    "input_output": Frame("Input: ", "\nOutput:", separator="\n", stop="\nInput:"),
    "user_assistant": Frame("User: ", "\nAssistant:", separator="\n", stop="\nUser:"),
    "teacher_pupil": Frame("Teacher: ", "\nPupil:", top="A lesson at school.\n\n"),
    "full_width": Frame("Q：", "\nA：", gap=""),
    "chinese": Frame("问：", "\n答：", gap="", separator="\n", stop="\n问："),
    "tabs": Frame("Q:\t", "\nA:", gap="\t"),
    "rule": Frame("Question: ", "\nAnswer:", separator="\n---\n", stop="\n---"),
    "long_rule": Frame("Task: ", "\nResult:", separator="\n==========\n", stop="\n====="),
    "brackets": Frame("[Q] ", "\n[A]", separator="\n", stop="\n[Q]"),
    "tags": Frame("<q>", "</q>\n<a>", gap="", separator="</a>\n", stop="</a>"),
}


@dataclass(frozen=True)
class Cue:
    """Words that ask for reasoning, after the question or where the answer begins."""

    text: str
    after_question: bool = False


CUES: dict[str, Cue] = {
    "none": Cue(""),
    "step_by_step": Cue("Let's think step by step."),
    "work_out": Cue("Let's work this out carefully."),
    "one_at_a_time": Cue("One thing at a time."),
    "reasoning": Cue("Reasoning:"),
    "working": Cue("Working:"),
    "slowly": Cue("Let me go through it slowly."),
    "see": Cue("Let's see."),
    "first_the_steps": Cue("First the steps, then the result:"),
    "show_work": Cue("Show your work.", after_question=True),
    "explain": Cue("Explain how you get there.", after_question=True),
    "think_first": Cue("Think before you answer.", after_question=True),
    "with_steps": Cue("(with all steps, please)", after_question=True),
}


@dataclass(frozen=True)
class Closing:
    """What states the answer after the steps: text around it, perhaps on a line of its own."""

    before: str
    after: str = ""
    line: bool = False


CLOSINGS: dict[str, Closing] = {
    "answer_is": Closing("The answer is ", "."),
    "so_answer_is": Closing("So the answer is ", "."),
    "hashes": Closing("#### ", line=True),
    "so": Closing("So ", "."),
    "label": Closing("Answer: ", line=True),
    "final": Closing("Final answer: ", ".", line=True),
    "therefore": Closing("Therefore ", "."),
    "equals": Closing("= ", line=True),
    "result": Closing("Result: "),
    "boxed": Closing("\\boxed{", "}", line=True),
    "bare": Closing("", line=True),
}


@dataclass(frozen=True)
class Style:
    """Templates of a chain of steps: a lead from the first step, each step, an end from the last.

    Their places are a step's texts, and `{n}`, the number of the step.
    """

    step: str
    join: str
    lead: str = ""
    end: str = ""

    @property
    def lines(self) -> bool:
        """Whether every step has a line."""
        return "\n" in self.join


_COUNTED: dict[str, Style] = {
    "equations": Style("{before}{sign}{change}={after}", ". ", end="."),
    "spaced_lines": Style("{before} {sign} {change} = {after}", "\n"),
    "chain": Style("{sign}{change}={after}", "", lead="{before}", end="."),
    "arrows": Style(" -> {after}", "", lead="{before}", end="."),
    "totals": Style("{after}", ", ", lead="{before}, ", end="."),
    "totals_lines": Style("{after}", "\n", lead="{before}\n"),
    "notes": Style("{sign}{change} -> {after}", "\n"),
    "notes_inline": Style("{sign}{change} ({after})", ", ", lead="{before}, ", end="."),
    "then": Style("then {sign}{change} is {after}", ", ", lead="Start with {before}, ", end="."),
    "numbered": Style("{n}) {before}{sign}{change}={after}", "\n"),
    "steps": Style("Step {n}: {before} {sign} {change} = {after}.", " "),
    "so_far": Style("{sign}{change}, so far {after}", "; ", lead="{before}; ", end="."),
}
STYLES: dict[str, dict[str, Style]] = {
    "sums": {
        **_COUNTED,
        "make": Style("{before} and {change} make {after}", ". ", end="."),
        "gives": Style("Adding {change} to {before} gives {after}.", " "),
    },
    "ups_and_downs": {
        **_COUNTED,
        "words": Style("{before} {word} {change} is {after}", ". ", end="."),
        "moves": Style("{move} {change} to {after}", ", ", lead="From {before} ", end="."),
    },
    "coins": {
        "sentences": Style("{name} {deed}: {after}", ". ", end="."),
        "arrows": Style(" -> {after}", "", lead="{before}", end="."),
        "lines": Style("{name} -> {after}", "\n"),
        "after_each": Style("After {name} it is {after}.", " "),
        "from_to": Style("{name}: {before} to {after}", "; ", end="."),
        "numbered": Style("{n}. {name} {deed}, {after} up", "\n"),
        "then": Style("Then {name} {deed}, so {after}.", " ", lead="It starts {before}. "),
        "letters": Style(" {short}", "", lead="{short_before}", end="."),
        "counting": Style(
            "{name} {count}", ", ", lead="Flips: ", end=". {count} flips from {start}."
        ),
        "states": Style("{after}", ", ", lead="{before}, ", end="."),
    },
    "swaps": {
        "sentences": Style("{first} and {second} swap: {after} has the {thing}.", " "),
        "arrows": Style(" -> {after}", "", lead="{before}", end="."),
        "state_lines": Style("{first}, {second} | {state}", "\n"),
        "states": Style("({state})", " ", lead="({state_before}) "),
        "things": Style("{things}", "\n"),
        "notes": Style("{first}<->{second}: {after}", "\n"),
        "numbered": Style("{n}. {after} has it", "\n"),
        "then": Style("then {after}", ", ", lead="First {before} has the {thing}, ", end="."),
        "events": Style("The {thing} {event} {after}.", " "),
    },
    "shopping": {
        "equations": Style("{count}*{price}={cost}", ". ", end=". {sum}={after}."),
        "times_lines": Style("{count} × {price} = {cost}", "\n", end="\n{sum} = {after}"),
        "words": Style("{count} {thing} cost {cost}", ", ", end=". That makes {after}."),
        "running": Style("{thing} {cost}, total {after}", "; ", end="."),
        "arrows": Style("{thing}: {cost} -> {after}", "\n"),
        "numbered": Style("{n}. {count}x{price}={cost}", "\n", end="\n{sum}={after}"),
        "then": Style("{count} times {price} is {cost}", ", then ", end=", all together {after}."),
        "notes": Style("{thing} {cost}", "\n", end="\n+ {after}"),
        "one_line": Style("{count}×{price}", " + ", end=" = {sum} = {after}."),
        "pays": Style("For {thing}: {count} * {price} = {cost}.", " ", end=" Sum {after}."),
    },
    "last_letters": {
        "sentences": Style("The last letter of {word} is {letter}.", " "),
        "arrows": Style("{word} -> {letter}", "\n"),
        "colons": Style("{word}: {letter}", ", ", end="."),
        "ends_in": Style("{word} ends in {letter}", ", ", end="."),
        "dashes": Style("{letter}", "-", end="."),
        "growing": Style("{so_far}", ", ", end="."),
        "growing_lines": Style("{word} {so_far}", "\n"),
        "numbered": Style("{n}. {letter} ({word})", "\n"),
        "then": Style("then {letter} from {word}", ", ", lead="Letters: ", end="."),
    },
}

_NUMBER, _NAME, _FACE = r"\d+", r"[^\W\d_]+", r"(?:heads|tails)"
_THING = rf"{_NAME}(?: {_NAME})?"
_HELD = rf"{_NAME}: {_THING}"
_STATE = rf"{_HELD}(?:, {_HELD})+"
_COUNTS = {
    "before": _NUMBER,
    "change": _NUMBER,
    "after": _NUMBER,
    "sign": r"[+-]",
    "word": r"(?:plus|minus)",
    "move": r"(?:up|down)",
}
_PLACES: dict[str, dict[str, str]] = {
    "sums": _COUNTS,
    "ups_and_downs": _COUNTS,
    "coins": {
        "name": _NAME,
        "deed": r"[^\n.:;,]+",
        "before": _FACE,
        "after": _FACE,
        "start": _FACE,
        "short_before": "[HT]",
        "short": "[HT]",
        "count": _NUMBER,
    },
    "swaps": {
        "first": _NAME,
        "second": _NAME,
        "thing": _THING,
        "before": _NAME,
        "after": _NAME,
        "event": r"(?:goes to|stays with)",
        "state_before": _STATE,
        "state": _STATE,
        "things": rf"{_THING}(?:/{_THING})+",
    },
    "shopping": {
        "thing": _NAME,
        "count": _NUMBER,
        "price": _NUMBER,
        "cost": _NUMBER,
        "after": _NUMBER,
        "sum": r"\d+(?:\+\d+)+",
    },
    "last_letters": {"word": _NAME, "letter": r"[^\W\d_]", "so_far": _NAME},
}
ANSWERS: dict[str, str] = {
    "sums": _NUMBER,
    "coins": "(?:yes|no)",
    "swaps": _NAME,
    "shopping": _NUMBER,
    "ups_and_downs": _NUMBER,
    "last_letters": _NAME,
}


def solution(style: Style, closing: Closing, steps: Sequence[Step], answer: str) -> str:
    """Steps in a style, and the answer in a closing."""
    numbered = [{**step, "n": str(at)} for at, step in enumerate(steps, 1)]
    chain = style.join.join(style.step.format(**step) for step in numbered)
    lead, end = style.lead.format(**numbered[0]), style.end.format(**numbered[-1])
    between = _between(style, closing)
    return f"{lead}{chain}{end}{between}{closing.before}{answer}{closing.after}"


def _between(style: Style, closing: Closing) -> str:
    return "\n" if style.lines or closing.line else " "


def _expression(template: str, places: dict[str, str]) -> str:
    """What a template's text matches, whatever is in its places."""
    parts = re.split(r"\{(\w+)\}", template)
    odd = [{**places, "n": _NUMBER}[name] for name in parts[1::2]]
    even = [re.escape(text) for text in parts[::2]]
    return "".join(text + place for text, place in zip(even, [*odd, ""], strict=True))


@cache
def chain(family: str, style: str, closing: str) -> re.Pattern[str]:
    """A chain of two steps or more in a style, up to the answer that a closing states.

    Without a closing's name the chain may go on in any way.
    """
    written, places = STYLES[family][style], _PLACES[family]
    step, join = _expression(written.step, places), re.escape(written.join)
    ends = _expression(written.lead, places), _expression(written.end, places)
    pattern = rf"\s*{ends[0]}{step}(?:{join}{step})+{ends[1]}"
    if closing:
        states = CLOSINGS[closing]
        between = re.escape(_between(written, states))
        pattern += rf"{between}{re.escape(states.before)}\S+"
    return re.compile(pattern)


@cache
def statement(closing: str, answer: str = r"\S+") -> re.Pattern[str]:
    """The place where a closing states an answer, which is the match's only group."""
    states = CLOSINGS[closing]
    start = "^" if states.line else r"(?<!\S)"
    return re.compile(rf"{start}{re.escape(states.before)}[$€£¥₹ ]*({answer})", re.MULTILINE)
