"""Right tasks: choices and labels, in English."""

from __future__ import annotations

from tests.lint.making import keyed, records, starred, table
from tests.lint.shape import SmallTask, code

ARC = SmallTask(
    "arc-port",
    code(r"""
    shown = "\n".join(f"{'ABCD'[i]}. {text}" for i, text in enumerate(data["choices"]))
    text = f"Question: {data['question']}\n{shown}\nAnswer:"
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    starred("""
    Which tool measures the mass of a rock?|a ruler/*a balance/a thermometer/a stopwatch
    What do roots mainly take up from the soil?|*water/sunlight/sugar/pollen
    Which change is a chemical one?|ice melting/paper tearing/*iron rusting/glass breaking
    What causes day and night on Earth?|the tides/the seasons/the Moon/*the Earth's rotation
    Which animal is a herbivore?|*rabbit/wolf/owl/shark
    Which material conducts electricity best?|rubber/wood/*copper/plastic
    What is the main source of energy for the water cycle?|wind/*the Sun/volcanoes/the Moon
    Which of these is a renewable resource?|coal/oil/natural gas/*wind
    Which organ pumps blood through the body?|lung/*heart/liver/stomach
    Which state of matter has a fixed shape?|gas/liquid/plasma/*solid
    What kind of rock forms from cooled lava?|*igneous/sedimentary/metamorphic/fossil
    Which planet is closest to the Sun?|Venus/Mars/*Mercury/Jupiter
    """),
)

CSQA = SmallTask(
    "csqa-port",
    code(
        r"""
    lines = ["Choose the most sensible answer, A, B, C, D or E.", "", "Q: " + data["question"]]
    for letter, choice in zip(LETTERS, data["choices"]):
        lines.append(f"({letter}) {choice}")
    lines.append("A:")
    gold = LETTERS[data["answer"]]
    return {"input": "\n".join(lines), "output": f" {gold}", "processed_output": gold}
    """,
        above="""
    LETTERS = "ABCDE"
    """,
    ),
    starred("""
    Where would you keep milk cold?|oven/*fridge/drawer/garage/shelf
    What do people wear on rainy days?|*raincoat/swimsuit/apron/pyjamas/sandals
    Where do you wait for a train?|harbour/airport/kitchen/*platform/pool
    What do you use to cut bread?|spoon/sponge/*knife/pillow/hammer
    Where does a teacher usually work?|farm/mine/ship/bank/*school
    What might you do when you are tired?|*sleep/sprint/shout/juggle/paint
    Where do you borrow a novel for free?|bakery/*library/cinema/pharmacy/stable
    What do you need to open a locked door?|candle/ladder/*key/comb/rope
    Where would you see many stars?|cellar/tunnel/cupboard/*night sky/lift
    What does a thirsty person want?|shoes/salt/soap/sand/*water
    """),
)

COPA = SmallTask(
    "copa-port",
    code(r"""
    ask = "cause" if data["kind"] == "cause" else "result"
    text = f"{data['premise']}\nWhat was the {ask}?\nAnswer:"
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "premise|kind",
        """
    The man turned on the tap.|effect|*Water flowed out./The toilet broke.
    The girl wore her thick coat.|cause|She was late./*It was cold.
    The bus drove away without him.|cause|*He came too late./The driver sang.
    I dropped the glass on the tiles.|effect|It flew off./*It broke.
    The lawn turned brown.|cause|*There was no rain./The fence was tall.
    She studied hard for the test.|effect|She lost her shoe./*She passed it.
    The dog barked all night.|effect|*I slept badly./I planted a tree.
    His phone went dark.|cause|The room was blue./*The battery was empty.
    The cook left the pan on the fire.|effect|*The food burned./The soup froze.
    The boy blew out the candles.|cause|He was ill./*It was his birthday.
    """,
        lead=" ",
    ),
    method="ppl",
)

RTE = SmallTask(
    "rte-port",
    code(r"""
    text = "{}\nQuestion: {} True or False?\nAnswer:".format(data["premise"], data["hypothesis"])
    gold = [each for each, score in data["target_scores"].items() if score][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "premise|hypothesis",
        """
    The firm moved its head office from Leeds to York in 2015.|The firm left York.|True/*False
    Marie Curie won the Nobel Prize twice.|Curie won more than one Nobel Prize.|*True/False
    The ferry carries cars and lorries across the bay.|The ferry takes cars.|*True/False
    No one was hurt when the barn burned down.|Two farmers died in the barn.|True/*False
    The museum reopens in June after repairs.|The museum is closed at present.|*True/False
    Sales of bicycles fell by a tenth last year.|More bicycles were sold last year.|True/*False
    Her first novel was translated into nine languages.|She has written a novel.|*True/False
    The court turned down the appeal of the bank.|The bank won its appeal.|True/*False
    The lake supplies three towns with water.|Only one town uses the lake.|True/*False
    All twelve jurors agreed on the verdict.|The jury was of one mind.|*True/False
    """,
        lead=" ",
    ),
    method="ppl",
)

CIVIL = SmallTask(
    "civil-port",
    code(r"""
    head = "Is the comment toxic or civil? A toxic comment insults or threatens someone."
    return {
        "input": head + "\n\nComment: " + data["comment"] + "\nLabel:",
        "output": " " + data["label"],
        "processed_output": data["label"],
    }
    """),
    table(
        "comment|label",
        """
    Thank you for the clear summary of the debate.|civil
    You are a worthless liar and everyone knows it.|toxic
    I voted for the other party, but this plan is sound.|civil
    Go and choke on your own stupid words.|toxic
    What a moron, he cannot even spell.|toxic
    The road works should have been announced earlier.|civil
    Has anybody read the full report yet?|civil
    I will find you and break your nose.|toxic
    Shut your ugly mouth, you clown.|toxic
    Taxes rose under both governments, as the table shows.|civil
    """,
    ),
    shots=table(
        "comment|label",
        """
    The mayor answered all our questions.|civil
    Only a filthy idiot would believe that.|toxic
    Could you share a link to the study?|civil
    You deserve to be beaten up.|toxic
    """,
    ),
)

BANK = SmallTask(
    "bank-intents",
    code(
        r"""
    turns = "\n".join(data["turns"])
    text = f"Intents: {', '.join(INTENTS)}\nDialogue:\n{turns}\nIntent:"
    gold = data["intent"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    INTENTS = ["lost card", "exchange rate", "new address", "wrong charge"]
    """,
    ),
    records(
        "turns intent",
        (["Customer: I left my card in a taxi.", "Agent: When was that?"], "lost card"),
        (["Customer: I was billed twice.", "Agent: In which shop?"], "wrong charge"),
        (["Customer: How many euros do I get?", "Agent: For what sum?"], "exchange rate"),
        (["Customer: We have moved to Bath.", "Agent: Since what day?"], "new address"),
        (["Customer: My purse is gone.", "Agent: With the card in it?"], "lost card"),
        (["Customer: I moved house.", "Agent: What is the postcode?"], "new address"),
        (["Customer: I never bought this.", "Agent: How much was taken?"], "wrong charge"),
        (["Customer: Is the dollar up?", "Agent: Against the pound?"], "exchange rate"),
        (["Customer: Send letters elsewhere.", "Agent: Where to?"], "new address"),
        (["Customer: What is a yen worth?", "Agent: Today's price?"], "exchange rate"),
        (["Customer: I cannot find my card.", "Agent: Shall I block it?"], "lost card"),
        (["Customer: This fee is a mistake.", "Agent: Which fee is it?"], "wrong charge"),
    ),
    description="Each dialogue is between a bank and a customer. Name the customer's intent.",
)

TASKS = (ARC, CSQA, COPA, RTE, CIVIL, BANK)
