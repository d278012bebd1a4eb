"""The words that problems are told in: everyday ones, made-up ones, and what is built of them."""

from __future__ import annotations

import random

from training.names import different, made_up
from training.wordings import WORDS

THINGS = tuple(
    "apples pears plums eggs cakes rolls buns cookies tomatoes lemons carrots onions potatoes nuts "
    "marbles balls beads buttons coins stamps cards stickers shells stones pebbles bricks blocks "
    "books pages pens pencils rulers notebooks folders letters papers maps photos tickets posters "
    "cups plates bowls spoons glasses bottles jars cans bags boxes crates baskets tins barrels "
    "chairs tables lamps candles clocks keys rings hats coats socks shirts shoes scarves gloves "
    "cars trains bikes boats planes wheels tyres screws nails bolts planks tiles ropes chains "
    "dogs cats birds ducks hens sheep goats cows pigs horses fish frogs bees ants snails rabbits "
    "trees flowers roses seeds leaves logs points goals steps miles metres minutes hours days "
    "people children students guests visitors passengers players workers toys dolls kites drums "
    "songs stories games puzzles messages calls parcels orders coupons tokens stars badges medals "
    "litres grams kilos sandwiches pizzas muffins donuts peaches cherries grapes oranges bananas "
    "melons berries peas beans olives mushrooms squirrels pigeons owls erasers crayons brushes "
    "cameras phones laptops cables batteries magnets shares dollars euros pounds".split()
)
ONE = tuple(
    "ball key cup hat book ring lamp coat drum map pen box doll kite clock stone shell card mask "
    "flute bell coin rope knife spoon plate scarf glove vase mirror whistle candle basket apple "
    "pear lemon cake letter photo ticket puzzle robot camera phone umbrella bottle pencil sword "
    "crown gem feather bone flag wallet shoe boot guitar violin trumpet frog rabbit parrot".split()
)
PLACES = tuple(
    "box bag jar basket drawer shelf room kitchen garden garage cellar shop store school library "
    "office station market park pond lake farm barn field village town city house tower hall tent "
    "bus train boat van truck cart crate tin case chest pocket desk table corner row column group "
    "team class floor street page chapter stop stand bin sack bucket tray pile heap stack".split()
)
ADJECTIVES = tuple(
    "red blue green yellow white black brown grey pink orange big small large little old new long "
    "short tall wide narrow heavy light left right upper lower first second third fourth fifth "
    "sixth last next other same round square wooden metal glass plastic cheap good fresh sweet "
    "sour cold warm hot dry wet clean dirty full open quiet busy early late happy tired".split()
)
DAYS = (
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "January",
    "March", "April", "June", "July", "August", "October", "May", "the morning", "the evening",
    "the afternoon", "day one", "day two", "the weekend", "week one",
)  # fmt: skip
GLUE = tuple(
    "the a of in on at to and with for from by is are was were has have had there it they we he "
    "she his her then also so now but or as that this these those about after before into over "
    "under again still just only very more most some any each every all both few many much one "
    "two while when where who how why which what if not no yes can will would could should may "
    "get got gets take takes took give gives gave put puts go goes went come comes came see sees "
    "saw find finds found buy buys bought sell sells sold make makes made need needs want wants "
    "count counts add adds added bring brings brought keep keeps kept leave leaves left "
    "carry carries hold holds held eat eats ate read reads write writes wrote run runs walk walks "
    "drive drives ride rides fly flies play plays win wins won lose loses lost work works help "
    "helps start starts end ends open opens close closes turn turns move moves stop stops wait "
    "waits look looks tell tells told ask asks asked say says said think thinks know knows "
    "pick picks picked collect collects collected contain contains receive receives pay pays paid "
    "cost costs spend spends arrive arrives board boards score scores together altogether total "
    "sum amount rest in-between later today yesterday tomorrow please okay thanks hello dear well "
    "first second third finally next last let us me my your our their its".split()
)
EVERY = tuple(dict.fromkeys((*GLUE, *THINGS, *ONE, *PLACES, *ADJECTIVES, *WORDS)))
MONEY = (
    "{} dollars", "${}", "{} euros", "{} EUR", "€{}", "{} pounds", "£{}", "{} coins", "{} yen",
    "{} cents", "{} rupees", "{} kr", "{} crowns", "{}", "{} USD", "{}.-", "¥{}", "{} francs",
)  # fmt: skip


UNITS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
).split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()


def number_word(number: int) -> str:
    """Write a number below 200 in words, such as `seventy-seven`."""
    if number >= 100:
        return f"one hundred {number_word(number - 100)}" if number > 100 else "one hundred"
    if number < 20:
        return UNITS[number]
    tens, units = TENS[number // 10 - 2], number % 10
    return f"{tens}-{UNITS[units]}" if units else tens


def word(rng: random.Random, odd: float = 0.1) -> str:
    """Draw an everyday word, or with probability `odd` a made-up one."""
    return made_up(rng) if rng.random() < odd else rng.choice(EVERY)


def phrase(rng: random.Random, least: int, most: int, odd: float = 0.1) -> str:
    """Draw some words that need not mean anything."""
    return " ".join(word(rng, odd) for _ in range(rng.randint(least, most)))


def things(rng: random.Random) -> str:
    """Draw the name of countable things, in the plural."""
    chance = rng.random()
    if chance < 0.08:
        return made_up(rng, 1, 2) + "s"
    if chance < 0.25:
        return f"{rng.choice(ADJECTIVES)} {rng.choice(THINGS)}"
    return rng.choice(THINGS)


def thing(rng: random.Random) -> str:
    """Draw the name of a thing, in the singular."""
    chance = rng.random()
    if chance < 0.1:
        return made_up(rng, 1, 2)
    if chance < 0.25:
        return f"{rng.choice(ADJECTIVES)} {rng.choice(ONE)}"
    return rng.choice(ONE)


def distinct(rng: random.Random, count: int, one: bool = True) -> list[str]:
    """Draw `count` different things."""
    return different(lambda: thing(rng) if one else things(rng), count)


def sentence(text: str, end: str = ".") -> str:
    """Return a text with a capital at its start and a mark at its end."""
    return text[:1].upper() + text[1:] + end
