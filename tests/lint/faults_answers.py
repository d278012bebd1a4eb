"""Faults of golds, of what is taken from a response, and of what a metric can give."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.faults import fault, kind
from tests.lint.shape import Kind, Names, Row

FAMILY = "answers"
STOP = [Names("answer/* few-shot/*", "stop|cut")]
TAKEN = [Names("answer/* tokens/*", "output|extract|taken|takes|post|metric|match|wrong|right")]
GOLD = [Names("answer/* code/*", "gold|answer|empty|right|option|differ")]


def _each(every: int, change: Callable[[Row], object]) -> Callable[[list[Row]], None]:
    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            change(row)

    return put


def _first_right(row: Row) -> None:
    options = sorted(row["target_scores"], key=lambda o: -row["target_scores"][o])
    row["target_scores"] = {option: row["target_scores"][option] for option in options}


def _first_of_list(row: Row) -> None:
    right = row["choices"].pop(row["answer"])
    row["choices"].insert(0, right)
    row["answer"] = 0


def _almost_twice(row: Row) -> None:
    options = list(row["target_scores"].items())
    at = next(n for n, (_, score) in enumerate(options) if not score)
    options[at] = (next(o for o, score in options if score).upper() + " ", 0)
    row["target_scores"] = dict(options)


def _twice(row: Row) -> None:
    row["choices"][(row["answer"] + 1) % 4] = row["choices"][row["answer"]]


def _two_right(row: Row) -> None:
    wrong = next(o for o, score in row["target_scores"].items() if not score)
    row["target_scores"][wrong] = 1


def _no_right(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 0)


def _asked_again(rows: list[Row]) -> list[Row]:
    """Ask the first three questions again, for the answers of three others."""
    return rows + [
        first | {"answer": other["answer"]}
        for first, other in zip(rows[:3], rows[4:7], strict=True)
    ]


KINDS: tuple[Kind, ...] = (
    kind(
        "a stop sequence cuts the answer that the shots show",
        FAMILY,
        STOP,
        fault("sums-steps", stop=(".",)),
        fault("word-problems", stop=("\n",)),
        fault("json", stop=(",", "\n")),
        fault("sorting", stop=("\n",)),
        fault("zh-translate", stop=("，", "。", "\n")),
    ),
    kind(
        "the post-processor takes something else from a right answer",
        FAMILY,
        TAKEN,
        fault("digits", postprocess="agieval_single_answer_post"),
        fault("word-problems", postprocess="until_return_post"),
        fault("latex", postprocess="until_return_post"),
        fault("sums-steps", postprocess="agieval_single_answer_post"),
    ),
    kind(
        "the metric can never count the right answer as right",
        FAMILY,
        TAKEN,
        fault("facts", metric="in_match"),
        fault("extract", metric="in_match"),
        fault(
            "yes-no-gen",
            ('"processed_output": data["answer"]', '"processed_output": data["answer"].title()'),
            postprocess="until_return_post",
        ),
        fault(
            "zh-reading",
            ('"processed_output": data["answer"]', '"processed_output": data["answer"] + "。"'),
        ),
        fault(
            "json",
            (
                '"processed_output": answer',
                '"processed_output": json.dumps(data["answer"], indent=1)',
            ),
        ),
    ),
    kind(
        "some golds are empty",
        FAMILY,
        GOLD,
        fault("extract", rows=_each(3, lambda row: row.update(answer=""))),
        fault("zh-reading", rows=_each(3, lambda row: row.update(answer=""))),
        fault("chat-roles", rows=_each(4, lambda row: row.update(answer=" "))),
    ),
    kind(
        "an option is there twice, or with other capitals and a space",
        FAMILY,
        [*GOLD, Names("answer/*", "twice|same")],
        fault("digits", rows=_each(3, _twice)),
        fault("shots-file", rows=_each(3, _twice)),
        fault("letters-dot", rows=_each(3, _almost_twice)),
        fault("cloze", rows=_each(3, _almost_twice)),
    ),
    kind(
        "several options are right",
        FAMILY,
        GOLD,
        fault("letters-dot", rows=_each(3, _two_right)),
        fault("cloze", rows=_each(3, _two_right)),
        fault("nli-ppl", rows=_each(4, _two_right)),
    ),
    kind(
        "no option is right",
        FAMILY,
        [*GOLD, Names("code/error")],
        fault("cloze", ("][0]", "]\n    gold = gold[0] if gold else ''"), rows=_each(4, _no_right)),
        fault(
            "zh-sentiment",
            ("][0]", "]\n    gold = gold[0] if gold else ''"),
            rows=_each(4, _no_right),
        ),
        fault(
            "letters-paren",
            (
                'place = list(data["target_scores"].values()).index(1)',
                'place = max(range(4), key=list(data["target_scores"].values()).__getitem__)',
            ),
            rows=_each(4, _no_right),
        ),
    ),
    kind(
        "the row's answer and its scores disagree",
        FAMILY,
        GOLD,
        fault(
            "letters-dot",
            ("letter = chr(65 + place)", 'letter = data["answer"]'),
            rows=_each(1, lambda row: row.update(answer="BCDA"["ABCD".index(row["answer"])])),
        ),
        fault(
            "zh-letters",
            ('letter = "ABCD"[place]', 'letter = data["answer"]'),
            rows=_each(3, lambda row: row.update(answer="DCBA"["ABCD".index(row["answer"])])),
        ),
        fault(
            "nli-ppl",
            (
                '"output": gold, "processed_output": gold',
                '"output": data["answer"], "processed_output": data["answer"]',
            ),
            rows=_each(
                3,
                lambda row: row.update(
                    answer=" neutral" if row["answer"] != " neutral" else " entailment"
                ),
            ),
        ),
    ),
    kind(
        "the same question has different answers in other rows",
        FAMILY,
        [Names("text/* answer/* few-shot/*", "same|different|ambiguous|question")],
        fault("facts", rows=_asked_again),
        fault("chat-roles", rows=_asked_again),
        fault(
            "zh-reading",
            rows=lambda rows: (
                rows
                + [
                    first | {"answer": other["answer"]}
                    for first, other in zip(rows[:2], rows[4:6], strict=True)
                ]
            ),
        ),
    ),
    kind(
        "the right option stands first in all rows",
        FAMILY,
        [Names("answer/* few-shot/*", "place|first|always|same|one label")],
        fault("letters-dot", rows=_each(1, _first_right)),
        fault("zh-marks", rows=_each(1, _first_right)),
        fault("digits", rows=_each(1, _first_of_list)),
        fault("cloze", rows=_each(1, _first_right)),
    ),
    kind(
        "an empty response, or any, counts as right",
        FAMILY,
        [Names("answer/*", "empty|any|right|nothing")],
        fault(
            "extract",
            ('"processed_output": data["answer"]', '"processed_output": ""'),
            metric="prefix_match",
        ),
        fault(
            "functions",
            ('"processed_output": data["answer"]', '"processed_output": data.get("solution", "")'),
        ),
        fault(
            "facts",
            ('"processed_output": data["answer"]', '"processed_output": [*data["answer"], ""]'),
        ),
    ),
)
