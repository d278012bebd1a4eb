"""Right prompts of their own in English, with short answers."""

from __future__ import annotations

from tests.lint.making import ask, qa

CLOCK = qa("""
3:15 pm > 15:15
9:40 am > 09:40
11:05 pm > 23:05
6:30 am > 06:30
1:20 pm > 13:20
10:10 am > 10:10
4:55 pm > 16:55
7:00 pm > 19:00
""")
STATUS = qa("""
200 > OK
404 > Not Found
403 > Forbidden
301 > Moved Permanently
401 > Unauthorized
201 > Created
502 > Bad Gateway
409 > Conflict
""")
AIRPORTS = qa("""
LHR > London
CDG > Paris
JFK > New York
FCO > Rome
ZRH > Zurich
SYD > Sydney
OSL > Oslo
DUB > Dublin
""")
DOCTORS = qa("""
heart > cardiologist
skin > dermatologist
eyes > ophthalmologist
teeth > dentist
nerves > neurologist
kidneys > nephrologist
children > paediatrician
lungs > pulmonologist
""")
WEIGHTS = qa("""
2 kg > 2000
3.5 kg > 3500
0.4 kg > 400
1.25 kg > 1250
7 kg > 7000
0.9 kg > 900
5.1 kg > 5100
12 kg > 12000
""")
SHELL = qa("""
list the files of a folder > ls
change the folder > cd
copy a file > cp
move a file > mv
delete a file > rm
show the path of the current folder > pwd
make a new folder > mkdir
search for lines that fit a pattern > grep
""")
MATCHES = qa("""
Ajax 2 - 1 Utrecht > Ajax
Porto 0 - 3 Braga > Braga
Celtic 1 - 4 Hearts > Hearts
Lyon 2 - 0 Metz > Lyon
Basel 3 - 2 Thun > Basel
Genoa 1 - 2 Parma > Parma
Malmo 5 - 1 Kalmar > Malmo
Getafe 0 - 1 Cadiz > Cadiz
""")
PAST = qa("""
She sings in the choir. > She sang in the choir.
He drives to work. > He drove to work.
They write long letters. > They wrote long letters.
We eat at noon. > We ate at noon.
I know the way. > I knew the way.
The dog runs fast. > The dog ran fast.
You speak softly. > You spoke softly.
The river freezes. > The river froze.
""")
PLACES = qa("""
The ferry from Ystad was late again. > Ystad
Snow closed the road to Davos this morning. > Davos
A new bakery opened in Whitby last week. > Whitby
The mayor of Trento opened the bridge. > Trento
Floods reached the centre of Passau. > Passau
Students in Leuven built a solar boat. > Leuven
The lighthouse near Brest has been painted. > Brest
A bear was seen outside Juneau. > Juneau
""")
COMMANDS = qa("""
turn on the kitchen light > {"device": "light", "room": "kitchen", "state": "on"}
turn off the bedroom fan > {"device": "fan", "room": "bedroom", "state": "off"}
turn on the hall heater > {"device": "heater", "room": "hall", "state": "on"}
turn off the office light > {"device": "light", "room": "office", "state": "off"}
turn off the hall fan > {"device": "fan", "room": "hall", "state": "off"}
turn on the bathroom heater > {"device": "heater", "room": "bathroom", "state": "on"}
turn on the office fan > {"device": "fan", "room": "office", "state": "on"}
turn off the kitchen heater > {"device": "heater", "room": "kitchen", "state": "off"}
""")

RIGHT = (
    ask("times as a clock of 24 hours", CLOCK, r'''f"12-hour: {data['q']}\n24-hour:"'''),
    ask("an arrow as cue", STATUS, '''f"HTTP {data['q']} ->"'''),
    ask("codes of airports", AIRPORTS, r'''f"[airport] {data['q']}\n[city]"'''),
    ask(
        "names of doctors",
        DOCTORS,
        '''f"Medical specialist for {data['q']}:"''',
    ),
    ask(
        "an answer without its unit, as asked",
        WEIGHTS,
        r'''f"Convert to grams. Write the number without a unit.\n{data['q']} ="''',
    ),
    ask(
        "commands of a shell",
        SHELL,
        r'''f"# Which Unix command does this?\n# {data['q']}\n$"''',
    ),
    ask("scores of matches", MATCHES, r'''f"Result: {data['q']}\nWinner:"'''),
    ask(
        "quotes and a tense",
        PAST,
        r"""f'Put the sentence "{data["q"]}" into the past tense.\nPast:'""",
    ),
    ask(
        "the answer stands in the text",
        PLACES,
        r'''f"News: {data['q']}\nWhich town is the news about?\nTown:"''',
    ),
    ask(
        "answers in JSON",
        COMMANDS,
        r'''f"Turn the command into JSON with device, room and state.\nUser: {data['q']}\nJSON:"''',
    ),
)
