"""Faults of configs: post-processors, metrics, stops, room, filters, separators."""

from __future__ import annotations

from tests.lint.fiftysixth.tasks_exam import CIVICS, COPA, NLI, SHOP
from tests.lint.fiftysixth.tasks_office import (
    BIN,
    BUG,
    CLAUSE,
    CODON,
    FR,
    LOAN,
    PAST,
    QUEST,
    REGEX,
    SORT,
    TIMES,
    TRIAGE,
)
from tests.lint.fiftysixth.tasks_world import CIUDAD, KEFU, MNOZH, NIDAA, TORISETSU
from tests.lint.making import filtered, gold, kind, output
from tests.lint.shape import Kind, changed

F = "tools"
LOST = "answer/not-extracted answer/not-in-output answer/other-form"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a stop sequence that was meant for a cue is a letter or a word of answers",
        "answer/stopped-early " + LOST,
        changed(QUEST, stop=("\n", "I", "O")),
        changed(CODON, stop=("\n", "Lys")),
        changed(LOAN, stop=("\n", "re")),
        changed(CIUDAD, stop=("\n", "a")),
    ),
    kind(
        F,
        "the stop sequence is written as two characters",
        "few-shot/no-stop answer/not-extracted text/escaped",
        changed(FR, stop=("\\n",), postprocess=""),
        changed(SORT, stop=("\\n\\n",), postprocess=""),
        changed(KEFU, stop=("\\n",), postprocess=""),
        changed(PAST, stop=("/n",), postprocess=""),
    ),
    kind(
        F,
        "the post-processor keeps a part of the answer",
        LOST,
        changed(TIMES, postprocess="gsm8k_post"),
        changed(SORT, postprocess="gsm8k_post"),
        changed(CODON, postprocess="gsm8k_post"),
        changed(QUEST, postprocess="agieval_single_answer_post"),
    ),
    kind(
        F,
        "the filter takes a single digit or letter where answers have more",
        LOST,
        filtered(SHOP, r"(\d)\.$"),
        filtered(TIMES, r"(\d\d):"),
        filtered(SORT, r"(\d+)"),
        filtered(LOAN, r"([a-z])"),
    ),
    kind(
        F,
        "the filter takes the first number or word of steps, and the answer is the last one",
        LOST,
        filtered(SHOP, r"(\d+)"),
        output(
            filtered(LOAN, r"\b(approve|decline|refer)\b"),
            '" Not every loan may be refer or approve; here the answer is " + gold',
        ),
        output(
            filtered(BUG, r"(\d+)"),
            "f\" Of the {len(data['program'].split(chr(10)))} lines the wrong one is {gold}\"",
        ),
    ),
    kind(
        F,
        "the filter's pattern is written for another language's answers or capitals",
        LOST,
        filtered(KEFU, r"Intent: (\w+)"),
        filtered(TRIAGE, r"\b(EMERGENCY|URGENT|ROUTINE)\b"),
        filtered(NIDAA, r"([A-Za-z]+)"),
        filtered(MNOZH, r"^([a-z]+)"),
    ),
    kind(
        F,
        "the separator is written as its escape, or stands inside the docs",
        "few-shot/separator text/escaped text/separator-inside few-shot/run-in text/stray-sign",
        changed(FR, own={"separator": "\\n\\n"}),
        changed(LOAN, own={"separator": "\\n"}),
        changed(CLAUSE, own={"separator": "\n"}),
        changed(CIVICS, own={"separator": "\n"}),
    ),
    kind(
        F,
        "the delimiter repeats what ends the input, or begins the output",
        "text/stray-sign text/said-again text/double-space text/two-spaces text/double-newline "
        "text/colons text/trailing-space few-shot/separator",
        changed(QUEST, own={"target_delimiter": ":"}),
        changed(PAST, own={"target_delimiter": "\n"}),
        changed(NLI, own={"target_delimiter": " "}),
        changed(COPA, own={"target_delimiter": "  "}),
    ),
    kind(
        F,
        "the output has quotes, a full stop or a mark of code around the gold",
        LOST + " few-shot/worked-form",
        output(QUEST, "f' \"{gold}\"'"),
        output(REGEX, "f' `{gold}`'"),
        output(BIN, '" " + gold + "."'),
        output(MNOZH, '" «" + gold + "»"'),
    ),
    kind(
        F,
        "what is compared is the place of the answer or its code, and the shots show its name",
        LOST + " answer/other-names answer/letter-asked few-shot/other-labels answer/python-value",
        gold(KEFU, 'str(data["lei"])'),
        gold(NIDAA, 'data["sabab"]'),
        gold(BIN, 'data["kind"]'),
        gold(REGEX, 'str(data["match"])'),
    ),
    kind(
        F,
        "what is compared has the cue or the unit in it, and the shots do not",
        LOST + " answer/cue-again",
        gold(LOAN, '"Decision: " + gold'),
        gold(TIMES, 'gold + " h"'),
        gold(FR, '"English: " + gold'),
        gold(BUG, '"Line " + gold'),
    ),
    kind(
        F,
        "the output repeats the cue that ends the input",
        "answer/cue-again text/said-again " + LOST,
        output(QUEST, '" Handed over by: " + gold'),
        output(KEFU, '"意图：" + gold'),
        output(CLAUSE, '" Letter: " + gold'),
        output(CIUDAD, '" Ciudad: " + gold'),
    ),
    kind(
        F,
        "the output has a newline or the separator at its end, as in another system",
        "few-shot/trailing-space few-shot/separator answer/stopped-early text/separator-inside "
        "answer/two-spellings " + LOST,
        output(LOAN, '" " + gold + "\\n\\n"'),
        output(CIVICS, '" " + gold + "\\n---\\n"'),
        output(TORISETSU, 'gold + "\\n"'),
    ),
)
