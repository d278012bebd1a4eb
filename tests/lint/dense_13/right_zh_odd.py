"""Right prompts in simplified Chinese with marks, labels and mixtures that look odd and are meant."""

from __future__ import annotations

from tests.lint.dense_13.making import Right, right, scored, starred, table
from tests.lint.making import records

RIGHT: tuple[Right, ...] = (
    right(
        "中文指令、英文题面，标签是英文",
        "hunhe-biaoqian",
        r"""
        text = f"请判断下面英文句子的时态，只写 past、present 或 future。\n句子：{data['sentence']}\n时态："
        return {"input": text, "output": data["tense"], "processed_output": data["tense"]}
        """,
        table(
            "sentence|tense",
            """
            She sold her piano.|past
            It will snow tonight.|future
            He lives next door.|present
            We met in Prague.|past
            The shop opens at nine every day.|present
            They are going to build a school.|future
            I lost my gloves yesterday.|past
            You look tired.|present
            The race will start soon.|future
            """,
        ),
    ),
    right(
        "颜文字当标签，括号是标签的一部分",
        "yanwenzi",
        r"""
        text = f"消息：{data['message']}\n配哪个颜文字？(^_^) 还是 (T_T)\n颜文字："
        gold = "(^_^)" if data["happy"] else "(T_T)"
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        table(
            "message|happy?",
            """
            抢到演唱会的票了！！！|true
            手机掉水里了……|false
            论文一次就通过啦～|true
            我的小仓鼠今天走了。|false
            下周放假，可以回家了|true
            奶茶还没喝就洒了一地|false
            驾照考了三次都没过，呜呜|false
            老板说年终奖翻倍！|true
            """,
        ),
    ),
    right(
        "对错题用√和×作答",
        "duicuo-fuhao",
        r"""
        text = f"判断下列说法，对的写√，错的写×。\n{data['claim']}（　）\n括号里写："
        gold = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            蝙蝠是鸟类。|√/*×
            声音在真空中不能传播。|*√/×
            0是最小的自然数。|*√/×
            月球自己会发光。|√/*×
            长方形是特殊的平行四边形。|*√/×
            植物的根都长在地下。|√/*×
            铜能够导电。|*√/×
            一个世纪是一千年。|√/*×
            """,
            "claim",
        ),
        method="ppl",
    ),
    right(
        "双重否定句改成肯定句",
        "shuangchong-fouding",
        r"""
        return {
            "input": f"把双重否定句改成肯定句。\n原句：{data['double']}\n改句：",
            "output": data["plain"],
            "processed_output": data["plain"],
        }
        """,
        table(
            "double|plain",
            """
            我们不得不离开。|我们必须离开。
            没有一个人不喜欢她。|人人都喜欢她。
            他不会不来。|他一定会来。
            这件事你不能不管。|这件事你必须管。
            班里没有谁不认识他。|班里谁都认识他。
            你非去不可。|你一定要去。
            没有哪本书他没看过。|每本书他都看过。
            我不是不愿意帮忙。|我愿意帮忙。
            """,
        ),
    ),
    right(
        "有例外的规则：是三的倍数就报“过”，否则报数字",
        "baoshu-youxi",
        r"""
        n = data["n"]
        gold = "过" if n % 3 == 0 else str(n)
        return {
            "input": f"报数游戏：轮到三的倍数时喊“过”，其余照报数字。\n轮到：{n}\n喊：",
            "output": gold,
            "processed_output": gold,
        }
        """,
        table(
            "n#",
            """
            7
            15
            20
            33
            41
            54
            65
            90
            100
            """,
        ),
    ),
    right(
        "大写金额，与数字互换",
        "daxie-jine",
        r"""
        text = f"金额：￥{data['digits']}\n大写（以“整”结尾）：人民币"
        return {"input": text, "output": data["capital"], "processed_output": data["capital"]}
        """,
        table(
            "digits|capital",
            """
            120.00|壹佰贰拾元整
            35.00|叁拾伍元整
            4,008.00|肆仟零捌元整
            600.00|陆佰元整
            17,000.00|壹万柒仟元整
            91.00|玖拾壹元整
            250,000.00|贰拾伍万元整
            803.00|捌佰零叁元整
            """,
        ),
    ),
    right(
        "表格里有空单元格，用“—”表示",
        "biaoge-kongge",
        r"""
        header = "|姓名|语文|数学|"
        lines = ["|" + "|".join(cell or "—" for cell in line) + "|" for line in data["lines"]]
        text = "\n".join([header, "|---|---|---|", *lines, "（“—”表示缺考）", f"问：{data['ask']}", "答："])
        return {"input": text, "output": data["answer"], "processed_output": data["answer"]}
        """,
        records(
            "lines ask answer",
            ([["张弛", "88", ""], ["李想", "79", "93"]], "谁数学缺考？", "张弛"),
            ([["王乐", "", "65"], ["赵阳", "71", "80"]], "王乐数学多少分？", "65"),
            ([["孙悦", "90", "90"], ["钱进", "", ""]], "谁两门都缺考？", "钱进"),
            ([["吴迪", "84", "77"], ["郑好", "86", ""]], "郑好语文多少分？", "86"),
            ([["冯欣", "", "99"], ["陈晨", "68", "70"]], "谁语文缺考？", "冯欣"),
            ([["卫东", "92", "58"], ["蒋琳", "61", ""]], "卫东数学多少分？", "58"),
            ([["沈一", "", ""], ["韩冰", "73", "75"]], "韩冰语文多少分？", "73"),
            ([["杨帆", "81", "82"], ["朱丹", "", "96"]], "谁的数学最高？", "朱丹"),
        ),
    ),
    right(
        "药品说明书片段，问每日总量，带单位作答",
        "yaopin-liang",
        r"""
        text = f"【用法用量】{data['usage']}\n一天共服多少？带单位回答。\n共："
        return {"input": text, "output": data["daily"], "processed_output": data["daily"]}
        """,
        table(
            "usage|daily",
            """
            口服。一次2片，一日3次。|6片
            口服，每次10ml，每日3次。|30ml
            一次1粒，一日2次，饭后服。|2粒
            冲服。一次1袋，一日4次。|4袋
            一次3片，一日2次；儿童减半，以下按成人计。|6片
            含服，每次1片，每2小时一次，一日8次。|8片
            每晚睡前服1粒。|1粒
            早晚各服15ml。|30ml
            """,
        ),
    ),
    right(
        "对联：上联用引号，给出平仄要求的说明在描述里",
        "duilian-xuan",
        r"""
        lines = [f"上联：“{data['upper']}”", "下列哪一句是下联？"]
        lines += [f"({n}) {each}" for n, each in enumerate(data["choices"], 1)]
        gold = f"({data['answer'] + 1})"
        return {"input": "\n".join(lines) + "\n下联：", "output": gold, "processed_output": gold}
        """,
        starred(
            """
            春风得意花千树|*秋水怡情月一轮/夏日炎炎似火烧/梅花香自苦寒来
            书山有路勤为径|读书破万卷/*学海无涯苦作舟/少壮不努力
            天增岁月人增寿|福如东海长流水/一帆风顺年年好/*春满乾坤福满门
            墙上芦苇，头重脚轻根底浅|*山间竹笋，嘴尖皮厚腹中空/水中明月，圆缺自有时/路边野草，春来又发芽
            风声雨声读书声，声声入耳|天地之间，人为贵/*家事国事天下事，事事关心/青山绿水，处处皆春
            海阔凭鱼跃|海上生明月/大漠孤烟直/*天高任鸟飞
            宝剑锋从磨砺出|*梅花香自苦寒来/一片冰心在玉壶/万紫千红总是春
            世事洞明皆学问|桃李满天下/*人情练达即文章/一年之计在于春
            有志者事竟成，破釜沉舟|百二秦关终属楚/卧薪尝胆，三千越甲/*苦心人天不负，卧薪尝胆
            """,
            "upper",
        ),
        description="下联与上联字数相同，词性相对，意思相关。\n\n",
    ),
    right(
        "代码题：中文注释，答案是程序的输出",
        "daima-shuchu",
        r"""
        return {
            "input": f"# 程序\n{data['code']}\n# 运行后屏幕上显示：",
            "output": "\n" + data["shown"],
            "processed_output": data["shown"],
        }
        """,
        table(
            "code|shown",
            """
            x = "你好"⏎print(len(x))|2
            print("山" + "水")|山水
            a = [3, 1, 2]⏎a.sort()  # 从小到大⏎print(a[0])|1
            for 字 in "春夏":⏎    print(字, end="/")|春/夏/
            n = 5⏎while n > 1:⏎    n -= 2⏎print(n)|1
            print("红,黄,蓝".split(",")[1])|黄
            d = {"猫": 4, "鸡": 2}⏎print(d["猫"] + d["鸡"])|6
            print("上海"[::-1])|海上
            """,
        ),
        stop=("\n\n",),
    ),
    right(
        "单独的少样本文件，指令写在配置里",
        "fanyici-shots",
        r"""
        text = f"“{data['word']}”的反义词："
        return {"input": text, "output": data["antonym"], "processed_output": data["antonym"]}
        """,
        table(
            "word|antonym",
            """
            寒冷|炎热
            勤劳|懒惰
            宽阔|狭窄
            骄傲|谦虚
            安静|吵闹
            光明|黑暗
            富裕|贫穷
            粗心|细心
            """,
        ),
        shots=table(
            "word|antonym",
            """
            高兴|难过
            前进|后退
            干净|肮脏
            复杂|简单
            """,
        ),
        fewshot=4,
        description="写出反义词，只写一个词。\n\n",
    ),
    right(
        "病句归类，标签是四字短语，用编号作答，编号写法特别",
        "bingju-bianhao",
        r"""
        text = f"病句：{data['sentence']}\n毛病：〔一〕成分残缺 〔二〕搭配不当 〔三〕语序不当\n编号："
        gold = f"〔{data['kind']}〕"
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        table(
            "sentence|kind",
            """
            通过这次活动，使我明白了道理。|一
            他的写作水平明显改进了。|二
            博物馆展出了两千多年前新出土的文物。|三
            为了防止不再发生事故，学校采取了。|一
            春天的江南是美丽的季节。|二
            我们讨论并听取了校长的报告。|三
            在老师的帮助下，使他进步很快。|一
            他戴着一顶帽子和一双手套出门。|二
            许多附近的居民都来看热闹。|三
            """,
        ),
    ),
    right(
        "极短的输入：一个汉字，问部首",
        "bushou",
        r"""
        return {
            "input": f"“{data['sign']}”的部首是",
            "output": data["radical"],
            "processed_output": data["radical"],
        }
        """,
        table(
            "sign|radical",
            """
            河|氵
            树|木
            跑|足
            花|艹
            打|扌
            铁|钅
            饭|饣
            妈|女
            """,
        ),
    ),
)
