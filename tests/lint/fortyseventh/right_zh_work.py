"""Right prompts in Chinese: offices, shops, hospitals and the web."""

from __future__ import annotations

from tests.lint.making import Right, qa, records, right, table

RIGHT: tuple[Right, ...] = (
    right(
        "外卖评价打标签",
        "zh-waimai",
        """
        text = "外卖评价分为三类：口味、配送、包装。\\n评价：" + data["ping"] + "\\n类别："
        gold = data["lei"]
        """,
        table(
            "ping|lei",
            """
            骑手晚了一个小时|配送
            汤洒得到处都是，盒子没盖紧|包装
            菜太咸了，没法吃|口味
            餐盒破了一个角|包装
            肉又嫩又香|口味
            小哥送得很快|配送
            面条坨了不好吃|口味
            送错了楼栋|配送
            """,
        ),
        lead="",
    ),
    right(
        "快递地址拆成省市区",
        "zh-dizhi",
        """
        text = f"地址：{data['dizhi']}\\n省|市|区："
        gold = "|".join((data["sheng"], data["shi"], data["qu"]))
        """,
        records(
            "dizhi sheng shi qu",
            ("广东省深圳市南山区科技路1号", "广东省", "深圳市", "南山区"),
            ("浙江省杭州市西湖区文三路20号", "浙江省", "杭州市", "西湖区"),
            ("四川省成都市锦江区红星路5号", "四川省", "成都市", "锦江区"),
            ("湖北省武汉市洪山区珞喻路8号", "湖北省", "武汉市", "洪山区"),
            ("陕西省西安市雁塔区小寨路3号", "陕西省", "西安市", "雁塔区"),
            ("江苏省南京市鼓楼区中山路9号", "江苏省", "南京市", "鼓楼区"),
        ),
        lead="",
    ),
    right(
        "简历抽取成JSON",
        "zh-jianli-json",
        """
        text = f"把下面一句话整理成JSON，键为name和age。\\n{data['ju']}\\nJSON："
        gold = json.dumps({"name": data["ming"], "age": data["sui"]}, ensure_ascii=False)
        """,
        table(
            "ju|ming|sui#",
            """
            陆一鸣，男，今年29岁，会开车。|陆一鸣|29
            我是35岁的会计方瑶。|方瑶|35
            应聘人葛亮，41岁，住在郊区。|葛亮|41
            今年22岁的毕业生叶青想做翻译。|叶青|22
            厨师牛大力50岁，经验丰富。|牛大力|50
            程雪，27岁，持有护士证。|程雪|27
            """,
        ),
        above="import json",
        lead="",
    ),
    right(
        "客服对话里的意图编号",
        "zh-kefu",
        """
        lines = [f"{i}={name}" for i, name in enumerate(YITU)]
        text = "意图表 " + " ".join(lines) + f"\\n用户：{data['shuo']}\\n意图编号："
        gold = str(data["yitu"])
        """,
        table(
            "shuo|yitu#",
            """
            我想退掉昨天买的鞋|0
            东西到哪里了|1
            开一张公司抬头的发票|2
            这件衣服不合适，给我退款|0
            快递三天没动静了|1
            发票能重开吗|2
            """,
        ),
        above="""
        YITU = ["退货", "查物流", "开发票"]
        """,
        lead="",
    ),
    right(
        "新闻标题分类，先给出类别说明",
        "zh-xinwen",
        """
        text = "\\n".join(f"- {k}：{v}" for k, v in SHUOMING.items())
        text += f"\\n标题《{data['biaoti']}》属于："
        gold = data["lei"]
        """,
        table(
            "biaoti|lei",
            """
            女排三比零横扫对手|体育
            央行下调存款利率|财经
            新型望远镜拍到遥远星系|科技
            马拉松赛周日开跑|体育
            芯片厂商发布新处理器|科技
            股市连涨五日|财经
            乒乓球小将首夺金牌|体育
            """,
        ),
        above="""
        SHUOMING = {"体育": "比赛和运动员", "财经": "金融和市场", "科技": "科学和新技术"}
        """,
        lead="",
    ),
    right(
        "门诊分科",
        "zh-menzhen",
        """
        text = f"患者主诉：{data['q']}\\n应挂哪个科（眼科、骨科、皮肤科）？\\n"
        gold = data["a"]
        """,
        qa("""
        看东西模糊一周 > 眼科
        摔倒后手腕肿痛 > 骨科
        手臂起红疹发痒 > 皮肤科
        右眼流泪怕光 > 眼科
        脸上长了很多痘 > 皮肤科
        膝盖弯曲时疼 > 骨科
        """),
        lead="",
    ),
    right(
        "合同日期转成ISO格式",
        "zh-riqi",
        """
        text = f"将日期写成YYYY-MM-DD：{data['q']}\\n→"
        gold = data["a"]
        """,
        qa("""
        2021年3月5日 > 2021-03-05
        2019年12月31日 > 2019-12-31
        2020年7月16日 > 2020-07-16
        1998年10月1日 > 1998-10-01
        2023年6月9日 > 2023-06-09
        2015年1月22日 > 2015-01-22
        """),
    ),
    right(
        "日志级别",
        "zh-rizhi",
        """
        text = f"日志：{data['log']}\\n级别（信息/警告/错误）："
        gold = data["ji"]
        """,
        table(
            "log|ji",
            """
            磁盘剩余空间不足百分之十|警告
            服务启动完成，端口8080|信息
            数据库连接失败，任务终止|错误
            用户登录成功|信息
            证书将在七天后过期|警告
            配置文件无法解析，程序退出|错误
            """,
        ),
        lead="",
    ),
    right(
        "微博情感用正负号",
        "zh-weibo",
        """
        text = f"微博：{data['q']}\\n情感（＋积极，－消极）："
        gold = data["a"]
        """,
        qa("""
        今天终于拿到驾照啦 > ＋
        又加班到凌晨，心累 > －
        楼下新开的面馆好好吃 > ＋
        手机掉水里了，倒霉 > －
        和老朋友重逢真开心 > ＋
        航班取消，旅行泡汤 > －
        """),
        lead="",
    ),
    right(
        "商品标题补出品牌",
        "zh-pinpai",
        """
        text = f"从商品标题里找出品牌。\\n标题：{data['title']}\\n品牌："
        gold = data["brand"]
        """,
        table(
            "title|brand",
            """
            正品云岭牌普洱茶饼357克|云岭
            北帆运动鞋男款透气|北帆
            儿童书包小松鼠牌防水|小松鼠
            家用电饭煲禾田4升|禾田
            蓝湾洗发水去屑500ml|蓝湾
            折叠自行车飞驰牌20寸|飞驰
            """,
        ),
        lead="",
    ),
    right(
        "会议纪要的负责人",
        "zh-jiyao",
        """
        text = f'''【纪要】{data["jiyao"]}
        【问题】谁负责{data["shi"]}？
        【姓名】'''
        text = "\\n".join(each.strip() for each in text.split("\\n"))
        gold = data["ren"]
        """,
        table(
            "jiyao|shi|ren",
            """
            小马订会议室，老宋写方案。|写方案|老宋
            预算由段丽核对，海报交给阿光。|海报|阿光
            场地阿芬去看，车辆由石磊安排。|看场地|阿芬
            袁姐联系媒体，接待工作归小郝。|联系媒体|袁姐
            翻译找陶然，摄影由大鹏承担。|摄影|大鹏
            签到表小柯打印，茶歇归蒋敏。|茶歇|蒋敏
            """,
        ),
        lead="",
    ),
    right(
        "传感器读数是否超限",
        "zh-chaoxian",
        """
        text = f"{data['name']}读数{data['value']}，上限{data['limit']}。是否超限？（是/否）"
        gold = "是" if data["value"] > data["limit"] else "否"
        """,
        records(
            "name value limit",
            ("炉温", 920, 900),
            ("水压", 3, 6),
            ("转速", 1500, 1600),
            ("振动", 12, 8),
            ("油温", 75, 90),
            ("电流", 33, 30),
        ),
        lead="",
    ),
    right(
        "中译英",
        "zh-en",
        """
        text = f"中文：{data['q']}\\n英文："
        gold = data["a"]
        """,
        qa("""
        请把窗户关上。 > Please close the window.
        他昨天没来上班。 > He did not come to work yesterday.
        这条裙子多少钱？ > How much is this skirt?
        我们坐火车去南京。 > We are going to Nanjing by train.
        图书馆九点开门。 > The library opens at nine.
        她会弹钢琴。 > She can play the piano.
        """),
        metric="f1_score",
    ),
)
