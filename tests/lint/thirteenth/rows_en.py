"""Rows of the tasks in English."""

from __future__ import annotations

from tests.lint.shape import Row
from tests.lint.thirteenth.making import table


def _planet(row: Row) -> Row:
    return {
        "id": row["id"],
        "question": row["question"],
        "choices": row["choices"].split("; "),
        "answer": int(row["answer"]),
    }


SCIENCE = tuple(
    map(
        _planet,
        table(
            "id question choices answer",
            """
q-311 | Which gas do plants take in to make sugar? | oxygen; carbon dioxide; nitrogen; helium | 1
q-312 | What does a barometer measure? | air pressure; wind speed; humidity of the soil; temperature | 0
q-313 | Which of these rocks forms from cooled lava? | sandstone; limestone; chalk; basalt | 3
q-314 | What pulls the tides of the sea most strongly? | the polar wind; the turning of the core; the Moon; Venus | 2
q-315 | Which organ cleans the blood of urea? | the spleen; the kidney; the lung and its bronchi; the stomach | 1
q-316 | Which metal is liquid at room temperature? | iron; tin; mercury; aluminium foil | 2
q-317 | What do we call animals that eat plants alone? | herbivores; carnivores; omnivores; scavengers | 0
q-318 | Which part of a cell holds most of its DNA? | the membrane; the cell wall; ribosomes; the nucleus | 3
q-319 | What kind of energy does a stretched spring store? | thermal energy; elastic energy; nuclear energy; sound | 1
q-320 | Which planet has the shortest year? | Mercury; Neptune; Jupiter with its moons; Mars | 0
q-321 | What do bees carry from flower to flower? | dew; wax; pollen; bark | 2
q-322 | Which of these is a good conductor of electricity? | glass; rubber; dry wood; copper | 3
""",
        ),
    )
)


def _errand(row: Row) -> Row:
    right = int(row["label"])
    sols = [row["sol1"], row["sol2"]]
    return row | {
        "label": right,
        "target_scores": {sol: int(place == right) for place, sol in enumerate(sols)},
    }


ERRANDS = tuple(
    map(
        _errand,
        table(
            "goal sol1 sol2 label",
            """
To keep cut apples from turning brown, | sprinkle them with lemon juice. | sprinkle them with cocoa powder. | 0
To loosen the lid of a jam jar, | put the jar in the freezer for a day. | hold the lid under hot water for half a minute. | 1
To find a small screw on a carpet, | sweep the carpet with a wet broom. | shine a torch along the floor. | 1
To soften hard butter quickly, | grate it onto a plate that was warmed before. | wrap it in foil and chill it. | 0
To stop a door from squeaking, | put a few drops of oil on its hinges. | put flour on its hinges. | 0
To remove a sticker from a glass, | dry it in the sun for a minute. | soak it in warm soapy water for an hour. | 1
To keep bread fresh for a week, | leave it open on the counter. | freeze it in slices and toast these. | 1
To water plants during a short trip, | stand the pots in a tray of wet felt. | wrap the pots in dry newspaper. | 0
To get chewing gum out of trousers, | warm it with a hair dryer and rub it in. | harden it with ice and scrape it off. | 1
To check whether an egg is fresh, | see if it sinks in a bowl of water. | see if its shell is brown. | 0
To carry a hot pan to the table, | wear a pair of thick oven gloves. | use a single sheet of paper. | 0
To thread a needle with ease, | fray the end of the thread. | cut the thread at a slant. | 1
""",
        ),
    )
)
_NLI = ("yes", "maybe", "no")


def _nli(row: Row) -> Row:
    label = int(row["label"])
    return row | {
        "label": label,
        "target_scores": {word: int(place == label) for place, word in enumerate(_NLI)},
    }


NLI = tuple(
    map(
        _nli,
        table(
            "premise hypothesis label",
            """
Two boys are kicking a ball in the park. | Children are outside. | 0
A woman in a red coat waits for the tram. | The woman is late for work. | 1
The library was closed on Monday. | People borrowed books there on Monday. | 2
All of the lamps in the hall are broken. | The lamps in the hall give light. | 2
An old man feeds pigeons from a bench. | A man is feeding birds. | 0
A choir sings on the steps of the church. | The singers are practising for a wedding. | 1
The train left the station ten minutes early. | The train was still there when it was due. | 2
A cook slices onions with a long knife. | The cook is making soup. | 1
Every ticket for the concert has been sold. | No tickets for the concert are left. | 0
A girl in a raincoat jumps over a puddle. | A girl is jumping. | 0
Several cyclists rest under a tree. | The cyclists come from the same club. | 1
Nobody in the office speaks Danish. | Somebody in the office speaks Danish fluently. | 2
""",
        ),
    )
)
SHOP = table(
    "question steps answer",
    """
A baker makes 24 rolls and sells 15 of them before noon. In the afternoon she bakes 18 more. How many rolls does she have then? | After noon 24 - 15 = 9 rolls are left. With the new ones there are 9 + 18 = 27. | 27
Tickets for the ferry cost 6 dollars for adults and 4 dollars for children. What do 2 adults and 5 children pay? | The adults pay 2 * 6 = 12 dollars. The children pay 5 * 4 = 20 dollars. Together they pay 12 + 20 = 32 dollars. | 32
Omar reads 35 pages a day. How many pages are left of a book of 300 pages after a week? | In a week he reads 7 * 35 = 245 pages. So 300 - 245 = 55 pages are left. | 55
A farmer packs 96 eggs into boxes of 12. He sells each box for 3 dollars. How much does he earn? | There are 96 / 12 = 8 boxes. They bring 8 * 3 = 24 dollars. | 24
Lena had 50 dollars and bought 3 notebooks for 7 dollars each. How many dollars does she still have? | The notebooks cost 3 * 7 = 21 dollars. She still has 50 - 21 = 29 dollars. | 29
A bus carries 41 people. At the first stop 13 get off and 8 get on. How many people are on the bus now? | After 13 got off, 41 - 13 = 28 people are left. With 8 more there are 28 + 8 = 36. | 36
A garden has 6 rows of 14 tulips. Frost kills 19 of them. How many tulips are left? | There were 6 * 14 = 84 tulips. After the frost 84 - 19 = 65 are left. | 65
Four friends share a bill of 76 dollars and each adds a tip of 2 dollars. How much does each pay? | Each one's share is 76 / 4 = 19 dollars. With the tip it is 19 + 2 = 21 dollars. | 21
A tank holds 200 litres. It is filled with 15 litres a minute for 9 minutes. How many litres are missing? | In 9 minutes 9 * 15 = 135 litres flow in. So 200 - 135 = 65 litres are missing. | 65
Mia runs 4 miles on each of 5 days, and 9 miles on Sunday. How many miles does she run in all? | On the five days she runs 5 * 4 = 20 miles. With Sunday it is 20 + 9 = 29 miles. | 29
A shop sells 17 kites a day for 8 days and has 44 left. How many kites did it have at first? | It sold 8 * 17 = 136 kites. At first it had 136 + 44 = 180. | 180
A rope of 90 feet is cut into pieces of 15 feet. Two pieces are lost. How many pieces remain? | There are 90 / 15 = 6 pieces. Without the lost ones 6 - 2 = 4 remain. | 4
""",
)
MUSEUM = tuple(
    row | {"answers": row["answers"].split("; ")}
    for row in table(
        "title passage question answers",
        """
Lighthouse of Arven | The lighthouse of Arven was built in 1874 by the engineer Paul Rasmus. It is 31 metres high and was lit with whale oil until 1910. | Who built the lighthouse? | Paul Rasmus; Rasmus
Tram museum | The tram museum opened in the old depot of Selby. It owns forty carriages, the oldest of which was drawn by horses. | In which town is the museum? | Selby
Blue glaze | Potters of Kesh made the blue glaze from cobalt. They learned the technique from traders who came across the desert. | What was the glaze made from? | cobalt
The long strike | Dockers stopped work on 3 March and went back after nine weeks. Their wages rose by a tenth. | How long did the strike last? | nine weeks
Lake Orum | Lake Orum is fed by two rivers, the Salva and the Tine. Only the Tine carries water all year. | Which river carries water all year? | the Tine; Tine
Wool market | The wool market was held each autumn on the square before the mint. Buyers came from Ghent above all. | Where did most buyers come from? | Ghent
Comet of 1811 | The comet was first seen by Honoré Flaugergues in Viviers. It stayed visible for about 260 days. | Where was the comet first seen? | Viviers
Night school | Anna Bekker founded the night school for weavers. Lessons cost nothing, but pupils brought their own candles. | Who founded the night school? | Anna Bekker; Bekker
Salt road | The salt road ran from the mines at Halden to the port. Traders led their mules along it for four days. | What animals were used on the salt road? | mules
The great bell | The great bell cracked in the winter of 1703 and was cast anew by monks. It weighs five tons. | How much does the bell weigh? | five tons
Garden of Lorne | The botanist Iris Ward laid out the garden of Lorne for plants of the mountains. It has no fountain. | What was Iris Ward's profession? | botanist
Paper mill | The paper mill burned down twice. After the second fire its owner moved to Leiden and printed maps. | What did the owner print in Leiden? | maps
""",
    )
)
TEAMS = ("billing", "delivery", "returns", "account")
MAIL = table(
    "subject body team",
    """
Charged twice | My card shows the same amount on two days in May. Please give one back. | billing
Where is it | The tracking page has said "in transit" for eleven days. | delivery
Wrong size | The boots are too small, I want to send them to you. | returns
Can't log in | The site says that my password is wrong, and no reset mail comes. | account
VAT number | The invoice lacks our VAT number. Can you write a new one? | billing
New address | The parcel is on its way to my old flat. Can the driver be told? | delivery
Broken lid | The teapot came with a broken lid, how do I get it back to you? | returns
Change e-mail | I would like to use another e-mail address for my profile. | account
Coupon | The coupon of 10 % was not taken off the sum that I paid. | billing
Left outside | The courier left the box in the rain in front of the gate. | delivery
Label | I cannot print the label for sending the jacket back. | returns
Delete me | Please delete my profile and all that you store about me. | account
""",
)
CODE = table(
    "code output",
    r"""
x = [1, 2, 3]\nx.append(4)\nprint(len(x)) | 4
s = "abc"\nprint(s[::-1]) | cba
n = 0\nfor i in range(4):\n    n += i\nprint(n) | 6
d = {"a": 1}\nd["b"] = 5\nprint(sum(d.values())) | 6
print("-".join(["x", "y", "z"])) | x-y-z
t = (3, 1, 2)\nprint(sorted(t)[0]) | 1
def f(a, b=2):\n    return a * b\nprint(f(7)) | 14
w = "banana"\nprint(w.count("a")) | 3
a = 17\nwhile a > 5:\n    a -= 5\nprint(a) | 2
print("Hello"[1:3].upper()) | EL
q = [i * i for i in range(5)]\nprint(q[-1]) | 16
m = max("pear", "fig", key=len)\nprint(m) | pear
""",
)
for _row in CODE:
    _row["code"] = _row["code"].replace(r"\n", "\n")


def _flag(row: Row) -> Row:
    return row | {"answer": row["answer"] == "yes"}


PARKS = tuple(
    map(
        _flag,
        table(
            "passage question answer",
            """
Dogs are welcome in Fell Park as long as they are kept on a lead. | can I bring my dog to Fell Park | yes
The tower closes at four in winter and at seven in summer. | is the tower open at six in winter | no
Camping is allowed on the south shore alone. | may one camp on the north shore | no
Entry is free for children under twelve. | does a child of nine get in for free | yes
The boats run daily but for Mondays. | do the boats run on Fridays | yes
Drones may be flown with a permit of the council. | is a permit needed to fly a drone | yes
The cable car has been out of service since the storm. | does the cable car run at present | no
The café takes cash only. | can I pay by card in the café | no
There are lockers at the east gate. | are there lockers at the park | yes
Fires are forbidden from May to September. | may I light a fire in July | no
The path round the lake is paved and flat. | is the path round the lake paved | yes
The museum has no lift to the upper floor. | is there a lift in the museum | no
""",
        ),
    )
)
NEWS = table(
    "article headline",
    """
The council of Tarn voted on Tuesday to close the old bridge to cars. Cyclists and walkers may still use it. | Tarn closes old bridge to cars
A storm tore the roof off the school in Brack. No one was hurt, since the pupils were on holiday. | Storm tears roof off school in Brack
Farmers in the valley expect the best plum harvest for ten years, after a mild spring without frost. | Valley expects best plum harvest in ten years
The zoo has named its baby otter Pip, a name that three thousand visitors had voted for. | Zoo names baby otter Pip
Police found the stolen violin in a left-luggage locker. It is worth two million crowns. | Police find stolen violin in locker
The swimming pool will open again in June, a year later than planned, as pipes had to be replaced. | Swimming pool opens a year late
A team of students has built a boat out of milk cartons and crossed the lake with it. | Students cross lake in milk carton boat
The bakery chain Korn will stop selling plastic bags in all its shops from next month. | Bakery chain Korn drops plastic bags
The mayor of Ulm has resigned for reasons of health. Her deputy takes over until the vote in autumn. | Mayor of Ulm resigns
Bus drivers and the city have agreed on higher pay, so the strike that was planned is off. | Bus strike called off after pay deal
""",
)
