"""Demands in Chinese that no answer keeps to, in simplified characters."""

from __future__ import annotations

from tests.lint.dense_11.making import CUE, FORM, LABELS, LETTER, SHOWN, STEPS, bad, demand
from tests.lint.making import put

MOOD = "判断下面这条酒店评论的情感倾向：正面还是负面？"
SOLVE = "请写出计算过程，最后写“答案是”和得数。"
INTO = "把下面的英文句子翻译成中文。"
READ = "阅读短文，回答问题。"
TONES = "给词语注上拼音，并标出声调。"
CLOCK = "把时间写成24小时制的数字形式。"
CLASSES = "这条新闻属于哪一类：体育、财经、科技、娱乐？"
TERMS = "从句子中找出三个关键词，用顿号隔开。"

KINDS = (
    demand(
        "Chinese: other words for the two moods are named",
        LABELS,
        bad("zh-jiudian", (MOOD, "判断下面这条酒店评论的情感，只回答“积极”或“消极”。")),
    ),
    demand(
        "Chinese: a letter is asked for with a legend, and words are answered",
        LABELS,
        bad("zh-jiudian", (MOOD, f"{MOOD}A代表正面，B代表负面，只写字母。")),
    ),
    demand(
        "Chinese: the cue wants English, and Chinese is answered",
        CUE,
        bad("zh-jiudian", (r"\n情感：", r"\n情感（用英文单词）：")),
    ),
    demand(
        "Chinese: points from one to ten are asked for, and a mood is answered",
        LABELS,
        bad("zh-jiudian", (MOOD, "请给下面这条酒店评论打分，1到10分，只写分数。")),
    ),
    demand(
        "Chinese: reasons are wanted, and none is given",
        STEPS,
        bad("zh-jiudian", description="先用一句话说明理由，再给出情感倾向。\n\n"),
    ),
    demand(
        "Chinese: the process is forbidden, and is there",
        STEPS,
        bad("zh-jisuan", (SOLVE, "不要写过程，直接写得数。")),
    ),
    demand(
        "Chinese: the result is wanted in Chinese numerals",
        FORM,
        bad("zh-jisuan", (SOLVE, f"{SOLVE}得数用汉字数字书写，例如“二十五”。")),
    ),
    demand(
        "Chinese: an unknown and an equation are asked for, and sums are answered",
        STEPS,
        bad("zh-jisuan", description="请列方程解题：先设未知数x，再列出方程求解。\n\n"),
    ),
    demand(
        "Chinese: the unit is wanted behind the result",
        FORM,
        bad("zh-jisuan", ("最后写“答案是”和得数。", "最后写“答案是”、得数和单位。")),
    ),
    demand(
        "Chinese: the content of the option is asked for, not its letter",
        LETTER,
        bad("zh-kexue-xuanze", ('"答案："', '"请写出正确选项的内容，不要写字母。\\n答案："')),
    ),
    demand(
        "Chinese: several options are to be chosen, and one is answered",
        f"{LETTER} answer/several-golds",
        bad("zh-kexue-xuanze", description="以下是多项选择题，每题至少选两项。\n\n"),
    ),
    demand(
        "Chinese: the wrong option is asked for, and the right one is answered",
        FORM,
        bad("zh-kexue-xuanze", ('"题目："', '"请选出错误的一项。\\n题目："')),
    ),
    demand(
        "Chinese: the cue wants small letters in brackets",
        CUE + " answer/letters answer/letter-asked",
        bad("zh-kexue-xuanze", ('"答案："', '"答案（小写字母）："')),
    ),
    demand(
        "Chinese: a sign for right or wrong is asked for where options are listed",
        f"{LETTER} text/no-question",
        bad("zh-kexue-xuanze", ('"题目："', '"判断对错，在括号里打“√”或“×”。\\n题目："')),
    ),
    demand(
        "Chinese: the direction of the translation is turned round",
        FORM,
        bad("zh-yingyi", (INTO, "把下面的中文句子翻译成英文。")),
    ),
    demand(
        "Chinese: traditional characters are asked for, and simplified ones are answered",
        FORM,
        bad("zh-yingyi", description="译文请一律使用繁体字。\n\n"),
    ),
    demand(
        "Chinese: marks at the end are forbidden, and all have one",
        FORM,
        bad("zh-yingyi", (INTO, "把下面的英文句子翻译成中文，句末不加标点。")),
    ),
    demand(
        "Chinese: the cue wants pinyin, and characters are answered",
        CUE,
        bad("zh-yingyi", (r"\n中文：", r"\n中文（只写拼音）：")),
    ),
    demand(
        "Chinese: the grammar is to be explained, and a translation is answered",
        FORM,
        bad("zh-yingyi", (INTO, "分析下面英文句子的语法成分，指出主语、谓语和宾语。")),
    ),
    demand(
        "Chinese: complete sentences are asked for, and words are answered",
        FORM,
        bad("zh-duanwen", (READ, "阅读短文，用完整的句子回答问题，句末写句号。")),
    ),
    demand(
        "Chinese: words of the text are forbidden, and the answers are made of them",
        f"{FORM} answer/not-an-option",
        bad("zh-duanwen", description="回答时不得使用短文中出现过的词语。\n\n"),
    ),
    demand(
        "Chinese: a table is spoken of where a text is shown",
        SHOWN,
        bad("zh-duanwen", (READ, "根据下面的统计表，回答问题。")),
    ),
    demand(
        "Chinese: no fewer than twenty characters are asked for, and there are two",
        CUE,
        bad("zh-duanwen", ('"回答："', '"回答（不少于20个字）："')),
    ),
    demand(
        "Chinese: the title is to be found, and a question is answered",
        FORM,
        bad(
            "zh-duanwen",
            (READ, "阅读短文。"),
            rows=put("question", lambda row: "请给短文拟一个不少于六个字的标题。"),
        ),
    ),
    demand(
        "Chinese: words of the same meaning are asked for, and opposites are answered",
        FORM,
        bad("zh-fanyici", ("反义词。", "近义词。")),
    ),
    demand(
        "Chinese: idioms of four characters are asked for, and there are two",
        FORM,
        bad("zh-fanyici", ("写出下面词语的反义词。", "用一个四字成语写出下面词语的反义词。")),
    ),
    demand(
        "Chinese: pinyin is wanted behind each word",
        FORM,
        bad("zh-fanyici", description="在写出的词语后面用括号注明拼音。\n\n"),
    ),
    demand(
        "Chinese: a sentence with the word is asked for, and its opposite is answered",
        FORM,
        bad(
            "zh-fanyici",
            ("写出下面词语的反义词。", "用下面的词语造一个句子。"),
            (r"\n反义词：", r"\n造句："),
        ),
    ),
    demand(
        "Chinese: tones are to be left out, and are there",
        FORM,
        bad("zh-pinyin", (TONES, "给词语注上拼音，不标声调。")),
    ),
    demand(
        "Chinese: tones are to be numbers, and are marks",
        FORM,
        bad("zh-pinyin", (TONES, "给词语注上拼音，声调用数字1到4写在音节后面，如ma3。")),
    ),
    demand(
        "Chinese: strokes are to be counted, and pinyin is answered",
        CUE,
        bad("zh-pinyin", (TONES, "数一数词语一共有多少画。"), (r"\n拼音：", r"\n笔画数：")),
    ),
    demand(
        "Chinese: syllables are to be written together, and have a space between",
        FORM,
        bad("zh-pinyin", description="拼音的音节之间不留空格，全部连写。\n\n"),
    ),
    demand(
        "Chinese: a 12-hour clock is asked for, with its half of the day",
        FORM,
        bad("zh-shijian", (CLOCK, "把时间写成12小时制，前面注明“上午”或“下午”。")),
    ),
    demand(
        "Chinese: the cue wants characters, and figures are answered",
        CUE,
        bad("zh-shijian", (r"\n写作：", r"\n写作（例如：十四时二十分）：")),
    ),
    demand(
        "Chinese: minutes since midnight are asked for, and a time is answered",
        FORM,
        bad("zh-shijian", (CLOCK, "从零点到这个时间一共过了多少分钟？只写一个整数。")),
    ),
    demand(
        "Chinese: the number of the class is asked for, and its name is answered",
        LABELS,
        bad(
            "zh-biaoti-fenlei",
            (CLASSES, "这条新闻属于哪一类：①体育 ②财经 ③科技 ④娱乐？请填写序号。"),
        ),
    ),
    demand(
        "Chinese: the classes that are named are other ones",
        LABELS,
        bad("zh-biaoti-fenlei", (CLASSES, "这条新闻属于哪一类：教育、房产、健康、汽车？")),
    ),
    demand(
        "Chinese: the headline is to be rewritten, and a class is answered",
        FORM,
        bad("zh-biaoti-fenlei", (CLASSES, "请把这个标题改写成一个疑问句，以问号结尾。")),
    ),
    demand(
        "Chinese: a word is wanted behind the class",
        FORM,
        bad("zh-biaoti-fenlei", description="类别名称后面必须带“新闻”二字，如“军事新闻”。\n\n"),
    ),
    demand(
        "Chinese: commas are asked for, and other marks are there",
        FORM,
        bad("zh-guanjianci", (TERMS, "从句子中找出三个关键词，用逗号隔开。")),
    ),
    demand(
        "Chinese: five are asked for, and three are answered",
        f"{FORM} answer/other-count",
        bad("zh-guanjianci", (TERMS, "从句子中找出五个关键词，用顿号隔开。")),
    ),
    demand(
        "Chinese: book title marks are wanted around each item",
        FORM,
        bad("zh-guanjianci", description="每个关键词都要加上书名号《》。\n\n"),
    ),
    demand(
        "Chinese: the unit is wanted, and bare numbers are answered",
        FORM,
        bad("zh-danwei", ("只写数字。", "数字和单位都要写。")),
    ),
    demand(
        "Chinese: the numerals of cheques are asked for, and plain figures are answered",
        FORM,
        bad("zh-danwei", ("只写数字。", "只写中文大写数字（壹、贰、叁……）。")),
    ),
    demand(
        "Chinese: the line before is asked for, and the next one is answered",
        FORM,
        bad(
            "zh-xieshi",
            ("写出下一句诗。", "写出上一句诗。"),
            ("上句：", "诗句："),
            (r"\n下句：", r"\n前一句："),
        ),
    ),
    demand(
        "Chinese: poet and title are asked for, and a line is answered",
        FORM,
        bad("zh-xieshi", ("写出下一句诗。", "写出这句诗的作者和题目，中间用顿号隔开。")),
    ),
    demand(
        "Chinese: seven characters are asked for, and there are five",
        FORM,
        bad("zh-xieshi", description="下面都是七言诗，请写出七个字的下句。\n\n"),
    ),
    demand(
        "Chinese: the line is to be put into plain speech, and the next one is answered",
        CUE,
        bad("zh-xieshi", (r"\n下句：", r"\n白话译文（十个字以上）：")),
    ),
    demand(
        "Chinese: entailment is asked as yes or no, and three relations are answered",
        LABELS,
        bad(
            "yuyi-tuili",
            ("两句话的关系是蕴含、矛盾还是中立？", "假设是否成立？回答“是”“否”或“不确定”。"),
        ),
    ),
)
