"""Right prompts of their own that look odd, in Chinese, some of them in traditional characters."""

from __future__ import annotations

from tests.lint.making import ask
from tests.lint.twentysecond.making import qa

_SHENGXIAO = qa("""
    鼠之后 > 牛
    虎之后 > 兔
    龙之后 > 蛇
    马之后 > 羊
    猴之后 > 鸡
    狗之后 > 猪
    牛之后 > 虎
    兔之后 > 龙
""")
_FANYI = qa("""
    高兴 > 难过
    寒冷 > 炎热
    勤劳 > 懒惰
    骄傲 > 谦虚
    宽阔 > 狭窄
    光明 > 黑暗
    简单 > 复杂
    迅速 > 缓慢
    富有 > 贫穷
""")
_SUANSHU = qa("""
    三加五 > 八
    九减二 > 七
    四加二 > 六
    十减一 > 九
    二加三 > 五
    八减四 > 四
    六加四 > 十
    五减三 > 二
""")
_LIANGCI = qa("""
    一＿馬 > 匹
    一＿魚 > 條
    一＿書 > 本
    一＿車 > 輛
    一＿紙 > 張
    一＿筆 > 枝
    一＿燈 > 盞
    一＿花 > 朵
    一＿樹 > 棵
""")
_CHAODAI = qa("""
    李世民 > 唐
    朱元璋 > 明
    赵匡胤 > 宋
    刘邦 > 汉
    忽必烈 > 元
    康熙 > 清
    嬴政 > 秦
    杨坚 > 隋
""")
_PINYIN = qa("""
    北京 > Beijing
    上海 > Shanghai
    广州 > Guangzhou
    成都 > Chengdu
    南京 > Nanjing
    西安 > Xi'an
    天津 > Tianjin
    长沙 > Changsha
""")

RIGHT = (
    ask("生肖用省略号提问", _SHENGXIAO, "f\"十二生肖：{data['q']}是……\"", output="gold"),
    ask("生肖用书名号和箭头", _SHENGXIAO, "f\"《生肖歌》{data['q']}→\"", output="gold"),
    ask(
        "生肖的问答像电视节目",
        _SHENGXIAO,
        "f\"主持人：请听题！生肖里{data['q']}是什么？\\n选手：\"",
        output="gold",
    ),
    ask("反义词用双向符号", _FANYI, "f\"{data['q']}⇄\"", output="gold"),
    ask(
        "反义词的要求用否定句",
        _FANYI,
        "f\"不要写近义词，只写反义词。\\n词语：{data['q']}\\n反义词：\"",
        output="gold",
    ),
    ask(
        "反义词两个字的要求", _FANYI, "f\"用两个字回答。“{data['q']}”的反义词是：\"", output="gold"
    ),
    ask(
        "反义词像填空题，括号留空",
        _FANYI,
        "f\"{data['q']}——（　　）\\n括号里应填：\"",
        output="gold",
    ),
    ask("汉字写的算式", _SUANSHU, "f\"{data['q']}等于\"", output="gold"),
    ask(
        "算式要用汉字而不用数字回答",
        _SUANSHU,
        "f\"请用汉字（不用阿拉伯数字）写出得数。\\n{data['q']}＝\"",
        output="gold",
    ),
    ask(
        "算式有例子，例子的得数也是汉字",
        _SUANSHU,
        "f\"例：一加一等于二\\n题：{data['q']}等于\"",
        output="gold",
        fewshot=0,
    ),
    ask("老师和学生的对话", _SUANSHU, "f\"老师：“{data['q']}是多少？”\\n学生：\"", output="gold"),
    ask("量詞填空用全形底線", _LIANGCI, "f\"填入量詞：{data['q']}\\n量詞：\"", output="gold"),
    ask(
        "量詞的說明有英文名稱",
        _LIANGCI,
        "f\"量詞（measure word）練習\\n{data['q']}\\n答：\"",
        output="gold",
    ),
    ask(
        "量詞題有直角引號",
        _LIANGCI,
        "f\"「{data['q']}」的空格該填哪一個字？\\n答案：\"",
        output="gold",
    ),
    ask(
        "量詞題先說不能填什麼", _LIANGCI, "f\"不可以填「個」。{data['q']}\\n應填：\"", output="gold"
    ),
    ask("朝代写成表格的一行", _CHAODAI, "f\"姓名｜朝代\\n{data['q']}｜\"", output="gold"),
    ask(
        "朝代只要一个字",
        _CHAODAI,
        "f\"{data['q']}是哪个朝代的皇帝？只写一个字，不写“朝”。\\n朝代：\"",
        output="gold",
    ),
    ask(
        "朝代的标签列成一行",
        _CHAODAI,
        "f\"秦、汉、隋、唐、宋、元、明、清\\n{data['q']}属于其中的：\"",
        output="gold",
    ),
    ask(
        "拼音回答，城市名首字母大写",
        _PINYIN,
        "f\"请写出城市的英文拼写，首字母大写，不标声调。\\n{data['q']}：\"",
        output="gold",
    ),
    ask(
        "拼音题的提示是英文",
        _PINYIN,
        "f\"City: {data['q']}\\nIn Latin letters:\"",
        output='" " + gold',
    ),
    ask(
        "中英夹杂的口语",
        _PINYIN,
        "f\"Hi，帮我check一下，{data['q']}用英文怎么写？\\n写作：\"",
        output="gold",
    ),
)
