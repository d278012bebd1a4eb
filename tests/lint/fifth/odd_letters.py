"""Right prompts with options that are made, shown or ranked in many ways."""

from __future__ import annotations

from tests.lint.fifth.odd_helpers import Right, listed, odd, written
from tests.lint.fifth.tasks_options import (
    BODY,
    COPA,
    ENDINGS,
    FRANCE,
    HISTORY,
    JAPAN,
    METALS,
    RIVERS,
    TOPICS,
)
from tests.lint.shape import Row, SmallTask

_VARIED: tuple[Row, ...] = tuple(
    {**row, "choices": choices, "answer": choices.index(right)}
    for number, row in enumerate(RIVERS.rows)
    for right in [row["choices"][row["answer"]]]
    for wrong in [[choice for choice in row["choices"] if choice != right][: 1 + number % 3]]
    for choices in [[*wrong[: number % 2], right, *wrong[number % 2 :]]]
)

RIGHT: tuple[Right, ...] = (
    listed(
        "two to four options, row by row",
        'list("ABCD")',
        'f"{mark}. {text}"',
        "marks[right]",
        task=SmallTask("varied", RIVERS.source, _VARIED),
    ),
    written(
        "options as a JSON object, on purpose",
        RIVERS,
        "f\"{data['question']}\\n{json.dumps(options)}\\nKey of the right option:\"",
        'f" {gold}"',
        "gold",
        first='options = dict(zip("ABCD", data["choices"]))\ngold = "ABCD"[data["answer"]]',
        above="import json",
    ),
    written(
        "options shuffled by `r`, with the gold found anew",
        JAPAN,
        '"問題：" + data["question"] + "\\n" + "\\n".join(lines) + "\\n答え："',
        "gold",
        "gold",
        first='order = list(data["choices"])\nr.shuffle(order)\nlines = [f"{i + 1}. {c}" for i, c in enumerate(order)]\n'
        'gold = str(order.index(data["choices"][data["answer"]]) + 1)',
    ),
    written(
        "letters from the columns' own names",
        BODY,
        'data["question"] + "\\n" + "\\n".join(lines) + "\\nAnswer:"',
        '" " + gold',
        "gold",
        first='lines = [f"{name[-1].upper()}. {data[name]}" for name in ("opa", "opb", "opc", "opd")]\n'
        'gold = chr(ord("A") + data["cop"] - 1)',
    ),
    written(
        "PPL of letters, with the options shown",
        tuple(
            {**row, "target_scores": {m: int(i == row["answer"]) for i, m in enumerate("ABCD")}}
            for row in RIVERS.rows
        ),
        'data["question"] + "\\n" + "\\n".join(lines) + "\\nAnswer:"',
        "gold",
        "gold",
        first='lines = [f"{m}. {c}" for m, c in zip("ABCD", data["choices"])]\ngold = "ABCD"[data["answer"]]',
        method="ppl",
        metric="log_prob",
        own={"target_delimiter": " "},
    ),
    written(
        "PPL of the options' texts, with letters before them in the prompt",
        METALS,
        'data["question"] + "\\n" + "\\n".join(lines) + "\\nThe right option, in full:\\n"',
        "gold",
        "gold",
        first='scores = data["target_scores"]\nlines = [f"({m}) {c}" for m, c in zip("ABCD", scores)]\n'
        "gold = max(scores, key=scores.get)",
        method="ppl",
        metric="log_prob",
    ),
    odd("PPL without any shots", METALS, fewshot=0),
    odd("PPL with no cue at all", ENDINGS, fewshot=0),
    odd("PPL with eight shots", TOPICS, fewshot=8),
    odd(
        "PPL that asks in words between",
        COPA,
        ("because", "because of this"),
        ('"so"', '"with this effect"'),
    ),
    odd("Chinese options with commas in ink", HISTORY, ('letter + "．"', 'letter + "、"')),
    odd(
        "full stops of ASCII behind the letters of Chinese options",
        HISTORY,
        ('letter + "．"', 'letter + ". "'),
    ),
    odd("Chinese options without a question's cue", HISTORY, ('"问题：" + ', "")),
    odd(
        "French options by number",
        FRANCE,
        ('zip("abc", data', 'zip("123", data'),
        ('"abc"[data', '"123"[data'),
        description="Choisissez la bonne réponse : 1), 2) ou 3).",
    ),
    odd(
        "options behind dashes in French",
        FRANCE,
        ('f"{mark}) {text}"', 'f"{mark} — {text}"'),
        ("{gold})", "{gold}"),
        description="Choisissez la bonne réponse : a, b ou c.",
    ),
    odd("Japanese options with full stops in ink", JAPAN, ('f"{n}. {choice}"', 'f"{n}．{choice}"')),
    odd(
        "colons behind the numbers of Japanese options",
        JAPAN,
        ('lines += [f"{n}. {choice}"', 'lines += [f"{n}：{choice}"'),
    ),
    odd(
        "an instruction in each input, and no description",
        RIVERS,
        ('text = f"', 'text = f"Pick A, B, C or D.\\n'),
        description="",
    ),
    odd("five shots", RIVERS, fewshot=5),
    odd(
        "no shots, and the answer begins a new line",
        RIVERS,
        ('"Answer:"', '"Answer:\\n"'),
        ('f" {gold}"', "gold"),
        fewshot=0,
    ),
    odd("a cue that is a whole question", BODY, ('"The answer is"', '"Which letter is right?"')),
    odd(
        "a word before the letter in the output",
        BODY,
        ('" (" + gold + ")"', '" option (" + gold + ")"'),
    ),
)
