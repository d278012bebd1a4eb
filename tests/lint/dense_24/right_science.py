"""Right prompts in simplified Chinese as teachers of sums, sciences and English write them."""

from __future__ import annotations

from tests.lint.dense_24.making import BEST, LETTERS, NUMBERS, ask
from tests.lint.making import scored, starred, table

RIGHT = (
    ask(
        "sums in words with steps and the result behind four hashes",
        "chuzhong-yingyong",
        """
        请解答下面的应用题。先写出解题步骤，最后另起一行写“#### 得数”。

        题目：{problem}
        解答：
        """,
        table(
            "problem|steps|answer",
            """
            一件衣服原价200元，打八折后再减20元，实付多少元？|200×0.8=160，160-20=140。|140
            甲乙两地相距360千米，汽车每小时行90千米，几小时到达？|360÷90=4。|4
            长方形的长是12厘米，宽是5厘米，周长是多少厘米？|12+5=17，17×2=34。|34
            三个连续整数的和是48，最大的数是多少？|48÷3=16，16+1=17。|17
            水池有60立方米水，每小时放掉8立方米，3小时后还剩多少立方米？|8×3=24，60-24=36。|36
            班里有50人，其中女生占40%，男生有多少人？|50×0.4=20，50-20=30。|30
            一个数的3倍减去7等于20，这个数是多少？|20+7=27，27÷3=9。|9
            正方形的面积是81平方米，边长是多少米？|9×9=81，所以边长是9。|9
            工人每天加工25个零件，6天加工多少个？|25×6=150。|150
            父亲今年38岁，儿子8岁，几年后父亲的年龄是儿子的3倍？|38-8=30，30÷2=15，15-8=7。|7
            """,
        ),
        output="""f"{data['steps']}\\n#### {gold}" """.strip(),
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=128,
        fewshot=2,
    ),
    ask(
        "units turned into others, the number alone",
        "danwei-huansuan",
        """
        单位换算，只填数字。
        {left} = （　）{unit}
        答案：
        """,
        table(
            "left|unit|answer",
            """
            3千米|米|3000
            45分米|厘米|450
            2吨|千克|2000
            7000克|千克|7
            5小时|分钟|300
            240秒|分钟|4
            6平方米|平方分米|600
            8升|毫升|8000
            90毫米|厘米|9
            4角|分|40
            """,
        ),
    ),
    ask(
        "right or wrong by a tick or a cross",
        "panduan-duicuo",
        """
        判断题：对的打“√”，错的打“×”。
        {statement}
        判断：
        """,
        table(
            "statement|answer",
            """
            声音在真空中也能传播。|×
            冰融化成水的过程要吸热。|√
            同种电荷互相排斥。|√
            光在空气中的速度比声音慢。|×
            铁是导体，干木头是绝缘体。|√
            月食发生时月球在地球和太阳之间。|×
            杠杆可以省力。|√
            所有金属都能被磁铁吸引。|×
            植物的根能吸收水分。|√
            蝙蝠属于鸟类。|×
            """,
        ),
        style="add",
    ),
    ask(
        "the symbol of an element, zero-shot, with a rule on letters",
        "huaxue-fuhao",
        """
        你是一位初中化学老师。请写出元素对应的元素符号，注意首字母大写，第二个字母小写，除符号外不得输出其他内容。

        元素：{element}
        元素符号：
        """,
        table(
            "element|answer",
            """
            钠|Na
            氯|Cl
            钙|Ca
            铁|Fe
            铜|Cu
            锌|Zn
            镁|Mg
            铝|Al
            硅|Si
            银|Ag
            """,
        ),
        fewshot=0,
    ),
    ask(
        "a multiple choice of chemistry with four letters in tags",
        "huaxue-danxuan",
        """
        请回答下面的化学单选题，把答案放在<答案>标签中，例如<答案>C</答案>。

        题目：{question}
        {options}

        回答：
        """,
        starred(
            """
            空气中含量最多的气体是|*氮气/氧气/氩气/二氧化碳
            下列变化属于化学变化的是|冰雪融化/*木柴燃烧/玻璃破碎/酒精挥发
            能使带火星木条复燃的气体是|氮气/氢气/*氧气/二氧化碳
            食盐的主要成分是|碳酸钙/碳酸钠/氢氧化钠/*氯化钠
            pH小于7的溶液呈|*酸性/碱性/中性/油性
            地壳中含量最多的金属元素是|铁/*铝/钙/铜
            实验室里量取液体体积要用|烧杯/试管/*量筒/酒精灯
            下列物质属于单质的是|水/甲烷/干冰/*石墨
            铁在潮湿空气中容易|熔化/*生锈/升华/爆炸
            相同条件下密度最小的气体是|氧气/氯气/*氢气/氮气
            """
        ),
        work=LETTERS,
        output='f"<答案>{gold}</答案>"',
        postprocess="gaokao_single_choice_post",
        fewshot=0,
    ),
    ask(
        "a multiple choice of physics by number, with 单选 in the description",
        "wuli-xuanhao",
        """
        问题：{question}
        {options}
        正确选项的序号：
        """,
        starred(
            """
            力的国际单位是什么？|焦耳/*牛顿/瓦特
            彩虹主要是由光的什么现象形成的？|*色散/直线传播/干涉
            测量电流用什么仪表？|电压表/温度计/*电流表
            功率的单位是什么？|*瓦特/帕斯卡/欧姆
            水沸腾时继续加热，温度会怎样？|升高/降低/*不变
            提出万有引力定律的是谁？|伽利略/*牛顿/瓦特
            船能浮在水面上靠的是什么力？|*浮力/弹力/摩擦力
            电阻的单位是什么？|伏特/*欧姆/安培
            下列哪种是可再生能源？|煤炭/石油/*风能
            近视眼镜的镜片是什么镜？|平面镜/*凹透镜/凸透镜
            """
        ),
        work=NUMBERS,
        description="以下是初中物理单项选择题，每题只有一个正确选项，请回答序号。",
        style="literals",
    ),
    ask(
        "ranked answers on living things, with no instruction",
        "shengwu-wenda",
        """
        生物知识问答
        问：{question}
        答：
        """,
        scored(
            """
            植物进行光合作用的主要器官是什么？|*叶/根/花
            人体最长的骨头在哪里？|手臂/*大腿/手指
            蝌蚪长大后变成什么？|鱼/乌龟/*青蛙
            血液中负责运送氧气的是什么？|*红细胞/白细胞/血小板
            蘑菇属于哪一类生物？|植物/*真菌/细菌
            昆虫有几条腿？|四条/八条/*六条
            下列哪种动物是冷血动物？|*蛇/狗/鸡
            遗传物质主要存在于细胞的哪里？|细胞壁/*细胞核/液泡
            消化食物的主要场所是什么？|口腔/食道/*小肠
            """
        ),
        work=BEST,
        method="ppl",
        metric="log_prob",
        style="add",
    ),
    ask(
        "Chinese sentences into English, as on a handout",
        "han-yi-ying",
        """
        请把下面的中文翻译成英文，只输出译文。

        中文：{zh}
        英文：
        """,
        table(
            "zh|en",
            """
            请问洗手间在哪儿？|Excuse me, where is the restroom?
            我每天骑自行车上学。|I ride my bike to school every day.
            这双鞋多少钱？|How much are these shoes?
            昨晚我睡得很好。|I slept very well last night.
            她比她哥哥高。|She is taller than her brother.
            我们下周要考试。|We have an exam next week.
            别忘了带雨伞。|Don't forget to bring an umbrella.
            他正在厨房做饭。|He is cooking in the kitchen.
            我从没去过巴黎。|I have never been to Paris.
            如果下雨，我们就待在家里。|If it rains, we will stay at home.
            """,
        ),
        gold='data["en"]',
        shots=table(
            "zh|en",
            """
            祝你生日快乐！|Happy birthday to you!
            我的钥匙不见了。|My keys are missing.
            公园离这里不远。|The park is not far from here.
            """,
        ),
    ),
    ask(
        "an English word for a gap, from the words in brackets",
        "yingyu-tiankong",
        """
        用括号中单词的正确形式填空，每空一词，只写所填的单词。
        {sentence}
        填空：
        """,
        table(
            "sentence|answer",
            """
            She ____ (go) to the park every Sunday.|goes
            They ____ (play) football yesterday.|played
            There are three ____ (child) in the room.|children
            This box is ____ (heavy) than that one.|heavier
            I enjoy ____ (read) novels.|reading
            He has ____ (write) two letters today.|written
            Tom is the ____ (tall) boy in our class.|tallest
            The wind is blowing ____ (strong) now.|strongly
            My mother is a ____ (teach).|teacher
            We ____ (see) a film last night.|saw
            """,
        ),
        style="join",
    ),
    ask(
        "the century of a year, after the definition",
        "shiji-niandai",
        """
        定义：公元1年到100年是1世纪，101年到200年是2世纪，依此类推。
        问题：{event}发生在{year}年，属于几世纪？
        回答：
        """,
        table(
            "event|year#|century#",
            """
            安史之乱|755|8
            靖康之变|1127|12
            郑和首次下西洋|1405|15
            辛亥革命|1911|20
            赤壁之战|208|3
            玄武门之变|626|7
            陈桥兵变|960|10
            虎门销烟|1839|19
            土木之变|1449|15
            淝水之战|383|4
            """,
        ),
        work="""gold = f"{data['century']}世纪" """,
    ),
)
