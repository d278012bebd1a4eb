"""Right prompts in English: questions with options."""

from __future__ import annotations

from tests.lint.thirteenth import rows_en as rows
from tests.lint.thirteenth.making import PPL, ranked, right

CHOICES = (
    right(
        "Letters in brackets, all on one line, and brackets in the answer.",
        "brackets",
        r"""
        options = " ".join(f"({l}) {c}" for l, c in zip("ABCD", data["choices"]))
        text = f"Q: {data['question']}\nAnswer Choices: {options}\nA:"
        gold = f"({'ABCD'[data['answer']]})"
        """,
        rows.SCIENCE,
    ),
    right(
        "Small letters with a bracket behind, and a small letter is the answer.",
        "small_letters",
        r"""
        text = data["question"] + "\n" + "".join(f"{l}) {c}\n" for l, c in zip("abcd", data["choices"]))
        text += "The correct answer is"
        gold = "abcd"[data["answer"]]
        """,
        rows.SCIENCE,
        max_tokens=4,
    ),
    right(
        "Roman numerals.",
        "roman",
        r"""
        marks = ["I", "II", "III", "IV"]
        text = f"{data['question']}\n"
        for mark, choice in zip(marks, data["choices"]):
            text += f"{mark}. {choice}\n"
        text += "Numeral:"
        gold = marks[data["answer"]]
        """,
        rows.SCIENCE,
    ),
    right(
        "Numbered options, and the number is asked for.",
        "numbered",
        r"""
        lines = [f"{i + 1}. {c}" for i, c in enumerate(data["choices"])]
        text = "\n".join([data["question"], *lines, "Number of the right option:"])
        gold = str(data["answer"] + 1)
        """,
        rows.SCIENCE,
        max_tokens=4,
    ),
    right(
        "Options behind dashes, and the option's words are the answer.",
        "dashes",
        r"""
        text = f"Question: {data['question']}\nPossible answers:\n"
        text += "".join(f"- {choice}\n" for choice in data["choices"]) + "Answer:"
        gold = data["choices"][data["answer"]]
        """,
        rows.SCIENCE,
        max_tokens=16,
    ),
    right(
        "A question as XML, as some assistants like it.",
        "xml",
        r"""
        body = "".join(f'  <option id="{l}">{c}</option>\n' for l, c in zip("ABCD", data["choices"]))
        text = f"<item>\n  <question>{data['question']}</question>\n{body}</item>\nGive the id of the right option.\nId:"
        gold = "ABCD"[data["answer"]]
        """,
        rows.SCIENCE,
        fewshot=2,
    ),
    right(
        "A question as JSON.",
        "json_question",
        r"""
        item = {"question": data["question"], "options": dict(zip("ABCD", data["choices"]))}
        text = json.dumps(item) + "\nKey of the right option:"
        gold = "ABCD"[data["answer"]]
        """,
        rows.SCIENCE,
        "import json",
        fewshot=2,
    ),
    right(
        "Options shuffled by the stream that is handed in, and the letter goes along.",
        "shuffled",
        r"""
        order = r.sample(range(4), 4)
        text = f"Question: {data['question']}\n"
        for letter, place in zip("ABCD", order):
            text += f"{letter}. {data['choices'][place]}\n"
        text += "Answer:"
        gold = "ABCD"[order.index(data["answer"])]
        """,
        rows.SCIENCE,
    ),
    right(
        "Letters are ranked, with the options in the prompt.",
        "ranked_letters",
        r"""
        listed = "\n".join(f"{l}. {c}" for l, c in zip("ABCD", data["choices"]))
        text = f"{data['question']}\n{listed}\nWhich letter is right?\n"
        gold = "ABCD"[data["answer"]]
        """,
        ranked(rows.SCIENCE, lambda r: {x: x == "ABCD"[r["answer"]] for x in "ABCD"}),
        **PPL,
    ),
    right(
        "The texts of the options are ranked, and none of them is shown.",
        "ranked_texts",
        r"""
        text = f"Question: {data['question']}\nAnswer:\n"
        gold = data["choices"][data["answer"]]
        """,
        ranked(rows.SCIENCE, lambda r: {c: c == r["choices"][r["answer"]] for c in r["choices"]}),
        **PPL,
        fewshot=0,
    ),
    right(
        "Turns of a chat, written out.",
        "chat",
        r"""
        listed = "\n".join(f"{l}. {c}" for l, c in zip("ABCD", data["choices"]))
        text = f"User: {data['question']}\n{listed}\nPlease reply with one letter.\nAssistant:"
        gold = "ABCD"[data["answer"]]
        """,
        rows.SCIENCE,
        stop=("\n", "User:"),
    ),
    right(
        "A sentence of reasons, then the letter, which the post-processor finds.",
        "reasons",
        r"""
        text = f"Question: {data['question']}\n"
        text += "".join(f"({l}) {c}\n" for l, c in zip("ABCD", data["choices"]))
        text += "Explain your choice in a sentence, then give the letter.\nAnswer:"
        gold = "ABCD"[data["answer"]]
        why = f" Of these only {data['choices'][data['answer']]} fits. So the answer is ({gold})."
        return {"input": text, "output": why, "processed_output": gold}
        """,
        rows.SCIENCE,
        postprocess="agieval_single_answer_post",
    ),
    right(
        "Options as a table of Markdown.",
        "markdown_table",
        r"""
        text = f"### Question\n{data['question']}\n\n| A | B | C | D |\n|---|---|---|---|\n"
        text += "| " + " | ".join(data["choices"]) + " |\n\n### Letter of the answer\n"
        gold = "ABCD"[data["answer"]]
        """,
        rows.SCIENCE,
        lead="",
        fewshot=2,
    ),
)
