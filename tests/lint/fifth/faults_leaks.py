"""Faults that give the answer away."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.fifth.faults import Case, RowsChange, every_row, kind, put
from tests.lint.fifth.tasks_free import (
    FRENCH,
    MATH,
    NEWS,
    PEOPLE,
    PRINTS,
    READING,
    SPANS,
    TABLES,
)
from tests.lint.fifth.tasks_labels import INTENTS, NLI, PASSAGES, REVIEWS, TALKS
from tests.lint.fifth.tasks_options import BODY, COPA, HISTORY, JAPAN, METALS, RIVERS, TOPICS
from tests.lint.shape import Kind, Row, SmallTask

FAMILY = "leaks"
LEAK = "answer/leaked"


def _first(row: Row) -> None:
    """Let the right option be the first one, as in data sets that keep it apart from the wrong ones."""
    row["choices"].insert(0, row["choices"].pop(row["answer"]))
    row["answer"] = 0


def _first_column(row: Row) -> None:
    columns = ["opa", "opb", "opc", "opd"]
    values = [row[name] for name in columns]
    values.insert(0, values.pop(row["cop"] - 1))
    row.update(zip(columns, values, strict=True), cop=1)


def _at_right(change: Callable[[str], str]) -> RowsChange:
    """Return what changes the right one of `choices` in each row."""

    def change_row(row: Row) -> None:
        row["choices"][row["answer"]] = change(row["choices"][row["answer"]])

    return every_row(change_row)


def _at_gold(change: Callable[[str], str]) -> RowsChange:
    """Return what changes the right key of `target_scores` in each row."""

    def change_row(row: Row) -> None:
        scores = row["target_scores"]
        row["target_scores"] = {
            (change(key) if scores[key] else key): scores[key] for key in scores
        }

    return every_row(change_row)


def _around_span(left: str, right: str) -> RowsChange:
    def change_row(row: Row) -> None:
        answer = row["answers"]["text"][0]
        row["context"] = row["context"].replace(answer, f"{left}{answer}{right}", 1)

    return every_row(change_row)


def _tag_people(row: Row) -> None:
    for name in row["people"]:
        row["sentence"] = row["sentence"].replace(name, f"[{name}]")


def _numbered(make: Callable[[Row], str]) -> RowsChange:
    """Return what gives each row an id, which begins with what `make` says of it."""

    def apply(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row["id"] = f"{make(row)}_{number:04d}"

    return apply


def _example(task: SmallTask, start: str, example: str) -> Case:
    """Return the task with an example in front of each input, and no shots."""
    return put(task, ('"input": ' + start, f'"input": {example!r} + ' + start), fewshot=0)


KINDS: tuple[Kind, ...] = (
    kind(
        FAMILY,
        "the gold is written behind the cue of the input",
        "answer/leaked answer/cue-again",
        put(RIVERS, ('"input": text,', '"input": text + " " + gold,')),
        put(SPANS, ('\\nA:"', '\\nA: {answer}"')),
        put(FRENCH, ('"\\nFrench:"', '"\\nFrench: " + data["fr"]')),
    ),
    kind(
        FAMILY,
        "the whole row is printed into the prompt",
        "answer/leaked text/raw-value answer/reasoning-in-input",
        put(PASSAGES, ("{data['passage']}", "{data}")),
        put(REVIEWS, ('+ data["text"] +', "+ str(data) +")),
        put(TALKS, ('f"{turns}\\n\\nWhat', 'f"{list(data.values())}\\n\\nWhat')),
    ),
    kind(
        FAMILY,
        "the right option has a mark from the editor of the data",
        "answer/stands-out answer/marked answer/leaked",
        put(RIVERS, rows=_at_right(lambda text: f"{text} *")),
        put(JAPAN, rows=_at_right(lambda text: f"{text}（正解）")),
        put(
            HISTORY, rows=every_row(lambda row: row.update({row["答案"]: row[row["答案"]] + " √"}))
        ),
    ),
    kind(
        FAMILY,
        "a field that explains the answer stands in the input",
        "answer/reasoning-in-input answer/leaked",
        put(MATH, ("\\nAnswer: Let's", "\\n{data['steps']}\\nAnswer: Let's")),
        put(
            RIVERS,
            ('"Answer:"', 'data["explanation"] + "\\nAnswer:"'),
            rows=every_row(
                lambda row: row.update(
                    explanation=f"{row['choices'][row['answer']]} is right, as any atlas shows."
                )
            ),
        ),
        put(
            PASSAGES,
            ("\\nAnswer (Yes", "\\nRationale: {data['rationale']}\\nAnswer (Yes"),
            rows=every_row(
                lambda row: row.update(
                    rationale=f"The passage says so; the answer is {'yes' if row['answer'] else 'no'}."
                )
            ),
        ),
    ),
    kind(
        FAMILY,
        "the right option stands first in each row, and nothing shuffles",
        "answer/one-place answer/same-gold",
        put(RIVERS, rows=every_row(_first)),
        put(JAPAN, rows=every_row(_first)),
        put(BODY, rows=every_row(_first_column)),
    ),
    kind(
        FAMILY,
        "an id that begins with the label is shown",
        "answer/in-id answer/leaked",
        put(
            REVIEWS,
            ('"Review: " +', '"Review " + data["id"] + ": " +'),
            rows=_numbered(lambda row: ("neg", "pos")[row["label"]]),
        ),
        put(
            TALKS,
            ('f"{turns}\\n\\nWhat', "f\"Dialogue {data['id']}\\n{turns}\\n\\nWhat"),
            rows=_numbered(lambda row: row["emotion"]),
        ),
        put(
            TOPICS,
            ("News: {", "News [{data['id']}]: {"),
            rows=_numbered(lambda row: ("world", "sports", "business", "technology")[row["label"]]),
        ),
    ),
    kind(
        FAMILY,
        "what is to be found is marked in the text, as the annotators had it",
        "answer/marked answer/leaked text/markup answer/stands-out",
        put(SPANS, rows=_around_span("**", "**")),
        put(PEOPLE, rows=every_row(_tag_people)),
        put(
            READING,
            rows=every_row(
                lambda row: row.update(
                    材料=row["材料"].replace(row["回答"], f"【{row['回答']}】", 1)
                )
            ),
        ),
    ),
    kind(
        FAMILY,
        "the file of shots is the file that is scored",
        "few-shot/own-doc few-shot/same-docs few-shot/question-shown few-shot/near-copy",
        put(INTENTS, shots=INTENTS.rows),
        put(RIVERS, shots=RIVERS.rows),
        put(MATH, shots=MATH.rows),
    ),
    kind(
        FAMILY,
        "the worked example in the template is a row of the test set",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs",
        _example(
            REVIEWS,
            '"Review: "',
            "Review: A warm, funny film that I will gladly see again.\nSentiment: positive\n\n",
        ),
        _example(
            FRENCH,
            '"English: "',
            "English: The museum is closed on Tuesdays.\nFrench: Le musée est fermé le mardi.\n\n",
        ),
        _example(
            PEOPLE,
            '"Sentence: "',
            "Sentence: Nobody but Samuel Okoro knew the code.\n"
            "People in it, with commas between: Samuel Okoro\n\n",
        ),
    ),
    kind(
        FAMILY,
        "the right option alone ends with a full stop, as it was written with more care",
        "answer/stands-out answer/leaked",
        put(RIVERS, rows=_at_right(lambda text: f"{text}.")),
        put(JAPAN, rows=_at_right(lambda text: f"{text}。")),
        put(METALS, rows=_at_gold(lambda text: f"{text}.")),
    ),
    kind(
        FAMILY,
        "the right option is always the longest",
        "answer/length-tells answer/stands-out",
        put(RIVERS, rows=_at_right(lambda text: f"{text}, which lies in that part of the world")),
        put(JAPAN, rows=_at_right(lambda text: f"{text}で、誰もが知っているものです")),
        put(
            HISTORY,
            rows=every_row(
                lambda row: row.update({row["答案"]: f"{row[row['答案']]}，这是大家公认的事实"})
            ),
        ),
    ),
    kind(
        FAMILY,
        "another field that says the label is shown beside the text",
        "answer/leaked answer/in-id",
        put(
            REVIEWS,
            ('+ "\\nSentiment:"', "+ f\"\\nStars: {data['stars']}\\nSentiment:\""),
            rows=every_row(lambda row: row.update(stars=1 + 4 * row["label"])),
        ),
        put(
            TALKS,
            ('f"{turns}\\n\\nWhat', "f\"Tags: {data['tag']}\\n{turns}\\n\\nWhat"),
            rows=every_row(lambda row: row.update(tag=row["emotion"])),
        ),
        put(
            NLI,
            ('f"Premise:', "f\"[{data['gold_label']}] Premise:"),
            rows=every_row(
                lambda row: row.update(
                    gold_label=("entailment", "neutral", "contradiction")[row["label"]]
                )
            ),
        ),
    ),
    kind(
        FAMILY,
        "the answer stands in a title, a caption or a comment that the prompt shows",
        LEAK,
        put(NEWS, ("Article: {", "Article: {data['headline']}. {")),
        put(TABLES, ('"\\n".join(lines) +', 'f"See {data[\'answer\']}:\\n" + "\\n".join(lines) +')),
        put(
            PRINTS,
            rows=every_row(lambda row: row.update(code=f"{row['code']}  # {row['out']}")),
        ),
    ),
    kind(
        FAMILY,
        "the context is the whole text, with the right ending in it",
        "answer/leaked answer/cue-again",
        put(
            METALS,
            ("{data['question']}\\n", "{data['question']} {data['fact']}\\n"),
            rows=every_row(
                lambda row: row.update(
                    fact=f"({next(key for key, score in row['target_scores'].items() if score)})"
                )
            ),
        ),
        put(
            COPA,
            rows=every_row(
                lambda row: row.update(
                    premise=f"{row['premise']} {row['choice2' if row['label'] else 'choice1']}"
                )
            ),
        ),
        put(READING, ("{data['材料']}", "{data['材料']}（{data['回答']}）")),
    ),
    kind(
        FAMILY,
        "the rows of the test set stand in the prompt's own examples, with other case or white space",
        "few-shot/near-copy few-shot/own-doc few-shot/question-shown",
        put(
            INTENTS,
            shots=tuple({**row, "text": row["text"].upper()} for row in INTENTS.rows),
        ),
        put(
            SPANS,
            shots=tuple(
                {**row, "context": row["context"].replace(" ", "  ")} for row in SPANS.rows
            ),
        ),
        put(
            REVIEWS,
            shots=tuple({**row, "text": row["text"].rstrip(".") + " !"} for row in REVIEWS.rows),
        ),
    ),
    kind(
        FAMILY,
        "the options are shown with their scores",
        "answer/leaked answer/stands-out text/raw-value answer/marked",
        put(METALS, ("\\nA:\\n", "\\nOptions: {scores}\\nA:\\n")),
        put(
            TOPICS,
            ("(World, Sports, Business or Technology)", "{data['target_scores']}"),
        ),
        put(
            COPA,
            (
                '" " + joint + ":\\n"',
                '" " + joint + ":\\n" + "".join(f"- {k} ({v})\\n" for k, v in data["target_scores"].items())',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the field that is shown holds the answer as well, as the file joins both",
        LEAK,
        put(FRENCH, rows=every_row(lambda row: row.update(en=f"{row['en']} ||| {row['fr']}"))),
        put(
            INTENTS, rows=every_row(lambda row: row.update(text=f"{row['text']} #{row['intent']}"))
        ),
        put(
            SPANS,
            rows=every_row(
                lambda row: row.update(question=f"{row['question']} ({row['answers']['text'][0]})")
            ),
        ),
    ),
)
