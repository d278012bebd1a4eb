"""Answers, and what the post-processor, the metric and the stop sequences make of them."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed, put_into
from tests.lint.thirteenth.making import RowsChange
from tests.lint.thirteenth.tasks_en import (
    ERRANDS,
    HEADLINES,
    MAIL,
    MUSEUM,
    NLI,
    PYCODE,
    SCIENCE,
    SHOP,
)
from tests.lint.thirteenth.tasks_zh import (
    CHANGSHI,
    DIMING,
    FANYI,
    WAIMAI,
    XINWEN,
    YINGYONG,
    YUEDU,
)

_answers = partial(kind, "answers")
_UNREAD = "answer/not-extracted answer/not-in-output"


def _scores(to: int, every: int = 1) -> RowsChange:
    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row["target_scores"] = dict.fromkeys(row["target_scores"], to)

    return put


def _case(key: str, every: int = 3) -> RowsChange:
    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = row[key].swapcase() if len(row[key]) == 1 else row[key].capitalize()

    return put


KINDS = (
    _answers(
        "The post-processor of another task takes something else from the answer.",
        _UNREAD,
        changed(SCIENCE, postprocess="gsm8k_post"),
        changed(MUSEUM, postprocess="gaokao_single_choice_post"),
        changed(YUEDU, postprocess="until_return_post"),
    ),
    _answers(
        "A stop sequence cuts the answer before it is said.",
        "answer/stopped-early answer/not-extracted",
        changed(SHOP, stop=("\n",)),
        changed(YINGYONG, stop=("。", "\n")),
        changed(HEADLINES, stop=(" ", "\n")),
    ),
    _answers(
        "There are too few tokens for what the shots answer.",
        "answer/not-extracted answer/stopped-early tokens/answer-too-long",
        changed(SHOP, max_tokens=10),
        changed(YINGYONG, max_tokens=5),
        changed(FANYI, max_tokens=3),
    ),
    _answers(
        "What is compared is an index, and what is shown is a letter or a word.",
        f"{_UNREAD} answer/gold-differs answer/letters",
        changed(SCIENCE, ('"processed_output": gold', '"processed_output": str(data["answer"])')),
        changed(
            MAIL,
            (
                '"processed_output": team',
                '"processed_output": str(["billing", "delivery", "returns", "account"].index(team))',
            ),
        ),
        changed(
            YUEDU, ('"processed_output": answer', '"processed_output": str("ABC".index(answer))')
        ),
    ),
    _answers(
        "The gold has a unit, a mark or a word that is never taken from an answer.",
        f"{_UNREAD} answer/other-form",
        changed(
            SHOP,
            (
                '"processed_output": data["answer"]',
                '"processed_output": data["answer"] + " dollars"',
            ),
        ),
        changed(MUSEUM, ('"processed_output": golds', '"processed_output": golds[0] + "."')),
        changed(XINWEN, ('"processed_output": gold', '"processed_output": f"第{gold}类"')),
    ),
    _answers(
        "Whole numbers became floats on their way into the answer.",
        f"{_UNREAD} answer/python-value text/raw-value answer/letters answer/chain-differs",
        changed(
            SHOP,
            (
                '"processed_output": data["answer"]',
                '"processed_output": str(float(data["answer"]))',
            ),
        ),
        changed(
            YINGYONG,
            ('data["得数"]\n', 'str(float(data["得数"]))\n'),
            ('"processed_output": data["得数"]', '"processed_output": str(float(data["得数"]))'),
        ),
        changed(
            XINWEN,
            (
                'gold = str(LANMU.index(data["栏目"]) + 1)',
                'gold = str(LANMU.index(data["栏目"]) + 1.0)',
            ),
        ),
    ),
    _answers(
        "Several golds stand in one text, with a sign between.",
        f"{_UNREAD} answer/other-form answer/not-an-option answer/several-golds answer/python-value answer/other-names",
        changed(
            MUSEUM,
            rows=lambda rows: [row | {"answers": ["|".join(row["answers"])]} for row in rows],
        ),
        changed(DIMING, rows=put_into("地名", "{}/{}市", 3)),
        changed(MAIL, rows=put_into("team", "{}; other", 4)),
    ),
    _answers(
        "The metric compares with small letters, and golds have capitals.",
        _UNREAD,
        changed(SCIENCE, metric="in_match"),
        changed(MUSEUM, metric="in_match"),
        changed(CHANGSHI, metric="in_match"),
    ),
    _answers(
        "The gold is empty in some docs.",
        "few-shot/no-answer few-shot/trailing-space answer/empty answer/empty-is-right answer/other-names answer/not-an-option code/error",
        changed(MAIL, rows=put_into("team", "", 5)),
        changed(DIMING, rows=put_into("地名", "", 4)),
        changed(PYCODE, rows=put_into("output", "", 4)),
    ),
    _answers(
        "One label is spelled with a capital in some rows, or a letter without.",
        f"{_UNREAD} answer/two-spellings answer/letters answer/other-names answer/other-form",
        changed(MAIL, rows=_case("team")),
        changed(CHANGSHI, rows=_case("答案")),
        changed(YUEDU, rows=_case("答案")),
    ),
    _answers(
        "No option of a row is right.",
        "answer/not-an-option answer/not-in-output answer/no-gold answer/gold-differs few-shot/not-a-choice",
        changed(ERRANDS, rows=_scores(0, 2)),
        changed(WAIMAI, rows=_scores(0)),
        changed(NLI, rows=_scores(0, 3)),
    ),
    _answers(
        "A remark behind the answer is what the post-processor reads.",
        _UNREAD,
        changed(
            CHANGSHI,
            ('"output": data["答案"]', '"output": data["答案"] + "（共有A、B、C、D四项）"'),
        ),
        changed(YINGYONG, ('data["得数"]\n', 'data["得数"] + "（共2步）"\n')),
        changed(
            SCIENCE,
            ('f" {gold}"', 'f" {gold} (one of A-D)"'),
            postprocess="gaokao_single_choice_post",
        ),
    ),
    _answers(
        "The answer is wrapped in marks that nothing takes off.",
        _UNREAD,
        changed(MUSEUM, ('" " + golds[0]', '" **" + golds[0] + "**"')),
        changed(PYCODE, ('" " + data["output"]', '" `" + data["output"] + "`"')),
        changed(
            DIMING,
            ('"processed_output": data["地名"]', '"processed_output": "《" + data["地名"] + "》"'),
        ),
    ),
)
