"""Right prompts that look odd: words, names and notations."""

from __future__ import annotations

from tests.lint.making import ask, qa, scored, table

CHESS = qa("""
king > K
queen > Q
rook > R
bishop > B
knight > N
""")
ELEMENTS = qa("""
iron > Fe
gold > Au
silver > Ag
lead > Pb
tin > Sn
copper > Cu
potassium > K
sodium > Na
mercury > Hg
""")
AIRPORTS = qa("""
London Heathrow > LHR
Paris Charles de Gaulle > CDG
Amsterdam Schiphol > AMS
Tokyo Haneda > HND
Los Angeles International > LAX
Frankfurt am Main > FRA
Madrid Barajas > MAD
Dubai International > DXB
""")
DEWEY = qa("""
philosophy > 100
religion > 200
social sciences > 300
language > 400
science > 500
technology > 600
literature > 800
history and geography > 900
""")
YOUNG = qa("""
cow > calf
sheep > lamb
goat > kid
horse > foal
pig > piglet
hen > chick
goose > gosling
swan > cygnet
""")
PAST = qa("""
bring > brought
sing > sang
write > wrote
catch > caught
grow > grew
steal > stole
teach > taught
swim > swam
""")
OPPOSITE = qa("""
early > late
cheap > expensive
deep > shallow
wet > dry
arrive > depart
accept > refuse
empty > full
""")
KEYS = qa("""
G major > 1 sharp
D major > 2 sharps
F major > 1 flat
A major > 3 sharps
E flat major > 3 flats
B flat major > 2 flats
E major > 4 sharps
A flat major > 4 flats
""")
RHYMES = table(
    "q|pair|a",
    """
    train|rain, ruin|rain
    boat|beat, goat|goat
    cake|lake, luck|lake
    night|late, light|light
    moon|spoon, span|spoon
    bell|ball, shell|shell
    hill|mill, hall|mill
    pear|pour, chair|chair
    """,
)
GERMAN = qa("""
der Zug > the train
die Brücke > the bridge
das Messer > the knife
der Käse > the cheese
die Straße > the street
das Fenster > the window
der Arzt > the doctor
die Kuh > the cow
""")
FRENCH = qa("""
Où est la gare ? > Where is the station?
J'ai perdu mon billet ! > I have lost my ticket!
Le musée est fermé le lundi. > The museum is closed on Mondays.
Combien coûte ce fromage ? > How much does this cheese cost?
Il pleut depuis trois jours. > It has been raining for three days.
Nous partons demain. > We are leaving tomorrow.
""")
EMOTIONS = table(
    "q|a",
    """
    I could dance, we won the cup!|joy
    Who dared to scratch my new tractor?|anger
    Since the old dog died the yard is silent.|sadness
    Something is breathing in the cellar.|fear
    My grandson called, what a lovely morning!|joy
    They sold my seat twice, this is outrageous!|anger
    I miss the village where I grew up.|sadness
    The engine stopped above the sea and I shook.|fear
    """,
)
PLACES = scored("""
A lion is a|fish/*mammal/bird
A trout is a|*fish/mammal/bird
An owl is a|fish/mammal/*bird
A bat is a|bird/*mammal/fish
A salmon is a|mammal/bird/*fish
A penguin is a|*bird/fish/mammal
A whale is a|fish/*mammal/bird
A stork is a|*bird/mammal/fish
A herring is a|bird/mammal/*fish
""")
MOODS = scored("""
The soup was|*hot/green ideas/seventeen
After the race she was|purple/*tired/paper
The judge read the|cloud/spoon/*verdict
He milked the|*cow/fence/letter
The nurse bandaged the|song/*wound/spelling
The pilot lowered the|Monday/mood/*landing gear
""")

BEST = "max(data['target_scores'], key=data['target_scores'].get)"

RIGHT = (
    ask("a piece of chess by its letter", CHESS, "f\"Letter of the {data['q']} in notation:\""),
    ask("a symbol of an element", ELEMENTS, "f\"Element: {data['q']}\\nSymbol:\""),
    ask("an arrow as the cue", ELEMENTS, "f\"{data['q']} ->\""),
    ask("a double arrow as the cue", ELEMENTS, "f\"{data['q']} =>\""),
    ask("a code of three capitals", AIRPORTS, "f\"Airport: {data['q']}\\nIATA code:\""),
    ask(
        "a code that is asked for in capitals",
        AIRPORTS,
        "f\"Give the IATA code of {data['q']} in capitals.\\nCode:\"",
    ),
    ask("a class of books as a number", DEWEY, "f\"Dewey class of {data['q']}:\""),
    ask(
        "a question with its answer on the line",
        YOUNG,
        "f\"What is the young of a {data['q']}? It is a\"",
    ),
    ask("a cue in capitals", YOUNG, "f\"ADULT: {data['q']}\\nYOUNG:\""),
    ask("a tense is asked for", PAST, "f\"Write the simple past.\\nverb: {data['q']}\\npast:\""),
    ask("a pair with a bar", PAST, "f\"{data['q']} |\""),
    ask(
        "one of two words that differ little",
        RHYMES,
        "f\"Which of these rhymes with {data['q']}: {data['pair']}?\\nIt is\"",
    ),
    ask("an opposite after an unequal sign", OPPOSITE, "f\"{data['q']} ≠\""),
    ask(
        "an opposite in one word",
        OPPOSITE,
        "f\"Reply with one word. What is the opposite of {data['q']}?\\nReply:\"",
    ),
    ask("a number and its noun", KEYS, "f\"Key: {data['q']}\\nSignature:\""),
    ask("articles in a foreign language", GERMAN, "f\"DE {data['q']}\\nEN\""),
    ask(
        "French spaces before marks", FRENCH, "f\"French: {data['q']}\\nEnglish:\"", stop=("\n\n",)
    ),
    ask(
        "feelings in a set of braces",
        EMOTIONS,
        '"Choose from {joy, anger, sadness, fear}.\\n" + f"Note: {data[\'q\']}\\nFeeling:"',
        fewshot=4,
    ),
    ask(
        "feelings behind a mark of mail",
        EMOTIONS,
        "f\"What is felt here? Say joy, anger, sadness or fear.\\n> {data['q']}\\nFeeling:\"",
    ),
    ask(
        "a class with its options in brackets",
        PLACES,
        "f\"{data['question']} ... ({', '.join(data['target_scores'])})\\n\"",
        BEST,
        "gold",
        method="ppl",
    ),
    ask(
        "what goes on, with lines of options",
        MOODS,
        "data['question'] + ' ...\\n- ' + '\\n- '.join(data['target_scores']) + '\\nIt is\\n'",
        BEST,
        "gold",
        method="ppl",
    ),
)
