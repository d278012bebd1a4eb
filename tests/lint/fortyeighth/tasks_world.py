"""Right tasks: in Chinese, Spanish, German, Vietnamese, French, Russian and Japanese."""

from __future__ import annotations

from tests.lint.making import keyed, records, table
from tests.lint.shape import SmallTask, code

GAOKAO = SmallTask(
    "gaokao-dili",
    code(r"""
    options = [data["选项A"], data["选项B"], data["选项C"], data["选项D"]]
    text = "下面是一道高考地理选择题，四个选项中只有一项正确，请写出正确选项的字母。\n"
    text += "题目：" + data["题干"] + "\n"
    text += "\n".join(f"{letter}．{option}" for letter, option in zip("ABCD", options))
    text += "\n答案："
    return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
    """),
    table(
        "题干|选项A|选项B|选项C|选项D|答案",
        """
    长江注入的海域是|黄海|东海|南海|渤海|B
    我国最大的内陆盆地是|塔里木盆地|四川盆地|柴达木盆地|准噶尔盆地|A
    下列城市中年降水量最多的是|北京|兰州|广州|乌鲁木齐|C
    青藏高原气温低的主要原因是|纬度高|距海远|多雨|海拔高|D
    地球自转产生的现象是|四季更替|昼夜交替|月食|潮汐停止|B
    黄土高原水土流失严重的自然原因是|过度放牧|修路|夏季多暴雨|开矿|C
    我国主要的小麦产区位于|华北平原|海南岛|藏北高原|台湾岛|A
    赤道附近常年盛行的气候是|温带海洋性气候|苔原气候|地中海气候|热带雨林气候|D
    世界上面积最大的大洋是|大西洋|印度洋|太平洋|北冰洋|C
    日界线大致沿哪条经线|0°|180°|90°E|90°W|B
    """,
    ),
)

KEFU = SmallTask(
    "kefu-gongdan",
    code(
        r"""
    说明 = "、".join(f"{编号}－{名称}" for 编号, 名称 in 类别.items())
    text = f"请将客服工单归类，只输出类别编号。\n类别：{说明}\n工单内容：{data['content']}\n类别编号："
    gold = str(data["type"])
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    类别 = {1: "物流", 2: "退款", 3: "质量", 4: "账号"}
    """,
    ),
    table(
        "content|type#",
        """
    快递三天没有更新，包裹到底在哪里？|1
    申请退款已经一周，钱还没有到账。|2
    杯子收到时杯口有一道裂纹。|3
    我的手机号换了，登录不上去。|4
    衣服洗一次就褪色，太差了。|3
    麻烦把收货地址改到公司，尽快派送。|1
    验证码一直收不到，密码也忘了。|4
    多扣了二十元，请退给我。|2
    耳机左边没有声音。|3
    订单显示已签收，可我没收到货。|1
    买贵了，想退差价。|2
    头像和昵称无法修改。|4
    """,
    ),
)

CHENGYU = SmallTask(
    "chengyu-tiankong",
    code(r"""
    text = data["sent"].replace("#idiom#", "____") + "\n横线处应填入的成语是："
    gold = next(k for k, v in data["target_scores"].items() if v == 1)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "sent",
        """
    他做事一向#idiom#，从不半途而废。|*持之以恒/画蛇添足/守株待兔
    听到这个好消息，全家人#idiom#。|垂头丧气/*喜出望外/对牛弹琴
    你已经写得很好了，再改就是#idiom#。|一石二鸟/雪中送炭/*画蛇添足
    和不懂音乐的人谈交响曲，简直是#idiom#。|*对牛弹琴/百发百中/水落石出
    在我最困难的时候，他的帮助真是#idiom#。|锦上添花/*雪中送炭/杯弓蛇影
    经过调查，事情终于#idiom#。|掩耳盗铃/水到渠成/*水落石出
    想靠运气发财，不过是#idiom#罢了。|*守株待兔/一鸣惊人/精益求精
    这位射击运动员#idiom#，拿了冠军。|半途而废/*百发百中/自相矛盾
    他前后的说法#idiom#，没有人相信。|*自相矛盾/助人为乐/喜出望外
    """,
    ),
    method="ppl",
    postprocess="",
)

YIXUE = SmallTask(
    "yixue-panduan",
    code(r"""
    lines = ["判断下面的医学常识是否正确，正确答“对”，错误答“错”。"]
    lines.append(f"陈述：{data['statement']}")
    lines.append("判断：")
    gold = data["label"]
    return {"input": "\n".join(lines), "output": gold, "processed_output": gold}
    """),
    table(
        "statement|label",
        """
    成年人的正常体温约为三十七摄氏度。|对
    抗生素可以治疗普通感冒病毒。|错
    胰岛素由胰腺分泌。|对
    人体最大的器官是心脏。|错
    缺乏维生素C会引起坏血病。|对
    红细胞负责杀灭细菌。|错
    高血压患者应当减少盐的摄入。|对
    脊柱一共只有三块椎骨。|错
    肺的主要功能是气体交换。|对
    近视的人看不清近处的物体。|错
    """,
    ),
)

XINXI = SmallTask(
    "zhaopin-chouqu",
    code(r"""
    gold = f"职位={data['职位']}；城市={data['城市']}；月薪={data['月薪']}"
    text = (
        "从招聘广告中抽取职位、城市和月薪，格式为“职位=…；城市=…；月薪=…”。\n"
        "广告：{}\n抽取结果："
    ).format(data["广告"])
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "广告|职位|城市|月薪",
        """
    成都某茶馆招店长一名，月薪8000元，包吃住。|店长|成都|8000元
    急聘会计，工作地点苏州，每月9500元。|会计|苏州|9500元
    西安物流园招叉车司机，7000元一个月。|叉车司机|西安|7000元
    厦门海边民宿找管家，月薪6500元。|管家|厦门|6500元
    数据分析师，杭州，月入18000元起。|数据分析师|杭州|18000元
    天津小学诚聘音乐教师，月薪7800元。|音乐教师|天津|7800元
    青岛啤酒厂招电工，待遇每月8200元。|电工|青岛|8200元
    昆明花卉市场需要仓管，5600元每月。|仓管|昆明|5600元
    """,
    ),
)

YUEDU = SmallTask(
    "yuwen-yuedu",
    code(r"""
    marks = "①②③"
    shown = "\n".join(marks[i] + option for i, option in enumerate(data["options"]))
    gold = marks[data["answer"]]
    text = f"阅读短文，选择正确的一项，写出序号。\n【短文】{data['passage']}\n【问题】{data['question']}\n"
    text += f"{shown}\n【答案】"
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    records(
        "passage question options answer",
        ("清晨，奶奶提着篮子去赶集。", "奶奶去做什么？", ["赶集", "钓鱼", "上课"], 0),
        ("雪停了，孩子们在院子里堆雪人。", "孩子们在哪里？", ["教室", "院子", "河边"], 1),
        ("小鹿迷了路，猫头鹰给它指了方向。", "谁帮助了小鹿？", ["狐狸", "兔子", "猫头鹰"], 2),
        ("因为下雨，运动会改到周五。", "运动会哪天开？", ["周五", "周三", "周日"], 0),
        ("老船长把罗盘送给了孙子。", "罗盘给了谁？", ["水手", "儿子", "孙子"], 2),
        ("他省下饭钱，买了一本旧字典。", "他买了什么？", ["钢笔", "字典", "皮球"], 1),
        ("井水很凉，西瓜泡在里面最好。", "西瓜放在哪里？", ["井水里", "锅里", "树下"], 0),
        ("画家等了三天，才等到日出。", "画家等了多久？", ["一天", "三天", "一周"], 1),
        ("蚂蚁搬家，爷爷说要下雨了。", "爷爷说什么？", ["要刮风", "要下雪", "要下雨"], 2),
    ),
)

SEGUROS = SmallTask(
    "seguros-ramo",
    code(r"""
    texto = "Indica el ramo del siniestro: hogar, auto, salud o viaje.\n\n"
    texto += "Parte: " + data["parte"] + "\n"
    texto += "Ramo:"
    return {"input": texto, "output": " " + data["ramo"], "processed_output": data["ramo"]}
    """),
    table(
        "parte|ramo",
        """
    Una tubería reventó e inundó la cocina del asegurado.|hogar
    Le golpearon el parachoques en un semáforo.|auto
    Factura de tres noches en la clínica por apendicitis.|salud
    La aerolínea perdió la maleta en la escala de Lisboa.|viaje
    El granizo abolló el capó y rompió la luna trasera.|auto
    Entraron a robar por la ventana del salón.|hogar
    Anularon el crucero dos días antes de salir.|viaje
    Sesiones de fisioterapia tras una operación de rodilla.|salud
    Cortocircuito que quemó el frigorífico.|hogar
    Pinchó dos ruedas al pasar por un bache.|auto
    """,
    ),
)

VERKEHR = SmallTask(
    "verkehr-beschwerden",
    code(r"""
    kopf = "Ordne die Beschwerde einer Kategorie zu und antworte mit der Ziffer.\n"
    kopf += "1: Verspätung\n2: Fahrpreis\n3: Sauberkeit\n4: Personal\n\n"
    text = kopf + f"Beschwerde: {data['text']}\nZiffer:"
    return {"input": text, "output": f" {data['kat']}", "processed_output": str(data["kat"])}
    """),
    table(
        "text|kat#",
        """
    Die S3 kam heute wieder zwanzig Minuten zu spät.|1
    Im Bus klebte Kaugummi auf drei Sitzen.|3
    Warum kostet die Kurzstrecke jetzt drei Euro?|2
    Der Fahrer hat mich angeschrien, weil ich gefragt habe.|4
    Der Zug um 7:12 fiel ohne Ansage aus, ich kam eine Stunde zu spät.|1
    Die Toilette im Regionalexpress war unbenutzbar und stank.|3
    Das Monatsticket wurde mir doppelt abgebucht.|2
    Die Kontrolleurin war sehr unhöflich zu meiner Tochter.|4
    Überall lagen Scherben auf dem Bahnsteig.|3
    Für Senioren gibt es keine Ermäßigung mehr.|2
    """,
    ),
)

TIENGVIET = SmallTask(
    "tu-vung-lop5",
    code(r"""
    cau = data["cau"].replace("___", "......")
    dong = [f"{chu}. {tu}" for chu, tu in zip(("A", "B", "C"), data["tu"])]
    text = "\n".join(["Chọn từ thích hợp điền vào chỗ trống (A, B hoặc C).", cau, *dong, "Đáp án:"])
    return {"input": text, "output": " " + data["dap_an"], "processed_output": data["dap_an"]}
    """),
    table(
        "cau|tu*|dap_an",
        """
    Mặt trời ___ ở phía đông.|mọc/lặn/chạy|A
    Mẹ em đang ___ cơm trong bếp.|may/nấu/trồng|B
    Con mèo ___ chuột rất giỏi.|hát/bơi/bắt|C
    Mùa hè trời rất ___.|nóng/lạnh/mặn|A
    Bác sĩ ___ bệnh cho mọi người.|xây/vẽ/chữa|C
    Em ___ sách trong thư viện.|uống/đọc/cắt|B
    Chim ___ trên bầu trời xanh.|bay/lặn/bò|A
    Nước đun sôi ở một trăm ___.|mét/độ/lít|B
    Ông em ___ cây trong vườn.|nấu/may/trồng|C
    """,
    ),
)

TRADUCTION = SmallTask(
    "glossaire-fr-ru",
    code(r"""
    return {
        "input": "Traduis en russe.\nfrançais : {fr}\nrusse :".format(**data),
        "output": " {ru}".format(**data),
        "processed_output": data["ru"],
    }
    """),
    table(
        "fr|ru",
        """
    la maison blanche|белый дом
    Où est la gare ?|Где вокзал?
    Je lis un livre.|Я читаю книгу.
    du pain et du lait|хлеб и молоко
    Il fait froid aujourd'hui.|Сегодня холодно.
    Ma sœur travaille à l'hôpital.|Моя сестра работает в больнице.
    un vieux pont|старый мост
    Nous allons au théâtre.|Мы идём в театр.
    Merci beaucoup !|Большое спасибо!
    """,
    ),
)

KEIGO = SmallTask(
    "keigo-bunrui",
    code(r"""
    text = f"次の文は敬語ですか、普通体ですか。「敬語」か「普通体」で答えてください。\n文：{data['bun']}\n答え："
    return {"input": text, "output": data["ta"], "processed_output": data["ta"]}
    """),
    table(
        "bun|ta",
        """
    先生がいらっしゃいました。|敬語
    明日は学校に行かない。|普通体
    お名前を伺ってもよろしいでしょうか。|敬語
    弟がケーキを全部食べた。|普通体
    資料をご覧になってください。|敬語
    もう眠いから寝るよ。|普通体
    社長が召し上がりました。|敬語
    雨が降ったら中止だ。|普通体
    """,
    ),
)

TASKS = (
    GAOKAO,
    KEFU,
    CHENGYU,
    YIXUE,
    XINXI,
    YUEDU,
    SEGUROS,
    VERKEHR,
    TIENGVIET,
    TRADUCTION,
    KEIGO,
)
