"""Rows that several of the right prompts share."""

from __future__ import annotations

from tests.lint.making import qa, starred, table

CAPITALS = qa("""
    Portugal > Lisbon
    Kenya > Nairobi
    Norway > Oslo
    Peru > Lima
    Japan > Tokyo
    Egypt > Cairo
    Canada > Ottawa
    Greece > Athens
    Cuba > Havana
    """)

OPPOSITES = qa("""
    hot > cold
    early > late
    heavy > light
    noisy > quiet
    empty > full
    thick > thin
    ancient > modern
    brave > timid
    smooth > rough
    """)

SUMS = qa("""
    12 + 7 > 19
    30 - 4 > 26
    6 * 9 > 54
    81 / 3 > 27
    45 + 18 > 63
    70 - 33 > 37
    8 * 12 > 96
    100 / 4 > 25
    """)

FACTS = qa("""
    Is a tomato a fruit > yes
    Can sheep fly > no
    Does ice float on water > yes
    Is the Moon a star > no
    Do snakes have legs > no
    Is Madrid in Spain > yes
    Can wood burn > yes
    Is silver a gas > no
    Do cows eat grass > yes
    """)

BEASTS = qa("""
    sparrow > bird
    whale > mammal
    herring > fish
    bat > mammal
    eagle > bird
    cod > fish
    mouse > mammal
    owl > bird
    tuna > fish
    """)

GERMAN = qa("""
    the house > das Haus
    a red apple > ein roter Apfel
    good night > gute Nacht
    the old man > der alte Mann
    cold water > kaltes Wasser
    my sister > meine Schwester
    two books > zwei Bücher
    every day > jeden Tag
    """)

DATES = qa("""
    3 March 2021 > 2021-03-03
    17 July 1999 > 1999-07-17
    29 October 2008 > 2008-10-29
    5 January 2015 > 2015-01-05
    24 December 1987 > 1987-12-24
    11 May 2002 > 2002-05-11
    30 August 1976 > 1976-08-30
    8 November 2019 > 2019-11-08
    """)

CALLS = qa("""
    len("otter") > 5
    sorted([3, 1, 2])[0] > 1
    "abc".upper() > ABC
    max(4, 9, 6) > 9
    sum([2, 2, 5]) > 9
    "a-b-c".count("-") > 2
    list(range(4))[-1] > 3
    "yes" * 2 > yesyes
    """)

NOTES = table(
    "text|q|a",
    """
    Emil planted forty oaks behind the mill.|What did Emil plant?|forty oaks
    The lift broke down on Tuesday evening.|When did the lift break down?|Tuesday evening
    Greta flew from Turin to Malmö.|Where did Greta fly to?|Malmö
    Rain delayed the final by two hours.|What delayed the final?|Rain
    The statue of the queen is made of bronze.|What is the statue made of?|bronze
    Hugo found a wallet under the bench.|Who found a wallet?|Hugo
    The recipe needs six egg whites.|What does the recipe need?|six egg whites
    The ship sank near the cape in 1843.|When did the ship sink?|1843
    """,
)

QUIZ = starred("""
    Which is a prime number?|9/*11/15/21
    Which instrument has keys?|*piano/flute/drum/harp
    Which sea has the most salt?|Baltic Sea/North Sea/Black Sea/*Dead Sea
    Which bird cannot fly?|swan/crow/*ostrich/falcon
    Which shape has six sides?|*hexagon/octagon/pentagon/square
    Which month has 28 days in most years?|June/*February/April/May
    Which fruit grows on vines?|cherry/plum/*grape/banana
    Which of them painted the Mona Lisa?|Raphael/Titian/Dürer/*Leonardo
    """)

TRUTHS = tuple(
    {
        "q": row["q"] + "?",
        "target_scores": {"yes": int(row["a"] == "yes"), "no": int(row["a"] == "no")},
    }
    for row in FACTS
)

PROVINCES = qa("""
    四川 > 成都
    浙江 > 杭州
    湖北 > 武汉
    陕西 > 西安
    云南 > 昆明
    山东 > 济南
    江苏 > 南京
    河南 > 郑州
    """)

REVERSE = qa("""
    高 > 低
    快 > 慢
    冷 > 热
    新 > 旧
    轻 > 重
    远 > 近
    胖 > 瘦
    早 > 晚
    """)

MEASURES = qa("""
    書 > 本
    魚 > 條
    馬 > 匹
    紙 > 張
    車 > 輛
    樹 > 棵
    信 > 封
    傘 > 把
    """)

SHUXUE = qa("""
    7＋8 > 15
    20－6 > 14
    9×4 > 36
    48÷6 > 8
    35＋17 > 52
    60－25 > 35
    12×3 > 36
    81÷9 > 9
    """)

PANDUAN = qa("""
    鲸鱼是哺乳动物 > 是
    冰比水重 > 否
    上海在海边 > 是
    蝙蝠是鸟 > 否
    一天有二十四小时 > 是
    西瓜长在树上 > 否
    铁能被磁铁吸引 > 是
    沙漠里常年下雨 > 否
    """)
