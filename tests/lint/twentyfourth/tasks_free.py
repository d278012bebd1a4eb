"""Right tasks with free answers, in English."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

STALL = SmallTask(
    "market-stall",
    code(
        """
        text = f"Question: {data['question']}\\nAnswer: Let's work it out step by step."
        output = f" {data['steps']} The answer is {data['total']}."
        return {"input": text, "output": output, "processed_output": data["total"]}
        """
    ),
    table(
        "question|steps|total",
        """
        Pia buys 3 pears at 2 coins and a melon for 5 coins. What does she pay?|3 * 2 = 6.
          6 + 5 = 11.|11
        A crate holds 24 eggs and 9 break. How many are whole?|24 - 9 = 15.|15
        Ben has 40 coins and buys 4 fish at 7 coins. What is left?|4 * 7 = 28. 40 - 28 = 12.|12
        Six bunches of 5 radishes are sold. How many radishes is that?|6 * 5 = 30.|30
        Ada shares 36 plums among 4 friends. How many has each?|36 / 4 = 9.|9
        A cheese of 18 pounds loses 2 pounds a week. What does it weigh after 3 weeks?|3 * 2 = 6.
          18 - 6 = 12.|12
        Tim sells 7 jars at 6 coins and 2 at 4 coins. What does he earn?|7 * 6 = 42. 2 * 4 = 8.
          42 + 8 = 50.|50
        Of 55 figs 20 go to the cook and 15 to the baker. How many stay?|20 + 15 = 35.
          55 - 35 = 20.|20
        Two sacks of 16 pounds are put into bags of 4 pounds. How many bags are filled?|2 * 16 = 32.
          32 / 4 = 8.|8
        Nan pays 3 coins a day for her stall. What does a week cost?|3 * 7 = 21.|21
        """,
    ),
    postprocess="exact_match_post",
    stop=("\n\n",),
    max_tokens=120,
)

SHIPS = SmallTask(
    "ship-names",
    code(
        """
        text = TEMPLATE.format(log=data["log"])
        return {"input": text, "output": " " + data["ship"], "processed_output": data["ship"]}
        """,
        """
        TEMPLATE = (
            "Copy the name of the ship from the log entry.\\n"
            "Entry: {log}\\n"
            "Ship:"
        )
        """,
    ),
    table(
        "log|ship",
        """
        At dawn the Halcyon passed the cape under full sail.|Halcyon
        We spoke the Merry Widow, ten days out of Cork.|Merry Widow
        The pilot boarded the Arden off the bar.|Arden
        Lost sight of the Good Intent in the fog.|Good Intent
        The mate of the Petrel came over for charts.|Petrel
        Fire was seen aboard the Juno at two bells.|Juno
        We took in tow the schooner Anna Maria.|Anna Maria
        The brig Fortune lay to with a broken mast.|Fortune
        A boat from the Tamar brought us letters.|Tamar
        Saluted by the frigate Victor off the port.|Victor
        The Blue Bell sprang a leak and put back.|Blue Bell
        Anchored half a mile from the Orion.|Orion
        """,
    ),
)

GERMAN = SmallTask(
    "german-signs",
    code(
        """
        text = "Translate the sign from German into English.\\n"
        text += "German: %s\\nEnglish:" % data["de"]
        gold = data["en"]
        return dict(input=text, output=" " + gold, processed_output=gold)
        """
    ),
    table(
        "de|en",
        """
        Bitte nicht stören|Please do not disturb
        Zutritt verboten|No entry
        Vorsicht, bissiger Hund|Beware of the dog
        Heute geschlossen|Closed today
        Frisch gestrichen|Wet paint
        Bitte hinten anstellen|Please queue at the back
        Kein Trinkwasser|Not drinking water
        Notausgang freihalten|Keep the emergency exit clear
        Rasen nicht betreten|Keep off the grass
        Außer Betrieb|Out of order
        Bitte läuten|Please ring the bell
        Links gehen, rechts stehen|Walk on the left, stand on the right
        """,
    ),
)

SNIPPETS = SmallTask(
    "print-what",
    code(
        """
        text = "What does this program print?\\n\\n```python\\n" + data["program"]
        text += "\\n```\\n\\nOutput:"
        return {"input": text, "output": " " + data["prints"], "processed_output": data["prints"]}
        """
    ),
    table(
        "program|prints",
        """
        x = 4⏎while x < 20:⏎    x = x * 3⏎print(x)|36
        word = "lantern"⏎print(word[0] + word[-1])|ln
        total = 0⏎for n in range(5):⏎    total += n⏎print(total)|10
        pair = (3, 8)⏎a, b = pair⏎print(b - a)|5
        print(len("harbour"))|7
        print("-".join(["a", "b", "c"]))|a-b-c
        x = 17⏎if x % 2:⏎    print("odd")⏎else:⏎    print("even")|odd
        print(sorted([9, 2, 5])[1])|5
        def f(n):⏎    return n + 2⏎print(f(f(1)))|5
        print("Tea".lower() * 2)|teatea
        s = "abcdef"⏎print(s[2:4])|cd
        print(max(3, 11, 7))|11
        """,
    ),
)

DATES = SmallTask(
    "ledger-dates",
    code(
        """
        parts = [
            "Rewrite the date as YYYY-MM-DD.",
            f"Date: {data['written']}",
            "ISO:",
        ]
        gold = data["iso"].strip()
        return {"input": "\\n".join(parts), "output": f" {gold}", "processed_output": gold}
        """
    ),
    table(
        "written|iso",
        """
        the fourth of May 1921|1921-05-04
        20 November 1899|1899-11-20
        New Year's Day, 1950|1950-01-01
        March the thirty-first, 1978|1978-03-31
        2 Aug. 1866|1866-08-02
        Christmas Day 1914|1914-12-25
        the ninth of October 2003|2003-10-09
        17 June 1953|1953-06-17
        Feb. 29, 2000|2000-02-29
        July 14, 1789|1789-07-14
        the first of April 1985|1985-04-01
        30 Sept. 1938|1938-09-30
        """,
    ),
)

TIMES = SmallTask(
    "ferry-table",
    code(
        """
        rows = [f"| {port} | {time} |" for port, time in zip(data["ports"], data["times"])]
        text = "| Port | Departs |\\n| --- | --- |\\n" + "\\n".join(rows)
        text += f"\\n\\nQuestion: When does the ferry to {data['to']} leave?\\nTime:"
        gold = data["times"][data["ports"].index(data["to"])]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "ports*|times*|to",
        """
        Oban / Mull / Iona|07:10 / 08:45 / 11:30|Mull
        Skye / Eigg / Rum|09:05 / 10:40 / 12:15|Skye
        Arran / Bute / Islay|06:30 / 07:50 / 13:20|Islay
        Cobh / Bere / Cape|08:00 / 09:35 / 15:10|Bere
        Texel / Vlie / Ameland|10:20 / 11:55 / 14:40|Texel
        Fano / Romo / Sylt|07:25 / 12:05 / 16:30|Sylt
        Hven / Oland / Gotska|08:15 / 09:50 / 17:00|Hven
        Elba / Giglio / Capri|06:45 / 10:10 / 18:25|Giglio
        Hydra / Poros / Spetses|07:40 / 09:20 / 19:15|Spetses
        Brac / Hvar / Vis|05:55 / 11:10 / 20:05|Hvar
        Procida / Ischia / Ponza|08:35 / 13:45 / 21:10|Procida
        Ios / Paros / Naxos|09:30 / 14:55 / 22:20|Naxos
        """,
    ),
)

PLURAL = SmallTask(
    "odd-plurals",
    code(
        """
        def ask(row):
            return f"Singular: {row['one']}\\nPlural:"

        return {
            "input": ask(data),
            "output": " " + data["many"],
            "processed_output": data["many"],
        }
        """
    ),
    table(
        "one|many",
        """
        goose|geese
        ox|oxen
        crisis|crises
        louse|lice
        knife|knives
        child|children
        axis|axes
        wolf|wolves
        tooth|teeth
        fungus|fungi
        potato|potatoes
        penny|pence
        """,
    ),
    shots=table(
        "one|many",
        """
        foot|feet
        mouse|mice
        leaf|leaves
        thesis|theses
        hero|heroes
        man|men
        """,
    ),
)

LETTERS = SmallTask(
    "letter-facts",
    code(
        """
        prompt = {
            "Letter": data["letter"],
            "Question": data["question"],
        }
        text = "\\n\\n".join(f"{cue}: {value}" for cue, value in prompt.items()) + "\\n\\nAnswer:"
        gold = data["answer"]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """
    ),
    table(
        "letter|question|answer",
        """
        Dear Tom, the roof is mended at last and cost us ninety pounds. Ruth|Who wrote it?|Ruth
        Dear Ida, we reached Lisbon on Monday and stay at the Mira. Paul|Which city is he in?|Lisbon
        My dear Finn, the goat ate your hat. I am sorry. Nell|What was eaten?|the hat
        Dear Mr Hale, your watch is ready on Thursday. J. Moss|When is the watch ready?|Thursday
        Dear Aunt, thank you for the blue scarf. Love, Kit|What colour is the scarf?|blue
        Dear Sir, the organ needs eleven new pipes. L. Brandt|How many pipes are needed?|eleven
        Dear Vera, meet me under the clock at the market. Otto|Where shall they meet?|under the clock
        Dear Jon, your sister has a baby girl named Alma. Ma|What is the girl called?|Alma
        Dear Bea, I sold the mare to a farmer from Ely. Will|Who bought the mare?|a farmer
        Dear Max, the play was cut after three nights. Gus|How many nights did it run?|three
        Dear Lou, bring a lantern, the lane is dark. Pip|What should Lou bring?|a lantern
        Dear Hal, the bees have left the hive. Joan|What has left the hive?|the bees
        """,
    ),
    description="Answer the question with words from the letter.\n\n",
)

TASKS = (STALL, SHIPS, GERMAN, SNIPPETS, DATES, TIMES, PLURAL, LETTERS)
