"""Right prompts in the wording of translation, summary, extraction, table and code collections."""

from __future__ import annotations

from tests.lint.making import right, table

RIGHT = (
    right(
        "WMT in the harness's wording",
        "wmt-en-de",
        r"""
        text = f"English phrase: {data['en']}\nGerman phrase:"
        gold = data["de"]
        """,
        table(
            "en|de",
            """
            The window is closed.|Das Fenster ist geschlossen.
            I am learning German.|Ich lerne Deutsch.
            We have two cats.|Wir haben zwei Katzen.
            The train is late.|Der Zug hat Verspätung.
            She works in a hospital.|Sie arbeitet in einem Krankenhaus.
            The soup is hot.|Die Suppe ist heiß.
            My brother lives in Bonn.|Mein Bruder wohnt in Bonn.
            Tomorrow it will rain.|Morgen wird es regnen.
            """,
        ),
    ),
    right(
        "FLORES with an instruction",
        "flores-es-en",
        r"""
        text = "Translate the following Spanish sentence to English.\n"
        text += f"Spanish: {data['source']}\nEnglish:"
        gold = data["target"]
        """,
        table(
            "source|target",
            """
            El museo abre a las diez.|The museum opens at ten.
            Mi hermana estudia medicina.|My sister studies medicine.
            No tengo dinero.|I have no money.
            El río es muy largo.|The river is very long.
            Comemos pescado los viernes.|We eat fish on Fridays.
            ¿Dónde vives?|Where do you live?
            Los niños juegan en el parque.|The children play in the park.
            La casa tiene tres puertas.|The house has three doors.
            """,
        ),
    ),
    right(
        "XSum in one sentence",
        "xsum",
        r"""
        text = f"Document: {data['document']}\n\nSummarize the document above in one sentence.\nSummary:"
        gold = data["summary"]
        """,
        table(
            "document|summary",
            """
            The bridge in Karl Street was shut on Monday. Engineers had found cracks. Repairs will take six weeks.|A
              cracked bridge in Karl Street is closed for six weeks.
            Firefighters were called to a barn at dawn. Nobody was hurt. All forty cows were saved.|Forty cows were
              saved from a burning barn.
            The library will lend tools from May. Members pay nothing. Drills and saws are on offer.|A library is to
              lend tools to its members for free.
            Ivy Lund, 81, swam across the bay. She trained for a year. It took her two hours.|A woman of 81 has swum
              across the bay.
            The council wants to plant 500 trees. The first go up in March. Streets without shade come first.|The
              council plans to plant 500 trees in its streets.
            A hacker broke into the school's server. Marks were changed. Police are looking into it.|Police investigate
              a hacker who changed marks at a school.
            The old cinema was sold for a pound. The buyer is a choir. Concerts will begin in autumn.|A choir has bought
              an old cinema for a pound.
            Two seals came up the river. Crowds watched from the banks. Experts ask people to keep away.|Experts ask
              people to keep away from two seals in the river.
            """,
        ),
    ),
    right(
        "CNN/DM in GPT-2's wording",
        "cnn-tldr",
        r"""
        text = data["article"] + "\n\nTL;DR:"
        gold = data["highlights"]
        """,
        table(
            "article|highlights",
            """
            The airport reopened on Sunday after two days of fog. About ninety flights had been cancelled.|The airport
              is open again after fog.
            A baker in Ghent has made a loaf of three metres. It fed four hundred guests.|A baker made a loaf of three
              metres.
            The striker will leave the club in June. He has scored sixty goals for it in four years.|The striker
              leaves the club in June.
            Heavy rain has flooded the lower town. Three schools stay shut until Friday.|Floods keep three schools shut.
            The firm will build a plant in Poland. It is to employ two thousand people.|The firm builds a plant in
              Poland.
            A lost dog found its way home after a year. It had walked from the coast.|A dog came home after a year.
            The museum has bought a letter by Darwin. It will be shown from August.|The museum bought a letter by
              Darwin.
            Doctors in Turin warn of a new virus. It is spread by ticks.|Doctors warn of a virus that ticks spread.
            """,
        ),
    ),
    right(
        "SAMSum",
        "samsum",
        r"""
        turns = "\n".join(f"{name}: {words}" for name, words in data["dialogue"])
        text = f"Dialogue:\n{turns}\n\nSummary of the dialogue:"
        gold = data["summary"]
        """,
        tuple(
            {"dialogue": [["Amy", one], ["Rob", two]], "summary": summary}
            for one, two, summary in (
                (
                    "Lunch at one?",
                    "Yes, at Luigi's.",
                    "Amy and Rob will have lunch at Luigi's at one.",
                ),
                (
                    "Did you feed the cat?",
                    "Not yet, I'll do it now.",
                    "Rob is going to feed the cat.",
                ),
                (
                    "My car broke down.",
                    "I'll pick you up.",
                    "Rob will pick Amy up because her car broke down.",
                ),
                (
                    "I passed the test!",
                    "Well done, drinks on me.",
                    "Amy passed the test, and Rob will buy drinks.",
                ),
                (
                    "Can I borrow your tent?",
                    "Sorry, Kim has it.",
                    "Rob cannot lend Amy his tent, as Kim has it.",
                ),
                (
                    "The train is late.",
                    "Then I'll start cooking at eight.",
                    "Rob cooks later since Amy's train is late.",
                ),
                (
                    "Which film tonight?",
                    "The new one with bears.",
                    "Amy and Rob will watch the film with bears.",
                ),
                (
                    "I'm ill, I can't come.",
                    "Get well, we'll meet next week.",
                    "Amy is ill, so they meet next week.",
                ),
            )
        ),
    ),
    right(
        "Gigaword headlines",
        "gigaword",
        r"""
        text = f"Write a headline for the following article.\n\nArticle: {data['document']}\n\nHeadline:"
        gold = data["headline"]
        """,
        table(
            "document|headline",
            """
            The central bank of Norway raised its rate by a quarter point on Thursday.|Norway raises interest rate
            A quake of magnitude six shook the coast of Chile early on Friday.|Strong quake shakes Chile
            Thousands of nurses walked out on Monday to demand higher pay.|Nurses strike for higher pay
            The champions lost at home for the first time in three years.|Champions beaten at home
            The car maker will call back 9000 vans because of faulty brakes.|Car maker recalls 9000 vans
            Scientists have found a new kind of frog in the forests of Laos.|New frog found in Laos
            The mayor of Genoa stepped down after a row over a tunnel.|Mayor of Genoa resigns
            Heavy snow cut off dozens of villages in the Alps at the weekend.|Snow cuts off Alpine villages
            """,
        ),
    ),
    right(
        "grammar correction as in JFLEG",
        "jfleg",
        r"""
        text = f"Correct the grammar of the sentence.\nSentence: {data['sentence']}\nCorrection:"
        gold = data["correction"]
        """,
        table(
            "sentence|correction",
            """
            He go to school every day.|He goes to school every day.
            I has two dogs.|I have two dogs.
            She did not went home.|She did not go home.
            They is happy.|They are happy.
            We was late yesterday.|We were late yesterday.
            This books are old.|These books are old.
            He is more taller than me.|He is taller than me.
            I am agree with you.|I agree with you.
            """,
        ),
    ),
    right(
        "spelling",
        "spelling",
        r"""
        text = f"Fix the spelling of the word.\nWord: {data['wrong']}\nCorrect spelling:"
        gold = data["right"]
        """,
        table(
            "wrong|right",
            """
            recieve|receive
            definately|definitely
            seperate|separate
            wierd|weird
            tommorow|tomorrow
            neccessary|necessary
            beleive|believe
            libary|library
            """,
        ),
    ),
    right(
        "CoNLL entities of one kind",
        "conll-persons",
        r"""
        text = "List all persons named in the sentence, separated by commas.\n"
        text += f"Sentence: {data['sentence']}\nPersons:"
        gold = ", ".join(data["persons"])
        """,
        table(
            "sentence|persons*",
            """
            Anna Reed met Omar Khan in Berlin.|Anna Reed/Omar Khan
            The trainer Luis Vega left Ajax.|Luis Vega
            Mary Poe and John Roe wrote to Lisa Cole.|Mary Poe/John Roe/Lisa Cole
            In Oslo Nils Dahl opened a bank.|Nils Dahl
            Pia Lind beat Eva Horn in Rome.|Pia Lind/Eva Horn
            The judge asked Carl May about IBM.|Carl May
            Ken Ito, Jun Abe and Rei Mori flew to Osaka.|Ken Ito/Jun Abe/Rei Mori
            Tina Marsh joined Siemens in May.|Tina Marsh
            """,
        ),
    ),
    right(
        "FUNSD-like extraction as JSON",
        "receipt-json",
        r"""
        text = f"Extract the store, the date and the total from the receipt as JSON.\n\n{data['receipt']}\n\nJSON:"
        gold = json.dumps({key: data[key] for key in ("store", "date", "total")})
        """,
        table(
            "receipt|store|date|total",
            """
            GREEN MARKET⏎2023-04-02⏎Apples 3.10⏎Bread 2.40⏎TOTAL 5.50|GREEN MARKET|2023-04-02|5.50
            CITY BOOKS⏎2022-11-19⏎Atlas 18.00⏎TOTAL 18.00|CITY BOOKS|2022-11-19|18.00
            PETE'S TOOLS⏎2024-01-30⏎Saw 12.00⏎Nails 4.25⏎TOTAL 16.25|PETE'S TOOLS|2024-01-30|16.25
            CAFE LUNA⏎2023-08-08⏎Tea 2.80⏎Cake 3.90⏎TOTAL 6.70|CAFE LUNA|2023-08-08|6.70
            SUN PHARMACY⏎2021-06-14⏎Plasters 3.35⏎TOTAL 3.35|SUN PHARMACY|2021-06-14|3.35
            OAK TOYS⏎2022-12-21⏎Kite 9.50⏎Ball 6.00⏎TOTAL 15.50|OAK TOYS|2022-12-21|15.50
            FRESH FISH⏎2024-03-05⏎Trout 11.20⏎Lemon 0.60⏎TOTAL 11.80|FRESH FISH|2024-03-05|11.80
            BIKE BARN⏎2023-05-27⏎Tube 7.00⏎Pump 19.00⏎TOTAL 26.00|BIKE BARN|2023-05-27|26.00
            """,
        ),
        above="import json",
    ),
    right(
        "Spider with a schema",
        "spider",
        r"""
        text = "Write a SQL query that answers the question.\n\n"
        text += f"Table: {data['schema']}\nQuestion: {data['question']}\nSQL:"
        gold = data["query"]
        """,
        table(
            "schema|question|query",
            """
            singer(id, name, age)|How many singers are there?|SELECT COUNT(*) FROM singer
            city(name, people)|What are the names of all cities?|SELECT name FROM city
            pet(id, kind, weight)|What is the greatest weight of a pet?|SELECT MAX(weight) FROM pet
            book(title, year)|Which books appeared after 2000?|SELECT title FROM book WHERE year > 2000
            shop(name, town)|Which shops are in Leeds?|SELECT name FROM shop WHERE town = 'Leeds'
            car(model, price)|What is the mean price of the cars?|SELECT AVG(price) FROM car
            film(title, length)|List the films by length.|SELECT title FROM film ORDER BY length
            staff(name, team)|How many people are in each team?|SELECT team, COUNT(*) FROM staff GROUP BY team
            """,
        ),
    ),
    right(
        "WikiTableQuestions",
        "wikitable",
        r"""
        text = "Read the table and answer the question.\n\n"
        text += "| " + " | ".join(data["header"]) + " |\n"
        text += "".join("| " + " | ".join(cells) + " |\n" for cells in data["rows"])
        text += f"\nQuestion: {data['question']}\nAnswer:"
        gold = data["answer"]
        """,
        tuple(
            {
                "header": header.split(),
                "rows": [line.split() for line in body.split("/")],
                "question": question,
                "answer": answer,
            }
            for header, body, question, answer in (
                ("Year Winner", "2001 Ajax/2002 Porto/2003 Milan", "Who won in 2002?", "Porto"),
                (
                    "City Mayor",
                    "Ulm Kern/Bonn Dorn/Kiel Lang",
                    "Which city has Lang as its mayor?",
                    "Kiel",
                ),
                (
                    "Peak Metres",
                    "Alm 2100/Horn 2900/Eck 1800",
                    "Which peak is the highest?",
                    "Horn",
                ),
                ("Film Star", "Dawn Reed/Dusk Cole/Noon Hart", "Who is the star of Dawn?", "Reed"),
                (
                    "Ship Built",
                    "Vega 1911/Rhea 1934/Lyra 1920",
                    "Which ship was built last?",
                    "Rhea",
                ),
                (
                    "Team Goals",
                    "Reds 31/Blues 44/Greens 27",
                    "How many goals did the Greens score?",
                    "27",
                ),
                ("Lake Depth", "Orr 60/Finn 95/Tay 150", "Which lake has a depth of 95?", "Finn"),
                (
                    "Singer Country",
                    "Lund Sweden/Rossi Italy/Sato Japan",
                    "What is the country of Sato?",
                    "Japan",
                ),
            )
        ),
    ),
    right(
        "output of a program, as in CRUXEval",
        "cruxeval",
        r"""
        text = f"What is the value of f({data['argument']})?\n\n```python\n{data['code']}\n```\n\nValue:"
        gold = data["value"]
        """,
        table(
            "code|argument|value",
            """
            def f(x):⏎    return x * 2 + 1|5|11
            def f(s):⏎    return s.upper()|"ab"|'AB'
            def f(a):⏎    return sum(a)|[1, 2, 3]|6
            def f(n):⏎    return n % 4|14|2
            def f(s):⏎    return len(s)|"seven"|5
            def f(a):⏎    return a[::-1]|[4, 5]|[5, 4]
            def f(n):⏎    return n // 3|20|6
            def f(s):⏎    return s + "!"|"hey"|'hey!'
            """,
        ),
    ),
    right(
        "log lines with a level",
        "log-level",
        r"""
        text = f"Log message: {data['message']}\nLevel (INFO, WARNING or ERROR):"
        gold = data["level"]
        """,
        table(
            "message|level",
            """
            Server started on port 8080|INFO
            Disk usage above 85 percent|WARNING
            Failed to open database: connection refused|ERROR
            User 17 logged in|INFO
            Retrying request, attempt 2 of 5|WARNING
            Unhandled exception in worker, task aborted|ERROR
            Backup finished in 42 seconds|INFO
            Certificate expires in 6 days|WARNING
            Could not write file: no space left on device|ERROR
            """,
        ),
    ),
)
