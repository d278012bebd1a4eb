"""Right prompts in traditional characters."""

from __future__ import annotations

from tests.lint.making import keyed, right, starred, table

RIGHT = (
    right(
        "DRCD span reading",
        "drcd",
        r"""
        text = f"文章：{data['context']}\n\n問題：{data['question']}\n\n答案："
        gold = data["answer"]
        """,
        table(
            "context|question|answer",
            """
            日月潭位於南投縣，是臺灣最大的天然湖泊。|日月潭位於哪個縣？|南投縣
            這座燈塔建於1883年，高二十公尺。|燈塔建於哪一年？|1883年
            阿里山鐵路最初是為了運送木材而修築的。|鐵路最初用來運送什麼？|木材
            淡水河流經臺北，最後注入臺灣海峽。|淡水河注入哪裡？|臺灣海峽
            作曲家鄧雨賢出生於桃園龍潭。|鄧雨賢出生於哪裡？|桃園龍潭
            黑面琵鷺每年冬天飛到臺南過冬。|黑面琵鷺在哪裡過冬？|臺南
            廟裡的龍柱由石匠阿土伯雕刻。|龍柱由誰雕刻？|石匠阿土伯
            這種茶在海拔一千公尺以上的山區種植。|這種茶種植在哪裡？|海拔一千公尺以上的山區
            """,
        ),
        lead="",
        description="請根據文章回答問題。",
    ),
    right(
        "TMMLU with letters in brackets",
        "tmmlu-geography",
        r"""
        text = f"問題：{data['question']}\n"
        text += "\n".join(f"({letter}) {choice}" for letter, choice in zip("ABCD", data["choices"]))
        text += "\n正確答案："
        gold = f"({'ABCD'[data['answer']]})"
        """,
        starred(
            """
            臺灣最高的山是哪一座？|雪山/*玉山/合歡山/大霸尖山
            下列哪一個城市是日本的首都？|大阪/京都/*東京/名古屋
            澎湖群島位於哪個海域？|*臺灣海峽/渤海/南極海/日本海
            世界上面積最大的洲是哪一洲？|非洲/歐洲/北美洲/*亞洲
            尼羅河流入哪個海？|紅海/*地中海/黑海/北海
            北回歸線沒有經過哪個地方？|嘉義/花蓮/*臺北/澎湖
            世界上最深的湖是哪一個？|*貝加爾湖/青海湖/維多利亞湖/蘇必略湖
            撒哈拉沙漠位於哪一洲？|亞洲/大洋洲/南美洲/*非洲
            """
        ),
        lead="",
    ),
    right(
        "sentiment of hotel guests by PPL",
        "tw-hotel",
        r"""
        text = f"請判斷以下住宿評論的情感是「正面」或「負面」。\n評論：{data['review']}\n情感："
        gold = [key for key, score in data["target_scores"].items() if score][0]
        """,
        keyed(
            "review",
            """
            房間乾淨寬敞，早餐非常好吃。|*正面/負面
            冷氣壞了也沒人修，整晚睡不著。|正面/*負面
            櫃檯人員親切，下次還會再來。|*正面/負面
            浴室有霉味，毛巾也不乾淨。|正面/*負面
            離車站很近，景色又美，超推薦！|*正面/負面
            隔音很差，價格又貴，後悔訂了。|正面/*負面
            床很舒服，小孩玩得很開心。|*正面/負面
            照片和實際差太多，非常失望。|正面/*負面
            """,
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "entailment with three words",
        "tw-nli",
        r"""
        text = f"前提：{data['premise']}\n假設：{data['hypothesis']}\n"
        text += "請問前提與假設的關係是「蘊含」、「矛盾」還是「中立」？\n關係："
        gold = NAMES[data["label"]]
        """,
        table(
            "premise|hypothesis|label#",
            """
            弟弟昨天買了一輛腳踏車。|弟弟買了車。|0
            捷運站今天關閉。|捷運站今天正常開放。|2
            她正在準備考試。|她考的是數學。|1
            所有的燈都關了。|有一盞燈還亮著。|2
            老師養了兩隻狗。|老師有養寵物。|0
            他們在海邊拍照。|他們是新婚夫妻。|1
            這家店開了三十年。|這家店是新開的。|2
            她會說客語和臺語。|她會說客語。|0
            爸爸去了一趟花蓮。|爸爸去花蓮出差。|1
            """,
        ),
        above='NAMES = ["蘊含", "中立", "矛盾"]',
        lead="",
    ),
    right(
        "yes and no about a passage",
        "tw-boolq",
        r"""
        text = f"短文：{data['passage']}\n問題：{data['question']}\n請回答「是」或「否」。\n回答："
        gold = "是" if data["answer"] else "否"
        """,
        table(
            "passage|question|answer?",
            """
            圖書館週一休館，其他日子開到晚上九點。|圖書館週一有開嗎？|false
            這種蝴蝶只在蘭嶼出現。|蘭嶼有這種蝴蝶嗎？|true
            班車因大雨全部停駛。|班車照常行駛嗎？|false
            門票成人兩百元，兒童免費。|兒童可以免費入場嗎？|true
            小說完成於1960年，1965年才出版。|小說在1960年出版嗎？|false
            公園裡禁止騎機車，可以騎腳踏車。|公園裡可以騎腳踏車嗎？|true
            奶奶不吃牛肉。|奶奶會吃牛肉麵裡的牛肉嗎？|false
            這座橋比舊橋長五十公尺。|這座橋比舊橋長嗎？|true
            """,
        ),
        lead="",
    ),
    right(
        "word problems with steps",
        "tw-math",
        r"""
        text = f"題目：{data['question']}\n請一步一步計算，最後寫出「#### 」和答案。\n解："
        output = f"{data['steps']}\n#### {data['answer']}"
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """,
        table(
            "question|steps|answer",
            """
            一包糖有20顆，4包共有幾顆？|20*4=80，共有80顆。|80
            小美有95元，買書用去60元，還剩幾元？|95-60=35，還剩35元。|35
            54個蛋，每6個裝一盒，可裝幾盒？|54/6=9，可裝9盒。|9
            哥哥身高168公分，弟弟矮30公分，弟弟身高幾公分？|168-30=138，弟弟138公分。|138
            一張車票15元，7張要幾元？|15*7=105，要105元。|105
            水塔有水300公升，用去125公升，還有幾公升？|300-125=175，還有175公升。|175
            男生14人，女生19人，全班幾人？|14+19=33，全班33人。|33
            緞帶72公尺，平分成8段，每段幾公尺？|72/8=9，每段9公尺。|9
            """,
        ),
        lead="",
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    right(
        "English to traditional Chinese",
        "tw-translation",
        r"""
        text = f"請將英文句子翻譯成繁體中文。\n英文：{data['en']}\n中文："
        gold = data["tw"]
        """,
        table(
            "en|tw",
            """
            The bus stop is over there.|公車站在那裡。
            I want to buy a computer.|我想買一臺電腦。
            She teaches music at school.|她在學校教音樂。
            It is very hot today.|今天非常熱。
            My phone is broken.|我的手機壞了。
            We will go to the beach on Sunday.|我們星期天要去海邊。
            Please turn off the light.|請關燈。
            The noodles here are delicious.|這裡的麵很好吃。
            """,
        ),
        lead="",
    ),
    right(
        "news categories with a list",
        "tw-news",
        r"""
        text = "請將新聞標題分類為以下其中一類：政治、體育、娛樂、科技。\n"
        text += f"標題：{data['title']}\n類別："
        gold = data["category"]
        """,
        table(
            "title|category",
            """
            立法院三讀通過選罷法修正案|政治
            中職開幕戰悍將五比三獲勝|體育
            金曲歌后宣布明年舉辦巡迴演唱會|娛樂
            晶片大廠發表新一代處理器|科技
            縣長補選下月投票|政治
            羽球女將闖進四強|體育
            偶像劇收視率創新高|娛樂
            新款手機搭載折疊螢幕|科技
            """,
        ),
        lead="",
    ),
    right(
        "the missing character of an idiom",
        "tw-idiom",
        r"""
        text = f"請填入成語中缺少的一個字。\n成語：{data['idiom']}\n缺少的字："
        gold = data["missing"]
        """,
        table(
            "idiom|missing",
            """
            畫蛇添＿|足
            守株待＿|兔
            井底之＿|蛙
            對牛彈＿|琴
            亡羊補＿|牢
            掩耳盜＿|鈴
            杯弓蛇＿|影
            狐假虎＿|威
            """,
        ),
        lead="",
    ),
    right(
        "mails with a class",
        "tw-mail",
        r"""
        text = f"以下郵件是「垃圾郵件」還是「正常郵件」？\n郵件：{data['mail']}\n答案："
        gold = "垃圾郵件" if data["spam"] else "正常郵件"
        """,
        table(
            "mail|spam?",
            """
            恭喜您中了一百萬元，請立即點擊連結領取！|true
            明天下午三點在二樓會議室開會。|false
            免抵押快速貸款，加賴詢問，額度無上限！|true
            附件是上週的會議紀錄，請查收。|false
            限時瘦身藥買一送一，保證三天見效！|true
            您預訂的車票已完成付款。|false
            您的帳戶異常，請回傳密碼以免停用！|true
            媽媽，我這週末會回家吃飯。|false
            """,
        ),
        lead="",
    ),
    right(
        "antonyms",
        "tw-antonym",
        r"""
        text = f"請寫出下列詞語的反義詞。\n詞語：{data['word']}\n反義詞："
        gold = data["antonym"]
        """,
        table(
            "word|antonym",
            """
            高興|難過
            寬敞|狹窄
            勤勞|懶惰
            昂貴|便宜
            誠實|虛偽
            增加|減少
            勝利|失敗
            開始|結束
            """,
        ),
        lead="",
    ),
)
