"""Right prompts whose shots, cues or separators look odd."""

from __future__ import annotations

import re

from tests.lint.faults import above
from tests.lint.odd_helpers import odd
from tests.lint.rows import plain

_NUMBERED = tuple(
    plain(f"{a}+{b}=", str(a + b))
    for a, b in zip(range(31, 46), (25, 25, 26, 25, 24) * 3, strict=True)
)
_HAND_MCQ = "Question: What is the capital of Norway?\nA. Oslo\nB. Bergen\nC. Hamar\nD. Moss\nAnswer: A\n\nQuestion: Which animal barks?\nA. a cat\nB. a hen\nC. a dog\nD. a cow\nAnswer: C\n\n"
_HAND_ZH = "评论：味道很好，价格也合适。\n请判断这条评论的情感是正面还是负面。\n情感：正面\n\n评论：屏幕有划痕，要求退货。\n请判断这条评论的情感是正面还是负面。\n情感：负面\n\n"
_HAND_SUMS = "Problem: What is 20+30+11?\nSolution: Let's think step by step. 20+30=50. 50+11=61. So the answer is 61.\n\n"

RIGHT = (
    odd(
        "written by hand, with the query's cues",
        "letters-dot",
        above(f'SHOTS = """{_HAND_MCQ}"""'),
        ('text = f"Question', 'text = SHOTS + f"Question'),
        fewshot=0,
    ),
    odd(
        "written by hand, in Chinese",
        "zh-sentiment",
        above(f'SHOTS = """{_HAND_ZH}"""'),
        ('text = f"评论', 'text = SHOTS + f"评论'),
        fewshot=0,
    ),
    odd(
        "a chain written by hand",
        "sums-steps",
        above(f'SHOTS = """{_HAND_SUMS}"""'),
        ('text = f"Problem', 'text = SHOTS + f"Problem'),
        fewshot=0,
    ),
    odd(
        "written by hand, under headings",
        "own-shots",
        ("Review: I would", "Examples\n\nReview: I would"),
        ('SHOTS + f"Review', 'SHOTS + f"Now yours\\n\\nReview'),
    ),
    odd(
        "written by hand as a list, answered after an arrow",
        "own-shots",
        ("Review: {", "{"),
        ("\\nSentiment:", " =>"),
        ("Review: ", ""),
        ("\nSentiment:", " =>"),
    ),
    odd("sums that differ by a digit", "sums-direct", rows=lambda rows: list(_NUMBERED)),
    odd(
        "one question about different passages",
        "extract",
        rows=lambda rows: [
            r
            | {
                "question": "Where was this person born?",
                "answer": re.findall(r"Born in (\w+)", r["passage"])[0],
            }
            for r in rows
        ],
    ),
    odd(
        "one line apart, each example one line", "facts", ("\\nA:", " A:"), own={"separator": "\n"}
    ),
    odd("a rule of signs between the shots", "facts", own={"separator": "\n***\n"}),
    odd(
        "outputs end with a mark that is a stop sequence",
        "facts",
        ('f" {answer}"', 'f" {answer} [DONE]"'),
        stop=("[DONE]",),
    ),
    odd(
        "the answer on a line of its own",
        "facts",
        ('f" {answer}"', 'f"\\n{answer}"'),
        stop=("\n\n",),
    ),
    odd(
        "the cue ends with a quotation mark",
        "facts",
        ("\\nA:", '\\nA: \\"'),
        ('f" {answer}"', "f'{answer}\"'"),
        stop=('"',),
    ),
    odd(
        "the cue ends with an opening bracket",
        "letters-dot",
        ('"Answer:"', '"Answer: ("'),
        ('f" {letter}"', 'f"{letter})"'),
    ),
    odd(
        "the cue ends inside a box",
        "latex",
        ('\\n\\nSolution:"', '\\n\\nFinal answer: $\\\\boxed{{"'),
        (
            "f\" {data['steps']} The final answer is $\\\\boxed{{{data['answer']}}}$.\"",
            "f\"{data['answer']}}}$\"",
        ),
        postprocess="",
        stop=("}$",),
        rows=lambda rows: [r for r in rows if "frac" not in r["answer"]],
    ),
    odd(
        "a delimiter of the config's own",
        "facts",
        ('f" {answer}"', "answer"),
        own={"target_delimiter": " "},
    ),
    odd(
        "choices that begin with a newline",
        "yes-no-ppl",
        rows=lambda rows: [
            r | {"target_scores": {"\n" + o.strip(): s for o, s in r["target_scores"].items()}}
            for r in rows
        ],
    ),
    odd(
        "a description of several lines",
        "topics",
        description="You label headlines.\n\nRules:\n- one label each\n- nothing else",
    ),
    odd(
        "a description in a language of its own",
        "zh-letters",
        description="The following are questions in Chinese.",
    ),
    odd(
        "a separator after the description of one line",
        "translate",
        own={"description_separator": "\n"},
    ),
    odd(
        "chains that name the gold on their way",
        "sums-steps",
        ("So the answer", "That makes {data['answer']}. So the answer"),
    ),
    odd(
        "shots of a file of their own",
        "instruct",
        shots=tuple(
            plain(q, a)
            for q, a in (
                ("I laughed from start to end.", "positive"),
                ("I fell asleep.", "negative"),
                ("A gem.", "positive"),
            )
        ),
    ),
    odd("more shots than labels", "topics", fewshot=6, own={"seed": 4}),
    odd(
        "the instruction comes last",
        "instruct",
        (
            '### Instruction:\\nClassify the sentiment of the review as positive or negative.\\n\\n"',
            '"',
        ),
        (
            "\\n\\n### Response:",
            "\\n\\n### Instruction:\\nClassify the sentiment of the review as positive or negative.\\n\\n### Response:",
        ),
    ),
    odd(
        "labels are listed before and after the text",
        "topics",
        ("\\nLabel:", "\\nChoose from: {', '.join(sorted(TOPICS))}\\nLabel:"),
    ),
)
