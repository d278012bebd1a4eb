"""Right prompts of chemists, engineers and teachers of science: formulas, units, readings and notes."""

from __future__ import annotations

from tests.lint.dense_13.making import scored, starred, table
from tests.lint.making import ask

RIGHT = (
    ask(
        "molar masses summed in steps",
        table(
            "formula|steps|n#",
            """
            H2O|2 * 1 + 16 = 18.|18
            CO2|12 + 2 * 16 = 44.|44
            NaCl|23 + 35 = 58.|58
            CH4|12 + 4 * 1 = 16.|16
            NH3|14 + 3 * 1 = 17.|17
            CaO|40 + 16 = 56.|56
            N2|2 * 14 = 28.|28
            NaOH|23 + 16 + 1 = 40.|40
            """,
        ),
        r"""(
            "Use H 1, C 12, N 14, O 16, Na 23, Cl 35, Ca 40.\n"
            f"Formula: {data['formula']}\nMolar mass, worked out, with #### before the result:"
        )""",
        'str(data["n"])',
        """f" {data['steps']} #### {gold}" """,
        postprocess="gsm8k_post",
    ),
    ask(
        "symbols of elements where the name tells little",
        table(
            "name|symbol",
            """
            sodium|Na
            iron|Fe
            gold|Au
            potassium|K
            tin|Sn
            lead|Pb
            silver|Ag
            tungsten|W
            mercury|Hg
            """,
        ),
        r"""f"element = {data['name']}; symbol =" """,
        'data["symbol"]',
    ),
    ask(
        "acid, base or neutral by the pH in a notebook",
        table(
            "note|label",
            """
            #14 lemon juice, pH 2.1|acid
            #15 soap water, pH 9.8|base
            #16 distilled water, pH 7.0|neutral
            #17 “acid rain” sample, pH 7.0|neutral
            #18 bleach, pH 12.5|base
            #19 cola, pH 2.6|acid
            #20 vinegar, pH 2.9|acid
            #21 sugar solution, pH 7.0|neutral
            #22 soda, base of the cake, pH 8.3|base
            """,
        ),
        r"""f"below 7 acid, above 7 base, at 7.0 neutral\n{data['note']}\n:::" """,
        'data["label"]',
    ),
    ask(
        "readings in scientific notation made plain",
        table(
            "sci|plain",
            """
            3.2e3|3200
            7e-2|0.07
            1.05e2|105
            9e5|900000
            4.4e-1|0.44
            6.02e1|60.2
            8e0|8
            2.5e-3|0.0025
            """,
        ),
        r"""f"Write {data['sci']} without an exponent (no separators).\n=" """,
        'data["plain"]',
    ),
    ask(
        "physics with options between slashes",
        starred(
            """
            unit of force|joule/*newton/watt
            unit of electric current|*ampere/volt/ohm
            unit of power|pascal/newton/*watt
            unit of pressure|*pascal/kelvin/hertz
            unit of frequency|tesla/*hertz/coulomb
            unit of resistance|farad/ampere/*ohm
            unit of energy|*joule/lumen/mole
            unit of charge|henry/*coulomb/watt
            unit of temperature in the SI|metre/second/*kelvin
            """,
            "what",
        ),
        r"""f"{data['what']}: {' / '.join(data['choices'])}?\nthe" """,
        'data["choices"][data["answer"]]',
    ),
    ask(
        "solubility ranked by likelihood",
        scored(
            """
            table salt|*dissolves/does not dissolve
            sand|dissolves/*does not dissolve
            sugar|*dissolves/does not dissolve
            chalk|dissolves/*does not dissolve
            candle wax|dissolves/*does not dissolve
            baking soda|*dissolves/does not dissolve
            iron filings|dissolves/*does not dissolve
            citric acid|*dissolves/does not dissolve
            """,
            "stuff",
            " ",
        ),
        r"""f"A spoon of {data['stuff']} is stirred into a litre of pure water at 20 °C. The spoonful" """,
        'max(data["target_scores"], key=data["target_scores"].get)',
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "lab tables with an empty cell that is asked for",
        table(
            "a|b|c|missing",
            """
            0.51|0.49||C
            |1.20|1.18|A
            3.3||3.1|B
            7.05|7.01||C
            |0.08|0.09|A
            2.2||2.4|B
            9.9|9.7||C
            |5.5|5.6|A
            """,
        ),
        r"""f"run;A;B;C\n1;{data['a']};{data['b']};{data['c']}\nIn which column is a reading missing?\nColumn:" """,
        'data["missing"]',
    ),
    ask(
        "safety signs by their code letters",
        table(
            "text|code",
            """
            Highly flammable liquid and vapour|F
            Toxic if swallowed|T
            Causes severe burns of the skin|C
            Catches fire if exposed to air|F
            Fatal if inhaled|T
            Corrosive to metals and eyes|C
            Extremely flammable gas|F
            Poisonous in contact with skin|T
            """,
        ),
        r"""f"F: may burn\nT: is toxic\nC: is corrosive\n\nLabel on the bottle: {data['text']}.\nCode:" """,
        'data["code"]',
    ),
    ask(
        "balanced or not as yes and no in capitals",
        table(
            "eq|a",
            """
            2 H2 + O2 -> 2 H2O|YES
            H2 + O2 -> H2O|NO
            N2 + 3 H2 -> 2 NH3|YES
            CH4 + O2 -> CO2 + 2 H2O|NO
            C + O2 -> CO2|YES
            Na + Cl2 -> NaCl|NO
            2 Mg + O2 -> 2 MgO|YES
            Al + O2 -> Al2O3|NO
            """,
        ),
        r"""f"{data['eq']}\nBALANCED (YES/NO):" """,
    ),
    ask(
        "the hypothesis of a lab report found in its text",
        table(
            "report|variable",
            """
            We changed the temperature and measured how fast the tablet dissolved.|temperature
            The amount of light was varied; the growth of cress was measured.|light
            Each pendulum had another length. We timed ten swings.|length
            We raised the voltage step by step and read the current.|voltage
            The mass of the cart was increased, and its speed at the end noted.|mass
            Plants got more or less water, and we counted leaves.|water
            We set the angle of the ramp anew each time and measured the distance.|angle
            The concentration of salt was doubled, and the boiling point read.|concentration
            """,
        ),
        r"""f"{data['report']}\n\nWhat did the pupils change? (one word from the report)\nThey changed the" """,
        'data["variable"]',
    ),
)
