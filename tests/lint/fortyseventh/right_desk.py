"""Right prompts of shops, desks and their mails."""

from __future__ import annotations

from tests.lint.making import Right, qa, records, right, table

RIGHT: tuple[Right, ...] = (
    right(
        "the product's category path with arrows",
        "category-path",
        """
        text = "Shop tree:\\n" + TREE + "\\n\\nProduct: " + data["product"] + "\\nPath:"
        gold = data["path"]
        """,
        table(
            "product|path",
            """
            Cordless drill 18 V|Tools > Power
            Claw hammer|Tools > Hand
            Rose bush, red|Garden > Plants
            Lawn mower, petrol|Garden > Machines
            Set of screwdrivers|Tools > Hand
            Lavender in a pot|Garden > Plants
            Angle grinder|Tools > Power
            Hedge trimmer|Garden > Machines
            """,
        ),
        above="""
        TREE = "Tools > Hand\\nTools > Power\\nGarden > Plants\\nGarden > Machines"
        """,
    ),
    right(
        "emojis for the mood of a chat",
        "emoji-mood",
        """
        text = "Mood of the message: 🙂, 😐 or 🙁?\\n" + data["msg"] + "\\nMood:"
        gold = data["mood"]
        """,
        table(
            "msg|mood",
            """
            got the job!!|🙂
            my cat is ill|🙁
            meeting is at ten|😐
            best day of the year|🙂
            the list is in the folder|😐
            I miss you so much|🙁
            we won the quiz, haha|🙂
            train is at platform 4|😐
            """,
        ),
    ),
    right(
        "an accountant's booking as a tuple of account numbers",
        "booking",
        """
        accounts = "\\n".join(f"{number} {name}" for number, name in sorted(ACCOUNTS.items()))
        text = f"{accounts}\\n\\nBook as debit/credit: {data['deal']}\\n->"
        gold = f"{data['debit']}/{data['credit']}"
        """,
        table(
            "deal|debit|credit",
            """
            Stamps are bought in cash.|6200|1000
            A customer pays his invoice into the bank.|1200|1100
            Cash is taken to the bank.|1200|1000
            Rent is paid from the bank.|6300|1200
            Envelopes are paid by bank transfer.|6200|1200
            A customer pays his invoice in cash.|1000|1100
            """,
        ),
        above="""
        ACCOUNTS = {
            1000: "Cash",
            1200: "Bank",
            1100: "Receivables",
            6200: "Office supplies",
            6300: "Rent",
        }
        """,
    ),
    right(
        "spam in a class with a method that makes the prompt",
        "spam-class",
        """
        text = Prompt("spam", "ham").make(data["mail"])
        gold = data["label"]
        """,
        table(
            "mail|label",
            """
            You won 1,000,000 dollars, click now|spam
            Minutes of Tuesday attached|ham
            Cheap pills without prescription|spam
            Lunch at noon?|ham
            Your parcel waits, pay 1 euro here|spam
            The draft looks fine to me|ham
            Hot stock tip, buy today|spam
            Can you lend me your ladder?|ham
            """,
        ),
        above='''
        class Prompt:
            """Keeps the two labels."""

            def __init__(self, bad, good):
                self.bad, self.good = bad, good

            def make(self, mail):
                return f"Mail: {mail}\\nIs it {self.bad} or {self.good}?\\nIt is"
        ''',
    ),
    right(
        "sentiment by aspect, with a pipe between the aspect and the text",
        "aspect-pipe",
        """
        text = "review | aspect -> positive, negative or neutral\\n"
        text += data["review"] + " | " + data["aspect"] + " ->"
        gold = data["polarity"]
        """,
        table(
            "review|aspect|polarity",
            """
            Great screen, but the battery dies by noon.|battery|negative
            A fine zoom, though the strap is cheap.|zoom|positive
            It comes in a grey box.|box|neutral
            Waiters were rude, the pasta was divine.|pasta|positive
            Cold fries, but a lovely terrace.|fries|negative
            The hotel has two lifts.|lifts|neutral
            I love the handle of this cup.|handle|positive
            """,
            between="|",
        ),
    ),
    right(
        "headlines of a trade paper are shortened to a tag with a hash",
        "hash-tag",
        """
        text = f"{data['headline']}\\nOne hashtag of #steel #energy #transport:"
        gold = "#" + data["tag"]
        """,
        table(
            "headline|tag",
            """
            Furnace number two is relit after a year|steel
            Ports clear the backlog of containers|transport
            Wind farms earn more than gas plants|energy
            Rail freight sees a record spring|transport
            Sheet metal prices fall again|steel
            Solar panels on every school roof|energy
            """,
        ),
    ),
    right(
        "a shift plan, where the prompt has a table of tabs",
        "shift-tabs",
        """
        head = "\\t".join(["day", "early", "late"])
        rows = "\\n".join("\\t".join(row) for row in data["plan"])
        text = f"{head}\\n{rows}\\n\\n{data['ask']}\\nName:"
        gold = data["name"]
        """,
        records(
            "plan ask name",
            (
                [["Mon", "Ida", "Rolf"], ["Tue", "Sam", "Ida"]],
                "Who has the late shift on Tue?",
                "Ida",
            ),
            ([["Wed", "Rolf", "Sam"], ["Thu", "Ida", "Lea"]], "Who is early on Wed?", "Rolf"),
            ([["Fri", "Lea", "Sam"], ["Sat", "Rolf", "Ida"]], "Who is late on Fri?", "Sam"),
            ([["Mon", "Lea", "Rolf"], ["Tue", "Ida", "Sam"]], "Who starts early on Mon?", "Lea"),
            ([["Wed", "Sam", "Ida"], ["Thu", "Rolf", "Lea"]], "Who has Thu early?", "Rolf"),
            ([["Fri", "Ida", "Lea"], ["Sat", "Sam", "Rolf"]], "Who closes on Fri?", "Lea"),
        ),
    ),
    right(
        "an estate agent's advert is summed up by three keywords",
        "three-keywords",
        """
        text = f"Advert: {data['ad']}\\nRooms, floor, town (parted by commas):"
        gold = ", ".join([data["rooms"], data["floor"], data["town"]])
        """,
        table(
            "ad|rooms|floor|town",
            """
            Bright flat of 3 rooms in Graz, 2nd floor, no lift|3|2nd|Graz
            Linz: 5 rooms on the 1st floor with garden view|5|1st|Linz
            4th floor, 2 rooms, close to the lake, Bregenz|2|4th|Bregenz
            Studio with 1 room in Wels, 3rd floor|1|3rd|Wels
            Family home style: 6 rooms, 5th floor, Salzburg|6|5th|Salzburg
            4 rooms, 7th floor, centre of Villach|4|7th|Villach
            """,
        ),
    ),
    right(
        "a short FAQ bot that says which article answers",
        "faq-article",
        """
        toc = "\\n".join("§%d %s" % pair for pair in enumerate(TITLES, 1))
        text = toc + "\\n\\nQuestion: " + data["q"] + "\\nSee"
        gold = "§" + data["a"]
        """,
        qa("""
        Where do I leave my old batteries? > 2
        When can I swim with my baby? > 1
        What does a ticket cost for students? > 3
        Is the pool open on Sundays? > 1
        Do you take old lamps? > 2
        Can I pay by card? > 3
        """),
        above="""
        TITLES = ["Opening hours of the pool", "Recycling corner", "Prices and payment"]
        """,
    ),
)
