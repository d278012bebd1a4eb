"""Right tasks with options."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.twelfth import rows_en as en
from tests.lint.twelfth import rows_zh as zh

SCIENCE = SmallTask(
    "science",
    code(
        r"""
        text = f"Question: {data['question']}\n"
        for letter, choice in zip(LETTERS, data["choices"]):
            text += f"{letter}. {choice}\n"
        text += "Answer with the letter of the right choice.\nAnswer:"
        gold = LETTERS[data["answer"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        'LETTERS = "ABCD"',
    ),
    en.SCIENCE,
)
CHANGSHI = SmallTask(
    "changshi",
    code(
        r"""
        options = "\n".join(f"{key}．{data[key]}" for key in "ABCD")
        text = TEMPLATE.format(question=data["问题"], options=options)
        return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
        """,
        r'TEMPLATE = "题目：{question}\n{options}\n正确选项是："',
    ),
    zh.CHANGSHI,
    description="以下是常识单项选择题，请选出正确的一项。",
    fewshot=4,
)
QUIZ = SmallTask(
    "quiz",
    code(
        r"""
        options = data["options"]
        lines = [data["stem"]] + [f"({mark}) {text}" for mark, text in options.items()]
        text = "\n".join(lines) + "\nThe answer is"
        key = data["key"]
        return {"input": text, "output": f" ({key})", "processed_output": f" ({key})"}
        """
    ),
    tuple(
        {
            "stem": row["question"],
            "options": dict(zip("ABCD", row["choices"], strict=True)),
            "key": "ABCD"[row["answer"]],
            "target_scores": {
                f" ({mark})": int(place == row["answer"]) for place, mark in enumerate("ABCD")
            },
        }
        for row in en.SCIENCE
    ),
    method="ppl",
    metric="log_prob",
    fewshot=3,
)
XUANZE = SmallTask(
    "xuanze",
    code(
        r"""
        lines = ["【题目】" + data["题干"]]
        for number, option in enumerate(data["选项"], start=1):
            lines.append(f"{number}）{option}")
        lines.append("请写出正确选项的序号。")
        lines.append("【序号】")
        gold = str(data["选项"].index(data["正确答案"]) + 1)
        return {"input": "\n".join(lines), "output": gold, "processed_output": gold}
        """
    ),
    tuple(
        {
            "题干": row["问题"],
            "选项": [row[key] for key in "ABCD"],
            "正确答案": row[row["答案"]],
        }
        for row in zh.CHANGSHI
    ),
    fewshot=2,
)
