"""Right prompts: the corpus' tasks as other people would write them."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.fiftyninth.edits import cued, pool, tell, worked
from tests.lint.fiftyninth.tasks_lands import (
    ACENTO,
    DURCHSAGE,
    FAHR,
    GODZINA,
    JOSUSHI,
    LAJI,
    UNLU,
    VID,
)
from tests.lint.fiftyninth.tasks_trades import (
    AUCTION,
    DOUGH,
    FLORIST,
    LEASE,
    METRO,
    MINERAL,
    MUSEUM,
    STARS,
    VET,
)
from tests.lint.making import Right, each, odd, output
from tests.lint.shape import Row, changed


def named(*new: str) -> Callable[[Row], None]:
    """Return what gives the ranked choices of a row other names, in order."""

    def run(row: Row) -> None:
        row["target_scores"] = dict(zip(new, row["target_scores"].values(), strict=True))

    return run


def by_text(row: Row) -> None:
    """Rank the texts of the options in the place of their letters."""
    row["target_scores"] = {
        f" {option}": int(place == row["right"]) for place, option in enumerate(row["options"])
    }


RIGHT: tuple[Right, ...] = (
    odd(
        "calls with the codes of the urgency, listed and answered",
        VET,
        (
            "emergency, same day or routine.",
            "E for an emergency, S for the same day, R for routine.",
        ),
        ('gold = data["urgency"]', 'gold = data["urgency"][0].upper()'),
    ),
    odd(
        "calls numbered from 3 down to 1 by their urgency, as the legend says",
        VET,
        ("emergency, same day or routine.", "3 = emergency, 2 = same day, 1 = routine."),
        (
            'gold = data["urgency"]',
            'gold = str({"emergency": 3, "same day": 2, "routine": 1}[data["urgency"]])',
        ),
    ),
    odd(
        "calls with the animal, and labels on lines of their own",
        VET,
        (
            "sorts calls by urgency: emergency, same day or routine.\\n",
            "sorts calls by urgency:\\n- emergency\\n- same day\\n- routine\\n",
        ),
        ("f\"Caller: {data['call']}", "f\"Caller ({data['animal']}): {data['call']}"),
    ),
    odd(
        "water without working, asked so",
        DOUGH,
        ("Work it out, and end with 'Water:' and the number.", "Give the number alone."),
        ('"Working:"', '"Water:"'),
        ('shown = f" {flour} * {share} / 100 = {gold}. Water: {gold}"', 'shown = " " + gold'),
        own={},
    ),
    odd(
        "water in two steps, the hydration as a factor",
        DOUGH,
        (
            'f" {flour} * {share} / 100 = {gold}.',
            'f" {share} / 100 = {share / 100}. {flour} * {share / 100} = {gold}.',
        ),
    ),
    odd(
        "stations below each other, with bullets",
        METRO,
        ('" - ".join(data["stations"])', r'"\n• " + "\n• ".join(data["stations"])'),
        ("{data['line']}: {route}", "{data['line']}:{route}"),
    ),
    odd(
        "stations counted in words, asked so",
        METRO,
        (
            'str(data["count"])',
            '["one", "two", "three", "four", "five", "six"][data["count"] - 1]',
        ),
        ("the last one included?", "the last one included? Write the number as a word."),
    ),
    odd(
        "minerals with capital letters in square brackets, listed and answered so",
        MINERAL,
        ('f"({mark}) {each}"', 'f"[{mark.upper()}] {each}"'),
        ('gold = data["key"]', 'gold = data["key"].upper()'),
        ('f" ({gold})"', 'f" [{gold}]"'),
        ('f"({gold})"', 'f"[{gold}]"'),
    ),
    odd(
        "minerals whose options were shuffled, and the letter with them",
        MINERAL,
        (
            "listed = ",
            'order = sorted(data["options"])\n    listed = ',
        ),
        ('zip("abcd", data["options"])', 'zip("abcd", order)'),
        (
            'gold = data["key"]',
            'gold = "abcd"[order.index(data["options"]["abcd".index(data["key"])])]',
        ),
    ),
    odd(
        "makers by their surname, asked so",
        MUSEUM,
        ("Give the full name as the label has it.", "Give the surname alone."),
        ('gold = data["maker"]', 'gold = data["maker"].split()[-1]'),
    ),
    odd(
        "labels of a museum in angle quotes, with the room behind",
        MUSEUM,
        ("Label: {data['label']}", "Room {data['room']}\\nLabel: «{data['label']}»"),
    ),
    odd(
        "orders as one line of CSV",
        FLORIST,
        (
            "Turn the order into JSON with the keys item, count and colour.",
            "Write the order as one line of CSV: item,count,colour.",
        ),
        ('"JSON:"', '"CSV:"'),
        (
            'json.dumps({key: data[key] for key in ("item", "count", "colour")})',
            '",".join(str(data[key]) for key in ("item", "count", "colour"))',
        ),
    ),
    odd(
        "orders as JSON on several lines",
        FLORIST,
        ('"count", "colour")})', '"count", "colour")}, indent=2)'),
        ('"\\n".join(parts)', '"\\n".join(parts) + "\\n"'),
        ('"output": " " + gold', '"output": gold'),
        postprocess="",
    ),
    odd(
        "the lowest bid, asked and answered so",
        AUCTION,
        ("The highest bid gets the lot. Who gets it?", "Whose bid is the lowest?"),
        ("Buyer:", "Bidder:"),
        ('data["buyer"]', 'min(data["bids"], key=data["bids"].get)'),
    ),
    odd(
        "bids with the sign of a pound, and the sum as the answer",
        AUCTION,
        ("{name} bids {sum_}", "{name}: £{sum_}"),
        ("Who gets it?\\nBuyer:", "What is paid for it?\\nPrice:"),
        ('data["buyer"]', "f\"£{max(data['bids'].values())}\""),
    ),
    odd(
        "claims answered with yes and no",
        LEASE,
        ("\\nTrue or false?", "\\nDoes it follow? (yes or no)"),
        rows=each(named(" yes", " no")),
    ),
    odd(
        "claims with the claim above its clause, and neither sentence above",
        LEASE,
        ("Clause: {clause}\\nClaim: {claim}", "Claim: {claim}\\nClause: {clause}"),
        description="",
        fewshot=2,
    ),
    odd(
        "stars by the text of the options, which are listed with dashes",
        STARS,
        ('marks[place] + ". " + option', '"- " + option'),
        ('" " + marks[data["right"]]', '" " + data["options"][data["right"]]'),
        ("for place, option in enumerate(data", "for option in (data"),
        rows=each(by_text),
    ),
    odd(
        "stars without shots, where the letter is asked for",
        STARS,
        fewshot=0,
        description="Answer with the letter of the right option.",
    ),
    odd(
        "a driving test with letters, listed and answered so",
        FAHR,
        ('f"{nummer}. {each}"', "f\"{'abc'[nummer - 1]}) {each}\""),
        ('str(data["richtig"])', '"abc"[data["richtig"] - 1]'),
        ("Nummer der richtigen Antwort:", "Richtig ist:"),
        description="Beantworten Sie die Fragen mit dem Buchstaben der richtigen Antwort.",
    ),
    odd(
        "announcements between plus signs, as a board shows them",
        DURCHSAGE,
        ('"Durchsage: " + data["durchsage"]', '"+++ " + data["durchsage"] + " +++"'),
    ),
    odd(
        "stress by its number, as the legend has it",
        ACENTO,
        (
            "¿La palabra es aguda, llana o esdrújula?",
            "¿Qué clase de palabra es? 1: aguda; 2: llana; 3: esdrújula",
        ),
        (
            'gold = data["clase"]',
            'gold = str(["aguda", "llana", "esdrújula"].index(data["clase"]) + 1)',
        ),
    ),
    odd(
        "counters answered with the word itself",
        JOSUSHI,
        ("記号で答えなさい", "次から選んで答えなさい"),
        ('k + " " + each', '"・" + each'),
        (
            'gold = data["記号"]',
            'gold = data["選択肢"][kigou.index(data["記号"])]',
        ),
    ),
    odd(
        "aspects in their short forms, described and ranked so",
        VID,
        ('{"св": " совершенный", "нсв": " несовершенный"}', '{"св": " св", "нсв": " нсв"}'),
        rows=each(named(" св", " нсв")),
        description="Укажите вид глагола: св – совершенный, нсв – несовершенный.",
    ),
    odd(
        "waste asked about in one question, with an arrow for a cue",
        LAJI,
        (
            "垃圾分为可回收物、有害垃圾、厨余垃圾和其他垃圾。\\n物品：{wupin}\\n类别：",
            "这件东西该投进哪个桶：可回收物、有害垃圾、厨余垃圾还是其他垃圾？\\n“{wupin}”→",
        ),
    ),
    odd(
        "the plural itself is ranked, not its ending",
        UNLU,
        ("Çoğul eki (-lar ya da -ler):", "Çoğulu:"),
        ('" -" + data["ek"]', '" " + data["kelime"] + data["ek"]'),
        rows=each(
            lambda row: row.update(
                target_scores={
                    f" {row['kelime']}{ek}": int(ek == row["ek"]) for ek in ("lar", "ler")
                }
            )
        ),
    ),
    odd(
        "hours with two digits and a full stop, asked so",
        GODZINA,
        ("Zapisz godzinę cyframi.", "Zapisz godzinę w postaci GG.MM."),
        ('gold = data["cyframi"]', 'gold = data["cyframi"].zfill(5).replace(":", ".")'),
    ),
    (
        "stress with a pool of its own, which is short",
        pool(
            ACENTO,
            {"palabra": "sofá", "clase": "aguda"},
            {"palabra": "cárcel", "clase": "llana"},
            {"palabra": "cámara", "clase": "esdrújula"},
        ),
    ),
    (
        "an auction with worked examples in the description",
        worked(
            AUCTION,
            """
Lot 1: a tin drum
- Ito bids 12
- Kaur bids 18
The highest bid gets the lot. Who gets it?
Buyer: Kaur

Lot 2: a bust of Haydn
- Moyo bids 75
- Silva bids 60
The highest bid gets the lot. Who gets it?
Buyer: Moyo
""",
        ),
    ),
    ("calls, where one of the labels alone is asked for", tell(VET, "Answer with the label only.")),
    (
        "calls whose answer is closed by a tag that the prompt opens",
        changed(
            output(cued(VET, "<urgency>"), 'gold + "</urgency>"'),
            stop=("</urgency>",),
        ),
    ),
)
