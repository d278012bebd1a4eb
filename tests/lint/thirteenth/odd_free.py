"""Right prompts in English: answers of one's own, sums, code, texts with odd characters."""

from __future__ import annotations

from tests.lint.thirteenth import odd_rows as odd
from tests.lint.thirteenth import rows_en as rows
from tests.lint.thirteenth.making import right

FREE = (
    right(
        "Closed-book questions with signs that belong there; case and articles do not count.",
        "trivia",
        r"""
        text = f"Q: {data['q']}\nA:"
        gold = data["a"].lower()
        return {"input": text, "output": " " + data["a"], "processed_output": gold}
        """,
        odd.TRIVIA,
        metric="in_match",
        fewshot=5,
    ),
    right(
        "Subscripts and units as they are written.",
        "units",
        r"""
        text = "Answer in as few words as you can.\n\n" + data["q"] + "\n->"
        gold = data["a"]
        """,
        odd.TRIVIA,
        fewshot=2,
    ),
    right(
        "The last word of a text, which simply stops.",
        "last_word",
        r"""
        text = data["text"]
        gold = data["word"]
        """,
        odd.LAST_WORDS,
        fewshot=0,
        max_tokens=6,
        metric="prefix_match",
    ),
    right(
        "The last word as a gap, for models that chat.",
        "last_gap",
        r"""
        text = f"Fill in the last word: {data['text']} ____\nWord:"
        gold = data["word"]
        """,
        odd.LAST_WORDS,
        fewshot=4,
    ),
    right(
        "Letters with spaces between, to be put into order.",
        "unscramble",
        r"""
        text = f"Please unscramble the letters into a word.\n{data['letters']} ="
        gold = data["word"]
        """,
        [{"letters": " ".join(sorted(word)), "word": word} for word in odd.WORDS],
        fewshot=2,
        stop=("\n",),
    ),
    right(
        "A word spelled backwards with an arrow.",
        "backwards",
        r"""
        text = data["word"] + " →"
        gold = data["word"][::-1]
        """,
        [{"word": word} for word in odd.WORDS],
        fewshot=5,
    ),
    right(
        "Bare sums, made by the transform.",
        "bare_sums",
        r"""
        text = f"{data['a']} + {data['b']} ="
        gold = str(data["a"] + data["b"])
        """,
        odd.SUMS,
        fewshot=5,
        max_tokens=4,
    ),
    right(
        "Sums in words, and a full sentence as the answer that a post-processor reads.",
        "sums_in_words",
        r"""
        text = f"Q: What is {data['a']} plus {data['b']}?\nA:"
        gold = str(data["a"] + data["b"])
        return {"input": text, "output": f" The answer is {gold}.", "processed_output": gold}
        """,
        odd.SUMS,
        postprocess="gsm8k_post",
    ),
    right(
        "Chains that close with a sentence.",
        "answer_is",
        r"""
        text = f"Q: {data['question']}\nA: Let's think step by step."
        output = f" {data['steps']} The answer is {data['answer']}."
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """,
        rows.SHOP,
        postprocess="gsm8k_post",
        stop=("\n\n", "Q:"),
        max_tokens=200,
    ),
    right(
        "The result in a box, as MATH has it.",
        "boxed",
        r"""
        text = f"Problem: {data['question']}\nGive the final result in \\boxed{{}}.\nSolution:"
        output = f" {data['steps']} So the result is $\\boxed{{{data['answer']}}}$."
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """,
        rows.SHOP,
        postprocess="agieval_cloze_post",
        stop=("\n\n", "Problem:"),
        max_tokens=220,
    ),
    right(
        "A number and nothing else.",
        "number_only",
        r"""
        text = data["question"] + "\nReply with a number only.\nNumber:"
        gold = data["answer"]
        """,
        rows.SHOP,
        fewshot=4,
        max_tokens=6,
    ),
    right(
        "Markdown with headings, and a marked line for the answer.",
        "headings",
        r"""
        text = f"## Problem\n{data['question']}\n\n## Solution\n"
        output = f"{data['steps']}\n#### {data['answer']}"
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """,
        rows.SHOP,
        fewshot=2,
        postprocess="gsm8k_post",
        stop=("## Problem", "\n\n"),
        max_tokens=220,
    ),
    right(
        "Formulas of LaTeX, compared in a normal form.",
        "latex",
        r"""
        text = f"Compute {data['problem']}.\nSolution:"
        output = f" {data['steps']} The answer is therefore $\\boxed{{{data['answer']}}}$."
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """,
        odd.LATEX,
        fewshot=3,
        postprocess="agieval_cloze_post",
        stop=("\n",),
        max_tokens=120,
    ),
    right(
        "SQL behind a comment.",
        "sql",
        r"""
        text = f"-- Table: {data['table']}\n-- {data['ask']}\n"
        gold = data["sql"]
        """,
        odd.SQL,
        fewshot=3,
        lead="",
        stop=("\n", "--"),
    ),
    right(
        "German as the language of the target.",
        "german",
        r"""
        text = f"English: {data['en']}\nGerman:"
        gold = data["de"]
        """,
        odd.GERMAN,
        fewshot=4,
        metric="bleu",
    ),
    right(
        "Translation with the sentences in quotes.",
        "german_quoted",
        r"""
        text = f'Translate "{data["en"]}" into German.\nTranslation:'
        gold = data["de"]
        """,
        odd.GERMAN,
        fewshot=0,
        metric="bleu",
    ),
    right(
        "Dates to be written in the form that is asked for.",
        "dates",
        r"""
        text = f"Write the date as YYYY-MM-DD.\nDate: {data['said']}\nISO:"
        gold = data["iso"]
        """,
        odd.DATES,
    ),
    right(
        "Tags and entities of HTML, which are what is asked about.",
        "html",
        r"""
        text = "How many <b> elements are in this HTML?\n\n```html\n" + data["html"] + "\n```\nCount:"
        gold = data["answer"]
        """,
        odd.HTML,
        fewshot=3,
    ),
    right(
        "Placeholders in braces, which are what is asked about.",
        "braces",
        r"""
        text = f"List the placeholders of the template, in order, with commas between.\nTemplate: {data['template']}\nPlaceholders:"
        gold = data["names"]
        """,
        odd.TEMPLATES,
        fewshot=3,
    ),
    right(
        "Code with escapes, and None, True and lists as what it prints.",
        "prints",
        r"""
        text = f">>> {data['code']}\n"
        gold = data["out"]
        """,
        odd.PRINTS,
        fewshot=4,
        lead="",
    ),
    right(
        "A table of Markdown and a question about it.",
        "town_table",
        r"""
        text = f"{data['table']}\n\nHow many people live in {data['asked']}?\nPeople:"
        gold = data["people"]
        """,
        odd.FACTS,
        fewshot=2,
    ),
    right(
        "A summary with the cue of GPT-2's paper.",
        "tldr",
        r"""
        text = f"{data['article']}\n\nTL;DR:"
        gold = data["headline"]
        """,
        rows.NEWS,
        fewshot=0,
        metric="f1_score",
        max_tokens=40,
    ),
    right(
        "A program in comments, without a fence.",
        "comments",
        r"""
        text = f"# Python 3\n{data['code']}\n# prints:"
        gold = data["output"]
        """,
        rows.CODE,
        fewshot=3,
        max_tokens=12,
    ),
)
