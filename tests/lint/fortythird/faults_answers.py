"""Faults of the answers, against metric, post-processor, stop and options."""

from __future__ import annotations

from tests.lint.fortythird.tasks_en import CHAIN, CHAT, GAP, MEDALS, NAMES, SQL
from tests.lint.fortythird.tasks_exam import BOOL, CAUSE, MED, NLI, TREC
from tests.lint.fortythird.tasks_other import BOOLRU, FILM, MT, PAWS, TRIVIA
from tests.lint.fortythird.tasks_shots import HAND, LETTERS
from tests.lint.fortythird.tasks_zh import C3, CEVAL, CMMLU, HOTEL, OCNLI, ZSUM
from tests.lint.making import at, each, kind
from tests.lint.shape import Kind, Row, changed

F = "answers"


def no_gold(row: Row) -> None:
    """Take the score of the right option away."""
    row["target_scores"] = dict.fromkeys(row["target_scores"], 0)


def all_gold(row: Row) -> None:
    """Score every option as right."""
    row["target_scores"] = dict.fromkeys(row["target_scores"], 1)


def empty_option(row: Row) -> None:
    """Make the wrong option empty."""
    row["target_scores"] = {
        (key if value else ""): value for key, value in row["target_scores"].items()
    }


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the output is a sentence about the gold, and the first line is compared",
        "answer/not-extracted few-shot/other-form answer/not-in-output",
        changed(PAWS, ('" " + or_', 'f" La réponse est {or_}."')),
        changed(CEVAL, ('"output": data["answer"]', '"output": "选" + data["answer"] + "项"')),
        changed(MEDALS, ('" " + gold', '" It is " + gold + "."')),
    ),
    kind(
        F,
        "the post-processor is that of another task",
        "answer/not-extracted",
        changed(NLI, postprocess="gsm8k_post"),
        changed(OCNLI, postprocess="gaokao_single_choice_post"),
        changed(CHAIN, postprocess="until_return_post"),
    ),
    kind(
        F,
        "a stop sequence cuts the shots' answers off",
        "answer/stopped-early answer/not-extracted",
        changed(CHAIN, stop=("\n\n", ".")),
        changed(NAMES, stop=("\n", ";")),
        changed(ZSUM, stop=("\n", "，")),
        changed(SQL, stop=("\n", "FROM")),
    ),
    kind(
        F,
        "the room for the answer is too small",
        "tokens/answer-too-long",
        changed(CHAIN, max_tokens=5),
        changed(LETTERS, max_tokens=6),
        changed(MT, max_tokens=2),
    ),
    kind(
        F,
        "what is compared is the label's number, and the output has its name",
        "answer/not-in-output answer/not-extracted answer/gold-differs answer/letter-asked",
        changed(HOTEL, ('"processed_output": gold', '"processed_output": str(data["label"])')),
        changed(PAWS, ('"processed_output": or_', '"processed_output": str(data["label"])')),
        changed(
            TREC, ('"processed_output": gold', '"processed_output": KINDS[data["coarse_label"]]')
        ),
        changed(
            TRIVIA,
            ('"processed_output": clave', '"processed_output": data["opciones"][data["answer"]]'),
        ),
    ),
    kind(
        F,
        "no space stands between the cue and the answer",
        "text/missing-space",
        changed(BOOL, ('" " + gold', "gold")),
        changed(GAP, ('" " + gold', "gold")),
        changed(MED, ('f" {gold}"', "gold")),
        changed(BOOLRU, ('f" {gold}"', "gold")),
    ),
    kind(
        F,
        "the cue ends with a space, and the answer begins with one",
        "text/double-space text/trailing-space",
        changed(TREC, ('"Kind:"', '"Kind: "')),
        changed(HAND, ('}\\nMood:"', '}\\nMood: "')),
        changed(CAUSE, ('f"{stem} {word}"', 'f"{stem} {word} "')),
    ),
    kind(
        F,
        "the input ends with a space, and the answer has none",
        "text/trailing-space",
        changed(CHAT, ('Outcome:"', 'Outcome: "'), ('" " + gold', "gold")),
        changed(PAWS, ('(oui ou non) ?"', '(oui ou non) ? "'), ('" " + or_', "or_")),
        changed(C3, (r"\n答：", r"\n答： ")),
    ),
    kind(
        F,
        "the shots end with another text than the options that are ranked",
        "few-shot/not-a-choice text/missing-space answer/*",
        changed(FILM, ('"output": gold', '"output": gold.title()')),
        changed(CMMLU, ('"output": gold', '"output": f"{gold}. {data[\'options\'][gold]}"')),
        changed(CAUSE, ('"output": gold', '"output": gold.rstrip(".")')),
    ),
    kind(
        F,
        "some rows have no right option, or all of theirs are",
        "answer/no-gold answer/several-golds code/error",
        changed(FILM, rows=each(no_gold, 3)),
        changed(CAUSE, rows=each(all_gold, 3)),
        changed(CMMLU, rows=each(all_gold, 4)),
    ),
    kind(
        F,
        "an option has no text",
        "answer/empty-option text/empty-slot text/unlike-others answer/letters",
        changed(CAUSE, rows=each(empty_option, 4)),
        changed(TRIVIA, rows=at(3, opciones=["cinco", "diez", ""])),
        changed(MED, rows=at(2, opd="")),
    ),
    kind(
        F,
        "the output, or what is compared, is empty",
        "answer/empty answer/not-in-output answer/empty-is-right answer/not-extracted",
        changed(GAP, ('"output": " " + gold', '"output": ""')),
        changed(CEVAL, ('"processed_output": data["answer"]', '"processed_output": ""')),
        changed(MT, ('"processed_output": target', '"processed_output": ""')),
    ),
    kind(
        F,
        "the answer is written as Python prints it",
        "answer/python-value answer/other-names few-shot/other-form answer/not-extracted",
        changed(BOOL, ('{True: "yes", False: "no"}[data["answer"]]', 'str(data["answer"])')),
        changed(CHAIN, ('str(data["answer"])', 'str(float(data["answer"]))')),
        changed(NAMES, ('"; ".join(found) if found else "none"', "str(found)")),
        changed(BOOLRU, ('"да" if data["label"] else "нет"', 'str(data["label"])')),
    ),
    kind(
        F,
        "the answer begins with a newline behind an input that ends with one",
        "text/double-newline answer/*",
        changed(SQL, ('"output": gold', r'"output": "\n" + gold')),
        changed(MED, ('"Answer:"', r'"Answer:\n"'), ('f" {gold}"', r'f"\n{gold}"')),
        changed(
            HAND, ('}\\nMood:"', '}\\nMood:\\n"'), ('" " + data["mood"]', r'"\n" + data["mood"]')
        ),
    ),
    kind(
        F,
        "the output begins with the cue once more",
        "answer/cue-again answer/not-extracted",
        changed(NLI, ('" " + gold', '" Answer: " + gold')),
        changed(OCNLI, ('"output": gold', '"output": "关系：" + gold')),
        changed(NAMES, ('f" {gold}"', 'f" People: {gold}"')),
        changed(CHAIN, ('f" {data', "f\" Let's think step by step. {data")),
    ),
)
