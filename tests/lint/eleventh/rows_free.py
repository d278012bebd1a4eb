"""Rows in English with free answers, and pairs of languages."""

from __future__ import annotations

from tests.lint.eleventh.making import table

SQUAD = tuple(
    {"context": row["context"], "question": row["question"], "answers": row["answers"].split(";")}
    for row in table(
        "context question answers",
        """
The Orlen canal was opened in 1842 and joins the port of Halvik to the lakes in the east. | When was the Orlen canal opened? | 1842;in 1842
Marta Lindgren, a trained botanist, founded the garden and directed it for thirty years. | Who founded the garden? | Marta Lindgren;Lindgren
The festival takes place each May in the old brewery of Torvald. | Where does the festival take place? | the old brewery of Torvald;the old brewery
Copper from the mine was shipped to Bristol, where it was turned into coins. | What was made of the copper? | coins
The library owns 60,000 volumes, among them the only known copy of the Book of Tides. | How many volumes does the library own? | 60,000
After the fire the church was rebuilt in brick, since timber had become too dear. | What was the church rebuilt in? | brick
The ferry to Aran leaves from the north pier every morning except on Tuesday. | On which day does the ferry not leave? | Tuesday;on Tuesday
Its highest hill, Mount Cray, is 412 metres tall and can be climbed in an hour. | What is the highest hill called? | Mount Cray
The team wears green shirts, in memory of the meadow on which it first played. | Which colour are the team's shirts? | green
Dr. Osei found the error while she was checking the tables for the third edition. | Who found the error? | Dr. Osei;Osei
""",
    )
)

SUMS = table(
    "question answer",
    r"""
A baker sells 12 rolls in the morning and twice as many in the afternoon. How many rolls does he sell? | In the afternoon he sells 12 * 2 = 24 rolls.\nIn all he sells 12 + 24 = 36 rolls.\n#### 36
Nina has 50 dollars and buys 3 books at 9 dollars each. How much money is left? | The books cost 3 * 9 = 27 dollars.\nShe has 50 - 27 = 23 dollars left.\n#### 23
A train has 8 coaches with 40 seats each. 250 seats are taken. How many are free? | There are 8 * 40 = 320 seats.\nSo 320 - 250 = 70 seats are free.\n#### 70
Omar runs 5 km on each of 4 days and 12 km on Sunday. How far does he run? | On the 4 days he runs 5 * 4 = 20 km.\nWith Sunday that is 20 + 12 = 32 km.\n#### 32
A box of 24 pens is shared by 6 pupils, and each gets 2 more from the teacher. How many has each? | Each gets 24 / 6 = 4 pens.\nWith the 2 others each has 4 + 2 = 6 pens.\n#### 6
A shop had 90 eggs, sold 5 dozen and broke 4. How many are left? | 5 dozen are 5 * 12 = 60 eggs.\n90 - 60 = 30 are left after the sale.\nThen 30 - 4 = 26 are left.\n#### 26
Lea reads 15 pages a day. How many weeks does a book of 315 pages take? | In a week she reads 15 * 7 = 105 pages.\nThe book takes 315 / 105 = 3 weeks.\n#### 3
A field has 14 rows of 11 trees, and 9 trees are ill. How many are healthy? | There are 14 * 11 = 154 trees.\nSo 154 - 9 = 145 are healthy.\n#### 145
Tickets cost 7 dollars, and 4 dollars for children. What do 2 adults and 3 children pay? | The adults pay 2 * 7 = 14 dollars.\nThe children pay 3 * 4 = 12 dollars.\nTogether they pay 14 + 12 = 26 dollars.\n#### 26
A tank of 200 litres loses 15 litres an hour. How much is in it after 8 hours? | It loses 15 * 8 = 120 litres.\nSo 200 - 120 = 80 litres are left.\n#### 80
""",
)
SUMS = tuple({**row, "answer": row["answer"].replace(r"\n", "\n")} for row in SUMS)

ALGEBRA = table(
    "problem solution final",
    r"""
Solve $3x + 5 = 20$ for $x$. | Subtracting 5 gives $3x = 15$, so $x = \boxed{5}$. | 5
What is the slope of the line $y = -2x + 7$? | The slope is the factor of $x$, which is $\boxed{-2}$. | -2
Find the positive root of $x^2 = 81$. | Since $9^2 = 81$, the positive root is $\boxed{9}$. | 9
Simplify $\frac{18}{24}$. | Both are divisible by 6, so the fraction is $\boxed{\frac{3}{4}}$. | \frac{3}{4}
If $f(x) = x^2 - 1$, what is $f(4)$? | $f(4) = 16 - 1 = \boxed{15}$. | 15
What is $2^6$? | $2^6 = 8 \cdot 8 = \boxed{64}$. | 64
Evaluate $\sqrt{144} - 5$. | $\sqrt{144} = 12$, and $12 - 5 = \boxed{7}$. | 7
How many degrees has each angle of a regular triangle? | The angles sum to 180 degrees, so each has $180 / 3 = \boxed{60}$. | 60
What is the sum of the roots of $x^2 - 8x + 3 = 0$? | By Vieta the sum is $\boxed{8}$. | 8
Expand $(x+1)(x-1)$. | This is a difference of squares, $\boxed{x^2-1}$. | x^2-1
""",
)

PAIRS = table(
    "en zh",
    """
The meeting starts at nine tomorrow morning. | 会议明天上午九点开始。
She left her keys on the kitchen table. | 她把钥匙落在了厨房的桌子上。
How long does it take to get to the airport? | 去机场要多长时间？
The price of rice has gone up by ten per cent. | 大米的价格上涨了百分之十。
My brother plays the violin in an orchestra. | 我哥哥在一个管弦乐团拉小提琴。
Please turn off the lights before you leave. | 离开之前请关灯。
They have lived in this town since 1998. | 他们从一九九八年起就住在这个镇上。
It rained so hard that the match was cancelled. | 雨下得太大，比赛被取消了。
The museum is closed on Mondays. | 博物馆星期一闭馆。
I have never seen such a tall tree. | 我从来没见过这么高的树。
""",
)

CODE = table(
    "task code test",
    r"""
Write a function square(n) that returns n times n. | def square(n):\n    return n * n | assert square(4) == 16
Write a function last(items) that returns the last item of a list. | def last(items):\n    return items[-1] | assert last([1, 2, 3]) == 3
Write a function is_even(n) that says whether n is even. | def is_even(n):\n    return n % 2 == 0 | assert is_even(8) and not is_even(7)
Write a function shout(text) that returns the text in capitals. | def shout(text):\n    return text.upper() | assert shout("hi") == "HI"
Write a function total(prices) that adds up a list of prices. | def total(prices):\n    return sum(prices) | assert total([2, 3, 4]) == 9
Write a function flip(pair) that swaps the two items of a tuple. | def flip(pair):\n    return pair[1], pair[0] | assert flip((1, 2)) == (2, 1)
Write a function vowels(word) that counts the vowels of a word. | def vowels(word):\n    return sum(c in "aeiou" for c in word) | assert vowels("banana") == 3
Write a function unique(items) that returns the sorted distinct items. | def unique(items):\n    return sorted(set(items)) | assert unique([3, 1, 3]) == [1, 3]
""",
)
CODE = tuple({key: text.replace(r"\n", "\n") for key, text in row.items()} for row in CODE)

DATES = table(
    "mail date",
    """
Hi Jo, can we move the review from Monday to the 14th of March 2022? Thanks, Ben | 2022-03-14
Dear team, the office stays closed on 3 May 2021 because of the works. | 2021-05-03
Your parcel was handed over on December 9, 2020 at 4 pm. | 2020-12-09
Reminder: the dentist expects you on 27 August 2023. | 2023-08-27
The contract ends on June 30, 2024 unless you tell us otherwise. | 2024-06-30
We booked table 5 for the evening of 11 November 2019. | 2019-11-11
Please hand in the essay by the 1st of February 2023. | 2023-02-01
The flat will be free from 15 July 2022 on. | 2022-07-15
Our next reading is on October 22, 2021 in the town hall. | 2021-10-22
The train tickets are for 8 April 2024, not for the 6th. | 2024-04-08
""",
)
