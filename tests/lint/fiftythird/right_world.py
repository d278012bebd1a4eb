"""Right prompts in other languages than English."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, records, right, starred, table

JINYI = qa("""
高兴 > 快乐
美丽 > 漂亮
著名 > 有名
立刻 > 马上
寒冷 > 冰冷
宽阔 > 广阔
仔细 > 认真
经常 > 时常
""")
DAXIE = qa("""
15 > 壹拾伍
208 > 贰佰零捌
36 > 叁拾陆
4000 > 肆仟
79 > 柒拾玖
500 > 伍佰
64 > 陆拾肆
81 > 捌拾壹
""")
FENCI = qa("""
我爱北京。 > 我/爱/北京/。
他昨天去学校。 > 他/昨天/去/学校/。
妈妈买了苹果。 > 妈妈/买/了/苹果/。
天气很好。 > 天气/很/好/。
我们一起唱歌。 > 我们/一起/唱歌/。
老师表扬了小明。 > 老师/表扬/了/小明/。
火车明天到达。 > 火车/明天/到达/。
""")
FANJIAN = qa("""
電腦壞了 > 电脑坏了
開門見山 > 开门见山
圖書館 > 图书馆
學習漢語 > 学习汉语
飛機場 > 飞机场
頭髮很長 > 头发很长
買賣東西 > 买卖东西
""")
XIEHOU = keyed(
    "shang",
    """
    泥菩萨过江|*自身难保/百发百中/一清二白
    小葱拌豆腐|*一清二白/有去无回/多此一举
    肉包子打狗|百发百中/*有去无回/自身难保
    画蛇添足|有去无回/自身难保/*多此一举
    竹篮打水|*一场空/笑口常开/两头忙
    弥勒佛|两头忙/*笑口常开/一场空
    外甥打灯笼|一场空/两头忙/*照旧
    哑巴吃黄连|*有苦说不出/照旧/笑口常开
    """,
)
WENYAN = qa("""
学而时习之，不亦说乎？ > 学了又按时温习，不也很愉快吗？
三人行，必有我师焉。 > 几个人同行，其中一定有我的老师。
温故而知新。 > 温习旧知识，能得到新的体会。
己所不欲，勿施于人。 > 自己不愿意的，不要强加给别人。
敏而好学，不耻下问。 > 聪明又好学，不以向比自己低的人请教为耻。
知之为知之，不知为不知。 > 知道就是知道，不知道就是不知道。
""")
SHIKE = qa("""
下午三点 > 15:00
早上七点半 > 07:30
晚上九点一刻 > 21:15
中午十二点 > 12:00
凌晨两点 > 02:00
上午十点二十分 > 10:20
傍晚六点零五分 > 18:05
夜里十一点四十 > 23:40
""")
KUAIDI = records(
    "danhao beizhu chengshi",
    ("SF1029", "", "杭州"),
    ("YT3350", "易碎", "成都"),
    ("ZT7781", "", "长春"),
    ("SF4406", "放门口", "厦门"),
    ("YD9012", "", "西宁"),
    ("ZT2245", "周末送", "桂林"),
    ("SF8873", "", "拉萨"),
)
QINGXU = qa("""
终于考上了理想的大学！ > 喜
他居然把我的信撕了！ > 怒
外婆走了，我一夜没睡。 > 哀
黑暗里有脚步声，我不敢回头。 > 惧
弟弟出生了，全家都笑得合不拢嘴。 > 喜
又被插队，真是忍无可忍。 > 怒
老房子拆了，心里空落落的。 > 哀
地震时我抓着桌腿发抖。 > 惧
""")
HANDUI = table(
    "ju|dui?",
    """
    他的病情恶化了，大家都很担心。|true
    通过这次活动，使我明白了道理。|false
    我断定他大概是老师。|false
    春天来了，花都开了。|true
    能否努力是成功的关键。|false
    这本书我读了三遍。|true
    他穿着一件蓝色的上衣和一顶帽子。|false
    妈妈正在厨房做饭。|true
    """,
)
YOMI = qa("""
日本 > にほん
学校 > がっこう
電車 > でんしゃ
天気 > てんき
説明 > せつめい
新聞 > しんぶん
病院 > びょういん
図書館 > としょかん
""")
JOSUSHI = starred(
    """
    本を数えるときの単位はどれですか。|枚/*冊/匹/台
    車を数えるときの単位はどれですか。|*台/本/羽/杯
    紙を数えるときの単位はどれですか。|匹/冊/*枚/軒
    家を数えるときの単位はどれですか。|羽/*軒/台/枚
    鳥を数えるときの単位はどれですか。|*羽/軒/冊/着
    猫を数えるときの単位はどれですか。|台/枚/着/*匹
    服を数えるときの単位はどれですか。|杯/軒/*着/台
    鉛筆を数えるときの単位はどれですか。|冊/匹/羽/*本
    """
)
KENCHO = qa("""
愛知県 > 名古屋市
神奈川県 > 横浜市
宮城県 > 仙台市
石川県 > 金沢市
兵庫県 > 神戸市
香川県 > 高松市
沖縄県 > 那覇市
三重県 > 津市
""")
HANTAI = qa("""
高い > 低い
新しい > 古い
重い > 軽い
明るい > 暗い
多い > 少ない
強い > 弱い
遠い > 近い
太い > 細い
""")
KEIKOKU = table(
    "text|level",
    """
    分解すると感電して死亡するおそれがあります。|危険
    布で拭くときは水を使わないでください。傷の原因になります。|注意
    ガスが漏れているときに火をつけると爆発します。|危険
    長時間同じ画面を出すと、焼き付くことがあります。|注意
    高圧線に触れると命にかかわります。|危険
    ぬれた手で持つと滑って落とすことがあります。|注意
    密閉した部屋で使うと一酸化炭素で死に至ります。|危険
    日光に当てると色があせます。|注意
    """,
)
AWASIM = qa("""
مصر > القاهرة
المغرب > الرباط
العراق > بغداد
اليابان > طوكيو
فرنسا > باريس
الأردن > عمّان
تونس > تونس
لبنان > بيروت
""")
JAM = qa("""
كتاب > كتب
قلم > أقلام
باب > أبواب
مدينة > مدن
ولد > أولاد
بيت > بيوت
صديق > أصدقاء
""")
SAHIH = table(
    "claim|ok?",
    """
    الشمس تشرق من الشرق.|true
    السمك يعيش في الصحراء.|false
    في الأسبوع سبعة أيام.|true
    الثلج ساخن.|false
    النحل يصنع العسل.|true
    القطة أكبر من الفيل.|false
    الماء يغلي عند مئة درجة مئوية.|true
    القمر أكبر من الأرض.|false
    """,
)
VILOM = qa("""
दिन > रात
गरम > ठंडा
ऊपर > नीचे
सच > झूठ
नया > पुराना
मोटा > पतला
आना > जाना
सुख > दुख
""")
BHAV = table(
    "text|label",
    """
    यह फ़िल्म बहुत अच्छी थी, मज़ा आ गया।|सकारात्मक
    खाना ठंडा और बेस्वाद था।|नकारात्मक
    कर्मचारी बहुत मददगार थे।|सकारात्मक
    कमरा गंदा था और शोर बहुत था।|नकारात्मक
    फ़ोन की बैटरी कमाल की है।|सकारात्मक
    पैसे की बर्बादी, मत खरीदिए।|नकारात्मक
    किताब ने दिल छू लिया।|सकारात्मक
    सेवा बेहद धीमी और रूखी थी।|नकारात्मक
    """,
)
ANK = qa("""
३ > तीन
७ > सात
१० > दस
५ > पाँच
८ > आठ
२ > दो
९ > नौ
४ > चार
""")
MNOZH = qa("""
стол > столы
книга > книги
окно > окна
друг > друзья
город > города
человек > люди
яблоко > яблоки
дерево > деревья
""")
BUKVA = qa("""
к_рова > о
м_локо > о
т_традь > е
п_нал > е
м_шина > а
з_яц > а
в_робей > о
м_дведь > е
""")
STOLITSA = keyed(
    "страна",
    """
    Франция|*Париж/Лион/Ницца
    Италия|Милан/*Рим/Турин
    Турция|Стамбул/Измир/*Анкара
    Австралия|*Канберра/Сидней/Перт
    Канада|Торонто/*Оттава/Монреаль
    Бразилия|Рио-де-Жанейро/Сан-Паулу/*Бразилиа
    Швейцария|Цюрих/*Берн/Женева
    Казахстан|*Астана/Алматы/Шымкент
    """,
    lead=" ",
)
TILDES = qa("""
arbol > árbol
lapiz > lápiz
cafe > café
musica > música
facil > fácil
cancion > canción
telefono > teléfono
jamon > jamón
""")
ARTICULO = qa("""
mesa > la
agua > el
problema > el
mano > la
día > el
foto > la
mapa > el
flor > la
""")
PREGUNTA = records(
    "texto pregunta respuesta",
    ("El puente se inauguró en 1932.", "¿Cuándo se inauguró el puente?", "en 1932"),
    ("Lucía vende quesos en Burgos.", "¿Dónde vende quesos Lucía?", "en Burgos"),
    ("El tren de Soria llegó con dos horas de retraso.", "¿Con cuánto retraso llegó?", "dos horas"),
    ("La alcaldesa plantó un olivo en la plaza.", "¿Qué plantó la alcaldesa?", "un olivo"),
    ("Cada entrada cuesta nueve euros.", "¿Cuánto cuesta cada entrada?", "nueve euros"),
    ("El incendio empezó en la cocina.", "¿Dónde empezó el incendio?", "en la cocina"),
    ("Pilar heredó la tienda de su abuelo.", "¿De quién la heredó?", "de su abuelo"),
)
BANDAE = qa("""
크다 > 작다
많다 > 적다
높다 > 낮다
길다 > 짧다
열다 > 닫다
앞 > 뒤
낮 > 밤
""")
PLURAL_DE = qa("""
das Haus > die Häuser
der Apfel > die Äpfel
die Blume > die Blumen
das Kind > die Kinder
der Stuhl > die Stühle
die Stadt > die Städte
das Auto > die Autos
""")
RESUME = table(
    "phrase|temps",
    """
    Je mangerai demain chez ma tante.|futur
    Nous avons perdu le match.|passé
    Elle écrit une lettre.|présent
    Ils viendront en train.|futur
    Tu as fermé la fenêtre.|passé
    Il pleut sur la ville.|présent
    Vous verrez la mer.|futur
    J'ai acheté du pain.|passé
    On joue aux cartes.|présent
    """,
)

RIGHT: tuple[Right, ...] = (
    ask("近义词", JINYI, "f\"写出“{data['q']}”的一个近义词：\"", output="gold"),
    ask("数字大写", DAXIE, "f\"把数字{data['q']}写成中文大写：\"", output="gold", fewshot=5),
    ask(
        "分词用斜线",
        FENCI,
        "f\"给句子分词，用“/”隔开。\\n句子：{data['q']}\\n分词：\"",
        output="gold",
    ),
    ask("繁体转简体", FANJIAN, "f\"繁体：{data['q']}\\n简体：\"", output="gold"),
    right(
        "歇后语",
        "xiehouyu",
        """
        xia = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": data["shang"] + "——", "output": xia, "processed_output": xia}
        """,
        XIEHOU,
        method="ppl",
    ),
    ask(
        "文言文翻译",
        WENYAN,
        "f\"把下面的文言句子译成现代汉语。\\n文言：{data['q']}\\n译文：\"",
        output="gold",
    ),
    ask("时间写成数字", SHIKE, "f\"把“{data['q']}”写成24小时制（HH:MM）：\"", output="gold"),
    right(
        "快递备注可以没有",
        "kuaidi-beizhu",
        """
        text = f"单号：{data['danhao']}\\n城市：{data['chengshi']}\\n"
        if data["beizhu"]:
            text += f"备注：{data['beizhu']}\\n"
        text += "寄往哪座城市？\\n答："
        gold = data["chengshi"]
        """,
        KUAIDI,
        lead="",
    ),
    ask(
        "一个字的情绪",
        QINGXU,
        "f\"句子：{data['q']}\\n情绪（喜、怒、哀、惧）：\"",
        output="gold",
        fewshot=4,
    ),
    ask(
        "病句判断用符号",
        HANDUI,
        "f\"下面的句子有没有语病？没有语病写“√”，有语病写“×”。\\n{data['ju']}\\n判断：\"",
        gold="'√' if data['dui'] else '×'",
        output="gold",
        fewshot=4,
    ),
    ask(
        "漢字の読み",
        YOMI,
        "f\"次の漢字の読みをひらがなで書いてください。\\n漢字：{data['q']}\\n読み：\"",
        output="gold",
    ),
    right(
        "助数詞をア、イ、ウ、エで",
        "josushi-kana",
        """
        sentaku = "\\n".join(f"{kigo} {each}" for kigo, each in zip("アイウエ", data["choices"]))
        text = f"{data['question']}記号で答えなさい。\\n{sentaku}\\n答え："
        gold = "アイウエ"[data["answer"]]
        """,
        JOSUSHI,
        lead="",
        fewshot=4,
    ),
    right(
        "助数詞を言葉で",
        "josushi-kotoba",
        """
        text = f"{data['question']}（{'・'.join(data['choices'])}）\\n答え："
        gold = data["choices"][data["answer"]]
        """,
        JOSUSHI,
        lead="",
    ),
    ask("県庁所在地", KENCHO, "f\"Q：{data['q']}の県庁所在地は？\\nA：\"", output="gold"),
    ask("反対の言葉", HANTAI, "data['q'] + ' ⇔'", fewshot=5),
    ask(
        "取扱説明書の警告",
        KEIKOKU,
        "f\"次の文は「危険」と「注意」のどちらの表示になりますか。\\n「{data['text']}」\\n表示：\"",
        gold="data['level']",
        output="gold",
        fewshot=4,
    ),
    ask("عواصم الدول", AWASIM, "f\"ما عاصمة {data['q']}؟\\nالجواب:\""),
    ask("جمع الكلمات", JAM, "f\"المفرد: {data['q']}\\nالجمع:\""),
    ask(
        "صح أم خطأ",
        SAHIH,
        "f\"{data['claim']}\\nصح أم خطأ؟\"",
        gold="'صح' if data['ok'] else 'خطأ'",
        fewshot=4,
    ),
    ask("विलोम शब्द", VILOM, "f\"शब्द: {data['q']}\\nविलोम:\""),
    ask(
        "समीक्षा का भाव",
        BHAV,
        "f\"समीक्षा: {data['text']}\\nभाव (सकारात्मक या नकारात्मक):\"",
        gold="data['label']",
        fewshot=4,
    ),
    ask("अंक शब्दों में", ANK, "f\"अंक {data['q']} को शब्द में लिखिए:\"", fewshot=4),
    ask("множественное число", MNOZH, "f\"Ед. ч.: {data['q']}\\nМн. ч.:\""),
    ask("пропущенная буква", BUKVA, "f\"Какая буква пропущена: {data['q']}?\\nБуква:\"", fewshot=4),
    right(
        "столицы без вопроса",
        "stolitsy-ppl",
        """
        верно = [город for город, балл in data["target_scores"].items() if балл][0]
        return {"input": f"{data['страна']}, столица:", "output": верно, "processed_output": верно}
        """,
        STOLITSA,
        method="ppl",
    ),
    ask(
        "palabras sin tilde, mal escritas a propósito",
        TILDES,
        "f\"Ponga la tilde que falta: {data['q']}\\nCorrecto:\"",
    ),
    ask(
        "el artículo",
        ARTICULO,
        "f\"¿Qué artículo lleva «{data['q']}», el o la?\\nArtículo:\"",
        fewshot=4,
    ),
    ask(
        "respuestas copiadas del texto",
        PREGUNTA,
        "f\"{data['texto']}\\n{data['pregunta']}\\nCopie la respuesta del texto:\"",
        gold="data['respuesta']",
    ),
    ask("반대말", BANDAE, "f\"낱말: {data['q']}\\n반대말:\""),
    ask("Mehrzahl mit Artikel", PLURAL_DE, "f\"Einzahl: {data['q']}\\nMehrzahl (mit Artikel):\""),
    ask(
        "temps du verbe",
        RESUME,
        "f\"« {data['phrase']} »\\nLe verbe est-il au passé, au présent ou au futur ?\\nTemps :\"",
        gold="data['temps']",
        fewshot=4,
    ),
)
