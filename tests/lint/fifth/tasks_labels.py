"""Right tasks whose answer is one of a few labels."""

from __future__ import annotations

from tests.lint.fifth import material, material_world
from tests.lint.fifth.rows import table
from tests.lint.shape import Row, SmallTask, code


def _numbered(material_text: str, names: str, label: str) -> tuple[Row, ...]:
    rows = table(material_text, names)
    for row in rows:
        row[label] = int(row[label])
    return tuple(rows)


PASSAGES = SmallTask(
    "passages",
    code(
        r"""
        gold = "Yes" if data["answer"] else "No"
        prompt = f"Passage: {data['passage']}\n\nQuestion: {data['question']}\nAnswer (Yes or No):"
        return {"input": prompt, "output": f" {gold}", "processed_output": gold}
        """
    ),
    tuple(
        {**row, "answer": bool(row["answer"])}
        for row in _numbered(material.PASSAGES, "passage question answer", "answer")
    ),
)

NLI = SmallTask(
    "nli",
    code(
        r"""
        label = LABELS[data["label"]]
        return {
            "input": (
                f"Premise: {data['premise']}\nHypothesis: {data['hypothesis']}\n"
                "Is this entailment, neutral or contradiction?\nRelation:"
            ),
            "output": f" {label}",
            "processed_output": label,
        }
        """,
        'LABELS = ["entailment", "neutral", "contradiction"]\n',
    ),
    _numbered(material.NLI, "premise hypothesis label", "label"),
)

REVIEWS = SmallTask(
    "reviews",
    code(
        r"""
        sentiment = {0: "negative", 1: "positive"}[data["label"]]
        return {
            "input": "Review: " + data["text"] + "\nSentiment:",
            "output": " " + sentiment,
            "processed_output": sentiment,
        }
        """
    ),
    _numbered(material.REVIEWS, "text label", "label"),
    fewshot=4,
    description="Say whether each review is positive or negative.",
)

PAIRS = SmallTask(
    "pairs",
    code(
        r"""
        gold = ("no", "yes")[data["is_duplicate"]]
        text = "Question 1: " + data["question1"] + "\n"
        text += "Question 2: " + data["question2"] + "\n"
        text += "Do they ask the same? Answer yes or no.\n"
        return {"input": text + "Same:", "output": " " + gold, "processed_output": gold}
        """
    ),
    _numbered(material.PAIRS, "question1 question2 is_duplicate", "is_duplicate"),
)


def _talks() -> tuple[Row, ...]:
    rows: list[Row] = table(material.TALKS, "talk emotion")
    for row in rows:
        turns = [turn.split(": ", 1) for turn in row.pop("talk").split(" / ")]
        row["turns"] = [{"speaker": name, "text": text} for name, text in turns]
    return tuple(rows)


TALKS = SmallTask(
    "talks",
    code(
        r"""
        turns = "\n".join(f"{turn['speaker']}: {turn['text']}" for turn in data["turns"])
        last = data["turns"][-1]["speaker"]
        return {
            "input": f"{turns}\n\nWhat does {last} feel: anger, fear, joy or sadness?\nEmotion:",
            "output": f" {data['emotion']}",
            "processed_output": data["emotion"],
        }
        """
    ),
    _talks(),
)

INTENTS = SmallTask(
    "intents",
    code(
        r"""
        return {
            "input": f"Customer: {data['text']}\nIntent:",
            "output": f" {data['intent']}",
            "processed_output": data["intent"],
        }
        """
    ),
    tuple(table(material.INTENTS, "text intent")),
    shots=tuple(table(material.INTENT_SHOTS, "text intent")),
    fewshot=4,
    description="Sort each message into login, delivery, payment or damage.",
)

ARABIC = SmallTask(
    "arabic",
    code(
        r"""
        gold = "نعم" if data["label"] == 1 else "لا"
        return {
            "input": f"النص: {data['passage']}\nالسؤال: {data['question']}\nالجواب:",
            "output": f" {gold}",
            "processed_output": gold,
        }
        """
    ),
    _numbered(material_world.ARABIC, "passage question label", "label"),
)

TASKS = (PASSAGES, NLI, REVIEWS, PAIRS, TALKS, INTENTS, ARABIC)
