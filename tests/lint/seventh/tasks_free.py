"""Right tasks with free answers."""

from __future__ import annotations

from tests.lint.seventh import rows_free as rows
from tests.lint.shape import SmallTask, code

SQUAD = SmallTask(
    "squad",
    code(
        """
        golds = data["answers"]["text"]
        text = f"Title: {data['title']}\\nContext: {data['context']}\\n"
        text += f"Question: {data['question']}\\nAnswer:"
        return {"input": text, "output": " " + golds[0], "processed_output": golds}
        """
    ),
    rows.SQUAD,
    fewshot=2,
    metric="f1_score",
    description="Answer each question with a few words from its context.",
)
DRCD = SmallTask(
    "drcd",
    code(
        """
        head = "阅读短文，用文中的词语回答问题。"
        text = f"{head}\\n短文：{data['context']}\\n问题：{data['question']}\\n答："
        return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """
    ),
    rows.DRCD,
    fewshot=2,
)
TRIVIA = SmallTask(
    "trivia",
    code(
        """
        question = data.get("question", "").strip()
        return {
            "input": "Q: %s\\nA:" % question,
            "output": " %s" % data["answer"],
            "processed_output": data["answer"],
        }
        """
    ),
    rows.TRIVIA,
    fewshot=5,
    max_tokens=16,
)
GSM = SmallTask(
    "gsm",
    code(
        """
        steps, answer = data["answer"].split("\\n#### ")
        return {
            "input": "Question: " + data["question"] + "\\nAnswer:",
            "output": " " + steps + "\\n#### " + answer,
            "processed_output": answer,
        }
        """
    ),
    rows.GSM,
    shots=rows.GSM_SHOTS,
    fewshot=3,
    postprocess="gsm8k_post",
    stop=("\n\n", "Question:"),
    max_tokens=200,
)
YINGYONG = SmallTask(
    "yingyong",
    code(
        """
        text = f"应用题：{data['题目']}\\n请先列式计算，最后写出答案。\\n解："
        output = f"{data['过程']}答案是{data['答案']}。"
        return {"input": text, "output": output, "processed_output": data["答案"]}
        """
    ),
    rows.YINGYONG,
    postprocess="gsm8k_post",
    max_tokens=128,
)
FRENCH = SmallTask(
    "french",
    code(
        """
        return {"input": f"English: {data['en']}\\nFrench:", "output": f" {data['fr']}", "processed_output": data["fr"]}
        """
    ),
    rows.FRENCH,
    metric="chrf",
    description="Translate each sentence from English into French.",
)
MELDUNG = SmallTask(
    "meldung",
    code(
        """
        text = "Meldung: " + data["text"].strip() + "\\nÜberschrift:"
        return {"input": text, "output": " " + data["titel"], "processed_output": data["titel"]}
        """
    ),
    rows.MELDUNG,
    fewshot=2,
    metric="rouge",
    description="Schreibe zu jeder Meldung eine kurze Überschrift.",
)
CRUX = SmallTask(
    "crux",
    code(
        """
        call = f"f({data['input']})"
        text = f"{data['code']}\\n\\nassert {call} =="
        return {"input": text, "output": f" {data['output']}", "processed_output": data["output"]}
        """
    ),
    rows.CRUX,
    fewshot=2,
    own={"separator": "\n\n\n"},
)
CLOZE = SmallTask(
    "cloze",
    code(
        """
        context, _, word = data["text"].rpartition(" ")
        return {"input": context, "output": " " + word, "processed_output": word}
        """
    ),
    rows.CLOZE,
    fewshot=0,
    metric="prefix_match",
    max_tokens=8,
)
MATH = SmallTask(
    "math",
    code(
        """
        text = "Problem:\\n" + data["problem"] + "\\nSolution:\\n"
        return {"input": text.rstrip(), "output": "\\n" + data["solution"], "processed_output": data["answer"]}
        """
    ),
    rows.MATH,
    fewshot=2,
    postprocess="math_post",
    stop=("\n\n", "Problem:"),
    max_tokens=256,
    description="Solve each problem. Put the final answer in \\boxed{}.",
)
FREE = (SQUAD, DRCD, TRIVIA, GSM, YINGYONG, FRENCH, MELDUNG, CRUX, CLOZE, MATH)
