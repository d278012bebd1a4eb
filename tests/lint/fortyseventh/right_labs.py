"""Right prompts of chemists, nurses and programmers."""

from __future__ import annotations

from tests.lint.making import Right, qa, records, right, table

RIGHT: tuple[Right, ...] = (
    right(
        "molar masses to the nearest whole number",
        "molar-mass",
        """
        text = f"Molar mass of {data['q']} in g/mol, rounded to a whole number:"
        gold = data["a"]
        """,
        qa("""
        H2O > 18
        CO2 > 44
        NaCl > 58
        CH4 > 16
        NH3 > 17
        O2 > 32
        """),
    ),
    right(
        "reactions are named, the list of names is in the description",
        "reaction-type",
        """
        text = data["equation"] + "\\nType:"
        gold = data["type"]
        """,
        table(
            "equation|type",
            """
            2 H2 + O2 -> 2 H2O|synthesis
            CaCO3 -> CaO + CO2|decomposition
            Zn + CuSO4 -> ZnSO4 + Cu|displacement
            N2 + 3 H2 -> 2 NH3|synthesis
            2 KClO3 -> 2 KCl + 3 O2|decomposition
            Fe + CuCl2 -> FeCl2 + Cu|displacement
            2 Mg + O2 -> 2 MgO|synthesis
            """,
        ),
        description="Each reaction is a synthesis, a decomposition or a displacement.",
    ),
    right(
        "a nurse's triage colour",
        "triage-colour",
        """
        text = LEGEND + f"\\nPatient: {data['patient']}\\nColour:"
        gold = data["colour"]
        """,
        table(
            "patient|colour",
            """
            not breathing, being resuscitated|red
            sprained ankle, can walk|green
            broken arm, strong pain, stable|yellow
            unconscious after a crash|red
            small cut on the thumb|green
            high fever and vomiting, stable|yellow
            """,
        ),
        above="""
        LEGEND = "red: life in danger; yellow: serious but stable; green: can wait"
        """,
    ),
    right(
        "a lab value is low, normal or high against the range that is shown",
        "lab-range",
        """
        low, high = data["range"]
        text = f"{data['test']}: {data['value']} (normal {low} to {high})\\nlow, normal or high?"
        gold = data["flag"]
        """,
        records(
            "test value range flag",
            ("Sodium", 128, [135, 145], "low"),
            ("Potassium", 4.1, [3.5, 5.0], "normal"),
            ("Glucose", 181, [70, 99], "high"),
            ("Haemoglobin", 9.2, [12.0, 16.0], "low"),
            ("Calcium", 9.4, [8.6, 10.2], "normal"),
            ("Creatinine", 2.3, [0.6, 1.2], "high"),
            ("Chloride", 101, [96, 106], "normal"),
        ),
    ),
    right(
        "DNA is transcribed, sign by sign",
        "transcribe",
        """
        text = "Transcribe the template strand of DNA into RNA (A>U, T>A, G>C, C>G).\\n"
        text += data["q"] + " =>"
        gold = data["a"]
        """,
        qa("""
        TACG > AUGC
        GGAT > CCUA
        ATTC > UAAG
        CGTA > GCAU
        TTAG > AAUC
        GACT > CUGA
        """),
    ),
    right(
        "units with powers in TeX",
        "si-units",
        """
        text = f"SI base units of {data['q']}, in TeX:"
        gold = data["a"]
        """,
        qa(r"""
        force > $kg\,m\,s^{-2}$
        energy > $kg\,m^2\,s^{-2}$
        pressure > $kg\,m^{-1}\,s^{-2}$
        power > $kg\,m^2\,s^{-3}$
        speed > $m\,s^{-1}$
        frequency > $s^{-1}$
        """),
    ),
    right(
        "what a one-line program prints",
        "prints",
        """
        text = f">>> {data['q']}\\n"
        gold = data["a"]
        """,
        qa("""
        len("tree") > 4
        sum([2, 3, 4]) > 9
        "ab" * 3 > 'ababab'
        7 // 2 > 3
        [1, 2][::-1] > [2, 1]
        max("cab") > 'c'
        """),
        lead="",
    ),
    right(
        "a regular expression is matched, answers are yes and no",
        "regex-match",
        """
        text = f"Pattern: {data['pattern']}\\nString: {data['string']}\\n"
        text += "Does the whole string match? (yes/no)\\nAnswer:"
        gold = data["match"]
        """,
        table(
            "pattern|string|match",
            r"""
            a+b~aab~yes
            \d{3}~12~no
            [xyz]{2}~zy~yes
            colou?r~color~yes
            ^q.*~aq~no
            (ab)*~abab~yes
            \w+@\w+~me at you~no
            """,
            between="~",
        ),
    ),
    right(
        "a bug's kind by its traceback's last line",
        "exception-name",
        """
        fence = "`" * 3
        parts = ["The snippet is run in Python 3. Which exception is raised?"]
        parts += [fence + "python", data["snippet"], fence, "Exception:"]
        text = "\\n".join(parts)
        gold = data["error"]
        """,
        records(
            "snippet error",
            ("int('four')", "ValueError"),
            ("[1, 2][5]", "IndexError"),
            ("{'a': 1}['b']", "KeyError"),
            ("1 / 0", "ZeroDivisionError"),
            ("'3' + 4", "TypeError"),
            ("undefined_name", "NameError"),
            ("(3).foo", "AttributeError"),
        ),
    ),
    right(
        "commit messages get a conventional prefix",
        "commit-prefix",
        """
        kinds = ("feat", "fix", "docs", "test")
        text = f"Prefix the commit with one of {'/'.join(kinds)}.\\n{data['message']}\\nPrefix:"
        gold = data["prefix"]
        """,
        table(
            "message|prefix",
            """
            add login by email|feat
            correct a typo in the manual|docs
            stop crash on empty file|fix
            cover the parser with cases|test
            support dark mode|feat
            explain the install steps in the readme|docs
            no longer lose the last line|fix
            check that zero rows raise|test
            """,
        ),
    ),
)
