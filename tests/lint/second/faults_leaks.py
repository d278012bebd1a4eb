"""Faults that show a doc its own answer."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.second.faults import above, fault, kind
from tests.lint.shape import Kind, Names, Row

FAMILY = "leaks"
LISTED = [
    Names("answer/*", "letter|option|mark|number|list|gold|right"),
    Names("few-shot/*", "letter|mark|option"),
]
LEAK = [
    Names(
        "answer/* few-shot/*",
        "leak|shown|given|stands|copies|answer is|in the input|in the prompt|tells|gold|only|place|first|marked|listed|left out",
    )
]


def _each(every: int, change: Callable[[Row], object]) -> Callable[[list[Row]], None]:
    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            change(row)

    return put


def _numbered(key: str) -> Callable[[list[Row]], None]:
    """Return what gives each row an id that begins with its label."""

    def put(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row["id"] = f"{row[key].strip().replace(' ', '-')}_{number:04}"

    return put


def _explained(rows: list[Row]) -> None:
    for row in rows:
        right = row["answer"]
        longer = f"{right}, which is what one would say after a good look at all of the others here"
        row["options"] = [longer if o == right else o for o in row["options"]]
        row["answer"] = longer


def _explained_scores(rows: list[Row]) -> None:
    for row in rows:
        row["target_scores"] = {
            (f"{o}, as is well known and stands in each schoolbook on the matter" if s else o): s
            for o, s in row["target_scores"].items()
        }


def _longer_end(rows: list[Row]) -> None:
    for row in rows:
        row["target_scores"] = {
            (o.rstrip(".") + ", as anybody would have expected in such a case." if s else o): s
            for o, s in row["target_scores"].items()
        }


def _bold(text: str, words: list[str]) -> str:
    for word in words:
        text = text.replace(word, f"**{word}**")
    return text


KINDS: tuple[Kind, ...] = (
    kind(
        "an id that is printed begins with the label",
        FAMILY,
        LEAK,
        fault("stars", ("Review:\\n", "Review {data['id']}:\\n"), rows=_numbered("answer")),
        fault(
            "support",
            ("Customer: {data", "[{data['id']}] Customer: {data"),
            rows=_numbered("answer"),
        ),
        fault("claims", ("Claim: {", "{data['id']} Claim: {"), rows=_numbered("answer")),
        fault("stances", ("Comment: {", "Comment ({data['id']}): {"), rows=_numbered("answer")),
    ),
    kind(
        "the answer is set in bold in the passage",
        FAMILY,
        LEAK,
        fault(
            "mentions",
            rows=_each(
                1, lambda row: row.update(passage=_bold(row["passage"], row["answer"].split(", ")))
            ),
        ),
        fault(
            "csv",
            ("str(cell) for", '(f"**{cell}**" if str(cell) == data["answer"] else str(cell)) for'),
        ),
        fault(
            "one-line",
            (
                '({letter}) {option}" for',
                "({letter}) {'**' + option + '**' if option == data['answer'] else option}\" for",
            ),
        ),
    ),
    kind(
        "the right option is by far the longest in all rows",
        FAMILY,
        [*LEAK, Names("answer/* text/*", "long|length")],
        fault("one-line", rows=_explained),
        fault("small-letters", rows=_explained_scores),
        fault("causes", rows=_longer_end),
    ),
    kind(
        "the scores of the options are printed beside them",
        FAMILY,
        [*LEAK, Names("text/raw*")],
        fault("small-letters", ("{option}\\n", "{option} ({data['target_scores'][option]})\\n")),
        fault("zh-quiz", ("(o, _) in", "(o, s) in"), ("{k}. {o}", "{k}. {o}（{s}）")),
        fault("zh-stems", ("{s}、{o}", "{s}、{o}: {data['target_scores'][o]}")),
    ),
    kind(
        "the whole row, with its answer, is printed",
        FAMILY,
        [*LEAK, Names("text/raw*")],
        fault(
            "queries", above("import json"), ("-- {data['schema']}\\n", "-- {json.dumps(data)}\\n")
        ),
        fault(
            "mentions",
            (
                "Sentence: {data['passage']}",
                "Sentence: {'; '.join(str(value) for value in data.values())}",
            ),
        ),
        fault(
            "conversions",
            above("import json"),
            ("Convert: {data['question']}", "Convert: {json.dumps(data)}"),
        ),
    ),
    kind(
        "a key line at the top has the letter",
        FAMILY,
        LEAK,
        fault("one-line", ("f\"{data['question']}\\n", "f\"[key: {letter}] {data['question']}\\n")),
        fault("multi-select", ('text = f"', "text = f\"(Solution {data['answer']}) ")),
        fault(
            "zh-quiz",
            ("    return {", '    text = f"（标准答案：{letter}）\\n{text}"\n    return {'),
        ),
    ),
    kind(
        "the right option is in capitals, or is the only one that is not",
        FAMILY,
        [*LEAK, Names("answer/* text/*", "capital|case")],
        fault(
            "one-line",
            (
                '({letter}) {option}" for',
                "({letter}) {option.upper() if option == data['answer'] else option}\" for",
            ),
        ),
        fault(
            "small-letters",
            ("{option}\\n", "{option.upper() if data['target_scores'][option] else option}\\n"),
        ),
        fault(
            "numbered-text",
            ('{i}. {option}"', "{i}. {option if option == data['answer'] else option.upper()}\""),
        ),
    ),
    kind(
        "the right option is the one that is not listed",
        FAMILY,
        LEAK + LISTED,
        fault(
            "one-line",
            (
                'for letter, option in zip("ABCDE", options))',
                'for letter, option in zip("ABCDE", options) if option != data["answer"])',
            ),
        ),
        fault(
            "zh-stems",
            (
                'for s, o in zip(STEMS, data["target_scores"]))',
                'for s, o in zip(STEMS, data["target_scores"]) if not data["target_scores"][o])',
            ),
        ),
        fault(
            "numbered-text",
            (
                'enumerate(data["options"], 1)]',
                'enumerate(data["options"], 1) if option != data["answer"]]',
            ),
        ),
    ),
    kind(
        "the answer stands behind a first cue, and the cue is asked again",
        FAMILY,
        LEAK,
        fault("conversions", ("\\nResult:", "\\nResult: {data['answer']}\\nResult:")),
        fault(
            "stars",
            (
                "How many stars (1-5)?\\n",
                "How many stars (1-5)?\\n{data['answer']}\\nHow many stars (1-5)?\\n",
            ),
        ),
        fault("zh-problems", ("\\n解答：", "\\n答案：{data['answer']}\\n解答：")),
        fault("support", ('\\nDepartment:"', "\\nDepartment: {data['answer']}\\nDepartment:\"")),
    ),
    kind(
        "the number of the answer's letters is told by blanks",
        FAMILY,
        [*LEAK, Names("text/* answer/*", "length|blank|letters")],
        fault(
            "last-word",
            (
                '"input": data["question"]',
                '"input": data["question"] + " " + "_" * len(data["answer"]) + "\\n->"',
            ),
        ),
        fault("mentions", ("\\nPeople:", "\\n({len(data['answer'])} characters)\\nPeople:")),
        fault(
            "poems",
            ("\\n下句：", "\\n{'□' * len(data['answer'])}（首字“{data['answer'][0]}”）\\n下句："),
        ),
    ),
    kind(
        "the target text is the last sentence of the article",
        FAMILY,
        LEAK,
        fault("headlines", ("{data['passage']}\\n", "{data['passage']}\\n{data['answer']}\\n")),
        fault(
            "queries",
            ("-- {data['question']}\\n", "-- {data['question']}\\n-- e.g. {data['answer']}\\n"),
        ),
        fault(
            "poems",
            (
                "上句：{data['question']}，",
                "全诗：{data['question']}，{data['answer']}。\\n上句：{data['question']}，",
            ),
        ),
    ),
)
