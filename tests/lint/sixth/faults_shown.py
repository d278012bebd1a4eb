"""Leaks by what is shown beside the text: properties, tests, marks, examples."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed
from tests.lint.sixth.tasks_free import (
    AUSGABE,
    LUECKE,
    MELDUNG,
    PEOPLE,
    PREFEITURA,
    SATZ,
    SHOP,
    SPANS,
    TRIVIA,
)
from tests.lint.sixth.tasks_labels import (
    CAFES,
    JOURNAL,
    NLI,
    PARKS,
    PINGLUN,
    REVIEWS,
    SMS,
    SMS_NAMES,
    TICKETS,
)
from tests.lint.sixth.tasks_options import (
    KITCHEN,
)

_leak = partial(kind, "leaks")
_LEAKED = "answer/leaked answer/reasoning-in-input"


def _titled(rows: list[Row]) -> None:
    for row in rows:
        row["review"] = f"{row['stars']}/5 - {row['review']}"


KINDS = (
    _leak(
        "The id of the row is printed above the text, and it begins with the label.",
        "answer/in-id answer/leaked",
        changed(SMS_NAMES, ('f"Message:', "f\"[{data['id']}]\\nMessage:")),
        changed(SMS, (r"\n\nMessage:", r"\n\nID {data['id']}\nMessage:")),
        changed(
            SMS_NAMES, ("Message: {data['message']}", "Message {data['id']}: {data['message']}")
        ),
    ),
    _leak(
        "The field that is asked for is shown as if it were a property of the text.",
        _LEAKED,
        changed(TICKETS, (r"\nTeam:", r"\nQueue: {data['team']}\nTeam:")),
        changed(JOURNAL, ('f"Texte :', "f\"[{data['rubrique']}]\\nTexte :")),
        changed(PINGLUN, ('f"评论：', "f\"类别：{data['标签']}\\n评论：")),
        changed(
            CAFES,
            ("f\"{data['review'].strip()}", "f\"Rating given: {stars}\\n{data['review'].strip()}"),
        ),
        changed(SMS_NAMES, (r"\nIs it", r" ({data['label_name']})\nIs it")),
    ),
    _leak(
        "The expected result stands in a test that the prompt shows.",
        _LEAKED,
        changed(
            AUSGABE, (r"\n\nprint(", r"\n\nassert f({data['input']}) == {data['output']}\nprint(")
        ),
        changed(
            AUSGABE,
            (r"{data['code']}\n", r"{data['code']}\n# f({data['input']}) -> {data['output']}\n"),
        ),
        changed(
            SHOP, ("-- {data['wish']}\\n", "-- {data['wish']}\\n-- expected: {data['query']}\\n")
        ),
    ),
    _leak(
        "The first letter of the answer is given as a hint, left from a try.",
        _LEAKED,
        changed(PREFEITURA, (r"\nResposta:", r"\n(começa com {data['resposta'][0]})\nResposta:")),
        changed(TRIVIA, (r'"\nA:"', '"\\n(" + data["aliases"][0][0] + "...)\\nA:"')),
        changed(
            LUECKE,
            ('data["text"].rstrip()', '"(ends with " + data["word"][:2] + "...) " + data["text"]'),
        ),
    ),
    _leak(
        "The data set's title of the review says how many stars it has.",
        _LEAKED,
        changed(CAFES, rows=_titled),
        changed(
            CAFES,
            ("f\"{data['review'].strip()}", "f\"{'★' * data['stars']} {data['review'].strip()}"),
        ),
        changed(CAFES, (r"\nStars:", r" ({stars} of 5)\nStars:")),
    ),
    _leak(
        "The span that answers is set off in the passage, as the annotators saw it.",
        "answer/marked answer/leaked",
        changed(
            SPANS, ("{data['context']}", "{data['context'].replace(answer, '**' + answer + '**')}")
        ),
        changed(
            SPANS,
            ("{data['context']}", "{data['context'].replace(answer, '<b>' + answer + '</b>')}"),
        ),
        changed(
            SPANS, ("{data['context']}", "{data['context'].replace(answer, '[' + answer + ']')}")
        ),
        changed(
            PEOPLE,
            (
                'text = f"',
                'for name in data["persons"]:\n        data = data | {"sentence": data["sentence"].replace(name, f"[{name}]")}\n    text = f"',
            ),
        ),
    ),
    _leak(
        "The summary that is to be written is the first line of the article shown.",
        _LEAKED,
        changed(
            MELDUNG, ("Article: {data['article']}", "Article: {data['summary']} {data['article']}")
        ),
        changed(MELDUNG, ("Article: {", "Title: {data['summary']}\\nArticle: {")),
        changed(
            SATZ,
            (
                "f\"English: {data['en']}",
                "f\"Pair: {data['en']} - {data['de']}\\nEnglish: {data['en']}",
            ),
        ),
    ),
    _leak(
        "Worked examples in the prompt were copied from the scored rows.",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs answer/leaked few-shot/same-twice",
        changed(
            REVIEWS,
            (
                'text = f"Review',
                'text = f"Review: Jams on every third page and the app is useless.\\nSentiment (positive or negative): negative\\n\\nReview: Dry feet after a week of rain, what more could I ask for.\\nSentiment (positive or negative): positive\\n\\nReview',
            ),
            fewshot=0,
        ),
        changed(
            PREFEITURA,
            (
                'text = f"Pergunta',
                'text = f"Pergunta: Qual é a capital do Peru?\\nResposta: Lima\\n\\nPergunta: Que animal dá lã?\\nResposta: ovelha\\n\\nPergunta',
            ),
            fewshot=0,
        ),
        changed(
            SATZ,
            (
                'text = f"English',
                'text = f"English: The shop opens at nine.\\nGerman: Der Laden öffnet um neun.\\n\\nEnglish: The soup needs salt.\\nGerman: Die Suppe braucht Salz.\\n\\nEnglish',
            ),
            fewshot=0,
        ),
    ),
    _leak(
        "The answer is named in an instruction that is filled from the row.",
        _LEAKED,
        changed(
            PARKS,
            ("Answer yes or no.", "Answer {answer}."),
            (
                "    text = f\"{data['passage']}",
                '    answer = "yes" if data["answer"] else "no"\n    text = f"{data[\'passage\']}',
            ),
        ),
        changed(
            KITCHEN,
            ('text += "The answer is"', "text += f\"(key: {data['answerKey']}) The answer is\""),
        ),
        changed(
            NLI,
            (
                '"Is this entailment, neutral or contradiction?',
                "f\"Is this entailment, neutral or contradiction? (gold: {data['label']})",
            ),
        ),
    ),
)
