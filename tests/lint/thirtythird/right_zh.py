"""Right prompts that look odd, in Chinese."""

from __future__ import annotations

from tests.lint.making import ask, qa
from tests.lint.shape import SmallTask

RIGHT: tuple[tuple[str, SmallTask], ...] = (
    ask(
        "古诗接下句",
        qa("""
    床前明月光， > 疑是地上霜。
    白日依山尽， > 黄河入海流。
    春眠不觉晓， > 处处闻啼鸟。
    锄禾日当午， > 汗滴禾下土。
    千山鸟飞绝， > 万径人踪灭。
    红豆生南国， > 春来发几枝。
    欲穷千里目， > 更上一层楼。
    空山不见人， > 但闻人语响。
    """),
        "f\"请接下一句。\\n上句：{data['q']}\\n下句：\"",
        output="gold",
    ),
    ask(
        "中文数字",
        qa("""
    25 > 二十五
    48 > 四十八
    13 > 十三
    90 > 九十
    67 > 六十七
    31 > 三十一
    74 > 七十四
    56 > 五十六
    """),
        "f\"把数字写成汉字。\\n数字：{data['q']}\\n汉字：\"",
        output="gold",
    ),
    ask(
        "量詞",
        qa("""
    狗 > 隻
    書 > 本
    車 > 輛
    馬 > 匹
    花 > 朵
    信 > 封
    傘 > 把
    魚 > 條
    """),
        "f\"請填量詞。\\n名詞：{data['q']}\\n量詞：\"",
        output="gold",
    ),
    ask(
        "繁體轉簡體",
        qa("""
    學習 > 学习
    電腦 > 电脑
    飛機 > 飞机
    醫生 > 医生
    圖書 > 图书
    歡樂 > 欢乐
    風景 > 风景
    漢語 > 汉语
    """),
        "f\"把繁體字轉成簡體字。\\n繁體：{data['q']}\\n簡體：\"",
        output="gold",
    ),
    ask(
        "英译中",
        qa("""
    apple > 苹果
    river > 河流
    teacher > 老师
    hospital > 医院
    umbrella > 雨伞
    library > 图书馆
    airport > 机场
    butterfly > 蝴蝶
    """),
        "f\"把英文单词译成中文。\\n英文：{data['q']}\\n中文：\"",
        output="gold",
    ),
    ask(
        "反義詞",
        qa("""
    高 > 低
    快 > 慢
    冷 > 熱
    新 > 舊
    輕 > 重
    早 > 晚
    黑 > 白
    深 > 淺
    """),
        "f\"寫出反義詞。\\n詞：{data['q']}\\n反義詞：\"",
        output="gold",
    ),
)
