"""Long right prompts in English that compute a price, a date or a time by the house's own rules."""

from __future__ import annotations

from tests.lint.dense_28.making import sheet

RIGHT = (
    sheet(
        "pool-till",
        "tickets of a swimming pool, computed from its price list",
        """
Till help - Lido Westbrook, summer 2025

Prices
| ticket | euros |
| --- | --- |
| adult | 6 |
| child (4 to 15) | 3 |
| under 4 | free |
| sun lounger | 5 |
| locker | 1 |

- Say what the group has to pay in all.
- Whole euros, number only. No sign, no word.
- There are no family tickets any more!! (The old sign at gate 2 still shows one, Jonas will take it down.)
- Lockers cost 1 each, for the day.

Worked example: 2 adults and 1 child with one locker. 2 x 6 = 12, 1 x 3 = 3, locker 1, together 16. You write just 16.

Group: 1 adult, 2 children
Total: 12
""",
        "Group: {group}\nTotal:",
        "group|a",
        """
2 adults, 2 children|18
1 adult, 1 child under 4, 1 sun lounger|11
3 adults, 3 lockers|21
4 children, 1 adult, 2 lockers|20
2 adults, 2 sun loungers, 1 locker|23
1 adult, 3 children|15
5 adults|30
2 children, 2 adults, 1 child under 4, 1 sun lounger|23
""",
    ),
    sheet(
        "frame-shop",
        "prices of a framing shop from a list, with an answer of one amount",
        """
OAK & EDGE FRAMING

We sell frames by size and add extras. The customer wants to hear one price.

Frames: small $40, medium $60, large $90
Extras: museum glass $25, mount $15, hanging wire $5

How to do it:
1) price of the frame
2) plus each extra ONCE
3) from $100 up take $10 off (before that: nothing off). This is Carla's rule and she means the sum with extras.

How to write it: a dollar sign and whole dollars, like $75. No cents.

Mistake that we saw: large frame, hanging wire -> $85 (10 off although 95 is under 100). Right: $95

Order: small frame, mount
Price: $55
Order: large frame, museum glass
Price: $105
""",
        "Order: {order}\nPrice:",
        "order|a",
        """
medium frame, hanging wire|$65
large frame, mount|$95
small frame, museum glass, hanging wire|$70
medium frame, museum glass, mount|$90
large frame, museum glass, mount|$120
small frame, mount, hanging wire|$60
medium frame|$60
large frame, museum glass, mount, hanging wire|$125
""",
    ),
    sheet(
        "tool-hire",
        "return dates of a tool hire, by weekday and opening hours",
        """
Tool hire: which day does it have to be back?

We are open Monday to Saturday. Closed on Sundays.

The customer takes the tool on a day and hires it for some days. The day of hiring counts as day 0, so a drill that is
taken on Monday for 2 days is due on Wednesday.

IF THE DUE DAY IS A SUNDAY, it is due on Monday. We do not charge for the Sunday.

Answer with the weekday alone, written in full: Monday, Tuesday, Wednesday, Thursday, Friday or Saturday.

Why this sheet exists: two colleagues counted the first day, two did not, and customers noticed. From now on
everyone counts like above (meeting of 6 January, thanks to Brenda for the minutes).

Taken: Friday, for 2 days
Due: Monday
Taken: Tuesday, for 3 days
Due: Friday
""",
        "Taken: {day}, for {n} days\nDue:",
        "day|n#|a",
        """
Monday|3|Thursday
Thursday|2|Saturday
Wednesday|4|Monday
Saturday|3|Tuesday
Tuesday|8|Wednesday
Monday|4|Friday
Thursday|3|Monday
Friday|5|Wednesday
""",
        apart=True,
    ),
    sheet(
        "kennel-bill",
        "bills of a dog kennel, with steps that are not to be shown",
        """
Waggery Dog Kennels - quotes by mail

Per night:
- small dog (up to 10 kg): 20
- medium dog (up to 25 kg): 26
- large dog (over 25 kg): 32

Once per stay:
- wash and brush: 15
- pick up from home: 12

Calculate in your head, please. Customers get one line and it holds the amount, e.g. "104 pounds".
The word is pounds, not GBP and not a sign, as Hettie's mail program turns signs into question marks.

NEW since Easter: no discount for long stays.
(There was one until Easter, 10 % from a week up. It is gone. Really.)

Stay: medium dog, 4 nights
Quote: 104 pounds
Stay: small dog, 2 nights, wash and brush
Quote: 55 pounds
""",
        "Stay: {stay}\nQuote:",
        "stay|a",
        """
small dog, 5 nights|100 pounds
large dog, 3 nights, wash and brush|111 pounds
medium dog, 2 nights, pick up from home|64 pounds
large dog, 10 nights|320 pounds
small dog, 3 nights, wash and brush, pick up from home|87 pounds
medium dog, 7 nights|182 pounds
large dog, 1 night|32 pounds
medium dog, 5 nights, wash and brush|145 pounds
small dog, 8 nights, pick up from home|172 pounds
""",
    ),
    sheet(
        "physio-end",
        "end of an appointment at a physiotherapist's, from start and kind",
        """
Room plan: when is the room free again?

Kinds of treatment and how long the ROOM is taken (with changing and airing):
 - massage: 30 minutes
 - exercises: 45 minutes
 - first visit: 60 minutes
 - taping: 15 minutes

Write the time on the 24-hour clock with a colon and two digits on each side: 09:05, 14:30.
Nothing else, please, as it goes straight into the plan.

Our reminders (pinned by Agnes):
 > don't round to full quarters
 > two treatments one after the other are added up
 > the lunch break is none of your business :-)

Treatment: massage and taping from 10:00
Free at: 10:45
""",
        "Treatment: {kind} from {start}\nFree at:",
        "kind|start|a",
        """
massage|09:10|09:40
first visit|08:30|09:30
exercises|13:20|14:05
taping|16:50|17:05
massage and exercises|11:00|12:15
first visit and taping|15:15|16:30
exercises|07:40|08:25
massage|12:45|13:15
taping and exercises|10:05|11:05
""",
    ),
    sheet(
        "print-shop",
        "copies at a print shop, priced in cents by a scale",
        """
CopyCorner - price per order (in cents)

black and white, per page
  1 to 50 pages: 8
  51 pages and more: 5 (for ALL pages of the order, not only those above 50)
colour, per page: 30, no scale
stapling: 50 per order
spiral binding: 250 per order

Give the price in cents as a plain number. 1240, not 12.40, not 1,240. The till adds the comma.

We had this: 60 pages black and white -> 450. Somebody had charged the first 50 at 8. It should be 300 (60 x 5).

If you are in doubt: do it step by step for yourself, but hand over only the number.
Questions to Lamar (ext. 14), not to the customer.

Order: 20 pages colour, stapling
Cents: 650
""",
        "Order: {order}\nCents:",
        "order|a",
        """
40 pages black and white|320
100 pages black and white, spiral binding|750
10 pages colour|300
25 pages black and white, stapling|250
80 pages black and white, stapling|450
15 pages colour, spiral binding|700
50 pages black and white|400
200 pages black and white|1000
""",
    ),
    sheet(
        "rowing-hours",
        "volunteer hours of a rowing club: fulfilled or not",
        """
Work hours at the rowing club, end of the year

Every member owes hours of work for the club:
  - adults: 12
  - juniors and students: 6
  - members over 70: 0

What counts: boat care, mowing, bar duty, regatta help. 1 hour is 1 hour. Only bar duty counts DOUBLE
(nobody likes it, the assembly voted so in 2023).

Question: has the member done enough? Answer yes or no, in lower case. If exactly the number is reached, that is a yes!

Please be just. Last year Viktor was sent a reminder though he had 4 hours of mowing and 4 hours of
bar duty, and 4 + 8 is 12.

Member: student, 5 hours of mowing
Enough: no
Member: adult, 7 hours of bar duty
Enough: yes
""",
        "Member: {member}\nEnough:",
        "member|a",
        """
adult, 6 hours of boat care, 3 hours of bar duty|yes
adult, 11 hours of regatta help|no
junior, 2 hours of mowing, 2 hours of bar duty|yes
over 70, no hours at all|yes
student, 2 hours of bar duty, 1 hour of boat care|no
adult, 5 hours of bar duty, 1 hour of mowing|no
junior, 6 hours of boat care|yes
adult, 8 hours of mowing, 1 hour of bar duty|no
""",
    ),
    sheet(
        "seed-swap",
        "bags of a seed swap, with points added up",
        """
Seed swap in the town library: points

People bring bags of seed and get points, which they may spend on other bags.

Points per bag
* beans and peas 1
* tomatoes, peppers, pumpkins 2
* old local sorts (with the green dot) 4

Rule: at most 10 points per person. Whoever brings more still gets 10.

Say the points as a number, and nothing but the number. Samples that our volunteer Ute has checked:

Brought: 3 bags of beans
Points: 3
Brought: 2 bags with the green dot, 3 bags of peppers
Points: 10

(2 x 4 + 3 x 2 would be 14, but there is the cap.)
""",
        "Brought: {bags}\nPoints:",
        "bags|a",
        """
2 bags of tomatoes|4
1 bag of peas, 1 bag with the green dot|5
4 bags of pumpkins|8
3 bags with the green dot|10
6 bags of beans|6
1 bag with the green dot, 1 bag of peppers, 1 bag of peas|7
5 bags of tomatoes, 1 bag of beans|10
1 bag of peppers|2
1 bag of tomatoes, 1 bag of beans|3
""",
    ),
)
