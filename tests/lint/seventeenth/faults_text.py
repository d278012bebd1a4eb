"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import each, kind
from tests.lint.seventeenth.tasks_en import (
    FILMS,
    LAWS,
    PAIRS,
    PLANETS,
    RELATIONS,
    SPAM,
    TICKETS,
    WORDS,
)
from tests.lint.seventeenth.tasks_free import GERMAN, MUSEUM, SCIENCE, SHOP
from tests.lint.seventeenth.tasks_zh import (
    CHENGYU,
    FANYI,
    PINGLUN,
    XINWEN,
    YINGYONG,
    YUEDU,
)
from tests.lint.shape import changed

FAMILY = "text that was meant to be computed"

KINDS = (
    kind(
        FAMILY,
        "a string lacks its f",
        "text/placeholder text/unknown-name text/no-question text/same-prompt",
        changed(RELATIONS, ('f"Hypothesis:', '"Hypothesis:')),
        changed(FANYI, ('"input": f"', '"input": "')),
        changed(SHOP, ('f"Q: {question}', '"Q: {question}')),
        changed(WORDS, ("f\"({'abc'[index]}) {word}\\n\"", "\"({'abc'[index]}) {word}\\n\"")),
    ),
    kind(
        FAMILY,
        "braces are doubled in a template that is filled in",
        "text/placeholder text/unknown-name text/no-question text/same-prompt",
        changed(FILMS, ("{review}", "{{review}}")),
        changed(YINGYONG, ("{data['question']}", "{{data['question']}}")),
        changed(XINWEN, ("{data['title']}", "{{title}}")),
    ),
    kind(
        FAMILY,
        "a list is shown as Python prints it",
        "text/raw-value",
        changed(TICKETS, ('", ".join(TEAMS)', "str(TEAMS)")),
        changed(
            PLANETS,
            (
                '"\\n".join(f"{letter}. {option}" for letter, option in zip(LETTERS, data["options"]))',
                'list(zip(LETTERS, data["options"]))',
            ),
        ),
        changed(PAIRS, ("{first} is to {second}", "{data['words'][:2]}: {first} is to {second}")),
    ),
    kind(
        FAMILY,
        "a method is named and not called",
        "text/raw-value",
        changed(FILMS, ('review=data["review"]', 'review=data["review"].strip')),
        changed(FANYI, ("{data['zh']}", "{data['zh'].rstrip}")),
        changed(SCIENCE, ("{show(data['options'])}", "{show}")),
    ),
    kind(
        FAMILY,
        "a field that is absent says None",
        "text/nothing text/absent-field",
        changed(MUSEUM, ('f"Text: {', 'f"Title: {data.get(\'title\')}", f"Text: {')),
        changed(YUEDU, ('"问题":', '"作者": data.get("author"), "问题":')),
        changed(
            GERMAN,
            ("English: %s\\n", "English (%s): %s\\n"),
            ('% data["en"]', '% (data.get("register"), data["en"])'),
        ),
    ),
    kind(
        FAMILY,
        "replace looks for another name than the template has",
        "text/placeholder text/unknown-name text/no-question text/same-prompt",
        changed(FILMS, ("TEMPLATE.format(review=", 'TEMPLATE.replace("{text}", ')),
        changed(
            PINGLUN,
            ("评论：{}\\n", "评论：[REVIEW]\\n"),
            ('.format(data["content"])', '.replace("[TEXT]", data["content"])'),
        ),
        changed(
            SPAM,
            (
                '"\\n\\nSMS: " + data["sms"] + "\\nLabel:"',
                '"\\n\\nSMS: {{sms}}\\nLabel:".replace("{{ sms }}", data["sms"])',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the f of an f-string, or a comma of a list, is in the text",
        "text/stray-sign text/raw-value text/unclosed",
        changed(MUSEUM, ('f"Question: {', "f\"f'Question: {")),
        changed(FANYI, ("中文：{data['zh']}", "中文：${data['zh']}")),
        changed(SHOP, ("{question}", "${question}")),
    ),
    kind(
        FAMILY,
        "a note of the author stands in the prompt",
        "text/note-left text/markup",
        changed(TICKETS, ('".\\n"', '".\\n(FIXME: shorter team names?)\\n"')),
        changed(YINGYONG, ("\\n答案：", "\\n（待办：以后换成英文版）\\n答案：")),
        changed(FILMS, ('"Review: {review}\\n"', '"<!-- old: Text: -->\\nReview: {review}\\n"')),
    ),
    kind(
        FAMILY,
        "the question is cut, or is not there",
        "text/no-question text/cut-item text/same-prompt text/swapped-fields",
        changed(MUSEUM, ("{data['text']}", "{data['text'][:25]}")),
        changed(YUEDU, ('"问题": data["question"]}', '"问题": data["question"][:4]}')),
        changed(
            LAWS, ('"Question: " + data["question"] + " (yes or no)"', '"Question: yes or no?"')
        ),
        changed(SHOP, ('data["question"].strip()', 'data["question"].split(". ")[0]')),
    ),
    kind(
        FAMILY,
        "numbers become floats, as a table reader leaves them",
        "answer/python-value text/raw-value text/nothing answer/other-form",
        changed(SPAM, rows=each(lambda row: row.update(label=float(row["label"])))),
        changed(CHENGYU, rows=each(lambda row: row.update(number=str(float(row["number"]))))),
        changed(SHOP, rows=each(lambda row: row.update(answer=f"{row['answer']}.0"))),
    ),
)
