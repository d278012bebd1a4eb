"""Faults of configs: post-processors, metrics, stops, room, descriptions, delimiters."""

from __future__ import annotations

from tests.lint.fiftythird.tasks_course import (
    ANIMALS,
    ASTRO,
    FARM,
    MARKS,
    PAIRS,
    RNA,
    SURNAMES,
)
from tests.lint.fiftythird.tasks_work import (
    ARCHIVE,
    BIGO,
    COMMIT,
    EVENT,
    FOLLOWUP,
    INTENT,
    LEASE,
    LOOT,
    TRAIN,
)
from tests.lint.fiftythird.tasks_world import (
    DEEN,
    GUSHI,
    KEITAI,
    MAIRIE,
    PODD,
    SECCION,
    SHANGPIN,
)
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "tools"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the post-processor makes responses small, and golds have capitals",
        "answer/not-extracted",
        changed(ASTRO, postprocess="exact_match_post"),
        changed(RNA, postprocess="exact_match_post"),
        changed(SURNAMES, postprocess="exact_match_post"),
        changed(LEASE, postprocess="exact_match_post"),
    ),
    kind(
        F,
        "the post-processor takes out marks that golds have",
        "answer/not-extracted",
        changed(TRAIN, postprocess="exact_match_post"),
        changed(ARCHIVE, postprocess="exact_match_post"),
        changed(KEITAI, postprocess="exact_match_post"),
        changed(BIGO, postprocess="exact_match_post"),
    ),
    kind(
        F,
        "the post-processor looks for a letter, and texts are right",
        "answer/not-extracted",
        changed(INTENT, postprocess="agieval_single_answer_post"),
        changed(FOLLOWUP, postprocess="agieval_single_answer_post"),
        changed(SECCION, postprocess="agieval_single_answer_post"),
        changed(LOOT, postprocess="agieval_single_answer_post"),
    ),
    kind(
        F,
        "the post-processor looks for a number, and none is right",
        "answer/not-extracted",
        changed(DEEN, postprocess="gsm8k_post"),
        changed(COMMIT, postprocess="gsm8k_post"),
        changed(EVENT, postprocess="gsm8k_post"),
        changed(GUSHI, postprocess="gsm8k_post"),
    ),
    kind(
        F,
        "the config has a space between input and answer, and the answer begins with one",
        "text/double-space few-shot/separator text/double-newline text/two-spaces",
        changed(FOLLOWUP, own={"target_delimiter": " "}),
        changed(MARKS, own={"target_delimiter": " "}),
        changed(PODD, own={"target_delimiter": "\n"}),
        changed(DEEN, own={"target_delimiter": " "}),
    ),
    kind(
        F,
        "nothing parts the description from the first line",
        "text/description-runs-on text/run-together text/lost-lines",
        changed(
            ASTRO,
            description="The following are questions about astronomy.",
            own={"description_separator": ""},
        ),
        changed(
            ANIMALS,
            description="Sort the animals into four classes.",
            own={"description_separator": ""},
        ),
        changed(
            SECCION, description="Eres redactor de un diario.", own={"description_separator": ""}
        ),
    ),
    kind(
        F,
        "the description has names that another system would fill in",
        "text/placeholder text/unknown-name text/stray-sign",
        changed(
            ASTRO,
            description="The following are multiple choice questions (with answers) "
            "about {{subject}}.\n\n",
        ),
        changed(
            DEEN,
            description="You are a translator from {source_language} to {target_language}.\n\n",
        ),
        changed(SECCION, description="Clasifica los titulares del diario {{ nombre }}.\n\n"),
    ),
    kind(
        F,
        "the description names the labels of an older version",
        "answer/other-names few-shot/other-form answer/legend answer/other-count",
        changed(
            COMMIT, description="Answer with one of: feature, bugfix, documentation, testing.\n\n"
        ),
        changed(PODD, description="Возможные темы: курьер, деньги, брак.\n\n"),
        changed(MARKS, description="Answer with accepted or rejected.\n\n"),
        changed(SHANGPIN, description="类目只有：电子、服装、零食、家具。\n\n"),
    ),
    kind(
        F,
        "answers begin on a new line, at which generation stops",
        "answer/stopped-early text/double-newline answer/not-extracted answer/empty-is-right",
        changed(FOLLOWUP, ('"output": " " +', '"output": "\\n" +')),
        changed(DEEN, ('"output": " " +', '"output": "\\n" +')),
        changed(SECCION, ('"output": " " +', '"output": "\\n" +')),
        changed(GUSHI, ('"output": da', '"output": "\\n" + da')),
    ),
    kind(
        F,
        "a mark of the answers is a stop sequence",
        "answer/stopped-early answer/not-extracted",
        changed(ARCHIVE, stop=("\n", "-")),
        changed(BIGO, stop=("\n", ")")),
        changed(TRAIN, stop=("\n", ":")),
        changed(INTENT, stop=("\n", " ")),
    ),
    kind(
        F,
        "no stop sequence ends an answer, and all of the response is compared",
        "few-shot/no-stop",
        changed(ARCHIVE, stop=("<|eot|>",)),
        changed(FOLLOWUP, stop=("###",), postprocess=""),
        changed(SECCION, stop=("FIN",), postprocess=""),
        changed(FARM, stop=("###",)),
    ),
    kind(
        F,
        "the room for an answer was meant for a letter",
        "tokens/answer-too-long",
        changed(FARM, max_tokens=8),
        changed(EVENT, max_tokens=3),
        changed(DEEN, max_tokens=2),
        changed(SURNAMES, max_tokens=2),
    ),
    kind(
        F,
        "answers are bold in the shots, and not in the gold",
        "answer/not-extracted few-shot/other-form answer/other-names answer/letters "
        "answer/other-form",
        changed(MARKS, ('" " + gold', '" **" + gold + "**"')),
        changed(COMMIT, ('"output": " " + data["type"]', '"output": " `" + data["type"] + "`"')),
        changed(ASTRO, ('" " + gold', '" **" + gold + "**"')),
        changed(
            MAIRIE, ('"output": " " + data["lettre"]', '"output": " *" + data["lettre"] + "*"')
        ),
    ),
    kind(
        F,
        "shots end with a full stop, golds do not, and all is compared",
        "answer/not-extracted answer/other-form",
        changed(GUSHI, ('"output": da', '"output": da + "。"')),
        changed(SHANGPIN, ('"output": data["category"]', '"output": data["category"] + "。"')),
        changed(ASTRO, ('" " + gold', '" " + gold + "."')),
        changed(PAIRS, ('" " + same', '" " + same.title() + "."')),
    ),
    kind(
        F,
        "the gold begins with the space that the output needs",
        "answer/not-extracted answer/two-spellings",
        changed(
            FOLLOWUP, ('"processed_output": data["when"]', '"processed_output": " " + data["when"]')
        ),
        changed(
            TRAIN, ('"processed_output": data["end"]', '"processed_output": " " + data["end"]')
        ),
        changed(
            PODD, ('"processed_output": data["topic"]', '"processed_output": " " + data["topic"]')
        ),
    ),
    kind(
        F,
        "likelihoods of options are asked of rows that have none",
        "answer/no-gold answer/empty-option code/error few-shot/not-a-choice",
        changed(SECCION, method="ppl"),
        changed(FOLLOWUP, method="ppl"),
        changed(ASTRO, method="ppl"),
    ),
    kind(
        F,
        "the filter's pattern is another task's",
        "answer/not-extracted",
        changed(
            FARM,
            own={
                "filters": [
                    {"function": "regex", "regex_pattern": "#### (\\-?[0-9\\.\\,]+)"},
                    {"function": "take_first"},
                ]
            },
        ),
        changed(
            ASTRO,
            own={
                "filters": [
                    {"function": "regex", "regex_pattern": "answer is \\(?([A-J])\\)?"},
                    {"function": "take_first"},
                ]
            },
        ),
        changed(
            TRAIN,
            own={
                "filters": [
                    {"function": "regex", "regex_pattern": "(\\d+) minutes"},
                    {"function": "take_first"},
                ]
            },
        ),
    ),
    kind(
        F,
        "the metric looks for the gold in a response that was made small",
        "answer/not-extracted answer/empty-is-right",
        changed(ASTRO, metric="in_match"),
        changed(RNA, metric="in_match"),
        changed(SURNAMES, metric="in_match"),
    ),
)
