"""Right guidelines in English whose answers are numbers, names, objects and lines."""

from __future__ import annotations

from tests.lint.fortysecond.writing import signed
from tests.lint.making import Right, table

RIGHT: tuple[Right, ...] = (
    signed(
        "a payroll clerk's rules for hours, with a worked day",
        "right-en-hours",
        """
        Payroll: hours of one day

        Shifts come as start, end and break in minutes. We need the paid minutes of the day.

        Rules
        1. Count the minutes from start to end.
        2. Take away the break.
        3. No shift goes past midnight.
        4. The figure is a whole number without a unit.

        Worked day
        Shift: 09:00 to 12:00, break 15
        Paid minutes: 165

        (From nine to twelve there are 180 minutes, and 180 - 15 = 165.)
        """,
        r"""f"\n\nShift: {data['s']}\nPaid minutes:" """.strip(),
        table(
            "s|gold",
            """
        08:00 to 10:00, break 10|110
        13:30 to 17:30, break 30|210
        07:15 to 08:15, break 0|60
        10:00 to 16:00, break 45|315
        06:00 to 14:00, break 60|420
        """,
        ),
    ),
    signed(
        "a genealogist's instructions to pull out a name",
        "right-en-baptisms",
        """
        Indexing parish registers: baptisms

        What you see: one entry, already transcribed, with the spelling made modern.
        What you give: the name of the child, as it stands in the entry.

        How entries are built
          - They may begin with the date, the child or the parents.
          - Godparents are introduced by "witnessed by". They are never the answer.
          - Only the child's first name is given, since the surname is the father's.

        Sample entry
        Entry: 3 May, Agnes, daughter of John and Mary Pell, witnessed by Ruth Crane.
        Child: Agnes

        Leave out the surname and the date.
        """,
        r"""f"\n\nEntry: {data['e']}\nChild:" """.strip(),
        table(
            "e|gold",
            """
        Thomas, son of William and Jane Hart, 9 June, witnessed by Peter Lamb.|Thomas
        12 July, to Henry and Alice Frost a daughter, Edith, witnessed by Martha Snow.|Edith
        Of George and Ellen Marsh, a son, Walter, baptised 1 August.|Walter
        20 August, Clara, daughter of Hugh and Ann Dale, witnessed by Simon Reed.|Clara
        Lucy, daughter of Robert and Sarah Finch, 2 September.|Lucy
        """,
        ),
    ),
    signed(
        "an engineer's schema for sensor lines, with JSON asked for and given",
        "right-en-sensor-json",
        """
        # Sensor notes to JSON

        ## Input
        A technician's note about one sensor.

        ## Output
        A single line of JSON with exactly two keys, in this order:

        - "sensor": the sensor's name as a string
        - "ok": true if the note says that it works, false if it does not

        ## Constraints
        - Use double quotes and one space after each colon and comma.
        - No code fence, no comment, no trailing comma.

        ## Example
        Note: P7 shows nothing at all.
        JSON: {"sensor": "P7", "ok": false}
        """,
        r"""f"\n\nNote: {data['n']}\nJSON:" """.strip(),
        table(
            "n|name|ok?",
            """
        T2 works as expected.|T2|true
        H4 is dead since Monday.|H4|false
        Checked P1, all values plausible.|P1|true
        T9 jumps wildly and has to be replaced.|T9|false
        H3 is back in service.|H3|true
        """,
        ),
        gold='json.dumps({"sensor": data["name"], "ok": data["ok"]})',
        above="import json\n\n",
    ),
    signed(
        "a dispatcher's normalisation of plates with a regular form",
        "right-en-plates",
        """
        You clean vehicle plates that drivers typed on their phones.

        Target form: two capital letters, a hyphen, three digits, a hyphen, one capital letter.

        <cleaning>
        1. Remove spaces, dots and slashes.
        2. Put all letters into capitals.
        3. Insert the two hyphens.
        4. Never drop a letter or a digit.
        </cleaning>

        <cases>
        Typed: ab 123 c
        Plate: AB-123-C
        Typed: QX/904/T
        Plate: QX-904-T
        </cases>

        Reply with the plate.
        """,
        r"""f"\n\nTyped: {data['t']}\nPlate:" """.strip(),
        table(
            "t|gold",
            """
        kl.552.m|KL-552-M
        Rt 018 z|RT-018-Z
        vb/771/a|VB-771-A
        hn640p|HN-640-P
        SC 205 E|SC-205-E
        """,
        ),
    ),
    signed(
        "a copy editor's headline rule with the original kept beside",
        "right-en-headline",
        """
        House style: headlines

        Reporters send headlines in small letters. The web team wants them in title case.

        What changes: the first letter of every word becomes a capital.
        What stays: a, an, the, of, in, on, and, to stay small, unless they come first.
        What never changes: the words themselves and their order.

        Before: the mayor of leeds in a storm
        After: The Mayor of Leeds in a Storm

        Give the headline alone. It has no full stop.
        """,
        r"""f"\n\nBefore: {data['b']}\nAfter:" """.strip(),
        table(
            "b|gold",
            """
        a ship returns to harbour|A Ship Returns to Harbour
        two bakers and an oven|Two Bakers and an Oven
        the end of the drought|The End of the Drought
        fire in old theatre|Fire in Old Theatre
        new tax on sugar divides parliament|New Tax on Sugar Divides Parliament
        """,
        ),
    ),
    signed(
        "a lab's conversion with steps and a boxed close",
        "right-en-lab-steps",
        """
        Dilution helper for the teaching lab

        Students ask how much stock solution they need. Help them by showing the reasoning.

        The formula: needed volume = target volume * target strength / stock strength.

        Show your reasoning first, in one sentence, with the numbers put in. Then write
        "The answer is" and the number of millilitres. The unit is left out, and a full stop
        closes the answer.

        Q: I want 100 ml of 2 % from a stock of 10 %.
        A: The needed volume is 100 * 2 / 10 = 20. The answer is 20.

        Q: I want 300 ml of 5 % from a stock of 50 %.
        A: The needed volume is 300 * 5 / 50 = 30. The answer is 30.
        """,
        r"""f"\n\nQ: I want {data['v']} ml of {data['s']} % from a stock of {data['k']} %.\nA:" """.strip(),
        table(
            "v|s|k|gold",
            """
        200|3|30|20
        500|4|20|100
        80|5|40|10
        150|2|6|50
        60|10|40|15
        """,
        ),
        output="f\" The needed volume is {data['v']} * {data['s']} / {data['k']} = {gold}. The answer is {gold}.\"",
        postprocess="gsm8k_post",
    ),
    signed(
        "a translator's glossary into Spanish with the answers in Spanish",
        "right-en-glossary",
        """
        Project: bus timetable app, English to Spanish (Spain)

        Glossary, binding for all translators
        | English | Spanish |
        | --- | --- |
        | stop | parada |
        | line | línea |
        | ticket | billete |
        | driver | conductor |

        Style
        - Address the passenger as usted.
        - Keep numbers as digits.
        - Keep the mark at the end of the string; a question has both its marks.

        English: The line has 4 stops.
        Spanish: La línea tiene 4 paradas.

        Translate the string into Spanish and return the translation only.
        """,
        r"""f"\n\nEnglish: {data['en']}\nSpanish:" """.strip(),
        table(
            "en|gold",
            """
        The driver sells tickets.|El conductor vende billetes.
        Where is the stop?|¿Dónde está la parada?
        The ticket costs 2 euros.|El billete cuesta 2 euros.
        Line 7 does not run today.|La línea 7 no circula hoy.
        Show your ticket to the driver.|Enseñe su billete al conductor.
        """,
        ),
    ),
    signed(
        "a librarian's key sorting with a list as the answer",
        "right-en-authors",
        """
        Authors of joint papers

        From the line of a reference, list the surnames of its authors.

        - The order is that of the reference.
        - Surnames are joined by a semicolon and a space.
        - Initials, years and titles are dropped.
        - Editors stand in brackets behind "ed." and are not authors.

        Reference: Bloom, A., & Carver, T. (1999). Tides. (ed. Finn, O.)
        Authors: Bloom; Carver

        No full stop at the end.
        """,
        r"""f"\n\nReference: {data['ref']}\nAuthors:" """.strip(),
        table(
            "ref|gold",
            """
        Moss, P. (2001). On ferns.|Moss
        Vance, L., & Ito, K. (2014). Sleep in mice.|Vance; Ito
        Reyes, M., Stone, D., & Wu, F. (2020). Bridges.|Reyes; Stone; Wu
        Hale, J. (1987). Canals of Ghent. (ed. Maes, B.)|Hale
        Orr, S., & Pike, N. (2008). Salt.|Orr; Pike
        """,
        ),
    ),
    signed(
        "a support bot's slot filling with none as an allowed answer",
        "right-en-slot",
        """
        Slot: departure_day

        ### Purpose
        The booking bot asks again if it does not know on which day the traveller leaves. Your
        output decides whether it asks.

        ### Values
        A day of the week in English, written out and with a capital, or the word none.

        ### Decision table
        * a day for the outward trip is named -> that day
        * only a day for the return trip is named -> none
        * no day is named -> none

        ### Samples
        Traveller: I leave for York on Sunday and come back on Monday.
        departure_day = Sunday

        Traveller: A ticket to York, please.
        departure_day = none
        """,
        r"""f"\n\nTraveller: {data['say']}\ndeparture_day =" """.strip(),
        table(
            "say|gold",
            """
        One way to Hull on Friday, please.|Friday
        I have to be back by Tuesday.|none
        Can I go to Leeds on Wednesday and return on Thursday?|Wednesday
        Two seats to Bath.|none
        We want to set off on Saturday.|Saturday
        How much is it to Dover?|none
        """,
        ),
    ),
)
