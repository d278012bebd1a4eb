"""Right tasks in Chinese, some of them in traditional characters."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.twentysecond.making import starred, table

POETRY = SmallTask(
    "shici-mcq",
    code(r"""
        xuanxiang = "\n".join(f"{k}. {v}" for k, v in zip("ABCD", data["choices"]))
        gold = "ABCD"[data["answer"]]
        text = f"单项选择题：{data['question']}\n{xuanxiang}\n答案："
        return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred("""
        《静夜思》的作者是谁？|杜甫/*李白/王维/白居易
        《红楼梦》的主人公是谁？|*贾宝玉/宋江/孙悟空/曹操
        “春眠不觉晓”的下一句是？|花落知多少/夜来风雨声/*处处闻啼鸟/白日依山尽
        鲁迅原名是什么？|沈德鸿/李尧棠/舒庆春/*周树人
        《水浒传》写的是哪个朝代？|唐代/*宋代/明代/清代
        “三顾茅庐”请的是谁？|*诸葛亮/周瑜/关羽/司马懿
        《论语》记录了谁的言行？|孟子/老子/*孔子/庄子
        端午节纪念哪位诗人？|陶渊明/苏轼/李清照/*屈原
        《西游记》的作者是？|*吴承恩/罗贯中/施耐庵/曹雪芹
        “唐宋八大家”中有几位唐人？|一位/*两位/三位/五位
        《史记》的作者是？|班固/欧阳修/*司马迁/左丘明
        词牌名“念奴娇”与谁关系最大？|李煜/柳永/晏殊/*苏轼
    """),
)

WAIMAI = SmallTask(
    "waimai-ping",
    code(r"""
        text = "判断下面的外卖评论是好评还是差评。\n"
        text += "评论：" + data["content"] + "\n"
        text += "结论："
        label = {1: "好评", 0: "差评"}[data["label"]]
        return {"input": text, "output": label, "processed_output": label}
    """),
    table(
        "content|label#",
        """
        送得很快，菜还是热的，味道不错。|1
        等了两个小时，汤全洒了。|0
        分量足，价格也公道，推荐。|1
        米饭是冷的，肉还有怪味。|0
        老板很热情，还送了饮料。|1
        点了牛肉面，结果一片牛肉都没有。|0
        太难吃了，再也不会点了。|0
        包装干净，孩子很喜欢吃。|1
        骑手态度很差，电话也不接。|0
        每次都点这家，从没失望过。|1
        鱼不新鲜，吃完肚子疼。|0
        辣得过瘾，好吃极了。|1
        """,
    ),
)

SHUXUE = SmallTask(
    "yingyong-ti",
    code(r"""
        daan = data["answer"]
        text = f"题目：{data['question']}\n请一步一步地计算。\n解答："
        output = f"{data['steps']}答案是{daan}。"
        return {"input": text, "output": output, "processed_output": daan}
    """),
    table(
        "question|steps|answer",
        """
        小明有8支笔，又买了5支，一共几支？|8+5=13。|13
        一箱苹果24个，分给6人，每人几个？|24÷6=4。|4
        每本书15元，买3本要多少元？|15×3=45。|45
        车上有40人，下去12人，还剩几人？|40-12=28。|28
        爷爷今年70岁，爸爸比他小27岁，爸爸几岁？|70-27=43。|43
        一条绳长36米，剪成4段，每段几米？|36÷4=9。|9
        食堂每天用米18千克，5天用多少？|18×5=90。|90
        红花有25朵，黄花有16朵，共几朵？|25+16=41。|41
        一本书120页，看了85页，还剩几页？|120-85=35。|35
        7排座位，每排12个，一共几个？|7×12=84。|84
        水池里有鱼19条，又放进14条，共几条？|19+14=33。|33
        63块糖装9袋，每袋几块？|63÷9=7。|7
        """,
    ),
    postprocess="exact_match_post",
    max_tokens=128,
)

YUNHAN = SmallTask(
    "yunhan-nli",
    code(
        r"""
        text = MOBAN.format(a=data["sentence1"], b=data["sentence2"])
        return {"input": text, "output": data["label"], "processed_output": data["label"]}
        """,
        above=r"""
        MOBAN = "前提：{a}\n假设：{b}\n两句的关系是（蕴含、中立、矛盾）："
        """,
    ),
    table(
        "sentence1|sentence2|label",
        """
        两个男孩在公园踢球。|有人在公园里。|蕴含
        王老师正在黑板上写字。|王老师教的是数学。|中立
        商店整天没有开门。|上午商店里有很多顾客。|矛盾
        一只猫趴在窗台上睡觉。|窗台上有一只动物。|蕴含
        她在火车站等朋友。|她的朋友迟到了。|中立
        屋里一个人也没有。|三个人在屋里打牌。|矛盾
        渔民们正在收网。|有人在劳动。|蕴含
        那位老人买了一束花。|花是送给妻子的。|中立
        他从来没有出过国。|他去年在法国住过。|矛盾
        孩子们在雪地里堆雪人。|外面有雪。|蕴含
        厨师在切洋葱。|厨师想做汤。|中立
        教室的灯全关了。|教室里灯火通明。|矛盾
        """,
    ),
)

DIMING = SmallTask(
    "diming-chouqu",
    code(r"""
        hang = ["请从句子中找出地名，只写地名。", f"句子：{data['text']}", "地名："]
        return {
            "input": "\n".join(hang),
            "output": data["place"],
            "processed_output": data["place"],
        }
    """),
    table(
        "text|place",
        """
        张伟上周从昆明寄来一箱鲜花。|昆明
        代表团明天抵达日内瓦开会。|日内瓦
        这批茶叶产自福建，味道清香。|福建
        他在哈尔滨看了冰灯。|哈尔滨
        李娜出生于武汉，后来学了网球。|武汉
        台风今晚在海南登陆。|海南
        新桥横跨在重庆的江面上。|重庆
        奶奶年轻时在延安教过书。|延安
        这幅画现藏于巴黎的博物馆。|巴黎
        球队客场去了大连。|大连
        敦煌的壁画需要保护。|敦煌
        暑假我们全家去青岛游泳。|青岛
        """,
    ),
)

YOUDU = SmallTask(
    "yuedu-shifei",
    code(r"""
        text = f"閱讀短文，回答問題。\n短文：{data['passage']}\n"
        text += f"問題：{data['question']}\n回答（是或否）：\n"
        scores = data["target_scores"]
        gold = [name for name in scores if scores[name] == 1][0]
        return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "passage|question|target_scores=",
        """
        這家書店週一公休，其他日子照常營業。|週一可以去買書嗎？|是/*否
        阿里山的小火車已經恢復行駛。|現在能搭小火車嗎？|*是/否
        颱風過後，山路仍然封閉。|山路通車了嗎？|是/*否
        媽祖廟建於三百年前。|這座廟有百年歷史嗎？|*是/否
        本店只收現金，不接受刷卡。|可以刷卡嗎？|是/*否
        圖書館晚上九點關門。|晚上八點還開著嗎？|*是/否
        外公種的芒果今年沒有結果。|今年有芒果吃嗎？|是/*否
        捷運延長線下個月通車。|延長線已經通車了嗎？|是/*否
        弟弟學會了騎腳踏車。|弟弟會騎車嗎？|*是/否
        展覽免費，但要先預約。|看展覽要付錢嗎？|是/*否
        這條河的水可以直接飲用。|河水能喝嗎？|*是/否
        燈塔每天開放參觀。|星期天能參觀燈塔嗎？|*是/否
        """,
    ),
    method="ppl",
    metric="log_prob",
)

CHENGYU = SmallTask(
    "chengyu-tw",
    code(r"""
        text = "選出最適合填入空格的成語。\n題目：" + data["question"] + "\n"
        for number, choice in enumerate(data["choices"], start=1):
            text += f"（{number}）{choice}\n"
        gold = str(data["answer"] + 1)
        return {"input": text + "答案是第幾個：", "output": gold, "processed_output": gold}
    """),
    starred("""
        他做事總是＿＿，從不留到明天。|拖泥帶水/*當機立斷/守株待兔
        比賽最後一刻逆轉，全場＿＿。|*歡聲雷動/鴉雀無聲/愁眉苦臉
        弟弟讀書＿＿，常常半途而廢。|持之以恆/鍥而不捨/*三心二意
        這幅畫畫得＿＿，像真的一樣。|*栩栩如生/死氣沉沉/畫蛇添足
        兩人的實力＿＿，難分高下。|天差地遠/*不相上下/寡不敵眾
        外面下著大雨，他＿＿地跑回家。|慢條斯理/從容不迫/*急急忙忙
        老師的話讓我＿＿，終於明白了。|*恍然大悟/一頭霧水/充耳不聞
        店裡人山人海，＿＿。|門可羅雀/*水洩不通/空無一人
        他說話＿＿，大家都不相信。|言而有信/一諾千金/*言過其實
        面對困難，她＿＿，繼續向前。|*不屈不撓/自暴自棄/垂頭喪氣
        這道菜色香味俱全，令人＿＿。|食不下嚥/*垂涎三尺/索然無味
        山上的空氣＿＿，適合散步。|烏煙瘴氣/臭氣熏天/*清新宜人
    """),
)

XINWEN = SmallTask(
    "xinwen-tw",
    code(
        r"""
        return {
            "input": KAITOU + f"新聞：{data['title']}\n類別：",
            "output": data["topic"],
            "processed_output": data["topic"],
        }
        """,
        above='''
        KAITOU = """請判斷新聞的類別：體育、財經或娛樂。

        新聞：中華隊九局下再見安打晉級
        類別：體育

        新聞：央行宣布升息半碼
        類別：財經

        新聞：金曲獎入圍名單今晚揭曉
        類別：娛樂

        """
        ''',
    ),
    table(
        "title|topic",
        """
        羽球公開賽女單決賽今天開打|體育
        電子股領漲，大盤站上新高|財經
        女星新片首映，影迷擠爆戲院|娛樂
        馬拉松選手打破全國紀錄|體育
        出口連三月成長，訂單回溫|財經
        歌手宣布年底舉辦巡迴演唱會|娛樂
        籃球國手轉戰日本聯盟|體育
        房貸利率下月調整|財經
        偶像劇完結篇收視創新高|娛樂
        游泳小將摘下兩面金牌|體育
        半導體大廠擴大投資|財經
        導演獲頒影展終身成就獎|娛樂
        """,
    ),
    fewshot=0,
)

ZHEN = SmallTask(
    "zh-en-lines",
    code(r"""
        text = f"把中文翻译成英文。\n中文：{data['zh']}\n英文："
        return {"input": text, "output": data["en"], "processed_output": data["en"]}
    """),
    table(
        "zh|en",
        """
        今天下雨了。|It rained today.
        我喜欢喝茶。|I like drinking tea.
        他在图书馆工作。|He works in a library.
        明天我们去爬山。|Tomorrow we will go hiking.
        这件衣服太贵了。|This dress is too expensive.
        请把门关上。|Please close the door.
        她会说三种语言。|She speaks three languages.
        火车什么时候到？|When does the train arrive?
        我的手机丢了。|I lost my phone.
        孩子们在唱歌。|The children are singing.
        这条路很长。|This road is very long.
        谢谢你的帮助。|Thank you for your help.
        """,
    ),
)

TASKS = (POETRY, WAIMAI, SHUXUE, YUNHAN, DIMING, YOUDU, CHENGYU, XINWEN, ZHEN)
