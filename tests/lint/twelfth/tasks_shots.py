"""Right tasks whose worked examples are written into the template."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.twelfth import rows_en as en
from tests.lint.twelfth import rows_zh as zh

REVIEWS = SmallTask(
    "reviews",
    code(
        r"""
        text = SHOTS + f"Review: {data['text']}\nSentiment:"
        answer = ("negative", "positive")[data["label"]]
        return {"input": text, "output": f" {answer}", "processed_output": answer}
        """,
        '''
        SHOTS = """Is the review positive or negative?

        Review: The zip broke on the first trip.
        Sentiment: negative

        Review: A joy from the first page to the last.
        Sentiment: positive

        Review: Cold food, and nobody said sorry.
        Sentiment: negative

        """
        ''',
    ),
    en.REVIEWS,
    fewshot=0,
)
PINGLUN_SHOTS = SmallTask(
    "pinglun_shots",
    code(
        r"""
        text = EXAMPLES + "评论：" + data["评论"] + "\n情感："
        answer = ["负面", "正面"][data["标签"]]
        return {"input": text, "output": answer, "processed_output": answer}
        """,
        '''
        EXAMPLES = """判断评论的情感是正面还是负面。

        评论：颜色很好看，穿着也舒服。
        情感：正面

        评论：刚买就降价，气死了。
        情感：负面

        """
        ''',
    ),
    zh.PINGLUN,
    fewshot=0,
)
SUMS_SHOTS = SmallTask(
    "sums_shots",
    code(
        r"""
        text = DEMOS + f"Q: {data['question']}\nA: Let's think step by step."
        output = f" {data['solution']} The answer is {data['answer']}"
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """,
        '''
        DEMOS = """Q: Lea has 5 bags with 6 nuts each. How many nuts has she?
        A: Let's think step by step. There are 5 bags of 6 nuts, so 5 * 6 = 30. The answer is 30

        Q: A rope of 40 m is cut, and 15 m are sold. How much is left?
        A: Let's think step by step. Of 40 m 15 m are gone, so 40 - 15 = 25. The answer is 25

        """
        ''',
    ),
    en.SUMS,
    fewshot=0,
    postprocess="bbh_post",
    stop=("\n\n", "Q:"),
    max_tokens=200,
)
CHANGSHI_SHOTS = SmallTask(
    "changshi_shots",
    code(
        r"""
        text = SHOTS + f"问题：{data['问题']}\n"
        for key in ("A", "B", "C", "D"):
            text += f"{key}. {data[key]}\n"
        gold = data["答案"]
        return {"input": text + "答案：", "output": gold, "processed_output": gold}
        """,
        '''
        SHOTS = """问题：世界上最高的山峰是哪一座？
        A. 泰山
        B. 珠穆朗玛峰
        C. 富士山
        D. 华山
        答案：B

        问题：中秋节吃什么？
        A. 粽子
        B. 饺子
        C. 汤圆
        D. 月饼
        答案：D

        """
        ''',
    ),
    zh.CHANGSHI,
    fewshot=0,
)
