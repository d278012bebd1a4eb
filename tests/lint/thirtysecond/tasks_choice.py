"""Right tasks: choices and labels, in English."""

from __future__ import annotations

from tests.lint.making import scored, starred, table
from tests.lint.shape import SmallTask, code

AVI = SmallTask(
    "hangar-quiz",
    code(r"""
    lines = [f"{letter}. {text}" for letter, text in zip("ABCD", data["choices"])]
    text = "Question: " + data["question"] + "\n" + "\n".join(lines) + "\nAnswer:"
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    starred("""
    Which control surface makes an aeroplane roll?|rudder/elevator/*aileron/slat
    Which instrument shows the height of an aircraft?|*altimeter/tachometer/compass/variometer
    What does a windsock show?|air pressure/*wind direction/humidity/visibility
    Which part of a helicopter counters torque?|skid/swashplate/mast/*tail rotor
    Which gas is safest for lifting a blimp?|hydrogen/*helium/oxygen/methane
    What do pilots call the front of the fuselage?|*nose/tail/keel/hull
    Where does a jet engine burn its fuel?|inlet/compressor/nozzle/*combustion chamber
    Which force opposes the weight of an aircraft in level flight?|drag/thrust/*lift/friction
    Which surface makes an aeroplane pitch?|*elevator/spoiler/rudder/winglet
    What is a glider's source of power?|a piston engine/a turbine/*rising air/a battery
    Which light is on the left wing tip?|green/*red/white/blue
    What does a runway number stand for?|its length/its width/its age/*its heading
    """),
)

MUSEUM = SmallTask(
    "gallery-guide",
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
    Who painted The Night Watch?|*Rembrandt/Vermeer/Hals
    In which city is the Prado?|Lisbon/*Madrid/Seville
    Who carved the David in Florence?|Bernini/Donatello/*Michelangelo
    Which museum shows the Rosetta Stone?|the Louvre/the Uffizi/*the British Museum
    Who painted Guernica?|*Picasso/Miro/Dali
    In which city is the Hermitage?|Moscow/*Saint Petersburg/Kazan
    Who painted The Starry Night?|Monet/Gauguin/*Van Gogh
    Who made the woodblock print The Great Wave?|*Hokusai/Hiroshige/Utamaro
    Which museum is home to the Mona Lisa?|the Prado/*the Louvre/the Met
    Who painted The Scream?|*Munch/Klimt/Ensor
    In which city is the Rijksmuseum?|The Hague/*Amsterdam/Utrecht
    Who painted The Birth of Venus?|Raphael/Titian/*Botticelli
    """),
    method="ppl",
)

LEASE = SmallTask(
    "lease-terms",
    code(r"""
    text = (
        f"Clause: {data['clause']}\n"
        f"Question: {data['question']}\n"
        "Answer yes or no.\n"
        "Answer:"
    )
    gold = "yes" if data["label"] else "no"
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "clause|question|label?",
        """
    The tenant may keep one cat but no dogs.|May the tenant keep a dog?|false
    Rent is due on the first working day of each month.|Is rent paid every month?|true
    The landlord shall repair the boiler at his own cost.|Must the tenant pay for the boiler?|false
    Either party may end the lease with three months' notice.|Can the landlord end it?|true
    The cellar is not part of the flat that is let.|Does the lease include the cellar?|false
    A deposit of two months' rent is held by a third party.|Is there a deposit?|true
    Subletting needs the written consent of the owner.|Is a spoken consent enough?|false
    The garden may be used by all tenants of the house.|May every tenant use the garden?|true
    Walls may be painted in any colour that the tenant likes.|Is a blue wall allowed?|true
    No barbecue may be lit on the balconies.|May one grill on the balcony?|false
    The heating is on from October to April.|Is the flat heated in January?|true
    The lease ends on 31 May and is not renewed.|Does the lease go on in June?|false
    """,
    ),
)

MATCH = SmallTask(
    "match-claims",
    code(
        r"""
    text = TEMPLATE.format(report=data["report"], claim=data["claim"])
    return {"input": text, "output": " " + data["label"], "processed_output": data["label"]}
    """,
        above='''
    TEMPLATE = """Report: {report}
    Claim: {claim}
    Is the claim supported, refuted, or unproven?
    Label:"""
    ''',
    ),
    table(
        "report|claim|label",
        """
    Leeds beat Hull by three goals to one.|Leeds scored more than Hull.|supported
    The final was called off because of snow.|The final was played to the end.|refuted
    Okoye won the javelin with her last throw.|Okoye trains in Lagos.|unproven
    Both keepers were sent off before half-time.|No player was sent off.|refuted
    The relay team took silver in Tokyo.|The team won a medal in Tokyo.|supported
    Marta came second in the downhill.|Marta fell in the slalom.|unproven
    Only four of the thirty boats finished.|All the boats reached the finish.|refuted
    The rookie scored in each of her five games.|The rookie has scored this season.|supported
    The coach spoke to the press after the game.|The coach will leave the club.|unproven
    Every set went to a tie-break.|The first set went to a tie-break.|supported
    The stadium was sold out on Sunday.|There were empty seats on Sunday.|refuted
    The champion rode a grey mare.|The mare is nine years old.|unproven
    """,
    ),
)

HOTEL = SmallTask(
    "hotel-voices",
    code(r"""
    parts = ["Review:", data["review"], "\nSentiment:"]
    text = " ".join(parts[:2]) + parts[2]
    gold = [key for key, value in data["target_scores"].items() if value][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    tuple(
        {"review": review, "target_scores": {" positive": int(good), " negative": int(not good)}}
        for review, good in (
            ("Spotless rooms and the kindest staff on the coast.", True),
            ("The bed was damp and the lift was broken.", False),
            ("We waited an hour for a dirty key.", False),
            ("Breakfast was a feast, and the view is superb.", True),
            ("A lovely old inn that we shall visit again.", True),
            ("Mould in the shower and a rude man at the desk.", False),
            ("Noisy, overpriced and smelling of smoke.", False),
            ("Quiet, bright and worth every penny.", True),
            ("The worst night of our whole trip.", False),
            ("Excellent beds and a charming garden.", True),
            ("They upgraded us for free, what a treat.", True),
            ("Cold soup, cold water, cold welcome.", False),
        )
    ),
    method="ppl",
)

FARM = SmallTask(
    "farm-bulletin",
    code(
        r"""
    legend = ", ".join(f"{number} = {name}" for number, name in enumerate(TOPICS))
    text = f"Topics: {legend}\nNotice: {data['notice']}\nTopic number:"
    gold = str(data["topic"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    TOPICS = ("livestock", "crops", "machinery", "weather")
    """,
    ),
    table(
        "notice|topic#",
        """
    Ewes should be moved to the lower pasture before lambing|0
    Sow the winter wheat no deeper than four centimetres|1
    Change the oil of the baler after two hundred hours|2
    Night frost is expected in the valleys until Friday|3
    The new combine needs a wider gate|2
    Heavy rain and hail will reach the county by noon|3
    Calves are to be tagged within a week of birth|0
    Blight was found on potatoes near the river|1
    Rotate beans and barley on the north field|1
    A dry and windy spell follows the storm|3
    Hens lay less when the barn is dark|0
    Grease the joints of the plough before storing it|2
    """,
    ),
    fewshot=4,
)

KITCHEN = SmallTask(
    "kitchen-safety",
    code(
        r"""
    return {
        "input": show(data["habit"]),
        "output": " " + data["verdict"],
        "processed_output": data["verdict"],
    }
    """,
        above=r'''
    def show(habit):
        """Return the prompt of a habit."""
        head = "Is this habit in a kitchen harmless or risky? Reply with harmless or risky."
        return f"{head}\n\nHabit: {habit}\nVerdict:"
    ''',
    ),
    table(
        "habit|verdict",
        """
    Washing hands before touching food.|harmless
    Throwing water on burning oil.|risky
    Leaving a knife in a sink full of foam.|risky
    Wiping the table after the meal.|harmless
    Keeping raw chicken above the salad.|risky
    Storing flour in a closed jar.|harmless
    Eating mushrooms that nobody can name.|risky
    Turning pan handles towards the wall.|harmless
    Letting cooked rice stand warm for two days.|risky
    Checking the date on the milk.|harmless
    Rinsing lettuce under cold water.|harmless
    Walking off while the deep fryer is on.|risky
    """,
    ),
    shots=table(
        "habit|verdict",
        """
    Using a clean spoon to taste the sauce.|harmless
    Cutting towards the palm of the hand.|risky
    Drying pots before they are stacked.|harmless
    Refreezing thawed fish.|risky
    """,
    ),
)

RAIL = SmallTask(
    "rail-gaps",
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
    The conductor checked every ___.|*ticket/potato/cloud
    The train slowed down before the ___.|spoon/*bend/lullaby
    At the border the ___ was changed from diesel to electric.|sandwich/novel/*locomotive
    Passengers waited on the ___ in the rain.|*platform/ceiling/teapot
    The goods train carried coal in open ___.|envelopes/*wagons/violins
    A red ___ told the driver to stop.|carpet/apple/*signal
    The sleeper has two ___ in each cabin.|*beds/bridges/rivers
    The line crosses the valley on a stone ___.|pillow/*viaduct/candle
    Snow had blocked the ___ in the mountains.|menu/choir/*track
    The ___ in the dining car brought the soup.|*waiter/horse/anchor
    """)
    ),
    method="ppl",
)

LAB = SmallTask(
    "lab-bench",
    code(
        r"""
    listed = [f"({n}) {text}" for n, text in enumerate(data["choices"], 1)]
    text = "\n".join([f"Problem: {data['stem']}", *listed, "Number of the right option:"])
    gold = str(data["key"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
    ),
    tuple(
        {"stem": row["stem"], "choices": row["choices"], "key": row["key"] + 1}
        for row in starred(
            """
    What colour does litmus turn in acid?|*red/blue/green
    Which element has the symbol Na?|neon/*sodium/nickel
    What is the pH of pure water at 25 degrees?|3/11/*7
    Which vessel is used to measure volumes exactly?|*burette/crucible/tripod
    Which gas relights a glowing splint?|nitrogen/*oxygen/argon
    What is rust made of?|copper sulphate/calcium carbonate/*iron oxide
    Which method parts ink into its dyes?|*chromatography/combustion/freezing
    Which bond is formed by shared electrons?|ionic/*covalent/metallic
    Which metal burns with a bright white flame?|lead/gold/*magnesium
    How many protons has a carbon atom?|*6/8/12
    What is solid carbon dioxide called?|quicklime/*dry ice/soda
    Which acid is in vinegar?|citric acid/sulphuric acid/*acetic acid
    """,
            question="stem",
            answer="key",
        )
    ),
    description="Each problem about the laboratory has one right option.\n\n",
)

TASKS = (AVI, MUSEUM, LEASE, MATCH, HOTEL, FARM, KITCHEN, RAIL, LAB)
