"""Right tasks: choices and labels, in English."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.thirtyfirst.making import table

MED = SmallTask(
    "nurse-exam",
    code(r"""
    options = [f"{mark}) {data[mark]}" for mark in "ABCD"]
    text = f"Question: {data['question']}\n" + "\n".join(options) + "\nAnswer:"
    gold = data["answer"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "question|A|B|C|D|answer",
        """
    Which vessel carries blood from the heart to the lungs?|the aorta|the pulmonary artery|the vena
      cava|the jugular vein|B
    What is a normal resting heart rate for an adult?|20 to 40 beats a minute|40 to 50 beats a
      minute|60 to 100 beats a minute|120 to 150 beats a minute|C
    Which instrument measures blood pressure?|a sphygmomanometer|a thermometer|an otoscope|a
      spirometer|A
    The lack of which nutrient causes scurvy?|iron|calcium|vitamin A|vitamin C|D
    Which organ produces insulin?|the liver|the gall bladder|the spleen|the pancreas|D
    Where on the body is the radial pulse felt?|the neck|the groin|the wrist|the ankle|C
    Which cells of the blood fight infections?|white cells|red cells|platelets|stem cells|A
    Which term means high blood pressure?|hypotension|hypertension|hypoxia|hypothermia|B
    What is the medical name of the collarbone?|the clavicle|the scapula|the sternum|the patella|A
    Whose red blood cells can be given to nearly everyone?|AB positive|A negative|B positive|O
      negative|D
    Which part of the body does arthritis affect?|the lungs|the joints|the skin|the kidneys|B
    With which device does one listen to the heart?|an endoscope|a catheter|a stethoscope|a
      syringe|C
    """,
    ),
    description="The following are multiple choice questions (with answers) about nursing.",
)

CLAUSE = SmallTask(
    "contract-clauses",
    code(
        r"""
    text = HEAD + "\nClause: " + data["clause"] + "\nKind:"
    return {"input": text, "output": " " + data["kind"], "processed_output": data["kind"]}
    """,
        above="""
    HEAD = "Sort the clause. Kinds: confidentiality, liability, payment, termination."
    """,
    ),
    table(
        "clause|kind",
        """
    The client shall transfer the fee within thirty days of the invoice.|payment
    Either party may end this agreement by giving ninety days' notice.|termination
    Neither party shall disclose what it learns about the other's business.|confidentiality
    The supplier answers for damage up to the amount of one year's fees.|liability
    Late sums bear interest at four percent a year.|payment
    The recipient shall keep all drawings secret for five years.|confidentiality
    The owner bears no responsibility for loss caused by floods.|liability
    This contract ends at once if a party becomes insolvent.|termination
    Trade secrets must not be shown to any third person.|confidentiality
    The tenant pays the rent on the first day of each month.|payment
    The carrier must make good any harm to the goods in transit.|liability
    The licence may be cancelled when its terms are breached twice.|termination
    """,
    ),
)

GEO = SmallTask(
    "atlas-quiz",
    code(r"""
    text = f"Q: {data['question']}\nA:"
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "question|target_scores+",
        """
    What is the capital of Portugal?|Porto/*Lisbon/Madrid
    Which river flows through Vienna?|*the Danube/the Rhine/the Elbe
    On which continent does Peru lie?|Africa/Asia/*South America
    Which sea lies between Italy and Croatia?|*the Adriatic/the Baltic/the Black Sea
    What is the largest island of the world?|Borneo/*Greenland/Madagascar
    Which desert covers much of Mongolia?|the Sahara/the Namib/*the Gobi
    Which country has the city of Osaka?|China/*Japan/Thailand
    What is the highest mountain of Africa?|Mont Blanc/Denali/*Kilimanjaro
    Which ocean lies west of Chile?|*the Pacific/the Atlantic/the Indian Ocean
    Which city is the seat of Kenya's government?|Kampala/Mombasa/*Nairobi
    Which strait parts Spain from Morocco?|Bering/*Gibraltar/Magellan
    In which country do the Pyrenees meet France?|*Spain/Austria/Poland
    """,
    ),
    method="ppl",
)

COPA = SmallTask(
    "why-and-so",
    code(
        r"""
    text = data["premise"].rstrip(".") + " " + LINKS[data["asks"]]
    gold = next(text for text, score in data["target_scores"].items() if score == 1)
    return {"input": text, "output": gold, "processed_output": gold}
    """,
        above="""
    LINKS = {"cause": "because", "effect": "so"}
    """,
    ),
    table(
        "premise|asks|target_scores+",
        """
    The street was wet.|cause|*it had rained all night./the shops were closed.
    The boy dropped the glass.|effect|it filled with milk./*it broke into pieces.
    The lamp did not light up.|cause|the room was large./*the bulb was broken.
    She forgot to water the plants.|effect|*they withered./they bloomed.
    The runner stopped to rest.|cause|*he was out of breath./he wore red shoes.
    The bread stayed in the oven too long.|effect|it rose slowly./*it burned.
    The lake froze over.|cause|a boat crossed it./*the nights were bitterly cold.
    I lost my keys.|effect|*I could not open the door./I bought a newspaper.
    The audience applauded.|cause|the seats were hard./*the singer had finished her song.
    The road was blocked by a tree.|effect|*the driver turned round./the driver sang a song.
    The cat hid under the bed.|cause|*a dog barked at it./the carpet was soft.
    The battery of his phone was empty.|effect|his bag was heavy./*he could not call her.
    """,
    ),
    method="ppl",
)

DESK = SmallTask(
    "help-desk",
    code(
        r"""
    legend = "\n".join(f"{number} = {team}" for number, team in TEAMS.items())
    text = f"{legend}\n\nMessage: {data['message']}\nTeam:"
    gold = str(data["team"])
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """,
        above="""
    TEAMS = {1: "billing", 2: "delivery", 3: "login", 4: "returns"}
    """,
    ),
    table(
        "message|team#",
        """
    My card was charged twice for one order.|1
    The parcel should have come on Monday and is not here yet.|2
    I cannot sign in since I changed my password.|3
    The shoes are too small and I want to send them back.|4
    Where can I download the invoice for March?|1
    The link for resetting my password has expired.|3
    The courier left my box at the wrong house.|2
    How do I send back a lamp that I do not like?|4
    Your site says that my account is locked.|3
    Why is there a fee of five euros on my bill?|1
    How many days do I have to give the coat back?|4
    Can the driver ring me before he arrives with the sofa?|2
    """,
    ),
    stop=("\n\n",),
)

FACT = SmallTask(
    "claims",
    code(
        r"""
    prompt = TEMPLATE % (data["evidence"], data["claim"])
    gold = LABELS[data["label"]]
    return {"input": prompt, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    LABELS = ["supported", "refuted", "unknown"]
    TEMPLATE = """Evidence: %s
    Claim: %s
    Is the claim supported, refuted or unknown?
    Verdict:"""
    ''',
    ),
    table(
        "evidence|claim|label#",
        """
    The library was built in 1887 and burned down in 1931.|The library stood for less than a
      century.|0
    The band has four members, all of them from Leeds.|One of the musicians comes from Dublin.|1
    The recipe needs three eggs and a cup of flour.|The cake tastes of lemon.|2
    The museum lets children in for nothing.|Children pay half the price at the museum.|1
    The firm sells bicycles in eleven countries.|The firm is active abroad.|0
    Dr Osei teaches physics at the college.|Dr Osei was born in Accra.|2
    The train to Bern leaves at 9:12 from platform 4.|The train to Bern starts from platform 7.|1
    The whale weighed more than thirty tonnes.|The whale was older than forty years.|2
    The treaty was signed by all nine states.|No state refused to sign the treaty.|0
    The film won two prizes in Venice.|The film won no prize at all.|1
    The garden is open from April to October.|One can visit the garden in June.|0
    The novel has been translated into Polish.|The author speaks Polish.|2
    """,
    ),
)

MOOD = SmallTask(
    "chat-moods",
    code(r"""
    speakers = ("Ann", "Ben")
    lines = [f"{who}: {turn}" for who, turn in zip(speakers, data["turns"])]
    text = "\n".join(lines) + "\nWhat does Ben feel: anger, fear, joy or sadness?\nBen feels"
    gold = [each for each in data["target_scores"] if data["target_scores"][each]][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    table(
        "turns*|target_scores+",
        """
    You got the place at the school! / Really? I could dance through the
      street!|anger/fear/*joy/sadness
    I gave your bike to my cousin. / You did what? Who gave you the right?|*anger/fear/joy/sadness
    The old dog died this morning. / Oh no. I miss him already.|anger/fear/joy/*sadness
    Did you hear those steps upstairs? / Yes, and my hands will not stop
      shaking.|anger/*fear/joy/sadness
    I am afraid she moved away for good. / I have been crying all day.|anger/fear/joy/*sadness
    They cut our pay again. / This is an outrage, I am fed up with them!|*anger/fear/joy/sadness
    Grandma is coming for your birthday. / Hooray, that is the best news of
      all!|anger/fear/*joy/sadness
    The pilot says there is a storm ahead. / Please hold my hand, I am
      terrified.|anger/*fear/joy/sadness
    We won the cup! / I have never been so happy!|anger/fear/*joy/sadness
    He scratched your car and drove off. / I will make that scoundrel pay for
      it!|*anger/fear/joy/sadness
    There is a bear behind the tent. / I dare not even breathe.|anger/*fear/joy/sadness
    Our team has been dissolved. / It breaks my heart, those were good
      years.|anger/fear/joy/*sadness
    """,
    ),
    method="ppl",
)

ODD = SmallTask(
    "odd-one-out",
    code(r"""
    lines = []
    for number, word in enumerate(data["words"], 1):
        lines.append(f"[{number}] {word}")
    text = "Which word does not belong? Give its number.\n" + " ".join(lines) + "\nNumber:"
    gold = str(data["words"].index(data["odd"]) + 1)
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "words*|odd",
        """
    apple / pear / hammer / plum|hammer
    trout / salmon / pike / eagle|eagle
    violin / carrot / flute / drum|carrot
    chair / sparrow / owl / robin|chair
    blue / green / spoon / red|spoon
    Monday / Friday / Sunday / April|April
    oak / whale / birch / maple|whale
    window / lion / tiger / leopard|window
    tennis / rugby / butter / hockey|butter
    copper / iron / silver / velvet|velvet
    triangle / onion / circle / square|onion
    river / judge / baker / tailor|river
    """,
    ),
    fewshot=4,
)

PARA = SmallTask(
    "same-question",
    code(r"""
    text = "Question 1: {}\nQuestion 2: {}\nDo the two ask the same? Reply yes or no.\nReply:"
    text = text.format(data["first"], data["second"])
    gold = "yes" if data["same"] else "no"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "first|second|same?",
        """
    How do I learn to swim as an adult?|What is a good way for grown-ups to learn swimming?|true
    What is the price of a stamp?|Where are stamps printed?|false
    Can cats eat cheese?|Is it safe to feed cheese to a cat?|true
    Why is the sky blue?|Why are sunsets red?|false
    How tall is the Eiffel Tower?|What is the height of the Eiffel Tower?|true
    Which films did she direct?|Which films did she watch?|false
    How can I sleep better at night?|What helps one to get better sleep?|true
    Who invented the zip?|When did zips come into use?|false
    Is tea healthier than coffee?|Should I drink tea rather than coffee for my health?|true
    How do I delete my account?|How do I open an account?|false
    What do snails eat?|What is the diet of snails?|true
    How long does paint take to dry?|How much paint do I need for a room?|false
    """,
    ),
    fewshot=2,
    shots=table(
        "first|second|same?",
        """
    How do magnets work?|What makes a magnet attract iron?|true
    Where does jazz come from?|Who plays jazz in my town?|false
    What causes hiccups?|Why do people get hiccups?|true
    How old is the Moon?|How far away is the Moon?|false
    """,
    ),
)

TASKS = (MED, CLAUSE, GEO, COPA, DESK, FACT, MOOD, ODD, PARA)
