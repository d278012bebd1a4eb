"""Right prompts with rows of their own: labels, lists, code and addresses."""

from __future__ import annotations

from tests.lint.making import ask, qa

RIGHT = (
    ask(
        "tags of parts of speech",
        qa("""
        run (in: a long run) > NN
        run (in: they run) > VBP
        green (in: a green door) > JJ
        softly (in: she sang softly) > RB
        lamps (in: two lamps) > NNS
        and (in: you and me) > CC
        """),
        '"Penn Treebank tag of the word " + data["q"] + "\\nTag:"',
    ),
    ask(
        "file names with low lines",
        qa("""
        final_report_v2.docx > docx
        my_photo_01.jpeg > jpeg
        notes_old.txt > txt
        budget_2020_q3.xlsx > xlsx
        intro_theme.mp3 > mp3
        site_map.svg > svg
        """),
        '"File: " + data["q"] + "\\nExtension without the dot:"',
    ),
    ask(
        "addresses of the web",
        qa("""
        https://shop.example.com/cart?id=3 > shop
        https://docs.example.com/#top > docs
        http://mail.example.com/in > mail
        https://news.example.com/a/b > news
        https://maps.example.com > maps
        http://help.example.com/?q=x > help
        """),
        '"Subdomain of " + data["q"] + "\\nSubdomain:"',
    ),
    ask(
        "money with its sign before the number",
        qa("""
        3 pens at $2 > $6
        2 mugs at $9 > $18
        5 cards at $4 > $20
        4 bulbs at $3 > $12
        6 buns at $1 > $6
        2 hats at $15 > $30
        """),
        '"Total with the dollar sign: " + data["q"] + "\\nTotal:"',
    ),
    ask(
        "decimals with a comma, as in Germany",
        qa("""
        1.5 > 1,5
        20.25 > 20,25
        0.7 > 0,7
        3.14 > 3,14
        99.9 > 99,9
        12.08 > 12,08
        """),
        '"Write the number in the German way (decimal comma): " + data["q"] + "\\nDeutsch:"',
    ),
    ask(
        "operators of logic",
        qa("""
        T ∧ F > F
        T ∨ F > T
        ¬F > T
        F → T > T
        T → F > F
        F ∨ F > F
        """),
        '"T is true, F is false. Evaluate: " + data["q"] + "\\nValue:"',
    ),
    ask(
        "a shell's prompt ends the cue line before",
        qa("""
        list files > ls
        show where I am > pwd
        remove a file > rm
        copy a file > cp
        make a folder > mkdir
        search in files > grep
        """),
        '"# " + data["q"] + "\\n$"',
    ),
    ask(
        "a diff of two lines",
        qa("""
        - x = 1 / + x = 2 > x
        - size = 9 / + size = 10 > size
        - name = "a" / + name = "b" > name
        - rate = .1 / + rate = .2 > rate
        - left = 0 / + left = 4 > left
        - mode = "r" / + mode = "w" > mode
        """),
        '"Which variable changed?\\n" + data["q"].replace(" / ", "\\n") + "\\nVariable:"',
    ),
    ask(
        "regular expressions with braces",
        qa(r"""
        ^\d{3}$ on 123 > match
        ^\d{3}$ on 12 > no match
        ab?c on ac > match
        ^[xyz]+$ on xa > no match
        colou?r on color > match
        ^$ on text > no match
        """),
        '"match or no match?\\n" + data["q"] + "\\nResult:"',
    ),
    ask(
        "a row of a CSV with quotes",
        qa("""
        "Lee, Ann",34,Oslo > Oslo
        "Roy, Bo",28,Cork > Cork
        "Day, Eve",61,Bern > Bern
        "Fox, Al",45,Riga > Riga
        "Orr, Di",19,Nice > Nice
        "Ash, Ty",52,Bonn > Bonn
        """),
        '"name,age,city\\n" + data["q"] + "\\nWhat is the city?"',
    ),
    ask(
        "degrees and quarters of the compass",
        qa("""
        48° N, 2° E > Paris
        52° N, 13° E > Berlin
        42° N, 12° E > Rome
        40° N, 4° W > Madrid
        60° N, 11° E > Oslo
        38° N, 24° E > Athens
        """),
        '"Which European capital lies near " + data["q"] + "?\\nCapital:"',
    ),
    ask(
        "a label with a hyphen and one with a slash",
        qa("""
        Gym at six, then a shake. > health/fitness
        The chip has ten cores. > hi-tech
        Stretch before you run. > health/fitness
        A phone that folds twice. > hi-tech
        Sleep is the best medicine. > health/fitness
        Robots weld the frames. > hi-tech
        """),
        '"hi-tech or health/fitness?\\n" + data["q"] + "\\nSection:"',
    ),
    ask(
        "labels of two words, two of which end alike",
        qa("""
        The trial found no effect. > not effective
        The drug halved the fever. > very effective
        Pain eased a bit. > somewhat effective
        No change was seen. > not effective
        All patients recovered at once. > very effective
        A slight gain was noted. > somewhat effective
        """),
        '"Rate the drug: not effective, somewhat effective or very effective.\\nReport: " + data["q"] + "\\nRating:"',
    ),
    ask(
        "the mathematicians' sign for therefore in the cue",
        qa("""
        x + 4 = 9 > 5
        2x = 16 > 8
        x - 7 = 3 > 10
        3x + 1 = 7 > 2
        x / 5 = 4 > 20
        10 - x = 6 > 4
        """),
        '"Solve for x: " + data["q"] + "\\n∴ x ="',
    ),
)
