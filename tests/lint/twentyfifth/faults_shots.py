"""Shots, worked examples and the query they stand before."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind, qa, table
from tests.lint.shape import Row, changed
from tests.lint.twentyfifth.tasks_free import MARKET, MONEY, PARCELS, PLURALS, TIDES, WELLS
from tests.lint.twentyfifth.tasks_options import FERRY, GARDEN, NEWS, REVIEWS
from tests.lint.twentyfifth.tasks_zh import CHENGYU, PINGJIA, YINGYONG, YUNHAN

shots = partial(kind, "shots and query")


def twice(field: str, old: str, new: str):
    """Return what puts a near copy of each of the first rows in the place of the later ones."""

    def run(rows: list[Row]) -> list[Row]:
        half = rows[: len(rows) // 2]
        return [*half, *({**row, field: row[field].replace(old, new)} for row in half)]

    return run


OPINIONS = "text|label"
GOOD = table(
    OPINIONS,
    """
    The chair is sturdy and looks splendid.|positive
    Superb bread, I come back every Saturday.|positive
    A marvellous trip from start to end.|positive
    Lovely garden, kind hosts, perfect breakfast.|positive
    """,
)
PAIRS = "premise|hypothesis|label"
KINDS = (
    shots(
        "a space ends the input and another one begins the answer",
        "text/trailing-space text/double-space few-shot/trailing-space",
        changed(FERRY, ("\\nAnswer:", "\\nAnswer: ")),
        changed(MONEY, ('"Currency:"', '"Currency: "')),
        changed(WELLS, ('prompt += "Answer:"', 'prompt += "Answer:\\t"')),
    ),
    shots(
        "nothing stands between the cue and the answer",
        "text/missing-space tokens/merged-border",
        changed(GARDEN, ('" " + gold', "gold")),
        changed(NEWS, ("f\" {data['topic']}\"", 'data["topic"]')),
        changed(TIDES, ('f" {time}"', 'f"{time}"')),
    ),
    shots(
        "worked examples close with another cue than the question",
        "few-shot/worked-cue few-shot/other-cues text/cue-forms few-shot/worked-form",
        changed(PLURALS, ("Plural: ", "More than one: ")),
        changed(CHENGYU, ("成语：画", "答案是：画"), ("成语：鸦", "答案是：鸦")),
        changed(
            MONEY,
            (
                'text = " "',
                'text = "Nation: Chile\\nMoney: peso\\n\\nNation: Peru\\nMoney: sol\\n\\n" + " "',
            ),
            shots=(),
            fewshot=0,
        ),
    ),
    shots(
        "the examples are numbered, and the question is not",
        "few-shot/numbered few-shot/other-cues few-shot/worked-cue few-shot/worked-form",
        changed(
            PLURALS,
            ("Singular: fox", "Singular 1: fox"),
            ("Singular: lady", "Singular 2: lady"),
            ("Singular: tooth", "Singular 3: tooth"),
        ),
        changed(
            CHENGYU,
            ("释义：比喻做", "释义一：比喻做"),
            ("释义：形容非", "释义二：形容非"),
        ),
        changed(
            MONEY,
            (
                'text = " "',
                'text = "1. Country: Chile\\nCurrency: peso\\n\\n2. Country: Peru\\nCurrency: sol\\n\\n'
                '" + " "',
            ),
            shots=(),
            fewshot=0,
        ),
    ),
    shots(
        "a worked example is wrong",
        "few-shot/wrong-answer few-shot/wrong-sum answer/chain-differs answer/letters",
        changed(
            MARKET,
            (
                'f"Problem:',
                'f"Problem: A tray holds 4 cups. How many are on 6 trays?\\n'
                "Solution: Let's think step by step. 4 * 6 = 28. The answer is 28.\\n\\nProblem:",
            ),
            fewshot=0,
        ),
        changed(
            YINGYONG,
            (
                'f"题目：',
                'f"题目：一支笔3元，5支笔多少元？\\n请一步一步地计算。\\n解答：3×5=15。所以答案是18。\\n\\n题目：',
            ),
            fewshot=0,
        ),
        changed(
            GARDEN,
            (
                'f"Question: ',
                'f"Question: Which is a fruit tree?\\nA. oak\\nB. plum\\nC. yew\\nD. elm\\n'
                "Answer: E\\n\\nQuestion: ",
            ),
            fewshot=0,
        ),
    ),
    shots(
        "a worked example is one of the rows",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown answer/leaked",
        changed(PLURALS, ("tooth", "mouse"), ("teeth", "mice")),
        changed(CHENGYU, ("形容非常安静。", "比喻目光短浅的人。"), ("鸦雀无声", "井底之蛙")),
        changed(
            MONEY,
            ('text = " "', 'text = "Country: Poland\\nCurrency: zloty\\n\\n" + " "'),
            shots=(),
            fewshot=0,
        ),
    ),
    shots(
        "the shots' file has other labels than the rows",
        "few-shot/other-labels few-shot/unlike-docs answer/other-names answer/two-spellings",
        changed(
            REVIEWS,
            shots=table(
                OPINIONS,
                """
                The pan warped on the first day.|NEG
                What a charming hotel!|POS
                The jacket is warm and light.|POS
                Never again, the crew was rude.|NEG
                """,
            ),
        ),
        changed(
            NEWS,
            shots=table(
                "headline|topic",
                """
                Keeper saves two penalties|sport
                Brewer buys smaller rival|money
                New comet seen over Chile|science
                Ballet opens its season|arts
                """,
            ),
        ),
        changed(
            YUNHAN,
            shots=table(
                PAIRS,
                """
                孩子们在操场上踢球。|有人在运动。|entailment
                爸爸在厨房煮面。|爸爸饿了。|neutral
                灯全都灭了。|房间里亮着灯。|contradiction
                """,
            ),
        ),
    ),
    shots(
        "all shots of a file have one label",
        "few-shot/lopsided answer/same-gold",
        changed(REVIEWS, shots=GOOD, fewshot=4),
        changed(
            FERRY,
            shots=table(
                "passage|question|answer?",
                """
                The shop sells stamps and cards.|Can I buy stamps?|true
                Breakfast is part of the price.|Is breakfast included?|true
                The coach stops at the airport.|Does the coach go to the airport?|true
                Guests may park in the yard.|May guests park?|true
                """,
            ),
            fewshot=4,
        ),
        changed(
            YUNHAN,
            shots=table(
                PAIRS,
                """
                灯全都灭了。|房间里亮着灯。|矛盾
                他从来不喝酒。|他每晚喝啤酒。|矛盾
                桌上什么也没有。|桌上放着三本书。|矛盾
                姐姐独自在家。|姐姐和朋友们在一起。|矛盾
                """,
            ),
            fewshot=4,
        ),
    ),
    shots(
        "half of the rows are the other half with small changes",
        "few-shot/* text/ambiguous text/unlike-others",
        changed(GARDEN, rows=twice("question", "?", "??")),
        changed(PARCELS, rows=twice("message", ".", " .")),
        changed(PINGJIA, rows=twice("text", "，", ","), fewshot=6),
    ),
    shots(
        "another number of examples is announced",
        "few-shot/other-count",
        changed(PLURALS, ("of the noun.", "of the noun. Here are five examples.")),
        changed(CHENGYU, ("四字成语。", "四字成语。下面先给出四个例子。")),
        changed(REVIEWS, description="The following are 5 reviews, each with its sentiment.\n\n"),
    ),
    shots(
        "the examples stand behind the question",
        "few-shot/question-first few-shot/other-order few-shot/no-answer",
        changed(
            PLURALS,
            (
                "EXAMPLES + f\"Singular: {data['word']}\\nPlural:\"",
                "f\"Singular: {data['word']}\\nPlural:\\n\\n\" + EXAMPLES",
            ),
        ),
        changed(
            CHENGYU,
            (
                "LIZI + f\"释义：{data['meaning']}\\n成语：\"",
                "f\"释义：{data['meaning']}\\n成语：\\n\\n\" + LIZI.rstrip()",
            ),
        ),
        changed(
            MONEY,
            ('cue["a"]\n', 'cue["a"] + "\\n\\nCountry: Chile\\nCurrency: peso"\n'),
            shots=(),
            fewshot=0,
        ),
    ),
    shots(
        "the examples' answers are written in another form",
        "few-shot/worked-form few-shot/unlike-docs few-shot/other-labels",
        changed(PLURALS, ("foxes", "FOXES."), ("ladies", "LADIES."), ("teeth", "TEETH.")),
        changed(CHENGYU, ("画蛇添足", "“画蛇添足”"), ("鸦雀无声", "“鸦雀无声”")),
        changed(
            MONEY,
            shots=qa(
                """
                China > It is the yuan.
                Israel > It is the shekel.
                Ghana > It is the cedi.
                Vietnam > It is the dong.
                """,
                "country|currency",
            ),
        ),
    ),
)
