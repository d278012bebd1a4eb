"""Chinese in its two scripts: which of them a text is in, by characters that only the one or only
the other has, and the same text in simplified characters.

What both write (`里`, `后`, `只`, `台`, `云`) tells nothing. The 2,419 pairs in `traditional.txt`,
each a traditional character and the simplified one, are those of the Unihan database
(kSimplifiedVariant) as OpenCC (Apache License 2.0) picks them, as far as Big5 has the one and
GB 2312 the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

_FILE = Path(__file__).with_name("traditional.txt")
_BOTH = frozenset(
    "万丑丰于云亘仆伙余佛佣修僵克党冢冬净凄准凌几凶出划刮制千升卜占卷厂厘只台叶吁吃合吊同后向吨呆周咨咸咽哄唇喂噪回困夸奸姜娘家尸局岩岳巨布帘席干"
    "并幸广庵弦彩征御志念恤愈戚才扎托扣折拐挂挨挽捆搜斗旋旗昆晒暗曲朱朴杆杠杯杰松板柜栖栗核梁棱欲污沈没沾泄泛注洒涂涌淀温游溯漓灾炖烟熏玩璇瓮症痴"
    "皂私秋秘筑粮糊糖系累肴胄胜胡脚腊腌膻致舍芸苔苹蒙蓑蔑虫虱蚝蜡蝎表谷跖踊辟逾郁酸采里雇雕霉面"
)
"""Simplified ones that traditional texts have, too, or in one of their senses."""

_NO_TRADITIONAL = frozenset("乾吒夥後徵捱摺於甯菸薹醣麴")
"""Traditional ones that simplified texts have, too, in names or in one of their senses."""


@cache
def pairs() -> Mapping[str, str]:
    """Return the simplified character of each traditional one."""
    signs = "".join(_FILE.read_text(encoding="utf-8").split())
    return dict(zip(signs[::2], signs[1::2], strict=True))


@cache
def _of_one() -> Mapping[str, str]:
    """Return which script has a character, of those that one script alone has."""
    told = {one: "simplified" for one in pairs().values() if one not in _BOTH}
    return told | {one: "traditional" for one in pairs() if one not in _NO_TRADITIONAL}


@cache
def _table() -> Mapping[int, str]:
    return str.maketrans(dict(pairs()))


@lru_cache(maxsize=4096)
def scripts_of(text: str) -> frozenset[str]:
    """Return which scripts a text has characters of alone: `simplified`, `traditional`."""
    if text.isascii():
        return frozenset()
    told = _of_one()
    return frozenset(told[sign] for sign in told.keys() & set(text))


def wholly_simplified(text: str) -> str:
    """Return a text of the same length in simplified characters, as far as these are known."""
    return text if text.isascii() else text.translate(_table())
