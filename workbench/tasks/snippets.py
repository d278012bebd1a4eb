"""The usual shapes of a transform, written for the fields that the rows have.

A shape is a whole transform; a fragment is an expression that stands within one, where `data` is
the row and `r` the stream of draws. Each runs as it stands, on every row that has what it needs.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from workbench.prompts.fields import Field
from workbench.types import Method

TransformShape = Literal["gen", "ppl", "cot", "letter", "text"]
Fragment = Literal["gold", "options", "lettered", "listed", "gold_letter", "shuffled"]

QUESTIONS = ("question", "problem", "query", "input", "text", "sentence", "prompt")
ANSWERS = ("answer", "label", "target", "gold", "output")
STEPS = ("steps", "rationale", "reasoning", "cot_content", "explanation", "solution")
"""The names under which datasets keep a question, an answer, and steps to it; likeliest first."""


@dataclass(frozen=True, slots=True)
class Snippet:
    """A piece of source. `missing` is a field that it needs and the rows lack, "" if there is
    none such."""

    id: TransformShape | Fragment
    source: str
    missing: str = ""


_HEAD = """\
import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
"""

_GEN = """\
    text = f"Question: {data['question']}\\nAnswer:"
    correct_answer = data["answer"]
    return {
        "input": text,
        "output": " " + correct_answer,
        "processed_output": correct_answer,
    }
"""

_PPL = """\
    # Each key of target_scores is scored directly after this text.
    text = f"Question: {data['question']}\\nAnswer:\\n"
    correct_answer = max(data["target_scores"], key=data["target_scores"].get)
    return {
        "input": text,
        "output": correct_answer,
        "processed_output": correct_answer,
    }
"""

_COT = """\
    question, answer = data[QUESTION], data[ANSWER]
    # What leads to the answer; a shot shows it before the answer itself.
    steps = data.get(STEPS) or ""
    worked = f" {steps}" if steps else ""
    return {
        "input": f"Question: {question}\\nAnswer: Let's think step by step.",
        "output": f"{worked} The answer is {answer}.",
        "processed_output": str(answer),
    }
"""

_LETTER = """\
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    question, scores = data[QUESTION], data["target_scores"]
    options = list(scores)
    listed = "\\n".join(f"{letter}. {option}" for letter, option in zip(letters, options))
    correct_letter = letters[options.index(max(options, key=scores.get))]
    return {
        "input": f"Question: {question}\\n{listed}\\nAnswer:",
        "output": " " + correct_letter,
        "processed_output": correct_letter,
    }
"""

_TEXT = """\
    question, scores = data[QUESTION], data["target_scores"]
    listed = "\\n".join(f"- {option}" for option in scores)
    correct_option = max(scores, key=scores.get)
    return {
        "input": f"Question: {question}\\nOptions:\\n{listed}\\nAnswer:",
        "output": " " + correct_option,
        "processed_output": correct_option,
    }
"""

STARTERS: Mapping[Method, str] = {"gen": _HEAD + _GEN, "ppl": _HEAD + _PPL}
"""What a draft starts from where a method has no version yet."""

_LETTERS = '"ABCDEFGHIJKLMNOPQRSTUVWXYZ"'
_SCORES = 'data["target_scores"]'

_FRAGMENTS: Mapping[Fragment, str] = {
    "gold": f"max({_SCORES}, key={_SCORES}.get)",
    "options": f"list({_SCORES})",
    "lettered": f'"\\n".join(f"{{letter}}. {{option}}" for letter, option in '
    f"zip({_LETTERS}, {_SCORES}))",
    "listed": f'"\\n".join(f"- {{option}}" for option in {_SCORES})',
    "gold_letter": f"{_LETTERS}[list({_SCORES}).index(max({_SCORES}, key={_SCORES}.get))]",
    "shuffled": f"r.sample(list({_SCORES}), k=len({_SCORES}))",
}


def shapes(fields: Sequence[Field]) -> tuple[Snippet, ...]:
    """Return the whole transforms, on the fields that hold question, answer and steps."""
    question = _first(QUESTIONS, fields) or _first_text(fields) or "question"
    answer = _first(ANSWERS, fields) or "answer"
    sources: dict[TransformShape, str] = {
        "gen": _starter("gen", question, _value(answer, fields)),
        "ppl": _starter("ppl", question, ""),
        "cot": _HEAD + _COT,
        "letter": _HEAD + _LETTER,
        "text": _HEAD + _TEXT,
    }
    names = {"QUESTION": question, "ANSWER": answer, "STEPS": _first(STEPS, fields) or STEPS[0]}
    found: list[Snippet] = []
    for id, source in sources.items():
        for mark, name in names.items():
            literal = json.dumps(name, ensure_ascii=False)
            source = source.replace(f"[{mark}]", f"[{literal}]").replace(
                f"({mark})", f"({literal})"
            )
        wanted = answer if id in ("gen", "cot") else "target_scores"
        found.append(Snippet(id, source, _missing((question, wanted), fields)))
    return tuple(found)


def fragments(fields: Sequence[Field]) -> tuple[Snippet, ...]:
    """Return the expressions about a row's options."""
    missing = _missing(("target_scores",), fields)
    return tuple(Snippet(id, source, missing) for id, source in _FRAGMENTS.items())


def _value(answer: str, fields: Sequence[Field]) -> str:
    """Return the expression for an answer: as a text, whatever the rows hold."""
    literal = f"data[{json.dumps(answer, ensure_ascii=False)}]"
    is_text = all(field.type == "str" for field in fields if field.name == answer)
    return literal if is_text else f"str({literal})"


def _starter(method: Method, question: str, answer: str) -> str:
    text = STARTERS[method]
    # Within an f-string's braces a name cannot be spelled with quotes or backslashes.
    if question.isprintable() and not set(question) & set("'\"\\{}"):
        text = text.replace("data['question']", f"data['{question}']")
    return text.replace('data["answer"]', answer)


def _missing(names: Sequence[str], fields: Sequence[Field]) -> str:
    filled = {field.name for field in fields if field.value or not isinstance(field.value, dict)}
    return next((name for name in names if name not in filled), "")


def _first(names: Sequence[str], fields: Sequence[Field]) -> str:
    there = {field.name for field in fields}
    return next((name for name in names if name in there), "")


def _first_text(fields: Sequence[Field]) -> str:
    texts = (field.name for field in fields if field.type == "str" and field.name not in ANSWERS)
    return next(texts, "")
