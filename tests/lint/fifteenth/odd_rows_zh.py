"""Rows of right prompts in Chinese that look odd."""

from __future__ import annotations

from tests.lint.fifteenth.making import table
from tests.lint.fifteenth.tasks_zh import (
    COMMENTS,
    COMMON,
    FOLLOWS,
    IDIOMS,
    INTO_ZH,
    READING,
    STEPS,
    TOPICS,
    TRUE_FALSE,
)

COM, CMT, STP, FOL, REA = COMMON.rows, COMMENTS.rows, STEPS.rows, FOLLOWS.rows, READING.rows
IDI, ENG, TF, TOP = IDIOMS.rows, INTO_ZH.rows, TRUE_FALSE.rows, TOPICS.rows
PPL = {"method": "ppl", "postprocess": "", "metric": "log_prob"}
RIGHT_ONE = 'next(o for o, s in data["target_scores"].items() if s)'
POEMS = table(
    "first|second",
    """
    床前明月光|疑是地上霜
    白日依山盡|黃河入海流
    春眠不覺曉|處處聞啼鳥
    紅豆生南國|春來發幾枝
    千山鳥飛絕|萬徑人蹤滅
    松下問童子|言師採藥去
    鋤禾日當午|汗滴禾下土
    空山不見人|但聞人語響
    慈母手中線|遊子身上衣
    離離原上草|一歲一枯榮
    """,
)
PINYIN = table(
    "word|pinyin",
    """
    北京|Běijīng
    老师|lǎoshī
    苹果|píngguǒ
    天气|tiānqì
    火车|huǒchē
    朋友|péngyou
    医院|yīyuàn
    月亮|yuèliang
    学校|xuéxiào
    牛奶|niúnǎi
    """,
)
