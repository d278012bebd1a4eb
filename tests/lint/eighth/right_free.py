"""Right prompts whose answers are texts, numbers or programs' output."""

from __future__ import annotations

from functools import partial

from tests.lint.eighth.right_making import body, short
from tests.lint.eighth.tasks_free import (
    CHATS,
    FANYI,
    FORMULAS,
    LEDGERS,
    PROGRAMS,
    SLOVO,
    SQUAD,
    SUMS,
    YINGYONG,
    YUEDU,
)

_sum = partial(short, SUMS)
_zh = partial(short, YINGYONG)
_read = partial(short, SQUAD)
_du = partial(short, YUEDU)
_en = partial(short, FANYI)
_chat = partial(short, CHATS)
_word = partial(short, SLOVO)
_run = partial(short, PROGRAMS)
_table = partial(short, LEDGERS)
_math = partial(short, FORMULAS)
_GOLD = 'data["answer"].rpartition("#### ")[2]'
_SPAN = 'data["answers"]["text"][0]'
_GRID = r'"\n".join(" | ".join(row) for row in (data["table"]["header"], *data["table"]["rows"]))'
_CSV = r'"\n".join(",".join(row) for row in (data["table"]["header"], *data["table"]["rows"]))'

# fmt: off
FREE = (
    _sum("the row's own solution with its hashes", r'"Question: " + data["question"] + "\nAnswer:"', _GOLD, '" " + data["answer"]'),
    _sum("direct, the number alone", r'"Q: " + data["question"] + "\nA (a number):"', _GOLD, stop=("\n",), max_tokens=16),
    _sum("pupil and teacher", r'"Teacher: " + data["question"] + " Show your working.\nPupil:"', _GOLD, r'" " + data["answer"].partition("\n")[0] + " So the answer is " + answer + "."', stop=("\nTeacher:", "\n\n")),
    _sum("thinking in tags", r'"Problem: " + data["question"] + "\n<think>"', _GOLD, r'data["answer"].partition("\n")[0] + "</think>\nThe answer is " + answer', stop=("\n\n", "Problem:")),
    _sum("a box at the end, and it is asked for", r'"Problem: " + data["question"] + "\nReason step by step, and put the final answer in \\boxed{}.\nSolution:"', _GOLD, r'" " + data["answer"].partition("\n")[0] + " \\boxed{" + answer + "}"', postprocess="agieval_cloze_post"),
    _sum("instruction and response of Alpaca", r'"### Instruction:\n" + data["question"] + "\n\n### Response:\n"', _GOLD, r'data["answer"].partition("\n")[0] + "\n#### " + answer', stop=("### Instruction",)),
    _sum("one step a line", r'"Question: " + data["question"] + "\nSteps:\n"', _GOLD, r'"- " + data["answer"].partition("\n")[0].replace(". ", ".\n- ") + "\nThe answer is " + answer', stop=("\n\n",)),
    _sum("an equation alone", r'data["question"] + "\nLast equation:"', _GOLD, r'" " + max(re.findall(r"\d+ [-+*/] \d+ = \d+", data["answer"]), key=lambda e: e.endswith("= " + answer))', above="import re", postprocess="arithmetic_post", stop=("\n",)),
    _sum("no shots, the steps asked for", r'"Solve the problem step by step. End with the words: The answer is, and the number.\n\n" + data["question"] + "\n"', _GOLD, r'data["answer"].partition("\n")[0] + " The answer is " + answer + "."', fewshot=0),
    _sum("Chinese instructions for English rows", r'"问题：" + data["question"] + "\n请一步一步思考，最后一行写“#### ”和数字。\n解答："', _GOLD, 'data["answer"]', stop=("\n\n", "问题：")),
    body(
        SUMS,
        "shots by hand with chains",
        r"""
        gold = data["answer"].split("####")[-1].strip()
        steps = data["answer"].split("\n####")[0]
        text = CHAIN + f"Q: {data['question']}\nA:"
        return {"input": text, "output": f" {steps} The answer is {gold}.", "processed_output": gold}
        """,
        '''
        CHAIN = """Q: There are 15 trees, and workers plant 6 more. How many trees are there?
        A: There were 15 trees. 15 + 6 = 21. The answer is 21.

        Q: A pen costs 3 dollars. What do 7 pens cost?
        A: Each pen costs 3 dollars, so 7 * 3 = 21 dollars. The answer is 21.

        Q: Jon had 40 stamps and gave 13 away. How many has he?
        A: 40 - 13 = 27. The answer is 27.

        """
        ''',
        fewshot=0,
    ),
    body(
        SUMS,
        "shots by hand that stand for a model's messages",
        r"""
        messages = [("user", "2 + 2 * 5?"), ("assistant", "2 * 5 = 10 and 2 + 10 = 12. The answer is 12.")]
        messages.append(("user", data["question"]))
        text = "\n".join(f"{who}: {said}" for who, said in messages) + "\nassistant:"
        steps, _, gold = data["answer"].partition("\n#### ")
        return {"input": text, "output": f" {steps} The answer is {gold}.", "processed_output": gold}
        """,
        fewshot=0,
        stop=("\nuser:", "\n\n"),
    ),
    _zh("the answer alone", r'"题目：" + data["题目"] + "\n答案："', 'data["答案"]', "answer", max_tokens=16),
    _zh("a formula and a sentence", r'"应用题：" + data["题目"] + "\n解："', 'data["答案"]', 'data["步骤"] + "答案是" + answer'),
    _zh("full-width brackets around the step-by-step", r'"【题目】" + data["题目"] + "\n【过程与答案】"', 'data["答案"]', 'data["步骤"] + "答案是" + answer', fewshot=4),
    _zh("the words of a Chinese exam", r'"一、解答题（请写出计算过程，最后写“答案是”）\n" + data["题目"] + "\n"', 'data["答案"]', 'data["步骤"] + "答案是" + answer', fewshot=1),
    _zh("English instructions for Chinese rows", r'"Question: " + data["题目"] + "\nThink step by step in Chinese.\nAnswer:"', 'data["答案"]', '" " + data["步骤"] + "答案是" + answer'),
    _zh("teacher and pupil", r'"老师：" + data["题目"] + "\n学生："', 'data["答案"]', 'data["步骤"] + "答案是" + answer', stop=("\n", "老师：")),
    _read("the words of SQuAD", r'"Background: " + data["context"] + "\n\nQuestion: " + data["question"] + "\n\nAnswer:"', _SPAN),
    _read("question before the passage", r'"Question: " + data["question"] + "\nPassage: " + data["context"] + "\nAnswer:"', _SPAN),
    _read("quotes around the passage", r'"Read: \"" + data["context"] + "\"\n" + data["question"] + "\nShortest answer:"', _SPAN, fewshot=5),
    _read("the span in quotes, and quotes are asked for", r'data["context"] + "\n" + data["question"] + " Quote the words.\nQuote:"', "'\"' + " + _SPAN + " + '\"'"),
    _read("a document found by a search", r'"Documents:\n[1] " + data["context"] + "\n\nQuestion: " + data["question"] + "\nAnswer:"', _SPAN, description="Answer from the documents."),
    _read("JSON", r'json.dumps({"context": data["context"], "question": data["question"]}) + "\nanswer:"', _SPAN, above="import json"),
    _read("no shots, several lines of rules", r'"Rules:\n- Use words of the text only.\n- Be brief.\n\nText: " + data["context"] + "\nQuestion: " + data["question"] + "\nAnswer:"', _SPAN, fewshot=0),
    _read("several spellings count", r'data["context"] + "\nQuestion: " + data["question"] + "\nAnswer:"', _SPAN, metric="f1_score", fewshot=1),
    _read("a letter to a librarian", r'"Dear librarian, I read this: " + data["context"] + " Now I wonder: " + data["question"] + "\nThe librarian says:"', _SPAN),
    _du("the words of CMRC", r'"文章：" + data["篇章"] + "\n根据上文，回答如下问题：" + data["问题"] + "\n答："', 'data["答案"]', "answer"),
    _du("English cues for Chinese rows", r'"Passage: " + data["篇章"] + "\nQuestion: " + data["问题"] + "\nAnswer in Chinese:"', 'data["答案"]'),
    _du("brackets for cues", r'"【材料】" + data["篇章"] + "\n【问题】" + data["问题"] + "\n【回答】"', 'data["答案"]', "answer"),
    _du("question first, corner brackets around the text", r'data["问题"] + "请从「" + data["篇章"] + "」中找出答案。\n答案："', 'data["答案"]', "answer", fewshot=3),
    _du("question and answer by one character", r'data["篇章"] + "\n问：" + data["问题"] + "\n答："', 'data["答案"]', "answer", fewshot=3),
    _du("no shots", r'"请从短文中摘出答案，不要解释。\n短文：" + data["篇章"] + "\n问题：" + data["问题"] + "\n答案："', 'data["答案"]', "answer", fewshot=0),
    _en("arrows", r'data["zh"] + " =>"', 'data["en"]', description="Chinese => English"),
    _en("quotes and a question", r'"How does one say 「" + data["zh"] + "」 in English?\n"', 'data["en"]', "answer"),
    _en("Chinese instructions", r'"请把下面的中文翻译成英文。\n中文：" + data["zh"] + "\n英文："', 'data["en"]'),
    _en("codes of languages", r'"[zh] " + data["zh"] + "\n[en]"', 'data["en"]', fewshot=5),
    _en("pairs of a dictionary", r'"- zh: " + data["zh"] + "\n  en:"', 'data["en"]'),
    _en("no shots, the translation alone is asked for", r'"Translate into English. Write the translation only.\n\n" + data["zh"] + "\n"', 'data["en"]', "answer", fewshot=0),
    _chat("TL;DR", r'data["dialogue"] + "\nTL;DR:"', 'data["summary"]'),
    _chat("hashes around the dialogue", r'"#####\n" + data["dialogue"] + "\n#####\nWhat happened, in one sentence?\n"', 'data["summary"]', "answer"),
    _chat("a clerk who writes minutes", r'"Transcript\n----------\n" + data["dialogue"] + "\n\nMinutes:"', 'data["summary"]', fewshot=2),
    _chat("turns as a list", r'"".join(f"* {turn}\n" for turn in data["dialogue"].splitlines()) + "Summary of the chat:"', 'data["summary"]'),
    _chat("no shots and a limit of words", r'"Summarise the chat in at most 20 words.\n\n" + data["dialogue"] + "\n\nSummary:"', 'data["summary"]', fewshot=0),
    _chat("turns on one line, with slashes", r'"Chat: " + data["dialogue"].replace("\n", " / ") + "\nSummary:"', 'data["summary"]'),
    _word("the words of LAMBADA with a gap", r'data["text"] + " ____.\n→"', 'data["word"]', fewshot=3),
    _word("Russian instructions", r'"Закончи предложение одним словом.\n" + data["text"] + "…\nСлово:"', 'data["word"]', fewshot=3),
    _word("question and answer", r'"Вопрос: каким словом кончается «" + data["text"] + " …»?\nОтвет:"', 'data["word"]', fewshot=2),
    _word("two shots, one text a paragraph", r'data["text"]', 'data["word"]', fewshot=2),
    _run("the code in backticks of another length", r'"~~~python\n" + data["code"] + "\n~~~\nstdout:"', 'data["output"]'),
    _run("a session of Python", r'"\n".join(("... " if line.startswith(" ") else ">>> ") + line for line in data["code"].splitlines()) + "\nPrinted:"', 'data["output"]'),
    _run("an assert that is to be completed", r'"def program():\n" + "\n".join("    " + line for line in data["code"].splitlines()) + "\n\n# What does program() print? One line.\n# Answer:"', 'data["output"]', fewshot=2),
    _run("lines that bear numbers", r'"\n".join(f"{n:>2} {line}" for n, line in enumerate(data["code"].splitlines(), 1)) + "\nOutput of the program:"', 'data["output"]'),
    _run("Chinese instructions for a program", r'"下面的程序输出什么？\n```\n" + data["code"] + "\n```\n输出："', 'data["output"]', "answer"),
    _run("the output in a fence, which is asked for", r'"Program:\n" + data["code"] + "\nGive the output in backticks.\nOutput:"', '"`" + data["output"] + "`"'),
    _run("a session of a shell", r'"$ cat prog.py\n" + data["code"] + "\n$ python prog.py\n"', 'data["output"]', "answer"),
    _table("bars without a frame", _GRID + r' + "\n\n" + data["question"] + "\nAnswer:"', 'data["answer"]'),
    _table("CSV", r'"```csv\n" + ' + _CSV + r' + "\n```\nQ: " + data["question"] + "\nA:"', 'data["answer"]', fewshot=4),
    _table("JSON records", r'json.dumps([dict(zip(data["table"]["header"], row)) for row in data["table"]["rows"]]) + "\nQuestion: " + data["question"] + "\nAnswer:"', 'data["answer"]', above="import json"),
    _table("a table of LaTeX", r'"\\begin{tabular}{ll}\n" + " \\\\\n".join(" & ".join(row) for row in (data["table"]["header"], *data["table"]["rows"])) + "\n\\end{tabular}\n\nQuestion: " + data["question"] + "\nAnswer:"', 'data["answer"]'),
    _table("rows as sentences", r'" ".join(f"{data[\'table\'][\'header\'][0]} {a}: {data[\'table\'][\'header\'][1]} {b}." for a, b in data["table"]["rows"]) + " " + data["question"] + "\nAnswer:"', 'data["answer"]'),
    _table("the question before the table", r'"Question: " + data["question"] + "\n\n" + ' + _GRID + r' + "\n\nAnswer:"', 'data["answer"]', fewshot=3),
    _math("the words of Minerva", r'"Problem:\n" + data["problem"] + "\n\nSolution:"', 'data["answer"]', r'" " + data["solution"] + " Final Answer: The final answer is $" + answer + "$."', postprocess="math_post"),
    _math("the answer alone between dollars", r'"Exercise. " + data["problem"] + "\nResult:"', 'data["answer"]', '" $" + answer + "$"', stop=("\n",), max_tokens=32),
    _math("a user who asks for a box", r'"User: " + data["problem"] + " Put the answer in \\boxed{}.\nAssistant:"', 'data["answer"]', '" " + data["solution"]', stop=("\nUser:",)),
    _math("environments of LaTeX", r'"\\begin{problem}\n" + data["problem"] + "\n\\end{problem}\n\\begin{solution}\n"', 'data["answer"]', r'data["solution"] + "\n\\end{solution}"', stop=("\\begin{problem}",)),
    _math("Chinese instructions with a box", r'"题目：" + data["problem"] + "\n请把最后的答案写在\\boxed{}里。\n解："', 'data["answer"]', '" " + data["solution"]', stop=("题目：",)),
    _math("no shots, an essay's heading", r'"# Exercise\n\n" + data["problem"] + "\n\n# Solution (box the result with \\boxed)\n\n"', 'data["answer"]', 'data["solution"]', fewshot=0, stop=("# Exercise",)),
)
# fmt: on
