"""Right prompts: tasks on words, signs and numbers, in simplified Chinese."""

from __future__ import annotations

from tests.lint.making import right, table

RIGHT = (
    right(
        "全角数字和字母改成半角，全角字符就是题目",
        "quanjiao-banjiao",
        r"""
        text = f"把全角的数字和字母改成半角。\n原文：{data['wide']}\n改后："
        gold = data["plain"]
        """,
        table(
            "wide|plain",
            """
        ２０２４年|2024年
        Ａ座３层|A座3层
        电话６６８８|电话6688
        共１２人|共12人
        Ｔ恤一件|T恤一件
        第７章|第7章
        ＤＮＡ检测|DNA检测
        身高１７５厘米|身高175厘米
        Ｋ５０６次列车|K506次列车
        满１００减２０|满100减20
        """,
        ),
        lead="",
    ),
    right(
        "金额改成大写，零和整都要写",
        "jine-daxie",
        r"""
        text = f"把金额写成人民币大写。\n金额：{data['amount']}元\n大写："
        gold = data["words"]
        """,
        table(
            "amount|words",
            """
        5|伍元整
        18|壹拾捌元整
        200|贰佰元整
        305|叁佰零伍元整
        1000|壹仟元整
        64|陆拾肆元整
        7020|柒仟零贰拾元整
        990|玖佰玖拾元整
        10000|壹万元整
        43|肆拾叁元整
        """,
        ),
        lead="",
    ),
    right(
        "名句的上句接下句，字数相同",
        "mingju-xiaju",
        r"""
        text = "\n".join(("上句：" + data["first"], "下句："))
        gold = data["second"]
        """,
        table(
            "first|second",
            """
        海阔凭鱼跃|天高任鸟飞
        书山有路勤为径|学海无涯苦作舟
        春风得意马蹄疾|一日看尽长安花
        爆竹声中一岁除|春风送暖入屠苏
        风声雨声读书声声声入耳|家事国事天下事事事关心
        天增岁月人增寿|春满乾坤福满门
        两个黄鹂鸣翠柳|一行白鹭上青天
        欲穷千里目|更上一层楼
        宝剑锋从磨砺出|梅花香自苦寒来
        墙上芦苇，头重脚轻根底浅|山间竹笋，嘴尖皮厚腹中空
        """,
        ),
        lead="",
    ),
    right(
        "字谜，谜底是一个字，谜面里没有这个字",
        "zimi-yizi",
        r"""
        text = f"猜一字：{data['clue']}\n谜底："
        gold = data["character"]
        """,
        table(
            "clue|character",
            """
        一加一|王
        十五天|胖
        二人土上蹲|坐
        上下一体|卡
        日月同辉|明
        千里相逢|重
        四面都是山|田
        三人同日去观花|春
        有水能养鱼虾，有土能种庄稼，有人不是你我，有马走遍天下|也
        一口咬掉牛尾巴|告
        """,
        ),
        lead="",
    ),
    right(
        "拼音带声调，字母上有符号",
        "pinyin-shengdiao",
        r"""
        text = f"给词语注音（音节之间空一格，标声调）：{data['word']}\n拼音："
        gold = data["pinyin"]
        """,
        table(
            "word|pinyin",
            """
        老师|lǎo shī
        绿色|lǜ sè
        北京|běi jīng
        女儿|nǚ ér
        音乐|yīn yuè
        快乐|kuài lè
        银行|yín háng
        行走|xíng zǒu
        长江|cháng jiāng
        校长|xiào zhǎng
        """,
        ),
        lead="",
    ),
    right(
        "文言文断句，用斜线分开",
        "guwen-duanju",
        r"""
        text = f"用“/”给下面的古文断句。\n{data['text'].replace('/', '')}\n断句："
        gold = data["text"]
        """,
        tuple(
            {"text": text}
            for text in (
                "学而时习之/不亦说乎",
                "三人行/必有我师焉",
                "温故而知新/可以为师矣",
                "知之者不如好之者/好之者不如乐之者",
                "山不在高/有仙则名",
                "先天下之忧而忧/后天下之乐而乐",
                "老吾老/以及人之老",
                "水陆草木之花/可爱者甚蕃",
                "生于忧患/死于安乐",
                "天行健/君子以自强不息",
            )
        ),
        lead="",
    ),
    right(
        "通讯录里有空格子，问的是缺什么",
        "tongxunlu-que",
        r"""
        lines = [f"{key}：{value or '（空）'}" for key, value in data["card"].items()]
        text = "\n".join(lines) + "\n这张名片缺少哪一项？"
        gold = next(key for key, value in data["card"].items() if not value)
        return {"input": text, "output": "\n" + gold, "processed_output": gold}
        """,
        tuple(
            {"card": dict(zip(("姓名", "电话", "邮箱", "地址"), card.split("/"), strict=True))}
            for card in (
                "孙燕/13800000001//武昌路2号",
                "/13800000002/li@example.cn/长安街5号",
                "何平//he@example.cn/中山路8号",
                "郭磊/13800000004/guo@example.cn/",
                "唐欣/13800000005//人民路11号",
                "/13800000006/su@example.cn/解放路14号",
                "罗杰/13800000007/luo@example.cn/",
                "程亮//cheng@example.cn/建设路20号",
                "高洁/13800000009//和平路23号",
            )
        ),
        stop=("\n\n",),
    ),
    right(
        "歇后语，破折号后面是答案",
        "xiehouyu-houban",
        r"""
        text = f"歇后语：{data['front']}——"
        gold = data["back"]
        """,
        table(
            "front|back",
            """
        泥菩萨过江|自身难保
        竹篮打水|一场空
        小葱拌豆腐|一清二白
        猫哭耗子|假慈悲
        哑巴吃黄连|有苦说不出
        芝麻开花|节节高
        狗拿耗子|多管闲事
        外甥打灯笼|照旧
        八仙过海|各显神通
        老鼠过街|人人喊打
        """,
        ),
        lead="",
    ),
    right(
        "多轮对话，最后一问要看前文，说话人写作甲乙",
        "duolun-jiayi",
        r"""
        text = "".join(f"{who}：{words}\n" for who, words in data["turns"]) + "乙："
        gold = data["answer"]
        """,
        tuple(
            {
                "turns": [list(pair) for pair in zip("甲乙甲", talk.split("/"), strict=True)],
                "answer": answer,
            }
            for talk, answer in (
                ("我叫小雨。/你好，小雨！/我叫什么？", "小雨"),
                ("我买了四斤梨。/不少。/送人一斤，还有几斤？", "三斤"),
                ("请说一种动物。/骆驼。/你刚才说的是什么？", "骆驼"),
                ("今天星期四。/是的。/后天呢？", "星期六"),
                ("我家在昆明。/好地方。/那是哪个省的？", "云南"),
                ("阿美比阿强大三岁。/记住了。/谁小？", "阿强"),
                ("猜一个数字。/九。/它的两倍呢？", "十八"),
                ("“大”的反义词？/小。/那“高”的呢？", "低"),
                ("密码是海豚。/好的。/密码再说一遍？", "海豚"),
            )
        ),
        lead="",
    ),
    right(
        "出生年份的生肖，年份有几种写法",
        "shengxiao-nianfen",
        r"""
        text = f"{data['year']}出生的人（按农历年）属什么？\n属："
        gold = data["animal"]
        """,
        table(
            "year|animal",
            """
        1990年|马
        二〇〇〇年|龙
        甲子年|鼠
        1985年|牛
        二〇一二年|龙
        乙未年|羊
        1999年|兔
        一九九二年|猴
        丙戌年|狗
        2001年|蛇
        1998年|虎
        """,
        ),
        lead="",
    ),
    right(
        "双重否定句改成肯定意思，只问是否",
        "fouding-shifou",
        r"""
        text = f"句子：{data['sentence']}\n问：{data['question']}\n答（是或不是）："
        gold = "是" if data["yes"] else "不是"
        """,
        table(
            "sentence|question|yes?",
            """
        没有人不喜欢这首歌。|人人都喜欢这首歌，是吗？|true
        他不是不会游泳。|他不会游泳，是吗？|false
        我不得不承认他赢了。|我承认他赢了，是吗？|true
        不是所有的灯都亮着。|有的灯没亮，是吗？|true
        她从不否认自己没去过。|她说自己去过，是吗？|false
        无人不知这件事。|有人不知道这件事，是吗？|false
        谁也不能说他不努力。|他很努力，是吗？|true
        这件事并非不可能。|这件事不可能，是吗？|false
        """,
        ),
        lead="",
    ),
    right(
        "代码混在中文里，问程序输出什么",
        "daima-shuchu",
        r"""
        text = f"下面的Python程序输出什么？\n<代码>\n{data['code']}\n</代码>\n输出："
        gold = data["stdout"]
        """,
        table(
            "code|stdout",
            """
        名字 = "小明"⏎print(len(名字))|2
        print("你好" * 2)|你好你好
        print("一二三"[1])|二
        数 = [3, 1, 2]⏎数.sort()⏎print(数[0])|1
        print("北京" in "我在北京工作")|True
        print("苹果,梨".split(",")[1])|梨
        print(int("12") + 3)|15
        for 字 in "春天":⏎    print(字, end="")|春天
        print("天上"[::-1])|上天
        print(max("a", "b"))|b
        """,
        ),
        lead="",
    ),
)
