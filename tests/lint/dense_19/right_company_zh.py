"""Right prompts of companies in Chinese: tickets, invoices, reviews, searches; some in traditional characters."""

from __future__ import annotations

from tests.lint.making import keyed, right, scored, starred, table

RIGHT = (
    right(
        "工单分派到部门",
        "zh-gongdan",
        r"""
        text = f"请把工单分给一个部门（财务、物流、技术、售后）。\n工单：{data['content']}\n部门："
        gold = data["dept"]
        """,
        table(
            "content|dept",
            """
            发票抬头开错了，请重新开具。|财务
            快递显示签收，可我没收到包裹。|物流
            更新之后软件一打开就闪退。|技术
            洗衣机用了一个月就不转了，要求维修。|售后
            同一笔订单扣了两次款。|财务
            包裹三天没有动，什么时候能送到？|物流
            网页登录时一直提示服务器错误。|技术
            买的鞋开胶了，想换一双。|售后
            退款金额比实付少了十元。|财务
            收货地址写错了，还能拦截吗？|物流
            导出报表时乱码，怎么解决？|技术
            电饭煲漏电，请上门检修。|售后
            """,
        ),
        lead="",
    ),
    right(
        "发票文字转成 JSON",
        "zh-fapiao",
        r"""
        fields = {"销售方": data["seller"], "日期": data["day"], "金额": data["sum"]}
        gold = json.dumps(fields, ensure_ascii=False)
        text = "从发票文字中提取销售方、日期、金额，输出一行 JSON，日期写成“年-月-日”。\n"
        text += f"发票文字：{data['ocr']}\nJSON："
        """,
        table(
            "ocr|seller|day|sum",
            """
            销售方 青禾文具店 开票日期 2023年03月05日 价税合计 ¥126.00|青禾文具店|2023-03-05|126.00
            开票日期：2024年11月20日 合计：¥88.50 销售方：南山书局|南山书局|2024-11-20|88.50
            ¥2300.00 销售方名称：晨光家具厂 2022年07月19日|晨光家具厂|2022-07-19|2300.00
            2023年12月01日 销售方：老陈茶庄 金额 ¥460.00 备注：现金|老陈茶庄|2023-12-01|460.00
            名称（销售方）：江北五金 ¥37.20 日期 2024年02月28日|江北五金|2024-02-28|37.20
            销售方：云帆旅行社 价税合计 ¥5980.00 2023年09月30日|云帆旅行社|2023-09-30|5980.00
            日期2022年10月08日 合计¥15.00 销售方：小满餐馆|小满餐馆|2022-10-08|15.00
            价税合计 ¥740.00 销售方 东风汽修 开票日期 2024年06月17日|东风汽修|2024-06-17|740.00
            """,
        ),
        above="import json",
        lead="",
        max_tokens=128,
    ),
    right(
        "客服意图的编号",
        "zh-yitu",
        r"""
        menu = "\n".join(f"{number}. {name}" for number, name in MENU.items())
        text = f"用户想办什么业务？\n{menu}\n用户：{data['said']}\n编号："
        gold = str(data["intent"])
        """,
        table(
            "said|intent#",
            """
            这个月话费还剩多少|1
            我想换个便宜点的套餐|2
            手机卡丢了，给我补一张|3
            家里宽带上不去网了|4
            查一下我欠费没有|1
            给我改成五十块钱的那种套餐|2
            卡被掰断了，怎么换新卡|3
            网络老是断，派人来看看|4
            余额够打长途吗|1
            有没有流量多一点的套餐可以换|2
            SIM卡坏了要重新办|3
            光猫亮红灯，报个故障|4
            """,
        ),
        above='MENU = {1: "查余额", 2: "改套餐", 3: "补换卡", 4: "报故障"}',
        lead="",
    ),
    right(
        "评论对某一方面的看法",
        "zh-fangmian",
        r"""
        text = "评论：{comment}\n对“{aspect}”的态度（正面／负面／未提及）：".format(**data)
        gold = data["attitude"]
        """,
        table(
            "comment|aspect|attitude",
            """
            菜的味道很好，就是上得太慢。|味道|正面
            菜量大，服务员爱答不理。|服务|负面
            房间干净，早餐一般。|交通|未提及
            离地铁站两分钟，非常方便。|交通|正面
            屏幕清楚，电池半天就没电了。|电池|负面
            颜色很正，面料也舒服。|物流|未提及
            送货神速，包装也严实。|物流|正面
            床太软，睡得腰疼。|床|负面
            老板热情，还送了水果。|价格|未提及
            东西不错，可是贵得离谱。|价格|负面
            """,
        ),
        lead="",
    ),
    right(
        "搜索词与商品是否相关",
        "zh-sousuo",
        r"""
        text = f"搜索词：{data['query']}\n商品：{data['item']}\n是否相关："
        gold = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        keyed(
            "query|item",
            """
            儿童雨鞋|卡通防滑儿童雨靴|*相关/不相关
            不锈钢保温杯|一次性纸杯100只|相关/*不相关
            羽毛球拍|双人碳素羽毛球拍|*相关/不相关
            机械键盘|电子琴61键|相关/*不相关
            蓝牙耳机|真无线蓝牙5.3耳机|*相关/不相关
            苹果手机壳|红富士苹果5斤|相关/*不相关
            黄山毛峰|安徽毛峰绿茶250克|*相关/不相关
            猫粮|成年猫通用粮10公斤|*相关/不相关
            台灯灯泡|水晶吊坠项链|相关/*不相关
            小米电饭煲|东北小米2.5千克|相关/*不相关
            """,
        ),
        method="ppl",
    ),
    right(
        "审核弹幕，二选一",
        "zh-shenhe",
        r"""
        gold = "删除" if data["violates"] else "保留"
        return {
            "input": f"{RULES}\n弹幕：{data['comment']}\n处理：",
            "output": gold,
            "processed_output": gold,
        }
        """,
        table(
            "comment|violates?",
            """
            加微信领兼职，日结三百|true
            这段配乐是谁写的？好听|false
            你是猪吗，滚出去|true
            前方高能，捂好耳朵|false
            点我主页低价出售账号|true
            虽然看哭了，但还想再看一遍|false
            楼上的脑子进水了吧，废物|true
            第三分钟的镜头太美了|false
            代刷播放量，一千只要五块|true
            主角的帽子和上一集不一样|false
            """,
        ),
        above='RULES = "弹幕中有广告或辱骂他人的要删除，其余一律保留，哪怕与视频无关。"',
        lead="",
    ),
    right(
        "会议纪要缩成一句话",
        "zh-jiyao",
        r"""
        text = f"用一句话概括会议纪要。\n纪要：{data['minutes']}\n概括："
        gold = data["brief"]
        """,
        table(
            "minutes|brief",
            """
            市场部汇报：展会定在十月，地点由上海改为苏州，预算不变。|展会十月改在苏州举行，预算不变。
            研发部说样机散热不好，决定换风扇，推迟两周送测。|样机因散热问题换风扇，送测推迟两周。
            人事部提出实习生不足，会议同意再招五人，七月到岗。|会议同意七月前再招五名实习生。
            仓库反映叉车老旧，先修两台，明年再买新的。|叉车今年先修两台，明年换新。
            客服部统计投诉下降三成，主要因为退款变快了。|退款加快使投诉下降三成。
            行政部通知：停车场下周翻修，员工可停到对面商场，费用报销。|停车场翻修期间可停对面商场并报销。
            法务部认为合同第六条有风险，签约暂停，等对方修改。|合同第六条有风险，待对方修改后再签。
            财务部要求差旅报销改为线上提交，纸质单据五月起不收。|五月起差旅报销一律线上提交。
            """,
        ),
        metric="f1_score",
        lead="",
        max_tokens=96,
    ),
    right(
        "中文提问写成 SQL",
        "zh-sql",
        r"""
        text = f"表结构：{data['schema']}\n问题：{data['question']}\nSQL："
        gold = data["sql"]
        """,
        table(
            "schema|question|sql",
            """
            员工(姓名, 部门, 工资)|销售部有多少人？|SELECT COUNT(*) FROM 员工 WHERE 部门 = '销售部';
            商品(名称, 价格)|最贵的商品多少钱？|SELECT MAX(价格) FROM 商品;
            订单(编号, 城市, 金额)|每个城市的订单总额是多少？|SELECT 城市, SUM(金额) FROM 订单 GROUP BY 城市;
            学生(学号, 姓名, 班级)|列出三班学生的姓名。|SELECT 姓名 FROM 学生 WHERE 班级 = '三班';
            车辆(车牌, 里程)|按里程从高到低列出车牌。|SELECT 车牌 FROM 车辆 ORDER BY 里程 DESC;
            会员(卡号, 手机)|哪些卡号没有登记手机？|SELECT 卡号 FROM 会员 WHERE 手机 IS NULL;
            图书(书名, 作者, 年份)|作者一共有多少位？|SELECT COUNT(DISTINCT 作者) FROM 图书;
            房间(房号, 价格)|价格在两百以下的房号有哪些？|SELECT 房号 FROM 房间 WHERE 价格 < 200;
            """,
        ),
        lead="",
    ),
    right(
        "商品标题里的品牌",
        "zh-pinpai",
        r"""
        text = data["title"] + "\n这件商品的品牌是："
        gold = data["brand"]
        """,
        table(
            "title|brand",
            """
            【新品】山羽男士速干T恤 夏季透气|山羽
            正品 鹿溪保湿面霜50g 送小样|鹿溪
            大容量双肩包 北辰牌 学生电脑包|北辰
            泰禾家用手持吸尘器（白色）|泰禾
            买一送一！棉小朵纯棉浴巾|棉小朵
            2024款 风行者折叠自行车20寸|风行者
            厨房刀具六件套 铁匠坊出品|铁匠坊
            儿童绘本架 木言 实木收纳|木言
            """,
        ),
        lead="",
    ),
    right(
        "訂單進度，三選一",
        "tw-dingdan",
        r"""
        text = "訂單紀錄：\n" + "\n".join(data["log"]) + "\n目前進度（備貨中、運送中、已送達）："
        gold = data["state"]
        """,
        table(
            "log*|state",
            """
            5月2日 成立訂單/5月3日 倉庫揀貨|備貨中
            6月9日 出倉/6月10日 抵達台中轉運站|運送中
            1月4日 出倉/1月5日 管理員代收|已送達
            8月1日 已付款/8月1日 等待包裝|備貨中
            3月7日 交給司機/3月7日 配達途中|運送中
            11月20日 到店/11月21日 顧客取件|已送達
            9月15日 付款確認/9月16日 缺貨調貨|備貨中
            2月11日 裝上貨輪/2月13日 通關|運送中
            7月30日 司機按鈴/7月30日 本人簽收|已送達
            """,
        ),
        lead="",
    ),
    right(
        "退貨規定有例外",
        "tw-tuihuo",
        r"""
        text = f"規定：七天內可以退貨，但食品拆封後一律不退。\n情況：{data['case']}\n能退嗎？"
        gold = "能" if data["ok"] else "不能"
        """,
        table(
            "case|ok?",
            """
            三天前買的雨傘，還沒用過。|true
            昨天買的餅乾，已經拆開了。|false
            十天前買的外套，吊牌還在。|false
            今天買的茶葉，沒有拆封。|true
            六天前買的檯燈，試亮過一次。|true
            兩天前買的果醬，開罐吃了一口。|false
            半個月前買的書包，尺寸不合。|false
            五天前買的罐頭，原封不動。|true
            前天買的耳機，盒子打開了。|true
            八天前買的糖果，沒有拆封。|false
            """,
        ),
        lead="\n",
    ),
    right(
        "客訴信的嚴重程度",
        "tw-kesu",
        r"""
        text = f"客訴：{data['letter']}\n有沒有人受傷？請答有或沒有。\n答："
        gold = "有" if data["hurt"] else "沒有"
        """,
        table(
            "letter|hurt?",
            """
            椅腳突然斷裂，我父親跌倒，手腕骨折。|true
            杯子寄來就碎了，幸好沒人割到。|false
            湯太燙又沒有提醒，小孩燙出水泡。|true
            訂位被取消，害我們白跑一趟。|false
            電梯夾到我的手指，縫了三針。|true
            毛衣洗一次就縮水，請退錢。|false
            熱水器漏電，我被電得手臂紅腫。|true
            外送晚了一小時，飯都冷了。|false
            客服口氣很差，我非常生氣。|false
            地板剛拖完沒有放牌子，我太太滑倒扭傷了腳。|true
            """,
        ),
        lead="",
    ),
    right(
        "日誌訊息的意思",
        "tw-rizhi",
        r"""
        lines = [f"（{sign}）{choice}" for sign, choice in zip("甲乙丙", data["choices"])]
        text = f"日誌：{data['question']}\n" + "\n".join(lines) + "\n最合適的說明是："
        gold = f"（{'甲乙丙'[data['answer']]}）"
        """,
        starred(
            """
            Connection refused|密碼錯誤/*對方沒有接受連線/磁碟已滿
            File not found|*找不到檔案/檔案太大/檔案已加密
            Disk quota exceeded|網路太慢/版本太舊/*超過磁碟配額
            Invalid password|*密碼不正確/帳號已刪除/時間已到
            Request timed out|請求太長/*請求逾時/請求重複
            Out of memory|溫度過高/電量不足/*記憶體不足
            Read-only file system|檔案系統已滿/*檔案系統只能讀/找不到檔案系統
            Version mismatch|*版本不相符/版本已更新/版本無法下載
            Port already in use|連接埠關閉/連接埠太舊/*連接埠已被占用
            """
        ),
        lead="",
    ),
    right(
        "哪一句像给客户的正式回复",
        "zh-huifu",
        r"""
        options = list(data["target_scores"])
        text = f"客户来信：{data['question']}\n请选出得体的回复。\n回复："
        gold = next(each for each in options if data["target_scores"][each])
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            商品有破损，怎么办？|东西是你自己摔坏的，还好意思来找我们，真是可笑。/*非常抱歉，我们马上为您补发一件新的。
            什么时候能发货？|*您好，预计明天下午发出。/急什么急，又不是只有你一个人在等，烦不烦啊。
            能便宜一点吗？|没钱就别买，天天砍价的人我们见得多了，懒得理你，走开。/*您好，本周满两百减二十，可以一起使用。
            尺码买小了，可以换吗？|*可以的，请您把商品寄回，运费由我们承担。/谁让你不看尺码表。
            说明书看不懂。|*不好意思，我发一段视频给您参考。/小学生都看得懂，你怎么就看不懂呢？
            你们周末上班吗？|网页上写得清清楚楚，自己不会看吗？/*您好，周六上班，周日休息。
            收到的颜色不对。|将就穿呗。/*抱歉发错了，我们今天就给您换货。
            怎么开发票？|*您好，在订单页点“申请发票”即可。/别问我，我不管。
            """
        ),
        method="ppl",
    ),
)
