"""Right prompts of words, riddles, numbers and forms that look odd."""

from __future__ import annotations

from tests.lint.making import ask, qa, scored, starred

BEST = 'max(data["target_scores"], key=data["target_scores"].get)'

RIGHT = (
    ask(
        "Roman numbers where letters are the answer",
        qa("""
        4 > IV
        9 > IX
        14 > XIV
        40 > XL
        55 > LV
        90 > XC
        101 > CI
        400 > CD
        """),
        r'data["q"] + " in Roman numerals:"',
    ),
    ask(
        "riddles between two waves",
        qa("""
        I have hands but cannot clap. > a clock
        The more I dry, the wetter I get. > a towel
        I have teeth but cannot bite. > a comb
        I have a neck but no head. > a bottle
        I go up but never come down. > your age
        I have keys but open no door. > a piano
        I am full of holes but hold water. > a sponge
        I fall in winter but never get hurt. > snow
        """),
        r'"~ " + data["q"] + " What am I? ~"',
    ),
    ask(
        "opposites in capitals for words in capitals",
        qa("""
        hot > cold
        DAY > NIGHT
        up > down
        OPEN > SHUT
        rich > poor
        FULL > EMPTY
        old > young
        FIRST > LAST
        """),
        r'"Give the opposite, in capitals if the word is in capitals.\n" + data["q"] + " <->"',
    ),
    ask(
        "countries of towns given as flags of two letters",
        qa("""
        Lyon > FR
        Osaka > JP
        Munich > DE
        Naples > IT
        Seville > ES
        Boston > US
        Toronto > CA
        Bergen > NO
        """),
        r'"ISO 3166 code (two letters) of the country of " + data["q"] + ":"',
    ),
    ask(
        "plurals that are the same as the singular",
        qa("""
        sheep > sheep
        mouse > mice
        deer > deer
        child > children
        series > series
        ox > oxen
        goose > geese
        box > boxes
        """),
        r'"Singular: " + data["q"] + "\nPlural:"',
    ),
    ask(
        "brackets that have to be closed",
        qa("""
        ( [ > ] )
        { ( > ) }
        [ [ > ] ]
        ( ) { > }
        [ ( ) > ]
        { [ ( > ) ] }
        ( ( [ > ] ) )
        { } ( > )
        """),
        r'"Close all brackets that are open.\nInput: " + data["q"] + "\nOutput:"',
    ),
    ask(
        "numbers spelt in German as one word",
        qa("""
        21 > einundzwanzig
        34 > vierunddreißig
        47 > siebenundvierzig
        58 > achtundfünfzig
        62 > zweiundsechzig
        79 > neunundsiebzig
        83 > dreiundachtzig
        96 > sechsundneunzig
        """),
        r'"Zahl: " + data["q"] + "\nIn Worten:"',
    ),
    ask(
        "percentages with signs as the rows write them",
        qa("""
        1/2 > 50%
        3/4 > 75%
        1/5 > 20%
        7/10 > 70%
        1/8 > 12.5%
        9/20 > 45%
        3/25 > 12%
        2/1 > 200%
        """),
        r'"As a percentage, " + data["q"] + " ="',
    ),
    ask(
        "lines that are a haiku, a proverb or a slogan",
        scored("""
        An old silent pond; a frog jumps in; the sound of water|*haiku/proverb/slogan
        A stitch in time saves nine|haiku/*proverb/slogan
        Buy two, get one free!|haiku/proverb/*slogan
        First autumn morning; the mirror shows my father's face|*haiku/proverb/slogan
        Too many cooks spoil the broth|haiku/*proverb/slogan
        Our soap: twice the foam, half the price!|haiku/proverb/*slogan
        Over the wintry wood; winds howl in rage; no leaves to blow|*haiku/proverb/slogan
        Look before you leap|haiku/*proverb/slogan
        New Crunch Bars. Taste the thunder!|haiku/proverb/*slogan
        """),
        r'data["question"] + "\n"',
        BEST,
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "months with cues in Spanish",
        qa("""
        January > enero
        March > marzo
        May > mayo
        July > julio
        August > agosto
        October > octubre
        November > noviembre
        December > diciembre
        """),
        r'"inglés: " + data["q"] + "\nespañol:"',
    ),
    ask(
        "music notes with numbers for options",
        starred("""
        How many strings has a violin?|*four/six/eight
        Which instrument has pedals?|flute/*harp/trumpet
        What does piano mean?|fast/loud/*softly
        What does allegro mean?|*quickly/sadly/slowly
        Which is a brass instrument?|oboe/*tuba/cello
        How many lines has a staff?|three/seven/*five
        Who wrote the opera The Magic Flute?|*Mozart/Verdi/Wagner
        Which voice is the lowest?|tenor/*bass/alto
        What is a song without instruments called?|forte/rondo/*a cappella
        """),
        r'data["question"] + "".join(f"\n{n} - {o}" for n, o in enumerate(data["choices"], 1)) + "\nNumber:"',
        'str(data["answer"] + 1)',
    ),
    ask(
        "strings that are turned round letter by letter",
        qa("""
        level > level
        stone > enots
        lamp > pmal
        noon > noon
        river > revir
        cup > puc
        garden > nedrag
        kayak > kayak
        """),
        r'"Reverse: " + data["q"] + "\nReversed:"',
    ),
    ask(
        "zh pinyin with tones for a word",
        qa("""
        你好 > nǐ hǎo
        谢谢 > xièxie
        北京 > Běijīng
        老师 > lǎoshī
        学生 > xuésheng
        苹果 > píngguǒ
        明天 > míngtiān
        中国 > Zhōngguó
        """),
        r'"汉字：" + data["q"] + "\n拼音："',
        output="gold",
    ),
    ask(
        "zh zodiac of a year of birth",
        qa("""
        1984年 > 鼠
        1985年 > 牛
        1988年 > 龙
        1990年 > 马
        1993年 > 鸡
        1995年 > 猪
        1998年 > 虎
        1999年 > 兔
        """),
        r'"出生年份（按春节以后算）：" + data["q"] + "\n生肖："',
        output="gold",
    ),
    ask(
        "zh classical words in today's words",
        qa("""
        吾 > 我
        汝 > 你
        曰 > 说
        目 > 眼睛
        足 > 脚
        犬 > 狗
        舟 > 船
        冠 > 帽子
        """),
        r'"古文字词「" + data["q"] + "」在今天的说法："',
        output="gold",
    ),
    ask(
        "zh words of the opposite sense in a pair",
        qa("""
        大 > 小
        进步 > 退步
        黑 > 白
        热情 > 冷淡
        高 > 低
        谦虚 > 骄傲
        快 > 慢
        安全 > 危险
        """),
        r'"反义词 " + data["q"] + "——"',
        output="gold",
    ),
)
