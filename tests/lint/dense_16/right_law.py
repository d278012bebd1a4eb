"""Right prompts of lawyers and their clerks: clauses, rulings, deadlines and forms."""

from __future__ import annotations

from tests.lint.dense_13.making import scored, starred, table
from tests.lint.making import ask

RIGHT = (
    ask(
        "clauses sorted by kind with a note for all",
        table(
            "clause|kind",
            """
            Either party may end this Agreement by thirty days' written notice.|termination
            The Supplier's total liability shall not exceed the fees paid in the last year.|liability
            The Recipient shall keep all drawings secret for five years.|confidentiality
            If the rent is two months late, the Landlord may cancel the lease at once.|termination
            Neither party is liable for loss of profit.|liability
            Staff of the Consultant shall sign a pledge of secrecy before they start.|confidentiality
            This contract ends by itself on 31 December unless it is renewed.|termination
            Damages for late delivery are capped at five per cent of the price.|liability
            No trade secret may be passed on to a third party.|confidentiality
            """,
        ),
        r"""(
            "Sort the clause: termination, liability or confidentiality.\n"
            "(Note: a clause that ends a contract counts as termination, whoever ends it.)\n\n"
            f"§ {data['clause']}\n\nKind:"
        )""",
        'data["kind"]',
    ),
    ask(
        "statutes asked by their numbers with a dagger before the question",
        table(
            "text|q|a",
            """
            Section 12. A deed must be signed before two witnesses.|How many witnesses are needed?|two
            Section 3. The fee is due within fourteen days of the filing.|When is the fee due?|within fourteen days
            Section 40. Dogs are to be kept on a lead in public parks.|What is to be kept on a lead?|Dogs
            Section 7. Meetings are called by the chair in writing.|Who calls meetings?|the chair
            Section 21. Appeals go to the district court.|Where do appeals go?|the district court
            Section 9. A shop may open on Sundays from noon to six.|On which days is it so?|Sundays
            Section 55. The licence lapses if it is not used for three years.|What lapses?|The licence
            Section 18. Whoever finds a purse shall hand it to the police.|Who gets the purse?|the police
            """,
        ),
        r"""f"{data['text']}\n† {data['q']} (words of the section only)\n‡" """,
    ),
    ask(
        "was the appeal allowed where both words stand in the ruling",
        table(
            "ruling|outcome",
            """
            The lower court allowed the claim; we do not agree. The appeal is allowed.|allowed
            Although counsel argued with skill, the appeal is dismissed.|dismissed
            The jury had been misled, so the appeal must be allowed and a new trial held.|allowed
            The claim was dismissed below, and that was right. The appeal is dismissed, too.|dismissed
            For these reasons, the appeal is allowed in full.|allowed
            No ground has been made out. The appeal is dismissed with costs.|dismissed
            The judge dismissed the claim too soon; the appeal is allowed.|allowed
            What was allowed below cannot be disturbed. The appeal is dismissed.|dismissed
            """,
        ),
        r"""f"{data['ruling']}\n\nWhat became of the appeal (allowed/dismissed)? It was" """,
        'data["outcome"]',
    ),
    ask(
        "deadlines counted in days and weeks",
        table(
            "served|period|due",
            """
            2023-03-01|14 days|2023-03-15
            2023-05-20|10 days|2023-05-30
            2024-02-20|14 days|2024-03-05
            2023-02-20|14 days|2023-03-06
            2022-12-28|7 days|2023-01-04
            2023-06-15|3 weeks|2023-07-06
            2023-09-30|1 week|2023-10-07
            2024-01-31|30 days|2024-03-01
            2023-08-05|4 weeks|2023-09-02
            """,
        ),
        r"""f"Served on: {data['served']}\nPeriod: {data['period']} (not counting the day of service)\nLast day:" """,
        'data["due"]',
    ),
    ask(
        "maxims of law with their meaning by lower roman numerals",
        starred(
            """
            pacta sunt servanda|laws are silent in war/*agreements must be kept/gifts are free
            in dubio pro reo|*doubt favours the accused/the judge knows the law/silence is consent
            nemo iudex in causa sua|no one owes twice/no one sells a stolen thing/*no one judges his own case
            ignorantia iuris non excusat|*ignorance of the law is no excuse/might is not right/time heals all
            audi alteram partem|pay both sides/*hear the other side/let the buyer beware
            caveat emptor|the seller pays for hidden flaws/the court decides/*let the buyer beware
            ne bis in idem|*not twice for the same thing/not without a witness of full age/not against the king
            res ipsa loquitur|the king can do no wrong/*the thing speaks for itself/the matter is closed
            dura lex, sed lex|the law changes/the law is dead/*the law is harsh, but it is the law
            """,
            "maxim",
        ),
        r"""(
            f"Maxim: «{data['maxim']}»\n"
            + "\n".join(f"{n}) {t}" for n, t in zip(("i", "ii", "iii"), data["choices"]))
            + "\nMeaning (numeral):"
        )""",
        '("i", "ii", "iii")[data["answer"]]',
    ),
    ask(
        "forms with empty cells that are complete or not",
        table(
            "name|born|signed|complete",
            """
            Ida Holm|1981-02-11|yes|complete
            Per Lund||yes|incomplete
            Ana Reis|1990-10-03|yes|complete
            |1975-07-30|yes|incomplete
            Tom Beck|2001-01-19|no|incomplete
            Eva Stein|1968-12-24|yes|complete
            Jan Kos|1959-04-05|no|incomplete
            Mia Falk|1999-09-09|yes|complete
            """,
        ),
        r"""(
            "A form is complete if it has a name and a date of birth and is signed. "
            "An empty field is shown as [ ].\n"
            f"Name: {data['name'] or '[ ]'} / Born: {data['born'] or '[ ]'} / Signed: {data['signed']}\n"
            "The form is"
        )""",
        'data["complete"]',
    ),
    ask(
        "who is the plaintiff in the short title of a case",
        table(
            "title|plaintiff",
            """
            Carter v. Boyd Mills Ltd (1911)|Carter
            The Northern Rail Co. v. Sykes (1874)|The Northern Rail Co.
            Estate of Greer v. Greer (1952)|Estate of Greer
            Ahmed & Sons v. City of Leeds (1988)|Ahmed & Sons
            Lane v. Lane (1930)|Lane
            Doe v. Attorney General (2004)|Doe
            Fisher v. Bell-Harte (1969)|Fisher
            O'Rourke v. Harbour Board (1897)|O'Rourke
            """,
        ),
        r"""f"In the title of a civil case the plaintiff stands first.\nTitle: {data['title']}\nPlaintiff:" """,
        'data["plaintiff"]',
    ),
    ask(
        "does the act cover it ranked by likelihood",
        scored(
            """
            a bicycle with an electric motor of 250 watts|*covered/not covered
            a child's scooter without a motor|covered/*not covered
            a motorcycle|*covered/not covered
            a rowing boat|covered/*not covered
            a delivery van with a petrol engine|*covered/not covered
            a horse cart|covered/*not covered
            a wheelchair that is pushed by hand|covered/*not covered
            a tram with an electric motor|*covered/not covered
            """,
            "thing",
            " ",
        ),
        r"""f"The Act covers every vehicle that has a motor, and no other.\nThing: {data['thing']}\nIt is" """,
        'next(key for key, value in data["target_scores"].items() if value)',
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "a contract's amounts copied in figures from words",
        table(
            "words|amount",
            """
            one thousand two hundred euros|1,200
            nine hundred and fifty euros|950
            twenty-five thousand euros|25,000
            four thousand and eighty euros|4,080
            seventeen euros|17
            three hundred and six euros|306
            ninety-nine thousand nine hundred euros|99,900
            six million euros|6,000,000
            """,
        ),
        r"""f"Write the sum in figures, with a comma between thousands, without the currency.\n“{data['words']}” →" """,
        'data["amount"]',
    ),
)
