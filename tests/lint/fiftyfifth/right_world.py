"""Right prompts in other languages, and in scripts that look odd."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, records, right

RIGHT: tuple[Right, ...] = (
    ask(
        "中文反义词",
        qa("""
        高 > 低
        快 > 慢
        黑 > 白
        冷 > 热
        长 > 短
        轻 > 重
        早 > 晚
        远 > 近
        新 > 旧
        """),
        '"反义词：" + data["q"] + "→"',
        output="gold",
    ),
    ask(
        "古诗下一句",
        qa("""
        床前明月光 > 疑是地上霜
        白日依山尽 > 黄河入海流
        春眠不觉晓 > 处处闻啼鸟
        锄禾日当午 > 汗滴禾下土
        千山鸟飞绝 > 万径人踪灭
        红豆生南国 > 春来发几枝
        空山不见人 > 但闻人语响
        松下问童子 > 言师采药去
        """),
        '"请写出下一句。\\n上句：" + data["q"] + "\\n下句："',
        output="gold",
    ),
    ask(
        "拼音首字母",
        qa("""
        北京 > BJ
        上海 > SH
        南京 > NJ
        天津 > TJ
        武汉 > WH
        广州 > GZ
        大连 > DL
        长沙 > CS
        """),
        '"写出城市名拼音的首字母（大写）：" + data["q"] + "\\n答："',
        output="gold",
    ),
    ask(
        "中文数字",
        qa("""
        三十五 > 35
        一百零八 > 108
        六千 > 6000
        二十 > 20
        九百九十九 > 999
        一万二千 > 12000
        四百五十 > 450
        七十一 > 71
        """),
        '"把中文数字写成阿拉伯数字：" + data["q"] + " ="',
    ),
    ask(
        "订单里的收货城市",
        qa("""
        请把货寄到成都，别寄错了。 > 成都
        收件人在青岛，周末不上班。 > 青岛
        我搬家了，新地址在昆明。 > 昆明
        麻烦送到西安的仓库。 > 西安
        这单发往哈尔滨，多包一层。 > 哈尔滨
        退货请从苏州取件。 > 苏州
        给在厦门的姐姐寄一份。 > 厦门
        顾客住在兰州，电话稍后补。 > 兰州
        """),
        '"从留言中找出城市。\\n留言：「" + data["q"] + "」\\n城市："',
        output="gold",
    ),
    ask(
        "繁體客服分類",
        qa("""
        網路一直斷線，請派人來看。 > 故障
        我要更改帳單地址。 > 帳務
        請問門市幾點關門？ > 詢問
        機上盒沒有畫面了。 > 故障
        這個月怎麼多收兩百元？ > 帳務
        你們有學生方案嗎？ > 詢問
        電話打不出去。 > 故障
        發票能寄到公司嗎？ > 帳務
        哪裡可以辦新門號？ > 詢問
        """),
        '"分類（故障、帳務、詢問）\\n來電：" + data["q"] + "\\n分類："',
        output="gold",
        fewshot=3,
    ),
    ask(
        "日本語の読み方",
        qa("""
        山 > やま
        川 > かわ
        空 > そら
        犬 > いぬ
        花 > はな
        雪 > ゆき
        耳 > みみ
        車 > くるま
        朝 > あさ
        """),
        "f\"「{data['q']}」の読み方をひらがなで書いてください。\\n読み方：\"",
        output="gold",
    ),
    ask(
        "日本語の助数詞を選ぶ",
        qa("""
        本を三（ ） > 冊
        紙を五（ ） > 枚
        犬が二（ ） > 匹
        車が一（ ） > 台
        鉛筆を四（ ） > 本
        客が六（ ） > 人
        鳥が二（ ） > 羽
        靴を一（ ） > 足
        """),
        '"（ ）に入る助数詞は何ですか。\\n" + data["q"] + "\\n→"',
        output="gold",
    ),
    ask(
        "敬語かどうか",
        qa("""
        先生がいらっしゃいました。 > 敬語
        おれ、もう行くよ。 > 普通
        お名前を伺ってもよろしいですか。 > 敬語
        それ、どこで買ったの？ > 普通
        資料をお送りいたします。 > 敬語
        腹が減ったな。 > 普通
        社長は何を召し上がりますか。 > 敬語
        明日、雨らしいぞ。 > 普通
        """),
        '"次の文は敬語ですか、普通の言い方ですか。「敬語」か「普通」で答えてください。\\n文：" + data["q"] + "\\n答え："',
        output="gold",
        fewshot=4,
    ),
    ask(
        "عواصم عربية",
        qa("""
        مصر > القاهرة
        الأردن > عمّان
        تونس > تونس
        العراق > بغداد
        لبنان > بيروت
        المغرب > الرباط
        قطر > الدوحة
        السودان > الخرطوم
        """),
        '"ما عاصمة " + data["q"] + "؟\\nالعاصمة:"',
    ),
    ask(
        "جمع الكلمات",
        qa("""
        كتاب > كتب
        قلم > أقلام
        بيت > بيوت
        ولد > أولاد
        مدينة > مدن
        باب > أبواب
        شارع > شوارع
        جبل > جبال
        """),
        '"المفرد: " + data["q"] + "\\nالجمع:"',
    ),
    ask(
        "هل الجملة سؤال، نعم أم لا",
        qa("""
        متى يصل القطار؟ > نعم
        وصل القطار متأخرًا. > لا
        أين تسكن؟ > نعم
        أسكن قرب البحر. > لا
        كم عمر أخيك؟ > نعم
        اشتريت خبزًا وزيتًا. > لا
        لماذا تأخرت؟ > نعم
        الجو بارد اليوم. > لا
        """),
        '"هل هذه الجملة سؤال؟ أجب بنعم أو لا.\\n" + data["q"] + "\\nالجواب:"',
        fewshot=4,
    ),
    ask(
        "हिन्दी विलोम",
        qa("""
        दिन > रात
        ऊपर > नीचे
        गरम > ठंडा
        बड़ा > छोटा
        नया > पुराना
        सुख > दुख
        सच > झूठ
        आगे > पीछे
        """),
        '"विलोम शब्द लिखिए।\\nशब्द: " + data["q"] + "\\nविलोम:"',
    ),
    ask(
        "हिन्दी में संख्या",
        qa("""
        पाँच > 5
        बारह > 12
        बीस > 20
        सौ > 100
        सात > 7
        पचास > 50
        ग्यारह > 11
        नौ > 9
        """),
        '"संख्या अंकों में लिखिए: " + data["q"] + "\\nअंक:"',
    ),
    ask(
        "русские месяцы по номеру",
        qa("""
        1 > январь
        4 > апрель
        6 > июнь
        7 > июль
        9 > сентябрь
        10 > октябрь
        12 > декабрь
        3 > март
        """),
        "f\"Назовите месяц номер {data['q']}.\\nМесяц:\"",
    ),
    ask(
        "русский вид глагола",
        qa("""
        читать > несовершенный
        прочитать > совершенный
        писать > несовершенный
        сделать > совершенный
        купить > совершенный
        искать > несовершенный
        найти > совершенный
        ждать > несовершенный
        """),
        "f\"Вид глагола «{data['q']}» (совершенный или несовершенный):\"",
        fewshot=4,
    ),
    ask(
        "письма в поддержку с «ёлочками»",
        qa("""
        Не открывается приложение, пишет «ошибка 5». > сбой
        Как сменить тариф «Лето»? > вопрос
        После обновления всё зависает. > сбой
        Где посмотреть остаток минут? > вопрос
        Пропала связь в метро «Сокол». > сбой
        Можно ли оплатить картой? > вопрос
        Сайт не грузится второй час. > сбой
        Сколько стоит роуминг? > вопрос
        """),
        '"Это сбой или вопрос?\\nПисьмо: " + data["q"] + "\\nОтвет:"',
        fewshot=4,
    ),
    ask(
        "plural en español",
        qa("""
        luz > luces
        flor > flores
        casa > casas
        pez > peces
        lápiz > lápices
        rey > reyes
        canción > canciones
        autobús > autobuses
        lunes > lunes
        """),
        "f\"Plural de «{data['q']}»:\"",
    ),
    ask(
        "¿pregunta o exclamación?",
        qa("""
        ¡Qué frío hace! > exclamación
        ¿Dónde está el mercado? > pregunta
        ¿Cuánto vale la entrada? > pregunta
        ¡Cuidado con el perro! > exclamación
        ¿Vienes mañana? > pregunta
        ¡Feliz cumpleaños! > exclamación
        ¡No me digas! > exclamación
        ¿Quién llamó? > pregunta
        """),
        '"¿Es pregunta o exclamación?\\nFrase: " + data["q"] + "\\nTipo:"',
        fewshot=4,
    ),
    ask(
        "artículo que falta",
        qa("""
        ___ agua está fría. > El
        ___ mano derecha > La
        ___ problemas del barrio > Los
        ___ noches de verano > Las
        ___ mapa antiguo > El
        ___ radio encendida > La
        ___ lápices rojos > Los
        ___ flores secas > Las
        """),
        '"Escriba el artículo (El, La, Los o Las).\\n" + data["q"] + "\\nArtículo:"',
    ),
    ask(
        "heures en français",
        qa("""
        sept heures et demie > 7 h 30
        midi > 12 h 00
        neuf heures moins le quart > 8 h 45
        trois heures dix > 3 h 10
        minuit et quart > 0 h 15
        six heures > 6 h 00
        onze heures vingt > 11 h 20
        cinq heures moins cinq > 4 h 55
        """),
        '"Écrivez l\'heure en chiffres : " + data["q"] + "\\nHeure :"',
    ),
    ask(
        "deutsche Artikel",
        qa("""
        Haus > das
        Straße > die
        Baum > der
        Mädchen > das
        Löffel > der
        Gabel > die
        Messer > das
        Brücke > die
        Schlüssel > der
        """),
        "f\"Welcher Artikel gehört dazu, der, die oder das?\\nWort: {data['q']}\\nArtikel:\"",
        fewshot=3,
    ),
    ask(
        "Beträge mit Komma",
        qa("""
        3 Euro 50 > 3,50
        12 Euro 5 > 12,05
        99 Cent > 0,99
        7 Euro > 7,00
        20 Euro 10 > 20,10
        1 Euro 1 > 1,01
        45 Cent > 0,45
        100 Euro 80 > 100,80
        """),
        '"Schreiben Sie den Betrag in Euro mit zwei Stellen.\\nBetrag: " + data["q"] + "\\nZahl:"',
    ),
    ask(
        "한국어 높임말",
        qa("""
        밥 > 진지
        나이 > 연세
        집 > 댁
        이름 > 성함
        말 > 말씀
        생일 > 생신
        먹다 > 드시다
        자다 > 주무시다
        """),
        '"높임말로 바꾸세요.\\n낱말: " + data["q"] + "\\n높임말:"',
    ),
    ask(
        "capitais em português",
        qa("""
        Portugal > Lisboa
        Brasil > Brasília
        Angola > Luanda
        Moçambique > Maputo
        Espanha > Madrid
        França > Paris
        Itália > Roma
        Grécia > Atenas
        """),
        "f\"Qual é a capital? {data['q']} →\"",
    ),
    ask(
        "chữ tiếng Việt: từ trái nghĩa",
        qa("""
        cao > thấp
        nóng > lạnh
        nhanh > chậm
        mới > cũ
        dài > ngắn
        giàu > nghèo
        sáng > tối
        xa > gần
        """),
        '"Từ trái nghĩa của " + data["q"] + " là"',
    ),
    ask(
        "Greek letters by name",
        qa("""
        α > alpha
        β > beta
        δ > delta
        λ > lambda
        π > pi
        σ > sigma
        ω > omega
        θ > theta
        """),
        "f\"Name of the Greek letter {data['q']}:\"",
    ),
    ask(
        "Latin sentences and who does it",
        qa("""
        Puella rosam amat. > puella
        Canem agricola videt. > agricola
        Magister pueros docet. > magister
        Aquam servus portat. > servus
        Librum discipula legit. > discipula
        Nauta stellas numerat. > nauta
        Equum miles ducit. > miles
        Mercator vinum vendit. > mercator
        """),
        '"Who acts? Write the Latin word in small letters.\\n" + data["q"] + "\\nAgent:"',
    ),
    right(
        "中文选择，按文本打分",
        "right-zh-ppl",
        """
        fen = data["target_scores"]
        gold = max(fen, key=fen.get)
        text = "补全句子：" + data["ju"]
        """,
        keyed(
            "ju",
            """
        下雨了，她撑开了|*伞/书/碗
        口渴的时候，我们喝|石头/*水/纸
        晚上睡觉前要刷|地图/云/*牙
        冬天太冷，他戴上了|*手套/冰块/风扇
        迷路时可以看|汤/*地图/枕头
        切菜要用|棉花/羽毛/*刀
        写字要用|*笔/鞋/锅
        医生给病人开了|*药/门票/雨
        """,
        ),
        lead="",
        method="ppl",
        fewshot=2,
    ),
    right(
        "日本語の四択、番号で",
        "right-ja-four",
        """
        text = data["q"] + "\\n"
        for number, choice in zip("１２３４", data["o"]):
            text += f"{number}　{choice}\\n"
        text += "答え："
        gold = "１２３４"[data["a"]]
        """,
        records(
            "q o a",
            ("日本で一番高い山は？", ["阿蘇山", "富士山", "浅間山", "立山"], 1),
            ("一週間は何日？", ["七日", "五日", "六日", "八日"], 0),
            ("水が凍る温度は？", ["百度", "十度", "五十度", "零度"], 3),
            ("桜が咲く季節は？", ["夏", "秋", "春", "冬"], 2),
            ("蜘蛛の足は何本？", ["六本", "八本", "十本", "四本"], 1),
            ("日本の首都は？", ["東京", "大阪", "京都", "札幌"], 0),
            ("三角形の角の数は？", ["四つ", "五つ", "三つ", "二つ"], 2),
            ("太陽が沈む方角は？", ["東", "南", "北", "西"], 3),
        ),
        lead="",
        fewshot=4,
    ),
    right(
        "Arabic options with Arabic letters",
        "right-ar-options",
        """
        text = data["q"] + "\\n" + "\\n".join(
            f"{letter}) {option}" for letter, option in zip("أبج", data["o"])
        )
        text += "\\nالحرف:"
        gold = "أبج"[data["a"]]
        """,
        records(
            "q o a",
            ("ما لون السماء الصافية؟", ["أزرق", "أحمر", "أسود"], 0),
            ("كم يومًا في الأسبوع؟", ["خمسة", "سبعة", "عشرة"], 1),
            ("أي حيوان يعيش في الماء؟", ["الجمل", "الأسد", "السمك"], 2),
            ("ما أكبر محيط؟", ["الهندي", "الهادئ", "الأطلسي"], 1),
            ("بماذا نكتب؟", ["بالقلم", "بالملعقة", "بالوسادة"], 0),
            ("متى تشرق الشمس؟", ["ليلًا", "ظهرًا", "صباحًا"], 2),
            ("ماذا يصنع الخباز؟", ["الخبز", "الأحذية", "الساعات"], 0),
            ("أين نهر النيل؟", ["في آسيا", "في أوروبا", "في أفريقيا"], 2),
        ),
        fewshot=3,
    ),
    right(
        "a chat in Spanish with turns and a tag",
        "right-es-chat",
        """
        text = "<cliente>" + data["q"] + "</cliente>\\n<motivo>"
        gold = data["a"]
        return {"input": text, "output": gold + "</motivo>", "processed_output": gold}
        """,
        qa("""
        No me llega la factura de mayo. > factura
        Se ha cortado la luz en mi calle. > avería
        ¿Me mandan otra copia del recibo? > factura
        El contador hace un ruido raro y huele a quemado. > avería
        Me han cobrado dos veces. > factura
        Llevamos tres horas sin corriente. > avería
        Hay un cable caído en la acera. > avería
        El importe no coincide con mi consumo. > factura
        """),
        lead="",
        stop=("</motivo>", "\n"),
        description="Motivo de cada mensaje: factura o avería.",
        fewshot=4,
    ),
    right(
        "two languages side by side, on purpose",
        "right-bilingual",
        """
        text = f"English: {data['en']}\\nFrançais :"
        gold = data["fr"]
        """,
        records(
            "en fr",
            ("good evening", "bonsoir"),
            ("thank you", "merci"),
            ("the bread", "le pain"),
            ("tomorrow", "demain"),
            ("a glass of water", "un verre d'eau"),
            ("the sea", "la mer"),
            ("my brother", "mon frère"),
            ("always", "toujours"),
        ),
    ),
)
