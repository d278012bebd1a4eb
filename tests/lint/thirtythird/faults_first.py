"""Faults of letters, leaks and text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed
from tests.lint.thirtythird.tasks_en import (
    CELLS,
    CLAIM,
    MAPS,
    NET,
    OPP,
    PRINTS,
    SHOP,
    SPAN,
    TALK,
    TICKET,
)
from tests.lint.thirtythird.tasks_zh import TPLACE, TYES, ZGAP, ZLIFE, ZREV

L, K, T = "what a letter means", "leaks", "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    kind(
        L,
        "the answer's number counts from nought and is read as from one",
        "answer/gold-differs answer/letters answer/letter-asked answer/not-an-option",
        changed(NET, ('"ABCD"[data["correct"]]', '"ABCD"[data["correct"] - 1]')),
        changed(ZLIFE, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
    ),
    kind(
        L,
        "the last option is not listed",
        "answer/letters text/cut-item answer/not-an-option answer/other-count",
        changed(NET, ('zip("ABCD", data["options"])', 'zip("ABC", data["options"])')),
        changed(ZLIFE, ('zip("ABCD", data["choices"])', 'zip("ABC", data["choices"])')),
    ),
    kind(
        L,
        "options bear small letters and the answers are capitals",
        "answer/letters answer/other-names answer/letter-asked",
        changed(NET, ('f"{letter}) {text}"', 'f"{letter.lower()}) {text}"')),
        changed(ZLIFE, ('f"{letter}. {text}"', 'f"{letter.lower()}. {text}"')),
    ),
    kind(
        L,
        "options are sorted for the list, and the letter is that of the row's order",
        "answer/gold-differs answer/letters",
        changed(NET, ('zip("ABCD", data["options"])', 'zip("ABCD", sorted(data["options"]))')),
        changed(ZLIFE, ('zip("ABCD", data["choices"])', 'zip("ABCD", data["choices"][::-1])')),
    ),
    kind(
        L,
        "a legend of the classes is turned round",
        "answer/legend answer/gold-differs answer/other-rule answer/other-names",
        changed(
            ZREV,
            ("判断下面的评论是正面还是负面。", "判断下面评论的情感，0表示正面，1表示负面。"),
            ('"正面" if data["label"] == 1 else "负面"', 'str(data["label"])'),
        ),
        changed(
            CLAIM,
            (
                "Answer yes or no.",
                "Answer no if the text supports the claim and yes if it does not.",
            ),
        ),
    ),
    kind(
        L,
        "the prompt asks for a letter and the answer is the option's text",
        "answer/letter-asked answer/letters answer/other-names few-shot/other-form",
        changed(
            NET,
            ("\\nAnswer:", "\\nAnswer with the letter alone.\\nAnswer:"),
            ('"ABCD"[data["correct"]]', 'data["options"][data["correct"]]'),
        ),
        changed(
            ZLIFE,
            ("\\n答案：", "\\n请只回答选项字母。\\n答案："),
            ('"ABCD"[data["answer"]]', 'data["choices"][data["answer"]]'),
        ),
        changed(MAPS, ("The right one is:", "Answer with A, B or C. The right letter is:")),
    ),
    kind(
        K,
        "the answer stands behind the cue of the input",
        "answer/leaked",
        changed(TICKET, ('Queue:"', "Queue: {data['queue']}\"")),
        changed(OPP, ('Opposite:"', "Opposite: {data['opposite']}\"")),
        changed(TPLACE, ('地點："', "地點：{data['place']}\"")),
    ),
    kind(
        K,
        "the steps of the row stand in the question",
        "answer/reasoning-in-input answer/leaked",
        changed(SHOP, ("{data['problem']}\\n", "{data['problem']}\\nSolution: {data['steps']}\\n")),
        changed(SHOP, ('step by step."', "step by step. {data['steps']}\"")),
    ),
    kind(
        K,
        "the right option has a mark in the list",
        "answer/stands-out answer/leaked answer/marked",
        changed(
            MAPS,
            (
                '"- " + each for each in data["target_scores"]',
                '"-*"[score] + " " + each for each, score in data["target_scores"].items()',
            ),
        ),
        changed(
            NET,
            (
                'f"{letter}) {text}" for letter, text in zip("ABCD", data["options"])',
                'f"{letter}) {text}" + (" (correct)" if n == data["correct"] else "")\n'
                '             for n, (letter, text) in enumerate(zip("ABCD", data["options"]))',
            ),
        ),
    ),
    kind(
        K,
        "the answer is set off in the text in which it is to be found",
        "answer/marked answer/leaked text/markup",
        changed(
            SPAN,
            rows=put("sentence", lambda r: r["sentence"].replace(r["year"], f"**{r['year']}**")),
        ),
        changed(
            TPLACE,
            rows=put("sentence", lambda r: r["sentence"].replace(r["place"], f"【{r['place']}】")),
        ),
    ),
    kind(
        K,
        "an id with the label stands in the prompt",
        "answer/in-id answer/leaked",
        changed(
            TICKET,
            ("Message: {data['message']}", "Ticket: {data['id']}\\nMessage: {data['message']}"),
            rows=lambda rows: [{"id": f"{r['queue']}-{n:03}", **r} for n, r in enumerate(rows, 1)],
            shots=tuple(
                {"id": f"{r['queue']}-{n:03}", **r} for n, r in enumerate(TICKET.shots, 90)
            ),
        ),
        changed(
            ZREV,
            ("评论：", "编号：{data['id']}\\n评论："),
            rows=lambda rows: [
                {"id": f"{'pos' if r['label'] else 'neg'}_{n}", **r} for n, r in enumerate(rows)
            ],
        ),
    ),
    kind(
        K,
        "what the program prints stands behind it as a comment",
        "answer/leaked",
        changed(PRINTS, rows=put("program", lambda r: f"{r['program']}  # {r['printed']}")),
        changed(
            PRINTS,
            rows=put("program", lambda r: f"# expected output: {r['printed']}\n{r['program']}"),
        ),
    ),
    kind(
        T,
        "a literal lacks its f",
        "text/placeholder",
        changed(TICKET, ('f"{HEAD}\\n\\nMessage', '"{HEAD}\\n\\nMessage')),
        changed(CLAIM, ("f\"Claim: {data['claim']}", "\"Claim: {data['claim']}")),
        changed(ZREV, ('text = f"判断', 'text = "判断')),
    ),
    kind(
        T,
        "a placeholder of another system, in braces",
        "text/placeholder text/unknown-name",
        changed(SPAN, ("Sentence: {data['sentence']}", "Sentence: {{{{sentence}}}}")),
        changed(TYES, ("問題：{data['question']}", "問題：{{{{question}}}}")),
        changed(TALK, ("{data['question']}", "{{question}}")),
    ),
    kind(
        T,
        "a list stands there as Python prints it",
        "text/raw-value answer/python-value",
        changed(
            MAPS,
            (
                '"\\n".join("- " + each for each in data["target_scores"])',
                'str(list(data["target_scores"]))',
            ),
        ),
        changed(ZGAP, ('"、".join(data["target_scores"])', 'data["target_scores"].keys()')),
        changed(CELLS, ('"| " + " | ".join(str(each) for each in row) + " |"', "str(row)")),
    ),
    kind(
        T,
        "a text is joined letter by letter",
        "text/raw-value text/run-together text/two-spaces text/changed text/cut-item "
        "text/no-question",
        changed(TICKET, ("{data['message']}", "{', '.join(data['message'])}")),
        changed(ZREV, ("{data['comment']}", "{'，'.join(data['comment'])}")),
    ),
    kind(
        T,
        "a field is misspelt and .get gives None",
        "text/nothing text/absent-field text/no-question",
        changed(CLAIM, ("{data['text']}", "{data.get('passage')}")),
        changed(CELLS, ("{data['question']}", "{data.get('query')}")),
        changed(TPLACE, ("{data['sentence']}", "{data.get('sentense')}")),
    ),
    kind(
        T,
        "one field of the rows is null in some of them",
        "text/nothing text/unlike-others text/empty-slot",
        changed(CLAIM, rows=put("text", lambda r: None, every=4)),
        changed(ZREV, rows=put("comment", lambda r: None, every=4)),
        changed(OPP, rows=put("word", lambda r: None, every=4)),
    ),
    kind(
        T,
        "newlines are written as backslash and n",
        "text/escaped text/lost-lines",
        changed(TICKET, ("{HEAD}\\n\\nMessage", "{HEAD}\\\\n\\\\nMessage")),
        changed(SHOP, ("\\nLet's", "\\\\nLet's")),
        changed(TYES, rows=sub("passage", "，", "，\\n")),
    ),
)
