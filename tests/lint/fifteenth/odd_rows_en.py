"""Rows of right prompts in English that look odd."""

from __future__ import annotations

from tests.lint.fifteenth.making import table
from tests.lint.fifteenth.tasks_en import (
    CAPITALS,
    NEWS,
    NLI,
    REVIEWS,
    SHELTER,
    UNITS,
)
from tests.lint.fifteenth.tasks_free import (
    DATES,
    FRENCH,
    INTENTS,
    ODD_ONE,
    PRINTS,
    PRONOUNS,
    SCIENCE,
    SPAN,
    WORDY,
)

CAP, SHE, REV, INF, HEAD = CAPITALS.rows, SHELTER.rows, REVIEWS.rows, NLI.rows, NEWS.rows
FR, PRINT, TEXT, DAY, WISH = FRENCH.rows, PRINTS.rows, SPAN.rows, DATES.rows, INTENTS.rows
ODD, SCI, WHO, SUM, UNIT = ODD_ONE.rows, SCIENCE.rows, PRONOUNS.rows, WORDY.rows, UNITS.rows
SINGLE = {"postprocess": "agieval_single_answer_post"}
PPL = {"method": "ppl", "postprocess": "", "metric": "log_prob"}
RIGHT_ONE = 'next(o for o, s in data["target_scores"].items() if s)'
CHESS = table(
    "moves|reply",
    """
    1. e4 e5 2. Nf3 Nc6 3. Bb5|a6
    1. d4 d5 2. c4|e6
    1. e4 c5 2. Nf3 d6 3. d4|cxd4
    1. d4 Nf6 2. c4 g6 3. Nc3|Bg7
    1. e4 e6 2. d4|d5
    1. e4 c6 2. d4|d5
    1. c4 e5 2. Nc3|Nf6
    1. e4 e5 2. f4|exf4
    1. e4 d5 2. exd5|Qxd5
    1. Nf3 d5 2. g3|Nf6
    """,
)
LOGIC = table(
    "formula|value",
    r"""
    p ∧ ¬p|F
    p ∨ ¬p|T
    (p → p)|T
    ¬(q ∨ ¬q)|F
    (p ∧ q) → p|T
    p ↔ ¬p|F
    p → (q → p)|T
    (p ∨ ¬p) ∧ (q ∧ ¬q)|F
    ¬(p ∧ ¬p)|T
    ¬(p → p)|F
    """,
)
BASES = table(
    "strand|pair",
    """
    ATGC|TACG
    GGAT|CCTA
    TTAC|AATG
    CAGT|GTCA
    AACG|TTGC
    GTTA|CAAT
    CCGA|GGCT
    TAGG|ATCC
    ACCT|TGGA
    GATC|CTAG
    """,
)
