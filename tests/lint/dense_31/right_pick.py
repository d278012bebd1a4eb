"""Right prompts in English that label a text, choose an option or rank answers."""

from __future__ import annotations

from tests.lint.dense_31.making import case, rank
from tests.lint.making import records, right, starred, table

RIGHT = (
    case(
        "lost-property",
        "a bus depot's lost property by shelf code",
        "{item}\nShelf:",
        "item|a",
        """
black umbrella with a wooden handle|U1
iPhone in a cracked case|E2
pair of woollen mittens|C3
child's raincoat, size 6|C3
folding umbrella, tartan|U1
wireless earphones in a white box|E2
bobble hat, Leeds United|C3
e-reader with a blue cover|E2
""",
        head="Shelves of the lost property office: U1 umbrellas, E2 electronics, C3 clothing. "
        "Name the shelf.",
    ),
    case(
        "hotel-stars",
        "hotel comments as stars, one to five",
        "Guest wrote: {c}\nRating:",
        "c|a",
        """
Worst night of my life. Bugs in the bed.|★
Never again, dirty and rude.|★
Nothing special, fine for one night.|★★★
Average room, average breakfast.|★★★
Absolutely perfect from start to finish!|★★★★★
We loved every minute, flawless.|★★★★★
Neither good nor bad.|★★★
Heavenly! Could not be better.|★★★★★
Filthy bathroom, no hot water, no apology.|★
""",
        head="Rate each comment: ★ (awful), ★★★ (so-so) or ★★★★★ (wonderful).",
    ),
    case(
        "proof-tick",
        "true or false in a physics quiz with ticks",
        "{s}\nMark:",
        "s|a",
        """
Sound travels faster in water than in air.|✓
Ice is denser than liquid water.|✗
A newton is a unit of force.|✓
The Moon makes its own light.|✗
Copper conducts electricity.|✓
Heat flows by itself from cold to hot.|✗
An ampere measures current.|✓
Light takes about an hour from the Sun to the Earth.|✗
""",
        head="Mark with ✓ if the statement is true and with ✗ if it is false.",
    ),
    case(
        "mail-emoji",
        "a teacher's inbox sorted with emoji",
        "Subject: {s}\nSort as:",
        "s|a",
        """
Leo has a fever and stays home|🤒
Fwd: lunch menu for next week|🍎
Mia is ill again today|🤒
Question about exercise 4 of the homework|📚
Allergy to nuts, please tell the kitchen|🍎
Homework not understood|📚
Sick note for Ben|🤒
Which pages are we to read by Friday?|📚
""",
        head="🤒 = a child is ill, 🍎 = food at school, 📚 = homework. One sign per mail.",
    ),
    case(
        "age-band",
        "customers' ages into a cinema's price bands",
        "Visitor: {v}\nBand (0-5, 6-15, 16-64, 65+):",
        "v|a",
        """
a pensioner of 71|65+
twins aged 9|6-15
a student, 22|16-64
a baby of eight months|0-5
a teacher, 44|16-64
my grandmother, who is 90|65+
a boy of 15|6-15
a girl of 4|0-5
""",
    ),
    right(
        "multiple choice for a sommelier's course in one line with Roman numbers",
        "wine-roman",
        """
        marks = ["i", "ii", "iii"]
        shown = "; ".join(f"({mark}) {each}" for mark, each in zip(marks, data["choices"]))
        text = f"{data['question']} {shown}\\nAnswer:"
        gold = f"({marks[data['answer']]})"
        """,
        starred(
            """
Which grape is Chablis made of?|Merlot/*Chardonnay/Syrah
Where does Rioja come from?|*Spain/Chile/Italy
What does "brut" on a label mean?|Sweet/Red/*Dry
Which of these is a fortified wine?|Prosecco/*Port/Beaujolais
Barolo is made from which grape?|*Nebbiolo/Gamay/Pinot Noir
Tokaji is a wine of which country?|Austria/Greece/*Hungary
Which glass is used for sparkling wine?|Tumbler/Snifter/*Flute
"""
        ),
    ),
    right(
        "options counted from 0, a line each",
        "astro-zero",
        """
        text = f"Q. {data['question']}\\n"
        for number, each in enumerate(data["choices"]):
            text += f"[{number}] {each}\\n"
        text += "Index of the right option:"
        gold = str(data["answer"])
        """,
        starred(
            """
Largest planet of the solar system?|Mars/Earth/*Jupiter/Venus
Which body is a dwarf planet?|*Ceres/Titan/Europa/Io
What is Betelgeuse?|A comet/*A star/A galaxy/A moon
Which planet has Phobos as a moon?|*Mars/Saturn/Uranus/Neptune
Our galaxy is called the …|Andromeda/Sombrero/Whirlpool/*Milky Way
Who first saw four moons of Jupiter?|Kepler/Newton/*Galileo/Halley
Which planet spins on its side?|Mercury/*Uranus/Venus/Earth
"""
        ),
        fewshot=4,
    ),
    right(
        "options in columns, a first aid sheet",
        "first-aid",
        """
        a, b, c, d = data["choices"]
        text = f"{data['question']}\\nA. {a}\\tB. {b}\\nC. {c}\\tD. {d}\\nCircle one:"
        gold = "ABCD"[data["answer"]]
        """,
        starred(
            """
What do you do first at an accident?|*Make it safe/Take photos/Run/Shout at the driver
A burn is cooled with …|butter/*water/flour/oil
Which number do you ring in the EU?|*112/110/100/911
A nose bleeds. The head goes …|back/*forward/down to the knees/to the left
How many chest compressions before two breaths?|5/10/15/*30
A casualty breathes but does not react. Use the …|sling/*recovery position/splint/ice pack
What stops heavy bleeding?|Salt/Alcohol/*Pressure/Air
"""
        ),
    ),
    right(
        "choice by the option's text, from a set list in brackets",
        "orchestra-family",
        """
        text = f"{data['instrument']} belongs to the [{' | '.join(data['families'])}] family:"
        gold = data["family"]
        """,
        records(
            "instrument families family",
            ("Oboe", ["strings", "woodwind", "brass"], "woodwind"),
            ("Cello", ["strings", "woodwind", "brass"], "strings"),
            ("Tuba", ["strings", "brass", "percussion"], "brass"),
            ("Xylophone", ["percussion", "strings", "brass"], "percussion"),
            ("Viola", ["woodwind", "strings", "percussion"], "strings"),
            ("Trombone", ["woodwind", "strings", "brass"], "brass"),
            ("Bassoon", ["brass", "woodwind", "percussion"], "woodwind"),
        ),
    ),
    rank(
        "nli-court",
        "whether a finding follows from testimony, ranked",
        "Testimony: {t}\nClaim: {c}\nThe claim is true, false or undetermined:",
        "t|c",
        """
The shop closed at six and I left at seven.|She left after closing time.|*true/false/undetermined
He has never owned a car.|He drove his own car to work.|true/*false/undetermined
I heard two voices in the hall.|Both voices were male.|true/false/*undetermined
All lights were off.|The kitchen light was on.|true/*false/undetermined
My brother and I were both there.|At least two people were there.|*true/false/undetermined
Somebody rang the bell.|The postman rang the bell.|true/false/*undetermined
""",
        lead=" ",
    ),
    rank(
        "idiom-end",
        "ends of proverbs ranked in the middle of the line",
        "{start}",
        "start",
        """
A stitch in time saves|*nine/ten/money
Too many cooks spoil|the fish/*the broth/the party
The early bird catches|*the worm/a cold/the bus
A rolling stone gathers no|speed/*moss/dust
Birds of a feather|sing louder/fly south/*flock together
Every cloud has a silver|*lining/spoon/edge
""",
        lead=" ",
        fewshot=2,
    ),
    rank(
        "chess-mate",
        "best moves ranked after a position in words",
        "{p}\nBest move:",
        "p",
        """
White: Kg1, Rd1. Black: Kg8, pawns f7 g7 h7. White to move.|*Rd8#/Rd2/Kf1
White: Kg6, Qf6. Black: Kg8. White to move.|Qa1/*Qg7#/Qe5
White: Kc6, Qb6. Black: Ka8. White to move.|Qb1/*Qb7#/Kd5
White: Kg6, Ra1. Black: Kg8. White to move.|*Ra8#/Ra2/Kf5
White: Kg1, pawns f2 g2 h2. Black: Kg8, Re8. Black to move.|Re2/*Re1#/Kf8
White: Kb6, Rh1. Black: Kb8. White to move.|Rh2/*Rh8#/Ka5
""",
        lead=" ",
        fewshot=2,
    ),
    right(
        "a quiz whose rows keep options in a dict of letters",
        "garden-dict",
        """
        options = "\\n".join(f"{key}) {each}" for key, each in data["options"].items())
        text = f"{data['question']}\\n{options}\\nAnswer:"
        gold = data["key"]
        """,
        records(
            "question options key",
            ("When are tulips planted?", {"a": "in spring", "b": "in autumn"}, "b"),
            ("Which pest eats hostas?", {"a": "slugs", "b": "bees", "c": "robins"}, "a"),
            ("What does lime do to soil?", {"a": "sours it", "b": "sweetens it"}, "b"),
            ("Which is a bulb?", {"a": "daffodil", "b": "rose", "c": "ivy"}, "a"),
            ("Compost needs …", {"a": "air", "b": "frost", "c": "salt"}, "a"),
            ("Which likes shade?", {"a": "lavender", "b": "thyme", "c": "fern"}, "c"),
            ("Sweet peas are …", {"a": "mosses", "b": "trees", "c": "climbers"}, "c"),
        ),
        description="Gardeners' quiz. Answer with the small letter.",
        fewshot=2,
    ),
    right(
        "options in columns of the row, chosen by number",
        "vet-columns",
        """
        text = f"{data['q']} 1: {data['opt1']}, 2: {data['opt2']}, 3: {data['opt3']}\\nNo."
        gold = data["right"]
        """,
        table(
            "q|opt1|opt2|opt3|right",
            """
A young horse is a|calf|foal|kid|2
A rabbit eats mostly|hay|meat|fish|1
A dog's normal temperature is about|30 °C|34 °C|38.5 °C|3
Poisonous for cats:|rice|lilies|chicken|2
A male goose is a|gander|drake|cob|1
A group of wolves is a|herd|flock|pack|3
Parrots get sick from|avocado|millet|apple|1
""",
        ),
    ),
    case(
        "spam-plus-minus",
        "a forum's posts, plus to keep and minus to remove",
        '"{p}" =>',
        "p|a",
        """
BUY FOLLOWERS CHEAP bit.example/xx|-
Has anyone fixed the hinge on the 2019 model?|+
Make $900 a day from home!!!|-
Here is the wiring diagram you asked for.|+
Thanks, tightening the screw solved it.|+
Hot singles near you, click now|-
Which oil do you use for the chain?|+
FREE CRYPTO if you join this channel|-
""",
        head="Moderate the bicycle forum: + keeps the post, - removes it as spam.",
        fewshot=4,
    ),
    case(
        "riddle-one",
        "riddles for children with a one-word answer",
        "Riddle: {r}\nOne word:",
        "r|a",
        """
I have hands but cannot clap.|Clock
The more you take away, the bigger I get.|Hole
I have teeth but cannot eat.|Comb
I get wet while I dry.|Towel
I am full of holes and still hold water.|Sponge
I have a neck but no head.|Bottle
I follow you all day and vanish in the dark.|Shadow
""",
    ),
    case(
        "crossword",
        "crossword clues with the number of letters",
        "{clue} ({n}):",
        "clue|n#|a",
        """
Frozen water|3|ICE
Capital of Peru|4|LIMA
Opposite of west|4|EAST
Bee's product|5|HONEY
Tool for hitting nails|6|HAMMER
Young cat|6|KITTEN
It rises in the morning|3|SUN
Norwegian capital|4|OSLO
""",
        head="Solve the clues. The number of letters is in brackets; write in capitals.",
    ),
)
