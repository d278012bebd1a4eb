"""Right tasks whose answers are labels, words, numbers and texts."""

from __future__ import annotations

from tests.lint.fourth import material
from tests.lint.fourth.rows import table
from tests.lint.shape import Row, SmallTask, code

SUPPORT = SmallTask(
    "support",
    code(
        r"""
        text = (
            "Sort the message into one of " + ", ".join(LABELS) + ".\n"
            "Message: " + data["text"] + "\n"
            "Category:"
        )
        return {"input": text, "output": " " + data["label"], "processed_output": data["label"]}
        """,
        'LABELS = ("account", "billing", "bug", "request")\n',
    ),
    tuple(table(material.SUPPORT, "text", "label")),
    fewshot=4,
    shots=(
        {"text": "My trial ended and I cannot log in.", "label": "account"},
        {"text": "You took the yearly fee instead of the monthly one.", "label": "billing"},
        {"text": "Scrolling is stuck on long pages.", "label": "bug"},
        {"text": "Please let me print my list.", "label": "request"},
        {"text": "The search finds nothing since Friday.", "label": "bug"},
        {"text": "I want a receipt for my last payment.", "label": "billing"},
    ),
)

NLI = SmallTask(
    "nli",
    code(
        r"""
        label = NAMES[data["label"]]
        text = f"Premise: {data['premise']}\n"
        text += f"Hypothesis: {data['hypothesis']}\n"
        text += "Relation (entailment, neutral or contradiction):"
        return {"input": text, "output": f" {label}", "processed_output": label}
        """,
        'NAMES = ["entailment", "neutral", "contradiction"]\n',
    ),
    tuple(
        {
            "premise": row["premise"],
            "hypothesis": row["hypothesis"],
            "label": ["entailment", "neutral", "contradiction"].index(row["name"]),
            "label_text": row["name"],
        }
        for row in table(material.PREMISES, "premise", "hypothesis", "name")
    ),
    postprocess="exact_match_post",
)

BUDGETS = SmallTask(
    "budgets",
    code(
        r"""
        steps, _, number = data["answer"].partition("\n#### ")
        return {
            "input": f"Question: {data['question']}\nAnswer: Let's think step by step.",
            "output": f" {steps}\n#### {number}",
            "processed_output": number,
        }
        """
    ),
    tuple(
        {"question": row["question"], "answer": f"{row['steps']}\n#### {row['number']}"}
        for row in table(material.BUDGETS, "question", "steps", "number")
    ),
    postprocess="gsm8k_post",
    stop=("\n\n", "Question:"),
    max_tokens=256,
)

FOUNDED = SmallTask(
    "founded",
    code(
        r"""
        text = TEMPLATE.format(text=data["text"])
        return {"input": text, "output": " " + data["year"], "processed_output": data["year"]}
        """,
        r"""TEMPLATE = "Text: {text}\nTask: Say in which year it was founded.\nYear:"
        """,
    ),
    tuple(table(material.FOUNDED, "text", "year")),
)

WHO = SmallTask(
    "who",
    code(
        r"""
        names = ", ".join(data["names"])
        text = "\n".join(["Sentence: " + data["sentence"], "Names of people in it:"])
        return {"input": text, "output": " " + names, "processed_output": names}
        """
    ),
    tuple(
        {"sentence": row["sentence"], "names": row["names"].split(", ")}
        for row in table(material.WHO, "sentence", "names")
    ),
)

ENDINGS = SmallTask(
    "endings",
    code(
        r"""
        context, word = data["text"].rsplit(" ", 1)
        return {"input": context, "output": " " + word, "processed_output": word}
        """
    ),
    tuple(
        {"text": f"{row['context']} {row['word']}"}
        for row in table(material.ENDINGS, "context", "word")
    ),
    fewshot=3,
    description="Each sentence ends with one word that fits.",
)

GERMAN = SmallTask(
    "german",
    code(
        r"""
        source = data["translation"]["de"]
        target = data["translation"]["en"]
        return {
            "input": f"German: {source}\nEnglish:",
            "output": f" {target}",
            "processed_output": target,
        }
        """
    ),
    tuple(
        {"translation": {"de": row["de"], "en": row["en"]}}
        for row in table(material.GERMAN, "de", "en")
    ),
    metric="bleu",
)

SNIPPETS = SmallTask(
    "snippets",
    code(
        r"""
        parts = ["What does this program print?", FENCE + "python", data["code"], FENCE, "Output:"]
        return {
            "input": "\n".join(parts),
            "output": " " + data["output"],
            "processed_output": data["output"],
        }
        """,
        'FENCE = "`" * 3\n',
    ),
    tuple(table(material.SNIPPETS, "code", "output")),
    fewshot=2,
)

FUNCTIONS = SmallTask(
    "functions",
    code(
        r"""
        text = EXAMPLES + f"# {data['task']}\ndef {data['head']}:"
        return {"input": text, "output": "\n    " + data["body"], "processed_output": data["body"]}
        """,
        r"""
        EXAMPLES = (
            "# Return the product of two numbers.\n"
            "def product(a, b):\n"
            "    return a * b\n\n"
            "# Say whether a text is empty.\n"
            "def is_empty(text):\n"
            "    return not text\n\n"
        )
        """,
    ),
    tuple(table(material.FUNCTIONS, "task", "head", "body")),
    fewshot=0,
    stop=("\n\n", "\n#", "\ndef"),
    max_tokens=128,
)


def _calls() -> list[Row]:
    rows = table(material.CALLS, "said", "slot")
    return [{"turns": row["said"].split(";"), "slot": row["slot"]} for row in rows]


CALLS = SmallTask(
    "calls",
    code(
        r"""
        said = ""
        for number, turn in enumerate(data["turns"]):
            speaker = "Agent" if number % 2 else "Customer"
            said += f"{speaker}: {turn}\n"
        asked = "What does the last turn tell: pick-up place, party size, weight or time?\n"
        return {
            "input": said + asked + "It tells:",
            "output": " " + data["slot"],
            "processed_output": data["slot"],
        }
        """
    ),
    tuple(_calls()),
)

TASKS = (SUPPORT, NLI, BUDGETS, FOUNDED, WHO, ENDINGS, GERMAN, SNIPPETS, FUNCTIONS, CALLS)
