"""Faults of shots and of worked examples."""

from __future__ import annotations

from tests.lint.fiftyeighth.edits import above, own_shots, say
from tests.lint.fiftyeighth.tasks_crafts import (
    FIRE,
    HEX,
    MENU,
    ROTA,
    SOCKS,
    TIDES,
    VINE,
)
from tests.lint.fiftyeighth.tasks_tongues import (
    GENRE,
    KUAIDI,
    PLURAL,
    REGISTRO,
    SUTJA,
)
from tests.lint.making import filtered, kind, output
from tests.lint.shape import Kind, Row, changed

F = "shots"
TIGHT = {"description_separator": ""}


def fire(question: str, *options: str) -> Row:
    """Return a row of the fire drill, whose first option is right."""
    return {
        "question": question,
        "target_scores": {f" {each}": int(not place) for place, each in enumerate(options)},
    }


def vine(note: str, trouble: str) -> Row:
    """Return a row of the vines."""
    return {"plot": "20", "variety": "Malbec", "note": note, "trouble": trouble}


def tide(high: list[str], now: str, right: str) -> Row:
    """Return a row of the tides."""
    return {"harbour": "Looe", "high": high, "low": ["05:50", "18:10"], "now": now, "next": right}


def wool(gauge: int, width: int, cast_on: int) -> Row:
    """Return a row of the knitters."""
    return {"piece": "cowl", "gauge": gauge, "width": width, "cast_on": cast_on}


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the file of shots is in another language than the docs",
        "few-shot/unlike-docs few-shot/other-labels few-shot/not-a-choice few-shot/other-form "
        "text/cue-forms answer/other-form answer/unlike-others",
        own_shots(
            VINE,
            vine("Weißer Belag auf den Blättern, riecht nach Schimmel.", "mildew"),
            vine("Die Trauben sind braun und weich und tragen grauen Pelz.", "rot"),
            vine("Feine Netze unter den Blättern, alles wie mit Bronze bestäubt.", "mites"),
        ),
        own_shots(
            FIRE,
            fire("Que fait-on d'abord ?", "donner l'alarme", "attendre", "prendre l'ascenseur"),
            fire("Par où sort-on ?", "par l'escalier", "par le toit", "par la cave"),
            fire("Qui décide du retour ?", "les pompiers", "le cuisinier", "un visiteur"),
        ),
        own_shots(
            PLURAL,
            {"singular": "canción", "plural": "canciones"},
            {"singular": "el lápiz", "plural": "los lápices"},
            {"singular": "ciudad", "plural": "ciudades"},
        ),
        own_shots(
            SUTJA,
            {"말": "twenty-three", "수": 23},
            {"말": "fifteen", "수": 15},
            {"말": "ninety-four", "수": 94},
        ),
    ),
    kind(
        F,
        "worked examples write their answers otherwise than is scored: a sentence, capitals",
        "few-shot/worked-form few-shot/other-labels few-shot/worked-cue answer/other-form "
        "few-shot/wrong-answer few-shot/other-form text/mixed-widths answer/two-spellings",
        above(
            VINE,
            """
Grower's note: The grapes are brown and furry since the storm.
Trouble: The vines have rot.

Grower's note: The ground is dust, and leaves curl up by ten.
Trouble: The vines suffer from drought.
""",
        ),
        above(
            SUTJA,
            """
우리말: 스물하나
숫자: 21입니다.

우리말: 서른둘
숫자: 32입니다.
""",
        ),
        above(
            TIDES,
            """
Tide table for Looe
High water: 05:40, 18:02
Low water: 11:50, 23:58
It is 09:00 now. When is the next high water?
Time: 6.02 pm

Tide table for Hull
High water: 01:10, 13:31
Low water: 07:20, 19:44
It is 00:30 now. When is the next high water?
Time: 1.10 am
""",
        ),
        above(
            HEX,
            """
Colour: #AA1020
Strongest channel (red, green or blue): RED

Colour: #10AA20
Strongest channel (red, green or blue): GREEN

Colour: #1020AA
Strongest channel (red, green or blue): BLUE
""",
        ),
    ),
    kind(
        F,
        "in the file of shots the answers slipped by a row",
        "few-shot/wrong-answer few-shot/wrong-sum few-shot/unlike-docs answer/other-rule "
        "answer/gold-differs answer/chain-differs answer/not-an-option answer/unlike-others",
        own_shots(SOCKS, wool(20, 40, 72), wool(24, 30, 54), wool(18, 30, 80)),
        own_shots(
            TIDES,
            tide(["00:40", "13:02"], "09:15", "14:35"),
            tide(["02:11", "14:35"], "12:00", "03:20"),
            tide(["03:20", "15:50"], "01:00", "13:02"),
        ),
        own_shots(
            MENU,
            {"dish": "Meringue", "parts": ["egg white", "sugar"], "allergens": ["fish"]},
            {"dish": "Fried plaice", "parts": ["plaice", "oil"], "allergens": ["milk"]},
            {"dish": "Yoghurt", "parts": ["milk", "cultures"], "allergens": ["egg"]},
        ),
        own_shots(
            HEX,
            {"colour": "#E02030", "channel": "green"},
            {"colour": "#20E030", "channel": "blue"},
            {"colour": "#2030E0", "channel": "red"},
        ),
    ),
    kind(
        F,
        "a worked example answers with a label that the task has not",
        "few-shot/wrong-answer few-shot/other-labels few-shot/not-a-choice answer/other-names "
        "few-shot/worked-form answer/not-an-option few-shot/unlike-docs few-shot/other-form",
        above(
            VINE,
            """
Grower's note: Webs and tiny red dots under each leaf.
Trouble: mites

Grower's note: The buds were black after the cold night of the 20th.
Trouble: frost
""",
        ),
        above(
            HEX,
            """
Colour: #AA1020
Strongest channel (red, green or blue): red

Colour: #E0E010
Strongest channel (red, green or blue): yellow
""",
        ),
        above(
            KUAIDI,
            """
短信：快件正从杭州发往武汉。
状态：运输中

短信：快递员已上门取走您寄出的包裹。
状态：已揽收
""",
        ),
        above(
            GENRE,
            """
Nom : lampe
Genre : féminin

Nom : ordinateur
Genre : neutre
""",
        ),
    ),
    kind(
        F,
        "the question begins on the line on which the last worked example ends",
        "few-shot/run-in text/description-runs-on text/run-together few-shot/separator "
        "text/missing-space few-shot/question-first",
        above(
            VINE,
            """
Grower's note: Webs and tiny red dots under each leaf.
Trouble: mites

Grower's note: Clusters drip and smell of vinegar.
Trouble: rot""",
            own=TIGHT,
        ),
        above(SUTJA, "우리말: 스물하나\n숫자: 21\n\n우리말: 쉰셋\n숫자: 53", own=TIGHT),
        above(
            HEX,
            """
Colour: #AA1020
Strongest channel (red, green or blue): red

Colour: #10AA20
Strongest channel (red, green or blue): green""",
            own=TIGHT,
        ),
        above(
            REGISTRO,
            """
Frase: Vieni o no?
Registro: informale

Frase: La ringrazio per la Sua disponibilità.
Registro: formale""",
            own=TIGHT,
        ),
    ),
    kind(
        F,
        "worked examples are numbered, and the question's number does not go on",
        "few-shot/numbered few-shot/other-cues few-shot/worked-cue few-shot/other-count",
        above(
            changed(VINE, ("f\"Grower's note:", "f\"Case 2\\nGrower's note:")),
            """
Case 1
Grower's note: Webs and tiny red dots under each leaf.
Trouble: mites

Case 2
Grower's note: Clusters drip and smell of vinegar.
Trouble: rot

""",
        ),
        above(
            changed(SUTJA, ("\\n우리말: {", "\\n예 5\\n우리말: {")),
            "예 1\n우리말: 스물하나\n숫자: 21\n\n예 2\n우리말: 쉰셋\n숫자: 53\n\n",
        ),
        above(
            changed(HEX, ("Colour: {data", "Item 1\\nColour: {data")),
            """
Item 1
Colour: #AA1020
Strongest channel (red, green or blue): red

Item 2
Colour: #10AA20
Strongest channel (red, green or blue): green

""",
        ),
        above(
            changed(PLURAL, ("\\nSingular:", "\\nExercício 3\\nSingular:")),
            """
Exercício 1
Singular: cão
Plural: cães

Exercício 3
Singular: mel
Plural: méis

""",
        ),
    ),
    kind(
        F,
        "two worked examples ask the same, and answer differently",
        "few-shot/wrong-answer few-shot/same-twice text/ambiguous few-shot/repeated",
        above(
            VINE,
            """
Grower's note: Webs and tiny red dots under each leaf.
Trouble: mites

Grower's note: Webs and tiny red dots under each leaf.
Trouble: drought
""",
        ),
        above(SUTJA, "우리말: 스물하나\n숫자: 21\n\n우리말: 스물하나\n숫자: 22"),
        above(
            HEX,
            """
Colour: #AA1020
Strongest channel (red, green or blue): red

Colour: #AA1020
Strongest channel (red, green or blue): blue
""",
        ),
        above(
            GENRE,
            """
Nom : lampe
Genre : féminin

Nom : pont
Genre : masculin

Nom : lampe
Genre : masculin
""",
        ),
    ),
    kind(
        F,
        "the answer alone is asked for, and the shots reason before it",
        "few-shot/steps-forbidden few-shot/other-form answer/not-extracted few-shot/worked-form",
        filtered(
            output(
                say(TIDES, "Give the time alone, without any explanation."),
                "f\" High waters are at {' and '.join(data['high'])}, so the next one is {gold}\"",
            ),
            r"(\S+)$",
        ),
        filtered(
            output(
                say(SUTJA, "풀이 없이 답만 쓰세요."),
                "f\" '{data['말']}'을 숫자로 바꾸면 {gold}\"",
            ),
            r"(\d+)$",
        ),
        filtered(
            output(
                changed(KUAIDI, ("\\n状态：", "\\n只回答状态，不要解释。\\n状态：")),
                '"短信里说的情况表明，包裹的状态是" + gold',
            ),
            r"状态是(\w+)",
        ),
        filtered(
            output(
                say(ROTA, "Answer with the name only, no explanation."),
                "f\" The row of {data['day']} has {gold}, so it is {gold}\"",
            ),
            r"it is (\w+)",
        ),
    ),
)
