"""Faults of shots and worked examples."""

from __future__ import annotations

from tests.lint.fiftyfifth.edits import asked, worked
from tests.lint.fiftyfifth.tasks_desk import (
    CARD,
    COMMIT,
    DNA,
    FRAC,
    HOURS,
    LAB,
    LEASE,
    PAIRS,
    RARE,
)
from tests.lint.fiftyfifth.tasks_exam import CLAIM, DATES, PHYS, SCENE, SPAN, STRAY
from tests.lint.fiftyfifth.tasks_world import CALLS, DEEN, ERROR, NOTICIA, REVIEW, VOPROS
from tests.lint.making import kind, line, output, table
from tests.lint.shape import Kind, changed

F = "shots"

COMMITS = """
Allow more than one address per customer|{0}
Stop the timer when the window closes|{1}
Say in the manual where logs are kept|{2}
Skip rows that did not change while saving|{3}
"""
HEADLINES = """
La selección pierde en la prórroga|{0}
Sube el precio de la luz|{1}
Muere el director de la filmoteca|{2}
El alcalde anuncia su candidatura|{3}
"""

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "worked examples have another last cue than the question",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms few-shot/worked-form",
        worked(
            FRAC,
            "Reduce the fraction to lowest terms.\n4/10 => 2/5\n\nReduce "
            "the fraction to lowest terms.\n15/18 => 5/6",
        ),
        worked(
            DEEN,
            "Translate the German sentence into English.\nGerman: Ich bin "
            "müde.\nTranslation: I am tired.\n\nTranslate the German sentence "
            "into English.\nGerman: Das Fenster ist offen.\nTranslation: "
            "The window is open.",
        ),
        worked(
            CLAIM,
            "Ice floats, since it is lighter than water.\nQuestion: does "
            "ice sink?\nVerdict: no\n\nThe zoo has two pandas.\nQuestion: "
            "are there pandas in the zoo?\nVerdict: yes",
        ),
        worked(
            ERROR,
            "次の文からエラーコードを抜き出してください。\n\n文：電池が少ないと「B-120」が出ます。\n答え：B-120\n\n次の文からエラーコードを抜き出してください。"
            "\n\n文：「B-130」は充電中を示します。\n答え：B-130",
        ),
    ),
    kind(
        F,
        "a worked example is wrong by its own rule",
        "few-shot/wrong-answer few-shot/wrong-sum answer/other-rule answer/legend "
        "answer/chain-differs",
        worked(
            FRAC,
            "Reduce the fraction to lowest terms.\n4/10 = 2/5\n\nReduce the "
            "fraction to lowest terms.\n15/18 = 3/6",
        ),
        worked(
            DNA, "Write the complementary DNA strand, base by base.\n5'-AACG-3'\nComplement: TTGG"
        ),
        asked(RARE, "For example, an item worth 30 coins is rare."),
        worked(
            DATES,
            "Put the events in order, the oldest first. Write the letters "
            "with commas.\nA) the year 1900\nB) the year 1800\nC) the year "
            "1850\nOrder: A, B, C",
        ),
    ),
    kind(
        F,
        "a shots' file from another version names other labels",
        "few-shot/other-labels few-shot/unlike-docs answer/other-names answer/two-spellings "
        "answer/unlike-others answer/letters few-shot/worked-form",
        changed(
            COMMIT,
            shots=table(
                "subject|type", COMMITS.format("feature", "bugfix", "documentation", "performance")
            ),
        ),
        changed(
            PAIRS,
            shots=table(
                "pair*|same",
                "How old is the pope?/What is the age of the pope?|duplicate\nWhere "
                "is my train?/Where is my bus?|different\nCan cats swim?/Do cats "
                "know how to swim?|duplicate\n"
                "Who was Ovid?/Where was Ovid born?|different",
            ),
        ),
        changed(
            CALLS,
            shots=table(
                "call|mood",
                "خدمة رائعة، شكرًا.|إيجابي\nأين فرعكم؟|عادي\nأنا مستاء جدًا!|سلبي\n"
                "كم سعر الباقة؟|عادي",
            ),
        ),
        changed(
            LAB,
            shots=table(
                "test|value|unit|range*|flag",
                "Urea|12.1|mmol/L|2.5/7.8|H\nMagnesium|0.5|mmol/L|0.7/1.0|L\n"
                "Phosphate|1.1|mmol/L|0.8/1.5|N\nIron|41|umol/L|10/30|H",
            ),
        ),
    ),
    kind(
        F,
        "the shots' file has one label alone",
        "few-shot/lopsided few-shot/other-labels answer/same-gold",
        changed(
            COMMIT,
            shots=table(
                "subject|type",
                COMMITS.format("fix", "fix", "fix", "fix")
                .replace("Allow more than", "Don't lose more than")
                .replace("Say in the manual where logs are kept", "Keep logs after a restart")
                .replace("Skip rows that did not change while saving", "Don't save broken rows"),
            ),
        ),
        changed(
            PAIRS,
            shots=table(
                "pair*|same",
                "Is tea healthy?/Who drinks tea?|no\nWhere is Oslo?/What does "
                "Oslo cost?|no\nWho was Nero?/Where was Nero born?|no\nWhy do "
                "cats purr?/Why do dogs bark?|no",
            ),
        ),
        changed(
            CLAIM,
            shots=(
                {
                    "passage": "The lake is deep and cold.",
                    "question": "is the lake deep",
                    "target_scores": {" yes": 1, " no": 0},
                },
                {
                    "passage": "Owls hunt at night.",
                    "question": "do owls hunt at night",
                    "target_scores": {" yes": 1, " no": 0},
                },
                {
                    "passage": "The shop closed in May.",
                    "question": "has the shop closed",
                    "target_scores": {" yes": 1, " no": 0},
                },
                {
                    "passage": "Salt melts ice on roads.",
                    "question": "does salt melt ice",
                    "target_scores": {" yes": 1, " no": 0},
                },
            ),
        ),
    ),
    kind(
        F,
        "rows of the shots' file lack their answer",
        "answer/empty few-shot/unlike-docs few-shot/no-answer code/error text/nothing "
        "text/empty-slot few-shot/other-labels few-shot/trailing-space answer/not-an-option",
        changed(
            DEEN, shots=table("de|en", "Ich habe Hunger.|\nWie spät ist es?|\nSie liest ein Buch.|")
        ),
        changed(
            LEASE,
            shots=table(
                "clause|end",
                "The shed is let until 1 May 2020.|\nThe lease ends on 3 June "
                "2021.|\nIt runs to 9 July 2022.|",
            ),
        ),
        changed(
            ERROR,
            shots=table(
                "bun|code",
                "起動しないときは「E-400」が出ます。|\n「W-222」は警告です。|\n「E-401」が出たら再起動してください。|",
            ),
        ),
    ),
    kind(
        F,
        "the separator is there twice, or no newline parts the shots",
        "few-shot/separator text/separator-inside few-shot/run-in few-shot/trailing-space "
        "text/double-newline answer/two-spellings",
        output(LAB, '" " + gold + "\\n\\n"'),
        line(NOTICIA, 'text = "\\n" + text'),
        output(DEEN, '" " + gold + "\\n"'),
        line(REVIEW, 'text = "\\n\\n" + text'),
    ),
    kind(
        F,
        "numbers of the worked examples skip one, or go on with the same",
        "few-shot/numbered few-shot/other-cues few-shot/worked-cue",
        worked(
            FRAC,
            "Example 1\nReduce the fraction to lowest terms.\n4/10 = 2/5\n\nExample "
            "3\nReduce the fraction to lowest terms.\n15/18 = 5/6\n\nExample "
            "4",
        ),
        line(DEEN, 'text = "Example 1\\n" + text'),
        line(HOURS, 'text = "Sample 3:\\n" + text'),
    ),
    kind(
        F,
        "the number of examples that is told is another one",
        "few-shot/other-count",
        changed(DEEN, description="Here are five examples of how to translate."),
        changed(LAB, description="Look at the two examples, then do the last one."),
        changed(NOTICIA, description="A continuación hay diez ejemplos."),
        changed(REVIEW, description="下面给出六个例子。"),
    ),
    kind(
        F,
        "worked examples show a bare question, and the question has its options",
        "few-shot/no-options few-shot/other-cues few-shot/worked-form few-shot/other-labels "
        "answer/letters few-shot/wrong-answer few-shot/worked-cue",
        worked(
            PHYS,
            "What is the hardest mineral?\nAnswer: diamond\n\nWhich star "
            "is nearest to us?\nAnswer: the sun",
        ),
        worked(
            DATES,
            "Put the events in order, the oldest first. Write the letters "
            "with commas.\nOrder: B, C, A\n\nPut the events in order, the "
            "oldest first. Write the letters with commas.\nOrder: A, C, B",
        ),
    ),
    kind(
        F,
        "the examples' answers stand before what is asked",
        "few-shot/other-order few-shot/worked-cue few-shot/other-cues text/cue-forms",
        worked(
            DEEN,
            "Translate the German sentence into English.\nEnglish: I am tired.\nGerman: "
            "Ich bin müde.\n\nTranslate the German sentence into English.\nEnglish: "
            "The window is open.\nGerman: Das Fenster ist offen.",
        ),
        worked(
            CARD,
            "Pick the topic of the customer's message.\n\nTopic: fees\nMessage: "
            "What does a transfer abroad cost?\n\nTopic: lost card\nMessage: "
            "My card fell into the river.",
        ),
        worked(
            CALLS,
            "المزاج: راضٍ\nالمكالمة: شكرًا لكم.\n\nالمزاج: غاضب\nالمكالمة: هذا غير مقبول!",
        ),
    ),
    kind(
        F,
        "a worked example stands there twice",
        "few-shot/same-twice few-shot/repeated text/repeated-instruction",
        worked(
            FRAC,
            "Reduce the fraction to lowest terms.\n4/10 = 2/5\n\nReduce the "
            "fraction to lowest terms.\n15/18 = 5/6\n\nReduce the fraction "
            "to lowest terms.\n4/10 = 2/5",
        ),
        worked(
            DEEN,
            "Translate the German sentence into English.\nGerman: Ich bin "
            "müde.\nEnglish: I am tired.\n\nTranslate the German sentence "
            "into English.\nGerman: Ich bin müde.\nEnglish: I am tired.",
        ),
        changed(
            COMMIT,
            shots=table(
                "subject|type",
                COMMITS.format("feat", "fix", "docs", "perf").strip().splitlines()[0]
                + "\n"
                + COMMITS.format("feat", "fix", "docs", "perf").strip().splitlines()[0]
                + COMMITS.format("feat", "fix", "docs", "perf"),
            ),
        ),
    ),
    kind(
        F,
        "worked examples write their answers in another form",
        "few-shot/worked-form few-shot/other-labels few-shot/other-form few-shot/unlike-docs "
        "answer/other-form answer/two-spellings",
        worked(
            FRAC,
            "Reduce the fraction to lowest terms.\n4/10 = two fifths\n\nReduce "
            "the fraction to lowest terms.\n15/18 = five sixths",
        ),
        worked(
            CLAIM,
            "Ice floats, since it is lighter than water.\nQuestion: does "
            "ice sink?\nAnswer: No.\n\nThe zoo has two pandas.\nQuestion: "
            "are there pandas in the zoo?\nAnswer: Yes.",
        ),
        worked(
            DNA,
            "Write the complementary DNA strand, base by base.\n5'-AACG-3'\nComplement: "
            "3'-TTGC-5'\n\nWrite the complementary DNA strand, base by base.\n"
            "5'-GGTC-3'\nComplement: "
            "3'-CCAG-5'",
        ),
        worked(
            PHYS,
            "What is the hardest mineral?\nA. talc\nB. quartz\nC. diamond\nD. "
            "salt\nAnswer: (C)\n\nWhich star is nearest to us?\nA. the sun\nB. "
            "Sirius\nC. Vega\nD. Rigel\nAnswer: (A)",
        ),
    ),
    kind(
        F,
        "a PPL shot ends otherwise than the choices",
        "few-shot/not-a-choice text/missing-space answer/not-in-output",
        output(CLAIM, "gold.upper()"),
        output(STRAY, 'gold + "."'),
        output(SCENE, "gold.strip()"),
        output(VOPROS, '" " + gold.strip().capitalize()'),
    ),
    kind(
        F,
        "an answer of the shots ends with white space",
        "few-shot/trailing-space few-shot/separator answer/two-spellings answer/not-in-output",
        output(LAB, 'f" {gold} "'),
        output(DEEN, '" " + gold + " "'),
        output(ERROR, 'gold + " "'),
    ),
    kind(
        F,
        "a worked example ends without its answer",
        "few-shot/no-answer few-shot/worked-cue text/empty-slot few-shot/other-cues",
        worked(
            DEEN,
            "Translate the German sentence into English.\nGerman: Ich bin "
            "müde.\nEnglish: I am tired.\n\nTranslate the German sentence "
            "into English.\nGerman: Das Fenster ist offen.\nEnglish:",
        ),
        worked(
            CLAIM,
            "Ice floats, since it is lighter than water.\nQuestion: does "
            "ice sink?\nAnswer: no\n\nThe zoo has two pandas.\nQuestion: "
            "are there pandas in the zoo?\nAnswer:",
        ),
        worked(
            ERROR,
            "次の文からエラーコードを抜き出してください。\n\n文：電池が少ないと「B-120」が出ます。\nエラーコード：\n\n次の文からエラーコードを抜き出してください。"
            "\n\n文：「B-130」は充電中を示します。\nエラーコード：B-130",
        ),
    ),
    kind(
        F,
        "the shots' file numbers its classes from another number",
        "few-shot/unlike-docs few-shot/other-labels code/error answer/not-in-output "
        "answer/gold-differs few-shot/wrong-answer answer/leaked",
        changed(
            NOTICIA,
            shots=tuple(
                {"titular": line.split("|")[0], "seccion": place + 1}
                for place, line in enumerate(HEADLINES.strip().splitlines())
            ),
        ),
        changed(
            PHYS,
            shots=(
                {
                    "question": "What is the hardest mineral?",
                    "choices": ["talc", "quartz", "salt", "diamond"],
                    "answer": 4,
                },
                {
                    "question": "Which star is nearest to us?",
                    "choices": ["the sun", "Sirius", "Vega", "Rigel"],
                    "answer": 1,
                },
                {
                    "question": "How many legs has a spider?",
                    "choices": ["four", "eight", "six", "ten"],
                    "answer": 2,
                },
                {
                    "question": "What do bees make?",
                    "choices": ["milk", "wool", "honey", "silk"],
                    "answer": 3,
                },
            ),
        ),
    ),
    kind(
        F,
        "the output goes on with the cue of the next question",
        "answer/stopped-early few-shot/separator text/said-again few-shot/no-answer "
        "answer/not-extracted answer/other-form few-shot/worked-cue text/separator-inside "
        "few-shot/other-form text/empty-slot",
        output(LAB, '" " + gold + "\\nTest:"'),
        output(DEEN, '" " + gold + "\\nGerman:"'),
        output(HOURS, '" " + gold + "\\nQuestion:"'),
    ),
    kind(
        F,
        "the shots' file is a cut sample, and its texts break off",
        "few-shot/unlike-docs text/cut-item text/unlike-others answer/not-an-option "
        "few-shot/wrong-answer",
        changed(
            LEASE,
            shots=table(
                "clause|end",
                """
            The shed is let from 2 May 2018 until 1 M|1 May 2020
            The lease of the mill, begun on 4 June 2019, en|3 June 2021
            It runs from 10 July 2017 to 9 Ju|9 July 2022
            """,
            ),
        ),
        changed(
            ERROR,
            shots=table(
                "bun|code",
                """
            起動しないときは、画面に「E|E-400
            「W-2|W-222
            再起動が必要な場合には「|E-401
            """,
            ),
        ),
        changed(
            SPAN,
            shots=table(
                "passage|question|answers*",
                """
            The mill of Dorn was bought in 1911 by a|Who bought the mill?|a widow
            Salmon come up the river Ald in|When do salmon come?|October
            The bell of Saint Ott was cast from old|What was the bell cast from?|old coins
            """,
            ),
        ),
    ),
    kind(
        F,
        "the shots' rows have their fields in each other's place",
        "few-shot/unlike-docs text/swapped-fields few-shot/other-labels few-shot/worked-form "
        "answer/unlike-others",
        changed(
            DEEN,
            shots=table(
                "en|de",
                "Ich habe Hunger.|I am hungry.\nWie spät ist es?|What time is it?\n"
                "Sie liest ein Buch.|She reads a book.",
            ),
        ),
        changed(FRAC, shots=table("lowest|fraction", "4/10|2/5\n15/18|5/6\n6/21|2/7")),
        changed(
            COMMIT,
            shots=table("type|subject", COMMITS.format("feat", "fix", "docs", "perf")),
        ),
    ),
)
