"""Right prompts of their own, in English: unusual marks, cues, quotes, code and tables."""

from __future__ import annotations

from tests.lint.making import ask, qa

CAPITALS = qa(
    """
    Norway > Oslo
    Peru > Lima
    Egypt > Cairo
    Japan > Tokyo
    Cuba > Havana
    Ghana > Accra
    Latvia > Riga
    Chile > Santiago
    Kenya > Nairobi
    Nepal > Kathmandu
    """
)
SUMS = qa(
    """
    7 + 5 > 12
    18 - 9 > 9
    6 * 8 > 48
    45 / 5 > 9
    13 + 29 > 42
    50 - 26 > 24
    12 * 3 > 36
    64 / 8 > 8
    31 + 16 > 47
    90 - 35 > 55
    """
)
OPPOSITES = qa(
    """
    hot > cold
    early > late
    narrow > wide
    rough > smooth
    cheap > expensive
    empty > full
    loud > quiet
    deep > shallow
    brave > cowardly
    ancient > modern
    """
)
SPELLING = qa(
    """
    recieve > receive
    seperate > separate
    definately > definitely
    occured > occurred
    untill > until
    goverment > government
    neccessary > necessary
    wich > which
    adress > address
    tommorow > tomorrow
    """
)
VITAMINS = qa(
    """
    Which vitamin does sunlight make in the skin? > D
    Which vitamin is plentiful in oranges? > C
    Which vitamin do carrots help the body to make? > A
    Which vitamin makes blood clot? > K
    Lack of which vitamin causes scurvy? > C
    Which vitamin is known as tocopherol? > E
    Which vitamin is retinol? > A
    Which vitamin do newborns get against bleeding? > K
    Lack of which vitamin causes rickets? > D
    Wheat germ oil is rich in which vitamin? > E
    """
)
CHESS = qa(
    """
    e2e4 > pawn
    g1f3 > knight
    f1b5 > bishop
    e1e2 > king
    d1h5 > queen
    b1c3 > knight
    a2a4 > pawn
    c1g5 > bishop
    h1h3 > rook
    h2h3 > pawn
    """
)
CITED = qa(
    """
    As Kuhn (1962) writes, science moves by leaps. > 1962
    This was shown by Mendel (1866) with peas. > 1866
    See Darwin (1859) on finches. > 1859
    Turing (1950) asks whether machines think. > 1950
    Shannon (1948) measured information in bits. > 1948
    Compare Galton (1889) on heredity. > 1889
    The term is from Freud (1899). > 1899
    Saussure (1916) parts sign from thing. > 1916
    After Hubble (1929) the sky was larger. > 1929
    Noether (1918) links symmetry to laws. > 1918
    """
)
NOTES = qa(
    """
    C E G > C major
    A C E > A minor
    G B D > G major
    D F A > D minor
    F A C > F major
    E G B > E minor
    D F# A > D major
    B D F# > B minor
    A C# E > A major
    G Bb D > G minor
    """
)
REGEX = qa(
    r"""
    ^a+$ matches aaa > yes
    ^a+$ matches ab > no
    \d{3} matches 42 > no
    \d{3} matches 421 > yes
    [xyz] matches b > no
    [xyz] matches y > yes
    ^\w+$ matches two words > no
    colou?r matches color > yes
    (ha){2} matches haha > yes
    ^$ matches x > no
    """
)
LATEX = qa(
    r"""
    $\frac{1}{2} + \frac{1}{2}$ > $1$
    $\sqrt{49}$ > $7$
    $2^5$ > $32$
    $\frac{10}{4}$ > $\frac{5}{2}$
    $\sqrt{2} \cdot \sqrt{8}$ > $4$
    $3! + 1$ > $7$
    $\binom{4}{2}$ > $6$
    $\lvert -9 \rvert$ > $9$
    $10^{-1}$ > $\frac{1}{10}$
    $\log_2 16$ > $4$
    """
)
HAIKU = qa(
    """
    Old pond, / a frog leaps in, / the sound of water > frog
    First winter rain, / even the monkey / wants a coat > monkey
    The crow has flown, / on the bare branch / autumn evening > crow
    Snail, / climb the hill slowly, / slowly > snail
    Noon heat, / the cat asleep / under the cart > cat
    Light of the moon, / an owl asks / who is awake > owl
    Morning frost, / tracks of a fox / cross the field > fox
    Spring mud, / the horse drinks / and drinks > horse
    Night train, / a moth rides / in the lamp > moth
    Empty nest, / the swallow / has gone south > swallow
    """
)
DIALECT = qa(
    """
    I ain't seen nobody. > I have not seen anybody.
    He don't know nothing. > He does not know anything.
    We was there first. > We were there first.
    Them apples is sour. > Those apples are sour.
    She done it herself. > She did it herself.
    You gotta see this. > You have to see this.
    I seen him yesterday. > I saw him yesterday.
    Gimme that rope. > Give me that rope.
    They be late again. > They are late again.
    Me and him went home. > He and I went home.
    """
)
MORSE = qa(
    """
    ... --- ... > SOS
    .- > A
    -- . > ME
    .. - > IT
    -. --- > NO
    --. --- > GO
    .- - > AT
    -... . > BE
    .. ..-. > IF
    -.. --- > DO
    """
)

RIGHT = (
    ask("a country in capitals and an arrow", CAPITALS, 'data["q"].upper() + " ->"'),
    ask("a capital in a sentence that breaks off", CAPITALS, "f\"The capital of {data['q']} is\""),
    ask(
        "a quiz with a host and a guest",
        CAPITALS,
        "f\"Host: And the capital of {data['q']}?\\nGuest:\"",
    ),
    ask(
        "the answer stands in brackets that the prompt opens before it",
        CAPITALS,
        "f\"Country: {data['q']}\\nCapital: [\"",
        gold='data["a"] + "]"',
        output="gold",
    ),
    ask(
        "a call of a function as the prompt",
        CAPITALS,
        "f\">>> capital_of({data['q']!r})\\n\"",
        gold='repr(data["a"])',
        output="gold",
    ),
    ask(
        "a query of a database and its result",
        CAPITALS,
        "f\"SELECT city FROM capitals WHERE land = '{data['q']}';\\nResult:\"",
    ),
    ask(
        "an object of JSON that the answer completes",
        CAPITALS,
        """'{"country": "' + data['q'] + '", "capital":'""",
        gold="""'"' + data["a"] + '"}'""",
    ),
    ask(
        "two languages in one prompt",
        CAPITALS,
        "f\"Land / country: {data['q']}\\nHauptstadt / capital:\"",
    ),
    ask("a sum without any words", SUMS, 'data["q"] + " ="'),
    ask("a sum with a box for the answer", SUMS, 'data["q"] + " = x\\nx ="'),
    ask("a sum and a demand for digits", SUMS, "f\"Use digits, not words: {data['q']}\\nResult:\""),
    ask(
        "a sum in a question with backticks", SUMS, "f\"What does `{data['q']}` evaluate to?\\nA:\""
    ),
    ask("a sum as a Lisp prompt with a comment", SUMS, "f\"; value of {data['q']}\\n; is:\""),
    ask("an opposite after a double arrow", OPPOSITES, "f\"{data['q']} <=>\""),
    ask("an opposite in a proportion", OPPOSITES, "f\"up : down :: {data['q']} :\""),
    ask("an opposite with a tilde for not", OPPOSITES, "f\"~({data['q']}) =\""),
    ask("a dictionary's entry with abbreviations", OPPOSITES, "f\"{data['q']}, adj.; opp.:\""),
    ask("misspelt words on purpose", SPELLING, "f\"Misspelt: {data['q']}\\nCorrect:\""),
    ask(
        "a misspelt word in a sentence with sic",
        SPELLING,
        'f"The pupil wrote \\"{data[\'q\']}\\" [sic]. It should be"',
    ),
    ask("answers are letters that are names of vitamins", VITAMINS, "f\"{data['q']}\\nVitamin\""),
    ask(
        "vitamins in a question with a cue of one letter",
        VITAMINS,
        "f\"Q) {data['q']}\\nA)\"",
    ),
    ask(
        "squares of chess and the piece that stands there first",
        CHESS,
        "f\"At the start of a game, which piece stands on {data['q'][:2]}?\\nPiece:\"",
    ),
    ask("years in brackets are the answers", CITED, "f\"{data['q']}\\nYear of the work cited:\""),
    ask("chords whose names are letters", NOTES, "f\"Notes: {data['q']}\\nChord:\""),
    ask(
        "expressions of a regular language and yes or no",
        REGEX,
        "f\"True or not (yes/no): the expression {data['q']}\\nAnswer:\"",
    ),
    ask("formulas of LaTeX between dollars", LATEX, "f\"Simplify {data['q']}.\\nResult:\""),
    ask("a formula with an equals sign as its cue", LATEX, 'data["q"][:-1] + " =$"'),
    ask("poems with slashes for lines", HAIKU, "f\"Poem: {data['q']}\\nAnimal in it:\""),
    ask(
        "poems whose lines are set on lines",
        HAIKU,
        'data["q"].replace(" / ", "\\n") + "\\n\\nThe animal here is the"',
    ),
    ask(
        "wrong grammar that is to be mended",
        DIALECT,
        "f\"Make it standard English.\\nColloquial: {data['q']}\\nStandard:\"",
    ),
    ask("dots and dashes as words", MORSE, "f\"Morse: {data['q']}\\nText:\""),
)
