"""Right prompts in Chinese: answers of one's own, sums, translations, traditional characters."""

from __future__ import annotations

from functools import partial

from tests.lint.thirteenth import odd_rows_zh as odd
from tests.lint.thirteenth import rows_zh as rows
from tests.lint.thirteenth.making import right as _right

right = partial(_right, lead="")
_ABOUT = (
    "{人物}{出生年份}出生，在{城市}当{职业}。",
    "住在{城市}的{人物}是一名{职业}。",
    "{职业}{人物}从小就生活在{城市}，生于{出生年份}。",
)
_STOPS = ("\n\n", "题目：")

FREE_ZH = (
    right(
        "The number alone, and it is asked for so.",
        "bare_number",
        r"""
        text = data["题目"] + "\n只写得数，不写单位：\n"
        gold = data["得数"]
        """,
        rows.YINGYONG,
        max_tokens=6,
    ),
    right(
        "Steps that close with four hashes.",
        "hashes",
        r"""
        text = f"问题：{data['题目']}\n解答："
        output = f"{data['解答']}\n#### {data['得数']}"
        return {"input": text, "output": output, "processed_output": data["得数"]}
        """,
        rows.YINGYONG,
        fewshot=4,
        postprocess="gsm8k_post",
        stop=("\n\n", "问题："),
        max_tokens=200,
    ),
    right(
        "Steps that close with a sentence of their own.",
        "so_the_answer",
        r"""
        text = f"题目：{data['题目']}\n让我们一步一步来思考。\n"
        output = f"{data['解答']}所以答案是{data['得数']}。"
        return {"input": text, "output": output, "processed_output": data["得数"]}
        """,
        rows.YINGYONG,
        postprocess="gsm8k_post",
        stop=_STOPS,
        max_tokens=200,
    ),
    right(
        "A box for the result.",
        "boxed_zh",
        r"""
        text = "题目：" + data["题目"] + "\n请写出过程，并把最终结果放在\\boxed{}中。\n解："
        output = data["解答"] + "所以结果是$\\boxed{" + data["得数"] + "}$。"
        return {"input": text, "output": output, "processed_output": data["得数"]}
        """,
        rows.YINGYONG,
        fewshot=2,
        postprocess="agieval_cloze_post",
        stop=_STOPS,
        max_tokens=200,
    ),
    right(
        "Worked examples with steps in the template; what is read is the number.",
        "steps_by_hand",
        r"""
        text = LI + "题目：" + data["题目"] + "\n解："
        output = data["解答"] + "答案是" + data["得数"] + "。"
        return {"input": text, "output": output, "processed_output": data["得数"]}
        """,
        rows.YINGYONG,
        '''
        LI = """题目：小华有12张邮票，送给弟弟5张，又买了9张，现在有几张？
        解：送走后还有12-5=7张，现在有7+9=16张。答案是16。

        题目：一盒彩笔6元，买4盒付30元，应找回几元？
        解：4盒共6×4=24元，应找回30-24=6元。答案是6。

        """
        ''',
        fewshot=0,
        postprocess="gsm8k_post",
        stop=_STOPS,
        max_tokens=200,
    ),
    right(
        "Equations of LaTeX between Chinese words.",
        "equations",
        r"""
        text = f"解方程：{data['式']}\n"
        output = f"{data['步']}，所以$x={data['解']}$"
        return {"input": text, "output": output, "processed_output": data["解"]}
        """,
        odd.EQUATIONS,
        postprocess="agieval_cloze_post",
        fewshot=2,
    ),
    right(
        "A translation without an instruction, by cues alone.",
        "cues_alone",
        r"""
        text = f"Chinese: {data['zh']}\nEnglish:"
        return {"input": text, "output": " " + data["en"], "processed_output": data["en"]}
        """,
        rows.FANYI,
        metric="bleu",
        fewshot=4,
    ),
    right(
        "From English into Chinese.",
        "into_chinese",
        r"""
        text = "请把英文翻译成中文。\n英文：{en}\n中文：".format(**data)
        gold = data["zh"]
        """,
        odd.EN_ZH,
        metric="chrf",
        fewshot=2,
    ),
    right(
        "A translation as two turns of a chat.",
        "translator",
        r"""
        text = f"用户：请翻译成英文：“{data['zh']}”\n助手："
        gold = data["en"]
        """,
        rows.FANYI,
        metric="bleu",
        stop=("\n", "用户："),
    ),
    right(
        "The second half of a couplet.",
        "couplet",
        r"""
        text = f"请写出下一句。\n{data['上句']}"
        gold = data["下句"]
        """,
        odd.POEMS,
        fewshot=2,
        max_tokens=32,
    ),
    right(
        "The poet of two lines in quotes.",
        "poet",
        r"""
        text = f"“{data['上句']}{data['下句']}”是哪位诗人写的？\n诗人："
        gold = data["作者"]
        """,
        odd.POEMS,
        fewshot=3,
        max_tokens=16,
    ),
    right(
        "Pinyin with its tone marks.",
        "pinyin",
        r"""
        text = f"给词语注音：{data['词']}\n拼音："
        gold = data["拼音"]
        """,
        odd.PINYIN,
        fewshot=5,
    ),
    right(
        "From pinyin to characters, with English punctuation.",
        "from_pinyin",
        r"""
        text = f"{data['拼音']} ->"
        return {"input": text, "output": " " + data["词"], "processed_output": data["词"]}
        """,
        odd.PINYIN,
        fewshot=5,
    ),
    right(
        "Numbers as Chinese writes them.",
        "in_characters",
        r"""
        text = f"把阿拉伯数字写成汉字：{data['阿拉伯']}\n汉字："
        gold = data["汉字"]
        """,
        odd.NUMBERS,
    ),
    right(
        "Numbers as banks write them.",
        "bank_characters",
        r"""
        text = "请写出下面金额的大写。\n金额：￥" + data["阿拉伯"] + "\n大写："
        return {"input": text, "output": data["大写"] + "元整", "processed_output": data["大写"] + "元整"}
        """,
        odd.NUMBERS,
        fewshot=3,
    ),
    right(
        "A gap in the middle, filled with one character.",
        "measure_words",
        r"""
        text = f"在横线处填入合适的量词，只填一个字。\n{data['句子']}\n量词："
        gold = data["量词"]
        """,
        odd.MEASURE,
        fewshot=3,
        max_tokens=6,
    ),
    right(
        "Sentences with wrong characters, which are to be mended.",
        "typos",
        r"""
        text = f"改正句子中的错别字。\n原句：{data['错句']}\n改正："
        gold = data["正句"]
        """,
        odd.TYPOS,
        fewshot=2,
    ),
    right(
        "Simplified characters to be written as traditional ones.",
        "scripts",
        r"""
        text = f"简体：{data['简']}\n繁体："
        gold = data["繁"]
        """,
        odd.SCRIPTS,
        fewshot=4,
    ),
    right(
        "Words parted by spaces, as the answer.",
        "segmented",
        r"""
        text = "分词（词与词之间用空格隔开）：" + data["句"] + "\n结果："
        gold = data["词"]
        """,
        odd.SEGMENTED,
        metric="f1_score",
        fewshot=3,
    ),
    right(
        "What a speaker wants, among four labels in brackets.",
        "intents",
        r"""
        text = f"可选意图：[订票][查天气][放音乐][设闹钟]\n用户说：{data['话']}\n意图："
        gold = data["意图"]
        """,
        odd.ORDERS,
        fewshot=4,
    ),
    right(
        "A headline, by what it shares with the reference.",
        "headline_zh",
        r"""
        text = f"为下面的新闻拟一个标题。\n新闻：{data['正文']}\n标题："
        gold = data["标题"]
        """,
        odd.ABSTRACTS,
        metric="chrf",
        fewshot=1,
    ),
    right(
        "A record of fields, and one of them is asked for.",
        "records",
        r"""
        text = f"姓名：{data['人物']}；出生年份：{data['出生年份']}；职业：{data['职业']}；城市：{data['城市']}\n"
        text += f"问：{data['人物']}的{data['问']}是什么？\n答："
        gold = data[data["问"]]
        """,
        [row | {"问": ("职业", "城市", "出生年份")[n % 3]} for n, row in enumerate(odd.PEOPLE)],
    ),
    right(
        "A sentence made of fields, and JSON as what is read from it.",
        "extract_json",
        r"""
        text = data["简介"] + "\n"
        text += '抽取姓名和城市，输出JSON，例如{"姓名": "张三", "城市": "北京"}\n输出：'
        gold = json.dumps({"姓名": data["人物"], "城市": data["城市"]}, ensure_ascii=False)
        """,
        [row | {"简介": _ABOUT[n % 3].format(**row)} for n, row in enumerate(odd.PEOPLE)],
        "import json",
        fewshot=2,
    ),
    right(
        "A place copied from a text in corner brackets.",
        "corner_brackets",
        r"""
        text = f"「{data['文本']}」这句话里提到的城市是："
        gold = data["地名"]
        """,
        rows.DIMING,
        fewshot=3,
    ),
)
