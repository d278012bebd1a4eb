"""Right prompts in English: free answers, sums, code, spans."""

from __future__ import annotations

from tests.lint.eleventh.making import right
from tests.lint.eleventh.rows_free import ALGEBRA, CODE, DATES, PAIRS, SQUAD, SUMS
from tests.lint.eleventh.rows_odd import CHEMISTRY, OUTPUTS, TABLES

_SUM_SHOTS = '''
SHOTS = """Q: Tim has 4 boxes of 6 eggs. He breaks 5 eggs. How many are whole?
A: Tim has 4 * 6 = 24 eggs. After 5 break, 24 - 5 = 19 are whole. The answer is 19.

Q: A rope of 30 m is cut into pieces of 6 m. Each piece costs 2 dollars. What do all cost?
A: There are 30 / 6 = 5 pieces. They cost 5 * 2 = 10 dollars. The answer is 10.

"""
'''

# fmt: off
RIGHT = (
    right("A chain of Wei et al., by hand, and the number read from its last sentence", SUMS, r"""
        text = SHOTS + f"Q: {data['question']}\nA:"
        answer = data["answer"].split("#### ")[-1]
    """, out='f" The answer is {answer}."', above=_SUM_SHOTS, postprocess="gsm8k_post", stop=("\n\n", "Q:"), max_tokens=256, fewshot=0),
    right("GSM8K as it is, steps and four hashes", SUMS, r"""
        text = f"Question: {data['question']}\nAnswer:"
        answer = data["answer"].split("####")[-1].strip()
    """, out='" " + data["answer"]', postprocess="gsm8k_post", stop=("\n\n", "Question:"), max_tokens=256, fewshot=5),
    right("The number alone, and asked for so", SUMS, r"""
        text = f"{data['question']}\nReply with a number only:"
        answer = data["answer"].split("####")[1].strip()
    """, max_tokens=16, fewshot=4),
    right("Steps as a numbered list", SUMS, r"""
        *steps, last = data["answer"].split("\n")
        answer = last.removeprefix("#### ")
        text = f"Problem: {data['question']}\nSolve it step by step, then write the result behind ####.\nSolution:"
        listed = "".join(f"\n{n}. {step}" for n, step in enumerate(steps, 1))
    """, out='f"{listed}\\n#### {answer}"', postprocess="gsm8k_post", stop=("\n\n", "Problem:"), max_tokens=256, fewshot=2),
    right("Minerva's form for MATH", ALGEBRA, r"""
        text = f"Problem:\n{data['problem']}\n\nSolution:\n"
        answer = data["final"]
    """, out="f\"{data['solution']}\\nFinal Answer: The final answer is ${answer}$. I hope it is correct.\"", postprocess="math_post", stop=("Problem:",), max_tokens=256, fewshot=4),
    right("Only the formula, in dollars on both sides", ALGEBRA, r"""
        text = f"{data['problem']} Write the result as a formula between dollar signs.\nResult:"
        answer = "$" + data["final"] + "$"
    """, fewshot=2),
    right("SQuAD with a title line and quotes", SQUAD, r"""
        text = f'Context: "{data["context"]}"\nQuestion: "{data["question"]}"\nAnswer: "'
        answer = data["answers"][0]
    """, out="answer", stop=('"', "\n"), fewshot=0),
    right("Several golds, of which the shots show the first", SQUAD, r"""
        text = f"{data['context']}\n\nQ: {data['question']}\nA:"
        answer = data["answers"]
    """, out='" " + answer[0]', metric="exact_match", fewshot=2),
    right("Overlap of words as the metric, with one gold", SQUAD, r"""
        text = f"Passage: {data['context']}\nQuestion: {data['question']}\nShort answer:"
        answer = data["answers"][0]
    """, metric="f1_score", fewshot=1),
    right("A letter from one reader to another, with the passage set off by lines", SQUAD, r"""
        bar = "=" * 20
        text = f"{bar}\n{data['context']}\n{bar}\n{data['question']}\n>"
        answer = data["answers"][0]
    """, fewshot=3),
    right("Translation by language codes", PAIRS, r"""
        text = f"[en] {data['en']}\n[zh]"
        answer = data["zh"]
    """, metric="chrf", fewshot=4),
    right("Translation from Chinese, asked for in English", PAIRS, r"""
        text = f"Chinese: {data['zh']}\nEnglish translation:"
        answer = data["en"]
    """, description="Translate the Chinese sentences into English.", metric="chrf", fewshot=2),
    right("Translation, zero-shot, in quotes", PAIRS, r"""
        text = f"Q: How do you say \"{data['en']}\" in Chinese?\nA:"
        answer = data["zh"]
    """, metric="chrf", fewshot=0),
    right("Dates in ISO form with an example in the instruction", DATES, r"""
        text = f"Extract the date as YYYY-MM-DD, such as 1999-12-31.\n\n{data['mail']}\n\nDate:"
        answer = data["date"]
    """, own={"separator": "\n\n\n"}, fewshot=2),
    right("Dates as JSON with three numbers", DATES, r"""
        year, month, day = (int(part) for part in data["date"].split("-"))
        text = f'Text: {data["mail"]}\nReturn JSON with the keys year, month and day.\nJSON:'
        answer = json.dumps({"year": year, "month": month, "day": day})
    """, above="import json", fewshot=3),
    right("Dates as day/month/year, asked for and given so", DATES, r"""
        text = f"Mail: {data['mail']}\nDate (DD/MM/YYYY):"
        answer = "/".join(reversed(data["date"].split("-")))
    """, fewshot=2),
    right("What a program prints, lists and True among it", OUTPUTS, r"""
        text = f"Code:\n```python\n{data['code']}\n```\nOutput:"
        answer = data["result"]
    """),
    right("A Python shell, with braces and quotes of its own", OUTPUTS, r"""
        text = "$ cat main.py\n" + data["code"] + "\n$ python main.py\n"
        answer = data["result"]
    """, out="answer", fewshot=2),
    right("Functions to be written behind their docstring's words", CODE, r"""
        text = f"# {data['task']}\n# Test: {data['test']}\n"
        answer = data["code"]
    """, out="answer", postprocess="mbpp_post", metric="chrf", stop=("\n\n", "# "), max_tokens=128, fewshot=2, own={"separator": "\n\n\n"}),
    right("Code that is asked for without shots", CODE, r"""
        text = f"{data['task']} It should pass this test:\n\n{data['test']}\n\nWrite the code only.\n"
        answer = data["code"]
    """, out="answer", postprocess="mbpp_post", metric="chrf", stop=("\n\n",), max_tokens=128, fewshot=0),
    right("Formulas with subscripts, and their names", CHEMISTRY, r"""
        text = f"Formula: {data['compound']}\nName:"
        answer = data["name"]
    """, fewshot=4),
    right("Names, and formulas with subscripts as answers", CHEMISTRY, r"""
        text = f"What is the chemical formula of {data['name']}?\nFormula:"
        answer = data["compound"]
    """, fewshot=2),
    right("A table of Markdown that is made of the row's pairs", TABLES, r"""
        lines = ["| name | value |", "| --- | --- |"]
        lines += [f"| {name} | {value} |" for name, value in data["rows"]]
        text = "\n".join(lines) + f"\n\n{data['question']}\nAnswer:"
        answer = data["answer"]
    """, fewshot=2),
    right("The same table as comma-separated values", TABLES, r"""
        table = "\n".join(",".join(pair) for pair in data["rows"])
        text = f"CSV:\nname,value\n{table}\nQ: {data['question']}\nA:"
        answer = data["answer"]
    """),
    right("A table as sentences", TABLES, r"""
        facts = " ".join(f"{name}: {value}." for name, value in data["rows"])
        text = f"Facts: {facts}\nQuestion: {data['question']}\nAnswer:"
        answer = data["answer"]
    """, description="Answer from the facts alone.", fewshot=1),
    right("A search engine's box with a snippet", SQUAD, r"""
        text = "Query: {question}\nSnippet: {context}\nBest answer:".format(**data)
        answer = data["answers"][0]
    """, fewshot=2),
    right("Sums as a dialogue of a pupil and a tutor", SUMS, r"""
        text = f"Pupil: {data['question']}\nTutor:"
        *steps, last = data["answer"].split("\n")
        answer = last.split()[-1]
    """, out='" " + " ".join(steps) + f" The answer is {answer}."', postprocess="gsm8k_post", stop=("\n", "Pupil:"), max_tokens=256, fewshot=3),
)
