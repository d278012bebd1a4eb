"""Right prompts with other marks and frames around options."""

from __future__ import annotations

from tests.lint.shape import SmallTask, changed, code
from tests.lint.tenth import rows_options as rows
from tests.lint.tenth import tasks_options as opt

_HEAD = "text = f\"Question: {data['question']}\\n\""


def _marked(marks: str, form: str = "{mark}. {option}", cue: str = "Answer:") -> SmallTask:
    """Return TRIAGE with other marks, in the list and as answers."""
    body = f"""
    marks = {marks!r}.split()
    text = data["question"] + "\\n"
    for mark, option in zip(marks, data["options"]):
        text += f"{form}\\n"
    answer = marks["ABCD".index(data["answer"])]
    return {{"input": text + {cue!r}, "output": " " + answer, "processed_output": answer}}
    """
    return SmallTask("triage", code(body), rows.TRIAGE)


_STYLES = (
    (
        "The question stands in XML tags.",
        '"<question>\\n" + data["question"] + "\\n</question>\\n"',
        "Answer:",
    ),
    (
        "Headings of Markdown.",
        '"## Question\\n" + data["question"] + "\\n\\n## Options\\n"',
        "\\n## Answer\\nThe right letter is",
    ),
    ("Bold cues.", "f\"**Question:** {data['question']}\\n\\n\"", "\\n**Answer:**"),
    (
        "A turn of a user and one of an assistant.",
        "f\"User: {data['question']}\\n\"",
        "Assistant: The answer is",
    ),
    ("Human and AI, as in a log.", "f\"Human: {data['question']}\\n\\n\"", "\\nAI:"),
    (
        "An instruction and a response, as models were tuned on.",
        "f\"### Instruction:\\n{data['question']}\\nReply with the letter of the right option.\\n\"",
        "\\n### Response:",
    ),
    ("A short cue: Q and A.", "f\"Q: {data['question']}\\n\"", "A:"),
    (
        "A sentence that the letter ends.",
        "f\"{data['question']}\\n\"",
        "Among A to D, the right answer is",
    ),
    (
        "A person is addressed before the question.",
        "f\"You are a careful nurse. {data['question']}\\n\"",
        "Your choice:",
    ),
    (
        "A rule of dashes parts question and options.",
        "f\"{data['question']}\\n----------\\n\"",
        "----------\\nLetter:",
    ),
    ("The cue is an arrow.", "f\"{data['question']}\\n\"", "→"),
    ("The cue is a question.", "f\"{data['question']}\\n\"", "Which letter is right?"),
    (
        "The cue has brackets with what may be said.",
        "f\"Question: {data['question']}\\n\"",
        "Answer (A/B/C/D):",
    ),
    ("The cue is in capitals.", "f\"QUESTION: {data['question']}\\n\"", "ANSWER:"),
)
_HAND = SmallTask(
    "triage",
    code(
        """
        text = SHOTS + f"Question: {data['question']}\\n"
        text += "\\n".join(f"({letter}) {option}" for letter, option in zip("ABCD", data["options"]))
        text += "\\nAnswer:"
        return {"input": text, "output": f" ({data['answer']})", "processed_output": data["answer"]}
        """,
        '''
        SHOTS = """Question: Which organ pumps the blood?
        (A) Lung
        (B) Heart
        (C) Liver
        (D) Stomach
        Answer: (B)

        Question: Which bone is in the thigh?
        (A) Femur
        (B) Ulna
        (C) Sternum
        (D) Patella
        Answer: (A)

        Question: What carries oxygen in the blood?
        (A) Plasma
        (B) Platelets
        (C) Lymph
        (D) Haemoglobin
        Answer: (D)

        """
        ''',
    ),
    rows.TRIAGE,
    fewshot=0,
    postprocess="agieval_single_answer_post",
)
RIGHT = (
    ("Roman numbers mark the options.", _marked("I II III IV")),
    ("Numbers in circles mark the options.", _marked("① ② ③ ④", "{mark} {option}")),
    ("Greek letters mark the options.", _marked("α β γ δ", "{mark}) {option}")),
    ("Small letters in brackets mark the options.", _marked("a b c d", "({mark}) {option}")),
    ("Numbers with a bracket mark the options.", _marked("1 2 3 4", "{mark}) {option}", "Number:")),
    ("The letters P to S mark the options.", _marked("P Q R S", "{mark}: {option}")),
    ("The letters begin at W.", _marked("W X Y Z", "[{mark}] {option}")),
    ("Double letters mark the options.", _marked("AA BB CC DD", "{mark} - {option}")),
    (
        "Letters in square brackets, which the answer has, too.",
        _marked("[A] [B] [C] [D]", "{mark} {option}"),
    ),
    (
        "Words mark the options.",
        _marked("first second third fourth", "{mark}: {option}", "The right one is the"),
    ),
    (
        "Options are a list of Markdown with bold letters.",
        _marked("A B C D", "- **{mark}** {option}"),
    ),
    *(
        (what, changed(opt.TRIAGE, (_HEAD, f"text = {head}"), ('"Answer:"', f'"{cue}"')))
        for what, head, cue in _STYLES
    ),
    ("Worked examples with letters in brackets, written into the template.", _HAND),
)
