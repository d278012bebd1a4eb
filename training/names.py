"""Names of people: real ones from many places, letters, and made-up ones.

A model that has to find a name again must not depend on having met it, so half of the names in a
document are put together from syllables or letters and mean nothing.
"""

from __future__ import annotations

import random
from collections.abc import Callable

# By language or region, so that none of them is the rule.
REAL = tuple(
    (
        "Ava Ben Cleo Dan Eva Finn Gus Hana Ida Jon Kim Leo Mia Ned Ola Pia Quin Ron Sam Tess Uma "
        "Vic Wes Xena Yan Zoe Amir Bea Carl Dora Emil Faye "
        "James Mary John Linda Robert Susan David Karen Thomas Sarah Charles Nancy Daniel Lisa "
        "Paul Emma Mark Olivia George Grace Kevin Alice Brian Julia Edward Rachel Peter Helen "
        "Jose Maria Carlos Lucia Miguel Sofia Diego Elena Javier Carmen Pablo Isabel Luis Marta "
        "Pierre Claire Jean Louise Luc Amelie Henri Camille Marcel Sylvie Rémi Chloé Zoé André "
        "Hans Greta Jürgen Heidi Klaus Ingrid Otto Frieda Lars Astrid Bjørn Sigrid Søren Åsa Jörg "
        "Marco Giulia Luca Chiara Paolo Francesca Enzo Bianca João Beatriz Rui Inês Tiago "
        "Ivan Olga Dmitri Natasha Boris Svetlana Yuri Anya Milan Jana Tomasz Kasia Piotr Zofia "
        "Ahmed Fatima Omar Aisha Hassan Layla Yusuf Mariam Khalid Noor Tariq Zahra Ibrahim Salma "
        "Raj Priya Arjun Anjali Vikram Deepa Sanjay Kavita Rohan Meera Anil Sunita Ravi Lakshmi "
        "Wei Mei Jun Ling Hao Xiu Chen Fang Ming Yan Bo Lan Qiang Hui Li Na Zhang Wang Xia Ping "
        "Kenji Yuki Hiroshi Sakura Takashi Aiko Haruto Emi Satoshi Naomi Ren Hina Daiki "
        "Min-jun Ji-woo Seo-yeon Jae Hyun Soo-ah Nguyen Linh Minh Trang Duc Huong Tuan "
        "Kwame Ama Chidi Ngozi Juma Amina Thabo Zanele Sipho Naledi Tendai Farai Abeba Dawit "
        "Mehmet Ayşe Emre Elif Can Leyla Reza Shirin Farhad Nasrin David Miriam Avi Tamar Noam "
        "Kai Leilani Keanu Moana Tane Aroha Dakota Winona Inti Killa Nayra Mateo Ximena"
    ).split()
)
CHINESE = tuple(
    "小明 小红 小华 小李 小王 小张 小刚 小丽 小芳 小军 小林 小美 大伟 建国 国强 志强 丽娜 秀英 "
    "张伟 王芳 李娜 刘洋 陈静 杨磊 赵敏 黄勇 周杰 吴霞 徐丽 孙涛 马超 朱琳 胡斌 郭燕 何平 高飞 "
    "罗兰 郑凯 安娜 阿明 老王 老李 阿强 阿珍 玛丽 汤姆 杰克 露西".split()
)
ONSETS = tuple("b d f g h j k l m n p r s t v w z br ch dr fl gr kr pl sh sk st th tr qu y".split())
VOWELS = tuple("a a e e i i o o u u ai ee ia oo ay ou".split())
CODAS = (*("",) * 14, *"n n r l s m t k x th ck nd".split())
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def made_up(rng: random.Random, least: int = 1, most: int = 2) -> str:
    """Make up a word of a few syllables, in lower case."""
    syllables = range(rng.randint(least, most))
    return "".join(rng.choice(ONSETS) + rng.choice(VOWELS) + rng.choice(CODAS) for _ in syllables)


def draw_names(rng: random.Random, count: int) -> list[str]:
    """Draw `count` different names, all of one kind or mixed.

    Raises ValueError for more names than there are letters.
    """
    if count > len(CAPITALS):
        raise ValueError(f"expected at most {len(CAPITALS)} names, not {count}")
    kind = rng.choices(
        ("real", "made up", "mixed", "letters", "titles", "nicks"), weights=(10, 8, 6, 1.6, 1, 1.4)
    )[0]
    return different(lambda: _name(rng, kind), count)


def different(draw: Callable[[], str], count: int) -> list[str]:
    """Draw until there are `count` different texts, of which there must be as many."""
    found: list[str] = []
    while len(found) < count:
        new = draw()
        if new not in found:
            found.append(new)
    return found


def _name(rng: random.Random, kind: str) -> str:
    match kind:
        case "letters":
            return rng.choice(CAPITALS)
        case "titles":
            title = rng.choice(("Mr ", "Ms ", "Dr ", "Aunt ", "Uncle ", "Player ", "Mrs "))
            return title + _name(rng, rng.choice(("real", "made up")))
        case "mixed":
            return _name(rng, rng.choice(("real", "made up")))
        case "nicks":
            return rng.choice(REAL).lower() if rng.random() < 0.4 else made_up(rng)
        case "real":
            return rng.choice(REAL)
        case _:
            return made_up(rng).capitalize()
