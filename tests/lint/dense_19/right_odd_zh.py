"""Right prompts in Chinese as teachers, poets and collectors of riddles write them; some in traditional characters."""

from __future__ import annotations

from tests.lint.making import keyed, records, right, starred, table

RIGHT = (
    right(
        "字谜，括号里是提示",
        "zh-zimi",
        r"""
        text = f"{data['riddle']}（打一字）\n谜底："
        gold = data["character"]
        """,
        table(
            "riddle|character",
            """
            一加一|王
            十张口|古
            两个月亮并排走|朋
            三个太阳|晶
            三张口叠起来|品
            人靠在树旁|休
            日月同辉|明
            木头关在围墙里|困
            上下合一体|卡
            山上还有山|出
            """,
        ),
        lead="",
    ),
    right(
        "古诗中的方框",
        "zh-shi-kuang",
        r"""
        text = data["verse"] + "\n□里的字是："
        gold = data["char"]
        """,
        table(
            "verse|char",
            """
            床前□月光，疑是地上霜。|明
            白日依山尽，□河入海流。|黄
            春眠不觉晓，处处闻啼□。|鸟
            锄禾日当午，□滴禾下土。|汗
            两个黄鹂鸣翠□，一行白鹭上青天。|柳
            独在异乡为异□，每逢佳节倍思亲。|客
            飞流直下三□尺，疑是银河落九天。|千
            慈母手中□，游子身上衣。|线
            千山鸟飞绝，万径人□灭。|踪
            """,
        ),
        lead="",
    ),
    right(
        "对联的下联",
        "zh-duilian",
        r"""
        text = f"上联：{data['upper']}\n下联："
        gold = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        keyed(
            "upper",
            """
            海阔凭鱼跃|*天高任鸟飞/桌上有本书/今天下雨了
            春风送暖千山绿|买菜要早起才好/*时雨催花万树红/火车晚点两小时
            书山有路勤为径|*学海无涯苦作舟/放学之后去踢球/早饭吃了三个饼
            风声雨声读书声|猫叫狗叫汽车叫/*家事国事天下事/左转右转再左转
            天增岁月人增寿|邻居家里来客人/电视坏了没人修/*春满乾坤福满门
            又是一年芳草绿|*依然十里杏花红/昨晚忘了关电灯/这条裤子有点长
            一帆风顺年年好|中午吃了碗面条/他说他不想去了/*万事如意步步高
            虎踞龙盘今胜昔|手机没电怎么办/我家门前有条河/*天翻地覆慨而慷
            """,
        ),
        method="ppl",
    ),
    right(
        "成语接龙",
        "zh-jielong",
        r"""
        text = data["first"] + " →"
        gold = next(idiom for idiom, score in data["target_scores"].items() if score == 1)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        keyed(
            "first",
            """
            一心一意|*意气风发/心想事成/一马当先
            风平浪静|风调雨顺/*静观其变/浪子回头
            马到成功|马不停蹄/到此为止/*功成名就
            天长地久|地大物博/*久别重逢/天下太平
            山清水秀|*秀外慧中/山高水长/水到渠成
            画蛇添足|画饼充饥/添油加醋/*足智多谋
            胸有成竹|成家立业/*竹报平安/有口皆碑
            百发百中|*中流砥柱/百里挑一/发扬光大
            自言自语|自强不息/言而有信/*语重心长
            """,
            " ",
        ),
        method="ppl",
        description="成语接龙：用前一个成语的最后一个字开头，接一个成语。",
    ),
    right(
        "多音字，以甲乙丙为记",
        "zh-duoyin",
        r"""
        shown = "　".join(f"{mark}、{sound}" for mark, sound in zip("甲乙丙", data["choices"]))
        text = f"{data['question']}\n{shown}\n读音是："
        gold = "甲乙丙"[data["answer"]]
        """,
        starred(
            """
            “银行”的“行”|xíng/*háng/hàng
            “长大”的“长”|*zhǎng/cháng/zhàng
            “音乐”的“乐”|lè/lào/*yuè
            “睡觉”的“觉”|*jiào/jué/jiǎo
            “首都”的“都”|dōu/*dū/dǔ
            “还书”的“还”|hái/xuán/*huán
            “重复”的“重”|zhòng/*chóng/zhǒng
            “教书”的“教”|*jiāo/jiào/jiǎo
            “干净”的“干”|gàn/gǎn/*gān
            """
        ),
        lead="",
    ),
    right(
        "病句还是好句",
        "zh-bingju",
        r"""
        gold = "√" if data["fine"] else "×"
        return {
            "input": f"没有语病打√，有语病打×。\n{data['sentence']}（　）\n判断：",
            "output": gold,
            "processed_output": gold,
        }
        """,
        table(
            "sentence|fine?",
            """
            通过这次活动，使我明白了团结的意义。|false
            我们要养成爱读书的好习惯。|true
            他的身体和学习都非常健康。|false
            秋天的北京是个美丽的季节。|false
            昨夜一场大雨，院子里落满了花瓣。|true
            为了防止不再发生事故，学校加强了管理。|false
            小李虽然年纪小，却很懂事。|true
            老师耐心地回答了同学们的问题。|true
            他穿着一件灰色的上衣和一顶帽子。|false
            这座桥是三百年前修建的。|true
            """,
        ),
    ),
    right(
        "大写数字换成阿拉伯数字",
        "zh-daxie",
        r"""
        text = "{words}＝".format(**data)
        gold = str(data["number"])
        """,
        table(
            "words|number#",
            """
            叁拾伍|35
            壹佰零捌|108
            柒仟贰佰|7200
            玖拾玖|99
            肆佰伍拾|450
            陆万|60000
            贰仟零壹拾贰|2012
            伍佰零叁|503
            壹万零陆拾|10060
            捌拾|80
            """,
        ),
        lead="",
    ),
    right(
        "歇后语的后一半",
        "zh-xiehouyu",
        r"""
        text = data["front"] + "——"
        gold = data["back"]
        """,
        table(
            "front|back",
            """
            外甥打灯笼|照旧
            竹篮打水|一场空
            小葱拌豆腐|一清二白
            芝麻开花|节节高
            泥菩萨过江|自身难保
            哑巴吃黄连|有苦说不出
            八仙过海|各显神通
            老鼠过街|人人喊打
            孔夫子搬家|净是书
            """,
        ),
        description="写出歇后语的后一半，不加标点。",
        lead="",
    ),
    right(
        "中英混写的填空",
        "zh-en-tiankong",
        r"""
        text = f"句子：{data['english']}\n中文：{data['chinese']}\n空格里的英文单词："
        gold = data["word"]
        """,
        table(
            "english|chinese|word",
            """
            I ____ up at seven.|我七点起床。|get
            She is ____ than me.|她比我高。|taller
            There ____ two books on the desk.|桌上有两本书。|are
            He goes to school ____ bus.|他坐公交车上学。|by
            We don't have ____ milk.|我们一点牛奶也没有。|any
            My birthday is ____ May.|我的生日在五月。|in
            ____ is your mother?|你妈妈是谁？|Who
            They ____ football yesterday.|他们昨天踢足球了。|played
            Listen! Somebody is ____.|听！有人在唱歌。|singing
            """,
        ),
        lead="",
    ),
    right(
        "分步解应用题，得数写在最后",
        "zh-fenbu",
        r"""
        output = f"{data['steps']}\n答案是{data['result']}。"
        text = f"题：{data['problem']}\n请先列式，再另起一行写“答案是……。”\n解："
        return {"input": text, "output": output, "processed_output": data["result"]}
        """,
        table(
            "problem|steps|result",
            """
            一打铅笔12支，三打半有几支？|12×3=36，12÷2=6，36+6=42|42
            爷爷今年70岁，比小军大62岁，小军几岁？|70-62=8|8
            甲乙两地相距240千米，每小时行60千米，往返要几小时？|240×2=480，480÷60=8|8
            水池原有水15吨，每小时进3吨、出1吨，五小时后有几吨？|3-1=2，2×5=10，15+10=25|25
            买四送一，付了12瓶的钱，一共拿到几瓶？|12÷4=3，12+3=15|15
            一根木头锯成5段，每锯一次4分钟，要几分钟？|5-1=4，4×4=16|16
            鸡兔同笼，头10个，脚28只，兔有几只？|10×2=20，28-20=8，8÷2=4|4
            六边形每边摆5盆花，角上都有，共几盆？|6×5=30，30-6=24|24
            """,
        ),
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    right(
        "注音找字",
        "tw-zhuyin",
        r"""
        text = f"國語練習\n{data['sentence']}\n「{data['sound']}」寫成國字："
        gold = data["char"]
        """,
        table(
            "sentence|sound|char",
            """
            天空中有一朵白ㄩㄣˊ。|ㄩㄣˊ|雲
            妹妹喜歡吃蘋ㄍㄨㄛˇ。|ㄍㄨㄛˇ|果
            爸爸開ㄔㄜ上班。|ㄔㄜ|車
            花園裡飛來一隻蝴ㄉㄧㄝˊ。|ㄉㄧㄝˊ|蝶
            冬天的山頂下起了ㄒㄩㄝˇ。|ㄒㄩㄝˇ|雪
            請把ㄇㄣˊ關上。|ㄇㄣˊ|門
            我們坐在大ㄕㄨˋ下乘涼。|ㄕㄨˋ|樹
            哥哥的生ㄖˋ在七月。|ㄖˋ|日
            河裡有許多小ㄩˊ。|ㄩˊ|魚
            """,
        ),
        lead="",
    ),
    right(
        "文言文譯成白話",
        "tw-wenyan",
        r"""
        text = f"【文言】{data['old']}\n【白話】"
        gold = data["new"]
        """,
        table(
            "old|new",
            """
            學而時習之，不亦說乎？|學了又時常溫習，不是很快樂嗎？
            三人行，必有我師焉。|幾個人一起走，其中一定有可以當我老師的人。
            知之為知之，不知為不知，是知也。|知道就是知道，不知道就是不知道，這才是智慧。
            己所不欲，勿施於人。|自己不想要的，不要加在別人身上。
            溫故而知新，可以為師矣。|溫習舊的知識而能領悟新的，就可以當老師了。
            敏而好學，不恥下問。|聰敏又好學，不以向地位低的人請教為恥。
            欲速則不達。|想要求快，反而達不到目的。
            有朋自遠方來，不亦樂乎？|有朋友從遠方來，不是很高興嗎？
            """,
        ),
        metric="f1_score",
        lead="",
    ),
    right(
        "帶圈數字的地理選項",
        "tw-dili",
        r"""
        signs = "①②③④"
        rows = [sign + choice for sign, choice in zip(signs, data["choices"])]
        text = " ".join([data["question"], *rows]) + "\n答："
        gold = signs[data["answer"]]
        """,
        starred(
            """
            臺灣最高的山是哪一座？|雪山/合歡山/*玉山/阿里山
            日本的首都在哪裡？|*東京/大阪/京都/札幌
            世界上面積最大的洋是哪一個？|大西洋/*太平洋/印度洋/北極海
            尼羅河流入哪個海？|紅海/黑海/死海/*地中海
            赤道經過哪個國家？|*肯亞/埃及/摩洛哥/南非
            澳洲的首都是哪個城市？|雪梨/墨爾本/*坎培拉/伯斯
            哪一條河流經巴黎？|萊茵河/*塞納河/多瑙河/泰晤士河
            撒哈拉沙漠在哪一洲？|亞洲/歐洲/大洋洲/*非洲
            """
        ),
        lead="",
    ),
    right(
        "飛花令，句中有沒有那個字",
        "tw-feihua",
        r"""
        text = f"飛花令的字：{data['word']}\n詩句：{data['verse']}\n合不合令？（合／不合）\n"
        gold = "合" if data["word"] in data["verse"] else "不合"
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        tuple(
            {
                **row,
                "target_scores": {
                    "合": int(row["word"] in row["verse"]),
                    "不合": int(row["word"] not in row["verse"]),
                },
            }
            for row in table(
                "word|verse",
                """
                月|舉頭望明月，低頭思故鄉。
                花|夜來風雨聲，花落知多少。
                春|千山鳥飛絕，萬徑人蹤滅。
                風|野火燒不盡，春風吹又生。
                雪|孤舟蓑笠翁，獨釣寒江雪。
                山|鋤禾日當午，汗滴禾下土。
                酒|勸君更盡一杯酒，西出陽關無故人。
                雨|清明時節雨紛紛，路上行人欲斷魂。
                江|停車坐愛楓林晚，霜葉紅於二月花。
                鳥|月落烏啼霜滿天，江楓漁火對愁眠。
                """,
            )
        ),
        method="ppl",
    ),
    right(
        "腦筋急轉彎",
        "tw-naojin",
        r"""
        text = f"腦筋急轉彎！\n問：{data['q']}\n答："
        gold = data["a"]
        """,
        table(
            "q|a",
            """
            什麼東西越洗越髒？|水
            什麼門永遠關不上？|球門
            什麼東西越熱越愛出來？|汗
            什麼車寸步難行？|風車
            什麼瓜不能吃？|傻瓜
            什麼水不能喝？|薪水
            什麼路最窄？|冤家路
            什麼書在書店買不到？|秘書
            什麼布剪不斷？|瀑布
            """,
        ),
        lead="",
    ),
    right(
        "量詞填空，列表逐字配對",
        "tw-liangci",
        r"""
        pairs = "、".join(f"一（{n}）{word}" for n, word in enumerate(data["nouns"], start=1))
        text = f"填入量詞（張、隻、本、條）：{pairs}\n依序作答："
        gold = "".join(data["words"])
        """,
        records(
            "nouns words",
            (["紙", "貓", "書"], ["張", "隻", "本"]),
            (["毛巾", "桌子", "小狗"], ["條", "張", "隻"]),
            (["字典", "河", "床"], ["本", "條", "張"]),
            (["鳥", "小說", "圍巾"], ["隻", "本", "條"]),
            (["照片", "雜誌", "羊"], ["張", "本", "隻"]),
            (["路", "老虎", "地圖"], ["條", "隻", "張"]),
            (["日記", "郵票", "蛇"], ["本", "張", "條"]),
            (["鴨子", "褲子", "相簿"], ["隻", "條", "本"]),
        ),
        lead="",
    ),
)
