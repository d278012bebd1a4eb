"""Right tasks whose answers are texts, numbers or programs' output."""

from __future__ import annotations

from tests.lint.eighth import rows_free as rows
from tests.lint.shape import SmallTask, code

SUMS = SmallTask(
    "sums_words",
    code(
        """
        steps, answer = data["answer"].split("\\n#### ")
        text = f"Question: {data['question']}\\nLet's think step by step.\\nAnswer:"
        return {
            "input": text,
            "output": f" {steps} The answer is {answer}.",
            "processed_output": answer,
        }
        """
    ),
    rows.SUMS,
    postprocess="gsm8k_post",
    stop=("\n\n", "Question:"),
    max_tokens=256,
)
YINGYONG = SmallTask(
    "yingyong",
    code(
        """
        text = "问题：" + data["题目"] + "\\n请一步一步计算。\\n解答："
        output = data["步骤"] + "答案是" + data["答案"]
        return {"input": text, "output": output, "processed_output": data["答案"]}
        """
    ),
    rows.YINGYONG,
    postprocess="exact_match_post",
    stop=("\n",),
    max_tokens=256,
    fewshot=2,
)
SQUAD = SmallTask(
    "squad",
    code(
        """
        text = f"Passage: {data['context']}\\nQuestion: {data['question']}\\n"
        text += "Answer with words from the passage.\\nAnswer:"
        answer = data["answers"]["text"][0]
        return {"input": text, "output": f" {answer}", "processed_output": answer}
        """
    ),
    rows.SQUAD,
)
YUEDU = SmallTask(
    "yuedu",
    code(
        """
        text = f"阅读短文，回答问题。\\n短文：{data['篇章']}\\n问题：{data['问题']}\\n答案："
        return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
        """
    ),
    rows.YUEDU,
    fewshot=2,
)
FANYI = SmallTask(
    "fanyi",
    code(
        """
        text = f"Chinese: {data['zh']}\\nEnglish:"
        return {"input": text, "output": " " + data["en"], "processed_output": data["en"]}
        """
    ),
    rows.FANYI,
    metric="f1_score",
    description="Translate the Chinese sentences into English.",
)
CHATS = SmallTask(
    "chats",
    code(
        """
        text = "Dialogue:\\n" + data["dialogue"] + "\\n\\nSummarise the dialogue in one sentence.\\nSummary:"
        return {"input": text, "output": " " + data["summary"], "processed_output": data["summary"]}
        """
    ),
    rows.CHATS,
    metric="f1_score",
    fewshot=1,
)
SLOVO = SmallTask(
    "slovo",
    code(
        """
        word = data["word"]
        return {"input": data["text"].rstrip(), "output": f" {word}", "processed_output": word}
        """
    ),
    rows.SLOVO,
    fewshot=0,
    stop=("\n", "."),
    max_tokens=8,
)
PROGRAMS = SmallTask(
    "programs",
    code(
        """
        prompt = "What does this program print?\\n```python\\n" + data["code"] + "\\n```\\nOutput:"
        return {
            "input": prompt,
            "output": " " + data["output"],
            "processed_output": data["output"],
        }
        """
    ),
    rows.PROGRAMS,
    max_tokens=32,
)
LEDGERS = SmallTask(
    "ledgers",
    code(
        """
        text = show(data["table"]) + "\\n\\nQuestion: " + data["question"] + "\\nAnswer:"
        return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """,
        """
        def show(table):
            rows = [table["header"], ["---"] * len(table["header"])] + table["rows"]
            return "\\n".join("| " + " | ".join(row) + " |" for row in rows)
        """,
    ),
    rows.LEDGERS,
    fewshot=2,
)
FORMULAS = SmallTask(
    "formulas",
    code(
        """
        text = "Problem:\\n" + data["problem"] + "\\n\\nSolution:\\n"
        return {"input": text, "output": data["solution"], "processed_output": data["answer"]}
        """
    ),
    rows.FORMULAS,
    postprocess="agieval_cloze_post",
    stop=("Problem:",),
    max_tokens=512,
)
FREE = (
    *(SUMS, YINGYONG, SQUAD, YUEDU, FANYI, CHATS),
    *(SLOVO, PROGRAMS, LEDGERS, FORMULAS),
)
