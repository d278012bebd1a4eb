"""Right prompts of their own whose rows, code or demands look odd."""

from __future__ import annotations

from tests.lint.dense_8.making import ask, lines

RIGHT = (
    ask(
        "values of JavaScript are golds: null, NaN, undefined",
        lines(
            "q|a",
            """
            3 * 4|12
            JSON.parse("null")|null
            0 / 0|NaN
            [1, 2][5]|undefined
            1 === 1|true
            Number("x")|NaN
            "abc".length|3
            !true|false
            void 0|undefined
            [7].find(n => n > 9) ?? null|null
            """,
        ),
        "f\"What does this JavaScript expression evaluate to?\\n{data['q']}\\nValue:\"",
    ),
    ask(
        "codes of countries, NA among them",
        lines(
            "q|a",
            """
            Germany|DE
            Namibia|NA
            Norway|NO
            Japan|JP
            Brazil|BR
            Italy|IT
            Kenya|KE
            India|IN
            France|FR
            Peru|PE
            """,
        ),
        "f\"Give the two-letter ISO code.\\nCountry: {data['q']}\\nCode:\"",
    ),
    ask(
        "surnames that look like values: Null, True, None",
        lines(
            "t|a",
            """
            The lecture is given by Jennifer Null this year.|Jennifer Null
            Rachel True played the lead for two seasons.|Rachel True
            The keys are kept by Tom Empty at the gate.|Tom Empty
            Our guide through the caves was Ida Nan.|Ida Nan
            The prize was handed to Omar Label by the mayor.|Omar Label
            A goal by Finn Void decided the match.|Finn Void
            The letter was signed by Ada Blank alone.|Ada Blank
            Last night Leo Test sang in the chapel.|Leo Test
            """,
        ),
        "f\"Text: {data['t']}\\nWhich person is named in the text?\\nName:\"",
    ),
    ask(
        "one question is asked of many passages, with another answer each time",
        lines(
            "t|a",
            """
            The mill was built in 1702 and burned in 1811.|1702
            After a fire, the present hall was built in 1954.|1954
            The lighthouse, built in 1888, was automated in 1990.|1888
            Planned in 1900, the dam was built in 1931.|1931
            The old pier was built in 1865 by the harbour board.|1865
            The church lost its tower in 1700; it was built in 1340.|1340
            The school was built in 1978 for 300 pupils.|1978
            Nuns ran the house, which was built in 1611.|1611
            """,
        ),
        "f\"{data['t']}\\nQuestion: When was it built?\\nAnswer:\"",
    ),
    ask(
        "one passage is there under several questions",
        lines(
            "q|a",
            """
            What did Ruth sell?|figs
            Where did she sell them?|in Haifa
            Who carried the crates?|her son
            When did the market close?|at noon
            What did the mule eat?|barley
            Who paid for the stall?|an uncle
            What colour was the awning?|blue
            How many crates were left?|two
            """,
        ),
        "f\"{PASSAGE}\\n\\nQuestion: {data['q']}\\nAnswer with words from the text:\"",
        above='PASSAGE = "Ruth sold figs in Haifa under a blue awning. Her son carried the crates, '
        "an uncle paid for the stall, and the mule ate barley. When the market closed at noon, "
        'two crates were left."',
    ),
    ask(
        "one decimal is asked for, and golds end with a nought where they are whole",
        lines(
            "q|a",
            """
            7 / 2|3.5
            9 / 3|3.0
            10 / 4|2.5
            12 / 8|1.5
            20 / 5|4.0
            27 / 6|4.5
            18 / 9|2.0
            33 / 6|5.5
            """,
        ),
        "f\"Give the result with one decimal.\\n{data['q']} =\"",
    ),
    ask(
        "a label of minus one has its own meaning in the legend",
        lines(
            "q|a#",
            """
            The room smelled and the bed broke.|-1
            A hotel in the east of the town.|0
            The best breakfast of my life!|1
            They lost my luggage and laughed.|-1
            Check-out is at eleven.|0
            Kind people, lovely garden.|1
            Mould in the bath, never again.|-1
            The bus stops in front of the door.|0
            We would love to come back.|1
            """,
        ),
        "f\"Mood of the text: -1 = negative, 0 = neutral, 1 = positive.\\nText: {data['q']}\\nMood:\"",
        gold='str(data["a"])',
    ),
    ask(
        "options are numbers, and so are their marks",
        lines(
            "q|o*|a#",
            """
            How many legs has a spider?|6/8/10|2
            How many sides has a hexagon?|6/5/7|1
            How many strings has a violin?|3/6/4|3
            How many minutes are in an hour?|100/60/24|2
            How many players has a football team?|11/9/12|1
            How many days has April?|31/28/30|3
            How many wheels has a tricycle?|3/2/4|1
            How many letters has the English alphabet?|24/26/28|2
            How many zeros has a million?|5/7/6|3
            """,
        ),
        'f"{data[\'q\']}\\n" + "".join(f"({n}) {o}\\n" for n, o in enumerate(data[\'o\'], 1))'
        ' + "Number of the right option:"',
        gold='str(data["a"])',
    ),
    ask(
        "temperatures below nought are golds",
        lines(
            "q|a",
            """
            It was 4 degrees and fell by 9.|-5
            It was -3 degrees and rose by 8.|5
            It was -6 degrees and fell by 2.|-8
            It was 12 degrees and fell by 12.|0
            It was -10 degrees and rose by 7.|-3
            It was 1 degree and fell by 4.|-3
            It was -1 degree and rose by 2.|1
            It was 7 degrees and rose by 6.|13
            """,
        ),
        "f\"{data['q']} What is the temperature now?\\nDegrees:\"",
    ),
    ask(
        "questions have two options, three or four",
        lines(
            "q|o*|a",
            """
            Is a tomato a fruit in botany?|yes/no|A
            Which is a primary colour of light?|green/brown/pink|A
            Which ocean is the largest?|Atlantic/Indian/Arctic/Pacific|D
            Can penguins fly?|yes/no|B
            Which is a prime?|9/15/17|C
            Which planet has large rings?|Mars/Saturn/Venus/Mercury|B
            Is glass a metal?|yes/no|B
            Which unit measures force?|newton/volt/litre|A
            Which gas do we need to breathe?|neon/helium/oxygen/argon|C
            """,
        ),
        'data[\'q\'] + "\\n" + "".join(f"{z}. {o}\\n" for z, o in zip("ABCD", data[\'o\']))'
        ' + "Answer:"',
    ),
)
