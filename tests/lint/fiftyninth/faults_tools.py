"""Faults of configs: filters, post-processors, stop sequences, lengths, delimiters."""

from __future__ import annotations

from tests.lint.fiftyninth.tasks_lands import (
    ACENTO,
    DURCHSAGE,
    FAHR,
    GODZINA,
    JOSUSHI,
    LAJI,
    UNLU,
    VID,
)
from tests.lint.fiftyninth.tasks_trades import (
    DOUGH,
    FLORIST,
    LEASE,
    METRO,
    MINERAL,
    MUSEUM,
    VET,
)
from tests.lint.making import filtered, kind
from tests.lint.shape import Kind, changed

F = "tools"
READ = (
    "answer/not-extracted answer/not-in-output answer/other-form answer/empty-is-right "
    "answer/stopped-early answer/letters answer/other-names few-shot/no-stop"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the filter waits for the cue, which is in the prompt and in no response",
        READ,
        filtered(FLORIST, r"JSON: (\{.*\})"),
        filtered(GODZINA, r"Cyframi: (\d+:\d+)"),
        filtered(MINERAL, r"[Aa]nswer is (\([a-d]\))"),
        filtered(JOSUSHI, r"答え：([アイウエ])"),
    ),
    kind(
        F,
        "a stop sequence is among the signs that an answer has",
        READ + " tokens/answer-too-long",
        changed(DOUGH, stop=(".", "\n")),
        changed(FLORIST, stop=("}",)),
        changed(GODZINA, stop=("\n", ":")),
        changed(MINERAL, stop=("\n", ")")),
    ),
    kind(
        F,
        "there is no room for the answer: fewer tokens than it has words",
        "tokens/answer-too-long " + READ,
        changed(DOUGH, max_tokens=5),
        changed(FLORIST, max_tokens=4),
        changed(MUSEUM, max_tokens=1),
        changed(VET, max_tokens=1),
    ),
    kind(
        F,
        "the post-processor is that of another benchmark",
        READ,
        changed(JOSUSHI, postprocess="gsm8k_post"),
        changed(MINERAL, postprocess="gsm8k_post"),
        changed(MUSEUM, postprocess="agieval_single_answer_post"),
        changed(GODZINA, postprocess="agieval_single_answer_post"),
    ),
    kind(
        F,
        "what is compared with has a unit or a word that the filter or the shots have not",
        READ,
        changed(DOUGH, ('"processed_output": gold', '"processed_output": gold + " g"')),
        changed(METRO, ('"processed_output": gold', '"processed_output": f"{gold} stations"')),
        changed(FAHR, ('"processed_output": gold', '"processed_output": "Antwort " + gold')),
        changed(ACENTO, ('"processed_output": gold', '"processed_output": "palabra " + gold')),
    ),
    kind(
        F,
        "the config puts a space between text and answer, and the answer has one of its own",
        "text/double-space text/two-spaces text/trailing-space few-shot/not-a-choice",
        changed(VID, own={"target_delimiter": " "}),
        changed(METRO, own={"target_delimiter": " "}),
        changed(LEASE, own={"target_delimiter": " "}),
        changed(UNLU, own={"target_delimiter": " "}),
    ),
    kind(
        F,
        "the config's description says once more what each text says itself",
        "text/repeated-instruction text/said-again",
        changed(
            VET,
            description="The desk of a vet's surgery sorts calls by urgency: emergency, "
            "same day or routine.",
        ),
        changed(LAJI, description="垃圾分为可回收物、有害垃圾、厨余垃圾和其他垃圾。"),
        changed(
            DURCHSAGE,
            description="Worum geht es: Verspätung, Ausfall oder Gleiswechsel?",
        ),
        changed(GODZINA, description="Zapisz godzinę cyframi."),
    ),
)
