"""Right prompts that look odd, over rows of their own, in Chinese or in two languages."""

from __future__ import annotations

from tests.lint.making import ask, qa

POEMS = qa(
    """
    床前明月光 > 疑是地上霜
    春眠不觉晓 > 处处闻啼鸟
    白日依山尽 > 黄河入海流
    红豆生南国 > 春来发几枝
    千山鸟飞绝 > 万径人踪灭
    欲穷千里目 > 更上一层楼
    锄禾日当午 > 汗滴禾下土
    谁言寸草心 > 报得三春晖
    夜来风雨声 > 花落知多少
    举头望明月 > 低头思故乡
    """
)
OPPOSITES = qa(
    """
    高 > 矮
    熱 > 冷
    遠 > 近
    開 > 關
    輕 > 重
    買 > 賣
    長 > 短
    黑 > 白
    老 > 少
    東 > 西
    """
)
PINYIN = qa(
    """
    山 > shān
    水 > shuǐ
    火 > huǒ
    月 > yuè
    马 > mǎ
    鸟 > niǎo
    书 > shū
    门 > mén
    雨 > yǔ
    鱼 > yú
    """
)
SUMS = qa(
    """
    八加五 > 十三
    九减四 > 五
    三乘七 > 二十一
    二十除以五 > 四
    十六加九 > 二十五
    三十减十二 > 十八
    六乘六 > 三十六
    四十二除以七 > 六
    五十加二十三 > 七十三
    八乘九 > 七十二
    """
)
CITIES = qa(
    """
    湖南省 > 长沙
    四川省 > 成都
    广东省 > 广州
    浙江省 > 杭州
    山东省 > 济南
    云南省 > 昆明
    福建省 > 福州
    河北省 > 石家庄
    陕西省 > 西安
    吉林省 > 长春
    """
)
WORDS = qa(
    """
    apple > 蘋果
    umbrella > 雨傘
    library > 圖書館
    doctor > 醫生
    airplane > 飛機
    winter > 冬天
    kitchen > 廚房
    butterfly > 蝴蝶
    bridge > 橋
    newspaper > 報紙
    """
)

RIGHT = (
    ask("上句后面只有一个逗号", POEMS, "data['q'] + '，'", output="gold"),
    ask("诗句用竖线分开，下句空着", POEMS, "f\"上句|下句\\n{data['q']}|\"", output="gold"),
    ask(
        "诗句题要求不写标点", POEMS, "f\"写出下一句，不加标点。\\n{data['q']}\\n→\"", output="gold"
    ),
    ask(
        "问的是下句的最后一个字",
        POEMS,
        "f\"“{data['q']}”的下一句最后一个字是什么？\\n字：\"",
        gold="data['a'][-1]",
        output="gold",
    ),
    ask(
        "诗句用现代引号和书名号混排",
        POEMS,
        "f\"《诗词接龙》请接：「{data['q']}」\\n接：\"",
        output="gold",
    ),
    ask("反義詞用雙箭頭", OPPOSITES, "f\"{data['q']} ⇔\""),
    ask("反義詞用問號代替", OPPOSITES, "f\"「{data['q']}」 ←→ 「？」\\n？＝\"", output="gold"),
    ask(
        "反義詞題請只寫一個字",
        OPPOSITES,
        "f\"請寫反義詞，只寫一個字。\\n詞：{data['q']}\\n反義詞：\"",
        output="gold",
    ),
    ask("反義詞題用注音符號當編號", OPPOSITES, "f\"ㄅ、{data['q']}\\nㄆ、\"", output="gold"),
    ask("拼音带声调，汉字在引号里", PINYIN, "f\"“{data['q']}”的拼音（带声调）：\"", output="gold"),
    ask("拼音题的提示是英文", PINYIN, "f\"Pinyin of {data['q']} with tone mark:\""),
    ask(
        "拼音写在斜线之间",
        PINYIN,
        "f\"请把拼音写在两条斜线之间。\\n字：{data['q']}\\n拼音：\"",
        gold="'/' + data['a'] + '/'",
        output="gold",
    ),
    ask("算式和得数都是汉字", SUMS, "f\"{data['q']}等于\"", output="gold"),
    ask(
        "用汉字写得数，题目有说明",
        SUMS,
        "f\"请用汉字数字作答。\\n{data['q']} = ？\\n答：\"",
        output="gold",
    ),
    ask("省会题带括号里的说明", CITIES, "f\"{data['q']}（省级行政区）的省会：\"", output="gold"),
    ask(
        "省会题像一张没写完的表",
        CITIES,
        "f\"| 省份 | 省会 |\\n| --- | --- |\\n| {data['q']} |\"",
    ),
    ask(
        "省会题加“市”字，题目有要求",
        CITIES,
        "f\"{data['q']}的省会是哪里？请在城市名后加“市”字。\\n答：\"",
        gold="data['a'] + '市'",
        output="gold",
    ),
    ask(
        "先问好再提问的对话",
        CITIES,
        "f\"甲：你好！\\n乙：你好，请问{data['q']}的省会是哪里？\\n甲：\"",
        output="gold",
    ),
    ask(
        "只问省会的第一个字",
        CITIES,
        "f\"{data['q']}的省会名，第一个字是什么？\\n字：\"",
        gold="data['a'][0]",
        output="gold",
    ),
    ask("英文單字與中文提示混用", WORDS, "f\"單字：{data['q']}\\n中文意思：\"", output="gold"),
    ask(
        "an English demand for an answer in traditional characters",
        WORDS,
        "f\"Translate into Chinese, in traditional characters.\\nWord: {data['q']}\\nChinese:\"",
    ),
    ask("單字卡的正面與背面", WORDS, "f\"[正面] {data['q']}\\n[背面]\""),
    ask(
        "答案放在引號裡，題目有說",
        WORDS,
        "f\"請翻譯，答案放在「」裡。\\n{data['q']} →\"",
        gold="'「' + data['a'] + '」'",
        output="gold",
    ),
    ask("emoji 当作提示", WORDS, "f\"🇬🇧 {data['q']}\\n🇹🇼\""),
)
