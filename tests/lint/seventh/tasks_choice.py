"""Right tasks with options."""

from __future__ import annotations

from tests.lint.seventh import rows_choice as rows
from tests.lint.shape import SmallTask, code

SCIENCE = SmallTask(
    "science",
    code(
        """
        options = zip(data["choices"]["label"], data["choices"]["text"])
        lines = [f"Question: {data['question']}"]
        lines += [f"{label}. {text}" for label, text in options]
        lines.append("Answer:")
        key = data["answerKey"]
        return {"input": "\\n".join(lines), "output": " " + key, "processed_output": key}
        """
    ),
    rows.SCIENCE,
    description="The following are multiple choice questions about science. Answer with the letter.",
)
CIVICS = SmallTask(
    "civics",
    code(
        """
        body = data["question"].strip() + "\\n"
        for letter, choice in zip(LETTERS, data["choices"]):
            body += "({}) {}\\n".format(letter, choice)
        letter = LETTERS[data["answer"]]
        return {"input": body + "Answer:", "output": letter, "processed_output": letter}
        """,
        'LETTERS = "ABCD"',
    ),
    rows.CIVICS,
    method="ppl",
    metric="log_prob",
    fewshot=2,
    own={"target_delimiter": " "},
)
KAOSHI = SmallTask(
    "kaoshi",
    code(
        """
        prompt = TEMPLATE.format(**data)
        return {"input": prompt, "output": data["答案"], "processed_output": data["答案"]}
        """,
        '''
        TEMPLATE = """题目：{题目}（　　）
        A. {A}
        B. {B}
        C. {C}
        D. {D}
        答案："""
        ''',
    ),
    rows.KAOSHI,
    description="以下是单项选择题，请直接给出正确选项的字母。",
    fewshot=4,
)
CHENGYU = SmallTask(
    "chengyu",
    code(
        """
        sentence = data["content"].replace("#idiom#", "____")
        parts = ["请选出最适合填入横线处的成语。", f"句子：{sentence}"]
        for number, idiom in enumerate(data["candidates"], start=1):
            parts.append(f"（{number}）{idiom}")
        answer = str(data["answer"] + 1)
        return {"input": "\\n".join(parts) + "\\n序号：", "output": answer, "processed_output": answer}
        """
    ),
    rows.CHENGYU,
    fewshot=2,
)
CHENGYU_TEXT = SmallTask(
    "chengyu_text",
    code(
        """
        sentence = data["content"].replace("#idiom#", "（　）")
        text = f"{sentence}\\n备选成语：{'、'.join(data['candidates'])}\\n应填成语："
        gold = data["candidates"][data["answer"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    rows.CHENGYU,
    max_tokens=16,
)
ENDINGS = SmallTask(
    "endings",
    code(
        """
        gold = data["endings"][data["label"]]
        return {"input": data["ctx"].strip(), "output": gold, "processed_output": gold}
        """
    ),
    rows.ENDINGS,
    method="ppl",
    metric="log_prob",
    fewshot=0,
    own={"target_delimiter": " "},
)
QUIZ_JA = SmallTask(
    "quiz_ja",
    code(
        """
        choices = [data[f"choice{i}"] for i in range(5)]
        lines = "\\n".join(f"{i}: {choice}" for i, choice in enumerate(choices))
        text = f"質問：{data['question']}\\n選択肢：\\n{lines}\\n正解の番号："
        return {"input": text, "output": str(data["label"]), "processed_output": str(data["label"])}
        """
    ),
    rows.QUIZ_JA,
    description="質問に対する正解の番号を選択肢から選んでください。",
)
DATES = SmallTask(
    "dates",
    code(
        """
        text = HEAD + "Q: " + data["question"] + "\\nOptions:\\n"
        text += "\\n".join(f"({'ABC'[i]}) {o}" for i, o in enumerate(data["options"]))
        gold = f"({data['answer']})"
        output = f" {data['steps']} So the answer is {gold}."
        return {"input": text + "\\nA: Let's think step by step.", "output": output, "processed_output": gold}
        """,
        '''
        HEAD = """Infer the date from context.

        Q: Today is 10 June 2014. What is the date tomorrow?
        Options:
        (A) 9 June 2014
        (B) 11 June 2014
        (C) 12 June 2014
        A: Let's think step by step. The day after the 10th is the 11th, so tomorrow is 11 June 2014. So the answer is (B).

        Q: It is 28 February 2013. What is the date in a week?
        Options:
        (A) 6 March 2013
        (B) 8 March 2013
        (C) 7 March 2013
        A: Let's think step by step. February 2013 has 28 days, so in 7 days it is 7 March 2013. So the answer is (C).

        """
        ''',
    ),
    rows.DATES,
    fewshot=0,
    postprocess="bbh_post",
    stop=("\n\n", "Q:"),
    max_tokens=256,
)
CHOICE = (SCIENCE, CIVICS, KAOSHI, CHENGYU, CHENGYU_TEXT, ENDINGS, QUIZ_JA, DATES)
