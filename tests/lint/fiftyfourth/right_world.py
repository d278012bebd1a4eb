"""Right prompts in other languages than English."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, table

RIGHT: tuple[Right, ...] = (
    ask(
        "量词填空",
        qa("""
        一（ ）马 > 匹
        一（ ）书 > 本
        一（ ）树 > 棵
        一（ ）河 > 条
        一（ ）伞 > 把
        一（ ）牛 > 头
        一（ ）车 > 辆
        一（ ）桥 > 座
        """),
        '"填上合适的量词。\\n" + data["q"] + "\\n量词："',
        output="gold",
    ),
    ask(
        "拼音",
        qa("""
        山 > shān
        水 > shuǐ
        火 > huǒ
        木 > mù
        人 > rén
        天 > tiān
        月 > yuè
        马 > mǎ
        """),
        '"“" + data["q"] + "”的拼音："',
        output="gold",
    ),
    ask(
        "订单备注要不要发票",
        qa("""
        请开公司抬头的发票。 > 要
        不用开票，谢谢。 > 不要
        发票随货寄来。 > 要
        放门口就行，发票免了。 > 不要
        电子发票发到邮箱。 > 要
        礼物，别放任何票据。 > 不要
        需要专票，税号见附件。 > 要
        没有发票也没关系，不需要。 > 不要
        """),
        '"买家要发票吗？回答“要”或“不要”。\\n备注：" + data["q"] + "\\n回答："',
        output="gold",
        fewshot=4,
    ),
    ask(
        "算式里的错误是故意的",
        qa("""
        3+4=7 > 对
        8-5=4 > 错
        6×7=42 > 对
        9×8=71 > 错
        15÷3=5 > 对
        20-9=12 > 错
        13+8=21 > 对
        24÷6=3 > 错
        """),
        '"判断对错：" + data["q"] + "\\n结论："',
        output="gold",
        fewshot=4,
    ),
    ask(
        "省会",
        qa("""
        广东 > 广州
        四川 > 成都
        湖北 > 武汉
        浙江 > 杭州
        陕西 > 西安
        云南 > 昆明
        福建 > 福州
        辽宁 > 沈阳
        """),
        "f\"{data['q']}省的省会是\"",
        output="gold",
    ),
    ask(
        "繁体题目",
        qa("""
        貓會飛嗎？ > 不會
        魚會游泳嗎？ > 會
        石頭會說話嗎？ > 不會
        小鳥會唱歌嗎？ > 會
        桌子會走路嗎？ > 不會
        青蛙會跳嗎？ > 會
        馬會跑嗎？ > 會
        杯子會吃飯嗎？ > 不會
        """),
        '"回答「會」或「不會」。\\n問：" + data["q"] + "\\n答："',
        output="gold",
        fewshot=4,
    ),
    ask(
        "评论打分，一到五",
        qa("""
        完美，没有任何缺点！ > 5
        垃圾，千万别买。 > 1
        一般般，不好也不坏。 > 3
        挺好的，就是包装差一点。 > 4
        有点失望，勉强能用。 > 2
        超出预期，爱了爱了！ > 5
        全是问题，客服还骂人。 > 1
        中规中矩。 > 3
        """),
        '"给评论打分（1 最差，5 最好）。\\n评论：" + data["q"] + "\\n分数："',
        output="gold",
        fewshot=5,
    ),
    ask(
        "ことわざの続き",
        keyed(
            "hajime",
            """
        猿も木から|*落ちる/登る/見る
        石の上にも|五年/*三年/百年
        花より|月/水/*団子
        猫に|魚/*小判/鈴
        七転び|*八起き/六起き/九起き
        馬の耳に|歌/風/*念仏
        """,
        ),
        'data["hajime"]',
        gold='max(data["target_scores"], key=data["target_scores"].get)',
        output="gold",
        method="ppl",
    ),
    ask(
        "敬語に直す",
        qa("""
        言う > おっしゃる
        食べる > 召し上がる
        見る > ご覧になる
        来る > いらっしゃる
        する > なさる
        知っている > ご存じだ
        くれる > くださる
        """),
        '"尊敬語に直してください。\\n普通：" + data["q"] + "\\n尊敬語："',
        output="gold",
    ),
    ask(
        "電話の用件、はいかいいえ",
        qa("""
        予約を取り消したいです。 > はい
        営業時間を教えてください。 > いいえ
        明日の予約をやめます。 > はい
        駐車場はありますか。 > いいえ
        金曜の席をキャンセルしてください。 > はい
        子ども用の椅子はありますか。 > いいえ
        急用で行けなくなったので、予約はなしで。 > はい
        メニューを送ってください。 > いいえ
        """),
        '"取り消しの電話ですか。「はい」か「いいえ」で答えてください。\\n客：" + data["q"] + '
        '"\\n答え："',
        output="gold",
        fewshot=4,
    ),
    ask(
        "曜日の英語",
        qa("""
        月曜日 > Monday
        火曜日 > Tuesday
        水曜日 > Wednesday
        木曜日 > Thursday
        金曜日 > Friday
        土曜日 > Saturday
        日曜日 > Sunday
        """),
        '"英語で書いてください：" + data["q"] + "\\n英語："',
        output="gold",
    ),
    ask(
        "عكس الكلمة",
        qa("""
        كبير > صغير
        حار > بارد
        طويل > قصير
        جديد > قديم
        سريع > بطيء
        غني > فقير
        قوي > ضعيف
        قريب > بعيد
        """),
        '"الكلمة: " + data["q"] + "\\nعكسها:"',
    ),
    ask(
        "هل المتصل غاضب",
        qa("""
        هذه ثالث مرة أتصل ولا أحد يحل المشكلة! > نعم
        أريد معرفة مواعيد العمل. > لا
        خدمتكم سيئة جدا، كفى كذبا! > نعم
        هل يمكنني تغيير الباقة؟ > لا
        سأشتكيكم إلى الوزارة! > نعم
        شكرا على المساعدة السريعة. > لا
        عيب عليكم، سرقتم مالي! > نعم
        ما هو رصيدي الحالي؟ > لا
        """),
        '"هل المتصل غاضب؟ أجب بنعم أو لا.\\nالمتصل: " + data["q"] + "\\nالجواب:"',
        fewshot=4,
    ),
    ask(
        "الأرقام الهندية إلى أرقام عادية",
        qa("""
        ٣٥ > 35
        ١٢ > 12
        ٩٠ > 90
        ٤٧١ > 471
        ٢٠٢ > 202
        ٨ > 8
        ٦٦ > 66
        """),
        '"اكتب الرقم بأرقام 0-9: " + data["q"] + "\\nالرقم:"',
    ),
    ask(
        "राजधानी",
        qa("""
        भारत > नई दिल्ली
        नेपाल > काठमांडू
        जापान > टोक्यो
        फ़्रांस > पेरिस
        रूस > मास्को
        मिस्र > काहिरा
        चीन > बीजिंग
        """),
        '"देश: " + data["q"] + "\\nराजधानी:"',
    ),
    ask(
        "शिकायत या प्रशंसा",
        qa("""
        खाना ठंडा था और देर से आया। > शिकायत
        बहुत बढ़िया सेवा, धन्यवाद! > प्रशंसा
        कमरा गंदा था। > शिकायत
        कर्मचारी बहुत मददगार थे। > प्रशंसा
        बिल में गलती है और कोई सुनता नहीं। > शिकायत
        स्वाद लाजवाब था। > प्रशंसा
        पैकेट फटा हुआ मिला। > शिकायत
        फिर ज़रूर आएँगे, मज़ा आ गया। > प्रशंसा
        """),
        '"यह शिकायत है या प्रशंसा?\\nग्राहक: " + data["q"] + "\\nप्रकार:"',
        fewshot=4,
    ),
    ask(
        "одушевлённое или нет",
        qa("""
        кошка > кто
        стол > что
        учитель > кто
        река > что
        воробей > кто
        окно > что
        бабушка > кто
        книга > что
        """),
        '"кто или что?\\n" + data["q"] + " —"',
        fewshot=4,
    ),
    ask(
        "пословицы",
        keyed(
            "начало",
            """
        Тише едешь —|*дальше будешь/громче поёшь/скорее спишь
        Без труда не выловишь|и волка из леса/*и рыбку из пруда/и щуку из ведра
        Семь раз отмерь —|два раза пей/сто раз спроси/*один раз отрежь
        Не имей сто рублей,|*а имей сто друзей/а имей сто гвоздей/а купи сто гусей
        Волков бояться —|с горы кататься/*в лес не ходить/зайцев не кормить
        """,
            lead=" ",
        ),
        'data["начало"]',
        gold='max(data["target_scores"], key=data["target_scores"].get)',
        output="gold",
        method="ppl",
    ),
    ask(
        "числа словами",
        qa("""
        7 > семь
        12 > двенадцать
        40 > сорок
        90 > девяносто
        16 > шестнадцать
        3 > три
        50 > пятьдесят
        100 > сто
        """),
        '"Напишите число словом.\\nЧисло: " + data["q"] + "\\nСловом:"',
    ),
    ask(
        "pasar a plural",
        qa("""
        la luz > las luces
        el lápiz > los lápices
        la flor > las flores
        el rey > los reyes
        la ciudad > las ciudades
        el lunes > los lunes
        la canción > las canciones
        el pez > los peces
        """),
        '"Singular: " + data["q"] + "\\nPlural:"',
    ),
    ask(
        "¿es una pregunta o una orden?",
        qa("""
        ¿Dónde está la llave? > pregunta
        Cierra la puerta. > orden
        ¡Ven aquí! > orden
        ¿Quién llamó anoche? > pregunta
        Lee la página doce. > orden
        ¿Cuánto cuesta el billete? > pregunta
        No toques eso. > orden
        ¿Has comido ya? > pregunta
        """),
        '"¿Pregunta u orden?\\nFrase: " + data["q"] + "\\nEs una:"',
        fewshot=4,
    ),
    ask(
        "el año que falta en un titular, copiado del texto",
        qa("""
        El puente, abierto en 1931, cumple noventa años. > 1931
        La fábrica cerró en 2009 con 340 obreros. > 2009
        Desde 1978 rige la Constitución, que tiene 169 artículos. > 1978
        El récord de 9,58 segundos es de 2009. > 2009
        La torre de 93 metros se acabó en 1568. > 1568
        En 1992 llegaron 41 millones de visitantes. > 1992
        El tranvía 28 circula desde 1914. > 1914
        """),
        '"Titular: " + data["q"] + "\\nAño:"',
    ),
    ask(
        "singulier",
        qa("""
        les chevaux > le cheval
        les yeux > l'œil
        les choux > le chou
        les journaux > le journal
        les oiseaux > l'oiseau
        les travaux > le travail
        les souris > la souris
        les nez > le nez
        """),
        '"Pluriel : " + data["q"] + "\\nSingulier :"',
    ),
    ask(
        "vrai ou faux",
        qa("""
        La Seine traverse Paris. > vrai
        Le soleil tourne autour de la Terre. > faux
        Un triangle a quatre côtés. > faux
        L'eau gèle à 0 °C. > vrai
        Rome est en Espagne. > faux
        La baleine est un mammifère. > vrai
        Une heure a cinquante minutes. > faux
        Mozart était compositeur. > vrai
        """),
        '"Vrai ou faux ?\\n« " + data["q"] + " »\\nRéponse :"',
        fewshot=4,
    ),
    ask(
        "der, die oder das",
        qa("""
        Tisch > der
        Lampe > die
        Haus > das
        Apfel > der
        Tür > die
        Kind > das
        Löffel > der
        Gabel > die
        Messer > das
        """),
        '"der, die oder das: ___ " + data["q"] + "\\nArtikel:"',
        fewshot=3,
    ),
    ask(
        "Komma oder Punkt: deutsche Zahlen in englische",
        qa("""
        1.250,50 > 1,250.50
        3,14 > 3.14
        10.000 > 10,000
        0,5 > 0.5
        2.499,99 > 2,499.99
        75,25 > 75.25
        1.000.000 > 1,000,000
        """),
        '"deutsch: " + data["q"] + "\\nenglisch:"',
    ),
    ask(
        "높임말",
        qa("""
        먹다 > 드시다
        자다 > 주무시다
        있다 > 계시다
        죽다 > 돌아가시다
        말하다 > 말씀하시다
        아프다 > 편찮으시다
        """),
        '"높임말로 바꾸세요.\\n보통말: " + data["q"] + "\\n높임말:"',
    ),
    ask(
        "o'zbekcha so'zlar, tarjima",
        qa("""
        kitob > book
        suv > water
        non > bread
        uy > house
        olma > apple
        daraxt > tree
        mushuk > cat
        """),
        '"Uzbek: " + data["q"] + "\\nEnglish:"',
    ),
    ask(
        "fiyat etiketleri",
        table(
            "urun|fiyat|a",
            """
        ekmek|12,50 TL|12,50
        süt|31,90 TL|31,90
        peynir|185,00 TL|185,00
        elma|24,75 TL|24,75
        çay|99,90 TL|99,90
        zeytin|140,25 TL|140,25
        bal|320,00 TL|320,00
        """,
        ),
        '"Etiket: {urun}, {fiyat}\\nFiyat (yalnız sayı):".format(**data)',
    ),
)
