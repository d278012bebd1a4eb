"""Right prompts about invoices, logs, products and searches of a shop, in English."""

from __future__ import annotations

from tests.lint.making import keyed, records, right, starred, table

RIGHT = (
    right(
        "totals of invoices, with the sum as steps",
        "invoice-total",
        r"""
        lines = "\n".join(f"{item['count']} x {item['name']} @ ${item['price']}" for item in data["items"])
        total = sum(item["count"] * item["price"] for item in data["items"])
        steps = " + ".join(str(item["count"] * item["price"]) for item in data["items"])
        return {
            "input": f"Invoice {data['number']}\n{lines}\nAdd up the lines, then give the total after ####.\nWorking:",
            "output": f" {steps} = {total}\n#### {total}",
            "processed_output": str(total),
        }
        """,
        tuple(
            {
                "number": row["number"],
                "items": [
                    {"name": name, "count": int(count), "price": int(price)}
                    for name, count, price in (item.split(",") for item in row["items"])
                ],
            }
            for row in table(
                "number|items*",
                """
                R-310|stapler,2,9/paper,10,4
                R-311|chair,4,75/desk,1,180
                R-312|lamp,3,22/bulb,6,5/cord,3,8
                R-313|drill,1,129/bit set,2,18
                R-314|mug,24,6/tray,2,13
                R-315|tent,1,210/peg,30,1/rope,2,12
                R-316|cable,15,7/switch,2,64
                R-317|apron,8,14/glove,20,3
                R-318|poster,50,2/frame,5,17
                """,
            )
        ),
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=96,
    ),
    right(
        "scanned receipts into JSON",
        "receipt-json",
        r"""
        gold = json.dumps({"shop": data["shop"], "date": data["date"], "total": data["total"]})
        text = "Receipt as scanned (day/month/year):\n" + data["scan"] + "\n\n"
        text += "As JSON with shop, date (year-month-day) and total:"
        """,
        table(
            "scan|shop|date|total",
            """
            KORNER KAFE⏎12/03/24 08:14⏎1 FLAT WHITE 3.80⏎1 BUN 2.20⏎TOTAL 6.00|Korner Kafe|2024-03-12|6.00
            *** BIKE BARN ***⏎INNER TUBE 7.50⏎PUMP 19.00⏎SUM 26.50⏎DATE 30/01/24|Bike Barn|2024-01-30|26.50
            MOONLIGHT BOOKS⏎DATE: 17/11/23⏎ATLAS 41.00⏎------⏎TO PAY 41.00|Moonlight Books|2023-11-17|41.00
            FRESH & CO.⏎LEEKS 1.90⏎EGGS 3.40⏎TOTAL DUE 5.30⏎28/02/24 17:55|Fresh & Co.|2024-02-28|5.30
            TOOL TOWN⏎HAMMER 14.99⏎NAILS 2.01⏎TOTAL 17.00⏎CARD 17.00⏎19/08/23|Tool Town|2023-08-19|17.00
            PAWS PET SHOP⏎21/12/23⏎CAT LITTER 9.60⏎TOTAL 9.60⏎THANK YOU!|Paws Pet Shop|2023-12-21|9.60
            BLUE FERRY⏎2 ADULTS 24.00⏎1 DOG 3.00⏎TOTAL 27.00⏎13/06/24|Blue Ferry|2024-06-13|27.00
            LINEN & LACE⏎NAPKINS 16.00⏎TOTAL 16.00⏎CASH 20.00⏎CHANGE 4.00⏎25/10/23|Linen & Lace|2023-10-25|16.00
            """,
        ),
        above="import json",
        max_tokens=96,
    ),
    right(
        "which service wrote the line of a log",
        "log-service",
        r"""
        text = f"Log:\n```\n{data['log']}\n```\nWhich service logged the first error?"
        gold = data["service"]
        """,
        table(
            "log|service",
            """
            10:01:07 INFO [cart] add sku=88⏎10:01:08 ERROR [stock] sku=88 not found|stock
            03:15:00 INFO [cron] start⏎03:15:02 ERROR [backup] disk full⏎03:15:02 ERROR [cron] exit 1|backup
            19:44:31 WARN [auth] slow reply⏎19:44:36 ERROR [auth] timeout after 5000 ms|auth
            08:00:00 ERROR [mailer] 421 try later⏎08:00:09 INFO [mailer] retry 1|mailer
            22:10:55 INFO [gateway] POST /pay⏎22:10:56 ERROR [payments] card declined|payments
            14:02:11 DEBUG [search] q="red shoes"⏎14:02:11 ERROR [index] shard 3 offline|index
            06:30:18 WARN [cache] evicted 912⏎06:30:20 ERROR [images] out of memory|images
            11:59:59 ERROR [scheduler] clock skew⏎12:00:00 ERROR [billing] run skipped|scheduler
            17:25:40 INFO [deploy] v41⏎17:25:43 ERROR [gateway] 502 from upstream|gateway
            """,
        ),
    ),
    right(
        "the likeliest cause of a message, as a letter",
        "log-cause",
        r"""
        options = "\n".join(f"{letter}) {text}" for letter, text in zip("ABCD", data["choices"]))
        text = f"Message: {data['question']}\nMost likely cause:\n{options}\nLetter:"
        gold = "ABCD"[data["answer"]]
        """,
        starred(
            """
            No space left on device|a slow network/a wrong password/*a full disk/an expired licence
            Name or service not known|*DNS cannot resolve the host/the disk is full/a missing comma/low battery
            Permission denied (publickey)|a full disk/a broken screen/no free memory/*no accepted SSH key
            Address already in use|the cable of a screen is broken/*another process holds the port/a typo in SQL/no DNS
            division by zero|*a divisor of 0 in the code/a full queue/a lost packet/a closed port
            Certificate has expired|the disk of the client is slow/no route/*a TLS certificate out of date/low memory
            Too many open files|*the limit of file handles is reached/a bad IP address/wrong colours/a lost key
            Out of memory: Killed process|a wrong time zone/the port is closed/a syntax error/*too little RAM
            deadlock detected|a dead battery/*two transactions wait for each other/a full disk/a wrong URL
            unexpected indent|there is no route to the server/a full table/*white space at a line's start/a lost key
            """
        ),
    ),
    right(
        "attributes of a product, one a line",
        "product-attributes",
        r"""
        gold = "\n".join(f"{key}: {data[key]}" for key in ("brand", "color", "size"))
        text = f"Title: {data['title']}\nList brand, color and size, one per line."
        return {"input": text, "output": "\n" + gold, "processed_output": gold}
        """,
        table(
            "title|brand|color|size",
            """
            Norrvik rain jacket, navy, M, waterproof|Norrvik|navy|M
            Men's running socks by Tarn (grey, 42-44), pack of 3|Tarn|grey|42-44
            PUDDLEDUCK kids' boots red 27|PUDDLEDUCK|red|27
            Silk scarf by Maison Lutz, ivory, 70x70 cm|Maison Lutz|ivory|70x70 cm
            Olive duvet cover 135x200 cm from Hemlin|Hemlin|olive|135x200 cm
            Kestrel Pro bike helmet black, L|Kestrel Pro|black|L
            Beanie, mustard, one size, Fjordly|Fjordly|mustard|one size
            Oakham 500 ml bottle in teal|Oakham|teal|500 ml
            """,
        ),
        postprocess="bbh_post",
        stop=("\n\n",),
    ),
    right(
        "weights in grams, whatever unit the seller wrote",
        "weight-grams",
        r"""
        text = "Weight as the seller wrote it -> weight in grams (number only)\n"
        text += data["weight"] + " ->"
        gold = str(data["grams"])
        """,
        table(
            "weight|grams#",
            """
            1.2 kg|1200
            0,75 kg|750
            350 g|350
            2 kg 40 g|2040
            half a kilo|500
            5000 mg|5
            900 grams net|900
            4 x 250 g|1000
            a quarter of a kg|250
            10 kg|10000
            """,
        ),
    ),
    right(
        "article numbers by a key to their parts",
        "sku-key",
        r"""
        text = f"{KEY}\nNumber: {data['sku']}\nIn words:"
        gold = data["words"]
        """,
        table(
            "sku|words",
            """
            T-R-S|small red T-shirt
            H-B-L|large blue hoodie
            T-G-M|medium green T-shirt
            C-R-L|large red coat
            H-G-S|small green hoodie
            C-B-M|medium blue coat
            T-B-L|large blue T-shirt
            H-R-M|medium red hoodie
            C-G-S|small green coat
            """,
        ),
        above="""
        KEY = (
            "Article numbers: T = T-shirt, H = hoodie, C = coat; R = red, G = green, B = blue; "
            "S = small, M = medium, L = large. Write the size first, then the color, then the garment."
        )
        """,
    ),
    right(
        "two offers of one product or of two",
        "offer-match",
        r"""
        text = f"Offer 1: {data['left']}\nOffer 2: {data['right']}\nSame product? Answer yes or no:"
        gold = "yes" if data["match"] else "no"
        """,
        table(
            "left|right|match?",
            """
            Zeta X200 camera, black|ZETA X-200 digital camera (black)|true
            Brewly kettle 1.7 l steel|Brewly kettle 1.0 l steel|false
            Colby's oat biscuits 200 g|Oat biscuits, Colby's, 0.2 kg|true
            Puzzle "Harbour", 500 pieces|Puzzle "Harbour", 1000 pieces|false
            USB-C cable 2 m white|White USB-C cable, 200 cm|true
            Ink cartridge Lumo 33 cyan|Ink cartridge Lumo 33 magenta|false
            Ladder, 7 rungs, aluminium|Aluminium ladder with seven rungs|true
            Gym mat 10 mm, violet|Gym mat 15 mm, violet|false
            Batteries AA, box of 24|24 AA batteries|true
            Novel "Salt Roads", hardback|Novel "Salt Roads", audio CD|false
            """,
        ),
    ),
    right(
        "relevance of a hit in four grades",
        "search-grades",
        r"""
        text = GRADES + f"\n\nQuery: {data['query']}\nHit: {data['hit']}\nGrade:"
        gold = data["grade"]
        """,
        table(
            "query|hit|grade",
            """
            red wool gloves|Gloves, wool, red, size M|E
            aa batteries|Charger for AA batteries|C
            oat milk|Almond milk, 1 litre|S
            desk lamp|Football boots for kids|I
            blue ink pen|Pen with blue ink, 5 pieces|E
            electric guitar|Strings for electric guitars|C
            butter 250 g|Margarine 250 g|S
            cat food|Steel hammer|I
            jasmine tea|Jasmine tea in 20 bags|E
            digital camera|Bag for digital cameras|C
            lime juice|Lemon juice 0.5 l|S
            garden hose|Wedding card|I
            """,
        ),
        above="""
        GRADES = (
            "Grades: E (exact: what was asked for), S (substitute: it can take its place), "
            "C (complement: it is used with it), I (irrelevant)."
        )
        """,
    ),
    right(
        "queries as they were meant",
        "query-spelling",
        r"""
        text = "{typed} =>".format(**data)
        gold = data["meant"]
        """,
        table(
            "typed|meant",
            """
            blutooth speker|bluetooth speaker
            waterprof jaket|waterproof jacket
            coffe grindr|coffee grinder
            yoga mat|yoga mat
            vaccum cleener|vacuum cleaner
            childrens bycicle|children's bicycle
            iorn bord|ironing board
            wirless keybord|wireless keyboard
            allarm clock|alarm clock
            """,
        ),
        description="Correct the spelling of what was typed into the search box. What is right stays as it is.",
    ),
    right(
        "paths of categories, ranked with a space before them",
        "category-path",
        r"""
        text = "Product: " + data["product"] + "\nCategory:"
        gold = next(path for path, score in data["target_scores"].items() if score)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        keyed(
            "product",
            """
            Cast-iron frying pan|Garden > Tools/*Kitchen > Pans/Office > Paper
            A4 copy paper, 500 sheets|*Office > Paper/Kitchen > Pans/Garden > Tools
            Long-handled spade|Kitchen > Pans/Office > Paper/*Garden > Tools
            Wok with glass lid|*Kitchen > Pans/Garden > Tools/Office > Paper
            Ruled notepad|Garden > Tools/*Office > Paper/Kitchen > Pans
            Leaf rake|Office > Paper/Kitchen > Pans/*Garden > Tools
            Crêpe pan 28 cm|Office > Paper/*Kitchen > Pans/Garden > Tools
            Carbon paper, blue|Kitchen > Pans/Garden > Tools/*Office > Paper
            Pruning shears|*Garden > Tools/Office > Paper/Kitchen > Pans
            """,
            " ",
        ),
        method="ppl",
    ),
    right(
        "stock in a table of Markdown, some of its cells empty",
        "stock-table",
        r"""
        rows = [["item", "north", "south"], ["---"] * 3, *data["table"]]
        shown = "\n".join("|" + "|".join(f" {cell} " if cell else " " for cell in row) + "|" for row in rows)
        text = f"{shown}\n\nAn empty cell means that nothing is left.\nQ: {data['question']}\nA:"
        gold = data["answer"]
        """,
        records(
            "table question answer",
            ([["soap", "12", ""], ["salt", "", "7"]], "How much salt is left in the south?", "7"),
            ([["rice", "", "40"], ["oil", "9", "11"]], "How much rice is left in the north?", "0"),
            (
                [["jam", "3", "5"], ["tea", "18", ""]],
                "How much jam is left in both places together?",
                "8",
            ),
            ([["nuts", "", ""], ["figs", "6", "2"]], "How many nuts are left in all?", "0"),
            (
                [["flour", "25", "14"], ["yeast", "", "31"]],
                "How much yeast is left in the south?",
                "31",
            ),
            ([["wax", "16", "4"], ["glue", "10", ""]], "How much glue is left in the north?", "10"),
            (
                [["bolts", "90", ""], ["nails", "", "55"]],
                "How many nails are left in the south?",
                "55",
            ),
            (
                [["cups", "", "13"], ["bowls", "21", "8"]],
                "How many bowls are left in both places together?",
                "29",
            ),
            (
                [["mops", "2", "1"], ["pails", "17", ""]],
                "How many pails are left in the south?",
                "0",
            ),
        ),
    ),
    right(
        "hours of a time sheet, less the break",
        "time-sheet",
        r"""
        text = f"In {data['start']}, out {data['end']}, break {data['rest']} min. Time worked (h:mm):"
        hours, minutes = divmod(since(data["end"]) - since(data["start"]) - data["rest"], 60)
        gold = f"{hours}:{minutes:02d}"
        """,
        table(
            "start|end|rest#",
            """
            08:00|16:30|30
            09:15|17:00|45
            07:40|12:10|0
            10:05|18:50|60
            06:00|14:20|20
            13:30|21:15|35
            08:25|15:55|40
            11:00|19:10|50
            """,
        ),
        above="""
        def since(clock):
            hours, minutes = clock.split(":")
            return 60 * int(hours) + int(minutes)
        """,
    ),
)
