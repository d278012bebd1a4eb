"""Right prompts that take facts out of a text, as JSON, as YAML, as spans or between bars."""

from __future__ import annotations

from tests.lint.dense_27.making import long
from tests.lint.making import qa, table

RIGHT = (
    long(
        "job adverts as one line of JSON after a schema, with defaults for what is absent",
        "job-json",
        """
        # Job advert parser

        Turn a job advert into one JSON object on one line. A script reads your answer, so write nothing else.

        ## Schema
        ```json
        {
          "type": "object",
          "required": ["title", "city", "hours", "remote"],
          "properties": {
            "title": {"type": "string"},
            "city": {"type": "string"},
            "hours": {"type": "integer", "minimum": 0},
            "remote": {"type": "boolean"}
          }
        }
        ```

        ## Fields
        - `title`: the job, in small letters, without "senior" or "junior"
        - `city`: as in the advert
        - `hours`: hours per week; 0 if the advert names none
        - `remote`: true only if the advert says that the work can be done from home

        ## Rules
        1. Keep the keys in the order of the schema.
        2. Put one space behind each colon and each comma.
        3. Do not guess hours from "full time".

        ## Examples
        Advert: Senior welder wanted in Bilbao, 38 hours a week.
        JSON: {"title": "welder", "city": "Bilbao", "hours": 38, "remote": false}

        Advert: Translator, full time, from home. Our office is in Ghent.
        JSON: {"title": "translator", "city": "Ghent", "hours": 0, "remote": true}

        ## Advert
        Advert: {advert}
        JSON:
        """,
        qa(
            """
            We look for a nurse in Leeds, 30 hours a week. > {"title": "nurse", "city": "Leeds", "hours": 30,
             "remote": false}
            Junior copywriter, Porto, 20 hours, work from home possible. > {"title": "copywriter", "city": "Porto",
             "hours": 20, "remote": true}
            Baker needed in Graz. Start at 4 am! > {"title": "baker", "city": "Graz", "hours": 0, "remote": false}
            Senior accountant, Malmö, 40 hours, home office every day. > {"title": "accountant", "city": "Malmö",
             "hours": 40, "remote": true}
            Bus driver in Split, full time. > {"title": "bus driver", "city": "Split", "hours": 0, "remote": false}
            Support agent (35 hours), from home, office in Tartu. > {"title": "support agent", "city": "Tartu",
             "hours": 35, "remote": true}
            Gardener for our park in Lille, 25 hours per week. > {"title": "gardener", "city": "Lille", "hours": 25,
             "remote": false}
            Junior tailor in Kraków, 32 hours a week. > {"title": "tailor", "city": "Kraków", "hours": 32, "remote":
             false}
            Proofreader, Turin, 15 hours weekly, you work from home. > {"title": "proofreader", "city": "Turin",
             "hours": 15, "remote": true}
            """,
            "advert|answer",
        ),
        style="format",
        max_tokens=96,
    ),
    long(
        "ingredient lines split into four parts between semicolons, with a list of units",
        "ingredient-parts",
        """
        <system>
        You normalise ingredient lists for a recipe database. One line goes in and one record comes out.
        </system>

        <record>
        quantity; unit; ingredient; preparation
        </record>

        <units>
        g, kg, ml, l, tsp, tbsp, cup, piece
        </units>

        <rules>
        1. Write quantities as digits: "two" becomes 2, "half a" becomes 0.5.
        2. Use the short form of the unit in the singular: "tablespoons" becomes tbsp.
        3. If things are counted, the unit is piece.
        4. The ingredient stands in the singular for things that are counted, and as written otherwise.
        5. The preparation is what has been done to the ingredient. If nothing has, write a hyphen.
        6. Leave out "fresh", "about" and the like.
        </rules>

        <examples>
        Line: 2 tablespoons chopped parsley
        Record: 2; tbsp; parsley; chopped

        Line: three eggs
        Record: 3; piece; egg; -

        Line: about 500 g flour, sifted
        Record: 500; g; flour; sifted
        </examples>

        <not_like_this>
        2; tablespoons; chopped parsley; -
        </not_like_this>

        Line: {line}
        Record:
        """,
        table(
            "line|answer",
            """
            250 ml milk|250; ml; milk; -
            two onions, diced|2; piece; onion; diced
            1 teaspoon ground cumin|1; tsp; cumin; ground
            half a cup of grated cheese|0.5; cup; cheese; grated
            4 fresh figs|4; piece; fig; -
            1 kg potatoes, peeled|1; kg; potatoes; peeled
            3 tablespoons melted butter|3; tbsp; butter; melted
            five carrots, sliced|5; piece; carrot; sliced
            about 2 l water|2; l; water; -
            80 g walnuts, toasted|80; g; walnuts; toasted
            """,
        ),
        style="lines",
    ),
    long(
        "references as YAML of four keys over four lines, with a style guide for names",
        "citation-yaml",
        """
        Convert a reference into YAML. The output is committed to a repository, so it has to be exact.

        Keys, in this order:
          author: surname of the first author
          year: four digits
          title: as in the reference, without a full stop
          journal: as in the reference

        Conventions
        - One key per line, one space behind the colon.
        - No quotes, no list, no document marker.
        - Further authors are dropped. Do not write "et al."
        - Volume and pages are dropped, too.

        Example
        Reference: Okafor, N. and Lind, P. (2014). Moss on city walls. Urban Botany, 12, 33-41.
        YAML:
        author: Okafor
        year: 2014
        title: Moss on city walls
        journal: Urban Botany

        Checklist before you answer
        [ ] four lines
        [ ] keys in order
        [ ] no full stop behind the title
        =====
        Reference: {reference}
        YAML:
        """,
        table(
            "author|year|title|journal|reference",
            """
            Haas|2009|Bats in old barns|Mammal Notes|Haas, R. (2009). Bats in old barns. Mammal Notes, 4, 1-9.
            Silva|2018|Salt and rust|Corrosion Letters|Silva, T. and Roy, A. (2018). Salt and rust. Corrosion Letters,
             7,
             88-95.
            Mori|1997|How pupils read maps|Geography in Schools|Mori, K. (1997). How pupils read maps. Geography in
             Schools,
             21, 14-20.
            Adeyemi|2021|Cooler roofs|Building Physics|Adeyemi, B. and Falk, S. (2021). Cooler roofs. Building
             Physics, 3,
             101-117.
            Novak|2003|Sleep on night shifts|Work and Health|Novak, J. (2003). Sleep on night shifts. Work and Health,
             30,
             55-62.
            Brandt|1988|The price of herring|Coastal Trade|Brandt, L. and Vos, M. (1988). The price of herring. Coastal
             Trade, 2, 7-19.
            Petrov|2016|Voices in the crowd|Acoustics Today|Petrov, D. (2016). Voices in the crowd. Acoustics Today, 9,
             40-48.
            Khan|2011|Wells that run dry|Water Review|Khan, S. and Ito, M. (2011). Wells that run dry. Water Review, 15,
             72-80.
            Dubois|2005|Glue for paper|Conservation|Dubois, A. (2005). Glue for paper. Conservation, 11, 23-29.
            """,
        ),
        gold='"\\n".join(f"{key}: {data[key]}" for key in ("author", "year", "title", "journal"))',
        lead="\n",
        style="plain",
        fewshot=2,
        postprocess="general_torch",
        metric="f1_score",
        stop=("\n\n",),
    ),
    long(
        "reasons of returns as spans that are copied, with what belongs to a span and what does not",
        "return-reason",
        """
        ## Objective
        Mark the words of a customer that say why something is sent back.

        ## What a span is
        - the shortest run of words that names the reason
        - copied letter by letter from the message
        - one span per message

        ## What belongs to it
        | yes | no |
        | --- | --- |
        | the fault: "too tight" | the words before it: "because it is" |
        | degree words: "far too loud" | greetings and thanks |
        | the part: "broken zip" | what the customer wants instead |

        ## Worked examples
        Message: Hello, I return the boots because they are far too heavy. Thanks!
        Reason: far too heavy

        Message: The jacket came with a torn sleeve, so please refund me.
        Reason: a torn sleeve

        ## A wrong answer and why
        Message: I don't want the lamp since it is too bright for the bedroom.
        Wrong: since it is too bright for the bedroom
        Right: too bright for the bedroom
        Why: "since it is" leads to the reason and is no part of it.

        ## Now you
        Message: {message}
        Reason:
        """,
        table(
            "message|answer",
            """
            The kettle is going back because it is leaking. Please send a new one.|leaking
            Hi, this shirt is much too long, I'd like a medium.|much too long
            I return the drill, as it came with a dead battery.|a dead battery
            Sadly the rug is far too dark. Thank you for your help.|far too dark
            The mug arrived with a cracked handle, so I send it back.|a cracked handle
            Please refund the alarm clock because it is too quiet.|too quiet
            The puzzle came with a missing piece, my son was sad.|a missing piece
            These headphones are very uncomfortable, I'd rather have the old model.|very uncomfortable
            I don't keep the tent since it is not waterproof.|not waterproof
            """,
        ),
        style="replace",
    ),
    long(
        "times of events as ISO 8601 with a reference day and a glossary of vague words",
        "event-times",
        """
        You are the date module of a calendar assistant.

        ### Inputs
        - `Today`: the day on which the message was written, with its weekday
        - `Message`: what the user wrote

        ### Output
        The start of the event as `YYYY-MM-DDTHH:MM`, in the 24-hour clock, without a time zone

        ### Glossary
        | word | meaning |
        | --- | --- |
        | today | the day of the message |
        | tomorrow | the day after it |
        | on Monday, on Tuesday, ... | the next such day that comes after today |
        | noon | 12:00 |
        | midnight | 00:00 of the day that is named |
        | half past N | N:30 |

        ### Rules
        1. "am" and "pm" decide the half of the day.
        2. Never return a time range. If there is one, its start counts.
        3. If no year is named, use the year of today.

        ### Examples
        Today: 2025-03-03 (Monday)
        Message: Dentist tomorrow at half past 9 am
        Start: 2025-03-04T09:30

        Today: 2025-06-12 (Thursday)
        Message: Picnic on Sunday from noon to 4 pm
        Start: 2025-06-15T12:00

        ### Event
        Today: {today}
        Message: {message}
        Start:
        """,
        table(
            "today|message|answer",
            """
            2025-01-08 (Wednesday)|Call with the bank today at 3 pm|2025-01-08T15:00
            2025-02-28 (Friday)|Yoga tomorrow at 8 am|2025-03-01T08:00
            2025-04-14 (Monday)|Lunch with Ada on Thursday at noon|2025-04-17T12:00
            2025-05-30 (Friday)|Choir on Monday at half past 7 pm|2025-06-02T19:30
            2025-07-06 (Sunday)|Flight on 21 July at 6 am|2025-07-21T06:00
            2025-09-02 (Tuesday)|Parents' evening on Friday from 5 pm to 7 pm|2025-09-05T17:00
            2025-10-31 (Friday)|Brunch tomorrow at half past 10 am|2025-11-01T10:30
            2025-12-30 (Tuesday)|Fireworks tomorrow at 11 pm|2025-12-31T23:00
            2025-08-20 (Wednesday)|Vet on Saturday at 9 am|2025-08-23T09:00
            """,
        ),
        style="fstring",
    ),
    long(
        "people named in diary entries as a list between commas, with NONE and exclusions",
        "diary-people",
        """
        PROJECT NOTES FOR ANNOTATORS: PEOPLE IN WAR DIARIES

        A. WHAT WE COLLECT
           Names of people who are mentioned in an entry, in the order of their first mention.

        B. INCLUDE
           (1) first names, surnames and full names, as written
           (2) names with a rank or title; drop the rank or title

        C. EXCLUDE
           (1) names of ships, streets and inns, even if they were named after people
           (2) family words without a name, such as "my aunt"
           (3) saints in the names of churches

        D. FORMAT
           (1) names parted by a comma and a space
           (2) NONE if there is no name
           (3) no full stop at the end

        E. SPECIMENS
        Entry: Captain Ellis and Rose dined with us at the Nelson Inn.
        People: Ellis, Rose

        Entry: My aunt wrote from Bath. Snow all day.
        People: NONE

        Entry: Dr Amos Hart came on board the Victoria.
        People: Amos Hart

        F. ENTRY TO BE ANNOTATED
        Entry: {entry}
        People:
        """,
        table(
            "entry|answer",
            """
            Walked with Edith to the mill. Major Crane was there.|Edith, Crane
            Rain. The post was late again.|NONE
            Sergeant Pool lost his boots and Harry found them.|Pool, Harry
            Heard mass at St Anne's with Father Doyle.|Doyle
            Grandmother is ill.|NONE
            Letters from Walter Finch and from Nell.|Walter Finch, Nell
            The Lady Jane docked at noon. Tobias was first ashore.|Tobias
            Nurse Bell, Clara and Miss Penn made bandages.|Bell, Clara, Penn
            Marched eleven miles to King George Street.|NONE
            Colonel Arthur Webb spoke to the men, and Finn played.|Arthur Webb, Finn
            """,
        ),
        style="template",
    ),
)
