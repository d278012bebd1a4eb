"""Faults of shots and query."""

from __future__ import annotations

from tests.lint.fortysixth.hand import hand
from tests.lint.fortysixth.tasks_en import CUSTOMS, HELPDESK, LEASE, QUAKE, TRIAGE
from tests.lint.fortysixth.tasks_other import (
    JOSHIKI,
    KEFU,
    KOREAN,
    OTZYV,
    RECLAMA,
    VERBOS,
    VRAIFAUX,
    XINWEN,
    YINGYONG,
    ZHONGKAO,
)
from tests.lint.fortysixth.tasks_read import BAKERY, REGEX, TIDES, TRAIL
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "shots and query"
FORM = (
    "few-shot/other-labels few-shot/unlike-docs few-shot/worked-form answer/other-names "
    "few-shot/other-form answer/two-spellings answer/other-form answer/unlike-others"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the shots' file is of an older scheme of labels",
        FORM,
        changed(
            HELPDESK,
            shots=tuple(
                {
                    **row,
                    "team": {"network": "NET", "hardware": "HW", "accounts": "ACC"}[row["team"]],
                }
                for row in HELPDESK.shots
            ),
        ),
        changed(
            RECLAMA,
            shots=(
                {"texto": "O sofá chegou rasgado.", "categoria": "produto"},
                {"texto": "O motoboy não veio.", "categoria": "logística"},
                {"texto": "Taxa indevida na fatura.", "categoria": "financeiro"},
            ),
        ),
        changed(
            TRIAGE,
            shots=(
                {"note": "Stab wound, pale, pulse thready.", "colour": "P1"},
                {"note": "Twisted ankle, walks with a limp.", "colour": "P3"},
                {"note": "High fever and stiff neck.", "colour": "P2"},
            ),
        ),
    ),
    kind(
        F,
        "the shots' file begins with the header of the table",
        "few-shot/worked-form few-shot/unlike-docs few-shot/other-labels text/placeholder "
        "few-shot/other-form answer/other-names",
        changed(
            HELPDESK,
            shots=({"subject": "subject", "body": "body", "team": "team"}, *HELPDESK.shots[:3]),
        ),
        changed(
            OTZYV,
            ('data["stars"] > 3', 'int(str(data["stars"]).replace("stars", "0")) > 3'),
            shots=(
                {"text": "text", "stars": "stars"},
                {"text": "Всё понравилось!", "stars": "5"},
                {"text": "Ужасный сервис.", "stars": "1"},
            ),
        ),
    ),
    kind(
        F,
        "a hand-written example is one of the docs",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs answer/leaked",
        hand(
            LEASE,
            "A will must be signed by the\n(a) executor\n(b) beneficiary\n(c) testator\nThe right option is (c)\n\n",
        ),
        hand(OTZYV, "Отзыв: Телефон сломался через неделю.\nОценка (хорошо или плохо): плохо\n\n"),
        hand(XINWEN, "標題：金馬獎影帝落淚感謝家人\n類別：2\n\n"),
        hand(VERBOS, "vivir (nosotros) -> vivimos\n\n"),
    ),
    kind(
        F,
        "the example's last cue is not the question's",
        "few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue few-shot/other-form",
        hand(CUSTOMS, "Goods: crates of lemonade\nChapter: 2\n\n"),
        hand(
            KOREAN,
            "글: 고양이가 지붕 위에서 잡니다.\n질문: 고양이는 어디에서 잡니까?\n글에서 답을 찾아 쓰세요.\n정답: 지붕 위\n\n",
        ),
        hand(
            BAKERY,
            "Problem: Two boxes hold 5 pies each. How many pies?\nThink it through, then give the number after ####.\nAnswer: 2 * 5 = 10 pies. #### 10\n\n",
        ),
        hand(RECLAMA, "Reclamação: A caixa chegou um mês depois.\nRótulo: entrega\n\n"),
    ),
    kind(
        F,
        "the examples answer at once where steps are asked for",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here few-shot/worked-form",
        changed(
            BAKERY, ("f\" {data['working']} #### {data['result']}\"", "f\" #### {data['result']}\"")
        ),
        changed(
            YINGYONG, ("f\"{data['steps']}#### {data['answer']}\"", "f\"#### {data['answer']}\"")
        ),
        changed(REGEX, ("\\nanswer:", "\\nLet's think step by step.\\nanswer:")),
    ),
    kind(
        F,
        "answers end with a space, from a sheet's cells",
        "few-shot/trailing-space answer/two-spellings answer/not-extracted few-shot/not-a-choice "
        "answer/not-an-option",
        changed(HELPDESK, ('" " + data["team"]', "f\" {data['team']} \"")),
        changed(TIDES, ('" " + data["a"]', '" " + data["a"] + " "')),
        changed(KEFU, ('"output": data["意图"]', '"output": data["意图"] + " "')),
    ),
    kind(
        F,
        "the example's sum is wrong",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        hand(
            BAKERY,
            "Problem: Six bags hold 7 rolls each. How many rolls?\nThink it through, then give the number after ####.\nSolution: 6 * 7 = 48 rolls. #### 48\n\n",
        ),
        hand(
            YINGYONG,
            "问：一箱有24瓶水，3箱有多少瓶？\n请先列式，再在####后写出结果。\n答：24×3=62（瓶）#### 62\n\n",
        ),
    ),
    kind(
        F,
        "the example answers with a letter that its options lack",
        "few-shot/wrong-answer answer/letters few-shot/worked-form few-shot/other-labels "
        "few-shot/other-form",
        hand(
            LEASE,
            "The judge's decision is the\n(a) verdict\n(b) judgment\n(c) bail\nThe right option is (d)\n\n",
        ),
        hand(
            ZHONGKAO, "题目：长度的国际单位是（　　）\nA．千克\nB．米\nC．秒\nD．安培\n答案：E\n\n"
        ),
        hand(JOSHIKI, "質問：夜空に光るものは何ですか？\n選択肢：0:星 1:石 2:机 3:靴\n番号：4\n\n"),
    ),
    kind(
        F,
        "the example has no answer",
        "few-shot/no-answer few-shot/worked-cue",
        hand(OTZYV, "Отзыв: Очень вкусный торт.\nОценка (хорошо или плохо):\n\n"),
        hand(QUAKE, "Bulletin: A 3.1 event near Basel, depth 7 km.\nMagnitude:\n\n"),
        hand(
            TRAIL,
            "Bikes are allowed on the north loop.\nquestion: can you cycle the north loop?\nanswer (yes/no):\n\n",
        ),
    ),
    kind(
        F,
        "the same example was pasted twice",
        "few-shot/same-twice few-shot/repeated",
        hand(
            VRAIFAUX,
            "Affirmation : Le lait est blanc.\nRéponse : vrai\n\n" * 2
            + "Affirmation : Lyon est en Italie.\nRéponse : faux\n\n",
        ),
        hand(RECLAMA, "Reclamação: O rádio veio quebrado.\nCategoria: defeito\n\n" * 2),
        hand(
            TRIAGE,
            "Note: Ear wax, no pain.\nColour: green\n\nNote: No pulse.\nColour: red\n\nNote: Ear wax, no pain.\nColour: green\n\n",
        ),
    ),
    kind(
        F,
        "the example has the answer above the question",
        "few-shot/other-order few-shot/worked-cue few-shot/other-cues",
        hand(OTZYV, "Оценка (хорошо или плохо): плохо\nОтзыв: Суп был холодный.\n\n"),
        hand(CUSTOMS, "Group: 3\nGoods: slippers for guests\n\nGroup: 1\nGoods: six sheep\n\n"),
        hand(XINWEN, "類別：1\n標題：國際油價連三跌\n\n"),
    ),
    kind(
        F,
        "the examples stand behind the question",
        "few-shot/question-first text/shot-cue few-shot/worked-cue few-shot/run-in",
        changed(
            HELPDESK,
            (
                'text += show(data) + "\\nTeam:"',
                'text += show(data) + "\\nTeam:\\n\\nSubject: Toner\\nBody: The printer is out of toner.\\nTeam: hardware\\n\\nSubject: Login\\nBody: My account is blocked.\\nTeam: accounts"',
            ),
            fewshot=0,
        ),
        changed(
            OTZYV,
            (
                "или плохо):",
                "или плохо):\\n\\nОтзыв: Хлеб свежий.\\nОценка (хорошо или плохо): хорошо",
            ),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "the prompt announces another number of examples than it has",
        "few-shot/other-count",
        hand(
            TRIAGE,
            "Three examples follow.\n\nNote: Ear wax, no pain.\nColour: green\n\nNote: No pulse.\nColour: red\n\n",
        ),
        hand(
            RECLAMA,
            "Seguem quatro exemplos.\n\nReclamação: A nota veio com juros errados.\nCategoria: cobrança\n\nReclamação: O fogão não acende.\nCategoria: defeito\n\n",
        ),
        hand(XINWEN, "以下有三個範例。\n\n標題：國際油價連三跌\n類別：1\n\n"),
    ),
    kind(
        F,
        "all worked examples have one label",
        "few-shot/lopsided",
        hand(
            OTZYV,
            "".join(
                f"Отзыв: {one}\nОценка (хорошо или плохо): хорошо\n\n"
                for one in (
                    "Прекрасный вид!",
                    "Очень удобные кресла.",
                    "Быстрая доставка.",
                    "Вкусный кофе.",
                )
            ),
        ),
        hand(
            VRAIFAUX,
            "".join(
                f"Affirmation : {one}\nRéponse : faux\n\n"
                for one in (
                    "Un chat aboie.",
                    "Deux et deux font cinq.",
                    "La neige est chaude.",
                    "Rome est en Chine.",
                )
            ),
        ),
    ),
    kind(
        F,
        "the examples have no options, as those of another task",
        "few-shot/no-options few-shot/worked-cue few-shot/other-cues",
        hand(ZHONGKAO, "题目：长度的国际单位是（　　）\n答案：B\n\n"),
        hand(LEASE, "The judge's decision is the\nThe right option is (b)\n\n"),
        hand(JOSHIKI, "質問：夜空に光るものは何ですか？\n番号：0\n\n"),
    ),
    kind(
        F,
        "the examples' answers are written otherwise",
        FORM + " few-shot/worked-cue",
        hand(
            LEASE,
            "The judge's decision is the\n(a) verdict\n(b) judgment\n(c) bail\nThe right option is B.\n\n",
        ),
        hand(QUAKE, 'Bulletin: A 3.1 event near Basel, depth 7 km.\nMagnitude: "3.1"\n\n'),
        hand(CUSTOMS, "Goods: crates of lemonade\nGroup: 2 (drinks)\n\n"),
        hand(VRAIFAUX, "Affirmation : Le lait est blanc.\nRéponse : VRAI.\n\n"),
    ),
    kind(
        F,
        "an example was kept from the version in another language",
        "few-shot/other-cues few-shot/worked-cue few-shot/worked-form few-shot/other-labels "
        "few-shot/unlike-docs text/cue-forms few-shot/other-form",
        hand(RECLAMA, "Complaint: The parcel is three weeks late.\nCategory: delivery\n\n"),
        hand(OTZYV, "Review: The soup was cold.\nRating (good or bad): bad\n\n"),
        hand(VERBOS, "speak (she) -> speaks\n\n"),
    ),
    kind(
        F,
        "the examples are numbered, and the question is not",
        "few-shot/numbered few-shot/other-cues few-shot/worked-cue",
        hand(
            QUAKE,
            "Bulletin 1: A 3.1 event near Basel, depth 7 km.\nMagnitude 1: 3.1\n\nBulletin 2: M 4.4 at Lake Garda.\nMagnitude 2: 4.4\n\n",
        ),
        hand(
            CUSTOMS, "Goods 1: crates of lemonade\nGroup 1: 2\n\nGoods 3: six sheep\nGroup 3: 1\n\n"
        ),
    ),
    kind(
        F,
        "an example's answer is not in its text, since one half was changed",
        "few-shot/wrong-answer answer/not-an-option few-shot/worked-form",
        hand(QUAKE, "Bulletin: A 3.1 event near Basel, depth 7 km.\nMagnitude: 4.4\n\n"),
        hand(
            KOREAN,
            "글: 고양이가 지붕 위에서 잡니다.\n질문: 고양이는 어디에서 잡니까?\n글에서 답을 찾아 쓰세요.\n답: 학교\n\n",
        ),
        hand(
            TIDES,
            "boat,departs,pier\nLark,05:30,1\nHawk,23:15,2\n\nQ: When does the Lark depart?\nA: 23:15\n\n",
        ),
    ),
    kind(
        F,
        "an example runs into the line of the next",
        "few-shot/run-in few-shot/separator text/run-together",
        hand(OTZYV, "Отзыв: Суп был холодный.\nОценка (хорошо или плохо): плохо "),
        hand(CUSTOMS, "Goods: crates of lemonade\nGroup: 2 "),
        hand(RECLAMA, "Reclamação: O rádio veio quebrado.\nCategoria: defeito; "),
    ),
    kind(
        F,
        "the query has a line that the examples never had",
        "few-shot/worked-cue few-shot/other-cues few-shot/worked-form text/shot-cue",
        hand(
            HELPDESK, "Subject: Toner\nTeam: hardware\n\nSubject: Login blocked\nTeam: accounts\n\n"
        ),
        hand(
            TRAIL,
            "question: can you cycle the north loop?\nanswer (yes/no): yes\n\nquestion: is the hut open?\nanswer (yes/no): no\n\n",
        ),
    ),
)
