"""Right prompts in Chinese whose demands all answers keep to, built upon the right tasks."""

from __future__ import annotations

from tests.lint.dense_11.making import odd

RIGHT = (
    odd(
        "Chinese: two characters are asked for, and reasons are forbidden",
        "zh-jiudian",
        ("还是负面？", "还是负面？只写两个字，不写理由。"),
    ),
    odd(
        "Chinese: the result is to be figures without a unit",
        "zh-jisuan",
        ("和得数。", "和得数，得数只写阿拉伯数字，不带单位。"),
    ),
    odd(
        "Chinese: one capital letter is asked for, and the content is forbidden",
        "zh-kexue-xuanze",
        ('"答案："', '"只写一个大写字母，不要写选项内容。\\n答案："'),
    ),
    odd(
        "Chinese: only one option is right, as the description says",
        "zh-kexue-xuanze",
        description="以下是单项选择题，每题只有一个正确答案，不要多选。\n\n",
    ),
    odd(
        "Chinese: simplified characters and marks at the end are asked for",
        "zh-yingyi",
        ("翻译成中文。", "翻译成中文，用简体字，句末保留标点。"),
    ),
    odd(
        "Chinese: no more than five characters are asked for",
        "zh-duanwen",
        ("回答问题。", "用不超过五个字回答问题，不要写完整的句子。"),
    ),
    odd(
        "Chinese: words of two characters are asked for, and idioms are forbidden",
        "zh-fanyici",
        ("反义词。", "反义词，写两个字的词，不要写成语。"),
    ),
    odd(
        "Chinese: tones are to be marks, and numbers are forbidden",
        "zh-pinyin",
        ("并标出声调。", "声调标在字母上，不用数字，音节之间空一格。"),
    ),
    odd(
        "Chinese: hours of two digits are asked for, by an example of another time",
        "zh-shijian",
        ("数字形式。", "数字形式，例如08:05，不写“上午”“下午”。"),
    ),
    odd(
        "Chinese: numbers of the classes are forbidden, and names are answered",
        "zh-biaoti-fenlei",
        description="直接写类别名称，不要写序号，后面不加“新闻”二字。\n\n",
    ),
    odd(
        "Chinese: book title marks and commas are forbidden",
        "zh-guanjianci",
        ("用顿号隔开。", "用顿号隔开，不用逗号，也不加书名号。"),
    ),
    odd(
        "Chinese: decimals are allowed, and units are forbidden",
        "zh-danwei",
        ("只写数字。", "只写数字，可以是小数，不写单位。"),
    ),
    odd(
        "Chinese: five characters are asked for, without marks",
        "zh-xieshi",
        ("写出下一句诗。", "写出下一句诗，只写五个字，不加标点，不写作者。"),
    ),
    odd(
        "Chinese: the three relations are to be written in two characters",
        "yuyi-tuili",
        ("还是中立？", "还是中立？回答两个字，不必说明。"),
    ),
    odd(
        "traditional: one figure is asked for, and letters are forbidden",
        "tw-dili",
        description="只寫一個阿拉伯數字，不要寫選項的文字或英文字母。\n\n",
    ),
    odd(
        "traditional: the dynasty is forbidden, and the name is answered",
        "tw-shiren",
        ("是誰寫的？", "是誰寫的？只寫姓名，不寫朝代，不必解釋。"),
    ),
    odd(
        "traditional: marks are to be kept, and are",
        "tw-jianfan",
        ("改寫成繁體字。", "改寫成繁體字，標點不變，也不要翻譯。"),
    ),
    odd(
        "traditional: other words for the verdict are forbidden",
        "tw-shifei",
        description="只寫一個字，不要寫「對」、「錯」，也不要說明理由。\n\n",
    ),
    odd(
        "traditional: the unit is asked for behind figures",
        "tw-jine",
        ("多少錢？", "多少錢？請用阿拉伯數字，後面寫「元」。"),
    ),
    odd(
        "traditional: a reply to the letter is forbidden",
        "tw-kesu",
        description="不必回信，只要寫出類別名稱，不加引號。\n\n",
    ),
)
