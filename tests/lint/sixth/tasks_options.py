"""Right tasks with options."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.sixth import rows_options as rows

SEA = SmallTask(
    "sea",
    code(
        """
        lines = [f"{letter}. {option}" for letter, option in zip("ABCD", data["options"])]
        text = f"Question: {data['question']}\\n" + "\\n".join(lines) + "\\nAnswer:"
        return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """
    ),
    rows.SEA,
)
KITCHEN = SmallTask(
    "kitchen",
    code(
        """
        question = data["question"]
        text = "The following is a question about cooking. Answer with A, B, C or D.\\n\\n"
        text += question["stem"] + "\\n"
        for choice in question["choices"]:
            text += f"({choice['label']}) {choice['text']}\\n"
        text += "The answer is"
        answer = data["answerKey"]
        return {"input": text, "output": f" ({answer})", "processed_output": answer}
        """
    ),
    rows.KITCHEN,
    postprocess="agieval_single_answer_post",
)
MUSIC = SmallTask(
    "music",
    code(
        """
        answer = next(option for option, score in data["target_scores"].items() if score)
        text = f"Q: {data['question']}\\nA:\\n"
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    rows.MUSIC,
    method="ppl",
    metric="log_prob",
)
LAW = SmallTask(
    "law",
    code(
        """
        text = data["case"] + "\\nWhich wrong is this?\\n"
        for index, choice in enumerate(data["choices"]):
            text += f"{chr(65 + index)}) {choice}\\n"
        text += "Reply with one letter from A to E.\\nLetter:"
        letter = chr(65 + data["gold"])
        return {"input": text, "output": f" {letter}", "processed_output": letter}
        """
    ),
    rows.LAW,
)
DYNASTY = SmallTask(
    "dynasty",
    code(
        """
        text = f"题目：{data['题目']}\\n"
        for letter in "ABCD":
            text += f"{letter}. {data[letter]}\\n"
        text += "答案："
        return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
        """
    ),
    rows.DYNASTY,
    description="以下是中国历史的单项选择题，请选出正确答案。",
)
CAUSE = SmallTask(
    "cause",
    code(
        """
        asked = "What was the cause of this?" if data["question"] == "cause" else "What happened as a result?"
        text = f"{data['premise']} {asked}\\nA: {data['choice1']}\\nB: {data['choice2']}\\nAnswer (A or B):"
        letter = "AB"[data["label"]]
        return {"input": text, "output": f" {letter}", "processed_output": letter}
        """
    ),
    rows.CAUSE,
)
PRONOUN = SmallTask(
    "pronoun",
    code(
        """
        text = "Which word fills the gap?\\n"
        text += f"Sentence: {data['sentence']}\\n"
        text += f"1. {data['option1']}\\n2. {data['option2']}\\nNumber:"
        return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """
    ),
    rows.PRONOUN,
    fewshot=2,
)
ALLTAG = SmallTask(
    "alltag",
    code(
        """
        buchstabe = "abc"[data["optionen"].index(data["antwort"])]
        liste = "".join(f"{x}) {option}\\n" for x, option in zip("abc", data["optionen"]))
        text = f"Frage: {data['frage']}\\n{liste}Antwort:"
        return {"input": text, "output": f" {buchstabe}", "processed_output": buchstabe}
        """
    ),
    rows.ALLTAG,
)
SEA_PLAIN = SmallTask(
    "sea_plain",
    code(
        """
        answer = data["options"]["ABCD".index(data["answer"])]
        listed = "\\n".join(f"- {option}" for option in data["options"])
        text = f"{data['question']}\\nChoose one of these and copy it:\\n{listed}\\n=>"
        return {"input": text, "output": f" {answer}", "processed_output": answer}
        """
    ),
    rows.SEA,
)
OPTIONS = (SEA, KITCHEN, MUSIC, LAW, DYNASTY, CAUSE, PRONOUN, ALLTAG, SEA_PLAIN)
