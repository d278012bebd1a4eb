"""Rows of the English tasks."""

from __future__ import annotations

from tests.lint.fourteenth.making import table
from tests.lint.shape import Row

_SCIENCE = table(
    "question|options|answer",
    """
    Which gas do green plants take in for photosynthesis?|oxygen/helium/carbon dioxide/neon|2
    What is the hardest natural mineral?|diamond/quartz/gypsum/talc|0
    Which organ pumps blood through the body?|liver/heart/stomach/lung|1
    Which planet has the shortest year?|Venus/Saturn/Earth/Mercury|3
    What force pulls a dropped ball to the ground?|friction/gravity/magnetism/tension|1
    Which of these animals is an amphibian?|lizard/sparrow/salmon/frog|3
    What does a barometer measure?|air pressure/wind speed/rainfall/humidity|0
    Which metal is liquid at room temperature?|aluminium/copper/mercury/zinc|2
    What part of a cell holds most of its DNA?|membrane/ribosome/nucleus/vacuole|2
    Which rock forms when lava cools?|basalt/limestone/sandstone/marble|0
    What tool splits white light into colours?|mirror/lens/filter/prism|3
    Which vitamin does skin make in sunlight?|vitamin C/vitamin D/vitamin K/vitamin A|1
    """,
)
SCIENCE: tuple[Row, ...] = tuple(
    {
        "id": f"sci-{40 + number}",
        "question": row["question"],
        "options": row["options"].split("/"),
        "answer": int(row["answer"]),
    }
    for number, row in enumerate(_SCIENCE)
)
_NLI = table(
    "premise|hypothesis|label",
    """
    A boy in a red cap is feeding ducks by the pond.|A child is giving food to birds.|0
    Three cyclists climb a steep mountain road.|The cyclists are asleep in a tent.|2
    A woman reads a newspaper on the train.|She is on her way to work.|1
    The bakery on the corner opens at six.|The corner has a bakery.|0
    Two dogs chase a ball across the lawn.|The dogs belong to the same family.|1
    A man in a suit waits at an empty bus stop.|The man is swimming in the sea.|2
    Workers are painting the bridge blue.|People are at work on a bridge.|0
    A girl holds an umbrella in the rain.|The weather is dry and sunny.|2
    An old fisherman mends his nets.|He caught nothing this morning.|1
    The choir sings in a crowded church.|The church is empty.|2
    A chef slices tomatoes in a small kitchen.|Someone is cutting vegetables.|0
    Students sit around a table in the library.|They are preparing for an exam.|1
    """,
)
NLI: tuple[Row, ...] = tuple(row | {"label": int(row["label"])} for row in _NLI)
SPANS: tuple[Row, ...] = table(
    "title|context|question|answer",
    """
    Harbour|The old harbour of Lindvik was closed in 1968, when the new one at Torsund had been built by Karl Benning.|Who built the new harbour?|Karl Benning
    Orchid|The ghost orchid grows in damp forests of the Carpathians and flowers for eleven days in July.|How long does the ghost orchid flower?|eleven days
    Railway|The line from Moss End to Alder Hill was laid by miners, who needed it to carry slate to the coast.|What did the miners carry to the coast?|slate
    Poet|Ada Merrow published her first poems in a paper called The Lantern before she moved to Bristol.|Where did Ada Merrow move?|Bristol
    Bridge|Because floods had taken two wooden bridges, the council of Harrow Ford paid for one of stone in 1741.|When was the stone bridge paid for?|1741
    Clock|The town hall's clock was a gift of the weavers' guild and strikes only at noon.|Who gave the clock to the town hall?|the weavers' guild
    Lake|Lake Orrin is fed by melting snow; its deepest place, near the northern shore, lies at 212 metres.|What feeds Lake Orrin?|melting snow
    Cheese|Brenn cheese is washed in cider for three weeks and then wrapped in the leaves of chestnut trees.|What is Brenn cheese washed in?|cider
    Museum|Visitors to the glass museum enter through a furnace hall that was last heated in 1932.|When was the furnace hall last heated?|1932
    Theatre|After the fire, the theatre's actors played for two winters in a warehouse owned by Jonas Pell.|Who owned the warehouse?|Jonas Pell
    Island|Gulls outnumber people on Stenna, whose forty residents get their mail by ferry on Tuesdays.|How many residents does Stenna have?|forty
    School|The village school teaches Gaelic in the mornings, an idea of its headmistress, Mairi Lunn.|Which language is taught in the mornings?|Gaelic
    """,
)
SHOP: tuple[Row, ...] = table(
    "question|steps|answer",
    """
    Nora buys 4 pens at 3 dollars each and a pad for 5 dollars. How much does she pay?|The pens cost 4 * 3 = 12 dollars. With the pad that is 12 + 5 = 17 dollars.|17
    A farmer has 45 eggs and packs 6 into each of 7 boxes. How many eggs are left?|The boxes hold 6 * 7 = 42 eggs. That leaves 45 - 42 = 3 eggs.|3
    Omar runs 8 km on each of 5 days and 12 km on Sunday. How many km does he run?|On 5 days he runs 8 * 5 = 40 km. With Sunday he runs 40 + 12 = 52 km.|52
    A hall has 9 rows of 14 chairs, and 6 chairs are broken. How many can be used?|There are 9 * 14 = 126 chairs. Of these 126 - 6 = 120 can be used.|120
    Lena saves 15 dollars a week for 8 weeks and spends 35. How much has she left?|She saves 15 * 8 = 120 dollars. She has 120 - 35 = 85 dollars left.|85
    A bus with 38 people lets 12 off and takes 7 on. How many people ride on?|After 12 leave there are 38 - 12 = 26 people. With 7 more there are 26 + 7 = 33.|33
    Five friends share 60 marbles evenly, and Kim gives 4 of hers away. How many has Kim?|Each gets 60 / 5 = 12 marbles. Kim has 12 - 4 = 8 marbles.|8
    A book has 240 pages; Ivo reads 30 a day for 6 days. How many pages are left?|He reads 30 * 6 = 180 pages. There are 240 - 180 = 60 pages left.|60
    Tickets cost 11 dollars, and a group of 6 has a voucher for 20. What do they pay?|The tickets cost 11 * 6 = 66 dollars. They pay 66 - 20 = 46 dollars.|46
    A tank holds 90 litres and loses 4 litres an hour. How many are left after 9 hours?|It loses 4 * 9 = 36 litres. There are 90 - 36 = 54 litres left.|54
    Mia bakes 3 trays of 16 buns and sells 29. How many buns has she left?|She bakes 3 * 16 = 48 buns. She has 48 - 29 = 19 left.|19
    A garden has 7 beds of 13 tulips and 11 roses. How many flowers are there?|The beds have 7 * 13 = 91 tulips. With the roses there are 91 + 11 = 102 flowers.|102
    """,
)
SHOP_SHOTS: tuple[Row, ...] = table(
    "question|steps|answer",
    """
    Ravi packs 5 bags with 9 apples each and eats 2 apples. How many apples are packed in the end?|The bags hold 5 * 9 = 45 apples. After he ate 2 there are 45 - 2 = 43.|43
    A shop sells 24 kites in May and twice as many in June. How many does it sell in both months?|In June it sells 24 * 2 = 48 kites. In both it sells 24 + 48 = 72.|72
    Ella has 50 dollars and buys 3 books at 13 dollars. How much is left?|The books cost 3 * 13 = 39 dollars. She has 50 - 39 = 11 dollars left.|11
    A train of 8 cars has 40 seats in each, and 25 are taken. How many are free?|There are 8 * 40 = 320 seats. Of these 320 - 25 = 295 are free.|295
    """,
)
_BOOL = table(
    "passage|question|yes",
    """
    Puffins nest in burrows that they dig with their feet.|do puffins nest in trees|0
    The tram to the airport runs all night, though only once an hour.|can you take the tram to the airport at night|1
    Members may borrow ten books; films have to be watched in the library.|can members take films home|0
    Rye bread keeps for a week, and longer if it is wrapped in linen.|does linen make rye bread keep longer|1
    The pass is closed from November until the end of April.|is the pass open in January|0
    Entry is free for children under twelve and for teachers.|do teachers have to pay for entry|0
    The drug was approved after a trial with four thousand patients.|was the drug tested on patients|1
    Both authors were born in Lyon, a year apart.|were the authors born in the same city|1
    The engine was tested with hydrogen, but sold with petrol alone.|was the engine sold with hydrogen|0
    Its roots reach twenty metres down, so the tree survives long droughts.|can the tree survive droughts|1
    The first edition had no pictures; they were added in the third.|did the first edition have pictures|0
    The choir takes anyone who can hold a tune.|can people who hold a tune join the choir|1
    """,
)
BOOL: tuple[Row, ...] = tuple(
    {
        "passage": row["passage"],
        "question": row["question"],
        "target_scores": {"yes": int(row["yes"]), "no": 1 - int(row["yes"])},
    }
    for row in _BOOL
)
MAIL: tuple[Row, ...] = table(
    "subject|body|team",
    """
    Charged twice|My card shows two payments for the same order.|billing
    App closes|Since the update the app closes when I open the map.|technical
    Where is it|The parcel was due on Monday and has not come.|delivery
    Wrong amount|The invoice says 80 euros, but we agreed on 60.|billing
    No sound|The headset connects, yet I hear nothing in calls.|technical
    Broken box|The courier left the box in the rain, it fell apart.|delivery
    Refund|You promised my money back two weeks ago.|billing
    Login fails|I get error 403 with the right password.|technical
    New address|Please send the package to my office instead.|delivery
    VAT number|Our receipt lacks the VAT number that we gave.|billing
    Slow page|The search takes a minute to show anything.|technical
    Two of five|Only two of the five books were in the parcel.|delivery
    """,
)
_PY = table(
    "code|output",
    """
    x = [3, 1, 2];x.sort();print(x[0])|1
    s = "river";print(s[::-1])|revir
    n = 7;n += 5;print(n % 4)|0
    d = {"a": 2, "b": 5};print(d["b"] - d["a"])|3
    words = "to be or not".split();print(len(words))|4
    t = (4, 9);print(sum(t))|13
    total = 0;for i in range(4):;    total += i;print(total)|6
    name = "ada";print(name.upper())|ADA
    a = [1, 2];b = a;b.append(3);print(len(a))|3
    x = 10;if x > 20:;    print("big");else:;    print("small")|small
    s = "banana";print(s.count("a") * 5)|15
    nums = [5, 8, 2];print(max(nums) + min(nums))|10
    """,
)
PY: tuple[Row, ...] = tuple(row | {"code": row["code"].replace(";", "\n")} for row in _PY)
RANKED: tuple[Row, ...] = tuple(
    {
        "question": row["question"],
        "target_scores": {
            option: int(number == row["answer"]) for number, option in enumerate(row["options"])
        },
    }
    for row in SCIENCE
)
