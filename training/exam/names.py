"""Whom problems are about: people of many countries, nicknames, placeholders, coloured cups."""

from __future__ import annotations

import random

_FIRST = """
Aino Anh Arjun Arun Asa Asif Ayla Bao Beau Bo Boris Cara Carl Chen Dev Diego Duc Eero Elsa Emeka
Esme Fatou Femi Fred Freja Gail Gita Glen Hans Hyun Ian Inês Ioana Ivan Jack Jamal Jing Joon José
Juan Kavya Ken Kiri Lars Lea Leyla Lin Luis Mads Mark Marta Mei Milo Moana Nick Nora Olu Omar Otis
Pat Paul Priya Radu Ravi Rita Ross Rui Sally Sana Sean Sione Sofia Søren Tim Tunde Ulla Vik Wade
Will Yusuf Zack
""".split()
_CHINESE = (
    "赵敏 钱进 孙丽 周涛 吴昊 冯雪 陈晨 蒋磊 沈洁 韩冰 杨帆 朱琳 秦朗 许诺 何静 施展 曹阳 严明"
)
_NICKS = "zed boo kit moe lex pip dot rex ace tink sunny gizmo"

_POOLS = {
    "first": _FIRST,
    "chinese": _CHINESE.split(),
    "classmates": "小明 小红 小刚 小丽 小军 小芳".split(),
    "stems": list("甲乙丙丁"),
    "nicknames": _NICKS.split(),
    "placeholders": "foo bar baz qux".split(),
    "colours": "red blue green yellow white black".split(),
}


def people(rng: random.Random, number: int, sort: str = "first") -> list[str]:
    """Different names of a sort, which is a key of `_POOLS`."""
    return rng.sample(_POOLS[sort], number)
