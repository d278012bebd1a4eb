"""Orders of a list and ways to write a number that a prompt may ask for, and answers lack: from Z
to A, the largest first, Roman numerals, signs between thousands."""

from __future__ import annotations

import re

from workbench.io.han import exactly
from workbench.lint.rules.instructions.figures import are_out_of_order
from workbench.lint.rules.instructions.formats import Form, form
from workbench.messages import say

_NUMBER = exactly(r"[-+−]?[$€£¥]?\d[\d.,]*")
_ROMAN = exactly(r"[-−]?(?:\d+|[IVXLCDM]+|[ivxlcdm]+)")
_PLACES = {"tenth": 1, "hundredth": 2, "thousandth": 3, "cent": 2, "penny": 2, "十": 1, "百": 2}
_NOT_OF_ROWS = r"(?<!are )(?<!is )(?<!given )(?<!listed )(?<!stand )(?<!written )(?<!已)(?<!已经)"


def _lacks_places(text: str, asked: re.Match[str]) -> bool:
    said = next(said for said in asked.groups() if said).casefold()
    wanted = rf"[.,]\d{{{_PLACES[said]}}}(?!\d)"
    return re.search(r"\d", text) is not None and re.search(wanted, text) is None


def _is_large(text: str) -> bool:
    """Say whether an answer is one number from a thousand on, and no year."""
    return re.fullmatch(r"[-+−]?[$€£¥]?\d[\d,. ']{3,}", text) is not None and (
        re.fullmatch(r"1[5-9]\d\d|20\d\d", text) is None
    )


ORDERS: tuple[Form, ...] = (
    form(
        r"\b(?:in|into|by)\s(?:reversed?|descending|backwards?)\salphabetical order\b"
        r"|\balphabetical(?:ly)?(?:\sorder)?,?\s(?:but\s)?(?:in\s)?(?:reversed?|descending"
        r"|backwards)\b|\breverse alphabetically\b|\bfrom Z (?:to|down to) A\b"
        r"|\(Z\s?(?:to|-|–)\s?A\)"
        r"|(?:按|依|照)字母(?:表)?(?:的)?(?:顺序)?(?:倒序|逆序|反序|降序|倒着)|字母(?:表)?(?:倒序|逆序|反序|降序)",
        lambda text, _: are_out_of_order(text, key="word", is_down=True),
        say("an order by letters"),
    ),
    form(
        r"\binto (?:an? )?alphabetical order\b(?!,?\s(?:\w+\s)?(?:reversed?|backwards|descending"
        r"|from Z)|\s\(Z)|\bfrom A to Z\b|\(A\s?(?:to|-|–)\s?Z\)"
        r"|(?:按|依|照)(?:英文)?字母(?:的)?(?:先后|升序|次序)",
        lambda text, _: are_out_of_order(text, key="word"),
        say("an order by letters"),
    ),
    form(
        rf"{_NOT_OF_ROWS}(?:\b(?:the )?(?:largest|biggest|highest|greatest|most) (?:\w+ )?first\b"
        r"|\bfrom high(?:est)? to low(?:est)?\b|\b(?:largest|biggest|greatest) to smallest\b"
        r"|由大到小|从高到低|由高到低|由多到少|从多到少)",
        lambda text, _: are_out_of_order(text, key="number", is_down=True),
        say("an order by size"),
    ),
    form(
        rf"{_NOT_OF_ROWS}(?:\b(?:the )?(?:smallest|lowest|least|fewest) (?:\w+ )?first\b"
        r"|\bfrom low(?:est)? to high(?:est)?\b|\bsmallest to (?:largest|biggest|greatest)\b"
        r"|由小到大|从低到高|由低到高|由少到多|从少到多|\b(?:in|into) numerical order\b)",
        lambda text, _: are_out_of_order(text, key="number"),
        say("an order by size"),
    ),
    form(
        r"\b(?:answer|give|write|reply|respond|state|express|use|using|put|output|return|print)\b"
        r"[^.\n]{0,30}?(?<!the)(?<!of)(?<!each)\sRoman (?:numerals|numbers|figures)\b"
        r"(?! (?:to|into|below|above|in the|as))"
        r"|(?:[用以]|写成|表示[为成]|转换?[为成])罗马数字(?!\S{0,3}的)",
        lambda text, _: re.search(r"\d", text) is not None,
        say("Roman numerals"),
        concerns=lambda text: _ROMAN.fullmatch(text) is not None,
    ),
    form(
        r"\b(?:with|use|using|including|include|add|put)\s(?:an?\s|the\s)?"
        r"(?:thousands?[ -]separators?"
        r"|commas? (?:as|for|in|between|after|every)(?: the| every)? thousands?"
        r"|commas? as (?:a |the )?thousands? separators?)\b"
        r"|(?:用|加|带|使用|包含|写上)上?(?:千分位|千位)(?:分隔符|逗号|符号|分隔)?|用逗号(?:分隔|隔开)千位",
        lambda text, _: re.fullmatch(r"[-+−]?[$€£¥]?\d{4,}(?:\.\d+)?", text) is not None,
        say("signs between thousands"),
        concerns=_is_large,
    ),
    form(
        r"\b(?:without|no)\s(?:any\s|a\s|the\s)?"
        r"(?:thousands?[ -]separators?|commas in (?:the |your )?(?:numbers?|answers?|figures?))\b"
        r"|\b(?:do not|don't|never)\s(?:use|write|put|add)\s(?:any\s|a\s)?"
        r"(?:thousands?[ -]separators?|commas in (?:the |your )?(?:numbers?|answers?))\b"
        r"|不要?(?:用|加|带|使用|写)(?:千分位|千位)(?:分隔符|逗号|符号|分隔)?",
        lambda text, _: re.search(r"\d,\d{3}(?!\d)", text) is not None,
        say("no signs between thousands"),
        concerns=_is_large,
    ),
    form(
        r"\bto (?:the )?nearest (tenth|hundredth|thousandth|cent|penny)\b"
        r"|(?:四舍五入|精确|保留|取)到([十百])分位",
        _lacks_places,
        say("a number of decimals"),
    ),
    form(
        rf"{_NOT_OF_ROWS}\b(?:in|using|with) (?:scientific|exponential) notation\b"
        r"|(?:[用以]|写成)科学[记計计]数法(?!\S{0,3}的)",
        lambda text, _: re.fullmatch(r"[-+−]?\d[\d.,]*", text) is not None,
        say("scientific notation"),
        concerns=lambda text: _NUMBER.match(text) is not None,
    ),
    form(
        r"\b(?:with|put|write|include|add)\s(?:an?|the|its)\s(?:leading\s)?(?:dollar|euro|pound"
        r"|currency|yen)\s(?:sign|symbol)\b"
        r"|\b(?:write|give|put|use)\s(?:the|its|each)\scurrency\s(?:as|by|with)\s(?:an?|its|the)"
        r"\s(?:sign|symbol)\b|(?:带上?|加上?|写上?|附上)(?:货币|美元|人民币)符号",
        lambda text, _: re.search(r"[$€£¥￥₽₹]", text) is None,
        say("a sign of money"),
        concerns=lambda text: re.search(r"\d", text) is not None,
    ),
)  # fmt: skip
"""What a prompt may ask of lists and of numbers, and what tells that an answer has it not."""
