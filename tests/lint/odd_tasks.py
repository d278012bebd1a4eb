"""Right tasks that look odd from their ground."""

from __future__ import annotations

from tests.lint import material
from tests.lint.material import table
from tests.lint.rows import labelled, plain
from tests.lint.shape import SmallTask, code

RIGHT = (
    (
        "translation of numbers into words",
        SmallTask(
            "number-words",
            code("""
                text = f"{data['question']} ->"
                return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
            """),
            tuple(
                plain(str(n), w)
                for n, w in enumerate(
                    [
                        "zero",
                        "one",
                        "two",
                        "three",
                        "four",
                        "five",
                        "six",
                        "seven",
                        "eight",
                        "nine",
                        "ten",
                    ]
                )
            ),
            own={"separator": "\n"},
        ),
    ),
    (
        "a sentence that is judged, with letters for the labels, in PPL",
        SmallTask(
            "letters-ppl",
            code("""
                text = f"{data['question']}\\nIs this review (A) positive or (B) negative?\\nAnswer: ("
                gold = [o for o, score in data["target_scores"].items() if score == 1][0]
                return {"input": text, "output": gold, "processed_output": gold}
            """),
            tuple(
                labelled(q, ("A)", "B)"), "A)" if a == "positive" else "B)")
                for q, a in table(material.REVIEWS)
            ),
            method="ppl",
            metric="log_prob",
            fewshot=2,
        ),
    ),
    (
        "answers that are a letter, of questions that list nothing",
        SmallTask(
            "initials",
            code("""
                text = f"Which letter does the word {data['question']} begin with?\\nAnswer:"
                return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
            """),
            tuple(plain(f'"{word}"', word[0]) for word in (*material.CITIES, *material.NAMES[:6])),
        ),
    ),
    (
        "copying is the task",
        SmallTask(
            "copy",
            code("""
                text = f"Repeat after me: {data['question']}\\nYou:"
                return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
            """),
            tuple(plain(text, text) for text, _, _ in table(material.TRANSLATIONS)),
        ),
    ),
    (
        "the options are in the question, as people ask",
        SmallTask(
            "either-or",
            code("""
                return {"input": f"{data['question']}\\n", "output": data["answer"], "processed_output": data["answer"]}
            """),
            tuple(
                plain(f"Which is larger, {a} or {b}?", str(max(a, b)))
                for a, b in zip(
                    (3, 91, 40, 17, 8, 66, 23, 5, 70, 12),
                    (30, 19, 44, 71, 80, 6, 32, 50, 7, 21),
                    strict=True,
                )
            ),
            stop=("\n",),
        ),
    ),
)
