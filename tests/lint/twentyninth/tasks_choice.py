"""Right tasks in English: options and labels."""

from __future__ import annotations

from tests.lint.making import starred, table
from tests.lint.shape import Row, SmallTask, code


def lettered(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return rows whose answer's place is told by the scores of letters."""
    return tuple(
        {
            "question": row["question"],
            "choices": row["choices"],
            "target_scores": {
                f" {chr(65 + place)}": int(place == row["answer"])
                for place in range(len(row["choices"]))
            },
        }
        for row in rows
    )


COOK = SmallTask(
    "kitchen-quiz",
    code(r"""
    options = "\n".join(f"{letter}) {text}" for letter, text in zip("ABCD", data["options"]))
    text = f"{data['question']}\n{options}\nAnswer with the letter of the right option.\nAnswer:"
    gold = "ABCD"[data["label"]]
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    starred(
        """
    What is whisked into meringue besides egg white?|flour/*sugar/butter/mustard
    Which spice gives paella its yellow colour?|*saffron/cumin/nutmeg/clove
    What makes the dough of a loaf rise?|salt/oil/*yeast/water
    Which fruit is pressed for guacamole?|mango/melon/papaya/*avocado
    What is tofu made from?|rice/*soybeans/oats/almonds
    Which leaf is pounded for classic pesto?|sage/mint/*basil/parsley
    What are raisins before they are dried?|*grapes/plums/figs/cherries
    Which grain is polenta made of?|barley/wheat/rye/*maize
    What is hummus mostly made of?|*chickpeas/lentils/potatoes/pumpkins
    Which liquid turns into butter when it is churned?|broth/juice/*cream/syrup
    What is the main vegetable in sauerkraut?|carrot/beetroot/leek/*cabbage
    Which nut is ground for marzipan?|hazelnut/*almond/walnut/cashew
    """,
        choices="options",
        answer="label",
    ),
)

BODY = SmallTask(
    "body-basics",
    code(r"""
    lines = [f"{chr(65 + place)}. {choice}" for place, choice in enumerate(data["choices"])]
    text = "\n".join([f"Question: {data['question']}", *lines, "Answer:"])
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    lettered(
        starred("""
    Which organ pumps the blood?|lung/*heart/spleen
    Where are red blood cells formed?|*bone marrow/skin/thyroid
    Which gland makes insulin?|adrenal gland/pituitary gland/*pancreas
    What is the longest bone of the body?|*femur/humerus/tibia
    Which organ filters urine from the blood?|stomach/bladder/*kidney
    What joins a muscle to a bone?|ligament/*tendon/cartilage
    Which part of the eye senses light?|cornea/pupil/*retina
    Where does digestion of starch begin?|*mouth/colon/gullet
    Which vessel carries blood away from the heart?|vein/*artery/capillary
    Which part of the brain keeps the balance?|hippocampus/*cerebellum/thalamus
    What covers and protects the teeth?|dentine/pulp/*enamel
    Which muscle drives breathing?|*diaphragm/biceps/deltoid
    """)
    ),
    method="ppl",
)

SIGNS = SmallTask(
    "kindred-words",
    code(
        r"""
    text = (
        f"Which of these words means nearly the same as '{data['word']}'?\n"
        f"{numbered(data['words'])}\n"
        "Reply with its number.\n"
        "Number:"
    )
    gold = str(data["pick"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    def numbered(words):
        return "\n".join(f"{place}. {word}" for place, word in enumerate(words, 1))
    """,
    ),
    table(
        "word|words*|pick#",
        """
    quick|slow/rapid/heavy/round|2
    begin|start/close/borrow/weigh|1
    angry|tired/hungry/furious/polite|3
    tiny|broad/loud/clever/minute|4
    brave|timid/courageous/lazy/damp|2
    silent|quiet/cruel/bright/narrow|1
    wealthy|ill/rich/sour/distant|2
    error|reward/journey/mistake/island|3
    assist|forget/refuse/pour/help|4
    odd|strange/usual/gentle/fresh|1
    garbage|marble/harvest/rubbish/candle|3
    present|debt/storm/rumour/gift|4
    """,
    ),
)

CHORE = SmallTask(
    "cause-or-effect",
    code(r"""
    link = {"cause": "because", "effect": "so"}[data["asks"]]
    text = f"{data['premise'].rstrip('.')}, {link}"
    gold = next(key for key, value in data["target_scores"].items() if value == 1)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {
            "premise": row["premise"],
            "asks": row["asks"],
            "target_scores": {f" {key}": value for key, value in row["target_scores"].items()},
        }
        for row in table(
            "premise|asks|target_scores=",
            """
    The lawn was covered with puddles.|cause|*it had rained all night./the moon was full.
    The boy dropped the vase.|effect|it grew two inches./*it broke into pieces.
    The milk smelled bad.|effect|he drank it all./*he threw it away.
    The street lamps went on.|cause|*it was getting dark./a bird sang.
    Her phone's battery was empty.|effect|*she plugged it in./she bought a hat.
    The audience clapped.|cause|the doors were locked./*the concert had ended.
    The bread was burnt.|cause|the flour was white./*the oven was too hot.
    He had forgotten his umbrella.|effect|*he got wet on the way home./he slept very late.
    The shop gave her money back.|cause|*the radio did not work./the radio was blue.
    Snow blocked the mountain road.|effect|the trees bloomed./*the bus turned round.
    The cyclist had a flat tyre.|cause|he was wearing gloves./*he rode over a nail.
    The baby began to cry.|effect|*her father picked her up./the calendar fell down.
    """,
        )
    ),
    method="ppl",
)

MOOD = SmallTask(
    "message-moods",
    code(r"""
    text = f"Message: {data['text']}\nEmotion:"
    return {"input": text, "output": " " + data["mood"], "processed_output": data["mood"]}
    """),
    table(
        "text|mood",
        """
    They cancelled my order again and nobody says sorry!|anger
    We got the keys to our first flat today!|joy
    My old dog died this morning.|sadness
    Somebody is trying the handle of my door.|fear
    How dare he read my letters?|anger
    I passed the exam with full marks!|joy
    Since she moved away the house feels so empty.|sadness
    The doctor wants to see me at once, what if it is serious?|fear
    Third time this week that they parked in front of my gate!|anger
    Best birthday party ever!|joy
    Nobody came to say goodbye to me.|sadness
    The plane is shaking and I cannot breathe.|fear
    """,
    ),
    description="Name the emotion of each message: anger, joy, sadness or fear.",
    shots=table(
        "text|mood",
        """
    Our team won the cup!|joy
    I miss my grandmother.|sadness
    He scratched my car and drove off!|anger
    There are steps in the attic, and I live alone.|fear
    """,
    ),
)

SPAM = SmallTask(
    "inbox-filter",
    code(r"""
    text = (
        "Is this e-mail spam? 1 means spam, 0 means no spam.\n"
        f"Subject: {data['subject']}\n"
        f"Body: {data['body']}\n"
        "Label:"
    )
    gold = str(data["label"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "subject|body|label#",
        """
    You are our lucky winner|Claim your prize of 5,000 dollars within an hour.|1
    Minutes of Monday's meeting|Please find the minutes attached, and tell me what is missing.|0
    Cheap pills, no prescription|Order now and save ninety per cent.|1
    Lunch on Thursday?|The new noodle place has a free table at noon.|0
    Your account will be closed|Send us your password to keep it open.|1
    Invoice for March|The amount is due in thirty days, as agreed.|0
    Photos of the hike|I put them all in the shared folder.|0
    Earn money from your sofa|No work, no risk, thousands every week.|1
    Parcel could not be delivered|Pay the customs fee by gift card today.|1
    Library books|Two of your books are due back on Friday.|0
    Hot singles near you|Click here and meet them tonight.|1
    Draft of chapter two|I have changed the order of the sections.|0
    """,
    ),
)

SAME = SmallTask(
    "paraphrase-pairs",
    code(
        r"""
    text = PROMPT.format(first=data["sentence1"], second=data["sentence2"])
    gold = [key for key in data["target_scores"] if data["target_scores"][key]][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above='''
    PROMPT = """Sentence 1: {first}
    Sentence 2: {second}
    Do the two sentences mean the same, yes or no?
    Answer:"""
    ''',
    ),
    tuple(
        {
            "sentence1": row["sentence1"],
            "sentence2": row["sentence2"],
            "target_scores": {" yes": int(row["same"]), " no": int(not row["same"])},
        }
        for row in table(
            "sentence1|sentence2|same?",
            """
    The meeting was put off until May.|The meeting was postponed until May.|true
    The cat chased the mouse.|The mouse chased the cat.|false
    He gave up smoking last year.|Last year he stopped smoking.|true
    Prices rose by three per cent.|Prices fell by three per cent.|false
    She is taller than her brother.|Her brother is shorter than she is.|true
    The shop opens at nine.|The shop closes at nine.|false
    Few people came to the reading.|Not many people came to the reading.|true
    The train to Leeds was late.|The train from Leeds was late.|false
    The storm destroyed the barn.|The barn was destroyed by the storm.|true
    All the pupils passed the test.|Some pupils failed the test.|false
    I bought the bike from Tom.|Tom sold me the bike.|true
    The soup is too salty.|The soup needs more salt.|false
    """,
        )
    ),
    method="ppl",
)

STARS = SmallTask(
    "hotel-stars",
    code(r"""
    parts = [
        "How many stars does the guest give, from 1 to 5?",
        "Review: " + data["review"],
        "Stars:",
    ]
    gold = str(data["stars"])
    return {"input": "\n".join(parts), "output": " " + gold, "processed_output": gold}
    """),
    table(
        "review|stars#",
        """
    Bed bugs, mould and a rude porter. Never again.|1
    Faultless from check-in to breakfast, simply the best.|5
    Decent room, nothing special, fair price.|3
    Lovely staff and a good bed, only the lift was slow.|4
    Noisy street and a thin mattress, but at least it was clean.|2
    The filthiest bathroom I have ever seen.|1
    An average hotel for an average trip.|3
    Nearly perfect, though the pool was cold.|4
    Weak shower, stale bread, yet the clerk was kind.|2
    A dream of a place, we will be back every year.|5
    """,
    ),
)

TALK = SmallTask(
    "help-desk-talks",
    code(r"""
    talk = "\n".join(f"{turn['who']}: {turn['says']}" for turn in data["turns"])
    text = f"{talk}\n\nIs the customer's problem solved at the end? Say solved or open.\nStatus:"
    return {"input": text, "output": " " + data["status"], "processed_output": data["status"]}
    """),
    tuple(
        {
            "turns": [
                {"who": "Customer", "says": row["one"]},
                {"who": "Agent", "says": row["two"]},
                {"who": "Customer", "says": row["three"]},
            ],
            "status": row["status"],
        }
        for row in table(
            "one|two|three|status",
            """
    My printer shows error 12.|Please switch it off and on.|It prints again, thank you!|solved
    I cannot log in.|Did you try the link for a new password?|Yes, and it still refuses me.|open
    The invoice has the wrong name.|I have sent you a corrected one.|Got it, all fine now.|solved
    My parcel never came.|It should be with you today.|It is evening and nothing is here.|open
    The app crashes when I start it.|Please install version 3.2.|Same crash as before.|open
    How do I change my seat?|Under My trips, then Seats.|Found it, I sit by the window now.|solved
    The screen stays dark.|Is the cable plugged in?|Oh, it was not. Now it works.|solved
    I was charged twice.|We refunded one payment.|My bank shows no refund at all.|open
    The router blinks red.|Hold the button for ten seconds.|Green light at last, thanks.|solved
    The heater makes a noise.|Turn the valve to the left.|I did, and it is even louder.|open
    """,
        )
    ),
)

TASKS = (COOK, BODY, SIGNS, CHORE, MOOD, SPAM, SAME, STARS, TALK)
