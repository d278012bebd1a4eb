"""Right prompts with codes, polarity, stance and clauses, some of them ranked by likelihood."""

from __future__ import annotations

from typing import Any

from tests.lint.dense_27.making import long
from tests.lint.making import keyed, table

RANKED: dict[str, Any] = {"method": "ppl", "metric": "log_prob"}
FIRST = 'max(data["target_scores"], key=data["target_scores"].get)'

RIGHT = (
    long(
        "lost property of an airline by number codes, with what goes where in a table",
        "lost-property",
        """
        # Lost property: routing codes

        ## Your job
        You work at the desk of an airline's lost property office. Give each description the code of the shelf on
        which the item is kept.

        ## Codes
        | Code | Shelf | Goes there | Does not go there |
        | --- | --- | --- | --- |
        | 1 | Electronics | phones, tablets, chargers, headphones | batteries alone (code 5) |
        | 2 | Documents | passports, cards, tickets | books (code 4) |
        | 3 | Clothing | coats, hats, shoes, gloves | bags (code 5) |
        | 4 | Print | books, magazines, sheet music | loose letters (code 2) |
        | 5 | Other | everything that has no shelf of its own | - |

        ## Rules
        - One item, one code.
        - If a bag has something in it, code the bag.
        - The colour and the make never matter.

        ## Examples
        Item: Red woollen scarf with fringes
        Code: 3

        Item: Pair of white earbuds in a case
        Code: 1

        Item: Driving licence
        Code: 2

        ## Your turn
        Write the digit only.

        Item: {item}
        Code:
        """,
        table(
            "item|answer",
            """
            Tablet with a cracked screen|1
            Spanish passport|2
            Paperback crime novel|4
            Single brown boot, size 42|3
            Striped umbrella|5
            Charger with a long cable|1
            Train ticket to Lyon|2
            Blue rucksack with a book inside|5
            Felt hat|3
            Score of a cello sonata|4
            Loose AA battery|5
            Credit card in a paper sleeve|2
            """,
        ),
        style="replace",
    ),
    long(
        "stance of letters about a tram line, with what counts as neither",
        "tram-stance",
        """
        Role: You code letters to the editor for a study on local politics.

        Target of the stance: the plan to build a tram line along Mill Road

        Codes
        * FAVOR: the writer wants the tram line to be built
        * AGAINST: the writer does not want the tram line to be built
        * NONE: the letter says nothing from which the stance on the tram line follows

        Coding rules
        1. Code the stance on the target, not the mood of the letter. An angry letter can be in favour.
        2. Praise of trams in other towns is no stance unless the writer draws a conclusion for Mill Road.
        3. Irony is coded by what is meant.
        4. Complaints about the council in general are NONE.

        Training letters
        Letter: At last! The sooner the rails are laid on Mill Road, the better.
        Stance: FAVOR

        Letter: My shop on Mill Road would not survive two years of building works. Scrap this plan.
        Stance: AGAINST

        Letter: The council never answers the phone.
        Stance: NONE

        Use the spelling above, in capitals.
        =====
        Letter: {letter}
        Stance:
        """,
        table(
            "letter|answer",
            """
            We have waited twenty years for a tram on Mill Road. Build it now.|FAVOR
            Rails on Mill Road would be a death trap for cyclists. I say no.|AGAINST
            The flower beds by the station look lovely this year.|NONE
            I am furious that the Mill Road tram is delayed again. Get on with it!|FAVOR
            Please bury the tram plan for good and mend the pavements instead.|AGAINST
            Does anybody know when the swimming pool opens again?|NONE
            A tram would bring life back to Mill Road, so I will vote for it.|FAVOR
            What a wonderful idea, to fell ninety limes on Mill Road for a tram. Not with me.|AGAINST
            The trams in Zurich are very clean.|NONE
            """,
        ),
        fewshot=2,
        style="plain",
    ),
    long(
        "clauses of a contract by their title, ranked, with what lawyers mix up",
        "clause-type",
        """
        ## Contract review assistant: clause typing

        **Input.** One clause of a commercial contract.
        **Output.** The type of the clause, as one of the four names below.

        **Types**
        1. confidentiality
           - keeps information from third parties
           - typical words: disclose, secret, need to know
        2. termination
           - says how and when the contract ends
           - typical words: notice, terminate, expire
        3. indemnity
           - one party makes good the loss of the other
           - typical words: indemnify, hold harmless, losses
        4. governing law
           - says which country's law applies
           - typical words: laws of, construed

        **Often mixed up**
        - A clause that says what stays secret after the end is confidentiality, not termination.
        - A clause that limits a loss without making it good is none of ours and is filtered out before.

        **Examples**
        Clause: Either party may end this agreement by giving sixty days' notice.
        Type: termination

        Clause: This agreement is construed under the laws of Ireland.
        Type: governing law

        **Clause to type**
        Clause: {clause}
        Type:
        """,
        keyed(
            "clause",
            """
            The supplier shall not disclose the drawings to anyone.|*confidentiality/termination/indemnity/governing law
            This agreement expires on 31 December 2027.|confidentiality/*termination/indemnity/governing law
            The tenant shall hold the landlord harmless from all
             losses.|confidentiality/termination/*indemnity/governing law
            The laws of Portugal apply to this contract.|confidentiality/termination/indemnity/*governing law
            The buyer may terminate on thirty days' notice.|confidentiality/*termination/indemnity/governing law
            Trade secrets stay secret for five years after the end.|*confidentiality/termination/indemnity/governing law
            This deed is construed under the laws of Kenya.|confidentiality/termination/indemnity/*governing law
            The carrier shall indemnify the shipper for damaged
             goods.|confidentiality/termination/*indemnity/governing law
            The recipes are shown to staff on a need to know basis
             only.|*confidentiality/termination/indemnity/governing law
            """,
            lead=" ",
        ),
        gold=FIRST,
        output="gold",
        style="template",
        **RANKED,
    ),
    long(
        "comments of hotel guests about housekeeping in three classes, ranked, with borderline cases",
        "housekeeping",
        """
        <instructions>
        Classify what a hotel guest says about housekeeping. There are three classes.
        </instructions>

        <class id="good">
        The guest praises the cleaning, the linen or the staff who clean.
        Borderline, still good: "spotless, as always".
        </class>

        <class id="mixed">
        The guest praises one thing about housekeeping and blames another.
        Borderline, still mixed: "clean bath, dusty shelves".
        </class>

        <class id="bad">
        The guest blames the cleaning, the linen or the staff who clean.
        Borderline, still bad: "not exactly clean".
        </class>

        <ignore>
        Ignore what is said about the price, the food and the view. Only housekeeping counts.
        </ignore>

        <demonstrations>
        Comment: The room was spotless and the towels were soft. Breakfast was dear.
        Class: good

        Comment: There were hairs in the bath and stains on the sheets. Lovely view, though.
        Class: bad

        Comment: Fresh linen every day, but nobody ever emptied the bin.
        Class: mixed
        </demonstrations>

        Comment: {comment}
        Class:
        """,
        keyed(
            "comment",
            """
            The maids did a wonderful job, everything gleamed.|*good/mixed/bad
            The floor was sticky and smelled of smoke.|good/mixed/*bad
            Bathroom clean, but the carpet was filthy.|good/*mixed/bad
            Perfectly ironed sheets and not a speck of dust.|*good/mixed/bad
            Nobody cleaned our room for three days.|good/mixed/*bad
            Friendly cleaners, yet the towels had holes and stains.|good/*mixed/bad
            Dirty cups and a greasy mirror. Nice bar.|good/mixed/*bad
            Superbly clean. The dinner was poor.|*good/mixed/bad
            The bed was freshly made, the shower mouldy.|good/*mixed/bad
            """,
            lead=" ",
        ),
        gold=FIRST,
        output="gold",
        style="lines",
        **RANKED,
    ),
    long(
        "citations in papers by their intent, with cue phrases and an explained contrast",
        "citation-intent",
        """
        You annotate why a paper cites another one. `[REF]` stands for the citation.

        == Labels ==

        background
          - gives context, states what is known, or motivates the work
          - cue phrases: "has been studied", "is known to", "early work"
        method
          - uses a tool, a data set, a model or a procedure of the cited work
          - cue phrases: "we use", "following", "trained on"
        comparison
          - sets own results beside those of the cited work
          - cue phrases: "unlike", "outperforms", "in line with"

        == Contrast ==
        "[REF] propose a parser" is background: nothing is used and nothing is compared.
        "We run the parser of [REF]" is method: it is used.
        "Our parser is slower than [REF]" is comparison: results stand side by side.

        == Procedure ==
        1. Find what the sentence does with [REF].
        2. If it does two things, take the one of its main clause.
        3. Write the label in small letters.

        == Examples ==
        Sentence: Bird song has been studied for decades [REF].
        Intent: background

        Sentence: We segment the recordings with the toolkit of [REF].
        Intent: method

        Sentence: Our error rate is lower than that of [REF].
        Intent: comparison

        == Item ==
        Sentence: {sentence}
        Intent:
        """,
        table(
            "sentence|answer",
            """
            Following [REF], we discard clips shorter than one second.|method
            Migration is known to depend on day length [REF].|background
            Unlike [REF], we find no effect of rain.|comparison
            The network was trained on the corpus of [REF].|method
            Early work on nest building was carried out in Scotland [REF].|background
            These values are in line with those of [REF].|comparison
            We use the calibration procedure of [REF].|method
            Our detector outperforms the system of [REF] by four points.|comparison
            Noise in cities has been shown to change how birds sing [REF].|background
            """,
        ),
        style="format",
    ),
    long(
        "truth of statements about a safety sheet that is printed once, ranked as true and false",
        "safety-sheet",
        """
        # Safety sheet: cleaning agent KX-40

        ## 1 Product
        - Use: removes limescale from taps and tiles
        - Form: clear liquid, smells of citrus
        - pH: 2.1

        ## 2 Hazards
        - Irritates the skin
        - Causes serious damage to the eyes
        - Not flammable

        ## 3 First aid
        - Eyes: rinse with water for fifteen minutes, see a doctor
        - Skin: wash with soap
        - Swallowed: drink water, do not induce vomiting

        ## 4 Storage
        - Between 5 and 30 degrees Celsius
        - Out of the reach of children
        - Never together with chlorine bleach

        ---

        # Task
        Say whether the statement is true or false according to the sheet above.

        - true: the sheet says so, if perhaps in other words
        - false: the sheet says the contrary

        Do not use knowledge about similar products. Statements that the sheet leaves open do not occur.

        Statement: {statement}
        Answer:
        """,
        keyed(
            "statement",
            """
            KX-40 can burn easily.|true/*false
            Whoever gets KX-40 into the eyes should rinse for a quarter of an hour.|*true/false
            KX-40 may be stored next to chlorine bleach.|true/*false
            The liquid smells of citrus.|*true/false
            After swallowing KX-40 one should vomit.|true/*false
            KX-40 irritates the skin.|*true/false
            The pH of KX-40 is above 7.|true/*false
            KX-40 is made for removing limescale.|*true/false
            It is safe to store KX-40 at 45 degrees Celsius.|true/*false
            KX-40 must be kept away from children.|*true/false
            """,
            lead=" ",
        ),
        gold=FIRST,
        output="gold",
        style="replace",
        **RANKED,
    ),
)
