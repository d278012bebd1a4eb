"""Right tasks in which an option is chosen."""

from __future__ import annotations

from tests.lint.fourth import material
from tests.lint.fourth.rows import listed, placed, scored, table
from tests.lint.shape import Row, SmallTask, code

SKY = SmallTask(
    "sky",
    code(
        r"""
        lines = [f"Question: {data['question']}"]
        for letter, choice in zip(LETTERS, data["choices"]):
            lines.append(f"{letter}. {choice}")
        lines.append("Answer:")
        letter = LETTERS[data["answer"]]
        return {"input": "\n".join(lines), "output": f" {letter}", "processed_output": letter}
        """,
        'LETTERS = "ABCD"\n',
    ),
    tuple(listed(material.SKY)),
    description="The following are questions about astronomy, each with one right answer.",
)


def _materials() -> list[Row]:
    rows: list[Row] = []
    for row in listed(material.MATERIALS):
        choices = {"label": list("ABCD"), "text": row["choices"]}
        rows.append(
            {
                "id": f"MS_{4096 + 37 * len(rows)}",
                "question": row["question"],
                "choices": choices,
                "answerKey": "ABCD"[row["answer"]],
            }
        )
    return rows


MATERIALS = SmallTask(
    "materials",
    code(
        r"""
        text = data["question"] + "\n"
        for label, choice in zip(data["choices"]["label"], data["choices"]["text"]):
            text += "(" + label + ") " + choice + "\n"
        text += "The right option is"
        gold = data["answerKey"]
        return {"input": text, "output": " (" + gold + ")", "processed_output": gold}
        """
    ),
    tuple(_materials()),
    fewshot=2,
    postprocess="agieval_single_answer_post",
)


def _house() -> list[Row]:
    rows: list[Row] = []
    for number, row in enumerate(table(material.HOUSE, "goal", "right", "wrong")):
        options, _ = placed([row["right"], row["wrong"]], number)
        rows.append({"goal": row["goal"], "target_scores": scored(options, row["right"])})
    return rows


HOUSE = SmallTask(
    "house",
    code(
        r"""
        scores = data["target_scores"]
        answer = max(scores, key=scores.get)
        return {
            "input": f"Goal: {data['goal']}\nSolution:\n",
            "output": answer,
            "processed_output": answer,
        }
        """
    ),
    tuple(_house()),
    method="ppl",
    fewshot=2,
    metric="log_prob",
)

FILMS = SmallTask(
    "films",
    code(
        r"""
        text = "Review: %s\nSentiment:" % data["review"]
        (gold,) = [label for label, score in data["target_scores"].items() if score]
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    tuple(
        {
            "review": row["review"],
            "target_scores": scored(["negative", "positive"], row["label"]),
        }
        for row in table(material.FILMS, "review", "label")
    ),
    method="ppl",
    fewshot=4,
    metric="log_prob",
    description="Say whether each review is positive or negative.",
    own={"target_delimiter": " "},
)

FACTS = SmallTask(
    "facts",
    code(
        r"""
        passage, question = data["passage"], data["question"]
        gold = "yes" if data["label"] else "no"
        return {
            "input": f"Passage: {passage}\nQuestion: {question}\nAnswer (yes or no):",
            "output": gold,
            "processed_output": gold,
        }
        """
    ),
    tuple(
        {
            "passage": row["passage"],
            "question": row["question"],
            "label": row["label"] == "yes",
            "target_scores": scored(["yes", "no"], row["label"]),
        }
        for row in table(material.FACTS, "passage", "question", "label")
    ),
    method="ppl",
    fewshot=2,
    metric="log_prob",
    own={"target_delimiter": " "},
)


def _pronouns() -> list[Row]:
    rows: list[Row] = []
    for number, row in enumerate(table(material.PRONOUNS, "sentence", "pronoun", "right", "wrong")):
        options, _ = placed([row["right"], row["wrong"]], number)
        rows.append(
            {
                "sentence": row["sentence"],
                "pronoun": row["pronoun"],
                "options": options,
                "answer": row["right"],
            }
        )
    return rows


PRONOUNS = SmallTask(
    "pronouns",
    code(
        r"""
        first, second = data["options"]
        prompt = data["sentence"]
        prompt += f"\nWhom or what does \"{data['pronoun']}\" mean?"
        prompt += f"\n1) {first}\n2) {second}\nNumber:"
        number = str(data["options"].index(data["answer"]) + 1)
        return {"input": prompt, "output": " " + number, "processed_output": number}
        """
    ),
    tuple(_pronouns()),
)


def _groups() -> list[Row]:
    rows: list[Row] = []
    for number, row in enumerate(table(material.GROUPS, "words", "odd")):
        others = [word for word in row["words"].split(", ") if word != row["odd"]]
        words, _ = placed([row["odd"], *others], number + 3)
        rows.append({"words": words, "odd": row["odd"]})
    return rows


GROUPS = SmallTask(
    "groups",
    code(
        r"""
        shown = [f"{mark}) {word}" for mark, word in zip(MARKS, data["words"])]
        mark = MARKS[data["words"].index(data["odd"])]
        return dict(
            input="Which word does not fit?\n" + "\n".join(shown) + "\nAnswer:",
            output=" " + mark,
            processed_output=mark,
        )
        """,
        'MARKS = "abcd"\n',
    ),
    tuple(_groups()),
    fewshot=4,
)


def _puzzles() -> list[Row]:
    golds = ["three", "Monday", "three", "Cy", "three", "nine", "32"]
    golds += ["They are grandfather, father and son.", "twelve", "the standing one"]
    rows: list[Row] = []
    names = ("question", "first", "second", "third", "why")
    for row, gold in zip(table(material.PUZZLES, *names), golds, strict=True):
        options = [row["first"], row["second"], row["third"]]
        rows.append(
            {
                "question": row["question"],
                "options": options,
                "why": row["why"],
                "gold": "ABC"[options.index(gold)],
            }
        )
    return rows


PUZZLES = SmallTask(
    "puzzles",
    code(
        r"""
        text = WORKED + ask(data["question"], data["options"])
        output = f" {data['why']} So the answer is ({data['gold']})."
        return {"input": text, "output": output, "processed_output": data["gold"]}
        """,
        r'''
        WORKED = """Question: A train has 5 coaches with 20 seats each. How many seats are there?
        Options: (A) 25 (B) 100 (C) 120
        Answer: Let's think step by step. Each coach has 20 seats, so there are 5 * 20 = 100. So the answer is (B).

        Question: Which of these weighs most?
        Options: (A) a feather (B) a spoon (C) a piano
        Answer: Let's think step by step. A feather and a spoon fit into a hand, a piano does not. So the answer is (C).

        Question: It is 10 o'clock. What time was it three hours ago?
        Options: (A) 7 o'clock (B) 8 o'clock (C) 1 o'clock
        Answer: Let's think step by step. 10 - 3 = 7. So the answer is (A).

        """


        def ask(question, options):
            shown = " ".join(f"({letter}) {option}" for letter, option in zip("ABC", options))
            return f"Question: {question}\nOptions: {shown}\nAnswer: Let's think step by step."
        ''',
    ),
    tuple(_puzzles()),
    fewshot=0,
    postprocess="agieval_single_answer_post",
    stop=("\n\n", "Question:"),
    max_tokens=256,
)

TASKS = (SKY, MATERIALS, HOUSE, FILMS, FACTS, PRONOUNS, GROUPS, PUZZLES)
