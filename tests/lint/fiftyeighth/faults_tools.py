"""Faults of configs: filters, post-processors, stop sequences, what is between the texts."""

from __future__ import annotations

from tests.lint.fiftyeighth.tasks_crafts import HEX, MENU, MUSIC, ROTA, SOCKS, TIDES, VINE
from tests.lint.fiftyeighth.tasks_tongues import GENRE, KUAIDI, PLURAL, SUTJA
from tests.lint.making import filtered, kind, output
from tests.lint.shape import Kind, changed

F = "tools"
LOST = (
    "answer/not-extracted answer/not-in-output answer/other-form answer/empty-is-right "
    "answer/other-names answer/letters answer/gold-differs"
)
TIGHT = {"description_separator": ""}

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the filter's signs lack some that answers have: accents, a comma, a colon, a script",
        LOST,
        filtered(PLURAL, r"([a-z]+)"),
        filtered(MENU, r"(\w+)"),
        filtered(TIDES, r"(\d+)"),
        filtered(SUTJA, r"([가-힣]+)"),
    ),
    kind(
        F,
        "the filter takes the first that fits, and the answer is the last",
        LOST,
        filtered(SOCKS, r"(\d+)"),
        filtered(
            output(TIDES, "f\" It is {data['now']}, so the next one is at {gold}\""),
            r"(\d\d:\d\d)",
        ),
        filtered(
            output(ROTA, "f\" Monday is {data['names'][0]}; {data['day']} is {gold}\""),
            r"is (\w+)",
        ),
        filtered(
            output(HEX, 'f" of red, green and blue it is {gold}"'),
            r"(red|green|blue)",
        ),
    ),
    kind(
        F,
        "answers begin on a line of their own, and a newline ends the response",
        "answer/stopped-early text/double-newline " + LOST,
        output(changed(VINE, ('f" {gold}"', "gold")), r'"\n" + gold'),
        output(KUAIDI, r'"\n" + gold'),
        output(TIDES, r'"\n" + gold'),
        output(MENU, r'"\n" + gold'),
    ),
    kind(
        F,
        "nothing ends the response behind the answer: the stop never comes, and all of it counts",
        "few-shot/no-stop answer/stopped-early " + LOST,
        changed(VINE, stop=("###",), postprocess=""),
        changed(KUAIDI, stop=("<end>",), postprocess=""),
        changed(ROTA, stop=(), postprocess=""),
        changed(PLURAL, stop=("FIM",), postprocess=""),
    ),
    kind(
        F,
        "the post-processor takes away capitals or marks that the answers are compared with",
        LOST,
        changed(ROTA, postprocess="exact_match_post"),
        changed(MUSIC, postprocess="exact_match_post"),
        changed(MENU, postprocess="exact_match_post"),
        changed(TIDES, postprocess="exact_match_post"),
    ),
    kind(
        F,
        "nothing stands between the description and the first text",
        "text/description-runs-on text/run-together few-shot/run-in text/missing-space",
        changed(VINE, description="You advise the winegrowers of a valley.", own=TIGHT),
        changed(MUSIC, own=TIGHT),
        changed(HEX, own=TIGHT),
        changed(GENRE, own=TIGHT),
    ),
)
