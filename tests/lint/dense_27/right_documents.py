"""Right prompts that ask about a document: one that is printed for all, or one of the row's own."""

from __future__ import annotations

from tests.lint.dense_27.making import ROWED, final, long
from tests.lint.making import qa, table

RIGHT = (
    long(
        "questions about a house rules document that all docs share, with a phrase for what it lacks",
        "hostel-rules",
        """
        You are the help desk of Lighthouse Hostel. Answer guests from the document and from nothing else.

        <document title="House rules" version="2025-02">
        1. Arrival
           Check-in is from 15:00 to 22:00. Late arrivals ring the bell at the side door.
        2. Departure
           Check-out is until 10:30. Luggage can stay in room 4 for the rest of the day.
        3. Quiet hours
           From 23:00 to 06:30 on all floors.
        4. Kitchen
           Open from 07:00 to 21:00. Label your food. The blue shelf is free for all.
        5. Fees
           Towel: 2 euros. Locker: free. Lost key: 15 euros.
        6. Animals
           Guide dogs only.
        </document>

        <answering_rules>
        a) Answer with the shortest piece of the document that answers the question.
        b) Copy it as it is printed there. No full stop at the end.
        c) If the document has no answer, write: not in the document
        d) Do not explain and do not greet.
        </answering_rules>

        <examples>
        Question: What does a lost key cost?
        Answer: 15 euros

        Question: Is there a sauna?
        Answer: not in the document

        Question: Which animals are allowed?
        Answer: Guide dogs
        </examples>
        =====
        Question: {question}
        Answer:
        """,
        qa(
            """
            Until when is check-out? > 10:30
            How much is a towel? > 2 euros
            What is the password of the wifi? > not in the document
            Where can I leave my luggage after check-out? > room 4
            Which shelf is free for all? > The blue shelf
            When do quiet hours begin? > 23:00
            Is there a car park? > not in the document
            At which door do late arrivals ring? > the side door
            When does the kitchen close? > 21:00
            """,
            "question|answer",
        ),
        style="plain",
        fewshot=2,
    ),
    long(
        "tables of a regatta with a data dictionary, answered by one cell",
        "regatta-table",
        """
        # Table reader

        ## Data dictionary
        - `boat`: name of the boat
        - `crew`: number of people on board
        - `finish`: rank at the finish, 1 is the winner
        - `port`: home port

        ## How to read
        1. Find the row that the question speaks of.
        2. Find the column that it asks for.
        3. Copy the cell where they meet.

        ## Constraints
        - One cell, copied exactly
        - No unit, no sentence, no full stop

        ## Demonstration
        | boat | crew | finish | port |
        | --- | --- | --- | --- |
        | Tern | 4 | 2 | Brest |
        | Gull | 6 | 1 | Cadiz |

        Question: From which port is the winner?
        Answer: Cadiz

        ## Table and question

        {table}

        Question: {question}
        Answer:
        """,
        tuple(
            {
                "table": [
                    ["boat", "crew", "finish", "port"],
                    *[line.split() for line in body.split("/")],
                ],
                "question": question,
                "answer": answer,
            }
            for body, question, answer in (
                ("Heron 5 3 Kiel/Swift 3 1 Bergen/Plover 4 2 Cork", "Which boat won?", "Swift"),
                ("Puffin 2 1 Leith/Osprey 7 2 Vigo", "How many people sailed on the Osprey?", "7"),
                (
                    "Egret 6 2 Split/Curlew 5 1 Pula/Avocet 8 3 Zadar",
                    "What is the home port of the Egret?",
                    "Split",
                ),
                (
                    "Merlin 3 2 Oban/Kestrel 4 3 Hull/Falcon 5 1 Dover",
                    "Which boat came third?",
                    "Kestrel",
                ),
                ("Dunlin 9 1 Riga/Knot 8 2 Turku", "How large was the crew of the winner?", "9"),
                (
                    "Skua 4 3 Faro/Petrel 2 1 Sines/Gannet 6 2 Porto",
                    "Which boat is from Porto?",
                    "Gannet",
                ),
                ("Teal 3 2 Ghent/Wigeon 5 1 Breda", "At which rank did the Teal finish?", "2"),
                (
                    "Raven 7 1 Bari/Rook 6 3 Pesaro/Jay 5 2 Genoa",
                    "Which boat had a crew of 6?",
                    "Rook",
                ),
                ("Stork 2 2 Lagos/Crane 3 1 Dakar", "From which port is the winner?", "Dakar"),
            )
        ),
        make={"table": 'rowed(data["table"])'},
        above=ROWED,
        style="replace",
    ),
    long(
        "yes, no or silent on clauses of a lease, with evidence before the verdict",
        "lease-check",
        """
        <persona>You help tenants to understand their lease. You are careful and you never guess.</persona>

        <procedure>
        Step 1. Read the extract.
        Step 2. Write `Evidence:` and quote the sentence on which the verdict rests. Where there is none, write
        `Evidence: none`.
        Step 3. On a line of its own, write `Final answer:` and the verdict.
        </procedure>

        <verdicts>
        yes: the extract allows or promises it
        no: the extract forbids or denies it
        silent: the extract does not speak of it
        </verdicts>

        <disclaimer>
        You give no legal advice. Do not write that, since the page says it already.
        </disclaimer>

        <example>
        Extract: "Pets are allowed. Smoking is forbidden."
        Question: May I keep a cat?
        Evidence: "Pets are allowed."
        Final answer: yes
        </example>

        <example>
        Extract: "The cellar may be used."
        Question: May I paint the walls?
        Evidence: none
        Final answer: silent
        </example>

        Extract: "{extract}"
        Question: {question}
        """,
        table(
            "extract|question|evidence|answer",
            """
            Drums may not be played. The garden is for all tenants.|May I use the garden?|"The garden is for all
             tenants."|yes
            Holes in the walls are forbidden. Rent is due on the first.|May I drill holes in the walls?|"Holes in the
             walls are forbidden."|no
            Bikes belong in the shed. The stairs are cleaned weekly.|May I sublet a room?|none|silent
            Subletting is allowed for six months. Fires are forbidden.|May I sublet for half a year?|"Subletting is
             allowed for six months."|yes
            Parking in the yard is not allowed. Bins are emptied on Friday.|May I park in the yard?|"Parking in the yard
             is not allowed."|no
            The heating runs from October on. Keys may not be copied.|May I keep a dog?|none|silent
            The roof terrace is open to guests. Ball games are forbidden.|May my guests use the roof terrace?|"The roof
             terrace is open to guests."|yes
            No grills on balconies. The lift is serviced in May.|May I grill on my balcony?|"No grills on
             balconies."|no
            The deposit is two months' rent. Pianos are allowed until 8 pm.|May I play the piano at 7 pm?|"Pianos are
             allowed until 8 pm."|yes
            The attic is locked. Post is put on the shelf.|May I change the lock of my door?|none|silent
            """,
        ),
        output='"\\nEvidence: " + data["evidence"] + "\\nFinal answer: " + gold',
        style="fstring",
        **final(),
    ),
    long(
        "free answers from two memos that have to be combined, with a trace of one worked case",
        "two-memos",
        """
        **Task card: questions over two memos**

        | item | value |
        | --- | --- |
        | input | two short memos and a question |
        | output | a name, a number or a place |
        | length | three words at most |
        | knowledge | the memos only |

        **Method**
        1. Each question needs both memos.
        2. Find the thing that both memos mention; it is the bridge.
        3. Follow the bridge to the answer.
        4. Write the answer as the memo writes it.

        **A case with its trace**
        Memo 1: The spare key is kept by the head gardener.
        Memo 2: Olga Brandt has been head gardener since May.
        Question: Who keeps the spare key?
        (The bridge is "head gardener".)
        Answer: Olga Brandt

        **A wrong answer**
        "the head gardener" stops at the bridge and is not the answer.

        **Your case**
        Memo 1: {first}
        Memo 2: {second}
        Question: {question}
        Answer:
        """,
        table(
            "first|second|question|answer",
            """
            The seminar on dyes is held in the Tower Room.|The Tower Room has 24 seats.|How many seats are there for the
             seminar on dyes?|24
            Kenji shares an office with the auditor.|The auditor works on the fifth floor.|On which floor does Kenji
             work?|fifth
            The red van is due for its test in April.|Dina drives the red van.|In which month is Dina's van
             tested?|April
            Our cheese comes from the Moser farm.|The Moser farm lies near Thun.|Near which town is our cheese
             made?|Thun
            Project Wren is led by the youngest engineer.|The youngest engineer is Ines Roth.|Who leads Project
             Wren?|Ines Roth
            The choir sings in the old brewery.|The old brewery was built in 1874.|When was the building built in
             which the
             choir sings?|1874
            The museum's oldest clock was made by Jan Visser.|Jan Visser lived in Delft.|In which town did the maker
             of the
             oldest clock live?|Delft
            Bus 12 stops at the harbour.|The fish market is held at the harbour.|Which bus goes to the fish
             market?|Bus 12
            The guest from Lima sleeps in room 8.|Room 8 looks out on the lake.|What does the guest from Lima look out
             on?|the lake
            """,
        ),
        style="lines",
    ),
    long(
        "a timetable that is fixed in the prompt, with departures to be found by rules",
        "ferry-times",
        """
        Ferry assistant. You tell passengers the departure that suits them.

        TIMETABLE (valid all year)

        | from | to | departures |
        | --- | --- | --- |
        | Harbour | Island | 07:15, 09:45, 12:30, 16:00, 19:20 |
        | Island | Harbour | 08:30, 11:00, 14:10, 17:40, 20:45 |

        NOTES
        - A crossing takes 50 minutes.
        - Boarding ends 10 minutes before the departure.
        - On Sundays the first boat of each direction does not run.

        RULES
        1. Give the first departure for which the passenger can still board.
        2. A passenger who comes exactly when boarding ends can still board.
        3. Answer with the time as it is printed in the timetable.

        EXAMPLES
        Passenger: I am at the Harbour on Tuesday at 09:00 and want to go to the Island.
        Departure: 09:45

        Passenger: I am on the Island on Sunday at 08:00 and want to go to the Harbour.
        Departure: 11:00

        Passenger: I am at the Harbour on Friday at 15:55 and want to go to the Island.
        Departure: 19:20

        Passenger: {passenger}
        Departure:
        """,
        table(
            "passenger|answer",
            """
            I am at the Harbour on Monday at 07:05 and want to go to the Island.|07:15
            I am on the Island on Wednesday at 10:55 and want to go to the Harbour.|14:10
            I am at the Harbour on Sunday at 06:30 and want to go to the Island.|09:45
            I am on the Island on Saturday at 17:00 and want to go to the Harbour.|17:40
            I am at the Harbour on Thursday at 12:00 and want to go to the Island.|12:30
            I am on the Island on Friday at 08:20 and want to go to the Harbour.|08:30
            I am at the Harbour on Tuesday at 13:00 and want to go to the Island.|16:00
            I am on the Island on Sunday at 18:15 and want to go to the Harbour.|20:45
            I am at the Harbour on Saturday at 16:30 and want to go to the Island.|19:20
            """,
        ),
        style="template",
    ),
)
