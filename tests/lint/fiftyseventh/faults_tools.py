"""Faults of configs: post-processors, metrics, stops, room, filters, separators."""

from __future__ import annotations

from tests.lint.fiftyseventh.tasks_bench import CHORES, GRADE, HOUSE, PHYSICS, SKY, STARS
from tests.lint.fiftyseventh.tasks_lands import (
    ANTONIM,
    MASU,
    PINGJIA,
    SECCION,
)
from tests.lint.fiftyseventh.tasks_long import CHAT, TOWN
from tests.lint.fiftyseventh.tasks_work import (
    BEASTS,
    COUNTS,
    DATES,
    DESK,
    GERMAN,
    GIST,
    LABS,
    LOOT,
    NOTICE,
    PARK,
    PRINTS,
    SCALE,
    SPELL,
    SQL,
    TURNS,
)
from tests.lint.making import filtered, gold, kind, output
from tests.lint.shape import Kind, changed

F = "tools"
LOST = (
    "answer/not-extracted answer/not-in-output answer/other-form answer/empty-is-right "
    "answer/other-names answer/letters answer/not-an-option answer/gold-differs"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the post-processor or the filter does not find the answer, or takes a part of it",
        LOST,
        changed(LABS, postprocess="agieval_single_answer_post"),
        changed(SCALE, postprocess="gsm8k_post"),
        changed(DATES, postprocess="gsm8k_post"),
        changed(NOTICE, postprocess="agieval_single_answer_post"),
        filtered(GRADE, r"The answer is (\d+)"),
        filtered(SKY, r"\(([A-D])\)"),
        filtered(LOOT, r'"count": (\d+)'),
        filtered(DESK, r"^([A-Z]\w+)"),
        filtered(PARK, r"(\d) euros"),
        filtered(SQL, r"```sql\n(.*)```"),
        filtered(PINGJIA, r"答案：(\w+)"),
        filtered(ANTONIM, r"([a-z]+)"),
        filtered(TOWN, r"([A-Z])"),
    ),
    kind(
        F,
        "a stop sequence stands in the answers, or begins them",
        "answer/stopped-early " + LOST,
        changed(GRADE, stop=("\n",)),
        changed(NOTICE, stop=("\n", " ")),
        changed(GERMAN, stop=(".", "\n")),
        changed(DATES, stop=("\n", "-")),
        changed(LOOT, stop=("\n", "}")),
        changed(SQL, stop=("\n", "WHERE")),
        changed(DESK, stop=("\n", "c")),
        changed(GIST, stop=("\n", ",", "to")),
        changed(SKY, stop=("A", "\n")),
        changed(SCALE, stop=("\n", " g")),
        changed(MASU, stop=("\n", "ま")),
        changed(SECCION, stop=("\n", "Cultura")),
        changed(CHAT, stop=("\n", "a")),
    ),
    kind(
        F,
        "there is no room for the answer",
        "tokens/answer-too-long answer/stopped-early answer/not-extracted",
        changed(GRADE, max_tokens=10),
        changed(GERMAN, max_tokens=2),
        changed(GIST, max_tokens=1),
        changed(SQL, max_tokens=2),
        changed(LOOT, max_tokens=1),
        changed(NOTICE, max_tokens=1),
        changed(SCALE, max_tokens=1),
        output(LABS, "f\" The result is {data['result']}, so the flag is {gold}\"", max_tokens=4),
        output(COUNTS, 'f" Of the three places it is {gold}"', max_tokens=3),
    ),
    kind(
        F,
        "what is compared differs from what the shots show: a code, a unit, a cue, a case",
        LOST + " answer/cue-again answer/letter-asked few-shot/other-labels answer/python-value",
        gold(LABS, "gold.upper()"),
        gold(DESK, 'str(list(QUEUES).index(data["queue"]))'),
        gold(SCALE, 'str(data["needed"])'),
        gold(PARK, 'f"{gold}.00"'),
        gold(BEASTS, 'CLASSES[data["class"]]'),
        gold(LOOT, 'str({"item": data["item"], "count": data["count"]})'),
        gold(DATES, '"Date: " + gold'),
        gold(SKY, 'data["choices"][data["answer"]]'),
        gold(PRINTS, 'repr(data["printed"])'),
        gold(SECCION, 'str(data["numero"])'),
        gold(PINGJIA, '"方面：" + gold'),
        gold(SQL, 'data["query"]'),
        gold(TOWN, "CODES[gold]"),
    ),
    kind(
        F,
        "the output has marks, words or the cue around the answer that is compared",
        LOST + " answer/cue-again text/said-again few-shot/worked-form few-shot/trailing-space "
        "few-shot/separator text/special-token text/markup answer/stopped-early",
        output(LABS, '" Flag: " + gold'),
        output(DESK, '" -> " + gold'),
        output(SPELL, '" **" + gold + "**"'),
        output(NOTICE, "f' \"{gold}\"'"),
        output(PARK, '" " + gold + " euros"'),
        output(BEASTS, '" (" + gold + ")"'),
        output(PRINTS, '"\\n```\\n" + gold + "\\n```"'),
        output(COUNTS, '" " + gold + ", where most were seen"'),
        output(MASU, '"「" + gold + "」"'),
        output(SECCION, '" Sección: " + gold'),
        output(ANTONIM, '" Антоним: " + gold'),
        output(TURNS, '" " + gold + "."'),
        output(CHAT, '" Action: " + gold'),
    ),
    kind(
        F,
        "separator or delimiter break what is between shots, cue and answer",
        "few-shot/separator text/escaped text/separator-inside few-shot/run-in text/stray-sign "
        "text/said-again text/double-space text/two-spaces text/double-newline text/colons "
        "text/trailing-space text/missing-space few-shot/no-stop text/description-runs-on "
        "answer/stopped-early",
        changed(LABS, own={"separator": ""}),
        changed(DESK, own={"separator": "\\n\\n"}),
        changed(GERMAN, own={"separator": " "}),
        changed(SKY, own={"target_delimiter": " "}),
        changed(STARS, own={"target_delimiter": " "}),
        changed(SPELL, own={"target_delimiter": ": "}),
        changed(CHORES, own={"target_delimiter": "\n"}),
        changed(PARK, own={"separator": " | "}),
        changed(SECCION, own={"separator": "\\n---\\n"}),
        changed(COUNTS, own={"target_delimiter": "\\n"}),
        changed(GRADE, own={"separator": ""}),
    ),
    kind(
        F,
        "the shots' own answer is left out or cut by the code that makes the output",
        "answer/empty answer/not-in-output answer/not-extracted answer/other-form "
        "few-shot/not-a-choice few-shot/no-answer answer/stopped-early",
        output(LABS, '" "'),
        changed(GERMAN, ('f" {gold}"', 'f" {gold.split()[0]}"')),
        output(NOTICE, '" " + gold[:4]'),
        output(SKY, '""'),
        output(DATES, '" " + gold[:7]'),
        output(SPELL, '" " + gold[1:]'),
        changed(GRADE, ('f" {steps}\\n#### {gold}"', 'f" {steps}"')),
        changed(STARS, ('"output": gold', '"output": gold.strip()[:3]')),
        changed(HOUSE, ('"output": gold', '"output": gold.upper()')),
        changed(PHYSICS, ('"output": gold', '"output": gold.strip()')),
        changed(CHORES, ('"output": gold', '"output": " " + gold')),
        output(MASU, "gold[:-2]"),
    ),
)
