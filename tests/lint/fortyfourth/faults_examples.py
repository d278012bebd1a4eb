"""Faults of the worked examples that a prompt brings along."""

from __future__ import annotations

from tests.lint.fortyfourth.faults_shots import DOSES, KESHI, WORDS, shown
from tests.lint.fortyfourth.tasks_choice import RIVER, STARS
from tests.lint.fortyfourth.tasks_free import BILL, DOSE, ORDER, TRIP
from tests.lint.fortyfourth.tasks_langs import POST
from tests.lint.fortyfourth.tasks_zh import JIAKAO, MENZHEN, TOUSU, YINGYONG
from tests.lint.making import kind, table
from tests.lint.shape import Kind, changed

F = "shots and query"


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a worked example is there twice",
        "few-shot/same-twice few-shot/repeated",
        changed(
            STARS,
            (
                "Stars: 1\n",
                "Stars: 1\n\n    Guest: Bed bugs and a broken window. Never again.\n    Stars: 1\n",
            ),
        ),
        shown(DOSE, "DEMO", DOSES * 2),
        shown(ORDER, "DEMO", WORDS * 2),
    ),
    kind(
        F,
        "all worked examples have one label",
        "few-shot/lopsided",
        changed(
            STARS,
            ("Stars: 1\n", "Stars: 5\n"),
            ("Stars: 3\n", "Stars: 5\n"),
            ("Bed bugs and a broken window. Never again.", "We danced for joy, a marvel."),
            ("It was fine, nothing special, nothing wrong.", "Flawless. We want to move in!"),
        ),
        shown(
            JIAKAO,
            "DEMO",
            "".join(
                f"判断题：{said}\n判断（正确或错误）：正确\n\n"
                for said in (
                    "夜间行车应当降低速度。",
                    "下雪天要与前车保持更大的距离。",
                    "机动车应当定期检验。",
                    "转弯前应当打开转向灯。",
                )
            ),
        ),
        shown(
            MENZHEN,
            "DEMO",
            KESHI[: KESHI.index("\n\n") + 2]
            + KESHI[: KESHI.index("\n\n") + 2].replace("蛀牙疼痛", "門牙斷了一半")
            + KESHI[: KESHI.index("\n\n") + 2].replace("蛀牙疼痛", "假牙鬆脫"),
        ),
    ),
    kind(
        F,
        "in a worked example the answer stands first",
        "few-shot/other-order few-shot/worked-cue few-shot/no-answer",
        changed(
            STARS,
            (
                "Guest: It was fine, nothing special, nothing wrong.\n    Stars: 3",
                "Stars: 3\n    Guest: It was fine, nothing special, nothing wrong.",
            ),
        ),
        shown(
            ORDER,
            "DEMO",
            "Sort these words alphabetically.\nSorted: cactus pilot\nList: pilot cactus\n\n",
        ),
    ),
    kind(
        F,
        "steps are asked for and the shots have none",
        "few-shot/steps-lost few-shot/other-form answer/not-in-output",
        changed(TRIP, ('f" {steps} The answer is {gold}."', 'f" The answer is {gold}."')),
        changed(YINGYONG, ("f\"{data['jie']}#### {gold}\"", 'f"#### {gold}"')),
        changed(POST, ('"Anliegen:"', '"Denke Schritt für Schritt.\\nAnliegen:"')),
    ),
    kind(
        F,
        "all questions bear the number one, or the numbers skip",
        "few-shot/numbered",
        changed(TRIP, ('f"Q: {', 'f"Question 1: {')),
        changed(
            STARS,
            ("Guest: Bed", "Guest 1: Bed"),
            ("Guest: It", "Guest 2: It"),
            ("Guest: The", "Guest 3: The"),
            ("nGuest: ", "nGuest 1: "),
        ),
        changed(
            STARS,
            ("Guest: Bed", "Guest 1: Bed"),
            ("Guest: It", "Guest 3: It"),
            ("Guest: The", "Guest 4: The"),
            ("nGuest: ", "nGuest 5: "),
        ),
    ),
    kind(
        F,
        "the worked examples follow the open question",
        "few-shot/question-first few-shot/no-answer answer/cue-again text/missing-space",
        changed(
            STARS,
            (
                'SHOTS + "\\n\\nGuest: " + data["text"] + "\\nStars:"',
                '"Guest: " + data["text"] + "\\nStars:\\n\\n" + SHOTS',
            ),
        ),
        changed(
            DOSE,
            (
                '"Result:"\n    )',
                f'"Result:\\n\\n" + {DOSES.strip()!r}\n    )',
            ),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "the prompt counts more examples than there are",
        "few-shot/other-count",
        changed(STARS, ("(best)?", "(best)? Here are five examples.")),
        changed(POST, description="Hier sind acht Beispiele."),
        changed(TOUSU, description="下面是五个例子。"),
    ),
    kind(
        F,
        "answers of worked examples are written in another form",
        "few-shot/worked-form few-shot/other-labels few-shot/wrong-answer few-shot/other-form",
        changed(
            STARS,
            ("Stars: 1", "Stars: one"),
            ("Stars: 3", "Stars: three"),
            ("Stars: 5", "Stars: five"),
        ),
        shown(
            MENZHEN,
            "DEMO",
            KESHI.replace("：牙科\n", "：「牙科」\n").replace("：皮膚科\n", "：「皮膚科」\n"),
        ),
        shown(DOSE, "DEMO", DOSES.replace("allopurinol; 300 mg", "allopurinol: 300 mg.")),
    ),
    kind(
        F,
        "each shot says that the examples are over",
        "text/repeated-instruction",
        changed(
            POST,
            ('"Geht es', '"Das waren die Beispiele, jetzt bist du dran.\\n"\n        "Geht es'),
        ),
        changed(TOUSU, ('f"请判断', 'f"例子到此结束，下面请你来回答。\\n请判断')),
    ),
    kind(
        F,
        "the few-shot file is in another language",
        "few-shot/unlike-docs few-shot/other-labels few-shot/worked-form",
        changed(
            RIVER,
            shots=(
                {
                    "passage": "Die Spree ist 400 km lang und mündet in Berlin in die Havel.",
                    "question": "mündet die spree in die havel",
                    "answer": True,
                },
                {
                    "passage": "Der Neckar entspringt bei Schwenningen, die Enz im Schwarzwald.",
                    "question": "entspringt der neckar in der schweiz",
                    "answer": False,
                },
                {
                    "passage": "Im Inn leben Äschen, doch seit Jahren keine Störe mehr.",
                    "question": "leben im inn äschen",
                    "answer": True,
                },
            ),
        ),
        changed(
            BILL,
            shots=table(
                "receipt|vendor|total",
                "张记面馆 牛肉面 18.00 豆浆 4.00 合计 22.00|张记面馆|22.00\n"
                "新华书店 词典一本 45.00|新华书店|45.00\n"
                "小李水果 苹果 9.50 香蕉 6.50 共 16.00|小李水果|16.00",
            ),
        ),
    ),
)
