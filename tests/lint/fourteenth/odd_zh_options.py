"""Right prompts in Chinese: options, judgements and classes."""

from __future__ import annotations

from tests.lint.fourteenth import rows_zh as rows
from tests.lint.fourteenth.making import ask, right, table

_SINGLE = {"postprocess": "gaokao_single_choice_post"}
_LIST = "''.join(f'{k}. {data[k]}\\n' for k in 'ABCD')"
_T = "data['题目']"
_G = "data['答案']"
_PPL = {"method": "ppl", "metric": "log_prob"}
_BEST = "max(data['target_scores'], key=data['target_scores'].get)"
_INDEX = "'ABCD'.index(data['答案'])"
_LETTERED = tuple(
    row | {"target_scores": {letter: int(row["答案"] == letter) for letter in "ABCD"}}
    for row in rows.DILI
)
_NLI = table(
    "前提|假设|关系",
    """
    一个男孩在河边钓鱼。|有人在水边。|蕴含
    她把信寄给了远方的姐姐。|她没有兄弟姐妹。|矛盾
    老人每天早晨在公园打太极拳。|老人退休前是教师。|中立
    会议因停电推迟到下周。|会议今天照常举行。|矛盾
    三名学生获得了奖学金。|有学生获得了奖学金。|蕴含
    商场门口停着一辆红色汽车。|汽车的主人在商场里购物。|中立
    厨房里一个人也没有。|厨师正在厨房里切菜。|矛盾
    这本小说被译成了五种语言。|这本小说有译本。|蕴含
    运动员们坐飞机前往南京。|他们是去参加比赛的。|中立
    所有门票都已经售完。|现在还能买到门票。|矛盾
    姐姐比弟弟高十厘米。|弟弟比姐姐矮。|蕴含
    村口的老井有三百年历史。|井水很甜。|中立
    """,
)
_MULTI = table(
    "题|甲|乙|丙|丁|答",
    """
    下列属于我国直辖市的有|北京|重庆|广州|天津|ABD
    下列属于哺乳动物的有|海豚|鲨鱼|蝙蝠|企鹅|AC
    下列属于可再生能源的有|煤炭|风能|石油|水能|BD
    下列作品属于四大名著的有|《红楼梦》|《西游记》|《水浒传》|《聊斋志异》|ABC
    下列属于偶数的有|3|8|12|20|BCD
    下列属于行星的有|太阳|金星|月球|木星|BD
    下列属于乐器的有|二胡|砚台|琵琶|毛笔|AC
    下列城市位于长江沿岸的有|武汉|南京|兰州|重庆|ABD
    下列属于昆虫的有|蜜蜂|蜘蛛|蜈蚣|蝴蝶|AD
    下列属于金属的有|铁|铜|硫|铝|ABD
    """,
)
_SHIFEI_PPL = tuple(
    {"敘述": row["敘述"], "target_scores": {"對": int(row["正確"]), "錯": int(not row["正確"])}}
    for row in rows.SHIFEI
)
_YISHENG = table(
    "question|option_a|option_b|option_c|option_d|option_e|answer",
    """
    下列哪项是糖尿病的典型表现|多饮多尿|视物成双|皮肤发黄|关节变形|耳鸣|A
    成人正常体温（腋下）大约是|34℃|36.5℃|38℃|39℃|40℃|B
    胰岛素由哪个器官分泌|肝|肾|胰腺|脾|甲状腺|C
    测量血压的常用单位是|牛顿|焦耳|摄氏度|毫米汞柱|安培|D
    缺铁最容易引起|夜盲症|坏血病|佝偻病|脚气病|贫血|E
    流感的病原体是|病毒|细菌|真菌|寄生虫|支原体|A
    人体最长的骨是|肱骨|股骨|胫骨|桡骨|尺骨|B
    心脏的“起搏点”是|房室结|左束支|窦房结|右束支|希氏束|C
    负责止血的血细胞是|红细胞|中性粒细胞|淋巴细胞|血小板|单核细胞|D
    夜盲症是由于缺乏|维生素C|维生素D|维生素K|维生素E|维生素A|E
    """,
)
RIGHT = (
    ask(
        "The description of a well-known exam, with its subject.",
        "ceval",
        rows.DILI,
        f"{_T} + '____。\\n' + {_LIST} + '答案：'",
        _G,
        "gold",
        fewshot=5,
        description="以下是中国关于地理考试的单项选择题，请选出其中的正确答案。",
        **_SINGLE,
    ),
    ask(
        "The answer in the brackets of an answer key.",
        "gaokao",
        rows.DILI,
        f"'【题目】' + {_T} + '（　　）\\n' + {_LIST} + '【答案】'",
        _G,
        "gold",
        **_SINGLE,
    ),
    ask(
        "The cue is a sentence: the answer is.",
        "cmmlu",
        rows.DILI,
        f"'题目：' + {_T} + '\\n' + {_LIST} + '答案是：'",
        _G,
        "gold",
    ),
    ask(
        "Letters in full-width brackets, and so is the gold.",
        "wide_brackets",
        rows.DILI,
        f"{_T} + '\\n' + ''.join(f'（{{k}}）{{data[k]}}\\n' for k in 'ABCD') + '正确选项：'",
        "'（' + data['答案'] + '）'",
        "gold",
    ),
    ask(
        "Circled numbers as marks and gold.",
        "circled",
        rows.DILI,
        f"{_T} + '：\\n' + ''.join(f'{{m}} {{data[k]}}\\n' for m, k in zip('①②③④', 'ABCD')) + '选：'",
        f"'①②③④'[{_INDEX}]",
        "gold",
    ),
    ask(
        "The heavenly stems as marks.",
        "stems",
        rows.DILI,
        f"{_T} + '：\\n' + ''.join(f'{{m}}、{{data[k]}}\\n' for m, k in zip('甲乙丙丁', 'ABCD')) + '应选：'",
        f"'甲乙丙丁'[{_INDEX}]",
        "gold",
    ),
    ask(
        "Options on one line, parted by wide spaces.",
        "wide_spaces",
        rows.DILI,
        f"{_T} + '\\n' + '　'.join(f'{{k}}．{{data[k]}}' for k in 'ABCD') + '\\n答：'",
        _G,
        "gold",
    ),
    ask(
        "Letter and text are answered, and the letter is compared.",
        "letter_text_zh",
        rows.DILI,
        f"'问：' + {_T} + '\\n' + {_LIST} + '答：'",
        _G,
        "f'{gold}. {data[gold]}'",
        **_SINGLE,
    ),
    ask(
        "A sentence of reasons, closed by the letter.",
        "reasons_zh",
        rows.DILI,
        f"'题目：' + {_T} + '\\n' + {_LIST} + '请先说明，再给出答案。\\n解析：'",
        _G,
        "f'本题考查地理常识，应为{data[gold]}。故选：{gold}'",
        max_tokens=100,
        **_SINGLE,
    ),
    ask(
        "Letters are ranked.",
        "ranked_zh",
        _LETTERED,
        f"{_T} + '\\n' + {_LIST} + '答案：'",
        _G,
        "gold",
        **_PPL,
    ),
    ask(
        "The text of the option is the gold.",
        "text_gold",
        rows.DILI,
        f"{_T} + '？\\n可选：' + '、'.join(data[k] for k in 'ABCD') + '\\n答：'",
        "data[data['答案']]",
        "gold",
    ),
    ask(
        "The turns of a chat.",
        "chat_zh",
        rows.DILI,
        f"'用户：' + {_T} + '？' + '；'.join(f'{{k}} {{data[k]}}' for k in 'ABCD') + '。请回答字母。\\n助手：'",
        _G,
        "gold",
        stop=("\n", "用户："),
    ),
    ask(
        "The question as a JSON object with Chinese keys.",
        "json_zh",
        rows.DILI,
        "json.dumps({'题目': data['题目'], '选项': {k: data[k] for k in 'ABCD'}}, ensure_ascii=False) + '\\n正确选项的字母：'",
        _G,
        "gold",
        above="import json",
    ),
    ask(
        "Headings of Markdown, and the answer on a line of its own.",
        "headings",
        rows.DILI,
        f"'### 题目\\n' + {_T} + '\\n\\n### 选项\\n' + ''.join(f'- {{k}}：{{data[k]}}\\n' for k in 'ABCD') + '\\n### 答案\\n'",
        _G,
        "gold",
        own={"separator": "\n\n"},
    ),
    ask(
        "Tags with Chinese names.",
        "tags_zh",
        rows.DILI,
        f"'<题目>' + {_T} + '</题目>\\n<选项>\\n' + {_LIST} + '</选项>\\n答案：'",
        _G,
        "gold",
    ),
    right(
        "Options are shuffled by the doc's own stream, and the gold goes with them.",
        "shuffled_zh",
        rows.DILI,
        """
        values = [data[letter] for letter in "ABCD"]
        answer_text = data[data["答案"]]
        values = r.sample(values, len(values))
        lines = [f"{letter}、{value}" for letter, value in zip("ABCD", values)]
        answer = "ABCD"[values.index(answer_text)]
        text = "问题：" + data["题目"] + "？\\n" + "\\n".join(lines) + "\\n答案："
        return {"input": text, "output": answer, "processed_output": answer}
        """,
    ),
    ask(
        "Several letters are right, and all are asked for.",
        "multi_zh",
        _MULTI,
        "'多项选择题：' + data['题'] + '（　　）\\n' + ''.join(f'{m}. {data[k]}\\n' for m, k in zip('ABCD', ('甲', '乙', '丙', '丁'))) + '请写出所有正确选项的字母。\\n答案：'",
        "data['答']",
        "gold",
        postprocess="gaokao_multi_choice_post",
    ),
    ask(
        "Five options in columns with English names.",
        "doctor",
        _YISHENG,
        "f\"医学考试单选题：{data['question']}？\\n\" + ''.join(f'{k}：{data[\"option_\" + k.lower()]}\\n' for k in 'ABCDE') + '答案：'",
        "data['answer']",
        "gold",
    ),
    ask(
        "A role stands before each question.",
        "role_zh",
        _YISHENG,
        "'你是一名医学教师，请从五个选项中选出正确的一项，只写字母。\\n' + data['question'] + '？\\n' + ''.join(f'{k}. {data[\"option_\" + k.lower()]}\\n' for k in 'ABCDE') + '你的选择：'",
        "data['answer']",
        "gold",
        fewshot=1,
    ),
    ask(
        "Gap and choice of idioms on one line.",
        "idioms",
        rows.CHENGYU,
        "'选词填空（' + '、'.join(data['候选']) + '）\\n' + data['句子'] + '\\n填：'",
        "data['候选'][data['正确']]",
        "gold",
    ),
    ask(
        "The gap is the mark of the benchmark.",
        "idiom_mark",
        rows.CHENGYU,
        "'在' + '/'.join(data['候选']) + '中选一个成语填入#idiom#处。\\n' + data['句子'].replace('____', '#idiom#') + '\\n成语是：'",
        "data['候选'][data['正确']]",
        "gold",
        fewshot=1,
    ),
    ask(
        "A tick or a cross is the answer.",
        "ticks",
        rows.SHIFEI,
        "'判斷題（對的打√，錯的打×）：' + data['敘述'] + '（　）\\n答：'",
        "'√' if data['正確'] else '×'",
        "gold",
    ),
    ask(
        "Yes or no as one ranks them, in traditional characters.",
        "trad_ranked",
        _SHIFEI_PPL,
        "data['敘述'] + '\\n這句話對還是錯？\\n'",
        _BEST,
        "gold",
        **_PPL,
    ),
    ask(
        "The quotes of traditional text.",
        "corner_quotes",
        rows.SHIFEI,
        "f\"「{data['敘述']}」這個說法正確嗎？請回答「正確」或「錯誤」。\\n回答：\"",
        "'正確' if data['正確'] else '錯誤'",
        "gold",
    ),
    ask(
        "Labels are other words than the keys of the row.",
        "good_bad",
        rows.PINGJIA,
        "'用户评论：' + data['评论'] + '\\n判断这是好评还是差评：'",
        "'好评' if data['target_scores']['正面'] else '差评'",
        "gold",
    ),
    ask(
        "One and zero with a legend.",
        "zero_one",
        rows.PINGJIA,
        "'1=正面，0=负面\\n评论：' + data['评论'] + '\\n标签：'",
        "str(data['target_scores']['正面'])",
        "gold",
    ),
    ask(
        "The sentence is gone on with, and the label ends it.",
        "cloze_label",
        rows.PINGJIA,
        "data['评论'] + '\\n总体来说，这条评论的情感是：'",
        _BEST,
        "gold",
        **_PPL,
    ),
    ask(
        "Labels in English, named in a Chinese prompt.",
        "english_labels",
        rows.XINWEN,
        "'把标题归入 sports、finance、tech 三类之一。\\n标题：' + data['标题'] + '\\n类别：'",
        "{'体育': 'sports', '财经': 'finance', '科技': 'tech'}[data['栏目']]",
        "gold",
    ),
    ask(
        "Classes have numbers in a list, and the number is asked for.",
        "numbered_classes",
        rows.XINWEN,
        "'1. 体育\\n2. 财经\\n3. 科技\\n标题：' + data['标题'] + '\\n请写出类别的编号：'",
        "str(['体育', '财经', '科技'].index(data['栏目']) + 1)",
        "gold",
    ),
    ask(
        "A headline in the marks of a title.",
        "title_marks",
        rows.XINWEN,
        "'新闻《' + data['标题'] + '》应放在哪个版面？体育、财经还是科技？\\n版面：'",
        "data['栏目']",
        "gold",
    ),
    ask(
        "Relations of two sentences by their Chinese names.",
        "relations",
        _NLI,
        "f\"前提：{data['前提']}\\n假设：{data['假设']}\\n两句话的关系是蕴含、中立还是矛盾？\\n关系：\"",
        "data['关系']",
        "gold",
        fewshot=4,
    ),
    ask(
        "Relations by a legend of letters.",
        "relation_letters",
        _NLI,
        "f\"句子一：{data['前提']}\\n句子二：{data['假设']}\\nA. 蕴含\\nB. 中立\\nC. 矛盾\\n选择：\"",
        "'ABC'[['蕴含', '中立', '矛盾'].index(data['关系'])]",
        "gold",
    ),
    ask(
        "The second sentence is asked as a question.",
        "relation_question",
        _NLI,
        "f\"{data['前提']}由此能推出“{data['假设']}”吗？回答“能”“不能”或“不一定”。\\n答：\"",
        "{'蕴含': '能', '矛盾': '不能', '中立': '不一定'}[data['关系']]",
        "gold",
    ),
)
