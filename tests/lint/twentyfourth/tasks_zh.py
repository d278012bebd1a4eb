"""Right tasks in Chinese, the last ones in traditional characters."""

from __future__ import annotations

from tests.lint.making import starred, table
from tests.lint.shape import SmallTask, code

IDIOM = SmallTask(
    "zh-idiom",
    code(
        """
        text = f"题目：{data['question']}\\n"
        for letter, choice in zip("ABCD", data["choices"]):
            text += f"{letter}、{choice}\\n"
        text += "正确选项的字母是："
        gold = "ABCD"[data["answer"]]
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    starred(
        """
        形容做事多此一举的成语是哪个？|守株待兔/*画蛇添足/亡羊补牢/井底之蛙
        形容人见识短浅的成语是哪个？|*坐井观天/水落石出/百发百中/一帆风顺
        比喻事后补救的成语是哪个？|掩耳盗铃/刻舟求剑/杯弓蛇影/*亡羊补牢
        形容射箭很准的成语是哪个？|对牛弹琴/画龙点睛/*百步穿杨/狐假虎威
        比喻仗势欺人的成语是哪个？|*狐假虎威/愚公移山/精卫填海/熟能生巧
        比喻自己骗自己的成语是哪个？|胸有成竹/*掩耳盗铃/风和日丽/半途而废
        形容办事有把握的成语是哪个？|拔苗助长/叶公好龙/*胸有成竹/东施效颦
        比喻急于求成的成语是哪个？|滴水穿石/一石二鸟/卧薪尝胆/*拔苗助长
        比喻不听对象说话的成语是哪个？|破釜沉舟/*对牛弹琴/悬梁刺股/望梅止渴
        形容下决心打仗的成语是哪个？|走马观花/鸡犬不宁/*破釜沉舟/画饼充饥
        形容只靠想象安慰自己的成语是哪个？|*画饼充饥/八仙过海/负荆请罪/凿壁偷光
        形容读书刻苦的成语是哪个？|打草惊蛇/杞人忧天/守口如瓶/*凿壁偷光
        """
    ),
)

SHOP = SmallTask(
    "zh-shop-review",
    code(
        """
        text = "评论：" + data["text"] + "\\n这条评论是好评还是差评？\\n回答："
        gold = "好评" if data["stars"] > 3 else "差评"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "text|stars#",
        """
        被子很软，晚上盖着特别暖和。|5
        用了三天就坏了，客服也不理人。|1
        颜色和图片差得太远，很失望。|2
        送货快，包装也结实。|4
        杯子有一股怪味，洗不掉。|1
        鞋子合脚，走一天都不累。|5
        屏幕上有划痕，像是旧货。|2
        孩子抱着这只小熊不肯放手。|5
        锅底不粘，煎鱼很省心。|4
        说明书看不懂，零件还少了两个。|1
        耳机声音清楚，电池也耐用。|5
        衣服洗了一次就缩水了。|2
        """,
    ),
)

READER = SmallTask(
    "zh-diary",
    code(
        """
        template = "阅读日记，用日记里的词语回答问题。\\n日记：{diary}\\n问题：{question}\\n答案："
        text = template.format(**data)
        return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """
    ),
    table(
        "diary|question|answer",
        """
        今天下大雨，我和奶奶在家包饺子。|作者和谁在家？|奶奶
        早上六点，爸爸开车送我去火车站。|爸爸送作者去哪里？|火车站
        语文课上，王老师表扬了我的作文。|老师表扬了什么？|作文
        邻居家的小猫生了四只小猫崽。|生了几只小猫崽？|四只
        周末我们去湖边放风筝，线断了。|周末去哪里放风筝？|湖边
        哥哥用压岁钱买了一把吉他。|哥哥买了什么？|吉他
        晚饭后停电了，我们点上蜡烛讲故事。|停电后点上了什么？|蜡烛
        体育课跑步，小军得了第一名。|谁得了第一名？|小军
        妈妈从杭州带回来一包龙井茶。|茶是从哪里带回来的？|杭州
        院子里的桂花开了，满屋都香。|什么花开了？|桂花
        我在图书馆借了两本讲恐龙的书。|书是讲什么的？|恐龙
        外公教我下象棋，我输了三盘。|谁教作者下象棋？|外公
        """,
    ),
)

FARM = SmallTask(
    "zh-farm-sums",
    code(
        """
        text = "问题：%s\\n请一步一步地算。\\n解答：" % data["question"]
        output = f"{data['steps']}答案是{data['answer']}。"
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """
    ),
    table(
        "question|steps|answer",
        """
        农场有15只鸡和8只鸭，卖掉6只，还剩几只？|15+8=23。23-6=17。|17
        一筐苹果30个，分给5个人，每人几个？|30/5=6。|6
        王大爷每天卖12斤豆腐，4天卖几斤？|12*4=48。|48
        水池有90升水，每小时流走20升，3小时后剩几升？|20*3=60。90-60=30。|30
        3头牛每头吃7捆草，还剩9捆，原来有几捆？|3*7=21。21+9=30。|30
        花店有50枝花，卖出18枝，又进10枝，现在有几枝？|50-18=32。32+10=42。|42
        一辆车坐4人，28人要几辆车？|28/4=7。|7
        小林有35元，买了2本书，每本11元，剩几元？|2*11=22。35-22=13。|13
        果园里有6行树，每行9棵，一共几棵？|6*9=54。|54
        仓库有100袋米，运走4车，每车15袋，剩几袋？|4*15=60。100-60=40。|40
        """,
    ),
    postprocess="exact_match_post",
    stop=("\n\n",),
    max_tokens=120,
)

PAIRS = SmallTask(
    "zh-same-meaning",
    code(
        """
        text = "\\n".join(["句子一：" + data["s1"], "句子二：" + data["s2"], "两句话意思"])
        gold = next(key for key, value in data["target_scores"].items() if value)
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    tuple(
        {
            "s1": row["s1"],
            "s2": row["s2"],
            "target_scores": {key: int(key == row["gold"]) for key in ("相同", "不同")},
        }
        for row in table(
            "s1|s2|gold",
            """
            他昨天没来上班。|昨天他缺勤了。|相同
            这家店不卖酒。|这家店的酒很便宜。|不同
            我比弟弟高。|弟弟比我矮。|相同
            火车八点开。|火车八点到。|不同
            会议改到周五了。|会议不开了。|不同
            她会说法语。|法语她会讲。|相同
            门没有锁上。|门没上锁。|相同
            猫在桌子下面。|桌子在猫下面。|不同
            书全卖完了。|一本书也没剩下。|相同
            他还没吃饭。|他吃过饭了。|不同
            老李退休了。|老李不再工作了。|相同
            雨停了。|雨越下越大。|不同
            """,
        )
    ),
    method="ppl",
    metric="log_prob",
)

MENU = SmallTask(
    "zh-en-menu",
    code(
        """
        text = f"把菜名译成英文。\\n中文：{data['zh']}\\n英文："
        gold = data["en"]
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "zh|en",
        """
        番茄炒蛋|scrambled eggs with tomatoes
        清蒸鲈鱼|steamed sea bass
        红烧肉|braised pork belly
        酸辣汤|hot and sour soup
        春卷|spring rolls
        北京烤鸭|Peking duck
        凉拌黄瓜|cucumber salad
        牛肉面|beef noodle soup
        糖醋排骨|sweet and sour spare ribs
        小笼包|soup dumplings
        绿豆汤|mung bean soup
        葱油饼|scallion pancake
        """,
    ),
)

TRAMS = SmallTask(
    "tw-metro",
    code(
        """
        lines = ["規定：" + data["rule"], "問題：" + data["question"], "請回答「可以」或「不可以」。"]
        gold = {1: "可以", 0: "不可以"}[data["ok"]]
        return {"input": "\\n".join(lines) + "\\n回答：", "output": gold, "processed_output": gold}
        """
    ),
    table(
        "rule|question|ok#",
        """
        車廂內禁止飲食，嬰兒喝奶除外。|乘客能在車上吃便當嗎？|0
        摺疊腳踏車裝袋後得帶上車。|裝袋的摺疊車能上車嗎？|1
        寵物須放在籠內。|狗能牽著繩子上車嗎？|0
        每位旅客得攜帶兩件行李。|帶一件行李能進站嗎？|1
        車站內可以拍照，不得使用腳架。|能在站內架腳架嗎？|0
        導盲犬得陪同主人乘車。|導盲犬能上車嗎？|1
        車票限當日使用。|昨天的票今天還能用嗎？|0
        身高不滿一百一十五公分的兒童免費。|一百公分的孩子能免費搭車嗎？|1
        月台上不得奔跑。|趕車時能在月台跑步嗎？|0
        博愛座請讓給需要的人。|孕婦能坐博愛座嗎？|1
        氣球須放氣後帶入車站。|充了氣的氣球能帶進站嗎？|0
        輪椅旅客得使用寬閘門。|坐輪椅的人能走寬閘門嗎？|1
        """,
    ),
)

HERBS = SmallTask(
    "tw-plants",
    code(
        """
        options = "\\n".join(f"({n}) {each}" for n, each in enumerate(data["choices"], 1))
        text = f"{data['question']}\\n{options}\\n答案："
        gold = f"({data['answer'] + 1})"
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    starred(
        """
        下列哪一種是常綠樹？|楓樹/*松樹/銀杏
        哪一種植物開黃色的花？|*油菜/薰衣草/茉莉
        仙人掌的刺是什麼變成的？|根/莖/*葉子
        哪一種水果長在地上的藤？|荔枝/*西瓜/龍眼
        竹子屬於哪一類？|*草類/樹類/蕨類
        花生的果實長在哪裡？|樹頂/枝上/*土裡
        茶葉採自植物的哪個部位？|根部/*嫩芽/種子
        哪一種植物用孢子繁殖？|*蕨類/稻子/玫瑰
        蓮藕是蓮的哪個部分？|葉柄/種子/*地下莖
        捕蠅草吃什麼？|樹皮/*昆蟲/石頭
        植物行光合作用需要什麼？|月光/鹽/*陽光
        哪一種作物種在水田裡？|*水稻/小麥/棉花
        """
    ),
    stop=("\n\n",),
)

STREETS = SmallTask(
    "tw-addresses",
    code(
        """
        def cue(name, value=""):
            return name + "：" + value

        text = "從地址中找出縣市名稱。\\n" + cue("地址", data["address"]) + "\\n" + cue("縣市")
        gold = data["city"]
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    table(
        "address|city",
        """
        台北市大安區和平東路二段十號|台北市
        高雄市鼓山區蓮海路七十號|高雄市
        花蓮縣壽豐鄉大學路一號|花蓮縣
        新竹市光復路二段一百號|新竹市
        嘉義縣民雄鄉神農路五號|嘉義縣
        台南市東區長榮路三段八號|台南市
        屏東縣恆春鎮中山路二十號|屏東縣
        宜蘭縣礁溪鄉德陽路六號|宜蘭縣
        台中市西區民權路九號|台中市
        苗栗縣三義鄉水美街三號|苗栗縣
        基隆市中正區北寧路二號|基隆市
        彰化縣鹿港鎮復興路四號|彰化縣
        """,
    ),
)

TASKS = (IDIOM, SHOP, READER, FARM, PAIRS, MENU, TRAMS, HERBS, STREETS)
