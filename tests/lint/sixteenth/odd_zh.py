"""Right prompts in Chinese that look odd."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.sixteenth.making import ask, pairs
from tests.lint.sixteenth.tasks_zh import (
    CHANGSHI,
    FANYI,
    FANYICI,
    PANDUAN,
    PINGLUN,
    TUILI,
    XINWEN,
    YINGYONG,
    YUEDU,
)

FIRST = "until_return_post"
BARE = {"output": "gold"}

RIGHT = (
    odd("字母在全角括号里", CHANGSHI, ('"{mark}. {text}"', '"（{mark}）{text}"')),
    odd(
        "天干作选项",
        CHANGSHI,
        (
            '"{mark}. {text}" for mark, text in zip("ABCD"',
            '"{mark}、{text}" for mark, text in zip("甲乙丙丁"',
        ),
        ('"ABCD"[data', '"甲乙丙丁"[data'),
        postprocess=FIRST,
    ),
    odd(
        "带圈数字作选项",
        CHANGSHI,
        (
            '"{mark}. {text}" for mark, text in zip("ABCD"',
            '"{mark}{text}" for mark, text in zip("①②③④"',
        ),
        ('"ABCD"[data', '"①②③④"[data'),
        postprocess=FIRST,
    ),
    odd(
        "选项排成一行",
        CHANGSHI,
        ('"\\n".join(lines)', 'lines[0] + "\\n" + "；".join(lines[1:-1]) + "\\n" + lines[-1]'),
    ),
    odd(
        "英文指示，中文题目",
        CHANGSHI,
        ('["问题："', '["The question is in Chinese; reply with one letter.\\n问题："'),
    ),
    odd(
        "好评与差评",
        PINGLUN,
        ("回答“正面”或“负面”。", "好评还是差评？"),
        (
            '"output": data["label"], "processed_output": data["label"]',
            '"output": 名[data["label"]], "processed_output": 名[data["label"]]',
        ),
        ("import random\n", 'import random\n\n名 = {"正面": "好评", "负面": "差评"}\n'),
    ),
    odd("评论在双直角引号里", PINGLUN, ("评论：{data['text']}", "评论：『{data['text']}』")),
    odd(
        "数字标签，有说明",
        PINGLUN,
        ("回答“正面”或“负面”。", "1为正面，0为负面。"),
        (
            '"output": data["label"], "processed_output": data["label"]',
            '"output": 码[data["label"]], "processed_output": 码[data["label"]]',
        ),
        ("import random\n", 'import random\n\n码 = {"正面": "1", "负面": "0"}\n'),
    ),
    odd(
        "解字开头的计算",
        YINGYONG,
        ("请一步一步计算。\\n解答：", "列式计算，最后一行写“#### 得数”。\\n解："),
    ),
    odd("先问后文", YUEDU, ("文章：{文章}\\n問題：{問題}", "問題：{問題}\\n文章：{文章}")),
    odd("文章在直角引號裡", YUEDU, ("文章：{文章}", "文章：「{文章}」")),
    odd("分隔線圍住文章", YUEDU, ("文章：{文章}\\n", "文章：\\n──────\\n{文章}\\n──────\\n")),
    odd(
        "以符号列前提",
        TUILI,
        ("前提：{}\\n结论：{}\\n", "∵ {}\\n∴ {}\\n"),
        ("由前提能推出结论吗？", "能由∵推出∴吗？"),
    ),
    odd(
        "代号作提示的翻译",
        FANYI,
        ("英文：{data['en']}\\n中文：", "EN: {data['en']}\\nZH:"),
        ("text, output=answer", 'text, output=" " + answer'),
    ),
    odd(
        "中译英",
        FANYI,
        (
            "把英文译成中文。\\n英文：{data['en']}\\n中文：",
            "把中文译成英文。\\n中文：{data['zh']}\\n英文：",
        ),
        ('answer = data["zh"]', 'answer = data["en"]'),
    ),
    odd(
        "方頭括號作標題",
        XINWEN,
        ('"新聞：" + data["title"]', '"【新聞】" + data["title"]'),
        ('"類別："', '"【類別】"'),
    ),
    odd(
        "類別編號，照編號答",
        XINWEN,
        ('"、".join(類別)', '"、".join(f"{i}{x}" for i, x in enumerate(類別, 1))'),
        ('"output": data["class"]', '"output": str(類別.index(data["class"]) + 1)'),
        (
            '"processed_output": data["class"]',
            '"processed_output": str(類別.index(data["class"]) + 1)',
        ),
        ('"類別："', '"編號："'),
    ),
    odd("四類之數已說明", XINWEN, ("可選類別：", "以下四類選一：")),
    odd(
        "箭头作示例",
        FANYICI,
        ("词语：高大\\n反义词：矮小\\n\\n", "高大 ↔ 矮小\\n"),
        ("词语：勤劳\\n反义词：懒惰\\n\\n", "勤劳 ↔ 懒惰\\n"),
        ("词语：明亮\\n反义词：昏暗\\n\\n", "明亮 ↔ 昏暗\\n"),
        ("词语：{data['word']}\\n反义词：\"", "{data['word']} ↔\""),
        ('"output": data["gold"]', '"output": " " + data["gold"]'),
    ),
    odd(
        "勾叉判断",
        PANDUAN,
        ("回答“对”或“错”", "对的打√，错的打×"),
        ('"对" if row["true"] == "1" else "错"', '"√" if row["true"] == "1" else "×"'),
    ),
    odd(
        "字母判断，有说明",
        PANDUAN,
        ("回答“对”或“错”", "T表示对，F表示错"),
        ('"对" if row["true"] == "1" else "错"', '"T" if row["true"] == "1" else "F"'),
    ),
    odd("三个示例，数目相符", FANYICI, ("写出下列词语的反义词。", "写出反义词。先看三个例子。")),
    ask(
        "拼音答案",
        "pinyin",
        pairs(
            "山 > shān;;水 > shuǐ;;人 > rén;;火 > huǒ;;马 > mǎ;;鱼 > yú;;风 > fēng;;雨 > yǔ;;花 > huā;;树 > shù"
        ),
        "f\"写出汉字的拼音，标声调。\\n汉字：{data['q']}\\n拼音：\"",
        **BARE,
    ),
    ask(
        "上联对下联",
        "duilian",
        pairs(
            "春风 > 秋雨;;明月 > 清风;;青山 > 绿水;;飞鸟 > 游鱼;;朝霞 > 晚照;;古木 > 新花;;高楼 > 小巷;;红日 > 白云;;琴声 > 笛韵;;千里 > 万家"
        ),
        "f\"对对子。\\n上：{data['q']}\\n下：\"",
        **BARE,
    ),
    ask(
        "量词填空，用括号留空",
        "liangci",
        pairs(
            "一（ ）马 > 匹;;一（ ）书 > 本;;一（ ）鱼 > 条;;一（ ）花 > 朵;;一（ ）车 > 辆;;一（ ）纸 > 张;;一（ ）树 > 棵;;一（ ）井 > 口;;一（ ）枪 > 支;;一（ ）山 > 座"
        ),
        "f\"填上合适的量词。\\n{data['q']}\\n答：\"",
        **BARE,
    ),
    ask(
        "简繁转换，两种字形都在",
        "jianfan",
        pairs(
            "龙飞 > 龍飛;;书馆 > 書館;;风车 > 風車;;学门 > 學門;;听说 > 聽說;;头发 > 頭髮;;鸡蛋 > 雞蛋;;电话 > 電話;;医药 > 醫藥;;马车 > 馬車"
        ),
        "f\"把简体字转换为繁体字。\\n简体：{data['q']}\\n繁体：\"",
        **BARE,
    ),
    ask(
        "大写数字",
        "daxie",
        pairs(
            "12 > 壹拾贰;;35 > 叁拾伍;;48 > 肆拾捌;;67 > 陆拾柒;;90 > 玖拾;;21 > 贰拾壹;;53 > 伍拾叁;;84 > 捌拾肆;;76 > 柒拾陆;;19 > 壹拾玖"
        ),
        "f\"数字：{data['q']}\\n大写：\"",
        **BARE,
    ),
    ask(
        "古诗接句，无标点",
        "jieju",
        pairs(
            "床前明月光 > 疑是地上霜;;白日依山尽 > 黄河入海流;;春眠不觉晓 > 处处闻啼鸟;;红豆生南国 > 春来发几枝;;空山不见人 > 但闻人语响;;千山鸟飞绝 > 万径人踪灭;;离离原上草 > 一岁一枯荣;;锄禾日当午 > 汗滴禾下土;;好雨知时节 > 当春乃发生;;松下问童子 > 言师采药去"
        ),
        '"上句：" + data["q"] + "\\n下句："',
        **BARE,
    ),
    ask(
        "谜语带提示",
        "miyu",
        pairs(
            "麻屋子，红帐子，里面住着白胖子（打一食物） > 花生;;小时穿黑衣，大时穿绿袍，水里过日子，岸上来睡觉（打一动物） > 青蛙;;身穿大皮袄，野草吃个饱，过了严冬天，献出一身毛（打一动物） > 绵羊;;有面没有口，有脚没有手（打一家具） > 桌子;;独木造高楼，没瓦没砖头（打一用具） > 雨伞;;兄弟七八个，围着柱子坐（打一植物） > 大蒜;;千条线，万条线，掉到水里看不见（打一现象） > 雨;;耳朵长，尾巴短，只吃菜，不吃饭（打一动物） > 兔子"
        ),
        '"猜谜：" + data["q"] + "\\n谜底："',
        **BARE,
    ),
    ask(
        "歇后语用破折号",
        "xiehou",
        pairs(
            "泥菩萨过江 > 自身难保;;竹篮打水 > 一场空;;哑巴吃黄连 > 有苦说不出;;孔夫子搬家 > 净是书;;外甥打灯笼 > 照旧;;芝麻开花 > 节节高;;狗拿耗子 > 多管闲事;;和尚打伞 > 无法无天;;八仙过海 > 各显神通;;小葱拌豆腐 > 一清二白"
        ),
        'data["q"] + "——"',
        **BARE,
    ),
    ask(
        "文言譯白話，答案長",
        "wenyan",
        pairs(
            "學而時習之 > 學了以後按時溫習;;溫故而知新 > 溫習舊的，從而得知新的;;己所不欲，勿施於人 > 自己不願意的，不要加給別人;;三人行，必有我師 > 幾個人同行，其中必有可以當我老師的;;知之為知之 > 知道就是知道;;過而不改，是謂過矣 > 有了過錯而不改，這才叫過錯;;見賢思齊 > 見到賢人就想向他看齊;;敏而好學，不恥下問 > 聰敏好學，不以向下請教為恥"
        ),
        '"文言：" + data["q"] + "\\n白話："',
        **BARE,
    ),
    ask(
        "中英夾雜的原句",
        "jiaza",
        pairs(
            "這個 project 的 deadline 是週五 > 週五;;明天 meeting 改到三樓 > 三樓;;請把 file 寄給小陳 > 小陳;;她的 offer 來自臺積電 > 臺積電;;下班後去信義區 shopping > 信義區;;老闆 approve 了兩萬元 > 兩萬元;;他在 Google 當實習生 > Google;;我 book 了靠窗的位子 > 靠窗的位子"
        ),
        "f\"抄下句中的關鍵資訊（時間、地點、人、物或金額）。\\n句子：{data['q']}\\n資訊：\"",
        **BARE,
    ),
    ask(
        "算式竖着写",
        "shushi",
        pairs(
            "34+25 > 59;;81-47 > 34;;16+77 > 93;;90-28 > 62;;45+38 > 83;;72-19 > 53;;63+18 > 81;;54-36 > 18;;27+66 > 93;;88-59 > 29"
        ),
        '"算一算：\\n" + data["q"].replace("+", "\\n+ ").replace("-", "\\n- ") + "\\n────\\n答："',
        **BARE,
    ),
    ask(
        "全角转半角，字形不一是题意",
        "quanjiao",
        pairs(
            "１２３ > 123;;ＡＢＣ > ABC;;ｘ＝５ > x=5;;２０２４ > 2024;;ｏｋ！ > ok!;;Ｎｏ．７ > No.7;;９０％ > 90%;;ａ＋ｂ > a+b"
        ),
        '"把全角字符改成半角。\\n全角：" + data["q"] + "\\n半角："',
        **BARE,
    ),
    ask(
        "注音符號",
        "zhuyin",
        pairs(
            "山 > ㄕㄢ;;貓 > ㄇㄠ;;書 > ㄕㄨ;;花 > ㄏㄨㄚ;;天 > ㄊㄧㄢ;;風 > ㄈㄥ;;車 > ㄔㄜ;;家 > ㄐㄧㄚ;;東 > ㄉㄨㄥ;;開 > ㄎㄞ"
        ),
        '"寫出注音：" + data["q"] + "→"',
        **BARE,
    ),
    ask(
        "诗在斜线之间",
        "huanhang",
        pairs(
            "独在异乡为异客/每逢佳节倍思亲 > 王维;;举头望明月/低头思故乡 > 李白;;会当凌绝顶/一览众山小 > 杜甫;;停车坐爱枫林晚/霜叶红于二月花 > 杜牧;;欲穷千里目/更上一层楼 > 王之涣;;谁知盘中餐/粒粒皆辛苦 > 李绅;;海内存知己/天涯若比邻 > 王勃;;野火烧不尽/春风吹又生 > 白居易"
        ),
        "f\"诗句：{data['q']}\\n作者：\"",
        **BARE,
    ),
    ask(
        "粵語譯國語",
        "yueyu",
        pairs(
            "你食咗飯未呀？ > 你吃飯了嗎？;;佢喺邊度？ > 他在哪裡？;;我唔知。 > 我不知道。;;呢個幾多錢？ > 這個多少錢？;;唔該借借。 > 麻煩讓一讓。;;聽日見。 > 明天見。;;我好肚餓。 > 我很餓。;;佢哋走咗。 > 他們走了。"
        ),
        '"粵語：" + data["q"] + "\\n國語："',
        **BARE,
    ),
)
