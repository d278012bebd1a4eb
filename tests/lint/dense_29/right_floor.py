"""Long right prompts in English of factories, farms, airlines and shops."""

from __future__ import annotations

from tests.lint.dense_29.making import manual

RIGHT = (
    manual(
        "weld-codes",
        "defect codes of a weld, all that apply, in order",
        """
# Visual inspection of welds

## Your part
The inspector dictates what he sees. You turn the dictation into defect codes for the quality database.

## Codes
| code | defect | typical words |
|------|--------|---------------|
| W1 | crack | crack, split |
| W2 | porosity | pores, holes, bubbles |
| W3 | undercut | notch along the edge, undercut |
| W4 | spatter | spatter, drops of metal on the plate |
| W5 | lack of fusion | not fused, cold lap |

## Answering
- All codes that apply, smallest number first, separated by a single space.
- Write **W0** if the weld is free of defects.
- A defect that was ground out and is gone does not count any more.

## Two dictations and their codes
Dictation: "Holes at the start, and drops of metal on the plate."
Codes: W2 W4
Dictation: "Clean, nice ripple, nothing to report."
Codes: W0
""",
        'Dictation: "{said}"\nCodes:',
        "said|codes",
        """
A crack in the crater at the end.|W1
Notch along the edge on both sides and a few pores.|W2 W3
No defects, well done.|W0
Cold lap at the root, spatter all over.|W4 W5
Split in the middle, some bubbles, and an undercut.|W1 W2 W3
There was spatter, ground off and gone. Otherwise fine.|W0
Not fused on the left side.|W5
Drops of metal on the plate next to a long undercut.|W3 W4
Pores only.|W2
""",
        fewshot=2,
    ),
    manual(
        "shift-handover",
        "handover of a shift as a record with fixed lines",
        """
Shift handover, bottling line 2

The shift leader talks into the recorder, and you type the record that hangs at the line. It has exactly four lines:

bottles: how many were filled, digits only
stops: how many times the line stood, digits only
cause: what caused most of the stops, one or two words in lower case, or none
next: what the next shift has to do, as an imperative without a full stop

A record from last week, as it should be:

bottles: 18200
stops: 3
cause: labels
next: order labels

Rules that matter to the people who read it:
1. Thousands are written without a comma or a point.
2. If the line never stood, stops is 0 and cause is none.
3. The leader always names one thing for the next shift. If he wanders off to other subjects, leave those out.
""",
        "Recording: {recording}\n\nRecord:\n",
        "recording|record",
        """
We filled 20,400. Two stops, both from the capper. Next shift, check the capper. And the coffee machine is broken again.|bottles: 20400⏎stops: 2⏎cause: capper⏎next: check the capper
Nineteen thousand bottles and the line never stood. Please clean the filter.|bottles: 19000⏎stops: 0⏎cause: none⏎next: clean the filter
It was a bad night: 9,750 bottles, seven stops, mostly glass breakage. Next shift has to sweep the belt.|bottles: 9750⏎stops: 7⏎cause: glass breakage⏎next: sweep the belt
16,300 filled. Four stops, three of them for want of crates. You need to call the warehouse.|bottles: 16300⏎stops: 4⏎cause: crates⏎next: call the warehouse
One stop, a blown fuse. 21,050 bottles. Next shift: replace the spare fuse.|bottles: 21050⏎stops: 1⏎cause: blown fuse⏎next: replace the spare fuse
No stops at all and 22,000 bottles. Your job is to test the alarm. Happy birthday to Lena, by the way.|bottles: 22000⏎stops: 0⏎cause: none⏎next: test the alarm
12,600 and five stops because of the printer. Refill the ink, please.|bottles: 12600⏎stops: 5⏎cause: printer⏎next: refill the ink
""",
        lead="",
        stop=("\n\n",),
        postprocess="general_torch",
    ),
    manual(
        "irrigation-choice",
        "irrigation of a field by a decision table",
        """
IRRIGATION ADVICE FOR THE VALLEY COOPERATIVE

Each morning every field gets one of four orders. You work out the order from three readings.

Readings
  moisture: water in the soil, in per cent
  rain: rain forecast for the next 24 hours, in millimetres
  crop: vines, maize or lettuce

Table

| moisture | rain below 5 mm | rain 5 mm or more |
|---|---|---|
| below 20 | (1) | (2) |
| 20 to 35 | (2) | (3) |
| above 35 | (3) | (3) |

What the orders mean
(1) full run
(2) half run
(3) no water
(4) drain

Exceptions, stronger than the table
- Lettuce never gets "no water": it gets (2) instead.
- Any crop with moisture above 60 is drained: (4). This goes for lettuce as well.

Answer with the number of the order in brackets, like (2).
""",
        "Field: {crop}, moisture {moisture} per cent, rain {rain} mm\nOrder:",
        "crop|moisture|rain|order",
        """
vines|15|0|(1)
maize|28|2|(2)
maize|40|0|(3)
lettuce|38|6|(2)
vines|64|12|(4)
maize|18|9|(2)
vines|33|7|(3)
lettuce|12|1|(1)
lettuce|66|3|(4)
vines|20|8|(3)
maize|35|4|(2)
maize|11|3|(1)
""",
        fewshot=3,
    ),
    manual(
        "herd-log",
        "entries of a herd's treatment log, four parts with semicolons",
        """
Treatment log of the dairy herd

By law we write down every treatment. The milker says it aloud, the log wants four parts in this order:

    ear tag; medicine; days; milk from

- ear tag: the last four digits, always four, as in 0417
- medicine: as the milker says it, lower case
- days: how many days the medicine is given, a number
- milk from: the date from which the milk may be sold again, as DD.MM. with both points

How to find the last part: the milker says on which day the treatment starts. Count the days of the treatment, the starting day being
the first, then add the waiting time. The milk of the day after that may be sold.

Say a cow is treated on 3, 4 and 5 May and the waiting time is 4 days. Then you wait on 6, 7, 8 and 9 May, and the milk is good from
10 May:

Said: "Tag 0417, starts on 3 May, penstrep for 3 days, waiting time 4 days."
Entry: 0417; penstrep; 3; 10.05.

All cases lie within one month.
""",
        'Said: "{said}"\nEntry:',
        "said|entry",
        """
Tag 0388, starts on 1 May, penstrep for 3 days, waiting time 4 days.|0388; penstrep; 3; 08.05.
Tag 1204, starts on 10 June, ubrolexin for 2 days, waiting time 5 days.|1204; ubrolexin; 2; 17.06.
Tag 0071, starts on 5 July, metacam for 1 day, waiting time 5 days.|0071; metacam; 1; 11.07.
Tag 2215, starts on 12 March, penstrep for 4 days, waiting time 4 days.|2215; penstrep; 4; 20.03.
Tag 0930, starts on 2 April, mastiplan for 3 days, waiting time 6 days.|0930; mastiplan; 3; 11.04.
Tag 1447, starts on 20 August, metacam for 2 days, waiting time 5 days.|1447; metacam; 2; 27.08.
Tag 0502, starts on 7 May, ubrolexin for 3 days, waiting time 5 days.|0502; ubrolexin; 3; 15.05.
""",
    ),
    manual(
        "delay-codes",
        "delay codes of flights, two digits",
        """
STATION MANUAL, CHAPTER 9: DELAY CODES

9.1 Each delayed departure gets ONE code. It says what delayed the flight first.

9.2 Codes in use at this station
    11 - passengers checked in late or are missing
    32 - loading and unloading of bags or cargo
    36 - fuelling
    41 - technical defect of the aircraft
    71 - weather at this airport
    81 - air traffic control
    93 - aircraft came in late from its last flight

9.3 Chains of causes. If a late fuel truck makes the flight lose its slot, the code is 36 and not 81. Look for the first link.

9.4 Weather elsewhere that lets the aircraft come in late is 93.

9.5 A defect that is found during boarding is 41, even though passengers have to get off again.

9.6 The answer is the two digits. Minutes of delay are not part of it.

9.7 Sample
    Report: Bags for Lisbon were brought to the wrong stand.
    Code: 32
""",
        "Report: {report}\nCode:",
        "report|code",
        """
Two passengers did not show up, their bags had to be found.|11
Fuel truck came 20 minutes late.|36
Thunderstorm over our field, no departures for half an hour.|71
Inbound from Rome landed 50 minutes behind schedule.|93
Warning light for the left engine during boarding.|41
Flow control over Brussels, new slot given.|81
Cargo pallets were brought out late.|32
Snow in Zurich, so our aircraft arrived late.|93
Fuel truck late, slot lost, waited for another one.|36
A wheel had to be changed.|41
""",
        apart=True,
    ),
    manual(
        "connection-ok",
        "whether a connection can be booked, by times on one day",
        """
Minimum connecting time - desk procedure
For: rebooking agents, automatic assistant

1. Take the arrival of the first flight and the departure of the second. All times are local and on the same day.
2. Work out the minutes in between.
3. Compare them with the minimum:
   - within Schengen to within Schengen: 40 minutes
   - one of the two flights outside Schengen: 60 minutes
   - change of terminal: 20 minutes on top
4. If there are at least as many minutes as the minimum, the connection is "valid". If there are fewer, it is "short".

Checked examples
Arrives 09:10, departs 09:55, both within Schengen, same terminal -> valid
Arrives 09:10, departs 10:05, one outside Schengen, same terminal -> short

In the first there are 45 minutes where 40 are needed; in the second there are 55, and 60 would be needed.
""",
        "Arrives {arrives}, departs {departs}, {area}, {terminal} ->",
        "arrives|departs|area|terminal|verdict",
        """
07:30|08:10|both within Schengen|same terminal|valid
11:05|12:00|one outside Schengen|same terminal|short
14:20|15:15|both within Schengen|other terminal|short
06:45|08:05|one outside Schengen|other terminal|valid
17:50|18:20|both within Schengen|same terminal|short
10:00|11:00|one outside Schengen|same terminal|valid
19:15|20:20|both within Schengen|other terminal|valid
13:40|14:55|one outside Schengen|other terminal|short
08:25|09:20|both within Schengen|same terminal|valid
""",
        labels="valid/short",
    ),
    manual(
        "same-product",
        "whether two offers of a marketplace are one product",
        """
Product matching: annotation guideline v3.2

We merge offers of different sellers on one page if they are THE SAME PRODUCT. A buyer who clicks on either must get the same thing
in the box.

Same
- wording, order of words and language of the title differ
- one title leaves out what the other says, and nothing contradicts
- seller's extras such as "free shipping" or "new"

Different
- another size, volume, count, colour or model number
- a single item against a pack
- new against refurbished
- an accessory against the thing that it belongs to

When in doubt, ask: would somebody send it back? Then they are different.

Answer: same or different (lower case, no mark).
""",
        "Offer 1: {first}\nOffer 2: {second}\nAnswer:",
        "first|second|verdict",
        """
Olive soap 100 g, pack of 6|Olive soap 100 g|different
Trekking pole Alto 2, black|Alto 2 black trekking pole, free shipping|same
Coffee grinder KG-40|Replacement blade for coffee grinder KG-40|different
Desk lamp Pico, white, LED|Pico LED lamp for the desk (white)|same
Phone Nova 5, refurbished|Phone Nova 5, new|different
Yoga mat 6 mm, blue|Blue yoga mat, 6 mm, new|same
Water bottle 0.5 l, steel|Water bottle 0.75 l, steel|different
Board game "Harbour", English|Harbour - board game - English edition|same
Printer ink T-22 cyan|Printer ink T-22 magenta|different
Rain jacket Skua, size L|Skua rain jacket L|same
""",
        labels="same/different",
        examples="""
Green tea, 50 bags|Tea, green, 50 bags, new|same
Green tea, 50 bags|Green tea, 100 bags|different
Bicycle lock Argo, 90 cm|Key for bicycle lock Argo|different
Wall clock Luna, oak|Luna wall clock made of oak, free shipping|same
""",
        fewshot=4,
    ),
    manual(
        "refund-sum",
        "refund of a returned order by a shop's terms",
        """
HELLO! You work out refunds for the web shop "Wool & Wire".

::: TERMS :::
* Full price back if the parcel is returned within 14 days of delivery.
* Half the price back from day 15 to day 30.
* Nothing back from day 31 on.
* Faulty goods: full price back, whatever the day.
* Opened yarn: 2.00 less per opened ball, faulty or not. The refund never goes below 0.00.
* Shipping is not refunded and is not part of the prices below.

::: HOW TO WRITE IT :::
Euros with two decimals and a point, without a sign: 18.50

::: TRY IT YOURSELF :::
Return: price 40.00, day 20, not faulty, opened balls: 1
Half of 40.00 is 20.00, less 2.00 for one ball.
Refund: 18.00

::: LAST WORD :::
Please answer with the refund only, also when it is 0.00. The line with the sum was for you.
""",
        "Return: price {price}, day {day}, {state}, opened balls: {balls}\nRefund:",
        "price|day|state|balls|refund",
        """
30.00|5|not faulty|0|30.00
64.00|22|not faulty|0|32.00
25.50|14|not faulty|2|21.50
48.00|40|not faulty|0|0.00
48.00|40|faulty|0|48.00
19.00|15|not faulty|1|7.50
72.00|30|not faulty|3|30.00
36.00|9|faulty|4|28.00
12.00|33|not faulty|1|0.00
""",
    ),
)
