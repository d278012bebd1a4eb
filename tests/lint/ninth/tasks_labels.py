"""Right tasks with labels."""

from __future__ import annotations

from tests.lint.ninth import rows_labels as rows
from tests.lint.ninth.making import ranked
from tests.lint.shape import SmallTask, code

OTZYVY = SmallTask(
    "otzyvy",
    code(
        """
        text = f"Отзыв: {data['текст']}\\n"
        text += "Это положительный или отрицательный отзыв?\\nОтвет:"
        return {"input": text, "output": f" {data['оценка']}", "processed_output": data["оценка"]}
        """
    ),
    rows.OTZYVY,
    shots=(
        {"текст": "Музей маленький, но экскурсия замечательная.", "оценка": "положительный"},
        {"текст": "Куртка пахнет краской и линяет.", "оценка": "отрицательный"},
        {"текст": "Мастер починил замок за пять минут.", "оценка": "положительный"},
        {"текст": "Концерт отменили, деньги не вернули.", "оценка": "отрицательный"},
    ),
)
KOREAN = SmallTask(
    "korean",
    code(
        """
        answer = LABELS[data["label"]]
        lines = (
            f"전제: {data['premise']}",
            f"가설: {data['hypothesis']}",
            f"관계({', '.join(LABELS)}):",
        )
        return {"input": "\\n".join(lines), "output": " " + answer, "processed_output": answer}
        """,
        'LABELS = ["함의", "중립", "모순"]',
    ),
    rows.KOREAN,
)
TOUTIAO = SmallTask(
    "toutiao",
    code(
        """
        def show(title):
            return f"新闻标题：{title}\\n可选类别：{'、'.join(CLASSES)}\\n类别："

        label = data["类别"]
        return {"input": show(data["标题"]), "output": label, "processed_output": label}
        """,
        'CLASSES = ("体育", "财经", "科技", "娱乐")',
    ),
    rows.TOUTIAO,
    fewshot=2,
)
TREC = SmallTask(
    "trec",
    code(
        """
        text = EXAMPLES + "Question: " + data["text"] + "\\nType:"
        return {"input": text, "output": " " + data["coarse"], "processed_output": data["coarse"]}
        """,
        '''
        EXAMPLES = """Say what a question asks for: person, place, number or definition.

        Question: Who wrote the first detective novel?
        Type: person

        Question: What is a monsoon?
        Type: definition

        Question: How many bones are in the hand?
        Type: number

        Question: Where was chess invented?
        Type: place

        """
        ''',
    ),
    rows.TREC,
    fewshot=0,
)
EMOCIONES = SmallTask(
    "emociones",
    code(
        """
        return {
            "input": PROMPT.format(frase=data["frase"]),
            "output": f" {data['emoción']}",
            "processed_output": data["emoción"],
        }
        """,
        'PROMPT = "Frase: {frase}\\nEmoción:"',
    ),
    rows.EMOCIONES,
    description="Di qué emoción expresa cada frase: alegría, tristeza, enfado o miedo.",
)
BOOL = SmallTask(
    "bool",
    code(
        """
        question = data["question"].capitalize() + "?"
        text = f"{data['passage']}\\nQuestion: {question}\\nAnswer (yes or no):"
        answer = " yes" if data["answer"] else " no"
        return {"input": text, "output": answer, "processed_output": answer.strip()}
        """
    ),
    ranked(rows.BOOL, lambda row: {" yes": int(row["answer"]), " no": int(not row["answer"])}),
    method="ppl",
    metric="log_prob",
)
ARAB = SmallTask(
    "arab",
    code(
        """
        text = f"النص: {data['نص']}\\nالسؤال: {data['سؤال']}\\nأجب بنعم أو لا.\\nالجواب:"
        return {"input": text, "output": " " + data["جواب"], "processed_output": data["جواب"]}
        """
    ),
    rows.ARAB,
    fewshot=2,
)
LABELS = (OTZYVY, KOREAN, TOUTIAO, TREC, EMOCIONES, BOOL, ARAB)
