"""Right prompts of accountants, clerks and shopkeepers: ledgers, invoices, codes and shares."""

from __future__ import annotations

from tests.lint.dense_13.making import table
from tests.lint.making import ask

RIGHT = (
    ask(
        "debit or credit with the sign as it stands in the ledger",
        table(
            "line|side",
            """
            04/01 Rent ............ -900.00|debit
            05/01 Sales ........... +1,250.00|credit
            07/01 Stamps .......... -12.40|debit
            09/01 Refund from tax . +88.10|credit
            10/01 Insurance ....... -310.00|debit
            11/01 Interest ........ +0.75|credit
            15/01 Wages ........... -2,400.00|debit
            16/01 Gift card sold .. +50.00|credit
            """,
        ),
        r"""f"A minus is a debit, a plus is a credit.\n{data['line']}\n..... Side:" """,
        'data["side"]',
    ),
    ask(
        "invoice totals with a discount that some rows lack",
        table(
            "items|discount|total",
            """
            2 lamps at 40.00|10%|72.00
            1 desk at 200.00||200.00
            5 mugs at 6.00|50%|15.00
            3 chairs at 30.00||90.00
            10 pens at 1.50||15.00
            4 rugs at 25.00|20%|80.00
            1 sofa at 800.00|5%|760.00
            6 plates at 7.00||42.00
            """,
        ),
        r"""(
            f"Items: {data['items']}\nDiscount: {data['discount'] or 'none'}\n"
            "Total (two decimals, no currency):"
        )""",
        'data["total"]',
    ),
    ask(
        "cells of a small balance sheet as a pipe table",
        table(
            "cash#|stock#|debts#|asked|cell#",
            """
            120|340|90|Stock|340
            75|80|20|Cash|75
            410|15|230|Debts|230
            66|702|31|Stock|702
            950|48|505|Cash|950
            18|27|36|Debts|36
            204|309|111|Stock|309
            88|640|59|Debts|59
            331|12|7|Cash|331
            """,
        ),
        r"""(
            "| Item | k€ |\n|---|---|\n"
            f"| Cash | {data['cash']} |\n| Stock | {data['stock']} |\n| Debts | {data['debts']} |\n\n"
            f"What is the figure for {data['asked']}?\nFigure:"
        )""",
        'str(data["cell"])',
    ),
    ask(
        "accounts by their numbers with the chart in the description",
        table(
            "booking|account",
            """
            Paid the electric bill of the workshop|6200
            Bought a delivery van|0500
            Monthly salary of the foreman|6000
            Gas for heating the office|6200
            New lathe for the workshop|0500
            Overtime pay in December|6000
            Sold 40 chairs to a hotel|4400
            Sold a table to a walk-in customer|4400
            """,
        ),
        r"""f"Booking: {data['booking']}\nAccount no.:" """,
        'data["account"]',
        description="Chart: 0500 vehicles and machines, 4400 sales, 6000 wages, 6200 energy.\n\n",
    ),
    ask(
        "profit or loss with brackets for a negative figure",
        table(
            "earned#|spent#|figure",
            """
            500|420|80
            300|350|(50)
            1000|1000|0
            75|100|(25)
            640|40|600
            210|390|(180)
            999|1|998
            60|61|(1)
            """,
        ),
        r"""(
            f"earned {data['earned']}; spent {data['spent']}\n"
            "result, with a loss in round brackets as accountants write it:"
        )""",
        'data["figure"]',
    ),
    ask(
        "which of two invoices is overdue",
        table(
            "a|b|late",
            """
            due 3 May, paid 1 May|due 3 May, paid 9 May|B
            due 10 June, unpaid on 1 July|due 10 July, unpaid on 1 July|A
            due 1 March, paid 1 March|due 1 March, paid 2 March|B
            due 5 April, paid 30 April|due 30 April, paid 5 April|A
            due 15 August, paid 20 August|due 20 August, paid 15 August|A
            due 31 January, paid 31 January|due 30 January, paid 31 January|B
            due 8 May, paid 18 May|due 18 May, paid 8 May|A
            due 2 October, paid 1 October|due 1 October, paid 2 October|B
            """,
        ),
        r"""f"Invoice A: {data['a']}\nInvoice B: {data['b']}\nExactly one was late. Which?\nInvoice" """,
        'data["late"]',
    ),
    ask(
        "spend sorted as json with one key",
        table(
            "memo|category",
            """
            Taxi to the airport|travel
            Toner and two reams of paper|office
            Lunch with a client|meals
            Night train to Vienna|travel
            Stapler|office
            Coffee for the board meeting|meals
            Hotel in Graz, two nights|travel
            Envelopes, 500 pieces|office
            Dinner after the trade fair|meals
            """,
        ),
        r"""(
            'Return JSON such as {"category": "..."} with travel, office or meals.\n'
            f"memo = {data['memo']}\njson ="
        )""",
        """'{"category": "' + data["category"] + '"}'""",
    ),
    ask(
        "value added tax in steps",
        table(
            "net#|rate#|tax#|gross#",
            """
            100|20|20|120
            50|10|5|55
            200|7|14|214
            300|19|57|357
            400|25|100|500
            80|5|4|84
            1000|21|210|1210
            60|20|12|72
            """,
        ),
        r"""(
            f"Net {data['net']}, VAT {data['rate']} %. What is the gross?\n"
            "Work it out and close with the words “So the answer is” and the number.\nReasoning:"
        )""",
        'str(data["gross"])',
        """f" The tax is {data['tax']}, and {data['net']} + {data['tax']} = {gold}. So the answer is {gold}." """,
        postprocess="bbh_post",
    ),
    ask(
        "stock keeping units read apart",
        table(
            "sku|part|a",
            """
            SH-BLK-42|size|42
            JK-RED-XL|colour|RED
            SH-WHT-39|colour|WHT
            TR-GRN-M|kind|TR
            JK-BLK-S|kind|JK
            TR-RED-L|size|L
            SH-GRN-41|kind|SH
            JK-WHT-M|size|M
            TR-BLK-XL|colour|BLK
            """,
        ),
        r"""f"SKU = kind-colour-size\nSKU: {data['sku']}\n{data['part']}:" """,
    ),
)
