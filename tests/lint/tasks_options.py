"""The right tasks whose prompts list options under letters, numbers or other marks."""

from __future__ import annotations

from tests.lint import material
from tests.lint.rows import GOLD, PLACE, choices, listed
from tests.lint.shape import SmallTask, code

TASKS: tuple[SmallTask, ...] = (
    SmallTask(
        "letters-dot",
        code(f"""
            text = f"Question: {{data['question']}}\\n"
            for i, option in enumerate(data["target_scores"]):
                text += f"{{chr(65 + i)}}. {{option}}\\n"
            text += "Answer:"
            {PLACE}
            letter = chr(65 + place)
            return {{"input": text, "output": f" {{letter}}", "processed_output": letter}}
        """),
        choices(material.TRIVIA),
        postprocess="agieval_single_answer_post",
    ),
    SmallTask(
        "letters-paren",
        code(
            f"""
            text = "Choose the right answer and reply with its letter.\\n\\n" + data["question"] + "\\n"
            options = list(data["target_scores"])
            text += "\\n".join(f"({{LETTERS[i]}}) {{o}}" for i, o in enumerate(options))
            text += "\\nAnswer:\\n"
            {PLACE}
            answer = "(" + LETTERS[place] + ")"
            return {{"input": text, "output": answer, "processed_output": LETTERS[place]}}
        """,
            '\nLETTERS = "ABCD"',
        ),
        choices(material.SCIENCE, 4),
        postprocess="agieval_single_answer_post",
        own={"separator": "\n\n\n"},
    ),
    SmallTask(
        "digits",
        code("""
            lines = [data["question"]]
            for number, option in enumerate(data["choices"], start=1):
                lines.append(f"{number}) {option}")
            lines.append("The number of the right option is")
            number = str(data["answer"] + 1)
            return {"input": "\\n".join(lines), "output": " " + number, "processed_output": number}
        """),
        listed(material.TRIVIA, 5),
    ),
    SmallTask(
        "roman",
        code(
            f"""
            text = "Q: " + data["question"] + "\\n"
            for numeral, option in zip(NUMERALS, data["target_scores"]):
                text += numeral + ". " + option + "\\n"
            text += "A:"
            {PLACE}
            numeral = NUMERALS[place]
            return {{"input": text, "output": " " + numeral, "processed_output": numeral}}
        """,
            '\nNUMERALS = ["I", "II", "III", "IV"]',
        ),
        choices(material.SCIENCE, 7),
    ),
    SmallTask(
        "bullets",
        code(f"""
            options = "".join(f"- {{option}}\\n" for option in data["target_scores"])
            text = f"{{data['question']}}\\n{{options}}Right answer:"
            {GOLD}
            return {{"input": text, "output": " " + gold, "processed_output": gold}}
        """),
        choices(material.SCIENCE, 2),
    ),
    SmallTask(
        "shuffled",
        code(f"""
            {GOLD}
            options = list(data["target_scores"])
            random.Random(data["question"]).shuffle(options)
            lines = [f"{{letter}}) {{option}}" for letter, option in zip("ABCD", options)]
            text = f"Question: {{data['question']}}\\nOptions:\\n" + "\\n".join(lines) + "\\nAnswer:"
            letter = "ABCD"[options.index(gold)]
            return {{"input": text, "output": f" {{letter}}", "processed_output": letter}}
        """),
        choices(material.TRIVIA, 3),
    ),
    SmallTask(
        "zh-letters",
        code(f"""
            text = "以下是单项选择题，请选出正确答案。\\n题目：" + data["question"] + "\\n"
            for letter, option in zip("ABCD", data["target_scores"]):
                text += letter + "．" + option + "\\n"
            text += "答案："
            {PLACE}
            letter = "ABCD"[place]
            return {{"input": text, "output": letter, "processed_output": letter}}
        """),
        choices(material.ZH_MCQ),
        postprocess="gaokao_single_choice_post",
    ),
    SmallTask(
        "zh-marks",
        code(
            f"""
            text = data["question"]
            for mark, option in zip(MARKS, data["target_scores"]):
                text += f"\\n{{mark}}{{option}}"
            text += "\\n请写出正确选项的序号："
            {PLACE}
            return {{"input": text, "output": MARKS[place], "processed_output": MARKS[place]}}
        """,
            '\nMARKS = "①②③④"',
        ),
        choices(material.ZH_MCQ, 6),
    ),
)
