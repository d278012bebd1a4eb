"""Right tasks of offices, laboratories, schools and studios, in English."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

LAB = SmallTask(
    "lab-flag",
    code(
        r"""
    low, high = data["range"]
    unit = data["unit"]
    text = "\n".join(
        [
            "Is the result low, normal or high?",
            f"Test: {data['test']}",
            f"Result: {data['value']} {unit}",
            f"Reference range: {low} to {high} {unit}",
            "Flag:",
        ]
    )
    gold = data["flag"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "test|value|unit|range*|flag|ward",
        """
    Potassium|5.9|mmol/L|3.5/5.1|high|dialysis
    Haemoglobin|9.8|g/dL|12.0/15.5|low|surgery
    Sodium|139|mmol/L|135/145|normal|surgery
    Glucose, fasting|4.7|mmol/L|3.9/5.5|normal|clinic
    Creatinine|212|umol/L|45/84|high|dialysis
    Platelets|88|10^9/L|150/400|low|oncology
    Calcium|2.31|mmol/L|2.20/2.60|normal|clinic
    C-reactive protein|47|mg/L|0/5|high|surgery
    Ferritin|7|ug/L|15/150|low|clinic
    TSH|2.4|mU/L|0.4/4.0|normal|clinic
    Albumin|26|g/L|35/50|low|oncology
    Uric acid|498|umol/L|150/350|high|dialysis
    """,
    ),
    fewshot=4,
)

CARD = SmallTask(
    "card-topic",
    code(
        r"""
    text = ASK.format(topics=listed(), chat=data["chat"])
    gold = TOPICS[data["topic"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r'''
    TOPICS = ["lost card", "declined payment", "forgotten PIN", "fees", "change of address"]
    ASK = """Pick the topic of the customer's message. Topics: {topics}.

    Message: {chat}
    Topic:"""


    def listed():
        return ", ".join(TOPICS)
    ''',
    ),
    table(
        "chat|topic#",
        """
    I left my wallet on the tram and the card was in it.|0
    The shop said no funds, but there is plenty in my account.|1
    It wants four digits and I can't for the life of me recall them.|2
    Why did you take 3.50 for drawing cash in Lisbon?|3
    We moved to Elm Street 14, please send letters there.|4
    Somebody snatched my bag this morning, block everything.|0
    Three wrong tries at the machine, I mixed the numbers up with my old ones.|2
    What does the account cost once I turn 27?|3
    My subscription bounced twice although I paid in on Monday.|1
    As of May I live in Graz, how do I tell you?|4
    The monthly charge has gone up without a word from you!|3
    Can't find my card since the gym, I think it fell out of the locker.|0
    At the petrol station the terminal turned my card down.|1
    I got a new flat and the statements still go to the old one.|4
    Is there a way to see my secret number in the app again?|2
    """,
    ),
    fewshot=5,
)

LEASE = SmallTask(
    "lease-end",
    code(
        r"""
    text = (
        "On which date does the lease end? Copy the date from the clause.\n\n"
        "Clause: " + data["clause"] + "\n"
        "End of lease:"
    )
    gold = data["end"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "clause|end",
        """
    The flat is let from 1 March 2021 until 28 February 2024.|28 February 2024
    The term begins on 15 June 2019 and runs out on 14 June 2022.|14 June 2022
    Subject to section 9, this lease expires on 31 December 2025; rent is due from 4 January
      2021.|31 December 2025
    Until 30 September 2023 the tenant has the use of the cellar and of the flat; keys were handed
      over on 2 October 2020.|30 September 2023
    The parties, meeting on 11 May 2018, agreed that the tenancy shall close on 10 May
      2021.|10 May 2021
    From 1 August 2022 the shop is leased for two years, that is to 31 July 2024.|31 July 2024
    The garage is let until 5 April 2020, counted from the signature on 6 April 2017.|5 April 2020
    Signed on 19 November 2020. The tenant moves out on 20 November 2023 at the latest, on which
      day the lease ends.|20 November 2023
    The barn was taken over on 8 July 2016; the lease is to end on 7 July 2026.|7 July 2026
    A first term ran to 30 June 2015, this second and last one lasts to 30 June 2020.|30 June 2020
    The office is given back on 16 October 2022, when the lease that was made on 17 October 2012
      is over.|16 October 2022
    The lease lasts from 9 September 2021 through 8 September 2027.|8 September 2027
    """,
    ),
)

RARE = SmallTask(
    "item-rarity",
    code(
        r"""
    item = Item(**{key: data[key] for key in ("name", "worth")})
    text = RULE + "\n\n" + item.shown() + "\nRarity:"
    gold = data["rarity"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    from dataclasses import dataclass

    RULE = (
        "Items worth up to 50 coins are common, items worth 51 to 200 coins are rare, "
        "and items worth more than 200 coins are epic."
    )


    @dataclass
    class Item:
        name: str
        worth: int

        def shown(self):
            return f"Item: {self.name}\nWorth: {self.worth} coins"
    """,
    ),
    table(
        "name|worth#|rarity|slot",
        """
    moonlit dagger|180|rare|hand
    cracked wooden shield|12|common|hand
    crown of the drowned queen|640|epic|head
    wolf-fur boots|75|rare|feet
    bread knife|3|common|hand
    staff of the last comet|415|epic|hand
    travelling cloak|50|common|back
    sapphire ring|200|rare|finger
    ashen longbow|201|epic|hand
    tin whistle|8|common|hand
    elven rope belt|110|rare|waist
    dragonscale gauntlets|980|epic|hand
    woollen hood|22|common|head
    mirror amulet|51|rare|neck
    """,
    ),
    fewshot=4,
)

HOURS = SmallTask(
    "town-hall-hours",
    code(
        r"""
    text = ""
    for office, days, begin, end in OFFICES:
        text += f"{office}: {days}, {begin} to {end}\n"
    text += "\nAnswer with yes or no.\nQuestion: %s\nAnswer:" % data["question"]
    gold = "yes" if data["open"] else "no"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    OFFICES = [
        ("Registry", "Monday to Thursday", "8:00", "12:00"),
        ("Building office", "Tuesday and Friday", "9:00", "15:00"),
        ("Library", "Monday to Saturday", "10:00", "19:00"),
        ("Lost property", "Wednesday only", "13:00", "17:00"),
    ]
    """,
    ),
    table(
        "question|open?",
        """
    Is the library open on Saturday at 18:30?|true
    Can I go to the registry on Friday at 9:00?|false
    May I come to the building office on Tuesday at 14:00?|true
    Will I find somebody at lost property on Wednesday morning at 10:00?|false
    Does the registry see people on Monday at 8:30?|true
    Is the library open on Sunday at noon?|false
    Can I ask for my umbrella at lost property on Wednesday at 16:15?|true
    Is the building office open on Wednesday at 11:00?|false
    Could I hand in plans at the building office on Friday at 9:30?|true
    Is the registry open on Thursday at 13:00?|false
    Can my son return his books to the library on Monday at 10:45?|true
    Is lost property open on Thursday at 14:00?|false
    Would Thursday at 11:30 do for the registry?|true
    Shall I try the library on Friday at 20:00?|false
    """,
    ),
    fewshot=4,
)

DNA = SmallTask(
    "dna-complement",
    code(
        r"""
    strand = data["strand"]
    text = f"Write the complementary DNA strand, base by base.\n5'-{strand}-3'\nComplement:"
    gold = data["complement"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    tuple(
        {"strand": strand, "complement": strand.translate(str.maketrans("ACGT", "TGCA"))}
        for strand in (
            "ATGCCGTA",
            "GGATCCAT",
            "TTAGCACG",
            "CAGTTGAC",
            "ACCTGAAT",
            "TGCATGCA",
            "GAATTCGG",
            "CTTAAGCC",
            "AGGCTTAC",
            "TACGGATC",
            "GTCAACTG",
            "CCGATTGA",
        )
    ),
)

FRAC = SmallTask(
    "lowest-terms",
    code(
        r"""
    text = "Reduce the fraction to lowest terms."
    text += "\n" + data["fraction"] + " ="
    gold = data["lowest"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "fraction|lowest",
        """
    6/8|3/4
    10/15|2/3
    14/49|2/7
    9/12|3/4
    20/25|4/5
    18/27|2/3
    8/36|2/9
    21/56|3/8
    30/42|5/7
    16/72|2/9
    35/60|7/12
    24/64|3/8
    12/33|4/11
    45/54|5/6
    """,
    ),
)

COMMIT = SmallTask(
    "commit-type",
    code(
        r"""
    lines = ["Which type does the commit have?"]
    lines += [f"- {name}: {meaning}" for name, meaning in TYPES.items()]
    lines += ["", "Commit: " + data["subject"], "Type:"]
    text = "\n".join(lines)
    gold = data["type"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    TYPES = {
        "feat": "something new for users",
        "fix": "a mistake is repaired",
        "docs": "only text for readers changes",
        "perf": "the same, but faster",
    }
    """,
    ),
    table(
        "subject|type",
        """
    Add a dark theme to the settings page|feat
    Don't crash when the cart is empty|fix
    Explain the new flags in the README|docs
    Cache compiled templates between requests|perf
    Let users export their invoices as CSV|feat
    Close the file handle after a failed upload|fix
    Correct three typos in the tutorial|docs
    Read the index once instead of per row|perf
    Support login by passkey|feat
    Show the right month in leap years|fix
    Describe how to set up a mirror|docs
    Replace the quadratic search by a hash table|perf
    """,
    ),
    fewshot=4,
)

PRINTS = SmallTask(
    "what-prints",
    code(
        r"""
    fence = "`" * 3
    program = data["program"].rstrip()
    text = f"What does this program print?\n{fence}python\n{program}\n{fence}\nOutput:"
    gold = data["printed"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "program|printed",
        """
    x = 7⏎x += 5⏎print(x)|12
    words = "to be or not".split()⏎print(len(words))|4
    print("ab" * 3)|ababab
    n = 17⏎print(n // 5, n % 5)|3 2
    s = "lantern"⏎print(s[:4])|lant
    total = 0⏎for i in range(4):⏎    total += i⏎print(total)|6
    print(max([3, 9, 4]) - min([3, 9, 4]))|6
    a, b = 2, 8⏎a, b = b, a⏎print(a)|8
    print("Rain".upper())|RAIN
    print(sum(n for n in [5, 10, 15] if n > 5))|25
    d = {"k": 1}⏎d["k"] += 1⏎print(d["k"])|2
    print("-".join(["x", "y", "z"]))|x-y-z
    print(2 ** 5)|32
    """,
    ),
)

ORDERS = SmallTask(
    "order-json",
    code(
        r"""
    text = "Turn the order into a JSON object with the keys item and count.\n\n"
    text += f"Order: {data['order']}\nJSON:"
    gold = json.dumps({"item": data["item"], "count": data["count"]})
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="import json",
    ),
    table(
        "order|item|count#",
        """
    I'd like 3 folding chairs, please.|folding chair|3
    Send us 12 oak planks by Friday.|oak plank|12
    We need 2 garden hoses.|garden hose|2
    Could I get 40 paper lanterns?|paper lantern|40
    5 paint rollers for Mrs Iyer, thanks.|paint roller|5
    Put 8 door hinges on my bill.|door hinge|8
    Our school wants 25 glue sticks.|glue stick|25
    Just 1 tape measure today.|tape measure|1
    Please reserve 6 clay pots.|clay pot|6
    Reorder: 100 wall plugs.|wall plug|100
    10 light bulbs, the warm ones if you have them.|light bulb|10
    """,
    ),
)

PAIRS = SmallTask(
    "same-question",
    code(
        r"""
    first, second = data["pair"]
    parts = {"First": first, "Second": second}
    text = "Do the two questions ask for the same thing? Answer yes or no.\n"
    text += "\n".join(f"{name}: {each}" for name, each in parts.items())
    text += "\nSame:"
    gold = data["same"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "pair*|same",
        """
    How do I reset my router?/What must I do to set my router back?|yes
    Where can I park near the opera?/When does the opera begin?|no
    How long do hard eggs take?/For how many minutes do I cook an egg until it is hard?|yes
    Is it safe to eat raw beans?/How do I grow beans on a balcony?|no
    Which visa do I need for Kenya?/What sort of visa does Kenya ask for?|yes
    Why is the sky red at dusk?/Why is the sea blue?|no
    Can I bring a dog on the night train?/Are dogs allowed on the night train?|yes
    What does a plumber earn?/How do I become a plumber?|no
    How far is it from Rome to Naples?/What is the distance between Naples and Rome?|yes
    Who wrote the national anthem?/Who sings the national anthem tonight?|no
    How do I get wine out of a carpet?/What removes stains of wine from rugs?|yes
    What is a mortgage?/Which bank has the cheapest mortgage?|no
    """,
    ),
    fewshot=4,
)

TASKS = (LAB, CARD, LEASE, RARE, HOURS, DNA, FRAC, COMMIT, PRINTS, ORDERS, PAIRS)
