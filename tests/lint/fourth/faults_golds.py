"""Golds that are not there, not one, not spelled as one, or not among what is asked."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.fourth.faults import each, kind, put
from tests.lint.fourth.tasks_free import CALLS, FOUNDED, NLI, SUPPORT, WHO
from tests.lint.fourth.tasks_options import FACTS, FILMS, HOUSE, MATERIALS, PUZZLES, SKY
from tests.lint.fourth.tasks_zh import IDIOMS, PLACES, READ, SHOPS
from tests.lint.shape import Change, Row

FAMILY = "answers"


def _scores(value: int, every: int) -> Callable[[list[Row]], None]:
    def apply(rows: list[Row]) -> None:
        for row in rows[::every]:
            row["target_scores"] = dict.fromkeys(row["target_scores"], value)

    return apply


def _twin(rows: list[Row]) -> None:
    """Make a wrong option equal to the right one, or to another wrong one."""
    for row in rows[::3]:
        choices = row["choices"]["text"] if isinstance(row["choices"], dict) else row["choices"]
        choices[3] = choices[0]


def _twins_zh(rows: list[Row]) -> None:
    for row in rows[::3]:
        row["D"] = row["B"]


def _again(key: str, other: dict[str, str]) -> Callable[[list[Row]], list[Row]]:
    """Return what adds copies of some rows with another label."""

    def apply(rows: list[Row]) -> list[Row]:
        return [*rows, *({**row, key: other.get(row[key], next(iter(other)))} for row in rows[:3])]

    return apply


def _films_again(rows: list[Row]) -> list[Row]:
    turned = [
        {**row, "target_scores": {k: 1 - v for k, v in row["target_scores"].items()}}
        for row in rows[:3]
    ]
    return [*rows, *turned]


_FILMS_BEST: Change = (
    '(gold,) = [label for label, score in data["target_scores"].items() if score]',
    'gold = max(data["target_scores"], key=data["target_scores"].get)',
)

KINDS = (
    kind(
        FAMILY,
        "some labels have a space or a newline behind them",
        "answer/two-spellings answer/other-form answer/not-an-option few-shot/other-labels text/trailing-space",
        put(SUPPORT, rows=each("label", lambda text: f"{text} ", 3)),
        put(SHOPS, rows=each("label", lambda text: f"{text}\u3000", 4)),
        put(CALLS, rows=each("slot", lambda text: f"{text} ", 4)),
    ),
    kind(
        FAMILY,
        "what is compared is not what the shots answer",
        "answer/not-in-output answer/not-extracted",
        put(
            SUPPORT,
            ('"processed_output": data["label"]', '"processed_output": data["label"].upper()'),
        ),
        put(
            MATERIALS,
            (
                '"processed_output": gold',
                '"processed_output": data["choices"]["text"]["ABCD".index(gold)]',
            ),
        ),
        put(
            CALLS, ('"processed_output": data["slot"]', '"processed_output": "the " + data["slot"]')
        ),
        put(
            SHOPS, ('"processed_output": data["label"]', '"processed_output": data["label"] + "。"')
        ),
    ),
    kind(
        FAMILY,
        "some docs have an empty gold",
        "answer/empty answer/empty-is-right text/empty-slot",
        put(FOUNDED, rows=each("year", lambda _: "", 4)),
        put(READ, rows=each("answers", lambda _: [""], 4)),
        put(SUPPORT, rows=each("label", lambda _: "", 5)),
    ),
    kind(
        FAMILY,
        "no option is right in some docs",
        "answer/no-gold",
        put(HOUSE, rows=_scores(0, 4)),
        put(FACTS, rows=_scores(0, 5)),
        put(FILMS, _FILMS_BEST, rows=_scores(0, 4)),
    ),
    kind(
        FAMILY,
        "all options are right in some docs",
        "answer/several-golds",
        put(HOUSE, rows=_scores(1, 4)),
        put(FACTS, rows=_scores(1, 5)),
        put(FILMS, _FILMS_BEST, rows=_scores(1, 4)),
    ),
    kind(
        FAMILY,
        "an option is there twice",
        "answer/same-option answer/letters",
        put(SKY, rows=_twin),
        put(MATERIALS, rows=_twin),
        put(IDIOMS, rows=_twin),
        put(PLACES, rows=_twins_zh),
    ),
    kind(
        FAMILY,
        "one question is there twice, with two golds",
        "text/ambiguous few-shot/question-shown",
        put(SUPPORT, rows=_again("label", {"request": "bug", "bug": "request"})),
        put(FOUNDED, rows=_again("year", {"1999": "2000"})),
        put(FILMS, rows=_films_again),
        put(SHOPS, rows=_again("label", {"好评": "差评", "差评": "好评"})),
    ),
    kind(
        FAMILY,
        "the key of some docs names an option that is not there",
        "answer/not-an-option answer/letters answer/no-gold",
        put(MATERIALS, rows=each("answerKey", lambda _: "E", 4)),
        put(PLACES, rows=each("answer", lambda _: "E", 4)),
        put(PUZZLES, rows=each("gold", lambda _: "D", 4)),
    ),
    kind(
        FAMILY,
        "the prompt names other labels than the answers are",
        "answer/other-names",
        put(FACTS, ("Answer (yes or no):", "Answer (true or false):")),
        put(SHOPS, ("类别（好评或差评）：", "类别（正面或负面）：")),
        put(NLI, ("(entailment, neutral or contradiction)", "(yes, maybe or no)")),
        put(FILMS, description="Say whether each review is good or bad."),
    ),
    kind(
        FAMILY,
        "a few docs spell a label otherwise",
        "answer/two-spellings answer/other-form few-shot/other-labels answer/not-an-option answer/other-names",
        put(SUPPORT, rows=each("label", lambda text: text.capitalize(), 5)),
        put(
            CALLS,
            rows=each(
                "slot", lambda text: text.replace("-", " ").replace("party ", "size of party "), 5
            ),
        ),
        put(SHOPS, rows=each("label", lambda text: f"{text}。", 6)),
        put(
            NLI,
            (
                'label = NAMES[data["label"]]',
                'label = NAMES[data["label"]] if len(data["premise"]) > 27 else NAMES[data["label"]].title()',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a gold that is a list is printed as Python writes it",
        "answer/python-value answer/not-in-output text/raw-value",
        put(WHO, ('", ".join(data["names"])', 'str(data["names"])')),
        put(
            READ,
            ('"output": data["answers"][0]', '"output": str(data["answers"])'),
            ('"processed_output": data["answers"][0]', '"processed_output": str(data["answers"])'),
        ),
        put(
            FOUNDED,
            ('" " + data["year"]', "f\" {(data['year'],)}\""),
            ('"processed_output": data["year"]', '"processed_output": str((data["year"],))'),
        ),
    ),
)
