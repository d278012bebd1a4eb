"""Right prompts whose text looks as if something had gone wrong."""

from __future__ import annotations

from tests.lint.fourth.odd_helpers import asked, tiny

RIGHT = (
    asked(
        "None, Nan and null as words",
        """
None of the boys came. Who came: a boy or a girl?|a girl
Nan baked a cake for Tim. Who baked?|Nan
None but Eva knew. Who knew?|Eva
Which number makes a null vector?|zero
Ann has a null hypothesis, Bo has none. Who has one?|Ann
Nan Goldin takes pictures. What does she take?|pictures
Of ten eggs none broke. How many are whole?|ten
Nan is a grandmother. Is Nan old or young?|old""",
    ),
    asked(
        "LaTeX with braces",
        """
What is $\\frac{1}{2} + \\frac{1}{2}$?|1
What is $\\sqrt{49}$?|7
What is $2^{5}$?|32
What is $\\frac{12}{4}$?|3
What is $\\sqrt{16} + 1$?|5
What is $10^{2}$?|100
What is $\\frac{9}{3} \\cdot 2$?|6
What is $3^{3}$?|27""",
    ),
    asked(
        "sets in braces",
        """
How many elements has {1, 2, 3}?|3
How many elements has {a, b}?|2
What is the largest in {4, 9, 7}?|9
What is the smallest in {8, 6, 5}?|5
Which number is in {2, 4} and in {4, 6}?|4
How many elements has {}?|0
What is the sum of {3, 5}?|8
How many elements has {x}?|1""",
    ),
    asked(
        "lists in brackets, which the question is about",
        """
Sort [3, 1, 2].|[1, 2, 3]
Sort [9, 4, 6].|[4, 6, 9]
Sort [5, 0, 8].|[0, 5, 8]
Sort [7, 2, 1].|[1, 2, 7]
Sort [6, 5, 3].|[3, 5, 6]
Sort [8, 3, 9].|[3, 8, 9]
Sort [2, 0, 1].|[0, 1, 2]
Sort [4, 9, 7].|[4, 7, 9]""",
    ),
    asked(
        "decimal fractions",
        """
What is 0.5 + 0.25?|0.75
What is 1.5 * 2?|3.0
What is 2.5 - 1.25?|1.25
What is 0.1 * 3?|0.3
What is 7.5 / 3?|2.5
What is 4.2 + 0.3?|4.5
What is 9.9 - 9?|0.9
What is 1.1 + 2.2?|3.3""",
        description="Give each answer as a decimal fraction.",
    ),
    asked(
        "sums whose answer follows the equals sign at once",
        """
12+7|19
30+45|75
8+16|24
51+9|60
23+14|37
62+20|82
17+17|34
44+5|49""",
        "{q}=",
        before="",
        fewshot=4,
        own={"separator": "\n"},
    ),
    asked(
        "templates of letters, with names in square brackets",
        """
Dear [name], your parcel has arrived.|a delivery
Dear [name], your bill is due on [date].|a payment
Hello [name], your table for [number] is booked.|a booking
Dear [name], the fee is [amount].|a payment
Hi [name], the courier comes on [date].|a delivery
Dear [name], we keep room [number] for you.|a booking
Dear [name], please transfer [amount].|a payment
Hi [name], your box is at [place].|a delivery""",
        "Template: {q}\\nIt is about",
    ),
    asked(
        "gaps to be filled, as underscores",
        """
The sun ____ in the east.|rises
Fish ____ in water.|swim
Birds ____ in the air.|fly
Fire is ____ than ice.|hotter
A year has twelve ____.|months
Bread is made of ____.|flour
Cows give ____.|milk
At night we ____.|sleep""",
        "Fill the gap: {q}\\nWord:",
    ),
    asked(
        "addresses with percent signs",
        """
Which host is in https://example.org/a%20b?|example.org
Which host is in http://test.net/x?q=1&r=2?|test.net
Which host is in https://docs.site.io/p#top?|docs.site.io
Which host is in http://a.b.com/%7Euser?|a.b.com
Which host is in https://shop.de/?id=7?|shop.de
Which host is in ftp://files.fr/pub?|files.fr""",
    ),
    asked(
        "prices, percents and other marks",
        """
What is 10 % of $50?|$5
What is 50 % of $8?|$4
What is 20 % of $100?|$20
What is 25 % of $40?|$10
What is 5 % of $60?|$3
What is 100 % of $7?|$7
What is 75 % of $12?|$9
What is 1 % of $600?|$6""",
    ),
    asked(
        "poems, whose lines are set in",
        """
The fog comes\\n  on little cat feet.|fog
The wind sings\\n    and the tower rings.|wind
A leaf falls\\n  and the wood listens.|leaf
The river bends\\n  where the path ends.|river
A lamp is lit\\n  and the moths sit.|lamp
The snow is deep\\n    and the hills sleep.|snow""",
        "Poem:\\n{q}\\nWhat does its first line speak of? The",
    ),
    asked(
        "tables of Markdown",
        """
¦ city ¦ people ¦\\n¦ --- ¦ --- ¦\\n¦ Ulm ¦ 12 ¦\\n¦ Aue ¦ 7 ¦|Ulm
¦ city ¦ people ¦\\n¦ --- ¦ --- ¦\\n¦ Hof ¦ 4 ¦\\n¦ Ems ¦ 9 ¦|Ems
¦ city ¦ people ¦\\n¦ --- ¦ --- ¦\\n¦ Rom ¦ 90 ¦\\n¦ Lyon ¦ 20 ¦|Rom
¦ city ¦ people ¦\\n¦ --- ¦ --- ¦\\n¦ Kiel ¦ 3 ¦\\n¦ Wien ¦ 80 ¦|Wien
¦ city ¦ people ¦\\n¦ --- ¦ --- ¦\\n¦ Graz ¦ 31 ¦\\n¦ Linz ¦ 22 ¦|Graz
¦ city ¦ people ¦\\n¦ --- ¦ --- ¦\\n¦ Bonn ¦ 15 ¦\\n¦ Jena ¦ 18 ¦|Jena""",
        "{q}\\nIn which city do more people live?",
    ),
    asked(
        "columns that are parted by tabs",
        """
apples\t3\\npears\t5|pears
nuts\t9\\nfigs\t2|nuts
plums\t4\\nkiwis\t6|kiwis
dates\t8\\nlimes\t1|dates
leeks\t2\\nbeets\t7|beets
peas\t6\\ncorn\t5|peas""",
        "{q}\\nOf which are there more? Of",
    ),
    asked(
        "quotes and dashes as a book has them",
        """
“I’m here,” said Ann — and Bo laughed.|Ann
“Wait…” whispered Cleo; Dan didn’t.|Cleo
Eve’s dog barked. ‘Quiet!’ cried Finn.|Finn
“No,” said Gus – “never!” Hal was silent.|Gus
Ida asked: “Why?” Jan shrugged.|Ida
“Go!” shouted Kim. Lou stayed.|Kim""",
        "{q}\\nWho speaks?",
    ),
    asked(
        "words that are there twice",
        """
He had had enough. Which word is there twice?|had
She said that that was all. Which word is there twice?|that
Bye bye, he called. Which word is there twice?|bye
It is very, very cold. Which word is there twice?|very
No, no, not now. Which word is there twice?|no
Come, come quickly! Which word is there twice?|come""",
    ),
    asked(
        "the answer is a word of the question, and that is what is asked",
        """
lamp, tree, coat|lamp
stone, river, boat|stone
paper, glass, bread|paper
winter, candle, mouse|winter
silver, ladder, cloud|silver
garden, button, horse|garden
pencil, island, drum|pencil
mirror, basket, wolf|mirror""",
        "Which of these words comes first: {q}?\\nWord:",
    ),
    asked(
        "a word is to be spelled backwards",
        """
stop|pots
live|evil
draw|ward
time|emit
loop|pool
star|rats
gulp|plug
deer|reed""",
        "Spell backwards: {q}\\nBackwards:",
    ),
    asked(
        "a word is to be written in capitals",
        """
river|RIVER
cloud|CLOUD
honey|HONEY
tiger|TIGER
water|WATER
chair|CHAIR""",
        "small: {q}\\nCAPITALS:",
    ),
    asked(
        "mistakes are to be mended, and are there on purpose",
        """
He go to school.|He goes to school.
They was late.|They were late.
She have a cat.|She has a cat.
I is tired.|I am tired.
We eats at noon.|We eat at noon.
It rain today.|It rains today.""",
        "Wrong: {q}\\nRight:",
    ),
    asked(
        "text without spaces is to be parted",
        """
thecatsleeps|the cat sleeps
birdsflyhigh|birds fly high
weliketea|we like tea
hewashere|he was here
rainisfalling|rain is falling
openthedoor|open the door""",
        "Run together: {q}\\nParted:",
    ),
    tiny(
        "cells that are empty are left out with their cue",
        "title text topic",
        """\
Harvest|Wheat is cut in July.|farming
|The team won by two goals.|sport
Tides|The moon pulls at the sea.|nature
|Cows were milked by hand.|farming
Final|The match went on until dark.|sport
|Rivers carve their valleys.|nature
Sowing|Rye is sown in autumn.|farming
|A gale felled the oaks.|nature
Relay|The last runner caught up.|sport""",
        r"""
        head = f"Title: {data['title']}\n" if data["title"] else ""
        text = f"{head}Text: {data['text']}\nTopic (farming, nature or sport):"
        return {"input": text, "output": " " + data["topic"], "processed_output": data["topic"]}
        """,
    ),
    tiny(
        "answers of one word and answers of many",
        "q a",
        """\
What is a baby cat called?|a kitten
How does one say that it rains a lot?|It rains cats and dogs.
What is the capital of Spain?|Madrid
What do we breathe?|air
Why do we sleep?|because body and mind need rest
Who wrote Faust?|Goethe
What is ice?|frozen water
How many legs has a spider?|eight""",
        r"""
        return {"input": f"{data['q']}\nAnswer:", "output": f" {data['a']}", "processed_output": data["a"]}
        """,
        metric="f1_score",
    ),
)
