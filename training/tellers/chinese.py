"""Sums and coins in Chinese: enough of them for two tasks of their own."""

from __future__ import annotations

import random
from collections.abc import Sequence

from training.problems import Layout, chain
from training.tellers.numbers import Change, StepWriter, plain_steps

CHINESE_SUMS = (
    "{p}有{n}个苹果", "{p}有{n}本书", "{p}买了{n}支笔", "{p}捡了{n}块石头", "{p}写了{n}页",
    "{p}带来{n}个球", "{p}得了{n}分", "{p}付了{n}元", "{p}：{n}", "第一天卖了{n}个",
    "盒子里有{n}颗糖", "车上来了{n}人", "{n}", "再加{n}", "{p}摘了{n}个桃子", "{p}走了{n}步",
    "{p}给了{n}个",
)  # fmt: skip
CHINESE_ENDS = (
    "。一共有多少个？", "。一共多少？", "。总共是多少？", "。合计：", "，加起来等于多少？",
    "。和是多少？", "＝", "=", "。他们一共有多少？", "。请算出总数。",
)  # fmt: skip
LAYOUTS = (
    Layout(end="。", joint=""), Layout(end="，", joint=""), Layout(end="", joint="，"),
    Layout(end="", joint="\n"), Layout(end="；", joint=""), Layout(),
)  # fmt: skip
STEPS = (
    "{a}{o}{b}={c}", "{a}{o}{b}={c}", "{a}{w}{b}等于{c}", "{a}{w}{b}是{c}", "{w}{b}得{c}",
    "{o}{b}={c}", "再{w}{b}，是{c}", "{a}＋{b}＝{c}", "{c}",
)  # fmt: skip
# The coin: what it is, how it is turned or left, and its two sides.
INTROS = (
    "一枚硬币正面朝上。",
    "硬币开始时正面朝上。",
    "桌上有一枚正面朝上的硬币。",
    "有一枚硬币，正面朝上。",
)
FLIPS = ("翻了硬币", "翻了硬币", "把硬币翻过来", "翻转了硬币", "翻了一下", "翻了")
KEEPS = ("没有翻硬币", "没有翻硬币", "没翻硬币", "没有动硬币", "没有翻", "没动")
QUESTIONS = (
    "硬币还是正面朝上吗？",
    "硬币仍然正面朝上吗？",
    "现在硬币是正面朝上吗？",
    "硬币还是正面吗？",
)
COIN_STEPS = (
    "{n}{v}：{s}",
    "{n}{v}：{s}",
    "{n}{v}，{s}",
    "{n}{v}，现在是{s}",
    "{n}：{s}",
    "{s}",
    "{n}→{s}",
)


def chinese_steps(rng: random.Random) -> StepWriter:
    """Draw how the steps of a document in Chinese are written."""
    if rng.random() < 0.4:
        return plain_steps
    pattern, layout = rng.choice(STEPS), rng.choice(LAYOUTS)

    def steps(changes: Sequence[Change], _: Sequence[str]) -> str:
        written = [
            pattern.format(a=a, o=sign, b=b, c=c, w="加" if sign == "+" else "减")
            for a, sign, b, c in changes
        ]
        return chain(written, layout)

    return steps
