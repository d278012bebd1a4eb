"""More right tasks in English: tables, talks, records, worked examples by hand."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

HARBOURS = SmallTask(
    "harbours",
    code("""
    header = "| " + " | ".join(data["columns"]) + " |"
    rule = "|" + " --- |" * len(data["columns"])
    body = ["| " + " | ".join(row) + " |" for row in data["cells"]]
    text = "\\n".join([header, rule, *body, "", "Question: " + data["question"], "Answer:"])
    return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
    """),
    tuple(
        {
            "columns": ["Harbour", "Opened", "Berths"],
            "cells": [row["cells"][n : n + 3] for n in range(0, 9, 3)],
            "question": row["question"],
            "answer": row["answer"],
        }
        for row in table(
            "cells*|question|answer",
            """
    Rostock/1952/41/Wismar/1938/17/Kiel/1927/60|Which harbour has the most berths?|Kiel
    Gdynia/1922/75/Hel/1931/12/Sopot/1990/9|When was Gdynia opened?|1922
    Bari/1855/33/Ancona/1860/28/Ravenna/1874/45|Which harbour was opened first?|Bari
    Turku/1919/22/Rauma/1904/31/Pori/1909/14|How many berths has Pori?|14
    Lorient/1911/52/Brest/1865/70/Nantes/1899/26|Which harbour has the fewest berths?|Nantes
    Cork/1903/38/Galway/1912/16/Sligo/1880/7|When was Sligo opened?|1880
    Vigo/1881/64/Avilés/1893/20/Gijón/1907/47|Which harbour was opened last?|Gijón
    Bodø/1908/19/Narvik/1902/35/Tromsø/1915/44|How many berths has Narvik?|35
    Varna/1906/58/Burgas/1903/49/Nesebar/1968/11|Which harbour was opened in 1968?|Nesebar
    Split/1925/36/Zadar/1934/25/Pula/1910/29|Which harbour has 25 berths?|Zadar
    """,
        )
    ),
)

UNITS = SmallTask(
    "units",
    code(
        """
    asked = LINE.format(amount=data["amount"], old=data["from"], new=data["to"], result="").rstrip()
    shown = [LINE.format(**each) for each in SHOWN]
    gold = str(data["result"])
    return {
        "input": "Convert the amounts.\\n\\n" + "\\n".join([*shown, asked]),
        "output": " " + gold,
        "processed_output": gold,
    }
    """,
        """
    LINE = "{amount} {old} in {new}: {result}"
    SHOWN = [
        {"amount": 3, "old": "kilometres", "new": "metres", "result": 3000},
        {"amount": 240, "old": "minutes", "new": "hours", "result": 4},
        {"amount": 7, "old": "weeks", "new": "days", "result": 49},
    ]
    """,
    ),
    table(
        "amount#|from|to|result#",
        """
    5|kilograms|grams|5000
    2|days|hours|48
    900|centimetres|metres|9
    4|litres|millilitres|4000
    180|seconds|minutes|3
    6|tonnes|kilograms|6000
    3|years|months|36
    70|millimetres|centimetres|7
    8|hours|minutes|480
    35|days|weeks|5
    """,
    ),
    fewshot=0,
)

TALKS = SmallTask(
    "talks",
    code("""
    who = {"c": "Customer", "a": "Agent"}
    turns = []
    for turn in data["turns"]:
        turns.append(who[turn["by"]] + ": " + turn["text"])
    text = "\\n".join(turns)
    text += "\\n\\nIn one word, what is the customer's mood (calm, angry or worried)?\\nMood:"
    return {"input": text, "output": f" {data['mood']}", "processed_output": data["mood"]}
    """),
    tuple(
        {
            "turns": [{"by": "ca"[n % 2], "text": text} for n, text in enumerate(row["turns"])],
            "mood": row["mood"],
        }
        for row in table(
            "turns*|mood",
            """
    This is the third time I call!/I am sorry for that./Sorry does not help, it is outrageous!|angry
    Hello, I would like to change my address./Sure, what is the new one?/12 Mill Lane, thanks.|calm
    My pills have not arrived./When did you order?/Ten days ago, and I have only two left.|worried
    Good morning, when do you open?/At nine./Lovely, see you then.|calm
    You have cheated me!/What has happened?/You took the money twice, you thieves!|angry
    Is my son's flight on time?/I cannot see it./Oh no, I hope nothing has happened to him.|worried
    Could you send me the manual?/Of course./Great, no hurry.|calm
    The meter makes strange noises./Do you smell gas?/I am afraid so, is it dangerous?|worried
    I have been waiting for an hour!/Please hold on./No! Get me your boss right now!|angry
    I want to book a table for two./For tonight?/Yes, at eight if possible.|calm
    Somebody has used my card./Have you blocked it?/Not yet, I am so scared for my savings.|worried
    Your driver threw my parcel over the fence!/We regret that./I am furious!|angry
    """,
        )
    ),
)

RECORDS = SmallTask(
    "records",
    code(
        """
    gold = json.dumps({"name": data["name"], "age": data["age"]})
    text = f'Give the name and the age as JSON with the keys "name" and "age".\\n\\n'
    text += f"Text: {data['text']}\\nJSON:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """.replace("f'Give", "'Give"),
        "import json",
    ),
    table(
        "text|name|age#",
        """
    Ada Birk, 34, won the marathon in Riga.|Ada Birk|34
    At the age of 71, Tomas Reyes sold his vineyard.|Tomas Reyes|71
    The jury chose Lin Zhao, a student of 19.|Lin Zhao|19
    Noor Haddad turned 52 on the day of the vote.|Noor Haddad|52
    Only Gus Wold, aged 8, saw the bear.|Gus Wold|8
    Pilot Irena Kos (45) landed on a field.|Irena Kos|45
    With 27 years, Ben Achebe is the youngest mayor.|Ben Achebe|27
    The painting was left to Ruth Amsel, now 90.|Ruth Amsel|90
    Carlo Neri, who is 63, bakes at night.|Carlo Neri|63
    The winner, Mei Sato, is 30 years old.|Mei Sato|30
    """,
    ),
)

GLOSSES = SmallTask(
    "glosses",
    code("""
    first = data["word"][0]
    gap = f"a word with {len(data['word'])} letters that begins with {first}"
    text = f"Definition: {data['definition']}\\nGive {gap}.\\nWord:"
    return {"input": text, "output": f" {data['word']}", "processed_output": data["word"]}
    """),
    table(
        "word|definition",
        """
    anchor|a heavy hook that holds a ship in place
    bakery|a shop where bread is made and sold
    candle|a stick of wax with a wick that gives light
    desert|a large dry area with little rain
    envelope|a folded paper cover for a letter
    fever|a body temperature that is too high
    glove|a cover for the hand with a part for each finger
    hammer|a tool for driving nails
    island|land with water all around it
    jury|a group of citizens who decide in court
    kennel|a small house for a dog
    ladder|two long bars with rungs for climbing
    """,
    ),
)

CLAIMS = SmallTask(
    "claims",
    code(
        """
    shown = "".join(entry(claim, verdict) + "\\n\\n" for claim, verdict in DEMOS)
    verdict = "true" if data["holds"] else "false"
    return {
        "input": INTRO + "\\n\\n" + shown + entry(data["claim"], "").rstrip(),
        "output": " " + verdict,
        "processed_output": verdict,
    }
    """,
        """
    INTRO = "Decide whether each claim is true or false."
    DEMOS = (
        ("Whales are fish.", "false"),
        ("Ice floats on water.", "true"),
        ("The Moon is larger than the Earth.", "false"),
        ("Paper is made from wood.", "true"),
    )


    def entry(claim, verdict):
        return f"Claim: {claim}\\nVerdict: {verdict}"
    """,
    ),
    table(
        "claim|holds?",
        """
    The Nile flows through Egypt.|true
    Diamonds are made of carbon.|true
    Spiders have six legs.|false
    Mount Everest is in South America.|false
    Honey is made by bees.|true
    Sound travels faster than light.|false
    A triangle has three sides.|true
    Penguins can fly long distances.|false
    Gold is a metal.|true
    The Pacific is the smallest ocean.|false
    Bats are birds.|false
    Salt dissolves in water.|true
    """,
    ),
    fewshot=0,
)

TASKS = (HARBOURS, UNITS, TALKS, RECORDS, GLOSSES, CLAIMS)
