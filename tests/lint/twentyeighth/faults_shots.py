"""Faults of the shots, and of how the query follows them."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.twentyeighth.tasks_choice import GEO, IDIOM, NURSE, PARA, SPAM
from tests.lint.twentyeighth.tasks_free import CHAIN, CLUES, PAST, SPANISH, UNITS
from tests.lint.twentyeighth.tasks_zh import TCALL, TNLI, ZMATH, ZMCQ, ZSENT, ZSPAN

F = "shots and query"
WORKED = "few-shot/worked-form few-shot/worked-cue few-shot/other-cues few-shot/other-form "
WRONG = "few-shot/wrong-answer few-shot/wrong-sum answer/chain-differs "
OWN = "few-shot/own-doc few-shot/question-shown few-shot/near-copy few-shot/same-docs "

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the few-shot file answers with other labels than the docs",
        WORKED + "few-shot/other-labels few-shot/unlike-docs few-shot/not-a-choice "
        "answer/other-names text/swapped-fields text/unlike-others",
        changed(
            SPAM,
            shots=tuple(
                {**row, "verdict": {"spam": "junk", "ham": "fine"}[row["verdict"]]}
                for row in SPAM.shots
            ),
        ),
        changed(
            TCALL,
            shots=tuple(
                {**row, "intent": {"查詢": "1", "投訴": "2", "退貨": "3"}[row["intent"]]}
                for row in TCALL.shots
            ),
        ),
        changed(
            SPANISH,
            shots=(
                {"es": "Good morning.", "en": "Buenos días."},
                {"es": "The house is big.", "en": "La casa es grande."},
                {"es": "I am tired.", "en": "Estoy cansado."},
            ),
        ),
    ),
    kind(
        F,
        "the few-shot file has rows that are scored",
        OWN,
        changed(SPAM, shots=SPAM.rows[:4]),
        changed(TCALL, shots=TCALL.rows[3:6]),
        changed(CLUES, shots=CLUES.rows[2:6]),
    ),
    kind(
        F,
        "a worked example closes with another cue than the question",
        WORKED + "text/cue-forms text/shot-cue few-shot/other-order",
        changed(PAST, ("Past: sang", "Simple past: sang"), ("Past: walked", "Simple past: walked")),
        changed(UNITS, ("Result: 240", "Answer: 240"), ("Result: 300", "Answer: 300")),
        changed(
            ZMCQ,
            (
                'text = f"题目',
                'text = "题目：一周有几天？\\nA. 五\\nB. 六\\nC. 七\\nD. 八\\n'
                '请选出正确选项的字母。\\n我选：C\\n\\n" + f"题目',
            ),
        ),
    ),
    kind(
        F,
        "a worked example answers wrongly",
        WRONG,
        changed(UNITS, ("Result: 300", "Result: 30")),
        changed(
            CHAIN,
            (
                'text = f"Problem',
                'text = "Problem: 4 bags hold 6 bulbs each. How many bulbs?\\n'
                'Solution: 4 bags hold 4 * 6 = 22 bulbs. #### 22\\n\\n" + f"Problem',
            ),
            fewshot=0,
        ),
        changed(
            GEO,
            (
                'text = "Question: "',
                'text = "Question: What is the capital of Italy?\\nA) Milan\\n'
                'B) Rome\\nC) Naples\\nD) Turin\\nCorrect answer: E\\n\\nQuestion: "',
            ),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "the worked examples stand behind the question",
        WORKED + "few-shot/question-first few-shot/no-answer few-shot/other-order text/empty-slot",
        changed(
            PAST,
            (
                "{EXAMPLES}\\n\\nVerb: {data['verb']}\\nPast:\"",
                "Verb: {data['verb']}\\nPast:\\n\\n{EXAMPLES}\"",
            ),
        ),
        changed(
            PARA,
            (
                '"Same:"\n',
                '"Same:\\n\\n"\n        "First: Is ice cold?\\nSecond: Is ice frozen '
                'water?\\nSame: no"\n',
            ),
            fewshot=0,
        ),
        changed(
            ZSPAN,
            (
                '回答："\n',
                '回答：\\n\\n文章：小刚养了一只鹦鹉。\\n问题：小刚养了什么？\\n回答：鹦鹉"\n',
            ),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "the prompt counts other worked examples than it has",
        "few-shot/other-count few-shot/fewer",
        changed(
            PAST,
            (
                "Give the simple past of the verb.",
                "Give the simple past of the verb. Here are five examples.",
            ),
        ),
        changed(UNITS, ("without its unit.", "without its unit. Three examples are given first.")),
        changed(
            ZMATH,
            (
                'text = f"应用题',
                'text = "下面有四个例子。\\n\\n应用题：3盒糖各有8颗，一共多少颗？\\n'
                '解答：一共 3 * 8 = 24 颗。 #### 24\\n\\n" + f"应用题',
            ),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "a worked example is one of the rows that are scored",
        OWN + "few-shot/same-twice answer/leaked few-shot/repeated",
        changed(PAST, ("Verb: sing\nPast: sang", "Verb: swim\nPast: swam")),
        changed(
            UNITS,
            ("4 hours into minutes.\nResult: 240", "7 hours into minutes.\nResult: 420"),
        ),
        changed(
            CLUES,
            ("parts = [", 'parts = ["Clue: Frozen water", "Letters: 3", "Word: ice\\n", '),
        ),
    ),
    kind(
        F,
        "a worked example has no answer",
        WORKED + "few-shot/no-answer text/empty-slot",
        changed(PAST, ("Past: walked", "Past:")),
        changed(UNITS, ("Result: 240", "Result:")),
        changed(
            TNLI,
            (
                'text = "前提',
                'text = ("前提：她在唱歌。\\n假設：有人在唱歌。\\n關係：\\n\\n'
                '前提：天黑了。\\n假設：現在是正午。\\n關係：矛盾\\n\\n" + "前提',
            ),
            (".format(**data)", ").format(**data)"),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "a worked example stands there twice",
        "few-shot/same-twice few-shot/repeated text/repeated-instruction",
        changed(PAST, ("Verb: walk\nPast: walked", "Verb: sing\nPast: sang")),
        changed(
            UNITS,
            (
                "Convert 3 metres into centimetres.\nResult: 300",
                "Convert 4 hours into minutes.\nResult: 240",
            ),
        ),
        changed(
            ZMATH,
            (
                'text = f"应用题',
                'one = "应用题：3盒糖各有8颗，一共多少颗？\\n'
                '解答：一共 3 * 8 = 24 颗。 #### 24\\n\\n"\n    text = one + one + f"应用题',
            ),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "the shots lose the steps that the input asks for",
        WORKED + "few-shot/steps-lost few-shot/steps-forbidden",
        changed(
            CHAIN,
            ("\" {data['steps']} #### {data['result']}\"", "\" {data['result']}\""),
            postprocess="until_return_post",
        ),
        changed(
            ZMATH,
            ("{data['steps']} #### {data['result']}", "{data['result']}"),
            postprocess="until_return_post",
        ),
        changed(
            NURSE,
            (
                "\\nReply with the number of the right option.",
                "\\nThink step by step before you reply with the number.",
            ),
        ),
    ),
    kind(
        F,
        "shots run into what follows, as outputs end with white space",
        "few-shot/separator few-shot/trailing-space text/double-newline answer/two-spellings "
        "few-shot/not-a-choice answer/stopped-early",
        changed(SPANISH, ('" " + data["en"]', '" " + data["en"] + "\\n\\n"')),
        changed(GEO, ('" " + gold', '" " + gold + " "')),
        changed(TNLI, ('"output": data["label"]', '"output": data["label"] + "\\n"')),
    ),
    kind(
        F,
        "the worked examples of a choice have no options, or answer in another form",
        WORKED + WRONG + "few-shot/no-options few-shot/other-labels few-shot/not-a-choice "
        "text/shot-cue",
        changed(
            GEO,
            (
                'text = "Question: "',
                'text = "Question: What is the capital of Italy?\\n'
                'Correct answer: B\\n\\nQuestion: "',
            ),
            fewshot=0,
        ),
        changed(
            IDIOM,
            ('text = f"Idiom', 'text = "Idiom: to kick the bucket\\nMeaning:\\nB\\n\\n" + f"Idiom'),
            fewshot=0,
        ),
        changed(
            ZSENT,
            (
                'text = f"评论',
                'text = "评论：送货太慢。\\n这条评论是好评还是差评？\\n结论：负面\\n\\n" + f"评论',
            ),
            fewshot=0,
        ),
    ),
)
