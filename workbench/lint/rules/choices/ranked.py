"""Choices that PPL ranks: one alone, and another one than the right one behind a shot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from workbench.errors import shorten
from workbench.lint.finding import Hit, Rule
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.scoring.metrics.lm_eval import TEXT_METRICS


def one_choice(subject: Subject) -> Iterator[Hit]:
    """In PPL a doc has one choice alone (unless the metrics are of a text, which is not ranked)."""
    if subject.method != "ppl" or any(name in TEXT_METRICS for name in subject.metrics):
        return
    for item in subject.rendered:
        if len(item.choices) == 1 and item.gold:
            yield Hit(
                say("{choice} is the only choice, and always ranked first",
                    choice=shorten(item.choices[0], 30)),
                say("Give target_scores the wrong choices, too, or use GEN."),
                item.doc.id,
                subject.code.line_of_field("target_scores"),
            )  # fmt: skip


def another_choice(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose output, in PPL, is a choice that is neither the right one nor what the
    transform itself calls the answer."""
    if subject.method != "ppl" or not subject.settings.num_fewshot:
        return
    for doc_id, data, example in subject.examples:
        scores = data.get("target_scores")
        if not isinstance(scores, Mapping):
            continue
        output = example.output.strip()
        right = [str(choice) for choice, value in scores.items() if value]
        own = [*map(str.strip, right), *map(str.strip, golds_of(example))]
        if not right or output in own:
            continue
        if any(output == str(choice).strip() for choice in scores):
            yield Hit(
                say("the output {output} is another choice than the right one, {right}",
                    output=shorten(output, 30), right=shorten(right[0].strip(), 30)),
                say("Let output be the right key of target_scores, as it is."),
                doc_id,
                subject.code.line_of_output,
                about="another choice",
            )  # fmt: skip


RULES = (
    Rule(
        "answer/one-choice",
        "error",
        one_choice,
        "The score is 100 % whatever the model says.",
    ),
)
