"""Faults of answers, rows and labels, and demands that contradict the answers."""

from __future__ import annotations

from tests.lint.making import at, kind, put
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

A, R, D = "answers", "rows and labels", "contradicting demands"

KINDS: tuple[Kind, ...] = (
    kind(
        A,
        "the output is a sentence and an exact match is asked for",
        "answer/not-extracted",
        changed(CELLS, ('" " + data["answer"]', "f\" The answer is {data['answer']}.\"")),
        changed(ZLIFE, ('"output": gold', '"output": f"正确答案是{gold}。"')),
        changed(SPAN, ('" " + data["year"]', "f\" In {data['year']}.\"")),
    ),
    kind(
        A,
        "the stop sequence cuts the answer off",
        "answer/stopped-early answer/not-extracted",
        changed(SHOP, stop=(".",)),
        changed(SHOP, ("{data['steps']} The", "{data['steps']}\\n\\nThe"), stop=("\n\n",)),
    ),
    kind(
        A,
        "the room for the answer is too small",
        "tokens/answer-too-long answer/not-extracted",
        changed(SHOP, max_tokens=4),
        changed(SHOP, max_tokens=1),
    ),
    kind(
        A,
        "what is compared is not in the output",
        "answer/not-in-output answer/not-extracted answer/gold-differs answer/letter-asked "
        "answer/python-value answer/other-names",
        changed(
            NET,
            ('"processed_output": gold', '"processed_output": data["options"][data["correct"]]'),
        ),
        changed(ZREV, ('"processed_output": gold', '"processed_output": str(data["label"])')),
        changed(CLAIM, ('"processed_output": gold', '"processed_output": str(data["supported"])')),
    ),
    kind(
        A,
        "the output begins with the cue that ends the input",
        "answer/cue-again text/said-again answer/not-extracted",
        changed(TALK, ('" " + data["name"]', "f\" Name: {data['name']}\"")),
        changed(TPLACE, ('"output": data["place"]', '"output": f"地點：{data[\'place\']}"')),
        changed(NET, ('" " + gold', 'f" Answer: {gold}"')),
    ),
    kind(
        A,
        "a shot in PPL ends with another text than the options",
        "few-shot/not-a-choice text/missing-space text/double-space answer/not-in-output",
        changed(MAPS, ('"output": gold', '"output": gold.capitalize()')),
        changed(TYES, ('"output": gold', '"output": gold + "。"')),
        changed(ZGAP, ('"output": gold', '"output": f"「{gold}」"')),
    ),
    kind(
        R,
        "a label has two spellings",
        "answer/two-spellings answer/unlike-others answer/other-names answer/other-form",
        changed(TICKET, rows=put("queue", lambda r: r["queue"].title(), every=5)),
        changed(
            CLAIM,
            ('"yes" if data["supported"] else "no"', 'data["supported"]'),
            rows=lambda rows: [
                {**r, "supported": ("Yes" if n % 5 == 1 else "yes") if r["supported"] else "no"}
                for n, r in enumerate(rows)
            ],
        ),
        changed(TICKET, rows=put("queue", lambda r: r["queue"] + " ", every=5)),
    ),
    kind(
        R,
        "the right option is the first in all rows",
        "answer/one-place answer/same-gold",
        changed(
            MAPS,
            rows=put(
                "target_scores",
                lambda r: dict(sorted(r["target_scores"].items(), key=lambda item: -item[1])),
            ),
        ),
        changed(
            ZGAP,
            rows=put(
                "target_scores",
                lambda r: dict(sorted(r["target_scores"].items(), key=lambda item: -item[1])),
            ),
        ),
    ),
    kind(
        R,
        "an option stands in the row twice",
        "answer/same-option answer/several-golds",
        changed(NET, rows=at(0, options=["FTP", "DNS", "SMTP", "FTP"])),
        changed(ZLIFE, rows=at(3, choices=["CO2", "O2", "CO2", "H2O"])),
    ),
    kind(
        R,
        "no option is right, or several are",
        "answer/no-gold answer/several-golds answer/gold-differs",
        changed(
            MAPS, rows=put("target_scores", lambda r: dict.fromkeys(r["target_scores"], 0), every=5)
        ),
        changed(
            ZGAP, rows=put("target_scores", lambda r: dict.fromkeys(r["target_scores"], 1), every=4)
        ),
    ),
    kind(
        R,
        "one row asks again what another asks, with another answer",
        "text/ambiguous few-shot/question-shown few-shot/own-doc few-shot/near-copy",
        changed(TICKET, rows=lambda rows: [*rows, {**rows[0], "queue": "login"}]),
        changed(OPP, rows=lambda rows: [*rows, {**rows[0], "opposite": "cool"}]),
        changed(ZREV, rows=lambda rows: [*rows, {**rows[2], "label": 0}]),
    ),
    kind(
        R,
        "the answer of one row is not in its text",
        "answer/not-an-option answer/unlike-others answer/gold-differs answer/other-rule",
        changed(SPAN, rows=at(4, year="1921")),
        changed(TPLACE, rows=at(3, place="羅馬")),
        changed(CELLS, rows=at(0, answer="30")),
    ),
    kind(
        R,
        "a few answers have a full stop or a unit",
        "answer/other-form answer/unlike-others answer/two-spellings few-shot/worked-form",
        changed(TALK, rows=put("name", lambda r: r["name"] + ".", every=5)),
        changed(TPLACE, rows=put("place", lambda r: r["place"] + "。", every=4)),
        changed(CELLS, rows=at(0, answer="29 points")),
    ),
    kind(
        D,
        "the prompt names other labels than the answers",
        "answer/other-names answer/letter-asked few-shot/other-form answer/legend",
        changed(CLAIM, ("Answer yes or no.", "Answer true or false.")),
        changed(ZREV, ("是正面还是负面", "的情感，只回答“好评”或“差评”")),
        changed(TICKET, ("billing, login, delivery", "payments, accounts, shipping")),
    ),
    kind(
        D,
        "one label of the answers is left out",
        "answer/other-names answer/legend answer/other-count",
        changed(TICKET, ("billing, login, delivery", "billing, login")),
        changed(TICKET, (": billing, login, delivery.", ": login or delivery.")),
    ),
    kind(
        D,
        "the prompt asks for capitals and the answers are small",
        "few-shot/other-form answer/other-names",
        changed(OPP, description="Write the opposite of the word in capital letters.\n\n"),
        changed(TICKET, ("delivery.", "delivery. Write its name in capital letters.")),
        changed(CLAIM, ("Answer yes or no.", "Answer in uppercase.")),
    ),
    kind(
        D,
        "the answer alone is asked for and the outputs have steps",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(SHOP, ("Let's think step by step.", "Give only the final number.")),
        changed(SHOP, ("Let's think step by step.", "Answer with the number only, no words.")),
    ),
    kind(
        D,
        "steps are asked for and the outputs are the bare answers",
        "few-shot/steps-lost few-shot/steps-only-here few-shot/other-form",
        changed(
            SHOP,
            ("f\" {data['steps']} The answer is {data['result']}.\"", "f\" {data['result']}\""),
        ),
        changed(CELLS, ('\\nAnswer:"', '\\nThink step by step, then give the answer.\\nAnswer:"')),
        changed(
            TPLACE,
            (
                "請從句子中找出事情發生的地點。",
                "請一步一步思考，先寫出推理過程，再寫出事情發生的地點。",
            ),
        ),
    ),
    kind(
        D,
        "another language or form than that of the answers is asked for",
        "few-shot/other-form answer/other-names",
        changed(TPLACE, ("地點。", "地點，用英文回答。")),
        changed(SPAN, ("founded.\\n", "founded. Reply in JSON.\\n")),
        changed(OPP, description="Write the opposite of the word in French.\n\n"),
    ),
    kind(
        D,
        "the prompt says how many options there are, wrongly",
        "answer/other-count answer/letters",
        changed(NET, ('"Question: "', '"Choose one of the five options.\\nQuestion: "')),
        changed(ZGAP, ("从下列词语中选一个填空", "从下列四个词语中选一个填空")),
        changed(MAPS, ("The right one is:", "The right one of the four is:")),
    ),
    kind(
        D,
        "a sentence is asked for and a word is the answer",
        "few-shot/other-form",
        changed(TALK, ("Question: {data", "Answer in a complete sentence.\\nQuestion: {data")),
        changed(PRINTS, ("print?\\n", "print? Reply in one full sentence.\\n")),
        changed(TYES, ("請回答「是」或「否」。", "請用一個完整的句子回答，不少於十個字。")),
    ),
)
