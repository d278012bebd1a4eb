"""Demands and descriptions in Chinese prompts that rows, answers or code contradict."""

from __future__ import annotations

from tests.lint.dense_4.making import bad
from tests.lint.making import kind

FAMILY = "contradicting demands"
FORM = "few-shot/other-form few-shot/other-labels answer/* few-shot/steps*"
HINT = "text/* few-shot/* answer/*"

KINDS = (
    kind(
        FAMILY,
        "all right options are asked for, each gold is a single letter",
        FORM,
        bad(
            "changshi",
            ('f"题目：{', 'f"以下为多项选择题，每题有两个或两个以上的正确选项。\\n题目：{'),
        ),
    ),
    kind(
        FAMILY,
        "English labels are asked for in a Chinese prompt, Chinese ones count",
        FORM,
        bad(
            "pinglun",
            (
                "判断下面的评论是好评还是差评。",
                "判断下面评论的情感，用 positive 或 negative 回答。",
            ),
        ),
    ),
    kind(
        FAMILY,
        "answers of two signs at most are asked for, most are longer",
        FORM,
        bad("yuedu", ("请用短文中的词语回答。", "请用短文中的词语回答，不超过两个字。")),
    ),
    kind(
        FAMILY,
        "a last line with 答 is asked for, and no solution has one",
        FORM,
        bad("yingyong", ('f"问题：{', 'f"请在最后另起一行，以“答：”开头写出答案。\\n问题：{')),
    ),
    kind(
        FAMILY,
        "three sentences are announced, two are given",
        HINT,
        bad("yunhan", ("两句话的关系是", "以上三句话的关系是")),
    ),
    kind(
        FAMILY,
        "translations are to be without capitals and marks, and have both",
        FORM,
        bad("zh-en", ("翻译成英文。", "翻译成英文，全部小写，不加标点。")),
    ),
    kind(
        FAMILY,
        "examples and answers are Chinese, and an English abbreviation is asked for",
        FORM,
        bad(
            "xinwen",
            (
                "將新聞標題分類為：體育、財經、娛樂。",
                "將新聞標題分類，只用三個英文字母的縮寫作答。",
            ),
        ),
    ),
    kind(
        FAMILY,
        "simplified characters are asked for, all translations are traditional",
        FORM,
        bad("fanyi-tw", ("翻譯成繁體中文。", "翻譯成簡體中文。")),
    ),
    kind(
        FAMILY,
        "complaints are called letters of praise",
        HINT,
        bad("tousu-fenlei", description="以下都是市民寄來的感謝信，信中稱讚了一個部門。\n\n"),
    ),
    kind(
        FAMILY,
        "the instruction gives the two texts in the other order",
        HINT,
        bad("yunhan-ppl", ('f"前提：', '"下面第一行是假设，第二行是前提。\\n"\n        f"前提：')),
    ),
    kind(
        FAMILY,
        "the cue says the first letter, the code gives the last one",
        HINT + " code/*",
        bad("cihui-english", ("data['word'][0]", "data['word'][-1]")),
    ),
    kind(
        FAMILY,
        "the least fitting idiom is asked for, and the fitting one counts",
        HINT,
        bad(
            "chengyu-xuanze",
            ("填入横线处最恰当的成语是哪一个？", "下列成语中，哪一个最不能填入横线处？"),
        ),
    ),
    kind(
        FAMILY,
        "a full stop is asked for at the end, and no answer has one",
        FORM,
        bad("cunzhi-yuedu", ("用材料中的词语回答问题。", "用材料中的词语回答问题，并以句号结尾。")),
    ),
    kind(
        FAMILY,
        "only one class of reviews is said to be there, and there are two",
        HINT,
        bad("waimai-qinggan", description="以下是顾客给出的差评。\n\n"),
    ),
    kind(
        FAMILY,
        "a whole article is said to be there, and the headline alone is",
        HINT,
        bad("tw-xinwen", ('"新聞標題："', '"請讀完新聞全文，根據內文而非標題分類。\\n新聞標題："')),
    ),
    kind(
        FAMILY,
        "names of the languages are exchanged in a tuple of cues",
        HINT,
        bad("zh-en-fanyi", ('("中文", "英文")', '("英文", "中文")')),
    ),
    kind(
        FAMILY,
        "the description lists a letter more than there are options",
        HINT,
        bad("zh-changshi", description="以下是常识选择题，请从A、B、C、D、E中选出正确的选项。\n\n"),
    ),
    kind(
        FAMILY,
        "a paragraph's number is asked for beside the answer",
        FORM,
        bad(
            "zh-yuedu", ("用文中的词语回答问题。", "用文中的词语回答问题，并在括号内注明段落编号。")
        ),
    ),
    kind(
        FAMILY,
        "what a reply must be is said of another question: a time in digits, for yes or no",
        FORM,
        bad("tw-shifei", description="請以二十四小時制的時間作答，例如 18:00。\n\n"),
    ),
)
