"""Right prompts of other people, with rows of their own; about half of them look odd."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, right, starred, table

YES_NO = {"method": "ppl", "metric": "log_prob"}

RIGHT: tuple[Right, ...] = (
    ask(
        "wind by the Beaufort scale",
        qa(
            """
    smoke rises straight up > 0
    leaves rustle, and a vane turns > 2
    small trees in leaf begin to sway > 5
    whole trees move, and walking is hard > 7
    flags are stretched, and twigs never rest > 3
    slates are blown off roofs > 9
    dust and loose paper are lifted > 4
    twigs break off trees > 8
    umbrellas are hard to hold > 6
    trees are torn out by their roots > 10
    """
        ),
        "f\"What is the wind's force on the Beaufort scale (0 to 12) when {data['q']}?\\nForce:\"",
    ),
    ask(
        "a Caesar shift by one, whose texts are no words",
        qa(
            """
    dbu > cat
    tvo > sun
    nppo > moon
    usff > tree
    gjsf > fire
    cppl > book
    mjpo > lion
    spbe > road
    xjoe > wind
    xbufs > water
    """
        ),
        "f\"Shift each letter back by one.\\n{data['q']}\\n=\"",
    ),
    ask(
        "DNA to RNA",
        qa(
            """
    TACG > AUGC
    GGCA > CCGU
    ATTA > UAAU
    CCGT > GGCA
    TTTA > AAAU
    GATC > CUAG
    ACAC > UGUG
    CGTA > GCAU
    TGCA > ACGU
    AAGT > UUCA
    """
        ),
        '"Template strand: " + data[\'q\'] + "\\nmRNA:"',
        description="Transcribe each template strand of DNA into mRNA, base by base.",
    ),
    ask(
        "the plural of English nouns, counted on",
        qa(
            """
    mouse > mice
    child > children
    leaf > leaves
    box > boxes
    tooth > teeth
    sheep > sheep
    city > cities
    ox > oxen
    knife > knives
    woman > women
    """
        ),
        '"one " + data["q"] + ", two"',
    ),
    ask(
        "a sentence whose last word is missing, in lower case",
        qa(
            """
    the early bird catches the > worm
    a stitch in time saves > nine
    all that glitters is not > gold
    practice makes > perfect
    better late than > never
    actions speak louder than > words
    the pen is mightier than the > sword
    no news is good > news
    when in rome, do as the romans > do
    rome was not built in a > day
    """
        ),
        'data["q"]',
        description="Finish each proverb with its last word.",
    ),
    ask(
        "binary to decimal, with the prefix of Python",
        qa(
            """
    0b101 > 5
    0b1000 > 8
    0b1111 > 15
    0b10 > 2
    0b11001 > 25
    0b100000 > 32
    0b111 > 7
    0b10100 > 20
    0b1101 > 13
    0b1 > 1
    """
        ),
        "f\">>> {data['q']}\\n\"",
        output="gold",
    ),
    ask(
        "French numbers beyond sixty",
        qa(
            """
    soixante-dix > 70
    quatre-vingts > 80
    quatre-vingt-onze > 91
    soixante et onze > 71
    quatre-vingt-quatre > 84
    soixante-quinze > 75
    quatre-vingt-dix-neuf > 99
    soixante-trois > 63
    cent six > 106
    quatre-vingt-douze > 92
    """
        ),
        '"En lettres : " + data["q"] + "\\nEn chiffres :"',
    ),
    ask(
        "Italian past participles",
        qa(
            """
    andare > andato
    fare > fatto
    leggere > letto
    scrivere > scritto
    dormire > dormito
    prendere > preso
    aprire > aperto
    mettere > messo
    dire > detto
    cantare > cantato
    """
        ),
        "f\"Infinito: {data['q']}\\nParticipio passato:\"",
    ),
    ask(
        "Swedish compass points, of which each is given in full and asked for in short",
        qa(
            """
    norr > N
    söder > S
    öster > Ö
    väster > V
    nordost > NO
    sydväst > SV
    nordväst > NV
    sydost > SO
    nordnordost > NNO
    västsydväst > VSV
    """
        ),
        "f\"Förkorta väderstrecket.\\nVäderstreck: {data['q']}\\nFörkortning:\"",
    ),
    ask(
        "Chinese zodiac by its year",
        qa(
            """
    2020 > 鼠
    2021 > 牛
    2022 > 虎
    2023 > 兔
    2024 > 龙
    2013 > 蛇
    2014 > 马
    2015 > 羊
    2016 > 猴
    2017 > 鸡
    2018 > 狗
    2019 > 猪
    """
        ),
        "f\"{data['q']}年出生的人属什么？\\n属\"",
        output="gold",
    ),
    ask(
        "Korean honorific verbs",
        qa(
            """
    먹다 > 드시다
    자다 > 주무시다
    있다 > 계시다
    죽다 > 돌아가시다
    가다 > 가시다
    읽다 > 읽으시다
    웃다 > 웃으시다
    오다 > 오시다
    """
        ),
        "f\"높임말로 바꾸세요.\\n{data['q']} →\"",
    ),
    ask(
        "Arabic plurals that are broken",
        qa(
            """
    كتاب > كتب
    ولد > أولاد
    بيت > بيوت
    مدينة > مدن
    قلم > أقلام
    باب > أبواب
    رجل > رجال
    شهر > شهور
    """
        ),
        "f\"المفرد: {data['q']}\\nالجمع:\"",
    ),
    ask(
        "Greek letters by their names",
        qa(
            """
    alpha > α
    beta > β
    gamma > γ
    delta > δ
    lambda > λ
    pi > π
    sigma > σ
    omega > ω
    theta > θ
    mu > μ
    """
        ),
        "f\"Greek small letter {data['q']}:\"",
    ),
    ask(
        "the exit status of shell commands",
        qa(
            """
    true > 0
    false > 1
    test 3 -gt 2 > 0
    test -z "abc" > 1
    ! true > 1
    (exit 7) > 7
    [ a = a ] > 0
    true && false > 1
    false || true > 0
    (exit 42) > 42
    """
        ),
        "f\"$ {data['q']}; echo $?\\n\"",
        output="gold",
        description="What does the shell print?",
    ),
    ask(
        "the rest of a division in a SELECT",
        qa(
            """
    17 % 5 > 2
    20 % 6 > 2
    9 % 3 > 0
    31 % 7 > 3
    100 % 9 > 1
    44 % 10 > 4
    8 % 5 > 3
    63 % 8 > 7
    55 % 6 > 1
    72 % 11 > 6
    """
        ),
        "f\"SELECT {data['q']};\\n-- result:\"",
    ),
    ask(
        "a whole sentence as the answer, in French",
        qa(
            """
    Il fait froid. > Il ne fait pas froid.
    Nous dansons. > Nous ne dansons pas.
    Je parle anglais. > Je ne parle pas anglais.
    Tu viens demain. > Tu ne viens pas demain.
    Elle mange du pain. > Elle ne mange pas de pain.
    Vous travaillez ici. > Vous ne travaillez pas ici.
    Ils dorment encore. > Ils ne dorment plus.
    Marc connaît Lyon. > Marc ne connaît pas Lyon.
    """
        ),
        "f\"Mettez la phrase à la forme négative.\\n{data['q']}\\nNégation :\"",
    ),
    right(
        "emotions of short diaries, whose labels are listed in another order than the alphabet's",
        "right-diary",
        """
        text = f"Diary: {data['entry']}\\nMood (joy, fear, anger, sadness):"
        gold = data["mood"]
        """,
        table(
            "entry|mood",
            """
    I passed the exam, I could hug the whole world!|joy
    Something scratched at my door all night long.|fear
    He took my bike again without asking, I could scream.|anger
    The house is so quiet since grandpa is gone.|sadness
    She said yes! We danced through the kitchen.|joy
    My hands won't stop shaking before the operation.|fear
    They cancelled my holiday for the third time, how dare they.|anger
    I cried over her old letters this evening.|sadness
    First snow, and the children's shrieks of delight.|joy
    Who let the dog eat my homework? I am furious.|anger
    """,
        ),
        fewshot=4,
    ),
    right(
        "who plays next in a round of cards, from a list of names",
        "right-cards",
        """
        names = ", ".join(data["names"])
        text = f"At the table, clockwise: {names}.\\n{data['now']} has just played. Next:"
        gold = data["next"]
        """,
        table(
            "names*|now|next",
            """
    Ada/Bo/Cyd/Dee|Bo|Cyd
    Eli/Fay/Gus/Hal|Hal|Eli
    Ivy/Jon/Kit/Lou|Ivy|Jon
    Max/Nan/Oz/Pia|Oz|Pia
    Quin/Ray/Sue/Ted|Ray|Sue
    Una/Val/Wim/Xia|Xia|Una
    Yan/Zoe/Abe/Bea|Yan|Zoe
    Cal/Dot/Eve/Finn|Eve|Finn
    Gil/Hope/Ian/Joy|Hope|Ian
    """,
        ),
    ),
    right(
        "the largest of three weights, as a line of a table",
        "right-weights",
        """
        rows = "\\n".join(f"| {name} | {kg} |" for name, kg in zip(data["fruit"], data["kg"]))
        text = f"| fruit | kg |\\n| --- | --- |\\n{rows}\\nHeaviest:"
        gold = data["heaviest"]
        """,
        table(
            "fruit*|kg*|heaviest",
            """
    melon/pear/plum|2.1/0.2/0.1|melon
    fig/mango/lime|0.05/0.4/0.1|mango
    apple/date/pomelo|0.2/0.01/1.5|pomelo
    cherry/papaya/kiwi|0.01/1.2/0.1|papaya
    quince/grape/lychee|0.3/0.01/0.02|quince
    peach/orange/pumpkin|0.2/0.25/5.5|pumpkin
    pineapple/lemon/sloe|1.8/0.1/0.01|pineapple
    guava/coconut/olive|0.3/1.4/0.01|coconut
    """,
        ),
    ),
    right(
        "options on one line with small Roman numerals, answered by these",
        "right-roman-options",
        """
        marks = ["i", "ii", "iii", "iv"]
        listed = "; ".join(f"({mark}) {each}" for mark, each in zip(marks, data["choices"]))
        text = f"{data['question']} {listed}.\\nAnswer:"
        gold = marks[data["answer"]]
        """,
        starred(
            """
    Which animal lays eggs?|cow/*duck/goat/whale
    Which of these is a tree?|*oak/rose/fern/moss
    Which month has 28 days in most years?|May/June/*February/March
    Which is a string instrument?|drum/flute/horn/*harp
    Which city is in Japan?|Seoul/*Osaka/Manila/Hanoi
    Which metal is liquid at room temperature?|iron/zinc/*mercury/tin
    Which shape has three sides?|*triangle/square/circle/hexagon
    Which bird cannot fly?|swift/crow/heron/*ostrich
    """
        ),
    ),
    right(
        "a sum in a sentence, ended with four hashes",
        "right-hashes",
        """
        a, b = data["kids"], data["each"]
        text = f"Question: {a} children get {b} sweets each. How many sweets is that?\\nAnswer:"
        gold = str(a * b)
        return {
            "input": text,
            "output": f" {a} * {b} = {gold}\\n#### {gold}",
            "processed_output": gold,
        }
        """,
        table(
            "kids#|each#",
            """
    3|4
    5|6
    7|2
    9|3
    4|8
    6|7
    2|9
    8|5
    """,
        ),
        postprocess="gsm8k_post",
        stop=("\n\n", "Question:"),
        description="Work each question out and close with #### and the number.",
    ),
    right(
        "a cloze of a sentence, whose last words are ranked without shots",
        "right-cloze",
        """
        text = data["start"]
        gold = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        keyed(
            "start",
            """
    She put the kettle on because she wanted|*tea/shoes/snow
    The dog buried its bone in the|*garden/ceiling/song
    He opened the umbrella when it began to|sleep/*rain/bark
    They lit candles as the power had|sung/*failed/grown
    The baker gets up early to bake|letters/rivers/*bread
    I could not read the sign without my|*glasses/gloves/soup
    The cat climbed up the|soup/*tree/minute
    At the station we waited for the|carpet/*train/moon
    """,
            lead=" ",
        ),
        fewshot=0,
        **YES_NO,
    ),
    right(
        "pairs of sentences that say the same or not, ranked by yes and no",
        "right-same",
        """
        text = f"1: {data['one']}\\n2: {data['two']}\\nDo both say the same? (yes/no)"
        gold = " yes" if data["same"] else " no"
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        tuple(
            {**row, "target_scores": {" yes": int(row["same"]), " no": int(not row["same"])}}
            for row in table(
                "one|two|same?",
                """
    The shop opens at nine.|From nine on the shop is open.|true
    He sold his car.|He bought a car.|false
    The train was late.|The train did not come on time.|true
    She is taller than Tom.|Tom is taller than she is.|false
    It rained all day.|The whole day it rained.|true
    All seats are taken.|There are a few seats left.|false
    The soup is too salty.|There is too much salt in the soup.|true
    Nobody called.|Somebody called.|false
    The film is funny.|The film makes people laugh.|true
    """,
            )
        ),
        fewshot=4,
        **YES_NO,
    ),
    right(
        "reviews of hotels in German, with stars from one to five",
        "right-sterne",
        """
        text = f"Bewertung: {data['text']}\\nSterne (1 bis 5):"
        gold = str(data["sterne"])
        """,
        table(
            "text|sterne#",
            """
    Ein Traum, wir kommen jedes Jahr wieder!|5
    Schmutzig, laut und überteuert. Nie wieder.|1
    Ganz gut, nur das Frühstück war etwas dünn.|4
    Weder gut noch schlecht, für eine Nacht reicht es.|3
    Das Zimmer war sauber, sonst leider vieles enttäuschend.|2
    Perfekt von der Anreise bis zur Abreise.|5
    Schimmel im Bad und niemand an der Rezeption.|1
    Durchschnitt, man bekommt, was man bezahlt.|3
    Sehr schön, einen Punkt Abzug für den Lärm.|4
    Nette Leute, aber kalte Duschen und alte Betten.|2
    """,
        ),
        fewshot=5,
    ),
    right(
        "the middle name cut out of a signature",
        "right-signature",
        """
        first, middle, last = data["names"]
        text = f"Signed: {first} {middle} {last}\\nMiddle name:"
        gold = middle
        """,
        table(
            "names*",
            """
    Anna/Maria/Holt
    Peter/James/Finch
    Lena/Sophie/Kraus
    Omar/Said/Nasser
    Ruth/Ellen/Moss
    David/Lee/Park
    Inga/Karin/Lund
    Paul/Henri/Blanc
    """,
        ),
    ),
    right(
        "all prime factors, in order and with a sign between them",
        "right-factors",
        """
        text = f"Factor {data['n']} into primes, smallest first, as in 2 x 2 x 3.\\n{data['n']} ="
        gold = data["f"]
        """,
        table(
            "n#|f",
            """
    12|2 x 2 x 3
    30|2 x 3 x 5
    18|2 x 3 x 3
    35|5 x 7
    50|2 x 5 x 5
    42|2 x 3 x 7
    27|3 x 3 x 3
    22|2 x 11
    45|3 x 3 x 5
    """,
        ),
    ),
    right(
        "Vietnamese tones by their names, four of them ranked",
        "right-thanh",
        """
        text = "Chữ: " + data["chữ"] + "\\nThanh (sắc, huyền, hỏi, ngã):"
        gold = " " + data["thanh"]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        tuple(
            {
                **row,
                "target_scores": {
                    f" {each}": int(each == row["thanh"]) for each in ("sắc", "huyền", "hỏi", "ngã")
                },
            }
            for row in table(
                "chữ|thanh",
                """
    bé|sắc
    nhà|huyền
    cửa|hỏi
    gỗ|ngã
    cá|sắc
    gà|huyền
    tỏi|hỏi
    mũ|ngã
    lúa|sắc
    trời|huyền
    quả|hỏi
    sữa|ngã
    """,
            )
        ),
        fewshot=4,
        **YES_NO,
    ),
)
