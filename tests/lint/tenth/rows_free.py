"""Rows whose answers are free: numbers, spans, sentences, records."""

from __future__ import annotations

from tests.lint.tenth.making import table

OLYMP = table(
    "problem solution answer",
    """
How many two-digit numbers have digits that add up to 5? | The tens digit can be 1, 2, 3, 4 or 5, and each fixes the units digit. So there are 5 such numbers. | 5
What is the last digit of 7 to the power 10? | The last digits of the powers of 7 repeat as 7, 9, 3, 1. The exponent 10 leaves 2 when divided by 4, so the last digit is 9. | 9
In how many ways can 4 people sit in a row? | There are 4 choices, then 3, then 2, then 1. 4 * 3 * 2 * 1 = 24. | 24
The sum of three consecutive integers is 48. What is the largest? | The middle one is 48 / 3 = 16. The largest is 16 + 1 = 17. | 17
A convex polygon has 20 diagonals. How many sides does it have? | A polygon with n sides has n(n - 3) / 2 diagonals. 8 * 5 / 2 = 20, so n is 8. | 8
How many squares of any size are there on a 3 by 3 board? | There are 9 small ones, 4 of side two and 1 of side three. 9 + 4 + 1 = 14. | 14
What is the sum of the first 10 odd numbers? | The sum of the first n odd numbers is n * n. 10 * 10 = 100. | 100
A number leaves 1 when divided by 2, 3 and 5. What is the smallest such number above 1? | The least common multiple of 2, 3 and 5 is 30. 30 + 1 = 31. | 31
How many divisors does 36 have? | 36 is 2 squared times 3 squared. 3 * 3 = 9. | 9
Every pair of 7 teams plays one match. How many matches are there? | Each of 7 teams plays 6 others, and each match is counted twice. 7 * 6 / 2 = 21. | 21
""",
)
AOSHU = table(
    "问题 解答 答案",
    """
笼子里有鸡和兔共8只，脚22只，兔有几只？ | 如果全是鸡，脚有8×2=16只，多出22-16=6只，每只兔多2只脚，6÷2=3。 | 3
小明有15本书，送给弟弟4本，又买了6本，现在有几本？ | 15-4=11，11+6=17。 | 17
一辆车每小时走60公里，3小时走多少公里？ | 60×3=180。 | 180
果园里有5行树，每行12棵，砍掉8棵后还有几棵？ | 5×12=60，60-8=52。 | 52
一根绳子长36米，平均剪成9段，每段几米？ | 36÷9=4。 | 4
妈妈买苹果花了24元，买梨花了17元，付了50元，找回几元？ | 24+17=41，50-41=9。 | 9
教室里有6排座位，每排8个，坐了40人，空几个座位？ | 6×8=48，48-40=8。 | 8
爷爷今年70岁，是小红年龄的7倍，小红几岁？ | 70÷7=10。 | 10
一盒铅笔有12支，4盒共有几支？ | 12×4=48。 | 48
一个长方形长9厘米，宽5厘米，周长是多少厘米？ | 9+5=14，14×2=28。 | 28
""",
)
_TABEL = (
    ("Naam Leeftijd Stad", "Anna 34 Utrecht", "Bram 27 Leiden", "Cas 41 Delft"),
    ("Fruit Prijs Voorraad", "Appel 2 30", "Peer 3 12", "Kers 8 5"),
    ("Rivier Lengte Monding", "Maas 925 Noordzee", "Donau 2850 Zee", "Seine 777 Kanaal"),
    ("Vak Docent Lokaal", "Wiskunde Jansen B12", "Frans Dubois A03", "Muziek Visser C20"),
    ("Trein Vertrek Spoor", "IC 08:15 4", "Sprinter 08:22 7", "ICE 09:01 1"),
    ("Club Punten Doelpunten", "Ajax 61 70", "Feyenoord 58 66", "Twente 52 49"),
)
_TABEL_ASKED = (
    ((0, "Waar woont Bram?", "Leiden"), (0, "Hoe oud is Cas?", "41")),
    ((1, "Wat kost een peer?", "3"), (1, "Van welk fruit zijn er 5?", "Kers")),
    ((2, "Welke rivier is 777 kilometer lang?", "Seine"), (2, "Hoe lang is de Maas?", "925")),
    ((3, "Wie geeft Frans?", "Dubois"), (3, "In welk lokaal is muziek?", "C20")),
    ((4, "Van welk spoor vertrekt de Sprinter?", "7"), (4, "Hoe laat gaat de ICE?", "09:01")),
    ((5, "Wie heeft de meeste punten?", "Ajax"), (5, "Hoeveel doelpunten maakte Twente?", "49")),
)
TABEL = tuple(
    {
        "kop": _TABEL[which][0].split(),
        "rijen": [line.split() for line in _TABEL[which][1:]],
        "vraag": question,
        "antwoord": answer,
    }
    for pair in _TABEL_ASKED
    for which, question, answer in pair
)
GRAMMAR = table(
    "source target",
    """
She go to school every day. | She goes to school every day.
I have saw that film twice. | I have seen that film twice.
There is many reasons for this. | There are many reasons for this.
He is more taller than me. | He is taller than me.
We was waiting for an hour. | We were waiting for an hour.
The informations were useful. | The information was useful.
She don't like the coffee here. | She doesn't like the coffee here.
I am living here since 2015. | I have been living here since 2015.
They discussed about the plan. | They discussed the plan.
He can sings very well. | He can sing very well.
""",
)
NIHONGO = table(
    "文章 質問 答え",
    """
田中さんは毎朝六時に起きて、犬と公園を散歩します。 | 田中さんは何時に起きますか。 | 六時
この町の図書館は月曜日が休みで、ほかの日は開いています。 | 図書館の休みは何曜日ですか。 | 月曜日
妹は去年フランスへ留学し、絵を学びました。 | 妹はどこへ留学しましたか。 | フランス
祖母の誕生日に赤いマフラーを贈りました。 | 祖母に何を贈りましたか。 | 赤いマフラー
新しい橋は鉄でできていて、長さは二百メートルです。 | 橋の長さはどのくらいですか。 | 二百メートル
山田先生は高校で化学を教えています。 | 山田先生は何を教えていますか。 | 化学
駅前のパン屋は一九五〇年に開業しました。 | パン屋はいつ開業しましたか。 | 一九五〇年
大雨のため、運動会は体育館で行われました。 | 運動会はどこで行われましたか。 | 体育館
兄は給料をためて、中古の車を買いました。 | 兄は何を買いましたか。 | 中古の車
この湖は冬になると凍り、人々はスケートを楽しみます。 | 人々は何を楽しみますか。 | スケート
""",
)
TRADUCE = table(
    "es en",
    """
La biblioteca cierra a las ocho. | The library closes at eight.
Mi hermano trabaja en un hospital. | My brother works in a hospital.
Ayer llovió toda la tarde. | It rained all afternoon yesterday.
Necesitamos más sillas para la reunión. | We need more chairs for the meeting.
El gato duerme encima del armario. | The cat sleeps on top of the wardrobe.
No encuentro las llaves del coche. | I can't find the car keys.
Los niños pintaron la pared de azul. | The children painted the wall blue.
El pan de este pueblo es famoso. | The bread from this village is famous.
Mañana salimos muy temprano. | We leave very early tomorrow.
Ella aprendió a nadar a los cuatro años. | She learned to swim at the age of four.
""",
)
TRADUCE_SHOTS = table(
    "es en",
    """
El tren llega con retraso. | The train is late.
Compré flores para mi madre. | I bought flowers for my mother.
Hace mucho frío en la montaña. | It is very cold in the mountains.
La ventana está abierta. | The window is open.
""",
)
RESUME = table(
    "article titre",
    """
La mairie a annoncé lundi que la piscine du quartier nord fermera tout l'été pour réparer la toiture. Les nageurs devront se rendre au centre. | La piscine du quartier nord ferme tout l'été
Un agriculteur de la Drôme a récolté une courge de 612 kilos. Il espère battre le record de France en octobre. | Une courge de 612 kilos récoltée dans la Drôme
Les conducteurs de bus ont repris le travail jeudi après trois jours de grève. La direction a promis deux postes de plus. | Fin de la grève des bus après trois jours
Une librairie indépendante ouvre samedi dans l'ancienne poste. Elle vendra aussi des livres d'occasion. | Une librairie s'installe dans l'ancienne poste
Après l'orage de mardi, huit cents foyers sont restés sans électricité pendant la nuit. Tout est rétabli. | Huit cents foyers privés d'électricité après l'orage
Des élèves du collège ont planté une haie le long de la cour. Elle doit abriter des oiseaux et couper le vent. | Les collégiens plantent une haie dans la cour
Le musée expose jusqu'en mars cent affiches de cinéma des années trente. L'entrée est gratuite le dimanche. | Cent affiches de cinéma exposées au musée
La rivière a dépassé sa cote d'alerte mercredi. Deux campings ont été évacués par précaution. | Deux campings évacués à cause de la crue
Un chien perdu depuis un an a été retrouvé à deux cents kilomètres de chez lui grâce à sa puce. | Perdu depuis un an, un chien est retrouvé
Le prix du ticket de tram passera à deux euros en janvier. Les abonnements ne changent pas. | Le ticket de tram à deux euros en janvier
""",
)
CLOZE = (
    ("The doctor thanked the nurse because the nurse had found the right", "chart", "banana"),
    ("It was raining so hard that she opened her", "umbrella", "birthday"),
    ("He was so thirsty that he drank three glasses of", "water", "gravel"),
    ("The judge told everyone in the court to be", "silent", "purple"),
    ("Before the guests came, they swept the kitchen", "floor", "cloud"),
    ("The farmer rose early to milk the", "cows", "bricks"),
    ("She put the letter into an envelope and stuck on a", "stamp", "spoon"),
    ("When the lights went out we lit a", "candle", "carpet"),
    ("The plane could not land because of the thick", "fog", "soup"),
    ("He forgot his key and had to climb in through the", "window", "teapot"),
)
CLOZE = tuple(
    {"text": text, "target_scores": {right: 1, wrong: 0} if place % 2 else {wrong: 0, right: 1}}
    for place, (text, right, wrong) in enumerate(CLOZE)
)
MAILS = table(
    "mail date place",
    """
Dear all, the picnic is on 4 June in Riverside Park. Bring a blanket. | 4 June | Riverside Park
Our reading group meets on 12 March, this time in the Blue Café. | 12 March | Blue Café
The flu shots will be given on 20 October at Hill School. | 20 October | Hill School
We rehearse on 3 May in the Old Mill. Please be on time. | 3 May | Old Mill
Save the day: 18 August, wedding at Rose Farm! | 18 August | Rose Farm
The court hearing was moved to 9 January, Room 204. | 9 January | Room 204
Chess club plays on 27 April in the Town Hall. | 27 April | Town Hall
Blood donors are welcome on 15 July at St Mary's Church. | 15 July | St Mary's Church
The night hike starts on 1 November from Fox Bridge. | 1 November | Fox Bridge
Lost pets day is on 22 February at the Animal House. | 22 February | Animal House
""",
)
PYFUNC = (
    {"code": "print(len('lemon'))", "output": "5"},
    {"code": "x = 3\nx += 4\nprint(x)", "output": "7"},
    {"code": "print('ab' * 3)", "output": "ababab"},
    {"code": "for i in range(2):\n    pass\nprint(i)", "output": "1"},
    {"code": "print(sorted([3, 1, 2])[0] + 10)", "output": "11"},
    {"code": "def f(n):\n    return n - 1\nprint(f(9))", "output": "8"},
    {"code": "print('Hello'.upper())", "output": "HELLO"},
    {"code": "print(17 // 5)", "output": "3"},
    {"code": "s = 'tea'\nprint(s[::-1])", "output": "aet"},
    {"code": "print(bool([]))", "output": "False"},
)
DATES = table(
    "question answer",
    """
Today is Monday. What day is it in 3 days? | Thursday
Today is Friday. What day was it 2 days ago? | Wednesday
Yesterday was Sunday. What day is it tomorrow? | Tuesday
Tomorrow is Saturday. What day was it yesterday? | Thursday
Today is Wednesday. What day is it in 10 days? | Saturday
Today is Tuesday. What day was it 4 days ago? | Friday
The day after tomorrow is Monday. What day is it today? | Saturday
Today is Sunday. What day is it in 5 days? | Friday
Yesterday was Thursday. What day is it in 2 days? | Sunday
Today is Saturday. What day was it 6 days ago? | Sunday
""",
)
