"""Right tasks in English."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.thirteenth import rows_en as rows

SCIENCE = SmallTask(
    "science",
    code(
        r"""
        text = f"Question: {data['question']}\n"
        for letter, choice in zip("ABCD", data["choices"]):
            text += f"{letter}. {choice}\n"
        text += "Answer:"
        gold = "ABCD"[data["answer"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """
    ),
    rows.SCIENCE,
    max_tokens=8,
    description="The following are multiple choice questions (with answers) about science.",
)
ERRANDS = SmallTask(
    "errands",
    code(
        r"""
        text = "Goal: " + data["goal"] + "\nWhat is the best way to do it?\n"
        answer = data["sol1"] if data["label"] == 0 else data["sol2"]
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    rows.ERRANDS,
    method="ppl",
    metric="log_prob",
)
NLI = SmallTask(
    "nli",
    code(
        r"""
        text = PROMPT.format(premise=data["premise"], hypothesis=data["hypothesis"])
        answer = LABELS[data["label"]]
        return {"input": text, "output": answer, "processed_output": answer}
        """,
        r'''
        LABELS = ["yes", "maybe", "no"]
        PROMPT = """Premise: {premise}
        Hypothesis: {hypothesis}
        Does the premise entail the hypothesis? Answer yes, maybe or no.
        Answer:
        """
        ''',
    ),
    rows.NLI,
    method="ppl",
    metric="log_prob",
)
SHOP = SmallTask(
    "shop",
    code(
        r"""
        question = data["question"].strip()
        text = f"Question: {question}\nLet's think step by step.\nAnswer:"
        steps = data["steps"]
        output = f" {steps}\n#### {data['answer']}"
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """
    ),
    rows.SHOP,
    postprocess="gsm8k_post",
    stop=("\n\n", "Question:"),
    max_tokens=256,
)
MUSEUM = SmallTask(
    "museum",
    code(
        r"""
        text = TEMPLATE.format(**data)
        golds = data["answers"]
        return {"input": text, "output": " " + golds[0], "processed_output": golds}
        """,
        r'''
        TEMPLATE = """Title: {title}
        Passage: {passage}
        Question: {question}
        Answer with words from the passage.
        Answer:"""
        ''',
    ),
    rows.MUSEUM,
    fewshot=2,
    max_tokens=16,
)
MAIL = SmallTask(
    "mail",
    code(
        r"""
        lines = [
            "Subject: " + data["subject"],
            "Message: " + data["body"],
            "Team:",
        ]
        team = data["team"]
        return {"input": "\n".join(lines), "output": " " + team, "processed_output": team}
        """
    ),
    rows.MAIL,
    fewshot=4,
    max_tokens=6,
    description="Which team should answer the message: billing, delivery, returns or account?",
)
PYCODE = SmallTask(
    "pycode",
    code(
        r"""
        snippet = data["code"].rstrip("\n")
        text = "What does this program print?\n```python\n" + snippet + "\n```\nOutput:"
        return {"input": text, "output": " " + data["output"], "processed_output": data["output"]}
        """
    ),
    rows.CODE,
    fewshot=2,
    max_tokens=16,
)
PARKS = SmallTask(
    "parks",
    code(
        r"""
        passage, question = data["passage"], data["question"]
        text = SHOTS + f"Passage: {passage}\nQuestion: {question}?\nAnswer (yes or no):"
        answer = "yes" if data["answer"] else "no"
        return {"input": text, "output": f" {answer}", "processed_output": answer}
        """,
        r'''
        SHOTS = """Passage: The pond is drained each winter and filled again in March.
        Question: is there water in the pond in January?
        Answer (yes or no): no

        Passage: Bicycles can be rented at the north gate from nine to five.
        Question: can I rent a bicycle at noon?
        Answer (yes or no): yes

        """
        ''',
    ),
    rows.PARKS,
    fewshot=0,
    max_tokens=4,
)
HEADLINES = SmallTask(
    "headlines",
    code(
        r"""
        text = "Write a short headline for the article.\n\n" + make(data)
        headline = data["headline"]
        return {"input": text, "output": f" {headline}", "processed_output": headline}
        """,
        r"""
        def make(row):
            return "Article: " + row["article"] + "\nHeadline:"
        """,
    ),
    rows.NEWS,
    fewshot=2,
    metric="f1_score",
    max_tokens=32,
)
ENGLISH = (SCIENCE, ERRANDS, NLI, SHOP, MUSEUM, MAIL, PYCODE, PARKS, HEADLINES)
