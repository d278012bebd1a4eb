"""Right prompts in English that calculate, convert, count, sort and look up."""

from __future__ import annotations

from tests.lint.dense_31.making import case
from tests.lint.making import records, right, table

RIGHT = (
    case(
        "scaffold-hire",
        "a builder's hire sums with steps",
        "Q: {q}\nA: Let's work it out.",
        "q|s|a",
        """
A tower costs 18 pounds a day. What do 5 days cost?|One day is 18, so 5 days are 5 * 18 = 90.|90
We hire 3 ladders at 7 pounds each. What is the bill?|One ladder is 7, so 3 ladders are 3 * 7 = 21.|21
A mixer is 25 pounds a day, with 10 off in all. What do 4 days cost?|4 days are 4 * 25 = 100, less 10 is 90.|90
Fence panels are 12 pounds; we take 6 and pay 15 for delivery. Total?|6 panels are 6 * 12 = 72, and 72 + 15 = 87.|87
Two men share a bill of 64 pounds equally. How much does each pay?|64 / 2 = 32.|32
A skip is 140 pounds, the permit 35. What do both cost?|140 + 35 = 175.|175
We paid 200 pounds for a hire of 120. How much comes back?|200 - 120 = 80.|80
""",
        shown="{s} So the answer is {a}.",
        postprocess="bbh_post",
        max_tokens=96,
    ),
    case(
        "till-change",
        "the change at a village shop's till",
        "Bill {b}, given {g}. Change:",
        "b|g|a",
        """
£3.20|£5.00|£1.80
£7.75|£10.00|£2.25
£12.40|£20.00|£7.60
£0.85|£1.00|£0.15
£18.99|£20.00|£1.01
£4.50|£10.00|£5.50
£26.30|£30.00|£3.70
""",
        fewshot=4,
    ),
    case(
        "knit-rows",
        "a knitter's stitches: count after the row",
        "{q}\nStitches now =",
        "q|a",
        """
You have 40 stitches and increase 4.|44
You have 62 stitches and cast off 10.|52
You have 24 stitches, increase 6, then decrease 2.|28
You have 90 stitches and halve them.|45
You have 15 stitches and knit two together three times.|12
You have 33 stitches and cast on 7 more.|40
You have 50 stitches and decrease 5.|45
""",
        head="Knitting arithmetic. Write the number of stitches that are on the needle in the end.",
    ),
    case(
        "feet-metres",
        "a sailor's soundings in metres with one decimal",
        "{f} ft = ? m\n=",
        "f|a",
        """
10|3.0
20|6.1
33|10.1
50|15.2
66|20.1
75|22.9
100|30.5
120|36.6
""",
        head="Convert feet to metres (1 ft = 0.3048 m), rounded to one decimal.",
    ),
    case(
        "us-dates",
        "American dates to ISO dates in an archive",
        "{d} ->",
        "d|a",
        """
July 4, 1976|1976-07-04
March 15, 2003|2003-03-15
12/01/1999 (month first)|1999-12-01
Oct. 31, 1988|1988-10-31
2/29/2016 (month first)|2016-02-29
September 9, 1945|1945-09-09
Jan. 20, 2009|2009-01-20
""",
        head="Archive dates, American style, into ISO 8601 (YYYY-MM-DD).",
    ),
    case(
        "bus-board",
        "a bus timetable's next departure",
        "Board:\n{t}\nIt is {now}. Next bus to {to} leaves at",
        "t|now|to|a",
        """
10 Quay 08:05⏎14 Hospital 08:12⏎10 Quay 08:35|08:20|Quay|08:35
3 Mill 17:00⏎7 Zoo 17:09⏎3 Mill 17:20⏎7 Zoo 17:29|17:05|Zoo|17:09
22 Airport 05:10⏎22 Airport 05:40⏎22 Airport 06:10|05:25|Airport|05:40
1 Park 12:00⏎2 Pier 12:04⏎1 Park 12:15⏎2 Pier 12:34|12:10|Pier|12:34
9 College 09:50⏎9 College 10:05⏎4 Market 10:06|09:45|College|09:50
5 Lido 14:14⏎6 Castle 14:20⏎5 Lido 14:44⏎6 Castle 14:50|14:30|Castle|14:50
""",
        stop=("\n",),
    ),
    right(
        "finishing order of a fun run, sorted by time, in one line",
        "fun-run",
        """
        lines = "\\n".join(f"{name} {time}" for name, time in data["times"])
        text = f"{lines}\\nFastest first:"
        gold = ", ".join(name for name, _ in sorted(data["times"], key=lambda pair: pair[1]))
        """,
        records(
            "times",
            ([["Ade", "24:10"], ["Bo", "22:51"], ["Cy", "25:33"]],),
            ([["Flo", "31:02"], ["Gus", "29:58"], ["Hew", "30:40"]],),
            ([["Ida", "21:15"], ["Jan", "21:51"], ["Kaz", "20:59"], ["Len", "23:00"]],),
            ([["Mo", "27:27"], ["Ned", "26:06"], ["Oz", "28:11"]],),
            ([["Pam", "33:45"], ["Quin", "32:08"], ["Ros", "34:19"], ["Sid", "31:50"]],),
            ([["Tess", "19:44"], ["Una", "19:40"], ["Viv", "20:04"]],),
        ),
        description="Results of the fun run. List the names in the order in which the runners finished.",
        fewshot=2,
    ),
    right(
        "count of a bird in a watcher's list",
        "bird-count",
        """
        seen = ", ".join(data["seen"])
        text = f"Seen from the hide: {seen}.\\nHow many times was a {data['bird']} seen? Number:"
        gold = str(data["seen"].count(data["bird"]))
        """,
        table(
            "seen*|bird",
            """
heron/teal/heron/coot/heron|heron
coot/coot/gull/teal|coot
kite/gull/gull/gull/gull/kite|gull
teal/wren/robin|wren
robin/robin/coot/robin/wren/robin/robin|robin
gull/heron/kite|kite
wren/teal/coot/wren|teal
""",
        ),
    ),
    case(
        "tide-table",
        "high water looked up in a markdown table",
        "| Day | High water | Height |\n|---|---|---|\n{t}\n\n{q}\nAnswer:",
        "t|q|a",
        """
| Mon | 05:12 | 4.1 m |⏎| Tue | 06:03 | 4.4 m |^When is high water on Tuesday?^06:03
| Wed | 06:50 | 4.7 m |⏎| Thu | 07:34 | 4.9 m |^How high is it on Wednesday?^4.7 m
| Fri | 08:17 | 5.0 m |⏎| Sat | 08:59 | 4.9 m |^Which day has the higher water?^Fri
| Sun | 09:41 | 4.7 m |⏎| Mon | 10:25 | 4.3 m |^When is high water on Sunday?^09:41
| Tue | 11:14 | 3.9 m |⏎| Wed | 12:16 | 3.6 m |^How high is it on Wednesday?^3.6 m
| Thu | 01:02 | 3.5 m |⏎| Fri | 02:20 | 3.7 m |^When is high water on Thursday?^01:02
""",
        between="^",
        fewshot=0,
        head="Answer from the tide table: the time, the height with its unit, or the day as the table writes it.",
    ),
    case(
        "roman-clock",
        "Roman numerals on sundials",
        "{r} is",
        "r|a",
        """
MDCCLXXVI|1776
MCMXIV|1914
MDCLXVI|1666
MMXX|2020
MDCCXCIX|1799
MCDXCII|1492
MDCCCXLV|1845
""",
        fewshot=5,
    ),
    case(
        "drip-rate",
        "a nurse's drip rates, steps, then ####",
        "{q}\n",
        "q|s|a",
        """
500 ml over 5 hours. How many ml per hour?|500 ml / 5 h = 100 ml/h|100
1000 ml over 8 hours. How many ml per hour?|1000 ml / 8 h = 125 ml/h|125
250 ml at 50 ml per hour. How many hours?|250 ml / 50 ml/h = 5 h|5
60 ml per hour for 3 hours. How many ml in all?|60 ml/h * 3 h = 180 ml|180
720 ml over 12 hours. How many ml per hour?|720 ml / 12 h = 60 ml/h|60
75 ml per hour for 4 hours. How many ml in all?|75 ml/h * 4 h = 300 ml|300
""",
        lead="",
        shown="{s}\n#### {a}",
        head="Write the calculation in one line, then #### and the bare number.",
        postprocess="gsm8k_post",
        stop=("\n\n",),
    ),
    case(
        "weekday-after",
        "weekday so many days later",
        "Today is {d}. In {n} days it will be",
        "d|n|a",
        """
Monday|3|Thursday
Friday|4|Tuesday
Sunday|7|Sunday
Wednesday|10|Saturday
Tuesday|6|Monday
Saturday|2|Monday
Thursday|8|Friday
Monday|12|Saturday
""",
    ),
    case(
        "binary-8",
        "decimal to eight binary digits",
        "dec {d}\nbin",
        "d|a",
        """
5|00000101
12|00001100
31|00011111
64|01000000
100|01100100
129|10000001
200|11001000
255|11111111
""",
        head="Eight binary digits each, leading zeros kept.",
    ),
    case(
        "mole-mass",
        "molar masses in a chemistry lesson",
        "M({f}) in g/mol, with H 1, C 12, N 14, O 16, Na 23, Cl 35.5:",
        "f|a",
        """
H2O|18
CO2|44
NH3|17
NaCl|58.5
CH4|16
HCl|36.5
NaOH|40
C2H6O|46
""",
    ),
    case(
        "sign-between",
        "which of two numbers is larger, in a maths drill",
        "Write <, > or = between: {x} __ {y}\nSign:",
        "x|y|a",
        """
0.7|0.65|>
1/2|0.5|=
-3|-2|<
2^3|9|<
15 %|0.15|=
1/3|0.3|>
10^2|99|>
-0.1|0|<
""",
    ),
    case(
        "percent-left",
        "a water tank in per cent, no working",
        "Tank of {v} litres, {l} litres left. Full to",
        "v|l|a",
        """
200|50|25%
400|300|75%
80|8|10%
1000|450|45%
60|60|100%
500|30|6%
150|90|60%
""",
        head="Give the fill level in per cent, only the number and the sign, no working.",
    ),
)
