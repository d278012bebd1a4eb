"""Right prompts in Chinese that look odd: tasks of their own."""

from __future__ import annotations

from tests.lint.making import ask, qa

SHENGHUI = qa("""
四川 > 成都
浙江 > 杭州
湖北 > 武汉
广东 > 广州
陕西 > 西安
江苏 > 南京
云南 > 昆明
福建 > 福州
""")
JISUAN = qa("""
8+7 > 15
20-6 > 14
9*3 > 27
36/4 > 9
50-18 > 32
6*7 > 42
13+28 > 41
81/9 > 9
""")
FANYI = qa("""
dog > 狗
water > 水
mountain > 山
book > 书
tea > 茶
moon > 月亮
school > 学校
friend > 朋友
""")
FANYICI = qa("""
大 > 小
高 > 低
快 > 慢
新 > 旧
冷 > 热
远 > 近
轻 > 重
早 > 晚
""")
CHAODAI = qa("""
李白 > 唐代
苏轼 > 宋代
杜甫 > 唐代
李清照 > 宋代
曹雪芹 > 清代
白居易 > 唐代
陆游 > 宋代
纳兰性德 > 清代
""")
FANTI = qa("""
龍 > 龙
馬 > 马
門 > 门
雲 > 云
書 > 书
車 > 车
鳥 > 鸟
東 > 东
""")
LIANGCI = qa("""
一＿書 > 本
一＿魚 > 條
一＿車 > 輛
一＿樹 > 棵
一＿紙 > 張
一＿筆 > 枝
一＿馬 > 匹
一＿傘 > 把
""")
DUICUO = qa("""
鯨魚是哺乳動物。 > 對
太陽從西邊升起。 > 錯
一週有七天。 > 對
冰會沉到水底。 > 錯
臺北在臺灣北部。 > 對
蜘蛛有六隻腳。 > 錯
金子是金屬。 > 對
企鵝會飛。 > 錯
""")
FULL = {"output": "gold"}

RIGHT = (
    ask("句子由答案补完", SHENGHUI, 'data["q"] + "省的省会是"', **FULL),
    ask("省会用括号提问", SHENGHUI, '"【省份】" + data["q"] + "\\n【省会】"', **FULL),
    ask("省会用箭头", SHENGHUI, 'data["q"] + "→"', **FULL),
    ask("算式以等号结尾", JISUAN, 'data["q"] + "="', **FULL),
    ask("算式用半角冒号", JISUAN, '"Q: " + data["q"] + "\\nA:"'),
    ask("口算题", JISUAN, '"口算：" + data["q"] + "\\n得数："', **FULL),
    ask("英译中", FANYI, '"把英文单词翻译成中文。\\n英文：" + data["q"] + "\\n中文："', **FULL),
    ask("词典条目", FANYI, '"【" + data["q"] + "】释义："', **FULL),
    ask("单词问句", FANYI, '"“" + data["q"] + "”用中文怎么说？\\n答："', **FULL),
    ask("反义词", FANYICI, '"“" + data["q"] + "”的反义词是"', **FULL),
    ask("反义词用双向箭头", FANYICI, 'data["q"] + "↔"', **FULL),
    ask(
        "诗人的朝代",
        CHAODAI,
        '"诗人或作家：" + data["q"] + "\\n朝代（唐代、宋代、清代）："',
        **FULL,
    ),
    ask("朝代用对话", CHAODAI, '"老师：" + data["q"] + "是哪个朝代的人？\\n学生："', **FULL),
    ask("繁簡轉換", FANTI, '"繁体：" + data["q"] + "\\n简体："', **FULL),
    ask("简体字一问", FANTI, '"「" + data["q"] + "」的简体字写作"', **FULL),
    ask("填量詞", LIANGCI, '"請填入量詞：" + data["q"] + "\\n量詞："', **FULL),
    ask("量詞用問答", LIANGCI, '"問：「" + data["q"] + "」的空格要填什麼量詞？\\n答："', **FULL),
    ask("對或錯", DUICUO, '"敘述：" + data["q"] + "\\n對還是錯？"', **FULL),
    ask("對錯用括號", DUICUO, '"（是非題）" + data["q"] + "\\n對／錯："', **FULL),
    ask(
        "判斷句子真假",
        DUICUO,
        '"請判斷下面的敘述，只回答「對」或「錯」。\\n" + data["q"] + "\\n判斷："',
        **FULL,
    ),
)
