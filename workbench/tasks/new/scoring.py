"""How the answers of a new task are scored: the post-processor and the metrics of its config, by
which each row's own gold, given as the response, is right."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from workbench.answers.extraction import take
from workbench.messages import say
from workbench.scoring.metrics.doc_metric import MetricSpec
from workbench.scoring.metrics.named import gen_metric
from workbench.tasks.new.columns import spelled
from workbench.tasks.new.roles import Proposal
from workbench.tasks.new.row_options import LETTERS
from workbench.tasks.new.shape import Shape
from workbench.tasks.new.sources import (
    closing_of,
    is_chinese,
    joint_of,
    steps_text,
    worked_text,
    writer_of,
)

MOST_LETTERS = 6
"""The post-processor of letters looks for A to F; of more options the first line is the answer."""

LONG = 60
"""Characters of an answer from which on it is compared by its words rather than as a whole."""

_LETTERS_BESIDE = re.compile(r"[\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]{4}")
"""Letters of scripts that put no spaces between words: Thai, Lao, Khmer, Japanese, Chinese."""

Answer: TypeAlias = "tuple[str, tuple[str, ...]]"
"""A response that is right, and the golds of its row."""


@dataclass(frozen=True, slots=True)
class Way:
    """A post-processor, with lm-evaluation-harness's filter of a `pattern` behind it, whose last
    match counts, and the metric, by its type, of what is taken from a response."""

    postprocess: str
    type: str
    pattern: str = ""

    def wrong(self, answers: Sequence[Answer], stops: Sequence[str]) -> list[Answer]:
        """Return those whose response does not score 1."""
        metric, filters = gen_metric(MetricSpec(self.type, self.type)), self.filters
        found: list[Answer] = []
        for response, golds in answers:
            _, extracted = take(response, stops, self.postprocess, filters=filters)
            gold = golds[0] if len(golds) == 1 else golds
            if metric({}, gold, extracted).value != 1:
                found.append((response, golds))
        return found

    @property
    def filters(self) -> tuple[Mapping[str, Any], ...]:
        """The steps of the pattern's filter."""
        step = {"function": "regex", "regex_pattern": self.pattern, "group_select": -1}
        return (step,) if self.pattern else ()

    @property
    def shown(self) -> str:
        """The way as people read it."""
        return f"{self.pattern or self.postprocess or 'general_torch'}, {self.type}"


EXACT, FIRST_LINE = Way("exact_match_post", "exact_match"), Way("until_return_post", "exact_match")
WORDS, NUMBER = Way("", "f1_score"), Way("gsm8k_post", "exact_match")
VALUE = Way("gsm8k_post", "number_match")
HASHES = Way("", "exact_match", r"####[ \t]*(.+)")


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a new task's responses are cut, read and compared. `reasons` say what was chosen, where
    it is not the first that comes to mind for such answers."""

    metric: Mapping[str, Any]
    postprocess: str
    stops: tuple[str, ...]
    filters: tuple[Mapping[str, Any], ...] = ()
    reasons: tuple[str, ...] = ()


def find_scoring(proposal: Proposal, shape: Shape) -> Scoring:
    """Return how answers like these are scored: by the first way, of those for such answers, by
    which every row's own gold is right, else by that of the most rows, with a reason that says
    how many are not."""
    if shape.kind == "code":
        stops = ("\nclass", "\ndef", "\n#", "\nif", "\nprint")
        return Scoring(metric_of("function_execution", "pass@1"), "humaneval_post", stops)
    answers = _answers(proposal, shape)
    stops = _stops(shape, answers)
    ways = _ways(proposal, shape)
    wrong: dict[Way, list[Answer]] = {}
    for way in ways:
        wrong[way] = way.wrong(answers, stops)
        if not wrong[way]:
            break
    chosen = min(wrong, key=lambda way: len(wrong[way]))
    reasons = _reasons(ways[0], chosen, wrong, len(answers))
    if chosen == WORDS and _have_no_spaces(answers):
        reasons = (*reasons, say(
            "f1_score compares what stands between spaces, and most answers have none, so it is 1 "
            "for the same text and 0 for another; chrf compares characters (the extra 'metrics')"
        ))  # fmt: skip
    return Scoring(_metrics(shape, chosen), chosen.postprocess, stops, chosen.filters, reasons)


def metric_of(type_: str, name: str = "accuracy") -> dict[str, Any]:
    """Return a metric as a config has it, under a name."""
    return {name: {"evaluation": {"type": type_}}}


def _metrics(shape: Shape, way: Way) -> dict[str, Any]:
    if way.type == "f1_score":
        return metric_of("f1_score", "f1")
    if shape.kind == "set":
        return {**metric_of(way.type), **metric_of("set_f1", "f1")}
    is_text = shape.kind in ("any", "text") and way not in (NUMBER, VALUE)
    return {**metric_of(way.type), **(metric_of("f1_score", "f1") if is_text else {})}


def _ways(proposal: Proposal, shape: Shape) -> tuple[Way, ...]:
    """Return the ways to score answers like these, the most forgiving first."""
    if shape.kind == "options":
        most = max(map(len, shape.target_scores))
        letter = Way("agieval_single_answer_post", "exact_match")
        return (letter, FIRST_LINE) if most <= MOST_LETTERS else (FIRST_LINE,)
    if shape.kind == "set":
        return Way("until_return_post", "set_match"), Way("", "set_match")
    if shape.mark == "####":
        return NUMBER, HASHES
    if shape.mark == "boxed":
        return (Way("agieval_cloze_post", "exact_match"),)
    column = proposal.columns.get(proposal.roles.answer)
    numbers: tuple[Way, ...] = ()
    if column is not None and shape.kind == "text":
        numbers = {"whole": (NUMBER,), "number": (VALUE, NUMBER)}.get(column.kind, ())
    if proposal.roles.steps and shape.kind == "text":
        told = Way("bbh_post", "exact_match"), Way("bbh_post", "prefix_match")
        return (*numbers, EXACT, *told)
    lengths = [len(gold[0]) for gold in shape.answers if gold]
    if shape.kind != "classes" and not numbers and sum(lengths) > LONG * len(lengths):
        return (WORDS,)
    return (*numbers, EXACT, FIRST_LINE, WORDS)


def _reasons(
    usual: Way, chosen: Way, wrong: Mapping[Way, Sequence[Answer]], total: int
) -> tuple[str, ...]:
    found: list[str] = []
    if chosen == VALUE:
        found.append(
            say("scored by {way}: of numbers the value counts, 0.5 as 0.50", way=chosen.shown)
        )
    if chosen != usual:
        _, golds = wrong[usual][0]
        found.append(
            say(
                "scored by {way}: {usual} would change the gold {gold!r}",
                way=chosen.shown,
                usual=usual.postprocess,
                gold=_short(golds[0]),
            )
        )
    if missed := wrong[chosen]:
        found.append(
            say(
                "by {way} the gold itself, as the response, scores 0 in {n} of {total} rows, such "
                "as {gold!r}: set postprocess or metric in the config",
                way=chosen.shown,
                n=len(missed),
                total=total,
                gold=_short(missed[0][1][0]),
            )
        )
    return tuple(found)


def _have_no_spaces(answers: Sequence[Answer]) -> bool:
    """Say whether most answers are a text in which nothing parts words."""
    lines = [line for _, golds in answers for line in golds[0].splitlines() if line.strip()]
    joined = sum(len(line.split()) == 1 for line in lines)
    return 2 * joined > len(lines) and any(_LETTERS_BESIDE.search(line) for line in lines)


def _short(text: str) -> str:
    return text if len(text) <= LONG else text[: LONG - 1] + "…"


# -- responses that are right ------------------------------------------------------------------


def _answers(proposal: Proposal, shape: Shape) -> list[Answer]:
    """Return the responses that the transform's `output` has, with their golds; one for each gold
    where any counts."""
    if shape.target_scores and shape.kind in ("options", "set"):
        return [(text, (text,)) for text in map(_letters, shape.target_scores, shape.answers)]
    if shape.kind == "set":
        return [(text, (text,)) for text in map(joint_of(shape).join, shape.answers)]
    column = proposal.columns.get(proposal.roles.answer)
    if column is None or shape.kind in ("any", "classes"):
        return [(gold, golds) for golds in shape.answers for gold in golds]
    steps = proposal.columns.get(proposal.roles.steps)
    worked = column.values if steps is None or shape.mark else steps.values
    closing = closing_of(is_chinese([proposal.columns[p] for p in proposal.roles.question]))
    write, found = writer_of(column), list[Answer]()
    for value, work, golds in zip(column.values, worked, shape.answers, strict=True):
        if golds and shape.mark:
            found.append((worked_text(spelled(value), golds[0], shape.mark), golds))
        elif golds:
            text = write(value)
            told = steps_text(spelled(work)) + " " + closing.format(answer=text)
            found.append((told if steps is not None else text, (text,)))
    return found


def _letters(scores: Mapping[str, int], golds: Sequence[str]) -> str:
    """Return the letters of the right options, as a prompt lists them."""
    return ", ".join(LETTERS[place] for place, text in enumerate(scores) if text in golds)


# -- how a response is generated ---------------------------------------------------------------


def _stops(shape: Shape, answers: Sequence[Answer]) -> tuple[str, ...]:
    """Return the stop sequence, the shortest one that stands in no answer."""
    is_long = shape.kind in ("marked", "text", "dialogue", "any")
    for stop in ("\n\n",) if is_long else ("\n", "\n\n"):
        if not any(stop in response.strip() for response, _ in answers):
            return (stop,)
    return ()


def max_tokens(shape: Shape) -> int:
    """Return how many tokens a response to such a task may have."""
    lengths = sorted(len(text) for gold in shape.answers for text in gold[:1])
    longest = 1024 if shape.kind in ("marked", "code") else lengths[len(lengths) * 9 // 10]
    return max(16, min(1024, 32 * round((longest + 16) / 32)))
