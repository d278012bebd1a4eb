"""Faults of golds and of what is taken from a response."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.second.faults import fault, kind
from tests.lint.shape import Kind, Names, Row

FAMILY = "answers"
LISTED = [
    Names("answer/*", "letter|option|mark|number|list|gold|right"),
    Names("few-shot/*", "letter|mark|option"),
]
GOLD = [
    Names(
        "answer/* code/* few-shot/*",
        "gold|answer|empty|right|option|label|differ|choice|spell|case|space",
    )
]
TAKEN = [
    Names(
        "answer/*", "output|extract|taken|takes|post|metric|match|wrong|right|empty|stop|cut|gold"
    )
]


def _each(every: int, change: Callable[[Row], object]) -> Callable[[list[Row]], None]:
    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            change(row)

    return put


KINDS: tuple[Kind, ...] = (
    kind(
        "labels are spelled otherwise in some rows",
        FAMILY,
        GOLD,
        fault("support", rows=_each(4, lambda row: row.update(answer=row["answer"].title()))),
        fault("stars", rows=_each(5, lambda row: row.update(answer=row["answer"] + " stars"))),
        fault(
            "pairs",
            rows=_each(
                4, lambda row: row.update(answer={"yes": "Yes.", "no": "No."}[row["answer"]])
            ),
        ),
        fault(
            "zh-nli",
            rows=_each(
                5,
                lambda row: row.update(
                    target_scores={
                        o.replace("不确定", "无法确定"): s for o, s in row["target_scores"].items()
                    }
                ),
            ),
        ),
    ),
    kind(
        "golds end with a newline or a space",
        FAMILY,
        GOLD + TAKEN,
        fault("support", rows=_each(3, lambda row: row.update(answer=row["answer"] + "\n"))),
        fault("mentions", rows=_each(2, lambda row: row.update(answer=row["answer"] + "\t"))),
        fault(
            "stars",
            ('"processed_output": data["answer"]', '"processed_output": data["answer"] + "\\n"'),
        ),
    ),
    kind(
        "an option is empty",
        FAMILY,
        GOLD,
        fault("one-line", rows=_each(3, lambda row: row.update(options=[*row["options"], ""]))),
        fault("small-letters", rows=_each(3, lambda row: row["target_scores"].update({"": 0}))),
        fault("causes", rows=_each(3, lambda row: row["target_scores"].update({" ": 0}))),
    ),
    kind(
        "the right answer is not among the options",
        FAMILY,
        GOLD + LISTED,
        fault(
            "numbered-text",
            rows=_each(
                2,
                lambda row: row.update(
                    options=[o + "s" if o == row["answer"] else o for o in row["options"]]
                ),
            ),
        ),
        fault(
            "zh-nli",
            (
                '"output": gold, "processed_output": gold',
                '"output": {"是": "对", "否": "错"}.get(gold, gold), "processed_output": {"是": "对", "否": "错"}.get(gold, gold)',
            ),
        ),
        fault(
            "claims",
            (
                '"output": gold, "processed_output": gold',
                '"output": gold.lower(), "processed_output": gold.lower()',
            ),
        ),
    ),
    kind(
        "a value of Python is printed as the answer, in another spelling than the prompt's",
        FAMILY,
        GOLD + TAKEN,
        fault(
            "pairs",
            ('"\\n" + data["answer"]', '"\\n" + str(data["answer"] == "yes")'),
            (
                '"processed_output": data["answer"]',
                '"processed_output": str(data["answer"] == "yes")',
            ),
        ),
        fault(
            "stances",
            (
                'number = str(STANCES.index(data["answer"]))',
                'number = str(float(STANCES.index(data["answer"])))',
            ),
        ),
        fault(
            "multi-select",
            ('"output": " " + data["answer"]', '"output": f" {list(data[\'answer\'])}"'),
        ),
    ),
    kind(
        "the stop sequence is what the output begins with",
        FAMILY,
        TAKEN,
        fault("pairs", stop=("\n",)),
        fault("last-word", stop=(" ", ".")),
        fault("one-line", stop=("(", "\n")),
    ),
    kind(
        "the filter's pattern does not fit the answers",
        FAMILY,
        TAKEN,
        fault("clocks", ("\\nFinal: ", "\\nResult: ")),
        fault("own-chain", (" The answer is ", " So it is ")),
        fault("clocks", own={"filters": [{"function": "regex", "regex_pattern": "#### ([0-9]+)"}]}),
        fault("zh-problems", ("所以答案是", "结果："), postprocess="bbh_post"),
    ),
    kind(
        "the gold is the whole chain, and what is taken is its end",
        FAMILY,
        TAKEN,
        fault("zh-problems", ('"processed_output": data["answer"]', '"processed_output": chain')),
        fault(
            "clocks", ('"processed_output": data["answer"]', '"processed_output": chain.strip()')
        ),
        fault("own-chain", ('"processed_output": data["answer"]', '"processed_output": chain')),
    ),
    kind(
        "the gold is rounded or rewritten, and the output is not",
        FAMILY,
        GOLD + TAKEN,
        fault(
            "conversions",
            (
                '"processed_output": data["answer"]',
                '"processed_output": f"{float(data[\'answer\']):.0f}"',
            ),
        ),
        fault(
            "csv",
            ('"processed_output": data["answer"]', '"processed_output": data["answer"] + ".00"'),
        ),
        fault(
            "queries",
            (
                '"processed_output": data["answer"]',
                '"processed_output": data["answer"].rstrip(";").lower()',
            ),
        ),
        fault(
            "poems",
            ('"processed_output": data["answer"]', '"processed_output": data["answer"][:-1]'),
        ),
    ),
    kind(
        "all rows have the same gold",
        FAMILY,
        [*GOLD, Names("few-shot/* answer/*", "same|all|one")],
        fault(
            "support",
            rows=lambda rows: (
                [r for r in rows if r["answer"] == "booking"] * 1
                + [dict(r, answer="booking") for r in rows if r["answer"] != "booking"]
            ),
        ),
        fault(
            "claims", rows=_each(1, lambda row: row.update(target_scores={" True": 1, " False": 0}))
        ),
        fault("stars", rows=_each(1, lambda row: row.update(answer="5"))),
    ),
)
