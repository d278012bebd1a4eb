"""Answers and their extraction."""

from __future__ import annotations

from functools import partial

from tests.lint.eleventh.making import each
from tests.lint.eleventh.tasks_en import (
    ALGEBRA,
    DATES,
    NLI,
    REVIEWS,
    SCIENCE,
    SCIENCE_PPL,
    SQUAD,
    SUMS,
    TOPICS,
    WINO,
)
from tests.lint.eleventh.tasks_zh import (
    CEVAL,
    CHANGSHI,
    CHENGYU,
    GUSHI,
    OCNLI,
    PANDUAN,
    XINWEN,
    YINGYONG,
    YUEDU,
    ZHAIYAO,
)
from tests.lint.making import kind
from tests.lint.shape import Row, changed

_answers = partial(kind, "answers")
_LOST = "answer/not-extracted answer/not-in-output answer/gold-differs"


def _no_right(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 0)


def _two_right(row: Row) -> None:
    wrong = next(key for key, score in row["target_scores"].items() if not score)
    row["target_scores"][wrong] = 1


# fmt: off
KINDS = (
    _answers(
        "The post-processor makes small letters of it, and the golds are capital.",
        _LOST,
        changed(SCIENCE, postprocess="exact_match_post"),
        changed(TOPICS, postprocess="exact_match_post"),
        changed(CEVAL, postprocess="exact_match_post"),
    ),
    _answers(
        "The post-processor is one for numbers or letters, and the answers are words.",
        f"{_LOST} answer/empty-is-right",
        changed(NLI, postprocess="gsm8k_post"),
        changed(YUEDU, postprocess="gsm8k_post"),
        changed(GUSHI, postprocess="gaokao_single_choice_post"),
    ),
    _answers(
        "The first line is taken, and the answer stands on the last.",
        f"{_LOST} answer/stopped-early",
        changed(SUMS, postprocess="until_return_post"),
        changed(YINGYONG, postprocess="until_return_post"),
        changed(ALGEBRA, postprocess="until_return_post"),
    ),
    _answers("A stop sequence cuts the answer.", f"answer/stopped-early {_LOST}", changed(SUMS, stop=("\n",)), changed(YINGYONG, stop=("\n\n", "。")), changed(ALGEBRA, stop=("Problem:", "$"))),
    _answers("Too few tokens for the answer.", "tokens/answer-too-long tokens/window answer/stopped-early", changed(SUMS, max_tokens=10), changed(ALGEBRA, max_tokens=4), changed(YINGYONG, max_tokens=8)),
    _answers(
        "processed_output has the space or newline of the output.",
        f"{_LOST} answer/two-spellings answer/other-form",
        changed(SCIENCE, ('"processed_output": data["answer"]', '"processed_output": " " + data["answer"]')),
        changed(NLI, ('"processed_output": data["label"]', '"processed_output": " " + data["label"]')),
        changed(YUEDU, ('"processed_output": data["answer"]', '"processed_output": data["answer"] + "\\n"')),
    ),
    _answers(
        "The whole chain is compared, and the answer alone is extracted.",
        f"{_LOST} answer/other-form",
        changed(SUMS, ('"processed_output": gold', '"processed_output": data["answer"]')),
        changed(YINGYONG, ('"processed_output": data["答案"]', '"processed_output": output')),
        changed(ALGEBRA, ('"processed_output": data["final"]', '"processed_output": data["solution"]')),
    ),
    _answers(
        "The shots answer by a letter, and the option's text is compared; or the other way.",
        f"{_LOST} answer/letter-asked answer/letters",
        changed(SCIENCE, ('"processed_output": data["answer"]', '"processed_output": data["options"]["ABCD".index(data["answer"])]')),
        changed(CHANGSHI, ('"processed_output": gold', '"processed_output": data["选项"][data["正确"]]')),
        changed(CHENGYU, ('"processed_output": data["答案"]', '"processed_output": "ABCD"[data["候选"].index(data["答案"])]')),
    ),
    _answers(
        "A whole number is written as a float.",
        f"{_LOST} answer/python-value answer/other-form",
        changed(SUMS, ('data["answer"].split("####")[1].strip()', 'str(float(data["answer"].split("####")[1]))')),
        changed(YINGYONG, ('"processed_output": data["答案"]', '"processed_output": str(float(data["答案"]))')),
        changed(CHANGSHI, ('str(data["正确"] + 1)', 'str(data["正确"] + 1.0)')),
    ),
    _answers(
        "The gold has a unit that is not extracted.",
        f"{_LOST} answer/other-form",
        changed(SUMS, ('"processed_output": gold', '"processed_output": gold + " in all"')),
        changed(YINGYONG, ('"processed_output": data["答案"]', '"processed_output": data["答案"] + "个"')),
        changed(ALGEBRA, ('"processed_output": data["final"]', '"processed_output": "$" + data["final"] + "$"')),
    ),
    _answers(
        "The output says the cue again.",
        "answer/cue-again text/said-again answer/not-extracted",
        changed(SCIENCE, ("f\" {data['answer']}\"", "f\" Answer: {data['answer']}\"")),
        changed(DATES, ('" " + data["date"]', '" Date: " + data["date"]')),
        changed(ZHAIYAO, ('"output": data["标题"]', '"output": "标题：" + data["标题"]')),
    ),
    _answers(
        "The answer of some rows is empty.",
        "answer/empty answer/empty-is-right few-shot/no-answer text/nothing answer/not-an-option answer/other-form answer/letters answer/no-gold answer/other-names",
        changed(REVIEWS, rows=each(lambda row: row.update(label=""), 4)),
        changed(YUEDU, rows=each(lambda row: row.update(answer=""), 3)),
        changed(CEVAL, rows=each(lambda row: row.update(answer=""), 5)),
    ),
    _answers(
        "In PPL no option is marked as right in some rows, or two are.",
        "answer/no-gold answer/several-golds code/error answer/gold-differs answer/not-in-output few-shot/not-a-choice",
        changed(XINWEN, ("== 1)", "== 1) if any(data['target_scores'].values()) else labels[0]"), rows=each(_no_right, 4)),
        changed(PANDUAN, rows=each(_no_right, 3)),
        changed(WINO, rows=each(_two_right, 4)),
    ),
    _answers(
        "In PPL the least or another score is taken for the answer.",
        "few-shot/not-a-choice answer/gold-differs few-shot/wrong-answer answer/no-gold answer/not-an-option answer/not-in-output",
        changed(SCIENCE_PPL, ("max(choices", "min(choices")),
        changed(WINO, ("if scores[name]]", "if not scores[name]]")),
        changed(XINWEN, ('data["target_scores"][label] == 1', 'data["target_scores"][label] == 0')),
    ),
    _answers(
        "An empty text is compared, which any response has in it or begins with.",
        "answer/empty-is-right answer/empty answer/not-extracted",
        changed(REVIEWS, ('"processed_output": data["label"]', '"processed_output": ""'), metric="prefix_match"),
        changed(OCNLI, ('"processed_output": data["label"]', '"processed_output": data.get("gold", "")'), metric="in_match"),
        changed(NLI, ('"processed_output": data["label"]', '"processed_output": ""'), metric="in_match"),
    ),
    _answers(
        "The answers of some rows have a full stop, a unit or another word, and the rest do not.",
        "answer/other-form answer/two-spellings answer/other-names few-shot/worked-form",
        changed(REVIEWS, rows=each(lambda row: row.update(label=row["label"] + "."), 3)),
        changed(OCNLI, rows=each(lambda row: row.update(label=row["label"] + "关系"), 4)),
        changed(YINGYONG, rows=each(lambda row: row.update(答案=row["答案"] + "元"), 3)),
    ),
    _answers(
        "Several right answers are one text.",
        "answer/other-form answer/not-extracted answer/not-an-option answer/python-value answer/two-spellings answer/letters",
        changed(SQUAD, ('answers = data["answers"]', 'answers = ["|".join(data["answers"])]')),
        changed(CEVAL, rows=each(lambda row: row.update(answer=row["answer"] + ("B" if row["answer"] == "A" else "A")), 4)),
        changed(YUEDU, rows=each(lambda row: row.update(answer=f"{row['answer']}|{row['answer']}。"), 3)),
    ),
)
