"""Right tasks in English on tables, lists, dates and talk."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

CELL = SmallTask(
    "table-cell",
    code(
        """
        head, *rest = data["table"]
        width = len(head.split(","))
        grid = ["| " + " | ".join(line.split(",")) + " |" for line in data["table"]]
        grid.insert(1, "|" + " --- |" * width)
        text = "Answer from the table.\\n\\n" + "\\n".join(grid)
        text += f"\\n\\nQuestion: {data['question']}\\nAnswer:"
        return {"input": text, "output": " " + data["cell"], "processed_output": data["cell"]}
        """
    ),
    table(
        "table*|question|cell",
        """
        City,Rain/Oslo,64/Rome,31/Cork,98|How much rain did Cork have?|98
        Name,Floor/Ida,3/Jan,7/Pau,5|On which floor is Jan?|7
        Team,Points/Red,12/Blue,19/Gold,8|How many points has Red?|12
        Fruit,Price/Fig,40/Plum,25/Pear,30|What is the price of a plum?|25
        Bus,Stops/14,22/27,9/33,17|How many stops has bus 33?|17
        Room,Seats/Alpha,50/Beta,120/Gamma,75|How many seats are in Alpha?|50
        Day,Visitors/Mon,210/Tue,185/Wed,240|How many visitors came on Tuesday?|185
        Peak,Height/Rigi,1798/Eiger,3967/Titlis,3238|How high is the Titlis?|3238
        Book,Pages/Emma,474/Dune,612/Ivanhoe,509|How many pages has Dune?|612
        Lake,Depth/Como,410/Garda,346/Iseo,251|How deep is lake Como?|410
        Key,Tone/C,261/D,293/E,329|Which tone has key D?|293
        Shop,Staff/North,16/South,21/West,11|How many people work at West?|11
        """,
    ),
)
SORT = SmallTask(
    "word-sort",
    code(
        """
        listed = ", ".join(data["words"])
        text = f"Sort the words alphabetically, with a comma and a space between.\\nWords: {listed}\\n"
        text += "Sorted:"
        gold = ", ".join(sorted(data["words"]))
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "words*",
        """
        plum/apple/mango
        tiger/lion/zebra/bear
        red/green/blue
        oak/elm/ash/pine
        violin/harp/drum
        spoon/fork/knife/cup
        rain/snow/hail
        shirt/coat/hat/glove
        bread/butter/jam
        north/east/west/south
        salmon/cod/tuna
        desk/lamp/chair/shelf
        """,
    ),
)
ISO = SmallTask(
    "iso-date",
    code(
        """
        text = PROMPT.replace("[[date]]", data["written"])
        return {"input": text, "output": " " + data["iso"], "processed_output": data["iso"]}
        """,
        """
        PROMPT = "Write the date as YYYY-MM-DD.\\nDate: [[date]]\\nISO:"
        """,
    ),
    table(
        "written|iso",
        """
        5 March 1998|1998-03-05
        17 July 2004|2004-07-17
        1 January 1970|1970-01-01
        30 November 1842|1842-11-30
        9 May 1945|1945-05-09
        22 February 2022|2022-02-22
        14 October 1066|1066-10-14
        3 August 1914|1914-08-03
        26 April 1986|1986-04-26
        11 December 1901|1901-12-11
        8 September 1777|1777-09-08
        19 June 2015|2015-06-19
        """,
    ),
)
CHAT = SmallTask(
    "chat-mood",
    code(
        """
        talk = ""
        for speaker, said in zip(("Ana", "Bo") * 2, data["turns"]):
            talk += f"{speaker}: {said}\\n"
        moods = ", ".join(MOODS[:-1]) + " or " + MOODS[-1]
        text = f"Read the chat.\\n\\n{talk}\\nHow does Bo feel: {moods}?\\nMood:"
        return {"input": text, "output": f" {data['mood']}", "processed_output": data["mood"]}
        """,
        'MOODS = ["glad", "angry", "sad"]',
    ),
    table(
        "turns*|mood",
        """
        How was the exam?/I passed with the best mark!|glad
        Did they fix your bike?/They lost it, can you believe the cheek?|angry
        You look tired./My old dog died last night.|sad
        Any news from the firm?/They hired me!/Wow./I start in May.|glad
        Where is your desk?/Someone took it without asking. Again!|angry
        Are you coming on Sunday?/No. I miss her too much to go out.|sad
        What's that smile for?/My sister is back from Peru.|glad
        Why is it so loud?/The neighbours drill at six, it's outrageous!|angry
        How is the new town?/I have no friends here and the days are long.|sad
        So, the result?/We won 3 to 0!|glad
        Did he say sorry?/He blamed me for it! How dare he?|angry
        You still have her letters?/I read them and weep.|sad
        """,
    ),
)
TASKS = (CELL, SORT, ISO, CHAT)
