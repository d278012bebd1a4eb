"""Faults of shots and worked examples against the question."""

from __future__ import annotations

from dataclasses import replace

from tests.lint.making import kind, table
from tests.lint.shape import changed
from tests.lint.twentyfirst.tasks_free import OPPOSITES, SCRIPTS, WORKSHOP
from tests.lint.twentyfirst.tasks_labels import DESK, REVIEWS, SPAM
from tests.lint.twentyfirst.tasks_options import CAUSES, CHEMISTRY, MUSEUM
from tests.lint.twentyfirst.tasks_tw import GUSHI, XINWEN
from tests.lint.twentyfirst.tasks_zh import DIANPING, YINGYONG

FAMILY = "shots and query"
SAME = (
    "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs answer/leaked"
)
WRONG = "few-shot/wrong-* few-shot/other-labels few-shot/worked-form answer/chain-differs"
CUES = "few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue few-shot/other-order"

KINDS = (
    kind(
        FAMILY,
        "the worked examples have another cue than the question",
        CUES,
        changed(OPPOSITES, ("{data['word']}\\nOpposite:", "{data['word']}\\nAntonym =")),
        changed(XINWEN, ("新聞：{a}\\n分類：{b}", "標題：{a}\\n類別：{b}")),
        changed(CHEMISTRY, ('"Choice:"', '"Your answer:"')),
    ),
    kind(
        FAMILY,
        "the worked examples answer by other labels than the data",
        f"{WRONG} few-shot/not-a-choice answer/other-names answer/letter-asked answer/letters few-shot/unlike-docs",
        changed(
            DESK,
            ('"billing"),', '"Q1"),'),
            ('"delivery"),', '"Q2"),'),
            ('"login"),', '"Q3"),'),
            ('"returns"),', '"Q4"),'),
        ),
        changed(
            CHEMISTRY,
            ("Choice: b", "Choice: the one with a clear liquid"),
            ("Choice: a", "Choice: an acid"),
        ),
        replace(
            REVIEWS,
            source=REVIEWS.source.replace('1: "positive"}', '1: "positive", 2: "good", 3: "bad"}'),
            shots=table(
                "review|label#",
                """
                The lamp flickers and hums.|3
                My best holiday for years.|2
                Stale bread, never again.|3
                A warm coat at a fair price.|2
                """,
            ),
        ),
    ),
    kind(
        FAMILY,
        "a worked example is wrong",
        WRONG,
        changed(CHEMISTRY, ("Choice: b", "Choice: d")),
        changed(
            WORKSHOP,
            (
                'f"Question: {data',
                "\"Question: 4 boxes hold 9 nails each. How many nails?\\nAnswer: Let's think step by step. 4 * 9 = 32. "
                'The answer is 32.\\n\\n" f"Question: {data',
            ),
            fewshot=0,
        ),
        changed(
            YINGYONG,
            (
                'f"问题：{data',
                '"问题：小红有8颗糖，吃了3颗，还剩几颗？\\n解答：让我们一步一步地想。\\n8-3=5。答案是6。\\n\\n" f"问题：{data',
            ),
            fewshot=0,
        ),
    ),
    kind(
        FAMILY,
        "an example was taken from the docs that are scored",
        SAME,
        changed(
            DESK, ("How do I send these shoes back?", "Is there a label for sending an item back?")
        ),
        changed(
            CHEMISTRY,
            (
                "What turns blue litmus red?\n(a) an acid\n(b) a base\n(c) a salt of sodium\nChoice: a",
                "What is table salt?\n(a) NaCl\n(b) KOH\n(c) CaCO3\nChoice: a",
            ),
        ),
        changed(GUSHI, shots=(*GUSHI.rows[4:7],)),
    ),
    kind(
        FAMILY,
        "the question stands above the examples that were to come before it",
        "few-shot/question-first few-shot/other-cues few-shot/no-answer text/shot-cue",
        changed(
            DESK,
            (
                "{INSTRUCTION}\\n\\n{prompt}\\n\\nTicket: {data['ticket']}\\nQueue:",
                "{INSTRUCTION}\\n\\nTicket: {data['ticket']}\\nQueue:\\n\\n{prompt}",
            ),
        ),
        changed(
            OPPOSITES,
            ("    f\"Word: {data['word']}\\nOpposite:\"\n", ""),
            (
                'Give the opposite of each word.\\n\\n"',
                'Give the opposite of each word.\\n\\n" f"Word: {data[\'word\']}\\nOpposite:\\n\\n"',
            ),
        ),
        changed(
            XINWEN,
            (
                '說明 + "\\n\\n" + 例 + f"\\n\\n新聞：{data[\'標題\']}\\n分類："',
                "說明 + f\"\\n\\n新聞：{data['標題']}\\n分類：\\n\\n\" + 例",
            ),
        ),
    ),
    kind(
        FAMILY,
        "all examples have one label",
        "few-shot/lopsided",
        changed(
            DESK,
            ('"delivery"),', '"billing"),'),
            ('"login"),', '"billing"),'),
            ('"returns"),', '"billing"),'),
            (
                "The courier left my box at the wrong house.",
                "The receipt lists an item I never bought.",
            ),
            ("The reset link for my password never comes.", "My voucher was not deducted."),
            ("How do I send these shoes back?", "Can I pay by bank transfer?"),
        ),
        replace(
            REVIEWS,
            shots=table(
                "review|label#",
                """
                A splendid little café.|1
                The tent kept us dry, great buy.|1
                I laughed until I cried, wonderful.|1
                Crisp picture and lovely sound.|1
                Fast delivery, happy with it.|1
                """,
            ),
        ),
        replace(
            DIANPING,
            shots=table(
                "text|label#",
                """
                难吃极了，浪费钱。|0
                态度差，等太久。|0
                质量糟糕，洗一次就破。|0
                噪音大，睡不着。|0
                货不对板，很生气。|0
                """,
            ),
        ),
    ),
    kind(
        FAMILY,
        "a worked example has no answer",
        "few-shot/no-answer text/empty-slot few-shot/worked-* few-shot/other-cues",
        changed(OPPOSITES, ("Opposite: end\\n", "Opposite:\\n")),
        changed(CHEMISTRY, ("(c) a salt of sodium\nChoice: a\n", "(c) a salt of sodium\n")),
        changed(XINWEN, ('("歌后巡迴演唱會門票秒殺", "娛樂")', '("歌后巡迴演唱會門票秒殺", "")')),
    ),
    kind(
        FAMILY,
        "the cue asks for steps and the shots answer at once",
        "few-shot/steps-lost few-shot/steps-only-here",
        changed(YINGYONG, ("{data['steps']}答案是", "答案是")),
        changed(MUSEUM, ('"\\nAnswer:"', '"\\nLet\'s think step by step.\\nAnswer:"')),
        changed(
            SCRIPTS,
            (
                "\\nOutput:",
                "\\nTrace it line by line first, explain each step, then answer.\\nOutput:",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the file of shots counts its labels from one, the rows from nought",
        "few-shot/numbered few-shot/unlike-docs few-shot/other-labels few-shot/not-a-choice few-shot/wrong-* code/error answer/legend answer/letters",
        changed(
            SPAM,
            shots=table(
                "sms|spam#",
                """
                Shall we meet at the station?|1
                You won a voucher, tap here now|2
                The plumber comes at nine|1
                Free ringtones, text TONE to 5050|2
                """,
            ),
        ),
        changed(
            CAUSES,
            shots=table(
                "premise|asks|first|second|label#",
                """
                The snow melted.|cause|The sun came out.|The sledge was red.|1
                The baby cried.|effect|The curtain was long.|Her father picked her up.|2
                He wore gloves.|cause|It was freezing.|He likes tea.|1
                The phone fell.|effect|A clock struck.|Its screen cracked.|2
                """,
            ),
        ),
        changed(
            MUSEUM,
            shots=table(
                "question|choices*|answer#",
                """
                Who wrote Faust?|Schiller/Goethe/Heine/Kleist|2
                Where is the Prado?|Madrid/Lisbon/Seville/Paris|1
                Which is the lowest string of a cello?|D/G/C/A|3
                Who built the Crystal Palace?|Paxton/Wren/Nash/Soane|1
                """,
            ),
        ),
    ),
)
