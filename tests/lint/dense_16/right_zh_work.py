"""Right prompts in Chinese of people at work: offices, shops, hospitals, courts and help desks."""

from __future__ import annotations

from tests.lint.dense_13.making import scored, starred, table
from tests.lint.making import ask

RIGHT = (
    ask(
        "zh work orders by department",
        table(
            "content|dept",
            """
            三楼会议室的投影仪打不开。|信息部
            请补发上个月的加班工资。|财务部
            新员工小陈下周一报到，请安排培训。|人事部
            邮箱密码忘了，登录不了。|信息部
            出差的发票什么时候能报销？|财务部
            我想请五天年假。|人事部
            电脑中了病毒，一直弹广告。|信息部
            供应商催着要货款。|财务部
            合同到期，想问能不能续签劳动合同。|人事部
            """,
        ),
        r"""f"部门：信息部、财务部、人事部\n【工单】{data['content']}\n【转交】" """,
        'data["dept"]',
        "gold",
    ),
    ask(
        "zh court briefs who sued",
        table(
            "case|plaintiff",
            """
            原告李某诉称，被告张某借款三万元未还。|李某
            原告王某与被告赵某系邻居，因漏水发生纠纷。|王某
            被告孙某驾车撞伤原告周某，周某起诉要求赔偿。|周某
            原告宏达公司要求被告新兴公司支付货款。|宏达公司
            本案被告吴某未到庭，原告郑某到庭参加诉讼。|郑某
            原告陈某购买了被告百味餐厅的过期食品。|陈某
            被告蓝天物业停电两日，原告冯某诉至本院。|冯某
            原告褚某请求判令与被告卫某离婚。|褚某
            """,
        ),
        r"""f"{data['case']}\n本案的原告是" """,
        'data["plaintiff"]',
        "gold",
    ),
    ask(
        "zh triage desk ranked by likelihood",
        scored(
            """
            牙疼三天，脸有点肿|*口腔科/眼科/骨科
            看东西模糊，眼睛干涩|骨科/*眼科/口腔科
            踢球时脚踝扭伤|口腔科/眼科/*骨科
            智齿发炎|眼科/骨科/*口腔科
            手臂骨折后复查|*骨科/口腔科/眼科
            孩子近视，要验光|*眼科/骨科/口腔科
            迎风流泪|骨科/口腔科/*眼科
            腰椎间盘突出|口腔科/*骨科/眼科
            洗牙|*口腔科/骨科/眼科
            """,
            "complaint",
        ),
        r"""f"主诉：{data['complaint']}\n应挂科室：\n" """,
        'max(data["target_scores"], key=data["target_scores"].get)',
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "zh ledgers in and out",
        table(
            "entry|kind",
            """
            收到客户货款五千元|收入
            支付房租三千元|支出
            卖出旧设备得款八百元|收入
            购买打印纸二百元|支出
            银行存款利息十二元|收入
            退还客户多付的货款一百元|支出
            缴纳水电费四百六十元|支出
            收到政府补贴一万元|收入
            """,
        ),
        r"""f"＃流水＃ {data['entry']}\n记入“收入”栏还是“支出”栏？记入：" """,
        'data["kind"]',
        "gold",
    ),
    ask(
        "zh amounts from capitals to digits",
        table(
            "capital|digits",
            """
            壹佰贰拾元整|120
            叁仟元整|3000
            伍佰零陆元整|506
            捌拾柒元整|87
            玖万元整|90000
            肆仟贰佰元整|4200
            壹万零伍拾元整|10050
            陆佰陆拾陆元整|666
            """,
        ),
        r"""f"把大写金额写成阿拉伯数字，不写单位。\n大写：{data['capital']}\n数字：" """,
        'data["digits"]',
        "gold",
    ),
    ask(
        "zh hotline calls with a satisfied or angry caller",
        table(
            "talk*|mood",
            """
            客服：您好，请讲。/来电：你们这是第三次弄错了，太过分了！|不满
            客服：问题解决了吗？/来电：解决了，谢谢你们，真快。|满意
            客服：请您再等两天。/来电：还要等？我要投诉！|不满
            客服：已经给您退款了。/来电：收到了，服务很好。|满意
            客服：师傅到了吗？/来电：到了，修得很仔细，点赞。|满意
            客服：抱歉，没有记录。/来电：什么叫没有记录？气死我了。|不满
            客服：还有什么能帮您？/来电：没有了，你态度真好。|满意
            客服：我给您转接。/来电：转了五次了，没一个管事的！|不满
            """,
        ),
        r"""f"{chr(10).join(data['talk'])}\n——\n来电人是满意还是不满？" """,
        'data["mood"]',
        '"\\n" + gold',
        stop=("\n\n",),
    ),
    ask(
        "zh delivery notes with dates asked as numbers",
        table(
            "note|date",
            """
            货物于二〇二三年五月六日发出。|2023-05-06
            我方将在2022年12月1日前交货。|2022-12-01
            签收日期：2021年10月15日。|2021-10-15
            二〇一九年三月三十日到港。|2019-03-30
            验收定于2024年7月9日。|2024-07-09
            二〇二〇年十一月十一日入库。|2020-11-11
            发票开具日为2023年8月20日。|2023-08-20
            合同签于二〇一八年一月二日。|2018-01-02
            """,
        ),
        r"""f"单据：{data['note']}\n日期（如 1999-01-31）：" """,
        'data["date"]',
        "gold",
    ),
    ask(
        "zh which regulation article applies",
        starred(
            """
            员工连续旷工十天|第一条 考勤/*第二条 解除合同/第三条 加班
            周六到公司赶工|第一条 保密/第二条 着装/*第三条 加班
            把客户名单发给了同行|*第一条 保密/第二条 请假/第三条 考勤
            结婚想休息三天|第一条 加班/*第二条 请假/第三条 保密
            穿拖鞋上班|第一条 请假/第二条 考勤/*第三条 着装
            上班迟到四十分钟|*第一条 考勤/第二条 保密/第三条 着装
            孩子发烧要去医院|第一条 着装/*第二条 请假/第三条 加班
            深夜留在公司赶标书|第一条 保密/第二条 解除合同/*第三条 加班
            忘记打卡|*第一条 考勤/第二条 请假/第三条 着装
            """,
            "fact",
        ),
        r"""f"情况：{data['fact']}\n" + "\n".join(data["choices"]) + "\n适用第几条？第" """,
        '"一二三"[data["answer"]]',
        "gold + '条'",
        metric="prefix_match",
    ),
    ask(
        "zh reviews as json",
        table(
            "review|score#|good?",
            """
            外卖送得快，饭还是热的。|5|true
            汤洒了一半，骑手态度也差。|1|false
            分量足，味道好，会回购。|5|true
            面坨了，难吃。|2|false
            米饭夹生，不推荐。|1|false
            小菜很新鲜，包装也用心。|4|true
            等了两个小时才到，全凉了。|1|false
            性价比高，老板还送了饮料。|5|true
            """,
        ),
        r"""(
            "读评论，输出 JSON，键为 good，值为 true 或 false。\n"
            f"评论：{data['review']}\nJSON："
        )""",
        """'{"good": ' + ("true" if data["good"] else "false") + '}'""",
        "gold",
    ),
    ask(
        "zh stock tables by row",
        table(
            "a#|b#|c#|asked|n#",
            """
            12|30|8|苹果|12
            45|6|19|香蕉|6
            7|71|23|橙子|23
            60|15|33|香蕉|15
            28|90|41|苹果|28
            9|54|16|橙子|16
            37|20|88|苹果|37
            5|62|14|香蕉|62
            """,
        ),
        r"""(
            "品名\t库存（箱）\n"
            f"苹果\t{data['a']}\n香蕉\t{data['b']}\n橙子\t{data['c']}\n"
            f"问：{data['asked']}还有多少箱？只写数字。\n答："
        )""",
        'str(data["n"])',
        "gold",
    ),
    ask(
        "zh complaints where nothing is wrong counts as none",
        table(
            "check|fault",
            """
            门把手松动；灯正常；窗户正常|门把手
            灯不亮；门把手正常；窗户正常|灯
            门把手正常；灯正常；窗户正常|无
            窗户关不严；灯正常；门把手正常|窗户
            灯正常；窗户正常；门把手正常|无
            窗户正常；灯一闪一闪；门把手正常|灯
            灯正常；门把手断裂；窗户正常|门把手
            门把手正常；窗户玻璃破裂；灯正常|窗户
            """,
        ),
        r"""f"巡检：{data['check']}\n哪一项要修？都正常就写“无”。\n要修：" """,
        'data["fault"]',
        "gold",
    ),
)
