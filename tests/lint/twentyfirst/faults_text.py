"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import changed
from tests.lint.twentyfirst.tasks_free import (
    FRENCH,
    NOTICES,
    PARKS,
    SCRIPTS,
    TIMES,
    WORKSHOP,
)
from tests.lint.twentyfirst.tasks_labels import CLAIMS, DESK, PANTRY, REVIEWS, SPAM
from tests.lint.twentyfirst.tasks_options import CAUSES, CHEMISTRY, GAPS, MUSEUM
from tests.lint.twentyfirst.tasks_tw import GLOSS, GUSHI, XINWEN, YESHI
from tests.lint.twentyfirst.tasks_zh import (
    CHANGSHI,
    CHOUQU,
    DIANPING,
    YINGYONG,
    YUNHAN,
)

FAMILY = "text that was meant to be computed"
HOLE = "text/placeholder text/unknown-name text/same-prompt text/no-question text/stray-sign"
RAW = "text/raw-value text/stray-sign answer/python-value"

KINDS = (
    kind(
        FAMILY,
        "the f of an f-string is forgotten",
        HOLE,
        changed(PANTRY, ("f\"{data['passage']}", "\"{data['passage']}")),
        changed(GUSHI, ('f"文章', '"文章')),
        changed(CAUSES, ('f"(1) {', '"(1) {')),
    ),
    kind(
        FAMILY,
        "braces are doubled, so the name of the value stays",
        HOLE,
        changed(GAPS, ("{sentence}\n", "{{sentence}}\n")),
        changed(CHOUQU, ("{问}", "{{问}}")),
        changed(SPAM, ("Message: {data['sms']}", "Message: {{data['sms']}}")),
    ),
    kind(
        FAMILY,
        "a list or its generator is printed as Python has it",
        RAW,
        changed(TIMES, ('"| " + " | ".join(train) + " |"', 'f"| {train} |"')),
        changed(
            YESHI,
            ("問題：{data['q']}\\n{選項}", "問題：{data['q']}\\n{data['options']}\\n"),
        ),
        changed(
            CLAIMS,
            (
                '    for sentence in data["evidence"]:\n        text += f"- {sentence}\\n"',
                "    text += f\"{(s for s in data['evidence'])}\\n\"",
            ),
        ),
    ),
    kind(
        FAMILY,
        "a text is joined as though it were a list of words",
        f"{RAW} text/two-spaces text/run-together text/no-question text/lost-lines text/changed",
        changed(DESK, ("Ticket: {data['ticket']}", "Ticket: {' '.join(data['ticket'])}")),
        changed(NOTICES, ("{data['notice']}", "{', '.join(data['notice'])}")),
        changed(PARKS, ('data["passage"] + ', '"\\n".join(data["passage"]) + ')),
    ),
    kind(
        FAMILY,
        "a field that is not there leaves None or nothing behind its cue",
        "text/nothing text/absent-field text/empty-slot",
        changed(
            PARKS,
            (
                'data["passage"] + ',
                '"Title: " + str(data.get("title")) + "\\n" + data["passage"] + ',
            ),
        ),
        changed(
            REVIEWS,
            (
                "Review: {data['review']}",
                "Product: {data.get('product', '')}\\nReview: {data['review']}",
            ),
        ),
        changed(GUSHI, ("文章：{data['文']}", "作者：{data.get('作者')}\\n文章：{data['文']}")),
    ),
    kind(
        FAMILY,
        "a newline is written raw, so a backslash and an n stand there",
        "text/escaped",
        changed(TIMES, ('"\\n".join(rows)', "'\\\\n'.join(rows)")),
        changed(CHANGSHI, ('f"题目：', 'rf"题目：')),
        changed(XINWEN, ('說明 + "\\n\\n"', '說明 + "\\\\n\\\\n"')),
    ),
    kind(
        FAMILY,
        "the name of a field stands where its value was to be",
        HOLE,
        changed(FRENCH, ('"English: " + data["en"]', "\"English: data['en']\"")),
        changed(YUNHAN, ("假设：{data['b']}", "假设：{'b'}")),
        changed(GLOSS, ("{data['zh']}", "<zh>")),
    ),
    kind(
        FAMILY,
        "the sign of another language's templates, or an empty slot, is left",
        HOLE,
        changed(SCRIPTS, ("python\\n{data", "python\\n${data")),
        changed(CHEMISTRY, ('data["stem"]', '"%(stem)s"')),
        changed(DIANPING, ('"评论：" + data["text"]', '"评论：{}"')),
    ),
    kind(
        FAMILY,
        "numbers went through a table of floats",
        "answer/python-value text/raw-value answer/letters answer/legend answer/other-form answer/other-names answer/not-in-output",
        changed(SPAM, rows=put("spam", lambda row: float(row["spam"]))),
        changed(WORKSHOP, rows=put("answer", lambda row: str(float(row["answer"])))),
        changed(
            YINGYONG,
            ("答案是{data['answer']}", "答案是{float(data['answer'])}"),
            (
                '"processed_output": data["answer"]',
                '"processed_output": str(float(data["answer"]))',
            ),
        ),
    ),
    kind(
        FAMILY,
        "str.replace fills a name that is a word of the template or of the text as well",
        f"{HOLE} text/repeated-instruction text/said-again text/swapped-fields text/cue-forms text/cut-item text/run-together text/changed answer/leaked",
        changed(
            REVIEWS,
            ("f\"Review: {data['review']}\\n\"", '"Review: review\\n"'),
            (
                'text += "Sentiment:"',
                'text += "Sentiment:"\n    text = text.replace("review", data["review"])',
            ),
        ),
        changed(
            NOTICES,
            (
                "f\"Notice: {data['notice']}\\n\"",
                '"Notice: notice\\n"',
            ),
            (
                'text += "Place:"',
                'text += "Place:"\n    text = text.replace("notice", data["notice"])',
            ),
        ),
        changed(
            GUSHI,
            (
                "f\"文章：{data['文']}\\n問題：{data['問']}\\n回答：\"",
                '"文章：文\\n問題：問\\n回答：".replace("文", data["文"]).replace("問", data["問"])',
            ),
        ),
    ),
    kind(
        FAMILY,
        "lstrip and rstrip take letters where a prefix was meant",
        "text/cut-item text/no-question text/changed text/* answer/not-in-output answer/not-an-option answer/letters answer/empty*",
        changed(MUSEUM, ("{data['question']}", "{data['question'].lstrip('Which ')}")),
        changed(PARKS, ('data["question"]', 'data["question"].rstrip("park?")')),
        changed(DESK, ("Ticket: {data['ticket']}", "Ticket: {data['ticket'].strip('Ticket: My')}")),
    ),
    kind(
        FAMILY,
        "a text is cleaned of stop words, digits or whatever is no letter, and says something else",
        "text/changed text/no-question text/cut-item text/run-together text/unlike-others answer/not-an-option answer/other-rule answer/chain-differs text/two-spaces",
        changed(
            PANTRY,
            (
                "{data['passage']}",
                "{' '.join(w for w in data['passage'].split() if w not in STOP)}",
            ),
            (
                "import random\n",
                'import random\n\nSTOP = {"is", "not", "no", "too", "the", "a", "so", "for"}\n',
            ),
        ),
        changed(
            SCRIPTS,
            ("{data['code']}", "{re.sub(r'[^a-z0-9 ]', '', data['code'])}"),
            ("import random\n", "import random\nimport re\n"),
        ),
        changed(
            YINGYONG,
            ("{data['question']}", "{re.sub(r'[0-9，]', '', data['question'])}"),
            ("import random\n", "import random\nimport re\n"),
        ),
    ),
)
