"""Right tasks: answers in words or numbers of their own, in English."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

SUMS = SmallTask(
    "invoice-steps",
    code(r"""
    text = f"Problem: {data['problem']}\nSolve it step by step, and end with #### and the number."
    text += "\nSolution:"
    solution = f" {data['steps']} #### {data['result']}"
    return {"input": text, "output": solution, "processed_output": str(data["result"])}
    """),
    table(
        "problem|steps|result#",
        """
    A clerk files 14 letters an hour. How many in 6 hours?|In 6 hours it is 14 * 6 = 84 letters.|84
    An invoice of 90 euros is paid in 5 equal parts. How much is each?|Each is 90 / 5 = 18 euros.|18
    A fund had 75 members and lost 19. How many are left?|There are 75 - 19 = 56 members.|56
    Two desks cost 120 euros each, a lamp 35. What is the total?|2 * 120 = 240. 240 + 35 = 275.|275
    A court heard 13 cases in May and 28 in June. How many in all?|It heard 13 + 28 = 41 cases.|41
    A box has 48 pens, shared by 4 rooms. How many has each?|Each has 48 / 4 = 12 pens.|12
    A nurse works 8 hours on 9 days. How many hours?|She works 8 * 9 = 72 hours.|72
    Of 200 forms 63 are blank. How many are filled in?|200 - 63 = 137 forms are filled in.|137
    A ream costs 4 euros. What do 16 reams cost?|They cost 4 * 16 = 64 euros.|64
    A class of 31 gets 7 new pupils, then 5 leave. How many?|31 + 7 = 38. 38 - 5 = 33.|33
    """,
    ),
    postprocess="gsm8k_post",
    max_tokens=128,
)

SPAN = SmallTask(
    "abstract-facts",
    code(r"""
    text = f"Abstract: {data['abstract']}\nQuestion: {data['question']}\n"
    text += "Answer with words from the abstract:"
    gold = data["answers"][0]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "abstract|question|answers*",
        """
    We survey 80 glaciers in Norway and find that most of them shrink.|Where are the
        glaciers?|Norway
    A sensor made of graphene detects traces of lead in tap water.|What is the sensor made
        of?|graphene
    We trained honeybees to land on blue discs with sugar water.|Which animals were
        trained?|honeybees
    Sleep of shift workers was recorded for six weeks with wrist bands.|For how long?|six weeks
    The parser by Okafor is faster than all that came before it.|Who made the parser?|Okafor
    Cores from the Black Sea show a sudden rise of salt.|Where are the cores from?|the Black Sea
    Children who read aloud learn new words more quickly.|Who learns quickly?|Children who read
        aloud
    A drought in 1876 ruined most farms of the valley.|What ruined the farms?|A drought
    Our code is written in Rust and checks proofs of logic.|In which language is it written?|Rust
    The fossil was found by a miner near Lille.|Who found the fossil?|a miner
    """,
    ),
)

LOGS = SmallTask(
    "log-fields",
    code(r"""
    task = 'Give the level and the module of the log line as JSON with the keys "level", "module".'
    text = f"{task}\nLog: {data['line']}\nJSON:"
    gold = '{"level": "%s", "module": "%s"}' % (data["level"], data["module"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "line|level|module",
        """
    12:04:11 ERROR billing - card was declined|ERROR|billing
    12:04:15 INFO mailer - sent 3 messages|INFO|mailer
    12:05:02 WARN cache - 91 percent full|WARN|cache
    12:06:40 INFO auth - user 77 signed in|INFO|auth
    12:07:01 ERROR search - index is missing|ERROR|search
    12:08:33 WARN router - retrying the route|WARN|router
    12:09:10 ERROR upload - disk is full|ERROR|upload
    12:09:58 INFO backup - finished in 40 seconds|INFO|backup
    12:10:20 WARN queue - 200 jobs are waiting|WARN|queue
    12:11:45 INFO report - page 4 was written|INFO|report
    """,
    ),
)

CELLS = SmallTask(
    "council-table",
    code(r"""
    lines = [" | ".join(cells) for cells in [data["columns"], *data["cells"]]]
    text = "Table:\n" + "\n".join(lines)
    text += f"\n\nQuestion: {data['ask']}\nAnswer:"
    return {"input": text, "output": " " + data["cell"], "processed_output": data["cell"]}
    """),
    tuple(
        {
            "columns": row["columns"],
            "cells": [row["one"], row["two"], row["three"]],
            "ask": row["ask"],
            "cell": row["cell"],
        }
        for row in table(
            "columns*|one*|two*|three*|ask|cell",
            """
    Ward/Seats/Mayor|North/12/Ruiz|Harbour/9/Lang|Hill/7/Osei|Who is mayor of Harbour?|Lang
    School/Pupils/Head|Elm/310/Kaya|Oak/275/Moss|Ash/420/Dietz|How many pupils has Ash?|420
    Drug/Dose/Form|Aldor/5 mg/pill|Benex/20 mg/drops|Corvil/50 mg/patch|What is the dose of
        Benex?|20 mg
    Fund/Rate/City|Alpha/1.5/Bern|Beta/2.1/Oslo|Gamma/0.9/Cork|In which city is Alpha?|Bern
    Judge/Room/Day|Hart/14/Monday|Novak/3/Friday|Silva/21/Tuesday|When does Silva sit?|Tuesday
    Server/Cores/Site|ant/8/Lyon|bee/16/Kiel|fly/32/Graz|How many cores has bee?|16
    Paper/Year/Pages|Folds/2012/18|Drift/2019/26|Spin/2004/31|In which year did Drift appear?|2019
    Road/Length/State|A1/14 km/good|B7/33 km/poor|C3/8 km/closed|In which state is B7?|poor
    Show/Host/Slot|Dawn/Bell/06:30|Noon/Iyer/12:15|Dusk/Kemp/19:45|Who hosts Noon?|Iyer
    Office/Floor/Desk|Tax/2/B|Permits/4/F|Records/1/K|On which floor is Permits?|4
    """,
        )
    ),
)

PAST = SmallTask(
    "past-forms",
    code(
        r"""
    text = EXAMPLES + f"\n\nVerb: {data['verb']}\nPast tense:"
    return {"input": text, "output": " " + data["past"], "processed_output": data["past"]}
    """,
        above='''
    EXAMPLES = """Give the past tense of each verb, as in these two examples.

    Verb: sing
    Past tense: sang

    Verb: walk
    Past tense: walked"""
    ''',
    ),
    table(
        "verb|past",
        """
    go|went
    bring|brought
    write|wrote
    play|played
    teach|taught
    swim|swam
    jump|jumped
    find|found
    drive|drove
    listen|listened
    """,
    ),
    fewshot=0,
)

TASKS = (SUMS, SPAN, LOGS, CELLS, PAST)
