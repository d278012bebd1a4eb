"""What gives the right option away: its place, its marks, its length."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.fourth.faults import kind, put
from tests.lint.fourth.tasks_options import FACTS, FILMS, HOUSE, MATERIALS, PRONOUNS, PUZZLES, SKY
from tests.lint.fourth.tasks_zh import IDIOMS, PLACES
from tests.lint.shape import Row

FAMILY = "leaks"
_LEAK = "answer/leaked answer/stands-out answer/one-place"


def _first(rows: list[Row]) -> None:
    for row in rows:
        row["choices"].insert(0, row["choices"].pop(row["answer"]))
        row["answer"] = 0


def _materials_first(rows: list[Row]) -> None:
    for row in rows:
        texts = row["choices"]["text"]
        texts.insert(0, texts.pop("ABCD".index(row["answerKey"])))
        row["answerKey"] = "A"


def _right(change: Callable[[str], str]) -> Callable[[list[Row]], None]:
    """Return what changes the text of the right option in each row, wherever it is kept."""

    def apply(rows: list[Row]) -> None:
        for row in rows:
            if "choices" in row and isinstance(row["choices"], list):
                row["choices"][row["answer"]] = change(row["choices"][row["answer"]])
            elif "choices" in row:
                place = "ABCD".index(row["answerKey"])
                row["choices"]["text"][place] = change(row["choices"]["text"][place])
            elif "options" in row:
                place = "ABC".index(row["gold"])
                row["options"][place] = change(row["options"][place])
            else:
                row[row["answer"]] = change(row[row["answer"]])

    return apply


KINDS = (
    kind(
        FAMILY,
        "the right option always comes first, since nobody shuffled",
        f"{_LEAK} answer/same-gold",
        put(SKY, rows=_first),
        put(MATERIALS, rows=_materials_first),
        put(IDIOMS, rows=_first),
    ),
    kind(
        FAMILY,
        "the options are listed by their scores, the right one first",
        _LEAK,
        put(
            HOUSE,
            (
                r"Goal: {data['goal']}\n",
                r"Goal: {data['goal']}\nChoose one: {' / '.join(sorted(scores, key=scores.get, reverse=True))}\n",
            ),
        ),
        put(
            FACTS,
            (
                "Answer (yes or no):",
                "Answer ({' or '.join(sorted(data['target_scores'], key=data['target_scores'].get, reverse=True))}):",
            ),
        ),
        put(
            FILMS,
            (
                "    (gold,) =",
                "    text = f\"Labels: {max(data['target_scores'], key=data['target_scores'].get)}, {min(data['target_scores'], key=data['target_scores'].get)}\\n\" + text\n    (gold,) =",
            ),
        ),
        put(
            PRONOUNS,
            (
                'first, second = data["options"]',
                'first, second = sorted(data["options"], key=lambda option: option != data["answer"])',
            ),
            ('str(data["options"].index(data["answer"]) + 1)', '"1"'),
        ),
    ),
    kind(
        FAMILY,
        "the right option carries a mark",
        f"{_LEAK} answer/marked",
        put(SKY, rows=_right(lambda text: f"{text} *")),
        put(MATERIALS, rows=_right(lambda text: f"{text} (correct)")),
        put(PLACES, rows=_right(lambda text: f"{text}√")),
        put(PUZZLES, rows=_right(lambda text: f"={text}")),
    ),
    kind(
        FAMILY,
        "only the right option is listed",
        f"{_LEAK} answer/letters",
        put(
            HOUSE,
            (
                r"Goal: {data['goal']}\n",
                r"Goal: {data['goal']}\nOptions: {', '.join(o for o, s in scores.items() if s)}\n",
            ),
        ),
        put(
            FACTS,
            (
                "Answer (yes or no):",
                "Answer ({' or '.join(o for o, s in data['target_scores'].items() if s)}):",
            ),
        ),
        put(
            MATERIALS,
            (
                'text += "(" + label + ") " + choice + "\\n"',
                'if label == data["answerKey"]:\n            text += "(" + label + ") " + choice + "\\n"',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the right option alone is written as a sentence, or with a capital",
        f"{_LEAK} answer/length-tells",
        put(SKY, rows=_right(lambda text: f"{text[0].upper()}{text[1:]}.")),
        put(MATERIALS, rows=_right(lambda text: f"{text.capitalize()}.")),
        put(PLACES, rows=_right(lambda text: f"{text}。")),
    ),
    kind(
        FAMILY,
        "the right option is by far the longest",
        f"{_LEAK} answer/length-tells",
        put(SKY, rows=_right(lambda text: f"{text}, as far as astronomers can tell today")),
        put(MATERIALS, rows=_right(lambda text: f"{text}, under ordinary conditions in a kitchen")),
        put(
            PUZZLES,
            rows=_right(lambda text: f"{text} and no more than that by any way of counting"),
        ),
    ),
)
