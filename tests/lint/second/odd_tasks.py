"""Right tasks that look odd from their ground."""

from __future__ import annotations

from tests.lint.material import table
from tests.lint.rows import labelled, plain
from tests.lint.second import material
from tests.lint.shape import SmallTask, code

RIGHT = (
    (
        "a verdict by letter after reasons of the row, and the list is of fixed text",
        SmallTask(
            "verdict",
            code("""
                text = f"{data['question']}\\n\\n(A) true\\n(B) false\\n\\nVerdict: ("
                letter = "A" if data["answer"] == "True" else "B"
                return {"input": text, "output": letter + ")", "processed_output": letter}
            """),
            tuple(plain(claim, label) for claim, label in table(material.CLAIMS)),
            postprocess="agieval_single_answer_post",
        ),
    ),
    (
        "a pattern to complete, with numbers alone",
        SmallTask(
            "series",
            code("""
                text = " ".join(map(str, data["series"]))
                return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
            """),
            tuple(
                plain("", str(a + 4 * d), series=[a + d * k for k in range(4)])
                for a, d in (
                    (1, 2),
                    (5, 5),
                    (3, 4),
                    (10, 3),
                    (2, 7),
                    (8, 1),
                    (4, 9),
                    (6, 6),
                    (0, 8),
                    (7, 11),
                )
            ),
            own={"separator": "\n"},
        ),
    ),
    (
        "sentences with a gap, and options that fill it",
        SmallTask(
            "gap",
            code("""
                text = data["question"].replace("_", "____") + "\\nWord for the gap:"
                gold = [o for o, s in data["target_scores"].items() if s][0]
                return {"input": text, "output": gold, "processed_output": gold}
            """),
            tuple(
                labelled(q, (f" {a}", f" {b}")[:: 1 - 2 * (n % 2)], f" {a}")
                for n, (q, a, b) in enumerate(
                    (
                        ("She _ to school every day.", "goes", "go"),
                        ("They _ playing chess.", "are", "is"),
                        ("I have _ apple.", "an", "a"),
                        ("He is taller _ me.", "than", "then"),
                        ("We _ there yesterday.", "were", "was"),
                        ("It depends _ the weather.", "on", "of"),
                        ("There is too _ noise.", "much", "many"),
                        ("Neither of them _ here.", "is", "are"),
                        ("The news _ good.", "is", "are"),
                        ("She sings very _.", "well", "good"),
                    )
                )
            ),
            method="ppl",
            metric="log_prob",
            fewshot=2,
        ),
    ),
    (
        "an echo of the question's last word is the answer",
        SmallTask(
            "echo",
            code("""
                return {"input": f"Last word of: {data['question']}\\nIt is", "output": f" {data['answer']}", "processed_output": data["answer"]}
            """),
            tuple(
                plain(" ".join((*words.split(), word)), word)
                for words, word in table(material.LAST_WORDS)
            ),
        ),
    ),
)
