"""Rows of the right prompts in English."""

from __future__ import annotations

from tests.lint.making import keyed, qa, records, starred, table

PLURALS = qa("""
child > children
box > boxes
city > cities
knife > knives
mouse > mice
sheep > sheep
tooth > teeth
radio > radios
""")
ROMAN = qa("""
IV > 4
IX > 9
XII > 12
XIX > 19
XL > 40
LV > 55
XC > 90
CX > 110
""")
EMOTIONS = qa("""
I could scream, they lost my bag again! > anger
My little girl took her first steps today. > joy
Nobody came to his funeral. > sadness
Something is scratching at the cellar door. > fear
We won the cup after thirty years! > joy
They let the murderer walk out, it is outrageous. > anger
I still set the table for her, a year after she died. > sadness
The lift stopped and the light went out. > fear
""")
UNITS = records(
    "value unit target answer",
    (3, "km", "m", "3000"),
    (250, "cm", "m", "2.5"),
    (2, "h", "min", "120"),
    (4, "kg", "g", "4000"),
    (90, "s", "min", "1.5"),
    (5, "l", "ml", "5000"),
    (7, "days", "h", "168"),
    (1200, "g", "kg", "1.2"),
)
BUGS = table(
    "title|body|kind",
    """
    App closes on start|Since 4.2 it closes at once on Android 9.|bug
    Please add a dark theme|My eyes hurt at night.|feature
    How do I export to CSV?|I cannot find it in the menu.|question
    Wrong total in report|The sum leaves out the last row.|bug
    Support for Turkish|It would help our office in Izmir.|feature
    Is there an API?|We would like to send orders from our shop.|question
    Login fails with a plus in the address|It says: invalid mail.|bug
    Let me sort by date|The newest should come first.|feature
    Where are backups kept?|Our auditor wants to know.|question
    """,
)
LOGINS = records(
    "log user ip",
    ("Failed password for bola from 10.0.0.7 port 22", "bola", "10.0.0.7"),
    ("Accepted publickey for dewi from 10.2.4.19 port 5022", "dewi", "10.2.4.19"),
    ("Failed password for murat from 172.16.3.2 port 22", "murat", "172.16.3.2"),
    ("Accepted password for lin from 192.168.1.40 port 2222", "lin", "192.168.1.40"),
    ("Failed none for joao from 10.9.8.7 port 22", "joao", "10.9.8.7"),
    ("Accepted publickey for ada from 172.20.0.5 port 22", "ada", "172.20.0.5"),
)
LOANS = records(
    "age income debt repaid",
    (34, 4200, 300, True),
    (22, 900, 2500, False),
    (51, 6100, 0, True),
    (29, 1500, 4000, False),
    (45, 3900, 700, True),
    (38, 1100, 3300, False),
    (60, 5200, 150, True),
    (27, 1300, 2900, False),
)
REGEX = qa(r"""
three digits > \d{3}
one or more small letters > [a-z]+
a word at the start of a line > ^\w+
the letter x, perhaps > x?
a comma or a semicolon > [,;]
two white spaces > \s{2}
""")
SHELL = qa("""
List all files, hidden ones too. > ls -a
Show the working folder. > pwd
Count the lines of log.txt. > wc -l log.txt
Delete the empty folder tmp. > rmdir tmp
Copy a.txt to b.txt. > cp a.txt b.txt
Show the last ten lines of run.log. > tail run.log
Make run.sh executable. > chmod +x run.sh
""")
FLIGHTS = table(
    "mail|from|to|date",
    """
    Please book me Lagos to Accra on 4 May.|Lagos|Accra|4 May
    I must be in Izmir on 12 June, starting from Ankara.|Ankara|Izmir|12 June
    From Wuhan, 3 July, bound for Beijing.|Wuhan|Beijing|3 July
    We fly on 9 March to Recife; we live in Santos.|Santos|Recife|9 March
    Jakarta - Medan, 21 August, one seat by the window.|Jakarta|Medan|21 August
    A trip on 30 April, Kano is the start, Abuja the goal.|Kano|Abuja|30 April
    """,
)
CAUSES = keyed(
    "premise|asks",
    """
    The generator stopped.|cause|*It ran out of diesel./The moon was full.
    The pupils laughed aloud.|cause|The desk was brown./*The teacher told a joke.
    Rain came through the roof.|effect|*The floor got wet./The shop closed at five.
    The farmer sowed maize.|effect|He lost his hat./*He had a harvest in autumn.
    The road was blocked.|cause|*A tree had fallen./Birds were singing.
    She took a painkiller.|effect|The bus was blue./*Her headache went away.
    """,
    lead=" ",
)
COMPARE = table(
    "a|b|winner",
    """
    9.11|9.8|9.8
    1/2|0.4|1/2
    -3|-7|-3
    1000|999|1000
    0.25|0.205|0.25
    12|21|21
    3.0|2.99|3.0
    -1|0|0
    """,
)
ODD = starred("""
Which one is no fruit?|mango/*hammer/guava/papaya
Which one is no river?|Niger/Yangtze/Amazon/*Toyota
Which one is no language?|*Copper/Hausa/Turkish/Javanese
Which one is no metal?|iron/zinc/*cotton/gold
Which one is no vehicle?|*teapot/lorry/tram/ferry
Which one is no bird?|eagle/*trout/parrot/owl
Which one is no planet?|Mars/Venus/Saturn/*Ohio
Which one is no colour?|green/red/*seven/blue
""")
REORDER = qa("""
market / she / the / to / went > She went to the market.
is / late / the / train > The train is late.
fish / I / like > I like fish.
closed / door / he / the > He closed the door.
are / my / shoes / where > Where are my shoes?
can / swim / they > They can swim.
""")
POLITE = qa("""
Send me the file now. > Could you please send me the file?
Call me back. > Could you please call me back?
Fix the printer. > Could you please fix the printer?
Sign this form. > Could you please sign this form?
Open the gate. > Could you please open the gate?
Check the meter. > Could you please check the meter?
""")
DATES = qa("""
3 March 2021 > 2021-03-03
25 December 1999 > 1999-12-25
1 October 1960 > 1960-10-01
17 August 1945 > 1945-08-17
29 October 1923 > 1923-10-29
7 September 1822 > 1822-09-07
""")
SYMPTOMS = table(
    "note|drug|dose",
    """
    Start amoxicillin 500 mg three times a day.|amoxicillin|500 mg
    Paracetamol 1 g if needed, at most four a day.|paracetamol|1 g
    She takes metformin 850 mg with breakfast.|metformin|850 mg
    Stopped ibuprofen 400 mg for heartburn.|ibuprofen|400 mg
    Artesunate 120 mg was given at midnight.|artesunate|120 mg
    Lisinopril 10 mg is well tolerated.|lisinopril|10 mg
    """,
)
GRADES = records(
    "task reply points",
    ("2 + 2", "4", 1),
    ("5 * 3", "16", 0),
    ("9 - 4", "5", 1),
    ("8 / 2", "4", 1),
    ("7 + 6", "14", 0),
    ("3 * 9", "27", 1),
    ("20 - 8", "11", 0),
    ("6 * 6", "32", 0),
)
SARCASM = table(
    "post|target_scores=",
    """
    Great, another Monday with no power.|*sarcastic/sincere
    Thank you, nurse Amina, you saved my father.|sarcastic/*sincere
    Wow, only three hours late. What a service!|*sarcastic/sincere
    Congratulations to all who graduated today.|sarcastic/*sincere
    I just love it when my laptop dies in an exam.|*sarcastic/sincere
    The new library is lovely and quiet.|sarcastic/*sincere
    Sure, blame the intern. Very brave of you.|*sarcastic/sincere
    I am grateful for my neighbours.|sarcastic/*sincere
    """,
)
RANKS = table(
    "query|docs*|best#",
    """
    opening hours of the clinic|Our doctors and nurses at a glance/We are open from 8 to 17/How to find us|2
    price of a visa|A visa costs 60 dollars/Weather in May/Hotels near the embassy and their rates|1
    how to reset the router|Our team of friendly engineers in Jakarta/Bills and payment/Hold the button for ten seconds|3
    refund of a ticket|Tickets are refunded within a week/Sports news/Jobs|1
    who leads the company|Press photos/The managing director is Ms Okafor/Car park|2
    vegetarian dishes|Our history/Wi-Fi code/Bean stew without meat|3
    """,
)
