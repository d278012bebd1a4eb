"""Right tasks: options and labels, in English."""

from __future__ import annotations

from tests.lint.making import keyed, starred, table
from tests.lint.shape import SmallTask, code

LAW = SmallTask(
    "contract-terms",
    code(r"""
    question, choices = data["question"], data["choices"]
    lines = [f"{letter}) {choice}" for letter, choice in zip("ABCD", choices)]
    text = f"Question: {question}\n" + "\n".join(lines) + "\nAnswer:"
    gold = "ABCD"[data["answer"]]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    starred("""
    What does a party do that repudiates a contract?|*refuse to perform/sign twice/pay early/move
        abroad
    Which order of a court forbids an act?|a subpoena/a warrant/*an injunction/a summons
    Who brings a civil claim?|the bailiff/*the plaintiff/the defendant/the notary
    What is a tort?|a crime/a tax/a treaty/*a civil wrong
    Which document disposes of property after death?|a lease/*a will/a bond/a writ
    What does a surety promise?|*to pay another's debt/to keep a secret/to sell a house/to hire
        staff
    Who decides on guilt in a trial by jury?|the clerk/the prosecutor/the usher/*the jurors
    What is perjury?|stealing goods/*lying under oath/fleeing abroad/forging a deed
    Which right allows crossing a neighbour's land?|a patent/a dividend/*an easement/a trademark
    What protects the text of a novel?|*copyright/bail/custody/probate
    What is awarded to make good a loss?|a pardon/a verdict/*damages/an alibi
    Who pleads a client's case in court?|a juror/a witness/a bailiff/*an advocate
    """),
)

MED = SmallTask(
    "referral-desk",
    code(
        r"""
    legend = ", ".join(f"{number} = {name}" for number, name in enumerate(DEPARTMENTS, 1))
    text = f"Departments: {legend}\nReferral: {data['note']}\nNumber of the department:"
    gold = str(data["dept"])
    return {"input": text, "output": f" {gold}", "processed_output": gold}
    """,
        above="""
    DEPARTMENTS = ["cardiology", "dermatology", "orthopaedics"]
    """,
    ),
    table(
        "note|dept#",
        """
    Chest pain on exertion and an irregular heartbeat.|1
    Itchy red rash on both forearms since spring.|2
    Fractured wrist after a fall from a ladder.|3
    Palpitations at night, murmur heard over the heart.|1
    Painful knee with a torn ligament from football.|3
    A mole on the back has grown and changed colour.|2
    Severe acne that leaves scars on the cheeks.|2
    Stiff hip joint, pain when climbing stairs.|3
    High blood pressure and a past heart attack.|1
    Eczema behind the knees and dry, scaly skin.|2
    Broken ankle bone, plaster removed last week.|3
    Fainting with a very slow pulse and heart failure.|1
    """,
    ),
)

FIN = SmallTask(
    "earnings-tone",
    code(r"""
    text = f"Statement: {data['statement']}\nIs the tone positive or negative?\nTone:"
    scores = data["target_scores"]
    gold = max(scores, key=scores.get)
    return {"input": text, "output": gold, "processed_output": gold}
    """),
    keyed(
        "statement",
        """
    Net profit rose by a third to a new record.|*positive/negative
    The group had to write off its plant in Ohio.|positive/*negative
    Orders collapsed and two sites will be closed.|positive/*negative
    Margins improved in all four regions.|*positive/negative
    The board raises the dividend for the fifth year running.|*positive/negative
    Sales slumped after the recall of the brakes.|positive/*negative
    The company defaulted on its loan in June.|positive/*negative
    Strong demand lifted revenue well above the forecast.|*positive/negative
    Costs ran out of control and the loss widened.|positive/*negative
    The new product won customers in every market.|*positive/negative
    The auditor resigned over doubts about the accounts.|positive/*negative
    Debt was repaid early thanks to healthy cash flow.|*positive/negative
    """,
        lead=" ",
    ),
    method="ppl",
)

CLAIM = SmallTask(
    "claim-check",
    code(
        r"""
    return {
        "input": ask(data["evidence"], data["claim"]),
        "output": " " + data["label"],
        "processed_output": data["label"],
    }
    """,
        above=r'''
    def ask(evidence, claim):
        """Return the prompt for a claim."""
        head = "Say whether the evidence leaves the claim supported, refuted or unclear."
        return f"{head}\n\nEvidence: {evidence}\nClaim: {claim}\nVerdict:"
    ''',
    ),
    table(
        "evidence|claim|label",
        """
    The trial enrolled 212 adults at three clinics.|More than two hundred people took
        part.|supported
    The bridge was opened in 1934 by the mayor.|The bridge was opened after 1950.|refuted
    The paper was written by Ito and Berg.|Ito and Berg are from Sweden.|unclear
    All samples were frozen within an hour.|Some samples were never frozen.|refuted
    The library lends books for four weeks.|Borrowers may keep a book for a month or so.|supported
    Ms Lund has been chair since 2018.|Ms Lund wants to step down.|unclear
    No side effects were seen in the placebo group.|The placebo group had many side effects.|refuted
    The vaccine has to be kept below eight degrees.|The vaccine needs cooling.|supported
    The ferry runs on Mondays and Fridays.|The ferry is the cheapest way to the island.|unclear
    The council voted nine to two for the park.|A majority wanted the park.|supported
    Wheat prices fell in March.|Wheat became dearer in March.|refuted
    The camera weighs 600 grams.|The camera is made in Japan.|unclear
    """,
    ),
    shots=table(
        "evidence|claim|label",
        """
    The shop closes at eight.|The shop is shut at nine.|supported
    The lake is twelve metres deep.|The lake is only two metres deep.|refuted
    Mr Otieno teaches chemistry.|Mr Otieno has three children.|unclear
    The film lasts ninety minutes.|The film takes an hour and a half.|supported
    """,
    ),
)

CHAT = SmallTask(
    "desk-intents",
    code(r"""
    turns = [f"{turn['who']}: {turn['says']}" for turn in data["turns"]]
    text = "Conversation:\n" + "\n".join(turns) + "\nIntent of the customer:"
    gold = data["intent"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """),
    tuple(
        {
            "turns": [
                {"who": "Customer", "says": row["one"]},
                {"who": "Agent", "says": row["two"]},
                {"who": "Customer", "says": row["three"]},
            ],
            "intent": row["intent"],
        }
        for row in table(
            "one|two|three|intent",
            """
    I was charged twice.|When was that?|On Monday. I want my money back.|refund
    Where is my parcel?|What is its number?|It ends in 88 and should have come on Friday.|delivery
    I cannot sign in.|Which message do you get?|It says that my code is wrong.|login
    The shoes do not fit.|Shall we send another pair?|No, just give me back what I paid.|refund
    The page rejects me.|Do you know your user name?|Yes, but I forgot my secret word.|login
    I am still waiting.|For which order?|The lamp. The driver never came.|delivery
    My account is locked.|Since when?|After I mistyped my PIN three times.|login
    The tickets are useless now.|Was the concert cancelled?|Yes, so please return the fee.|refund
    The box went to my old address.|Has it been left there?|Yes, please have it brought to
        me.|delivery
    The code never arrives.|By text message?|Yes, and without it I cannot get in.|login
    The mixer broke on day one.|Would a repair help?|No, I would rather have the sum repaid.|refund
    The tracking has stopped.|What does it show?|It says that the van is in Lyon.|delivery
    """,
        )
    ),
    description="Name what the customer wants: refund, delivery or login.",
)

TASKS = (LAW, MED, FIN, CLAIM, CHAT)
