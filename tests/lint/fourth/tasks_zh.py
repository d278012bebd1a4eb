"""Right tasks in Chinese."""

from __future__ import annotations

from tests.lint.fourth import material_zh as material
from tests.lint.fourth.rows import listed, table
from tests.lint.shape import SmallTask, code

PLACES = SmallTask(
    "places-zh",
    code(
        r"""
        text = f"问题：{data['question']}\n"
        for letter in "ABCD":
            text += f"{letter}. {data[letter]}\n"
        text += "答案："
        return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """
    ),
    tuple(
        {
            "question": row["question"],
            **dict(zip("ABCD", row["choices"], strict=True)),
            "answer": "ABCD"[row["answer"]],
        }
        for row in listed(material.PLACES_ZH)
    ),
    description="以下是中国地理的单项选择题，请直接给出正确答案的选项。",
)

SHOPS = SmallTask(
    "shops-zh",
    code(
        r"""
        prompt = "评论：" + data["content"] + "\n类别（好评或差评）："
        return {"input": prompt, "output": data["label"], "processed_output": data["label"]}
        """
    ),
    tuple(table(material.SHOPS_ZH, "content", "label")),
    fewshot=4,
    shots=(
        {"content": "物流很快，第二天就到了。", "label": "好评"},
        {"content": "屏幕上有一道划痕，不想再买。", "label": "差评"},
        {"content": "妈妈很喜欢这条围巾。", "label": "好评"},
        {"content": "电池一个小时就没电了。", "label": "差评"},
        {"content": "声音清楚，操作简单。", "label": "好评"},
        {"content": "少发了一件，客服不理人。", "label": "差评"},
    ),
)

SUMS = SmallTask(
    "problems-zh",
    code(
        r"""
        return {
            "input": f"题目：{data['question']}\n解答：让我们一步一步来思考。\n",
            "output": f"{data['steps']}答案是{data['answer']}。",
            "processed_output": data["answer"],
        }
        """
    ),
    tuple(table(material.SUMS_ZH, "question", "steps", "answer")),
    postprocess="exact_match_post",
    max_tokens=256,
)

IDIOMS = SmallTask(
    "idioms-zh",
    code(
        r"""
        options = "\n".join(mark + option for mark, option in zip(MARKS, data["choices"]))
        gold = MARKS[data["answer"]]
        text = "选择恰当的成语填空。\n" + data["question"] + "\n" + options + "\n答："
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        'MARKS = "①②③④"\n',
    ),
    tuple(listed(material.IDIOMS_ZH)),
    fewshot=2,
)

READ = SmallTask(
    "read-zh",
    code(
        r"""
        text = "阅读短文，回答问题。\n短文：{}\n问题：{}\n回答：".format(data["text"], data["question"])
        return {"input": text, "output": data["answers"][0], "processed_output": data["answers"][0]}
        """
    ),
    tuple(
        {"text": row["text"], "question": row["question"], "answers": [row["answer"]]}
        for row in table(material.READ_ZH, "text", "question", "answer")
    ),
    fewshot=2,
)

SENTENCES = SmallTask(
    "sentences-zh",
    code(
        r"""
        return dict(
            input="把下面的中文翻译成英文。\n中文：" + data["zh"] + "\n英文：",
            output=data["en"],
            processed_output=data["en"],
        )
        """
    ),
    tuple(table(material.SENTENCES_ZH, "zh", "en")),
    fewshot=2,
    metric="bleu",
)

TOPICS = SmallTask(
    "topics-zh",
    code(
        r"""
        text = SHOTS + f"标题：{data['title']}\n类别："
        return {"input": text, "output": data["topic"], "processed_output": data["topic"]}
        """,
        r"""
        SHOTS = (
            "请判断新闻标题的类别：财经、体育或科技。\n\n"
            "标题：黄金价格连续三天上涨。\n类别：财经\n\n"
            "标题：乒乓球世锦赛今晚决赛。\n类别：体育\n\n"
            "标题：折叠屏电脑亮相展会。\n类别：科技\n\n"
        )
        """,
    ),
    tuple(table(material.TOPICS_ZH, "title", "topic")),
    fewshot=0,
)

TASKS = (PLACES, SHOPS, SUMS, IDIOMS, READ, SENTENCES, TOPICS)
