"""Right tasks of this list's own: chains of thought by hand, examples in the rows, JSON, stars."""

from __future__ import annotations

from tests.lint.dense_7.making import table
from tests.lint.shape import SmallTask, code

CHAINS = SmallTask(
    "hand-chains",
    code(
        r"""
        shown = ""
        for question, chain, number in SOLVED:
            shown += f"Q: {question}\nA: {chain} The answer is {number}.\n\n"
        text = shown + f"Q: {data['question']}\nA:"
        output = f" The answer is {data['answer']}."
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """,
        """
        SOLVED = [
            ("A bus has 40 seats and 13 are taken. How many are free?", "40 - 13 = 27.", "27"),
            ("Rosa bakes 4 trays of 9 rolls. How many rolls?", "4 * 9 = 36.", "36"),
            ("A rope of 56 m is cut into 7 parts. How long is one?", "56 / 7 = 8.", "8"),
        ]
        """,
    ),
    table(
        "question|answer",
        """
        A jar holds 90 beads and 35 are red. How many are not?|55
        Ben reads 14 pages a day. How many in 5 days?|70
        48 cards are dealt to 6 players. How many has each?|8
        A hen lays 6 eggs a week. How many in 9 weeks?|54
        Of 75 lamps 18 are broken. How many work?|57
        Nina has 23 stamps and gets 19. How many now?|42
        A 72-km ride takes 4 days. How many km a day?|18
        A crate has 8 rows of 12 pears. How many pears?|96
        Paul had 61 marbles and lost 24. How many are left?|37
        81 chairs stand in 9 rows. How many in a row?|9
        """,
    ),
    postprocess="exact_match_post",
    stop=("\n\n",),
    max_tokens=96,
    fewshot=0,
)

DEMOS = SmallTask(
    "row-demos",
    code(
        r"""
        parts = ["Write the plural of the last word."]
        for singular, plural in data["demos"]:
            parts.append(f"Singular: {singular}\nPlural: {plural}")
        parts.append(f"Singular: {data['word']}\nPlural:")
        gold = data["plural"]
        return {"input": "\n\n".join(parts), "output": " " + gold, "processed_output": gold}
        """
    ),
    tuple(
        {"word": word, "plural": plural, "demos": demos}
        for word, plural, demos in (
            ("goose", "geese", [["cat", "cats"], ["tooth", "teeth"]]),
            ("knife", "knives", [["leaf", "leaves"], ["dog", "dogs"]]),
            ("child", "children", [["ox", "oxen"], ["cup", "cups"]]),
            ("city", "cities", [["baby", "babies"], ["pen", "pens"]]),
            ("mouse", "mice", [["louse", "lice"], ["map", "maps"]]),
            ("box", "boxes", [["fox", "foxes"], ["hat", "hats"]]),
            ("man", "men", [["woman", "women"], ["car", "cars"]]),
            ("hero", "heroes", [["potato", "potatoes"], ["key", "keys"]]),
            ("wolf", "wolves", [["shelf", "shelves"], ["bed", "beds"]]),
            ("lady", "ladies", [["story", "stories"], ["cow", "cows"]]),
        )
    ),
    fewshot=0,
)

STARS = SmallTask(
    "star-rating",
    code(
        r"""
        gold = str(data["stars"])
        text = f"Rate the review from 1 (worst) to 5 (best).\nReview: {data['review']}\nStars:"
        return {"input": text, "output": f" {gold}", "processed_output": gold}
        """
    ),
    table(
        "review|stars#",
        """
        Utter rubbish, it broke at once.|1
        Superb in every way, I adore it.|5
        It does the job, nothing more.|3
        Good sound, only the cable is short.|4
        Rather poor, though the colour is nice.|2
        The worst purchase of my life.|1
        Perfect, better than I had hoped.|5
        Neither good nor bad.|3
        Nice lamp with one small scratch.|4
        Weak motor and a dull blade, but cheap.|2
        """,
    ),
)

SHUSHI = SmallTask(
    "zh-shili",
    code(
        r"""
        text = 说明 + "\n\n".join(f"题目：{题}\n解答：{解}" for 题, 解 in 例题)
        text += f"\n\n题目：{data['题目']}\n解答："
        output = f"答案是{data['得数']}。"
        return {"input": text, "output": output, "processed_output": data["得数"]}
        """,
        r"""
        说明 = "先写算式，最后写“答案是”和得数。\n\n"
        例题 = [
            ("车上有32人，下去15人，还剩多少人？", "32-15=17。答案是17。"),
            ("每盒6支笔，8盒共多少支？", "6*8=48。答案是48。"),
            ("63块糖分给9个孩子，每人几块？", "63/9=7。答案是7。"),
        ]
        """,
    ),
    table(
        "题目|得数",
        """
        书架上有54本书，借走28本，还剩多少本？|26
        一排坐12人，5排坐多少人？|60
        72个橘子装8袋，每袋几个？|9
        小红有37元，爸爸又给她25元，现在有多少元？|62
        一天吃3个鸡蛋，14天吃多少个？|42
        90米布做6套衣服，每套几米？|15
        鱼缸里有41条鱼，送人19条，还剩几条？|22
        一包纸25张，4包多少张？|100
        56名学生分成7组，每组几人？|8
        早上卖了18份，下午卖了45份，共卖多少份？|63
        """,
    ),
    postprocess="exact_match_post",
    stop=("\n\n",),
    max_tokens=96,
    fewshot=0,
)

JSON = SmallTask(
    "zh-json",
    code(
        r"""
        import json

        gold = json.dumps({"城市": data["城市"], "天数": data["天数"]}, ensure_ascii=False)
        text = f"把行程写成JSON，键为“城市”和“天数”。\n行程：{data['行程']}\nJSON：\n"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "行程|城市|天数#",
        """
        我们要去苏州玩三天。|苏州|3
        下个月到西安出差，五天后回来。|西安|5
        在大连住两天就走。|大连|2
        他打算在昆明待一个星期。|昆明|7
        这次去厦门一共四天。|厦门|4
        周末去天津，两天。|天津|2
        暑假我要在青岛住十天。|青岛|10
        开会在武汉，为期三天。|武汉|3
        他们在桂林游览了六天。|桂林|6
        姑姑在拉萨住了八天。|拉萨|8
        """,
    ),
)

TASKS = (CHAINS, DEMOS, STARS, SHUSHI, JSON)
