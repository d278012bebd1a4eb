"""Right prompts that look odd: tasks of their own, with short answers."""

from __future__ import annotations

from tests.lint.making import ask, qa

CHEMISTRY = qa("""
water > H2O
table salt > NaCl
ammonia > NH3
methane > CH4
carbon dioxide > CO2
ozone > O3
hydrogen peroxide > H2O2
quicklime > CaO
""")
CAPITALS = qa("""
Norway > Oslo
Peru > Lima
Kenya > Nairobi
Japan > Tokyo
Poland > Warsaw
Cuba > Havana
Egypt > Cairo
Nepal > Kathmandu
""")
PRODUCTS = qa("""
7 * 8 > 56
12 * 11 > 132
9 * 6 > 54
15 * 4 > 60
13 * 3 > 39
21 * 5 > 105
17 * 2 > 34
14 * 7 > 98
""")
ROMANS = qa("""
14 > XIV
9 > IX
40 > XL
66 > LXVI
19 > XIX
101 > CI
2020 > MMXX
55 > LV
""")
PLURALS = qa("""
mouse > mice
child > children
tooth > teeth
wolf > wolves
goose > geese
knife > knives
ox > oxen
berry > berries
""")
COLOURS = qa("""
red > #FF0000
lime > #00FF00
blue > #0000FF
white > #FFFFFF
black > #000000
yellow > #FFFF00
cyan > #00FFFF
magenta > #FF00FF
""")
PINYIN = qa("""
你好 > nǐ hǎo
学生 > xué shēng
老师 > lǎo shī
中国 > zhōng guó
朋友 > péng yǒu
天气 > tiān qì
水果 > shuǐ guǒ
火车 > huǒ chē
""")
MORSE = qa("""
SOS > ... --- ...
TEA > - . .-
NO > -. ---
MET > -- . -
ANT > .- -. -
TOM > - --- --
SET > ... . -
MAN > -- .- -.
""")
SQL = qa(
    """
all names of users > SELECT name FROM users;
the number of orders > SELECT COUNT(*) FROM orders;
cities without repeats > SELECT DISTINCT city FROM users;
the highest price > SELECT MAX(price) FROM items;
users older than 30 > SELECT * FROM users WHERE age > 30;
items by price > SELECT * FROM items ORDER BY price;
the mean age of users > SELECT AVG(age) FROM users;
the first five orders > SELECT * FROM orders LIMIT 5;
""".replace("age > 30", "age >= 31")
)
LATEX = qa(r"""
x^2 > 2x
x^3 > 3x^2
\sin x > \cos x
e^x > e^x
\ln x > \frac{1}{x}
5x > 5
\cos x > -\sin x
x^4 + x > 4x^3 + 1
""")
EMOJI = qa("""
a cat > 🐱
a house > 🏠
rain > 🌧️
a rocket > 🚀
a banana > 🍌
a clock > ⏰
a fish > 🐟
a tree > 🌳
""")
DNA = qa("""
ATGC > TACG
GGCA > CCGT
TTAC > AATG
CGTA > GCAT
AAGT > TTCA
TCGG > AGCC
GATT > CTAA
CCAT > GGTA
""")
IDIOMS = qa("""
画蛇添____ > 足
守株待____ > 兔
亡羊补____ > 牢
对牛弹____ > 琴
井底之____ > 蛙
狐假虎____ > 威
掩耳盗____ > 铃
刻舟求____ > 剑
""")
TRAD = qa("""
国家 > 國家
学习 > 學習
电脑 > 電腦
图书馆 > 圖書館
龙舟 > 龍舟
医院 > 醫院
飞机 > 飛機
车站 > 車站
""")
JAPANESE = qa("""
山 > やま
川 > かわ
犬 > いぬ
空 > そら
花 > はな
魚 > さかな
海 > うみ
雪 > ゆき
""")
SPANISH = qa("""
¿Dónde está el baño? > Where is the bathroom?
¡Qué bonito día! > What a lovely day!
Tengo dos hermanos. > I have two brothers.
¿Cuánto cuesta? > How much does it cost?
La sopa está fría. > The soup is cold.
No entiendo nada. > I understand nothing.
¡Feliz cumpleaños! > Happy birthday!
Vivo en Sevilla. > I live in Seville.
""")

RIGHT = (
    ask("formulas with digits on the line", CHEMISTRY, "f\"Substance: {data['q']}\\nFormula:\""),
    ask("an equation with an open end", CHEMISTRY, "f\"{data['q']} =\""),
    ask("the capital is a blank in a sentence", CAPITALS, "f\"The capital of {data['q']} is\""),
    ask("a flag's caption in brackets", CAPITALS, "f\"[{data['q']}]\\ncapital ->\""),
    ask(
        "a chat with names",
        CAPITALS,
        "f\"Kid: What is the capital of {data['q']}?\\nTeacher:\"",
    ),
    ask(
        "a role for the model, and a plea for brevity",
        CAPITALS,
        "f\"You are a geographer who never wastes a word.\\nCapital of {data['q']}:\"",
    ),
    ask(
        "capitals are meant in two senses",
        CAPITALS,
        "f\"Write the capital in capitals.\\nCountry: {data['q']}\\nCapital:\"",
        gold='data["a"].upper()',
    ),
    ask("sums end with an equals sign", PRODUCTS, "f\"{data['q']} =\""),
    ask("a session of Python", PRODUCTS, "f\">>> {data['q']}\\n\"", output="gold"),
    ask("a times sign instead of a star", PRODUCTS, "f\"{data['q'].replace('*', '×')} =\""),
    ask("a call of a function", PRODUCTS, "f\"assert product({data['q'].replace(' *', ',')}) ==\""),
    ask("Roman numerals are the answers", ROMANS, "f\"In Roman numerals, {data['q']} is\""),
    ask("one mouse, many mice", PLURALS, "f\"one {data['q']}, many\""),
    ask("a word in stars", PLURALS, "f\"Plural of *{data['q']}*:\""),
    ask(
        "the answer in a tag that is asked for",
        PLURALS,
        "f\"Give the plural in <b> tags.\\nWord: {data['q']}\\nPlural:\"",
        gold="f\"<b>{data['a']}</b>\"",
    ),
    ask("codes of colours", COLOURS, "f\".box {{ color: {data['q']}; }}\\nHex:\""),
    ask("a line of a style sheet", COLOURS, "f\"--{data['q']}:\""),
    ask("拼音带声调", PINYIN, "f\"词语：{data['q']}\\n拼音：\"", output="gold"),
    ask("拼音写在括号前", PINYIN, "f\"写出拼音，音节之间空一格。\\n{data['q']} →\""),
    ask("dots and dashes", MORSE, "f\"Text: {data['q']}\\nMorse:\""),
    ask("a query in SQL", SQL, "f\"-- {data['q']}\\n\"", output="gold"),
    ask("a derivative in LaTeX", LATEX, "f\"$f(x) = {data['q']}$\\n$f'(x) =$\""),
    ask("signs for words", EMOJI, "f\"Which emoji shows {data['q']}?\\nEmoji:\""),
    ask("letters of bases", DNA, "f\"5'-{data['q']}-3'\\nComplement (3' to 5'):\""),
    ask(
        "成语填空",
        IDIOMS,
        "f\"补全成语，只写缺的一个字。\\n成语：{data['q']}\\n缺字：\"",
        output="gold",
    ),
    ask("简体转繁体", TRAD, "f\"简体：{data['q']}\\n繁體：\"", output="gold"),
    ask(
        "漢字與假名",
        JAPANESE,
        "f\"請寫出日文漢字的平假名。\\n漢字：{data['q']}\\n假名：\"",
        output="gold",
    ),
    ask("turned question marks", SPANISH, "f\"Spanish: {data['q']}\\nEnglish:\""),
)
