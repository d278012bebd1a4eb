"""Faults where the instruction asks for one thing and another one is scored."""

from __future__ import annotations

from tests.lint.fiftyeighth.edits import cue, say
from tests.lint.fiftyeighth.tasks_crafts import (
    FIRE,
    HEX,
    MENU,
    MUSIC,
    ROTA,
    SOCKS,
    TIDES,
    VINE,
)
from tests.lint.fiftyeighth.tasks_tongues import FIETS, KUAIDI, PLURAL, SUTJA
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "asked"
FORM = (
    "few-shot/other-form answer/letter-asked answer/other-names answer/letters answer/other-rule "
    "answer/other-form answer/legend answer/other-count answer/gold-differs answer/not-an-option "
    "few-shot/steps-lost answer/not-in-output answer/not-extracted answer/unexplained"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "another thing of the row is asked for than the one that is right",
        FORM + " text/swapped-fields text/shot-cue",
        changed(TIDES, ("the next high water?", "the next low water?")),
        changed(ROTA, ("on {data['day']} night?", "on the night after {data['day']}?")),
        changed(SOCKS, ("stitches are to be cast on?", "stitches does she get on 1 cm?")),
        changed(PLURAL, ("o plural da palavra", "o feminino da palavra")),
    ),
    kind(
        F,
        "a second thing is asked for besides, which no answer has",
        FORM,
        say(VINE, "Name a treatment for it, too."),
        say(HEX, "Give its value from 0 to 255 as well."),
        say(KUAIDI, "并写出理由。"),
        say(ROTA, "Add the ward in brackets after the name."),
    ),
    kind(
        F,
        "what all answers have is forbidden",
        FORM,
        say(TIDES, "Write the time without a colon."),
        say(PLURAL, "Não use acentos nem til."),
        say(VINE, "Do not answer with a single word."),
        say(MUSIC, "Do not answer with a letter."),
    ),
    kind(
        F,
        "the prompt sends to a picture, a list or a text that it does not show",
        FORM + " text/no-question text/empty-slot few-shot/other-count few-shot/no-options",
        say(VINE, "Look at the photo below."),
        say(MUSIC, "Use the score that is printed above each question."),
        say(FIETS, "Kies het juiste antwoord uit de lijst hieronder."),
        say(SUTJA, "아래 보기에서 고르세요."),
    ),
    kind(
        F,
        "the description asks for one form and the template for another",
        FORM,
        changed(VINE, description="Answer each question with yes or no."),
        cue(MUSIC, "Write out the text of the right option:"),
        changed(HEX, description="Answer with two hex digits, the value of the strongest channel."),
        changed(KUAIDI, description="请用英文回答下面的问题。"),
    ),
    kind(
        F,
        "a range, a number of digits or items, or a notation is given that the answers leave",
        FORM,
        say(SUTJA, "답은 1부터 50까지의 수입니다."),
        say(TIDES, "Use the 12-hour clock with am or pm."),
        say(SOCKS, "The number has exactly three digits."),
        say(MENU, "Name exactly two."),
    ),
    kind(
        F,
        "words are asked for at the answer's beginning or end that no answer has",
        FORM,
        say(VINE, "Begin with the words “The vines have”."),
        say(ROTA, "End your answer with “Good night!”"),
        say(KUAIDI, "回答要以“状态是”开头。"),
        say(PLURAL, "Comece a resposta com o artigo, “os” ou “as”."),
    ),
    kind(
        F,
        "several answers are asked for, and one is right",
        FORM + " answer/several-golds",
        say(VINE, "List the three likeliest ones in order."),
        say(MUSIC, "Give all letters that apply, at least two."),
        say(KUAIDI, "请选出两个状态，用逗号隔开。"),
        say(FIRE, "Give two right answers to each question."),
    ),
)
