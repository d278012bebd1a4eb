"""The third corpus' right tasks that have options to choose from."""

from __future__ import annotations

from tests.lint.material import table
from tests.lint.rows import GOLD, choices, labelled, listed, plain
from tests.lint.shape import PLACES, Row, SmallTask, code
from tests.lint.third import material


def keyed(text: str) -> tuple[Row, ...]:
    """Return rows as ARC has them: options with labels of their own, and the right label."""
    made: list[Row] = []
    for row in choices(text, 3):
        options = list(row["target_scores"])
        held = {"text": options, "label": list("ABCD")}
        made.append(plain(row["question"], "", choices=held, answerKey=row["answer"]))
    return tuple(made)


def lettered(text: str) -> tuple[Row, ...]:
    """Return rows whose ranked options are letters, and whose texts are a list."""
    made: list[Row] = []
    for row in choices(text, 5):
        scores = {f" {letter}": int(letter == row["answer"]) for letter in "ABCD"}
        options = list(row["target_scores"])
        made.append(
            plain(row["question"], row["answer"], options=options) | {"target_scores": scores}
        )
    return tuple(made)


def endings() -> tuple[Row, ...]:
    """Return beginnings of sentences, and three endings each."""
    made: list[Row] = []
    for number, (start, right, *wrong) in enumerate(table(material.ENDINGS)):
        place = (number * 2 + 1) % 3
        options = [*wrong[:place], right, *wrong[place:]]
        scores = {f" {option}": int(option == right) for option in options}
        made.append(plain(start, "ABC"[place]) | {"target_scores": scores})
    return tuple(made)


def reading() -> tuple[Row, ...]:
    """Return Chinese passages with a question and four options."""
    made: list[Row] = []
    for number, (passage, question, right, *wrong) in enumerate(table(material.ZH_READING)):
        place = int(PLACES[number + 4])
        options = [*wrong[:place], right, *wrong[place:]]
        made.append(plain(question, "ABCD"[place], passage, options=options))
    return tuple(made)


def orders() -> tuple[Row, ...]:
    """Return things to be ordered under letters, and the right order of the letters."""
    turns = ("2031", "1302", "3120", "1023", "2310")
    made: list[Row] = []
    for number, (question, items) in enumerate(table(material.ORDERS)):
        right = items.split(",")
        shown = [right[int(place)] for place in turns[number % len(turns)]]
        answer = ", ".join("ABCD"[shown.index(item)] for item in right)
        made.append(plain(question, answer, items=shown, sorted=right))
    return tuple(made)


TASKS: tuple[SmallTask, ...] = (
    SmallTask(
        "rivers",
        code("""
            options = list(data["target_scores"])
            text = f"Question: {data['question']}\\n"
            for letter, option in zip("ABCD", options):
                text += f"{letter}. {option}\\n"
            text += "Answer:"
            return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """),
        choices(material.RIVERS),
    ),
    SmallTask(
        "cells-digits",
        code(
            """
            listed = "\\n".join(f"{i}) {option}" for i, option in enumerate(data["choices"], start=1))
            number = str(data["answer"] + 1)
            text = TEMPLATE.format(question=data["question"], listed=listed)
            return {"input": text, "output": " " + number, "processed_output": number}
        """,
            '\nTEMPLATE = "{question}\\n{listed}\\nNumber of the right option:"',
        ),
        listed(material.CELLS, 2),
    ),
    SmallTask(
        "roman",
        code(
            """
            lines = [data["question"]]
            lines += [f"({mark}) {option}" for mark, option in zip(ROMAN, data["choices"])]
            lines.append("Right is")
            mark = ROMAN[data["answer"]]
            return {"input": "\\n".join(lines), "output": f" ({mark})", "processed_output": f"({mark})"}
        """,
            '\nROMAN = ["i", "ii", "iii", "iv"]',
        ),
        listed(material.RIVERS, 6),
    ),
    SmallTask(
        "bullets",
        code("""
            options = data["choices"]
            bullets = "".join("\\n- " + option for option in options)
            text = f"{data['question']} Choose one.{bullets}\\nChoice:"
            gold = options[data["answer"]]
            return {"input": text, "output": " " + gold, "processed_output": gold}
        """),
        listed(material.CELLS, 9),
    ),
    SmallTask(
        "arc",
        code(
            """
            return {
                "input": prompt(data["question"], data["choices"]),
                "output": " " + data["answerKey"],
                "processed_output": data["answerKey"],
            }
        """,
            """
            def prompt(question, choices):
                pairs = zip(choices["label"], choices["text"])
                listed = "\\n".join(f"({label}) {text}" for label, text in pairs)
                return f"Q: {question}\\n{listed}\\nA:"
        """,
        ),
        keyed(material.CELLS),
        fewshot=2,
    ),
    SmallTask(
        "ppl-letters",
        code(f"""
            text = data["question"].strip() + "\\n"
            for number, option in enumerate(data["options"]):
                text += chr(ord("A") + number) + ". " + option + "\\n"
            text += "Answer:"
            {GOLD}
            return {{"input": text, "output": gold, "processed_output": gold}}
        """),
        lettered(material.RIVERS),
        method="ppl",
        metric="log_prob",
    ),
    SmallTask(
        "endings",
        code(f"""
            {GOLD}
            return {{"input": data["question"], "output": gold, "processed_output": gold}}
        """),
        endings(),
        method="ppl",
        metric="log_prob",
        fewshot=0,
    ),
    SmallTask(
        "zh-reading",
        code("""
            options = "\\n".join(f"{k}．{v}" for k, v in zip("ABCD", data["options"]))
            text = f"阅读短文，回答问题。\\n短文：{data['passage']}\\n问题：{data['question']}\\n{options}\\n答案："
            return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """),
        reading(),
        fewshot=2,
    ),
    SmallTask(
        "idioms",
        code(f"""
            text = f"把成语补充完整。\\n成语：{{data['question']}}\\n空格里的字："
            {GOLD}
            return {{"input": text, "output": gold, "processed_output": gold}}
        """),
        choices(material.IDIOMS, 1),
        method="ppl",
        metric="log_prob",
    ),
    SmallTask(
        "facts",
        code(f"""
            text = f"{{data['passage']}}\\nQuestion: {{data['question']}}\\nYes or no?"
            {GOLD}
            return {{"input": text, "output": gold, "processed_output": gold}}
        """),
        tuple(
            labelled(question, (" yes", " no"), f" {label}", passage)
            for passage, question, label in table(material.FACTS)
        ),
        method="ppl",
        metric="log_prob",
        fewshot=2,
    ),
    SmallTask(
        "nli",
        code(
            """
            fields = {"premise": data["premise"], "hypothesis": data["hypothesis"]}
            text = TEMPLATE % fields
            return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """,
            '''
            TEMPLATE = """Say entailment, neutral or contradiction.
            Premise: %(premise)s
            Hypothesis: %(hypothesis)s
            Label:"""
        ''',
        ),
        tuple(
            plain("", label, premise=one, hypothesis=two) for one, two, label in table(material.NLI)
        ),
    ),
    SmallTask(
        "orders",
        code("""
            items = "\\n".join(f"{letter}: {item}" for letter, item in zip("ABCD", data["items"]))
            text = f"{data['question']}\\n{items}\\nOrder of the letters:"
            return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """),
        orders(),
        fewshot=2,
    ),
)
