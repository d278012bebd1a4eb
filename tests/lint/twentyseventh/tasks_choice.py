"""Right tasks: choices and labels, in English."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

SCI = SmallTask(
    "bench-science",
    code(r"""
    lines = [f"{letter}. {text}" for letter, text in zip("ABCD", data["choices"])]
    text = "Question: " + data["question"] + "\n" + "\n".join(lines) + "\nAnswer:"
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    starred("""
    Which gas do plants take in for photosynthesis?|oxygen/*carbon dioxide/nitrogen/helium
    Which part of the eye controls how much light enters?|retina/lens/*iris/cornea
    What is the hardest natural mineral?|*diamond/quartz/topaz/feldspar
    Which particle carries a negative charge?|proton/neutron/photon/*electron
    Which organ makes bile?|kidney/*liver/spleen/stomach
    What force keeps the planets in orbit?|friction/magnetism/*gravity/buoyancy
    Which metal is liquid at room temperature?|*mercury/copper/zinc/aluminium
    What does a barometer measure?|humidity/wind speed/rainfall/*air pressure
    Which vitamin does sunlight help the skin to make?|vitamin C/*vitamin D/vitamin K/vitamin B12
    Which layer of the Earth is made of liquid iron?|crust/mantle/*outer core/inner core
    Which animal is an amphibian?|*newt/gecko/trout/sparrow
    What do bees collect from flowers?|resin/bark/seeds/*nectar
    """),
)

HIST = SmallTask(
    "past-times",
    code(
        r"""
    options = list(data["target_scores"])
    text = f"{data['question']}\nChoose one of: {'; '.join(options)}.\nThe answer is:\n"
    gold = best(data)
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    def best(row):
        return max(row["target_scores"], key=row["target_scores"].get)
    """,
    ),
    scored("""
    Who wrote the play Hamlet?|Marlowe/*Shakespeare/Jonson
    Which wall fell in 1989?|*the Berlin Wall/Hadrian's Wall/the Great Wall
    Which ship sank on its first voyage in 1912?|the Vasa/the Lusitania/*the Titanic
    Who was the first person on the Moon?|Gagarin/*Armstrong/Aldrin
    Which city was buried by Vesuvius?|*Pompeii/Carthage/Troy
    Who led the salt march in India?|Nehru/Bose/*Gandhi
    Where was paper first made?|Egypt/*China/Greece
    Which king signed the Magna Carta?|*John/Henry II/Richard I
    Who painted the ceiling of the Sistine Chapel?|Raphael/Titian/*Michelangelo
    Which empire built Machu Picchu?|the Aztec/*the Inca/the Maya
    Who discovered penicillin?|*Fleming/Pasteur/Koch
    Which treaty ended the First World War?|Utrecht/Vienna/*Versailles
    """),
    method="ppl",
)

BOOL = SmallTask(
    "boolq-lite",
    code(r"""
    text = (
        f"Passage: {data['passage']}\n"
        f"Question: {data['question']}\n"
        "Answer yes or no.\n"
        "Answer:"
    )
    gold = "yes" if data["label"] else "no"
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "passage|question|label?",
        """
    The museum opens at ten and closes at six on every day but Monday.|Can one visit it on Monday?|false
    Koalas eat almost nothing but the leaves of eucalyptus trees.|Do koalas eat eucalyptus?|true
    The bridge was closed to lorries in May and has not reopened.|May lorries cross it now?|false
    Anna paid for both tickets before the price went up.|Did Anna buy more than one ticket?|true
    The lake freezes in most winters, but it did not in 2020.|Was the lake frozen in 2020?|false
    Tram 4 and tram 9 both stop at the harbour.|Does tram 9 go to the harbour?|true
    The soup is made of lentils, carrots and stock of vegetables.|Is there meat in the soup?|false
    The tower is 84 metres high, ten more than the cathedral.|Is the tower higher?|true
    No member of the club is older than thirty.|Could a man of forty be a member?|false
    The novel appeared in 1901 and was translated in 1910.|Was the original earlier?|true
    Glass can be melted and used again any number of times.|Can glass be recycled?|true
    The parcel was sent on Friday and takes three days.|Does it arrive on Saturday?|false
    """,
    ),
)

NLI = SmallTask(
    "premise-check",
    code(
        r"""
    text = TEMPLATE.format(premise=data["premise"], hypothesis=data["hypothesis"])
    return {"input": text, "output": " " + data["label"], "processed_output": data["label"]}
    """,
        above='''
    TEMPLATE = """Premise: {premise}
    Hypothesis: {hypothesis}
    Is the hypothesis an entailment, a contradiction, or neutral?
    Label:"""
    ''',
    ),
    table(
        "premise|hypothesis|label",
        """
    A man is playing a guitar on the stage.|A person makes music.|entailment
    Two dogs run through the snow.|The dogs are asleep.|contradiction
    A woman reads a paper in a cafe.|She is waiting for a friend.|neutral
    All the shops in the street are shut.|The bakery in the street is open.|contradiction
    The boy has eaten three apples.|The boy has eaten some fruit.|entailment
    A cyclist rests beside the road.|He has ridden forty miles.|neutral
    Nobody came to the lecture.|The hall was full of listeners.|contradiction
    The cat sits on a red chair.|An animal is on a piece of furniture.|entailment
    A girl in a blue coat waits for the bus.|She is on her way to school.|neutral
    Every window of the house is broken.|The kitchen window is broken.|entailment
    The train left an hour ago.|The train is still at the platform.|contradiction
    Some people dance at a wedding.|The bride is a doctor.|neutral
    """,
    ),
)

SENT = SmallTask(
    "film-notes",
    code(r"""
    parts = ["Review:", data["review"], "\nSentiment:"]
    text = " ".join(parts[:2]) + parts[2]
    gold = [key for key, value in data["target_scores"].items() if value][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {"review": review, "target_scores": {" positive": int(good), " negative": int(not good)}}
        for review, good in (
            ("A warm and witty film with a superb cast.", True),
            ("Two hours of my life that I shall not get back.", False),
            ("The plot is dull and the jokes are stale.", False),
            ("I laughed, I cried, I bought the soundtrack.", True),
            ("Gorgeous pictures and a clever script.", True),
            ("The acting is wooden and the ending a mess.", False),
            ("An awful sequel that nobody asked for.", False),
            ("A delight from the first scene to the last.", True),
            ("Tedious, loud and far too long.", False),
            ("The best thriller of the year.", True),
            ("A charming tale that my children loved.", True),
            ("I walked out after half an hour.", False),
        )
    ),
    method="ppl",
)

NEWS = SmallTask(
    "wire-topics",
    code(
        r"""
    legend = ", ".join(f"{number} = {name}" for number, name in enumerate(TOPICS))
    text = f"Topics: {legend}\nHeadline: {data['headline']}\nTopic number:"
    gold = str(data["topic"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    TOPICS = ("world", "sports", "business", "science")
    """,
    ),
    table(
        "headline|topic#",
        """
    Striker scores twice as the league leaders win again|1
    Central bank raises its rate by a quarter of a point|2
    Peace talks resume after a week of shelling|0
    Telescope finds water in the air of a far planet|3
    Carmaker cuts two thousand jobs after weak sales|2
    Veteran goalkeeper ends her career after the final|1
    Voters in the island state choose a new parliament|0
    Fossil of a feathered lizard puzzles biologists|3
    Sprinter breaks the national record over 200 metres|1
    Retailer's shares fall after a warning on profits|2
    Border crossing reopens for refugees|0
    Gene therapy restores hearing in mice|3
    """,
    ),
    fewshot=4,
)

TOX = SmallTask(
    "forum-guard",
    code(
        r"""
    return {
        "input": show(data["comment"]),
        "output": " " + data["verdict"],
        "processed_output": data["verdict"],
    }
    """,
        above=r'''
    def show(comment):
        """Return the prompt of a comment."""
        head = "Does this comment attack another user? Reply with allowed or removed."
        return f"{head}\n\nComment: {comment}\nVerdict:"
    ''',
    ),
    table(
        "comment|verdict",
        """
    Thanks, that fixed my printer at once.|allowed
    You are too stupid to own a keyboard.|removed
    I disagree with the second point, and here is why.|allowed
    Crawl back under your bridge, you troll.|removed
    Does anyone know when the update is due?|allowed
    Only an idiot like you would write that.|removed
    The manual says to hold the button for ten seconds.|allowed
    Shut up, nobody wants to read your rubbish.|removed
    My screen stayed black after the restart.|allowed
    People like you should be banned from breathing.|removed
    Could you post the log, please?|allowed
    What a pathetic loser you must be.|removed
    """,
    ),
    shots=table(
        "comment|verdict",
        """
    Try another cable first.|allowed
    You are a disgrace to this forum.|removed
    The beta works well for me.|allowed
    Get lost, you brainless clown.|removed
    """,
    ),
)

GAP = SmallTask(
    "fill-gaps",
    code(r"""
    before, after = data["sentence"].split("___")
    options = " / ".join(data["target_scores"])
    text = f"Which word fills the gap?\n{before}_____{after}\nWords: {options}\nWord:\n"
    gold = next(word for word, score in data["target_scores"].items() if score)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {"sentence": row["question"], "target_scores": row["target_scores"]}
        for row in scored("""
    She poured the tea into a ___.|*cup/shoe/cloud
    The dog ___ at the postman.|swam/*barked/melted
    He locked the door with a ___.|spoon/leaf/*key
    In winter the pond was covered with ___.|*ice/sand/butter
    The pilot landed the ___ in thick fog.|bicycle/*plane/piano
    They watered the ___ every evening.|stones/clocks/*roses
    The baker put the loaves into the ___.|*oven/mailbox/drum
    A spider had spun its ___ across the window.|song/*web/bill
    The children built a castle of ___ on the beach.|smoke/milk/*sand
    She blew out the ___ on her cake.|*candles/engines/rivers
    """)
    ),
    method="ppl",
)

TASKS = (SCI, HIST, BOOL, NLI, SENT, NEWS, TOX, GAP)
