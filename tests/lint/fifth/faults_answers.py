"""Faults of golds, of what the config makes of an answer, and of PPL's scores."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.fifth.faults import RowsChange, each, every_row, kind, put
from tests.lint.fifth.tasks_free import (
    FRENCH,
    MATH,
    PEOPLE,
    PRINTS,
    READING,
    SHELL,
    SPANS,
    TABLES,
)
from tests.lint.fifth.tasks_labels import ARABIC, INTENTS, NLI, PAIRS, PASSAGES, REVIEWS, TALKS
from tests.lint.fifth.tasks_options import (
    BODY,
    COPA,
    ENDINGS,
    FRANCE,
    HISTORY,
    JAPAN,
    METALS,
    RIVERS,
    TOPICS,
)
from tests.lint.shape import Kind, Row

FAMILY = "answers"
READ = "answer/not-extracted answer/not-in-output"


def _none_right(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 0)


def _two_right(row: Row) -> None:
    scores = row["target_scores"]
    scores[next(key for key, score in scores.items() if not score)] = 1


def _moved(key: str) -> RowsChange:
    """Return what gives each row the next one's field, as when a column slips by a row."""

    def apply(rows: list[Row]) -> None:
        values = [row[key] for row in rows]
        for row, value in zip(rows, values[1:] + values[:1], strict=True):
            row[key] = value

    return apply


def _chained(text: str) -> RowsChange:
    """Return what gives each row steps that close on the next row's answer."""

    def apply(rows: list[Row]) -> None:
        golds = [row["out"] if "out" in row else row["answer"] for row in rows]
        for row, gold in zip(rows, golds[1:] + golds[:1], strict=True):
            row["steps"] = text.format(gold)

    return apply


def _counted(change: Callable[[Row, str], None]) -> RowsChange:
    """Return what changes each row by a number of its own, which has a comma."""

    def apply(rows: list[Row]) -> None:
        for number, row in enumerate(rows, start=1):
            change(row, f"{number * 7},{number * 37 + 100}")

    return apply


KINDS: tuple[Kind, ...] = (
    kind(
        FAMILY,
        "the post-processor is one for another kind of answer",
        READ,
        put(RIVERS, postprocess="gsm8k_post"),
        put(MATH, postprocess="agieval_single_answer_post"),
        put(REVIEWS, postprocess="gaokao_single_choice_post"),
        put(BODY, postprocess="until_return_post"),
    ),
    kind(
        FAMILY,
        "the answer stands in another place than where the post-processor looks",
        READ,
        put(
            MATH,
            (" The answer is {data['answer']}.", "\\n#### {data['answer']}"),
            postprocess="until_return_post",
        ),
        put(
            INTENTS,
            ("f\" {data['intent']}\"", "f\" The intent is {data['intent']}.\""),
        ),
        put(
            READING,
            ('"output": data["回答"]', '"output": "答案是" + data["回答"] + "。"'),
            metric="exact_match",
        ),
    ),
    kind(
        FAMILY,
        "the gold is written in another form than the answer of the shots",
        READ,
        put(NLI, ('"processed_output": label', '"processed_output": label[:3]')),
        put(
            RIVERS,
            ('"processed_output": gold', '"processed_output": data["choices"][data["answer"]]'),
        ),
        put(
            TALKS,
            (
                '"processed_output": data["emotion"]',
                '"processed_output": "emotion: " + data["emotion"]',
            ),
        ),
        put(FRANCE, ('"processed_output": f"{gold})"', '"processed_output": gold')),
        put(
            MATH,
            (
                '"processed_output": data["answer"]',
                '"processed_output": data["steps"] + " #### " + data["answer"]',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the gold is the row's index, or a number, where the shots say a letter or a word",
        f"{READ} answer/gold-differs answer/letters code/error",
        put(RIVERS, ('"processed_output": gold', '"processed_output": str(data["answer"])')),
        put(BODY, ('"processed_output": gold', '"processed_output": str(data["cop"])')),
        put(NLI, ('"processed_output": label', '"processed_output": str(data["label"])')),
    ),
    kind(
        FAMILY,
        "the gold is empty, since the field has another name",
        "answer/empty answer/empty-is-right text/absent-field",
        put(SPANS, ('"processed_output": answer', '"processed_output": data.get("answer", "")')),
        put(NLI, ('"processed_output": label', '"processed_output": data.get("label_text", "")')),
        put(
            FRENCH, ('"processed_output": data["fr"]', '"processed_output": data.get("target", "")')
        ),
    ),
    kind(
        FAMILY,
        "a comparison that never holds gives all docs one gold",
        "answer/same-gold answer/gold-differs",
        put(PASSAGES, ('if data["answer"] else', 'if data["answer"] is not None else')),
        put(ARABIC, ('data["label"] == 1', 'data["label"] == "1"')),
        put(PAIRS, ('[data["is_duplicate"]]', '[data["is_duplicate"] == "yes"]')),
        put(REVIEWS, ('[data["label"]]', '[int(data["label"] == "positive")]')),
    ),
    kind(
        FAMILY,
        "no option of some rows is right",
        "answer/no-gold code/error answer/gold-differs answer/empty",
        put(
            METALS,
            ("score == 1][0]", 'score == 1] or [""]\n    gold = gold[0]'),
            rows=every_row(_none_right, 4),
        ),
        put(TOPICS, rows=every_row(_none_right, 3)),
        put(COPA, rows=every_row(_none_right, 3)),
    ),
    kind(
        FAMILY,
        "two options of some rows are right",
        "answer/several-golds",
        put(METALS, rows=every_row(_two_right, 3)),
        put(ENDINGS, rows=every_row(_two_right, 4)),
        put(TOPICS, rows=every_row(_two_right, 3)),
    ),
    kind(
        FAMILY,
        "the target scores and the label of the row disagree",
        "answer/gold-differs few-shot/not-a-choice",
        put(TOPICS, rows=_moved("target_scores")),
        put(COPA, rows=each("label", lambda label: 1 - label, 2)),
        put(ENDINGS, rows=each("label", lambda label: (label + 1) % 4, 2)),
    ),
    kind(
        FAMILY,
        "a label is spelled otherwise in some rows",
        "answer/two-spellings answer/letters answer/not-extracted few-shot/other-labels",
        put(INTENTS, rows=each("intent", str.title, 3)),
        put(TALKS, rows=each("emotion", str.upper, 3)),
        put(REVIEWS, ('1: "positive"', '1: "positive" if len(data["text"]) < 50 else "Positive"')),
    ),
    kind(
        FAMILY,
        "a label has another word or mark beside it in some rows",
        "answer/other-form answer/two-spellings answer/not-an-option answer/other-names",
        put(INTENTS, rows=each("intent", lambda text: f"{text} issue", 4)),
        put(TALKS, rows=each("emotion", lambda text: f"{text}.", 4)),
        put(TALKS, rows=each("emotion", lambda text: f"much {text}", 5)),
        put(
            ARABIC,
            (
                '"نعم" if data["label"] == 1',
                '("نعم" if len(data["passage"]) > 40 else "نعم، هذا صحيح") if data["label"] == 1',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the steps close on another answer than the gold, since a column has slipped by a row",
        "answer/chain-differs answer/not-extracted",
        put(MATH, rows=_moved("answer")),
        put(
            PRINTS,
            (
                '"output": " " + data["out"]',
                '"output": " " + data["steps"] + " The answer is " + data["out"] + "."',
            ),
            rows=_chained("We go through it line by line, so the answer is {}."),
            postprocess="theoremqa_post",
        ),
        put(
            TABLES,
            ("f\" {data['answer']}\"", "f\" {data['steps']} The answer is {data['answer']}.\""),
            rows=_chained("The cell in question says {0}. So the answer is {0}."),
            postprocess="theoremqa_post",
        ),
    ),
    kind(
        FAMILY,
        "golds have commas in their numbers, which the post-processor takes out",
        READ,
        put(
            MATH,
            rows=every_row(
                lambda row: row.update(
                    steps=f"It is {row['answer']} thousand.", answer=f"{row['answer']},000"
                )
            ),
        ),
        put(
            TABLES,
            rows=_counted(lambda row, count: row.update(answer=count)),
            postprocess="gsm8k_post",
        ),
        put(
            PRINTS,
            rows=_counted(
                lambda row, count: row.update(
                    out=count, code=f'print("{{:,}}".format({count.replace(",", "")}))'
                )
            ),
            postprocess="gsm8k_post",
        ),
    ),
    kind(
        FAMILY,
        "golds have a unit or a sign that the post-processor does not leave",
        READ,
        put(MATH, rows=each("answer", lambda text: f"${text}")),
        put(MATH, rows=each("answer", lambda text: f"{text} km"), postprocess="gsm8k_post"),
        put(
            JAPAN,
            ('gold = str(data["answer"] + 1)', 'gold = str(data["answer"] + 1) + "番"'),
            postprocess="gsm8k_post",
        ),
    ),
    kind(
        FAMILY,
        "golds end with a space or a newline",
        "answer/not-extracted answer/two-spellings answer/not-in-output text/trailing-space few-shot/separator",
        put(
            SPANS,
            ('"processed_output": answer', '"processed_output": answer + "\\n"'),
            metric="exact_match",
        ),
        put(RIVERS, ('"processed_output": gold', '"processed_output": f" {gold}"')),
        put(
            HISTORY,
            ('"processed_output": data["答案"]', '"processed_output": data["答案"] + "\\n"'),
        ),
    ),
    kind(
        FAMILY,
        "an option of some rows is empty",
        "answer/empty-option answer/letters answer/same-option text/empty-slot",
        put(METALS, rows=every_row(lambda row: row["target_scores"].update({"": 0}), 3)),
        put(
            HISTORY,
            rows=every_row(lambda row: row.update({"A" if row["答案"] != "A" else "B": ""}), 3),
        ),
        put(
            BODY,
            rows=every_row(lambda row: row.update({"opd" if row["cop"] != 4 else "opa": ""}), 3),
        ),
    ),
    kind(
        FAMILY,
        "an output is a list as Python writes it, though the metric compares text",
        "answer/python-value text/raw-value answer/not-extracted",
        put(
            SPANS,
            ('data["answers"]["text"][0]', 'str(data["answers"]["text"])'),
            metric="exact_match",
        ),
        put(PEOPLE, ('", ".join(data["people"])', 'repr(data["people"])')),
        put(HISTORY, ('data["答案"]', 'str([data["答案"]])')),
    ),
    kind(
        FAMILY,
        "the gold is a bool or None as Python prints it",
        "answer/python-value text/raw-value text/nothing answer/other-names",
        put(PASSAGES, ('"Yes" if data["answer"] else "No"', 'str(data["answer"])')),
        put(PAIRS, ('("no", "yes")[data["is_duplicate"]]', 'str(bool(data["is_duplicate"]))')),
        put(
            TALKS,
            ("{data['emotion']}", "{data.get('label')}"),
            ('data["emotion"]', 'str(data.get("label"))'),
        ),
    ),
    kind(
        FAMILY,
        "the gold is cut, as by `split` or an index too many",
        "answer/not-in-output answer/not-extracted answer/other-names answer/not-an-option answer/letters "
        "text/no-question",
        put(SHELL, ('" " + data["command"]', '" " + data["command"].split()[0]')),
        put(READING, ('"processed_output": data["回答"]', '"processed_output": data["回答"][0]')),
        put(TALKS, ("{data['emotion']}\"", "{data['emotion'][0]}\"")),
        put(PEOPLE, ('"processed_output": names', '"processed_output": names.split()[0]')),
    ),
    kind(
        FAMILY,
        "some rows have their answer in capitals or with a cue of the annotator",
        "answer/two-spellings answer/other-form answer/cue-again answer/not-extracted answer/letters",
        put(HISTORY, rows=each("答案", lambda text: f"答案：{text}", 4)),
        put(INTENTS, rows=each("intent", lambda text: f"Intent: {text}", 4)),
        put(TALKS, rows=each("emotion", lambda text: f"({text})", 4)),
    ),
)
