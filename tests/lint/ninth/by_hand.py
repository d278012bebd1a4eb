"""Tasks whose shots are written into the prompt, by the way in which they are."""

from __future__ import annotations

from tests.lint.ninth.tasks_choice import CHANGSHI, MED, QUIZ, VIET
from tests.lint.ninth.tasks_free import DEUTSCH, SHOP, YUEDU
from tests.lint.ninth.tasks_labels import EMOCIONES, KOREAN, TREC
from tests.lint.shape import Change, SmallTask, changed

SHOTS = {
    "viet": """Câu hỏi: Nước nào có diện tích lớn nhất thế giới?
A. Nga
B. Canada
C. Brazil
D. Ấn Độ
Đáp án: A

Câu hỏi: Nhạc cụ nào có dây?
A. Trống
B. Sáo
C. Đàn bầu
D. Kèn
Đáp án: C
""",
    "med": """Q: What cleans the blood of waste?
(A) Stomach
(B) Lung
(C) Kidney
(D) Bladder
Choose one letter.
A: (C)

Q: Which vitamin helps the blood to clot?
(A) Vitamin A
(B) Vitamin K
(C) Vitamin D
(D) Vitamin C
Choose one letter.
A: (B)
""",
    "changshi": """题目：我国的首都是哪里？
A、上海
B、北京
C、广州
D、重庆
请只写出正确选项的字母。
答案：B

题目：下列哪种动物是哺乳动物？
A、鲨鱼
B、乌龟
C、麻雀
D、海豚
请只写出正确选项的字母。
答案：D
""",
    "quiz": """Domanda: Quanti giorni ha una settimana?
Opzioni: a) Sette; b) Dieci; c) Cinque
Risposta: a

Domanda: In quale regione si trova Firenze?
Opzioni: a) Lazio; b) Puglia; c) Toscana
Risposta: c
""",
    "korean": """전제: 비가 많이 내리고 있다.
가설: 날씨가 맑다.
관계(함의, 중립, 모순): 모순

전제: 아이가 공을 차고 있다.
가설: 아이가 놀고 있다.
관계(함의, 중립, 모순): 함의
""",
    "emociones": """Frase: No quiero bajar solo al sótano.
Emoción: miedo

Frase: ¡Vamos a tener un bebé!
Emoción: alegría
""",
    "shop": """Question: A box holds 6 eggs. How many eggs are in 7 boxes?
Let's think step by step.
Solution: There are 7 * 6 = 42 eggs.
#### 42

Question: Ben has 20 dollars and buys 2 books at 8 dollars. How much is left?
Let's think step by step.
Solution: The books cost 2 * 8 = 16 dollars. He has 20 - 16 = 4 dollars left.
#### 4
""",
    "yuedu": """阅读：村口的老槐树已有三百岁。
问题：老槐树多少岁了？
请用原文中的词语回答。
回答：三百岁

阅读：姐姐在杭州学做丝绸。
问题：姐姐在哪里学做丝绸？
请用原文中的词语回答。
回答：杭州
""",
    "deutsch": """German: Der Hund schläft unter dem Tisch.
English: The dog is sleeping under the table.

German: Wann kommt der nächste Bus?
English: When does the next bus come?
""",
}
_TASKS = (VIET, MED, CHANGSHI, QUIZ, KOREAN, EMOCIONES, SHOP, YUEDU, DEUTSCH, TREC)
_BY_NAME = {task.name: task for task in _TASKS}


def by_hand(name: str, *changes: Change, behind: bool = False) -> SmallTask:
    """Return a task with two shots in its prompt and none from the config, and the shots' text
    changed. `behind`: they stand behind the question.

    Raises:
        ValueError: a piece is not in the shots.
    """
    task = _BY_NAME[name]
    if name == "trec":
        return changed(task, *changes)
    text = SHOTS[name]
    for old, new in changes:
        if old not in text:
            raise ValueError(f"{name}: {old!r} is not in the shots")
        text = text.replace(old, new)
    head = f'SHOTS = """{text}"""\n\n\ndef transform('
    lead = "return {\n        " if name == "emociones" else "return {"
    given = next(line for line in task.source.splitlines() if '"input": ' in line)
    value = given.split('"input": ')[1].split(', "output"')[0].rstrip(",")
    joined = f'{value} + "\\n\\n" + SHOTS' if behind else f'SHOTS + "\\n" + {value}'
    new = f'{lead}"input": {joined}'
    return changed(task, ("def transform(", head), (f'{lead}"input": {value}', new), fewshot=0)
