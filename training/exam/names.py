"""Whom problems are about: people of many countries, pets, single letters, variables."""

from __future__ import annotations

import random

_FIRST = """
Abel Ali Amir Anneke Bea Beth Björn Bruno Cem Cleo Cosmo Cécile Dag Dina Doris Edgar Eli Ewa Ezra
Farid Fay Finn Gia Gus Gwen Hal Hamid Hana Hugo Ida Igor Ines Inga Iris Jasper Juno Kai Kim Kofi
Lena Lior Lou Malik Mateo Mi-Sun Mina Mira Nadia Nell Ngozi Nils Noor Nur Omid Oona Orla Otto Paolo
Petra Pia Rahul Raj Ron Rosa Sven Tamar Tara Tess Tuan Ugo Uma Una Val Vera Vito Walter Wes Xia Yan
Yara Yuri Zoe Zuri
""".split()
_CHINESE = "小云 小星 小春 小杰 小兰 小强 小东 小天 小林 小吴 小七 小武 李杨 李光 李云 王二 张三"
_PETS = "Nacho Rocket Bandit Yeti Tofu Ziggy Mochi Noodle Domino Pixel"
_LETTERS = "BCDEFGHJKLMNPRSTUVWYZ"
_VARIABLES = "abcd pqrs wxyz"

_POOLS = {
    "first": _FIRST,
    "chinese": _CHINESE.split(),
    "pets": _PETS.split(),
    "letters": list(_LETTERS),
}


def people(rng: random.Random, number: int, sort: str = "first") -> list[str]:
    """Different names of a sort: "first", "chinese", "pets", "letters", or "variables"."""
    if sort == "variables":
        return list(rng.choice(_VARIABLES.split())[:number])
    return rng.sample(_POOLS[sort], number)
