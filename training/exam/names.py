"""Whom problems are about: common names of several cultures, single letters, short syllables."""

from __future__ import annotations

import random

_COMMON = """
Anna Ben Carla David Emma Felipe Grace Henry Isabel Jack Kate Liam Maria Noah Olivia Peter Rachel
Simon Tom Victor Alice Bob Charlie Sophie Lucas Marta Pablo Carlos Lucía José Diego Camila
Giulia Marco Chiara Pierre Chloé Camille Jürgen Anke Lars Astrid Olga Ivan Dmitri Katya Piotr Zofia
Fatima Omar Yusuf Aisha Layla Hassan Leila Reza Priya Arjun Ravi Ananya Deepa Sanjay Wei Mei Jun
Xiaoling Hiroshi Yuki Kenji Sakura Minjun Jiwoo Linh Minh Kwame Amara Chidi Zola Thabo Nia Kofi
""".split()
_CHINESE = """
小明 小刚 小芳 小军 小丽 小华 小雨 张伟 王芳 李雷 韩梅梅 刘洋 陈晨 杨帆 周杰
吴静 徐磊 孙悦 朱琳 高峰
""".split()
_LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"  # no Q, which begins lines of its own, as in "Q: "
_SYLLABLES = (
    "Ba Bo Da Dee Fa Fi Ga Gu Ha Ho Jo Ka Ki La Lo Lu Ma Mo Na Nu Pa Po Ra Ri Sa Ta Tu Vi Wo Zu"
)


def people(rng: random.Random, number: int, sort: str = "common") -> list[str]:
    """Different names of one sort: "common", "chinese", "letters" in their order, "syllables"."""
    if sort == "letters":
        start = rng.choice([0, 0, 0, len(_LETTERS) - number, _LETTERS.index("P")])
        return list(_LETTERS[start : start + number])
    pools = {"common": _COMMON, "chinese": _CHINESE, "syllables": _SYLLABLES.split()}
    return rng.sample(pools[sort], number)
