"""Faults of configs: post-processors, metrics, stops, room, descriptions."""

from __future__ import annotations

from tests.lint.fiftyfourth.tasks_bench import GEO, MUSEUM, NLI, TILL
from tests.lint.fiftyfourth.tasks_office import (
    AMOUNT,
    BINOM,
    CLAUSE,
    IDENT,
    LOAD,
    PAST,
    STATUS,
    TRIAGE,
    WASTE,
)
from tests.lint.fiftyfourth.tasks_world import CARTAS, CHENGYU, FREN, KEFU, KOSHO, TALAB
from tests.lint.making import filtered, gold, kind, output
from tests.lint.shape import Kind, changed

F = "tools"
LOST = "answer/not-extracted answer/not-in-output"


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "stop sequences of another task end answers in their middle",
        "answer/stopped-early " + LOST,
        changed(TILL, stop=("\n", "The answer is")),
        changed(IDENT, stop=("\n", "_")),
        changed(AMOUNT, stop=("\n", ",", " ")),
        changed(FREN, stop=("\n", ".", "the")),
    ),
    kind(
        F,
        "one token is left from a run by likelihood",
        "tokens/answer-too-long",
        changed(FREN, max_tokens=1),
        changed(TILL, max_tokens=1),
        changed(AMOUNT, max_tokens=1),
        changed(CARTAS, max_tokens=1),
    ),
    kind(
        F,
        "the post-processor is that of another benchmark's answers",
        LOST,
        changed(FREN, postprocess="agieval_cloze_post"),
        changed(STATUS, postprocess="agieval_single_answer_post"),
        changed(TRIAGE, postprocess="gsm8k_post"),
        changed(KOSHO, postprocess="agieval_single_answer_post"),
    ),
    kind(
        F,
        "golds were made small, and responses are compared as they are",
        LOST + " answer/two-spellings",
        gold(GEO, "gold.lower()"),
        gold(WASTE, "gold.lower()"),
        gold(BINOM, "gold.lower()"),
        gold(FREN, "gold.lower()"),
    ),
    kind(
        F,
        "the gold has the cue, which no response has",
        LOST,
        gold(GEO, 'f"Answer: {gold}"'),
        gold(CLAUSE, '"Letter: " + gold'),
        gold(NLI, '"Verdict: " + gold'),
        gold(KEFU, '"意图：" + gold'),
    ),
    kind(
        F,
        "the gold has a unit, a name or the working besides what is shown or extracted",
        LOST + " answer/other-form",
        gold(LOAD, 'gold + " kg"'),
        gold(STATUS, "f\"{gold} {CODES[data['code']]}\""),
        gold(TILL, 'steps + " " + gold'),
        gold(CLAUSE, "f\"{gold}) {data['type']}\""),
    ),
    kind(
        F,
        "the description belongs to another task",
        "answer/letters answer/letter-asked answer/other-names few-shot/other-form "
        "few-shot/no-options text/no-question answer/other-count answer/legend",
        changed(FREN, description="Answer the multiple choice question with A, B, C or D.\n\n"),
        changed(WASTE, description="Answer each question with yes or no.\n\n"),
        changed(TRIAGE, description="Is the review positive or negative?\n\n"),
        changed(CARTAS, description="Traduzca cada frase al francés.\n\n"),
    ),
    kind(
        F,
        "the description has a name as a file has it",
        "text/snake-name",
        changed(
            GEO,
            description="The following are multiple choice questions (with answers) "
            "about high_school_geography.\n\n",
        ),
        changed(TILL, description="These are problems of grade_school_math.\n\n"),
        changed(NLI, description="Questions of the set three_way_nli.\n\n"),
    ),
    kind(
        F,
        "the filter's pattern takes a part of the answer",
        LOST,
        filtered(AMOUNT, "(\\d+)"),
        filtered(BINOM, "([A-Z]\\.)"),
        filtered(IDENT, "([a-z]+)"),
        filtered(FREN, "([A-Za-z]+)"),
    ),
    kind(
        F,
        "the filter takes the first number of the working",
        LOST,
        filtered(TILL, "(\\d+)", postprocess=""),
        filtered(
            output(LOAD, '" " + " + ".join(str(t["kg"]) for t in data["things"]) + " = " + gold'),
            "(\\d+)",
            postprocess="",
        ),
    ),
    kind(
        F,
        "the answer is set in marks that nothing takes off",
        LOST + " answer/other-form few-shot/other-form",
        output(TRIAGE, 'f" [{gold}]"'),
        output(CLAUSE, 'f" ({gold})"'),
        output(FREN, "' \"' + gold + '\"'"),
        output(TALAB, 'f" #{gold}"'),
    ),
    kind(
        F,
        "the output has a remark behind the answer, and all of the line is compared",
        LOST + " answer/other-form",
        output(STATUS, "f\" {gold} ({CODES[data['code']]})\""),
        output(CLAUSE, "f\" {gold}) {data['type']}\""),
        output(PAST, "f\" {gold} (from {data['verb']})\""),
    ),
    kind(
        F,
        "the description is a stand-in that nobody replaced",
        "text/snake-name text/note-left text/placeholder text/stray-sign text/empty-slot "
        "text/nothing text/unknown-name",
        changed(NLI, description="None\n\n"),
        changed(MUSEUM, description="description_v2_final\n\n"),
        changed(CHENGYU, description="TODO\n\n"),
    ),
)
