"""Leaks: the query has its own answer, so that a model that copies is right."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed
from tests.lint.sixth.tasks_free import (
    ALGEBRA,
    LUECKE,
    MARKET,
    PREFEITURA,
    SATZ,
    SPANS,
)
from tests.lint.sixth.tasks_labels import (
    NLI,
    REVIEWS,
    TICKETS,
)
from tests.lint.sixth.tasks_options import (
    DYNASTY,
    LAW,
    PRONOUN,
    SEA,
    SEA_PLAIN,
)

_leak = partial(kind, "leaks")
_LEAKED = "answer/leaked answer/reasoning-in-input"


def _right_first(rows: list[Row]) -> None:
    for row in rows:
        right = row["options"]["ABCD".index(row["answer"])]
        row["options"] = [right, *(each for each in row["options"] if each != right)]
        row["answer"] = "A"


KINDS = (
    _leak(
        "The answer is written behind its own cue, as for a shot.",
        _LEAKED,
        changed(
            SEA,
            (r"\nAnswer:", r"\nAnswer: {}"),
            (
                'return {"input": text,',
                'text = text.replace("{}", data["answer"])\n    return {"input": text,',
            ),
        ),
        changed(PREFEITURA, (r"\nResposta:", r"\nResposta: {data['resposta']}")),
        changed(REVIEWS, ("(positive or negative):", "(positive or negative): {data['label']}")),
        changed(SATZ, (r"\nGerman:", r"\nGerman: {data['de']}")),
        changed(DYNASTY, ('"答案："', "f\"答案：{data['答案']}\"")),
    ),
    _leak(
        "The whole row is written into the prompt, label included.",
        f"{_LEAKED} text/raw-value answer/in-id",
        changed(REVIEWS, ("Review: {data['text']}", "Review: {data}")),
        changed(TICKETS, ("Ticket: {data['ticket']}", "Ticket: {dict(data)}")),
        changed(
            SPANS,
            ("Context: {data['context']}", "Data: {json.dumps(data)}"),
            ("import random", "import json\nimport random"),
        ),
        changed(
            NLI,
            (
                r"Premise: {data['premise']}\nHypothesis: {data['hypothesis']}\n",
                r"{' / '.join(data.values())}\n",
            ),
        ),
    ),
    _leak(
        "The row's worked solution stands in the query, answer included.",
        _LEAKED,
        changed(
            MARKET,
            (
                "Question: {data['question']}",
                "Question: {data['question']}\\nHint: {data['answer']}",
            ),
        ),
        changed(ALGEBRA, ('data["problem"] + ', 'data["problem"] + "\\n" + data["solution"] + ')),
        changed(
            MARKET,
            (r"\nAnswer:", r"\nSolution: {data['answer'].split('####')[0].strip()}\nAnswer:"),
        ),
    ),
    _leak(
        "The text whose last word is asked for is put there whole.",
        _LEAKED,
        changed(
            LUECKE,
            ('data["text"].rstrip()', 'data["text"] + " " + data["word"] + ". The last word is"'),
        ),
        changed(
            LUECKE,
            ('data["text"].rstrip()', "f\"Text: {data['text']} {data['word']}\\nLast word:\""),
            fewshot=2,
        ),
        changed(
            LUECKE,
            (
                'data["text"].rstrip()',
                "f\"Choose the word that ends the text ({data['word']}): {data['text']}\"",
            ),
        ),
    ),
    _leak(
        "The gap is filled with the right word before it is asked for.",
        _LEAKED,
        changed(
            PRONOUN,
            (
                "{data['sentence']}",
                "{data['sentence'].replace('_', data['option' + data['answer']])}",
            ),
        ),
        changed(
            PRONOUN,
            (
                'text = "Which',
                'full = data["sentence"].replace("_", data[f"option{data[\'answer\']}"])\n    text = f"Read: {full}\\n"\n    text += "Which',
            ),
        ),
        changed(
            PRONOUN,
            (r"\nNumber:", r"\nThe gap is {data['option' + data['answer']]}.\nNumber:"),
        ),
    ),
    _leak(
        "The right option has a mark in the list, left from checking by eye.",
        "answer/stands-out answer/marked answer/leaked",
        changed(
            SEA,
            (
                'f"{letter}. {option}" for',
                'f"{letter}. {option}" + ("*" if letter == data["answer"] else "") for',
            ),
        ),
        changed(
            LAW,
            (
                'text += "Reply',
                'text = text.replace(data["choices"][data["gold"]] + "\\n", data["choices"][data["gold"]] + " (correct)\\n")\n    text += "Reply',
            ),
        ),
        changed(
            DYNASTY,
            (
                '{data[letter]}\\n"',
                '{data[letter]}" + (" √" if letter == data["答案"] else "") + "\\n"',
            ),
        ),
        changed(
            SEA_PLAIN,
            (
                'f"- {option}" for option',
                "f\"{'>' if option == answer else '-'} {option}\" for option",
            ),
        ),
    ),
    _leak(
        "The right option always comes first, since the list is made of it and the wrong ones.",
        "answer/one-place answer/same-gold answer/leaked answer/stands-out",
        changed(SEA, rows=_right_first),
        changed(
            SEA_PLAIN,
            (
                'for option in data["options"])',
                'for option in [answer, *(o for o in data["options"] if o != answer)])',
            ),
        ),
        changed(
            LAW,
            (
                'for index, choice in enumerate(data["choices"]):',
                'right = data["choices"][data["gold"]]\n    for index, choice in enumerate(sorted(data["choices"], key=lambda c: c != right)):',
            ),
            ('chr(65 + data["gold"])', '"A"'),
        ),
    ),
)
