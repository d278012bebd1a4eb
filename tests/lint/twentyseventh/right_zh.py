"""Right prompts that look odd: in Chinese of both kinds."""

from __future__ import annotations

from tests.lint.making import odd, put
from tests.lint.shape import Row
from tests.lint.twentyseventh.tasks_zh import (
    TMC,
    TSPAN,
    TYES,
    ZEN,
    ZMC,
    ZNLI,
    ZPOEM,
    ZSENT,
    ZSUM,
)


def _marks(marks: str) -> tuple[tuple[str, str], ...]:
    return (('zip("ABCD"', f"zip({marks}"), ('gold = "ABCD"', f"gold = {marks}"))


def _named(**names: str):
    return put("label", lambda row: names[row["label"]])


def _tw(marks: str) -> tuple[tuple[str, str], ...]:
    return (
        ("({mark})", "({" + repr(marks) + "['甲乙丙'.index(mark)]})"),
        ('data["key"]', f'"{marks}"["甲乙丙".index(data["key"])]'),
    )


def _keys(good: str, bad: str):
    def change(row: Row) -> dict[str, int]:
        return {good: row["target_scores"]["好评"], bad: row["target_scores"]["差评"]}

    return put("target_scores", change)


SENTENCE = "两句话的关系是蕴含、矛盾还是中立？"

RIGHT = (
    odd("甲乙丙丁作选项", ZMC, *_marks('"甲乙丙丁"')),
    odd("带圈数字作选项", ZMC, *_marks('"①②③④"')),
    odd("汉字数字作选项", ZMC, *_marks('"一二三四"')),
    odd("选项排成一行", ZMC, ("{choice}\\n", "{choice}；"), ('text += "答案', 'text += "\\n答案')),
    odd("题目后面有空括号", ZMC, rows=put("question", lambda row: row["question"] + "（　　）")),
    odd("用方头括号作提示", ZMC, ("题目：", "【题目】"), ("答案：", "【答案】")),
    odd(
        "先说明选项数目", ZMC, ('f"题目：', 'f"以下是单项选择题，四个选项中只有一个正确。\\n题目：')
    ),
    odd(
        "答案是选项的文字",
        ZMC,
        ('"ABCD"[data["answer"]]', 'data["choices"][data["answer"]]'),
        ("{letter}．{choice}", "- {choice}"),
    ),
    odd(
        "中文题目，英文标签",
        ZNLI,
        (SENTENCE, "请回答 entailment、contradiction 或 neutral。"),
        rows=_named(蕴含="entailment", 矛盾="contradiction", 中立="neutral"),
    ),
    odd(
        "数字标签，带说明",
        ZNLI,
        (SENTENCE, "0＝蕴含，1＝中立，2＝矛盾"),
        ("关系：", "编号："),
        rows=_named(蕴含="0", 矛盾="2", 中立="1"),
    ),
    odd(
        "对、错、不知道",
        ZNLI,
        (SENTENCE, "假设对不对？请回答：对、错、不知道。"),
        ("关系：", "回答："),
        rows=_named(蕴含="对", 矛盾="错", 中立="不知道"),
    ),
    odd(
        "句子用甲、乙称呼",
        ZNLI,
        ("前提：", "甲："),
        ("假设：", "乙："),
        ("关系：", "甲与乙的关系："),
    ),
    odd(
        "一个字的标签",
        ZSENT,
        ("这条评论是好评还是差评？", "用一个字判断：好，还是差？"),
        rows=_keys("好", "差"),
    ),
    odd("评论放在引号里", ZSENT, ("评论：{data['comment']}", "评论：“{data['comment']}”")),
    odd(
        "标签接成一句话",
        ZSENT,
        ("这条评论是好评还是差评？\\n判断：", "总的来说，这位顾客感到："),
        rows=_keys("满意", "失望"),
    ),
    odd(
        "推荐与不推荐",
        ZSENT,
        ("这条评论是好评还是差评？", "这位顾客推荐还是不推荐？"),
        rows=_keys("推荐", "不推荐"),
    ),
    odd("两位老师的对话", ZSUM, ('"问题：" +', '"老师：" +'), ("解：", "学生：")),
    odd("破折号后写作者", ZPOEM, ("诗句：", ""), ("\\n作者：", "——"), ("\n作者：", "——")),
    odd("朝代不写，只写姓名", ZPOEM, ("只写姓名。", "只写姓名，不写朝代。")),
    odd(
        "诗句放在书名号式的括号里",
        ZPOEM,
        ("诗句：春眠不觉晓，处处闻啼鸟。", "诗句：〈春眠不觉晓，处处闻啼鸟。〉"),
        ("诗句：鹅鹅鹅，曲项向天歌。", "诗句：〈鹅鹅鹅，曲项向天歌。〉"),
        ("{data['verse']}", "〈{data['verse']}〉"),
    ),
    odd(
        "英文指令，译中文句子",
        ZEN,
        ("把下面的句子翻译成英文。", "Translate the sentence into English."),
        ("中文：", "Chinese: "),
        ("英文：", "English:"),
        ('"output": data["en"]', '"output": " " + data["en"]'),
    ),
    odd("用语言代码作提示", ZEN, ("中文：", "zh："), ("英文：", "en：")),
    odd(
        "口译场景",
        ZEN,
        ("把下面的句子翻译成英文。", "你是口译员，请把客人的话译成英文。"),
        ("中文：", "客人："),
        ("英文：", "口译："),
    ),
    odd("代號改成數字", TMC, *_tw("123")),
    odd("代號改成英文字母", TMC, *_tw("ABC")),
    odd("代號改成注音符號", TMC, *_tw("ㄅㄆㄇ")),
    odd("選項用頓號連成一行", TMC, ('"\\n".join(f"', '"、".join(f"')),
    odd(
        "圈與叉",
        TYES,
        ("請回答「是」或「否」。", "是的話畫○，否的話畫✕。"),
        ('{1: "是", 0: "否"}', '{1: "○", 0: "✕"}'),
    ),
    odd(
        "答案放在引號裡",
        TYES,
        ("請回答「是」或「否」。", "請回答「是」或「否」，連引號一起寫。"),
        ('{1: "是", 0: "否"}', '{1: "「是」", 0: "「否」"}'),
    ),
    odd(
        "問題在新聞之前",
        TSPAN,
        (
            "新聞：{data['news']}\\n問題：{data['ask']}",
            "問題：{data['ask']}\\n新聞：{data['news']}",
        ),
    ),
    odd(
        "電臺主播的口吻",
        TSPAN,
        ("新聞：", "主播："),
        ("問題：", "聽眾問："),
        ("答案：", "主播答："),
    ),
    odd("新聞放在方框符號之間", TSPAN, ("新聞：{data['news']}", "■新聞■\\n{data['news']}")),
)
