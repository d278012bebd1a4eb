"""Right tasks in English."""

from __future__ import annotations

from tests.lint.eleventh import rows_en as rows
from tests.lint.eleventh import rows_free as free
from tests.lint.shape import SmallTask, code

SCIENCE = SmallTask(
    "science",
    code(
        r"""
        text = f"Question: {data['question']}\n"
        for letter, option in zip("ABCD", data["options"]):
            text += f"{letter}. {option}\n"
        text += "Answer:"
        return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """
    ),
    rows.SCIENCE,
    description="The following are multiple choice questions (with answers) about science.",
    max_tokens=8,
)
KITCHEN = SmallTask(
    "kitchen",
    code(
        r"""
        options = [data["opa"], data["opb"], data["opc"], data["opd"]]
        lines = [data["stem"]] + [f"({mark}) {text}" for mark, text in zip(MARKS, options)]
        lines.append("Reply with the letter of the right option (a, b, c or d).")
        gold = MARKS[data["cop"]]
        return {"input": "\n".join(lines) + "\nReply:", "output": f" {gold}", "processed_output": gold}
        """,
        'MARKS = "abcd"',
    ),
    rows.KITCHEN,
    fewshot=4,
)
SCIENCE_PPL = SmallTask(
    "science_ppl",
    code(
        r"""
        choices = list(data["target_scores"])
        text = "Q: " + data["question"] + "\n"
        text += "Possible answers: " + "; ".join(choices) + "\nA:\n"
        answer = max(choices, key=lambda choice: data["target_scores"][choice])
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    tuple(
        {
            "question": row["question"],
            "target_scores": {
                o: int("ABCD"[n] == row["answer"]) for n, o in enumerate(row["options"])
            },
        }
        for row in rows.SCIENCE
    ),
    method="ppl",
    metric="log_prob",
    fewshot=2,
)
NLI = SmallTask(
    "nli",
    code(
        """
        text = TEMPLATE.format(premise=data["premise"], hypothesis=data["hypothesis"])
        return {"input": text, "output": " " + data["label"], "processed_output": data["label"]}
        """,
        '''
        TEMPLATE = """Premise: {premise}
        Hypothesis: {hypothesis}
        Label:"""
        ''',
    ),
    rows.NLI,
    description="Decide whether the hypothesis follows from the premise. Answer with entailment, neutral or contradiction.",
)
REVIEWS = SmallTask(
    "reviews",
    code(
        r"""
        text = SHOTS + f"Review: {data['text']}\nSentiment:"
        return {"input": text, "output": f" {data['label']}", "processed_output": data["label"]}
        """,
        '''
        SHOTS = """Classify the sentiment of each review as positive or negative.

        Review: The blade was blunt out of the box.
        Sentiment: negative

        Review: Warm, soft, and it fits perfectly.
        Sentiment: positive

        Review: Two of the six glasses arrived in pieces.
        Sentiment: negative

        Review: A charming lamp that makes the corner cosy.
        Sentiment: positive

        """
        ''',
    ),
    rows.REVIEWS,
    fewshot=0,
)
TOPICS = SmallTask(
    "topics",
    code(
        r"""
        parts = [
            "Choose one topic: " + ", ".join(LABELS) + ".",
            "Title: " + data["title"],
            "Text: " + data["body"],
            "Topic:",
        ]
        label = data["category"]
        return {"input": "\n".join(parts), "output": " " + label, "processed_output": label}
        """,
        'LABELS = ["World", "Sports", "Business", "Technology"]',
    ),
    rows.TOPICS,
    fewshot=4,
    shots=(
        {
            "title": "Cup final ends in penalties",
            "body": "The keeper saved two shots and was carried off the pitch by her team.",
            "category": "Sports",
        },
        {
            "title": "Treaty signed after long talks",
            "body": "Leaders of five countries put their names under the agreement on fishing.",
            "category": "World",
        },
        {
            "title": "Carmaker reports record profit",
            "body": "Earnings rose by a third, the company told its shareholders.",
            "category": "Business",
        },
        {
            "title": "Telescope gets new software",
            "body": "An update lets the camera sort its pictures by itself.",
            "category": "Technology",
        },
    ),
)
BOOLQ = SmallTask(
    "boolq",
    code(
        r"""
        label = "yes" if data["answer"] else "no"
        text = f"{data['passage']}\nQuestion: {data['question']}?\nAnswer (yes or no):"
        return {"input": text, "output": f" {label}", "processed_output": label}
        """
    ),
    rows.BOOLQ,
    fewshot=2,
    max_tokens=5,
)
WINO = SmallTask(
    "wino",
    code(
        r"""
        scores = data["target_scores"]
        text = f"Sentence: {data['sentence']}\nWhat does the gap _ stand for?\n"
        answer = [name for name in scores if scores[name]][0]
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    tuple(
        {
            "sentence": row["sentence"],
            "target_scores": {
                row["option1"]: int(row["answer"] == "1"),
                row["option2"]: int(row["answer"] == "2"),
            },
        }
        for row in rows.WINO
    ),
    method="ppl",
    metric="log_prob",
)
SQUAD = SmallTask(
    "squad",
    code(
        r"""
        context = data["context"].strip()
        text = f"Passage: {context}\n\nQuestion: {data['question']}\n\nAnswer:"
        answers = data["answers"]
        return {"input": text, "output": " " + answers[0], "processed_output": answers}
        """
    ),
    free.SQUAD,
    metric="f1_score",
    description="Answer each question with a few words from the passage.",
    fewshot=2,
)
SUMS = SmallTask(
    "sums",
    code(
        r"""
        text = "Question: {}\nAnswer: Let's think step by step.".format(data["question"])
        gold = data["answer"].split("####")[1].strip()
        return {"input": text, "output": "\n" + data["answer"], "processed_output": gold}
        """
    ),
    free.SUMS,
    postprocess="gsm8k_post",
    stop=("\n\n", "Question:"),
    max_tokens=256,
)
ALGEBRA = SmallTask(
    "algebra",
    code(
        r"""
        text = f"Problem: {data['problem']}\nGive the final answer in a \\boxed{{}}.\nSolution:"
        return {
            "input": text,
            "output": " " + data["solution"],
            "processed_output": data["final"],
        }
        """
    ),
    free.ALGEBRA,
    postprocess="agieval_cloze_post",
    stop=("Problem:",),
    max_tokens=256,
)
PAIRS = SmallTask(
    "pairs",
    code(
        r"""
        source, target = data["en"], data["zh"]
        prompt = f"Translate from English to Chinese.\nEnglish: {source}\nChinese:"
        return {"input": prompt, "output": f" {target}", "processed_output": target}
        """
    ),
    free.PAIRS,
    metric="chrf",
    max_tokens=128,
)
DATES = SmallTask(
    "dates",
    code(
        r"""
        return {
            "input": "Mail: " + data["mail"] + "\nDate:",
            "output": " " + data["date"],
            "processed_output": data["date"],
        }
        """
    ),
    free.DATES,
    description="Find the date in each mail, and write it as YYYY-MM-DD.",
    fewshot=5,
    max_tokens=16,
)
