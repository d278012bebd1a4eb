"""Text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import each, kind, put
from tests.lint.shape import changed
from tests.lint.twentysixth.tasks_free import BILLS, PHONE, READING
from tests.lint.twentysixth.tasks_labels import NEWS, NLI, REVIEWS, SPAM, TOXIC
from tests.lint.twentysixth.tasks_options import CIVICS, SCIENCE
from tests.lint.twentysixth.tasks_zh import (
    CHENGYU,
    ENTAIL,
    FEEL,
    PASSAGE,
    SERVICE,
    SUMS,
    TO_EN,
)

FAMILY = "text that was meant to be computed"
SLOT = "text/placeholder text/unknown-name text/same-prompt text/stray-sign text/no-question"

KINDS = (
    kind(
        FAMILY,
        "one line of the prompt lacks its f",
        SLOT,
        changed(REVIEWS, ("f\"Review: {data['review']}", "\"Review: {data['review']}")),
        changed(READING, ("f\"Question: {data['question']}", "\"Question: {data['question']}")),
        changed(SERVICE, ("f\"來信：{data['letter']}", "\"來信：{data['letter']}")),
    ),
    kind(
        FAMILY,
        "a template is used and never formatted",
        SLOT,
        changed(
            CIVICS, ('TEMPLATE.format(question=data["question"], options=options)', "TEMPLATE")
        ),
        changed(FEEL, ('.format(data["text"])', "")),
        changed(SPAM, (' % data["message"]', "")),
    ),
    kind(
        FAMILY,
        "braces are doubled in an f-string, as in a template of another system",
        SLOT,
        changed(NEWS, ("Headline: {data['headline']}", "Headline: {{data['headline']}}")),
        changed(SUMS, ("应用题：{question}", "应用题：{{question}}")),
        changed(ENTAIL, ("假設：{data['hypothesis']}", "假設：{{hypothesis}}")),
    ),
    kind(
        FAMILY,
        "a list or a dict goes into the text as Python prints it",
        "text/raw-value answer/leaked answer/python-value",
        changed(CIVICS, ("options=options", 'options=data["options"]')),
        changed(SERVICE, ('"、".join(CLASSES)', "str(CLASSES)")),
        changed(
            PHONE,
            (
                '"\\n".join(f"{turn[\'who\']}: {turn[\'says\']}" for turn in data["turns"])',
                'str(data["turns"])',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a text is joined letter by letter",
        "text/raw-value text/lost-lines text/stray-sign text/run-together text/said-again text/changed text/no-question text/cut-item",
        changed(NLI, ("{premise}\\nHyp", "{', '.join(premise)}\\nHyp")),
        changed(READING, ("Passage: {data['passage']}", "Passage: {' '.join(data['passage'])}")),
        changed(TO_EN, ('+ data["zh"] +', '+ "、".join(data["zh"]) +')),
    ),
    kind(
        FAMILY,
        "a misspelt field is read by get, so that the prompt says None",
        "text/nothing text/absent-field text/no-question text/same-prompt",
        changed(NEWS, ("data['headline']", "data.get('head_line')")),
        changed(PASSAGE, ('"短文：" + data["passage"]', '"短文：" + str(data.get("context"))')),
        changed(TOXIC, ('"Comment: " + data["comment"]', "f\"Comment: {data.get('coment')}\"")),
    ),
    kind(
        FAMILY,
        "a method is named and not called",
        "text/raw-value text/no-question text/stray-sign code/not-repeated text/same-prompt",
        changed(REVIEWS, ("{data['review']}", "{data['review'].strip}")),
        changed(BILLS, ("{data['problem']}", "{data['problem'].capitalize}")),
        changed(CHENGYU, ("{data['question']}", "{data['question'].strip}")),
    ),
    kind(
        FAMILY,
        "a row's number or stamp is printed with the noise of floats",
        "text/raw-value answer/python-value answer/other-form answer/unlike-others",
        changed(
            BILLS,
            ("Problem: {", "Problem ({data['minutes'] * 1.1} minutes): {"),
            rows=put("minutes", lambda row: 3),
        ),
        changed(
            NEWS,
            ("Headline: {", "Score: {data['score'] / 3}\\nHeadline: {"),
            rows=put("score", lambda row: len(row["headline"]) + 1),
        ),
        changed(SCIENCE, ('lines = [f"Question: ', 'lines = [f"Question ({1 - 0.9} points): ')),
    ),
    kind(
        FAMILY,
        "a part of the row is an object of its own, and goes into the text whole",
        "text/raw-value text/stray-sign text/nothing",
        changed(
            READING,
            rows=each(lambda row: row.update(passage={"text": row["passage"], "source": "wiki"})),
        ),
        changed(FEEL, rows=each(lambda row: row.update(text=[row["text"]]))),
        changed(
            NLI,
            rows=each(lambda row: row.update(hypothesis={"id": 1, "sentence": row["hypothesis"]})),
        ),
    ),
)
