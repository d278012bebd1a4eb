"""Faults where the instruction asks for one thing and another one is scored."""

from __future__ import annotations

from tests.lint.fiftyfifth.edits import asked
from tests.lint.fiftyfifth.tasks_desk import (
    CARD,
    COMMIT,
    DNA,
    FRAC,
    HOURS,
    LAB,
    LEASE,
    ORDERS,
    PAIRS,
    PRINTS,
    RARE,
)
from tests.lint.fiftyfifth.tasks_exam import CLAIM, DATES, FARM, PHYS, SPAN, STRAY
from tests.lint.fiftyfifth.tasks_world import CALLS, DEEN, ERROR, NOTICIA, REVIEW
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "asked"
FORM = (
    "few-shot/other-form answer/letter-asked answer/other-names answer/letters answer/other-rule "
    "answer/other-form answer/legend"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "another way to write the answer is asked for than the golds have",
        FORM + " answer/other-form",
        asked(FRAC, "Write the result as a decimal number."),
        asked(DNA, "Use small letters."),
        asked(LEASE, "Write it as YYYY-MM-DD."),
        changed(DATES, ("with commas", "with hyphens between them")),
    ),
    kind(
        F,
        "the other one of two things is asked for",
        FORM + " answer/unlike-others answer/gold-differs",
        changed(
            DNA,
            (
                "Write the complementary DNA strand, base by base.",
                "Write the reverse complement of the DNA strand.",
            ),
        ),
        changed(DATES, ("the oldest first", "the latest first")),
        changed(
            LEASE,
            ("On which date does the lease end?", "On which date does the lease begin?"),
        ),
    ),
    kind(
        F,
        "another format or alphabet is asked for",
        FORM + " answer/other-form",
        changed(ORDERS, ("a JSON object with the keys", "YAML with the keys")),
        asked(FRAC, "Give the answer in per cent."),
        changed(
            DNA,
            (
                "Write the complementary DNA strand, base by base.",
                "Write the RNA that is transcribed from it, with U for T.",
            ),
        ),
        changed(
            LEASE,
            ("the date from the clause.", "the date from the clause as MM/DD/YYYY."),
        ),
    ),
    kind(
        F,
        "a part more is asked for than the golds have",
        FORM + " answer/other-form answer/other-count",
        asked(ORDERS, "Add the key price."),
        asked(LEASE, "Give the weekday, too."),
        asked(DATES, "Put the year in brackets behind each letter."),
        asked(DEEN, "Behind it, write how formal it is."),
    ),
    kind(
        F,
        "names or signs of the answer's parts were changed in the instruction",
        FORM + " answer/other-form",
        changed(ORDERS, ("the keys item and count", "the keys product and quantity")),
        changed(DATES, ("Write the letters with commas.", "Write the numbers with commas.")),
        changed(SPAN, ("with words of the passage.", "with the number of the sentence.")),
    ),
    kind(
        F,
        "one word is asked for, and sentences are right; or many, and a word is right",
        FORM,
        asked(DEEN, "Answer with a single word."),
        asked(LAB, "Write at least two sentences."),
        asked(NOTICIA, "Responda con al menos diez palabras."),
        asked(CALLS, "أجب بجملة كاملة."),
    ),
    kind(
        F,
        "a reason is asked for, and the label alone is right",
        FORM + " few-shot/steps-lost",
        asked(LAB, "Explain why."),
        asked(COMMIT, "Give a reason for your choice."),
        asked(REVIEW, "请说明理由。"),
        asked(NOTICIA, "Justifique su respuesta."),
    ),
    kind(
        F,
        "a box, tags, quotes or bold letters are asked for, and answers are bare",
        FORM,
        asked(FRAC, "Put the result into \\\\boxed{{}}.".replace("{{}}", "{}")),
        asked(CALLS, "ضع الجواب بين علامتي اقتباس."),
        asked(SPAN, "Put the answer between <answer> and </answer>."),
        asked(COMMIT, "Write the type in bold, between two asterisks on either side."),
    ),
    kind(
        F,
        "it is forbidden to do what all answers do",
        FORM,
        changed(
            SPAN,
            (
                "Answer the question with words of the passage.",
                "Answer the question in your own words; do not copy from the passage.",
            ),
        ),
        asked(DEEN, "Do not use full stops or question marks."),
        asked(ERROR, "ハイフンは書かないでください。"),
        asked(DATES, "Do not use capital letters."),
    ),
    kind(
        F,
        "other labels are named than are right",
        FORM + " answer/legend answer/other-count",
        changed(HOURS, ("Answer with yes or no.", "Answer with open or closed.")),
        changed(PAIRS, ("Answer yes or no.", "Answer 1 for yes and 0 for no.")),
        changed(CALLS, ("راضٍ أم غاضب أم محايد", "سعيد أم حزين أم عادي")),
        asked(CLAIM, "Say true or false."),
    ),
    kind(
        F,
        "a letter is asked for, and there are no letters",
        FORM,
        asked(CARD, "Answer with the letter A, B, C, D or E."),
        asked(STRAY, "Answer with the letter of the option."),
        asked(RARE, "Choose A, B or C."),
        asked(NOTICIA, "Conteste solo con la letra a, b, c o d."),
    ),
    kind(
        F,
        "a form of several lines is asked for, and the answer is one line",
        FORM + " answer/other-count",
        asked(CARD, "Give the topic in the first line and a confidence in the second."),
        asked(DEEN, "Give two translations as a bulleted list."),
        asked(COMMIT, "Return a table with the columns type and scope."),
        asked(SPAN, "Answer in a numbered list."),
    ),
    kind(
        F,
        "a rating or a probability is asked for, and a label is right",
        FORM,
        asked(REVIEW, "请给出1到10之间的分数。"),
        asked(CALLS, "أعط درجة من 1 إلى 5."),
        asked(PAIRS, "Give the similarity as a number between 0 and 1."),
        asked(LAB, "Rate how dangerous it is from 1 to 10."),
    ),
    kind(
        F,
        "another task is asked of the same text",
        FORM + " answer/not-an-option text/cue-forms text/no-question",
        changed(PRINTS, ("What does this program print?", "Which error does this program raise?")),
        changed(
            ERROR,
            ("次の文からエラーコードを抜き出してください。", "次の文を英語に訳してください。"),
        ),
        changed(LAB, ("Is the result low, normal or high?", "In which unit is the result given?")),
        changed(
            REVIEW,
            ("请判断下面这条商品评价属于哪一类：{leibie}。", "请把下面这条商品评价翻译成英文。"),
        ),
    ),
    kind(
        F,
        "the prompt speaks of what it does not show",
        "text/no-question text/empty-slot few-shot/no-options " + FORM,
        asked(CARD, "Use the conversation history above."),
        asked(DEEN, "Keep to the glossary below."),
        changed(PHYS, description="Read the passage and answer the questions."),
        asked(LAB, "See the table of earlier results below."),
    ),
    kind(
        F,
        "the answer is to end with, or begin with, what none has",
        FORM + " answer/cue-again",
        asked(HOURS, "End your answer with a full stop."),
        asked(DEEN, 'Begin your answer with \\"Translation:\\".'),
        asked(RARE, "Start your answer with the words The rarity is."),
        asked(SPAN, "Finish with the word END."),
    ),
    kind(
        F,
        "a number is asked for in words, or rounded, or with its unit",
        FORM,
        asked(PRINTS, "Write numbers as words."),
        changed(
            FARM,
            ("think step by step.", "think step by step and give the result with two decimals."),
        ),
        asked(ORDERS, "Write the count in words."),
    ),
    kind(
        F,
        "an upper bound of length is below all answers",
        FORM + " tokens/answer-too-long",
        asked(DEEN, "Use at most three words."),
        asked(LEASE, "Answer with at most four characters."),
        asked(ERROR, "二文字以内で答えてください。"),
    ),
    kind(
        F,
        "the words of the rule name another field than the one that decides",
        FORM + " answer/legend text/no-question answer/gold-differs",
        changed(
            RARE,
            ("Items worth up to 50 coins", "Items that weigh up to 50 kilos"),
            ("items worth 51 to 200 coins", "items that weigh 51 to 200 kilos"),
            ("items worth more than 200 coins", "items that weigh more than 200 kilos"),
        ),
        changed(
            LAB,
            (
                "Is the result low, normal or high?",
                "Is the patient's blood pressure low, normal or high?",
            ),
        ),
        changed(NOTICIA, ("Indique la sección del periódico", "Indique el idioma del titular")),
    ),
)
