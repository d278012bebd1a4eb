"""Right prompts in Chinese that look odd."""

from __future__ import annotations

from tests.lint.seventeenth.making import ask, pairs, table

G = "gold"

CITIES = pairs(
    "四川 > 成都;; 浙江 > 杭州;; 广东 > 广州;; 陕西 > 西安;; 湖北 > 武汉;; 云南 > 昆明;; "
    "江苏 > 南京;; 福建 > 福州;; 湖南 > 长沙"
)
MCQ = table(
    "q|options*|n#",
    """
    下列哪一种是水果？|白菜/苹果/土豆/萝卜|1
    哪一个节日在农历正月初一？|春节/清明/端午/重阳|0
    哪种动物会飞？|狗/牛/老鹰/蛇|2
    一星期有几天？|五天/六天/八天/七天|3
    太阳从哪边升起？|西边/东边/南边/北边|1
    哪一种是乐器？|二胡/砚台/毛笔/棋盘|0
    李白是哪个朝代的诗人？|宋代/明代/唐代/清代|2
    哪座山在安徽？|泰山/华山/嵩山/黄山|3
    哪种颜色的灯表示停车？|绿/红/蓝/白|1
    三加四等于几？|八/六/七/九|2
""",
)
CLAIMS = table(
    "q|true?",
    """
    地球绕着太阳转。|true
    一年有十三个月。|false
    大熊猫吃竹子。|true
    冰比水重。|false
    长城在中国的南方海岸。|false
    蜜蜂采花蜜。|true
    人有三只眼睛。|false
    铁能被磁铁吸引。|true
    夏天比冬天热。|true
    鱼用肺呼吸。|false
""",
)
LIST = 'f"{data[\'q\']}\\n" + "".join(f"{a}{o}\\n" for a, o in zip(MARKS, data["options"]))'

RIGHT = (
    ask(
        "问题里留着全角括号作空格",
        CITIES,
        r'''f"{data['q']}省的省会是（　　）。\n括号里应填："''',
        output=G,
    ),
    ask(
        "括号是填空的地方，答案写在后面",
        CITIES,
        r'''"填空：" + data["q"] + "省的省会是____。答："''',
        output=G,
    ),
    ask(
        "甲乙丙丁作选项",
        MCQ,
        LIST + ' + "选（填甲、乙、丙或丁）："',
        '"甲乙丙丁"[data["n"]]',
        G,
        'MARKS = ["甲、", "乙、", "丙、", "丁、"]',
    ),
    ask(
        "带圈的数字作选项",
        MCQ,
        LIST + ' + "答案是第几个？写带圈的数字。\\n"',
        '"①②③④"[data["n"]]',
        G,
        'MARKS = "①②③④"',
    ),
    ask(
        "选项在一行里，用顿号隔开，回答选项本身",
        MCQ,
        r'''f"{data['q']}（{'、'.join(data['options'])}）\n从括号里选一个词："''',
        'data["options"][data["n"]]',
        G,
    ),
    ask(
        "选项字母带全角句点",
        MCQ,
        LIST + ' + "答案："',
        '"ABCD"[data["n"]]',
        G,
        'MARKS = ["A．", "B．", "C．", "D．"]',
    ),
    ask(
        "选项在题目前面",
        MCQ,
        r'''"可选：" + "；".join(f"{a}={o}" for a, o in zip("ABCD", data["options"])) + "\n题目：" + data["q"] + "\n字母："''',
        '"ABCD"[data["n"]]',
        G,
    ),
    ask(
        "打勾打叉",
        CLAIMS,
        r'''data["q"] + "（对的打√，错的打×）\n"''',
        '"√" if data["true"] else "×"',
        G,
    ),
    ask(
        "用英文的真假回答中文的句子",
        CLAIMS,
        r'''"判断真假，用英文小写 true 或 false 回答。\n" + data["q"] + "\n"''',
        'str(data["true"]).lower()',
        G,
    ),
    ask(
        "提示词全是英文，内容是中文，冒号都是半角",
        CLAIMS,
        r'''"Statement: " + data["q"] + "\nIs it right? (yes/no)\nAnswer:"''',
        '"yes" if data["true"] else "no"',
    ),
    ask(
        "一表示对，零表示错，有说明",
        CLAIMS,
        r'''"说明：1 表示正确，0 表示错误。\n句子：" + data["q"] + "\n只写一个数字："''',
        'str(int(data["true"]))',
        G,
    ),
    ask(
        "否定的问法",
        CLAIMS,
        r'''"下面这句话有没有错误？回答“有”或“没有”。\n" + data["q"] + "\n回答："''',
        '"没有" if data["true"] else "有"',
        G,
    ),
    ask(
        "提示詞是繁體，內容是簡體",
        CITIES,
        r'''"下面的省名用簡體字寫成，請同樣用簡體字回答省會。\n省：" + data["q"] + "\n省會："''',
        output=G,
    ),
    ask(
        "不要写理由，想好了再写一个字母",
        MCQ,
        LIST + ' + "请先在心里想好，不必写出过程，只写一个字母。\\n"',
        '"ABCD"[data["n"]]',
        G,
        'MARKS = ["A ", "B ", "C ", "D "]',
    ),
    ask(
        "先写字母再写内容",
        MCQ,
        LIST + ' + "先写字母，再写选项的内容，中间用点隔开：\\n"',
        '"ABCD"[data["n"]] + "·" + data["options"][data["n"]]',
        G,
        'MARKS = ["A·", "B·", "C·", "D·"]',
    ),
    ask(
        "选项从零开始编号，提示里说了",
        MCQ,
        r'''data["q"] + "\n" + "\n".join(f"({n}) {o}" for n, o in enumerate(data["options"])) + "\n（编号从0开始）正确的编号是："''',
        'str(data["n"])',
        G,
    ),
    ask(
        "学生和老师的对话，老师的话没有说完",
        CITIES,
        r'''f"学生：老师，{data['q']}的省会是哪里？\n老师：是"''',
        'data["answer"] + "。"',
        G,
    ),
    ask(
        "表格里最后一格空着",
        CITIES,
        r'''f"|省|省会|\n|---|---|\n|{data['q']}|"''',
        'data["answer"] + "|"',
        G,
    ),
    ask(
        "引号在输入里打开，在答案里关上",
        CITIES,
        r'''f"请用引号：{data['q']}的省会叫“"''',
        'data["answer"] + "”"',
        G,
    ),
    ask(
        "说明里有别的标签作例子，然后说明不用它们",
        CLAIMS,
        r'''"不要回答“是”或“否”，请回答“真”或“假”。\n" + data["q"] + "\n"''',
        '"真" if data["true"] else "假"',
        G,
    ),
    ask(
        "标签是拼音字母，有图例",
        CLAIMS,
        r'''"Z＝真，J＝假\n" + data["q"] + "\n字母："''',
        '"Z" if data["true"] else "J"',
        G,
    ),
    ask(
        "题目在后，要求在前，用井号作标题",
        CLAIMS,
        r'''"# 要求\n判断句子，只写“对”或“不对”。\n# 句子\n" + data["q"] + "\n# 判断\n"''',
        '"对" if data["true"] else "不对"',
        G,
    ),
)
