"""Right prompts in other languages and scripts."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, records, right, table

RIGHT: tuple[Right, ...] = (
    ask(
        "量词填空",
        qa("""
        一（　）书 > 本
        三（　）马 > 匹
        两（　）鞋 > 双
        一（　）河 > 条
        五（　）纸 > 张
        一（　）飞机 > 架
        四（　）树 > 棵
        一（　）伞 > 把
        """),
        '"填上合适的量词：" + data["q"] + "\\n量词："',
        output="gold",
    ),
    ask(
        "成语缺字",
        qa("""
        画蛇添□ > 足
        守株待□ > 兔
        对牛弹□ > 琴
        掩耳盗□ > 铃
        亡羊补□ > 牢
        井底之□ > 蛙
        狐假虎□ > 威
        杯弓蛇□ > 影
        """),
        '"□里是什么字？" + data["q"] + " →"',
        output="gold",
    ),
    ask(
        "商品标题里的颜色",
        qa("""
        纯棉短袖T恤男白色宽松 > 白色
        北欧风陶瓷花瓶墨绿色小号 > 墨绿色
        儿童雨靴防滑黄色卡通 > 黄色
        加厚羊毛围巾酒红色女 > 酒红色
        折叠自行车20寸黑色变速 > 黑色
        真皮钱包短款棕色复古 > 棕色
        无线鼠标静音粉色可爱 > 粉色
        遮光窗帘卧室灰色成品 > 灰色
        """),
        '"从商品标题中抽取颜色。\\n标题：" + data["q"] + "\\n颜色："',
        output="gold",
    ),
    ask(
        "判断题用勾和叉",
        qa("""
        太阳从西边升起。 > ×
        水在零度结冰。 > √
        一年有十三个月。 > ×
        蜘蛛有八条腿。 > √
        长江比黄河短。 > ×
        北京是中国的首都。 > √
        三角形有四条边。 > ×
        二加三等于五。 > √
        """),
        '"对的写“√”，错的写“×”。\\n" + data["q"] + "（"',
        output='gold + "）"',
        stop=("）", "\n"),
        fewshot=4,
    ),
    right(
        "中文选择题按选项文字打分",
        "right-zh-ppl",
        """
        scores = data["target_scores"]
        gold = max(scores, key=scores.get)
        text = data["wen"]
        """,
        keyed(
            "wen",
            """
        中国的首都是|*北京/上海/西安/南京
        一周有几天？|五天/六天/*七天/八天
        鱼用什么呼吸？|肺/*鳃/皮肤/翅膀
        “大”的反义词是|多/长/高/*小
        冬天之后是|*春天/夏天/秋天/雨天
        三乘以四等于|七/*十二/九/十六
        《红楼梦》的作者是|吴承恩/施耐庵/*曹雪芹/罗贯中
        世界上最高的山峰是|泰山/黄山/富士山/*珠穆朗玛峰
        """,
        ),
        lead="",
        method="ppl",
    ),
    ask(
        "繁體：把量詞前的數字寫成阿拉伯數字",
        qa("""
        三隻貓 > 3
        十二張桌子 > 12
        二十本書 > 20
        七輛車 > 7
        十五個蘋果 > 15
        九條魚 > 9
        三十六塊錢 > 36
        八扇門 > 8
        """),
        '"數量是多少？只寫數字。\\n" + data["q"] + "："',
        output="gold",
    ),
    ask(
        "反対の言葉",
        qa("""
        上 > 下
        大きい > 小さい
        暑い > 寒い
        始まる > 終わる
        入口 > 出口
        増える > 減る
        強い > 弱い
        右 > 左
        新しい > 古い
        """),
        "f\"「{data['q']}」の反対は「\"",
        output='gold + "」"',
        stop=("」", "\n"),
    ),
    ask(
        "都道府県と県庁所在地",
        qa("""
        愛知県 > 名古屋市
        宮城県 > 仙台市
        香川県 > 高松市
        石川県 > 金沢市
        沖縄県 > 那覇市
        兵庫県 > 神戸市
        愛媛県 > 松山市
        島根県 > 松江市
        """),
        '"県庁所在地は？\\n" + data["q"] + "："',
        output="gold",
    ),
    ask(
        "丁寧な形にする",
        qa("""
        本を読む。 > 本を読みます。
        水を飲む。 > 水を飲みます。
        駅へ行く。 > 駅へ行きます。
        手紙を書く。 > 手紙を書きます。
        魚を食べる。 > 魚を食べます。
        友達を待つ。 > 友達を待ちます。
        電車が来る。 > 電車が来ます。
        仕事をする。 > 仕事をします。
        """),
        '"次の文を「です・ます」の形にしてください。\\n普通：" + data["q"] + "\\n丁寧："',
        output="gold",
    ),
    right(
        "日本語の自然な続きを選ぶ",
        "right-ja-ppl",
        """
        scores = data["target_scores"]
        gold = next(k for k, v in scores.items() if v)
        text = data["hajime"]
        """,
        keyed(
            "hajime",
            """
        のどが渇いたので、|*水を飲んだ。/靴を食べた。/山を読んだ。
        雨が降ってきたから、|本を煮た。/*傘をさした。/月を買った。
        眠くなったので、|川を書いた。/石を飲んだ。/*布団に入った。
        部屋が暗かったため、|*電気をつけた。/魚を着た。/雲を切った。
        お腹がすいたので、|窓を歌った。/*ご飯を食べた。/道を折った。
        電車に遅れそうだから、|空を洗った。/壁を食べた。/*駅まで走った。
        髪が伸びたので、|*床屋へ行った。/海を閉めた。/米を読んだ。
        寒くなってきたから、|机を飲んだ。/*上着を着た。/花を運転した。
        """,
        ),
        lead="",
        method="ppl",
    ),
    ask(
        "العكس في كلمة واحدة",
        qa("""
        كبير > صغير
        طويل > قصير
        بارد > حار
        سريع > بطيء
        جديد > قديم
        قريب > بعيد
        ليل > نهار
        فوق > تحت
        غني > فقير
        """),
        "f\"ما عكس كلمة «{data['q']}»؟\\nالعكس:\"",
    ),
    ask(
        "رقم الطلب من رسالة العميل",
        qa("""
        لم يصل طلبي رقم 4471 حتى الآن. > 4471
        أريد إلغاء الطلب 9082 من فضلكم. > 9082
        الطلب 3315 ناقص قطعة. > 3315
        متى يُشحن طلبي 7740؟ > 7740
        شكراً، وصل الطلب 1268 سليماً. > 1268
        غيّروا عنوان الطلب 5593. > 5593
        دفعت مرتين للطلب 6604. > 6604
        أين الفاتورة للطلب 2027؟ > 2027
        """),
        "f\"استخرج رقم الطلب.\\nالرسالة: {data['q']}\\nالرقم:\"",
    ),
    ask(
        "صحيح أو خطأ",
        qa("""
        القاهرة عاصمة مصر. > صحيح
        للمثلث أربعة أضلاع. > خطأ
        الحوت من الثدييات. > صحيح
        خمسة زائد ستة يساوي اثني عشر. > خطأ
        نهر النيل في أفريقيا. > صحيح
        القمر أكبر من الشمس. > خطأ
        للعنكبوت ثماني أرجل. > صحيح
        يتجمد الماء عند خمسين درجة مئوية. > خطأ
        """),
        "f\"صحيح أو خطأ؟\\n{data['q']}\\nالجواب:\"",
        fewshot=4,
    ),
    ask(
        "अगला दिन",
        qa("""
        सोमवार > मंगलवार
        बुधवार > गुरुवार
        शनिवार > रविवार
        शुक्रवार > शनिवार
        रविवार > सोमवार
        मंगलवार > बुधवार
        गुरुवार > शुक्रवार
        """),
        "f\"{data['q']} के बाद कौन सा दिन आता है?\\nउत्तर:\"",
    ),
    ask(
        "बहुवचन लिखिए",
        qa("""
        लड़का > लड़के
        किताब > किताबें
        लड़की > लड़कियाँ
        कमरा > कमरे
        मेज़ > मेज़ें
        घोड़ा > घोड़े
        नदी > नदियाँ
        रात > रातें
        """),
        "f\"एकवचन: {data['q']}\\nबहुवचन:\"",
    ),
    ask(
        "город по прилагательному",
        qa("""
        казанский кремль > Казань
        тульский пряник > Тула
        вологодское масло > Вологда
        псковский вокзал > Псков
        сочинский пляж > Сочи
        омский театр > Омск
        пермский музей > Пермь
        рязанский рынок > Рязань
        """),
        "f\"О каком городе речь?\\n{data['q']} —\"",
    ),
    ask(
        "отзыв: ставится плюс или минус",
        qa("""
        Приехал вовремя, всё объяснил, рекомендую. > +
        Сломался на второй день. > −
        Вкусно, сытно и недорого. > +
        Ждали два часа, так никто и не пришёл. > −
        Тихо, чисто, хозяйка приветливая. > +
        Деньги не вернули, трубку не берут. > −
        Дочка в восторге от подарка! > +
        Цвет не тот, швы кривые. > −
        """),
        "f\"Поставь «+», если отзыв хороший, и «−», если плохой.\\nОтзыв: {data['q']}\\nОценка:\"",
        fewshot=4,
    ),
    ask(
        "склонение: дательный падеж",
        qa("""
        помочь (мама) > маме
        позвонить (друг) > другу
        ответить (учитель) > учителю
        купить подарок (сестра) > сестре
        написать (бабушка) > бабушке
        верить (врач) > врачу
        показать дорогу (гость) > гостю
        дать сена (конь) > коню
        """),
        "f\"Поставь слово в скобках в дательный падеж.\\n{data['q']} →\"",
    ),
    ask(
        "participio irregular",
        qa("""
        escribir > escrito
        romper > roto
        ver > visto
        hacer > hecho
        abrir > abierto
        volver > vuelto
        decir > dicho
        poner > puesto
        morir > muerto
        """),
        "f\"Participio de «{data['q']}»:\"",
    ),
    ask(
        "titulares con la cifra que se pide",
        qa("""
        Detenidas 14 personas por el robo de aceitunas > 14
        El pueblo pierde 230 habitantes en un año > 230
        Veinte pisos nuevos y 3 solares para Teruel > 3
        La biblioteca presta 8.500 libros en marzo > 8.500
        Un incendio quema 60 hectáreas de pinar > 60
        El coro celebra sus 75 años con un concierto > 75
        Suben un 2 por ciento los billetes de tren > 2
        Llegan 1.200 ciclistas a la meta de Jaca > 1.200
        """),
        "f\"Copie la cifra escrita con números.\\nTitular: {data['q']}\\nCifra:\"",
    ),
    ask(
        "¿tú o usted?",
        qa("""
        ¿Me puede decir la hora? > usted
        ¿Vienes mañana a la fiesta? > tú
        Siéntese, por favor. > usted
        Dime qué ha pasado. > tú
        ¿Tiene cambio de veinte? > usted
        No te olvides del paraguas. > tú
        Pase por aquí, si es tan amable. > usted
        ¿Quieres más arroz? > tú
        """),
        "f\"¿Trata de tú o de usted?\\n«{data['q']}»\\nTrato:\"",
        fewshot=4,
    ),
    ask(
        "féminin des métiers",
        qa("""
        boulanger > boulangère
        acteur > actrice
        infirmier > infirmière
        vendeur > vendeuse
        avocat > avocate
        directeur > directrice
        coiffeur > coiffeuse
        musicien > musicienne
        """),
        "f\"un {data['q']}, une\"",
    ),
    ask(
        "Zusammengesetzte Wörter trennen",
        qa("""
        Haustür > Haus|Tür
        Bahnhof > Bahn|Hof
        Apfelbaum > Apfel|Baum
        Regenschirm > Regen|Schirm
        Fensterbrett > Fenster|Brett
        Handschuh > Hand|Schuh
        Wasserfall > Wasser|Fall
        Kopfkissen > Kopf|Kissen
        """),
        "f\"Trenne mit einem Strich: {data['q']} =\"",
    ),
    ask(
        "Beträge in Worten, mit Komma im Text",
        qa("""
        1,50 Euro > ein Euro fünfzig
        3,20 Euro > drei Euro zwanzig
        7,10 Euro > sieben Euro zehn
        2,99 Euro > zwei Euro neunundneunzig
        5,05 Euro > fünf Euro fünf
        9,80 Euro > neun Euro achtzig
        4,15 Euro > vier Euro fünfzehn
        6,60 Euro > sechs Euro sechzig
        """),
        "f\"Wie liest man das? {data['q']}:\"",
    ),
    ask(
        "sinônimo entre parênteses",
        qa("""
        feliz > contente
        bonito > belo
        rápido > veloz
        começar > iniciar
        calmo > tranquilo
        residir > morar
        auxílio > ajuda
        sábio > sensato
        """),
        "f\"{data['q']} (sinônimo:\"",
        output='" " + gold + ")"',
        stop=(")", "\n"),
    ),
    ask(
        "한국어 반대말",
        qa("""
        크다 > 작다
        길다 > 짧다
        덥다 > 춥다
        빠르다 > 느리다
        높다 > 낮다
        열다 > 닫다
        무겁다 > 가볍다
        밝다 > 어둡다
        """),
        "f\"반대말을 쓰세요.\\n{data['q']} ↔\"",
    ),
    right(
        "a dictionary's entry with fields that some words lack",
        "right-entry",
        """
        text = f"Wort: {data['wort']}\\n"
        if data["plural"]:
            text += f"Plural: {data['plural']}\\n"
        text += "Artikel:"
        gold = data["artikel"]
        """,
        table(
            "wort|plural|artikel",
            """
        Tisch|Tische|der
        Milch||die
        Haus|Häuser|das
        Lampe|Lampen|die
        Obst||das
        Honig||der
        Stuhl|Stühle|der
        Butter||die
        Kind|Kinder|das
        """,
        ),
        fewshot=4,
    ),
    right(
        "XML with an answer in a tag, in Spanish",
        "right-xml-es",
        """
        text = f"<pedido>{data['texto']}</pedido>\\n<producto>"
        gold = data["producto"]
        return {"input": text, "output": gold + "</producto>", "processed_output": gold}
        """,
        table(
            "texto|producto",
            """
        Quiero dos cajas de galletas para el lunes.|galletas
        Mándenme un kilo de tomates, por favor.|tomates
        Nos faltan servilletas en la terraza.|servilletas
        Necesito doce velas blancas.|velas
        ¿Les quedan sillas plegables? Compro seis.|sillas
        Pongan otra botella de aceite en la cuenta.|aceite
        Se me acabaron los sobres.|sobres
        Traigan cuatro sacos de harina.|harina
        """,
        ),
        stop=("</producto>", "\n"),
    ),
    right(
        "a table of two columns in two languages, whose last cell is open",
        "right-bilingual",
        """
        text = f"| 中文 | English |\\n| --- | --- |\\n| {data['zh']} |"
        gold = data["en"]
        return {"input": text, "output": f" {gold} |", "processed_output": gold}
        """,
        records(
            "zh en",
            ("苹果", "apple"),
            ("桌子", "table"),
            ("老师", "teacher"),
            ("月亮", "moon"),
            ("自行车", "bicycle"),
            ("图书馆", "library"),
            ("雨伞", "umbrella"),
            ("牛奶", "milk"),
        ),
        stop=(" |", "\n"),
    ),
)
