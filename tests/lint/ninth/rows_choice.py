"""Rows with options."""

from __future__ import annotations

from tests.lint.ninth.making import asked, table

_VIET = asked("""
Thủ đô của Úc là thành phố nào? | Sydney; *Canberra; Melbourne; Perth
Hành tinh nào gần Mặt Trời nhất? | *Sao Thủy; Sao Kim; Sao Hỏa; Trái Đất
Nước sôi ở bao nhiêu độ C khi ở áp suất thường? | 50; 80; 90; *100
Kim loại nào ở thể lỏng ở nhiệt độ phòng? | Sắt; Đồng; *Thủy ngân; Nhôm
Tác giả của "Truyện Kiều" là ai? | Hồ Xuân Hương; *Nguyễn Du; Nguyễn Trãi; Tố Hữu
Một thế kỷ dài bao lâu? | 10 năm; 50 năm; *100 năm; 1000 năm
Cơ quan nào bơm máu đi khắp cơ thể? | *Tim; Gan; Phổi; Thận
Cây xanh thải ra khí nào khi quang hợp? | Nitơ; Hydro; Cacbonic; *Oxy
Vịnh Hạ Long thuộc tỉnh nào? | Nghệ An; Lào Cai; *Quảng Ninh; Khánh Hòa
Đơn vị đo lực là gì? | Oát; *Niutơn; Jun; Vôn
Con vật nào đẻ trứng? | Mèo; Voi; Bò; *Gà
Ba góc của một tam giác cộng lại bằng bao nhiêu độ? | *180; 90; 270; 360
""")
VIET = tuple(
    {"id": place, "câu_hỏi": question, "lựa_chọn": options, "đáp_án": "ABCD"[gold]}
    for place, (question, options, gold) in enumerate(_VIET)
)

_MED = asked("""
Which vitamin is made in the skin under sunlight? | Vitamin A; Vitamin C; *Vitamin D; Vitamin K
Which organ produces insulin? | Liver; *Pancreas; Spleen; Kidney
Scurvy is caused by a lack of which vitamin? | *Vitamin C; Vitamin D; Vitamin B12; Vitamin E
Which blood cells carry oxygen? | Platelets; Lymphocytes; Neutrophils; *Erythrocytes
What is the largest artery of the body? | Carotid; Femoral; *Aorta; Radial
How many pairs of ribs does a healthy adult have? | Ten; Eleven; Fourteen; *Twelve
Which of these drugs is an anticoagulant? | *Warfarin; Ibuprofen; Salbutamol; Omeprazole
Which nerve moves the diaphragm? | Vagus nerve; *Phrenic nerve; Ulnar nerve; Sciatic nerve
What carries malaria from person to person? | Ticks; Fleas; Houseflies; *Mosquitoes
What is the functional unit of the kidney? | Alveolus; *Nephron; Neuron; Sarcomere
Which hormone do pregnancy tests look for? | Insulin; Cortisol; *Gonadotropin; Thyroxine
Jaundice shows a rise of which substance in the blood? | *Bilirubin; Urea; Glucose; Calcium
""")
MED = tuple(
    {"question": question, **dict(zip(("opa", "opb", "opc", "opd"), options, strict=True))}
    | {"cop": gold, "subject": "Medicine"}
    for question, options, gold in _MED
)
MED_LIST = tuple(
    {"question": question, "choices": options, "answer": gold} for question, options, gold in _MED
)
MED_ARC = tuple(
    {
        "id": f"Q{place:03}",
        "question": question,
        "choices": {"text": options, "label": list("ABCD")},
        "answerKey": "ABCD"[gold],
    }
    for place, (question, options, gold) in enumerate(_MED, 100)
)

_CHANGSHI = asked("""
我国面积最大的省级行政区是哪一个？ | 西藏; *新疆; 内蒙古; 青海
《红楼梦》的作者是谁？ | 罗贯中; 施耐庵; 吴承恩; *曹雪芹
光在真空中每秒大约传播多少万千米？ | *30; 3; 300; 100
下列节气中，一年里最早的是哪一个？ | 清明; *立春; 夏至; 秋分
水的化学式是什么？ | CO2; NaCl; *H2O; O2
“床前明月光”出自哪位诗人之手？ | 杜甫; 白居易; 王维; *李白
下列哪一项不属于中国古代四大发明？ | 造纸术; 火药; *丝绸; 指南针
人体最大的器官是什么？ | *皮肤; 肝脏; 心脏; 肺
长江最终流入哪片海域？ | 渤海; 黄海; *东海; 南海
一公顷等于多少平方米？ | 100; *10000; 1000; 100000
京剧中的“净”指哪一类角色？ | 女性角色; 丑角; 老生; *花脸
秦始皇统一六国是在公元前哪一年？ | *221; 206; 256; 475
""")
CHANGSHI = tuple(
    {"题目": question, **dict(zip("ABCD", options, strict=True)), "答案": "ABCD"[gold]}
    for question, options, gold in _CHANGSHI
)
CHANGSHI_LIST = tuple(
    {"question": question, "options": options, "answer": options[gold]}
    for question, options, gold in _CHANGSHI
)

_KENTEI = asked("""
日本で一番高い山はどれですか。 | 北岳; *富士山; 立山; 阿蘇山
「春はあけぼの」で始まる作品はどれですか。 | 源氏物語; 徒然草; *枕草子; 平家物語
日本の国会は何院制ですか。 | 一院制; 三院制; 四院制; *二院制
江戸幕府を開いたのは誰ですか。 | *徳川家康; 織田信長; 豊臣秀吉; 足利尊氏
日本で一番大きい湖はどれですか。 | 浜名湖; 十和田湖; 諏訪湖; *琵琶湖
植物が光合成で取り入れる気体はどれですか。 | 酸素; *二酸化炭素; 窒素; 水素
一日は何時間ですか。 | 十二時間; 二十時間; *二十四時間; 三十時間
かつお節の原料はどれですか。 | *魚; 海藻; 豆; 米
明治時代が始まった年はどれですか。 | 1603年; 1716年; *1868年; 1945年
将棋の駒でないものはどれですか。 | 飛車; 角行; 桂馬; *女王
北海道の道庁がある町はどこですか。 | 函館; *札幌; 旭川; 小樽
五七五で作る詩を何と言いますか。 | *俳句; 短歌; 漢詩; 都々逸
""")
KENTEI = tuple(
    {"問題": question, "選択肢": options, "正解": gold} for question, options, gold in _KENTEI
)

_QUIZ = asked("""
Quale fiume attraversa Roma? | Po; *Tevere; Arno
Chi ha scritto la Divina Commedia? | *Dante; Petrarca; Boccaccio
Quanti lati ha un esagono? | Cinque; Otto; *Sei
Qual è il capoluogo della Sardegna? | Sassari; *Cagliari; Nuoro
In quale mare si trova la Sicilia? | Baltico; Caspio; *Mediterraneo
Quale metallo ha il simbolo Fe? | *Ferro; Rame; Fosforo
Chi dipinse la Gioconda? | Raffaello; *Leonardo; Tiziano
Quale vulcano distrusse Pompei? | Etna; Stromboli; *Vesuvio
Con quale erba si fa il pesto genovese? | *Basilico; Rosmarino; Salvia
In che anno nacque la Repubblica Italiana? | 1861; *1946; 1922
Quale regione ha Torino come capoluogo? | Liguria; Lombardia; *Piemonte
Chi compose le Quattro stagioni? | *Vivaldi; Verdi; Rossini
""")
QUIZ = tuple(
    {
        "domanda": question,
        "opzioni": dict(zip("abc", options, strict=True)),
        "risposta": "abc"[gold],
    }
    for question, options, gold in _QUIZ
)

_COPA = table(
    "premise question right wrong",
    """
The vase shattered on the floor. | cause | The cat jumped on the shelf. | The flowers were fresh.
The runner tied his shoes again. | cause | The lace had come loose. | The race was broadcast.
It rained all night. | effect | The river rose by a metre. | The baker closed early.
The phone stopped ringing. | cause | Somebody picked it up. | The screen was new.
She put too much salt in the soup. | effect | Nobody finished the plate. | The spoon was made of wood.
The lights went out in the street. | effect | People lit candles. | The shops raised their prices.
The boy hid behind his mother. | cause | A big dog came near. | The sun was shining.
The farmer smiled at his field. | cause | The wheat stood high. | The tractor was red.
The bridge was closed for repairs. | effect | Drivers took the ferry. | The mayor wrote a novel.
The ice cream dripped on his shirt. | cause | It was a hot day. | He had two sisters.
The student overslept. | effect | He missed the first exam. | He learned to swim.
The window was left open in winter. | effect | The room grew cold. | The carpet was cleaned.
""",
)
COPA = tuple(
    {
        "premise": row["premise"],
        "question": row["question"],
        "choice1": row["wrong"] if swap else row["right"],
        "choice2": row["right"] if swap else row["wrong"],
        "label": swap,
    }
    for row, swap in zip(_COPA, (0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0), strict=True)
)
