"""Right prompts with rows of their own: letters that are names, code, maths, marks and languages."""

from __future__ import annotations

from tests.lint.making import ask, qa

Q = "data['q']"

RIGHT = (
    ask(
        "letters that are vitamins",
        qa("""
        It is made in the skin by sunlight. > D
        Sailors without it got scurvy. > C
        Carrots are rich in what the body makes it from. > A
        Blood clots with its help; spinach has it. > K
        Seed oils have it, and it protects cells as an antioxidant. > E
        Lack of it, as in liver and meat, causes one kind of anaemia. > B12
        Its lack causes rickets in children. > D
        Peppers and kiwis have more of it than lemons. > C
    """),
        f'f"Which vitamin is it?\\nClue: {{{Q}}}\\nVitamin"',
    ),
    ask(
        "notes of a scale are the answers",
        qa("""
        C major, third note > E
        G major, seventh note > F#
        F major, fourth note > Bb
        A minor, second note > B
        D major, fifth note > A
        C major, sixth note > A
        E minor, third note > G
        B-flat major, first note > Bb
    """),
        f'f"Name the note (# for sharp, b for flat).\\n{{{Q}}}:"',
    ),
    ask(
        "moves of chess",
        qa("""
        1. e4 e5 2. Nf3 Nc6 3. Bb5 > Ruy Lopez
        1. e4 c5 > Sicilian Defence
        1. d4 d5 2. c4 > Queen's Gambit
        1. e4 e6 > French Defence
        1. e4 c6 > Caro-Kann Defence
        1. e4 e5 2. f4 > King's Gambit
        1. e4 e5 2. Nf3 Nc6 3. Bc4 > Italian Game
        1. c4 > English Opening
    """),
        f'f"Moves: {{{Q}}}\\nOpening:"',
    ),
    ask(
        "None is what the program prints",
        qa("""
        print({}.get("x")) > None
        print([].sort()) > None
        print({"a": 1}.get("b")) > None
        print(None or 3) > 3
        print({"a": 1}.get("a")) > 1
        print([4].append(5)) > None
        print(len([None])) > 1
        print(max([2, 9])) > 9
    """),
        f'f"What does Python print?\\n{{{Q}}}\\nOutput:"',
    ),
    ask(
        "placeholders that are the question's own",
        qa("""
        "Hi {name}!".format(name="Al") > Hi Al!
        "{0}-{1}".format(3, 4) > 3-4
        "%s%%" % 50 > 50%
        f"{2 + 3} eggs" > 5 eggs
        "{{x}}".format() > {x}
        "{:02d}".format(7) > 07
        "%d of %d" % (1, 2) > 1 of 2
        "{a}{a}".format(a="ho") > hoho
    """),
        f'f"Evaluate this Python expression and write the text without quotes.\\n{{{Q}}}\\nText:"',
    ),
    ask(
        "tags of HTML are the answers",
        qa("""
        starts a new line > <br>
        holds a paragraph > <p>
        shows a picture > <img>
        holds the rows of a table > <table>
        is the largest heading > <h1>
        draws a horizontal rule > <hr>
        holds an item of a list > <li>
        makes a link > <a>
    """),
        f'f"Which HTML tag {{{Q}}}? Write its opening tag without attributes.\\nTag:"',
    ),
    ask(
        "entities of HTML are what is asked about",
        qa("""
        &amp; > &
        &lt; > <
        &gt; > >
        &eacute; > é
        &copy; > ©
        &euro; > €
        &szlig; > ß
        &frac12; > ½
    """),
        f'f"Which character does the HTML entity {{{Q}}} stand for?\\nCharacter:"',
    ),
    ask(
        "escapes of a regular expression",
        qa(r"""
        a digit > \d
        a word character > \w
        white space > \s
        the beginning of a line > ^
        the end of a line > $
        a full stop itself > \.
        one or more of what is before > +
        a word boundary > \b
    """),
        f'f"Regular expressions: how is this written?\\nMeaning: {{{Q}}}\\nPattern:"',
    ),
    ask(
        "fractions in LaTeX",
        qa(r"""
        one half > \frac{1}{2}
        two thirds > \frac{2}{3}
        the root of five > \sqrt{5}
        x squared > x^2
        a with the index n > a_n
        three quarters > \frac{3}{4}
        the root of seven > \sqrt{7}
        ten to the power of k > 10^k
    """),
        f'f"Write in LaTeX, without dollar signs: {{{Q}}}\\nLaTeX:"',
    ),
    ask(
        "sets in braces",
        qa("""
        {1, 2} ∪ {2, 3} > {1, 2, 3}
        {4, 5, 6} ∩ {5, 6, 7} > {5, 6}
        {1, 2, 3} \\ {2} > {1, 3}
        {a, b} ∩ {b, c} > {b}
        {0} ∪ {9} > {0, 9}
        {2, 4, 8} \\ {4, 8} > {2}
        {x, y} ∪ {y} > {x, y}
        {1, 3, 5} ∩ {3, 5} > {3, 5}
    """),
        f'{Q} + " ="',
    ),
    ask(
        "negative numbers and a degree sign",
        qa("""
        4 °C, then 9 degrees colder > -5
        -3 °C, then 10 degrees warmer > 7
        0 °C, then 6 degrees colder > -6
        -12 °C, then 4 degrees warmer > -8
        15 °C, then 15 degrees colder > 0
        -1 °C, then 1 degree colder > -2
        22 °C, then 3 degrees warmer > 25
        5 °C, then 8 degrees colder > -3
    """),
        f'f"How cold is it now? Give degrees Celsius as a bare number.\\n{{{Q}}}:"',
    ),
    ask(
        "words are spelt backwards",
        qa("""
        stressed > desserts
        lamp > pmal
        drawer > reward
        tulip > pilut
        live > evil
        garden > nedrag
        smart > trams
        window > wodniw
    """),
        f'f"{{{Q}}} <-"',
    ),
    ask(
        "a crossword with lengths in brackets",
        qa("""
        Feline pet (3) > cat
        Opposite of south (5) > north
        Frozen water (3) > ice
        It has sixty minutes (4) > hour
        Yellow fruit, curved (6) > banana
        Bee's product (5) > honey
        King's wife (5) > queen
        Night bird (3) > owl
    """),
        f'f"Crossword clue: {{{Q}}}\\nSolution (small letters):"',
    ),
    ask(
        "a sentence to be gone on with, and no cue",
        qa("""
        The capital of France is > Paris
        The chemical symbol for gold is > Au
        The opposite of hot is > cold
        The largest ocean is the > Pacific
        Hamlet was written by > Shakespeare
        The first month of the year is > January
        Cows give > milk
        Seven times six makes > 42
    """),
        Q,
        stop=("\n", "."),
    ),
)
