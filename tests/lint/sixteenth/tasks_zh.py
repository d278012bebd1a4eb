"""Right tasks in Chinese, some of them in traditional characters."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.sixteenth.making import scored, table

CHANGSHI = SmallTask(
    "changshi",
    code(
        """
        lines = ["问题：" + data["question"]]
        lines += [f"{mark}. {text}" for mark, text in zip("ABCD", data["options"])]
        lines.append("答案：")
        gold = "ABCD"[data["right"]]
        return {"input": "\\n".join(lines), "output": gold, "processed_output": gold}
        """
    ),
    table(
        "question|options*|right#",
        """
        我国最长的河流是哪一条？|黄河/长江/珠江/淮河|1
        端午节通常吃什么？|粽子/月饼/汤圆/年糕|0
        《红楼梦》的作者是谁？|吴承恩/罗贯中/施耐庵/曹雪芹|3
        下列哪种动物会冬眠？|麻雀/山羊/刺猬/水牛|2
        兵马俑位于哪座城市？|洛阳/西安/开封/南京|1
        水的化学式是什么？|CO2/NaCl/O2/H2O|3
        围棋棋盘有多少条横线？|19/17/15/21|0
        “床前明月光”出自谁的诗？|杜甫/王维/李白/白居易|2
        一年中白天最长的节气是？|立春/夏至/秋分/大雪|1
        二胡属于哪类乐器？|管乐器/打击乐器/键盘乐器/弦乐器|3
        发明造纸术改进工艺的人是？|蔡伦/张衡/毕昇/祖冲之|0
        敦煌莫高窟在哪个省？|陕西/青海/甘肃/四川|2
        """,
    ),
    postprocess="agieval_single_answer_post",
)

PINGLUN = SmallTask(
    "pinglun",
    code(
        """
        text = f"请判断下面评论的情感，回答“正面”或“负面”。\\n评论：{data['text']}\\n情感："
        return {"input": text, "output": data["label"], "processed_output": data["label"]}
        """
    ),
    table(
        "text|label",
        """
        房间干净，早餐也很丰盛，下次还来。|正面
        等了一个小时菜还没上，太失望了。|负面
        快递包装破损，客服态度恶劣。|负面
        音质出色，戴着也舒服。|正面
        老师讲得清楚，孩子很喜欢。|正面
        用了两天屏幕就坏了。|负面
        景区人山人海，厕所脏得没法进。|负面
        面条劲道，汤头鲜美。|正面
        电池只能撑三个小时，后悔买了。|负面
        剧情紧凑，演员演技在线。|正面
        鞋底开胶，商家还不给退。|负面
        司机热情，路上还帮我提行李。|正面
        """,
    ),
)

YINGYONG = SmallTask(
    "yingyong",
    code(
        """
        text = "题目：" + data["question"] + "\\n请一步一步计算。\\n解答："
        output = "".join(data["steps"]) + "\\n#### " + data["answer"]
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """
    ),
    table(
        "question|steps*|answer",
        """
        小明有15支铅笔，又买了3盒，每盒6支。他一共有多少支？|3盒有3*6=18支。/一共有15+18=33支。|33
        一本书120页，小红每天看14页，看了5天，还剩多少页？|5天看了5*14=70页。/还剩120-70=50页。|50
        果园有8行苹果树，每行9棵，又种了7棵，共有多少棵？|8行有8*9=72棵。/共有72+7=79棵。|79
        每张票25元，买4张付了200元，应找回多少元？|4张票要4*25=100元。/应找回200-100=100元。|100
        一辆车每小时行60千米，行了3小时后又行了20千米，共行多少千米？|3小时行3*60=180千米。/共行180+20=200千米。|200
        妈妈买了2千克鱼，每千克18元，又买了9元青菜，共花多少元？|鱼花了2*18=36元。/共花36+9=45元。|45
        教室里有6排座位，每排7个，坐了38人，还空几个座位？|共有6*7=42个座位。/还空42-38=4个。|4
        工人每天修路11米，修了6天，还剩14米，这条路长多少米？|6天修了6*11=66米。/全长66+14=80米。|80
        一箱牛奶24盒，3箱喝掉了10盒，还剩几盒？|3箱有3*24=72盒。/还剩72-10=62盒。|62
        小刚跳绳第一次跳35下，第二次是第一次的2倍，两次共跳多少下？|第二次跳2*35=70下。/共跳35+70=105下。|105
        一根绳子长90厘米，剪去4段，每段12厘米，还剩多少厘米？|剪去4*12=48厘米。/还剩90-48=42厘米。|42
        鸡舍有5个笼子，每笼13只鸡，卖了20只，还有多少只？|原有5*13=65只。/还有65-20=45只。|45
        """,
    ),
    postprocess="gsm8k_post",
    stop=("\n\n", "题目："),
    max_tokens=200,
)

YUEDU = SmallTask(
    "yuedu",
    code(
        """
        text = 模板.format(文章=data["passage"], 問題=data["question"])
        return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """,
        above="""
        模板 = "請從文章中找出答案，直接抄寫原文。\\n文章：{文章}\\n問題：{問題}\\n答案："
        """,
    ),
    table(
        "passage|question|answer",
        """
        林先生於民國三十八年搬到臺南，開了一間茶行。|林先生搬到哪裡？|臺南
        這座燈塔由英國工程師韓得善設計，高十八公尺。|燈塔由誰設計？|韓得善
        阿嬤每天清晨到市場賣自己種的絲瓜。|阿嬤賣什麼？|絲瓜
        渡輪上午九點開往綠島，下午三點返回。|渡輪幾點返回？|下午三點
        廟口的老榕樹在一場颱風中倒下，村民都很難過。|老榕樹因何倒下？|一場颱風
        陳老師用檜木替學生做了一張書桌。|書桌用什麼做的？|檜木
        圖書館週一休館，其餘日子開到晚上八點。|圖書館哪天休館？|週一
        他在基隆上船，三天後抵達神戶。|他抵達了哪裡？|神戶
        這幅畫是畫家廖繼春晚年的作品，現藏於美術館。|這幅畫的作者是誰？|廖繼春
        小店只收現金，一碗豆花四十元。|一碗豆花多少錢？|四十元
        爺爺的懷錶是曾祖父從上海帶回來的。|懷錶從哪裡帶回來？|上海
        暑假裡，妹妹學會了吹口琴。|妹妹學會了什麼？|吹口琴
        """,
    ),
)

TUILI = SmallTask(
    "tuili",
    code(
        """
        text = "前提：{}\\n结论：{}\\n由前提能推出结论吗？\\n".format(data["premise"], data["claim"])
        gold = next(word for word, score in data["target_scores"].items() if score == 1)
        return {"input": text, "output": gold, "processed_output": gold}
        """
    ),
    scored(
        "premise|claim",
        """
        所有的鱼都生活在水里，鲤鱼是鱼。|鲤鱼生活在水里。|*能/不能
        有些学生会游泳。|所有学生都会游泳。|能/*不能
        如果下雨，操场就湿；现在正下雨。|操场湿了。|*能/不能
        小李比小王高，小王比小张高。|小张比小李高。|能/*不能
        店里的苹果都是红的。|店里有一个青苹果。|能/*不能
        今天是周三。|明天是周四。|*能/不能
        没有一只猫会飞，咪咪是猫。|咪咪不会飞。|*能/不能
        大部分鸟会飞。|企鹅会飞。|能/*不能
        他每天早上六点起床。|他今天早上六点起床。|*能/不能
        如果有票，就能进场；他没有进场。|他没有票。|*能/不能
        她会弹钢琴。|她会拉小提琴。|能/*不能
        这个班只有男生，小华在这个班。|小华是女生。|能/*不能
        """,
    ),
    method="ppl",
    metric="log_prob",
)

FANYI = SmallTask(
    "fanyi",
    code(
        """
        text = f"把英文译成中文。\\n英文：{data['en']}\\n中文："
        answer = data["zh"]
        return dict(input=text, output=answer, processed_output=answer)
        """
    ),
    table(
        "en|zh",
        """
        Good morning.|早上好。
        The moon is round tonight.|今晚的月亮很圆。
        My father is a doctor.|我父亲是医生。
        How much is this?|这个多少钱？
        We arrived yesterday.|我们昨天到的。
        She likes green tea.|她喜欢绿茶。
        Please speak slowly.|请慢慢说。
        The shop is closed.|商店关门了。
        It is cold outside.|外面很冷。
        He teaches history.|他教历史。
        I lost my key.|我把钥匙丢了。
        Are you ready?|你准备好了吗？
        """,
    ),
)

XINWEN = SmallTask(
    "xinwen",
    code(
        """
        題目 = ["新聞：" + data["title"]]
        題目.append("這則新聞屬於哪一類？可選類別：" + "、".join(類別))
        題目.append("類別：")
        return {
            "input": "\\n".join(題目),
            "output": data["class"],
            "processed_output": data["class"],
        }
        """,
        above="""
        類別 = ("體育", "財經", "科技", "娛樂")
        """,
    ),
    table(
        "title|class",
        """
        中華隊延長賽逆轉，挺進八強|體育
        央行升息半碼，房貸族壓力增|財經
        新款折疊手機發表，續航力倍增|科技
        金曲獎入圍名單揭曉，新人領跑|娛樂
        台股收盤大漲三百點|財經
        年度賀歲片票房破億|娛樂
        馬拉松好手刷新全國紀錄|體育
        研究團隊打造省電晶片|科技
        歌手宣布巡迴演唱會加場|娛樂
        出口連三月成長，匯率走強|財經
        網球名將宣布退役|體育
        衛星成功升空，將觀測氣象|科技
        """,
    ),
)

FANYICI = SmallTask(
    "fanyici",
    code(
        """
        text = 例子 + f"词语：{data['word']}\\n反义词："
        return {"input": text, "output": data["gold"], "processed_output": data["gold"]}
        """,
        above="""
        例子 = (
            "写出下列词语的反义词。\\n\\n"
            "词语：高大\\n反义词：矮小\\n\\n"
            "词语：勤劳\\n反义词：懒惰\\n\\n"
            "词语：明亮\\n反义词：昏暗\\n\\n"
        )
        """,
    ),
    table(
        "word|gold",
        """
        寒冷|炎热
        安全|危险
        简单|复杂
        勇敢|胆怯
        干净|肮脏
        骄傲|谦虚
        拥挤|空旷
        聪明|愚蠢
        真实|虚假
        进步|退步
        坚固|脆弱
        热闹|冷清
        """,
    ),
    fewshot=0,
)

PANDUAN = SmallTask(
    "panduan",
    code(
        """
        statement, verdict = data["statement"], 判断(data)
        text = "判断下面的说法是否正确，回答“对”或“错”。\\n说法：" + statement + "\\n回答："
        return {"input": text, "output": verdict, "processed_output": verdict}
        """,
        above="""
        def 判断(row):
            return "对" if row["true"] == "1" else "错"
        """,
    ),
    table(
        "statement|true",
        """
        地球绕着太阳转。|1
        鲸鱼是一种鱼。|0
        三角形的内角和是180度。|1
        冰比水重。|0
        北京是中国的首都。|1
        蜘蛛有六条腿。|0
        声音在真空中传播得最快。|0
        闰年有366天。|1
        铁能被磁铁吸引。|1
        月亮自己会发光。|0
        植物的根能吸收水分。|1
        蝙蝠属于鸟类。|0
        """,
    ),
    shots=table(
        "statement|true",
        """
        一天有24小时。|1
        太阳从西边升起。|0
        正方形有五条边。|0
        人用肺呼吸。|1
        """,
    ),
)

TASKS = (CHANGSHI, PINGLUN, YINGYONG, YUEDU, TUILI, FANYI, XINWEN, FANYICI, PANDUAN)
