"""Rows whose texts have odd characters that belong there."""

from __future__ import annotations

from tests.lint.eleventh.making import asked, table

WEB = tuple(
    {"q": q, "choices": options, "label": place}
    for q, options, place in asked(
        r"""
Which tag makes a line break in HTML? | <br> | <hr> | <lb> | <break>
What does "\n" stand for in a Python string? | a newline | a tab | a backslash | the letter n
Which entity is shown as an ampersand? | &amp; | &lt; | &nbsp; | &quot;
What does print(f"{2 + 3}") write? | 5 | {2 + 3} | 2 + 3 | f5
Which value stands for nothing in Python? | None | null | nil | undefined
Which operator compares type and value in JavaScript? | === | == | = | =>
What is the file mode of a script that all may run? | 755 | 644 | 600 | 400
Which regular expression matches one digit? | \d | \w | \s | \b
Which placeholder does printf use for a string? | %s | %d | %f | %c
Which CSS rule hides an element? | display: none; | color: none; | float: none; | clear: both;
"""
    )
)

CHEMISTRY = table(
    "compound name",
    """
H₂O | water
NaCl | sodium chloride
CO₂ | carbon dioxide
NH₃ | ammonia
H₂SO₄ | sulfuric acid
CaCO₃ | calcium carbonate
Fe₂O₃ | iron(III) oxide
CH₄ | methane
""",
)

EMOJI = table(
    "post mood",
    """
Finally got the keys to our flat!!! 🎉🎉 | happy
missed the last train again 😭 walking home… | sad
who parks like THAT?! 😡 | angry
Sun, café crème & a good book ☀️📚 | happy
the cat is still missing 💔 | sad
3 hours on hold & then they hang up 🤬🤬 | angry
We won 2–1 in the 93rd minute ⚽️🔥 | happy
They cancelled the show. So unfair!! 😤 | angry
last day with my grandma’s piano 🎹😢 | sad
""",
)

PINYIN = table(
    "词 拼音",
    """
老师 | lǎoshī
苹果 | píngguǒ
绿色 | lǜsè
天气 | tiānqì
学习 | xuéxí
朋友 | péngyou
北京 | Běijīng
图书馆 | túshūguǎn
女儿 | nǚ'ér
""",
)

OUTPUTS = table(
    "code result",
    r"""
print(len("hello")) | 5
print([1, 2, 3][-1]) | 3
print("a" * 4) | aaaa
print(7 // 2) | 3
print({"x": 1, "y": 2}["y"]) | 2
for i in range(3):\n    print(i, end="")\n | 012
print("Tea".upper()) | TEA
x = 3\nx += 4\nprint(x) | 7
print(sorted([3, 1, 2])) | [1, 2, 3]
print(None is None) | True
""",
)
OUTPUTS = tuple({**row, "code": row["code"].replace(r"\n", "\n").strip()} for row in OUTPUTS)

TABLES = tuple(
    {"rows": [tuple(cell.split("=")) for cell in a.split(";")], "question": b, "answer": c}
    for a, b, c in (
        tuple(row.values())
        for row in table(
            "a b c",
            """
Oslo=709;Bergen=291;Turku=195 | Which city has 291 thousand people? | Bergen
Mon=14;Tue=9;Wed=17 | On which day were 9 books lent? | Tue
Fig=3.20;Plum=1.90;Pear=2.40 | Which fruit costs 1.90? | Plum
Ada=88;Ben=71;Cleo=93 | Who has 93 points? | Cleo
Rhine=1233;Elbe=1094;Weser=451 | Which river is 451 km long? | Weser
North=12;South=31;East=25 | Which gate had 31 visitors? | South
Oak=41;Beech=18;Birch=7 | Of which tree are there 7? | Birch
Room 1=20;Room 2=35;Room 3=12 | Which room has 35 seats? | Room 2
""",
        )
    )
)

SHUXUE = tuple(
    {"题干": q, "选项": options, "答案": "ABCD"[place]}
    for q, options, place in asked(
        r"""
已知集合$A=\{1,2,3\}$，$B=\{2,3,4\}$，则$A\cap B=$（　　） | $\{2,3\}$ | $\{1,4\}$ | $\{1,2\}$ | $\{3,4\}$
函数$f(x)=x^{2}$在$x=3$处的导数为（　　） | $6$ | $3$ | $9$ | $2$
不等式$2x-1>3$的解集是（　　） | $x>2$ | $x>1$ | $x<2$ | $x>4$
若$\sin\theta=1$，则$\theta$可以是（　　） | $90^\circ$ | $0^\circ$ | $45^\circ$ | $180^\circ$
$\log_{2}8=$（　　） | $3$ | $4$ | $2$ | $8$
等差数列$1,4,7,\dots$的第$5$项是（　　） | $13$ | $10$ | $16$ | $11$
向量$(3,4)$的模为（　　） | $5$ | $7$ | $25$ | $1$
复数$(1+i)^{2}=$（　　） | $2i$ | $2$ | $-2i$ | $1+i$
""",
        5,
    )
)

WENYAN = table(
    "原文 译文",
    """
学而时习之，不亦说乎？ | 学了又按时温习，不也很愉快吗？
三人行，必有我师焉。 | 几个人同行，其中必定有人可以做我的老师。
知之为知之，不知为不知。 | 知道就是知道，不知道就是不知道。
水至清则无鱼。 | 水太清了就没有鱼。
己所不欲，勿施于人。 | 自己不想要的，不要强加给别人。
温故而知新，可以为师矣。 | 温习旧知识能有新的体会，就可以当老师了。
失之东隅，收之桑榆。 | 在这里失去了，在那里得到补偿。
前事之不忘，后事之师。 | 不忘记以前的事，可以作为以后的借鉴。
""",
)

SHITI = table(
    "句子 人名",
    """
昨天下午，王建国在市政府会见了来访的客人。 | 王建国
新书的作者李雪琴将于周末到场签名。 | 李雪琴
据教练陈波介绍，全队已经恢复训练。 | 陈波
画家赵明远的作品展今天在美术馆开幕。 | 赵明远
经过投票，刘芳当选为新一届会长。 | 刘芳
十八岁的选手周子航打破了全国纪录。 | 周子航
老板娘孙玉兰每天四点就起来做豆浆。 | 孙玉兰
志愿者马小龙把走失的老人送回了家。 | 马小龙
""",
)
