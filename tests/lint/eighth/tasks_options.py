"""Right tasks with options."""

from __future__ import annotations

from tests.lint.eighth import rows_options as rows
from tests.lint.shape import SmallTask, code

MEDICINE = SmallTask(
    "medicine",
    code(
        """
        text = data["question"].strip() + "\\n"
        for letter, choice in zip(LETTERS, data["choices"]):
            text += f"{letter}. {choice}\\n"
        text += "Answer:"
        gold = LETTERS[data["answer"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        'LETTERS = "ABCD"',
    ),
    rows.MEDICINE,
    description="The following are multiple choice questions about medicine. Answer with a letter.",
)
MEDICINE_PPL = SmallTask(
    "medicine_ppl",
    code(
        """
        lines = [f"Question: {data['question']}", "Choices:"]
        lines += [f"({mark}) {text}" for mark, text in zip("ABCD", data["choices"])]
        lines.append("The correct choice is")
        right = f" ({'ABCD'[data['answer']]})"
        return {"input": "\\n".join(lines), "output": right, "processed_output": right}
        """
    ),
    tuple(
        row | {"target_scores": {f" ({'ABCD'[i]})": int(i == row["answer"]) for i in range(4)}}
        for row in rows.MEDICINE
    ),
    method="ppl",
    metric="log_prob",
    fewshot=2,
)
FAKAO = SmallTask(
    "fakao",
    code(
        """
        options = "\\n".join(f"{key}．{data[key]}" for key in "ABCD")
        text = PROMPT.format(question=data["题目"], options=options)
        return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
        """,
        'PROMPT = "题目：{question}\\n{options}\\n答案："',
    ),
    rows.FAKAO,
    description="以下是法律考试的单项选择题，请直接写出正确选项的字母。",
    fewshot=4,
)
MONEY = SmallTask(
    "money",
    code(
        """
        text = TEMPLATE.format(query=data["query"], **data["options"])
        return {"input": text, "output": " " + data["label"], "processed_output": data["label"]}
        """,
        '''
        TEMPLATE = """You are taking an exam in finance. Choose A, B or C.

        Q: What is a share?
        A) A part of a firm
        B) A debt
        C) A tax
        Choice: A

        Q: Who issues coins?
        A) A shop
        B) The mint
        C) A broker
        Choice: B

        Q: {query}
        A) {A}
        B) {B}
        C) {C}
        Choice:"""
        ''',
    ),
    rows.MONEY,
    fewshot=0,
    postprocess="agieval_single_answer_post",
)
HOUSE = SmallTask(
    "house",
    code(
        """
        right = data["sol1"] if data["label"] == 0 else data["sol2"]
        return {"input": data["goal"] + "\\n", "output": right, "processed_output": right}
        """
    ),
    rows.HOUSE,
    method="ppl",
    metric="log_prob",
    fewshot=0,
)
DUIHUA = SmallTask(
    "duihua",
    code(
        """
        lines = list(data["dialogue"])
        lines.append("问题：" + data["question"])
        lines += [f"{mark}. {text}" for mark, text in zip("ABC", data["choice"])]
        letter = "ABC"[data["choice"].index(data["answer"])]
        text = "\\n".join(lines) + "\\n请选择正确的答案（A、B或C）："
        return {"input": text, "output": letter, "processed_output": letter}
        """
    ),
    rows.DUIHUA,
    fewshot=2,
    postprocess="gaokao_single_choice_post",
)
OPOSICION = SmallTask(
    "oposicion",
    code(
        """
        opciones = ""
        for numero, opcion in enumerate(data["opciones"], start=1):
            opciones += f"{numero}) {opcion}\\n"
        texto = f"Pregunta: {data['pregunta']}\\n{opciones}Respuesta (número):"
        correcta = str(data["correcta"])
        return {"input": texto, "output": f" {correcta}", "processed_output": correcta}
        """
    ),
    rows.OPOSICION,
)
WISSEN = SmallTask(
    "wissen",
    code(
        """
        richtig = max(data["target_scores"], key=data["target_scores"].get)
        auswahl = ", ".join(data["antworten"])
        text = f"Frage: {data['frage']}\\nMögliche Antworten: {auswahl}\\nAntwort:\\n"
        return {"input": text, "output": richtig, "processed_output": richtig}
        """
    ),
    rows.WISSEN,
    method="ppl",
    metric="log_prob",
    fewshot=2,
)
OPTIONS = (MEDICINE, MEDICINE_PPL, FAKAO, MONEY, HOUSE, DUIHUA, OPOSICION, WISSEN)
