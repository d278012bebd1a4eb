"""Right prompts in other languages and scripts."""

from __future__ import annotations

from tests.lint.making import Right, ask, filtered, keyed, qa, records, right, starred, table

RIGHT: tuple[Right, ...] = (
    ask(
        "拼音写汉字",
        qa("""
        shuǐ guǒ > 水果
        fēi jī > 飞机
        péng you > 朋友
        diàn nǎo > 电脑
        xué xiào > 学校
        tiān qì > 天气
        yī shēng > 医生
        huǒ chē > 火车
        """),
        '"拼音：" + data["q"] + "\\n汉字："',
        output="gold",
    ),
    ask(
        "部首",
        qa("""
        河 > 氵
        树 > 木
        妈 > 女
        跑 > 足
        铁 > 钅
        草 > 艹
        饭 > 饣
        语 > 讠
        打 > 扌
        """),
        "f\"“{data['q']}”的偏旁是\"",
        output="gold",
    ),
    ask(
        "诗句接下句，答案带句号",
        qa("""
        床前明月光， > 疑是地上霜。
        春眠不觉晓， > 处处闻啼鸟。
        白日依山尽， > 黄河入海流。
        锄禾日当午， > 汗滴禾下土。
        千山鸟飞绝， > 万径人踪灭。
        红豆生南国， > 春来发几枝。
        离离原上草， > 一岁一枯荣。
        空山不见人， > 但闻人语响。
        """),
        'data["q"]',
        output="gold",
    ),
    right(
        "中文计算题，先列式再写答案",
        "right-lieshi",
        """
        text = "题目：" + data["ti"] + "\\n解："
        gold = str(data["shu"])
        shown = data["shi"] + "答案是" + gold + "。"
        return {"input": text, "output": shown, "processed_output": gold}
        """,
        table(
            "ti|shi|shu#",
            """
        一盒有12支笔，5盒有多少支？|12×5=60，|60
        小红有30元，花了18元，还剩多少元？|30-18=12，|12
        24个苹果平均分给6人，每人几个？|24÷6=4，|4
        一班有26名男生和19名女生，共多少人？|26+19=45，|45
        每天跑3公里，8天跑多少公里？|3×8=24，|24
        一本书80页，读了35页，还剩几页？|80-35=45，|45
        7排座位，每排9个，共多少个？|7×9=63，|63
        56朵花插进8个花瓶，每瓶几朵？|56÷8=7，|7
        """,
        ),
        own={
            "filters": [
                {"function": "regex", "regex_pattern": r"答案是(\d+)"},
                {"function": "take_first"},
            ]
        },
    ),
    right(
        "单选题，选项用天干",
        "right-tiangan",
        """
        text = data["question"]
        for ming, xiang in zip("甲乙丙丁", data["choices"]):
            text += f"\\n{ming}、{xiang}"
        text += "\\n答案："
        gold = "甲乙丙丁"[data["answer"]]
        """,
        starred("""
        下列哪种动物会飞？|马/*燕子/鱼/羊
        一年有几个季度？|二/三/*四/五
        中国最长的河是？|*长江/黄河/珠江/淮河
        哪一种是水果？|白菜/土豆/萝卜/*葡萄
        太阳从哪边升起？|西/南/*东/北
        三角形有几条边？|*三/四/五/六
        哪个节日吃月饼？|春节/*中秋/清明/端午
        水烧开大约要多少度？|四十/六十/八十/*一百
        """),
        lead="",
    ),
    right(
        "情感分析，标签是正面和负面，按概率打分",
        "right-qinggan-ppl",
        """
        gold = max(data["target_scores"], key=data["target_scores"].get)
        text = f"评论：{data['ping']}\\n情感："
        """,
        keyed(
            "ping",
            """
        剧情拖沓，看得我睡着了。|正面/*负面
        配乐太美了，想再看一遍。|*正面/负面
        服务员笑脸相迎，菜也好吃。|*正面/负面
        房间有霉味，再也不来了。|正面/*负面
        孩子爱不释手。|*正面/负面
        用了三天就坏了。|正面/*负面
        景色比照片还漂亮。|*正面/负面
        排队两小时，什么也没看到。|正面/*负面
        """,
        ),
        lead="",
        method="ppl",
    ),
    ask(
        "繁體與簡體對照",
        qa("""
        學習 > 学习
        開門 > 开门
        電話 > 电话
        馬車 > 马车
        飛鳥 > 飞鸟
        醫院 > 医院
        雲層 > 云层
        讀書 > 读书
        """),
        "f\"繁體：{data['q']} → 簡體：\"",
        output="gold",
    ),
    ask(
        "漢字の読み",
        qa("""
        山 > やま
        空 > そら
        犬 > いぬ
        雪 > ゆき
        森 > もり
        魚 > さかな
        朝 > あさ
        海 > うみ
        星 > ほし
        """),
        "f\"{data['q']}（\"",
        output='gold + "）"',
        stop=("）", "\n"),
        postprocess="",
        own={
            "filters": [
                {"function": "regex", "regex_pattern": r"([ぁ-ん]+)"},
                {"function": "take_first"},
            ]
        },
    ),
    ask(
        "助詞の穴埋め",
        qa("""
        本__読む > を
        学校__行く > に
        友だち__会う > に
        バス__乗る > に
        パン__食べる > を
        ピアノ__弾く > を
        音楽__聞く > を
        席__座る > に
        手紙__書く > を
        """),
        "f\"「を」か「に」を入れてください。\\n{data['q']}\\n助詞：\"",
        output="gold",
        fewshot=4,
    ),
    ask(
        "取扱説明書のエラー番号を書き写す",
        qa("""
        画面にE-03と出たら、ふたを閉め直します。 > E-03
        H-12はヒーターの故障を表します。 > H-12
        給水口が詰まるとE-07が点滅します。 > E-07
        F-20の表示は十分後に消えます。 > F-20
        電池が少ないときはB-01が出ます。 > B-01
        冷却中はC-05のままお待ちください。 > C-05
        扉が開いているとD-02になります。 > D-02
        W-09が出たら販売店に連絡してください。 > W-09
        """),
        "f\"文：{data['q']}\\n番号：\"",
        output="gold",
    ),
    ask(
        "plural en español",
        qa("""
        el lápiz > los lápices
        la flor > las flores
        el rey > los reyes
        la voz > las voces
        el jueves > los jueves
        la ciudad > las ciudades
        el autobús > los autobuses
        la mano > las manos
        """),
        "f\"Singular: {data['q']}\\nPlural:\"",
    ),
    ask(
        "¿ser o estar?",
        qa("""
        Mi hermana ___ médica. > es
        La sopa ___ fría. > está
        Hoy ___ lunes. > es
        El libro ___ en la mesa. > está
        Madrid ___ la capital. > es
        La puerta ___ cerrada. > está
        El oro ___ un metal. > es
        Mi abuelo ___ enfermo. > está
        """),
        "f\"Complete con «es» o «está».\\n{data['q']}\\nForma:\"",
    ),
    right(
        "¡titulares entre comillas angulares!",
        "right-comillas",
        """
        text = "¿Buena o mala noticia?\\n«" + data["q"] + "»\\nNoticia:"
        gold = data["a"]
        """,
        qa("""
        ¡Gana el equipo de casa! > buena
        Cierran tres escuelas rurales > mala
        Hallan sano al niño perdido > buena
        Un incendio arrasa el pinar > mala
        Baja el paro por sexto mes > buena
        Suspenden los trenes a la costa > mala
        Abre el nuevo hospital > buena
        El río se desborda otra vez > mala
        """),
        fewshot=4,
    ),
    ask(
        "artigos em português",
        qa("""
        casa > a
        livro > o
        mesa > a
        sol > o
        noite > a
        jardim > o
        viagem > a
        problema > o
        flor > a
        """),
        "f\"Escreva o artigo definido, «o» ou «a».\\n{data['q']}\\nArtigo:\"",
        fewshot=3,
    ),
    ask(
        "le féminin des adjectifs",
        qa("""
        vieux > vieille
        blanc > blanche
        heureux > heureuse
        long > longue
        neuf > neuve
        doux > douce
        premier > première
        public > publique
        """),
        "f\"Masculin : {data['q']}\\nFéminin :\"",
    ),
    ask(
        "deutsche Verben im Präteritum",
        qa("""
        ich gehe > ich ging
        du liest > du last
        er sieht > er sah
        wir trinken > wir tranken
        sie fahren > sie fuhren
        ich denke > ich dachte
        er läuft > er lief
        wir bringen > wir brachten
        """),
        "f\"Präsens: {data['q']}\\nPräteritum:\"",
    ),
    right(
        "ein Formular mit einem Feld, das leer sein darf",
        "right-formular",
        """
        text = f"Name: {data['name']}\\nZusatz: {data['zusatz'] or '–'}\\nOrt: {data['ort']}\\n"
        text += "Land (DE, AT oder CH):"
        gold = data["land"]
        """,
        table(
            "name|zusatz|ort|land",
            """
        Huber||Graz|AT
        Petersen|Hinterhaus|Kiel|DE
        Ammann||Luzern|CH
        Schulte||Essen|DE
        Rüegg|c/o Frei|Winterthur|CH
        Gruber|Stiege 3|Linz|AT
        Vogt||Rostock|DE
        Egger||Bregenz|AT
        Keller|3. Stock|Basel|CH
        """,
        ),
        fewshot=4,
    ),
    ask(
        "عواصم الدول",
        qa("""
        مصر > القاهرة
        الأردن > عمّان
        المغرب > الرباط
        العراق > بغداد
        لبنان > بيروت
        عُمان > مسقط
        السودان > الخرطوم
        """),
        "f\"عاصمة {data['q']}:\"",
    ),
    ask(
        "جمع التكسير",
        qa("""
        كتاب > كتب
        باب > أبواب
        قلم > أقلام
        بيت > بيوت
        ولد > أولاد
        مدينة > مدن
        درس > دروس
        صورة > صور
        """),
        "f\"المفرد: {data['q']}\\nالجمع:\"",
    ),
    ask(
        "مكالمات: هل المتصل راضٍ؟",
        qa("""
        شكراً لكم، الخدمة ممتازة. > نعم
        انتظرت ساعة ولم يرد أحد. > لا
        الفني كان لطيفاً وسريعاً. > نعم
        الجهاز تعطل مرة أخرى بعد يومين! > لا
        كل شيء وصل في موعده. > نعم
        لن أتعامل معكم بعد اليوم. > لا
        أسعاركم معقولة والجودة عالية. > نعم
        دفعت ولم أستلم شيئاً. > لا
        """),
        "f\"المتصل: {data['q']}\\nهل هو راضٍ؟ أجب بنعم أو لا:\"",
        fewshot=4,
    ),
    ask(
        "हिन्दी में विलोम शब्द",
        qa("""
        दिन > रात
        गरम > ठंडा
        ऊपर > नीचे
        नया > पुराना
        सच > झूठ
        अंदर > बाहर
        मित्र > शत्रु
        सुख > दुख
        """),
        "f\"विलोम शब्द लिखिए।\\nशब्द: {data['q']}\\nविलोम:\"",
    ),
    ask(
        "हिन्दी अंकों में संख्या",
        qa("""
        पाँच > ५
        बारह > १२
        बीस > २०
        सात > ७
        तीस > ३०
        नौ > ९
        पंद्रह > १५
        सौ > १००
        """),
        "f\"देवनागरी अंकों में लिखिए: {data['q']} =\"",
    ),
    ask(
        "столицы, вопрос одной строкой",
        qa("""
        Франция > Париж
        Япония > Токио
        Швеция > Стокгольм
        Чили > Сантьяго
        Куба > Гавана
        Индия > Нью-Дели
        Грузия > Тбилиси
        Польша > Варшава
        """),
        "f\"Столица страны {data['q']} —\"",
    ),
    ask(
        "род существительного: м, ж или с",
        qa("""
        окно > с
        река > ж
        дом > м
        море > с
        ночь > ж
        день > м
        имя > с
        папа > м
        площадь > ж
        """),
        "f\"Укажи род: м, ж или с.\\n{data['q']}:\"",
        fewshot=4,
    ),
    ask(
        "цены в рублях с пробелом в числе",
        qa("""
        Диван стоит 24 900 рублей. > 24 900
        За шкаф просят 8 500 рублей. > 8 500
        Цена стола — 12 300 рублей. > 12 300
        Кресло продают за 6 750 рублей. > 6 750
        Кровать обойдётся в 31 000 рублей. > 31 000
        Полка стоит 1 990 рублей. > 1 990
        Комод уценён до 9 400 рублей. > 9 400
        """),
        "f\"Выпиши цену.\\n{data['q']}\\nЦена:\"",
    ),
    ask(
        "한국어 높임말",
        qa("""
        밥 > 진지
        이름 > 성함
        나이 > 연세
        집 > 댁
        말 > 말씀
        생일 > 생신
        병 > 병환
        """),
        "f\"높임말로 바꾸세요.\\n낱말: {data['q']}\\n높임말:\"",
    ),
    ask(
        "Türkçe: çoğul eki -lar mı -ler mi?",
        qa("""
        kitap > -lar
        ev > -ler
        okul > -lar
        göz > -ler
        araba > -lar
        çiçek > -ler
        kuş > -lar
        köy > -ler
        """),
        "f\"Hangi ek gelir, -lar mı -ler mi?\\n{data['q']}\\nEk:\"",
        fewshot=4,
    ),
    right(
        "字幕時間碼裡的逗號",
        "right-zimu",
        """
        text = f"{data['q']}\\n這一句從第幾秒開始？只寫整數。\\n秒數："
        gold = str(int(data["q"][6:8]))
        """,
        records(
            "q",
            ("00:00:05,120 --> 00:00:07,900 你好！",),
            ("00:00:12,000 --> 00:00:14,300 請坐。",),
            ("00:00:31,480 --> 00:00:33,000 下雨了。",),
            ("00:00:40,250 --> 00:00:42,100 我們走吧。",),
            ("00:00:08,700 --> 00:00:10,050 謝謝你。",),
            ("00:00:57,010 --> 00:00:59,600 明天見。",),
            ("00:00:23,330 --> 00:00:25,000 他不在家。",),
        ),
        lead="",
    ),
    right(
        "意図の分類を JSON で返す",
        "right-json-ja",
        """
        text = f"発言を「質問」か「依頼」に分け、JSONで答えてください。\\n発言：{data['q']}\\nJSON："
        gold = json.dumps({"分類": data["a"]}, ensure_ascii=False)
        """,
        qa("""
        駅はどこですか。 > 質問
        窓を開けてください。 > 依頼
        何時に始まりますか。 > 質問
        資料を送ってください。 > 依頼
        荷物を預かってください。 > 依頼
        これはいくらですか。 > 質問
        静かにしてください。 > 依頼
        どなたが担当ですか。 > 質問
        """),
        above="import json",
        lead="",
        postprocess="",
        fewshot=4,
    ),
    (
        "中文先给理由再给标签，由过滤器读取",
        filtered(
            right(
                "x",
                "right-liyou",
                """
                text = f"这句话是事实还是观点？先说理由，再写“结论：”。\\n{data['q']}\\n理由："
                gold = data["a"]
                shown = f"{data['why']}结论：{gold}"
                return {"input": text, "output": shown, "processed_output": gold}
                """,
                table(
                    "q|why|a",
                    """
        北京是中国的首都。|可以查证。|事实
        这部电影最好看。|各人看法不同。|观点
        水在标准大气压下一百度沸腾。|可以测量。|事实
        蓝色比红色美。|这是个人喜好。|观点
        一天有二十四小时。|这是定义。|事实
        学钢琴比学画画有意思。|因人而异。|观点
        长江流入东海。|地图上可查。|事实
        冬天比夏天舒服。|这是感受。|观点
        """,
                ),
            )[1],
            r"结论：(事实|观点)",
        ),
    ),
)
