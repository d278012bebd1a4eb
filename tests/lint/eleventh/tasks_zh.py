"""Right tasks in Chinese."""

from __future__ import annotations

from tests.lint.eleventh import rows_zh as rows
from tests.lint.eleventh import rows_zh_free as free
from tests.lint.shape import SmallTask, code

CEVAL = SmallTask(
    "ceval",
    code(
        r"""
        text = data["question"] + "\n"
        for key in ("A", "B", "C", "D"):
            text += f"{key}. {data[key]}\n"
        return {"input": text + "答案：", "output": data["answer"], "processed_output": data["answer"]}
        """
    ),
    rows.CEVAL,
    description="以下是关于常识的单项选择题，请选出其中的正确答案。",
    fewshot=5,
    max_tokens=8,
)
CHANGSHI = SmallTask(
    "changshi",
    code(
        r"""
        options = [f"（{number}）{option}" for number, option in enumerate(data["选项"], start=1)]
        text = "题目：{}\n{}\n请回答正确选项的序号。\n序号：".format(data["题目"], "\n".join(options))
        gold = str(data["正确"] + 1)
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    rows.CHANGSHI,
)
OCNLI = SmallTask(
    "ocnli",
    code(
        r"""
        text = f"句子一：{data['sentence1']}\n句子二：{data['sentence2']}\n"
        text += "两句之间的关系是蕴含、矛盾还是中立？\n关系："
        return {"input": text, "output": data["label"], "processed_output": data["label"]}
        """
    ),
    rows.OCNLI,
    fewshot=3,
    shots=(
        {"sentence1": "他把书还给了图书馆。", "sentence2": "书已经不在他手里了。", "label": "蕴含"},
        {"sentence1": "商店门口排着长队。", "sentence2": "商店正在打折。", "label": "中立"},
        {"sentence1": "山上的雪还没有化。", "sentence2": "山上一点雪也没有。", "label": "矛盾"},
        {"sentence1": "两个姑娘在唱歌。", "sentence2": "有人在唱歌。", "label": "蕴含"},
    ),
)
JIUDIAN = SmallTask(
    "jiudian",
    code(
        r"""
        prompt = EXAMPLES
        prompt += "评论：" + data["评论"] + "\n情感："
        return {"input": prompt, "output": data["情感"], "processed_output": data["情感"]}
        """,
        '''
        EXAMPLES = """请判断酒店评论的情感，只回答“正面”或“负面”。

        评论：位置好找，房间宽敞明亮。
        情感：正面

        评论：等了一个小时才办好入住。
        情感：负面

        评论：服务员态度恶劣，再也不来了。
        情感：负面

        评论：免费升级了套房，惊喜！
        情感：正面

        """
        ''',
    ),
    rows.JIUDIAN,
    fewshot=0,
)
XINWEN = SmallTask(
    "xinwen",
    code(
        r"""
        labels = list(data["target_scores"].keys())
        text = f"新闻标题：{data['标题']}\n这条新闻属于哪一类（{'、'.join(labels)}）？\n类别："
        answer = next(label for label in labels if data["target_scores"][label] == 1)
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    tuple(
        {
            "标题": row["标题"],
            "target_scores": {
                label: int(label == row["类别"]) for label in ("体育", "财经", "科技", "娱乐")
            },
        }
        for row in rows.XINWEN
    ),
    method="ppl",
    metric="log_prob",
    fewshot=4,
)
PANDUAN = SmallTask(
    "panduan",
    code(
        r"""
        text = "\n".join([f"短文：{data['短文']}", f"问题：“{data['说法']}”这个说法对吗？请回答是或否。", "回答："])
        answer = "是" if data["target_scores"]["是"] else "否"
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    rows.PANDUAN,
    method="ppl",
    metric="log_prob",
    fewshot=2,
)
CHENGYU = SmallTask(
    "chengyu",
    code(
        r"""
        sentence = data["句子"].replace("#idiom#", "____")
        text = f"从候选成语中选出一个填入横线处。\n句子：{sentence}\n候选：{'，'.join(data['候选'])}\n成语："
        return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
        """
    ),
    rows.CHENGYU,
    fewshot=2,
)
GONGMIN = SmallTask(
    "gongmin",
    code(
        r"""
        text = "題目：" + data["題目"] + "\n"
        for mark, option in data["選項"].items():
            text += f"（{mark}）{option}\n"
        text += "正確答案："
        return {"input": text, "output": f"（{data['答案']}）", "processed_output": f"（{data['答案']}）"}
        """
    ),
    rows.GONGMIN,
    description="以下是公民科的選擇題，每題只有一個正確答案。",
    fewshot=3,
)
YUEDU = SmallTask(
    "yuedu",
    code(
        r"""
        text = PROMPT.format(**data)
        return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """,
        '''
        PROMPT = """阅读下面的短文，用文中的词语回答问题。
        短文：{passage}
        问题：{question}
        回答："""
        ''',
    ),
    free.YUEDU,
    fewshot=2,
)
YINGYONG = SmallTask(
    "yingyong",
    code(
        r"""
        question = data["问题"]
        text = f"问：{question}\n答：让我们一步一步地想。"
        output = f"\n{data['解析']}\n所以答案是{data['答案']}。"
        return {"input": text, "output": output, "processed_output": data["答案"]}
        """
    ),
    free.YINGYONG,
    postprocess="gsm8k_post",
    stop=("\n\n", "问："),
    max_tokens=256,
    fewshot=3,
)
ZHAIYAO = SmallTask(
    "zhaiyao",
    code(
        r"""
        text = f"新闻：{data['正文']}\n\n请为上面的新闻写一个简短的标题。\n标题："
        return {"input": text, "output": data["标题"], "processed_output": data["标题"]}
        """
    ),
    free.ZHAIYAO,
    metric="rouge",
    fewshot=1,
)
GUSHI = SmallTask(
    "gushi",
    code(
        r"""
        text = "请写出古诗的下一句。\n上句：" + data["上句"] + "\n下句："
        return {"input": text, "output": data["下句"], "processed_output": data["下句"]}
        """
    ),
    free.GUSHI,
    fewshot=4,
)
