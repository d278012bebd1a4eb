"""Faults of the shots and worked examples, and of how they go with the question."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfirst.making import table
from tests.lint.thirtyfirst.tasks_choice import CLAUSE, DESK, FACT, GEO, MED, MOOD, PARA
from tests.lint.thirtyfirst.tasks_free import FRENCH, JSONS, LAST, READ, SQL, SUMS
from tests.lint.thirtyfirst.tasks_zh import TEXAM, ZGEO, ZNAME, ZREAD, ZSENT, ZSUM

F = "shots and query"
HULL = (
    "Passage: The lighthouse was painted white in 1954 by two brothers from Hull.\n"
    "Question: Where did the brothers come from?\nAnswer: Hull"
)
OWN = (
    "Passage: The island has no cars. Its eighty people go by bicycle, and their doctor rides a "
    "horse.\nQuestion: How many people live on the island?\nAnswer: eighty"
)
QUESTION = "text = f\"Q: {data['question']}"
ZHEAD = 'text = f"短文：'
ZSHOWN = (
    "短文：小店卖伞和帽子，今天只卖出一把伞。\\n问题：今天卖出了什么？\\n请用短文中的词语回答。\\n"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the worked example is one of the docs",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown answer/leaked "
        "few-shot/same-docs",
        changed(READ, (HULL, OWN)),
        changed(
            GEO,
            (
                QUESTION,
                'text = f"Q: Which river flows through Vienna?\\nA: the Danube\\n\\n'
                "Q: {data['question']}",
            ),
            fewshot=0,
        ),
        changed(
            ZREAD,
            (
                ZHEAD,
                ZHEAD + "列车从西安出发，经过洛阳，傍晚到达郑州。\\n问题：列车的终点是哪里？\\n"
                "请用短文中的词语回答。\\n回答：郑州\\n\\n短文：",
            ),
        ),
    ),
    kind(
        F,
        "the answer of the worked example is wrong",
        "few-shot/wrong-answer few-shot/wrong-sum answer/chain-differs answer/other-rule",
        changed(READ, ("Answer: Hull", "Answer: Leeds")),
        changed(
            SUMS,
            (
                'f"Q: {',
                "f\"Q: What do 6 stamps at 2 euros cost?\\nA: Let's think step by "
                "step. They cost 6 * 2 = 14 euros. The answer is 14.\\n\\nQ: {",
            ),
            fewshot=0,
        ),
        changed(
            ZSUM,
            (
                'f"题目：',
                'f"题目：每袋米重5千克，7袋重多少千克？\\n请写出解题过程。\\n'
                "解答：每袋5千克，7袋一共5×7=40千克。所以答案是40。\\n\\n题目：",
            ),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "the worked example has cues that the question has not",
        "few-shot/other-cues few-shot/worked-cue text/shot-cue text/cue-forms",
        changed(
            FRENCH,
            (
                '"English: " +',
                '"Input: The soup is hot.\\nOutput: La soupe est chaude.\\n\\nEnglish: " +',
            ),
            fewshot=0,
        ),
        changed(
            READ,
            ("Passage: The lighthouse", "Context: The lighthouse"),
            ("Question: Where did", "Q: Where did"),
            ("Answer: Hull", "A: Hull"),
        ),
        changed(
            ZREAD,
            (
                ZHEAD,
                'text = f"材料：小店卖伞和帽子，今天只卖出一把伞。\\n提问：今天卖出了什么？\\n'
                "请用材料中的词语回答。\\n结果：伞\\n\\n短文：",
            ),
        ),
    ),
    kind(
        F,
        "the file of shots has labels of its own",
        "few-shot/other-labels few-shot/unlike-docs answer/two-spellings few-shot/not-a-choice "
        "answer/other-names few-shot/worked-form answer/unlike-others",
        changed(
            CLAUSE,
            shots=table(
                "clause|kind",
                """
            The buyer settles each bill within a fortnight.|Money
            Both sides keep the formula to themselves.|Secrets
            The lease is over when the building is sold.|End
            The garage pays for scratches that its staff causes.|Damage
            """,
            ),
        ),
        changed(
            ZSENT,
            shots=table(
                "review|target_scores=",
                """
            音响效果震撼，值这个票价。|*好/坏
            水果都烂了，太让人失望。|好/*坏
            老师讲得清楚，孩子进步很大。|*好/坏
            空调不制冷，热得睡不着。|好/*坏
            """,
            ),
        ),
        changed(
            MOOD,
            shots=table(
                "turns*|target_scores+",
                """
            I lost your only photograph. / How could you be so careless!|*angry/scared/happy/sad
            The exam is over. / At last, let us celebrate!|angry/scared/*happy/sad
            The lift has stopped between two floors. / Get me out, I panic in
              here!|angry/*scared/happy/sad
            The little shop is gone. / I shall miss it so much.|angry/scared/happy/*sad
            """,
            ),
        ),
    ),
    kind(
        F,
        "the description says that there are more examples than are shown",
        "few-shot/other-count few-shot/fewer",
        changed(FRENCH, description="Translate into French. Here are five examples."),
        changed(ZGEO, description="以下是五道例题，请参照例题回答最后一题。"),
        changed(CLAUSE, description="Eight worked examples come first; then answer the last one."),
    ),
    kind(
        F,
        "the file of shots is the file of the docs",
        "few-shot/own-doc few-shot/same-docs few-shot/question-shown few-shot/near-copy "
        "answer/leaked",
        changed(LAST, shots=LAST.rows),
        changed(ZNAME, shots=ZNAME.rows),
        changed(FRENCH, shots=FRENCH.rows),
    ),
    kind(
        F,
        "the worked example has no answer",
        "few-shot/no-answer text/empty-slot text/said-again few-shot/wrong-answer",
        changed(READ, ("Answer: Hull", "Answer:")),
        changed(
            GEO,
            (
                QUESTION,
                "text = f\"Q: What is the capital of Chile?\\nA:\\n\\nQ: {data['question']}",
            ),
            fewshot=0,
        ),
        changed(ZREAD, (ZHEAD, f'text = f"{ZSHOWN}回答：\\n\\n短文：')),
    ),
    kind(
        F,
        "shots and question all bear the number one",
        "few-shot/numbered",
        changed(CLAUSE, ('"\\nClause: "', '"\\nExample 1\\nClause: "')),
        changed(ZREAD, (ZHEAD, 'text = f"例1\\n短文：')),
        changed(FRENCH, ('"English: " +', '"Sentence 1\\nEnglish: " +')),
    ),
    kind(
        F,
        "an answer in the shots ends with a space",
        "few-shot/trailing-space answer/two-spellings few-shot/separator answer/not-in-output",
        changed(FRENCH, ('" " + data["fr"]', '" " + data["fr"] + " "')),
        changed(CLAUSE, ('" " + data["kind"]', '" " + data["kind"] + " "')),
        changed(JSONS, ('" " + gold', 'f" {gold} "')),
    ),
    kind(
        F,
        "an answer in the shots ends with newlines of its own, and the separator follows",
        "few-shot/separator few-shot/trailing-space",
        changed(ZREAD, ('"output": data["answer"]', '"output": data["answer"] + "\\n"')),
        changed(DESK, ('f" {gold}"', 'f" {gold}\\n\\n"')),
        changed(SQL, ('" " + data["sql"]', '" " + data["sql"] + "\\n"')),
    ),
    kind(
        F,
        "all worked examples of the prompt have one label",
        "few-shot/lopsided few-shot/same-twice",
        changed(
            PARA,
            (
                'text = "Question',
                'text = "'
                + "".join(
                    f"Question 1: {a}\\nQuestion 2: {b}\\nDo the two ask the same? "
                    "Reply yes or no.\\nReply: yes\\n\\n"
                    for a, b in (
                        ("How do I boil an egg?", "What is the way to boil eggs?"),
                        ("Is chess hard?", "Is it difficult to play chess?"),
                        ("Where is Malta?", "In what place does Malta lie?"),
                        ("Why do leaves fall?", "For what reason do trees drop leaves?"),
                    )
                )
                + "Question",
            ),
            shots=(),
            fewshot=0,
        ),
        changed(
            FACT,
            (
                '"""Evidence',
                '"""'
                + "".join(
                    f"Evidence: {a}\nClaim: {b}\nIs the claim supported, refuted or "
                    "unknown?\nVerdict: supported\n\n"
                    for a, b in (
                        ("The inn has nine rooms.", "The inn has fewer than ten rooms."),
                        ("Lena plays the cello.", "Lena plays an instrument."),
                        ("The path ends at a lake.", "There is water at the path's end."),
                        ("He was born in May 1950.", "He was born in spring."),
                    )
                )
                + "Evidence",
            ),
            fewshot=0,
        ),
        changed(
            ZSENT,
            (
                '"评论：" +',
                '"'
                + "".join(
                    f"评论：{a}\\n这条评论是正面还是负面？\\n情感：负面\\n\\n"
                    for a in ("汤里有头发。", "钱花得冤枉。", "音质刺耳难听。", "态度恶劣极了。")
                )
                + '评论：" +',
            ),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "the question lists its options, and the worked example has none",
        "few-shot/no-options few-shot/wrong-answer answer/letters few-shot/other-cues",
        changed(
            MED,
            (
                'text = f"Question',
                'text = f"Question: Which organ pumps the blood?\\nAnswer: C\\n\\nQuestion',
            ),
            fewshot=0,
        ),
        changed(
            ZGEO,
            ('text = f"题目', 'text = f"题目：我国的首都是哪座城市？\\n答案：B\\n\\n题目'),
            fewshot=0,
        ),
        changed(
            TEXAM,
            ('["問題："', '["問題：《水滸傳》的作者是誰？\\n答案：丙\\n\\n問題："'),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "the worked example stands behind the question",
        "few-shot/question-first text/shot-cue few-shot/other-order answer/leaked",
        changed(
            READ,
            ('f"{HEAD}Passage', 'f"Passage'),
            ('\\nAnswer:"', '\\nAnswer:\\n\\n{HEAD}".rstrip()'),
        ),
        changed(
            GEO, ('\\nA:"', '\\nA:\\n\\nQ: What is the capital of Chile?\\nA: Santiago"'), fewshot=0
        ),
        changed(ZREAD, ('\\n回答："', f'\\n回答：\\n\\n{ZSHOWN}回答：伞"')),
    ),
)
