"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.eighteenth.tasks_en import CAUSE, HOTELS, INFER, SCIENCE, ZOO
from tests.lint.eighteenth.tasks_free import GERMAN, LOOKUP, PEOPLE, SHOP, SPANS, UNITS
from tests.lint.eighteenth.tasks_labels import INTENT
from tests.lint.eighteenth.tasks_tw import CIHUI, FANYI, TOUSU, YUNHAN
from tests.lint.eighteenth.tasks_zh import CHENGYU, SHIFEI, WAIMAI, YINGYONG, YUEDU
from tests.lint.making import kind, put
from tests.lint.shape import changed

FAMILY = "text that was meant to be computed"
HOLE = "text/placeholder text/unknown-name text/no-question text/same-prompt text/stray-sign"
LESS = "text/cut-item text/first-item text/no-question text/empty-slot text/ambiguous"

KINDS = (
    kind(
        FAMILY,
        "one line of several lacks its f",
        HOLE,
        changed(INFER, ('f"Hypothesis: ', '"Hypothesis: ')),
        changed(YUNHAN, ('f"前提：', '"前提：')),
        changed(ZOO, ('data["question"] + " Answer yes or no."', '"{question} Answer yes or no."')),
    ),
    kind(
        FAMILY,
        "the template is never filled",
        HOLE,
        changed(HOTELS, ('TEMPLATE.format(review=data["review"])', "TEMPLATE")),
        changed(YUEDU, ('mu_ban.format(data["material"], data["question"])', "mu_ban")),
        changed(FANYI, ('TI_SHI % (data["en"],)', "TI_SHI")),
    ),
    kind(
        FAMILY,
        "braces are doubled, or those of another template language",
        HOLE,
        changed(UNITS, ("{data['amount']}", "{{data['amount']}}")),
        changed(TOUSU, ("{data['complaint']}", "${{complaint}}")),
        changed(SHOP, ('"Q: {}\\n', '"Q: {{}}\\n')),
    ),
    kind(
        FAMILY,
        "a list or dict of the row is printed as Python has it",
        "text/raw-value",
        changed(LOOKUP, ('" | ".join(row) for row', "str(row) for row")),
        changed(INTENT, ("f\"{turn['who']}: {turn['says']}\"", "str(turn)")),
        changed(
            CHENGYU,
            (
                '"\\n".join(f"{zimu}．{ci}" for zimu, ci in zip("ABC", data["options"]))',
                '{z: c for z, c in zip("ABC", data["options"])}',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a field that is empty or absent in rows is printed nevertheless",
        "text/nothing text/absent-field text/empty-slot",
        changed(
            ZOO,
            (
                '"Passage": data["passage"],',
                '"Section": data["section"],\n        "Passage": data["passage"],',
            ),
            rows=put("section", lambda row: None if row["label"] else "Visitors"),
        ),
        changed(
            CAUSE,
            ("Premise: {data['premise']}", "Premise: {data['premise']} {data.get('context')}"),
        ),
        changed(
            WAIMAI,
            ('data["text"] + "\\n"', 'data["text"] + "\\n店名：" + data["shop"] + "\\n"'),
            rows=put("shop", lambda row: "" if len(row["text"]) % 2 else "阿婆小馆"),
        ),
    ),
    kind(
        FAMILY,
        "line breaks came out as a backslash and a letter",
        "text/escaped text/lost-lines",
        changed(ZOO, ('text = "\\n".join', 'text = "\\\\n".join')),
        changed(UNITS, ('f"Convert', 'rf"Convert')),
        changed(SHIFEI, ('"\\n".join(duan)', '"/n".join(duan).replace("/n", r"\\n")')),
    ),
    kind(
        FAMILY,
        "a field's name, in plain letters, stands where its value was to be",
        f"{HOLE} {LESS} text/swapped-fields",
        changed(SPANS, ("Text: {context}", "Text: context")),
        changed(GERMAN, ('"English: " + source', '"English: " + "source"')),
        changed(YINGYONG, ('"题目：" + hang["question"]', '"题目：" + "question"')),
    ),
    kind(
        FAMILY,
        "a remark of the author to himself is sent along",
        "text/note-left text/markup",
        changed(CIHUI, ("只写一个单词。", "只写一个单词。（这句以后再改）")),
        changed(SHOP, ('"Q: {}\\n', '"Q: {} ## v3, shorter cue than v2\\n')),
        changed(
            PEOPLE, ("as JSON on one line.", "as JSON on one line. [ask Petra: age as a number?]")
        ),
    ),
    kind(
        FAMILY,
        "a loop writes the same item each time",
        f"{LESS} answer/same-option answer/letters answer/not-an-option text/said-again few-shot/same-twice answer/leaked text/repeated-instruction",
        changed(INTENT, ("{turn['says']}", "{data['turns'][0]['says']}")),
        changed(LOOKUP, ('" | ".join(row) for row', '" | ".join(data["rows"][0]) for row')),
        changed(SCIENCE, ('{choice}"', "{data['choices'][0]}\"")),
    ),
    kind(
        FAMILY,
        "the text is cut at a length that was for a trial",
        f"{LESS} answer/not-an-option",
        changed(SPANS, ('prompt(data["context"]', 'prompt(data["context"][:40]')),
        changed(HOTELS, ('review=data["review"]', 'review=" ".join(data["review"].split()[:4])')),
        changed(YUEDU, ('data["material"], data', 'data["material"][:12], data')),
    ),
)
