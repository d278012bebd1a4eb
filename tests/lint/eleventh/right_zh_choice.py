"""Right prompts in Chinese: multiple choice in many forms."""

from __future__ import annotations

from tests.lint.eleventh.making import right
from tests.lint.eleventh.rows_odd import SHUXUE
from tests.lint.eleventh.rows_zh import CEVAL, CHANGSHI, CHENGYU, GONGMIN

_LETTERS = tuple(
    {**row, "target_scores": {letter: int(letter == row["answer"]) for letter in "ABCD"}}
    for row in CEVAL
)
_TEXTS = tuple(
    {
        "题目": row["题目"],
        "target_scores": {o: int(n == row["正确"]) for n, o in enumerate(row["选项"])},
    }
    for row in CHANGSHI
)

# fmt: off
RIGHT = (
    right("C-Eval 的写法，五个示例", CEVAL, r"""
        text = data["question"]
        for letter in "ABCD":
            text += f"\n{letter}. {data[letter]}"
        text += "\n答案："
        answer = data["answer"]
    """, out="answer", description="以下是中国关于常识考试的单项选择题，请选出其中的正确答案。", fewshot=5),
    right("比较四个字母的概率", _LETTERS, r"""
        text = f"题目：{data['question']}\n" + "\n".join(f"{k}．{data[k]}" for k in "ABCD") + "\n答案是："
        answer = [k for k, v in data["target_scores"].items() if v][0]
    """, out="answer", method="ppl", metric="log_prob", fewshot=2),
    right("比较选项原文的概率，题目里不列选项", _TEXTS, r"""
        text = f"问：{data['题目']}\n答："
        answer = max(data["target_scores"], key=lambda key: data["target_scores"][key])
    """, out="answer", method="ppl", metric="acc_norm", fewshot=0),
    right("选项写在一行里，用顿号标号", CEVAL, r"""
        options = "　".join(f"{k}、{data[k]}" for k in "ABCD")
        text = f"{data['question']}（单选）\n{options}\n正确选项："
        answer = data["answer"]
    """, out="answer"),
    right("圈号作序号，答案也用圈号", CHANGSHI, r"""
        marks = "①②③④"
        text = data["题目"] + "".join(f"\n{m}{o}" for m, o in zip(marks, data["选项"])) + "\n答案："
        answer = marks[data["正确"]]
    """, out="answer"),
    right("甲乙丙丁，答案不带括号", GONGMIN, r"""
        lines = [f"{mark}、{option}" for mark, option in data["選項"].items()]
        text = f"{data['題目']}\n" + "\n".join(lines) + "\n請選出甲、乙、丙、丁中正確的一項："
        answer = data["答案"]
    """, out="answer"),
    right("繁體題目改用字母", GONGMIN, r"""
        letters = dict(zip("甲乙丙丁", "ABCD"))
        text = "問題：" + data["題目"] + "\n"
        text += "\n".join(f"({letters[m]}) {o}" for m, o in data["選項"].items()) + "\n答案："
        answer = f"({letters[data['答案']]})"
    """, out="answer", fewshot=2),
    right("高考数学选择题，LaTeX 与空括号", SHUXUE, r"""
        text = data["题干"] + "\n" + "\n".join(f"{m}. {o}" for m, o in zip("ABCD", data["选项"])) + "\n答案："
        answer = data["答案"]
    """, out="answer", fewshot=2),
    right("高考题，把答案写在【答案】之后", SHUXUE, r"""
        options = "；".join(f"{m}．{o}" for m, o in zip("ABCD", data["选项"]))
        text = f"【题目】{data['题干']}\n【选项】{options}\n【答案】"
        answer = data["答案"]
    """, out="answer", fewshot=3),
    right("先写一句话再抽取字母", CEVAL, r"""
        text = f"问题：{data['question']}\n" + "\n".join(f"{k}: {data[k]}" for k in "ABCD") + "\n回答："
        answer = data["answer"]
    """, out='f"答案是{answer}。"', postprocess="agieval_single_answer_post", fewshot=2),
    right("模板里手写两个带推理的例子", CEVAL, r"""
        text = SHOTS + f"题目：{data['question']}\n"
        text += "\n".join(f"{k}. {data[k]}" for k in "ABCD") + "\n解答："
        answer = data["answer"]
    """, out='f"所以答案是{answer}。"', above='''
SHOTS = """题目：下列哪种水果长在藤上？
A. 苹果
B. 葡萄
C. 桃
D. 柿子
解答：苹果、桃和柿子都长在树上，只有葡萄长在藤上。所以答案是B。

题目：水在标准大气压下多少摄氏度结冰？
A. 100
B. 37
C. 10
D. 0
解答：水的冰点是0摄氏度，对应选项D。所以答案是D。

"""
''', postprocess="agieval_single_answer_post", stop=("\n\n", "题目："), max_tokens=256, fewshot=0),
    right("成语填空，选项带方括号，答案为原文", CHENGYU, r"""
        blank = data["句子"].replace("#idiom#", "（　　）")
        text = blank + "\n" + "".join(f"[{c}]" for c in data["候选"]) + "\n填入括号的成语："
        answer = data["答案"]
    """, out="answer"),
    right("成语填空，回答序号", CHENGYU, r"""
        sentence = data["句子"].replace("#idiom#", "______")
        menu = "\n".join(f"{n}. {c}" for n, c in enumerate(data["候选"], 1))
        text = f"{sentence}\n{menu}\n横线处应填（只写序号）："
        answer = str(data["候选"].index(data["答案"]) + 1)
    """, out="answer", fewshot=2),
    right("保留数据集自己的占位符，并加以说明", CHENGYU, r"""
        text = f"句子：{data['句子']}\n#idiom# 处应填哪个成语？候选：{'、'.join(data['候选'])}\n成语："
        answer = data["答案"]
    """, out="answer", fewshot=2),
    right("选项由给定的随机流打乱，字母随之移动", CHANGSHI, r"""
        correct = data["选项"][data["正确"]]
        options = list(data["选项"])
        r.shuffle(options)
        text = f"{data['题目']}\n" + "\n".join(f"{m}. {o}" for m, o in zip("ABCD", options)) + "\n答案："
        answer = "ABCD"[options.index(correct)]
    """, out="answer", fewshot=2),
    right("每个选项一行，答案是选项原文", CHANGSHI, r"""
        text = "问题：{}\n选项：\n{}\n答案：".format(data["题目"], "\n".join("· " + o for o in data["选项"]))
        answer = data["选项"][data["正确"]]
    """, out="answer"),
    right("用 JSON 给出题目", CEVAL, r"""
        item = {"题目": data["question"], "选项": {k: data[k] for k in "ABCD"}}
        text = json.dumps(item, ensure_ascii=False, indent=2) + "\n请只输出正确选项的字母："
        answer = data["answer"]
    """, out="answer", above="import json", fewshot=2),
    right("XML 标签包住题目与选项", CEVAL, r"""
        options = "".join(f"<{k}>{data[k]}</{k}>" for k in "ABCD")
        text = f"<题目>{data['question']}</题目>\n<选项>{options}</选项>\n答案（A、B、C、D）："
        answer = data["answer"]
    """, out="answer", fewshot=1),
    right("对话形式，老师问学生答", CEVAL, r"""
        text = f"老师：{data['question']}\n" + "，".join(f"{k}是{data[k]}" for k in "ABCD") + "。选哪个？\n学生："
        answer = f"我选{data['answer']}。"
    """, out="answer", fewshot=3),
    right("Markdown 题卡", CHANGSHI, r"""
        options = "\n".join(f"- [ ] {m}. {o}" for m, o in zip("ABCD", data["选项"]))
        text = f"**题目**：{data['题目']}\n{options}\n\n**答案**："
        answer = "ABCD"[data["正确"]]
    """, out="answer", fewshot=2),
    right("英文提示语配中文题", CEVAL, r"""
        listed = "\n".join(f"{k}. {data[k]}" for k in "ABCD")
        text = f"Question: {data['question']}\n{listed}\nAnswer:"
        answer = data["answer"]
    """, description="The following are multiple choice questions in Chinese.", fewshot=2),
    right("全角字母作选项，答案也是全角", CHANGSHI, r"""
        marks = "ＡＢＣＤ"
        text = data["题目"] + "\n" + "\n".join(f"{m}　{o}" for m, o in zip(marks, data["选项"])) + "\n答案："
        answer = marks[data["正确"]]
    """, out="answer", fewshot=2),
    right("判断某一选项对不对", CHANGSHI, r"""
        wrong = (data["正确"] + 1) % 4
        option = data["选项"][data["正确"] if len(data["题目"]) % 2 else wrong]
        text = f"问题：{data['题目']}\n有人回答：{option}\n这个回答对吗？（对/错）"
        answer = "对" if option == data["选项"][data["正确"]] else "错"
    """, out="answer", fewshot=4),
    right("答题卡：括号里填字母", CEVAL, r"""
        text = f"{data['question']}（　）\n"
        text += "　".join(f"{k}．{data[k]}" for k in "ABCD") + "\n括号里应填："
        answer = data["answer"]
    """, out="answer", fewshot=4),
)
