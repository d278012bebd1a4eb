"""Right tasks: in Chinese of both kinds."""

from __future__ import annotations

from tests.lint.making import keyed, starred, table
from tests.lint.shape import SmallTask, code

ZMC = SmallTask(
    "zh-exam",
    code(r"""
    text = f"题目：{data['question']}\n"
    for letter, choice in zip("ABCD", data["choices"]):
        text += f"{letter}．{choice}\n"
    text += "答案："
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred("""
    我国的首都是哪座城市？|上海/*北京/广州/西安
    水的化学式是什么？|CO2/NaCl/*H2O/O2
    《红楼梦》的作者是谁？|*曹雪芹/罗贯中/吴承恩/施耐庵
    一年有多少个月？|十/十一/十三/*十二
    下列哪种动物是哺乳动物？|鲤鱼/*海豚/青蛙/麻雀
    光合作用主要在植物的哪个部位进行？|根/花/种子/*叶
    三角形的内角和是多少度？|90/120/*180/360
    世界上面积最大的洋是哪个？|*太平洋/大西洋/印度洋/北冰洋
    人体最大的器官是什么？|心脏/*皮肤/肺/胃
    《静夜思》的作者是谁？|*李白/杜甫/王维/白居易
    电流的单位是什么？|伏特/欧姆/*安培/瓦特
    秦始皇统一六国后建立了哪个朝代？|汉朝/唐朝/宋朝/*秦朝
    """),
)

ZTONE = SmallTask(
    "zh-hotel-tone",
    code(r"""
    text = f"下面的住客评论是好评还是差评？\n评论：{data['review']}\n判断："
    gold = next(key for key, value in data["target_scores"].items() if value)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "review",
        """
    房间干净，服务员非常热情。|*好评/差评
    隔音太差，一晚上没睡好。|好评/*差评
    早餐丰富，下次还会再来。|*好评/差评
    空调坏了，前台态度恶劣。|好评/*差评
    位置方便，性价比很高。|*好评/差评
    床单有污渍，让人恶心。|好评/*差评
    浴室漏水，投诉也没人理。|好评/*差评
    风景优美，孩子们玩得很开心。|*好评/差评
    又贵又旧，非常失望。|好评/*差评
    设施齐全，住得很舒服。|*好评/差评
    """,
    ),
    method="ppl",
)

TSPAN = SmallTask(
    "tw-notices",
    code(r"""
    text = f"公告：{data['notice']}\n問題：{data['question']}\n請用公告中的文字回答。\n答案："
    gold = data["answer"]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "notice|question|answer",
        """
    市立圖書館因整修，自三月一日起休館兩週。|休館多久？|兩週
    本週六上午九點在中山公園舉辦路跑活動。|路跑在哪裡舉辦？|中山公園
    申請補助的民眾請於月底前將表格寄至社會局。|表格要寄到哪裡？|社會局
    颱風接近，明日高雄市停止上班上課。|哪個城市停止上班？|高雄市
    里長陳美玲邀請居民參加中秋晚會。|里長是誰？|陳美玲
    新版身分證將採用藍色封面。|封面是什麼顏色？|藍色
    第二月臺因電梯故障暫停使用。|什麼故障了？|電梯
    游泳池的門票調整為一百二十元。|門票多少錢？|一百二十元
    衛生所將於星期三為長者施打流感疫苗。|為誰施打疫苗？|長者
    校慶當天所有學生須穿著運動服。|學生要穿什麼？|運動服
    """,
    ),
)

TYES = SmallTask(
    "tw-health",
    code(r"""
    text = f"判斷下列敘述是否正確，請回答「是」或「否」。\n敘述：{data['statement']}\n回答："
    gold = "是" if data["correct"] else "否"
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "statement|correct?",
        """
    吸菸會增加罹患肺癌的風險。|true
    抗生素可以殺死病毒。|false
    胰島素能降低血糖。|true
    人的心臟有兩個腔室。|false
    缺乏維生素C會引起壞血病。|true
    正常人的體溫約為攝氏三十七度。|true
    肝臟位於人的頭部。|false
    洗手有助於預防腸病毒。|true
    成人的骨頭比嬰兒多。|false
    紅血球負責運送氧氣。|true
    糖尿病是由細菌傳染的疾病。|false
    眼睛的水晶體負責製造血液。|false
    """,
    ),
)

ZSUM = SmallTask(
    "zh-word-sums",
    code(r"""
    text = f"应用题：{data['problem']}\n请先写出计算步骤，再在“####”后面写出得数。\n解答："
    output = f"{data['steps']} #### {data['result']}"
    return {"input": text, "output": output, "processed_output": str(data["result"])}
    """),
    table(
        "problem|steps|result#",
        """
    图书馆有36本新书，借出了15本，还剩多少本？|36 - 15 = 21，还剩21本。|21
    一支笔4元，买13支要多少元？|4 * 13 = 52，要52元。|52
    72名学生平均分成8组，每组多少人？|72 / 8 = 9，每组9人。|9
    上午收到27封信，下午收到46封，一共多少封？|27 + 46 = 73，一共73封。|73
    一辆车每小时行60千米，3小时行多少千米？|60 * 3 = 180，行180千米。|180
    果园有苹果树55棵，梨树38棵，一共多少棵？|55 + 38 = 93，一共93棵。|93
    小红有80元，买书用了29元，还剩多少元？|80 - 29 = 51，还剩51元。|51
    96个鸡蛋装6盒，每盒多少个？|96 / 6 = 16，每盒16个。|16
    每排坐25人，4排坐多少人？|25 * 4 = 100，坐100人。|100
    仓库有150袋米，运走64袋，还剩多少袋？|150 - 64 = 86，还剩86袋。|86
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

TASKS = (ZMC, ZTONE, TSPAN, TYES, ZSUM)
