"""Right tasks whose answer is a text, a number or a list."""

from __future__ import annotations

from tests.lint.fifth import material, material_world
from tests.lint.fifth.rows import table
from tests.lint.shape import Row, SmallTask, code

MATH = SmallTask(
    "math",
    code(
        r"""
        return {
            "input": f"Question: {data['question']}\nAnswer: Let's think step by step.",
            "output": f" {data['steps']} The answer is {data['answer']}.",
            "processed_output": data["answer"],
        }
        """
    ),
    tuple(table(material.MATH, "question steps answer")),
    postprocess="gsm8k_post",
    stop=("\n\n",),
    max_tokens=256,
)


def _spans() -> tuple[Row, ...]:
    rows: list[Row] = table(material.SPANS, "context question answer")
    for number, row in enumerate(rows):
        answer = row.pop("answer")
        start = row["context"].find(answer)
        row["answers"] = {"text": [answer], "answer_start": [start]}
        row["id"] = f"sp-{5000 + 37 * number}"
    return tuple(rows)


SPANS = SmallTask(
    "spans",
    code(
        r"""
        answer = data["answers"]["text"][0]
        return {
            "input": f"{data['context']}\n\nQ: {data['question']}\nA:",
            "output": f" {answer}",
            "processed_output": answer,
        }
        """
    ),
    _spans(),
    fewshot=2,
    metric="f1_score",
    description="Answer each question with a few words of the text.",
)

FRENCH = SmallTask(
    "french",
    code(
        r"""
        return {
            "input": "English: " + data["en"] + "\nFrench:",
            "output": " " + data["fr"],
            "processed_output": data["fr"],
        }
        """
    ),
    tuple(table(material.FRENCH, "en fr")),
    metric="bleu",
    description="Translate from English into French.",
)

NEWS = SmallTask(
    "news",
    code(
        r"""
        return {
            "input": f"Article: {data['article']}\n\nWrite a headline for this article.\nHeadline:",
            "output": f" {data['headline']}",
            "processed_output": data["headline"],
        }
        """
    ),
    tuple(table(material.NEWS, "article headline")),
    fewshot=2,
    metric="rouge",
)

PRINTS = SmallTask(
    "prints",
    code(
        r"""
        text = "What does this program print?\n"
        text += "```python\n" + data["code"] + "\n```\n"
        return {"input": text + "Output:", "output": " " + data["out"], "processed_output": data["out"]}
        """
    ),
    tuple(table(material.PRINTS, "code out")),
)


def _tables() -> tuple[Row, ...]:
    rows: list[Row] = []
    for row in table(material.TABLES, "table question answer"):
        header, *lines = (line.split(",") for line in row["table"].split(";"))
        rows.append({"table": {"header": header, "rows": lines}, "question": row["question"]})
        rows[-1]["answer"] = row["answer"]
    return tuple(rows)


TABLES = SmallTask(
    "tables",
    code(
        r"""
        header = data["table"]["header"]
        lines = ["| " + " | ".join(header) + " |", "|" + " --- |" * len(header)]
        for row in data["table"]["rows"]:
            lines.append("| " + " | ".join(row) + " |")
        return {
            "input": "\n".join(lines) + f"\n\nQuestion: {data['question']}\nAnswer:",
            "output": f" {data['answer']}",
            "processed_output": data["answer"],
        }
        """
    ),
    _tables(),
    fewshot=2,
)


def _people() -> tuple[Row, ...]:
    rows: list[Row] = table(material.PEOPLE, "sentence people")
    for row in rows:
        row["people"] = row["people"].split(";")
    return tuple(rows)


PEOPLE = SmallTask(
    "people",
    code(
        r"""
        names = ", ".join(data["people"])
        return {
            "input": "Sentence: " + data["sentence"] + "\nPeople in it, with commas between:",
            "output": " " + names,
            "processed_output": names,
        }
        """
    ),
    _people(),
)

READING = SmallTask(
    "reading",
    code(
        r"""
        return {
            "input": f"材料：{data['材料']}\n问题：{data['问题']}\n回答：",
            "output": data["回答"],
            "processed_output": data["回答"],
        }
        """
    ),
    tuple(table(material_world.READ_ZH, "材料 问题 回答")),
    description="阅读材料，用材料中的词语回答问题。",
    fewshot=2,
)

QUERIES = SmallTask(
    "queries",
    code(
        r"""
        return {
            "input": f"Table: {data['schema']}\nQuestion: {data['question']}\nSQL:",
            "output": f" {data['query']}",
            "processed_output": data["query"],
        }
        """
    ),
    tuple(table(material.QUERIES, "schema question query")),
    description="Write one line of SQL that answers the question.",
)

SHELL = SmallTask(
    "shell",
    code(
        r"""
        prompt = "# " + data["task"] + "\n$"
        return {"input": prompt, "output": " " + data["command"], "processed_output": data["command"]}
        """
    ),
    tuple(table(material.SHELL, "task command")),
    fewshot=4,
)

TASKS = (MATH, SPANS, FRENCH, NEWS, PRINTS, TABLES, PEOPLE, READING, QUERIES, SHELL)
