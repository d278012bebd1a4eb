"""Right prompts of other people, with rows of their own; some look odd."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, right, starred, table

RIGHT: tuple[Right, ...] = (
    ask(
        "Roman numerals",
        qa(
            """
    XIV > 14
    IX > 9
    XL > 40
    LXVI > 66
    XCIX > 99
    CXX > 120
    MD > 1500
    XXIII > 23
    LIV > 54
    CD > 400
    """
        ),
        '"Roman: " + data["q"] + "\\nArabic:"',
    ),
    ask(
        "Morse code, whose texts are dots and dashes",
        qa(
            """
    ... --- ... > SOS
    -. --- > NO
    -.-- . ... > YES
    .... . .-.. .--. > HELP
    ... - --- .--. > STOP
    --. --- > GO
    . -. -.. > END
    .-- .- .. - > WAIT
    .... .. > HI
    - . .- > TEA
    """
        ),
        "f\"Decode the Morse code.\\n{data['q']}\\nText:\"",
    ),
    ask(
        "entities of HTML that are to be decoded",
        qa(
            """
    &amp; > &
    &lt; > <
    &quot; > "
    &eacute; > é
    &euro; > €
    &copy; > ©
    &uuml; > ü
    &szlig; > ß
    &ntilde; > ñ
    &para; > ¶
    """
        ),
        "f\"Which sign is the HTML entity {data['q']}?\\nSign:\"",
    ),
    ask(
        "percent coding that is to be undone",
        qa(
            """
    caf%C3%A9 > café
    a%20b > a b
    100%25 > 100%
    50%2B2 > 50+2
    x%3Dy > x=y
    na%C3%AFve > naïve
    r%26d > r&d
    k%2Fm > k/m
    z%C3%BCrich > zürich
    9%3A30 > 9:30
    """
        ),
        '"URL-encoded: " + data["q"] + "\\nDecoded:"',
    ),
    ask(
        "what a format string of Python gives",
        qa(
            """
    f"{2 + 3}" > 5
    f"{'ab' * 2}" > abab
    f"{7 // 2}" > 3
    f"{'x'}{'y'}" > xy
    f"{{}}" > {}
    f"{len('four')}" > 4
    f"{3 == 3}" > True
    f"{10 % 4}" > 2
    f"{'Hi'.lower()}" > hi
    f"{max(4, 9)}" > 9
    """
        ),
        '"What does this expression of Python give, printed?\\n" + data["q"] + "\\nPrinted:"',
    ),
    ask(
        "the value at a key of a JSON object",
        qa(
            """
    {"a": 4, "b": 7} > b > 7
    {"x": "tin", "y": "zinc"} > x > tin
    {"n": {"m": 12}} > n.m > 12
    {"day": "Mon", "hour": 6} > day > Mon
    {"k": [5, 6], "l": 8} > l > 8
    {"to": "Oslo", "from": "Bergen"} > from > Bergen
    {"p": {"q": "elm"}} > p.q > elm
    {"left": 31, "right": 13} > left > 31
    {"s": "", "t": "owl"} > t > owl
    """,
            "object|path|a",
        ),
        "f\"JSON: {data['object']}\\nWhat stands at {data['path']}?\\nValue:\"",
    ),
    ask(
        "the tag that does something on a web page",
        qa(
            """
    makes a numbered list > <ol>
    makes a list with bullets > <ul>
    begins a paragraph > <p>
    breaks the line > <br>
    shows a picture > <img>
    begins a table > <table>
    makes a row of a table > <tr>
    makes a link > <a>
    is the largest heading > <h1>
    draws a horizontal rule > <hr>
    """
        ),
        "f\"Which HTML tag {data['q']}?\\nTag:\"",
    ),
    ask(
        "squares of the chess board",
        qa(
            """
    e4 > light
    a1 > dark
    h1 > light
    a8 > light
    d5 > light
    c3 > dark
    b2 > dark
    f6 > dark
    g7 > dark
    e5 > dark
    b7 > light
    c6 > light
    """
        ),
        '"Square: " + data["q"] + "\\nColour (light or dark):"',
        fewshot=5,
    ),
    ask(
        "opposites, with no instruction at all",
        qa(
            """
    hot > cold
    early > late
    thick > thin
    empty > full
    loud > quiet
    cheap > expensive
    rough > smooth
    wide > narrow
    deep > shallow
    strong > weak
    """
        ),
        'data["q"] + " :"',
        fewshot=5,
    ),
    ask(
        "the line that a patch adds",
        tuple(
            {"q": patch, "a": line}
            for patch, line in (
                ("-port: 80\n+port: 8080", "port: 8080"),
                (" name: web\n-user: root\n+user: www", "user: www"),
                ("-retries: 3\n+retries: 5\n timeout: 9", "retries: 5"),
                (" [core]\n+debug = off", "debug = off"),
                ("-theme: light\n+theme: dark", "theme: dark"),
                ("+lang: fi\n zone: EET", "lang: fi"),
                (" size: 4\n-depth: 1\n+depth: 2", "depth: 2"),
                ("-host: a.example\n+host: b.example", "host: b.example"),
                (" cache: on\n+ttl: 60", "ttl: 60"),
            )
        ),
        '"Which line does the patch add?\\n```diff\\n" + data["q"] + "\\n```\\nLine:"',
    ),
    ask(
        "prefectures and their capitals, in Japanese",
        qa(
            """
    愛知県 > 名古屋市
    宮城県 > 仙台市
    石川県 > 金沢市
    香川県 > 高松市
    沖縄県 > 那覇市
    島根県 > 松江市
    三重県 > 津市
    兵庫県 > 神戸市
    栃木県 > 宇都宮市
    山梨県 > 甲府市
    """
        ),
        '"次の県の県庁所在地を答えてください。\\n県：" + data["q"] + "\\n県庁所在地："',
        output="gold",
    ),
    ask(
        "Turkish plurals",
        qa(
            """
    ev > evler
    araba > arabalar
    göz > gözler
    kitap > kitaplar
    okul > okullar
    çiçek > çiçekler
    kuş > kuşlar
    gün > günler
    yol > yollar
    el > eller
    """
        ),
        '"Sözcüğü çoğul yap.\\nTekil: " + data["q"] + "\\nÇoğul:"',
    ),
    ask(
        "sums with a decimal comma, in German",
        qa(
            """
    1,5 + 2,25 > 3,75
    0,4 + 0,3 > 0,7
    12,5 - 2,3 > 10,2
    7,25 + 1,5 > 8,75
    3,6 - 0,9 > 2,7
    10,1 + 0,2 > 10,3
    5,5 - 1,25 > 4,25
    2,2 + 2,2 > 4,4
    9,8 - 4,3 > 5,5
    """
        ),
        "f\"Rechne aus und schreibe das Ergebnis mit Komma.\\n{data['q']} =\"",
    ),
    ask(
        "small sums in Russian words",
        qa(
            """
    два плюс три > пять
    четыре плюс один > пять
    семь минус два > пять
    шесть плюс два > восемь
    девять минус три > шесть
    один плюс один > два
    восемь минус четыре > четыре
    три плюс четыре > семь
    десять минус один > девять
    """
        ),
        "f\"Сколько будет {data['q']}? Ответь словом.\\nОтвет:\"",
    ),
    ask(
        "words sorted by the alphabet",
        qa(
            """
    pear, fig, lime > fig, lime, pear
    oak, elm, ash > ash, elm, oak
    red, blue, green > blue, green, red
    cat, ant, bee > ant, bee, cat
    tin, iron, gold > gold, iron, tin
    sea, lake, pond > lake, pond, sea
    hat, coat, boot > boot, coat, hat
    rye, oats, barley > barley, oats, rye
    nut, bolt, screw > bolt, nut, screw
    """
        ),
        '"Put the words into alphabetical order.\\nWords: " + data["q"] + "\\nSorted:"',
    ),
    ask(
        "kilometres in metres, with the unit in the cue",
        qa(
            """
    2 > 2000
    0.5 > 500
    1.2 > 1200
    7 > 7000
    0.25 > 250
    3.4 > 3400
    10 > 10000
    0.8 > 800
    """
        ),
        "f\"Convert {data['q']} km to metres. Give the number alone.\\nMetres:\"",
    ),
    ask(
        "whether a pattern fits a whole text",
        qa(
            r"""
    a+b > aaab > yes
    a+b > b > no
    [0-9]{3} > 123 > yes
    [0-9]{3} > 12 > no
    (ab)* > abab > yes
    x.z > xyz > yes
    x.z > xz > no
    \d\d:\d\d > 09:30 > yes
    \d\d:\d\d > 9:30 > no
    colou?r > color > yes
    ^$ > a > no
    """,
            "pattern|text|a",
        ),
        "f\"Does the regular expression /{data['pattern']}/ match the whole text? Answer yes or no."
        "\\nText: {data['text']}\\nAnswer:\"",
        fewshot=4,
    ),
    ask(
        "what a picture sign is called",
        qa(
            """
    🐝 > bee
    🍋 > lemon
    🚲 > bicycle
    🕯️ > candle
    ⚓ > anchor
    🧦 > socks
    🔔 > bell
    🌵 > cactus
    🥕 > carrot
    """
        ),
        "f\"{data['q']} =\"",
    ),
    ask(
        "fractions of LaTeX as decimals",
        qa(
            r"""
    $\frac{1}{2}$ > 0.5
    $\frac{3}{4}$ > 0.75
    $\frac{2}{5}$ > 0.4
    $\frac{1}{8}$ > 0.125
    $\frac{7}{10}$ > 0.7
    $\frac{9}{20}$ > 0.45
    $\frac{3}{8}$ > 0.375
    $\frac{1}{4}$ > 0.25
    """
        ),
        '"Write as a decimal: " + data["q"] + "\\nDecimal:"',
    ),
    ask(
        "verses of which a word is missing, with a blank",
        qa(
            """
    Mary had a little ____ > lamb
    Twinkle, twinkle, little ____ > star
    Humpty Dumpty sat on a ____ > wall
    Row, row, row your ____ > boat
    London Bridge is falling ____ > down
    Three blind ____ > mice
    Hickory dickory ____ > dock
    Baa, baa, black ____ > sheep
    """
        ),
        '"Fill in the blank of the nursery rhyme.\\n" + data["q"] + "\\nBlank:"',
    ),
    right(
        "German articles, ranked",
        "right-artikel",
        """
    gold = max(data["target_scores"], key=data["target_scores"].get)
    text = f"Welcher Artikel gehört zu dem Wort?\\nWort: {data['wort']}\\nArtikel:"
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        keyed(
            "wort",
            """
    Tisch|*der/die/das
    Lampe|der/*die/das
    Haus|der/die/*das
    Löffel|*der/die/das
    Gabel|der/*die/das
    Messer|der/die/*das
    Baum|*der/die/das
    Blume|der/*die/das
    Mädchen|der/die/*das
    Mond|*der/die/das
    Sonne|der/*die/das
    """,
            lead=" ",
        ),
        method="ppl",
        fewshot=4,
    ),
    right(
        "letters that are ranked, with their texts in the list",
        "right-bread",
        """
    text = data["question"]
    for mark, each in zip("ABC", data["choices"]):
        text += f"\\n{mark}. {each}"
    text += "\\nAnswer:"
    gold = " " + "ABC"[data["answer"]]
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        tuple(
            {
                **row,
                "target_scores": {f" {m}": int(n == row["answer"]) for n, m in enumerate("ABC")},
            }
            for row in starred(
                """
    What makes dough rise?|salt/*yeast/oil
    What is a baguette?|*a long loaf/a flat cake/a roll with seeds
    Which grain is rye bread made of?|rice/maize/*rye
    What does kneading build up?|*gluten/sugar/starch
    What is proofing?|weighing the flour/*letting the dough rise/slicing the loaf
    What gives pretzels their brown skin?|vinegar/milk/*lye
    Which of these is unleavened?|brioche/*matzo/ciabatta
    What is a sourdough starter fed with?|salt and oil/milk and eggs/*flour and water
    What is ciabatta named after?|*a slipper/a town/a saint
    """
            )
        ),
        method="ppl",
    ),
    right(
        "a dialogue whose last turn is named, in two voices",
        "right-dialogue",
        r"""
    text = "What does the guest order in the end?\n\n" + data["talk"] + "\n\nOrder:"
    gold = data["order"]
    """,
        table(
            "talk|order",
            """
    Waiter: Tea or coffee?⏎Guest: Coffee. No, wait, make it tea.|tea
    Guest: The soup, please.⏎Waiter: The soup is off.⏎Guest: The salad, then.|the salad
    Waiter: Still or sparkling?⏎Guest: Sparkling.|sparkling water
    Guest: Is the trout fresh?⏎Waiter: Caught today.⏎Guest: I'll have it.|the trout
    Guest: Cake!⏎Waiter: Apple or plum?⏎Guest: Plum.|plum cake
    Waiter: Rice or chips?⏎Guest: Neither. Just the steak.|the steak
    Guest: A beer. Or no, I'm driving. A juice.|a juice
    """,
        ),
        metric="f1_score",
    ),
    right(
        "steps that are numbered, and the answer behind a mark",
        "right-tiles",
        r"""
    rows, columns = data["rows"], data["columns"]
    gold = str(rows * columns - data["broken"])
    text = (
        f"A wall has {rows} rows of {columns} tiles, and {data['broken']} of them are broken. "
        "How many are whole? Think step by step, and give the number after ####.\n"
    )
    shown = f"1. {rows} * {columns} = {rows * columns}\n"
    shown += f"2. {rows * columns} - {data['broken']} = {gold}\n#### {gold}"
    return {"input": text, "output": shown, "processed_output": gold}
    """,
        table(
            "rows#|columns#|broken#",
            """
    4|6|3
    5|8|2
    7|9|10
    3|12|5
    6|6|1
    8|11|9
    10|4|7
    9|5|6
    """,
        ),
        stop=("\n\n",),
        postprocess="",
        own={
            "filters": [
                {"function": "regex", "regex_pattern": r"#### (\d+)"},
                {"function": "take_first"},
            ]
        },
    ),
)
