"""Right tasks in which an option is chosen from a list."""

from __future__ import annotations

from tests.lint.fifth import material, material_world
from tests.lint.fifth.rows import chosen, scores, spread, table
from tests.lint.shape import Row, SmallTask, code

RIVERS = SmallTask(
    "rivers",
    code(
        r"""
        text = f"Question: {data['question']}\n"
        for letter, choice in zip(LETTERS, data["choices"]):
            text += f"{letter}. {choice}\n"
        text += "Answer:"
        gold = LETTERS[data["answer"]]
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """,
        'LETTERS = ["A", "B", "C", "D"]\n',
    ),
    tuple(chosen(material.RIVERS)),
    description="The following are multiple choice questions about geography.",
)


def _body() -> list[Row]:
    rows: list[Row] = []
    for row in chosen(material.BODY):
        columns = dict(zip(("opa", "opb", "opc", "opd"), row["choices"], strict=True))
        rows.append({"question": row["question"], **columns, "cop": row["answer"] + 1})
    return rows


BODY = SmallTask(
    "body",
    code(
        r"""
        options = [data["opa"], data["opb"], data["opc"], data["opd"]]
        lines = [data["question"]]
        for i, option in enumerate(options):
            lines.append("(" + "ABCD"[i] + ") " + option)
        lines.append("Choose the letter of the right option from A, B, C and D.")
        lines.append("The answer is")
        gold = "ABCD"[data["cop"] - 1]
        return {
            "input": "\n".join(lines),
            "output": " (" + gold + ")",
            "processed_output": gold,
        }
        """
    ),
    tuple(_body()),
    fewshot=2,
    postprocess="agieval_single_answer_post",
)


def _metals() -> list[Row]:
    rows: list[Row] = []
    for number, line in enumerate(material.METALS.splitlines()):
        question, *options = line.split("|")
        listed, place = spread(options, number)
        rows.append({"question": question, "target_scores": scores(listed, listed[place])})
    return rows


METALS = SmallTask(
    "metals",
    code(
        r"""
        scores = data["target_scores"]
        gold = [option for option, score in scores.items() if score == 1][0]
        return {
            "input": f"Q: {data['question']}\nA:\n",
            "output": gold,
            "processed_output": gold,
        }
        """
    ),
    tuple(_metals()),
    method="ppl",
    metric="log_prob",
    fewshot=4,
)


def _endings() -> list[Row]:
    rows: list[Row] = []
    for row in chosen(material.ENDINGS, "endings", "label"):
        right = row["endings"][row["label"]]
        target = scores(row["endings"], right)
        rows.append({"ctx": row.pop("question"), **row, "target_scores": target})
    return rows


ENDINGS = SmallTask(
    "endings",
    code(
        r"""
        right = data["endings"][data["label"]]
        return {"input": data["ctx"].strip(), "output": right, "processed_output": right}
        """
    ),
    tuple(_endings()),
    method="ppl",
    metric="log_prob",
    fewshot=2,
    own={"target_delimiter": " "},
)


def _topics() -> list[Row]:
    names = ("World", "Sports", "Business", "Technology")
    rows: list[Row] = table(material.TOPICS, "text label")
    for row in rows:
        row["label"] = int(row["label"])
        row["target_scores"] = scores(list(names), names[row["label"]])
    return rows


TOPICS = SmallTask(
    "topics",
    code(
        r"""
        topic = TOPICS[data["label"]]
        return {
            "input": f"News: {data['text']}\nTopic (World, Sports, Business or Technology):",
            "output": topic,
            "processed_output": topic,
        }
        """,
        """
        TOPICS = {0: "World", 1: "Sports", 2: "Business", 3: "Technology"}
        """,
    ),
    tuple(_topics()),
    method="ppl",
    metric="log_prob",
    fewshot=4,
    own={"target_delimiter": " "},
)


def _copa() -> list[Row]:
    rows: list[Row] = table(material.COPA, "premise question right wrong")
    for number, row in enumerate(rows):
        pair = [row.pop("right"), row.pop("wrong")]
        row["label"] = "0110100110010110"[number] == "1"
        row["label"] = int(row["label"])
        right, wrong = pair
        listed = [wrong, right] if row["label"] else [right, wrong]
        row["choice1"], row["choice2"] = listed
        row["target_scores"] = scores(listed, right)
    return rows


COPA = SmallTask(
    "copa",
    code(
        r"""
        joint = "because" if data["question"] == "cause" else "so"
        right = data["choice2"] if data["label"] == 1 else data["choice1"]
        return {
            "input": data["premise"].rstrip(".") + " " + joint + ":\n",
            "output": right,
            "processed_output": right,
        }
        """
    ),
    tuple(_copa()),
    method="ppl",
    metric="log_prob",
)


def _history() -> list[Row]:
    rows: list[Row] = []
    for row in chosen(material_world.HISTORY_ZH):
        columns = dict(zip("ABCD", row["choices"], strict=True))
        rows.append({"问题": row["question"], **columns, "答案": "ABCD"[row["answer"]]})
    return rows


HISTORY = SmallTask(
    "history",
    code(
        r"""
        text = "问题：" + data["问题"] + "\n"
        for letter in "ABCD":
            text += letter + "．" + data[letter] + "\n"
        text += "答案："
        return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
        """
    ),
    tuple(_history()),
    description="以下是单项选择题，请从A、B、C、D中选出正确答案。",
)

JAPAN = SmallTask(
    "japan",
    code(
        r"""
        lines = ["問題：" + data["question"]]
        lines += [f"{n}. {choice}" for n, choice in enumerate(data["choices"], start=1)]
        gold = str(data["answer"] + 1)
        return {
            "input": "\n".join(lines) + "\n正解の番号：",
            "output": gold,
            "processed_output": gold,
        }
        """
    ),
    tuple(chosen(material_world.JAPAN)),
)

FRANCE = SmallTask(
    "france",
    code(
        r"""
        options = "\n".join(f"{mark}) {text}" for mark, text in zip("abc", data["choix"]))
        gold = "abc"[data["bonne"]]
        return {
            "input": f"Question : {data['question']}\n{options}\nRéponse :",
            "output": f" {gold})",
            "processed_output": f"{gold})",
        }
        """
    ),
    tuple(chosen(material_world.FRANCE, "choix", "bonne")),
    description="Choisissez la bonne réponse : a), b) ou c).",
)

TASKS = (RIVERS, BODY, METALS, ENDINGS, TOPICS, COPA, HISTORY, JAPAN, FRANCE)
