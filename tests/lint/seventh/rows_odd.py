"""Rows of the right prompts that look odd."""

from __future__ import annotations

from tests.lint.seventh.making import table

COLA = table("""
    sentence | label#
    The boy that I met him was tall. | 0
    She asked whether it would rain. | 1
    Him went to the store. | 0
    There were three letters on the mat. | 1
    I wonder what did he say. | 0
    The soup was eaten by the cat. | 1
    Books these are old. | 0
    Nobody has seen anything. | 1
    The more you read, the more you know. | 1
    He enjoys to swims. | 0
""")
TYPOS = table("""
    wrong | right
    Teh cat sat on the mat. | The cat sat on the mat.
    I recieved you're letter. | I received your letter.
    He definately knew it . | He definitely knew it.
    We was late again,sorry. | We were late again, sorry.
    Its raining since monday. | It has been raining since Monday.
    She dont like tea. | She doesn't like tea.
    their is no milk left | There is no milk left.
    Me and him goes home. | He and I go home.
""")
SQL = table("""
    table | question | sql
    books(id, title, year) | How many books are there? | SELECT COUNT(*) FROM books;
    users(id, name, city) | Which users live in Rome? | SELECT name FROM users WHERE city = 'Rome';
    orders(id, user_id, total) | What is the largest total? | SELECT MAX(total) FROM orders;
    films(id, name, rating) | List films with a rating over 8. | SELECT name FROM films WHERE rating > 8;
    pets(id, kind, age) | How old are the dogs on average? | SELECT AVG(age) FROM pets WHERE kind = 'dog';
    cities(id, name, people) | Name all cities, largest first. | SELECT name FROM cities ORDER BY people DESC;
    trips(id, start, goal) | How many trips start in Oslo? | SELECT COUNT(*) FROM trips WHERE start = 'Oslo';
    songs(id, title, length) | Which songs are shorter than 120? | SELECT title FROM songs WHERE length < 120;
""")
REGEX = table(r"""
    what | pattern
    one or more digits | \d+
    a capital letter | [A-Z]
    an optional minus | -?
    the end of a line | $
    a literal dot | \.
    three lower-case letters | [a-z]{3}
    a word character | \w
    any run of blanks | \s+
""")
FORMULAS = table("""
    name | formula
    water | H₂O
    carbon dioxide | CO₂
    table salt | NaCl
    sulfuric acid | H₂SO₄
    ammonia | NH₃
    methane | CH₄
    ozone | O₃
    iron(III) oxide | Fe₂O₃
""")
EMOJI = table("""
    text | label
    best day ever 😂😂 love u all | 😊
    missed the last bus again 🙄 | 😠
    they cancelled the show... | 😢
    omg we won!!! 🏆 | 😊
    who ate my lunch?! | 😠
    grandma is in hospital :( | 😢
    new puppy!!! look at him 🐶 | 😊
    my phone is gone forever | 😢
    stop calling me at 3 am | 😠
""")
RUSSIAN = table("""
    вопрос | ответ
    Какая река протекает через Москву? | Москва-река
    Как называется столица Франции? | Париж
    Сколько дней в неделе? | семь
    Кто написал «Войну и мир»? | Толстой
    Какой металл жидкий при комнатной температуре? | ртуть
    Какое озеро самое глубокое? | Байкал
    Какого цвета изумруд? | зелёный
    Как называется детёныш коровы? | телёнок
""")
GREEK = table("""
    ερώτηση | απάντηση
    Ποια είναι η πρωτεύουσα της Ιταλίας; | Ρώμη
    Ποιος έγραψε την Οδύσσεια; | Όμηρος
    Πόσοι είναι οι μήνες του χρόνου; | δώδεκα
    Ποιο ζώο δίνει μαλλί; | πρόβατο
    Τι χρώμα έχει το γάλα; | λευκό
    Ποιο νησί έχει την Κνωσό; | Κρήτη
    Ποια θάλασσα βρέχει την Αθήνα; | Αιγαίο
    Πού πετούν τα πουλιά; | στον ουρανό
""")
KOREAN = table("""
    질문 | 답
    한국의 수도는 어디입니까? | 서울
    1년은 몇 달입니까? | 열두 달
    한글을 만든 왕은 누구입니까? | 세종대왕
    제주도에 있는 가장 높은 산은? | 한라산
    소가 주는 하얀 음료는? | 우유
    비가 올 때 쓰는 것은? | 우산
    겨울에 하늘에서 내리는 하얀 것은? | 눈
    부산은 어느 바다 가까이 있습니까? | 동해
""")
ARABIC = table("""
    سؤال | جواب
    ما عاصمة مصر؟ | القاهرة
    كم عدد أيام الأسبوع؟ | سبعة
    ما لون السماء الصافية؟ | أزرق
    أين تقع مدينة فاس؟ | المغرب
    ما أكبر الكواكب؟ | المشتري
    من أي حيوان نأخذ الصوف؟ | الخروف
    ما اسم نهر مصر؟ | النيل
    أي فصل هو الأبرد؟ | الشتاء
""")
HINDI = table("""
    प्रश्न | उत्तर
    भारत की राजधानी क्या है? | नई दिल्ली
    ताजमहल किस शहर में है? | आगरा
    एक सप्ताह में कितने दिन होते हैं? | सात
    सूरज किस दिशा में उगता है? | पूर्व
    दूध का रंग कैसा होता है? | सफ़ेद
    मोर किस देश का राष्ट्रीय पक्षी है? | भारत
    गंगा कहाँ से निकलती है? | हिमालय
    बर्फ किससे बनती है? | पानी
""")
TANG = table("""
    上句 | 下句
    白日依山尽 | 黄河入海流
    欲穷千里目 | 更上一层楼
    春眠不觉晓 | 处处闻啼鸟
    夜来风雨声 | 花落知多少
    红豆生南国 | 春来发几枝
    千山鸟飞绝 | 万径人踪灭
    孤舟蓑笠翁 | 独钓寒江雪
    谁知盘中餐 | 粒粒皆辛苦
""")
DIALOG = table("""
    turns* | answer
    A: Did you bring the tent? / B: It is in the car. / A: And the pegs? | the pegs
    A: I called the plumber. / B: When will she come? / A: Tomorrow at nine. | tomorrow at nine
    A: Is the soup ready? / B: It needs salt. / A: I will get some. | salt
    A: Who won the match? / B: The team from Lund. / A: Again! | the team from Lund
    A: My train is late. / B: How late? / A: Forty minutes. | forty minutes
    A: Where is the key? / B: Under the pot. / A: Found it. | under the pot
    A: What did he buy? / B: A red bicycle. / A: How nice. | a red bicycle
    A: Shall we meet? / B: On Friday. / A: Fine with me. | on Friday
""")
DIALOG_ASKED = (
    "What is asked for last?",
    "When does the plumber come?",
    "What does the soup need?",
    "Who won?",
    "How late is the train?",
    "Where was the key?",
    "What did he buy?",
    "When do they meet?",
)
DIALOGS = tuple(row | {"question": asked} for row, asked in zip(DIALOG, DIALOG_ASKED, strict=True))
WORDS = table("""
    word | antonym | plural | letters
    hot | cold | - | h-o-t
    early | late | - | e-a-r-l-y
    child | adult | children | c-h-i-l-d
    north | south | - | n-o-r-t-h
    mouse | - | mice | m-o-u-s-e
    open | closed | - | o-p-e-n
    tooth | - | teeth | t-o-o-t-h
    friend | enemy | friends | f-r-i-e-n-d
""")
FUNCS = table(r'''
    prompt | body
    def add(a, b):\n    """Return the sum of a and b.""" | return a + b
    def is_even(n):\n    """Return whether n is even.""" | return n % 2 == 0
    def last(xs):\n    """Return the last item of xs.""" | return xs[-1]
    def square(x):\n    """Return x times x.""" | return x * x
    def shout(s):\n    """Return s in capitals.""" | return s.upper()
    def count(s, c):\n    """Return how often c is in s.""" | return s.count(c)
    def head(xs, n):\n    """Return the first n items of xs.""" | return xs[:n]
    def flip(s):\n    """Return s from right to left.""" | return s[::-1]
''')
LOGS = table("""
    line | level
    2024-03-01T10:02:11Z db[412]: connection to 10.0.0.7 refused | error
    2024-03-01T10:02:15Z web[98]: GET /index.html 200 12ms | info
    2024-03-01T10:03:40Z disk[5]: /dev/sda1 is 91% full | warning
    2024-03-01T10:04:02Z web[98]: GET /cart 500 3ms | error
    2024-03-01T10:05:00Z cron[1]: backup finished in 48s | info
    2024-03-01T10:06:30Z net[77]: packet loss of 4% on eth0 | warning
    2024-03-01T10:07:12Z db[412]: transaction rolled back: deadlock | error
    2024-03-01T10:08:55Z auth[3]: user anna logged in | info
""")
STS = table("""
    first | second | score#
    A man plays a flute. | A man is playing the flute. | 5
    A dog runs on grass. | A cat sleeps on a sofa. | 0
    Two girls sing a song. | Two children are singing. | 4
    A train is late. | The bus was late again. | 2
    He slices an onion. | He is cutting an onion. | 5
    The sky is grey. | She sells shoes. | 0
    A woman rides a horse. | A woman rides an animal. | 4
    Boys play football. | Girls play football. | 3
""")
TABLES = table(r"""
    table | question | answer
    city,people\nBern,134000\nLugano,62000 | Which city has more people? | Bern
    item,price\ntea,3\ncake,5 | What costs 5? | cake
    name,age\nAda,31\nBo,28 | How old is Bo? | 28
    day,rain\nMon,0\nTue,12 | On which day did it rain? | Tue
    team,goals\nReds,4\nBlues,1 | How many goals have the Reds? | 4
    book,pages\nDune,412\nEmma,474 | Which book has fewer pages? | Dune
    tree,height\noak,21\npine,35 | Which tree is higher? | pine
    drink,cups\ncoffee,9\nmilk,2 | How many cups of milk are there? | 2
""")
