"""Right prompts in Chinese."""

from __future__ import annotations

from tests.lint.making import ask, odd, qa
from tests.lint.thirtyeighth import tasks_zh
from tests.lint.thirtyeighth.tasks_zh import TNEWS, TWEA, ZINT, ZQUIZ, ZTALK

CAPITALS = qa("""
四川 > 成都
浙江 > 杭州
云南 > 昆明
湖北 > 武汉
陕西 > 西安
江苏 > 南京
广东 > 广州
福建 > 福州
""")
OPPOSITES = qa("""
高 > 低
快 > 慢
冷 > 热
长 > 短
黑 > 白
前 > 后
轻 > 重
新 > 旧
""")
IDIOMS = qa("""
画蛇添□ > 足
守株待□ > 兔
亡羊补□ > 牢
井底之□ > 蛙
对牛弹□ > 琴
狐假虎□ > 威
掩耳盗□ > 铃
刻舟求□ > 剑
""")
FESTIVALS = qa("""
元旦 > 1月1日
勞動節 > 5月1日
愚人節 > 4月1日
聖誕節 > 12月25日
情人節 > 2月14日
萬聖夜 > 10月31日
婦女節 > 3月8日
地球日 > 4月22日
""")
LENGTHS = qa("""
3米 > 300
5米 > 500
12米 > 1200
0.8米 > 80
2.5米 > 250
7米 > 700
1.2米 > 120
10米 > 1000
""")
WORDS = qa("""
苹果 > apple
老师 > teacher
窗户 > window
天气 > weather
医院 > hospital
河流 > river
桥 > bridge
面包 > bread
""")

RIGHT = (
    *((f"任务 {task.name}", task) for task in tasks_zh.TASKS),
    odd("留言放在引号里", ZINT, ("留言：{data['message']}", "留言：“{data['message']}”")),
    odd("不带样例", ZINT, fewshot=0),
    odd("選項字母後用頓號", ZQUIZ, ("{letter}．{text}", "{letter}、{text}")),
    odd("說明裡有例子", TWEA, ("只寫數字。", "只寫數字，例如：22。")),
    odd("四個樣例", TNEWS, fewshot=4),
    odd("對話前後有橫線", ZTALK, (r"\n\n{talk}\n\n", r"\n---\n{talk}\n---\n")),
    ask("省会", CAPITALS, '''f"{data['q']}省的省会是"''', output="gold"),
    ask("反义词", OPPOSITES, r'''f"词语：{data['q']}\n反义词："''', output="gold"),
    ask("成语填空", IDIOMS, r'''f"成语：{data['q']}\n方框里的字："''', output="gold"),
    ask("節日日期", FESTIVALS, r'''f"節日：{data['q']}\n日期："''', output="gold"),
    ask(
        "单位换算",
        LENGTHS,
        r'''f"把长度换算成厘米，只写数字。\n长度：{data['q']}\n厘米数："''',
        output="gold",
    ),
    ask("翻译成英文", WORDS, r'''f"中文：{data['q']}\n英文："''', output="gold"),
)
