"""Faults where the instruction asks for one thing and another one is scored."""

from __future__ import annotations

from tests.lint.fiftyseventh.edits import cue, say
from tests.lint.fiftyseventh.tasks_bench import GRADE, HOUSE, PHYSICS, SKY, STARS
from tests.lint.fiftyseventh.tasks_lands import (
    ANTONIM,
    GUSHI,
    MASU,
    PINGJIA,
    QISM,
    SECCION,
)
from tests.lint.fiftyseventh.tasks_long import CHAT, TOWN
from tests.lint.fiftyseventh.tasks_work import (
    BEASTS,
    COUNTS,
    DATES,
    DESK,
    GERMAN,
    GIST,
    LABS,
    LOOT,
    NOTICE,
    PARK,
    PRINTS,
    SCALE,
    SPELL,
    TURNS,
)
from tests.lint.making import gold, kind, output
from tests.lint.shape import Kind, changed

F = "asked"
FORM = (
    "few-shot/other-form answer/letter-asked answer/other-names answer/letters answer/other-rule "
    "answer/other-form answer/legend answer/other-count answer/gold-differs answer/not-an-option"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a letter, a number or a text is asked for, and the answers are another of the three",
        FORM + " text/cue-forms",
        changed(BEASTS, ("Answer with the number.", "Answer with the name of the class.")),
        gold(
            output(SKY, '" " + data["choices"][data["answer"]]'),
            'data["choices"][data["answer"]]',
            description="Answer each question about astronomy with the letter of the option.",
        ),
        say(DESK, "Answer with the number of the queue."),
        say(LABS, "Answer with a single letter, A, B or C."),
        say(COUNTS, "Give the number of birds, not the place."),
        say(QISM, "اكتب اسم القسم كاملاً."),
        say(PINGJIA, "只回答选项的字母。"),
        say(SECCION, "Responda con el número de la sección."),
        changed(TURNS, ("\\nIt is a", "\\nAnswer with the letter only.\\nIt is a")),
        changed(PHYSICS, description="Answer with the letter of the right option."),
        changed(GUSHI, description="请用A、B、C或D回答。"),
        say(PARK, "Answer with the letter of the tariff."),
    ),
    kind(
        F,
        "a form is asked for that the answers do not have: JSON, capitals, a sentence, tags",
        FORM + " answer/not-extracted",
        say(LABS, "Reply with a JSON object that has the key flag."),
        changed(DESK, ("of these queues:", "of these queues, in capital letters:")),
        say(GERMAN, "Put the translation in double quotes."),
        say(SPELL, "Answer in a complete sentence."),
        say(NOTICE, "Wrap it in <answer> tags."),
        say(DATES, "Use slashes, day first."),
        changed(GIST, ("(at most six words)", "(at most three words, all in capitals)")),
        say(SCALE, "Give the amount in kilograms or litres with two decimals."),
        changed(LOOT, ("as a JSON object ", "as a YAML list ")),
        say(MASU, "ローマ字で書いてください。"),
        say(ANTONIM, "Ответь полным предложением."),
        say(GRADE, "Write the result in \\boxed{} at the end."),
        changed(
            CHAT,
            ("write the action alone.", "write the action as a JSON object with the key action."),
        ),
        changed(TOWN, ("a letter and a figure.", "but spelt out in words, without figures.")),
    ),
    kind(
        F,
        "the prompt asks for another language than the answers are in",
        FORM + " text/cue-forms",
        changed(GERMAN, ("from German into English", "from German into French")),
        say(GIST, "Write the headline in Spanish."),
        say(SPELL, "Write the word in German."),
        say(PINGJIA, "请用英语回答。"),
        say(SECCION, "Responda en inglés."),
        say(MASU, "英語で答えてください。"),
        say(QISM, "أجب بالفرنسية."),
        say(ANTONIM, "Ответь по-английски."),
        say(LABS, "Please answer in French."),
        changed(GUSHI, description="请用日语回答问题。"),
        cue(DATES, "Datum auf Deutsch ausschreiben:"),
        changed(CHAT, ("and write the action alone.", "and write the action alone, in Italian.")),
    ),
    kind(
        F,
        "the contrary is asked for, as a not or an antonym came into the question",
        FORM + " answer/leaked",
        changed(COUNTS, ("were the most birds seen", "were the fewest birds seen")),
        changed(DESK, ("to one of these queues:", "to a queue that does NOT fit:")),
        changed(
            SKY,
            description="For each question about astronomy choose the option that is NOT correct.",
        ),
        changed(SPELL, ("Write that word as it should be.", "Write that word as it stands there.")),
        changed(ANTONIM, ("с противоположным значением", "с тем же значением")),
        changed(BEASTS, ("To which class does", "To which class does not")),
        changed(STARS, description="Answer positive if the reviewer is unhappy, negative if not."),
        changed(GERMAN, ("from German into English", "from English into German")),
        changed(PINGJIA, ("说的是哪一方面", "没有说到哪一方面")),
        changed(HOUSE, description="Answer no if the passage says yes, and yes if it says no."),
        changed(MASU, ("「ます」の形", "「ない」の形")),
        changed(
            PRINTS,
            ("What does this Python program print?", "What does this Python program not print?"),
        ),
        changed(
            TOWN,
            (
                "files each letter under one code",
                "files each letter under one code that does NOT fit it",
            ),
        ),
    ),
    kind(
        F,
        "another number of options, labels, words or answers is named than there is",
        FORM,
        changed(DESK, ("to one of these queues:", "to one of these six queues:")),
        changed(SKY, description="Each question about astronomy has five options, A to E."),
        say(BEASTS, "There are seven classes."),
        changed(
            LABS, ("answer low, normal or high", "give one of four words: low, normal or high")
        ),
        changed(PINGJIA, ("从{xuanxiang}中选一个", "从{xuanxiang}这三个中选一个")),
        changed(SECCION, ("Secciones: ", "Las seis secciones: ")),
        say(QISM, "اختر واحداً من الأقسام الخمسة."),
        changed(TURNS, ("Is the last turn a", "Which of the three is the last turn:")),
        say(NOTICE, "Answer in exactly one word."),
        changed(GIST, ("(at most six words)", "(at least twelve words)")),
        say(SPELL, "Write all three corrected words, separated by commas."),
        changed(STARS, description="Choose one of three sentiments: positive or negative."),
        changed(CHAT, ("one of three actions", "one of five actions")),
    ),
    kind(
        F,
        "the description was copied from another task",
        FORM + " text/no-question few-shot/other-count text/repeated-instruction text/snake-name",
        changed(LABS, description="Translate the following sentences into Italian."),
        changed(GERMAN, description="The following are multiple choice questions about medicine."),
        changed(PARK, description="Classify the sentiment of the review as positive or negative."),
        changed(SKY, description="Read the passage and answer yes or no."),
        changed(
            HOUSE,
            description="Solve the maths problem step by step and write the final "
            "number after ####.",
        ),
        changed(STARS, description="Write a headline for each article."),
        changed(SECCION, description="Traduzca cada frase al inglés."),
        changed(PINGJIA, description="请计算下列各题，只写数字。"),
        changed(MASU, description="次の文章を要約してください。"),
        changed(NOTICE, description="Answer with the letter of the correct option."),
        changed(PRINTS, description="Write a haiku on each topic."),
        changed(ANTONIM, description="Переведи предложение на английский язык."),
        changed(TOWN, description="Translate each sentence into Portuguese."),
    ),
)
