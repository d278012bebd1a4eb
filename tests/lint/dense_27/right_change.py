"""Right prompts that rewrite a text by a guide: titles, names, spellings, speech and plain words."""

from __future__ import annotations

from tests.lint.dense_27.making import long
from tests.lint.making import qa, table

RIGHT = (
    long(
        "headings into sentence case by a style guide with proper names and abbreviations",
        "sentence-case",
        """
        # Style guide: headings

        We moved from title case to sentence case. Convert a heading.

        1. Capital letters
           a. The first word begins with a capital letter.
           b. Proper names keep theirs: Paris, Monday, Python, Darwin.
           c. Abbreviations keep theirs: API, USB, NHS.
           d. All other words are written small.
        2. Marks
           a. Add no full stop.
           b. Keep a question mark where there is one.
        3. Words
           a. Do not change, add or drop a word.

        ## Before and after
        Heading: How To Install Python On Your Laptop
        Sentence case: How to install Python on your laptop

        Heading: A Short Guide To The USB Port
        Sentence case: A short guide to the USB port

        ## What not to do
        "How To install Python" still has a capital in "To".

        ## Convert
        Heading: {heading}
        Sentence case:
        """,
        table(
            "heading|answer",
            """
            Ten Ways To Cook Rice|Ten ways to cook rice
            What Did Darwin Eat For Breakfast?|What did Darwin eat for breakfast?
            Opening Hours On Monday And Friday|Opening hours on Monday and Friday
            The New API For Payments|The new API for payments
            Walking From Paris To Rome|Walking from Paris to Rome
            Why Cats Purr|Why cats purr
            Your Rights In An NHS Hospital|Your rights in an NHS hospital
            Is Python Slow?|Is Python slow?
            Repairing A Leaking Roof In Winter|Repairing a leaking roof in winter
            """,
        ),
        style="lines",
    ),
    long(
        "branch names from titles of issues by a numbered convention with types",
        "branch-names",
        """
        <context>
        Our bot opens a branch for each issue. You make the branch's name from the issue.
        </context>

        <pattern>type/number-slug</pattern>

        <types>
        - fix: something is broken
        - feat: something new is wanted
        - docs: only texts for readers change
        </types>

        <slug>
        - the title in small letters
        - words joined by hyphens
        - without "a", "an" and "the"
        - without marks such as commas, quotes and question marks
        - words otherwise unchanged
        </slug>

        <examples>
        Issue 17 (broken): The login button is missing
        Branch: fix/17-login-button-is-missing

        Issue 240 (new): Export a report as PDF
        Branch: feat/240-export-report-as-pdf

        Issue 8 (text): Explain the cache
        Branch: docs/8-explain-cache
        </examples>

        <reminder>One line. The name alone.</reminder>

        Issue {number} ({kind}): {title}
        Branch:
        """,
        table(
            "number|kind|title|answer",
            """
            31|broken|Search crashes on an empty query|fix/31-search-crashes-on-empty-query
            112|new|Add dark mode|feat/112-add-dark-mode
            56|text|Translate the handbook into French|docs/56-translate-handbook-into-french
            303|broken|Wrong total in the basket|fix/303-wrong-total-in-basket
            77|new|Let users mute a thread|feat/77-let-users-mute-thread
            9|text|Correct the install guide|docs/9-correct-install-guide
            415|broken|Dates are shown twice|fix/415-dates-are-shown-twice
            88|new|Import contacts from a file|feat/88-import-contacts-from-file
            150|text|List all error codes|docs/150-list-all-error-codes
            """,
        ),
        style="template",
    ),
    long(
        "American spelling into British by a table of patterns, with words that stay",
        "british-spelling",
        """
        You prepare American manuscripts for a British publisher. Change the spelling and nothing else.

        | pattern | American | British |
        | --- | --- | --- |
        | -or to -our | color, neighbor, harbor | colour, neighbour, harbour |
        | -er to -re | center, theater, liter | centre, theatre, litre |
        | -ize to -ise | organize, realize | organise, realise |
        | l to ll | traveler, canceled | traveller, cancelled |
        | single words | gray, tire, plow, pajamas | grey, tyre, plough, pyjamas |

        Stays as it is:
        * words such as "doctor", "actor", "water", "size" and "prize"
        * names of people, firms and places, such as "Pearl Harbor"
        * marks and capital letters

        Vocabulary is not your business: "truck" stays "truck".

        Answer with the sentence alone.

        Example 1
        American: The theater canceled the show.
        British: The theatre cancelled the show.

        Example 2
        American: A doctor in gray pajamas crossed the street.
        British: A doctor in grey pyjamas crossed the street.
        =====
        American: {american}
        British:
        """,
        table(
            "american|answer",
            """
            My neighbor has a flat tire.|My neighbour has a flat tyre.
            The city center was full of color.|The city centre was full of colour.
            We organize a prize for the best actor.|We organise a prize for the best actor.
            The traveler drank a liter of water.|The traveller drank a litre of water.
            Do you realize what size it is?|Do you realise what size it is?
            The plow stood in the gray barn.|The plough stood in the grey barn.
            They met at Pearl Harbor, not in the harbor of Boston.|They met at Pearl Harbor, not in the harbour of
             Boston.
            The flight was canceled because of fog.|The flight was cancelled because of fog.
            His pajamas were the color of sand.|His pyjamas were the colour of sand.
            """,
        ),
        style="plain",
        fewshot=3,
        metric="exact_match",
    ),
    long(
        "direct into reported speech by a table of tenses and words, with a worked wrong answer",
        "reported-speech",
        """
        ## Grammar handout 7: reported speech

        **Aim:** rewrite what somebody says as a report in the past.

        ### Tenses
        | said | reported |
        | --- | --- |
        | am, is, are | was, were |
        | simple present (work) | simple past (worked) |
        | will | would |
        | can | could |

        ### Other words
        | said | reported |
        | --- | --- |
        | I, we | he or she, they |
        | my, our | his or her, their |
        | today | that day |
        | tomorrow | the next day |
        | here | there |

        ### Form
        1. Begin with the speaker, "said" and "that".
        2. Drop the quotes.
        3. End with a full stop.

        ### Model answers
        Said: Vera: "I am tired."
        Reported: Vera said that she was tired.

        Said: The boys: "We will win tomorrow."
        Reported: The boys said that they would win the next day.

        ### A common error
        ✗ Vera said that she is tired.
        The tense has not moved back.

        ### Exercise
        Said: {said}
        Reported:
        """,
        table(
            "said|answer",
            """
            Maria: "I live here."|Maria said that she lived there.
            Peter: "I can swim."|Peter said that he could swim.
            The twins: "We are hungry."|The twins said that they were hungry.
            Mrs Green: "My car is old."|Mrs Green said that her car was old.
            Mr Lee: "I will call my sister tomorrow."|Mr Lee said that he would call his sister the next day.
            The farmers: "Our fields are dry."|The farmers said that their fields were dry.
            Anna: "I work in a bank."|Anna said that she worked in a bank.
            The nurses: "We will strike today."|The nurses said that they would strike that day.
            Karl: "I am here today."|Karl said that he was there that day.
            """,
        ),
    ),
    long(
        "letters of an office into plain words by a glossary that must be kept to",
        "plain-words",
        """
        SYSTEM: You rewrite sentences of a city office in plain English. Use the glossary and leave all else alone.

        GLOSSARY
          commence -> start
          prior to -> before
          in the event of -> if there is
          purchase -> buy
          reside -> live
          terminate -> end
          assistance -> help
          sufficient -> enough
          in excess of -> more than

        POLICY
          P1 Replace every expression of the glossary, in the form that the sentence needs ("commences" becomes
             "starts").
          P2 Change no other word.
          P3 Keep numbers, names and dates.
          P4 Keep the sentence one sentence.

        SELF-CHECK
          Q1 Is any word of the left column still there? Then go back.
          Q2 Did I shorten anything else? Then put it back.

        DEMONSTRATION
        Office: You must reside here in order to purchase a permit.
        Plain: You must live here in order to buy a permit.

        Office: The course commences on 4 May.
        Plain: The course starts on 4 May.

        TASK
        Office: {office}
        Plain:
        """,
        qa(
            """
            Please pay prior to your visit. > Please pay before your visit.
            In the event of snow the market is closed. > If there is snow the market is closed.
            We cannot terminate the lease. > We cannot end the lease.
            Ask the staff for assistance. > Ask the staff for help.
            You need sufficient space to purchase a second bin. > You need enough space to buy a second bin.
            We employ in excess of 900 people. > We employ more than 900 people.
            Work commences in June. > Work starts in June.
            People who reside abroad need assistance. > People who live abroad need help.
            The service terminates on Friday. > The service ends on Friday.
            """,
            "office|answer",
        ),
        style="replace",
    ),
    long(
        "shouted orders brought into a frame of three slots, with a menu and rules for notes",
        "order-lines",
        """
        ### Role
        You standardise what waiters shout into the kitchen, so that the screen shows every order alike.

        ### Frame
        `COUNT x DISH (NOTE)`

        ### Slots
        - COUNT: digits, 1 if nothing is said
        - DISH: from the menu below, in capitals
        - NOTE: begins with "no" or "extra"; with more than one note, a comma and a space between them; leave out
          the brackets if there is no note

        ### Menu
        - SOUP
        - BURGER
        - SALAD
        - PASTA
        - PIE

        ### Rules
        1. "Without" and "hold the" become "no".
        2. "With more" and "plenty of" become "extra".
        3. Table numbers and names of guests are dropped.

        ### Examples
        Shout: Two burgers, hold the onions, for table six!
        Order: 2 x BURGER (no onions)

        Shout: A soup for Mr Hall, please.
        Order: 1 x SOUP

        Shout: Three pastas without cheese and with more basil.
        Order: 3 x PASTA (no cheese, extra basil)

        ### Shout
        Shout: {shout}
        Order:
        """,
        table(
            "shout|answer",
            """
            One pie, plenty of cream!|1 x PIE (extra cream)
            Four salads for table two.|4 x SALAD
            A burger without pickles for the boy.|1 x BURGER (no pickles)
            Two soups, hold the garlic.|2 x SOUP (no garlic)
            Pasta with more chilli, and without olives!|1 x PASTA (extra chilli, no olives)
            Five pies for Mrs Dean.|5 x PIE
            Three burgers with more bacon, table nine.|3 x BURGER (extra bacon)
            Salad, hold the nuts.|1 x SALAD (no nuts)
            Two pastas, please, table one.|2 x PASTA
            """,
        ),
        style="fstring",
    ),
)
