"""Right prompts of this list's own whose answers look like slips and are none."""

from __future__ import annotations

from tests.lint.dense_7.making import ask, table

EXPRESSION = 'text = f"What is the value of this expression of Python?\\n{data[\'q\']}\\nValue:"\ngold = data["a"]'
ZH = 'gold = data["a"]\noutput = gold\n'

RIGHT = (
    ask(
        "comparisons in Python are True or False",
        table(
            "q|a",
            "3 > 2|True\n4 == 5|False\n'a' in 'cat'|True\nnot True|False\nbool('')|False\n7 % 2 == 1|True\n1 > 1|False\nlen('ab') == 2|True\n'B' < 'A'|False\n10 >= 10|True",
        ),
        EXPRESSION,
    ),
    ask(
        "quotients in Python are floats",
        table(
            "q|a",
            "6 / 2|3.0\n9 / 4|2.25\n10 / 5|2.0\n1 / 2|0.5\n7 / 1|7.0\n8 / 16|0.5\n12 / 3|4.0\n5 / 2|2.5\n100 / 8|12.5\n18 / 2|9.0",
        ),
        EXPRESSION,
    ),
    ask(
        "values of Python are of many types",
        table(
            "q|a",
            "[1, 2] + [3]|[1, 2, 3]\n'a' * 3|'aaa'\n(1, 2)[::-1]|(2, 1)\ndict(a=1)|{'a': 1}\n{}.get('x')|None\n2 ** 5|32\nlist('hi')|['h', 'i']\nmax(4, 9)|9\n'x'.upper()|'X'\nsorted([3, 1])|[1, 3]",
        ),
        EXPRESSION,
    ),
    ask(
        "all letters that apply, joined",
        table(
            "q|c*|a",
            """
            Which are metals?|iron/wood/copper/glass|AC
            Which are birds?|bat/owl/wren/moth|BC
            Which are even?|2/4/7/8|ABD
            Which are in Europe?|Chad/Peru/Malta/Fiji|C
            Which are planets?|Mars/Moon/Venus/Sirius|AC
            Which are fruits?|plum/fig/pear/kale|ABC
            Which are verbs?|lamp/run/desk/sing|BD
            Which are colours?|door/chair/green/blue|CD
            Which are rivers?|Rhine/Etna/Fuji/Danube|AD
            Which are tools?|saw/cloud/song/rain|A
            """,
        ),
        """
        text = data["q"] + "\\n"
        text += "\\n".join(f"{letter}. {each}" for letter, each in zip("ABCD", data["c"]))
        text += "\\nGive all letters that apply, in order and without spaces.\\nAnswer:"
        gold = data["a"]
        """,
    ),
    ask(
        "sums that are wrong on purpose are to be told",
        table(
            "q|a",
            "3 + 4 = 7|right\n5 + 5 = 11|wrong\n8 - 2 = 6|right\n9 * 2 = 19|wrong\n6 * 7 = 42|right\n30 / 5 = 5|wrong\n12 + 9 = 21|right\n40 - 15 = 35|wrong\n7 * 8 = 56|right\n16 / 4 = 3|wrong",
        ),
        """
        text = "Say whether the sum is right or wrong.\\n\\nSum: 2 + 2 = 5\\nVerdict: wrong\\n\\n"
        text += f"Sum: 4 * 3 = 12\\nVerdict: right\\n\\nSum: {data['q']}\\nVerdict:"
        gold = data["a"]
        """,
        fewshot=0,
    ),
    ask(
        "misspelt words are to be mended",
        table(
            "q|a",
            "recieve|receive\nadress|address\nbeleive|believe\ntommorow|tomorrow\nseperate|separate\nwich|which\nfreind|friend\nwierd|weird\nlibary|library\nbegining|beginning",
        ),
        'text = f"Correct the spelling.\\nWord: {data[\'q\']}\\nCorrected:"\ngold = data["a"]',
    ),
    ask(
        "questions without an answer have the words that the prompt names",
        table(
            "p|q|a",
            """
            The mill has stood idle since 1950.|Since when has the mill stood idle?|1950
            The baker sells rye bread.|What does the smith sell?|no answer
            Lou plays the flute.|What does Lou play?|the flute
            The path leads to a lake.|Who built the path?|no answer
            Ines keeps bees.|What does Ines keep?|bees
            A goat ate the hat.|Whose hat was it?|no answer
            The school is in Bonn.|Where is the school?|Bonn
            The song has no title.|Who sings the song?|no answer
            Snow fell in May.|When did snow fall?|May
            The bus is green.|What does the bus cost?|no answer
            """,
        ),
        """
        text = 'Answer with words of the text, or "no answer" where it does not say.\\n'
        text += f"Text: {data['p']}\\nQuestion: {data['q']}\\nAnswer:"
        gold = data["a"]
        """,
    ),
    ask(
        "temperatures below nought",
        table("q#|a", "5|-5\n-3|3\n12|-12\n-8|8\n1|-1\n-20|20\n7|-7\n-15|15\n30|-30\n-1|1"),
        'text = f"Change the sign of the number.\\nNumber: {data[\'q\']}\\nChanged:"\ngold = data["a"]',
    ),
    ask(
        "Roman numerals that look like letters of options",
        table("q|a", "1|I\n5|V\n10|X\n50|L\n100|C\n500|D\n4|IV\n9|IX\n40|XL\n6|VI"),
        'text = f"Write the number in Roman numerals.\\nNumber: {data[\'q\']}\\nRoman:"\ngold = data["a"]',
    ),
    ask(
        "the answer has its unit, as is asked",
        table(
            "q|a",
            "3 m|300 cm\n5 m|500 cm\n12 m|1200 cm\n1 m|100 cm\n20 m|2000 cm\n7 m|700 cm\n9 m|900 cm\n2 m|200 cm\n4 m|400 cm\n15 m|1500 cm",
        ),
        'text = f"Convert to centimetres, and write the unit cm behind the number.\\n{data[\'q\']} ="\ngold = data["a"]',
    ),
    ask(
        "a word is to be said three times",
        table("q", "tea\nlamp\nriver\nsalt\nmoon\nglove\nstone\nbird\npaper\nwheel"),
        'text = f"Write the word three times, with spaces between.\\nWord: {data[\'q\']}\\nThree times:"\ngold = " ".join([data["q"]] * 3)',
    ),
    ask(
        "the text is to be copied as it is",
        table(
            "q",
            'Mind the step!\nOPEN at 9\nno. 12, 2nd floor\n(closed)\nA to Z\n"Hello"\nrow 5 / seat 7\n100 % wool\ndo not feed\n24 h',
        ),
        'text = f"Copy the text exactly.\\nText: {data[\'q\']}\\nCopy:"\ngold = data["q"]',
    ),
    ask(
        "a list in JSON is the answer",
        table(
            "q*",
            "red/blue\none/two/three\noak/elm\nfox/hen/cow\ntea/milk\nsun/moon/star\npen/ink\nsalt/oil/egg\nnorth/south\nsea/lake/pond",
        ),
        """
        text = "Write the words as a JSON list.\\nWords: " + " ".join(data["q"]) + "\\nJSON:"
        gold = json.dumps(data["q"])
        """,
        "import json",
    ),
    ask(
        "numbers of classes are given by a legend that begins with nought",
        table(
            "q|a",
            "I could cry all day.|0\nWhat a lovely morning!|1\nI miss my dog so much.|0\nWe won the cup!|1\nNobody came to my party.|0\nShe said yes!|1\nMy best friend moved away.|0\nThe baby laughed at me!|1\nI lost her ring for ever.|0\nHolidays at last!|1",
        ),
        'text = f"Classify the message: 0 = sad, 1 = happy.\\nMessage: {data[\'q\']}\\nClass:"\ngold = data["a"]',
        fewshot=4,
    ),
    ask(
        "a marker stands before the final answer, and is read off",
        table(
            "q|s|a",
            "4 + 9|4 + 9 = 13.|13\n7 * 6|7 * 6 = 42.|42\n50 - 8|50 - 8 = 42.|42\n81 / 9|81 / 9 = 9.|9\n15 + 16|15 + 16 = 31.|31\n3 * 13|3 * 13 = 39.|39\n64 / 4|64 / 4 = 16.|16\n70 - 26|70 - 26 = 44.|44\n8 * 12|8 * 12 = 96.|96\n29 + 33|29 + 33 = 62.|62",
        ),
        """
        text = f"Work it out: {data['q']}\\nEnd with #### and the result.\\nWork:"
        gold = data["a"]
        output = f" {data['s']} #### {gold}"
        """,
        postprocess="gsm8k_post",
    ),
    ask(
        "拼音带声调",
        table(
            "q|a", "妈|mā\n马|mǎ\n水|shuǐ\n人|rén\n大|dà\n天|tiān\n好|hǎo\n国|guó\n爱|ài\n书|shū"
        ),
        "text = f\"写出汉字的拼音，带声调。\\n汉字：{data['q']}\\n拼音：\"\n" + ZH,
    ),
    ask(
        "数字写成大写",
        table("q|a", "1|壹\n2|贰\n3|叁\n4|肆\n5|伍\n6|陆\n7|柒\n8|捌\n9|玖\n10|拾"),
        "text = f\"把数字写成中文大写。\\n数字：{data['q']}\\n大写：\"\n" + ZH,
    ),
    ask(
        "多选题的答案是几个字母",
        table(
            "q|c*|a",
            """
            哪些是金属？|铁/木头/铜/玻璃|AC
            哪些是鸟？|蝙蝠/猫头鹰/麻雀/飞蛾|BC
            哪些是偶数？|2/4/7/8|ABD
            哪些是水果？|石头/桌子/苹果/葡萄|CD
            哪些在亚洲？|日本/法国/泰国/巴西|AC
            哪些是颜色？|门/椅子/绿/蓝|CD
            哪些是河流？|黄河/泰山/华山/长江|AD
            哪些是动词？|灯/跑/书/唱|BD
            哪些会飞？|鱼/燕子/马/蜜蜂|BD
            哪些是乐器？|笛子/云/雨/鼓|AD
            """,
        ),
        """
        text = f"多选题：{data['q']}\\n"
        text += "".join(f"{letter}. {each}\\n" for letter, each in zip("ABCD", data["c"]))
        text += "写出所有正确选项的字母，按顺序，不加空格。\\n答案："
        gold = data["a"]
        output = gold
        """,
    ),
    ask(
        "年份写成汉字",
        table(
            "q|a",
            "1949|一九四九\n2008|二〇〇八\n1997|一九九七\n2024|二〇二四\n1911|一九一一\n1978|一九七八\n2001|二〇〇一\n1666|一六六六\n1840|一八四〇\n2010|二〇一〇",
        ),
        "text = f\"把年份写成汉字。\\n年份：{data['q']}\\n汉字：\"\n" + ZH,
    ),
    ask(
        "簡體字要轉成繁體字",
        table(
            "q|a",
            "学习|學習\n电脑|電腦\n国家|國家\n飞机|飛機\n书店|書店\n医院|醫院\n银行|銀行\n开会|開會\n苹果|蘋果\n汉字|漢字",
        ),
        "text = f\"把簡體字轉成繁體字。\\n簡體：{data['q']}\\n繁體：\"\n" + ZH,
    ),
    ask(
        "病句要改正",
        table(
            "q|a",
            "我把饭吃完了了。|我把饭吃完了。\n他他很高兴。|他很高兴。\n今天天气很很好。|今天天气很好。\n我们去去公园。|我们去公园。\n她在在看书。|她在看书。\n猫睡着着了。|猫睡着了。\n门开开了。|门开了。\n雨停停了。|雨停了。\n车来来了。|车来了。\n水凉凉了。|水凉了。",
        ),
        "text = f\"句子里有一个字多写了一遍，请改正。\\n例：我很很好。→我很好。\\n句子：{data['q']}\\n改正：\"\n"
        + ZH,
        fewshot=0,
    ),
    ask(
        "範例和題目都只有一個字",
        table("q|a", "天|地\n高|低\n大|小\n長|短\n新|舊\n早|晚\n冷|熱\n輕|重\n快|慢\n遠|近"),
        "text = f\"寫出反義字。\\n\\n字：黑\\n反義：白\\n\\n字：上\\n反義：下\\n\\n字：{data['q']}\\n反義：\"\n"
        + ZH,
        fewshot=0,
    ),
    ask(
        "the label is a sign",
        table(
            "q|a",
            "2 and 5|<\n9 and 4|>\n7 and 7|=\n1 and 3|<\n8 and 6|>\n5 and 5|=\n0 and 9|<\n6 and 2|>\n3 and 3|=\n4 and 1|>",
        ),
        'text = f"Compare the numbers: write <, > or =.\\nNumbers: {data[\'q\']}\\nSign:"\ngold = data["a"]',
    ),
    ask(
        "no class is meant by the word none, which the prompt lists",
        table(
            "q|a",
            "Anna met Boris in the park.|2\nIt rained all day.|0\nCarl slept.|1\nThe shop is shut.|0\nDora called Emil and Fritz.|3\nGreta sings.|1\nSnow fell on the roofs.|0\nHugo and Ines danced.|2\nJan, Kim and Lou ran.|3\nMax saw nobody.|1",
        ),
        'text = f"How many people are named: none, one, two or three?\\nText: {data[\'q\']}\\nNamed:"\ngold = ("none", "one", "two", "three")[int(data["a"])]',
    ),
)
