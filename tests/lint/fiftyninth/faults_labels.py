"""Faults of labels and letters: lists, marks, legends, and what is ranked."""

from __future__ import annotations

from tests.lint.fiftyninth.edits import tell
from tests.lint.fiftyninth.tasks_lands import ACENTO, DURCHSAGE, FAHR, JOSUSHI, LAJI, UNLU, VID
from tests.lint.fiftyninth.tasks_trades import LEASE, MINERAL, STARS, VET
from tests.lint.making import RowChange, each, kind
from tests.lint.shape import Kind, Row, changed

F = "labels"
LETTERS = (
    "answer/letters answer/gold-differs answer/other-rule answer/not-an-option answer/letter-asked "
    "answer/other-count answer/other-names answer/legend text/swapped-fields answer/not-in-output"
)
NAMED = (
    "answer/other-names answer/legend answer/other-count answer/letter-asked answer/gold-differs "
    "answer/letters few-shot/other-form few-shot/other-labels answer/same-option "
    "answer/not-an-option answer/unexplained answer/two-spellings"
)


def bare(key: str) -> RowChange:
    """Return what takes the space at the beginning of one ranked choice away."""

    def run(row: Row) -> None:
        row["target_scores"] = {
            name.strip() if name.strip() == key else name: score
            for name, score in row["target_scores"].items()
        }

    return each(run)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the options are shown in another order than the one that the key was written for",
        LETTERS + " code/random",
        changed(
            MINERAL, ('zip("abcd", data["options"])', 'zip("abcd", reversed(data["options"]))')
        ),
        changed(
            FAHR,
            (
                'enumerate(data["antworten"], start=1)',
                'enumerate(data["antworten"][1:] + data["antworten"][:1], start=1)',
            ),
        ),
        changed(
            STARS, ('enumerate(data["options"])', 'enumerate(sorted(data["options"], key=len))')
        ),
        changed(JOSUSHI, ('zip(kigou, data["選択肢"])', 'zip(kigou, r.sample(data["選択肢"], 4))')),
    ),
    kind(
        F,
        "there are fewer marks than options, so that the last option drops out of the list",
        LETTERS + " text/cut-item",
        changed(MINERAL, ('zip("abcd", ', 'zip("abc", ')),
        changed(
            FAHR,
            (
                'f"{nummer}. {each}" for nummer, each in enumerate(data["antworten"], start=1)',
                'f"{nummer}. {each}" for nummer, each in zip((1, 2), data["antworten"])',
            ),
        ),
        changed(STARS, ('enumerate(data["options"])', 'zip(range(3), data["options"])')),
        changed(JOSUSHI, ('["ア", "イ", "ウ", "エ"]', '["ア", "イ", "ウ"]')),
    ),
    kind(
        F,
        "the list got marks of another kind, and the key has still the old ones",
        LETTERS,
        changed(MINERAL, ('zip("abcd"', 'zip("1234"')),
        changed(FAHR, ('f"{nummer}. {each}"', "f\"{'ABC'[nummer - 1]}) {each}\"")),
        changed(STARS, ('marks[place] + ". "', 'str(place + 1) + ". "')),
        changed(JOSUSHI, ('["ア", "イ", "ウ", "エ"]', '["①", "②", "③", "④"]')),
    ),
    kind(
        F,
        "a further option was put before the others, and each letter now means the one above",
        LETTERS,
        changed(
            MINERAL,
            ('zip("abcd", data["options"])', 'zip("abcde", ["none of these", *data["options"]])'),
        ),
        changed(
            FAHR,
            (
                'enumerate(data["antworten"], start=1)',
                'enumerate(["Keine davon", *data["antworten"]], start=1)',
            ),
        ),
        changed(
            STARS,
            ('marks = "ABCD"', 'marks = "ABCDE"'),
            ('enumerate(data["options"])', 'enumerate(["I am not sure", *data["options"]])'),
        ),
        changed(
            JOSUSHI,
            ('["ア", "イ", "ウ", "エ"]', '["ア", "イ", "ウ", "エ", "オ"]'),
            ('zip(kigou, data["選択肢"])', 'zip(kigou, ["わからない", *data["選択肢"]])'),
        ),
    ),
    kind(
        F,
        "one of the labels that rows have was forgotten in the prompt's list",
        NAMED,
        changed(VET, ("emergency, same day or routine", "emergency or routine")),
        changed(LAJI, ("可回收物、有害垃圾、厨余垃圾和其他垃圾", "可回收物、有害垃圾和其他垃圾")),
        changed(ACENTO, ("aguda, llana o esdrújula", "aguda o llana")),
        changed(DURCHSAGE, ("Verspätung, Ausfall oder Gleiswechsel", "Verspätung oder Ausfall")),
    ),
    kind(
        F,
        "a code is given for each label and asked for, and the words are what counts",
        NAMED,
        changed(
            VET,
            (
                "emergency, same day or routine.",
                "emergency (E), same day (S) or routine (R). Answer with the code.",
            ),
        ),
        changed(
            ACENTO,
            (
                "aguda, llana o esdrújula?",
                "aguda (1), llana (2) o esdrújula (3)? Responde solo con el número.",
            ),
        ),
        changed(
            VID,
            description="Определите вид глагола: А – совершенный, Б – несовершенный. "
            "В ответе укажите букву.",
        ),
        changed(
            LAJI,
            (
                "垃圾分为可回收物、有害垃圾、厨余垃圾和其他垃圾。",
                "垃圾分为A可回收物、B有害垃圾、C厨余垃圾、D其他垃圾，请用字母回答。",
            ),
        ),
    ),
    kind(
        F,
        "in the legend two labels have each other's meaning",
        NAMED + " answer/other-rule",
        tell(
            VET,
            "Emergency means that any day this month will do, same day that it cannot wait until "
            "tomorrow, and routine that the animal may die within the hour.",
        ),
        tell(LAJI, "厨余垃圾指废纸、塑料瓶和易拉罐，可回收物指剩菜、果皮和骨头。"),
        tell(
            ACENTO,
            "Es aguda si el acento cae en la antepenúltima sílaba, llana si cae en la penúltima "
            "y esdrújula si cae en la última.",
        ),
        tell(
            DURCHSAGE,
            "Verspätung heißt: Der Zug fährt gar nicht. Ausfall heißt: Der Zug fährt später.",
        ),
    ),
    kind(
        F,
        "one of the ranked choices has lost the space that the others begin with",
        "few-shot/not-a-choice answer/not-in-output text/missing-space text/double-space "
        "answer/other-form answer/two-spellings answer/no-gold answer/other-names "
        "answer/stands-out answer/gold-differs answer/unlike-others",
        changed(LEASE, rows=bare("true")),
        changed(VID, rows=bare("несовершенный")),
        changed(UNLU, rows=bare("-ler")),
        changed(DURCHSAGE, rows=bare("Ausfall")),
    ),
)
