"""Faults of answers, rows and code."""

from __future__ import annotations

from tests.lint.fortysecond.tasks_free import DRUGS, RELATION, TUTOR, UNITS
from tests.lint.fortysecond.tasks_labels import CLAIM, CLAUSE, MATCH, MODERATE, TARIFF
from tests.lint.fortysecond.tasks_others import AMT, KEIGO, RIESGO, TRI
from tests.lint.fortysecond.tasks_zh import DATES, MAIL
from tests.lint.making import at, kind
from tests.lint.shape import Kind, changed

F = "answers"
ROWS = "rows and labels"
CODE = "code"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a stop sequence is in the answers",
        "answer/stopped-early answer/not-extracted",
        changed(RELATION, stop=("|", "\n")),
        changed(DATES, stop=("-", "\n")),
        changed(CLAUSE, stop=(")", "\n")),
        changed(UNITS, stop=("####", "\n")),
    ),
    kind(
        F,
        "the room for the answer is that of a label",
        "tokens/answer-too-long",
        changed(UNITS, max_tokens=6),
        changed(TUTOR, max_tokens=8),
    ),
    kind(
        F,
        "the post-processor is that of another task",
        "answer/not-extracted",
        changed(UNITS, postprocess="until_return_post"),
        changed(AMT, postprocess="gsm8k_post"),
        changed(RELATION, postprocess="gsm8k_post"),
        changed(KEIGO, postprocess="gsm8k_post"),
    ),
    kind(
        F,
        "what is compared is something else than what is answered",
        "answer/not-in-output answer/not-extracted answer/letter-asked",
        changed(CLAUSE, ('"processed_output": f"({gold})"', '"processed_output": data["type"]')),
        changed(UNITS, ('"processed_output": gold', '"processed_output": data["amount"]')),
        changed(
            DRUGS, ('"processed_output": gold', '"processed_output": " and ".join(data["given"])')
        ),
    ),
    kind(
        F,
        "the answer says its cue again",
        "answer/cue-again answer/not-extracted",
        changed(AMT, ('" " + gold', '" Sachgebiet: " + gold')),
        changed(TARIFF, ('" " + gold', '" Chapter: " + gold')),
        changed(MAIL, ('"output": gold', '"output": "等級：" + gold')),
    ),
    kind(
        ROWS,
        "one row spells its label otherwise",
        "answer/two-spellings answer/other-form answer/other-names answer/unlike-others answer/not-an-option",
        changed(AMT, rows=at(1, gold="verkehr")),
        changed(MODERATE, rows=at(6, gold="Warn")),
        changed(KEIGO, rows=at(3, gold="尊敬语")),
    ),
    kind(
        ROWS,
        "a row stands there again with another label",
        "text/ambiguous few-shot/question-shown few-shot/near-copy",
        changed(MATCH, rows=lambda rows: [*rows, {**rows[0], "gold": "no match"}]),
        changed(MODERATE, rows=lambda rows: [*rows, {**rows[1], "gold": "WARN"}]),
        changed(MAIL, rows=lambda rows: [*rows, {**rows[3], "gold": "丙"}]),
    ),
    kind(
        ROWS,
        "a row has a label that the guideline does not know",
        "answer/other-names answer/legend answer/unlike-others answer/not-an-option answer/other-form",
        changed(AMT, rows=at(4, gold="Kultur")),
        changed(TRI, rows=at(2, avis="convoquer plus tard")),
        changed(TARIFF, rows=at(3, gold="33")),
    ),
    kind(
        ROWS,
        "the text of one row is empty",
        "text/empty-slot text/unlike-others text/nothing",
        changed(AMT, rows=at(2, anfrage="")),
        changed(CLAIM, rows=at(5, report="")),
        changed(RIESGO, rows=at(3, hecho="")),
    ),
    kind(
        ROWS,
        "one row has its answer in another form",
        "answer/other-form answer/unlike-others answer/not-an-option few-shot/wrong-answer answer/other-rule",
        changed(DATES, rows=at(4, gold="1978年12月22日")),
        changed(TARIFF, rows=at(1, gold="9")),
        changed(RELATION, rows=at(3, relation="supplies to")),
    ),
    kind(
        CODE,
        "the list of labels is made from a set",
        "code/set-order code/not-repeated",
        changed(
            CLAUSE,
            (
                'for sign, name in zip("ABCDE", NAMES))',
                'for sign, name in zip("ABCDE", set(NAMES)))',
            ),
        ),
        changed(
            AMT,
            (
                r"\nSachgebiet:",
                r"\n({', '.join({'Meldewesen', 'Verkehr', 'Umwelt', 'Soziales'})})\nSachgebiet:",
            ),
        ),
    ),
    kind(
        CODE,
        "the row is changed in place",
        "code/changes-row code/error text/said-again",
        changed(TUTOR, ("{data['steps']}", "{data.pop('steps')}")),
        changed(
            DRUGS, ("text = HEAD", 'data["given"].append(data["given"].pop(0))\n    text = HEAD')
        ),
        changed(
            MODERATE, ("text = HEAD", 'data["comment"] = "> " + data["comment"]\n    text = HEAD')
        ),
    ),
    kind(
        CODE,
        "the date of the day stands in the prompt",
        "code/time code/not-repeated",
        changed(
            TRI,
            (
                "text = CONSIGNE",
                'import datetime\n    text = f"Nous sommes le {datetime.date.today()}.\\n" + CONSIGNE',
            ),
        ),
        changed(
            AMT,
            ("text = HEAD", 'import time\n    text = time.strftime("Stand: %d.%m.%Y\\n") + HEAD'),
        ),
    ),
    kind(
        CODE,
        "a row that fails becomes a default",
        "code/hidden-errors text/absent-field answer/gold-differs",
        changed(
            TARIFF,
            (
                'gold = data["gold"]',
                'try:\n        gold = data["chapter"]\n    except Exception:\n        gold = "42"',
            ),
        ),
        changed(
            CLAUSE,
            (
                'gold = "ABCDE"[list(NAMES).index(data["type"])]',
                'try:\n        gold = "ABCDE"[list(NAMES).index(data["type"].lower())]\n    except:\n        gold = "A"',
            ),
        ),
    ),
    kind(
        CODE,
        "the guideline is read from a file",
        "code/outside code/error",
        changed(
            AMT, ("text = HEAD", 'text = open("/etc/hostname", encoding="utf-8").read() + HEAD')
        ),
        changed(
            MATCH,
            (
                "text = HEAD",
                'import os\n    text = os.environ.get("SHOP", "Prices") + "\\n" + HEAD',
            ),
        ),
    ),
)
