"""Names of people: of many cultures, single letters, and made up."""

from __future__ import annotations

import random

_CULTURES = {
    "english": "Harriet Barnaby Imogen Rupert Winifred Alistair Beatrix Clive Dorothy Edmund "
    "Gwendolyn Percy Tabitha Nigel Rosalind Wilfred",
    "american": "Brandon Kaylee Tyler Madison Hunter Destiny Austin Brooke Dakota Trevor Paige "
    "Wyatt Savannah Chase Jordan Autumn",
    "french": "Élodie Thibault Océane Gaspard Léonie Maxence Solène Baptiste Anaïs Florent "
    "Capucine Rémi Clémence Yannick Apolline Loïc",
    "spanish": "Íñigo Pilar Joaquín Rocío Álvaro Inmaculada Ramiro Begoña Nacho Lucía Esteban "
    "Maribel Gonzalo Itziar Paloma Núria",
    "german": "Jürgen Heike Wolfgang Annegret Björn Käthe Detlef Gisela Rüdiger Ulrike Holger "
    "Sabine Lothar Mareike Uwe Friederike",
    "italian": "Giovanna Ettore Fiorella Massimo Ginevra Luca Donatella Piero Chiara Sandro",
    "polish": "Zbigniew Agnieszka Wojciech Małgorzata Kasia Grzegorz Jadwiga Tomek Bożena Paweł",
    "russian": "Svetlana Dmitri Oksana Yuri Ludmila Boris Galina Arkady Zoya Fyodor",
    "chinese": "Xiaolong Meiling Guoqiang Yuxuan Zhihao Qiuyue Jianping Ruoxi Haoran Lanying",
    "japanese": "Haruto Sakura Kenji Aiko Takumi Yui Daisuke Hinata Natsuki Ryo",
    "korean": "Minjun Seoyeon Jihoon Haeun Donghyun Soojin Eunji Taeyang Yoona Kyung",
    "indian": "Priyanka Arjun Lakshmi Vikram Ananya Rohan Deepika Suresh Kavita Harish Padma",
    "arabic": "Khalid Zaynab Tariq Layla Mustafa Nadia Faisal Samira Idris Huda Jamal Rania",
    "turkish": "Emre Ayşe Çağlar Gülsüm Oğuz Elif Şebnem Kerem Defne Tuncay",
    "african": "Kwame Ngozi Thabo Amina Chidi Zanele Sipho Adaeze Jabari Makena Olumide Wanjiru",
    "hawaiian": "Keoni Leilani Makoa Noelani Kalani Moana Ikaika Nalani",
    "nordic": "Sigrún Torbjørn Astrid Håkon Ingeborg Leif Ragnhild Åke Solveig Eirik",
    "greek": "Despina Stavros Kalliope Nikos Eleni Yiorgos Thalia Spyros",
    "vietnamese": "Linh Tuan Huong Duc Trang Khanh Thuy Minh",
    "short": "Abe Bea Cy Dot Ed Flo Gus Hal Ike Joy Kit Lou Meg Ned Pam Rae Sid Ted Viv Wes",
}
CULTURES = {culture: names.split() for culture, names in _CULTURES.items()}
# No A and Q, which are labels, no I, a word, no O, a nought, no H and T, sides of a coin.
_LETTERS = "BCDEFGJKLMNPRSUVWXYZ"
_ONSETS = "b br c d dr f fl g gl h j k kr l m n p pl qu r s sh sk t th tr v w y z zh".split()
_VOWELS = "a a e e i i o o u u ai au ea ee io oa ou".split()
_CODAS = ("", "", "n", "l", "r", "s", "x", "m", "th", "k", "rn", "nd")


def _made_up(rng: random.Random) -> str:
    syllables = rng.choice((1, 2, 2, 2, 3))
    made = "".join(rng.choice(_ONSETS) + rng.choice(_VOWELS) for _ in range(syllables))
    return (made + rng.choice(_CODAS)).capitalize()


def people(rng: random.Random, number: int, longest: int = 12) -> list[str]:
    """Distinct names of one kind, of at most so many letters."""
    pools = [[name for name in pool if len(name) <= longest] for pool in CULTURES.values()]
    kind = rng.random()
    if kind < 0.12:
        return rng.sample(_LETTERS, number)
    if kind < 0.27:
        made: list[str] = []
        while len(made) < number:
            name = _made_up(rng)
            if name not in made and len(name) <= longest:
                made.append(name)
        return made
    if kind < 0.4:
        return rng.sample(sorted({name for pool in pools for name in pool}), number)
    return rng.sample(rng.choice([pool for pool in pools if len(pool) >= number]), number)
