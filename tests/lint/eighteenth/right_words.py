"""Right prompts with rows of their own: dialogues, languages, quotes, commands and signs."""

from __future__ import annotations

from tests.lint.making import ask, qa, table

Q = "data['q']"

RIGHT = (
    ask(
        "a dialogue that stops at the second speaker",
        qa("""
        Are you coming tonight? I have a fever. > no
        Do you like sushi? I could eat it every day. > yes
        Is the shop open? The lights are all out. > no
        Did she pass? We are opening champagne. > yes
        Can you swim? I grew up on a boat. > yes
        Have you got change? My pockets are empty. > no
        Is he asleep? Can't you hear him snore? > yes
        Are you free on Friday? I fly to Oslo on Thursday. > no
    """),
        f"f\"A: {{{Q}.split('? ')[0]}}?\\nB: {{{Q}.split('? ')[1]}}\\nDoes B mean yes or no?\"",
    ),
    ask(
        "emoji stand for words",
        qa("""
        🌞🌻 > sunflower
        🔥🧑‍🚒 > firefighter
        🌧️🏹 > rainbow
        ⭐🐟 > starfish
        🧈🪰 > butterfly
        🏀 > basketball
        👣🖨️ > footprint
        🌊🐎 > seahorse
    """),
        f'f"Emoji: {{{Q}}}\\nOne word:"',
    ),
    ask(
        "sums in binary",
        qa("""
        101 + 1 > 110
        11 + 11 > 110
        1000 - 1 > 111
        10 * 10 > 100
        111 + 1 > 1000
        1010 - 10 > 1000
        11 * 10 > 110
        100 + 100 > 1000
    """),
        f'f"All numbers are binary.\\n{{{Q}}} ="',
    ),
    ask(
        "three languages in one prompt",
        table(
            "en|fr|es",
            """
        bread|pain|pan
        water|eau|agua
        house|maison|casa
        night|nuit|noche
        milk|lait|leche
        moon|lune|luna
        king|roi|rey
        tree|arbre|árbol
    """,
        ),
        "f\"English: {data['en']}\\nfrançais : {data['fr']}\\nespañol:\"",
        gold='data["es"]',
    ),
    ask(
        "Russian words in an English prompt",
        qa("""
        книга > book
        окно > window
        рыба > fish
        снег > snow
        мост > bridge
        хлеб > bread
        река > river
        сон > dream
    """),
        f'f"What does the Russian word “{{{Q}}}” mean in English? One word:"',
    ),
    ask(
        "Greek letters by name",
        qa("""
        α > alpha
        β > beta
        Ω > omega
        π > pi
        Δ > delta
        λ > lambda
        σ > sigma
        θ > theta
    """),
        f'f"Letter: {{{Q}}}\\nName:"',
    ),
    ask(
        "lists of things to do, whose marks are the data",
        qa("""
        [x] buy stamps / [ ] call Ruth > call Ruth
        [ ] water the fern / [x] pay the rent > water the fern
        [x] TODO list printed / [ ] book a table > book a table
        [ ] fix the lamp / [x] feed the cat > fix the lamp
        [x] return the drill / [ ] send the card > send the card
        [ ] sweep the yard / [x] order coal > sweep the yard
        [x] wash the car / [ ] sew on a button > sew on a button
        [ ] renew the pass / [x] mail the form > renew the pass
    """),
        f"f\"An x marks what is done. What is still to do?\\n{{{Q}.replace(' / ', chr(10))}}\\nTo do:\"",
    ),
    ask(
        "questions that are answered by quotes within quotes",
        qa("""
        She said, "He told me 'never'." > never
        Tom wrote, "The sign says 'Closed'." > Closed
        "My sister answered 'perhaps'," he said. > perhaps
        Ann cried, "They sang 'Carmen' last night!" > Carmen
        "The label reads 'fragile'," said the postman. > fragile
        Max asked, "Who painted 'Guernica'?" > Guernica
        "Do not say 'moist'," she begged. > moist
        He muttered, "They named the cat 'Socks'." > Socks
    """),
        f'f"Copy what stands between single quotes, without them.\\n{{{Q}}}\\nCopy:"',
    ),
    ask(
        "a double negation that is meant",
        qa("""
        "Cats sleep a lot" is not untrue. > true
        "Snow is warm" is not untrue. > false
        "Two is even" is not false. > true
        "Seven is even" is not false. > false
        "Fish have gills" cannot be denied. > true
        "Bees bark" cannot be denied. > false
        "Ice floats" is not incorrect. > true
        "A week has nine days" is not incorrect. > false
    """),
        f'f"Is the statement true or false?\\nStatement: {{{Q}}}\\nIt is"',
    ),
    ask(
        "queries of SQL as answers",
        qa("""
        all rows of staff > SELECT * FROM staff;
        the names in staff > SELECT name FROM staff;
        how many rows orders has > SELECT COUNT(*) FROM orders;
        the highest price in items > SELECT MAX(price) FROM items;
        the rows of staff with age 30 > SELECT * FROM staff WHERE age = 30;
        the cities in clients without repeats > SELECT DISTINCT city FROM clients;
        the sum of amount in bills > SELECT SUM(amount) FROM bills;
        the lowest age in staff > SELECT MIN(age) FROM staff;
    """),
        f'f"-- SQL for: {{{Q}}}\\n"',
        output="gold",
    ),
    ask(
        "commands of a shell behind its sign",
        qa("""
        list the files > ls
        show where you are > pwd
        go to the home folder > cd ~
        make the folder a > mkdir a
        remove the file b.txt > rm b.txt
        show the end of log.txt > tail log.txt
        copy a.txt to b.txt > cp a.txt b.txt
        count the lines of c.csv > wc -l c.csv
    """),
        f'f"# {{{Q}}}\\n$"',
    ),
    ask(
        "dates change their form, as asked",
        qa("""
        3 March 2021 > 2021-03-03
        17 July 1999 > 1999-07-17
        1 January 2000 > 2000-01-01
        25 December 2015 > 2015-12-25
        9 November 1989 > 1989-11-09
        30 April 2008 > 2008-04-30
        12 August 1961 > 1961-08-12
        4 June 2019 > 2019-06-04
    """),
        f'f"{{{Q}}} as YYYY-MM-DD:"',
    ),
    ask(
        "Morse signs",
        qa("""
        ... --- ... > SOS
        .- > A
        -... > B
        - .... . > THE
        .... .. > HI
        -. --- > NO
        .-. . -.. > RED
        ... .- -. -.. > SAND
    """),
        f'f"Morse: {{{Q}}}\\nLetters:"',
    ),
    ask(
        "answers are whole sentences, as asked",
        qa("""
        happy / was / she > She was happy.
        rang / twice / bell / the > The bell rang twice.
        mended / the / he / roof > He mended the roof.
        now / it / is / raining > It is raining now.
        river / deep / this / is > This river is deep.
        wrote / letters / Tom / two > Tom wrote two letters.
        never / I / coffee / drink > I never drink coffee.
        my / broke / glasses / Ann > Ann broke my glasses.
    """),
        f'f"Make a sentence of these words. Begin with a capital and end with a full stop.\\nWords: {{{Q}}}\\nSentence:"',
    ),
    ask(
        "options without a list, within the question",
        qa("""
        Is ice lighter or heavier than water? > lighter
        Is Pluto nearer or farther than Mars? > farther
        Is the Nile longer or shorter than the Rhine? > longer
        Is gold cheaper or dearer than iron? > dearer
        Is a metre longer or shorter than a yard? > longer
        Is a mouse smaller or larger than a rat? > smaller
        Is sound slower or faster than light? > slower
        Is Africa larger or smaller than Europe? > larger
    """),
        f'f"{{{Q}}} It is"',
    ),
    ask(
        "the answer is A, the article",
        qa("""
        ____ owl sat in the tree. > An
        ____ Sun is a star. > The
        ____ unicorn is a creature of legend. > A
        ____ hour has sixty minutes. > An
        ____ dog is barking outside, I wonder whose. > A
        ____ Alps are in Europe. > The
        ____ honest man came along. > An
        ____ European visited us. > A
    """),
        f'f"Fill the gap with A, An or The.\\n{{{Q}}}\\nArticle:"',
    ),
    ask(
        "formulas with low digits",
        qa("""
        water > H₂O
        carbon dioxide > CO₂
        ammonia > NH₃
        methane > CH₄
        ozone > O₃
        sulfuric acid > H₂SO₄
        table salt > NaCl
        quartz > SiO₂
    """),
        f'f"Substance: {{{Q}}}\\nFormula:"',
    ),
    ask(
        "two columns with a bar and a question mark",
        qa("""
        2 | 4 ; 3 | 6 ; 5 | ? > 10
        1 | 3 ; 4 | 6 ; 9 | ? > 11
        10 | 5 ; 8 | 4 ; 2 | ? > 1
        2 | 4 ; 3 | 9 ; 6 | ? > 36
        7 | 6 ; 5 | 4 ; 1 | ? > 0
        1 | 10 ; 2 | 20 ; 7 | ? > 70
        9 | 3 ; 6 | 2 ; 15 | ? > 5
        4 | 8 ; 10 | 20 ; 3 | ? > 6
    """),
        f"f\"Find the rule and the missing number.\\n{{{Q}.replace(' ; ', chr(10))}}\\n? =\"",
    ),
    ask(
        "a blood group and its sign",
        qa("""
        antigens A and B, Rh factor present > AB+
        antigen A only, Rh factor absent > A-
        no antigens, Rh factor absent > O-
        antigen B only, Rh factor present > B+
        no antigens, Rh factor present > O+
        antigens A and B, Rh factor absent > AB-
        antigen A only, Rh factor present > A+
        antigen B only, Rh factor absent > B-
    """),
        f'f"Red cells: {{{Q}}}\\nBlood group (with + or -):"',
    ),
)
