"""Faults of what a letter or a number stands for."""

from __future__ import annotations

from tests.lint.eighteenth.tasks_en import HOTELS, INFER, SCIENCE, ZOO
from tests.lint.eighteenth.tasks_free import WARD
from tests.lint.eighteenth.tasks_labels import TOPICS
from tests.lint.eighteenth.tasks_zh import CHENGYU, WAIMAI
from tests.lint.making import each, kind, put
from tests.lint.shape import changed

FAMILY = "what a letter means"
LISTED = (
    "answer/gold-differs answer/letters answer/legend answer/not-an-option answer/chain-differs"
)


def _five(row):
    """Give a row a fifth choice, and some the right one there."""
    right = row["choices"][row["label"]]
    if row["label"] == 3:
        row["choices"] = [*row["choices"][:3], "none of these", right]
        row["label"] = 4
    else:
        row["choices"] = [*row["choices"], "none of these"]


def _four(row):
    """Give a row of idioms a fourth one, and some the right one there."""
    row["options"] = [*row["options"], "坐井观天"]
    if row["key"] == "A":
        row["options"][0], row["options"][3] = row["options"][3], row["options"][0]
        row["key"] = "D"


KINDS = (
    kind(
        FAMILY,
        "the letter or number is counted from another start than the list",
        f"{LISTED} answer/other-names answer/letter-asked",
        changed(SCIENCE, ('"ABCD"[data["label"]]', 'chr(ord("A") + data["label"] - 1)')),
        changed(TOPICS, ('TOPICS.index(data["topic"]) + 1', 'TOPICS.index(data["topic"])')),
        changed(
            HOTELS,
            (
                "positive, negative or mixed.",
                "1. positive, 2. negative or 3. mixed. Give its number.",
            ),
            (
                'return {"input": text, "output": " " + data["sentiment"], "processed_output": data["sentiment"]}',
                'n = str(["positive", "negative", "mixed"].index(data["sentiment"]))\n'
                '    return {"input": text, "output": " " + n, "processed_output": n}',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the options are put into another order, and the letter stays that of the old one",
        LISTED,
        changed(SCIENCE, ('zip("ABCD", data["choices"])', 'zip("ABCD", sorted(data["choices"]))')),
        changed(WARD, ('zip("ABC", data["options"])', 'zip("ABC", reversed(data["options"]))')),
        changed(TOPICS, ("enumerate(TOPICS, 1)", "enumerate(sorted(TOPICS), 1)")),
    ),
    kind(
        FAMILY,
        "a legend gives the codes to the labels the wrong way round",
        f"{LISTED} answer/other-names few-shot/wrong-answer",
        changed(
            WAIMAI,
            ("回答“正面”或“负面”", "正面写0，负面写1"),
            ('"正面" if data["label"] == 1 else "负面"', '"1" if data["class"] == "正面" else "0"'),
            rows=put("class", lambda row: "正面" if row["label"] else "负面"),
        ),
        changed(
            ZOO,
            ('" Answer yes or no."', '" Answer A for no and B for yes."'),
            ('"yes" if data["label"] else "no"', '"A" if data["label"] else "B"'),
        ),
        changed(
            HOTELS,
            ("positive, negative or mixed.", "P (negative), N (positive) or M (mixed)."),
            ('" " + data["sentiment"]', '" " + data["sentiment"][0].upper()'),
            (
                '"processed_output": data["sentiment"]',
                '"processed_output": data["sentiment"][0].upper()',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the letters run out before the options do",
        f"{LISTED} text/cut-item code/error answer/no-gold",
        changed(SCIENCE, ('"ABCD"[data["label"]]', '"ABCDE"[data["label"]]'), rows=each(_five)),
        changed(CHENGYU, rows=each(_four)),
        changed(WARD, ('zip("ABC", data["options"])', 'zip("AB", data["options"])')),
    ),
    kind(
        FAMILY,
        "the instruction names letters or numbers that the list does not have",
        "answer/letters answer/other-count answer/letter-asked answer/other-names",
        changed(WARD, ('f"Question: ', 'f"Choose one of A, B, C and D.\\nQuestion: ')),
        changed(CHENGYU, ("哪一个？\\n", "哪一个？请从A、B、C、D、E中选。\\n")),
        changed(TOPICS, ("Number of its topic:", "Number of its topic (1-6):")),
    ),
    kind(
        FAMILY,
        "the options have lost their letters, and the answer is one still",
        f"{LISTED} answer/letter-asked answer/other-names few-shot/other-form",
        changed(SCIENCE, ('f"{letter}. {choice}"', 'f"* {choice}"')),
        changed(CHENGYU, ('f"{zimu}．{ci}"', 'f"○ {ci}"')),
        changed(WARD, ('f"({letter}) {option}"', 'f"{option};"')),
    ),
    kind(
        FAMILY,
        "an example by hand closes on a letter that its own options or steps contradict",
        f"few-shot/wrong-answer few-shot/other-labels {LISTED}",
        changed(
            WARD,
            (
                'text = f"Question:',
                'text = "Question: A syrup is taken at 5 ml four times a day. How much is that?\\n(A) 9 ml\\n(B) 20 ml\\n(C) 25 ml\\n'
                'Answer: Let\'s think step by step. 5 times 4 is 20, which is option B. The answer is (C).\\n\\n"\n    text += f"Question:',
            ),
        ),
        changed(
            CHENGYU,
            (
                "\\n句子：{data",
                "\\n句子：他做事____，从不半途而废。\\nA．有始有终\\nB．虎头蛇尾\\nC．朝三暮四\\n答案：D\\n\\n句子：{data",
            ),
        ),
        changed(
            SCIENCE,
            (
                "lines = [",
                'lines = ["Question: How many legs does a spider have?", "A. six", "B. eight", "C. ten", "D. twelve", "Answer: F", "", ',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the code's list of class names is in another order than the rows' own names say",
        LISTED,
        changed(
            INFER,
            (
                '["entailment", "neutral", "contradiction"]',
                '["contradiction", "neutral", "entailment"]',
            ),
            rows=put(
                "label_name", lambda row: ("entailment", "neutral", "contradiction")[row["label"]]
            ),
        ),
        changed(
            TOPICS,
            ('TOPICS.index(data["topic"]) + 1', 'data["topic_id"]'),
            rows=put(
                "topic_id",
                lambda row: (
                    1 + sorted(("world", "sports", "business", "science")).index(row["topic"])
                ),
            ),
        ),
        changed(
            WAIMAI,
            ('"正面" if data["label"] == 1 else "负面"', '["正面", "负面"][data["label"]]'),
            rows=put("label_text", lambda row: ("负面", "正面")[row["label"]]),
        ),
    ),
)
