"""Faults where the prompt has what was meant to be computed."""

from __future__ import annotations

from tests.lint.making import at, kind
from tests.lint.shape import changed
from tests.lint.twentythird.tasks_free import (
    FERRIES,
    FRENCH,
    INFERENCE,
    PRINTS,
    ROUTES,
    SPAM,
)
from tests.lint.twentythird.tasks_more import CLAIMS, GLOSSES, HARBOURS, TALKS, UNITS
from tests.lint.twentythird.tasks_options import CAUSES, LAWS, NATURE, ODDONES, REVIEWS, TROPHIES
from tests.lint.twentythird.tasks_zh import CHANGSHI, DIDIAN, PINGJIA, SHICI, YUEDU, ZHENJIA

FAMILY = "text that was meant to be computed"
HOLES = "text/placeholder text/unknown-name text/same-prompt text/no-question text/stray-sign"

KINDS = (
    kind(
        FAMILY,
        "an f is missing before a text with braces",
        HOLES,
        changed(INFERENCE, ('f"Hypothesis:', '"Hypothesis:')),
        changed(SHICI, ('f"题目：', '"题目：')),
        changed(PRINTS, ('f"What does', '"What does')),
    ),
    kind(
        FAMILY,
        "a list stands there as Python prints it",
        "text/raw-value text/lost-lines",
        changed(HARBOURS, ('"| " + " | ".join(row) + " |" for row', "str(row) for row")),
        changed(
            ODDONES,
            (
                '"Words:\\n" + "\\n".join(numbered) + "\\nNumber',
                'f"Words: {list(numbered)}\\nNumber',
            ),
        ),
        changed(CHANGSHI, ("{options(data['target_scores'])}", "{list(data['target_scores'])}")),
    ),
    kind(
        FAMILY,
        "a dict stands there as Python prints it",
        "text/raw-value answer/leaked",
        changed(LAWS, ('options=listed(data["options"])', 'options=data["options"]')),
        changed(ZHENJIA, ('"/".join(data["target_scores"])', 'data["target_scores"]')),
        changed(ROUTES, ("?\\n{legend}\\n", "?\\n{TEAMS}\\n")),
    ),
    kind(
        FAMILY,
        "a text is joined sign by sign, as if it were a list",
        "text/raw-value text/run-together text/no-question text/changed text/two-spaces text/stray-sign",
        changed(FERRIES, ('data["passage"])', '" ".join(data["passage"]))')),
        changed(
            GLOSSES,
            ("{data['definition']}", "{'; '.join(data['definition'])}"),
        ),
        changed(PINGJIA, ('"评价：" + data["text"]', '"评价：" + "、".join(data["text"])')),
    ),
    kind(
        FAMILY,
        "None stands where a row has no value",
        "text/nothing text/absent-field text/empty-slot",
        changed(
            ROUTES,
            (
                "Ticket: {data['ticket']}",
                "Subject: {data.get('subject')}\\nTicket: {data['ticket']}",
            ),
        ),
        changed(
            INFERENCE,
            rows=lambda rows: [
                {**row, "premise": None} if n % 4 == 1 else row for n, row in enumerate(rows)
            ],
        ),
        changed(
            CLAIMS,
            (
                '    return f"Claim: {claim}',
                '    claim = claim.strip() or None\n    return f"Claim: {claim}',
            ),
            rows=at(3, claim=" "),
        ),
    ),
    kind(
        FAMILY,
        "a method is named and not called",
        "text/raw-value text/no-question text/same-prompt text/placeholder text/stray-sign code/not-repeated",
        changed(
            REVIEWS,
            ('"Review: " + data["review"].strip() +', "f\"Review: {data['review'].strip}\" +"),
        ),
        changed(DIDIAN, ('news=data["news"]', 'news=data["news"].strip')),
        changed(CAUSES, ('data["premise"].rstrip(".")', 'data["premise"].rstrip')),
    ),
    kind(
        FAMILY,
        "a generator or a map stands there as an object",
        "text/raw-value text/no-question text/same-prompt code/not-repeated",
        changed(ODDONES, ('"\\n".join(numbered)', "str(numbered)")),
        changed(
            TROPHIES,
            ("{options[0]} or {options[1]}?", "{' or '.join([str(o for o in options)])}?"),
        ),
        changed(
            HARBOURS,
            ('"| " + " | ".join(row) + " |" for row', 'f"| {map(str, row)} |" for row'),
        ),
    ),
    kind(
        FAMILY,
        "braces are doubled, so that format leaves the name",
        HOLES,
        changed(LAWS, ("    {question}\n".strip(), "{{question}}")),
        changed(DIDIAN, ("{news}", "{{news}}")),
        changed(
            UNITS, ("{amount} {old} in {new}: {result}", "{amount} {{old}} in {new}: {result}")
        ),
    ),
    kind(
        FAMILY,
        "nothing fills the template's places",
        HOLES,
        changed(SPAM, ('.format(head, data["message"])', "")),
        changed(
            YUEDU,
            ('f"{name}：{value}\\n" for', '"{}：%s\\n".format(name) for'),
        ),
        changed(FRENCH, ("f\"English: {data['en']}", '"English: ${en}')),
    ),
    kind(
        FAMILY,
        "a newline is written as a backslash and an n",
        "text/escaped text/lost-lines",
        changed(NATURE, ('"\\n".join(lines)', 'r"\\n".join(lines)')),
        changed(SHICI, ("{choice}\\n", "{choice}\\\\n")),
        changed(TALKS, ('"\\n\\nIn one word', 'r"\\nIn one word')),
    ),
    kind(
        FAMILY,
        "the name of a field stands where its value was meant",
        HOLES + " text/said-again text/swapped-fields",
        changed(FRENCH, ("{data['en']}", "{'en'}")),
        changed(YUEDU, ("{name}：{value}", "{name}：{name}")),
        changed(HARBOURS, ('"Question: " + data["question"]', '"Question: " + "question"')),
    ),
)
