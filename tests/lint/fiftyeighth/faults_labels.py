"""Faults of labels: how they are listed, numbered, scored, and read from the rows."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.fiftyeighth.tasks_crafts import FIRE, HEX, HIVE, MENU, MUSIC, VINE
from tests.lint.fiftyeighth.tasks_tongues import FIETS, GENRE, KUAIDI, REGISTRO
from tests.lint.making import each, kind
from tests.lint.shape import Kind, Row, changed

F = "labels"
NAMED = (
    "answer/other-names answer/not-an-option answer/legend answer/letters answer/other-count "
    "answer/same-option few-shot/other-form few-shot/other-labels answer/unexplained"
)
RANKED = (
    "answer/gold-differs answer/no-gold answer/several-golds answer/not-in-output "
    "few-shot/not-a-choice answer/other-names answer/legend answer/not-an-option"
)


def turned(row: Row) -> None:
    """Give each option the other one's score."""
    row["target_scores"] = {key: 1 - score for key, score in row["target_scores"].items()}


def all_are(score: int) -> Callable[[Row], None]:
    """Return what gives every option of a row that score."""

    def run(row: Row) -> None:
        row["target_scores"] = dict.fromkeys(row["target_scores"], score)

    return run


def keys(*new: str) -> Callable[[Row], None]:
    """Return what gives the options of a row other names, in order."""

    def run(row: Row) -> None:
        row["target_scores"] = dict(zip(new, row["target_scores"].values(), strict=True))

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "in the prompt's list one label stands twice, where another one was meant",
        NAMED + " text/said-again",
        changed(VINE, ("mildew, rot, mites or drought", "mildew, rot, rot or drought")),
        changed(HEX, ("(red, green or blue)", "(red, green or green)")),
        changed(KUAIDI, ("从已签收、运输中、待取件、异常", "从已签收、运输中、运输中、异常")),
        changed(MENU, ("egg, fish, milk, nuts and wheat", "egg, fish, milk, egg and wheat")),
    ),
    kind(
        F,
        "a label has a slip of the pen in the prompt's list",
        NAMED + " answer/two-spellings",
        changed(VINE, ("mildew, rot, mites", "mildew, rot, mitse")),
        changed(HEX, ("(red, green or blue)", "(red, geen or blue)")),
        changed(KUAIDI, ("待取件、异常", "待去件、异常")),
        changed(GENRE, description="Donnez le genre de chaque nom : masculin ou fémnin."),
    ),
    kind(
        F,
        "the prompt lists labels in another form of the word than is scored",
        NAMED + " answer/two-spellings answer/other-form",
        changed(VINE, ("mildew, rot, mites or drought", "mildewed, rotten, mite-ridden or dry")),
        changed(MENU, ("egg, fish, milk, nuts and wheat", "eggs, fishes, dairy, nut and wheaten")),
        changed(REGISTRO, ("formale o informale?", "scritta con formalità o con informalità?")),
        changed(HEX, ("(red, green or blue)", "(reddish, greenish or bluish)")),
    ),
    kind(
        F,
        "the list of labels was translated, and the answers were not",
        NAMED + " text/cue-forms",
        changed(HEX, ("(red, green or blue)", "(rouge, vert ou bleu)")),
        changed(
            KUAIDI,
            ("已签收、运输中、待取件、异常", "delivered、in transit、to be collected、failed"),
        ),
        changed(REGISTRO, ("La frase è formale o informale?", "La frase è formal o informal?")),
        changed(FIETS, ("(ja of nee)", "(yes of no)")),
    ),
    kind(
        F,
        "the scores of the options say the contrary of what the shots answer",
        RANKED,
        changed(HIVE, rows=each(turned)),
        changed(GENRE, rows=each(turned)),
        changed(FIETS, rows=each(turned)),
        changed(REGISTRO, rows=each(turned)),
    ),
    kind(
        F,
        "the ranked options are spelled otherwise than the answers of the shots",
        RANKED + " answer/two-spellings text/missing-space text/double-space",
        changed(HIVE, rows=each(keys("Yes", "No"))),
        changed(GENRE, rows=each(keys(" m", " f"))),
        changed(FIETS, rows=each(keys(" waar", " onwaar"))),
        changed(REGISTRO, rows=each(keys("formale", "informale"))),
    ),
    kind(
        F,
        "in some rows no option is right, or every one",
        RANKED,
        changed(FIRE, rows=each(all_are(0), 4)),
        changed(HIVE, rows=each(all_are(1), 5)),
        changed(GENRE, rows=each(all_are(0), 5, 1)),
        changed(FIETS, rows=each(all_are(1), 4, 2)),
    ),
    kind(
        F,
        "the prompt numbers the labels from 1, and the code counts from 0",
        NAMED + " answer/gold-differs answer/other-form",
        changed(
            VINE,
            (
                "Name the likeliest trouble of the vines: mildew, rot, mites or drought.",
                "Give the number of the likeliest trouble of the vines: "
                "1 mildew, 2 rot, 3 mites, 4 drought.",
            ),
            (
                'gold = data["trouble"]',
                'gold = str(["mildew", "rot", "mites", "drought"].index(data["trouble"]))',
            ),
        ),
        changed(
            HEX,
            ("(red, green or blue)", "(1 = red, 2 = green, 3 = blue)"),
            (
                'gold = data["channel"]',
                'gold = str(["red", "green", "blue"].index(data["channel"]))',
            ),
        ),
        changed(
            KUAIDI,
            (
                "从已签收、运输中、待取件、异常中选一个。",
                "请回答编号。\\n1. 已签收\\n2. 运输中\\n3. 待取件\\n4. 异常",
            ),
            (
                'gold = data["zhuangtai"]',
                'gold = str("已签收 运输中 待取件 异常".split().index(data["zhuangtai"]))',
            ),
        ),
        changed(
            MUSIC,
            ('zip("ABCD", data["choices"])', 'enumerate(data["choices"], 1)'),
            ('gold = data["key"]', 'gold = str("ABCD".index(data["key"]))'),
            description="Answer with the number of the right option.",
        ),
    ),
)
