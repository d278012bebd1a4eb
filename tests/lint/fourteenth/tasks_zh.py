"""The right tasks in Chinese."""

from __future__ import annotations

from tests.lint.fourteenth import rows_zh as rows
from tests.lint.shape import SmallTask, code

DILI = SmallTask(
    "dili",
    code(
        """
        text = f"题目：{data['题目']}（　　）\\n"
        for letter in "ABCD":
            text += f"{letter}．{data[letter]}\\n"
        text += "答案："
        return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
        """
    ),
    rows.DILI,
    postprocess="gaokao_single_choice_post",
    description="以下是中国地理的单项选择题，请直接给出正确选项的字母。",
    max_tokens=8,
)
PINGJIA = SmallTask(
    "pingjia",
    code(
        """
        text = f"评论：{data['评论']}\\n这条评论是正面还是负面？\\n答："
        answer = [name for name, score in data["target_scores"].items() if score == 1][0]
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    rows.PINGJIA,
    method="ppl",
    metric="log_prob",
    fewshot=2,
)
YUEDU = SmallTask(
    "yuedu",
    code(
        """
        text = MOBAN.format(data["短文"], data["问题"])
        return {"input": text, "output": data["回答"], "processed_output": data["回答"]}
        """,
        '''
        MOBAN = """阅读短文，用文中的词语回答问题。
        短文：{}
        问题：{}
        回答："""
        ''',
    ),
    rows.YUEDU,
    fewshot=2,
    max_tokens=32,
)
YINGYONG = SmallTask(
    "yingyong",
    code(
        """
        text = f"问题：{data['题目']}\\n请一步一步思考，最后写出答案。\\n解答："
        output = f"{data['过程']}所以答案是{data['答案']}。"
        return {"input": text, "output": output, "processed_output": data["答案"]}
        """
    ),
    rows.YINGYONG,
    fewshot=3,
    postprocess="gsm8k_post",
    stop=("\n\n", "问题："),
    max_tokens=256,
)
CHENGYU = SmallTask(
    "chengyu",
    code(
        """
        options = data["候选"]
        text = f"句子：{data['句子']}\\n"
        for number, option in enumerate(options, start=1):
            text += f"（{number}）{option}\\n"
        text += "横线处应填哪个成语？请写出成语。\\n成语："
        answer = options[data["正确"]]
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    rows.CHENGYU,
    fewshot=2,
    max_tokens=16,
)
SHIFEI = SmallTask(
    "shifei",
    code(
        """
        answer = "對" if data["正確"] else "錯"
        text = f"判斷下面的敘述是否正確，回答「對」或「錯」。\\n敘述：{data['敘述']}\\n判斷："
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    rows.SHIFEI,
    fewshot=4,
    max_tokens=4,
)
FANYI = SmallTask(
    "fanyi",
    code(
        """
        text = f"中文：{data['zh']}\\n英文："
        return {"input": text, "output": data["en"], "processed_output": data["en"]}
        """
    ),
    rows.FANYI,
    metric="chrf",
    fewshot=5,
    max_tokens=64,
    description="把下面的中文句子翻译成英文。",
)
XINWEN = SmallTask(
    "xinwen",
    code(
        """
        text = SHUOMING + LIZI + f"标题：{data['标题']}\\n栏目："
        return {"input": text, "output": data["栏目"], "processed_output": data["栏目"]}
        """,
        '''
        SHUOMING = "请判断新闻标题属于哪个栏目，从“体育、财经、科技”中选择。\\n\\n"
        LIZI = """标题：羽毛球公开赛落幕，混双组合夺冠
        栏目：体育

        标题：外汇储备连续四个月上升
        栏目：财经

        标题：国产芯片进入量产阶段
        栏目：科技

        """
        ''',
    ),
    rows.XINWEN,
    fewshot=0,
    max_tokens=8,
)
ZHAIYAO = SmallTask(
    "zhaiyao",
    code(
        """
        text = f"新闻：{data['正文']}\\n请用一句话概括上面的新闻，不超过二十个字。\\n概括："
        return {"input": text, "output": data["概要"], "processed_output": data["概要"]}
        """
    ),
    rows.ZHAIYAO,
    metric="rouge",
    fewshot=1,
    max_tokens=64,
)
XUHAO = SmallTask(
    "chengyu_xuhao",
    code(
        """
        options = data["候选"]
        text = f"选择合适的成语填入横线处，只写序号。\\n{data['句子']}\\n"
        for number, option in enumerate(options, start=1):
            text += f"{number}. {option}\\n"
        answer = str(data["正确"] + 1)
        return {"input": text + "序号：", "output": answer, "processed_output": answer}
        """
    ),
    rows.CHENGYU,
    fewshot=3,
    max_tokens=4,
)
TASKS = (DILI, PINGJIA, YUEDU, YINGYONG, CHENGYU, XUHAO, SHIFEI, FANYI, XINWEN, ZHAIYAO)
