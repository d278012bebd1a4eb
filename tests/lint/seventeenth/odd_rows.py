"""Rows that several odd prompts share."""

from __future__ import annotations

from tests.lint.seventeenth.making import pairs, table

CAPITALS = pairs(
    "Portugal > Lisbon;; Norway > Oslo;; Kenya > Nairobi;; Peru > Lima;; Japan > Tokyo;; "
    "Egypt > Cairo;; Canada > Ottawa;; Iceland > Reykjavik;; Cuba > Havana;; Nepal > Kathmandu"
)
SUMS = pairs(
    "14+9 > 23;; 31-8 > 23;; 7*6 > 42;; 81/9 > 9;; 25+17 > 42;; 60-45 > 15;; 12*3 > 36;; 56/7 > 8;; "
    "99-11 > 88;; 13*4 > 52"
)
OPPOSITES = pairs(
    "early > late;; empty > full;; loud > quiet;; narrow > wide;; rough > smooth;; young > old;; "
    "shallow > deep;; generous > stingy;; ancient > modern;; cheap > expensive"
)
FRENCH = pairs(
    "cheese > fromage;; apple > pomme;; bread > pain;; water > eau;; house > maison;; dog > chien;; "
    "book > livre;; sun > soleil;; key > clé;; window > fenêtre"
)
QUIZ = table(
    "q|options*|n#",
    """
    Which animal lays eggs?|cow/hen/cat/horse|1
    Which of these is a fruit?|pear/leek/carrot/onion|0
    Which city lies in Spain?|Rome/Athens/Seville/Vienna|2
    Which one is a string instrument?|flute/drum/trumpet/cello|3
    What do bees make?|wool/honey/silk/milk|1
    Which metal is attracted by a magnet?|gold/copper/iron/silver|2
    Which month has 28 days in most years?|February/March/June/August|0
    Which bird cannot fly?|swan/eagle/gull/ostrich|3
    What is frozen water called?|ice/mist/dew/steam|0
    Which shape has three sides?|square/circle/triangle/cube|2
    Which sea lies between Europe and Africa?|Baltic/Caspian/Coral/Mediterranean|3
    """,
)
STATEMENTS = table(
    "q|true?",
    """
    Salt dissolves in water.|true
    Spiders are insects.|false
    The Nile flows through Egypt.|true
    A triangle has four corners.|false
    Sound travels faster than light.|false
    Bats are mammals.|true
    Gold rusts quickly in air.|false
    An octopus has three hearts.|true
    Penguins live at the North Pole.|false
    Helium is lighter than air.|true
    """,
)
FEELINGS = table(
    "q|label",
    """
    Best burger in town, I come every week!|good
    My soup was cold and the waiter rude.|bad
    The room smelled of smoke.|bad
    What a view from the terrace!|good
    Fresh bread, friendly people, fair prices.|good
    They lost my booking twice.|bad
    The tour was cancelled without a word.|bad
    I have never slept better in a hotel.|good
    Sticky tables and flat beer.|bad
    A lovely evening from start to end.|good
    """,
)
