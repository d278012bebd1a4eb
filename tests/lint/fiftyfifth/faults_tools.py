"""Faults of configs: post-processors, metrics, stops, room, filters, descriptions."""

from __future__ import annotations

from typing import Any

from tests.lint.fiftyfifth.edits import gold, output
from tests.lint.fiftyfifth.tasks_desk import (
    CARD,
    COMMIT,
    DNA,
    FRAC,
    HOURS,
    LAB,
    LEASE,
    ORDERS,
    PAIRS,
    PRINTS,
)
from tests.lint.fiftyfifth.tasks_exam import CLAIM, DATES, FARM, PHYS, SPAN
from tests.lint.fiftyfifth.tasks_world import CALLS, DEEN, ERROR, NOTICIA, REVIEW, VOPROS
from tests.lint.making import kind
from tests.lint.shape import Kind, SmallTask, changed

F = "tools"
LOST = "answer/not-extracted answer/not-in-output"


def _regex(task: SmallTask, pattern: str, **fields: Any) -> SmallTask:
    """Filter responses by a pattern."""
    filters = [{"function": "regex", "regex_pattern": pattern}, {"function": "take_first"}]
    return changed(task, own={"filters": filters}, **fields)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a stop sequence is part of the answers",
        "answer/stopped-early " + LOST,
        changed(DATES, stop=("\n", ",")),
        changed(ERROR, stop=("\n", "-")),
        changed(FRAC, stop=("\n", "/")),
        changed(DEEN, stop=("\n", ".", "?")),
    ),
    kind(
        F,
        "a stop sequence cuts answers off before their end",
        "answer/stopped-early " + LOST,
        changed(LAB, stop=(" ", "\n")),
        changed(FARM, stop=("\n", "So")),
        changed(ORDERS, stop=("\n", "}")),
        changed(SPAN, stop=("\n", " ")),
    ),
    kind(
        F,
        "the room for the answer is too small for those of the shots",
        "tokens/answer-too-long answer/not-extracted",
        changed(FARM, max_tokens=8),
        changed(DEEN, max_tokens=2),
        changed(LEASE, max_tokens=1),
        changed(ORDERS, max_tokens=3),
    ),
    kind(
        F,
        "the post-processor takes numbers or letters, and answers are words",
        LOST,
        changed(LAB, postprocess="gsm8k_post"),
        changed(CARD, postprocess="agieval_single_answer_post"),
        changed(NOTICIA, postprocess="gsm8k_post"),
        changed(DEEN, postprocess="agieval_cloze_post"),
    ),
    kind(
        F,
        "responses are made small, and golds have capitals",
        LOST + " answer/two-spellings",
        changed(DNA, postprocess="exact_match_post"),
        changed(PHYS, postprocess="exact_match_post"),
        changed(DEEN, postprocess="exact_match_post"),
        changed(LEASE, postprocess="exact_match_post"),
    ),
    kind(
        F,
        "responses lose their marks, and golds keep them",
        LOST + " answer/two-spellings",
        changed(FRAC, postprocess="exact_match_post"),
        changed(ORDERS, postprocess="exact_match_post"),
        changed(DATES, postprocess="exact_match_post"),
        changed(ERROR, postprocess="exact_match_post"),
    ),
    kind(
        F,
        "the filter's pattern fits no answer",
        LOST,
        _regex(FARM, "#### (-?\\d+)"),
        _regex(PHYS, "answer is \\(([A-D])\\)"),
        _regex(HOURS, "\\b(True|False)\\b"),
        _regex(NOTICIA, "Respuesta: (\\w+)"),
    ),
    kind(
        F,
        "a sentence stands around the answer, and the whole line is compared",
        LOST + " answer/other-form",
        output(LAB, '" The result is " + gold + "."'),
        output(PHYS, 'f" The answer is ({gold})"'),
        output(NOTICIA, '" La sección es " + gold'),
        output(PRINTS, '" It prints " + gold'),
    ),
    kind(
        F,
        "the answer stands in the second line, and the first one is taken",
        LOST + " answer/stopped-early text/double-newline text/missing-space",
        output(PRINTS, '"\\n" + gold'),
        output(ORDERS, '" Here you are:\\n" + gold'),
        output(SPAN, '" Answer found.\\n" + gold'),
    ),
    kind(
        F,
        "the gold was changed for the metric, and the shots were not",
        LOST + " answer/two-spellings answer/other-form answer/python-value",
        gold(DEEN, 'gold.lower().rstrip(".?")'),
        gold(ERROR, 'gold.replace("-", "")'),
        gold(DATES, 'gold.replace(", ", "")'),
        gold(FRAC, "str(eval(gold))"),
    ),
    kind(
        F,
        "the shots show another text than the gold",
        LOST + " answer/other-names few-shot/other-labels",
        output(LAB, '" " + gold[0].upper()'),
        output(CARD, "f\" {data['topic']}\""),
        output(COMMIT, '" " + TYPES[gold]'),
        output(PHYS, '" " + data["choices"][data["answer"]]'),
    ),
    kind(
        F,
        "the metric finds capitals nowhere, since it makes responses small",
        LOST,
        changed(DEEN, metric="in_match", postprocess=""),
        changed(LEASE, metric="in_match", postprocess=""),
        changed(DNA, metric="in_match", postprocess=""),
    ),
    kind(
        F,
        "the gold is empty for one label",
        "answer/empty answer/empty-is-right answer/same-gold text/missing-space",
        gold(HOURS, '"yes" if data["open"] else ""'),
        gold(LAB, 'gold.replace("normal", "")'),
        gold(PAIRS, '{"yes": "yes"}.get(gold, "")'),
    ),
    kind(
        F,
        "no stop sequence ends an answer of the shots",
        "few-shot/no-stop answer/not-extracted",
        changed(CARD, stop=("###",), postprocess=""),
        changed(DEEN, stop=("</answer>",), postprocess=""),
        changed(CALLS, stop=("END",), postprocess=""),
        changed(ERROR, stop=(), postprocess=""),
    ),
    kind(
        F,
        "the description was never filled in, or is a name of a file",
        "text/placeholder text/snake-name text/note-left text/unknown-name text/nothing "
        "text/stray-sign",
        changed(PHYS, description="The following are multiple choice questions about {subject}."),
        changed(CLAIM, description="passage_yesno_v3"),
        changed(VOPROS, description="TBD"),
        changed(CALLS, description="{{description}}"),
    ),
    kind(
        F,
        "the gold has the letter with its mark or its option, and the letter alone is shown",
        LOST + " answer/other-form",
        gold(PHYS, 'gold + "."'),
        gold(DATES, '"(" + gold + ")"'),
    ),
    kind(
        F,
        "nothing but a space, or nothing at all, parts the description from the first doc",
        "text/description-runs-on few-shot/separator few-shot/run-in text/run-together",
        changed(PHYS, own={"description_separator": ""}),
        changed(DEEN, description="Use British spelling.", own={"description_separator": ""}),
        changed(NOTICIA, description="Lea con atención.", own={"description_separator": ""}),
    ),
    kind(
        F,
        "the separator of the config parts no shots",
        "few-shot/separator few-shot/run-in few-shot/no-stop text/run-together",
        changed(LAB, own={"separator": ""}),
        changed(DEEN, own={"separator": " "}),
        changed(REVIEW, own={"separator": "；"}),
    ),
    kind(
        F,
        "the config's delimiter adds a space to the one of the output",
        "text/two-spaces text/double-space text/trailing-space",
        changed(LAB, own={"target_delimiter": " "}),
        changed(NOTICIA, own={"target_delimiter": " "}),
        changed(CLAIM, own={"target_delimiter": " "}),
    ),
)
