"""Right prompts that look odd, in English."""

from __future__ import annotations

from tests.lint.making import ask, qa
from tests.lint.shape import SmallTask

RIGHT: tuple[tuple[str, SmallTask], ...] = (
    ask(
        "chemical formulas",
        qa("""
    water > H2O
    methane > CH4
    ammonia > NH3
    ozone > O3
    table salt > NaCl
    carbon dioxide > CO2
    nitric acid > HNO3
    propane > C3H8
    """),
        "f\"Substance: {data['q']}\\nFormula:\"",
    ),
    ask(
        "times of the day in another notation",
        qa("""
    3:15 pm > 15:15
    7:40 am > 07:40
    11:05 pm > 23:05
    1:30 pm > 13:30
    9:20 am > 09:20
    6:55 pm > 18:55
    10:10 am > 10:10
    4:45 pm > 16:45
    """),
        "f\"Write the time in the 24-hour form HH:MM.\\nTime: {data['q']}\\n24-hour:\"",
    ),
    ask(
        "regular past tenses",
        qa("""
    walk > walked
    stop > stopped
    carry > carried
    bake > baked
    plan > planned
    open > opened
    try > tried
    jump > jumped
    """),
        "f\"Today I {data['q']}. Yesterday I\"",
        method="gen",
    ),
    ask(
        "numbers in words",
        qa("""
    14 > fourteen
    30 > thirty
    71 > seventy-one
    8 > eight
    99 > ninety-nine
    12 > twelve
    56 > fifty-six
    40 > forty
    """),
        "f\"{data['q']} in words is\"",
    ),
    ask(
        "sums with an equals sign as the cue",
        qa("""
    17 + 25 > 42
    90 - 36 > 54
    8 * 12 > 96
    63 / 7 > 9
    48 + 37 > 85
    51 - 19 > 32
    6 * 14 > 84
    80 / 5 > 16
    """),
        "data['q'] + ' ='",
    ),
    ask(
        "shell commands",
        qa("""
    list the files of this folder > ls
    show where I am > pwd
    make a folder called new > mkdir new
    delete the file old.txt > rm old.txt
    show the file notes.md > cat notes.md
    rename a.txt to b.txt > mv a.txt b.txt
    copy a.txt to c.txt > cp a.txt c.txt
    go up one folder > cd ..
    """),
        "f\"# {data['q']}\\n$\"",
    ),
    ask(
        "objects of JSON as answers",
        qa("""
    Ada is 36. > {"name": "Ada", "age": 36}
    Bo is 7. > {"name": "Bo", "age": 7}
    Cleo is 52. > {"name": "Cleo", "age": 52}
    Dan is 19. > {"name": "Dan", "age": 19}
    Eli is 81. > {"name": "Eli", "age": 81}
    Flo is 24. > {"name": "Flo", "age": 24}
    Gus is 45. > {"name": "Gus", "age": 45}
    Hal is 63. > {"name": "Hal", "age": 63}
    """),
        "f\"Give the name and the age as JSON.\\nText: {data['q']}\\nJSON:\"",
    ),
    ask(
        "German translations",
        qa("""
    the dog > der Hund
    the house > das Haus
    the street > die Straße
    the tree > der Baum
    the child > das Kind
    the door > die Tür
    the bread > das Brot
    the flower > die Blume
    """),
        "f\"English: {data['q']}\\nGerman:\"",
    ),
    ask(
        "hex colours",
        qa("""
    black > #000000
    white > #FFFFFF
    red > #FF0000
    blue > #0000FF
    yellow > #FFFF00
    cyan > #00FFFF
    magenta > #FF00FF
    lime > #00FF00
    """),
        "f\"CSS colour: {data['q']}\\nHex:\"",
    ),
    ask(
        "clues of a crossword with the number of letters",
        qa(
            """
    the largest mammal (5) > whale
    a baby cat (6) > kitten
    a striped horse of Africa (5) > zebra
    a bird that hoots (3) > owl
    an insect that makes honey (3) > bee
    an animal with a long trunk (8) > elephant
    a slow animal with a shell (8) > tortoise
    the king of the beasts (4) > lion
    """,
            "q|a",
        ),
        "f\"Clue: {data['q']}\\nAnimal:\"",
    ),
    ask(
        "sorted words",
        qa("""
    pear fig plum > fig pear plum
    red blue green > blue green red
    oak elm ash > ash elm oak
    cat dog bee > bee cat dog
    two one six > one six two
    tea milk cola > cola milk tea
    ham egg jam > egg ham jam
    sun moon star > moon star sun
    """),
        "f\"Sort the words from A to Z.\\nWords: {data['q']}\\nSorted:\"",
    ),
    ask(
        "the last word is to be repeated",
        qa("""
    The ship left the harbour > harbour
    My aunt sells old clocks > clocks
    Rain fell on the roof > roof
    We ate bread and cheese > cheese
    Nobody heard the thunder > thunder
    The baker closed his shop > shop
    A fox crossed the meadow > meadow
    They painted the fence > fence
    """),
        "f\"Copy the last word of the line.\\nLine: {data['q']}\\nLast word:\"",
    ),
    ask(
        "formulas of LaTeX",
        qa(r"""
    one half > \frac{1}{2}
    x squared > x^2
    the square root of five > \sqrt{5}
    a sub one > a_1
    two thirds > \frac{2}{3}
    y cubed > y^3
    the square root of seven > \sqrt{7}
    b sub two > b_2
    """),
        "f\"Words: {data['q']}\\nLaTeX:\"",
    ),
)
