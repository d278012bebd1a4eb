"""Leaks in English by a mark, a count, and what the options and the rows are made of."""

from __future__ import annotations

from typing import Any

from tests.lint.dense_1.making import best, each, leak, put
from tests.lint.dense_1.tasks import INLINE
from tests.lint.eighteenth import tasks_free as free8
from tests.lint.eighteenth import tasks_labels as lab8
from tests.lint.nineteenth import tasks_en as en9
from tests.lint.nineteenth import tasks_free as free9
from tests.lint.nineteenth import tasks_own as own9
from tests.lint.seventeenth import tasks_en as en7
from tests.lint.shape import Row, changed


def _filled(row: Row) -> None:
    gold = "ABCD".index(row["answer"])
    row["options"] = [
        *["Granite", "Sugar", "Rubber"][:gold],
        row["options"][gold],
        *["Granite", "Sugar", "Rubber"][gold:],
    ]


def _spaced(row: Row) -> None:
    row["events"][row["first"] - 1] += "  "


TAILS = (
    "which takes 88 days, less than any other",
    "a storm that has raged for centuries",
    "tilted by some 98 degrees",
    "found by Huygens in the year 1655",
    "larger than the smallest planet",
    "since it turns so slowly and backwards",
    "found by Piazzi and first called a planet",
    "launched in 1977 and still sending",
    "unlike the ones that burn up on their way",
    "a red dwarf some four light years away",
    "with traces of nitrogen and argon besides",
    "whose moons are small and oddly shaped",
)


def _explained(rows: list[Row]) -> None:
    for row, tail in zip(rows, TAILS, strict=True):
        row["options"]["ABCD".index(row["answer"])] += f" ({tail})"


def _resolved(row: Row) -> Any:
    said = f" {row['pronoun']} "
    return row["sentence"].replace(said, f"{said}[= {best(row)}] ", 1)


KINDS = (
    leak(
        "an arrow points at the line of the table that has the answer",
        changed(
            free8.LOOKUP,
            (
                '" | ".join(row) for row',
                '("> " if data["answer"] in row else "") + " | ".join(row) for row',
            ),
        ),
    ),
    leak(
        "the sentence comes with the annotation of coreference",
        changed(lab8.PRONOUN, rows=put("sentence", _resolved)),
    ),
    leak(
        "the menu is a form that was stored with its choice ticked",
        changed(
            lab8.TOPICS,
            (
                'f"{number}. {topic}\\n"',
                "f\"{number}. [{'x' if topic == data['topic'] else ' '}] {topic}\\n\"",
            ),
        ),
    ),
    leak(
        "the call's transcript goes on to the agent's confirmation",
        changed(
            lab8.INTENT,
            rows=each(
                lambda row: row["turns"].append(
                    {
                        "who": "Agent",
                        "says": f"All right, so you want to {row['intent']}. One moment, please.",
                    }
                )
            ),
        ),
    ),
    leak(
        "the distractors are the same three words everywhere",
        changed(en9.CHEM, rows=each(_filled)),
    ),
    leak(
        "a space at the cue's end where the answer is yes",
        changed(
            en9.BOOL,
            ('f"Answer:"', 'f"Answer:{pad}"'),
            ("prompt = (", 'pad = " " if data["label"] else ""\n    prompt = ('),
        ),
        rules="text/trailing-space text/double-space text/cue-forms text/two-spaces",
    ),
    leak(
        "only the right one of the two is offered",
        changed(
            en9.CLOZE,
            (
                'options = list(data["target_scores"])',
                'options = [key for key, score in data["target_scores"].items() if score]',
            ),
        ),
        rules="answer/letters answer/other-count text/cut-item answer/other-names",
    ),
    leak(
        "the right item of a spreadsheet has two spaces at its end",
        changed(en9.RANK, rows=each(_spaced)),
        rules="text/two-spaces text/trailing-space answer/other-form",
    ),
    leak(
        "the next question of the exam has this one's answer in it",
        changed(
            free9.SUMS,
            (
                r"{question}\nAnswer",
                r"{question}\n(Next question: what is half of those {answer}?)\nAnswer",
            ),
            name="stall-sums",
        ),
    ),
    leak(
        "the translation's last word, as a hint",
        changed(
            free9.FRENCH,
            (
                r"""English: %s\nFrench:" % source""",
                r"""English: %s\nFrench (ends with %s):" % (source, target.rstrip(" .?").split()[-1])""",
            ),
        ),
    ),
    leak(
        "how many characters are to be written",
        changed(
            free9.PYTHON,
            (r"\n```\nOutput:\n", r"\n```\nOutput ({size} characters):\n"),
            ("build(program)", "build(program, size)"),
            ('build(data["program"])', 'build(data["program"], len(data["printed"]))'),
        ),
    ),
    leak(
        "the table is filtered by the answer before it is shown",
        changed(
            free9.TABLE,
            (
                'for row in data["rows"]]',
                'for row in data["rows"] if data["answer"] in row.split(",")]',
            ),
        ),
        rules="text/cut-item text/first-item text/no-question",
    ),
    leak(
        "the letters that count are in capitals",
        changed(
            own9.WORDS,
            rows=put("words", lambda row: [word[:-1] + word[-1].upper() for word in row["words"]]),
        ),
        rules="few-shot/other-form few-shot/worked-form",
    ),
    leak(
        "the keys of the wrong choices are in small letters",
        changed(
            own9.HOTEL,
            ('f"({key}) {name}"', "f\"({key if name == data['intent'] else key.lower()}) {name}\""),
        ),
        rules="answer/letters",
    ),
    leak(
        "the key that stood at the page's foot is in the description",
        changed(
            en7.PLANETS,
            description="Twelve questions on space. Key: "
            + " ".join(f"{n}{row['answer']}" for n, row in enumerate(en7.PLANETS.rows, start=1))
            + "\n\n",
        ),
    ),
    leak(
        "the right option alone was written by a person, and is much longer than the generated ones",
        changed(en7.PLANETS, rows=_explained),
        rules="answer/length-tells",
    ),
    leak(
        "the odd one is told by what the others are",
        changed(
            INLINE,
            (
                r"belong to the others?\n",
                r"belong to the others (the group: {', '.join(w for n, w in enumerate(data['words'], 1) if n != data['odd'])})?\n",
            ),
        ),
    ),
    leak(
        "the pair's own cue: the third word's partner is in a field for search",
        changed(
            en7.PAIRS,
            (
                'text = f"{first}',
                'tags = "/".join(sorted([third, best(data["target_scores"]).strip()]))\n    text = f"[{tags}] {first}',
            ),
        ),
    ),
    leak(
        "the input takes the steps up to the last sign of equality",
        changed(
            free8.SHOP,
            (
                '.format(data["question"])',
                '.format(data["question"]) + " " + data["steps"].rsplit(" = ", 1)[0] + " ="',
            ),
            ("worked = f\" {data['steps']} The", "worked = f\" {data['answer']}. The"),
            name="bakery-sums",
        ),
        rules="few-shot/steps-lost",
    ),
)
