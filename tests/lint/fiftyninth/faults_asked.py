"""Faults where the prompt asks for one thing and another one counts."""

from __future__ import annotations

from tests.lint.fiftyninth.edits import tell
from tests.lint.fiftyninth.tasks_lands import (
    ACENTO,
    DURCHSAGE,
    FAHR,
    GODZINA,
    JOSUSHI,
    LAJI,
    UNLU,
)
from tests.lint.fiftyninth.tasks_trades import (
    AUCTION,
    DOUGH,
    FLORIST,
    LEASE,
    METRO,
    MINERAL,
    MUSEUM,
    STARS,
    VET,
)
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "asked"
FORM = (
    "few-shot/other-form answer/other-names answer/letter-asked answer/letters answer/other-rule "
    "answer/other-form answer/legend answer/other-count answer/gold-differs answer/not-an-option "
    "answer/not-in-output answer/not-extracted few-shot/steps-forbidden few-shot/steps-lost"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "another unit or measure is asked for than the one that the answers are in",
        FORM,
        changed(DOUGH, ("How many grams of water go in?", "How many litres of water go in?")),
        changed(
            METRO,
            (
                "At how many stations does the train stop after hers, the last one included?",
                "For how many minutes is she under way?",
            ),
        ),
        changed(GODZINA, ("Zapisz godzinę cyframi.", "Podaj, ile to minut od północy.")),
        changed(
            MUSEUM,
            (
                "Who made the object? Give the full name as the label has it.",
                "In which year was the object made?",
            ),
        ),
    ),
    kind(
        F,
        "the contrary is asked for: the least, what is wrong, what does not belong",
        FORM,
        changed(
            AUCTION,
            ("The highest bid gets the lot. Who gets it?", "Who has made the lowest bid?"),
        ),
        changed(
            LEASE,
            description="Say true where the claim goes against the clause, and false where it "
            "follows from it.",
        ),
        changed(
            FAHR,
            description="Nennen Sie zu jeder Frage die Nummer einer Antwort, die falsch ist.",
        ),
        changed(LAJI, ("\\n物品：", "下面的物品不属于哪一类？\\n物品：")),
    ),
    kind(
        F,
        "a reason is asked for before the answer, and the shots answer at once",
        FORM + " few-shot/steps-only-here",
        tell(VET, "First give your reasons in a sentence or two, then the urgency."),
        tell(ACENTO, "Primero separa la palabra en sílabas y razona; después da la clase."),
        tell(METRO, "Think step by step and name each station before you give the number."),
        tell(MINERAL, "Explain your choice before you name the letter."),
    ),
    kind(
        F,
        "the instruction was taken over from another task",
        FORM + " text/no-question answer/unexplained",
        changed(
            STARS,
            description="Is each of the following tweets positive, negative or neutral?",
        ),
        changed(LAJI, description="判断下面评论的情感是正面还是负面。"),
        changed(UNLU, description="Aşağıdaki cümleleri İngilizceye çevirin."),
        changed(MUSEUM, description="Summarise each text in a single sentence."),
    ),
    kind(
        F,
        "the answer is to be wrapped, in tags, a box, brackets or quotes, and never is",
        FORM,
        tell(JOSUSHI, "答えは【】で囲みなさい。"),
        changed(MINERAL, description="Pick the right option and write its letter in \\boxed{}."),
        tell(GODZINA, "Godzinę podaj w nawiasach kwadratowych."),
        tell(AUCTION, "Put the name in double quotes."),
    ),
    kind(
        F,
        "the prompt counts more or fewer options or classes than it lists",
        FORM,
        changed(MINERAL, description="Pick the right one of the five options by its letter."),
        tell(FAHR, "Von den vier Antworten ist immer genau eine richtig."),
        changed(VET, ("by urgency: emergency", "into four levels of urgency: emergency")),
        changed(LAJI, ("垃圾分为可回收物", "垃圾分为三类：可回收物")),
    ),
    kind(
        F,
        "capitals are asked for, or forbidden, against what all answers are",
        FORM + " answer/two-spellings",
        changed(MINERAL, description="Answer with a capital letter in brackets."),
        tell(FLORIST, "Write the values in capital letters."),
        tell(ACENTO, "Escribe la clase en mayúsculas."),
        tell(DURCHSAGE, "Schreiben Sie das Thema klein."),
    ),
    kind(
        F,
        "another notation is asked for: words for digits, a surname, other keys, a full sentence",
        FORM,
        tell(FLORIST, "Name the keys product, quantity and color."),
        changed(GODZINA, ("Zapisz godzinę cyframi.", "Zapisz godzinę słowami.")),
        changed(MUSEUM, ("Give the full name as the label has it.", "Give the surname alone.")),
        tell(METRO, "Answer in a full sentence."),
    ),
)
