"""Right tasks in Chinese, in traditional characters."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

PLACES = SmallTask(
    "tw-dili",
    code(
        """
        選項 = "\\n".join(f"({代號}) {內容}" for 代號, 內容 in zip("甲乙丙丁", data["選項"]))
        text = f"題目：{data['題目']}\\n{選項}\\n請回答甲、乙、丙或丁。\\n答案："
        return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
        """
    ),
    table(
        "題目|選項*|答案",
        """
        臺灣最高的山是哪一座？|雪山/玉山/合歡山/大霸尖山|乙
        日月潭在哪一縣？|南投縣/花蓮縣/苗栗縣/屏東縣|甲
        哪個城市在臺灣最北邊？|高雄/臺中/基隆/臺南|丙
        世界上最大的海洋是哪一個？|大西洋/印度洋/北冰洋/太平洋|丁
        哪一條河流經開羅？|亞馬遜河/尼羅河/多瑙河/恆河|乙
        澳洲的首都是哪裡？|雪梨/墨爾本/坎培拉/伯斯|丙
        哪一國與西班牙相鄰？|葡萄牙/義大利/德國/希臘|甲
        赤道穿過哪一國？|埃及/南非/摩洛哥/肯亞|丁
        富士山在哪一國？|韓國/日本/越南/泰國|乙
        哪一個是內陸國？|秘魯/智利/玻利維亞/巴西|丙
        倫敦位於哪條河畔？|泰晤士河/塞納河/萊茵河/臺伯河|甲
        撒哈拉沙漠在哪一洲？|亞洲/歐洲/大洋洲/非洲|丁
        """,
    ),
)
TRUTH = SmallTask(
    "tw-shifei",
    code(
        """
        答 = "對" if data["正確"] else "錯"
        return {
            "input": "請判斷敘述，回答「對」或「錯」。\\n敘述：" + data["敘述"] + "\\n判斷：",
            "output": 答,
            "processed_output": 答,
        }
        """
    ),
    table(
        "敘述|正確?",
        """
        企鵝會飛。|false
        一年有十二個月。|true
        鯨魚是哺乳動物。|true
        太陽從西邊升起。|false
        冰是固態的水。|true
        蜘蛛有六隻腳。|false
        三角形的內角和是一百八十度。|true
        鐵比水輕。|false
        蝙蝠是鳥類。|false
        光比聲音快。|true
        番茄是動物。|false
        臺北一○一是一棟大樓。|true
        """,
    ),
)
ENGLISH = SmallTask(
    "tw-fanyi",
    code(
        """
        段落 = {"英文": data["英文"], "中文": ""}
        text = "把英文句子翻譯成繁體中文。\\n"
        text += "\\n".join(名 + "：" + 文 for 名, 文 in 段落.items())
        return {"input": text, "output": data["中文"], "processed_output": data["中文"]}
        """
    ),
    table(
        "英文|中文",
        """
        The weather is nice today.|今天天氣很好。
        I want to drink tea.|我想喝茶。
        She is my older sister.|她是我姊姊。
        The bank is next to the post office.|銀行在郵局旁邊。
        He gets up at six.|他六點起床。
        We went to Tainan last year.|我們去年去了臺南。
        This book is very thick.|這本書很厚。
        Please close the door.|請關門。
        The dog is under the table.|狗在桌子下面。
        They are singing.|他們在唱歌。
        The train has already left.|火車已經開走了。
        My phone is broken.|我的手機壞了。
        """,
    ),
)
TASKS = (PLACES, TRUTH, ENGLISH)
