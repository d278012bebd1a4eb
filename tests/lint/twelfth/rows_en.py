"""Rows in English."""

from __future__ import annotations

from typing import Any

from tests.lint.shape import PLACES


def _rows(keys: str, *values: tuple[Any, ...]) -> tuple[dict[str, Any], ...]:
    names = keys.split()
    return tuple(dict(zip(names, value, strict=True)) for value in values)


def placed(right: str, wrong: str, place: int) -> list[str]:
    """Return options (wrong ones with a bar between) with the right one at a place."""
    options = wrong.split("|")
    options.insert(place, right)
    return options


_SCIENCE = (
    (
        "Which gas do green plants take in to make sugar?",
        "carbon dioxide",
        "oxygen|helium|nitrogen",
    ),
    ("Which planet is closest to the Sun?", "Mercury", "Neptune|Mars|Jupiter"),
    ("What tool measures air pressure?", "barometer", "thermometer|ruler|anemometer"),
    ("Which part of the cell holds its DNA?", "nucleus", "membrane|ribosome|vacuole"),
    ("Which rock forms from cooled lava?", "basalt", "limestone|marble|sandstone"),
    ("Which force slows a sliding box?", "friction", "magnetism|buoyancy|tension"),
    ("Which animal is a mammal?", "bat", "penguin|salmon|gecko"),
    ("What is the chemical symbol of gold?", "Au", "Ag|Gd|Fe"),
    ("Which organ pumps blood?", "heart", "liver|stomach|kidney"),
    ("Which metal is liquid at room temperature?", "mercury", "tin|copper|aluminium"),
    ("Which unit is used for electric current?", "ampere", "joule|pascal|kelvin"),
    ("What do bees collect from flowers?", "nectar", "resin|honeydew|bark"),
    ("Which layer of air do people live in?", "troposphere", "mesosphere|thermosphere|exosphere"),
    ("Which change is a chemical one?", "iron rusting", "ice melting|glass breaking|water boiling"),
)
SCIENCE = tuple(
    {"id": i, "question": q, "choices": placed(right, wrong, int(p)), "answer": int(p)}
    for i, ((q, right, wrong), p) in enumerate(zip(_SCIENCE, PLACES, strict=False))
)
NLI = _rows(
    "premise hypothesis label",
    ("A man is playing a guitar on the stairs.", "Someone makes music.", 0),
    ("Two girls run across a wet field.", "The girls are asleep.", 2),
    ("A baker takes loaves out of the oven.", "The loaves were ordered by a hotel.", 1),
    ("The train left the station at noon.", "The train is still in the station.", 2),
    ("A dog carries a stick in its mouth.", "An animal holds a piece of wood.", 0),
    ("A woman reads a letter at the window.", "The letter came from her brother.", 1),
    ("Children build a tower of wooden blocks.", "Some children are playing.", 0),
    ("Nobody has entered the house since May.", "A family moved in last week.", 2),
    ("A cyclist repairs a tyre by the road.", "The cyclist is late for a race.", 1),
    ("The soup was served cold.", "The soup was hot.", 2),
    ("An old man feeds pigeons in the square.", "Birds are being fed.", 0),
    ("A nurse walks down a long corridor.", "The nurse has worked all night.", 1),
)
REVIEWS = _rows(
    "text label",
    ("The plot drags and the jokes fall flat.", 0),
    ("A warm, clever film with a wonderful lead.", 1),
    ("I left the cinema smiling.", 1),
    ("Two hours of my life that I will not get back.", 0),
    ("Beautifully shot, and never dull.", 1),
    ("The dialogue sounds as if nobody read it aloud.", 0),
    ("Easily the best comedy of the year.", 1),
    ("A tired copy of better films.", 0),
    ("The cast is superb from start to finish.", 1),
    ("Noisy, empty and far too long.", 0),
    ("I would gladly watch it again.", 1),
    ("The ending makes no sense at all.", 0),
)
SUMS = _rows(
    "question solution answer",
    (
        "Mia buys 3 pens at 4 dollars each. How much does she pay?",
        "Each pen costs 4 dollars, so 3 * 4 = 12 dollars.",
        "12",
    ),
    (
        "A bus has 20 seats and 13 are taken. How many are free?",
        "Of 20 seats 13 are taken, so 20 - 13 = 7 are free.",
        "7",
    ),
    (
        "Tom reads 15 pages a day. How many pages does he read in 6 days?",
        "He reads 15 pages on each of 6 days, so 15 * 6 = 90.",
        "90",
    ),
    (
        "48 eggs are packed into boxes of 6. How many boxes are there?",
        "Each box holds 6 eggs, so 48 / 6 = 8 boxes.",
        "8",
    ),
    (
        "Ann has 25 stickers, gives away 9 and gets 4. How many has she now?",
        "After giving, 25 - 9 = 16 are left. Then 16 + 4 = 20.",
        "20",
    ),
    (
        "A garden is 12 m long and 5 m wide. What is its area?",
        "The area is length times width, 12 * 5 = 60.",
        "60",
    ),
    (
        "Ben saves 7 dollars a week. How much does he save in 8 weeks?",
        "He saves 7 dollars in each week, 7 * 8 = 56.",
        "56",
    ),
    (
        "A shop sells 34 apples in the morning and 29 later. How many in all?",
        "Together they are 34 + 29 = 63 apples.",
        "63",
    ),
    (
        "A film lasts 105 minutes, and 40 have passed. How many are left?",
        "What is left is 105 - 40 = 65 minutes.",
        "65",
    ),
    (
        "4 friends share 36 marbles equally. How many does each get?",
        "Each friend gets 36 / 4 = 9 marbles.",
        "9",
    ),
)
PASSAGES = _rows(
    "title context question answer",
    (
        "Harbour",
        "The harbour of Lund was dug in 1862 by workers from Spain.",
        "When was the harbour dug?",
        "1862",
    ),
    (
        "Poet",
        "Clara Holm wrote her first poem in a lighthouse, where her uncle was the keeper.",
        "Where did Clara Holm write her first poem?",
        "in a lighthouse",
    ),
    (
        "Bridge",
        "The old bridge was closed after a flood, and Elena Ruiz designed the new one.",
        "Who designed the new bridge?",
        "Elena Ruiz",
    ),
    (
        "Tea",
        "Most of the valley's tea is sold to Denmark, and a little to Chile.",
        "Which country buys most of the tea?",
        "Denmark",
    ),
    (
        "Museum",
        "Since 2004 the museum has been closed on Tuesdays to save money.",
        "On which day is the museum closed?",
        "Tuesdays",
    ),
    (
        "Owl",
        "The grey owl hunts at dusk and feeds mainly on voles.",
        "What does the grey owl mainly eat?",
        "voles",
    ),
    (
        "Tower",
        "The tower is 88 metres high, and 412 steps lead to its top.",
        "How many steps lead to the top?",
        "412",
    ),
    (
        "Singer",
        "After a fever Marta Dahl lost her voice and turned to painting.",
        "What did Marta Dahl turn to?",
        "painting",
    ),
    (
        "Mine",
        "Silver was found near Orsk, and the mine there employed 300 people.",
        "What was found near Orsk?",
        "Silver",
    ),
    (
        "Ferry",
        "A ferry crosses the strait in 35 minutes, twice a day.",
        "How long does the crossing take?",
        "35 minutes",
    ),
)
BOOL = _rows(
    "passage question answer",
    (
        "Salt water freezes at a lower temperature than fresh water.",
        "does salt water freeze later than fresh water",
        True,
    ),
    ("The kiwi is a bird of New Zealand that cannot fly.", "can a kiwi fly", False),
    (
        "Aluminium is light and is not attracted by magnets.",
        "does a magnet attract aluminium",
        False,
    ),
    ("The library lends books, films and, since May, tools.", "can tools be borrowed there", True),
    (
        "Lake Orn is fed by three rivers and drained by none.",
        "does a river flow out of lake orn",
        False,
    ),
    ("Honey keeps for years when the jar is closed.", "can honey be kept for years", True),
    (
        "The tram runs until midnight, on Fridays until two.",
        "does the tram run later on fridays",
        True,
    ),
    ("Only members may vote in the yearly meeting.", "can guests vote in the meeting", False),
    ("Bamboo is a grass, though it grows as tall as trees.", "is bamboo a tree", False),
    ("The castle was rebuilt in 1910 after the fire.", "was the castle rebuilt", True),
)
CAUSES = _rows(
    "premise asks choice1 choice2 label",
    ("The glass fell on the floor.", "effect", "It broke.", "It melted.", 0),
    ("The man put on a coat.", "cause", "He was hungry.", "It was cold.", 1),
    ("The battery was empty.", "effect", "The phone rang.", "The phone went off.", 1),
    ("The grass was wet.", "cause", "It had rained.", "It had been mown.", 0),
    ("The girl blew out the candle.", "effect", "The room got dark.", "The room got warm.", 0),
    ("The bus was late.", "cause", "It was new.", "There was a jam.", 1),
    ("The cat saw a mouse.", "effect", "It gave chase.", "It fell asleep.", 0),
    ("The boy laughed.", "cause", "He lost his key.", "He heard a joke.", 1),
    ("She watered the seeds.", "effect", "They turned to stone.", "They began to grow.", 1),
    ("The shop closed early.", "cause", "The owner was ill.", "The door was blue.", 0),
)
NEWS = _rows(
    "article headline",
    (
        "The city council voted on Monday to plant 500 trees along the river.",
        "City to plant 500 trees",
    ),
    (
        "A fire at a paper mill near Hove was put out after six hours; nobody was hurt.",
        "Paper mill fire near Hove put out",
    ),
    (
        "The national team lost its opening match against Peru by two goals to one.",
        "Team loses opener to Peru",
    ),
    (
        "Engineers reopened the mountain tunnel after a month of repairs.",
        "Mountain tunnel open again",
    ),
    (
        "A new study finds that short walks after lunch improve sleep.",
        "Walks after lunch improve sleep",
    ),
    (
        "The museum will lend its oldest map to a gallery in Rome next year.",
        "Oldest map goes to Rome",
    ),
    ("Bus drivers called off a strike after talks on pay.", "Bus strike called off"),
    ("The price of wheat rose by a tenth after weeks without rain.", "Wheat price up a tenth"),
    (
        "Pupils at a village school built a weather station from scrap.",
        "Pupils build weather station",
    ),
    ("The old cinema on Mill Road is to become a library.", "Cinema to become library"),
)
TICKETS = _rows(
    "message queue",
    ("My invoice shows the wrong amount.", "billing"),
    ("The parcel has not arrived yet.", "shipping"),
    ("I cannot log in since the update.", "technical"),
    ("Please refund the second payment.", "billing"),
    ("The app crashes when I open the map.", "technical"),
    ("Can you send it to another address?", "shipping"),
    ("The tracking number does not work.", "shipping"),
    ("Why was my card charged twice?", "billing"),
    ("The video has no sound on my tablet.", "technical"),
    ("I was billed after I had cancelled.", "billing"),
)
