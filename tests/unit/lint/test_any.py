"""The linter over anything: no row, text or source makes it fail."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.lint.cases import Case, Letters
from workbench.lint.check import check
from workbench.lint.prove import repaired
from workbench.lint.rules import RULES
from workbench.lint.subject import Subject
from workbench.prompts.dataset import gold_indices
from workbench.prompts.prompt import assemble
from workbench.types import Doc, Example, Rendered, RenderSettings

texts = st.text("aA1 :：\n\u200bé{}<>%[('\")#.", max_size=14)
values = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=2),
    max_leaves=4,
)
names = st.sampled_from(["question", "answer", "steps", "options", "passage", "a", "{", "id"])
rows = st.dictionaries(names, values, max_size=4)
targets = st.dictionaries(texts, st.sampled_from([0.0, 0.5, 1.0]), max_size=3)
examples = st.builds(
    Example, texts, st.lists(texts, min_size=1, max_size=2).map(tuple), texts | st.tuples(texts)
)
sources = texts | st.builds(
    lambda text, lines: f"def transform({text or 'd'}, n, r, name):\n    return {lines!r}\n",
    st.sampled_from(["data", "", "*a", "data, more"]),
    texts,
)


@st.composite
def subjects(draw: st.DrawFn) -> Subject:
    """Draw a few docs with shots, in any method and under any settings."""
    made = [
        (Doc(i, {**draw(rows), "target_scores": draw(targets)}), draw(examples))
        for i in range(draw(st.integers(0, 4)))
    ]
    count = draw(st.integers(0, 2))
    wish = RenderSettings(
        num_fewshot=count,
        description=draw(texts),
        separator=draw(texts),
        target_delimiter=draw(texts),
    )
    items = []
    for doc, example in made:
        shots = [(d.id, e) for d, e in made][:count]
        scores = doc.data["target_scores"]
        item = Rendered(
            doc, example, assemble(example, doc.id, shots, wish), tuple(scores),
            gold_indices(scores), tuple(i for i, _ in shots), wish.target_delimiter,
        )  # fmt: skip
        items.append(item)
    subject = Case(settings=wish).subject()
    return replace(
        subject,
        items=tuple(items),
        method=draw(st.sampled_from(["ppl", "gen"])),
        source=draw(sources),
        grade=draw(st.sampled_from([None, Case().grade])),
        ruler=draw(st.sampled_from([None, Letters(12, merges=("A1", " a"))])),
        special=("<>",),
        in_chat=draw(st.booleans()),
    )


@pytest.mark.slow
@given(subjects())
def test_no_prompt_makes_a_rule_fail(subject: Subject) -> None:
    """Every finding names a rule, and docs that were checked."""
    known = {rule.name for rule in RULES}
    ids = {item.doc.id for item in subject.rendered}
    for finding in check(subject):
        assert finding.rule in known
        assert set(finding.doc_ids) <= ids


@pytest.mark.slow
@given(subjects(), st.sampled_from([rule.name for rule in RULES if rule.repair]))
def test_no_prompt_makes_a_repair_fail(subject: Subject, rule: str) -> None:
    """What is repaired has the same doc and as many choices."""
    for item in subject.rendered:
        fixed = repaired(rule, subject, item)
        assert fixed.doc.id == item.doc.id
        assert len(fixed.choices) == len(item.choices)
