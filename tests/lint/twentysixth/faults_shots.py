"""Faults between shots, worked examples and the query."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentysixth.tasks_free import CITY, PHONE, PLURAL, READING
from tests.lint.twentysixth.tasks_labels import INTENT, TOXIC
from tests.lint.twentysixth.tasks_zh import JUDGE, SERVICE, SUMS

FAMILY = "shots and query"
CUES = "few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue text/colons few-shot/other-order"
LAST = '{data["sentence"]}\nCity:'

KINDS = (
    kind(
        FAMILY,
        "the worked examples close with another cue than the question",
        CUES,
        changed(CITY, (LAST, '{data["sentence"]}\nPlace:')),
        changed(
            INTENT, ("Message: {data['text']}\\nIntent:", "Message: {data['text']}\\nCategory:")
        ),
        changed(JUDGE, ("{data['sentence']}\\n判断：", "{data['sentence']}\\n结论：")),
    ),
    kind(
        FAMILY,
        "a worked example stands in the prompt twice",
        "few-shot/same-twice few-shot/repeated",
        changed(
            INTENT,
            (
                '("Send 50 euros',
                '("How much money do I have left?", "balance"),\n    ("Send 50 euros',
            ),
        ),
        changed(
            JUDGE,
            (
                'DEMO = [("水在零度以下会结冰。", "正确"),',
                'DEMO = [("水在零度以下会结冰。", "正确"), ("水在零度以下会结冰。", "正确"),',
            ),
        ),
        changed(
            CITY,
            (
                "\nSentence: She grew",
                "\nSentence: The conference was moved to Vienna at short notice.\nCity: Vienna\n\nSentence: She grew",
            ),
        ),
    ),
    kind(
        FAMILY,
        "a worked example answers wrongly",
        "few-shot/wrong-answer few-shot/near-copy few-shot/own-doc answer/legend few-shot/other-labels answer/gold-differs few-shot/wrong-sum",
        changed(CITY, ("City: Osaka", "City: Kyoto")),
        changed(
            SUMS,
            (
                'f"应用题：{',
                'f"应用题：一盒有8支笔，7盒有多少支？\\n解：8×7=54。答案是54。\\n\\n应用题：{',
            ),
        ),
        changed(PLURAL, ('f"Singular: {', 'f"Singular: tooth\\nPlural: tooths\\n\\nSingular: {')),
    ),
    kind(
        FAMILY,
        "a worked example has no answer",
        "few-shot/no-answer text/empty-slot few-shot/other-form",
        changed(CITY, ("City: Osaka", "City:")),
        changed(
            INTENT,
            (
                '("How much money do I have left?", "balance")',
                '("How much money do I have left?", "")',
            ),
        ),
        changed(JUDGE, ('("鲸鱼是一种鱼。", "错误")', '("鲸鱼是一种鱼。", "")')),
    ),
    kind(
        FAMILY,
        "worked examples were taken from the rows that are scored",
        "few-shot/own-doc few-shot/near-copy few-shot/same-docs few-shot/question-shown answer/leaked",
        changed(
            INTENT,
            ("My wallet was stolen with the card in it.", "I can't find my credit card anywhere."),
        ),
        changed(JUDGE, ("鲸鱼是一种鱼。", "铁比水轻。")),
        changed(PHONE, shots=(*PHONE.shots[:2], PHONE.rows[1])),
    ),
    kind(
        FAMILY,
        "the prompt promises another number of examples than it shows",
        "few-shot/other-count",
        changed(
            CITY, ("that the sentence names.", "that the sentence names. Here are five examples.")
        ),
        changed(INTENT, ('.\\n\\n"', '. The following 4 examples show how.\\n\\n"')),
        changed(JUDGE, ("说法是否正确。", "说法是否正确。下面给出三个例子。")),
    ),
    kind(
        FAMILY,
        "the few-shot file is of another labelling than the docs",
        "few-shot/other-labels few-shot/unlike-docs few-shot/worked-form few-shot/other-form",
        changed(
            SERVICE,
            shots=(
                {"letter": "電視壞了，我要退。", "kind": "A"},
                {"letter": "快遞何時到？", "kind": "B"},
                {"letter": "發票丟了。", "kind": "C"},
            ),
        ),
        changed(
            PHONE,
            shots=tuple(
                {**row, "time": time}
                for row, time in zip(
                    PHONE.shots, ("half past ten", "six p.m.", "a quarter past eight"), strict=True
                )
            ),
        ),
        changed(
            READING,
            shots=tuple(
                {
                    "passage": f"Paul sold his {thing} in {town}.",
                    "question": "What did Paul sell?",
                    "answer": f"The answer to this question is that he sold his {thing}.",
                }
                for thing, town in (("boat", "Rhodes"), ("horse", "Krakow"), ("piano", "Ghent"))
            ),
        ),
    ),
    kind(
        FAMILY,
        "a worked example in the template answers in another form than the docs",
        "few-shot/worked-form few-shot/other-labels few-shot/other-form few-shot/worked-cue few-shot/wrong-answer",
        changed(JUDGE, ('"正确"), ("鲸鱼是一种鱼。", "错误")', '"√"), ("鲸鱼是一种鱼。", "×")')),
        changed(CITY, ("City: Vienna", 'City: "Vienna"'), ("City: Osaka", 'City: "Osaka"')),
        changed(
            INTENT,
            ('it.", "lost card")', 'it.", "LOST_CARD")'),
            ('left?", "balance")', 'left?", "BALANCE")'),
            ('sister.", "transfer")', 'sister.", "TRANSFER")'),
        ),
    ),
    kind(
        FAMILY,
        "the worked examples stand behind the question",
        "few-shot/question-first few-shot/other-order few-shot/no-answer text/shot-cue",
        changed(
            INTENT,
            (
                "for message, intent in EXAMPLES:",
                "prompt += f\"Message: {data['text']}\\nIntent:\\n\\n\"\n    for message, intent in EXAMPLES:",
            ),
            (
                "    prompt += f\"Message: {data['text']}\\nIntent:\"\n",
                "    prompt = prompt.rstrip()\n",
            ),
        ),
        changed(
            JUDGE,
            (
                "\\n\\n{examples}句子：{data['sentence']}\\n判断：",
                "\\n\\n句子：{data['sentence']}\\n判断：\\n\\n{examples.rstrip()}",
            ),
        ),
        changed(
            TOXIC,
            (
                '"Decision:"]',
                '"Decision:", "", "Comment: What a fool you are!", "Decision: remove", "", "Comment: See you there.", "Decision: keep"]',
            ),
        ),
    ),
)
