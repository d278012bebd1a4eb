"""Right tasks: options, letters, numbers and labels, in English."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

GEO = SmallTask(
    "atlas-mcq",
    code(r"""
    lines = [f"{letter}) {text}" for letter, text in zip("ABCD", data["choices"])]
    text = "Question: " + data["question"] + "\n" + "\n".join(lines) + "\nCorrect answer:"
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    starred("""
    Which river flows through Vienna?|the Rhine/the Elbe/*the Danube/the Po
    What is the capital of Canada?|*Ottawa/Toronto/Montreal/Vancouver
    Which ocean lies between Africa and Australia?|Atlantic/*Indian/Pacific/Arctic
    Which country has the city of Timbuktu?|Niger/Chad/Senegal/*Mali
    What is the longest river of South America?|Orinoco/Parana/*Amazon/Magdalena
    Which sea borders Jordan in the west?|*Dead Sea/Black Sea/Red Sea/Caspian Sea
    On which island does Palermo lie?|Corsica/*Sicily/Sardinia/Crete
    Which mountain is the highest of Africa?|Mount Kenya/Toubkal/Ras Dashen/*Kilimanjaro
    Which strait parts Spain from Morocco?|Bosporus/Dover/*Gibraltar/Hormuz
    Which desert covers most of southern Mongolia?|Negev/*Gobi/Namib/Atacama
    What is the currency of Switzerland?|*franc/krone/euro/zloty
    Which of these countries has no coast?|Gabon/Peru/Oman/*Bolivia
    """),
)

NURSE = SmallTask(
    "ward-numbers",
    code(r"""
    text = data["stem"]
    for number, option in enumerate(data["options"], 1):
        text += f"\n({number}) {option}"
    text += "\nReply with the number of the right option.\nNumber:"
    gold = str(data["key"] + 1)
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    starred(
        """
    Which organ pumps blood through the body?|lung/*heart/liver/spleen
    Which device measures body temperature?|scale/sphygmomanometer/*thermometer/oximeter
    Which bone protects the brain?|*skull/femur/sternum/pelvis
    Which gas do the lungs take from the air?|argon/helium/nitrogen/*oxygen
    Where does digestion of starch begin?|stomach/colon/*mouth/gallbladder
    Which hormone lowers blood sugar?|*insulin/cortisol/glucagon/adrenaline
    What is the largest organ of the body?|brain/*skin/kidney/tongue
    Which cells fight infections?|platelets/neurons/red cells/*white cells
    Which vitamin deficiency causes scurvy?|vitamin A/vitamin D/*vitamin C/vitamin K
    Which joint lies between thigh and shin?|*knee/elbow/ankle/wrist
    Which part of the blood makes it clot?|plasma/*platelets/glucose/hormones
    Which sense does the cochlea serve?|sight/smell/touch/*hearing
    """,
        "stem",
        "options",
        "key",
    ),
    description="These are questions from a course for nurses.",
)

IDIOM = SmallTask(
    "idiom-sense",
    code(
        r"""
    options = list(data["target_scores"])
    text = f"Idiom: {data['question']}\nPossible meanings: {'; '.join(options)}\nMeaning:\n"
    gold = best(data["target_scores"])
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    def best(scores):
        return max(scores, key=scores.get)
    """,
    ),
    scored("""
    to spill the beans|to cook badly/*to tell a secret/to lose money
    a piece of cake|*something easy/something sweet/something rare
    to hit the sack|to start a fight/to pack a bag/*to go to bed
    under the weather|out of doors/*a little ill/in great danger
    to cost an arm and a leg|*to be very expensive/to hurt badly/to take long
    to let sleeping dogs lie|to be lazy/to keep pets/*to avoid old quarrels
    once in a blue moon|*very rarely/every night/in the summer
    to bite the bullet|to fire a gun/to break a tooth/*to face something hard
    to pull somebody's leg|to hold somebody back/*to joke with somebody/to help somebody
    the last straw|a good harvest/*one trouble too many/a cheap drink
    to break the ice|*to begin a talk/to end a deal/to swim in winter
    to burn the midnight oil|to waste fuel/to sleep badly/*to work late
    """),
    method="ppl",
)

COPA = SmallTask(
    "why-or-so",
    code(r"""
    link = " because" if data["asks"] == "cause" else ", so"
    text = f"{data['premise'].rstrip('.')}{link}"
    gold = next(key for key, value in data["target_scores"].items() if value)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {"premise": premise, "asks": asks, "target_scores": {f" {a}": 1 - right, f" {b}": right}}
        for premise, asks, a, b, right in (
            ("The vase broke.", "cause", "it was full of roses.", "it fell off the shelf.", 1),
            ("The boy was thirsty.", "effect", "he drank some water.", "he tied his shoe.", 0),
            ("The road was wet.", "cause", "it had rained.", "cars were fast.", 0),
            ("She missed the bus.", "effect", "she sang a song.", "she walked to work.", 1),
            ("The phone went dead.", "cause", "its cover was blue.", "its battery was empty.", 1),
            ("He burned his hand.", "effect", "he put it in cold water.", "he ate it.", 0),
            ("The crowd cheered.", "cause", "the home team scored.", "the grass was green.", 0),
            ("The milk smelled sour.", "effect", "we drank it all.", "we poured it away.", 1),
            ("The baby cried.", "cause", "the wall was white.", "he was hungry.", 1),
            ("The shop was closed.", "effect", "I came back the next day.", "I paid in cash.", 0),
        )
    ),
    method="ppl",
)

PARA = SmallTask(
    "same-question",
    code(r"""
    text = (
        "Do these two questions ask the same? Answer yes or no.\n"
        f"First: {data['first']}\n"
        f"Second: {data['second']}\n"
        "Same:"
    )
    gold = "yes" if data["label"] else "no"
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "first|second|label?",
        """
    How do I learn to swim?|What is the best way to learn swimming?|true
    How old is the Earth?|How large is the Earth?|false
    Why is the sky blue?|What makes the sky look blue?|true
    Where can I buy cheap tyres?|How do I change a tyre?|false
    How many bones has an adult?|What number of bones does a grown person have?|true
    Can dogs eat grapes?|Can cats eat tuna?|false
    What is the fastest land animal?|Which animal runs the fastest?|true
    How do I cook rice?|How do I plant rice?|false
    Who invented the telephone?|Who was the inventor of the telephone?|true
    Is coffee bad for the heart?|Is coffee grown in Peru?|false
    How can I sleep better?|What helps one to get better sleep?|true
    What does a vet earn?|What does a vet do all day?|false
    """,
    ),
)

SPAM = SmallTask(
    "mail-guard",
    code(
        r"""
    return {
        "input": prompt(data["mail"]),
        "output": " " + data["verdict"],
        "processed_output": data["verdict"],
    }
    """,
        above=r'''
    def prompt(mail):
        """Return what the model reads of a mail."""
        head = "Is the message spam or ham? Use one of these two words."
        return f"{head}\n\nMessage: {mail}\nVerdict:"
    ''',
    ),
    table(
        "mail|verdict",
        """
    Your account is locked, click here at once to claim your prize!|spam
    Shall we meet at noon in the canteen?|ham
    Lose ten kilos in a week with this secret pill|spam
    I attach the minutes of the last board meeting.|ham
    You won 5,000 dollars, send us your card number now|spam
    Mum asks whether you are coming on Sunday.|ham
    Cheap watches, no questions asked, order today|spam
    The plumber can come on Tuesday at nine.|ham
    Earn money from home without any work, join now|spam
    Please find the corrected invoice below.|ham
    A prince needs your help to move his gold|spam
    The library has the book that you reserved.|ham
    """,
    ),
    shots=table(
        "mail|verdict",
        """
    Hot stocks that will triple by Friday, buy now|spam
    Thanks for the photos of the hike.|ham
    Final notice: pay a small fee to receive your parcel|spam
    Could you water my plants next week?|ham
    """,
    ),
    fewshot=4,
)

EMO = SmallTask(
    "talk-mood",
    code(r"""
    turns = "\n".join(f"{turn['who']}: {turn['says']}" for turn in data["dialogue"])
    names = ", ".join(key.strip() for key in data["target_scores"])
    text = f"{turns}\nWhich feeling does the last line show ({names})?\nFeeling:"
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {
            "dialogue": [{"who": "Kim", "says": first}, {"who": "Lee", "says": last}],
            "target_scores": {f" {name}": int(name == mood) for name in ("joy", "anger", "fear")},
        }
        for first, last, mood in (
            ("The results are out.", "I passed! I could dance all night!", "joy"),
            ("I used your laptop again.", "How dare you, I told you never to touch it!", "anger"),
            ("Did you hear the steps?", "Yes, somebody is in the house, I am trembling.", "fear"),
            ("The flight is cancelled.", "This airline is a disgrace, I want a refund!", "anger"),
            ("We are getting a puppy.", "Hooray, that is the best news ever!", "joy"),
            ("The bridge has no rails.", "I cannot cross it, my knees are shaking.", "fear"),
            ("I read your diary.", "Get out of my room this minute!", "anger"),
            ("The storm comes closer.", "What if the roof flies off? Hold my hand!", "fear"),
            ("Grandma is home again.", "Wonderful, let us bake her a cake!", "joy"),
            ("He blamed it on you.", "That liar! I have had enough of him!", "anger"),
            ("The bear is behind us.", "Help, I do not want to die here!", "fear"),
            ("You got the part.", "Really? I am over the moon!", "joy"),
        )
    ),
    method="ppl",
)

TRIAGE = SmallTask(
    "ticket-triage",
    code(
        r"""
    legend = "\n".join(f"{letter} = {name}" for letter, name in KINDS.items())
    text = f"{legend}\n\nTicket: {data['ticket']}\nLetter:"
    gold = LETTERS[data["kind"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    KINDS = {"A": "bug", "B": "feature", "C": "question"}
    LETTERS = {name: letter for letter, name in KINDS.items()}
    """,
    ),
    table(
        "ticket|kind",
        """
    The app crashes when I rotate the screen.|bug
    Please add a dark mode to the settings.|feature
    How do I export my notes to a file?|question
    Saving a file twice deletes its contents.|bug
    Where can I change my password?|question
    It would be great to sort tracks by length.|feature
    The total is wrong if a price has a comma.|bug
    Which versions of the server are supported?|question
    Could you support keyboard shortcuts for zoom?|feature
    The search freezes on names with accents.|bug
    I would love an option to hide finished tasks.|feature
    Is there a limit on the size of uploads?|question
    """,
    ),
)

GRAM = SmallTask(
    "good-grammar",
    code(r"""
    text = "Sentence: %s\nIs this sentence acceptable English?\nVerdict:" % data["sentence"]
    gold = "acceptable" if data["label"] == 1 else "unacceptable"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "sentence|label#",
        """
    The cat chased the mouse up the stairs.|1
    The cat chase mouse the up stairs.|0
    She has lived here since 2010.|1
    She have living here since 2010.|0
    None of the boys was late.|1
    Him gave me book a.|0
    We rarely see foxes in the garden.|1
    Foxes in garden we rarely seeing are.|0
    What did you buy at the market?|1
    What you did bought at market the?|0
    The soup that Ann made tasted good.|1
    The soup what tasted Ann made good did.|0
    """,
    ),
    description="Judge whether each sentence is acceptable or unacceptable.",
)

TASKS = (GEO, NURSE, IDIOM, COPA, PARA, SPAM, EMO, TRIAGE, GRAM)
