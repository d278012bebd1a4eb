"""Prompts with a fault, and near misses without: what the rules of the linter are held to.

Each source is run here as it is, without a process of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from workbench.answers.postprocess import cut_before, postprocessor
from workbench.lint.check import check
from workbench.lint.finding import Finding
from workbench.lint.rules import RULES, STALE
from workbench.lint.subject import Graded, Subject
from workbench.prompts.dataset import gold_indices, target_scores
from workbench.prompts.fewshot import choose_shots
from workbench.prompts.prompt import assemble
from workbench.prompts.samplers.pool import Pool
from workbench.types import (
    Decoding,
    Diagnostic,
    Doc,
    Example,
    Rendered,
    RenderFailure,
    RenderSettings,
)

ROWS: tuple[Mapping[str, Any], ...] = tuple(
    {
        "question": f"Which card did player {i} draw?",
        "target_scores": {str(2 * i + 1): i % 2, str(2 * i + 2): 1 - i % 2},
        "answer": str(2 * i + 2 - i % 2),
        "steps": f"Player {i} drew the card {2 * i + 2 - i % 2}.",
    }
    for i in range(12)
)
"""Twelve questions with two options; the right one is first and second by turns."""

HEAD = "def transform(data, num_sample, r, dataset_name):\n"


def returns(
    text: str = "f\"Question: {data['question']}\\nAnswer:\"",
    output: str = "' ' + data['answer']",
    processed: str = "data['answer']",
    *,
    before: str = "",
) -> str:
    """Return the source of a transform; its arguments are Python expressions, and `before` lines
    of its body, indented."""
    return (
        f"{HEAD}{before}    text = {text}\n    answer = {output}\n"
        f'    return {{"input": text, "output": answer, "processed_output": {processed}}}\n'
    )


@dataclass(frozen=True)
class Case:
    """What is linted; what it leaves out is that of a prompt without a fault."""

    source: str = field(default_factory=returns)
    rows: Sequence[Mapping[str, Any]] = ROWS
    method: Any = "gen"
    settings: RenderSettings = field(default_factory=RenderSettings)
    until: tuple[str, ...] = ("\n\n",)
    postprocess: str = "until_return_post"
    shots: Sequence[Mapping[str, Any]] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)

    def subject(self) -> Subject:
        """Return its prompts as the linter sees them; `facts` are further fields of that."""
        docs = [Doc(i, row) for i, row in enumerate(self.rows)]
        own = [example_of(self.source, doc, self.settings) for doc in docs]
        pool, made = Pool(docs), dict(enumerate(own))
        if self.shots:
            pool = Pool([Doc(i, row) for i, row in enumerate(self.shots)], separate=True)
            made = {doc.id: example_of(self.source, doc, self.settings) for doc in pool.docs}
        items = [self._item(doc, e, pool, made) for doc, e in zip(docs, own, strict=True)]
        separate = {d.id: (d, e) for d in pool.docs if isinstance(e := made[d.id], Example)}
        subject = Subject(
            items=tuple(items),
            method=self.method,
            source=self.source,
            settings=self.settings,
            decoding=Decoding(until=self.until),
            dataset_name="add_add_gen",
            separate=bool(self.shots),
            shots=separate if self.shots else {},
            grade=self.grade,
        )
        return replace(subject, **self.facts)

    def _item(
        self, doc: Doc, example: Example | Diagnostic, pool: Pool, made: Mapping[int, Any]
    ) -> Rendered | RenderFailure:
        if isinstance(example, Diagnostic):
            return RenderFailure(doc, example)
        shots = [(s.id, made[s.id]) for s in choose_shots(pool, doc, self.settings)]
        targets = target_scores(doc)
        return Rendered(
            doc=doc,
            example=example,
            prompt=assemble(example, doc.id, shots, self.settings),
            choices=tuple(targets),
            gold=gold_indices(targets),
            shot_ids=tuple(shot for shot, _ in shots),
            target_delimiter=self.settings.target_delimiter,
        )

    def grade(self, data: Mapping[str, Any], gold: str | tuple[str, ...], response: str) -> Graded:
        """Judge a response by equality with a gold."""
        taken = postprocessor(self.postprocess)(cut_before(response, self.until))
        golds = (gold,) if isinstance(gold, str) else gold
        return Graded(taken, taken[0].strip() in golds)


def example_of(source: str, doc: Doc, settings: RenderSettings) -> Example | Diagnostic:
    """Return what a source makes of a doc."""
    names: dict[str, Any] = {}
    try:
        exec(source, names)
        made = names["transform"](dict(doc.data), settings.num_fewshot, None, "add_add_gen")
    except Exception as error:  # a case may fail in any way
        return Diagnostic("error", type(error).__name__, str(error), line=2, doc_id=doc.id)
    output = made["output"]
    outputs = (output,) if isinstance(output, str) else tuple(output)
    return Example(made["input"], outputs, made["processed_output"])


def found(case: Case, rule: str) -> tuple[Finding, ...]:
    """Return the findings of one rule, which alone looks, but for the one that is about what others
    find."""
    one = RULES if rule == STALE.name else tuple(each for each in RULES if each.name == rule)
    assert one, f"no rule is called {rule}"
    return tuple(finding for finding in check(case.subject(), one) if finding.rule == rule)


def loud(case: Case, rule: str) -> list[str]:
    """Return what one rule says that is more than a hint."""
    return [str(each.message) for each in found(case, rule) if each.severity != "hint"]


class Letters:
    """A ruler of tokens: each is a letter, or what `merges` has as one. Its BOS has no text."""

    def __init__(self, window: int | None = None, merges: Sequence[str] = ()) -> None:
        self.window = window
        self.merges = merges

    def token_starts(self, text: str) -> list[int]:
        """Return where tokens begin."""
        starts, place = [0], 0
        while place < len(text):
            starts.append(place)
            merge = next((m for m in self.merges if text.startswith(m, place)), " ")
            place += len(merge)
        return starts

    def count_tokens(self, text: str) -> int:
        """Return how many tokens a text is, with one for the BOS."""
        return len(self.token_starts(text))
