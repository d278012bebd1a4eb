"""Right prompts whose shots and separators look odd."""

from __future__ import annotations

from tests.lint.fourth.odd_helpers import asked, odd
from tests.lint.fourth.tasks_free import (
    BUDGETS,
    CALLS,
    ENDINGS,
    FOUNDED,
    FUNCTIONS,
    GERMAN,
    NLI,
    SNIPPETS,
    SUPPORT,
    WHO,
)
from tests.lint.fourth.tasks_options import FACTS, FILMS, HOUSE, MATERIALS, PUZZLES, SKY
from tests.lint.fourth.tasks_zh import PLACES, READ, SENTENCES, SHOPS, SUMS, TOPICS

_OPPOSITES = """
hot|cold
early|late
full|empty
loud|quiet
wide|narrow
deep|shallow
sharp|blunt
heavy|light
"""
_STEPS = "Let's think step by step."

RIGHT = (
    odd("eight shots", SKY, fewshot=8),
    odd("one shot", NLI, fewshot=1),
    odd("hashes between the shots", SKY, own={"separator": "\n###\n"}),
    odd("dashes between the shots", SUPPORT, own={"separator": "\n---\n"}),
    odd("two empty lines between the shots", GERMAN, own={"separator": "\n\n\n"}),
    odd(
        "a heading before each, and one newline between",
        FOUNDED,
        ('"Text:', '"### Example\\nText:'),
        own={"separator": "\n"},
    ),
    asked("one line each, with an arrow", _OPPOSITES, "{q} ->", fewshot=4, own={"separator": "\n"}),
    asked(
        "one line each, with an equals sign",
        _OPPOSITES,
        "{q} =",
        fewshot=4,
        own={"separator": "\n"},
    ),
    asked(
        "one line each, with colons",
        _OPPOSITES,
        "{q}:",
        fewshot=4,
        own={"separator": "\n"},
        description="Give the opposite of each word.",
    ),
    asked(
        "answers in quotes that the input opens",
        _OPPOSITES,
        'The opposite of \\"{q}\\" is \\"',
        before="",
        behind='\\".',
        fewshot=3,
        postprocess="exact_match_post",
    ),
    asked(
        "answers in brackets that the input opens",
        _OPPOSITES,
        "Word: {q}\\nOpposite: [",
        before="",
        behind="]",
        fewshot=3,
        postprocess="exact_match_post",
    ),
    asked(
        "answers on a line of their own",
        _OPPOSITES,
        "Word: {q}\\nOpposite:\\n",
        before="",
        fewshot=3,
    ),
    asked(
        "answers behind a newline of their own",
        _OPPOSITES,
        "Word: {q}\\nOpposite:",
        before="\\n",
        stop=("\n\n",),
        fewshot=3,
    ),
    asked(
        "headings of Markdown as cues",
        _OPPOSITES,
        "## Word\\n{q}\\n## Opposite\\n",
        before="",
        fewshot=3,
    ),
    asked("cues in bold", _OPPOSITES, "**Word:** {q}\\n**Opposite:**", fewshot=3),
    asked(
        "Alpaca's frame",
        _OPPOSITES,
        "### Instruction:\\nGive the opposite of the word.\\n### Input:\\n{q}\\n### Response:\\n",
        before="",
        fewshot=2,
    ),
    asked(
        "tags around question and answer",
        _OPPOSITES,
        "<word>{q}</word>\\n<opposite>",
        before="",
        behind="</opposite>",
        fewshot=3,
        stop=("</opposite>",),
    ),
    asked(
        "turns of a user and an assistant",
        _OPPOSITES,
        "User: What is the opposite of {q}?\\nAssistant:",
        fewshot=3,
    ),
    asked("cues without colons", _OPPOSITES, "Q {q}\\nA", fewshot=3),
    asked("no cue at all", _OPPOSITES, "What is the opposite of {q}?", fewshot=3),
    asked("cues in capitals", _OPPOSITES, "WORD: {q}\\nOPPOSITE:", fewshot=3),
    asked("cues with numbers of steps", _OPPOSITES, "1. Word: {q}\\n2. Opposite:", fewshot=3),
    asked(
        "a description that ends with a colon",
        _OPPOSITES,
        "{q}:",
        fewshot=3,
        description="Opposites of words, one a line:",
    ),
    asked(
        "a description that ends with a newline of its own",
        _OPPOSITES,
        "Word: {q}\\nOpposite:",
        fewshot=3,
        description="Give opposites.\n",
        own={"description_separator": "\n"},
    ),
    odd(
        "a short instruction in each shot, and no description",
        SKY,
        ("lines = [f", 'lines = ["Choose the right letter.", f'),
        description="",
    ),
    odd(
        "the instruction comes last, before the cue",
        NLI,
        (
            'text += "Relation',
            'text += "Does the second follow from the first?\\n"\n    text += "Relation',
        ),
    ),
    odd("options of a text follow the cue on the next line", HOUSE, ("Solution:", "What to do:")),
    odd(
        "a space parts label and cue, as the choices bring it",
        FILMS,
        own={},
        rows=lambda rows: [
            {
                "review": row["review"],
                "target_scores": {f" {k}": v for k, v in row["target_scores"].items()},
            }
            for row in rows
        ],
    ),
    odd("a newline parts answer and cue, by the config", FACTS, own={"target_delimiter": "\n"}),
    odd(
        "the steps and then the answer on a line of its own",
        BUDGETS,
        ("\\n#### {number}", "\\nThe answer is {number}."),
    ),
    odd(
        "steps in all shots, and the cue asks for them otherwise",
        BUDGETS,
        (_STEPS, "First think, then give the number behind ####."),
    ),
    odd("no cue for steps, and steps in the shots", BUDGETS, (f" {_STEPS}", "")),
    odd(
        "steps in both, in other words",
        SUMS,
        ("让我们一步一步来思考。", "请写出计算过程，再给出答案。"),
    ),
    odd(
        "answers alone, and no steps asked for",
        SUMS,
        ("让我们一步一步来思考。\\n", ""),
        ("f\"{data['steps']}答案是{data['answer']}。\"", "data['answer']"),
    ),
    odd(
        "an answer that is asked for behind the steps",
        PUZZLES,
        ("So the answer is (B)", "The answer is (B)"),
        ("So the answer is (C)", "The answer is (C)"),
        ("So the answer is (A)", "The answer is (A)"),
        ("So the answer is ({", "The answer is ({"),
    ),
    odd(
        "hand-written shots with numbers, and the question goes on",
        TOPICS,
        ("标题：黄金", "标题1：黄金"),
        ("标题：乒乓球", "标题2：乒乓球"),
        ("标题：折叠", "标题3：折叠"),
        ('f"标题：{', 'f"标题4：{'),
    ),
    odd(
        "a heading between hand-written shots and question",
        PUZZLES,
        ("WORKED + ask", 'WORKED + "Now it is your turn.\\n\\n" + ask'),
    ),
    odd("lines of dashes between hand-written shots", TOPICS, ('\\n\\n"', '\\n---\\n"')),
    odd(
        "comments of another kind in shots and question",
        FUNCTIONS,
        ('"# Return the product', '"#: Return the product'),
        ('"# Say', '"#: Say'),
        ('f"# {', 'f"#: {'),
    ),
    odd(
        "a comment behind each head, in shots and question",
        FUNCTIONS,
        ("def {data['head']}:", "def {data['head']}:  # {len(data['head'])} characters"),
        ("def product(a, b):", "def product(a, b):  # 13 characters"),
        ("def is_empty(text):", "def is_empty(text):  # 14 characters"),
    ),
    odd("a second way to stop", SNIPPETS, stop=("\n", "```")),
    odd(
        "shots of another file, more of one label than of others",
        SUPPORT,
        shots=(*SUPPORT.shots, {"text": "Typing is slow in the editor.", "label": "bug"}),
    ),
    odd("shots of another file, in another order", SHOPS, shots=SHOPS.shots[::-1]),
    odd("a question that ends without a mark", WHO, ("Names of people in it:", "Names:")),
    odd("the two languages on one line", GERMAN, ("German: {source}\\nEnglish:", "{source} =")),
    odd("the language to translate into is said in Chinese", SENTENCES, ("\\n英文：", "\\n译文：")),
    odd(
        "full-width brackets as cues",
        READ,
        ("短文：{}\\n问题：{}\\n回答：", "【短文】{}\\n【问题】{}\\n【回答】"),
    ),
    odd(
        "half-width colons in all cues of a Chinese prompt",
        PLACES,
        ("问题：", "问题:"),
        ("答案：", "答案:"),
    ),
    odd(
        "a sentence that goes on, in all shots", CALLS, ('"It tells:"', '"The last turn tells the"')
    ),
    odd(
        "a description in another language than the sentences",
        ENDINGS,
        description="Jeder Satz endet mit einem passenden Wort.",
    ),
    odd(
        "a long description with its own list",
        MATERIALS,
        description="You will see questions about materials.\n- Read all options.\n- Choose one of them.\n- Answer as in the examples.",
    ),
)
