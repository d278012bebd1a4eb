"""Faults where what is asked for is not what is right."""

from __future__ import annotations

from tests.lint.fiftyfourth.edits import asked
from tests.lint.fiftyfourth.tasks_bench import GEO, MUSEUM, NLI, TILL
from tests.lint.fiftyfourth.tasks_office import (
    AMOUNT,
    BINOM,
    CLAUSE,
    IDENT,
    LOAD,
    PAST,
    STATUS,
    TRIAGE,
    WASTE,
)
from tests.lint.fiftyfourth.tasks_world import CARTAS, FREN, KEFU, KOSHO, PISMA, TALAB
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "asked"
FORM = "few-shot/other-form answer/letter-asked answer/other-names answer/letters"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "an object of JSON is asked for, and a bare label is right",
        FORM + " text/unclosed",
        asked(TRIAGE, "Answer as a JSON object with the key urgency."),
        asked(NLI, "Return valid JSON."),
        asked(KEFU, "请用JSON格式回答。"),
        asked(FREN, "Give the result as JSON with the field translation."),
    ),
    kind(
        F,
        "a whole sentence is asked for, and a word is right",
        FORM,
        asked(TRIAGE, "Answer in a full sentence."),
        asked(BINOM, "Reply in a complete sentence."),
        asked(NLI, "Answer in one complete sentence."),
        asked(CARTAS, "Responda con una frase completa."),
    ),
    kind(
        F,
        "another language is asked for than the answers are in",
        FORM,
        changed(FREN, ("from French into English.", "from French into German.")),
        asked(KEFU, "请用英文回答。"),
        asked(CARTAS, "Responda en inglés."),
        asked(KOSHO, "英語の文で答えてください。"),
    ),
    kind(
        F,
        "capitals are asked for, and answers are in small letters",
        FORM,
        asked(TRIAGE, "Write your answer in capital letters."),
        asked(PAST, "Write it in ALL CAPS."),
        asked(NLI, "Answer in upper case."),
        asked(IDENT, "Use uppercase letters only."),
    ),
    kind(
        F,
        "a letter is asked for, and words or numbers are right",
        FORM,
        asked(TRIAGE, "Answer with a single letter."),
        asked(CARTAS, "Responda solo con la letra."),
        asked(KEFU, "只回答选项的字母。"),
        asked(STATUS, "Answer with the letter of the right option."),
    ),
    kind(
        F,
        "the option's text is asked for, and its letter or number is right",
        FORM,
        asked(CLAUSE, "Answer with the name of the subject, not with its letter."),
        changed(
            PISMA,
            (
                "Определите вид письма",
                "Напишите вид письма словом, а не буквой. Определите вид письма",
            ),
        ),
        changed(KOSHO, ("原因の番号を答えて", "原因の名前を番号なしで書いて")),
        asked(GEO, "Answer with the full text of the right option."),
    ),
    kind(
        F,
        "another unit is asked for than the answers have",
        FORM + " answer/other-rule",
        changed(LOAD, ("weigh together, in kg?", "weigh together, in grams?")),
        asked(AMOUNT, "Convert it into US dollars."),
        asked(TILL, "Give sums of money in cents."),
    ),
    kind(
        F,
        "another transformation is asked for",
        FORM + " answer/other-rule",
        changed(PAST, ("into the simple past", "into the ing-form")),
        changed(
            BINOM,
            (
                "Shorten the genus of the species to its first letter and a full stop.",
                "Leave out the genus, and write the epithet alone.",
            ),
        ),
        changed(IDENT, ("to snake case", "to kebab case")),
    ),
    kind(
        F,
        "a confidence or a score is to stand behind the label",
        FORM,
        asked(TRIAGE, "Add your confidence in per cent."),
        asked(NLI, "Behind it, give a probability between 0 and 1."),
        asked(STATUS, "Add how sure you are in brackets."),
        asked(CARTAS, "Añada entre paréntesis un grado de confianza del 1 al 5."),
    ),
    kind(
        F,
        "the prompt speaks of a text or a picture that it does not have",
        "text/no-question " + FORM,
        changed(GEO, description="Read the passage and answer the question about it.\n\n"),
        asked(BINOM, "Use the picture below."),
        asked(STATUS, "Read the server log below."),
        asked(IDENT, "Take the names from the glossary below."),
    ),
    kind(
        F,
        "the question was changed to ask for another thing of the same text",
        FORM + " answer/other-rule answer/not-an-option text/cue-forms",
        changed(
            LOAD,
            (
                "What do the things weigh together, in kg?",
                "What does the heaviest thing weigh, in kg?",
            ),
        ),
        changed(
            AMOUNT,
            (
                "How much is to be sent? Copy the sum and its currency from the message.",
                "On which day is it to be sent? Copy the day from the message.",
            ),
        ),
        changed(
            TALAB, ("استخرج رقم الطلب من رسالة العميل.", "استخرج اسم المدينة من رسالة العميل.")
        ),
        changed(WASTE, ("Day of collection:", "District of the resident:")),
    ),
    kind(
        F,
        "Roman numerals are asked for, and digits are right",
        FORM,
        asked(LOAD, "Write the number in Roman numerals."),
        asked(KOSHO, "ローマ数字で書いてください。"),
        asked(STATUS, "Use Roman numerals."),
    ),
    kind(
        F,
        "yes or no is asked for, and other labels are right",
        FORM,
        asked(TRIAGE, "Answer yes or no."),
        asked(NLI, "Answer with yes or no."),
        asked(CARTAS, "Responda sí o no."),
        asked(MUSEUM, "Answer true or false."),
    ),
    kind(
        F,
        "a rating is asked for, and labels are right",
        FORM,
        asked(TRIAGE, "Rate it from 1 to 5."),
        asked(CARTAS, "Puntúe de 1 a 10."),
        asked(PISMA, "Поставьте оценку от 1 до 5."),
        asked(KEFU, "请打1到5分。"),
    ),
    kind(
        F,
        "the question is to be said again before the answer",
        FORM,
        asked(GEO, "Repeat the question before you answer."),
        asked(NLI, "First repeat the hypothesis, then give your verdict."),
        asked(FREN, "Write the French sentence first, and the English one behind it."),
    ),
    kind(
        F,
        "the currency or a separator is asked for in another way than answers have it",
        FORM + " answer/other-form",
        asked(AMOUNT, "Write the currency as a sign (€, £, $) before the number."),
        asked(TALAB, "اكتب الرقم بالكلمات."),
        asked(LOAD, "Write the unit kg behind the number."),
        asked(IDENT, "Part the words with hyphens."),
    ),
    kind(
        F,
        "several answers are asked for in a row, and each row has one",
        FORM + " answer/other-count",
        asked(WASTE, "List two days of collection, with a comma between them."),
        asked(PAST, "Give three forms of the verb, with commas between them."),
        asked(FREN, "Give three different translations, one per line."),
        asked(CLAUSE, "Write down all letters that fit, at least two."),
    ),
)
