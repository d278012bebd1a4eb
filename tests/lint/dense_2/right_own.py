"""Small right tasks about the very things that are faults elsewhere."""

from __future__ import annotations

from tests.lint.dense_2.making import ask

RIGHT = (
    ask(
        "what a formatted string of Python gives",
        """
        f"{3 + 4}" > 7
        f"{2 * 3}" > 6
        f"{'ab'}c" > abc
        "{}-{}".format(1, 2) > 1-2
        "%s!" % "hi" > hi!
        f"{10:04}" > 0010
        "{0}{0}".format("x") > xx
        f"{{7}}" > {7}
        """,
        r"""'What text does this Python expression give?\n' + data["q"] + "\nText:" """,
    ),
    ask(
        "what a template of Jinja renders",
        """
        {{ 2 * 3 }} > 6
        {{ "a" ~ "b" }} > ab
        {% if true %}yes{% endif %} > yes
        {{ [4, 5] | length }} > 2
        {{ "Ann" | upper }} > ANN
        {{ none | default("x", true) }} > x
        {{ 7 // 2 }} > 3
        {{ "abc"[0] }} > a
        """,
        r"""f"What does Jinja render for this template?\n{data['q']}\nResult:" """,
    ),
    ask(
        "which element of HTML does it",
        """
        a line break > <br>
        a paragraph > <p>
        bold text > <b>
        a table > <table>
        a list with numbers > <ol>
        an image > <img>
        a link > <a>
        a horizontal rule > <hr>
        """,
        r"""f"Name the HTML tag, with its angle brackets.\nFor: {data['q']}\nTag:" """,
    ),
    ask(
        "decode an address",
        """
        a%20b > a b
        100%25 > 100%
        x%2Cy > x,y
        caf%C3%A9 > café
        1%2B1 > 1+1
        what%3F > what?
        %C3%BCber > über
        tea%26milk > tea&milk
        """,
        r"""f"Decode the URL encoding.\nCoded: {data['q']}\nDecoded:" """,
    ),
    ask(
        "unescape entities",
        """
        &lt;b&gt; > <b>
        a &amp; b > a & b
        &quot;hi&quot; > "hi"
        5 &le; 7 > 5 ≤ 7
        &eacute;t&eacute; > été
        &copy; 2020 > © 2020
        x &lt; y > x < y
        &euro;9 > €9
        """,
        r"""f"Replace the HTML entities by their characters.\nText: {data['q']}\nResult:" """,
    ),
    ask(
        "take out the word that is there twice",
        """
        He went to to the shop. > He went to the shop.
        The the sun is up. > The sun is up.
        I am am tired. > I am tired.
        She sold her her car. > She sold her car.
        We ate at at noon. > We ate at noon.
        It is is cold. > It is cold.
        Who are are you? > Who are you?
        They left left early. > They left early.
        """,
        r"""f"Remove the repeated word.\nSentence: {data['q']}\nCorrected:" """,
    ),
    ask(
        "repair what was read with the wrong encoding",
        """
        cafÃ© > café
        MÃ¼nchen > München
        ZÃ¼rich > Zürich
        naÃ¯ve > naïve
        seÃ±or > señor
        crÃ¨me > crème
        MalmÃ¶ > Malmö
        OrlÃ©ans > Orléans
        """,
        r"""f"The word was decoded with the wrong charset. Restore it.\nBroken: {data['q']}\nRestored:" """,
    ),
    ask(
        "write names with capitals",
        """
        new york > New York
        rio grande > Rio Grande
        lake como > Lake Como
        cape town > Cape Town
        san marino > San Marino
        mont blanc > Mont Blanc
        hong kong > Hong Kong
        black sea > Black Sea
        """,
        r"""f"Write the name with capital letters.\nName: {data['q']}\nCapitalised:" """,
    ),
    ask(
        "names of Greek letters",
        """
        α > alpha
        β > beta
        γ > gamma
        δ > delta
        λ > lambda
        π > pi
        σ > sigma
        ω > omega
        """,
        r"""f"What is this Greek letter called in English?\nLetter: {data['q']}\nName:" """,
    ),
    ask(
        "Russian words into English",
        """
        дом > house
        вода > water
        книга > book
        молоко > milk
        рука > hand
        окно > window
        зима > winter
        хлеб > bread
        """,
        r"""f"Translate the Russian word into English.\nRussian: {data['q']}\nEnglish:" """,
    ),
    ask(
        "Roman numerals",
        """
        XIV > 14
        IX > 9
        XL > 40
        LXII > 62
        C > 100
        VIII > 8
        XXI > 21
        MD > 1500
        """,
        r"""f"Write the Roman numeral in Arabic digits.\nRoman: {data['q']}\nArabic:" """,
    ),
    ask(
        "what a shell prints of its variables",
        """
        X=3; echo $((X + 1)) > 4
        A=hi; echo "${A}!" > hi!
        N=5; echo ${N}0 > 50
        echo {1..3} > 1 2 3
        W=cat; echo ${#W} > 3
        Y=; echo "[${Y}]" > []
        B=ab; echo $B$B > abab
        echo '$HOME' > $HOME
        """,
        r"""f"What does Bash print?\n$ {data['q']}\nPrinted:" """,
    ),
    ask(
        "how many values of a list are None",
        """
        [3, None, 5, None] > 2
        [None] > 1
        [1, 2, 3] > 0
        [None, None, None] > 3
        [0, "", None] > 1
        ["None", None, None] > 2
        [False, 0] > 0
        [None, "x", None, None, None] > 4
        """,
        r"""f"How many elements of this Python list are None?\n{data['q']}\nCount:" """,
    ),
    ask(
        "which field of a record is empty",
        """
        name: Ann, age: , city: Bern > age
        name: , age: 40, city: Rome > name
        name: Bo, age: 31, city: > city
        title: Emma, year: , author: Austen > year
        title: , year: 1925, author: Woolf > title
        item: pen, price: , stock: 12 > price
        item: ink, price: 4, stock: > stock
        from: Oslo, to: , fare: 30 > to
        """,
        r"""f"Which field is empty?\nRecord: {data['q']}\nField:" """,
    ),
    ask(
        "correct numbers that a scan has misread",
        """
        l5O > 150
        2O19 > 2019
        1O0 > 100
        l984 > 1984
        7O > 70
        3l > 31
        60O > 600
        l2 > 12
        """,
        r"""f"OCR read letters where digits stand. Give the number.\nScan: {data['q']}\nNumber:" """,
    ),
    ask(
        "fractions of LaTeX as decimals",
        r"""
        \frac{1}{2} > 0.5
        \frac{3}{4} > 0.75
        \frac{1}{5} > 0.2
        \frac{9}{10} > 0.9
        \frac{5}{4} > 1.25
        \frac{7}{2} > 3.5
        \frac{1}{8} > 0.125
        \frac{2}{5} > 0.4
        """,
        r"""f"Write the fraction as a decimal.\n${data['q']}$\nDecimal:" """,
    ),
    ask(
        "which placeholders a letter has",
        """
        Dear {name}, welcome! > name
        Your order {order_id} was sent. > order_id
        You owe us {amount} euros. > amount
        See you on {date}. > date
        Call {phone} for help. > phone
        Room {room} is yours. > room
        Your code is {code}. > code
        Flight {flight} is late. > flight
        """,
        r"""f"Name the placeholder in the template, without braces.\nTemplate: {data['q']}\nPlaceholder:" """,
    ),
    ask(
        "what an emoji shows",
        """
        🐱 > cat
        🚗 > car
        🌧️ > rain
        🍎 > apple
        👩‍🚒 > firefighter
        🏠 > house
        🐟 > fish
        ✈️ > plane
        """,
        r"""f"Describe the emoji in one word.\nEmoji: {data['q']}\nWord:" """,
    ),
)
