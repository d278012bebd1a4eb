"""The third corpus' right tasks whose answers are labels, numbers or texts."""

from __future__ import annotations

from tests.lint.material import table
from tests.lint.rows import plain
from tests.lint.shape import Row, SmallTask, code
from tests.lint.third import material


def talks() -> tuple[Row, ...]:
    """Return talks of three turns, and the fourth."""
    made: list[Row] = []
    for one, two, three, four in table(material.TALKS):
        turns = [{"role": "user", "text": one}, {"role": "assistant", "text": two}]
        made.append(plain(three, four, turns=turns))
    return tuple(made)


def weather() -> tuple[Row, ...]:
    """Return small tables of towns, and a question for one cell."""
    towns = ("Oslo", "Rome", "Lima", "Cairo", "Quebec")
    made: list[Row] = []
    for number in range(10):
        rows = [
            [town, 11 + (3 * number + 7 * place) % 19, 21 + (5 * number + 3 * place) % 60]
            for place, town in enumerate(towns[number % 3 :][:3])
        ]
        asked = rows[(number * 2) % 3]
        kind = number % 2
        question = f"What is the {('temperature', 'rain')[kind]} in {asked[0]}?"
        head = ["town", "temperature", "rain"]
        made.append(plain(question, str(asked[kind + 1]), table=[head, *rows]))
    return tuple(made)


def people() -> tuple[Row, ...]:
    """Return records of people, and a question for one field."""
    names = ("Ruth", "Omar", "Lin", "Ivo", "Tess", "Paul", "Zoe", "Max", "Ada", "Sven")
    towns = ("Graz", "Porto", "Turku", "Gent")
    made: list[Row] = []
    for number, name in enumerate(names):
        record = {"name": name, "age": 23 + 4 * number, "town": towns[number % 4]}
        key = ("age", "town")[number % 2]
        made.append(plain(f"What is the {key} of {name}?", str(record[key]), record=record))
    return tuple(made)


FUNCTIONS = """\
double|Return twice x.|x|return 2 * x
last|Return the last item of a list.|items|return items[-1]
shout|Return the text in capitals.|text|return text.upper()
is_even|Say whether n is even.|n|return n % 2 == 0
mean|Return the mean of numbers.|numbers|return sum(numbers) / len(numbers)
backwards|Return the text from its end.|text|return text[::-1]
square|Return the square of x.|x|return x * x
largest|Return the largest of numbers.|numbers|return max(numbers)"""

CHAIN = {"function": "regex", "regex_pattern": r"The answer is ([0-9.,-]*[0-9])"}

TASKS: tuple[SmallTask, ...] = (
    SmallTask(
        "moods",
        code(
            '''
            text = textwrap.dedent(
                """\\
                Is the guest's verdict good or bad?
                Guest: {review}
                Verdict:"""
            ).format(review=data["question"])
            return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        ''',
            "\nimport textwrap",
        ),
        tuple(plain(text, label) for text, label in table(material.MOODS)),
    ),
    SmallTask(
        "topics",
        code(
            """
            text = 'Topics: sport, economy, science. Reply like {"topic": "sport"}.\\n'
            text += f"News: {data['question']}\\nReply:"
            output = " " + json.dumps({"topic": data["answer"]})
            return {"input": text, "output": output, "processed_output": data["answer"]}
        """,
            "\nimport json",
        ),
        tuple(plain(text, label) for text, label in table(material.TOPICS)),
        postprocess="",
        own={"filters": [{"function": "regex", "regex_pattern": '"topic": "([a-z]+)"'}]},
    ),
    SmallTask(
        "places",
        code(
            """
            values = {"passage": data["passage"], "question": data["question"]}
            text = Template(PROMPT).substitute(values)
            return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """,
            """
            from string import Template

            PROMPT = "Context: $passage\\n\\nQuestion: $question\\n\\nAnswer:"
        """,
        ),
        tuple(
            plain(question, answer, text) for text, question, answer in table(material.PLACES_IN)
        ),
        fewshot=2,
        own={"separator": "\n\n---\n\n"},
    ),
    SmallTask(
        "bills",
        code("""
            text = f"Problem: {data['question']}\\nSolution: Let's think step by step."
            chain = f" {data['steps']} The answer is {data['answer']}."
            return {"input": text, "output": chain, "processed_output": data["answer"]}
        """),
        tuple(plain(q, answer, steps=steps) for q, steps, answer in table(material.BILLS)),
        postprocess="",
        stop=("Problem:",),
        max_tokens=200,
        own={"filters": [CHAIN]},
    ),
    SmallTask(
        "zh-bills",
        code("""
            parts = ["应用题：" + data["question"], "解："]
            chain = data["steps"] + "答案是" + data["answer"] + "。"
            return {"input": "\\n".join(parts), "output": chain, "processed_output": data["answer"]}
        """),
        tuple(plain(q, answer, steps=steps) for q, steps, answer in table(material.ZH_BILLS)),
        postprocess="",
        stop=("应用题",),
        max_tokens=150,
        fewshot=2,
        own={"filters": [{"function": "regex", "regex_pattern": "答案是([0-9]+)"}]},
    ),
    SmallTask(
        "translations",
        code("""
            text = f"English: {data['question']}\\nFrench:"
            return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """),
        tuple(
            plain(text, french.replace(" ?", "\u00a0?"))
            for text, french in table(material.TRANSLATIONS)
        ),
        metric="f1_score",
    ),
    SmallTask(
        "python-out",
        code("""
            fence = "`" * 3
            text = f"{fence}python\\n{data['question']}\\n{fence}\\nOutput:\\n"
            return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """),
        tuple(plain(snippet, printed) for snippet, printed in table(material.PYTHON)),
        fewshot=2,
    ),
    SmallTask(
        "talks",
        code("""
            turns = [*data["turns"], {"role": "user", "text": data["question"]}]
            text = "".join(f"<{turn['role']}>{turn['text']}</{turn['role']}>\\n" for turn in turns)
            answer = data["answer"]
            return {
                "input": text + "<assistant>",
                "output": answer + "</assistant>",
                "processed_output": answer,
            }
        """),
        talks(),
        metric="f1_score",
        fewshot=1,
        stop=("</assistant>",),
    ),
    SmallTask(
        "feelings",
        code(
            """
            text = EXAMPLES + f"Message: {data['question']}\\nFeeling:"
            return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """,
            '''
            EXAMPLES = """Name the feeling: joy, anger, sadness or fear.

            Message: The exam is over, and I passed!
            Feeling: joy

            Message: Stop touching my things!
            Feeling: anger

            Message: Since he died the house is so quiet.
            Feeling: sadness

            Message: Something is scratching at the door.
            Feeling: fear

            """
        ''',
        ),
        tuple(plain(text, label) for text, label in table(material.FEELINGS)),
        fewshot=0,
    ),
    SmallTask(
        "hand-bills",
        code(
            """
            parts = [*SHOTS, f"Question: {data['question']}\\nThoughts:"]
            chain = f" {data['steps']} Result: {data['answer']}"
            return {"input": "\\n\\n".join(parts), "output": chain, "processed_output": data["answer"]}
        """,
            """
            SHOTS = [
                "Question: A pen costs 2 euros. What do 6 pens cost?\\n"
                "Thoughts: 6 pens at 2 euros: 6 * 2 = 12. Result: 12",
                "Question: Of 40 seats 13 are taken. How many are free?\\n"
                "Thoughts: 40 - 13 = 27 seats are free. Result: 27",
            ]
        """,
        ),
        tuple(plain(q, answer, steps=steps) for q, steps, answer in table(material.BILLS)),
        postprocess="",
        stop=("\n\n",),
        max_tokens=200,
        fewshot=0,
        own={"filters": [{"function": "regex", "regex_pattern": "Result: ([0-9]+)"}]},
    ),
    SmallTask(
        "weather",
        code(
            """
            head, *rows = data["table"]
            lines = [line(head), line(["---"] * len(head)), *map(line, rows)]
            text = "\\n".join([*lines, "", data["question"], "Cell:"])
            return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """,
            """
            def line(cells):
                return "| " + " | ".join(str(cell) for cell in cells) + " |"
        """,
        ),
        weather(),
        fewshot=1,
    ),
    SmallTask(
        "people",
        code(
            """
            shown = json.dumps(data["record"], ensure_ascii=False, indent=2)
            text = "{}\\n{}\\nValue:".format(shown, data["question"])
            return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """,
            "\nimport json",
        ),
        people(),
        fewshot=2,
    ),
    SmallTask(
        "algebra",
        code(r"""
            text = f"Exercise: {data['question']}\nGive the result in \\boxed{{}}.\nWorking:"
            chain = f" {data['steps']} So it is $\\boxed{{{data['answer']}}}$."
            return {"input": text, "output": chain, "processed_output": data["answer"]}
        """),
        tuple(plain(q, answer, steps=steps) for q, steps, answer in table(material.ALGEBRA)),
        postprocess="",
        stop=("Exercise:",),
        max_tokens=200,
        fewshot=2,
        own={"filters": [{"function": "regex", "regex_pattern": r"boxed\{([^{}]+)\}"}]},
    ),
    SmallTask(
        "functions",
        code('''
            text = f'def {data["name"]}({data["of"]}):\\n    """{data["question"]}"""\\n'
            body = "    " + data["answer"]
            return {"input": text, "output": body, "processed_output": data["answer"].strip()}
        '''),
        tuple(plain(q, body, name=name, of=of) for name, q, of, body in table(FUNCTIONS)),
        fewshot=2,
        postprocess="",
        stop=("\ndef", "\n\n"),
        own={"filters": [{"function": "regex", "regex_pattern": r"(return .*\S)"}]},
    ),
)
