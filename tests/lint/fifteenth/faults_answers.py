"""Faults of answers against metric and post-processor, of rows and labels, and of demands."""

from __future__ import annotations

from tests.lint.fifteenth.making import each
from tests.lint.fifteenth.tasks_en import (
    CAPITALS,
    CAUSES,
    GOALS,
    NLI,
    REVIEWS,
    SHELTER,
    UNITS,
)
from tests.lint.fifteenth.tasks_free import (
    DATES,
    FRENCH,
    INTENTS,
    ODD_ONE,
    PRINTS,
    SCIENCE,
    SPAN,
    WORDY,
)
from tests.lint.fifteenth.tasks_zh import (
    COMMENTS,
    COMMON,
    FOLLOWS,
    IDIOMS,
    INTO_ZH,
    READING,
    STEPS,
    TOPICS,
    TRUE_FALSE,
)
from tests.lint.making import kind
from tests.lint.shape import Kind, Row, changed

ANSWERS, ROWS = "answers", "rows and labels"
UNREAD = "answer/not-extracted answer/not-in-output answer/two-spellings answer/other-form"


def _both(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 1)


def _neither(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 0)


KINDS: tuple[Kind, ...] = (
    kind(
        ANSWERS,
        "the output says the cue again",
        "answer/cue-again text/said-again answer/not-extracted",
        changed(CAPITALS, ('f" {gold}"', 'f" Answer: {gold}"')),
        changed(NLI, ('"output": " " + gold', '"output": " Label: " + gold')),
        changed(READING, ('"output": gold', '"output": "回答：" + gold')),
        changed(GOALS, ('"output": " " + gold', '"output": " Solution: " + gold')),
    ),
    kind(
        ANSWERS,
        "what is compared is spelled otherwise than what the shots show",
        UNREAD,
        changed(SHELTER, ('"processed_output": gold', '"processed_output": gold.upper()')),
        changed(INTENTS, ('"output": " " + gold', '"output": " " + gold.title()')),
        changed(FRENCH, ('"processed_output": gold', '"processed_output": gold.rstrip(".")')),
        changed(COMMON, ('"processed_output": gold', '"processed_output": f"({gold})"')),
    ),
    kind(
        ANSWERS,
        "a stop sequence lies inside the answers",
        "answer/stopped-early answer/not-extracted",
        changed(WORDY, stop=("\n",)),
        changed(SCIENCE, stop=(".",)),
        changed(STEPS, stop=("，", "\n")),
        changed(DATES, stop=("\n", "-")),
    ),
    kind(
        ANSWERS,
        "the post-processor reads answers of another kind",
        UNREAD,
        changed(CAPITALS, postprocess="gsm8k_post"),
        changed(SCIENCE, postprocess="gsm8k_post"),
        changed(INTENTS, postprocess="gsm8k_post"),
        changed(INTO_ZH, postprocess="gsm8k_post"),
    ),
    kind(
        ANSWERS,
        "there is room for a few tokens only",
        "tokens/answer-too-long",
        changed(WORDY, max_tokens=5),
        changed(SCIENCE, max_tokens=4),
        changed(FRENCH, max_tokens=2),
    ),
    kind(
        ANSWERS,
        "the gold is read from a field that is not there",
        "answer/empty* text/absent-field answer/same-gold answer/no-gold answer/not-*",
        changed(INTENTS, ('data["intent"]', 'data.get("label", "")')),
        changed(READING, ('data["answer"]', 'data.get("answers", "")')),
        changed(UNITS, ('data["number"]', 'data.get("result") or ""')),
    ),
    kind(
        ANSWERS,
        "a whole number or a text is written as Python prints it",
        f"answer/python-value text/raw-value {UNREAD}",
        changed(UNITS, ('data["number"]', 'str(float(data["number"]))')),
        changed(STEPS, ('gold = data["answer"]', 'gold = str(float(data["answer"]))')),
        changed(SPAN, ('answers["text"][0]', 'str(answers["text"])')),
        changed(READING, ('data["answer"]', 'repr([data["answer"]])')),
    ),
    kind(
        ANSWERS,
        "the answer begins right behind the cue",
        "text/missing-space text/run-together tokens/merged-border",
        changed(CAPITALS, ('f" {gold}"', "gold")),
        changed(NLI, ('"output": " " + gold', '"output": gold')),
        changed(CAUSES, ('"output": " " + gold', '"output": gold')),
        changed(PRINTS, ('"output": " " + gold', '"output": gold')),
    ),
    kind(
        ROWS,
        "some labels are spelled in another way",
        "answer/two-spellings answer/other-form answer/other-names",
        changed(REVIEWS, rows=each(lambda row: row.update(sentiment=row["sentiment"].title()), 4)),
        changed(SHELTER, rows=each(lambda row: row.update(answer=row["answer"] + "."), 5)),
        changed(INTENTS, rows=each(lambda row: row.update(intent=row["intent"] + " "), 4)),
        changed(COMMENTS, rows=each(lambda row: row.update(label=row["label"] + "评价"), 5)),
    ),
    kind(
        ROWS,
        "a text is empty in some rows",
        "text/empty-slot text/no-question text/nothing answer/empty* text/ambiguous",
        changed(SHELTER, rows=each(lambda row: row.update(passage=""), 5)),
        changed(NLI, rows=each(lambda row: row.update(hypothesis=""), 6, 1)),
        changed(TOPICS, rows=each(lambda row: row.update(title=""), 4)),
        changed(CAPITALS, rows=each(lambda row: row.update(D=""), 12, 4)),
    ),
    kind(
        ROWS,
        "an option is there twice",
        "answer/same-option answer/several-golds answer/not-an-option",
        changed(CAPITALS, rows=each(lambda row: row.update(C=row["B"]), 6)),
        changed(COMMON, rows=each(lambda row: row.update(D=row["A"]), 6, 1)),
        changed(
            SCIENCE, rows=each(lambda row: row["options"].__setitem__(2, row["options"][0]), 5, 1)
        ),
    ),
    kind(
        ROWS,
        "a gold is none of the options",
        "answer/not-* answer/letters answer/other-names code/error answer/no-gold answer/legend",
        changed(CAPITALS, rows=each(lambda row: row.update(answer="E"), 12, 3)),
        changed(COMMON, rows=each(lambda row: row.update(answer="F"), 12, 2)),
        changed(ODD_ONE, rows=each(lambda row: row.update(odd="pebble"), 10, 2)),
        changed(IDIOMS, rows=each(_neither, 5)),
        changed(CAUSES, rows=each(_neither, 5, 2)),
    ),
    kind(
        ROWS,
        "a row is there again with another label",
        "text/ambiguous few-shot/question-shown few-shot/* answer/gold-differs",
        changed(REVIEWS, rows=lambda rows: [*rows, rows[1] | {"sentiment": "positive"}]),
        changed(SHELTER, rows=lambda rows: [*rows, rows[4] | {"answer": "no"}]),
        changed(FOLLOWS, rows=lambda rows: [*rows, rows[1] | {"label": "c"}]),
        changed(TRUE_FALSE, rows=lambda rows: [*rows, rows[0] | {"correct": "0"}]),
    ),
    kind(
        ROWS,
        "a filter has left rows of one label",
        "answer/same-gold answer/one-place few-shot/lopsided",
        changed(SHELTER, rows=lambda rows: [row for row in rows if row["answer"] == "yes"]),
        changed(FOLLOWS, rows=lambda rows: [row for row in rows if row["label"] == "e"]),
        changed(INTENTS, rows=lambda rows: [row for row in rows if row["intent"] == "card"]),
    ),
    kind(
        ROWS,
        "all options of some rows are right",
        "answer/several-golds",
        changed(GOALS, rows=each(_both, 3)),
        changed(CAUSES, rows=each(_both, 4)),
        changed(IDIOMS, rows=each(_both, 5)),
    ),
    kind(
        ROWS,
        "the rows bring the cue or mark that the template writes",
        "text/said-again answer/cue-again text/repeated-instruction",
        changed(
            CAPITALS, rows=each(lambda row: row.update(question="Question: " + row["question"]))
        ),
        changed(SHELTER, rows=each(lambda row: row.update(question=row["question"] + "?"))),
        changed(COMMON, rows=each(lambda row: row.update({x: f"{x}. {row[x]}" for x in "ABCD"}))),
        changed(TOPICS, rows=each(lambda row: row.update(title="标题：" + row["title"]))),
    ),
    kind(
        ROWS,
        "some numbers have their unit with them",
        "answer/other-form answer/two-spellings answer/python-value",
        changed(UNITS, rows=each(lambda row: row.update(number=f"{row['number']} {row['to']}"), 5)),
        changed(STEPS, rows=each(lambda row: row.update(answer=row["answer"] + "个"), 5, 2)),
        changed(WORDY, rows=each(lambda row: row.update(answer=row["answer"] + " dollars"), 4, 1)),
    ),
)
