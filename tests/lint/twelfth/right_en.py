"""Right prompts in English that look odd: choices and pairs."""

from __future__ import annotations

from tests.lint.twelfth import rows_en as en
from tests.lint.twelfth.right_making import ok, scored

_MC = r"""
lines = [f"FMT" for k, c in zip(MARKS, data["choices"])]
text = f"HEAD{data['question']}\n" + "\n".join(lines) + "\nCUE"
gold = MARKS[data["answer"]]
"""


def _mc(name: str, what: str, head: str, form: str, cue: str, marks: str = "ABCD", **own):
    body = _MC.replace("FMT", form).replace("HEAD", head).replace("CUE", cue)
    return ok(name, what, body, en.SCIENCE, above=f"MARKS = {marks!r}", lead=" ", **own)


_N = 'gold = ("entailment", "neutral", "contradiction")[data["label"]]'

RIGHT = (
    _mc(
        "emc01",
        "MMLU's wording",
        "",
        "{k}. {c}",
        "Answer:",
        fewshot=5,
        description="The following are multiple choice questions (with answers) about science.",
    ),
    _mc("emc02", "letters in brackets, a Q and an A", "Q: ", "({k}) {c}", "A:"),
    _mc("emc03", "one closing bracket", "Question: ", "{k}) {c}", "Correct option:"),
    _mc("emc04", "letters with a colon", "", "{k}: {c}", "The right letter is"),
    _mc("emc05", "numbers", "Question: ", "{k}. {c}", "Number of the right answer:", "1234"),
    _mc("emc06", "small letters", "", "{k}) {c}", "Choice:", "abcd"),
    _mc(
        "emc07", "letters from the end of the alphabet", "Question: ", "{k}. {c}", "Answer:", "WXYZ"
    ),
    _mc("emc08", "numbers from 0", "Question: ", "[{k}] {c}", "Index:", "0123"),
    _mc("emc09", "asterisks of a Markdown list", "**Question.** ", "* {k}: {c}", "**Answer:**"),
    _mc(
        "emc10",
        "no shots, and a demand for one letter",
        "Reply with one letter (A, B, C or D) and nothing else.\n\n".replace("\n", r"\n"),
        "{k}. {c}",
        "Answer:",
        fewshot=0,
    ),
    ok(
        "emc11",
        "AGIEval's line of options",
        r"""
options = " ".join(f"({k}) {c}" for k, c in zip("ABCD", data["choices"]))
text = f"Q: {data['question']} Answer Choices: {options}\nA: Among A through D, the answer is"
gold = "ABCD"[data["answer"]]""",
        en.SCIENCE,
        lead=" ",
    ),
    ok(
        "emc12",
        "the text of the choice is wanted",
        r"""
text = f"{data['question']}\nChoices: {' / '.join(data['choices'])}\nWrite the right choice in full.\nAnswer:"
gold = data["choices"][data["answer"]]""",
        en.SCIENCE,
        lead=" ",
    ),
    ok(
        "emc13",
        "PPL over texts without a list",
        r"""
text = f"Question: {data['question']}\nAnswer:"
gold = data["choices"][data["answer"]]""",
        tuple(
            r
            | {
                "target_scores": {
                    f" {c}": int(i == r["answer"]) for i, c in enumerate(r["choices"])
                }
            }
            for r in en.SCIENCE
        ),
        method="ppl",
        metric="log_prob",
        lead=" ",
    ),
    ok(
        "emc14",
        "letter and text as the answer",
        r"""
listed = [f"{k}. {c}" for k, c in zip("ABCD", data["choices"])]
text = data["question"] + "\n" + "\n".join(listed) + "\nRepeat the right line.\nLine:"
gold = listed[data["answer"]]""",
        en.SCIENCE,
        lead=" ",
    ),
    ok(
        "emc15",
        "options shuffled by a stream of the row, the gold with them",
        r"""
order = sorted(range(4), key=lambda i: hashlib.md5(f"{data['id']}-{i}".encode()).hexdigest())
text = data["question"] + "\n"
for k, i in zip("ABCD", order):
    text += f"{k}. {data['choices'][i]}\n"
text += "Answer:"
gold = "ABCD"[order.index(data["answer"])]""",
        en.SCIENCE,
        above="import hashlib",
        lead=" ",
    ),
    ok(
        "enli01",
        "GPT-3's True, False or Neither",
        r"""
text = f"{data['premise']}\nQuestion: {data['hypothesis']} True, False or Neither?\nAnswer:"
gold = ("True", "Neither", "False")[data["label"]]""",
        en.NLI,
        lead=" ",
    ),
    ok(
        "enli02",
        "FLAN's list of options with dashes",
        f"""
text = f"{{data['premise']}}\\nDoes it follow that {{data['hypothesis'][0].lower()}}{{data['hypothesis'][1:-1]}}?\\nOPTIONS:\\n- entailment\\n- neutral\\n- contradiction\\nANSWER:"
{_N}""",
        en.NLI,
        lead=" ",
    ),
    ok(
        "enli03",
        "numbers with a legend",
        r"""
text = f"0: entailment, 1: neutral, 2: contradiction\nP: {data['premise']}\nH: {data['hypothesis']}\nLabel:"
gold = str(data["label"])""",
        en.NLI,
        lead=" ",
    ),
    ok(
        "enli04",
        "a separator of a pair model, as text",
        f"text = data['premise'] + ' ||| ' + data['hypothesis'] + '\\nRelation:'\n{_N}",
        en.NLI,
        lead=" ",
        description="Say whether the second sentence is entailment, neutral or contradiction to the first.",
    ),
    ok(
        "enli05",
        "PPL with yes, maybe, no",
        r"""
text = f"Given that {data['premise'][0].lower()}{data['premise'][1:-1]}, is it true that {data['hypothesis'][0].lower()}{data['hypothesis'][1:-1]}? Yes, No or Maybe?\nAnswer:"
gold = ("Yes", "Maybe", "No")[data["label"]]""",
        scored(en.NLI, "label", {0: " Yes", 1: " Maybe", 2: " No"}),
        method="ppl",
        metric="log_prob",
        lead=" ",
    ),
)
