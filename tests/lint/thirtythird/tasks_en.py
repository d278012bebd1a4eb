"""Right tasks in English."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

NET = SmallTask(
    "network-basics",
    code(r"""
    lines = [f"{letter}) {text}" for letter, text in zip("ABCD", data["options"])]
    text = "Question: " + data["question"] + "\n" + "\n".join(lines) + "\nAnswer:"
    gold = "ABCD"[data["correct"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    starred(
        """
    Which protocol turns a host name into an address?|FTP/*DNS/SMTP/SSH
    Which port does HTTPS use by default?|21/25/80/*443
    Which device forwards packets between networks?|*router/monitor/scanner/printer
    How many bits does an IPv4 address have?|16/24/*32/64
    Which protocol sends mail between servers?|*SMTP/NTP/DHCP/ICMP
    What is the address of the local host in IPv4?|10.0.0.1/*127.0.0.1/8.8.8.8/192.168.1.1
    Which protocol sets the clock of a computer?|FTP/SSH/*NTP/HTTP
    Which protocol hands out addresses in a local network?|SNMP/POP3/TLS/*DHCP
    Which command tests whether a host can be reached?|*ping/sort/chmod/grep
    Which protocol gives a secure remote shell?|Telnet/FTP/*SSH/TFTP
    How many bits does a MAC address have?|32/*48/64/128
    Which port does SSH use by default?|53/80/110/*22
    """,
        choices="options",
        answer="correct",
    ),
)

MAPS = SmallTask(
    "map-room",
    code(r"""
    options = "\n".join("- " + each for each in data["target_scores"])
    text = f"{data['question']}\n{options}\nThe right one is:\n"
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    scored("""
    Which river flows through Cairo?|the Congo/*the Nile/the Niger
    Which of these countries has no coast?|*Bolivia/Chile/Peru
    On which island is Palermo?|Corsica/Crete/*Sicily
    Which sea lies between Sweden and Latvia?|the Black Sea/*the Baltic Sea/the Aral Sea
    What is the capital of Australia?|*Canberra/Sydney/Melbourne
    Which mountains part Spain from France?|the Alps/the Urals/*the Pyrenees
    Which desert covers much of southern Mongolia?|the Negev/*the Gobi/the Namib
    Which strait parts Europe from Africa?|the Bosporus/the Kattegat/*Gibraltar
    Which country has the largest area?|*Russia/Canada/China
    Which lake is the deepest in the world?|Victoria/*Baikal/Geneva
    Which city lies on the Thames?|*London/Dublin/Leeds
    Which ocean is the largest?|the Indian/the Atlantic/*the Pacific
    """),
    method="ppl",
)

CLAIM = SmallTask(
    "claim-desk",
    code(r"""
    text = (
        f"Text: {data['text']}\n"
        f"Claim: {data['claim']}\n"
        "Does the text support the claim? Answer yes or no.\n"
        "Answer:"
    )
    gold = "yes" if data["supported"] else "no"
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "text|claim|supported?",
        """
    The pool is open daily from May to September.|Guests can swim there in December.|false
    Mia adopted two kittens from the shelter in spring.|Mia has more than one kitten.|true
    The concert was moved from the park to the town hall.|The concert took place in the park.|false
    All rooms of the hostel have a balcony.|Room 12 of the hostel has a balcony.|true
    The bakery sold out before nine in the morning.|There were loaves left at noon.|false
    The ferry carries cars as well as passengers.|A car can travel on the ferry.|true
    The statue was carved from a single block of marble.|The statue is made of bronze.|false
    The road is closed to lorries above ten tonnes.|A lorry of twelve tonnes may use it.|false
    Omar speaks Arabic, French and Spanish.|Omar speaks three languages or more.|true
    The library lends films but no games.|One can borrow a film there.|true
    The first edition sold four hundred copies.|The first edition sold a million copies.|false
    The orchard grows only apples and pears.|Pears grow in the orchard.|true
    """,
    ),
)

TICKET = SmallTask(
    "help-desk",
    code(
        r"""
    text = f"{HEAD}\n\nMessage: {data['message']}\nQueue:"
    return {"input": text, "output": " " + data["queue"], "processed_output": data["queue"]}
    """,
        above="""
    HEAD = "Sort the message into one of these queues: billing, login, delivery."
    """,
    ),
    table(
        "message|queue",
        """
    I was charged twice for my order in June.|billing
    My password reset link does not work.|login
    The parcel has been in the depot for a week.|delivery
    Please send me an invoice with my VAT number.|billing
    The courier left the box with a stranger.|delivery
    It says that my account is locked.|login
    Your site does not accept my username.|login
    When will the sofa that I bought arrive?|delivery
    The refund has not reached my bank yet.|billing
    I never get the code for the second step of signing in.|login
    The tracking page shows the wrong town.|delivery
    Why is there a fee on my card statement?|billing
    """,
    ),
    shots=table(
        "message|queue",
        """
    The discount was not taken off my bill.|billing
    I cannot sign in on my new phone.|login
    My package was sent to my old address.|delivery
    """,
    ),
)

SPAN = SmallTask(
    "founders",
    code(r"""
    text = "Read the sentence and copy the year in which it was founded.\n"
    text += f"Sentence: {data['sentence']}\nYear:"
    return {"input": text, "output": " " + data["year"], "processed_output": data["year"]}
    """),
    table(
        "sentence|year",
        """
    The brewery was founded in 1847 by two brothers and sold in 1920.|1847
    After a fire in 1903 the choir, founded in 1871, lost its library.|1871
    In 1965 the tennis club, which was founded in 1958, hired its first coach.|1958
    The school moved in 1934; it was founded in 1899 as a night school.|1899
    Founded in 1912, the zoo had its first elephants in 1926.|1912
    The paper, which was founded in 1888, went bankrupt in 1931.|1888
    In 1979 the theatre won a prize, although it was only founded in 1975.|1975
    The bank closed in 2009, and had been founded in 1824.|1824
    The chess club was founded in 1936 and got its own house in 1950.|1936
    A museum was founded in 1990 in the mill that was built in 1760.|1990
    """,
    ),
)

SHOP = SmallTask(
    "corner-shop",
    code(r"""
    text = f"Problem: {data['problem']}\nLet's think step by step."
    output = f" {data['steps']} The answer is {data['result']}."
    return {"input": text, "output": output, "processed_output": str(data["result"])}
    """),
    table(
        "problem|steps|result#",
        """
    A pen costs 3 dollars. What do 6 pens cost?|6 pens cost 6 * 3 = 18 dollars.|18
    Lena has 20 eggs and uses 8 of them. How many are left?|She has 20 - 8 = 12 eggs left.|12
    A box holds 5 rows of 7 jars. How many jars is that?|The box holds 5 * 7 = 35 jars.|35
    Tom earns 9 dollars an hour. What does he get for 4 hours?|He gets 9 * 4 = 36 dollars.|36
    48 rolls are put into 6 bags of one size. How many are in a bag?|A bag has 48 / 6 = 8 rolls.|8
    A bus has 31 people and 14 get on. How many are there now?|There are 31 + 14 = 45 people.|45
    Two kilos of rice cost 7 dollars. What do 6 kilos cost?|That is 3 times as much, 3 * 7 = 21
     dollars.|21
    A film starts with 90 guests and 27 leave. How many stay?|There stay 90 - 27 = 63 guests.|63
    Ana reads 15 pages a day. How many does she read in 5 days?|She reads 15 * 5 = 75 pages.|75
    72 tulips are tied into bunches of 9. How many bunches are there?|There are 72 / 9 = 8
     bunches.|8
    """,
    ),
    metric="in_match",
)

PRINTS = SmallTask(
    "what-prints",
    code(r"""
    text = f"What does this program print?\n```python\n{data['program']}\n```\nOutput:"
    return {"input": text, "output": " " + data["printed"], "processed_output": data["printed"]}
    """),
    table(
        "program|printed",
        """
    total = 0⏎for n in [2, 4, 6]:⏎    total += n⏎print(total)|12
    word = "lamp"⏎print(word[::-1])|pmal
    items = [5, 3, 9]⏎items.sort()⏎print(items[0])|3
    x = 7⏎if x > 10:⏎    print("big")⏎else:⏎    print("small")|small
    print(len("garden") * 2)|12
    d = {"a": 1, "b": 4}⏎print(d["b"] - d["a"])|3
    name = "Olga"⏎print(name.lower())|olga
    n = 1⏎while n < 50:⏎    n *= 3⏎print(n)|81
    print("-".join(["x", "y", "z"]))|x-y-z
    a, b = 4, 9⏎a, b = b, a⏎print(a)|9
    """,
    ),
)

CELLS = SmallTask(
    "league-table",
    code(r"""
    lines = ["| " + " | ".join(str(each) for each in row) + " |" for row in data["table"]]
    lines.insert(1, "|---|---|---|")
    text = "\n".join(lines) + f"\n\nQuestion: {data['question']}\nAnswer:"
    return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
    """),
    tuple(
        {
            "table": [
                ["Club", "City", "Points"],
                *([name, city, points] for name, city, points in clubs),
            ],
            "question": question,
            "answer": answer,
        }
        for clubs, question, answer in (
            (
                (("Lions", "Derby", "34"), ("Hawks", "Leeds", "29"), ("Foxes", "Hull", "41")),
                "How many points do the Hawks have?",
                "29",
            ),
            (
                (("Otters", "Bath", "12"), ("Bears", "York", "50"), ("Wolves", "Ely", "27")),
                "In which city do the Wolves play?",
                "Ely",
            ),
            (
                (("Crows", "Truro", "18"), ("Rams", "Ripon", "22"), ("Swans", "Wells", "31")),
                "Which club plays in Ripon?",
                "Rams",
            ),
            (
                (("Eagles", "Perth", "44"), ("Stags", "Oban", "39"), ("Bulls", "Ayr", "16")),
                "How many points do the Eagles have?",
                "44",
            ),
            (
                (("Sharks", "Poole", "25"), ("Seals", "Hove", "33"), ("Gulls", "Deal", "19")),
                "In which city do the Seals play?",
                "Hove",
            ),
            (
                (("Herons", "Diss", "21"), ("Moles", "Bury", "28"), ("Toads", "Louth", "37")),
                "Which club has 37 points?",
                "Toads",
            ),
            (
                (("Kites", "Corby", "15"), ("Owls", "Luton", "26"), ("Robins", "Olney", "30")),
                "How many points do the Owls have?",
                "26",
            ),
            (
                (("Hares", "Frome", "48"), ("Newts", "Bude", "20"), ("Voles", "Looe", "11")),
                "Which club plays in Frome?",
                "Hares",
            ),
        )
    ),
)

TALK = SmallTask(
    "who-paid",
    code(
        r"""
    turns = "\n".join(f"{turn['speaker']}: {turn['text']}" for turn in data["turns"])
    text = f"{turns}\n\nQuestion: {data['question']}\nName:"
    return {"input": text, "output": " " + data["name"], "processed_output": data["name"]}
    """
    ),
    tuple(
        {
            "turns": [
                {"speaker": who, "text": said} for who, said in zip((a, b, a), texts, strict=True)
            ],
            "question": question,
            "name": name,
        }
        for a, b, texts, question, name in (
            ("Ida", "Max", ("Did you book?", "Yes, just now.", "Great."), "Who booked?", "Max"),
            ("Ben", "Eva", ("Who has the keys?", "You do.", "Oh yes."), "Who has the keys?", "Ben"),
            ("Uma", "Leo", ("I made soup.", "It is good.", "Thanks."), "Who cooked?", "Uma"),
            ("Kai", "Zoe", ("Are you ill?", "A bit.", "Rest then."), "Who is ill?", "Zoe"),
            ("Amy", "Sam", ("I lost my cap.", "Where?", "On the bus."), "Who lost a cap?", "Amy"),
            ("Jon", "Fay", ("Is it late?", "I must go.", "Bye."), "Who has to leave?", "Fay"),
            ("Rita", "Carl", ("I won!", "Well done.", "Thank you."), "Who won?", "Rita"),
            ("Nora", "Tim", ("Can you drive?", "Sure.", "Good."), "Who will drive?", "Tim"),
            ("Hugo", "Lisa", ("You paid?", "No, you did.", "Right."), "Who paid?", "Hugo"),
            ("Ella", "Finn", ("Your dog?", "Mine, yes.", "Cute."), "Who has a dog?", "Finn"),
        )
    ),
)

OPP = SmallTask(
    "opposites",
    code(
        r"""
    text = f"{EXAMPLES}Word: {data['word']}\nOpposite:"
    return {"input": text, "output": " " + data["opposite"], "processed_output": data["opposite"]}
    """,
        above='''
    EXAMPLES = """Word: early
    Opposite: late

    Word: tall
    Opposite: short

    """
    ''',
    ),
    table(
        "word|opposite",
        """
    hot|cold
    wet|dry
    rich|poor
    empty|full
    strong|weak
    young|old
    dark|light
    narrow|wide
    noisy|quiet
    open|closed
    """,
    ),
    fewshot=0,
    description="Write one word that means the opposite of the word.\n\n",
)

TASKS = (NET, MAPS, CLAIM, TICKET, SPAN, SHOP, PRINTS, CELLS, TALK, OPP)
