"""Right prompts on tables, records and documents: what is read from them and what is made of them."""

from __future__ import annotations

from tests.lint.dense_13.making import Right, right, scored, table
from tests.lint.making import records

RIGHT: tuple[Right, ...] = (
    right(
        "a table with empty cells, of which the prompt says what they mean",
        "empty-cells",
        r"""
        lines = ["day,guests,note"] + [",".join(line) for line in data["lines"]]
        text = "An empty cell means that nothing was written down.\n" + "\n".join(lines)
        text += f"\nQuestion: {data['question']}\nAnswer:"
        return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """,
        records(
            "lines question answer",
            (
                [["Mon", "12", ""], ["Tue", "", "closed"], ["Wed", "9", ""]],
                "Which day has a note?",
                "Tue",
            ),
            (
                [["Thu", "31", "rain"], ["Fri", "", ""], ["Sat", "44", ""]],
                "On which day did it rain?",
                "Thu",
            ),
            (
                [["Sun", "", ""], ["Mon", "7", "fog"], ["Tue", "8", ""]],
                "How many guests came on Tue?",
                "8",
            ),
            (
                [["Wed", "15", ""], ["Thu", "15", "feast"], ["Fri", "", ""]],
                "Which day lacks a number?",
                "Fri",
            ),
            (
                [["Sat", "60", ""], ["Sun", "58", ""], ["Mon", "", "strike"]],
                "What is noted for Mon?",
                "strike",
            ),
            (
                [["Tue", "21", "snow"], ["Wed", "", ""], ["Thu", "20", ""]],
                "How many guests came on Tue?",
                "21",
            ),
            (
                [["Fri", "", "storm"], ["Sat", "33", ""], ["Sun", "35", ""]],
                "Which day has most guests?",
                "Sun",
            ),
            (
                [["Mon", "5", ""], ["Tue", "6", ""], ["Wed", "4", "sale"]],
                "What is noted for Wed?",
                "sale",
            ),
        ),
    ),
    right(
        "TabFact: a caption, a table with # between its cells, and statements with refuted or entailed",
        "tab-facts",
        r"""
        rows = ["#".join(row) for row in data["table"]]
        text = f"Caption: {data['caption']}\n" + "\n".join(rows)
        text += f"\nStatement: {data['statement']}\nThe statement is"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        tuple(
            {
                "caption": caption,
                "table": [row.split("/") for row in cells.split(";")],
                "statement": statement,
                "target_scores": {" entailed": int(true), " refuted": int(not true)},
            }
            for caption, cells, statement, true in (
                (
                    "Medals 1998",
                    "team/gold;Norge/10;Suomi/2",
                    "Norge won more gold than Suomi.",
                    True,
                ),
                ("Lakes", "lake/km2;Vener/5650;Vetter/1912", "Vetter is the larger lake.", False),
                ("Cup final", "club/goals;Ajax/4;Roda/4", "Both clubs scored four goals.", True),
                ("Albums", "title/year;Moth/1981;Rust/1979", "Moth came out before Rust.", False),
                ("Peaks", "peak/m;Ortler/3905;Similaun/3606", "Neither peak is 4000 m high.", True),
                ("Trams", "line/stops;4/21;9/17", "Line 9 has more stops than line 4.", False),
                ("Votes", "name/votes;Ek/412;Dahl/398;Lie/77", "Lie came last of the three.", True),
                (
                    "Boats",
                    "boat/length;Kestrel/12;Heron/15",
                    "Kestrel is longer than Heron.",
                    False,
                ),
            )
        ),
        method="ppl",
    ),
    right(
        "attributes in square brackets, to be put into a sentence, as E2E has them",
        "data-to-text",
        r"""
        slots = ", ".join(f"{key}[{value}]" for key, value in data["slots"].items())
        text = "Write one sentence that says all of this.\nData: " + slots + "\nSentence:"
        return {"input": text, "output": f" {data['sentence']}", "processed_output": data["sentence"]}
        """,
        records(
            "slots sentence",
            (
                {"name": "The Mill", "food": "Thai", "area": "riverside"},
                "The Mill serves Thai food by the riverside.",
            ),
            ({"name": "Cocum", "type": "pub", "price": "cheap"}, "Cocum is a cheap pub."),
            (
                {"name": "Aromi", "food": "Italian", "rating": "5 of 5"},
                "Aromi has Italian food and is rated 5 of 5.",
            ),
            (
                {"name": "Zizzi", "type": "coffee shop", "near": "Burger King"},
                "Zizzi is a coffee shop near Burger King.",
            ),
            ({"name": "Blue Spice", "area": "city centre"}, "Blue Spice lies in the city centre."),
            ({"name": "Fitzbillies", "family friendly": "yes"}, "Fitzbillies welcomes families."),
            (
                {"name": "Strada", "food": "fast food", "rating": "1 of 5"},
                "Strada sells fast food rated 1 of 5.",
            ),
            (
                {"name": "The Punter", "price": "high", "area": "riverside"},
                "The Punter is an expensive place by the riverside.",
            ),
        ),
        metric="bleu",
    ),
    right(
        "triples with brackets and semicolons, several in some of the answers",
        "open-triples",
        r"""
        gold = " ".join("({}; {}; {})".format(*triple) for triple in data["triples"])
        text = "List the facts of the sentence as (subject; relation; object), in the order of the sentence.\n"
        text += f"Sentence: {data['sentence']}\nFacts:"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        records(
            "sentence triples",
            ("Kafka wrote The Trial.", [["Kafka", "wrote", "The Trial"]]),
            (
                "Oslo lies in Norway and borders Bærum.",
                [["Oslo", "lies in", "Norway"], ["Oslo", "borders", "Bærum"]],
            ),
            ("Ferrari makes cars.", [["Ferrari", "makes", "cars"]]),
            (
                "Ella married Noel and adopted Finn.",
                [["Ella", "married", "Noel"], ["Ella", "adopted", "Finn"]],
            ),
            ("The heron eats frogs.", [["The heron", "eats", "frogs"]]),
            ("Bell sold Orbit to Lane.", [["Bell", "sold", "Orbit to Lane"]]),
            (
                "Rome founded Ostia and fought Veii.",
                [["Rome", "founded", "Ostia"], ["Rome", "fought", "Veii"]],
            ),
            ("Mozart was born in Salzburg.", [["Mozart", "was born in", "Salzburg"]]),
        ),
    ),
    right(
        "names to be tagged with BIO labels, as many as the sentence has tokens",
        "bio-tags",
        r"""
        tokens, tags = zip(*(pair.rsplit("_", 1) for pair in data["tagged"].split()))
        text = "Tag each token with O, B-PER, I-PER, B-LOC or I-LOC.\nTokens: " + " ".join(tokens) + "\nTags:"
        gold = " ".join(tags)
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        table(
            "tagged",
            """
            Rosa_B-PER Parks_I-PER lived_O in_O Detroit_B-LOC ._O
            We_O crossed_O Lake_B-LOC Garda_I-LOC ._O
            Heidi_B-PER met_O Peter_B-PER ._O
            Snow_O fell_O on_O New_B-LOC York_I-LOC City_I-LOC ._O
            Nobody_O answered_O ._O
            Vienna_B-LOC honours_O Ludwig_B-PER van_I-PER Beethoven_I-PER ._O
            Trains_O leave_O Delhi_B-LOC daily_O ._O
            Alan_B-PER Turing_I-PER was_O born_O in_O London_B-LOC ._O
            """,
        ),
    ),
    right(
        "an address on several lines, of which one part is asked for",
        "address-part",
        r"""
        address = "\n".join(data["address"])
        text = f"{address}\n---\nWrite down the {data['part']}.\n{data['part'].capitalize()}:"
        return {"input": text, "output": f" {data['value']}", "processed_output": data["value"]}
        """,
        records(
            "address part value",
            (["Ms Jane Doe", "12 High Street", "Leeds LS1 4AP"], "postcode", "LS1 4AP"),
            (["Bäckerei Huber", "Marktplatz 3", "80331 München"], "city", "München"),
            (["Ivo Rossi", "Via Roma 45/B", "50123 Firenze"], "street name", "Via Roma"),
            (["Acme Ltd.", "Unit 7, Dock Road", "Hull HU1 2BN"], "postcode", "HU1 2BN"),
            (["Mme Claire Petit", "8 rue Verte", "69002 Lyon"], "city", "Lyon"),
            (["Sam O'Neil", "221 Elm Avenue", "Austin, TX 78701"], "street name", "Elm Avenue"),
            (["Dr. K. Sato", "1-2-3 Ginza", "Tokyo 104-0061"], "postcode", "104-0061"),
            (["Li Ng", "9 Peel Lane", "Perth WA 6000"], "city", "Perth"),
            (["P. Silva", "Rua Nova 77", "4050 Porto"], "street name", "Rua Nova"),
        ),
    ),
    right(
        "numbers that a scan has spoilt, to be read as what was printed",
        "scan-repair",
        r"""
        text = f"The scanner took digits for letters. Write what was printed.\nScan: {data['scan']}\nPrinted:"
        return {"input": text, "output": f" {data['print']}", "processed_output": data["print"]}
        """,
        table(
            "scan|print",
            """
            l984|1984
            2O5|205
            S7I|571
            B00|800
            3Z9|329
            7O,O12|70,012
            4l5.S0|415.50
            G6Z|662
            """,
        ),
    ),
    right(
        "typing errors such as a word that stands there twice, to be corrected",
        "proof-reading",
        r"""
        text = "Correct the sentence. Change nothing else.\nWrong: %s\nRight:" % data["wrong"]
        return {"input": text, "output": " " + data["fixed"], "processed_output": data["fixed"]}
        """,
        table(
            "wrong|fixed",
            """
            We went to the the lake on Monday.|We went to the lake on Monday.
            She dont like onions.|She doesn't like onions.
            I recieved your letter yesterday.|I received your letter yesterday.
            Their are two owls in the barn.|There are two owls in the barn.
            The train leave at nine.|The train leaves at nine.
            He is taller then his brother.|He is taller than his brother.
            An university was founded here.|A university was founded here.
            Who's bike is this??|Whose bike is this?
            """,
        ),
    ),
    right(
        "marks and capitals that are missing on purpose, to be put back",
        "punctuate",
        r"""
        gold = data["sentence"]
        bare = "".join(sign for sign in gold.lower() if sign.isalnum() or sign == " ")
        return {
            "input": f"Add capitals and punctuation.\nbare: {bare}\nfull:",
            "output": f" {gold}",
            "processed_output": gold,
        }
        """,
        table(
            "sentence",
            """
            Where did Paul go?
            On Friday, Mr Bean flew to Cairo.
            Stop! The bridge is down.
            We need eggs, milk, and flour.
            Anna, who lives in Bern, is a judge.
            No, I have never been to Peru.
            Is that you, Tom?
            After lunch the Smiths slept.
            """,
        ),
    ),
    right(
        "a header of an e-mail, with angle brackets around its addresses",
        "mail-header",
        r"""
        prompt = f"{data['header']}\n\nFor whom is this mail? Give the address without brackets.\nAddress:"
        return {"input": prompt, "output": " " + data["to"], "processed_output": data["to"]}
        """,
        table(
            "header|to",
            """
            From: Ida <ida@fjord.no>⏎To: Per <per@fjord.no>⏎Subject: Boat|per@fjord.no
            To: <sales@ink.example>⏎From: Bo <bo@pad.example>⏎Subject: Re: Re: Offer|sales@ink.example
            Date: Tue, 4 Jun 2024⏎From: hr@mill.example⏎To: Ana Li <ana@mill.example>|ana@mill.example
            From: "Lee, Kim" <kim@lee.example>⏎To: club@chess.example⏎Cc: jo@chess.example|club@chess.example
            Subject: (no subject)⏎To: Ugo <ugo@arno.example>⏎From: eva@arno.example|ugo@arno.example
            From: bank@safe.example⏎Reply-To: no-reply@safe.example⏎To: tia@home.example|tia@home.example
            To: Max <max@oak.example>⏎Subject: Fwd: invoice #204⏎From: liv@oak.example|max@oak.example
            From: Dr. Roy <roy@clinic.example>⏎To: lab@clinic.example⏎Subject: urgent!|lab@clinic.example
            """,
        ),
    ),
    right(
        "a summary behind TL;DR, as web forums write it",
        "tldr",
        r"""
        return {"input": f"{data['post']}\n\nTL;DR:", "output": f" {data['short']}", "processed_output": data["short"]}
        """,
        table(
            "post|short",
            """
            I bought a tent online. It came without poles. The shop says I must send it back first and wait two weeks.
             |The tent came without poles and the shop is slow to help.
            My neighbour plays the drums until midnight. I asked her twice to stop, and she laughed.
             |A neighbour drums at night and will not stop.
            After ten years I ran my first marathon today. My knees hurt, yet I have never been so happy.
             |I finished my first marathon and am happy.
            The update deleted my playlists. Support answered after a week that nothing can be done.
             |An update wiped my playlists for good.
            We adopted a deaf cat. She sleeps on the vacuum cleaner while it runs.
             |Our deaf cat does not mind the vacuum cleaner.
            For months I watered a plant on my desk. Today a colleague told me that it is plastic.
             |I watered a plastic plant for months.
            The bus driver waited for me when he saw me run. It made my whole day.
             |A kind bus driver waited for me.
            I painted my bicycle green so nobody would steal it. It was stolen on the same evening.
             |My newly painted bicycle was stolen at once.
            """,
        ),
        metric="rouge",
    ),
    right(
        "stars drawn as signs, of which five stand in every answer",
        "star-signs",
        r"""
        text = f"Rate the stay as the guest would, from ★☆☆☆☆ to ★★★★★.\nGuest: {data['review']}\nStars:"
        gold = next(stars for stars, score in data["target_scores"].items() if score)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            Rats in the shower, rude staff, robbed at the door. Zero if I could.|*★☆☆☆☆/★★★☆☆/★★★★★
            Neither good nor bad. It is a bed in a room.|★☆☆☆☆/*★★★☆☆/★★★★★
            The finest hotel of our lives, flawless in all things.|★☆☆☆☆/★★★☆☆/*★★★★★
            Good breakfast, bad beds. Average on the whole.|★☆☆☆☆/*★★★☆☆/★★★★★
            Mould on the walls and no heating. Horrible.|*★☆☆☆☆/★★★☆☆/★★★★★
            Heaven! We shall come back every year.|★☆☆☆☆/★★★☆☆/*★★★★★
            Some things were nice, others were not.|★☆☆☆☆/*★★★☆☆/★★★★★
            We left after an hour, it was that disgusting.|*★☆☆☆☆/★★★☆☆/★★★★★
            Superb food, superb view, superb people.|★☆☆☆☆/★★★☆☆/*★★★★★
            """,
            "review",
            " ",
        ),
        method="ppl",
    ),
)
