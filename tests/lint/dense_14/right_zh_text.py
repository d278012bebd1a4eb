"""Right prompts: texts that are read, labelled or translated, in simplified Chinese."""

from __future__ import annotations

from tests.lint.making import keyed, right, table

RIGHT = (
    right(
        "答案是原文的片段，写法如 CMRC",
        "cmrc-pianduan",
        r"""
        text = f"阅读短文，用原文的词语回答。\n短文：{data['context']}\n问：{data['question']}\n答："
        gold = data["answers"][0]
        """,
        table(
            "context|question|answers*",
            """
        赵州桥由李春设计，建于隋代，全长约五十米。|赵州桥是谁设计的？|李春
        小镇每年五月举行风筝节，最大的风筝长二十米。|风筝节在几月举行？|五月
        大熊猫主要吃竹子，也吃少量水果。|大熊猫主要吃什么？|竹子
        因为台风，开往厦门的航班全部取消。|航班为什么取消？|因为台风
        奶奶把银镯子留给了大姐，把玉佩留给了我。|玉佩留给了谁？|我
        这列火车从兰州出发，经西安到达郑州。|火车的终点是哪里？|郑州
        展览展出了三百件瓷器，其中一半来自景德镇。|一半的瓷器来自哪里？|景德镇
        阿力是村里第一个大学生，学的是水利。|阿力学的是什么专业？|水利
        博物馆周一闭馆，周末延长到晚上八点。|博物馆哪天闭馆？|周一
        """,
        ),
        lead="",
    ),
    right(
        "新闻标题的类别按标签排序打分",
        "tnews-biaoqian",
        r"""
        text = f"新闻标题：{data['sentence']}\n类别（体育、财经、科技、娱乐）："
        gold = next(label for label, score in data["target_scores"].items() if score)
        """,
        keyed(
            "sentence",
            """
        国足二比一逆转取胜，晋级十六强|*体育/财经/科技/娱乐
        央行宣布下调存款准备金率|体育/*财经/科技/娱乐
        新一代芯片功耗降低三成|体育/财经/*科技/娱乐
        这部喜剧票房突破十亿，导演发文致谢|体育/财经/科技/*娱乐
        女排姑娘三局横扫对手|*体育/财经/科技/娱乐
        多家银行上调房贷利率|体育/*财经/科技/娱乐
        机器人学会了叠衣服|体育/财经/*科技/娱乐
        歌手新专辑首日销量破百万|体育/财经/科技/*娱乐
        马拉松名将宣布退役|*体育/财经/科技/娱乐
        股市收涨，成交额再破万亿|体育/*财经/科技/娱乐
        火箭成功发射三颗卫星|体育/财经/*科技/娱乐
        影后携新剧亮相红毯|体育/财经/科技/*娱乐
        """,
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "两句客服问话意思是否相同，答是或否",
        "afqmc-shifou",
        r"""
        text = "句子一：" + data["sentence1"] + "\n句子二：" + data["sentence2"]
        text += "\n两句话的意思相同吗？（是／否）\n回答："
        gold = {1: "是", 0: "否"}[data["label"]]
        """,
        table(
            "sentence1|sentence2|label#",
            """
        花呗怎么还款|如何归还花呗|1
        借呗可以提前还吗|借呗利息怎么算|0
        忘记密码怎么办|密码忘了如何找回|1
        怎么关闭自动扣款|自动扣款在哪里打开|0
        为什么额度变低了|我的额度怎么降了|1
        退款什么时候到账|退款几天能到|1
        如何更换手机号|手机号能查到名字吗|0
        信用卡能绑定几张|怎样绑定信用卡|0
        账单可以分期吗|能不能把账单分期付|1
        转账要手续费吗|转账失败怎么办|0
        """,
        ),
        lead="",
    ),
    right(
        "对话之后有一问，选项按全文打分，写法如 C3",
        "c3-duihua",
        r"""
        text = "\n".join(data["dialogue"]) + f"\n问题：{data['question']}\n回答："
        gold = [key for key, value in data["target_scores"].items() if value == 1][0]
        """,
        keyed(
            "dialogue*|question",
            """
        男：外面下雨了，带伞吧。/女：不用，我坐地铁去。|女的为什么不带伞？|雨停了/*她坐地铁/她没有伞
        女：这件衬衫打几折？/男：八折，一百六。|他们可能在哪里？|*商店/医院/车站
        男：你怎么又咳嗽了？/女：昨晚没关窗。|女的怎么了？|丢了钥匙/想去旅行/*着凉了
        女：爸爸，我的作业写完了。/男：那就早点睡。|说话的两个人是什么关系？|*父女/师生/同事
        男：请问去机场坐几路？/女：坐三路到终点。|男的要去哪里？|学校/*机场/公园
        女：菜怎么还没上？/男：对不起，马上就来。|男的可能是做什么的？|司机/老师/*服务员
        男：明天的会改到后天了。/女：太好了，我正好没准备。|女的觉得怎么样？|*高兴/生气/害怕
        女：这张照片是在海边拍的？/男：不，是在湖边。|照片是在哪里拍的？|海边/*湖边/山上
        男：你的车呢？/女：借给小刘了。|车现在在谁那里？|男的/女的/*小刘
        """,
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "从句子里抽出人名、地名和时间，写成 JSON，没有的留空字符串",
        "chouqu-json",
        r"""
        text = (
            "从句子中抽取人名、地名、时间，输出一行JSON，没有提到的写空字符串。\n"
            f"句子：{data['sentence']}\n输出："
        )
        slots = {key: data[key] for key in ("人名", "地名", "时间")}
        gold = json.dumps(slots, ensure_ascii=False)
        """,
        table(
            "sentence|人名|地名|时间",
            """
        李娜周五飞往成都。|李娜|成都|周五
        王强在武汉读大学。|王强|武汉|
        展览将于十月开幕。|||十月
        昨天刘洋没有来。|刘洋||昨天
        列车停靠洛阳。||洛阳|
        陈静明早去青岛看海。|陈静|青岛|明早
        大连下了一夜的雪。||大连|
        赵敏喜欢弹钢琴。|赵敏||
        周末张伟从桂林回来。|张伟|桂林|周末
        """,
        ),
        above="import json",
        lead="",
        max_tokens=64,
    ),
    right(
        "中文译成英文，提示词全用英文，答案也是英文",
        "zh-en-yiwen",
        r"""
        text = f"Chinese: {data['zh']}\nEnglish:"
        gold = data["en"]
        """,
        table(
            "zh|en",
            """
        我每天六点起床。|I get up at six every day.
        请把门关上。|Please close the door.
        这本书多少钱？|How much is this book?
        他在等公共汽车。|He is waiting for the bus.
        她不喜欢喝咖啡。|She does not like coffee.
        我们去年搬到了上海。|We moved to Shanghai last year.
        猫在桌子下面。|The cat is under the table.
        你会游泳吗？|Can you swim?
        生日快乐！|Happy birthday!
        今天比昨天冷。|Today is colder than yesterday.
        """,
        ),
        description="Translate from Chinese into English.\n\n",
    ),
    right(
        "酒店点评，标签用数字，图例写在最前面",
        "jiudian-shuzi",
        r"""
        text = f"1＝好评，0＝差评\n点评：{data['review']}\n标签："
        gold = str(data["label"])
        """,
        table(
            "review|label#",
            """
        床很舒服，早餐丰富，下次还住这里。|1
        隔音太差，一夜没睡好。|0
        前台态度恶劣，房间还有烟味。|0
        位置方便，离地铁站只有两分钟。|1
        空调坏了也没人修，非常失望。|0
        服务热情，还免费升级了房型。|1
        浴室漏水，地毯发霉。|0
        性价比很高，推荐给朋友。|1
        窗外就是湖景，老人孩子都满意。|1
        照片和实物完全不符，上当了。|0
        """,
        ),
        lead="",
    ),
    right(
        "案情与罪名，罪名单独成行",
        "anqing-zuiming",
        r"""
        text = f"{HEAD}\n\n案情：{data['fact']}\n罪名："
        gold = data["charge"]
        """,
        table(
            "fact|charge",
            """
        被告人夜间翻墙进入商店，偷走现金八千元。|盗窃罪
        被告人冒充银行职员，骗取老人存款五万元。|诈骗罪
        被告人持刀威胁路人，当场抢走其手机和现金。|抢劫罪
        被告人酒后与人争执，用酒瓶将对方打成轻伤。|故意伤害罪
        被告人潜入仓库，窃得铜线二百公斤。|盗窃罪
        被告人以投资为名，虚构项目骗走多人钱款。|诈骗罪
        被告人蒙面闯入加油站，用枪逼迫员工交出钱款。|抢劫罪
        被告人因琐事持棍殴打邻居，致其重伤。|故意伤害罪
        被告人在公交车上扒窃乘客钱包多次。|盗窃罪
        被告人在网上假称出售门票，收款后消失。|诈骗罪
        """,
        ),
        above='HEAD = "根据案情写出罪名（盗窃罪、诈骗罪、抢劫罪、故意伤害罪之一）。"',
        lead="",
    ),
    right(
        "病人的话与科室，另有示例文件",
        "fenzhen-keshi",
        r"""
        text = f"患者：{data['complaint']}\n应挂科室："
        gold = data["department"]
        """,
        table(
            "complaint|department",
            """
        眼睛发红，看东西模糊两天了。|眼科
        牙龈出血，喝冷水牙疼。|口腔科
        脸上长了很多痘，还痒。|皮肤科
        摔倒以后手腕肿了，动不了。|骨科
        左眼总流泪，怕光。|眼科
        智齿发炎，嘴张不开。|口腔科
        膝盖扭伤，走路疼。|骨科
        胳膊上起了一片红疹。|皮肤科
        补的牙掉了一块。|口腔科
        脚趾骨折后来复查。|骨科
        """,
        ),
        shots=table(
            "complaint|department",
            """
        眼皮上长了个小包。|眼科
        腰椎疼得直不起来。|骨科
        头皮屑很多，头皮发红。|皮肤科
        孩子换牙，牙长歪了。|口腔科
        """,
        ),
        lead="",
    ),
    right(
        "两句话的关系判断，标签是英文，提示里说明",
        "ocnli-yingwen",
        r"""
        text = (
            f"前提：{data['premise']}\n假设：{data['hypothesis']}\n"
            "请用英文标签回答：entailment（蕴含）、neutral（中立）或contradiction（矛盾）。\n标签："
        )
        gold = data["gold"]
        """,
        table(
            "premise|hypothesis|gold",
            """
        两个孩子在沙滩上堆沙堡。|有孩子在沙滩上。|entailment
        超市今天关门盘点。|超市今天照常营业。|contradiction
        一位老人在河边钓鱼。|老人钓到了三条鱼。|neutral
        她把所有的信都烧掉了。|她还留着一封信。|contradiction
        会议从上午开到了傍晚。|会议开了好几个小时。|entailment
        小李买了两张电影票。|小李要和女朋友看电影。|neutral
        屋里没有开灯，漆黑一片。|屋里灯火通明。|contradiction
        工人们正在修路。|有人在干活。|entailment
        他穿着一件黑色外套。|外套是新买的。|neutral
        """,
        ),
        lead="",
    ),
    right(
        "一篇摘要和几个关键词，问关键词是否都出自摘要",
        "csl-guanjianci",
        r"""
        words = "；".join(data["keywords"])
        text = f"摘要：{data['abstract']}\n关键词：{words}\n关键词是否全部出现在摘要中？（全部出现／并非全部）\n结论："
        gold = "全部出现" if all(word in data["abstract"] for word in data["keywords"]) else "并非全部"
        """,
        table(
            "abstract|keywords*",
            """
        本文研究稀土元素对铝合金腐蚀性能的影响。|铝合金/腐蚀/稀土元素
        利用卫星遥感影像监测湖泊面积的变化。|遥感/湖泊/森林火灾
        提出一种基于图像的车牌识别方法。|车牌识别/图像
        分析了茶叶中多酚的提取工艺。|多酚/咖啡因/提取
        调查了城市老人的睡眠质量与孤独感。|睡眠质量/孤独感/老人
        讨论明代白银流入与物价的关系。|白银/物价/清代
        比较三种水稻品种的抗旱能力。|水稻/抗旱
        以小鼠为模型研究药物的毒性。|小鼠/斑马鱼
        测量了冻土层在夏季的温度。|冻土/温度/夏季
        综述了钢桥疲劳裂纹的检测技术。|钢桥/混凝土/裂纹
        """,
        ),
        lead="",
    ),
)
