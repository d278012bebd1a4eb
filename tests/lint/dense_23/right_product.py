"""Right prompts of product people: reviews, surveys, feature requests and meetings."""

from __future__ import annotations

from tests.lint.dense_23.making import ask, rank, ranked
from tests.lint.making import table

RIGHT = (
    ask(
        "an app review's area and sentiment, in a form with a dash between",
        "review-area",
        """
        For each app review, name the area it is about and the sentiment.

        Area: performance, design or price
        Sentiment: positive or negative

        Respond in the form: area - sentiment
        For example: design - negative

        Review: {review}
        Response:
        """,
        table(
            "review|area|sentiment",
            """
            Starts in a blink, even on my old phone.|performance|positive
            Twelve euros a month is way too much.|price|negative
            The new icons are gorgeous.|design|positive
            It freezes each time I open the map.|performance|negative
            Ugly colours and tiny, unreadable letters.|design|negative
            Cheaper than all the others, great value.|price|positive
            Syncs 4000 photos in seconds, impressive.|performance|positive
            They doubled the fee without a word.|price|negative
            What a clean and beautiful layout.|design|positive
            So slow that I could cook an egg meanwhile.|performance|negative
            """,
        ),
        gold="f\"{data['area']} - {data['sentiment']}\"",
        fewshot=0,
    ),
    ask(
        "a survey comment's satisfaction as an integer between 1 and 5",
        "survey-score",
        """
        Rate how satisfied the respondent is on a scale between 1 and 5:

        1 = very dissatisfied
        2 = dissatisfied
        3 = neither satisfied nor dissatisfied
        4 = satisfied
        5 = very satisfied

        Return the rating as an integer and nothing else.

        Comment: {comment}
        Rating:
        """,
        table(
            "comment|rating#",
            """
            Absolutely fantastic, the best course I have ever taken!|5
            It was a bit boring, and the room was rather cold.|2
            It was neither good nor bad, just average.|3
            A good course, with small flaws in the handouts.|4
            A complete disaster, I want my money back.|1
            Everything was perfect from start to finish, I am thrilled.|5
            Somewhat disappointing, the speaker was poorly prepared.|2
            Quite pleasant overall, I would come again.|4
            Horrible. Four hours of utter nonsense.|1
            It was okay, I have no strong feelings about it.|3
            """,
        ),
        gold='str(data["rating"])',
        style="parts",
        fewshot=2,
    ),
    ask(
        "a rough note turned into a user story by a pattern",
        "user-story",
        """
        Note: {note}
        User story:
        """,
        table(
            "note|story",
            """
            teachers should be able to export grades|As a teacher, I want to export grades.
            admins need to block accounts|As an admin, I want to block accounts.
            drivers must see the next stop|As a driver, I want to see the next stop.
            parents would like to get alerts|As a parent, I want to get alerts.
            nurses have to print labels|As a nurse, I want to print labels.
            editors want to undo changes|As an editor, I want to undo changes.
            buyers ask for comparing prices|As a buyer, I want to compare prices.
            guests should be able to book without signing up|As a guest, I want to book without signing up.
            auditors need to download the logs|As an auditor, I want to download the logs.
            """,
        ),
        "story",
        style="join",
        description=(
            "Turn each product note into a user story. "
            "Use the form: As a/an ROLE, I want to ACTION. Keep the wording of the note where you can."
        ),
        metric="f1_score",
    ),
    rank(
        "whether a feature request repeats another one, ranked",
        "request-duplicates",
        """
        You maintain the backlog of a calendar app. Compare the new request with the existing one.
        If both ask for the same feature, the label is duplicate; otherwise it is distinct.

        Existing request: {existing}
        New request: {new}
        Label:
        """,
        ranked(
            "existing|new",
            ("duplicate", "distinct"),
            """
            Please add a dark theme.|I'd love to have a night mode with dark colours.|duplicate
            Show week numbers.|Let me print a month on one page.|distinct
            Invite people by link.|Allow sharing an event through a URL.|duplicate
            Sync with Outlook.|Add public holidays of Brazil.|distinct
            Remind me twice before an event.|Let us set two reminders per event.|duplicate
            Import birthdays from contacts.|Make the font larger.|distinct
            Start the week on Sunday.|Let me choose Sunday as the first day of the week.|duplicate
            Add a widget for the lock screen.|Offer a yearly plan.|distinct
            Copy an event to another day.|Let me clone appointments onto other dates.|duplicate
            Undo deleted events.|Add a map to the location field.|distinct
            """,
        ),
        fewshot=2,
    ),
    ask(
        "several themes of a comment, comma-separated in alphabetical order",
        "comment-themes",
        """
        Tag the guest's comment with all themes that apply:
        - breakfast
        - location
        - noise
        - staff

        List the themes in alphabetical order, comma-separated. Every comment has at least one theme.

        Comment: {comment}
        Themes:
        """,
        table(
            "comment|themes*",
            """
            Warm rolls in the morning, and the porter was so kind.|breakfast/staff
            Right next to the museum, but the street is loud at night.|location/noise
            The receptionist found us a cot within minutes.|staff
            You hear every lift and every door.|noise
            Fresh eggs, good coffee, lots of fruit.|breakfast
            Two steps from the beach, and a cleaner who sang for our kids.|location/staff
            Thin walls, and stale toast at eight.|breakfast/noise
            Central, close to all trams.|location
            The waiter was rude, and there was a drill all morning.|noise/staff
            Lovely pancakes and a short walk to the harbour.|breakfast/location
            """,
        ),
        gold='", ".join(data["themes"])',
        fewshot=2,
    ),
    ask(
        "action items out of the minutes, one per line with their owner",
        "action-items",
        """
        List the action items in the meeting notes, one per line, as a Markdown list.
        Format of each line: - Owner: task
        Keep the order of the notes. Do not add deadlines.

        Notes:
        {notes}

        Action items:
        """,
        table(
            "notes|items*",
            """
            Lena will call the printer. The budget was discussed. Raj books the hall.|Lena: call the printer/Raj:
                book the hall
            We liked the demo. Tom sends the slides to all.|Tom: send the slides to all
            Ida checks the contract, and Noel updates the site.|Ida: check the contract/Noel: update the site
            Sales are up. Marc prepares the forecast. Zoe invites the bank.|Marc: prepare the forecast/Zoe: invite
                the bank
            The launch moves to May. Eva informs the press.|Eva: inform the press
            Otto orders badges. Lunch was late. Pia writes the agenda.|Otto: order badges/Pia: write the agenda
            Nothing new from legal. Ken asks them again.|Ken: ask them again
            Amir fixes the login. Suki tests it on tablets.|Amir: fix the login/Suki: test it on tablets
            Bea cleans the data, Lou draws the charts.|Bea: clean the data/Lou: draw the charts
            """,
        ),
        gold='"\\n".join(f"- {item}" for item in data["items"])',
        lead="\n",
        postprocess="new_mbpp_post",
        fewshot=2,
        style="replace",
    ),
    ask(
        "tasks put in order of their due dates",
        "due-order",
        """
        Sort the tasks by due date, the earliest first. Return the letters only, separated by commas, e.g. B, C, A.

        {tasks}

        Order:
        """,
        table(
            "due*|order",
            """
            12 March/3 March/28 February|C, B, A
            1 June/15 May/30 June|B, A, C
            7 August/9 August/8 August|A, C, B
            20 October/2 November/11 October|C, A, B
            4 July/5 July/6 July|A, B, C
            31 January/1 January/15 January|B, C, A
            14 April/2 May/30 April|A, C, B
            25 December/24 December/1 December|C, B, A
            10 September/1 September/3 October|B, A, C
            """,
        ),
        "order",
        made="""
        tasks = "\\n".join(f"{letter}: due {day}" for letter, day in zip("ABC", data["due"]))
        """,
        fewshot=0,
    ),
    ask(
        "the type of a column told from its values",
        "column-type",
        """
        You are importing a spreadsheet. Decide on the data type of the column from its sample values.
        Allowed types: integer, decimal, date, text, boolean.
        Reply with one word.

        Sample values: {sample}
        Type:
        """,
        table(
            "values*|type",
            """
            12/7/30/44|integer
            2.5/0.75/13.20|decimal
            2021-05-01/2023-11-30/2020-02-29|date
            Oslo/Bergen/Tromsø|text
            true/false/true|boolean
            1001/1002/1003|integer
            red/dark blue/green|text
            98.6/101.2/99.9|decimal
            1999-12-31/2000-01-01/2010-10-10|date
            false/false/true|boolean
            """,
        ),
        "type",
        made='sample = ", ".join(data["values"])',
        style="fstring",
        fewshot=2,
    ),
    ask(
        "a release note of one sentence in the past tense",
        "release-note",
        """
        Write a release note for the change.
        One sentence, past tense, starting with a verb, with a full stop at the end.

        Change: {change}
        Release note:
        """,
        table(
            "change|note",
            """
            search now ignores accents|Made the search ignore accents.
            pdf export is back|Restored the export to PDF.
            old printers no longer supported|Dropped support for old printers.
            typo on welcome page gone|Fixed a typo on the welcome page.
            new filter for archived projects|Added a filter for archived projects.
            start-up is twice as fast|Halved the time that the app needs to start.
            crash with empty calendars gone|Fixed a crash with empty calendars.
            button "Send" is called "Submit" now|Renamed the button "Send" to "Submit".
            dutch translation available|Added a Dutch translation.
            """,
        ),
        "note",
        metric="f1_score",
    ),
    ask(
        "which persona a quote of an interview fits, by number",
        "persona-number",
        """
        Match the interview quote with the persona it fits best. Answer with the number of the persona.

        1. The commuter, who uses the app on trains and buses
        2. The parent, who plans the days of a family
        3. The student, who has little money

        Quote: "{quote}"
        Persona:
        """,
        table(
            "quote|persona",
            """
            I only ever open it between two tube stations.|1
            With three kids I need everybody's appointments in one place.|2
            I'd never pay for it before I've passed my finals.|3
            There is no signal in the tunnel, so it has to work offline.|1
            My daughter's football and my son's piano always clash.|2
            On my grant, four euros is a meal at the canteen.|3
            Standing in a packed bus, I have just one hand free.|1
            Is there a free version for people at university?|3
            Who picks up the twins today? That's what I ask it.|2
            """,
        ),
        "persona",
        style="parts",
        fewshot=0,
    ),
)
