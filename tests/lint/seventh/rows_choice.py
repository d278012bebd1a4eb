"""Rows with options."""

from __future__ import annotations

from tests.lint.seventh.making import table
from tests.lint.shape import Row


def _arc(row: Row) -> Row:
    labels = list("ABCD")
    return {
        "id": row["id"],
        "question": row["question"],
        "choices": {"text": row["options"], "label": labels},
        "answerKey": row["key"],
    }


SCIENCE = tuple(
    _arc(row)
    for row in table("""
    id | question | options* | key
    S-101 | Which change of a pond shows that water evaporates? | its fish grow / its level falls in dry weeks / its stones turn green / its water tastes of iron | B
    S-102 | What keeps a person warm under a wool blanket? | wool makes heat / wool pushes cold away / trapped air slows the loss of heat / wool reflects all sunlight | C
    S-103 | Which tool measures the mass of a stone? | balance / ruler / thermometer / stopwatch | A
    S-104 | Why can a bat hunt in the dark? | it smells light / it sees heat through walls / it remembers each insect / it hears the echo of its calls | D
    S-105 | Which of these is a mixture? | salt / oxygen / sea water / gold | C
    S-106 | What happens to a copper wire when a current flows through it? | it becomes warmer / it loses its mass / it turns to iron / it shrinks to half | A
    S-107 | A plant on a sill bends to the window. What does it respond to? | wind / light / sound / gravity | B
    S-108 | Which layer of the Earth is liquid? | crust / inner core / the upper plates / outer core | D
    S-109 | What do fungi give back to the soil of a forest? | sand / nutrients from dead wood / fresh seeds / sunlight | B
    S-110 | Which part of a cell holds most of its DNA? | nucleus / membrane / vacuole / wall | A
    S-111 | Why does the Moon show phases? | clouds cover it / the Earth's shadow moves over it each night / its lit half is seen from changing sides / it shrinks and grows | C
    S-112 | What kind of energy does a stretched spring have? | chemical / nuclear / thermal / elastic | D
    """)
)

CIVICS = tuple(
    {
        "question": row["question"],
        "choices": row["choices"],
        "answer": row["answer"],
        "target_scores": {x: int(i == row["answer"]) for i, x in enumerate("ABCD")},
    }
    for row in table("""
    question | choices* | answer#
    Which body of a typical parliament can usually delay a bill, but not stop it for good? | the cabinet / the upper house / the high court / the civil service | 1
    A census is taken mainly in order to | count the population / elect a mayor / set interest rates / print passports | 0
    The power of a court to strike down a law is called | filibuster / census / referendum / judicial review | 3
    Which vote asks all citizens about a single question? | primary / by-election / referendum / caucus | 2
    Who opens a debate on a bill that a member of government brings in? | a judge / the minister in charge / the town clerk / the ombudsman | 1
    An ombudsman is a person who | commands the army / writes the budget / looks into complaints about offices / trains new judges | 2
    A tax that takes a larger share from larger incomes is | progressive / regressive / flat / indirect | 0
    Which of these is usually decided by a town council? | the exchange rate / a peace treaty / the length of copyright / where a playground is built | 3
    A government that rests on several parties is a | monarchy / coalition / federation / junta | 1
    The rule that nobody is tried twice for one deed is known as | habeas corpus / veto / double jeopardy / quorum | 2
    The least number of members who must be there for a vote is the | mandate / whip / ballot / quorum | 3
    Which document says how a state is to be governed? | constitution / subpoena / verdict / gazette | 0
    """)
)

KAOSHI = table("""
    题目 | A | B | C | D | 答案
    下列城市中，位于长江沿岸的是 | 武汉 | 郑州 | 太原 | 沈阳 | A
    植物进行光合作用时吸收的气体是 | 氧气 | 氮气 | 二氧化碳 | 氢气 | C
    《红楼梦》中，贾宝玉的表妹是 | 王熙凤 | 林黛玉 | 袭人 | 晴雯 | B
    声音在下列哪种介质中传播最快 | 空气 | 水 | 酒精 | 钢铁 | D
    下列哪个节日要吃粽子 | 中秋节 | 端午节 | 元宵节 | 重阳节 | B
    一个三角形的内角和是 | 180度 | 90度 | 270度 | 360度 | A
    我国面积最大的省级行政区是 | 西藏 | 内蒙古 | 青海 | 新疆 | D
    下列动物中，属于哺乳动物的是 | 鳄鱼 | 企鹅 | 海豚 | 青蛙 | C
    标准大气压下，水的沸点是 | 80摄氏度 | 100摄氏度 | 120摄氏度 | 60摄氏度 | B
    “床前明月光”的下一句是 | 疑是地上霜 | 举头望明月 | 低头思故乡 | 春眠不觉晓 | A
    下列乐器中，属于弹拨乐器的是 | 二胡 | 唢呐 | 笛子 | 古筝 | D
    计算机存储容量的基本单位是 | 赫兹 | 伏特 | 字节 | 像素 | C
""")

CHENGYU = table("""
    content | candidates* | answer#
    他做事总是#idiom#，从来不肯坚持到底，所以换了好几份工作。 | 半途而废 / 一鸣惊人 / 画蛇添足 / 守株待兔 | 0
    这篇文章本来已经很好，你再加一段反而是#idiom#。 | 半途而废 / 亡羊补牢 / 画蛇添足 / 叶公好龙 | 2
    问题出现以后马上改正，#idiom#，还不算晚。 | 守株待兔 / 亡羊补牢 / 井底之蛙 / 一鸣惊人 | 1
    她平时很安静，没想到在比赛中#idiom#，得了第一名。 | 掩耳盗铃 / 画蛇添足 / 叶公好龙 / 一鸣惊人 | 3
    不去努力，只等好运上门，这和#idiom#有什么两样？ | 守株待兔 / 对牛弹琴 / 亡羊补牢 / 胸有成竹 | 0
    他从没出过县城，却以为什么都懂，真是#idiom#。 | 胸有成竹 / 井底之蛙 / 一鸣惊人 / 雪中送炭 | 1
    考试之前他复习得很充分，走进考场时#idiom#。 | 对牛弹琴 / 半途而废 / 胸有成竹 / 掩耳盗铃 | 2
    跟从不听音乐的人谈交响曲，简直是#idiom#。 | 雪中送炭 / 亡羊补牢 / 胸有成竹 / 对牛弹琴 | 3
    在我最困难的时候，邻居送来了药，真是#idiom#。 | 井底之蛙 / 雪中送炭 / 掩耳盗铃 / 画蛇添足 | 1
    以为别人都不知道自己抄作业，不过是#idiom#罢了。 | 掩耳盗铃 / 雪中送炭 / 守株待兔 / 一鸣惊人 | 0
""")

ENDINGS = tuple(
    row | {"target_scores": {e: int(i == row["label"]) for i, e in enumerate(row["endings"])}}
    for row in table("""
    ctx | endings* | label#
    A woman fills a kettle at the tap. She | throws it out of the window and waves at the moon. / sets it on the stove and lights the gas. / ties it to a balloon. | 1
    Two boys drag a sled up a snowy hill. At the top they | sit down on it and push off. / plant tomatoes in it. / paint the snow with butter. | 0
    The barber puts a cape around the man's neck. He | sings the weather report. / pours soup into the cape. / takes the scissors and begins with the sides. | 2
    A mechanic lifts the car on a jack. Then he | loosens the nuts of the wheel. / feeds the car with hay and sings it a lullaby. / folds the car into a drawer. | 0
    The girl threads a needle with red cotton. She | swims across the lake. / sews the button back on the coat. / eats the spool. | 1
    A man cracks three eggs into a bowl. He | wears the bowl to work. / plants the shells in the carpet. / beats them with a fork. | 2
    The goalkeeper places the ball on the line. She | takes a run-up and kicks it far. / reads it a letter from her aunt in Lisbon. / bakes it for an hour. | 0
    A painter covers the floor with old sheets. He | falls asleep in the sink. / opens the tin and stirs the paint. / sells the sheets to a fish. | 1
    The climber checks the knot on her harness. She | boils the rope. / answers the rock politely and pours it some tea. / reaches for the first hold. | 2
    A waiter takes the order at a corner table. He | walks to the kitchen with his notes. / waters the guests. / hangs the table on a hook and takes a deep bow. | 0
    """)
)

QUIZ_JA = table("""
    question | choice0 | choice1 | choice2 | choice3 | choice4 | label#
    本を借りることができる公共の場所はどこ？ | 図書館 | 消防署 | 工場 | 港 | 牧場 | 0
    雨の日に頭の上にさすものは？ | 帽子 | 手袋 | 傘 | 靴下 | 眼鏡 | 2
    魚が呼吸に使う器官は？ | 肺 | えら | 皮 | 耳 | 骨 | 1
    電車に乗る前に買うものは？ | 花束 | 切手 | 薬 | 切符 | 牛乳 | 3
    朝ご飯の前に空にのぼるものは？ | 月 | 虹 | 雲 | 星 | 太陽 | 4
    手紙を出すときに封筒に貼るものは？ | 切手 | 糸 | 葉 | 皿 | 針 | 0
    冬に雪で作る人形は？ | 案山子 | 雪だるま | こけし | ひな人形 | 埴輪 | 1
    包丁で野菜を切る場所は？ | 寝室 | 玄関 | 車庫 | 台所 | 屋根 | 3
    病気のときに行く場所は？ | 映画館 | 郵便局 | 病院 | 市場 | 公園 | 2
    時間を知るために腕につけるものは？ | 指輪 | 鞄 | 財布 | 靴 | 腕時計 | 4
""")

DATES = table("""
    question | options* | steps | answer
    Today is 3 May 2019. What is the date a week from today? | 10 May 2019 / 4 May 2019 / 26 April 2019 | A week has 7 days, and 3 + 7 = 10, so it is 10 May 2019. | A
    Tomorrow is 1 June 2021. What is the date today? | 2 June 2021 / 31 May 2021 / 30 May 2021 | The day before 1 June is 31 May, so today is 31 May 2021. | B
    Yesterday was 14 July 2018. What is the date tomorrow? | 15 July 2018 / 13 July 2018 / 16 July 2018 | Yesterday was the 14th, so today is the 15th and tomorrow is 16 July 2018. | C
    The shop closes on 5 April 2020, which is 2 days from today. What is the date today? | 7 April 2020 / 3 April 2020 / 2 April 2020 | 5 - 2 = 3, so today is 3 April 2020. | B
    It is 30 November 2022. What is the date in two days? | 2 December 2022 / 1 December 2022 / 28 November 2022 | November has 30 days, so in two days it is 2 December 2022. | A
    The fair began on 8 August 2017 and lasts 3 days. On which date is its last day? | 8 August 2017 / 11 August 2017 / 10 August 2017 | The days are the 8th, the 9th and the 10th, so the last one is 10 August 2017. | C
    Ann was born on 12 March 2000, and her brother a day later. On which date was he born? | 11 March 2000 / 13 March 2000 / 12 April 2000 | A day after the 12th is the 13th, so he was born on 13 March 2000. | B
    It is 29 December 2016. What is the date in a week? | 5 January 2017 / 4 January 2017 / 6 January 2017 | 29 + 7 = 36, and 36 - 31 = 5, so it is 5 January 2017. | A
    The rent was due 4 days ago, on 20 October 2015. What is the date today? | 16 October 2015 / 22 October 2015 / 24 October 2015 | 20 + 4 = 24, so today is 24 October 2015. | C
    The train leaves on 9 February 2023, which is tomorrow. What is the date today? | 10 February 2023 / 8 February 2023 / 7 February 2023 | The day before the 9th is the 8th, so today is 8 February 2023. | B
""")
