"""Right tasks in Chinese, Korean, Portuguese, Spanish, German, French, Japanese and Russian."""

from __future__ import annotations

from tests.lint.making import keyed, starred, table
from tests.lint.shape import SmallTask, code

ZHONGKAO = SmallTask(
    "zhongkao-phy",
    code(r"""
    opts = "\n".join(f"{mark}．{data[mark]}" for mark in "ABCD")
    stem = "下面是一道中考物理单选题，请直接写出正确选项的字母。\n"
    text = stem + f"题目：{data['题目']}\n{opts}\n答案："
    return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
    """),
    table(
        "题目|A|B|C|D|答案",
        """
    力的国际单位是（　　）|焦耳|瓦特|牛顿|帕斯卡|C
    下列物品中属于导体的是（　　）|铜钥匙|橡皮|塑料尺|玻璃杯|A
    光在真空中的传播速度约为每秒（　　）|三百米|三万千米|三千米|三十万千米|D
    冰变成水的过程叫做（　　）|凝固|熔化|汽化|升华|B
    测量电流的仪表是（　　）|电压表|弹簧测力计|电流表|温度计|C
    家庭电路的电压是（　　）|36伏|220伏|1.5伏|380伏|B
    声音的高低叫做（　　）|音调|响度|音色|频道|A
    下列能源中不可再生的是（　　）|风能|水能|太阳能|石油|D
    近视眼应配戴（　　）|凸透镜|平面镜|凹透镜|三棱镜|C
    使用杠杆时能省力的是（　　）|镊子|羊角锤|钓鱼竿|筷子|B
    """,
    ),
)

CHENGYU = SmallTask(
    "chengyu-blank",
    code(
        r"""
    lines = ["选出最适合填入横线处的成语，只写序号。", data["question"]]
    lines += [mark + choice for mark, choice in zip(MARKS, data["choices"])]
    gold = MARKS[data["answer"]]
    return {"input": "\n".join(lines) + "\n序号：", "output": gold, "processed_output": gold}
    """,
        above='MARKS = "①②③④"',
    ),
    starred("""
    他做事总是____，从不拖到第二天。|画蛇添足/*雷厉风行/守株待兔/望梅止渴
    这场比赛双方____，直到最后一秒才分出胜负。|*势均力敌/井底之蛙/对牛弹琴/一诺千金
    老人回忆往事，说得____，大家都听入了迷。|杯弓蛇影/亡羊补牢/*绘声绘色/掩耳盗铃
    面对困难，队员们____，一起想办法。|刻舟求剑/南辕北辙/狐假虎威/*齐心协力
    这篇文章条理清楚，层次____。|*井然有序/乱七八糟/鸡飞狗跳/人山人海
    节日的广场上____，热闹非凡。|门可罗雀/*人山人海/孤苦伶仃/夜深人静
    他____，捡到钱包马上交给了警察。|见利忘义/贪得无厌/*拾金不昧/唯利是图
    医生____，为病人做了十个小时的手术。|三心二意/得过且过/袖手旁观/*全神贯注
    """),
)

KEFU = SmallTask(
    "kefu-yitu",
    code(
        r"""
    head = f"你是网店客服主管。请判断顾客的意图，从以下类别中选一个：{'、'.join(LEI)}。"
    chat = "\n".join(f"{turn['谁']}：{turn['话']}" for turn in data["对话"])
    text = f"{head}\n\n{chat}\n意图："
    return {"input": text, "output": data["意图"], "processed_output": data["意图"]}
    """,
        above='LEI = ["退货", "催单", "开发票", "改地址"]',
    ),
    tuple(
        {"对话": [{"谁": "顾客", "话": one}, {"谁": "客服", "话": two}], "意图": label}
        for one, two, label in (
            ("鞋子小了一码，不想要了。", "好的，请问吊牌还在吗？", "退货"),
            ("三天了还没发货，怎么回事？", "我帮您查一下仓库。", "催单"),
            ("公司要报销，需要抬头。", "请把税号发给我。", "开发票"),
            ("我搬家了，包裹寄到新家吧。", "请问新家在哪里？", "改地址"),
            ("快递怎么还不到？", "正在派送中，请稍等。", "催单"),
            ("衣服有破洞，我要把它寄回去。", "非常抱歉，运费我们承担。", "退货"),
            ("能不能送到我单位？家里没人。", "可以，请提供单位名称。", "改地址"),
            ("请问能开增值税的票吗？", "可以的，请提供信息。", "开发票"),
            ("颜色和图片不一样，把钱还给我。", "请您先上传照片。", "退货"),
            ("能不能快一点发出？我急用。", "我已经帮您加急了。", "催单"),
        )
    ),
)

CHANGSHI = SmallTask(
    "changshi-ppl",
    code(r"""
    gold = [key for key, value in data["target_scores"].items() if value == 1][0]
    return {
        "input": "前提：" + data["前提"] + "\n问题：最可能的" + data["问"] + "是什么？\n回答：",
        "output": gold,
        "processed_output": gold,
    }
    """),
    keyed(
        "前提|问",
        """
    小明忘了带伞。|结果|*他被雨淋湿了。/他买了一匹白色的马。
    湖面结了冰。|原因|水里的鱼都游得很快。/*气温降到零下。
    她把闹钟关了继续睡。|结果|*她上课迟到了。/她学会了游泳。
    邻居报了警。|原因|院子里的桃树开了花。/*家里进了小偷。
    爸爸戒烟了。|原因|*医生劝他注意身体。/香烟是白色的。
    孩子吃了太多冰激凌。|结果|他一夜长高了。/*他肚子疼。
    超市里排起了长队。|原因|*今天商品打五折。/收银台的颜色是蓝的。
    司机踩了急刹车。|结果|天黑了。/*乘客向前倒去。
    """,
    ),
    method="ppl",
)

XINWEN = SmallTask(
    "xinwen-fanti",
    code(
        r"""
    text = "請把新聞標題分類。0：體育；1：財經；2：娛樂\n標題：%s\n類別：" % data["title"]
    gold = str(ORDER.index(data["topic"]))
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above='ORDER = ("體育", "財經", "娛樂")',
    ),
    table(
        "title|topic",
        """
    中華隊延長賽擊敗日本奪冠|體育
    央行升息一碼 房貸族壓力大|財經
    天后宣布明年巡迴演唱會|娛樂
    台股收盤大漲三百點|財經
    金馬獎影帝落淚感謝家人|娛樂
    投手完封對手 終止五連敗|體育
    新台幣匯率創半年新高|財經
    網球好手晉級八強|體育
    偶像劇收視率開紅盤|娛樂
    """,
    ),
)

YINGYONG = SmallTask(
    "yingyongti",
    code(r"""
    question = data["question"]
    text = f"问：{question}\n请先列式，再在####后写出结果。\n答："
    out = f"{data['steps']}#### {data['answer']}"
    return {"input": text, "output": out, "processed_output": str(data["answer"])}
    """),
    table(
        "question|steps|answer#",
        """
    一本书有96页，小红每天看8页，几天看完？|96÷8=12（天）|12
    商店有35个苹果，卖出19个，还剩几个？|35-19=16（个）|16
    一支铅笔3元，买7支要多少元？|3×7=21（元）|21
    甲班有42人，乙班有39人，一共有多少人？|42+39=81（人）|81
    一根绳子长54米，剪成6段，每段多长？|54÷6=9（米）|9
    爸爸今年38岁，比儿子大27岁，儿子几岁？|38-27=11（岁）|11
    每排有15个座位，共4排，有多少个座位？|15×4=60（个）|60
    池塘里有28只鸭，又来了14只，现在有几只？|28+14=42（只）|42
    """,
    ),
    postprocess="gsm8k_post",
)

KOREAN = SmallTask(
    "korean-dokhae",
    code(r"""
    text = f"글: {data['글']}\n질문: {data['질문']}\n글에서 답을 찾아 쓰세요.\n답:"
    gold = data["답"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "글|질문|답",
        """
    민수는 아침마다 공원에서 달리기를 합니다.|민수는 어디에서 달립니까?|공원
    도서관은 월요일에 문을 닫습니다.|도서관은 언제 문을 닫습니까?|월요일
    할머니께서 시장에서 감자를 사셨습니다.|할머니께서 무엇을 사셨습니까?|감자
    지영 씨는 병원에서 간호사로 일합니다.|지영 씨의 직업은 무엇입니까?|간호사
    이 다리는 1978년에 만들어졌습니다.|다리는 몇 년에 만들어졌습니까?|1978년
    동생은 생일 선물로 자전거를 받았습니다.|동생은 무엇을 받았습니까?|자전거
    우리 반은 다음 주에 부산으로 여행을 갑니다.|우리 반은 어디로 갑니까?|부산
    수업은 오전 아홉 시에 시작합니다.|수업은 몇 시에 시작합니까?|오전 아홉 시
    """,
    ),
)

RECLAMA = SmallTask(
    "reclamacoes-br",
    code(r"""
    rotulos = ["entrega", "cobrança", "defeito"]
    pedido = "Classifique a reclamação em " + ", ".join(rotulos[:-1]) + " ou " + rotulos[-1] + "."
    texto = pedido + "\n\nReclamação: " + data["texto"] + "\nCategoria:"
    return {"input": texto, "output": " " + data["categoria"], "processed_output": data["categoria"]}
    """),
    table(
        "texto|categoria",
        """
    Meu pedido era para segunda e até hoje não chegou.|entrega
    Fui cobrado duas vezes no cartão pelo mesmo tênis.|cobrança
    A geladeira nova não gela, só faz barulho.|defeito
    O boleto veio com um valor maior que o do site.|cobrança
    O entregador deixou a caixa na casa errada.|entrega
    A tela do celular apagou no segundo dia.|defeito
    Cancelei o plano e continuam debitando da conta.|cobrança
    Já mudaram a data do frete três vezes.|entrega
    O liquidificador soltou fumaça ao ligar.|defeito
    """,
    ),
)

VERBOS = SmallTask(
    "verbos-es",
    code(r"""
    plantilla = "Escribe la forma del presente.\n{verbo} ({persona}) ->"
    forma = data["forma"]
    return {"input": plantilla.format(**data), "output": f" {forma}", "processed_output": forma}
    """),
    table(
        "verbo|persona|forma",
        """
    hablar|yo|hablo
    comer|ellos|comen
    vivir|nosotros|vivimos
    tener|tú|tienes
    ir|yo|voy
    poder|ella|puede
    hacer|ustedes|hacen
    dormir|él|duerme
    decir|yo|digo
    """,
    ),
)

RECHNUNG = SmallTask(
    "rechnung-felder",
    code(r"""
    text = "Lies die Rechnung und gib Firma und Betrag an, in der Form Firma: ...; Betrag: ...\n\n"
    text += f"Rechnung: {data['text']}\nAngaben:"
    gold = f"Firma: {data['firma']}; Betrag: {data['betrag']}"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "text|firma|betrag",
        """
    Malermeister Kunz stellt für zwei Zimmer 840,00 € in Rechnung.|Malermeister Kunz|840,00 €
    Gartenbau Lenz GmbH, Heckenschnitt im März, zahlbar 215,50 €.|Gartenbau Lenz GmbH|215,50 €
    Für die Reparatur berechnet Elektro Braun 99,90 €.|Elektro Braun|99,90 €
    Bäckerei Sommer: 40 Brötchen, Summe 18,00 €.|Bäckerei Sommer|18,00 €
    Wir überweisen an Glas Peters 1.260,00 € für drei Fenster.|Glas Peters|1.260,00 €
    Fahrradladen Ritter, neue Kette, 32,75 €.|Fahrradladen Ritter|32,75 €
    Hausmeisterdienst Noll, Winterdienst, gesamt 450,00 €.|Hausmeisterdienst Noll|450,00 €
    """,
    ),
)

VRAIFAUX = SmallTask(
    "vrai-faux",
    code(r"""
    consigne = "Indiquez si l'affirmation est vraie ou fausse (répondez par vrai ou faux)."
    text = "\n".join([consigne, "Affirmation : " + data["phrase"], "Réponse :"])
    gold = "vrai" if data["juste"] else "faux"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "phrase|juste?",
        """
    La Seine traverse Paris.|true
    Un triangle a quatre côtés.|false
    Le Portugal est voisin de l'Espagne.|true
    La baleine est un poisson.|false
    L'eau gèle à zéro degré.|true
    Molière a peint la Joconde.|false
    Une année bissextile compte 366 jours.|true
    Le soleil tourne autour de la Lune.|false
    Bruxelles est la capitale de la Belgique.|true
    """,
    ),
)

JOSHIKI = SmallTask(
    "joshiki-ja",
    code(r"""
    sentaku = " ".join(f"{i}:{t}" for i, t in enumerate(data["choices"]))
    text = f"質問に最も合う選択肢の番号を答えてください。\n質問：{data['question']}\n選択肢：{sentaku}\n番号："
    gold = str(data["answer"])
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    starred("""
    雨の日に使うものは何ですか？|*傘/鍋/消しゴム/時計
    本をたくさん借りられる場所はどこですか？|銀行/*図書館/駅/畑
    冬に空から降る白いものは何ですか？|砂/煙/*雪/葉
    手紙を送るときに貼るものは何ですか？|包丁/毛布/電池/*切手
    歯を磨くときに使うものは何ですか？|*歯ブラシ/箸/鉛筆/網
    魚が住んでいる場所はどこですか？|空/木/*海/火山
    髪を切ってもらう場所はどこですか？|病院/*美容院/港/劇場
    時間を知りたいとき見るものは何ですか？|枕/靴/皿/*時計
    """),
)

OTZYV = SmallTask(
    "otzyvy-ru",
    code(r"""
    text = f"Отзыв: {data['text']}\nОценка (хорошо или плохо):"
    gold = "хорошо" if data["stars"] > 3 else "плохо"
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "text|stars#",
        """
    Номер чистый, завтрак вкусный, спасибо!|5
    Ждали официанта сорок минут, ушли голодными.|1
    Телефон сломался через неделю.|2
    Отличная книга, читается за вечер.|5
    Куртка тёплая и села идеально.|4
    Фильм скучный, жалко денег.|2
    Мастер починил всё за час, рекомендую.|5
    В комнате пахло сыростью.|1
    """,
    ),
    fewshot=2,
)

TASKS = (
    ZHONGKAO,
    CHENGYU,
    KEFU,
    CHANGSHI,
    XINWEN,
    YINGYONG,
    KOREAN,
    RECLAMA,
    VERBOS,
    RECHNUNG,
    VRAIFAUX,
    JOSHIKI,
    OTZYV,
)
