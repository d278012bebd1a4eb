"""Right tasks with options."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.tenth import rows_options as rows

TRIAGE = SmallTask(
    "triage",
    code(
        """
        text = f"Question: {data['question']}\\n"
        for letter, option in zip("ABCD", data["options"]):
            text += f"{letter}. {option}\\n"
        text += "Answer:"
        return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """
    ),
    rows.TRIAGE,
    description="The following are multiple choice questions about medicine.",
)
TRIAGE_TEXT = SmallTask(
    "triage_text",
    code(
        """
        gold = data["options"]["ABCD".index(data["answer"])]
        listed = "\\n".join(f"- {option}" for option in data["options"])
        text = f"{data['question']}\\nPick one of:\\n{listed}\\nDiagnosis or finding:"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """
    ),
    rows.TRIAGE,
    fewshot=2,
)
HUKUM = SmallTask(
    "hukum",
    code(
        """
        text = TEMPLATE.format(**data)
        return {"input": text, "output": " " + data["kunci"], "processed_output": data["kunci"]}
        """,
        '''
        TEMPLATE = """Soal: {soal}
        a) {pilihan_a}
        b) {pilihan_b}
        c) {pilihan_c}
        d) {pilihan_d}
        Jawaban (a, b, c, atau d):"""
        ''',
    ),
    rows.HUKUM,
)
FAYI = SmallTask(
    "fayi",
    code(
        """
        lines = [f"题目：{data['题目']}"]
        lines += [f"{letter}. {text}" for letter, text in data["选项"].items()]
        lines.append("请只回答选项字母。")
        lines.append("答案：")
        return {"input": "\\n".join(lines), "output": data["答案"], "processed_output": data["答案"]}
        """
    ),
    rows.FAYI,
    fewshot=4,
    postprocess="agieval_single_answer_post",
)
BILMECE = SmallTask(
    "bilmece",
    code(
        """
        secenekler = data["secenekler"]
        text = "Bilmece: " + data["bilmece"] + "\\n"
        for i, secenek in enumerate(secenekler, start=1):
            text += f"({i}) {secenek}\\n"
        text += "Doğru seçeneğin numarası:"
        cevap = str(data["dogru"] + 1)
        return {"input": text, "output": " " + cevap, "processed_output": cevap}
        """
    ),
    rows.BILMECE,
)
RIDDLES = SmallTask(
    "riddles",
    code(
        """
        scores = data["target_scores"]
        answer = max(scores, key=scores.get)
        text = f"Riddle: {data['riddle']}\\nChoices: {'; '.join(scores)}\\nAnswer:"
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    rows.RIDDLES,
    method="ppl",
    metric="log_prob",
    fewshot=2,
    own={"target_delimiter": " "},
)
CHENGYU = SmallTask(
    "chengyu",
    code(
        """
        options = list(data["target_scores"])
        gold = next(o for o in options if data["target_scores"][o] == 1)
        text = "选择合适的成语填入括号。\\n句子：" + data["句子"] + "\\n"
        text += "可选：" + "、".join(options) + "\\n应填："
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    rows.CHENGYU,
    method="ppl",
    metric="log_prob",
)
OPTIONS = (TRIAGE, TRIAGE_TEXT, HUKUM, FAYI, BILMECE, RIDDLES, CHENGYU)
