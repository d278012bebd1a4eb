"""More right prompts, short ones of several fields."""

from __future__ import annotations

from tests.lint.making import ask, qa, table

RIGHT = (
    ask(
        "navigation that returns to its start or does not",
        qa("""
        Take 3 steps. Turn around. Take 3 steps. > Yes
        Take 2 steps. Turn left. Take 2 steps. > No
        Take 5 steps. Turn around. Take 4 steps. > No
        Take 1 step. Turn around. Take 1 step. > Yes
        Turn right. Take 6 steps. Turn around. Take 6 steps. > Yes
        Turn left. Take 7 steps. > No
        Take 4 steps. Turn around. Take 2 steps. Take 2 steps. > Yes
        Take 8 steps. Turn right. Take 1 step. > No
        """),
        r'"Do you return to the starting point?\nQ: " + data["q"] + "\nOptions:\n- Yes\n- No\nA:"',
    ),
    ask(
        "objects of a table that are counted",
        qa("""
        an apple, two pears > 3
        four forks, a spoon > 5
        three cats, three dogs > 6
        a drum > 1
        five pens, two rulers > 7
        two lamps > 2
        six eggs, two buns > 8
        a cup, three plates > 4
        """),
        r'"I have " + data["q"] + ". How many things do I have? Number:"',
    ),
    ask(
        "ingredients with their unit where there is one",
        qa("""
        200 g flour > 200 ; g ; flour
        3 eggs > 3 ; - ; eggs
        50 ml milk > 50 ; ml ; milk
        2 onions > 2 ; - ; onions
        1 kg potatoes > 1 ; kg ; potatoes
        4 carrots > 4 ; - ; carrots
        30 g butter > 30 ; g ; butter
        6 figs > 6 ; - ; figs
        """),
        r'"Split into amount, unit and thing; parted by semicolons; write - where there is no unit.\n" + data["q"] + "\nParts:"',
    ),
    ask(
        "order of two events in a sentence",
        table(
            "s|a",
            """
            Before he ate, he washed.|washed, ate
            She sang after she had danced.|danced, sang
            He knocked and then entered.|knocked, entered
            After it rained, we walked.|rained, walked
            They paid before they left.|paid, left
            He slept once he had read.|read, slept
            She cooked, and later she rested.|cooked, rested
            Before she spoke, she coughed.|coughed, spoke
            """,
        ),
        r'"Which came first, which second? Write both verbs as they stand in the text.\n" + data["s"] + "\nOrder:"',
    ),
    ask(
        "zh times of the clock in words",
        qa("""
        8:00 > 八点整
        9:30 > 九点半
        10:15 > 十点一刻
        7:05 > 七点零五分
        11:00 > 十一点整
        3:30 > 三点半
        6:15 > 六点一刻
        4:20 > 四点二十分
        """),
        r'"时间：" + data["q"] + "\n读作："',
        output="gold",
    ),
    ask(
        "zh a fill in with two gaps",
        qa("""
        （）步穿杨，（）无一失 > 百；万
        （）心二意，（）面楚歌 > 三；四
        （）上八下，（）光十色 > 七；五
        （）全十美，（）鸣惊人 > 十；一
        （）目了然，（）顾茅庐 > 一；三
        （）海为家，（）谷丰登 > 四；五
        （）亲不认，（）霄云外 > 六；九
        （）仙过海，（）箭双雕 > 八；一
        """),
        r'"每个括号填一个数字（用汉字），两个答案用分号隔开。\n" + data["q"] + "\n填："',
        output="gold",
    ),
    ask(
        "hexadecimal colours with a hash",
        qa("""
        red > #FF0000
        white > #FFFFFF
        black > #000000
        blue > #0000FF
        yellow > #FFFF00
        cyan > #00FFFF
        magenta > #FF00FF
        lime > #00FF00
        """),
        r'"CSS colour " + data["q"] + " in hexadecimal:"',
    ),
    ask(
        "letters counted in a word",
        qa("""
        a in banana > 3
        s in mississippi > 4
        e in tree > 2
        z in apple > 0
        l in hello > 2
        o in moon > 2
        t in cat > 1
        r in strawberry > 3
        """),
        r'"Count the letter: " + data["q"] + "\nCount:"',
    ),
)
