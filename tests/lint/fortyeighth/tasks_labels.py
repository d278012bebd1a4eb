"""Right tasks: labels and letters, in English."""

from __future__ import annotations

from tests.lint.making import keyed, records, starred, table
from tests.lint.shape import SmallTask, code

MUSEUM = SmallTask(
    "museum-objects",
    code(
        r"""
    text = textwrap.dedent('''\
        You catalogue the collection of a town museum.
        Departments: {departments}

        Entry: {entry}
        Department:''').format(departments="; ".join(DEPARTMENTS), entry=data["entry"])
    return {
        "input": text,
        "output": " " + data["department"],
        "processed_output": data["department"],
    }
    """,
        above="""
    import textwrap

    DEPARTMENTS = ("textiles", "ceramics", "coins", "prints")
    """,
    ),
    table(
        "entry|department",
        """
    Christening gown, white cotton with lace, about 1890|textiles
    Salt-glazed jug with a pewter lid, Westerwald|ceramics
    Silver groschen of Wenceslaus II, worn at the edge|coins
    Etching of the harbour, signed in pencil, 3/50|prints
    Fragment of a woven altar cloth, wool on linen|textiles
    Half-penny token of a Bristol grocer, 1667|coins
    Set of six tea bowls with blue glaze, one chipped|ceramics
    Woodcut from a farmer's almanac, coloured by hand|prints
    Roof tile with the paw print of a dog, fired clay|ceramics
    Lithograph after a drawing by Daumier|prints
    Embroidered sampler by a girl of nine, silk thread|textiles
    Hoard of 41 bronze pieces of Constantine the Great|coins
    """,
    ),
)

CLUSTER = SmallTask(
    "gpu-cluster-logs",
    code(r"""
    legend = {"M": "out of memory", "N": "network between nodes", "D": "disk", "U": "user's code"}
    shown = "\n".join(f"  {key} = {meaning}" for key, meaning in legend.items())
    text = f"Why did the job die? Reply with one letter.\n{shown}\n\nlast line of the log:\n"
    text += f"{data['line']}\ncause:"
    return {"input": text, "output": " " + data["cause"], "processed_output": data["cause"]}
    """),
    table(
        "line|cause",
        """
    torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.50 GiB|M
    NCCL WARN Timeout waiting for connection from node gpu-17|N
    OSError: [Errno 28] No space left on device|D
    TypeError: forward() got an unexpected keyword argument 'mask'|U
    slurmstepd: error: Detected 1 oom_kill event in StepId=88213.batch|M
    KeyError: 'labels'|U
    OSError: [Errno 122] Disk quota exceeded: '/scratch/anna/ckpt'|D
    socket.timeout: timed out while talking to gpu-04:29500|N
    ModuleNotFoundError: No module named 'my_utils'|U
    NCCL error: unhandled system error, ib0 link is down|N
    numpy.core._exceptions._ArrayMemoryError: Unable to allocate 96.0 GiB|M
    zstd: error 70: Write error: cannot write block, Read-only file system|D
    """,
    ),
    max_tokens=4,
)

ASTRO = SmallTask(
    "astro-quiz",
    code(r"""
    parts = ["Astronomy quiz. Answer with the number of the right option (1-4).", ""]
    parts.append(data["stem"])
    for option in data["options"]:
        parts.append("[%d] %s" % (option["n"], option["text"]))
    parts.append("Number:")
    gold = str(data["key"])
    return {"input": "\n".join(parts), "output": " " + gold, "processed_output": gold}
    """),
    tuple(
        {
            "stem": row["question"],
            "options": [{"n": n, "text": each} for n, each in enumerate(row["choices"], 1)],
            "key": row["answer"] + 1,
        }
        for row in starred("""
    Which of these is a dwarf planet?|Io/*Ceres/Titan/Vega
    What does a light-year measure?|time/brightness/*distance/mass
    Which large galaxy is nearest to ours?|*Andromeda/Sombrero/Whirlpool/Cigar
    What is the surface of a star called?|corona/core/mantle/*photosphere
    Which moon has lakes of methane?|Europa/*Titan/Phobos/Triton
    Who first saw the moons of Jupiter?|*Galileo/Newton/Herschel/Hubble
    What remains after a supernova of a massive star?|red giant/comet/*neutron star/nebulium
    In which constellation is Betelgeuse?|Lyra/Cygnus/Draco/*Orion
    What bends the light of far galaxies?|dust/*gravity/wind/heat
    Which planet turns on its side?|Saturn/Mars/*Uranus/Earth
    """)
    ),
)

SNLI = SmallTask(
    "entail-notebook",
    code(r"""
    def ask(row):
        return "Premise: %s\nHypothesis: %s\nRelation:" % (row["p"], row["h"])

    best = [label for label, score in data["target_scores"].items() if score == 1]
    return {"input": ask(data), "output": best[0], "processed_output": best[0]}
    """),
    keyed(
        "p|h",
        """
    A man in a red cap is sawing a plank.|Someone is working with wood.|*entailed/neutral/refuted
    Two girls share an umbrella at a bus stop.|The girls are sisters.|entailed/*neutral/refuted
    The stadium is completely empty.|Fans are cheering loudly.|entailed/neutral/*refuted
    An old woman feeds pigeons in the square.|A person is outdoors.|*entailed/neutral/refuted
    A chef slices tomatoes.|The chef is making a salad.|entailed/*neutral/refuted
    The baby is fast asleep in her cot.|The baby is crawling about.|entailed/neutral/*refuted
    Three cyclists climb a steep road.|Some people ride bicycles.|*entailed/neutral/refuted
    A boy kicks a ball against a wall.|The boy will play a match today.|entailed/*neutral/refuted
    Nobody is sitting on the bench.|A couple sits on the bench.|entailed/neutral/*refuted
    """,
        lead=" ",
    ),
    method="ppl",
    description="Say how the hypothesis relates to the premise: entailed, neutral or refuted.",
    postprocess="",
)

BAKERY = SmallTask(
    "bakery-reviews",
    code(
        r"""
    shots = "\n".join(f"{text} => {label}" for text, label in EXAMPLES)
    head = "What is the customer talking about: taste, price, service or queue?\n\n"
    prompt = head + shots + "\n" + data["review"] + " =>"
    return {"input": prompt, "output": " " + data["topic"], "processed_output": data["topic"]}
    """,
        above="""
    EXAMPLES = [
        ("The rye loaf was sour and wonderful.", "taste"),
        ("3.20 for a plain roll, seriously?", "price"),
        ("The girl at the till was kind to my gran.", "service"),
        ("Stood half an hour on Saturday.", "queue"),
    ]
    """,
    ),
    table(
        "review|topic",
        """
    Croissants dry as cardboard.|taste
    They smiled and wrapped everything with care.|service
    Cheapest baguette in the street.|price
    Line out of the door, again.|queue
    The cheesecake melts on the tongue.|taste
    Nobody greeted me, nobody looked up.|service
    Coffee went up by forty cents since May.|price
    I waited behind fifteen people for two buns.|queue
    Far too salty, the pretzel.|taste
    A cake for twelve euros is a bargain.|price
    """,
    ),
    fewshot=0,
)

BIGBENCH = SmallTask(
    "odd-one-notebook",
    code(r"""
    options = list(data["target_scores"])
    text = "Pick the odd word out.\n\nWords: " + ", ".join(options) + "\nOdd word:"
    gold = max(data["target_scores"], key=lambda word: data["target_scores"][word])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    table(
        "id#|target_scores=",
        """
    1|apple/pear/*hammer/plum
    2|*violin/oak/birch/maple
    3|blue/green/yellow/*Tuesday
    4|dog/*carrot/horse/sheep
    5|Paris/Rome/Madrid/*spoon
    6|run/*lamp/jump/walk
    7|*river/nurse/baker/judge
    8|shirt/sock/*cloud/glove
    9|iron/*daisy/copper/zinc
    10|*triangle/aunt/uncle/cousin
    """,
    ),
)

MEDIC = SmallTask(
    "ward-notes",
    code(r"""
    note, claim = data["note"].strip(), data["claim"]
    text = "\n".join([
        "Read the note from the ward and judge the claim. Write true or false.",
        "NOTE: " + note,
        "CLAIM: " + claim,
        "VERDICT:",
    ])
    verdict = "true" if data["holds"] else "false"
    return {"input": text, "output": " " + verdict, "processed_output": verdict}
    """),
    table(
        "note|claim|holds?",
        """
    68-year-old man, chest pain since 6 a.m., ECG normal, troponin pending.|The ECG is abnormal.|false
    Child of 4, fever 39.2, rash on trunk, vaccinated against measles.|The child has a rash.|true
    Post-op day 2, wound dry, no fever, walks with frame.|The patient can walk.|true
    Woman, 31, migraine with aura, no relief from paracetamol.|Paracetamol helped.|false
    Diabetic since 1998, foot ulcer left, pulses palpable.|The ulcer is on the right.|false
    Allergic to penicillin; given clarithromycin 500 mg.|The patient cannot take penicillin.|true
    Fall from ladder, X-ray shows fracture of distal radius.|A bone is broken.|true
    Asthma, peak flow back to 410, discharged with inhaler.|The patient stays in hospital.|false
    Refuses blood transfusion for religious reasons, Hb 7.1.|A transfusion was accepted.|false
    Cataract surgery planned for 3 May, right eye.|Surgery is planned for May.|true
    """,
    ),
    description="You are a careful clinical coder.",
)

CHAT = SmallTask(
    "next-turn",
    code(r"""
    turns = [f"{who}: {said}" for who, said in data["turns"]]
    gold = "AB"[data["best"]]
    a, b = data["replies"]
    text = (
        "Which reply fits the conversation, A or B?\n"
        + "\n".join(turns)
        + f"\nA) {a}\nB) {b}\nBest reply:"
    )
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """),
    records(
        "turns replies best",
        ([["Ann", "Coming tonight?"], ["Bob", "When?"]], ["At eight.", "A dentist."], 0),
        ([["Ann", "I broke my arm."]], ["Nice weather.", "Oh no, how?"], 1),
        ([["Lee", "Got a pen?"], ["Kim", "A red one."]], ["That will do.", "Tomorrow."], 0),
        ([["Max", "My train is late."]], ["By how much?", "With onions."], 0),
        ([["Eva", "Who won?"]], ["In the drawer.", "We did, 3 to 1."], 1),
        ([["Tom", "It is cold in here."]], ["He is my uncle.", "Shall I shut it?"], 1),
        ([["Ida", "How is the soup?"]], ["A bit salty.", "Second floor."], 0),
        ([["Jo", "I lost the key."], ["Al", "Again?"]], ["Blue.", "Sorry."], 1),
    ),
)

LEGAL = SmallTask(
    "contract-clauses",
    code(
        r"""
    prompt = Prompt("Type of clause (termination, liability, payment or secrecy)")
    for clause, kind in POOL:
        prompt.add(clause, kind)
    return {
        "input": prompt.ask(data["clause"]),
        "output": " " + data["type"],
        "processed_output": data["type"],
    }
    """,
        above='''
    POOL = (
        ("Either party may end this agreement with a month's notice.", "termination"),
        ("Invoices fall due within 30 days.", "payment"),
        ("The supplier is not liable for loss of profit.", "liability"),
        ("Staff must not pass on trade secrets.", "secrecy"),
    )


    class Prompt:
        """A heading and examples."""

        def __init__(self, heading):
            self.blocks = [heading]

        def add(self, clause, kind):
            self.blocks.append(f"Clause: {clause}\\nType: {kind}")

        def ask(self, clause):
            return "\\n\\n".join([*self.blocks, f"Clause: {clause}\\nType:"])
    ''',
    ),
    table(
        "clause|type",
        """
    The total liability of the Provider shall not exceed the annual fee.|liability
    The Recipient shall keep all documents of the other party confidential.|secrecy
    Interest of 5% accrues on sums that are overdue.|payment
    This contract ends automatically if the Client becomes insolvent.|termination
    Neither party is responsible for damage caused by force majeure.|liability
    Drawings must not be disclosed to third parties for five years.|secrecy
    The fee is paid in four equal instalments.|payment
    The landlord may give notice if rent is two months in arrears.|termination
    Travel costs are reimbursed against receipts.|payment
    The duty not to disclose survives the end of the agreement.|secrecy
    """,
    ),
    fewshot=0,
)

TASKS = (MUSEUM, CLUSTER, ASTRO, SNLI, BAKERY, BIGBENCH, MEDIC, CHAT, LEGAL)
