"""Right prompts with rows of their own whose answers have signs or a form."""

from __future__ import annotations

from tests.lint.making import ask, qa

RIGHT = (
    ask(
        "chess moves with their signs",
        qa("""
        the knight goes to f3 > Nf3
        the bishop takes on c6 > Bxc6
        castling on the king's side > O-O
        the queen goes to h5 with check > Qh5+
        the rook takes on d8 with mate > Rxd8#
        the pawn goes to e4 > e4
        """),
        '"In chess notation: " + data["q"] + "\\nMove:"',
    ),
    ask(
        "Morse, dots and dashes",
        qa("""
        SOS > ... --- ...
        HI > .... ..
        ME > -- .
        TO > - ---
        IS > .. ...
        AT > .- -
        """),
        '"Write in Morse code: " + data["q"] + "\\nMorse:"',
    ),
    ask(
        "words read backwards",
        qa("""
        lamp > pmal
        stone > enots
        river > revir
        cloud > duolc
        bread > daerb
        chair > riahc
        """),
        '"Reverse the word.\\n" + data["q"] + " >"',
    ),
    ask(
        "Caesar's letters, one on",
        qa("""
        cat > dbu
        zoo > app
        sun > tvo
        ice > jdf
        map > nbq
        owl > pxm
        """),
        '"Shift each letter by one (z becomes a): " + data["q"] + "\\nShifted:"',
    ),
    ask(
        "chains of emoji as riddle",
        qa("""
        🐝 + 🍯 > honeybee
        ☀️ + 🌻 > sunflower
        ⭐ + 🐟 > starfish
        🌧️ + 🎀 > rainbow
        🔥 + 🚚 > fire truck
        🦶 + ⚽ > football
        """),
        '"Guess: " + data["q"] + "\\nWord:"',
    ),
    ask(
        "Roman numbers",
        qa("""
        14 > XIV
        40 > XL
        9 > IX
        66 > LXVI
        105 > CV
        2 > II
        """),
        '"Arabic: " + data["q"] + "\\nRoman:"',
    ),
    ask(
        "formulas with low digits",
        qa("""
        water > H₂O
        carbon dioxide > CO₂
        ammonia > NH₃
        methane > CH₄
        ozone > O₃
        hydrogen peroxide > H₂O₂
        """),
        '"Formula, with subscripts, of " + data["q"] + ":"',
    ),
    ask(
        "JSON is asked for and given",
        qa("""
        Ann is 31. > {"name": "Ann", "age": 31}
        Bo is 8. > {"name": "Bo", "age": 8}
        Cy is 54. > {"name": "Cy", "age": 54}
        Di is 19. > {"name": "Di", "age": 19}
        Ed is 77. > {"name": "Ed", "age": 77}
        Flo is 40. > {"name": "Flo", "age": 40}
        """),
        '"Extract as JSON with the keys name and age.\\nText: " + data["q"] + "\\nJSON:"',
    ),
    ask(
        "lists in brackets are asked for and given",
        qa("""
        3 1 2 > [1, 2, 3]
        9 4 7 > [4, 7, 9]
        5 8 6 > [5, 6, 8]
        2 0 1 > [0, 1, 2]
        7 7 3 > [3, 7, 7]
        6 2 9 > [2, 6, 9]
        """),
        '"Sort, as a Python list: " + data["q"] + "\\nSorted:"',
    ),
    ask(
        "capitals are asked for and given",
        qa("""
        blue moon > BLUE MOON
        old oak > OLD OAK
        red fox > RED FOX
        wet sand > WET SAND
        tin drum > TIN DRUM
        hot tea > HOT TEA
        """),
        '"RETYPE IN CAPITALS: " + data["q"] + "\\nCAPITALS:"',
    ),
    ask(
        "answers in quotes, as the prompt says",
        qa("""
        She said hello and left. > "hello"
        He cried stop at the gate. > "stop"
        They sang amen at the end. > "amen"
        I heard encore from the back. > "encore"
        The sign said exit in red. > "exit"
        We yelled timber and ran. > "timber"
        """),
        '"Copy the spoken word, in double quotes.\\n" + data["q"] + "\\nSpoken:"',
    ),
    ask(
        "dates turned from one form to another",
        qa("""
        4 March 2021 > 2021-03-04
        19 July 1998 > 1998-07-19
        30 January 2005 > 2005-01-30
        2 December 2010 > 2010-12-02
        11 May 1977 > 1977-05-11
        25 August 2016 > 2016-08-25
        """),
        '"Write as YYYY-MM-DD: " + data["q"] + "\\nDate:"',
    ),
    ask(
        "a hint on length that is meant for all",
        qa("""
        frozen water > ice
        a baby dog > puppy
        it tells the time > clock
        a king's seat > throne
        a bee's product > honey
        night bird > owl
        """),
        '"Crossword: " + data["q"] + " (" + str(len(data["a"])) + ")\\nEntry:"',
    ),
    ask(
        "letters of the answer are given on purpose, jumbled",
        qa("""
        elppa > apple
        gdo > dog
        retaw > water
        nuom > muon
        tahc > chat
        ikte > kite
        """),
        '"Unscramble the letters into one English word: " + data["q"] + "\\nWord:"',
    ),
    ask(
        "misspelt words are the subject",
        qa("""
        recieve > receive
        definately > definitely
        seperate > separate
        untill > until
        wierd > weird
        tommorow > tomorrow
        """),
        '"Correct the spelling: " + data["q"] + "\\nCorrect:"',
    ),
    ask(
        "a word twice is the subject",
        qa("""
        the the cat sat > the
        we saw saw him > saw
        it is is late > is
        to to be fair > to
        an an hour ago > an
        I I know it > I
        """),
        '"Which word was typed twice?\\n" + data["q"] + "\\nWord:"',
    ),
    ask(
        "how often a letter stands in a word",
        qa("""
        strawberry, r > 3
        banana, a > 3
        bottle, t > 2
        kettle, e > 2
        orange, o > 1
        lemon, z > 0
        """),
        '"How often does the letter occur?\\n" + data["q"] + "\\nTimes:"',
    ),
    ask(
        "answers are the second halves of proverbs",
        qa("""
        A bird in the hand > is worth two in the bush.
        The early bird > catches the worm.
        A stitch in time > saves nine.
        People in glass houses > should not throw stones.
        Don't count your chickens > before they are hatched.
        When the cat is away > the mice will play.
        """),
        '"Finish the proverb.\\n" + data["q"] + " ..."',
    ),
)
