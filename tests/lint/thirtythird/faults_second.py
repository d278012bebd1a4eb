"""Faults of characters, shots, code."""

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

C, S, P = "characters", "shots and query", "code"

KINDS: tuple[Kind, ...] = (
    kind(
        C,
        "the input ends with a space",
        "text/trailing-space text/double-space",
        changed(NET, ('\\nAnswer:"', '\\nAnswer: "'), ('" " + gold', "gold")),
        changed(CELLS, ('\\nAnswer:"', '\\nAnswer: "'), ('" " + data["answer"]', 'data["answer"]')),
        changed(SPAN, ('Year:"', 'Year: "')),
    ),
    kind(
        C,
        "no space before the answer",
        "text/missing-space",
        changed(TALK, ('" " + data["name"]', 'data["name"]')),
        changed(CLAIM, ('f" {gold}"', "gold")),
        changed(PRINTS, ('" " + data["printed"]', 'data["printed"]')),
    ),
    kind(
        C,
        "two spaces behind a cue",
        "text/two-spaces",
        changed(TICKET, ("Message: {data", "Message:  {data")),
        changed(CLAIM, rows=put("claim", lambda r: " " + r["claim"])),
        changed(SHOP, ("Problem: {data", "Problem:  {data")),
    ),
    kind(
        C,
        "text that was read with the wrong encoding",
        "text/encoding",
        changed(
            CELLS,
            rows=put(
                "question",
                lambda r: (
                    "“".encode().decode("cp1252", "replace").replace("\ufffd", "") + r["question"]
                ),
            ),
        ),
        changed(TICKET, rows=sub("message", " ", "Â\xa0", every=2)),
    ),
    kind(
        C,
        "entities or tags of HTML are left",
        "text/markup",
        changed(TALK, rows=put("question", lambda r: f"<p>{r['question']}</p>")),
        changed(PRINTS, rows=put("program", lambda r: r["program"].replace('"', "&quot;"))),
        changed(ZREV, rows=put("comment", lambda r: r["comment"].replace("，", "，<br/>"))),
    ),
    kind(
        C,
        "a zero-width character or a byte-order mark is in the text",
        "text/invisible",
        changed(OPP, rows=put("word", lambda r: r["word"] + "\u200b")),
        changed(SPAN, ('"Read the', '"\\ufeffRead the')),
        changed(ZLIFE, rows=put("question", lambda r: "\u200b" + r["question"])),
    ),
    kind(
        C,
        "the last cue has the colon of the other script",
        "text/colons text/cue-forms",
        changed(NET, ('\\nAnswer:"', '\\nAnswer："')),
        changed(TPLACE, ('地點："', '地點:"')),
        changed(ZLIFE, ('\\n答案："', '\\n答案:"')),
    ),
    kind(
        S,
        "the few-shot file has other labels",
        "few-shot/other-labels few-shot/unlike-docs few-shot/worked-form answer/two-spellings "
        "answer/other-names",
        changed(
            TICKET,
            shots=tuple(
                {
                    **r,
                    "queue": {"billing": "money", "login": "account", "delivery": "shipping"}[
                        r["queue"]
                    ],
                }
                for r in TICKET.shots
            ),
        ),
        changed(TICKET, shots=tuple({**r, "queue": r["queue"].upper()} for r in TICKET.shots)),
    ),
    kind(
        S,
        "the few-shot file has rows that are scored",
        "few-shot/same-docs few-shot/own-doc few-shot/question-shown few-shot/near-copy",
        changed(TICKET, shots=TICKET.rows[:3]),
        changed(TPLACE, shots=TPLACE.rows[2:5]),
    ),
    kind(
        S,
        "worked examples have other cues than the question",
        "few-shot/other-cues few-shot/worked-cue text/shot-cue text/cue-forms few-shot/worked-form",
        changed(
            OPP,
            ("Word: early\n", "Q: early\n"),
            ("Opposite: late", "A: late"),
            ("Word: tall\n", "Q: tall\n"),
            ("Opposite: short", "A: short"),
        ),
        changed(
            OPP,
            ("Opposite: late", "Antonym: late"),
            ("Opposite: short", "Antonym: short"),
        ),
    ),
    kind(
        S,
        "a worked example answers wrongly or has no answer",
        "few-shot/wrong-answer few-shot/no-answer text/empty-slot few-shot/worked-form "
        "answer/other-rule answer/chain-differs few-shot/wrong-sum few-shot/unlike-docs",
        changed(OPP, ("Opposite: short", "Opposite:")),
        changed(
            SHOP,
            (
                'f"Problem:',
                'f"Problem: A cup costs 4 dollars. What do 5 cups cost?\\n'
                "Let's think step by step. 5 cups cost 5 * 4 = 24 dollars. The answer is 24.\\n\\n"
                "Problem:",
            ),
        ),
        changed(TPLACE, shots=(*TPLACE.shots[:2], {**TPLACE.shots[2], "place": ""})),
    ),
    kind(
        S,
        "a worked example stands in the prompt twice",
        "few-shot/same-twice few-shot/repeated few-shot/near-copy few-shot/same-docs",
        changed(OPP, ("Opposite: short\n\n", "Opposite: short\n\nWord: tall\nOpposite: short\n\n")),
        changed(TPLACE, shots=(TPLACE.shots[0], TPLACE.shots[0], TPLACE.shots[0])),
    ),
    kind(
        S,
        "examples are announced and their number is another",
        "few-shot/other-count",
        changed(OPP, ("Word: early", "Here are three examples.\n\nWord: early")),
        changed(OPP, description="Write the opposite of the word, as in these 5 examples.\n\n"),
    ),
    kind(
        S,
        "the description runs into the first cue",
        "text/description-runs-on text/run-together",
        changed(OPP, description="Write one word that means the opposite of the word."),
        changed(SPAN, description="You are given a sentence about a firm or a club."),
        changed(TYES, description="閱讀短文並判斷。"),
    ),
    kind(
        P,
        "options are shuffled by the global stream of random",
        "code/random code/not-repeated",
        changed(
            MAPS,
            (
                'each for each in data["target_scores"])',
                'each for each in random.sample(list(data["target_scores"]), 3))',
            ),
        ),
        changed(
            ZGAP,
            (
                '"、".join(data["target_scores"])',
                '"、".join(random.sample(list(data["target_scores"]), 3))',
            ),
        ),
    ),
    kind(
        P,
        "options go through a set",
        "code/set-order code/not-repeated",
        changed(
            MAPS,
            (
                'each for each in data["target_scores"])',
                'each for each in set(data["target_scores"]))',
            ),
        ),
        changed(
            ZGAP, ('"、".join(data["target_scores"])', '"、".join(set(data["target_scores"]))')
        ),
    ),
    kind(
        P,
        "the row is changed in place",
        "code/changes-row few-shot/own-doc code/not-repeated code/error text/said-again answer/gold-differs answer/letters "
        "text/run-together",
        changed(
            CELLS,
            (
                'text = "\\n".join(lines)',
                'data["question"] += " Look at the table."\n    text = "\\n".join(lines)',
            ),
        ),
        changed(
            NET,
            (
                'text = "Question: "',
                'data["options"].append("none of these")\n    text = "Question: "',
            ),
        ),
        changed(ZLIFE, ('text = "问题："', 'data["choices"].reverse()\n    text = "问题："')),
    ),
    kind(
        P,
        "an error is hidden by a bare except",
        "code/hidden-errors text/absent-field text/no-question text/same-prompt text/nothing "
        "text/empty-slot",
        changed(
            SPAN,
            (
                'text = "Read',
                'try:\n        sentence = data["sentense"]\n'
                '    except Exception:\n        sentence = ""\n    text = "Read',
            ),
            ("{data['sentence']}", "{sentence}"),
        ),
        changed(
            TYES,
            (
                "text = f\"短文：{data['passage']}",
                'try:\n        passage = data["context"]\n    except:\n'
                '        passage = ""\n    text = f"短文：{passage}',
            ),
        ),
    ),
    kind(
        P,
        "the transform fails on rows without a field",
        "code/error",
        changed(
            CLAIM,
            rows=lambda rows: [
                {k: v for k, v in r.items() if k != "claim" or n % 4} for n, r in enumerate(rows)
            ],
        ),
        changed(
            ZREV,
            ("data['comment']", "data['comment'].strip()"),
            rows=put("comment", lambda r: None, every=5),
        ),
    ),
    kind(
        P,
        "the prompt has today's date or a text from outside",
        "code/time code/outside code/not-repeated code/hash",
        changed(
            TICKET,
            ("{HEAD}\\n\\n", "{HEAD}\\nToday is {date.today()}.\\n\\n"),
            ("import random\n", "import random\nfrom datetime import date\n"),
        ),
        changed(
            TALK,
            ("import random\n", "import os\nimport random\n"),
            ('Name:"', "{os.environ.get('CUE', 'Answer')}:\""),
        ),
    ),
)
