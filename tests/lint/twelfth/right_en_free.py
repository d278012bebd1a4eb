"""Right prompts in English that look odd: reviews and sums."""

from __future__ import annotations

from tests.lint.twelfth import rows_en as en
from tests.lint.twelfth.right_making import ok, scored
from tests.lint.twelfth.rows_en import _rows

_LATEX = _rows(
    "problem answer",
    (r"Simplify $\frac{6}{8}$.", r"\frac{3}{4}"),
    (r"Solve $x + 2 = 5$ for $x$.", "3"),
    (r"What is $\sqrt{49}$?", "7"),
    (r"Evaluate $2^5$.", "32"),
    (r"Differentiate $x^2$.", "2x"),
    (r"What is $\lvert -4 \rvert$?", "4"),
    (r"Simplify $\frac{10}{15}$.", r"\frac{2}{3}"),
    (r"What is $\log_{10} 1000$?", "3"),
)
_R = 'gold = ("negative", "positive")[data["label"]]'
_A = 'gold = data["answer"]'

RIGHT = (
    ok(
        "erev01",
        "a tweet-like arrow",
        f"text = data['text'] + ' ->'\n{_R}",
        en.REVIEWS,
        lead=" ",
        description="Label each review as positive or negative.",
    ),
    ok(
        "erev02",
        "an emoji as label",
        "text = f'Review: {data[\"text\"]}\\nMood (🙂 or 🙁):'\ngold = '🙁🙂'[data['label']]",
        en.REVIEWS,
        lead=" ",
    ),
    ok(
        "erev03",
        "thumbs as words in capitals",
        "text = f'Review: {data[\"text\"]}\\nVerdict (GOOD or BAD):'\ngold = ('BAD', 'GOOD')[data['label']]",
        en.REVIEWS,
        lead=" ",
    ),
    ok(
        "erev04",
        "the text in triple quotes",
        f"""text = '\"\"\"' + data['text'] + '\"\"\"\\nIs the text between the quotes positive or negative?\\nAnswer:'
{_R}""",
        en.REVIEWS,
        lead=" ",
    ),
    ok(
        "erev05",
        "PPL with the end of a sentence",
        "text = data['text'] + ' All in all, it was'\ngold = ('bad', 'good')[data['label']]",
        scored(en.REVIEWS, "label", {0: " bad", 1: " good"}),
        method="ppl",
        metric="log_prob",
        lead=" ",
    ),
    ok(
        "erev06",
        "JSON out, one key",
        r"""
text = 'Answer as JSON with the key "label", positive or negative.\nReview: ' + data["text"] + "\nJSON:"
gold = json.dumps({"label": ("negative", "positive")[data["label"]]})""",
        en.REVIEWS,
        above="import json",
        lead=" ",
    ),
    ok(
        "erev07",
        "XML in and out",
        f"text = f'<review>{{data[\"text\"]}}</review>\\nSentiment, positive or negative:\\n<label>'\n{_R}\noutput = gold + '</label>'",
        en.REVIEWS,
        stop=("</label>",),
    ),
    ok(
        "erev08",
        "hash marks of a notebook",
        f"text = f'# Review\\n{{data[\"text\"]}}\\n# Sentiment (positive/negative)\\n'\n{_R}",
        en.REVIEWS,
    ),
    ok(
        "erev09",
        "a chat in words",
        f"text = f'User: Is this review positive or negative? {{data[\"text\"]}}\\nAssistant:'\n{_R}",
        en.REVIEWS,
        lead=" ",
        stop=("\n", "User:"),
    ),
    ok(
        "erev10",
        "a Chinese instruction for English reviews",
        "text = f'判断下面的英文评论是正面还是负面。\\n评论：{data[\"text\"]}\\n情感：'\ngold = '负正'[data['label']] + '面'",
        en.REVIEWS,
    ),
    ok(
        "esum01",
        "GSM8K as lm-evaluation-harness has it",
        r"""
text = f"Question: {data['question']}\nAnswer:"
gold = data["answer"]
output = f" {data['solution']}\n#### {gold}" """,
        en.SUMS,
        postprocess="gsm8k_post",
        stop=("Question:", "\n\n"),
        max_tokens=256,
        fewshot=5,
    ),
    ok(
        "esum02",
        "MATH's box",
        r"""
text = f"Problem:\n{data['problem']}\n\nPut the answer into \\boxed{{}}.\nSolution:"
gold = data["answer"]
output = f" The answer is $\\boxed{{{gold}}}$." """,
        _LATEX,
        postprocess="math_post",
    ),
    ok(
        "esum03",
        "the number alone",
        f"text = f'{{data[\"question\"]}}\\nGive the number only.\\nAnswer:'\n{_A}",
        en.SUMS,
        lead=" ",
    ),
    ok(
        "esum04",
        "so the answer is",
        r"""
text = f"Q: {data['question']}\nA: Let's think step by step."
gold = data["answer"]
output = f" {data['solution']} So the answer is {gold}." """,
        en.SUMS,
        postprocess="bbh_post",
        stop=("\n\n",),
        max_tokens=256,
    ),
    ok(
        "esum05",
        "scratchpad tags",
        r"""
text = f"{data['question']}\nReason inside <scratchpad> tags, then write the number behind ####.\n"
gold = data["answer"]
output = f"<scratchpad>{data['solution']}</scratchpad>\n#### {gold}" """,
        en.SUMS,
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=256,
    ),
)
