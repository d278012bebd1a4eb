"""Faults of shots and of worked examples."""

from __future__ import annotations

from tests.lint.fiftythird.tasks_course import (
    ANIMALS,
    ASTRO,
    FARM,
    MARKS,
    PAIRS,
    RNA,
    SURNAMES,
    YESNO,
)
from tests.lint.fiftythird.tasks_work import (
    ARCHIVE,
    COMMIT,
    EVENT,
    FOLLOWUP,
    INTENT,
    LEASE,
    LOOT,
    TRAIN,
)
from tests.lint.fiftythird.tasks_world import (
    DEEN,
    GUSHI,
    KEITAI,
    MAIRIE,
    PODD,
    SECCION,
    SHANGPIN,
)
from tests.lint.making import kind, records, starred, table
from tests.lint.shape import Kind, SmallTask, changed

F = "shots"


def _example(task: SmallTask, text: str) -> SmallTask:
    """Put worked examples before the rows' questions, in the place of shots."""
    return changed(task, description=task.description + text + "\n\n", fewshot=0)


TRANSLATE = "Translate the German sentence into English.\n\n"
ANSWERS = starred(
    """
    Which of these is a star?|Mars/*Sirius/Titan/Halley
    Which planet do we live on?|*Earth/Venus/Saturn/Mercury
    What does a telescope show?|bacteria/cells/*distant bodies/sounds
    Which body makes its own light?|the Moon/Venus/a comet/*the Sun
    """
)
LETTERS = "Classes: 1: mammal; 2: bird; 3: reptile; 4: fish\n"
RULE = "Who gets at least 50 points passes the exam; all others fail.\n\n"
ASKED = "\nDo both questions ask the same thing, yes or no?\nAnswer: "
KINDS_TEXT = (
    "Which type has this commit?\n* feat: users can do something new\n"
    "* fix: something that was broken works again\n* docs: only texts for readers changed\n"
    "* test: only checks were added or changed\n\n"
)
ANNEXE = (
    "À quel service de la mairie faut-il transmettre ce message ?\n"
    "a) voirie\nb) eau\nc) déchets\nd) état civil\n\n"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the sampler does not leave the doc itself out",
        "few-shot/same-docs few-shot/own-doc few-shot/question-shown",
        changed(ASTRO, own={"sampler": "opencompass"}),
        changed(INTENT, own={"sampler": "freeeval"}),
        changed(SECCION, own={"sampler": "opencompass"}),
        changed(DEEN, own={"sampler": "freeeval"}),
    ),
    kind(
        F,
        "the separator of the shots is nothing or a space",
        "few-shot/separator few-shot/run-in few-shot/no-stop text/run-together",
        changed(FOLLOWUP, own={"separator": ""}),
        changed(MARKS, own={"separator": " "}),
        changed(GUSHI, own={"separator": ""}),
        changed(PODD, own={"separator": " | "}),
    ),
    kind(
        F,
        "a worked example lists its options in another way",
        "few-shot/worked-cue few-shot/worked-form few-shot/other-cues few-shot/other-form "
        "answer/letters text/cue-forms",
        _example(
            ASTRO,
            "Which planet is called the red one?\n(A) Mars\n(B) Venus\n(C) "
            "Earth\n(D) Saturn\nAnswer: A",
        ),
        _example(
            GUSHI,
            "题目：“举头望明月”的作者是谁？\n（1）李白\n（2）杜甫\n（3）王维\n（4）韩愈\n答案：A",
        ),
        _example(
            MAIRIE,
            "À quel service de la mairie faut-il transmettre ce message ?\n"
            "- voirie\n- eau\n- déchets\n- état civil\n\n"
            "Message : Le banc du parc est cassé.\nLettre du service : a",
        ),
    ),
    kind(
        F,
        "answers of worked examples end with a full stop",
        "few-shot/worked-form few-shot/worked-cue answer/other-form few-shot/other-labels",
        _example(RNA, "Transcribe the template strand into mRNA.\nDNA: TTACGC\nmRNA: AAUGCG."),
        _example(
            SURNAMES, "Sort the surnames from A to Z: Moss, Bell, Kim\nSorted: Bell, Kim, Moss."
        ),
        _example(ANIMALS, LETTERS + "Animal: tiger\nNumber of its class: 1."),
        _example(
            PODD,
            "Обращение: Верните деньги за сломанный утюг.\nТема (доставка, "
            "оплата или возврат): возврат.",
        ),
    ),
    kind(
        F,
        "answers of worked examples have more than the rows'",
        "few-shot/worked-form few-shot/other-labels few-shot/worked-cue few-shot/wrong-answer",
        _example(
            TRAIN,
            "A train leaves at 10:00 and travels for 45 minutes.\n"
            "When does it arrive? Write the time as HH:MM.\nArrival: at 10:45 (on time)",
        ),
        _example(
            ARCHIVE, "Letter dated: 2 March 1888\nIn the form YYYY-MM-DD: 1888-03-02 (a Friday)"
        ),
        _example(
            LOOT,
            "| item | damage | weight |\n| --- | --- | --- |\n| stick | 2 | "
            "1 |\n| axe | 16 | 6 |\n\n"
            "Which item has the highest damage?\nItem: axe with 16",
        ),
    ),
    kind(
        F,
        "a worked example has a label that no row has",
        "few-shot/other-labels few-shot/wrong-answer few-shot/worked-form answer/other-names",
        _example(
            PAIRS,
            "Question 1: Why do cats purr?\nQuestion 2: Why do cats sleep?" + ASKED + "unsure",
        ),
        _example(MARKS, RULE + "Ida got 97 points.\nResult (pass or fail): merit"),
        _example(
            COMMIT, KINDS_TEXT + "Subject: Bump the linter to 4.2\nFiles: setup.cfg\nType: chore"
        ),
        _example(
            PODD, "Обращение: Вы открыты в субботу?\nТема (доставка, оплата или возврат): график"
        ),
    ),
    kind(
        F,
        "the letter of a worked example is another option's than its words",
        "few-shot/wrong-answer few-shot/worked-form few-shot/worked-cue",
        _example(
            ASTRO,
            "Which planet is called the red one?\nA. Venus\nB. Mars\nC. "
            "Earth\nD. Saturn\nAnswer: C. Mars",
        ),
        _example(
            GUSHI,
            "题目：“举头望明月”的作者是谁？\nA. 杜甫\nB. 李白\nC. 王维\nD. 韩愈\n答案：A. 李白",
        ),
        _example(
            MAIRIE, ANNEXE + "Message : Le banc du parc est cassé.\nLettre du service : c) voirie"
        ),
    ),
    kind(
        F,
        "the author of worked examples miscounted",
        "few-shot/wrong-answer few-shot/wrong-sum answer/other-rule answer/chain-differs",
        _example(
            FARM,
            "Question: A sack holds 12 kg. How much do 4 sacks hold?\n"
            "Answer: Let's work it out. 4 sacks hold 12 * 4 = 46 kg. The answer is 46",
        ),
        _example(RNA, "Transcribe the template strand into mRNA.\nDNA: TTACGC\nmRNA: AAUGGG"),
        _example(
            SURNAMES, "Sort the surnames from A to Z: Moss, Bell, Kim\nSorted: Bell, Moss, Kim"
        ),
        _example(MARKS, RULE + "Ida got 41 points.\nResult (pass or fail): pass"),
    ),
    kind(
        F,
        "the shots' file has cues in its fields",
        "few-shot/unlike-docs text/said-again text/cue-forms",
        changed(
            SECCION,
            shots=table(
                "titular|seccion",
                "Titular: El Betis gana en Bilbao|deportes\nTitular: Sube el "
                "precio del trigo|economía\n"
                "Titular: El rey recibe a la presidenta|política\nTitular: Abre "
                "el Museo del Cine|cultura",
            ),
        ),
        changed(
            PODD,
            shots=table(
                "text|topic",
                "Обращение: Где мой заказ?|доставка\nОбращение: Карта не проходит.|оплата\n"
                "Обращение: Верните деньги за чайник.|возврат\nОбращение: "
                "Курьер не приехал.|доставка",
            ),
        ),
        changed(
            DEEN,
            shots=table(
                "de|en",
                "German: Gute Nacht.|Good night.\nGerman: Ich habe Hunger.|I am hungry.\n"
                "German: Wo wohnst du?|Where do you live?",
            ),
        ),
    ),
    kind(
        F,
        "the shots' file has no answers, as it comes from a hidden split",
        "answer/empty few-shot/unlike-docs few-shot/no-answer answer/not-in-output "
        "few-shot/other-labels answer/other-names few-shot/lopsided answer/unlike-others",
        changed(
            SECCION,
            shots=records(
                "titular seccion",
                ("El Betis gana en Bilbao", ""),
                ("Sube el precio del trigo", ""),
                ("El rey recibe a la presidenta", ""),
                ("Abre el Museo del Cine", ""),
            ),
        ),
        changed(
            DEEN,
            shots=records(
                "de en", ("Gute Nacht.", ""), ("Ich habe Hunger.", ""), ("Wo wohnst du?", "")
            ),
        ),
        changed(
            FOLLOWUP,
            shots=records(
                "note when",
                ("Wart frozen off. Come again in 8 days.", ""),
                ("All teeth sound. See you in 5 months.", ""),
                ("Bandage changed. Next visit in 36 hours.", ""),
            ),
        ),
    ),
    kind(
        F,
        "the shots' file has the same row over and over",
        "few-shot/repeated few-shot/lopsided few-shot/same-twice",
        changed(
            SECCION,
            shots=records(
                "titular seccion",
                *[("El Betis gana en Bilbao", "deportes"), ("Abre el Museo del Cine", "cultura")]
                * 2,
            ),
        ),
        changed(
            LEASE,
            shots=records("clause party", *[("The tenant shall sweep the stairs.", "T")] * 4),
        ),
        changed(TRAIN, shots=records("start minutes end", *[("10:00", 45, "10:45")] * 3)),
    ),
    kind(
        F,
        "the shots are test rows, typed anew with small changes",
        "few-shot/near-copy few-shot/own-doc few-shot/question-shown few-shot/same-docs "
        "answer/leaked",
        changed(
            DEEN,
            shots=table(
                "de|en",
                "der hund schläft unter dem tisch.|The dog sleeps under the table.\n"
                "Morgen fahren wir ans Meer!|Tomorrow we are going to the sea.\n"
                "Er hat sein  Fahrrad verkauft.|He has sold his bicycle.",
            ),
        ),
        changed(
            PODD,
            shots=table(
                "text|topic",
                "Курьер обещал приехать до шести, а уже девять вечера!!|доставка\n"
                "деньги списались дважды, проверьте, пожалуйста|оплата\n"
                "Куртка мала, хочу отправить ее обратно.|возврат\n"
                "Чайник не работает - верните мне деньги.|возврат",
            ),
        ),
        changed(
            FOLLOWUP,
            shots=table(
                "note|when",
                "STITCHES OUT, WOUND DRY. RETURN TO THE CLINIC IN 10 days.|10 days\n"
                "Pacemaker works as it should. Next check in 1 year|1 year\n"
                "Mild asthma; the inhaler helps. See us again in 6 months.|6 months",
            ),
        ),
    ),
    kind(
        F,
        "in a worked example the answer comes before what is asked",
        "few-shot/other-order few-shot/wrong-answer few-shot/other-cues few-shot/worked-cue "
        "few-shot/no-answer few-shot/worked-form",
        _example(DEEN, TRANSLATE + "English: Good night.\nGerman: Gute Nacht."),
        _example(RNA, "Transcribe the template strand into mRNA.\nmRNA: AAUGCG\nDNA: TTACGC"),
        _example(
            KEITAI,
            "次の文を「です・ます」の文に直してください。\n直した文：鍵を抜きます。\n文：鍵を抜く。",
        ),
    ),
    kind(
        F,
        "a worked example begins on the line on which another one ends",
        "few-shot/run-in text/run-together few-shot/separator few-shot/worked-form",
        _example(
            RNA,
            "Transcribe the template strand into mRNA.\nDNA: TTACGC\nmRNA: "
            "AAUGCG DNA: GGGTTT\nmRNA: CCCAAA",
        ),
        _example(
            DEEN,
            TRANSLATE + "German: Gute Nacht.\nEnglish: Good night. German: Wo wohnst "
            "du?\nEnglish: Where do you live?",
        ),
        _example(
            ANIMALS,
            LETTERS + "Animal: tiger\nNumber of its class: 1 Animal: trout\nNumber of its class: 4",
        ),
    ),
    kind(
        F,
        "a flag of the shots' rows gives them another last cue",
        "text/shot-cue text/cue-forms few-shot/unlike-docs",
        changed(
            ASTRO,
            (
                'lines.append("Answer:")',
                'lines.append("Answer:" if data.get("split") == "train" else '
                '"The right letter is")',
            ),
            shots=tuple({**row, "split": "train"} for row in ANSWERS),
        ),
        changed(
            MARKS,
            (
                "\\nResult (pass or fail):",
                "\\n{'Result (pass or fail)' if data.get('dev') else 'Pass or fail'}:",
            ),
            shots=records(
                "name points dev",
                ("Ida", 97, True),
                ("Omar", 20, True),
                ("Finn", 66, True),
                ("Vera", 43, True),
            ),
        ),
        changed(
            TRAIN,
            ('"Arrival:" % data', '+ ("Arrival:" if data.get("pool") == "shots" else "Time:")'),
            ('minutes.\\n"\n', 'minutes.\\n" % data +\n'),
            shots=records(
                "start minutes end pool",
                ("10:00", 45, "10:45", "shots"),
                ("22:10", 30, "22:40", "shots"),
                ("07:55", 10, "08:05", "shots"),
            ),
        ),
    ),
    kind(
        F,
        "all worked examples have one label",
        "few-shot/lopsided",
        _example(
            PAIRS,
            "Question 1: How old is the Earth?\nQuestion 2: What is the age of the Earth?"
            + ASKED
            + "yes\n\nQuestion 1: How do I boil rice?\nQuestion 2: What is the way to boil rice?"
            + ASKED
            + "yes\n\nQuestion 1: Is gold magnetic?\nQuestion 2: Does a magnet attract gold?"
            + ASKED
            + "yes",
        ),
        _example(
            MARKS,
            RULE
            + "Ida got 97 points.\nResult (pass or fail): pass\n\n"
            + RULE
            + "Finn got 66 points.\nResult (pass or fail): pass\n\n"
            + RULE
            + "Vera got 58 points.\nResult (pass or fail): pass",
        ),
        _example(
            PODD,
            "Обращение: Где мой заказ?\nТема (доставка, оплата или возврат): доставка\n\n"
            "Обращение: Курьер не приехал.\nТема (доставка, оплата или возврат): доставка\n\n"
            "Обращение: Посылка в другом городе.\nТема (доставка, оплата или возврат): доставка",
        ),
    ),
    kind(
        F,
        "each shot says that now it is the model's turn",
        "text/repeated-instruction few-shot/other-count few-shot/other-form few-shot/other-cues",
        changed(
            ASTRO,
            (
                'lines = [data["question"]]',
                'lines = ["The examples are over. Now answer this question '
                'yourself.", data["question"]]',
            ),
        ),
        changed(
            DEEN, ("$task\\n\\n", "$task\\nThose were the examples. Now it is your turn.\\n\\n")
        ),
        changed(SHANGPIN, ("请把商品归入", "以上是示例，下面请你来回答。请把商品归入")),
    ),
    kind(
        F,
        "the items of a worked example's answer are parted or named otherwise",
        "few-shot/worked-form few-shot/other-labels few-shot/other-form few-shot/wrong-answer",
        _example(
            SURNAMES, "Sort the surnames from A to Z: Moss, Bell, Kim\nSorted: Bell; Kim; Moss"
        ),
        _example(
            EVENT,
            'Turn the advert into JSON with the keys "title", "day" and "place".\n'
            "Advert: Yoga Dawn is on Sunday at the lake.\n"
            'JSON: {"name": "Yoga Dawn", "date": "Sunday", "where": "lake"}',
        ),
        _example(RNA, "Transcribe the template strand into mRNA.\nDNA: TTACGC\nmRNA: A-A-U-G-C-G"),
    ),
    kind(
        F,
        "a worked example lacks a line that the docs have",
        "few-shot/other-cues few-shot/worked-cue few-shot/no-options",
        _example(COMMIT, KINDS_TEXT + "Subject: Let users mute a thread\nType: feat"),
        _example(
            PAIRS,
            "Question 1: Why do cats purr?\nDo both questions ask the same "
            "thing, yes or no?\nAnswer: no",
        ),
        _example(ASTRO, "Which planet is called the red one?\nAnswer: B"),
        _example(YESNO, "Question: can whales fly?\nAnswer: no"),
    ),
    kind(
        F,
        "the worked examples answer at once, and the question asks for working",
        "few-shot/steps-only-here few-shot/steps-lost few-shot/worked-form few-shot/other-cues "
        "few-shot/worked-cue",
        _example(
            FARM,
            "Question: A sack holds 12 kg. How much do 4 sacks hold?\nAnswer: 48\n\n"
            "Question: Six geese have how many legs?\nAnswer: 12",
        ),
        _example(
            changed(
                TRAIN,
                ("Write the time as HH:MM.", "Think step by step, then write the time as HH:MM."),
            ),
            "A train leaves at 10:00 and travels for 45 minutes.\nWhen does "
            "it arrive?\nArrival: 10:45",
        ),
    ),
)
