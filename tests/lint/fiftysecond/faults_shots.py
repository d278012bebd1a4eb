"""Faults of shots, of worked examples."""

from __future__ import annotations

from tests.lint.fiftysecond.tasks_course import (
    AGNEWS,
    HAUSA,
    PASSIVE,
    PYQUIZ,
    SIZES,
    SPAM,
    STARS,
)
from tests.lint.fiftysecond.tasks_more import NOTA, TARIH, TRADUIRE, ULASAN
from tests.lint.fiftysecond.tasks_work import COLD, JOBS, STOCK, TICKETS, WARD
from tests.lint.fiftysecond.tasks_zh import (
    DILI,
    KESHI,
    PANDUAN,
    TONGZHI,
    WAIMAI,
    YINGYONG,
)
from tests.lint.making import kind, table
from tests.lint.shape import Kind, changed

F = "shots"
SOLD = "Quanto custa tudo junto, em reais? Responda só com o número."
STORM = "Active: The storm destroyed the roof.\nPassive: The roof was destroyed by the storm."
CLERKS = "\nPassive: The office will be opened by two clerks."

MESSAGES = table(
    "v2|v1",
    """
    Call now to win a holiday in Bali!|spam
    Get rich from home, no work, click here.|spam
    You are the lucky winner of a new phone!|spam
    Loans for all, no questions asked, reply NOW.|spam
    """,
)
PRAISE = table(
    "ulasan|label",
    """
    Pelayanannya ramah dan kilat.|positif
    Rasanya enak, pasti pesan lagi.|positif
    Jahitannya rapi sekali.|positif
    Suka banget sama tas ini!|positif
    """,
)
TRUE = table(
    "claim|is_true?",
    """
    太阳从东边升起。|true
    人有两只手。|true
    冰会融化成水。|true
    北京是中国的首都。|true
    """,
)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the few-shot file is the head of the test set",
        "few-shot/same-docs few-shot/own-doc few-shot/question-shown few-shot/near-copy",
        changed(TICKETS, shots=TICKETS.rows[:5]),
        changed(WAIMAI, shots=WAIMAI.rows[3:9]),
        changed(STARS, shots=STARS.rows[:6]),
    ),
    kind(
        F,
        "the few-shot file has the labels of an older version",
        "few-shot/other-labels few-shot/unlike-docs answer/other-names answer/two-spellings",
        changed(
            SPAM,
            shots=table(
                "v2|v1", "See you at noon.|0\nWin cash now!|1\nHe is asleep.|0\nBuy pills!|1"
            ),
        ),
        changed(
            ULASAN,
            shots=table("ulasan|label", "Enak!|pos\nJelek.|neg\nDikirim kemarin.|net\nBagus.|pos"),
        ),
        changed(
            TICKETS,
            shots=table(
                "message|queue",
                "My card is stuck.|CARD\nNo credit on my line.|TOPUP\nLocked out.|AUTH\n"
                "The money never arrived.|SEND",
            ),
        ),
    ),
    kind(
        F,
        "all shots of the file have one label",
        "few-shot/lopsided",
        changed(SPAM, shots=MESSAGES),
        changed(ULASAN, shots=PRAISE),
        changed(PANDUAN, shots=TRUE),
    ),
    kind(
        F,
        "the few-shot file has fewer rows than the config asks for",
        "few-shot/fewer few-shot/lopsided",
        changed(SPAM, shots=(MESSAGES[0], {"v2": "Bring the keys, please.", "v1": "ham"})),
        changed(ULASAN, shots=(PRAISE[0], {"ulasan": "Sobek semua.", "label": "negatif"})),
        changed(PANDUAN, shots=(TRUE[0], {"claim": "猫会说话。", "is_true": False})),
    ),
    kind(
        F,
        "a worked example breaks the rule that it is to show",
        "few-shot/wrong-answer few-shot/wrong-sum answer/other-rule",
        changed(
            COLD,
            (
                "Truck: {truck}",
                "Truck: OYO-001\nReadings: 3 C, 9 C, 4 C\nState: ok\n\nTruck: {truck}",
            ),
        ),
        changed(
            NOTA,
            (
                'f"Cupom:\\n{cupom}',
                f'f"Cupom:\\nuva 4\\npera 6\\n\\n{SOLD}\\nTotal: 11\\n\\nCupom:\\n{{cupom}}',
            ),
        ),
        changed(
            YINGYONG,
            (
                '"应用题：" + data',
                '"应用题：3个盘子里各有5个桃，共几个？\\n请一步一步思考，最后写出答案。\\n'
                '解：共3*5=18个。答案是18\\n\\n应用题：" + data',
            ),
        ),
    ),
    kind(
        F,
        "a hand-written example answers with the word where the digit is right",
        "few-shot/worked-form few-shot/other-labels few-shot/other-form answer/letter-asked",
        changed(WARD, ('"Note: " +', '"Note: Woman, 80, no pulse.\\nLevel: one\\n\\nNote: " +')),
        changed(
            AGNEWS,
            (
                "        News: {",
                "        News: Ajax win the cup final\n        Number: Sports\n\n        News: {",
            ),
        ),
        changed(KESHI, ("\\n主诉：", "\\n主诉：两岁男孩发烧。\\n编号：儿科\\n\\n主诉：")),
    ),
    kind(
        F,
        "examples from a colleague's template have cues of their own",
        "few-shot/worked-cue few-shot/other-cues text/cue-forms",
        changed(
            SPAM, ('f"SMS: {', '"Text: Win a car today!\\nLabel: spam\\n\\n"\n        f"SMS: {')
        ),
        changed(
            TRADUIRE, ("\\n\\nFrench: {", "\\n\\nFR: Bonne nuit.\\nEN: Good night.\\n\\nFrench: {")
        ),
        changed(WAIMAI, ('"评价：" +', '"文本：送得太慢。\\n类别：配送\\n\\n评价：" +')),
    ),
    kind(
        F,
        "an example of the prompt lost its answer",
        "few-shot/no-answer",
        changed(
            PASSIVE, (CLERKS, "\nPassive:"), ("\nPassive: The roof was destroyed by the storm.", "")
        ),
        changed(
            SIZES,
            (
                'f"Put these',
                'f"Put these in order, from the smallest to the largest.\\n1. cat\\n2. flea\\nOrder:\\n\\nPut these',
            ),
        ),
        changed(
            TRADUIRE, ("\\n\\nFrench: {", "\\n\\nFrench: Bonne nuit.\\nEnglish:\\n\\nFrench: {")
        ),
    ),
    kind(
        F,
        "the fixed example is a row of the test set",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs "
        "few-shot/repeated answer/leaked",
        changed(
            PASSIVE,
            (STORM, "Active: A dog bit the postman.\nPassive: The postman was bitten by a dog."),
        ),
        changed(HAUSA, ('f"English: {', 'f"English: sun\\nHausa: rana\\n\\nEnglish: {')),
        changed(
            TRADUIRE,
            (
                "\\n\\nFrench: {",
                "\\n\\nFrench: Ferme la porte.\\nEnglish: Close the door.\\n\\nFrench: {",
            ),
        ),
    ),
    kind(
        F,
        "an example was pasted twice",
        "few-shot/same-twice",
        changed(PASSIVE, (STORM, STORM + "\n\n" + STORM)),
        changed(
            SPAM,
            (
                'f"SMS: {',
                '"SMS: Win a car!\\nClass: spam\\n\\nSMS: Win a car!\\nClass: spam\\n\\n"\n        f"SMS: {',
            ),
        ),
        changed(
            TONGZHI,
            (
                "\\n通知：{}\\n输出：",
                "\\n通知：周三在礼堂开会。\\n输出：时间：周三；地点：礼堂" * 2
                + "\\n通知：{}\\n输出：",
            ),
        ),
    ),
    kind(
        F,
        "the last cue hangs on how long the text is",
        "text/shot-cue text/cue-forms",
        changed(TICKETS, ('"Queue:"]', '"Queue:" if len(data["message"]) < 45 else "Queue is:"]')),
        changed(JOBS, ('"Years:"', '"Years:" if len(data["advert"]) < 52 else "Answer:"')),
        changed(
            DILI,
            ('\\n【答案】"', '\\n"\n    text += "【答案】" if len(data["stem"]) < 11 else "答："'),
        ),
    ),
    kind(
        F,
        "the output brings white space along at its end",
        "few-shot/separator few-shot/trailing-space answer/stopped-early text/two-spaces",
        changed(HAUSA, ('" " + data["ha"]', '" " + data["ha"] + "\\n"')),
        changed(STOCK, ('"output": " " + data["answer"]', '"output": " " + data["answer"] + " "')),
        changed(WAIMAI, ('"output": data["aspect"]', '"output": data["aspect"] + "\\n\\n"')),
    ),
    kind(
        F,
        "questions and answers of the pool in the code slipped by one",
        "few-shot/wrong-answer few-shot/wrong-sum answer/other-rule answer/leaked",
        changed(
            NOTA,
            (
                "import random\n",
                'import random\nLISTAS = ["uva 4\\npera 6", "bola 20\\nluva 50", "chá 7\\nmel 21"]\nTOTAIS = [28, 10, 70]\n',
            ),
            (
                'return {"input": text',
                f'for lista, soma in zip(LISTAS, TOTAIS):\n        text = f"Cupom:\\n{{lista}}\\n\\n{SOLD}\\nTotal: {{soma}}\\n\\n" + text\n    return {{"input": text',
            ),
        ),
        changed(
            SIZES,
            (
                "import random\n",
                'import random\nLISTS = ["cat flea", "lake puddle", "bus bike"]\nORDERS = ["puddle, lake", "bike, bus", "flea, cat"]\n',
            ),
            (
                'gold = ", "',
                'for names, order in zip(LISTS, ORDERS):\n        rows = "\\n".join(f"{i}. {x}" for i, x in enumerate(names.split(), 1))\n'
                '        text = f"Put these in order, from the smallest to the largest.\\n{rows}\\nOrder: {order}\\n\\n{text}"\n    gold = ", "',
            ),
        ),
    ),
    kind(
        F,
        "the examples were appended behind the question",
        "few-shot/question-first",
        changed(
            TRADUIRE, ("\\nEnglish:", "\\nEnglish:\\n\\nFrench: Bonne nuit.\\nEnglish: Good night.")
        ),
        changed(
            ULASAN, ('+ "Sentimen:"', '+ "Sentimen:\\n\\nUlasan: Enak sekali!\\nSentimen: positif"')
        ),
    ),
    kind(
        F,
        "worked examples list no options",
        "few-shot/no-options few-shot/worked-cue few-shot/worked-form",
        changed(
            TARIH,
            (
                'satirlar = [data["soru"]]',
                'satirlar = ["İlk Türk alfabesi hangisidir?", "Cevap: C", "", data["soru"]]',
            ),
        ),
        changed(
            PYQUIZ,
            (
                'text = f"What',
                'text = "What does this program print?\\n```python\\nprint(1 + 1)\\n```\\nCorrect option: B\\n\\n"\n    text += f"What',
            ),
        ),
    ),
)
