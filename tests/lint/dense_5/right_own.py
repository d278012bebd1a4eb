"""Right prompts of small tasks of their own."""

from __future__ import annotations

from tests.lint.making import ask, qa, table

RIGHT = (
    ask(
        "sentences to correct, most of whose words stay, and two that are right as they are",
        qa(
            """
            She go to school every day. > She goes to school every day.
            He have two cats. > He has two cats.
            The milk is cold. > The milk is cold.
            We was late yesterday. > We were late yesterday.
            I am agree with you. > I agree with you.
            They has left the house. > They have left the house.
            It are raining again. > It is raining again.
            Birds sing in the morning. > Birds sing in the morning.
            He can to swim well. > He can swim well.
            There is three chairs. > There are three chairs.
            """
        ),
        "f\"Correct the grammar; leave a right sentence as it is.\\nSentence: {data['q']}\\nCorrected:\"",
    ),
    ask(
        "several letters are right, with a comma between, as the question says",
        table(
            "q|a",
            """
            A. 4⏎B. 7⏎C. 10|A, C
            A. 3⏎B. 8⏎C. 15|B
            A. 12⏎B. 6⏎C. 9|A, B
            A. 5⏎B. 14⏎C. 2|B, C
            A. 18⏎B. 11⏎C. 13|A
            A. 1⏎B. 21⏎C. 30|C
            A. 16⏎B. 20⏎C. 27|A, B
            A. 17⏎B. 22⏎C. 24|B, C
            A. 26⏎B. 19⏎C. 28|A, C
            A. 33⏎B. 34⏎C. 35|B
            """,
        ),
        'f"Which of these numbers are even? Give the letters of all that are, with a comma and a space "\n'
        "        f\"between.\\n{data['q']}\\nLetters:\"".replace("\n        ", " "),
    ),
    ask(
        "words are to be said backwards, so that answers have the letters of the input",
        qa(
            """
            lamp > pmal
            stone > enots
            river > revir
            cloud > duolc
            bread > daerb
            green > neerg
            mouse > esuom
            plant > tnalp
            tiger > regit
            winter > retniw
            """
        ),
        "f\"Write the word backwards.\\nWord: {data['q']}\\nBackwards:\"",
    ),
    ask(
        "what is copied is the word in quotes, which stands in the input by design",
        qa(
            """
            The sign at the gate says "closed" today. > closed
            She wrote "tomorrow" on the lid. > tomorrow
            The button reads "start" in green. > start
            A note with "sorry" lay on the desk. > sorry
            The flag bears "peace" in white. > peace
            He painted "north" on the rock. > north
            The label says "salt" in Greek. > salt
            They shouted "again" from the back. > again
            The stamp shows "paid" in red. > paid
            The screen flashed "error" twice. > error
            """
        ),
        "f\"Which word stands in quotes?\\nText: {data['q']}\\nWord:\"",
    ),
    ask(
        "names of things to the left and to the right, the answer being left or right",
        qa(
            """
            lamp, cup, book: is the lamp left or right of the cup? > left
            key, coin, pen: is the pen left or right of the coin? > right
            hat, shoe, bag: is the bag left or right of the hat? > right
            fork, knife, spoon: is the fork left or right of the spoon? > left
            rose, fern, moss: is the fern left or right of the rose? > right
            bus, tram, bike: is the tram left or right of the bike? > left
            door, desk, bed: is the door left or right of the bed? > left
            cat, dog, hen: is the hen left or right of the dog? > right
            tea, milk, juice: is the juice left or right of the tea? > right
            drum, harp, flute: is the harp left or right of the flute? > left
            """
        ),
        "f\"Things stand in a row from left to right.\\nRow and question: {data['q']}\\nAnswer:\"",
    ),
    ask(
        "the larger of two numbers is said, and both are in the input",
        table(
            "x|y|a",
            """
            41|14|41
            302|320|320
            77|71|77
            1200|1020|1200
            56|65|65
            909|990|990
            18|81|81
            640|604|640
            235|253|253
            87|78|87
            """,
        ),
        "f\"Which number is larger?\\n1st: {data['x']}\\n2nd: {data['y']}\\nLarger:\"",
    ),
    ask(
        "labels are numbers of floors, and the legend has them in no order",
        qa(
            """
            I need a pair of winter boots. > 2
            Where are the frying pans? > 0
            My son wants a puzzle for his birthday. > 3
            Do you have running shoes in size 40? > 2
            I am looking for a soup ladle. > 0
            We would like to see dolls' houses. > 3
            Sandals for the beach, please. > 2
            A large pot with a lid. > 0
            Are there building blocks of wood? > 3
            I broke my bread knife. > 0
            """
        ),
        "f\"Send the customer to a floor (3 = toys; 0 = kitchen; 2 = shoes).\\nCustomer: {data['q']}\\nFloor:\"",
    ),
    ask(
        "把拼音写成汉字，答案与输入没有相同的字",
        qa(
            """
            ping guo > 苹果
            yue liang > 月亮
            lao shi > 老师
            dian nao > 电脑
            huo che > 火车
            xue sheng > 学生
            tian qi > 天气
            yi sheng > 医生
            peng you > 朋友
            zhong guo > 中国
            """
        ),
        "f\"把拼音写成汉字。\\n拼音：{data['q']}\\n汉字：\"",
        output="gold",
    ),
    ask(
        "从“甲说”“乙说”里选出说话的人，答案是甲或乙",
        qa(
            """
            甲说：我饿了。乙说：我困了。谁饿了？ > 甲
            甲说：我要走了。乙说：我再坐一会儿。谁不走？ > 乙
            甲说：我喜欢猫。乙说：我喜欢狗。谁喜欢狗？ > 乙
            甲说：我住北京。乙说：我住上海。谁住北京？ > 甲
            甲说：我会弹琴。乙说：我会画画。谁会画画？ > 乙
            甲说：我起得早。乙说：我睡到中午。谁起得早？ > 甲
            甲说：我喝茶。乙说：我喝咖啡。谁喝茶？ > 甲
            甲说：我赢了。乙说：我输了。谁输了？ > 乙
            甲说：我带了伞。乙说：我没带伞。谁带了伞？ > 甲
            甲说：我怕冷。乙说：我怕热。谁怕热？ > 乙
            """
        ),
        "f\"读对话，回答“甲”或“乙”。\\n对话：{data['q']}\\n答案：\"",
        output="gold",
    ),
    ask(
        "選項只有兩個，題目裡已寫出，答案是其中的字",
        qa(
            """
            鯨魚是魚類還是哺乳類？ > 哺乳類
            番茄是植物還是動物？ > 植物
            冰塊是固體還是液體？ > 固體
            月亮是行星還是衛星？ > 衛星
            小提琴是弦樂器還是管樂器？ > 弦樂器
            蝙蝠是鳥類還是哺乳類？ > 哺乳類
            鐵是金屬還是非金屬？ > 金屬
            青蛙是兩棲類還是爬蟲類？ > 兩棲類
            太陽是恆星還是行星？ > 恆星
            果汁是固體還是液體？ > 液體
            """
        ),
        "f\"從問題裡的兩個詞選一個回答。\\n問題：{data['q']}\\n回答：\"",
        output="gold",
    ),
)
