"""Right tasks in Chinese, some of them in traditional characters."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

ZTEA = SmallTask(
    "cha-wenti",
    code(r"""
    lines = [f"{letter}. {text}" for letter, text in zip("ABCD", data["choices"])]
    text = "问题：" + data["question"] + "\n" + "\n".join(lines) + "\n答案："
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred("""
    龙井茶产于哪座城市？|苏州/*杭州/南京/合肥
    普洱茶产于哪个省？|*云南/四川/广东/湖南
    下列哪种茶是红茶？|碧螺春/铁观音/*祁门茶/白毫银针
    《茶经》的作者是谁？|白居易/苏轼/杜甫/*陆羽
    铁观音属于哪类茶？|*乌龙茶/绿茶/黑茶/白茶
    紫砂壶以哪里出产的最有名？|景德镇/*宜兴/德化/龙泉
    茶叶中使人提神的成分是什么？|淀粉/钙/*咖啡因/铁
    下列哪种茶不经过发酵？|红茶/黑茶/乌龙茶/*绿茶
    武夷岩茶产于哪个省？|江西/浙江/*福建/贵州
    藏族常喝哪种茶？|奶盖茶/*酥油茶/柠檬茶/水果茶
    茉莉花茶用什么花熏制？|*茉莉花/桂花/菊花/玫瑰花
    盖碗由盖、碗和什么组成？|勺/壶/筷/*托
    """),
)

ZHOTEL = SmallTask(
    "minsu-pinglun",
    code(r"""
    text = f"评论：{data['review']}\n这条评论的倾向是好评还是差评？\n答案："
    gold = [key for key, value in data["target_scores"].items() if value][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {"review": review, "target_scores": {"好评": int(good), "差评": int(not good)}}
        for review, good in (
            ("房间干净，老板热情，下次还来。", True),
            ("床单有污渍，热水也没有。", False),
            ("半夜楼下一直放音乐，根本睡不着。", False),
            ("早餐丰盛，风景绝佳。", True),
            ("离车站近，服务周到。", True),
            ("照片和实物差得太远，非常失望。", False),
            ("空调坏了，打电话也没人管。", False),
            ("院子里的桂花很香，孩子玩得开心。", True),
            ("性价比高，强烈推荐。", True),
            ("墙上发霉，味道难闻。", False),
            ("前台态度恶劣，押金拖了三天才退。", False),
            ("被子松软，一觉睡到天亮。", True),
        )
    ),
    method="ppl",
)

ZSPAN = SmallTask(
    "xinwen-chouqu",
    code(r"""
    text = f"阅读短文，用短文中的词语回答问题。\n短文：{data['passage']}\n问题：{data['question']}\n答案："
    return {"input": text, "output": data["span"], "processed_output": data["span"]}
    """),
    table(
        "passage|question|span",
        """
    县图书馆周六举办旧书交换会，地点在三楼大厅。|交换会在哪里举办？|三楼大厅
    今年苹果减产，果农改种了猕猴桃。|果农改种了什么？|猕猴桃
    列车在郑州站停车十二分钟，补充了饮用水。|列车在哪一站停车？|郑州站
    博物馆新展出的铜鼓来自广西，重七十公斤。|铜鼓来自哪里？|广西
    周医生建议他每天散步半小时。|谁建议他散步？|周医生
    渔船因大雾推迟到下午三点出海。|渔船为什么推迟出海？|大雾
    小学的操场铺上了新草皮，花费四万元。|操场铺上了什么？|新草皮
    法院判决被告在十日内归还借款。|被告要归还什么？|借款
    养蜂人老郭去年收了两吨槐花蜜。|老郭收了什么蜜？|槐花蜜
    棋手林岚在决赛中执白获胜。|谁在决赛中获胜？|林岚
    """,
    ),
)

ZSUM = SmallTask(
    "nongchang-yingyong",
    code(r"""
    text = f"题目：{data['problem']}\n请先写出过程，再在“####”后写出结果。\n解答："
    return {
        "input": text,
        "output": f"{data['steps']} #### {data['result']}",
        "processed_output": str(data["result"]),
    }
    """),
    table(
        "problem|steps|result#",
        """
    农场有24只鸡和18只鸭，一共有多少只？|24+18=42，一共有42只。|42
    每筐装15个梨，6筐装多少个？|15*6=90，6筐装90个。|90
    一块地收了84公斤豆子，分装7袋，每袋多少公斤？|84/7=12，每袋12公斤。|12
    果园有130棵树，砍了27棵，还剩多少棵？|130-27=103，还剩103棵。|103
    奶牛每天产奶22升，5天产多少升？|22*5=110，5天产110升。|110
    买了3把锄头，每把18元，共花多少元？|3*18=54，共花54元。|54
    水池有200升水，用去65升，还有多少升？|200-65=135，还有135升。|135
    4头猪吃了36公斤饲料，平均每头吃多少公斤？|36/4=9，平均每头吃9公斤。|9
    上午摘瓜31个，下午摘瓜29个，共摘多少个？|31+29=60，共摘60个。|60
    一排种8棵葱，11排种多少棵？|8*11=88，11排种88棵。|88
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

TMUS = SmallTask(
    "bowuguan-ti",
    code(r"""
    options = list(data["target_scores"])
    text = f"{data['question']}\n選項：{'、'.join(options)}\n正確答案是："
    gold = max(options, key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    scored("""
    翠玉白菜收藏在哪裡？|*臺北故宮/上海博物館/南京博物院
    清明上河圖畫的是哪座城市？|長安/*汴京/洛陽
    兵馬俑屬於哪位皇帝的陵墓？|漢武帝/唐太宗/*秦始皇
    蘭亭集序是誰的作品？|*王羲之/顏真卿/柳公權
    唐三彩是什麼？|漆器/*陶器/玉器
    甲骨文刻在什麼上面？|竹簡/絲綢/*龜甲和獸骨
    富春山居圖的作者是誰？|*黃公望/張擇端/唐寅
    青花瓷的圖案是什麼顏色？|紅色/*藍色/黃色
    越王勾踐劍是用什麼鑄成的？|鐵/金/*青銅
    敦煌莫高窟在哪個省？|*甘肅/陝西/山西
    馬王堆漢墓在哪座城市？|武漢/*長沙/南昌
    最早的紙幣叫什麼？|銀票/大鈔/*交子
    """),
    method="ppl",
)

TYES = SmallTask(
    "zulin-shifei",
    code(r"""
    text = f"條款：{data['clause']}\n問題：{data['question']}\n請回答「是」或「否」。\n回答："
    gold = "是" if data["label"] else "否"
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "clause|question|label?",
        """
    租客每月五日前須繳付租金。|租金是按月繳付的嗎？|true
    房東負責維修冷氣機。|租客要付冷氣機的維修費嗎？|false
    未經同意，租客不得飼養寵物。|租客可以隨意養狗嗎？|false
    押金於退租後十四日內退還。|退租後會退還押金嗎？|true
    停車位不包括在租約之內。|租約包括停車位嗎？|false
    雙方均可提前一個月通知解約。|租客可以提前解約嗎？|true
    頂樓只供業主使用。|租客可以使用頂樓嗎？|false
    水費由房東支付。|水費是房東付的嗎？|true
    租客可以在牆上掛畫。|租客掛畫違反租約嗎？|false
    租約期滿後可以續租一年。|期滿後可以續租嗎？|true
    夜間十一時後不得演奏樂器。|半夜可以拉小提琴嗎？|false
    傢俱如有損壞，租客須賠償。|弄壞沙發要賠償嗎？|true
    """,
    ),
)

TNEWS = SmallTask(
    "baozhang-fenlei",
    code(
        r"""
    text = f"請把標題分到以下類別之一：{'、'.join(KINDS)}。\n標題：{data['title']}\n類別："
    return {"input": text, "output": data["kind"], "processed_output": data["kind"]}
    """,
        above="""
    KINDS = ("體育", "財經", "科技", "飲食")
    """,
    ),
    table(
        "title|kind",
        """
    女排三比零橫掃對手晉級決賽|體育
    央行宣布降息一碼|財經
    新款晶片的運算速度提高一倍|科技
    老街豆花店的祕方傳了三代|飲食
    短跑好手打破全國紀錄|體育
    股市連跌五日後反彈|財經
    衛星傳回月球背面的影像|科技
    冬天最適合燉一鍋羊肉湯|飲食
    房貸利率下月調高|財經
    桌球小將奪得金牌|體育
    工程師發表能摺疊的手機|科技
    鳳梨酥怎樣烤才酥鬆|飲食
    """,
    ),
    shots=table(
        "title|kind",
        """
    籃球聯賽今晚開打|體育
    匯率創下十年新低|財經
    機器人學會自己開門|科技
    夜市小吃評鑑出爐|飲食
    """,
    ),
    fewshot=4,
)

ZPOEM = SmallTask(
    "gushi-xiaju",
    code(r"""
    text = f"请写出下一句。\n上一句：{data['first']}\n下一句："
    return {"input": text, "output": data["second"], "processed_output": data["second"]}
    """),
    table(
        "first|second",
        """
    床前明月光|疑是地上霜
    白日依山尽|黄河入海流
    春眠不觉晓|处处闻啼鸟
    锄禾日当午|汗滴禾下土
    千山鸟飞绝|万径人踪灭
    红豆生南国|春来发几枝
    松下问童子|言师采药去
    离离原上草|一岁一枯荣
    空山不见人|但闻人语响
    好雨知时节|当春乃发生
    """,
    ),
    fewshot=2,
)

TASKS = (ZTEA, ZHOTEL, ZSPAN, ZSUM, TMUS, TYES, TNEWS, ZPOEM)
