"""Right prompts in simplified Chinese as teachers of Chinese, history and geography write them."""

from __future__ import annotations

from tests.lint.dense_24.making import BEST, LETTERS, NUMBERS, ask
from tests.lint.making import scored, starred, table

RIGHT = (
    ask(
        "questions of Chinese lessons with four letters, and a gap in the question",
        "yuwen-danxuan",
        """
        以下是一道小学语文单项选择题，请直接给出正确选项的字母。
        {question}
        {options}
        答案：
        """,
        starred(
            """
            “立刻”的近义词是（　）|常常/偶尔/缓慢/*马上
            下列量词使用正确的一项是（　）|一朵牛/*一匹马/一条书/一只河
            “春风又绿江南岸”中“绿”的意思是（　）|绿色/春天/*吹绿/植物
            “狐假虎威”中“假”的意思是（　）|虚假/*借用/放假/假设
            下列字中笔画最少的是（　）|*人/天/木/水
            “她像一朵花”运用的修辞手法是（　）|拟人/排比/夸张/*比喻
            “湖”字的偏旁是（　）|月字旁/古字旁/*三点水/木字旁
            表示“看”的字是（　）|*瞧/跑/跳/听
            “燕子在枝头唱歌”运用的修辞手法是（　）|反问/*拟人/设问/对比
            与“勇敢”意思相反的词是（　）|坚强/英勇/*胆怯/果断
            """
        ),
        work=LETTERS,
        style="literals",
    ),
    ask(
        "an idiom for a gap, ranked as text",
        "chengyu-tiankong",
        """
        在横线上填入最恰当的成语。
        句子：{question}
        成语：
        """,
        scored(
            """
            他办事总是____，半天也拿不定主意。|*犹豫不决/一目了然/百折不挠
            大桥竣工那天，江边____，热闹极了。|鸦雀无声/*人山人海/门可罗雀
            这篇文章____，三言两语就把道理讲透了。|拖泥带水/长篇大论/*言简意赅
            小李的画技进步很快，大家都____。|*刮目相看/置之不理/无动于衷
            教室里____，连针掉在地上都听得见。|人声鼎沸/*鸦雀无声/熙熙攘攘
            面对对手的挑衅，队长____，一点也不慌张。|手足无措/惊慌失措/*泰然自若
            只有____，才能学到真本领。|*持之以恒/半途而废/朝三暮四
            敌人被打得____，四处逃散。|凯旋而归/*落花流水/势如破竹
            爷爷讲起往事____，说上一整天也不累。|张口结舌/哑口无言/*滔滔不绝
            """
        ),
        work=BEST,
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "the next line of a poem, without punctuation",
        "gushi-jieju",
        """
        请写出古诗的下一句，不要标点，不要写作者。

        上句：两个黄鹂鸣翠柳
        下句：一行白鹭上青天

        上句：{line}
        下句：
        """,
        table(
            "line|answer",
            """
            空山不见人|但闻人语响
            春蚕到死丝方尽|蜡炬成灰泪始干
            海内存知己|天涯若比邻
            欲穷千里目|更上一层楼
            独在异乡为异客|每逢佳节倍思亲
            不识庐山真面目|只缘身在此山中
            随风潜入夜|润物细无声
            孤帆远影碧空尽|唯见长江天际流
            接天莲叶无穷碧|映日荷花别样红
            劝君更尽一杯酒|西出阳关无故人
            """,
        ),
        fewshot=0,
    ),
    ask(
        "the reading of a character in a word, as pinyin with its tone",
        "duoyinzi",
        """
        请给词语中引号里的多音字注音，写出带声调的拼音。
        词语：{word}
        拼音：
        """,
        table(
            "word|answer",
            """
            “重”复|chóng
            体“重”|zhòng
            银“行”|háng
            步“行”|xíng
            音“乐”|yuè
            快“乐”|lè
            “长”短|cháng
            “长”辈|zhǎng
            睡“觉”|jiào
            “觉”悟|jué
            头“发”|fà
            出“发”|fā
            """,
        ),
        style="add",
    ),
    ask(
        "a wrong character and the right one, joined by an arrow",
        "cuobiezi",
        """
        下面每个句子里有且只有一个错别字，请找出来并改正。
        输出格式：错字→正字，比如“座→坐”。

        句子：{sentence}
        改正：
        """,
        table(
            "sentence|wrong|right",
            """
            他己经读完了这本书。|己|已
            我门一起去操场打球。|门|们
            这道题的答按很简单。|按|案
            老师经常表杨小红。|杨|扬
            请你在仔细检查一遍。|在|再
            我每天坐功课到九点。|坐|做
            秋天到了，天汽变凉了。|汽|气
            妈妈买了一蓝鸡蛋。|蓝|篮
            我们要爱护花草树目。|目|木
            他跑得像风一洋快。|洋|样
            """,
        ),
        work="""gold = f"{data['wrong']}→{data['right']}" """,
        style="replace",
        fewshot=0,
    ),
    ask(
        "conjunctions that belong together, by the number of the option",
        "guanlianci",
        """
        选择合适的关联词语填空，只写选项前的数字。
        题目：{question}
        {options}
        选项：
        """,
        starred(
            """
            （　）下着大雨，（　）他准时到校。|*虽然……但是……/因为……所以……/不是……就是……
            （　）路滑，（　）车开得很慢。|即使……也……/*因为……所以……/宁可……也不……
            （　）明天不下雨，我们（　）去郊游。|虽然……但是……/不但……而且……/*如果……就……
            他（　）会弹琴，（　）会作曲。|*不但……而且……/只有……才……/因为……所以……
            （　）多练习，（　）能写好字。|与其……不如……/*只有……才……/虽然……但是……
            （　）再困难，我们（　）要坚持。|因为……所以……/不是……而是……/*即使……也……
            （　）在家里发呆，（　）出去走走。|*与其……不如……/如果……就……/因为……所以……
            战士们（　）牺牲自己，（　）肯出卖同志。|因为……所以……/*宁可……也不……/一边……一边……
            这本书（　）我的，（　）图书馆的。|既然……就……/一……就……/*不是……而是……
            妹妹（　）唱歌，（　）跳舞。|只要……就……/*一边……一边……/尽管……还是……
            """
        ),
        work=NUMBERS,
    ),
    ask(
        "sentences to be put in order, with an example of the answer",
        "juzi-paixu",
        """
        把四个句子排成通顺的一段话，写出序号的顺序，如“③①④②”。

        {sentences}
        顺序：
        """,
        table(
            "sentences|answer",
            """
            ①最后盖上盖子焖一会儿。②接着放入茶叶。③然后倒进热水。④先拿出一只杯子。|④②③①
            ①中午，太阳高高挂起。②清晨，雾气笼罩小村。③夜里，星星眨着眼。④傍晚，晚霞染红天边。|②①④③
            ①一颗种子落进土里。②最后开出了花。③春雨过后，种子发了芽。④它越长越高。|①③④②
            ①他吃得津津有味。②再掰成小瓣。③首先剥开外皮。④小明拿来一个橘子。|④③②①
            ①哥哥接过球一脚射门。②守门员把球抛给后卫。③全场观众欢呼起来。④后卫把球传给哥哥。|②④①③
            ①今早他就发烧了。②小强昨晚淋了雨。③于是他去医院看病。④医生给他开了药。|②①③④
            ①再打上肥皂搓一搓。②洗完以后晾起来。③先把衣服泡在水里。④等它干了再收好。|③①②④
            ①工作后他设计飞机。②大学他学了航空。③小学时他爱拆玩具。④初中他迷上了航模。|③④②①
            ①起床后刷牙洗脸。②吃过早饭去上学。③然后吃早饭。④闹钟响了。|④①③②
            ①他走进书店。②付完钱走出店门。③挑了一本词典。④拿到柜台结账。|①③④②
            """,
        ),
        fewshot=0,
        style="join",
    ),
    ask(
        "analogies by the pattern of the first pair",
        "cihui-leibi",
        """
        根据前一组词的关系，补全后一组，用一个词回答。
        {a}之于{b}，相当于{c}之于什么？
        回答：
        """,
        table(
            "a|b|c|answer",
            """
            医生|医院|教师|学校
            鱼|水|鸟|天空
            白天|黑夜|夏天|冬天
            钢笔|写字|剪刀|裁剪
            北京|中国|东京|日本
            苹果|水果|白菜|蔬菜
            牛|牛犊|羊|羊羔
            司机|汽车|飞行员|飞机
            眼睛|视觉|耳朵|听觉
            蜜蜂|蜂巢|蚂蚁|蚁穴
            """,
        ),
    ),
    ask(
        "the one word that does not belong, out of four",
        "zhaobutong",
        """
        下列四个词中有一个与其他三个不同类，请把它写出来：{words}
        不同类的词：
        """,
        table(
            "items*|answer",
            """
            苹果/香蕉/菠菜/葡萄|菠菜
            公交车/飞机/地铁/书包|书包
            二胡/铅笔/橡皮/尺子|二胡
            老虎/大象/狮子/玫瑰|玫瑰
            春天/星期一/秋天/冬天|星期一
            圆形/红色/蓝色/黄色|圆形
            足球/米饭/馒头/饺子|足球
            长江/黄河/珠江/泰山|泰山
            医生/律师/沙发/警察|沙发
            衬衫/台灯/裤子/外套|台灯
            """,
        ),
        work="""
        gold = data["answer"]
        words = "、".join(data["items"])
        """,
    ),
    ask(
        "the capital of a province by its short name, in a sentence with a full stop",
        "shenghui-jiancheng",
        """
        问：山东省的简称是什么？
        答：鲁。

        问：{province}的简称是什么？
        答：
        """,
        table(
            "province|answer",
            """
            广东省|粤
            湖南省|湘
            河北省|冀
            江西省|赣
            福建省|闽
            河南省|豫
            辽宁省|辽
            山西省|晋
            安徽省|皖
            湖北省|鄂
            """,
        ),
        output='f"{gold}。"',
        postprocess="exact_match_post",
        description="下面是一组地理问答，请用一个字回答，并加句号。",
        fewshot=0,
        style="literals",
    ),
)
