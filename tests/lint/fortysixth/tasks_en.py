"""Right tasks in English: labels, choices, spans and numbers."""

from __future__ import annotations

from tests.lint.making import records, table
from tests.lint.shape import SmallTask, code

TRIAGE = SmallTask(
    "ward-triage",
    code(
        r"""
    lines = ["You sort walk-in patients at the desk of an emergency ward."]
    lines.extend(f"- {colour}: {meaning}" for colour, meaning in COLOURS.items())
    lines.append("")
    lines.append("Note: " + data["note"])
    lines.append("Colour:")
    gold = data["colour"]
    return {"input": "\n".join(lines), "output": " " + gold, "processed_output": gold}
    """,
        above="""
    COLOURS = {
        "red": "life is in danger, a doctor is needed at once",
        "yellow": "serious, to be seen within the hour",
        "green": "minor, can wait",
    }
    """,
    ),
    table(
        "note|colour",
        """
    52 y/o man, crushing chest pain, grey and sweating, pulse 130.|red
    Child with a splinter in the thumb, calm, no bleeding.|green
    Wrist swollen after a fall, fingers move, pain 7 of 10.|yellow
    Woman not responding, breathing shallow, lips blue.|red
    Wants a new prescription for hay fever tablets.|green
    Fever 39.4 for two days, vomiting, still drinking.|yellow
    Bee sting an hour ago, throat closing, can hardly speak.|red
    Small cut on the shin, already clean and dry.|green
    Severe flank pain, known kidney stones, blood pressure normal.|yellow
    Mild cold since Monday, asks for a sick note.|green
    Deep cut on the forearm, bleeding stops under pressure.|yellow
    Motorcycle crash, belly hard, blood pressure 70/40.|red
    """,
    ),
)

QUAKE = SmallTask(
    "quake-bulletin",
    code(r"""
    prompt = (
        "Read the bulletin and give the magnitude with one decimal.\n\n"
        "Bulletin: {bulletin}\nMagnitude:"
    ).format(bulletin=data["bulletin"])
    gold = data["magnitude"]
    return {"input": prompt, "output": f" {gold}", "processed_output": gold}
    """),
    table(
        "bulletin|magnitude",
        """
    A shallow event of magnitude 4.7 struck 12 km west of Petrinja at 06:31 UTC.|4.7
    M 5.2 - off the coast of Honshu, depth 38 km, no tsunami expected.|5.2
    Stations in Crete recorded a 3.9 quake; it was felt lightly in Chania.|3.9
    The main shock (6.8) was followed by 41 aftershocks within two days.|6.8
    Automatic solution: 2.6, 9 phases, 4 km below the quarry.|2.6
    Revised from an early value, the size of the Ridgecrest event is 7.1.|7.1
    Iceland, Reykjanes: swarm continues, largest event so far 4.3, depth 5 km.|4.3
    Chile, 88 km deep, magnitude 5.9, shaking reported from 14 towns.|5.9
    Induced event near the gas field of Loppersum, magnitude 3.4, depth 3 km.|3.4
    Deep quake under Fiji: 6.2 at 560 km, hardly felt on the islands.|6.2
    """,
    ),
    stop=("\n\n",),
)

LEASE = SmallTask(
    "tenancy-quiz",
    code(r"""
    marks = ("a", "b", "c")
    listed = "\n".join("(%s) %s" % (mark, data["options"][mark]) for mark in marks)
    text = "%s\n%s\nThe right option is" % (data["stem"], listed)
    gold = data["key"]
    return {"input": text, "output": f" ({gold})", "processed_output": f"({gold})"}
    """),
    records(
        "stem options key",
        (
            "A contract needs an offer and",
            {"a": "a notary", "b": "an acceptance", "c": "a witness"},
            "b",
        ),
        (
            "The party that lets a flat is called the",
            {"a": "lessor", "b": "lessee", "c": "lodger"},
            "a",
        ),
        (
            "The duty to prove a fact is the burden of",
            {"a": "care", "b": "costs", "c": "proof"},
            "c",
        ),
        (
            "A wrong that gives rise to a civil claim is a",
            {"a": "felony", "b": "tort", "c": "bail"},
            "b",
        ),
        (
            "Who decides on facts in a criminal trial at the Crown Court?",
            {"a": "the jury", "b": "the clerk", "c": "the usher"},
            "a",
        ),
        (
            "A will must be signed by the",
            {"a": "executor", "b": "beneficiary", "c": "testator"},
            "c",
        ),
        (
            "Land and what is fixed to it is",
            {"a": "chattel", "b": "real property", "c": "cash"},
            "b",
        ),
        (
            "To end a contract for a serious breach is to",
            {"a": "rescind it", "b": "renew it", "c": "assign it"},
            "a",
        ),
        (
            "A promise without consideration is mostly",
            {"a": "criminal", "b": "registered", "c": "unenforceable"},
            "c",
        ),
    ),
)

LOOT = SmallTask(
    "loot-cards",
    code(
        r"""
    card = textwrap.dedent('''
        Turn the card into JSON with the keys "item" and "rarity" (common, rare or epic).

        Card: {card}
        JSON:''').strip()
    gold = json.dumps({"item": data["item"], "rarity": data["rarity"]})
    return {"input": card.format(card=data["card"]), "output": " " + gold, "processed_output": gold}
    """,
        above="import json\nimport textwrap",
    ),
    table(
        "card|item|rarity",
        """
    The Ember Staff is an epic weapon that burns for three turns.|Ember Staff|epic
    A common drop, the Rusty Key opens any chest in the sewers.|Rusty Key|common
    Players love the rare Frost Boots: no slipping on ice.|Frost Boots|rare
    Moon Flute, rare, puts one guard to sleep.|Moon Flute|rare
    You find a Wooden Shield in every village; it is common.|Wooden Shield|common
    Only one epic Dragon Heart exists per server.|Dragon Heart|epic
    The Hare Charm (rare) adds two to speed.|Hare Charm|rare
    Trail Bread heals five points and is common.|Trail Bread|common
    The blacksmith forges the epic Star Hammer after chapter nine.|Star Hammer|epic
    """,
    ),
)

CUSTOMS = SmallTask(
    "customs-chapter",
    code(
        r"""
    rules = "; ".join(f"{number} = {name}" for number, name in enumerate(GROUPS, start=1))
    text = f"Put the goods into a group ({rules}).\n\nGoods: {data['goods']}\nGroup:"
    gold = str(data["group"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above="""
    GROUPS = ["live animals", "drinks", "footwear", "vehicles"]
    """,
    ),
    table(
        "goods|group#",
        """
    6 pallets of mineral water in bottles|2
    two horses for breeding, with passports|1
    leather boots, 400 pairs|3
    a used lorry of 7.5 tonnes|4
    day-old chicks in ventilated crates|1
    rubber sandals for the beach|3
    red wine from Chile, 12 casks|2
    electric mopeds, 25 pieces|4
    tropical fish in tanks|1
    apple juice, not fermented|2
    football shoes with studs|3
    a tractor with a trailer|4
    """,
    ),
    fewshot=4,
)

TELLER = SmallTask(
    "teller-sql",
    code(
        r"""
    return {
        "input": SCHEMA + "\n-- " + data["ask"] + "\n",
        "output": data["sql"],
        "processed_output": data["sql"],
    }
    """,
        above='''
    SCHEMA = """-- Tables of the branch
    -- clients(id, name, town)
    -- accounts(id, client_id, kind, balance)"""
    ''',
    ),
    table(
        "ask|sql",
        """
    Names of all clients from Hull|SELECT name FROM clients WHERE town = 'Hull';
    How many accounts are there?|SELECT COUNT(*) FROM accounts;
    The highest balance|SELECT MAX(balance) FROM accounts;
    Accounts that are overdrawn|SELECT id FROM accounts WHERE balance < 0;
    Towns that clients live in, each once|SELECT DISTINCT town FROM clients;
    Mean balance of savings accounts|SELECT AVG(balance) FROM accounts WHERE kind = 'savings';
    Number of clients per town|SELECT town, COUNT(*) FROM clients GROUP BY town;
    Client names in alphabetical order|SELECT name FROM clients ORDER BY name;
    Accounts above 9000|SELECT id FROM accounts WHERE balance > 9000;
    """,
    ),
)

HELPDESK = SmallTask(
    "helpdesk-queue",
    code(r"""
    def show(ticket):
        return f"Subject: {ticket['subject']}\nBody: {ticket['body']}"

    text = "Which team gets the ticket: network, hardware or accounts?\n"
    text += show(data) + "\nTeam:"
    return {"input": text, "output": " " + data["team"], "processed_output": data["team"]}
    """),
    table(
        "subject|body|team",
        """
    Wifi gone|Third floor has had no wireless since this morning.|network
    Locked out|I typed my password wrong five times.|accounts
    Screen flickers|My monitor goes black every few minutes.|hardware
    New starter|Please create a login for Asha in sales.|accounts
    VPN drops|The tunnel closes whenever I join a call.|network
    Printer jam|Tray 2 eats the paper again.|hardware
    Slow downloads|A file of 20 MB takes an hour from the London office.|network
    Keyboard|The space bar is stuck.|hardware
    Name change|I got married, please update my user name.|accounts
    Laptop battery|It dies after ten minutes off the charger.|hardware
    """,
    ),
    shots=table(
        "subject|body|team",
        """
    Mouse broken|The left button does nothing.|hardware
    Reset needed|I forgot the password of my mailbox.|accounts
    No internet|The socket in room 4 gives no link.|network
    Docking station|Nothing lights up when I plug it in.|hardware
    """,
    ),
)

TASKS = (TRIAGE, QUAKE, LEASE, LOOT, CUSTOMS, TELLER, HELPDESK)
