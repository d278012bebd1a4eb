"""Right tasks of offices, studios and labs, in English."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

TRIAGE = SmallTask(
    "er-triage",
    code(
        r"""
    lines = ["How urgent is this patient: immediate, urgent or routine?"]
    lines.append(f"Nurse's note: {data['note']}")
    lines.append("Urgency:")
    text = "\n".join(lines)
    gold = data["urgency"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "note|urgency",
        """
    Man of 61, crushing chest pain for half an hour, grey and sweating.|immediate
    Wants a repeat of her blood pressure tablets, feels well.|routine
    Child with an earache since last night, fever of 38.6.|urgent
    Cyclist hit by a lorry, does not answer, breathing is shallow.|immediate
    Stitches to be taken out after ten days, wound is dry.|routine
    Wrist swollen and bent after a fall, fingers are warm.|urgent
    Needs a doctor's letter for his sports club.|routine
    Allergic to wasps, stung, tongue swelling, wheezes.|immediate
    Vomiting since yesterday, thirsty, can keep down sips.|urgent
    Ingrown toenail for two months, no redness.|routine
    Left arm and face went limp twenty minutes ago.|immediate
    Deep cut in the palm, bleeding stopped under pressure.|urgent
    """,
    ),
    fewshot=4,
)

AMOUNT = SmallTask(
    "transfer-amount",
    code(
        r"""
    text = TEMPLATE.format(order=data["order"].strip())
    gold = data["amount"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r'''
    TEMPLATE = """Customer: {order}
    How much is to be sent? Copy the sum and its currency from the message.
    Sum:"""
    ''',
    ),
    table(
        "order|amount",
        """
    Please send 250 EUR to my sister in Porto before Friday.|250 EUR
    My rent of 1,140 GBP is due, pay it to Mrs Okafor.|1,140 GBP
    I owe Tomasz 85 PLN for the tickets, do it today.|85 PLN
    Could you move 3,000 USD to the account that ends in 771?|3,000 USD
    Transfer 47.50 CHF to the garage for the new wiper.|47.50 CHF
    The school trip costs 190 EUR, the form is attached.|190 EUR
    Pay the plumber: 612.80 GBP, invoice 2044.|612.80 GBP
    From my savings 15,000 SEK go to the boatyard.|15,000 SEK
    Send my nephew 60 USD, he turns 18 on the 4th.|60 USD
    I want 2,275 NOK to go to the landlord by noon.|2,275 NOK
    The vet asks for 134.20 CHF for the vaccination.|134.20 CHF
    Donate 20 EUR to the lifeboats, as every month.|20 EUR
    """,
    ),
)

CLAUSE = SmallTask(
    "clause-type",
    code(
        r"""
    text = f"What does the clause deal with?\n{menu()}\n\nClause: {data['clause']}\nLetter:"
    gold = LETTERS[TYPES.index(data["type"])]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    LETTERS = "ABCD"
    TYPES = ["payment", "confidentiality", "liability", "termination"]

    def menu():
        return "\n".join(f"{letter}) {name}" for letter, name in zip(LETTERS, TYPES))
    """,
    ),
    table(
        "clause|type",
        """
    Invoices fall due thirty days after they were received.|payment
    Neither side shall tell third parties what it learns of the other's business.|confidentiality
    The supplier answers for damage only up to the value of the order.|liability
    Each side may end this agreement by three months' notice in writing.|termination
    A late sum bears interest at five per cent a year.|payment
    All drawings shall be kept secret for ten years.|confidentiality
    Nobody owes compensation for loss of profit.|liability
    If the buyer becomes insolvent, the seller may cancel at once.|termination
    The fee is 900 euros for each day of work, travel included.|payment
    Employees who see the formula must sign a promise of silence.|confidentiality
    The carrier pays for goods that are broken on the way.|liability
    The contract expires on 31 December unless it is renewed.|termination
    """,
    ),
    fewshot=4,
)

LOAD = SmallTask(
    "backpack-load",
    code(
        r"""
    text = "A hero carries:\n"
    for thing in data["things"]:
        text += f"- {thing['name']}, {thing['kg']} kg\n"
    text += "What do the things weigh together, in kg?\nWeight:"
    gold = str(data["total"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    tuple(
        {
            "things": [
                {"name": name, "kg": int(kg)}
                for name, kg in (each.split("=") for each in things.split(", "))
            ],
            "total": total,
        }
        for things, total in (
            ("rope=4, lantern=2, iron shield=11", 17),
            ("tent=9, axe=5, cooking pot=3", 17),
            ("long bow=3, quiver=2, cloak=1, boots=2", 8),
            ("anvil=48, hammer=6, tongs=3", 57),
            ("spell book=7, crystal ball=13, candles=2", 22),
            ("chain mail=16, helmet=4, spear=5, buckler=6", 31),
            ("barrel of ale=35, cheese wheel=8, ham=12", 55),
            ("lute=2, map case=1, dried fish=3", 6),
            ("gold bars=27, chest=14, padlock=1", 42),
            ("troll skull=19, dragon egg=23, net=4", 46),
            ("crossbow=6, bolts=3, grappling hook=2, ladder=10", 21),
            ("harp=15, silver flute=1, drum=7", 23),
        )
    ),
)

WASTE = SmallTask(
    "waste-days",
    code(
        r"""
    rows = [f"| {district} | {day} |" for district, day in DAYS.items()]
    head = ["| District | Collection |", "| --- | --- |"]
    text = "\n".join(head + rows) + f"\n\nResident: {data['mail']}\nDay of collection:"
    gold = data["day"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    DAYS = {
        "Harbour": "Monday",
        "Old Town": "Tuesday",
        "Northfield": "Thursday",
        "Mill Hill": "Friday",
    }
    """,
    ),
    table(
        "mail|day",
        """
    We moved to Harbour last week. When do I put out the bins?|Monday
    Nobody emptied our bin in Mill Hill. Which day is ours?|Friday
    I keep a shop in Old Town and have a lot of cardboard.|Tuesday
    My grandmother in Northfield asks when the lorry comes.|Thursday
    Is it true that the Old Town round has changed?|Tuesday
    The Harbour flats share one skip, when is it picked up?|Monday
    Our new house is in Northfield, right by the school.|Thursday
    Which day do you come to Mill Hill now?|Friday
    I missed the lorry in Harbour again, when is the next?|Monday
    The students in Old Town leave their bags out all week!|Tuesday
    Northfield residents would like a leaflet with the day.|Thursday
    Could you tell me about Mill Hill, numbers 2 to 40?|Friday
    """,
    ),
)

BINOM = SmallTask(
    "species-short",
    code(
        r"""
    genus, epithet = data["species"].split()
    text = ASK + "\n\nFull name: " + " ".join([genus, epithet]) + "\nShort name:"
    gold = data["short"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    ASK = "Shorten the genus of the species to its first letter and a full stop."
    """,
    ),
    table(
        "species|short",
        """
    Quercus robur|Q. robur
    Escherichia coli|E. coli
    Apis mellifera|A. mellifera
    Canis lupus|C. lupus
    Drosophila melanogaster|D. melanogaster
    Felis silvestris|F. silvestris
    Homo sapiens|H. sapiens
    Taxus baccata|T. baccata
    Ursus arctos|U. arctos
    Zea mays|Z. mays
    Bufo bufo|B. bufo
    Lynx pardinus|L. pardinus
    """,
    ),
)

IDENT = SmallTask(
    "snake-names",
    code(
        r"""
    text = "Rename the variable from camel case to snake case.\n%s\n->" % data["camel"]
    gold = data["snake"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "camel|snake",
        """
    userName|user_name
    maxRetryCount|max_retry_count
    isVisible|is_visible
    orderTotalCents|order_total_cents
    lastSeenAt|last_seen_at
    fileSize|file_size
    parseNextToken|parse_next_token
    httpHeader|http_header
    rowIndex|row_index
    sendWelcomeMail|send_welcome_mail
    colorOfBorder|color_of_border
    cacheKey|cache_key
    """,
    ),
    postprocess="",
)

STATUS = SmallTask(
    "http-status",
    code(
        r"""
    options = "; ".join("{}: {}".format(number, CODES[number]) for number in sorted(CODES))
    text = "Which status code does the server send?\n" + options + "\n\n"
    text += "Case: " + data["case"] + "\nCode:"
    gold = str(data["code"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    CODES = {
        200: "all went well",
        301: "moved for good",
        401: "not logged in",
        404: "no such page",
        429: "too many requests",
    }
    """,
    ),
    table(
        "case|code#",
        """
    The page about us is shown as usual.|200
    The client has called the interface 900 times in one minute.|429
    A visitor mistypes the address of an article.|404
    Someone opens the admin page without a session.|401
    The blog has a new domain, and the old links lead there for ever.|301
    The product was deleted, and its page with it.|404
    The form was sent, and the thank-you page appears.|200
    The token in the header is missing.|401
    The shop's old address now always points at the new one.|301
    A crawler asks faster than the limit allows.|429
    The image is delivered from the cache.|200
    A bookmark leads to a file that never existed.|404
    """,
    ),
    fewshot=5,
)

PAST = SmallTask(
    "past-tense",
    code(
        r"""
    card = Card(data["verb"], data["sentence"])
    text = card.front()
    gold = data["past"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    from dataclasses import dataclass

    @dataclass
    class Card:
        verb: str
        sentence: str

        def front(self):
            return (
                "Put the verb into the simple past. Write only the missing word.\n"
                f"Verb: {self.verb}\nSentence: {self.sentence}\nMissing word:"
            )
    """,
    ),
    table(
        "verb|sentence|past",
        """
    go|Yesterday we ___ to the zoo.|went
    sing|The choir ___ three songs at the wedding.|sang
    write|Anna ___ to her aunt last month.|wrote
    buy|I ___ this coat in 2019.|bought
    fly|The owl ___ over our tent at night.|flew
    swim|In summer he ___ across the lake.|swam
    bring|Who ___ the cake on Monday?|brought
    freeze|The pond ___ before Christmas.|froze
    tear|She ___ the letter in two and left.|tore
    teach|Mr Lund ___ us chemistry for years.|taught
    hide|The cat ___ under the sofa when you came.|hid
    ring|At six the bell ___ twice.|rang
    """,
    ),
)

TASKS = (TRIAGE, AMOUNT, CLAUSE, LOAD, WASTE, BINOM, IDENT, STATUS, PAST)
