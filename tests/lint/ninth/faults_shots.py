"""Shots and query that differ."""

from __future__ import annotations

import re
from functools import partial

from tests.lint.making import kind
from tests.lint.ninth.by_hand import SHOTS, by_hand
from tests.lint.ninth.tasks_choice import MED, VIET
from tests.lint.ninth.tasks_free import ALGEBRA, DEUTSCH, FEIRA, SHOP
from tests.lint.ninth.tasks_labels import EMOCIONES, KOREAN, OTZYVY, TOUTIAO, TREC
from tests.lint.shape import Row, changed

_shots = partial(kind, "shots and query")
_CUES = "few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue"
_FORM = "few-shot/worked-form few-shot/other-labels few-shot/other-form answer/letters few-shot/wrong-answer answer/other-names"


def _wrong_sum(rows: list[Row], key: str) -> None:
    for row in rows:
        row[key] = re.sub(r"= (\d+)", lambda found: f"= {int(found[1]) + 10}", row[key], count=1)


KINDS = (
    _shots(
        "The worked examples close with another cue than the question.",
        _CUES,
        by_hand("korean", ("관계(함의, 중립, 모순):", "정답:")),
        by_hand("trec", ('"\\nType:"', '"\\nCategory:"')),
        by_hand("yuedu", ("回答：", "答案：")),
    ),
    _shots(
        "The cue is drawn at random, so that shots and question have different ones.",
        "text/shot-cue code/random text/cue-forms few-shot/*",
        changed(
            DEUTSCH, (r"\nEnglish:", r"\n{r.choice(['English', 'Translation', 'In English'])}:")
        ),
        changed(
            EMOCIONES,
            (
                'PROMPT.format(frase=data["frase"])',
                'PROMPT.format(frase=data["frase"]).replace("Emoción", r.choice(["Emoción", "Sentimiento", "Respuesta"]))',
            ),
        ),
        changed(FEIRA, (r"\nResolução:", r"\n{r.choice(['Resolução', 'Solução', 'R'])}:")),
    ),
    _shots(
        "The worked examples have no options, the question does.",
        "few-shot/no-options few-shot/worked-cue",
        by_hand(
            "viet",
            ("A. Nga\nB. Canada\nC. Brazil\nD. Ấn Độ\n", ""),
            ("A. Trống\nB. Sáo\nC. Đàn bầu\nD. Kèn\n", ""),
        ),
        by_hand(
            "changshi",
            ("A、上海\nB、北京\nC、广州\nD、重庆\n", ""),
            ("A、鲨鱼\nB、乌龟\nC、麻雀\nD、海豚\n", ""),
        ),
        by_hand(
            "quiz",
            ("Opzioni: a) Sette; b) Dieci; c) Cinque\n", ""),
            ("Opzioni: a) Lazio; b) Puglia; c) Toscana\n", ""),
        ),
    ),
    _shots(
        "The worked examples' answers are written in another form than the docs'.",
        _FORM,
        by_hand("viet", ("Đáp án: A", "Đáp án: Nga"), ("Đáp án: C", "Đáp án: Đàn bầu")),
        by_hand("quiz", ("Risposta: a", "Risposta: A"), ("Risposta: c", "Risposta: C")),
        by_hand("yuedu", ("回答：三百岁", "回答：【三百岁】"), ("回答：杭州", "回答：【杭州】")),
    ),
    _shots(
        "A worked example has no answer behind its cue.",
        "few-shot/no-answer text/empty-slot",
        by_hand("deutsch", ("English: When does the next bus come?", "English:")),
        by_hand("trec", ("Type: number\n", "Type:\n")),
        by_hand("korean", ("모순): 함의", "모순):")),
    ),
    _shots(
        "One example runs into the next, or into the question, without a new line.",
        "few-shot/run-in text/run-together few-shot/separator",
        by_hand("emociones", ("miedo\n\nFrase", "miedo Frase")),
        by_hand("deutsch", ("table.\n\nGerman", "table.German")),
        by_hand("trec", ("Type: person\n\nQuestion", "Type: personQuestion")),
    ),
    _shots(
        "A worked example answers with a letter or label that nothing stands behind.",
        f"few-shot/wrong-answer {_FORM}",
        by_hand("changshi", ("答案：D", "答案：F")),
        by_hand("quiz", ("Risposta: c", "Risposta: d")),
        by_hand("trec", ("Type: place\n", "Type: location\n")),
    ),
    _shots(
        "A worked example answers what its own text does not have.",
        "few-shot/wrong-answer",
        by_hand("yuedu", ("回答：三百岁", "回答：五百岁")),
        by_hand("shop", ("#### 42", "#### 48")),
        by_hand("med", ("A: (C)", "A: (C) Lung")),
    ),
    _shots(
        "A worked example calculates wrongly.",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        by_hand("shop", ("7 * 6 = 42 eggs.\n#### 42", "7 * 6 = 48 eggs.\n#### 48")),
        changed(FEIRA, rows=partial(_wrong_sum, key="passos")),
        changed(SHOP, rows=partial(_wrong_sum, key="steps")),
    ),
    _shots(
        "One worked example is there twice.",
        "few-shot/same-twice few-shot/repeated",
        by_hand(
            "deutsch",
            (
                "German: Wann kommt der nächste Bus?\nEnglish: When does the next bus come?",
                "German: Der Hund schläft unter dem Tisch.\nEnglish: The dog is sleeping under the table.",
            ),
        ),
        by_hand("viet", (SHOTS["viet"], SHOTS["viet"].split("\n\n")[0] + "\n\n" + SHOTS["viet"])),
        by_hand("emociones", (SHOTS["emociones"], SHOTS["emociones"] + "\n" + SHOTS["emociones"])),
    ),
    _shots(
        "The worked examples stand behind the question.",
        "few-shot/question-first few-shot/other-order few-shot/no-answer",
        by_hand("korean", behind=True),
        by_hand("yuedu", behind=True),
        by_hand("viet", behind=True),
    ),
    _shots(
        "The examples are numbered by hand, and the question is not.",
        "few-shot/numbered few-shot/worked-cue few-shot/other-cues text/cue-forms",
        by_hand("viet", ("Câu hỏi: Nước", "Câu hỏi 1: Nước"), ("Câu hỏi: Nhạc", "Câu hỏi 2: Nhạc")),
        by_hand("shop", ("Question: A", "Question 1: A"), ("Question: Ben", "Question 2: Ben")),
        by_hand("quiz", ("Domanda: Q", "Domanda 1: Q"), ("Domanda: In", "Domanda 2: In")),
    ),
    _shots(
        "The lead-in speaks of another number of examples than follow.",
        "few-shot/other-count",
        by_hand("deutsch", ("German: Der Hund", "Here are five examples.\n\nGerman: Der Hund")),
        by_hand("changshi", ("题目：我国的", "下面是三个例子。\n\n题目：我国的")),
        by_hand("shop", ("Question: A box", "Here are 4 examples.\n\nQuestion: A box")),
    ),
    _shots(
        "In the worked examples the answer comes before its question.",
        "few-shot/other-order few-shot/worked-cue few-shot/no-answer",
        by_hand(
            "deutsch",
            (
                "German: Der Hund schläft unter dem Tisch.\nEnglish: The dog is sleeping under the table.",
                "English: The dog is sleeping under the table.\nGerman: Der Hund schläft unter dem Tisch.",
            ),
            (
                "German: Wann kommt der nächste Bus?\nEnglish: When does the next bus come?",
                "English: When does the next bus come?\nGerman: Wann kommt der nächste Bus?",
            ),
        ),
        by_hand(
            "emociones",
            (
                "Frase: No quiero bajar solo al sótano.\nEmoción: miedo",
                "Emoción: miedo\nFrase: No quiero bajar solo al sótano.",
            ),
            (
                "Frase: ¡Vamos a tener un bebé!\nEmoción: alegría",
                "Emoción: alegría\nFrase: ¡Vamos a tener un bebé!",
            ),
        ),
        by_hand(
            "yuedu",
            (
                "阅读：村口的老槐树已有三百岁。\n问题：老槐树多少岁了？\n请用原文中的词语回答。\n回答：三百岁",
                "回答：三百岁\n阅读：村口的老槐树已有三百岁。\n问题：老槐树多少岁了？\n请用原文中的词语回答。",
            ),
            (
                "阅读：姐姐在杭州学做丝绸。\n问题：姐姐在哪里学做丝绸？\n请用原文中的词语回答。\n回答：杭州",
                "回答：杭州\n阅读：姐姐在杭州学做丝绸。\n问题：姐姐在哪里学做丝绸？\n请用原文中的词语回答。",
            ),
        ),
    ),
    _shots(
        "The shots of a file of their own have other labels than the docs.",
        "few-shot/other-labels answer/other-names answer/two-spellings",
        changed(
            OTZYVY,
            shots=tuple(
                row | {"оценка": {"положительный": "pos", "отрицательный": "neg"}[row["оценка"]]}
                for row in OTZYVY.shots
            ),
        ),
        changed(
            TOUTIAO,
            shots=(
                {"标题": "羽毛球名将宣布退役", "类别": "体育新闻"},
                {"标题": "黄金价格再创新高", "类别": "财经新闻"},
                {"标题": "平板电脑销量回升", "类别": "科技新闻"},
            ),
        ),
        changed(
            EMOCIONES,
            shots=(
                {"frase": "¡Qué ganas de verte!", "emoción": "joy"},
                {"frase": "Me tiemblan las manos.", "emoción": "fear"},
                {"frase": "Nadie vino a despedirse.", "emoción": "sadness"},
                {"frase": "¡Devuélvanme mi dinero!", "emoción": "anger"},
            ),
        ),
    ),
    _shots(
        "The examples of a chain lack their steps, which the question asks for.",
        "few-shot/steps-lost few-shot/steps-only-here few-shot/worked-form answer/not-extracted few-shot/*",
        changed(SHOP, (r" {data['steps']}\n#### {data['answer']}", " {data['answer']}")),
        changed(FEIRA, ("f\" {data['passos']} A resposta", 'f" A resposta')),
        changed(
            ALGEBRA,
            ('text = f"Problem', 'text = f"Think step by step.\\n\\nProblem'),
            ("{data['solution']} The", "The"),
            stop=("\nThink",),
        ),
    ),
    _shots(
        "Nothing, or a lone space, parts the shots from each other.",
        "few-shot/separator few-shot/run-in text/run-together",
        changed(KOREAN, own={"separator": " "}),
        changed(TOUTIAO, own={"separator": ""}),
        changed(MED, own={"separator": ""}),
    ),
    _shots(
        "The description runs into the first shot.",
        "text/description-runs-on text/run-together",
        changed(EMOCIONES, own={"description_separator": ""}),
        changed(DEUTSCH, own={"description_separator": ""}),
        changed(FEIRA, own={"description_separator": ""}),
    ),
    _shots(
        "A shot's answer ends with white space.",
        "few-shot/trailing-space few-shot/separator answer/two-spellings",
        changed(OTZYVY, ("f\" {data['оценка']}\"", "f\" {data['оценка']} \"")),
        changed(DEUTSCH, ("f\" {data['en']}\"", "f\" {data['en']}\\n\\n\""), stop=("\n\n",)),
        changed(VIET, ('"output": " " + gold', '"output": " " + gold + " "')),
    ),
    _shots(
        "All shots of the file have one label.",
        "few-shot/lopsided few-shot/other-labels",
        changed(
            OTZYVY,
            fewshot=4,
            shots=tuple(
                {"текст": text, "оценка": "положительный"}
                for text in (
                    "Вкусно и недорого.",
                    "Отличный сервис!",
                    "Сын доволен.",
                    "Всем советую.",
                )
            ),
        ),
        changed(
            TREC,
            ("Type: definition\n", "Type: person\n"),
            ("Type: number\n", "Type: person\n"),
            ("Type: place\n", "Type: person\n"),
            ("What is a monsoon?", "Who built the first car?"),
            ("How many bones are in the hand?", "Who sings in an opera?"),
            ("Where was chess invented?", "Who discovered radium?"),
        ),
        changed(
            KOREAN,
            fewshot=4,
            shots=(
                {"premise": "눈이 내린다.", "hypothesis": "날씨가 덥다.", "label": 2},
                {"premise": "남자가 앉아 있다.", "hypothesis": "남자가 뛰고 있다.", "label": 2},
                {"premise": "가게가 닫혀 있다.", "hypothesis": "가게가 열려 있다.", "label": 2},
                {"premise": "방이 어둡다.", "hypothesis": "방이 아주 밝다.", "label": 2},
            ),
        ),
    ),
)
