"""What a prompt says its texts are about, `questions about world history`, `reviews of phones`,
where no text has a word of that and many have words of something else. The rule
`few-shot/other-form` says so.

A text may be about anything, so only words that hardly belong to two of them are in the table.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache

from workbench.io.han import AnyPattern, compiled, simplified
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.instructions.heard import Said, said_everywhere
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 6
_MANY = 0.4
_LOOKED_AT = 60

SUBJECTS: Mapping[str, tuple[str, str]] = {
    "chemistry|化学": (
        "chemistry",
        "acids? molecul\\w+ atoms? atomic ions? catalyst chemical oxygen hydrogen carbon sodium"
        " helium reaction compound metals? alkal\\w+ oxid\\w+ pH solvent 酸 分子 原子 离子 催化"
        " 氧 氢 金属"
        " 化合物 溶液",
    ),
    "physics|物理学?": (
        "physics",
        "force velocity acceleration mass newtons? joules? voltage circuit momentum wavelength"
        " friction gravity kinetic magnetic lens 速度 加速度 电压 电流 摩擦 重力 动能 磁场 波长"
        " 牛顿",
    ),
    "biology|生物学?": (
        "biology",
        "cells? DNA genes? species enzym\\w+ photosynthesis protein organism bacteria mammal"
        " chromosome"
        " 细胞 基因 物种 酶 光合 蛋白质 细菌 哺乳",
    ),
    "(?:world |european |american |art )?history|历史|世界史": (
        "history",
        "war empire treaty king queen dynasty revolution emperor century battle independence"
        " president"
        " colon\\w+ 战争 帝国 条约 皇帝 王朝 革命 朝代 起义 年间",
    ),
    "geography|地理": (
        "geography",
        "river mountain capital continent ocean island desert country lake climate 河 山脉 首都"
        " 洲 洋 岛"
        " 沙漠 气候 省",
    ),
    "(?:elementary |high school )?math(?:s|ematics)?|数学": (
        "mathematics",
        "\\d+ equation triangle prime integer angle sum fraction 方程 三角形 质数 整数 面积",
    ),
    "law|法律": ("law", "court contract law legal plaintiff defendant liable statute judge tort"
                 " 法院 合同 原告 被告 法律 诉讼"),
    "(?:clinical )?medicine|anatomy|医学": (
        "medicine",
        "patient disease symptoms? treatment diagnosis drug blood doctor muscle nerve 患者 症状"
        " 治疗 诊断 药",
    ),
    "astronomy|天文学?": ("astronomy", "planet star moon sun orbit galaxy telescope comet 行星"
    " 恒星 月球 太阳 轨道"),
    "economics|经济学?": ("economics", "price market inflation demand supply bank tax gdp 价格"
    " 市场 通货 需求 供给"),
    "computer science|programming|计算机": (
        "computer science", "algorithm program code memory array stack software cpu 算法 程序"
        " 内存 数组 软件"),
    "philosophy|哲学": ("philosophy", "moral ethic\\w* argument plato kant aristotle virtue 道德"
    " 伦理 柏拉图 康德"),
}  # fmt: skip
"""What questions may be about: how that is called, its name, and words of such questions."""

GOODS: Mapping[str, tuple[str, str]] = {
    "hotels?|hostels?|酒店|宾馆|旅馆|民宿": (
        "hotel", "rooms? reception beds? check-?in breakfast pillow towels? lobby hotel suite"
        " housekeeping"
        " 房间 前台 早餐 床 入住 酒店 大堂 隔音"),
    "(?:mobile |smart)?phones?|手机": (
        "phone", "battery screen camera charger charging phone apps? sim 电池 屏幕 拍照 充电 手机"
        " 卡顿"),
    "restaurants?|food deliver(?:y|ies)|餐厅|餐馆|外卖": (
        "restaurant", "waiter dish\\w* soup menu tasty chef dessert meal food portion 汤 菜"
        " 服务员 好吃 味道"
        " 外卖 饭 骑手"),
    "films?|movies?|电影|影片": (
        "film", "film movie plot actor\\w* actress cast director scenes? script acting cinema"
        " 电影 演员 剧情"
        " 导演 影片 片子"),
    "books?|novels?|书籍?|小说": (
        "book", "book novel chapters? author pages? reader prose 书 小说 章 作者 页 读者"),
    "cars?|汽车": ("car", "engine driv\\w+ mileage brakes? steering seats? car gearbox 发动机"
    " 油耗 刹车 方向盘 车"),
    "laptops?|computers?|笔记本电脑|电脑": (
        "laptop", "keyboard laptop fan trackpad ram ssd 键盘 风扇 电脑 内存"),
    "flights?|airlines?|航班|航空公司": (
        "flight", "flight crew boarding luggage airport plane seat 航班 机场 行李 登机 空姐"),
    "clothes|clothing|衣服|服装": (
        "clothes", "size fabric sleeves? shirt dress fits? wash\\w* 尺码 面料 衣服 裙子 掉色"),
    "games?|游戏": ("game", "game levels? player multiplayer graphics 游戏 关卡 玩家 画面"),
}  # fmt: skip
"""What reviews may be of, likewise."""

_BETWEEN = r"(?:\s(?:about|on|in|from the (?:field|subject) of)\s(?:the\s)?|\s?[:：]\s?)"
_QUESTIONS = r"(?:questions?|problems?|exams?|quiz(?:zes)?|test)"


@cache
def _named(goods: bool) -> AnyPattern:
    names = "|".join(GOODS if goods else SUBJECTS)
    if goods:
        return compiled(
            rf"\b(?:reviews?|opinions?|comments?)\s(?:of|on|about)\s(?:an?\s|the\s"
            rf"|some\s)?(?P<of>{names})\b"
            rf"|\b(?P<noun>{names})\sreviews?\b|(?:对|关于)?(?P<han>{names})的?(?:评论|评价|点评)",
            re.IGNORECASE,
        )
    return compiled(
        rf"\b{_QUESTIONS}(?:\s\([^()]*\))?{_BETWEEN}(?P<of>{names})\b(?!\s(?:and|of|or)\b)"
        rf"|\b(?P<noun>{names})\s{_QUESTIONS}\b|(?:关于|有关)?(?P<han>{names})(?:学科|课程|方面"
        rf"|考试|的)*"
        r"(?:单项|单|多项)?(?:选择题|问题|题目|试题|考题|考试)",
        re.IGNORECASE,
    )


@cache
def _words(words: str) -> AnyPattern:
    west = "|".join(word for word in words.split() if word.isascii())
    east = "|".join(word for word in words.split() if not word.isascii())
    return compiled(rf"\b(?:{west})\b|{east}" if east else rf"\b(?:{west})\b", re.IGNORECASE)


def about_otherwise(subject: Subject) -> Iterator[Said]:
    """Yield what a prompt says its questions are about, or its reviews of, where no row has a word
    of that, and many have words of one other thing."""
    items = subject.some(_LOOKED_AT)
    texts = [simplified(text) for text in texts_of(subject)]
    if len(items) < _FEWEST_DOCS or not texts or subject.is_uniform:
        return
    for goods, table in ((False, SUBJECTS), (True, GOODS)):
        for match in said_everywhere(texts, _named(goods)):
            said = next(said for said in match.groups() if said)
            called = next(key for key in table if re.fullmatch(key, said, re.IGNORECASE))
            rows = [simplified("\n".join(map(str, leaves_of(item.doc.data)))) for item in items]
            if _count(rows, table[called][1]):
                continue
            others = {
                name: _count(rows, words) for key, (name, words) in table.items() if key != called
            }
            best = max(others, key=lambda name: others[name])
            if others[best] >= _MANY * len(rows):
                yield (
                    match[0],
                    say(
                        "the prompt speaks of {words!r}, and no text has a word of that; many speak"
                        " of another thing: {name}",
                        words=match[0],
                        name=best,
                    ),
                )
                return


def _count(rows: Collection[str], words: str) -> int:
    pattern = _words(words)
    return sum(pattern.search(row) is not None for row in rows)
