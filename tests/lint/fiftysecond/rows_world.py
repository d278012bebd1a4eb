"""Rows of the right prompts in other languages."""

from __future__ import annotations

from tests.lint.making import keyed, qa, records, starred, table

LIANGCI = qa("""
一（）马 > 匹
一（）书 > 本
一（）鱼 > 条
一（）树 > 棵
一（）汽车 > 辆
一（）信 > 封
""")
FANYI = qa("""
我喜欢喝茶。 > I like drinking tea.
图书馆在哪里？ > Where is the library?
他们明天去武汉。 > They are going to Wuhan tomorrow.
这本书很有意思。 > This book is very interesting.
请把门关上。 > Please close the door.
""")
FANYICI = qa("""
高 > 低
冷 > 热
快 > 慢
进步 > 退步
开始 > 结束
安全 > 危险
""")
QINGGAN = table(
    "text|mood",
    """
    房间干净，前台很热情，下次还来。|好评
    空调坏了一晚上，没人管。|差评
    早餐种类多，孩子很喜欢。|好评
    隔音太差，隔壁说话都听得见。|差评
    离地铁站两分钟，特别方便。|好评
    床单上有污渍，恶心。|差评
    """,
)
XINWEN = table(
    "title|class#",
    """
    国足热身赛二比一取胜|0
    央行宣布下调存款准备金率|1
    新款手机芯片采用三纳米工艺|2
    中国女排四连胜晋级决赛|0
    多家银行下调房贷利率|1
    科学家研制出柔性电池|2
    马拉松赛周日在武汉开跑|0
    沪指收涨百分之一|1
    """,
)
WULI = starred("""
力的单位是？|*牛顿/焦耳/瓦特/帕斯卡
电流的单位是？|伏特/*安培/欧姆/库仑
功率的单位是？|牛顿/焦耳/*瓦特/米
压强的单位是？|千克/秒/赫兹/*帕斯卡
频率的单位是？|*赫兹/伏特/牛顿/米
电阻的单位是？|安培/*欧姆/瓦特/焦耳
""")
JISUAN = qa("""
25+17 > 42
81-36 > 45
7×8 > 56
96÷4 > 24
100-58 > 42
13×5 > 65
""")
XINGMING = table(
    "text|name|job",
    """
    张伟是协和医院的外科医生。|张伟|外科医生
    在深圳当程序员的李娜今年三十岁。|李娜|程序员
    记者王芳昨天采访了市长。|王芳|记者
    退休教师刘建国每天去公园打太极。|刘建国|教师
    导游陈静带着游客登上黄鹤楼。|陈静|导游
    """,
)
LIJIE = records(
    "passage question answer",
    ("小红家养了一只黑猫，名叫煤球。", "猫叫什么名字？", "煤球"),
    ("运动会上，三班以一分之差输给了五班。", "哪个班赢了？", "五班"),
    ("周末爸爸带我去东湖骑车。", "他们去了哪里？", "东湖"),
    ("奶奶把西瓜切成八块，分给大家。", "奶奶切了什么？", "西瓜"),
    ("这座桥建于1957年，全长1670米。", "桥建于哪一年？", "1957年"),
)
DUILIAN = keyed(
    "shang",
    """
    春风送暖|*旭日生辉/三个苹果
    山高水远|去年下雨/*地久天长
    书山有路|*学海无涯/今天放假
    花开富贵|他很高兴/*竹报平安
    风调雨顺|*国泰民安/明天开会
    """,
)
IBUKOTA = qa("""
Jepang > Tokyo
Malaysia > Kuala Lumpur
Mesir > Kairo
Thailand > Bangkok
Filipina > Manila
Nigeria > Abuja
""")
LAWAN = qa("""
besar > kecil
panjang > pendek
panas > dingin
cepat > lambat
mahal > murah
baru > lama
""")
PESANAN = table(
    "teks|barang|jumlah#",
    """
    Kak, saya mau 3 kaos hitam.|kaos hitam|3
    Pesan 2 kotak kopi ya.|kotak kopi|2
    Tolong kirim 10 buku tulis.|buku tulis|10
    Mau beli 1 tas ransel, masih ada?|tas ransel|1
    Saya ambil 5 botol madu.|botol madu|5
    """,
)
EKLER = qa("""
ev > evler
kitap > kitaplar
çocuk > çocuklar
göz > gözler
masa > masalar
öğrenci > öğrenciler
""")
DOGRU = table(
    "iddia|dogru?",
    """
    Ankara Türkiye'nin başkentidir.|true
    Bir haftada sekiz gün vardır.|false
    Van Gölü Türkiye'nin en büyük gölüdür.|true
    Güneş bir gezegendir.|false
    Su sıfır derecede donar.|true
    İzmir Karadeniz kıyısındadır.|false
    """,
)
SIKAYET = table(
    "yorum|duygu",
    """
    Yemekler sıcacık geldi, elinize sağlık.|olumlu
    Garson çok kabaydı.|olumsuz
    Manzara harika, tatlılar enfes.|olumlu
    İki saat bekledik, çorba soğuktu.|olumsuz
    Fiyatlar uygun, yine geleceğiz.|olumlu
    Masalar pisti, bir daha gitmem.|olumsuz
    """,
)
CONJUGA = qa("""
eu / falar > falo
nós / comer > comemos
eles / partir > partem
ela / cantar > canta
eu / ser > sou
nós / ter > temos
""")
RECLAMA = table(
    "texto|setor",
    """
    A internet cai toda noite.|técnico
    Cobraram duas vezes a mesma fatura.|financeiro
    Quero contratar o plano de 500 mega.|vendas
    O modem não liga mais.|técnico
    Como peço a segunda via do boleto?|financeiro
    Vocês têm desconto para novos clientes?|vendas
    O sinal do wi-fi não chega ao quarto.|técnico
    Meu pagamento não foi reconhecido.|financeiro
    """,
)
GENRE = qa("""
maison > la
soleil > le
lune > la
livre > le
table > la
pain > le
""")
CIUDAD = keyed(
    "pregunta",
    """
    ¿Cuál es la capital de Perú?|*Lima/Quito/Bogotá
    ¿Cuál es la capital de Chile?|La Paz/*Santiago/Caracas
    ¿Cuál es la capital de Cuba?|Madrid/Managua/*La Habana
    ¿Cuál es la capital de Uruguay?|*Montevideo/Asunción/Lima
    ¿Cuál es la capital de Ecuador?|Bogotá/*Quito/San José
    """,
    lead=" ",
)
SWAHILI = qa("""
moja > 1
mbili > 2
tatu > 3
nne > 4
tano > 5
sita > 6
""")
