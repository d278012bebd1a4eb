"""Right prompts of a farm, a laboratory, a railway and a hotel."""

from __future__ import annotations

from tests.lint.dense_22.making import asked
from tests.lint.making import keyed, records, right, starred, table

RIGHT = (
    asked(
        "entries of a farm's diary by kind of work",
        "farm-diary",
        """
        You will be given an entry from a farm diary. Classify it as one of the following:
        - sowing
        - harvest
        - animals
        - repairs

        Entry: {entry}
        Class:
        """,
        table(
            "entry|label",
            """
            Brought in the last of the barley, 14 trailers.|harvest
            Two calves born in the night, both cows well.|animals
            Drilled winter wheat in Long Field.|sowing
            Mended the gate of the top paddock.|repairs
            Picked 300 kg of plums before the rain.|harvest
            Vet came to look at the lame ewe.|animals
            Put carrot seed in along the wall.|sowing
            New belt fitted to the baler, roof of the shed patched.|repairs
            Moved the sheep to fresh grass.|animals
            Dug the main crop of potatoes.|harvest
            """,
        ),
        fewshot=4,
    ),
    right(
        "eggs counted by week in a table",
        "egg-table",
        """
        rows = "\\n".join(f"{day},{eggs}" for day, eggs in data["eggs"])
        text = f"Here is a CSV file:\\n\\nday,eggs\\n{rows}\\n\\n{data['question']}\\nAnswer:"
        gold = data["answer"]
        """,
        records(
            "eggs question answer",
            (
                [["Mon", 12], ["Tue", 15], ["Wed", 9]],
                "On which day were there the most eggs?",
                "Tue",
            ),
            ([["Mon", 8], ["Tue", 11], ["Wed", 14]], "How many eggs were there in total?", "33"),
            (
                [["Thu", 10], ["Fri", 7], ["Sat", 13]],
                "On which day were there the fewest eggs?",
                "Fri",
            ),
            ([["Thu", 16], ["Fri", 12], ["Sat", 12]], "How many eggs were there on Thu?", "16"),
            (
                [["Sun", 5], ["Mon", 17], ["Tue", 6]],
                "On which day were there the most eggs?",
                "Mon",
            ),
            ([["Sun", 9], ["Mon", 9], ["Tue", 9]], "How many eggs were there in total?", "27"),
            (
                [["Wed", 18], ["Thu", 4], ["Fri", 11]],
                "On which day were there the fewest eggs?",
                "Thu",
            ),
            ([["Wed", 10], ["Thu", 13], ["Fri", 20]], "How many eggs were there on Thu?", "13"),
            (
                [["Sat", 14], ["Sun", 19], ["Mon", 3]],
                "On which day were there the most eggs?",
                "Sun",
            ),
        ),
    ),
    asked(
        "rules of a laboratory, allowed or not",
        "lab-rules",
        """
        Laboratory rules:
        1. No food or drink in the laboratory.
        2. Goggles and gloves must be worn at all times.
        3. Long hair must be tied back.
        4. Nobody may work alone.

        Situation: {situation}
        Does this break a rule? Answer yes or no.
        Answer:
        """,
        table(
            "situation|label",
            """
            Iris drinks her tea beside the scales.|yes
            Two students in goggles and gloves heat water together.|no
            Ken takes off his goggles to pour acid.|yes
            Mia and Jo have tied back their long hair and wear goggles and gloves.|no
            Late at night Raj is the only one there and runs a reaction.|yes
            Three people in goggles and gloves clean the benches.|no
            Ella's long hair hangs loose over the flame.|yes
            Finn eats a sandwich in the canteen.|no
            Zara holds a beaker of lye with bare hands.|yes
            Before he leaves the building Otto puts on his coat.|no
            """,
        ),
    ),
    right(
        "chemical symbols, with a file of shots",
        "symbols",
        """
        text = f"Q: What is the chemical symbol of {data['element']}?\\nA:"
        gold = data["symbol"]
        """,
        table(
            "element|symbol",
            """
            sodium|Na
            iron|Fe
            gold|Au
            oxygen|O
            potassium|K
            copper|Cu
            helium|He
            lead|Pb
            silver|Ag
            carbon|C
            """,
        ),
        shots=table(
            "element|symbol",
            """
            hydrogen|H
            tin|Sn
            nitrogen|N
            zinc|Zn
            """,
        ),
    ),
    asked(
        "why a train is late, by letter",
        "delay-cause",
        """
        Read the announcement and choose the cause of the delay.

        Announcement: {announcement}

        A = weather
        B = technical fault
        C = people on the line
        D = staff

        Cause:
        """,
        table(
            "announcement|label",
            """
            The 8:04 is delayed by twenty minutes because of heavy snow.|A
            Owing to a broken signal trains run every half hour.|B
            Trespassers on the track near Ely have stopped all services.|C
            The 9:15 is cancelled since the driver is ill.|D
            An engine has failed at platform 2.|B
            Flooding after the storm has closed the line to Truro.|A
            No guard can be found for the 17:40, which is cancelled.|D
            Children were seen playing on the rails at Hythe.|C
            The doors of the rear coach cannot be closed.|B
            Strong winds have brought down trees on the coast.|A
            """,
        ),
        fewshot=4,
    ),
    right(
        "a timetable to look up departures in",
        "timetable",
        """
        stops = "\\n".join(f"- {town}: {time}" for town, time in data["stops"].items())
        text = (
            "Timetable\\n"
            f"{stops}\\n\\n"
            f"When does the train leave {data['town']}? Write the time as HH:MM.\\n"
            "Time:"
        )
        gold = data["stops"][data["town"]]
        """,
        records(
            "stops town",
            ({"Arle": "07:10", "Bex": "07:32", "Colby": "08:05"}, "Bex"),
            ({"Dorn": "09:15", "Esk": "09:48", "Fenn": "10:20"}, "Dorn"),
            ({"Gorse": "11:02", "Holt": "11:27", "Ince": "11:59"}, "Ince"),
            ({"Jura": "12:40", "Kell": "13:13", "Lune": "13:50"}, "Kell"),
            ({"Marsh": "14:05", "Naze": "14:31", "Orme": "15:08"}, "Orme"),
            ({"Penn": "16:20", "Quorn": "16:44", "Ryde": "17:17"}, "Penn"),
            ({"Stoke": "18:01", "Tring": "18:36", "Usk": "19:09"}, "Tring"),
            ({"Vale": "20:12", "Ware": "20:39", "Yarm": "21:14"}, "Yarm"),
            ({"Zeal": "22:03", "Ambe": "22:28", "Bude": "22:55"}, "Zeal"),
        ),
    ),
    asked(
        "names of people and places in a hotel's notes",
        "hotel-entities",
        """
        List the people and the places in the note. Use the format: people: ...; places: ...

        Note: {note}
        Entities:
        """,
        table(
            "note|people|places",
            """
            Mrs Doyle arrives from Dublin at noon.|Mrs Doyle|Dublin
            Taxi to Heathrow for Mr Sato at five.|Mr Sato|Heathrow
            Ivan and Olga want a map of Vienna.|Ivan, Olga|Vienna
            Send the suitcase of Miss Cole to Bath.|Miss Cole|Bath
            Pedro flies to Lima via Madrid.|Pedro|Lima, Madrid
            Leila and Adam would like to see Windsor.|Leila, Adam|Windsor
            Dr Braun has a talk in Oxford on Friday.|Dr Braun|Oxford
            Wake Mr Grey at six, he drives to Dover.|Mr Grey|Dover
            Chloe asks for trains to York and Leeds.|Chloe|York, Leeds
            Flowers for Nadia, who comes from Cairo.|Nadia|Cairo
            """,
        ),
        gold="f\"people: {data['people']}; places: {data['places']}\"",
    ),
    asked(
        "guests' wishes and whether they match a room",
        "room-match",
        """
        Room: {room}
        Guest: {guest}

        Can the guest take this room? Choose one of: yes, no, cannot tell
        Answer:
        """,
        table(
            "room|guest|label",
            """
            Double room, no pets.|I travel with my dog.|no
            Single room on the ground floor.|I cannot climb stairs and come alone.|yes
            Twin room with sea view.|I need a desk.|cannot tell
            Family room for four, cot on request.|We are two adults and two children.|yes
            Smoking is forbidden in this room.|I must be able to smoke in my room.|no
            Suite with a bath.|Is the bed two metres long? I need that.|cannot tell
            Room with kitchen, pets welcome.|My cat comes with me.|yes
            Single room, one bed only.|There are three of us.|no
            Attic room with a balcony.|I need a fridge.|cannot tell
            """,
        ),
    ),
    asked(
        "ages for a senior team, with answers that end with a full stop",
        "club-rules",
        """
        Are members of the age given allowed to join the senior team? Seniors are 18 or older.

        Age: {age}
        Answer:
        """,
        table(
            "age#|label",
            """
            17|no
            18|yes
            25|yes
            12|no
            43|yes
            16|no
            9|no
            31|yes
            19|yes
            14|no
            """,
        ),
        shown='gold + "."',
        postprocess="exact_match_post",
        description="Answer with yes or no.",
    ),
    right(
        "weather for the fields, ranked by likelihood",
        "weather-advice",
        """
        text = (
            "Forecast: " + data["forecast"] + "\\n"
            "Advice to the farmer (options: cover the hay, water the beans, stay at home)\\n"
            "Advice:"
        )
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        keyed(
            "forecast",
            """
            Hot and dry for ten days, not a cloud.|cover the hay/*water the beans/stay at home
            Heavy rain from noon on, clear until then.|*cover the hay/water the beans/stay at home
            Hurricane! Do not leave your houses.|cover the hay/water the beans/*stay at home
            Showers tonight, so anything dry outdoors will get wet.|*cover the hay/water the beans/stay at home
            Drought goes on, soils are parched.|cover the hay/*water the beans/stay at home
            Black ice on all roads, travel is dangerous.|cover the hay/water the beans/*stay at home
            Rain is coming in an hour, the hay is cut and dry.|*cover the hay/water the beans/stay at home
            Sun all week, plants will need a drink.|cover the hay/*water the beans/stay at home
            Police ask everyone to keep indoors during the storm.|cover the hay/water the beans/*stay at home
            """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "safety signs by their number",
        "safety-signs",
        """
        options = "\\n".join(f"{number}. {choice}" for number, choice in enumerate(data["choices"], 1))
        text = f"What should you do when you see this sign?\\nSign: {data['question']}\\n{options}\\nAnswer:"
        gold = str(data["answer"] + 1)
        """,
        starred(
            """
            No entry|go in/*stay out/run
            Hard hats must be worn|*put on a helmet/take off your shoes/close the gate
            Slippery when wet|drink some water/dive/*walk with care
            Danger: high voltage|*do not touch/switch it on/use a hose
            Fire exit|light a fire/sit down here/*leave this way in a fire
            No smoking|smoke outside the lines/*put out your cigarette/buy matches
            Wash your hands|*use soap and water/dry your hair/wear a mask
            Beware of the dog|feed the dog/*be careful/whistle
            Mind the step|step on the gas/jump/*look where you walk
            Quiet please|*lower your voice/sing along/ring the bell
            """
        ),
    ),
)
