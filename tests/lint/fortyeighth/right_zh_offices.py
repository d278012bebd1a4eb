"""Right prompts in Chinese, of translators and offices."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, records, right, table

CEWEN = records(
    "tokens tags",
    (["张伟", "在", "重庆", "上班"], ["人名", "其他", "地名", "其他"]),
    (["李娜", "爱", "长沙"], ["人名", "其他", "地名"]),
    (["我们", "去", "拉萨", "旅行"], ["其他", "其他", "地名", "其他"]),
    (["王芳", "和", "赵磊", "结婚"], ["人名", "其他", "人名", "其他"]),
    (["大连", "下雪", "了"], ["地名", "其他", "其他"]),
    (["听说", "陈静", "搬家"], ["其他", "人名", "其他"]),
)
FANYI = qa("""
他昨天没有来上课。 > He did not come to class yesterday.
这本书比那本贵。 > This book is more expensive than that one.
请把窗户关上。 > Please close the window.
我从来没去过上海。 > I have never been to Shanghai.
她一边唱歌一边做饭。 > She sings while she cooks.
火车站离这里远吗？ > Is the railway station far from here?
""")
YUYI = table(
    "s1|s2|same#",
    """
    怎么重置密码？|密码忘了如何重设？|1
    快递多久能到？|快递费是多少？|0
    可以开发票吗？|能给我开张发票吗？|1
    会员怎么取消？|会员有什么优惠？|0
    手机屏幕碎了能修吗？|碎屏可以维修吗？|1
    这个有红色的吗？|这个有大号的吗？|0
    什么时候补货？|啥时候会再有货？|1
    """,
)
LIANG = keyed(
    "名词",
    """
    马|*匹/本/张
    书|匹/*本/张
    纸|匹/本/*张
    词典|匹/*本/张
    地图|匹/本/*张
    骆驼|*匹/本/张
    小说|匹/*本/张
    """,
)
HETONG = table(
    "条款|期限",
    """
    本合同自签订之日起生效，有效期三年。|三年
    乙方应于交货后十五日内付清货款。|十五日
    试用期为两个月，期间工资照发。|两个月
    甲方逾期三十日未付款的，乙方可解除合同。|三十日
    质保期自验收合格之日起计算，为一年。|一年
    租客退租须提前一周通知房东。|一周
    """,
)
GUANGDONG = table(
    "粵語|書面語",
    """
    我唔知道。|我不知道。
    佢喺邊度？|他在哪裡？
    食咗飯未？|吃過飯了嗎？
    呢本書好好睇。|這本書很好看。
    聽日落雨。|明天下雨。
    你叫咩名？|你叫什麼名字？
    """,
)

RIGHT: tuple[Right, ...] = (
    right(
        "tags of words, in a row",
        "biaozhu",
        r"""
        text = "给每个词标注人名、地名或其他，用空格隔开。\n词：" + " ".join(data["tokens"]) + "\n标注："
        gold = " ".join(data["tags"])
        """,
        CEWEN,
        lead="",
    ),
    right(
        "the names among the words, or none",
        "renming",
        r"""
        names = [word for word, tag in zip(data["tokens"], data["tags"]) if tag == "人名"]
        text = f"句子：{''.join(data['tokens'])}\n句中的人名（多个用顿号隔开，没有则写“无”）："
        gold = "、".join(names) or "无"
        """,
        CEWEN,
        lead="",
    ),
    right(
        "translation into English with cues in Chinese",
        "hanyi",
        r"""
        text = f"把中文句子翻译成英文。\n中文：{data['q']}\n英文："
        gold = data["a"]
        """,
        FANYI,
        lead="",
    ),
    ask(
        "translation into Chinese with cues in English",
        FANYI,
        "f\"English: {data['a']}\\nChinese:\"",
        gold='data["q"]',
    ),
    right(
        "pairs of questions, numbers by meaning",
        "afqmc",
        r"""
        text = f"问题1：{data['s1']}\n问题2：{data['s2']}\n意思相同填1，不同填0："
        gold = str(data["same"])
        """,
        YUYI,
        lead="",
    ),
    right(
        "pairs of questions, in words",
        "afqmc-words",
        r"""
        text = f"“{data['s1']}”与“{data['s2']}”的意思相同还是不同？"
        gold = "相同" if data["same"] else "不同"
        """,
        YUYI,
        lead="",
    ),
    right(
        "measure words that are ranked",
        "liangci",
        r"""
        best = [key for key, value in data["target_scores"].items() if value == 1]
        return {
            "input": f"名词：{data['名词']}\n量词：",
            "output": best[0],
            "processed_output": best[0],
        }
        """,
        LIANG,
        method="ppl",
        postprocess="",
    ),
    right(
        "terms of contracts, copied",
        "hetong",
        r"""
        text = "条款：" + data["条款"] + "\n其中的期限是："
        gold = data["期限"]
        """,
        HETONG,
        lead="",
        description="请从合同条款中原样摘出期限。",
    ),
    right(
        "terms of contracts as JSON",
        "hetong-json",
        r"""
        text = f"以JSON格式输出条款中的期限，键名为“期限”。\n条款：{data['条款']}\nJSON："
        gold = json.dumps({"期限": data["期限"]}, ensure_ascii=False)
        """,
        HETONG,
        above="import json",
        lead="",
    ),
    right(
        "Cantonese into written Chinese",
        "yue",
        r"""
        text = f"請把粵語改寫成書面語。\n粵語：{data['粵語']}\n書面語："
        gold = data["書面語"]
        """,
        GUANGDONG,
        lead="",
    ),
    right(
        "written Chinese into Cantonese, with an arrow",
        "yue-arrow",
        r"""
        text = data["書面語"] + "→"
        gold = data["粵語"]
        """,
        GUANGDONG,
        lead="",
        description="書面語→粵語",
    ),
)
