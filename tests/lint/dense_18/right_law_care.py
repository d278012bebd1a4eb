"""Right prompts that a lawyer and a nurse would write, odd on purpose."""

from __future__ import annotations

from tests.lint.dense_18.making import keyed, ranked, records, right, table


def _balance(drunk: tuple[int, ...], lost: tuple[int, ...]) -> dict[str, str]:
    plus, minus = sum(drunk), sum(lost)
    steps = [
        f"{name} is {' + '.join(map(str, parts))} = {total}."
        if len(parts) > 1
        else f"{name} is {total}."
        for name, parts, total in (("Intake", drunk, plus), ("Output", lost, minus))
    ]
    return {
        "intake": ", ".join(f"{part} mL" for part in drunk),
        "output": ", ".join(f"{part} mL" for part in lost),
        "working": f"{' '.join(steps)} {plus} - {minus} = {plus - minus}.",
        "balance": str(plus - minus),
    }


RIGHT = (
    right(
        "clauses that say what must, may and must not be done, in other words than these",
        "lease-clauses",
        r"""
        text = "Does the clause state an obligation, a permission or a prohibition?\n"
        text += f"Clause: {data['clause']}\nAnswer:"
        gold = data["kind"]
        """,
        table(
            "clause|kind",
            """
        The Tenant shall pay the rent by the third working day of each month.|obligation
        The Tenant may keep one cat.|permission
        The Tenant shall not sublet the flat.|prohibition
        Nothing in this lease prevents the Tenant from painting the walls.|permission
        No fires are allowed on the balcony.|prohibition
        The Landlord must return the deposit within 30 days.|obligation
        Each party is free to end this lease with 60 days' notice.|permission
        Under no circumstances may the Tenant change the locks.|prohibition
        It is the Landlord's duty to keep the lift in order.|obligation
        """,
        ),
    ),
    right(
        "JSON with null where a contract is silent, as the prompt says",
        "contract-json",
        r"""
        text = 'Extract "supplier" and "notice_days" as JSON. Write null where the text is silent.\n\n'
        text += data["text"] + "\n\nJSON:"
        gold = json.dumps({key: data[key] for key in ("supplier", "notice_days")})
        """,
        records(
            "text supplier notice_days",
            (
                "Orla Ltd. delivers hay weekly. Either side may leave with 30 days' notice.",
                "Orla Ltd.",
                30,
            ),
            (
                "The goods are supplied by Benn & Sons. The price is fixed for a year.",
                "Benn & Sons",
                None,
            ),
            (
                "This contract may be ended with 14 days' notice. Disputes go to the courts of Cork.",
                None,
                14,
            ),
            (
                "Tavo GmbH, the supplier, may end the contract with notice of 90 days.",
                "Tavo GmbH",
                90,
            ),
            ("The buyer pays within ten days. The supplier is Kite plc.", "Kite plc", None),
            ("Milk is brought daily by Farm Roe. Notice: 7 days.", "Farm Roe", 7),
            ("The supplier is named in annex B. Notice of 60 days is needed.", None, 60),
            (
                "Sole supplier of ink is Nero SpA. Notice has to be given 45 days ahead.",
                "Nero SpA",
                45,
            ),
        ),
        above="import json",
    ),
    ranked(
        "a rule with two exceptions, and an ending that may be liable or not",
        "dog-keeper",
        r"""
        text = (
            "Rule: The keeper of a dog is liable for the harm that it does, unless the harmed person "
            f"teased the dog or was trespassing.\nFacts: {data['facts']}\nConclusion: The keeper is"
        )
        """,
        keyed(
            "facts",
            """
        The dog bit a postman who was bringing a letter.|*liable/not liable
        A boy poked the dog with a stick until it bit him.|liable/*not liable
        A burglar broke into the yard at night and was bitten.|liable/*not liable
        The dog ran onto the road and made a cyclist fall.|*liable/not liable
        A guest was bitten at the table during a birthday party.|*liable/not liable
        A man threw pebbles at the dog for fun before it jumped at him.|liable/*not liable
        A hiker climbed over the locked fence and was bitten.|liable/*not liable
        The dog tore a neighbour's coat on the pavement.|*liable/not liable
        """,
        ),
        fewshot=4,
    ),
    right(
        "citations with sections, brackets and full stops, to be copied",
        "legal-citations",
        r"""
        text = f"Copy the citation from the text as it stands.\n\nText: {data['text']}\n\nCitation:"
        gold = data["cite"]
        """,
        table(
            "text|cite",
            """
        As § 823(1) BGB has it, whoever harms another must pay.|§ 823(1) BGB
        The court relied on Art. 6(1) ECHR and found the trial too slow.|Art. 6(1) ECHR
        Pursuant to 17 U.S.C. § 107, the copy was fair use.|17 U.S.C. § 107
        The motion under Rule 12(b)(6) was denied on Friday.|Rule 12(b)(6)
        Notice was given in line with s. 21(4) Housing Act 1988.|s. 21(4) Housing Act 1988
        Erasure follows from Art. 17(2) GDPR in such cases.|Art. 17(2) GDPR
        The fine was based on § 24a StVG, as he had 0.7 per mille.|§ 24a StVG
        The police ignored 384 U.S. 436 when they questioned him.|384 U.S. 436
        In the appeal, CPR 52.6(1) was not even mentioned.|CPR 52.6(1)
        """,
        ),
    ),
    right(
        "drops a minute, rounded, from an order in short",
        "drip-rate",
        r"""
        text = (
            f"Order: {data['ml']} mL over {data['hours']} h\nDrop factor: {data['factor']} gtt/mL\n"
            "Rate in gtt/min, rounded to a whole number:"
        )
        gold = str(round(data["ml"] * data["factor"] / (data["hours"] * 60)))
        """,
        table(
            "ml#|hours#|factor#",
            """
        1000|8|15
        500|4|20
        250|2|10
        100|1|60
        750|5|20
        1200|10|15
        600|5|10
        400|3|15
        """,
        ),
        max_tokens=8,
    ),
    right(
        "colours of triage, whose rules stand in the config's description",
        "start-triage",
        r"""
        text = f"Casualty: {data['casualty']}\nTag:"
        gold = data["tag"]
        """,
        table(
            "casualty|tag",
            """
        Walks toward the ambulance with a cut on his arm.|green
        Lies still, no breathing, none after the airway was opened.|black
        Broken thigh, cannot walk, 22 breaths a minute, follows commands.|yellow
        Cannot stand, 38 breaths a minute, answers questions.|red
        Sprained wrist, walked to the tent by herself.|green
        Leg crushed, cannot walk, 18 breaths a minute, squeezes your hand when told.|yellow
        Cannot walk, 20 breaths a minute, stares, does not follow commands.|red
        Child carried in, does not breathe, airway opened twice without effect.|black
        Burns on both feet, cannot walk, 24 breaths a minute, follows commands.|yellow
        Lies on her side, unable to walk, 34 breaths a minute, pale.|red
        """,
        ),
        description=(
            "Tag each casualty: green if able to walk; black if not breathing even after the airway was opened; "
            "red if breathing more than 30 times a minute or not following commands; otherwise yellow."
        ),
        fewshot=4,
    ),
    right(
        "notes whose names and places were taken out, with ___ in their place",
        "deidentified-notes",
        r"""
        text = "In these notes ___ stands where a name, place or date was removed.\n"
        text += f"Note: {data['note']}\nChief complaint, in the words of the note:"
        gold = data["complaint"]
        """,
        table(
            "note|complaint",
            """
        Mr. ___ was brought in by his wife with chest pain since noon.|chest pain
        Ms. ___, seen at ___, c/o shortness of breath x 3 days.|shortness of breath
        ___ y/o F from ___ p/w severe headache after a fall.|severe headache
        Pt came from ___ Hospital for abdominal pain, worse at night.|abdominal pain
        Mr. ___ reports dizziness when he gets up. PCP: Dr. ___.|dizziness
        Transferred from ___ on ___ with fever and chills.|fever and chills
        ___ presents with left knee swelling; denies trauma.|left knee swelling
        Ms. ___ called Dr. ___ about palpitations on ___.|palpitations
        """,
        ),
        max_tokens=16,
    ),
    right(
        "fluid balances with their working, some of them less than nought",
        "fluid-balance",
        r"""
        text = f"Intake: {data['intake']}\nOutput: {data['output']}\nWork out the balance in mL."
        steps = f"\n{data['working']} The answer is {data['balance']}."
        return {"input": text, "output": steps, "processed_output": data["balance"]}
        """,
        (
            _balance((1500, 250), (1400,)),
            _balance((800, 400, 150), (900, 300)),
            _balance((1000,), (1250, 100)),
            _balance((600, 200), (950,)),
            _balance((2000, 350), (1700, 200)),
            _balance((500, 120), (480,)),
            _balance((750,), (1040,)),
            _balance((1200, 300), (700, 400)),
        ),
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=96,
    ),
)
