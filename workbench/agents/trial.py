"""Which texts of an agent are fit to be scored: those that win by the prompt alone.

Whoever is judged by a score finds ways to it that are none of a better prompt: another gold answer,
the right answer in the question, a row that fails and so is not counted. They are refused before
anything is scored, with the reason.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from workbench.analysis.report import Report
from workbench.analysis.scores import score_of
from workbench.lint.first import errors_in
from workbench.prompts.transform import TransformRunner
from workbench.runs.plan import Plan, make_examples
from workbench.types import Doc, Example, Rendered, RenderFailure

NAMED = 3
"""So many rows, or faults, are named in a reason."""

LOOKED_AT = 100
"""So many rows are asked whether a prompt tells the right answer."""

Items = Sequence[Rendered | RenderFailure]


def why_unfit(
    yours: Plan, theirs: Plan, items: tuple[Items, Items], runner: TransformRunner
) -> str:
    """Return why a plan is no fair variant of yours, "" where it is one; `items` are the prompts
    of both on the same rows."""
    own = {item.doc.id: item for item in items[0]}
    for item in items[1]:
        if isinstance(item, RenderFailure) and isinstance(own[item.doc.id], Rendered):
            found = item.diagnostic
            where = f", line {found.line}" if found.line else ""
            return f"row {item.doc.id} has no prompt{where}: {found.type}: {found.message}"
    pairs = [(own[item.doc.id], item) for item in items[1]]
    made = [(a, b) for a, b in pairs if isinstance(a, Rendered) and isinstance(b, Rendered)]
    is_gen = yours.config.method == "gen"
    if moved := [b.doc.id for a, b in made if _gold(a, is_gen=is_gen) != _gold(b, is_gen=is_gen)]:
        return f"it changes what counts as right, on {_named(moved)}"
    rules = {fault.partition(":")[0] for fault in errors_in(yours, items[0], runner)}
    found = [e for e in errors_in(theirs, items[1], runner) if e.partition(":")[0] not in rules]
    if found:
        return "the linter finds errors: " + "; ".join(found[:NAMED])
    docs = _some([b.doc for _, b in made], theirs.source_sha256)
    told = _that_tell(theirs, docs, runner)
    if told and not _that_tell(yours, docs, runner):
        return f"its question depends on which answer is right, on {_named(told)}"
    return ""


def why_unjudged(yours: Report, theirs: Report) -> str:
    """Return why two runs that pair are not compared: rows that have a score in yours and none in
    the other, "" where there is none."""
    name = next(iter(yours.metrics), "")
    own, other = (
        {row.doc_id: score_of(row, name) for row in report.counted()} for report in (yours, theirs)
    )
    both = own.keys() & other.keys()
    lost = [i for i in both if own[i] == own[i] and other[i] != other[i]]
    return f"it has no score on {_named(lost)}, where yours has one" if lost else ""


def _gold(item: Rendered, *, is_gen: bool) -> object:
    return item.example.processed_output if is_gen else (item.gold, len(item.choices))


def _some(docs: Sequence[Doc], seed: str) -> Sequence[Doc]:
    """Return the docs to look at: others for each text, so that none can be written for them."""
    return docs if len(docs) <= LOOKED_AT else random.Random(seed).sample(list(docs), LOOKED_AT)


def _swapped(docs: Sequence[Doc]) -> Iterator[tuple[Doc, Doc]]:
    """Yield docs, each with itself as it were if another answer were right."""
    answers = list(dict.fromkeys(repr(doc.data.get("answer")) for doc in docs))
    values = {repr(doc.data.get("answer")): doc.data.get("answer") for doc in docs}
    for doc in docs:
        data = dict(doc.data)
        own = answers.index(repr(data.get("answer")))
        if "answer" in data and len(answers) > 1:
            data["answer"] = values[answers[(own + 1) % len(answers)]]
        if isinstance(scores := data.get("target_scores"), Mapping):
            data["target_scores"] = _rotated(scores)
        if data != doc.data:
            yield doc, replace(doc, data=data)


def _rotated(scores: Mapping[str, Any]) -> dict[str, Any]:
    values = list(scores.values())
    return dict(zip(scores, values[-1:] + values[:-1], strict=True))


def _that_tell(plan: Plan, docs: Sequence[Doc], runner: TransformRunner) -> list[int]:
    """Return the docs whose question is another where another answer is right. A doc that the code
    fails on as it were then, since it doesn't hang together, tells nothing."""
    pairs = list(_swapped(docs))
    if not pairs:
        return []
    own, other = (
        make_examples(plan, [pair[side] for pair in pairs], runner, like=[doc for doc, _ in pairs])
        for side in (0, 1)
    )
    return [
        doc.id
        for (doc, _), one, two in zip(pairs, own, other, strict=True)
        if isinstance(one, Example)
        and isinstance(two, Example)
        and (one.input, one.turns) != (two.input, two.turns)
    ]


def _named(ids: Iterable[int]) -> str:
    found = sorted(ids)
    some = ", ".join(map(str, found[:NAMED]))
    return f"{len(found)} rows ({some}{', …' if len(found) > NAMED else ''})"
