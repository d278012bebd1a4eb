"""Rows whose answers are texts, numbers or programs' output."""

from __future__ import annotations

from tests.lint.eighth.making import table

_SUMS = table(
    "question steps answer",
    """
    Nora packs 6 boxes with 8 jars each and then breaks 5 jars. How many jars are whole? | There are 6 * 8 = 48 jars. After 5 break, 48 - 5 = 43 are whole. | 43
    A bus has 52 seats. 37 people sit, and 9 more get on and sit. How many seats stay free? | 37 + 9 = 46 people sit. So 52 - 46 = 6 seats stay free. | 6
    Tim reads 15 pages a day for 4 days and 12 pages on the fifth. How many pages in all? | In 4 days he reads 15 * 4 = 60 pages. With the fifth day, 60 + 12 = 72. | 72
    A shirt costs 24 dollars and a cap costs half as much. What do both cost together? | The cap costs 24 / 2 = 12 dollars. Both cost 24 + 12 = 36 dollars. | 36
    A farmer has 90 eggs and fills 7 cartons of 12. How many eggs are left? | The cartons take 7 * 12 = 84 eggs. 90 - 84 = 6 are left over. | 6
    Ella saves 35 dollars a month for 6 months and spends 80 dollars. What does she have left? | She saves 35 * 6 = 210 dollars. After spending, 210 - 80 = 130 remain. | 130
    Three friends share 96 marbles equally, and one gives away 10 of his. How many has he left? | Each gets 96 / 3 = 32 marbles. He keeps 32 - 10 = 22. | 22
    A tank holds 500 litres. 120 litres flow out each hour. How much is in it after 3 hours? | In 3 hours 120 * 3 = 360 litres flow out. 500 - 360 = 140 litres are in it. | 140
    Leo bakes 5 trays of 16 rolls and sells 67. How many rolls remain? | He bakes 5 * 16 = 80 rolls. 80 - 67 = 13 remain. | 13
    A film lasts 95 minutes and starts after 20 minutes of adverts. How long do guests sit? | They sit 95 + 20 = 115 minutes. | 115
    Mia has 4 bags of 25 beads and buys 30 beads more. How many beads has she? | The bags hold 4 * 25 = 100 beads. With 30 more, 100 + 30 = 130. | 130
    A rope of 81 metres is cut into 9 equal parts, and 2 are lost. How many metres are left? | Each part has 81 / 9 = 9 metres. 7 parts are left, and 7 * 9 = 63 metres. | 63
    """,
)
SUMS = tuple(
    {"question": row["question"], "answer": f"{row['steps']}\n#### {row['answer']}"}
    for row in _SUMS
)
YINGYONG = table(
    "题目 步骤 答案",
    """
    小明有3盒铅笔，每盒12支，送出7支后还剩几支？ | 一共有3*12=36支，送出7支后剩36-7=29支。 | 29
    一列火车4小时行驶480千米，平均每小时行驶多少千米？ | 480/4=120，所以每小时行驶120千米。 | 120
    果园里有85棵梨树，桃树比梨树多18棵，桃树有多少棵？ | 85+18=103，所以桃树有103棵。 | 103
    一本书200页，小红每天看25页，几天看完？ | 200/25=8，所以8天看完。 | 8
    商店上午卖出46箱苹果，下午卖出39箱，一天卖出几箱？ | 46+39=85，所以一天卖出85箱。 | 85
    长方形的长是14厘米，宽是5厘米，面积是多少平方厘米？ | 14*5=70，所以面积是70平方厘米。 | 70
    妈妈带了100元，买菜花了37元，还剩多少元？ | 100-37=63，所以还剩63元。 | 63
    一个班有48人，平均分成6组，每组几人？ | 48/6=8，所以每组8人。 | 8
    仓库有15吨大米，又运来27吨，现在有多少吨？ | 15+27=42，所以现在有42吨。 | 42
    小刚每分钟走65米，9分钟走多少米？ | 65*9=585，所以走585米。 | 585
    正方形的边长是11厘米，周长是多少厘米？ | 11*4=44，所以周长是44厘米。 | 44
    爸爸今年41岁，儿子13岁，爸爸比儿子大几岁？ | 41-13=28，所以大28岁。 | 28
    """,
)
_SQUAD = table(
    "context question answer",
    """
    The lighthouse at Port Ellen was built in 1832 by Walter Campbell in memory of his wife. | Who built the lighthouse? | Walter Campbell
    Cork is harvested from the bark of the oak every nine years without felling the tree. | What part of the oak is cork? | the bark
    The treaty was signed in Utrecht, and the guns fell silent two days later. | Where was the treaty signed? | Utrecht
    Mercury is a metal that stays liquid at room temperature, so it was used in thermometers. | Which metal was used in thermometers? | Mercury
    In 1911 a party led by Amundsen reached the pole with four sledges. | When did the party reach the pole? | 1911
    Most of the island's income comes from saffron, and the rest from fishing. | What brings most of the income? | saffron
    The novel was translated by Ruth Speirs, who knew the author well. | Who translated the novel? | Ruth Speirs
    The tunnel is seven kilometres long and was opened by the king. | How long is the tunnel? | seven kilometres
    Because of the drought, the council closed the fountains in July. | Why were the fountains closed? | the drought
    The choir sang in Latin, although the programme was printed in Danish. | In which language did the choir sing? | Latin
    """,
)
SQUAD = tuple(
    {
        "context": row["context"],
        "question": row["question"],
        "answers": {
            "text": [row["answer"]],
            "answer_start": [row["context"].index(row["answer"])],
        },
    }
    for row in _SQUAD
)
YUEDU = table(
    "篇章 问题 答案",
    """
    这座石桥建于1604年，由当地商人捐资修建，全长九十米。 | 石桥建于哪一年？ | 1604年
    青海湖是中国最大的咸水湖，湖中的鸟岛每年吸引大量候鸟。 | 中国最大的咸水湖是哪个？ | 青海湖
    该剧由陈默导演，在上海首演后又到北京演出了三十场。 | 该剧在哪里首演？ | 上海
    这种布料用苎麻织成，夏天穿着凉爽，当地人叫它夏布。 | 夏布用什么织成？ | 苎麻
    公司成立时只有五名员工，主要生产收音机。 | 公司起初主要生产什么？ | 收音机
    李教授发现，这种鱼在水温低于十度时停止进食。 | 谁发现了这个现象？ | 李教授
    村里的小学在2009年并入镇中心小学，旧校舍改成了图书室。 | 旧校舍改成了什么？ | 图书室
    因为台风临近，渡轮从周四起全部停航。 | 渡轮为什么停航？ | 台风临近
    这位画家晚年住在苏州，喜欢画竹子和石头。 | 画家晚年住在哪里？ | 苏州
    地铁六号线共有二十二个车站，其中四个可以换乘。 | 六号线共有多少个车站？ | 二十二个
    """,
)
FANYI = table(
    "zh en",
    """
    我把钥匙忘在办公室了。 | I left my keys at the office.
    这条河流经三个省。 | This river runs through three provinces.
    请把窗户关上。 | Please close the window.
    她从来没有坐过飞机。 | She has never taken a plane.
    图书馆晚上九点关门。 | The library closes at nine in the evening.
    医生建议他每天散步。 | The doctor advised him to take a walk every day.
    昨天的比赛因为下雨取消了。 | Yesterday's match was cancelled because of rain.
    孩子们正在院子里玩雪。 | The children are playing with snow in the yard.
    这家店的面包很好吃。 | The bread of this shop tastes very good.
    我们下个月搬到新家。 | We are moving to a new home next month.
    """,
)
_CHATS = table(
    "first second third summary",
    """
    Ola: Are you coming on Friday? | Ben: I have to work late. | Ola: Then come on Sunday for lunch. | Ben works on Friday, so Ola invites him for Sunday.
    Mum: Did you feed the cat? | Tess: Twice, she was starving. | Mum: Thank you, dear. | Tess fed the cat twice.
    Raj: The printer is jammed again. | Lin: Open the back and pull the paper. | Raj: It works now. | Lin helps Raj to free the printer.
    Zoe: I found a flat near the park. | Max: How much is it? | Zoe: 900 with heating. | Zoe tells Max about a flat for 900.
    Ida: My train is late by an hour. | Per: I will pick you up by car. | Ida: You are a gem. | Per will fetch Ida since her train is late.
    Sam: Who has my blue scarf? | Kay: It is in the hall. | Sam: Found it. | Sam finds the scarf in the hall with Kay's help.
    Uma: The dentist moved me to Tuesday. | Leo: Then swap shifts with me. | Uma: Deal. | Uma and Leo swap shifts because of the dentist.
    Jan: The soup needs salt. | Eva: I forgot it completely. | Jan: Pass me the shaker. | Eva forgot to salt the soup.
    Gus: Do you want my old bike? | Amy: Yes, mine was stolen. | Gus: It is yours. | Gus gives his old bike to Amy.
    Pia: The lecture is cancelled. | Tom: Great, I will sleep in. | Pia: So will I. | Pia and Tom sleep in as there is no lecture.
    """,
)
CHATS = tuple(
    {
        "dialogue": "\n".join((row["first"], row["second"], row["third"])),
        "summary": row["summary"],
    }
    for row in _CHATS
)
SLOVO = table(
    "text word",
    """
    Бабушка испекла пирог и поставила его на | стол
    Он опоздал на поезд и вернулся | домой
    Зимой река замёрзла, и дети катались по | льду
    Собака увидела кошку и громко | залаяла
    Перед сном мама читает дочке | сказку
    На небе не было ни одного | облака
    Врач посмотрел на рану и наложил | повязку
    Рыбак закинул сеть и поймал большую | рыбу
    Учитель написал пример на | доске
    Вечером зажглись фонари, и город стал | светлым
    """,
)
PROGRAMS = tuple(
    {"code": program, "output": output}
    for program, output in (
        ("x = [3, 1, 2]\nx.sort()\nprint(x[0])", "1"),
        ("s = 'pear'\nprint(s[::-1])", "raep"),
        ("n = 0\nfor i in range(4):\n    n += i\nprint(n)", "6"),
        ("d = {'a': 1}\nd['b'] = 5\nprint(len(d))", "2"),
        ("def f(a, b=2):\n    return a * b\nprint(f(7))", "14"),
        ("print('-'.join(['x', 'y', 'z']))", "x-y-z"),
        ("a = 17\nwhile a > 5:\n    a -= 4\nprint(a)", "5"),
        ("words = 'to be or not'.split()\nprint(words[-1])", "not"),
        ("print(sum(i % 2 for i in range(9)))", "4"),
        ("t = (1, 2, 3)\nif 2 in t:\n    print('yes')\nelse:\n    print('no')", "yes"),
        ("print('Hello'.lower().count('l'))", "2"),
        ("print(max([4, 9, 2], key=lambda v: -v))", "2"),
    )
)
LEDGERS = tuple(
    {
        "table": {"header": header, "rows": rows},
        "question": question,
        "answer": answer,
    }
    for header, rows, question, answer in (
        (
            ["Year", "Sales"],
            [["2019", "40"], ["2020", "55"]],
            "In which year were sales 55?",
            "2020",
        ),
        (["City", "Shops"], [["Bonn", "3"], ["Kiel", "7"]], "Which city has 7 shops?", "Kiel"),
        (["Team", "Won"], [["Reds", "9"], ["Blues", "6"]], "How often did the Reds win?", "9"),
        (["Fund", "Return"], [["Alpha", "4%"], ["Beta", "2%"]], "Which fund returned 2%?", "Beta"),
        (["Name", "Age"], [["Ann", "31"], ["Bo", "44"]], "How old is Bo?", "44"),
        (["Item", "Price"], [["Lamp", "20"], ["Desk", "90"]], "What costs 20?", "Lamp"),
        (
            ["Land", "Capital"],
            [["Peru", "Lima"], ["Chad", "N'Djamena"]],
            "Which is the capital of Peru?",
            "Lima",
        ),
        (["Quarter", "Loss"], [["Q1", "12"], ["Q2", "8"]], "What was the loss in Q2?", "8"),
        (
            ["Drug", "Dose"],
            [["Ibuprofen", "400 mg"], ["Aspirin", "100 mg"]],
            "What is given at 100 mg?",
            "Aspirin",
        ),
        (["Line", "Stops"], [["U1", "13"], ["U2", "21"]], "How many stops has the U1?", "13"),
    )
)
FORMULAS = tuple(
    {"problem": problem, "solution": solution, "answer": answer}
    for problem, solution, answer in (
        (r"Solve $2x + 6 = 20$.", r"Subtracting $6$ gives $2x = 14$, so $x = \boxed{7}$.", "7"),
        (r"Compute $\frac{3}{4} + \frac{1}{4}$.", r"The sum is $\boxed{1}$.", "1"),
        (r"What is $5^2 - 3^2$?", r"We have $25 - 9 = \boxed{16}$.", "16"),
        (r"Find the positive root of $x^2 = 81$.", r"Taking roots, $x = \boxed{9}$.", "9"),
        (r"What is $3! + 2$?", r"As $3! = 6$, the sum is $\boxed{8}$.", "8"),
        (r"What is $20\%$ of $150$?", r"It is $0.2 \cdot 150 = \boxed{30}$.", "30"),
        (r"Compute $|-12| + 3$.", r"Since $|-12| = 12$, the sum is $\boxed{15}$.", "15"),
        (r"If $f(x) = x^2 + 1$, what is $f(4)$?", r"We find $f(4) = 16 + 1 = \boxed{17}$.", "17"),
        (r"What is $\sqrt{144}$?", r"As $12^2 = 144$, it is $\boxed{12}$.", "12"),
        (r"Solve $\frac{x}{5} = 8$.", r"Multiplying by $5$ gives $x = \boxed{40}$.", "40"),
    )
)
