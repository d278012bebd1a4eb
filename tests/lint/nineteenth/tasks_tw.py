"""Right tasks in traditional Chinese, and one between Chinese and English."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

SHIFEI = SmallTask(
    "tw-shifei",
    code(
        r"""
        passage, question = data["passage"], data["question"]
        reply = "是" if data["answer"] else "否"
        text = f"文章：{passage}\n問題：{question}（請回答「是」或「否」）\n回答：\n"
        return {"input": text, "output": reply, "processed_output": reply}
        """
    ),
    table(
        "passage|question|answer?",
        """
        這家夜市每晚六點開始營業，週一公休。|夜市週一營業嗎？|false
        捷運車廂內禁止飲食，包括喝水。|在捷運車廂裡可以喝水嗎？|false
        學生憑證件可以半價購票。|學生買票有優惠嗎？|true
        這條步道全長三公里，適合親子同行。|小孩可以走這條步道嗎？|true
        圖書館的報紙只能在館內閱讀。|報紙可以借回家嗎？|false
        颱風過後，山區道路仍然封閉。|山區道路已經恢復通行了嗎？|false
        博物館每月第一個星期日免費開放。|有時候可以免費參觀博物館嗎？|true
        這款麵包不含蛋與奶，純素者可食用。|純素者可以吃這款麵包嗎？|true
        泳池水深兩公尺，不會游泳者請勿入池。|不會游泳的人可以下水嗎？|false
        餐廳提供手機充電服務，不另收費。|在餐廳充電要付錢嗎？|false
        店內備有兒童座椅，歡迎索取。|店裡有兒童座椅嗎？|true
        郵局週六上午照常辦理業務。|週六上午可以去郵局辦事嗎？|true
        """,
    ),
    fewshot=4,
)

CHENGYU = SmallTask(
    "tw-chengyu",
    code(
        r"""
        options = "\n".join(f"({i}) {word}" for i, word in enumerate(data["choices"], 1))
        gold = str(data["choices"].index(data["gold"]) + 1)
        lines = ["請選出最適合填入空格的成語。", data["sentence"], options, "答案："]
        return {"input": "\n".join(lines) + "\n", "output": gold, "processed_output": gold}
        """
    ),
    table(
        "sentence|choices*|gold",
        """
        他做事總是＿＿，從不半途而廢。|有始有終/三心二意/虎頭蛇尾/朝令夕改|有始有終
        這個謠言＿＿，大家別信。|千真萬確/無中生有/名副其實/有憑有據|無中生有
        弟弟上課＿＿，成績自然不好。|全神貫注/聚精會神/心不在焉/專心致志|心不在焉
        災後民眾＿＿，很快重建了家園。|各自為政/袖手旁觀/一盤散沙/同心協力|同心協力
        她說話＿＿，從不拐彎抹角。|含糊其辭/直截了當/吞吞吐吐/支支吾吾|直截了當
        這兩支隊伍實力＿＿，難分高下。|天差地遠/懸殊極大/不相上下/大相逕庭|不相上下
        考前才開始念書，根本是＿＿。|臨陣磨槍/未雨綢繆/有備無患/防患未然|臨陣磨槍
        面對質問，他＿＿，一句話也答不出來。|口若懸河/滔滔不絕/對答如流/啞口無言|啞口無言
        這幅畫＿＿，彷彿馬要奔出紙面。|死氣沉沉/栩栩如生/黯淡無光/粗製濫造|栩栩如生
        老闆向來＿＿，答應的事一定做到。|言而無信/出爾反爾/言出必行/食言而肥|言出必行
        他一聽到消息就＿＿地趕到醫院。|慢條斯理/不慌不忙/從容不迫/十萬火急|十萬火急
        聽到得獎的消息，全家＿＿。|欣喜若狂/悶悶不樂/愁眉苦臉/心灰意冷|欣喜若狂
        """,
    ),
)

XINWEN = SmallTask(
    "tw-xinwen",
    code(
        r"""
        title = data["title"]
        gold = LABELS[data["topic"]]
        text = "新聞標題：" + title + "\n類別（" + "、".join(LABELS) + "）：\n"
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        """
        LABELS = ["體育", "財經", "科技", "娛樂"]
        """,
    ),
    table(
        "title|topic#",
        """
        中華隊九局逆轉 挺進四強|0
        央行宣布升息半碼 房貸族壓力增|1
        新款晶片效能翻倍 年底量產|2
        金曲歌后睽違五年 小巨蛋開唱|3
        羽球名將奪冠 淚謝教練|0
        外資連三賣 台股收黑|1
        太空望遠鏡拍到新生恆星|2
        賀歲片票房破億 導演謝影迷|3
        馬拉松選手刷新全國紀錄|0
        出口連七個月成長|1
        電信商搶進衛星通訊|2
        影帝宣布息影 專心陪家人|3
        """,
    ),
    fewshot=4,
)

FANYI = SmallTask(
    "zh-en-fanyi",
    code(
        r"""
        cues = ("中文", "英文")
        prompt = f"请把中文句子译成英文。\n{cues[0]}：{data['zh']}\n{cues[1]}：\n"
        return {"input": prompt, "output": data["en"], "processed_output": data["en"]}
        """
    ),
    table(
        "zh|en",
        """
        我们明天去爬山。|We are going hiking tomorrow.
        这本书很有意思。|This book is very interesting.
        他在银行工作。|He works at a bank.
        请把门关上。|Please close the door.
        火车几点到？|When does the train arrive?
        她会说三种语言。|She speaks three languages.
        昨天下了大雪。|It snowed heavily yesterday.
        我把钥匙忘在家里了。|I left my keys at home.
        孩子们在院子里玩。|The children are playing in the yard.
        这家店晚上九点关门。|This shop closes at nine in the evening.
        """,
    ),
)

TASKS = (SHIFEI, CHENGYU, XINWEN, FANYI)
