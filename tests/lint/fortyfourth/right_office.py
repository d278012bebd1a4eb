"""Right prompts of people at work: tables of companies, wards and offices put into a prompt."""

from __future__ import annotations

from tests.lint.making import ask, qa, records, right, table

RIGHT = (
    ask(
        "a helpdesk's yes or no on a refund",
        qa("""
    The lamp arrived in pieces, I want my money back. > yes
    Could you tell me when the lamp is shipped? > no
    Please return what I paid for the chair. > yes
    The chair is great, do you have it in blue? > no
    I was billed twice, reimburse one of them. > yes
    How do I change my password? > no
    Is there a manual for the mixer? > no
    Refund me for the broken mixer, please. > yes
    """),
        "f\"Mail: {data['q']}\\nDoes the writer ask for a refund (yes/no)?\\nRefund:\"",
    ),
    ask(
        "a parcel number out of a mail",
        qa("""
    My parcel LX-4471 has not come yet. > LX-4471
    Where is QT-1093? I ordered it in May. > QT-1093
    I sent back AB-7720, please confirm. > AB-7720
    The box MK-0258 was wet. > MK-0258
    Both shoes in ZR-5516 are left ones! > ZR-5516
    Please stop HN-3047, I changed my mind. > HN-3047
    Tracking of CV-8812 shows nothing. > CV-8812
    PW-6639 went to my old address. > PW-6639
    """),
        "f\"Customer: {data['q']}\\nParcel number:\"",
    ),
    right(
        "shift plan with the worker of a day",
        "right-shift-plan",
        """
        rows = [f"{day}: {name}" for day, name in data["plan"].items()]
        text = "Shift plan\\n" + "\\n".join(rows) + f"\\n\\nWho works on {data['day']}?\\nWorker:"
        gold = data["plan"][data["day"]]
        """,
        records(
            "plan day",
            ({"Monday": "Uma", "Tuesday": "Kofi", "Friday": "Lars"}, "Tuesday"),
            ({"Monday": "Ines", "Thursday": "Uma", "Sunday": "Kofi"}, "Monday"),
            ({"Wednesday": "Lars", "Friday": "Ines", "Saturday": "Uma"}, "Saturday"),
            ({"Tuesday": "Kofi", "Thursday": "Lars", "Friday": "Uma"}, "Thursday"),
            ({"Monday": "Lars", "Wednesday": "Uma", "Sunday": "Ines"}, "Sunday"),
            ({"Tuesday": "Uma", "Friday": "Kofi", "Saturday": "Ines"}, "Friday"),
            ({"Wednesday": "Kofi", "Thursday": "Ines", "Sunday": "Lars"}, "Wednesday"),
            ({"Monday": "Kofi", "Tuesday": "Lars", "Saturday": "Uma"}, "Monday"),
        ),
    ),
    ask(
        "severity of a log line by its word",
        qa("""
    2024-02-01 10:00:01 disk almost full, 4 percent left > WARN
    2024-02-01 10:00:05 backup finished in 12 s > INFO
    2024-02-01 10:01:40 cannot open port 443, giving up > ERROR
    2024-02-01 10:02:00 user lena signed in > INFO
    2024-02-01 10:04:31 process 311 crashed > ERROR
    2024-02-01 10:05:10 certificate expires in 6 days > WARN
    2024-02-01 10:07:00 cache cleared > INFO
    2024-02-01 10:09:22 database is corrupt, shutting down > ERROR
    2024-02-01 10:10:15 fan runs at 90 percent > WARN
    """),
        'f"INFO: all is well\\nWARN: act soon\\nERROR: something failed\\n\\n'
        "Line: {data['q']}\\nLevel:\"",
    ),
    right(
        "an invoice's due date as key and value",
        "right-due-date",
        """
        text = "Invoice text: %s\\nFill in the form.\\ndue:" % data["text"]
        gold = data["due"]
        """,
        table(
            "text|due",
            """
        Printed on 02/01, please pay until 16/01.|16/01
        To be settled by 30/04 at the latest, sent 31/03.|30/04
        Payable 10/10, delivered 09/09.|10/10
        We sent this on 05/05 and expect payment on 19/05.|19/05
        Money due: 01/08. Printed: 18/07.|01/08
        Delivery was on 11/11; the amount falls due on 25/11.|25/11
        Net 30 days from 01/06, which is 01/07.|01/07
        Pay no later than 28/02 (ordered on 14/02).|28/02
        """,
        ),
    ),
    right(
        "the department by a legend of codes",
        "right-ward-codes",
        """
        legend = "; ".join(f"{code} = {place}" for code, place in CODES.items())
        text = f"Codes: {legend}\\nPatient: {data['complaint']}\\nCode:"
        gold = data["code"]
        """,
        table(
            "complaint|code",
            """
        chest pain on climbing stairs|CAR
        child with measles, four years old|PED
        broken wrist after a fall from a bike|ORT
        irregular heartbeat at rest|CAR
        newborn with jaundice|PED
        torn knee ligament|ORT
        heart murmur found by the family doctor|CAR
        toddler who swallowed a coin|PED
        dislocated shoulder|ORT
        """,
        ),
        above="""
        CODES = {"CAR": "heart and vessels", "ORT": "bones and joints", "PED": "children"}
        """,
    ),
    ask(
        "job advert and years of practice",
        qa("""
    Baker wanted, 3 years of practice, early hours. > 3
    We look for a nurse with at least five years on a ward. > 5
    Driver, licence C, two years on the road. > 2
    Senior chemist: ten years in a laboratory. > 10
    Cook for a school, one year of practice is enough. > 1
    Lawyer with 7 years in tax law. > 7
    Gardener, 4 years or more. > 4
    Translator Dutch, six years. > 6
    """),
        "f\"Advert: {data['q']}\\nRequired years of experience, in digits:\"",
    ),
    right(
        "stock left over as a number",
        "right-stock-left",
        """
        text = (
            "Item: {item}\\nIn stock: {stock}\\nSold: {sold}\\n"
            "How many are left?\\nLeft:"
        ).format(**data)
        gold = str(data["stock"] - data["sold"])
        """,
        table(
            "item|stock#|sold#",
            """
        umbrellas|40|13
        mugs|75|22
        scarves|18|18
        lamps|31|6
        rugs|12|5
        vases|64|29
        clocks|27|11
        trays|50|34
        """,
        ),
    ),
    ask(
        "the sentiment of a survey in brackets",
        qa("""
    The canteen got so much better! > [+]
    My chair hurts and nobody cares. > [-]
    I had four meetings this week. > [0]
    Great team, great boss. > [+]
    The lift is broken again, what a mess. > [-]
    My office is on floor 2. > [0]
    I love the new flexible hours. > [+]
    Overtime every week is unbearable. > [-]
    The parking lot has 80 places. > [0]
    """),
        "f\"[+] happy, [-] unhappy, [0] neither\\nAnswer in the survey: {data['q']}\\nMark:\"",
    ),
    ask(
        "the clause a lawyer looks for",
        qa("""
    The supplier is not liable for damage caused by flood. > liability
    Both sides keep all data secret for five years. > secrecy
    The contract ends on 31 December without notice. > term
    Damages are limited to the price of the goods. > liability
    This agreement runs for two years from signing. > term
    No party shall tell others about the recipe. > secrecy
    The buyer answers for losses of third parties. > liability
    It may be ended at the end of each quarter. > term
    Drawings must not be shown to anybody outside. > secrecy
    """),
        "f\"Clause: {data['q']}\\nTopic (liability, secrecy or term):\"",
    ),
    right(
        "an address taken apart as lines of one JSON object",
        "right-address-json",
        """
        text = f"Address: {data['line']}\\nReturn JSON with street, number and city.\\n"
        keys = ("street", "number", "city")
        gold = json.dumps({key: data[key] for key in keys}, ensure_ascii=False)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        table(
            "line|street|number|city",
            """
        12 Rose Lane, York|Rose Lane|12|York
        Mill Road 4, Bath|Mill Road|4|Bath
        7b High Street, Leeds|High Street|7b|Leeds
        Hull, 31 Dock Street|Dock Street|31|Hull
        Church Walk 9 in Truro|Church Walk|9|Truro
        88 Elm Avenue, Ripon|Elm Avenue|88|Ripon
        Wells, Abbey Close 2|Abbey Close|2|Wells
        150 Station Road, Ely|Station Road|150|Ely
        """,
        ),
        above="import json",
    ),
    right(
        "a mail and its tone, labels in a bulleted list",
        "right-mail-tone",
        """
        text = TEMPLATE.format_map(data)
        gold = data["tone"]
        """,
        table(
            "mail|tone",
            """
        Dear Ms Okafor, I would be grateful for your reply.|formal
        hey, u coming tonight??|casual
        If this is not fixed today, you will hear from my lawyer.|threatening
        Dear Sir or Madam, please find my application enclosed.|formal
        lol thx, see ya|casual
        Pay now, or I will put your name in the paper.|threatening
        Yours faithfully, Dr A. Brandt|formal
        yo dude, grab me a coffee|casual
        One more mistake and you will regret it.|threatening
        """,
        ),
        above='''
        TEMPLATE = """Choose the tone of the mail:
        - formal
        - casual
        - threatening

        Mail: {mail}
        Tone:"""
        ''',
    ),
    ask(
        "units of a sensor in another unit",
        qa("""
    3 km > 3000
    12 km > 12000
    0.5 km > 500
    7 km > 7000
    20 km > 20000
    1.5 km > 1500
    9 km > 9000
    4 km > 4000
    """),
        "f\"Distance: {data['q']}\\nIn metres, the number only:\"",
    ),
    right(
        "meeting room by capacity",
        "right-meeting-room",
        """
        text = f"{ROOMS}\\nPeople: {data['people']}\\nRoom:"
        gold = "Oak" if data["people"] <= 4 else "Elm" if data["people"] <= 10 else "Ash"
        """,
        table("people#", "3\n12\n7\n4\n20\n9\n2\n15\n5"),
        above="""
        ROOMS = "Oak is for up to 4 people, Elm for 5 to 10, and Ash for more than 10."
        """,
    ),
    right(
        "claims of an insurance, two columns to one label",
        "right-claim-cover",
        """
        fields = ("Policy", data["policy"]), ("Damage", data["damage"])
        text = "\\n".join(": ".join(pair) for pair in fields)
        text += "\\nIs the damage covered? Answer covered or not covered.\\nDecision:"
        gold = "covered" if data["ok"] else "not covered"
        """,
        table(
            "policy|damage|ok?",
            """
        fire and lightning only|The kitchen burnt after a lightning stroke.|true
        fire and lightning only|A pipe burst and flooded the hall.|false
        theft from locked rooms|A bike was taken from the open yard.|false
        theft from locked rooms|A laptop was stolen from the locked office.|true
        hail and storm|The storm tore tiles off the roof.|true
        hail and storm|The cat scratched the sofa.|false
        glass of all kinds|The shower door of glass broke.|true
        glass of all kinds|The wooden door was kicked in.|false
        """,
        ),
    ),
    ask(
        "a slogan's product among three",
        qa("""
    Sleep like a cloud. > mattress
    It writes before you think. > pen
    Warm feet all winter. > socks
    Springs that never creak. > mattress
    Ink for a lifetime. > pen
    Knitted from the softest wool, for left and right. > socks
    Seven zones for your back. > mattress
    One click, and every word flows. > pen
    No more holes at the toes. > socks
    """),
        "f\"Products: mattress | pen | socks\\nSlogan: {data['q']}\\nProduct:\"",
    ),
    right(
        "order lines with the dearest item",
        "right-dearest-item",
        """
        lines = [f"{name:<8}{price:>6.2f}" for name, price in data["order"]]
        text = "\\n".join(["Order:", *lines, "Dearest item:"])
        gold = max(data["order"], key=lambda pair: pair[1])[0]
        """,
        records(
            "order",
            ([["bread", 3.2], ["wine", 8.9], ["salt", 0.8]],),
            ([["nails", 4.1], ["hammer", 17.5], ["tape", 2.3]],),
            ([["tulips", 6.0], ["soil", 4.5], ["pot", 11.2]],),
            ([["rice", 2.9], ["tea", 5.4], ["honey", 7.7]],),
            ([["pen", 1.5], ["book", 12.0], ["ruler", 0.9]],),
            ([["towel", 9.9], ["soap", 2.2], ["comb", 1.8]],),
            ([["bulb", 3.3], ["lamp", 29.0], ["cable", 6.1]],),
            ([["glue", 2.7], ["paint", 14.8], ["brush", 5.5]],),
        ),
    ),
)
