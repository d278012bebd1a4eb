"""Right prompts in Chinese with odd marks, logs, chats, forms, mixed languages and empty cells."""

from __future__ import annotations

from tests.lint.dense_13.making import scored, starred, table
from tests.lint.making import ask

RIGHT = (
    ask(
        "zh server logs with English inside",
        table(
            "log|cause",
            """
            [ERROR] disk /dev/sda1 is full, write aborted|磁盘
            [WARN] packet loss 40% on eth0|网络
            [ERROR] out of memory: killed process 3312|内存
            [ERROR] no space left on device|磁盘
            [WARN] connection to gateway timed out|网络
            [WARN] swap and RAM usage at 99%|内存
            [ERROR] bad sector found on hard drive|磁盘
            [ERROR] DNS server unreachable|网络
            [ERROR] java.lang.OutOfMemoryError: heap|内存
            """,
        ),
        r"""f"故障原因分三类：磁盘／网络／内存\n日志：{data['log']}\n原因：" """,
        'data["cause"]',
        "gold",
    ),
    ask(
        "zh registration with blanks shown as a dash",
        table(
            "name|phone|city|lack",
            """
            李雷|13800000001||城市
            |13800000002|西安|姓名
            韩梅||成都|电话
            赵敏|13800000003||城市
            周通||大连|电话
            |13800000004|厦门|姓名
            吴凡|13800000005||城市
            孙悦||长沙|电话
            """,
        ),
        r"""(
            f"姓名：{data['name'] or '—'}；电话：{data['phone'] or '—'}；城市：{data['city'] or '—'}\n"
            "“—”表示没有填。哪一项没有填？\n没有填的是："
        )""",
        'data["lack"]',
        "gold",
    ),
    ask(
        "zh riddles with their kind in brackets",
        table(
            "riddle|hint|a",
            """
            麻屋子，红帐子，里面住着个白胖子。|食物|花生
            两头尖尖像只船，没有桨来没有帆，挂在天上。|天体|月亮
            小小诸葛亮，独坐中军帐，摆下八卦阵，专捉飞来将。|动物|蜘蛛
            千条线，万条线，掉到水里看不见。|自然现象|雨
            身穿绿衣裳，肚里水汪汪，生的子儿多，个个黑脸庞。|水果|西瓜
            上边毛，下边毛，中间一颗黑葡萄。|人体部位|眼睛
            五个兄弟，住在一起，名字不同，高矮不齐。|人体部位|手指
            白天草里住，晚上空中游，屁股挂灯笼。|动物|萤火虫
            """,
        ),
        r"""f"谜面：{data['riddle']}（打一{data['hint']}）\n谜底：" """,
        'data["a"]',
        "gold",
    ),
    ask(
        "zh chat logs with a question of who said it",
        table(
            "chat*|said|who",
            """
            小周：今晚吃火锅？/小吴：我胃疼。/小郑：那喝粥吧。|提议喝粥|小郑
            小周：车票买了吗？/小吴：买了两张。/小郑：还差一张。|买了票|小吴
            小吴：谁有充电器？/小郑：我没有。/小周：我有，等我。|有充电器|小周
            小郑：报告交了。/小周：我还没写。/小吴：我写了一半。|已经交报告|小郑
            小吴：周末爬山？/小周：我要加班。/小郑：我去。|要加班|小周
            小周：谁拿了我的伞？/小郑：不是我。/小吴：是我，抱歉。|拿了伞|小吴
            小郑：我搬家了。/小吴：搬到哪儿？/小周：恭喜。|搬了家|小郑
            小吴：猫丢了！/小郑：别急。/小周：我在楼下看见它了。|看见了猫|小周
            """,
        ),
        r"""(
            "〔群聊〕\n" + "\n".join(data["chat"]) + f"\n〔问〕谁{data['said']}？\n〔答〕"
        )""",
        'data["who"]',
        "gold",
    ),
    ask(
        "zh poetry metre counted as numbers in characters",
        table(
            "line|n",
            """
            白日依山尽|五言
            两个黄鹂鸣翠柳|七言
            空山新雨后|五言
            朝辞白帝彩云间|七言
            故人西辞黄鹤楼|七言
            明月松间照|五言
            停车坐爱枫林晚|七言
            国破山河在|五言
            """,
        ),
        r"""f"◎{data['line']}◎\n五言还是七言？→" """,
        'data["n"]',
        "gold",
    ),
    ask(
        "zh translation of short notices into English",
        table(
            "zh|en",
            """
            禁止吸烟|No smoking
            小心地滑|Caution: wet floor
            请勿拍照|No photography
            出口|Exit
            推|Push
            拉|Pull
            正在维修|Under repair
            请排队|Please queue
            """,
        ),
        r"""f"把标牌译成英语。\n标牌：{data['zh']}\n英语：" """,
        'data["en"]',
        "gold",
        metric="rouge",
    ),
    ask(
        "zh odd one out by the heavenly stems",
        starred(
            """
            哪个不是水果？|苹果/*萝卜/香蕉/葡萄
            哪个不是乐器？|二胡/古筝/笛子/*毛笔
            哪个不是颜色？|*方形/红/绿/紫
            哪个不是朝代？|唐/宋/*沪/明
            哪个不是文具？|橡皮/铅笔/尺子/*锅铲
            哪个不是家具？|桌子/*火车/沙发/床
            哪个不是节日？|春节/端午/*周报/中秋
            哪个不是金属？|*棉花/铜/铁/银
            """
        ),
        r"""(
            data["question"] + "".join(f"\n{mark}、{text}" for mark, text in zip("甲乙丙丁", data["choices"]))
            + "\n（只写甲、乙、丙、丁之一）答："
        )""",
        '"甲乙丙丁"[data["answer"]]',
        "gold",
    ),
    ask(
        "zh code comments say what the code gives",
        table(
            "code|out",
            """
            print(len("你好"))|2
            print("春" * 3)|春春春
            print("上海"[0])|上
            print(max(3, 8, 5))|8
            print("山水"[::-1])|水山
            print("a,b,c".split(",")[1])|b
            print(7 // 2)|3
            print("北京".replace("北", "南"))|南京
            """,
        ),
        r"""f"# Python 3，写出下面一行的输出\n>>> {data['code']}\n输出：" """,
        'data["out"]',
        "gold",
    ),
    ask(
        "zh willing or not with double negatives",
        scored(
            """
            他不是不想来，是没有时间。|*想来/不想来
            她说什么也不肯来。|想来/*不想来
            我没有一天不盼着来。|*想来/不想来
            谁愿意来这种地方？他才懒得来。|想来/*不想来
            他巴不得马上就来。|*想来/不想来
            叫了三次，他都找借口推掉了。|想来/*不想来
            他怎么会不愿意来呢，行李都收拾好了。|*想来/不想来
            别叫他了，他对这事毫无兴趣。|想来/*不想来
            """,
            "s",
        ),
        r"""f"{data['s']}\n说的这个人想不想来？\n" """,
        'max(data["target_scores"], key=data["target_scores"].get)',
        "gold",
        method="ppl",
        metric="log_prob",
        fewshot=2,
    ),
    ask(
        "zh units converted with the unit in the cue",
        table(
            "given|unit|a",
            """
            3千米|米|3000
            2小时|分钟|120
            5千克|克|5000
            4米|厘米|400
            7升|毫升|7000
            6公顷|平方米|60000
            9天|小时|216
            8元|角|80
            """,
        ),
        r"""f"换算：{data['given']}是多少{data['unit']}？只写数\n（单位：{data['unit']}）：" """,
        'data["a"]',
        "gold",
    ),
    ask(
        "zh barrage comments with emoji",
        table(
            "text|label",
            """
            哈哈哈哈笑死我了😂|开心
            呜呜呜太感人了😭|难过
            这什么破剧情😡退钱|生气
            今天过生日🎂耶|开心
            狗狗走了，舍不得😢|难过
            又卡了！！！💢|生气
            抽中奖了🎉🎉|开心
            再也见不到他了💔|难过
            凭什么封我的号😤|生气
            """,
        ),
        r"""f"弹幕》{data['text']}\n情绪（开心、难过、生气）》" """,
        'data["label"]',
        "gold",
    ),
    ask(
        "zh family terms worked out in steps",
        table(
            "q|steps|a",
            """
            爸爸的爸爸|爸爸的父亲是祖辈，父系男性。|爷爷
            妈妈的妈妈|妈妈的母亲是祖辈，母系女性。|外婆
            爸爸的妹妹|爸爸的姐妹是父系女性。|姑姑
            妈妈的弟弟|妈妈的兄弟是母系男性。|舅舅
            爸爸的妈妈|爸爸的母亲是祖辈，父系女性。|奶奶
            妈妈的爸爸|妈妈的父亲是祖辈，母系男性。|外公
            妈妈的姐姐|妈妈的姐妹是母系女性。|姨妈
            爸爸的哥哥|爸爸的哥哥是父系男性，比爸爸大。|伯父
            """,
        ),
        r"""f"{data['q']}叫什么？先想一想，再写“答案是……”。\n想：" """,
        'data["a"]',
        """f"{data['steps']}答案是{gold}" """,
        postprocess="exact_match_post",
    ),
)
