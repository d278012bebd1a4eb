"""The second corpus' right tasks."""

from __future__ import annotations

from collections.abc import Mapping

from tests.lint.material import table
from tests.lint.rows import GOLD, PLACE, choices, labelled, plain
from tests.lint.second import material
from tests.lint.shape import PLACES, Row, SmallTask, code


def varied(text: str) -> tuple[Row, ...]:
    """Return rows of three to five options, which are a list, and the gold a text."""
    made: list[Row] = []
    for number, (question, right, *wrong) in enumerate(table(text)):
        place = (number * 7 + 3) % (len(wrong) + 1)
        made.append(plain(question, right, options=[*wrong[:place], right, *wrong[place:]]))
    return tuple(made)


def picks() -> tuple[Row, ...]:
    """Return rows of four options, of which two are right."""
    made: list[Row] = []
    for number, (question, right, wrong) in enumerate(table(material.PICKS)):
        pool = [*((o, 1) for o in right.split(",")), *((o, 0) for o in wrong.split(","))]
        turn = int(PLACES[number])
        options = [*pool[turn:], *pool[:turn]]
        letters = "".join(
            letter for letter, (_, score) in zip("ABCD", options, strict=True) if score
        )
        made.append(plain(question, letters, options=[option for option, _ in options]))
    return tuple(made)


TASKS: tuple[SmallTask, ...] = (
    SmallTask(
        "small-letters",
        code(f"""
            text = f"{{data['question']}}\\n"
            for i, option in enumerate(data["target_scores"]):
                text += f"{{chr(97 + i)}}) {{option}}\\n"
            text += "Your choice:"
            {PLACE}
            mark = chr(97 + place) + ")"
            return {{"input": text, "output": " " + mark, "processed_output": mark}}
        """),
        choices(material.HISTORY, 1),
    ),
    SmallTask(
        "one-line",
        code("""
            options = data["options"]
            listed = " ".join(f"({letter}) {option}" for letter, option in zip("ABCDE", options))
            letter = "ABCDE"[options.index(data["answer"])]
            return {
                "input": f"{data['question']}\\nAnswer choices: {listed}\\nThe answer is",
                "output": f" ({letter}).",
                "processed_output": letter,
            }
        """),
        varied(material.KITCHEN),
        postprocess="agieval_single_answer_post",
    ),
    SmallTask(
        "numbered-text",
        code("""
            lines = [f"{i}. {option}" for i, option in enumerate(data["options"], 1)]
            text = f"Q: {data['question']}\\n" + "\\n".join(lines) + "\\nWrite out the right option.\\nA:"
            return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """),
        varied(material.KITCHEN),
    ),
    SmallTask(
        "zh-stems",
        code(
            f"""
            text = f"【题目】{{data['question']}}\\n【选项】\\n"
            text += "\\n".join(f"{{s}}、{{o}}" for s, o in zip(STEMS, data["target_scores"]))
            text += "\\n【答案】"
            {PLACE}
            return {{"input": text, "output": STEMS[place], "processed_output": STEMS[place]}}
        """,
            '\nSTEMS = ("甲", "乙", "丙", "丁")',
        ),
        choices(material.ZH_QUIZ, 2),
    ),
    SmallTask(
        "zh-quiz",
        code("""
            options = list(data["target_scores"].items())
            text = data["question"] + "\\n" + " ".join(f"{k}. {o}" for k, (o, _) in zip("ABCD", options))
            text += "\\n让我们看看，正确答案是"
            letter = "ABCD"[[score for _, score in options].index(1)]
            return {"input": text, "output": letter, "processed_output": letter}
        """),
        choices(material.ZH_QUIZ, 8),
        postprocess="gaokao_single_choice_post",
    ),
    SmallTask(
        "multi-select",
        code("""
            text = f"{data['question']} More than one may be right.\\n"
            text += "\\n".join(f"{letter}. {option}" for letter, option in zip("ABCD", data["options"]))
            text += "\\nLetters:"
            return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """),
        picks(),
        postprocess="agieval_multiple_answer_post",
    ),
    SmallTask(
        "claims",
        code(f"""
            text = f"Claim: {{data['question']}}\\nTrue or False?"
            {GOLD}
            return {{"input": text, "output": gold, "processed_output": gold}}
        """),
        tuple(
            labelled(claim, (" True", " False"), f" {label}")
            for claim, label in table(material.CLAIMS)
        ),
        method="ppl",
        metric="log_prob",
    ),
    SmallTask(
        "causes",
        code(f"""
            {GOLD}
            return {{"input": data["question"], "output": gold, "processed_output": gold}}
        """),
        tuple(
            labelled(start, (f" {right}", f" {wrong}")[:: -1 if number % 2 else 1], f" {right}")
            for number, (start, right, wrong) in enumerate(table(material.CAUSES))
        ),
        method="ppl",
        metric="log_prob",
        fewshot=0,
    ),
    SmallTask(
        "pairs",
        code("""
            one, other = data["passage"]
            text = f"Question 1: {one}\\nQuestion 2: {other}\\nDo both ask the same? Say yes or no."
            return {"input": text, "output": "\\n" + data["answer"], "processed_output": data["answer"]}
        """),
        tuple(plain("", label, [one, other]) for one, other, label in table(material.PAIRS)),
        stop=("\n\n",),
    ),
    SmallTask(
        "stances",
        code(
            """
            text = "0 = against cars, 1 = neutral, 2 = for cars\\n"
            text += f"Comment: {data['question']}\\nStance:"
            number = str(STANCES.index(data["answer"]))
            return {"input": text, "output": " " + number, "processed_output": number}
        """,
            '\nSTANCES = ["against cars", "neutral", "for cars"]',
        ),
        tuple(plain(text, label) for text, label in table(material.STANCES)),
    ),
    SmallTask(
        "mentions",
        code("""
            text = f"List the people of the sentence, with commas between.\\nSentence: {data['passage']}\\nPeople:"
            return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """),
        tuple(plain("", names, text) for text, names in table(material.MENTIONS)),
    ),
    SmallTask(
        "last-word",
        code("""
            return {
                "input": data["question"],
                "output": " " + data["answer"],
                "processed_output": data["answer"],
            }
        """),
        tuple(plain(text, word) for text, word in table(material.LAST_WORDS)),
        fewshot=0,
        stop=(".", "\n"),
    ),
    SmallTask(
        "conversions",
        code("""
            text = f"Convert: {data['question']}\\nResult:"
            return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """),
        tuple(plain(question, answer) for question, answer in table(material.CONVERSIONS)),
        fewshot=4,
        own={"seed": 2},
    ),
    SmallTask(
        "clocks",
        code("""
            text = f"Question: {data['question']}\\nReasoning:"
            chain = f" {data['steps']}\\nFinal: {data['answer']}"
            return {"input": text, "output": chain, "processed_output": data["answer"]}
        """),
        tuple(plain(q, answer, steps=steps) for q, steps, answer in table(material.CLOCKS)),
        postprocess="",
        stop=("Question:",),
        max_tokens=200,
        fewshot=2,
        own={"filters": [{"function": "regex", "regex_pattern": "Final: ([0-9:.]+)"}]},
    ),
    SmallTask(
        "headlines",
        code("""
            text = f"<article>\\n{data['passage']}\\n</article>\\n<headline>"
            return {
                "input": text,
                "output": data["answer"] + "</headline>",
                "processed_output": data["answer"],
            }
        """),
        tuple(plain("", headline, text) for text, headline in table(material.HEADLINES)),
        metric="f1_score",
        fewshot=1,
        stop=("</headline>",),
    ),
    SmallTask(
        "queries",
        code("""
            text = f"-- {data['schema']}\\n-- {data['question']}\\n"
            return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """),
        tuple(plain(q, sql, schema=schema) for q, schema, sql in table(material.QUERIES)),
        description="Write SQL.",
        fewshot=2,
    ),
    SmallTask(
        "poems",
        code("""
            text = f"上句：{data['question']}，\\n下句："
            return {"input": text, "output": data["answer"] + "。", "processed_output": data["answer"]}
        """),
        tuple(plain(one, other) for one, other in table(material.POEMS)),
        stop=("。", "\n"),
    ),
    SmallTask(
        "zh-nli",
        code(f"""
            premise, hypothesis = data["passage"]
            text = f"前提：{{premise}}\\n假设：{{hypothesis}}\\n假设是否成立？（是／否／不确定）\\n答："
            {GOLD}
            return {{"input": text, "output": gold, "processed_output": gold}}
        """),
        tuple(
            labelled("", ("是", "否", "不确定"), label, [one, two])
            for one, two, label in table(material.ZH_NLI)
        ),
        method="ppl",
        metric="log_prob",
        fewshot=2,
    ),
    SmallTask(
        "zh-problems",
        code("""
            text = f"问题：{data['question']}\\n解答：我们一步一步来算。"
            chain = f"{data['steps']}所以答案是{data['answer']}"
            return {"input": text, "output": chain, "processed_output": data["answer"]}
        """),
        tuple(plain(q, answer, steps=steps) for q, steps, answer in table(material.ZH_PROBLEMS)),
        postprocess="bbh_post",
        stop=("\n\n",),
        max_tokens=120,
    ),
    SmallTask(
        "stars",
        code("""
            text = f"Review:\\n\\"{data['question']}\\"\\n\\nHow many stars (1-5)?\\n"
            return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """),
        tuple(plain(text, number) for text, number in table(material.STARS)),
        own={"separator": "\n\n----\n\n"},
    ),
    SmallTask(
        "support",
        code(
            """
            text = f"Customer: {data['question']}\\nDepartment:"
            return {"input": SHOTS + text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """,
            """
            SHOTS = (
                "Send each customer to booking, delivery or payment.\\n\\n"
                "Customer: I want a room with a view instead.\\nDepartment: booking\\n\\n"
                "Customer: The driver rang at the wrong house.\\nDepartment: delivery\\n\\n"
                "Customer: The discount was not taken off.\\nDepartment: payment\\n\\n"
            )
        """,
        ),
        tuple(plain(text, label) for text, label in table(material.CHATS)),
        fewshot=0,
    ),
    SmallTask(
        "own-chain",
        code(
            """
            text = f"{EXAMPLES}Q: {data['question']}\\nA: Let's work it out."
            chain = f" {data['steps']} The answer is {data['answer']}."
            return {"input": text, "output": chain, "processed_output": data["answer"]}
        """,
            '''
            EXAMPLES = """Q: A shop opens at 9:00 and closes at 17:00. How many hours is it open?
            A: Let's work it out. From 9:00 to 17:00 are 8 hours. The answer is 8.

            Q: A bus takes 35 minutes and leaves at 10:10. When does it arrive?
            A: Let's work it out. 10:10 plus 35 minutes is 10:45. The answer is 10:45.

            """
        ''',
        ),
        tuple(plain(q, answer, steps=steps) for q, steps, answer in table(material.CLOCKS)),
        fewshot=0,
        postprocess="",
        stop=("\n\n",),
        max_tokens=200,
        own={"filters": [{"function": "regex", "regex_pattern": "The answer is ([0-9:.]*[0-9])"}]},
    ),
    SmallTask(
        "shell",
        code("""
            text = f"$ {data['question']}\\n"
            return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """),
        tuple(
            plain(command.replace("¦", "|"), output) for command, output in table(material.SHELL)
        ),
        fewshot=2,
        own={"separator": "\n"},
    ),
    SmallTask(
        "dialogue",
        code("""
            turns = "".join(f"{speaker}: {said}\\n" for speaker, said in data["turns"])
            text = f"{turns}User: {data['question']}\\nAssistant:"
            return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """),
        tuple(
            plain(
                "And in " + ("French?" if number % 2 else "one word?"),
                ("oui" if label == "True" else "non") if number % 2 else label,
                turns=[["User", claim + " Is that so?"], ["Assistant", "Let me think."]],
            )
            for number, (claim, label) in enumerate(table(material.CLAIMS))
        ),
        fewshot=2,
    ),
    SmallTask(
        "csv",
        code("""
            head = ",".join(data["rows"][0])
            lines = [",".join(str(cell) for cell in row.values()) for row in data["rows"]]
            text = "\\n".join([head, *lines]) + f"\\n\\n{data['question']}\\n>"
            return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """),
        tuple(
            plain(
                f"Which price has the {item}?",
                str(price),
                rows=[
                    {"item": other, "price": cost, "stock": stock}
                    for other, cost, stock in (
                        ("lamp", 19 + number, 4),
                        ("chair", 45 + 2 * number, 12),
                        ("desk", 120 - number, 3),
                    )
                ],
            )
            for number, (item, price) in enumerate(
                (
                    ("lamp", 19),
                    ("desk", 119),
                    ("chair", 49),
                    ("lamp", 22),
                    ("chair", 53),
                    ("desk", 115),
                    ("lamp", 25),
                    ("desk", 113),
                )
            )
        ),
        fewshot=1,
    ),
)

BY_NAME: Mapping[str, SmallTask] = {task.name: task for task in TASKS}
