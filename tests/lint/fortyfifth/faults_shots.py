"""Faults of shots and query."""

from __future__ import annotations

from tests.lint.fortyfifth.tasks_free import FARM, JOBS, TRACE
from tests.lint.fortyfifth.tasks_labels import BOOLQ, LOGS, NEXT, NURSE, REVIEWS, SENSOR, TICKETS
from tests.lint.fortyfifth.tasks_world import BAHN, BANDO, EXAMEN, NOVOSTI, RECETTE, YADO
from tests.lint.fortyfifth.tasks_zh import GONGDAN, KAOSHI, PANDUAN, YINGYONG, YUEDU
from tests.lint.making import kind, table
from tests.lint.shape import Kind, SmallTask, changed

S = "shots and query"


def shown(task: SmallTask, shot: str, old: str, new: str) -> SmallTask:
    """Return a task that writes its shots itself: `new`, which reads SHOT, in the place of `old`."""
    return changed(
        task, ("import random\n", f"import random\n\nSHOT = {shot!r}\n"), (old, new), fewshot=0
    )


ANGRY = table(
    "item|review|liked#",
    """
    toaster|It burns every slice on one side.|0
    umbrella|Broke in the first gust of wind.|0
    printer|Eats paper and never connects.|0
    pillow|Lumpy and far too small.|0
    """,
)
STARS = table(
    "item|review|liked#",
    """
    toaster|It burns every slice on one side.|2
    umbrella|Survived a storm, what a gem.|5
    printer|Eats paper and never connects.|1
    pillow|Soft and just the right size.|4
    """,
)
ENGLISH = table(
    "text|thema",
    """
    Der Bus fuhr ohne mich ab, weil mein Zug zu spät war.|delay
    Der Boden im Gang klebte.|cleanliness
    Der Kontrolleur war sehr grob.|staff
    """,
)
LATE = table(
    "text|thema",
    """
    Der Bus fuhr ohne mich ab, weil mein Zug zu spät war.|Verspätung
    Fünfzig Minuten Stillstand vor Kassel.|Verspätung
    Der Nachtzug kam erst mittags an.|Verspätung
    Wir standen eine halbe Stunde auf freier Strecke.|Verspätung
    """,
)
DIRTY = {"text": "Im Klo war kein Papier und viel Schmutz.", "thema": "Sauberkeit"}

KINDS: tuple[Kind, ...] = (
    kind(
        S,
        "a shot that was written by hand is one of the docs",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs "
        "answer/leaked",
        changed(
            RECETTE,
            ('"Salez l\'eau.", "Salt the water."', '"Préchauffez le four.", "Preheat the oven."'),
        ),
        shown(
            GONGDAN,
            "工单：包裹显示签收，可是我没收到货。\n编号：0\n工单：请补开一张增值税专用发票。\n编号：2\n",
            "\\n工单：{data",
            "\\n{SHOT}工单：{data",
        ),
        shown(
            REVIEWS,
            "Product: watch\nReview: Strap tore within a week and support ignored me.\nVerdict: 0\n",
            '"Product: %s',
            'SHOT + "Product: %s',
        ),
    ),
    kind(
        S,
        "the shots in the prompt close with another cue than the question",
        "few-shot/worked-cue text/cue-forms text/shot-cue few-shot/other-cues few-shot/other-form",
        changed(RECETTE, ("\\nAnglais : {en}", "\\nTraduction : {en}")),
        shown(
            TICKETS,
            "\nSubject: Broken seal\nBody: The box came late and open.\nCategory: shipping\n",
            'HEAD + f"',
            'HEAD + SHOT + f"',
        ),
        shown(
            PANDUAN,
            "说法：月亮自己会发光。\n答案：错\n说法：铁能导电。\n答案：对\n",
            '"说法：" +',
            'SHOT + "说法：" +',
        ),
    ),
    kind(
        S,
        "nothing parts the shots from the question",
        "few-shot/run-in text/run-together few-shot/separator text/said-again",
        changed(RECETTE, ("\\nAnglais : {en}\\n\\n", "\\nAnglais : {en}")),
        shown(
            NOVOSTI,
            "Заголовок: Вратарь отбил пенальти\nРубрика: спорт",
            '"Заголовок: " +',
            'SHOT + "Заголовок: " +',
        ),
        shown(
            TRACE,
            "What does this Python program print?\n```python\nprint(2 + 2)\n```\nOutput: 4",
            '"What does this',
            'SHOT + "What does this',
        ),
    ),
    kind(
        S,
        "a shot that was edited by hand calculates wrongly",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        shown(
            FARM,
            "Problem: A cart has 4 wheels. How many have 9 carts?\n"
            "Solution: 9 * 4 = 34 wheels. #### 34\n\n",
            '"Problem: "',
            'SHOT + "Problem: "',
        ),
        shown(
            YINGYONG,
            "应用题：一盒鸡蛋12个，5盒有多少个？\n解：12×5=65 #### 65\n\n",
            '"应用题：" +',
            'SHOT + "应用题：" +',
        ),
    ),
    kind(
        S,
        "the shots of the file have the labels of another version",
        "few-shot/other-labels few-shot/unlike-docs answer/legend answer/other-names "
        "answer/two-spellings answer/other-form few-shot/other-form few-shot/worked-form",
        changed(REVIEWS, shots=STARS),
        changed(BAHN, shots=ENGLISH),
    ),
    kind(
        S,
        "all shots of the file have one label",
        "few-shot/lopsided answer/same-gold",
        changed(REVIEWS, shots=ANGRY, fewshot=4),
        changed(BAHN, shots=LATE, fewshot=4),
    ),
    kind(
        S,
        "the number of examples that is told is not that of those shown",
        "few-shot/other-count",
        changed(RECETTE, ("en anglais.\\n", "en anglais. Voici trois exemples.\\n")),
        shown(
            SENSOR,
            "Here are two examples.\nUnit: bar\nReadings: 1, 2, 3, 4\nTrend: rising\n"
            "Unit: bar\nReadings: 5, 5, 5, 5\nTrend: steady\n"
            "Unit: kPa\nReadings: 9, 6, 4, 1\nTrend: falling\n",
            '"Unit: {}',
            '+ SHOT + "Unit: {}',
        ),
        shown(
            YADO,
            "例を四つ示します。\n口コミ：風呂が清潔でした。\n分類：好評\n"
            "口コミ：床がべたべたでした。\n分類：不評\n",
            "\\n口コミ：{data",
            "\\n{SHOT}口コミ：{data",
        ),
    ),
    kind(
        S,
        "a shot shows no answer",
        "few-shot/no-answer few-shot/worked-cue text/empty-slot",
        shown(
            TICKETS,
            "\nSubject: Broken seal\nBody: The box came late and open.\nQueue: shipping\n"
            "\nSubject: Two bills\nBody: I got the bill of May twice.\nQueue:\n",
            'HEAD + f"',
            'HEAD + SHOT + f"',
        ),
        shown(
            BANDO,
            "Bando: Il corso è gratuito.\nAffermazione: Il corso costa 50 euro.\nVero o falso?\n",
            '"Bando: %(',
            'SHOT + "Bando: %(',
        ),
    ),
    kind(
        S,
        "a shot puts its answer before its question",
        "few-shot/other-order few-shot/worked-cue few-shot/other-cues",
        changed(
            RECETTE,
            ("Français : {fr}\\nAnglais : {en}\\n\\n", "Anglais : {en}\\nFrançais : {fr}\\n\\n"),
        ),
        shown(
            YUEDU,
            "【答案】三月\n【短文】桃花三月开。\n【问题】桃花几月开？\n"
            "【要求】用短文中的原词回答，不写句子。\n",
            '"【短文】" +',
            'SHOT + "【短文】" +',
        ),
    ),
    kind(
        S,
        "the answers of the shots are in quotes or have a full stop, those of the docs not",
        "few-shot/worked-form few-shot/other-form answer/other-form few-shot/other-labels",
        shown(
            LOGS,
            "Line: mail queue is empty\nGrade: I.\nLine: DELETE /user/3 crashed\nGrade: E.\n\n",
            '"Line: " + data',
            'SHOT + "Line: " + data',
        ),
        shown(
            JOBS,
            "Advert: A cook who knows sushi and grilling.\nSkills: [sushi, grilling]\n\n",
            "Advert: {data['advert']}",
            "{SHOT}Advert: {data['advert']}",
        ),
    ),
    kind(
        S,
        "the same shot was pasted twice",
        "few-shot/same-twice few-shot/repeated",
        changed(
            RECETTE,
            (
                '("Salez l\'eau.", "Salt the water.")',
                '("Épluchez les pommes.", "Peel the apples.")',
            ),
        ),
        shown(
            GONGDAN,
            "工单：物流信息一直不更新。\n编号：0\n工单：物流信息一直不更新。\n编号：0\n",
            "\\n工单：{data",
            "\\n{SHOT}工单：{data",
        ),
    ),
    kind(
        S,
        "the question lists its options, and the shots do not",
        "few-shot/no-options few-shot/worked-cue few-shot/other-cues",
        shown(
            EXAMEN,
            "Pregunta: ¿Quién conquistó México?\nRespuesta: c\n\n",
            '"Pregunta: " +',
            'SHOT + "Pregunta: " +',
        ),
        shown(
            KAOSHI,
            "题目：首都是北京的国家是\n答案：B\n",
            "\\n题目：{data",
            "\\n{SHOT}题目：{data",
        ),
    ),
    kind(
        S,
        "the shots stand behind the question",
        "few-shot/question-first few-shot/worked-cue text/shot-cue",
        changed(
            RECETTE,
            (
                "EXEMPLES + f\"Français : {data['fr']}\\nAnglais :\"",
                "f\"Français : {data['fr']}\\nAnglais :\\n\\n\" + EXEMPLES.rstrip()",
            ),
        ),
        shown(
            SENSOR,
            "\n\nUnit: bar\nReadings: 1, 2, 3, 4\nTrend: rising",
            ').format(data["unit"], series)',
            ').format(data["unit"], series) + SHOT',
        ),
    ),
    kind(
        S,
        "a shot's letter is one that its options lack",
        "few-shot/wrong-answer answer/letters few-shot/worked-form few-shot/other-labels "
        "few-shot/other-form",
        shown(
            EXAMEN,
            "Pregunta: ¿Quién conquistó México?\na) Pizarro\nb) Cortés\nc) Drake\nd) Cook\n"
            "Respuesta: e\n\n",
            '"Pregunta: " +',
            'SHOT + "Pregunta: " +',
        ),
        shown(
            NURSE,
            "Q. The heart pumps\nA) air\nB) blood\nC) bile\nD) tears\nCorrect option: F\n\n",
            'f"Q. {data',
            'SHOT + f"Q. {data',
        ),
    ),
    kind(
        S,
        "each shot ends with an empty line of its own",
        "few-shot/separator few-shot/trailing-space answer/two-spellings few-shot/not-a-choice "
        "answer/not-extracted",
        changed(BOOLQ, ('"output": " " + gold', '"output": " " + gold + "\\n\\n"')),
        changed(NURSE, ('"output": f" {gold}"', '"output": f" {gold}\\n"')),
        changed(NEXT, ('"output": gold', '"output": gold + "\\n"')),
    ),
    kind(
        S,
        "more shots are asked for than the file has",
        "few-shot/fewer",
        changed(BAHN, shots=(LATE[0], DIRTY), fewshot=8),
        changed(REVIEWS, shots=(ANGRY[0], {**STARS[1], "liked": 1}), fewshot=5),
    ),
)
