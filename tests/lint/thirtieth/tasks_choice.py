"""Right tasks: choices and labels, in English."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code
from tests.lint.thirtieth.making import starred

GEO = SmallTask(
    "atlas-quiz",
    code(r"""
    options = "\n".join(f"({mark}) {text}" for mark, text in zip("ABCD", data["choices"]))
    text = f"Question: {data['question']}\n{options}\nAnswer:"
    gold = f"({'ABCD'[data['answer']]})"
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    starred("""
    Which river flows through Vienna?|Rhine/*Danube/Elbe/Po
    What is the capital of Canada?|Toronto/Montreal/*Ottawa/Vancouver
    Which country has the city of Fez?|*Morocco/Tunisia/Egypt/Oman
    Which sea lies between Italy and Croatia?|Aegean/Baltic/Black Sea/*Adriatic
    Which desert covers much of southern Mongolia?|Sahara/*Gobi/Atacama/Namib
    On which island does Palermo stand?|Corsica/Malta/*Sicily/Crete
    What is the highest mountain of Africa?|*Kilimanjaro/Mount Kenya/Toubkal/Elgon
    Which state of the USA is Anchorage in?|Oregon/Maine/Montana/*Alaska
    Which strait parts Spain from Morocco?|Bosporus/*Gibraltar/Hormuz/Dover
    Which lake lies on the border of Peru and Bolivia?|Victoria/Baikal/*Titicaca/Garda
    Which of these countries has no coast?|*Laos/Vietnam/Thailand/Cambodia
    Which ocean lies east of Brazil?|Pacific/Indian/Arctic/*Atlantic
    """),
)

WORDS = SmallTask(
    "plain-meanings",
    code(r"""
    options = list(data["target_scores"])
    text = f"Word: {data['word']}\nIts meaning is one of: {' | '.join(options)}\nMeaning:\n"
    gold = next(option for option in options if data["target_scores"][option])
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "word|target_scores=",
        """
    frugal|*sparing with money/full of energy/hard to see
    candid|made of sugar/*open and honest/slow to learn
    arid|covered by water/very old/*without rain
    novice|*someone new to a task/owner of a shop/player of chess
    swift|heavy and dull/*moving fast/kept in secret
    mend|to break apart/to sing aloud/*to repair
    vast|*very large/rather cold/badly made
    timid|eager to fight/*easily frightened/rich in colour
    brisk|dark and wet/known to few/*quick and lively
    ally|*partner in a conflict/narrow path/small coin
    """,
    ),
    method="ppl",
)

TONE = SmallTask(
    "desk-tone",
    code(r"""
    text = (
        "Read the message to the help desk and say whether its tone is polite or rude.\n\n"
        f"Message: {data['message']}\n"
        "Tone:"
    )
    return {"input": text, "output": " " + data["tone"], "processed_output": data["tone"]}
    """),
    table(
        "message|tone",
        """
    Could you please reset my password when you have a minute?|polite
    Fix this now, you useless people.|rude
    What kind of fool designed this form?|rude
    Many thanks for your quick reply, it works again.|polite
    I would be grateful for a copy of the invoice.|polite
    Stop wasting my time with your stupid questions.|rude
    Sorry to trouble you again about the same printer.|polite
    Your answer is garbage, and so is your whole team.|rude
    Would you kindly send me the link once more?|polite
    Are you deaf or just lazy?|rude
    """,
    ),
    shots=table(
        "message|tone",
        """
    Thank you so much for your help yesterday.|polite
    You idiots have lost my ticket again.|rude
    May I ask when the update will arrive?|polite
    """,
    ),
)

EMO = SmallTask(
    "diary-mood",
    code(
        r"""
    text = f"{HEAD}\n\nEntry: {data['entry']}\nEmotion:"
    gold = NAMES[data["label"]]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """,
        above="""
    NAMES = ["sadness", "joy", "anger", "fear"]
    HEAD = "Which emotion does the entry show: sadness, joy, anger or fear?"
    """,
    ),
    table(
        "entry|label#",
        """
    We danced all night and I could not stop smiling.|1
    Since grandma died the house feels empty, and I cry a lot.|0
    He lied to me again, and I slammed the door in his face.|2
    My hands shook as the footsteps in the dark came closer.|3
    I miss my old friends and weep when I see their photos.|0
    They gave us the prize! I am so happy I could sing.|1
    How dare they cancel my leave? I am furious.|2
    The plane dropped, people screamed, and I was terrified.|3
    What a lovely birthday, I laughed until my sides hurt.|1
    The neighbour keyed my car on purpose, and I am raging.|2
    I am scared to sleep, for the nightmares come back.|3
    The team lost, our dream is over, and all of us are in tears.|0
    """,
    ),
    fewshot=4,
)

CLAIMS = SmallTask(
    "claim-desk",
    code(
        r"""
    text = TEMPLATE.format(evidence=data["evidence"], claim=data["claim"])
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above='''
    TEMPLATE = """Evidence: {evidence}
    Claim: {claim}
    Is the claim supported, refuted or unknown?
    Verdict:"""
    ''',
    ),
    tuple(
        {
            "evidence": row["evidence"],
            "claim": row["claim"],
            "target_scores": {
                f" {name}": int(name == row["verdict"])
                for name in ("supported", "refuted", "unknown")
            },
        }
        for row in table(
            "evidence|claim|verdict",
            """
        The mill was built in 1820 and burned down in 1871.|The mill stood for 51 years.|supported
        The zoo has two tigers and one old lion.|The zoo has no lions.|refuted
        Mira plays the cello in the city orchestra.|Mira has two brothers.|unknown
        The ferry sails on weekdays only.|The ferry sails on Sundays.|refuted
        All rooms of the hotel look out on the lake.|Room 12 looks out on the lake.|supported
        The bakery sells bread and rolls.|The baker is from Spain.|unknown
        The law was passed with 61 votes to 39.|A majority voted for the law.|supported
        The comet was seen in May and again in June.|The comet was seen only once.|refuted
        The school has a new roof.|The roof cost two million.|unknown
        """,
        )
    ),
    method="ppl",
)

SPAM = SmallTask(
    "inbox-filter",
    code(r"""
    lines = [
        "Label the message: 0 = wanted, 1 = spam.",
        f"Message: {data['text']}",
        "Label:",
    ]
    gold = str(data["spam"])
    return {"input": "\n".join(lines), "output": " " + gold, "processed_output": gold}
    """),
    table(
        "text|spam#",
        """
    You have won a free cruise! Click here to claim your prize now.|1
    The meeting is moved to three, same room.|0
    Cheap pills without prescription, order today and save 80%.|1
    Can you pick up some milk on your way home?|0
    Your parcel was handed to your neighbour at number 9.|0
    Earn $5000 a week from home, no experience needed!!!|1
    Mum says dinner is at seven, bring the cake.|0
    Congratulations, your number was drawn: send your bank details to get the cash.|1
    Attached are the notes from the lecture on Monday.|0
    Hot singles near you are waiting, reply YES for free access.|1
    """,
    ),
    fewshot=4,
)

PARA = SmallTask(
    "same-sense",
    code(r"""
    text = f"First: {data['first']}\nSecond: {data['second']}\n"
    text += "Do both sentences mean the same, yes or no?\n"
    gold = [key for key, score in data["target_scores"].items() if score == 1][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {
            "first": row["first"],
            "second": row["second"],
            "target_scores": {"yes": int(row["same"]), "no": int(not row["same"])},
        }
        for row in table(
            "first|second|same?",
            """
        The shop shuts at six.|The shop closes at 6 p.m.|true
        Tom gave Ann the keys.|Ann gave Tom the keys.|false
        The river rose by a metre.|The river fell by a metre.|false
        Nobody was hurt in the crash.|The crash left no one injured.|true
        She began to learn Greek at forty.|At forty she started to study Greek.|true
        The price was cut by half.|The price was doubled.|false
        He is the taller of the two brothers.|His brother is shorter than he is.|true
        The film is based on a novel.|The novel is based on a film.|false
        The bridge was finished in 1932.|They completed the bridge in 1932.|true
        Lisa arrived before the rain.|Lisa arrived after the rain.|false
        """,
        )
    ),
    method="ppl",
)

CAUSE = SmallTask(
    "why-or-then",
    code(
        r"""
    asked = WANTED[data["asks"]]
    text = f"{data['premise']} {asked}\n1. {data['choice1']}\n2. {data['choice2']}\nNumber:"
    gold = str(data["label"] + 1)
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    WANTED = {"cause": "What was the cause?", "effect": "What happened as a result?"}
    """,
    ),
    table(
        "premise|asks|choice1|choice2|label#",
        """
    The vase fell off the shelf.|effect|It broke into pieces.|It filled with water.|0
    The street was flooded.|cause|The sun shone all week.|A water main had burst.|1
    The boy forgot his umbrella.|effect|He got wet.|He bought a dog.|0
    The cake was burnt.|cause|The oven was never switched on.|It stayed in the oven too long.|1
    The alarm did not ring.|effect|She woke up early.|She overslept.|1
    The plants on the balcony died.|cause|Nobody watered them.|They were given a new pot.|0
    The goalkeeper caught the ball.|effect|The other side scored.|No goal was scored.|1
    The lights went out.|cause|A fuse had blown.|The windows were open.|0
    The team won the final.|effect|The players wept with grief.|The players cheered.|1
    The milk turned sour.|cause|It was left out in the heat.|It was kept in the fridge.|0
    """,
    ),
)

TALK = SmallTask(
    "overheard",
    code(
        r"""
    talk = "\n".join(data["turns"])
    listed = "\n".join(f"{mark}) {choice}" for mark, choice in zip("ABC", data["choices"]))
    text = f"{talk}\n\n{data['question']}\n{listed}\nReply with A, B or C.\nReply:"
    gold = LETTERS[data["answer"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    LETTERS = "ABC"
    """,
    ),
    starred(
        """
    M: Is this seat taken? / W: No, but my stop is the next one, so have mine, too.|Where are
      they?|*on a bus/in a shop/at a bank
    W: The soup is cold, and we waited an hour. / M: I shall call the cook, madam.|Who is the
      man?|a doctor/*a waiter/a pilot
    M: Do you have this shirt in blue? / W: Only in green, sir.|What does the man want to buy?|a
      book/a lamp/*a shirt
    W: How long will the repair take? / M: The tyre is done, the brakes need a day.|What is being
      repaired?|*a car/a clock/a roof
    M: Two tickets for the late show, please. / W: Row nine is still free.|Where are they?|in a
      library/*at a cinema/on a farm
    W: Open your mouth wide. / M: It hurts on the left side.|Who is the woman?|a singer/a
      teacher/*a dentist
    M: I left my passport on the plane! / W: Go to the desk by gate four.|What has the man
      lost?|*his passport/his watch/his ticket
    W: Shall we walk? / M: With this storm? I shall ring for a taxi.|How will they travel?|on
      foot/*by taxi/by boat
    M: How was the exam? / W: I knew every answer but one.|How did the exam go?|it was
      cancelled/badly/*very well
    """,
        "turns*|question",
    ),
    shots=starred(
        """
    W: A room for two nights, please. / M: With or without breakfast?|Where are they?|*at a
      hotel/in a park/at a school
    M: The trout was this long! / W: And it got away, as always.|What was the man
      doing?|painting/*fishing/cooking
    W: Is the milk fresh? / M: It came this morning.|What does the woman ask about?|the bread/the
      eggs/*the milk
    """,
        "turns*|question",
    ),
)

TASKS = (GEO, WORDS, TONE, EMO, CLAIMS, SPAM, PARA, CAUSE, TALK)
