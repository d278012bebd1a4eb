"""Whom problems are about: people of many countries, made-up ones, letters, variables."""

from __future__ import annotations

import random

_FIRST = """
Aisha Amina Bashir Björn Camille Chidi Dalia Danh Elif Ewa Farid Fiona Giulia Goran Hamid Hiro Ilse
Ivana João Jonas Keiko Kofi Lamine Linh Maren Miguel Nadia Nils Oksana Orla Pavel Petra Qasim Rahul
Rosa Sanne Stefan Tariq Thandi Umar Vera Viktor Wanjiru Xavi Yara Yuki Zainab Zofia
""".split()
_CHINESE = "王芳 刘洋 张伟 黄蕾 徐明 高洁 林峰 罗敏 郭静 马骏 宋佳 唐宁 梁栋 邓琪 谢飞 董欣"

_POOLS = {
    "first": _FIRST,
    "chinese": _CHINESE.split(),
    "colleagues": "小林 小周 小吴 小郑 小孙 小何".split(),
    "neighbours": "阿明 阿杰 阿芳 阿龙 阿珍 阿辉".split(),
    "made_up": "Zib Tolo Mep Karu Vex Nim Ploo Oti Gral Suv Wam Dree".split(),
    "letters": list("BDEGJKLMNRVW"),
    "nicknames": "jo bee max nat gus pia roo ty viv ollie hal dee".split(),
    "variables": list("xyzw"),
}


def people(rng: random.Random, number: int, sort: str = "first") -> list[str]:
    """Different names of a sort, which is a key of `_POOLS`."""
    return rng.sample(_POOLS[sort], number)
