"""Right tasks with options."""

from __future__ import annotations

from tests.lint.ninth import rows_choice as rows
from tests.lint.ninth.making import ranked
from tests.lint.shape import SmallTask, code

VIET = SmallTask(
    "viet",
    code(
        """
        lines = [f"Câu hỏi: {data['câu_hỏi']}"]
        for letter, option in zip("ABCD", data["lựa_chọn"]):
            lines.append(f"{letter}. {option}")
        lines.append("Đáp án:")
        gold = data["đáp_án"]
        return {"input": "\\n".join(lines), "output": " " + gold, "processed_output": gold}
        """
    ),
    rows.VIET,
)
MED = SmallTask(
    "med",
    code(
        """
        prompt = TEMPLATE.format(
            question=data["question"], a=data["opa"], b=data["opb"], c=data["opc"], d=data["opd"]
        )
        letter = chr(ord("A") + data["cop"])
        return {"input": prompt, "output": f" ({letter})", "processed_output": letter}
        """,
        '''
        TEMPLATE = """Q: {question}
        (A) {a}
        (B) {b}
        (C) {c}
        (D) {d}
        Choose one letter.
        A:"""
        ''',
    ),
    rows.MED,
    fewshot=2,
    postprocess="agieval_single_answer_post",
)
MED_TEXT = SmallTask(
    "med_text",
    code(
        """
        options = ", ".join(data["choices"])
        text = f"Question: {data['question']}\\nPossible answers: {options}\\nAnswer:"
        gold = data["choices"][data["answer"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    ranked(
        rows.MED_LIST,
        lambda row: {each: int(i == row["answer"]) for i, each in enumerate(row["choices"])},
    ),
    method="ppl",
    metric="log_prob",
    own={"target_delimiter": " "},
)
CHANGSHI = SmallTask(
    "changshi",
    code(
        """
        text = "题目：" + data["题目"] + "\\n"
        for letter in "ABCD":
            text += f"{letter}、{data[letter]}\\n"
        text += "请只写出正确选项的字母。\\n答案："
        return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
        """
    ),
    rows.CHANGSHI,
    postprocess="gaokao_single_choice_post",
)
SHUFFLED = SmallTask(
    "shuffled",
    code(
        """
        options = r.sample(data["options"], len(data["options"]))
        listed = " ".join(f"（{mark}）{option}" for mark, option in zip(MARKS, options))
        text = f"问：{data['question']}\\n{listed}\\n答："
        gold = MARKS[options.index(data["answer"])]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'MARKS = "甲乙丙丁"',
    ),
    tuple(rows.CHANGSHI_LIST),
    fewshot=2,
)
KENTEI = SmallTask(
    "kentei",
    code(
        """
        choices = "\\n".join(f"{i}. {c}" for i, c in enumerate(data["選択肢"], start=1))
        text = f"問題：{data['問題']}\\n{choices}\\n正しいものの番号を答えなさい。\\n番号："
        number = str(data["正解"] + 1)
        return {"input": text, "output": number, "processed_output": number}
        """
    ),
    rows.KENTEI,
)
QUIZ = SmallTask(
    "quiz",
    code(
        """
        options = "; ".join(f"{key}) {value}" for key, value in data["opzioni"].items())
        text = f"Domanda: {data['domanda']}\\nOpzioni: {options}\\nRisposta:"
        return {"input": text, "output": f" {data['risposta']}", "processed_output": data["risposta"]}
        """
    ),
    rows.QUIZ,
    description="Rispondi alle domande con la lettera giusta (a, b o c).",
    fewshot=4,
)
COPA = SmallTask(
    "copa",
    code(
        """
        text = f"{data['premise']} {ASKS[data['question']]}\\n"
        options = [data["choice1"], data["choice2"]]
        text += f"1: {options[0]}\\n2: {options[1]}\\nMore likely:"
        gold = options[data["label"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        """
        ASKS = {
            "cause": "What was the cause?",
            "effect": "What happened as a result?",
        }
        """,
    ),
    ranked(
        rows.COPA,
        lambda row: {
            f" {row['choice1']}": int(row["label"] == 0),
            f" {row['choice2']}": int(row["label"] == 1),
        },
    ),
    method="ppl",
    metric="log_prob",
    fewshot=1,
)
CHOICE = (VIET, MED, MED_TEXT, CHANGSHI, SHUFFLED, KENTEI, QUIZ, COPA)
