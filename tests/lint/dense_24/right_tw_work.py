"""Right prompts in traditional Chinese as people in Taiwan's offices write them."""

from __future__ import annotations

from tests.lint.dense_24.making import LETTERS, ask
from tests.lint.making import starred, table

RIGHT = (
    ask(
        "letters to a help desk sent on to one of four units, by number",
        "kefu-fenpai",
        """
        你是客服主管，請將來信分派給適當的單位，只輸出單位編號。
        1. 帳務組：帳單、扣款、退費
        2. 技術組：當機、登入、錯誤訊息
        3. 物流組：出貨、配送、包裹
        4. 會員組：點數、等級、個人資料

        來信：{letter}
        單位編號：
        """,
        table(
            "letter|unit",
            """
            信用卡被扣了兩次款，請退一筆給我。|1
            更新後 App 一開就閃退。|2
            包裹顯示送達，但我沒有收到。|3
            我的紅利點數怎麼歸零了？|4
            輸入密碼後一直出現錯誤代碼 500。|2
            想更改會員生日，請問要提供什麼？|4
            九月的帳單金額跟方案不符。|1
            商品何時出貨？已經等六天了。|3
            消費滿額卻沒有升級成金卡。|4
            取消訂閱後，費用何時退回？|1
            司機把箱子丟在雨中，紙箱都濕了。|3
            系統畫面卡住，無法登入後台。|2
            """,
        ),
        gold='data["unit"]',
        fewshot=0,
    ),
    ask(
        "does a sentence follow, two labels",
        "tuilun-erfen",
        """
        若能由「敘述」確定「結論」為真，請答「可推論」，不然請答「不可推論」。
        敘述：{premise}
        結論：{hypothesis}
        答：
        """,
        table(
            "premise|hypothesis|label",
            """
            阿明把三隻流浪貓都帶去結紮了。|有貓做了結紮。|可推論
            辦公室的冷氣從早上就壞了。|冷氣是進口的品牌。|不可推論
            所有實習生都拿到了錄取通知。|實習生小蔡拿到了錄取通知。|可推論
            媽媽在陽台種了九層塔。|媽媽的九層塔賣得很好。|不可推論
            會議從兩點開到五點。|會議開了三個小時。|可推論
            他騎機車環島一圈。|他花了八天環島。|不可推論
            倉庫裡只剩下一箱柳丁。|倉庫裡還有水果。|可推論
            社區大學開了一門陶藝課。|陶藝課的老師來自鶯歌。|不可推論
            昨天的球賽以零比零收場。|昨天的球賽沒有人得分。|可推論
            表妹在銀行上班。|表妹打算換工作。|不可推論
            """,
        ),
        gold='data["label"]',
    ),
    ask(
        "the middle of telephone numbers covered by stars, as a rule asks",
        "geren-zhema",
        """
        任務：遮蔽文字中的手機號碼。
        規則：
        一、號碼格式為 09XX-XXX-XXX。
        二、中間三碼改成 ***，其餘不得更動。
        三、輸出遮蔽後的完整句子。

        輸入：我的電話是 0912-345-678。
        輸出：我的電話是 0912-***-678。

        輸入：{text}
        輸出：
        """,
        table(
            "text|first|middle|last",
            """
            請撥 0933-482-107 找林先生。|0933|482|107
            收件人手機 0971-206-884，下午在家。|0971|206|884
            緊急聯絡人是姊姊，0958-731-290。|0958|731|290
            訂位電話留 0987-654-013 就好。|0987|654|013
            業務改用 0905-118-362，請更新。|0905|118|362
            房東的號碼：0926-570-449。|0926|570|449
            水電師傅 0939-027-515 隨叫隨到。|0939|027|515
            失主請洽 0963-894-726。|0963|894|726
            導遊手機 0910-365-208，群組也可以問。|0910|365|208
            """,
        ),
        work="""
        whole = "-".join((data["first"], data["middle"], data["last"]))
        gold = data["text"].replace(whole, f"{data['first']}-***-{data['last']}")
        """,
        fewshot=0,
        style="replace",
    ),
    ask(
        "who has to do what after a meeting, joined by a colon",
        "huiyi-daiban",
        """
        請從會議發言中整理待辦事項，格式為「負責人：事項」，不要加句號。

        發言：{speech}
        待辦事項：
        """,
        table(
            "speech|who|what",
            """
            主席表示，場地就請佩珊去預訂。|佩珊|預訂場地
            經過討論，由志豪撰寫新聞稿。|志豪|撰寫新聞稿
            問卷還沒設計，怡君說她來設計。|怡君|設計問卷
            大家同意讓冠宇聯絡講師。|冠宇|聯絡講師
            經理指派雅婷更新報價單。|雅婷|更新報價單
            影片交給俊傑剪輯，下週一要看。|俊傑|剪輯影片
            合約由法務淑芬審閱。|淑芬|審閱合約
            伺服器的備份，建宏今天會檢查。|建宏|檢查備份
            便當這次輪到惠雯訂購。|惠雯|訂購便當
            """,
        ),
        work="""gold = f"{data['who']}：{data['what']}" """,
        fewshot=2,
        style="literals",
    ),
    ask(
        "a name card as two fields of JSON, in a fence",
        "mingpian-json",
        """
        請讀取名片文字，以 JSON 輸出姓名與職稱，並放在 ```json 區塊中。

        名片：{card}
        結果：
        """,
        table(
            "card|person|title",
            """
            宏泰建設 專案經理 許文彬 02-2345-6789|許文彬|專案經理
            晨曦動物醫院 院長 高若瑜 台中市西屯區|高若瑜|院長
            蘇怡潔 平面設計師 山雨工作室|蘇怡潔|平面設計師
            海線電台 節目主持人 曾國維|曾國維|節目主持人
            邱詩涵 業務專員 北極星旅行社 分機 12|邱詩涵|業務專員
            光合農場 場長 廖阿土 花蓮縣壽豐鄉|廖阿土|場長
            游家豪 資深會計師 正信聯合事務所|游家豪|資深會計師
            聯新樂器行 調音師 簡琴|簡琴|調音師
            方語彤 護理長 仁愛醫院 七樓病房|方語彤|護理長
            """,
        ),
        work="""
        fields = {"姓名": data["person"], "職稱": data["title"]}
        gold = "```json\\n" + json.dumps(fields, ensure_ascii=False) + "\\n```"
        """,
        above="import json",
        postprocess="general_torch",
        stop=("\n\n",),
        fewshot=0,
    ),
    ask(
        "what JavaScript writes to its console, with a cue in words",
        "js-shuchu",
        """
        以下 JavaScript 程式執行後，主控台會印出什麼？請直接寫出結果，不必說明。

        ```js
        {program}
        ```

        結果：
        """,
        table(
            "program|answer",
            """
            const a = [3, 5, 7];⏎console.log(a.length);|3
            let n = 2;⏎n **= 3;⏎console.log(n);|8
            console.log("tea".repeat(2));|teatea
            console.log([1, 2, 3].map(x => x * 10).join("+"));|10+20+30
            const o = { x: 4, y: 9 };⏎console.log(o.x + o.y);|13
            console.log(typeof "abc");|string
            let s = 0;⏎for (let i = 1; i <= 3; i++) s += i;⏎console.log(s);|6
            console.log("5" + 1);|51
            console.log(Math.max(12, 40, 31));|40
            console.log([4, 6].includes(5));|false
            """,
        ),
        fewshot=0,
    ),
    ask(
        "four classes of status codes by their ranges",
        "zhuangtaima",
        """
        狀態碼分類：
        200–299：成功
        300–399：重新導向
        400–499：用戶端錯誤
        500–599：伺服器錯誤

        HTTP 狀態碼 {status} 屬於哪一類？
        類別：
        """,
        table(
            "status#|answer",
            """
            204|成功
            301|重新導向
            404|用戶端錯誤
            503|伺服器錯誤
            403|用戶端錯誤
            200|成功
            307|重新導向
            500|伺服器錯誤
            201|成功
            429|用戶端錯誤
            502|伺服器錯誤
            302|重新導向
            """,
        ),
        style="join",
    ),
    ask(
        "what a clause of a contract is about, by letter and an explanation",
        "tiaokuan-leixing",
        """
        請判斷合約條款的類型，回答代號。
        代號：A＝保密，B＝付款，C＝違約，D＝終止

        條款：{clause}
        代號：
        """,
        table(
            "clause|answer",
            """
            乙方於履約期間知悉之營業秘密，不得洩漏予第三人。|A
            甲方應於驗收後三十日內匯入款項。|B
            逾期交貨者，每日按總價千分之一計罰。|C
            任一方得於六十日前以書面通知解約，合作即告結束。|D
            價金分三期給付，首期為簽約當日。|B
            雙方對本案文件均應封存，禁止對外揭露。|A
            專案驗收完成之日，本合約之效力歸於消滅。|D
            未依約履行者，應賠償他方因此所受損害。|C
            員工離職後二年內，仍不得透露客戶名單。|A
            每月五日前，承租人應支付租金。|B
            甲方停業時，本約自動失效。|D
            違反本約者，須給付懲罰性賠償金五十萬元。|C
            """,
        ),
        fewshot=2,
    ),
    ask(
        "is a text message a fraud, yes or no, with what counts as one",
        "zhapian-jianxun",
        """
        你是反詐騙專線的志工。

        判斷標準：凡要求對方匯款、點連結輸入個資，或加入投資群組的簡訊，都是詐騙。

        請判斷以下簡訊是不是詐騙，只能回答「是」或「不是」。

        簡訊：{sms}
        判斷：
        """,
        table(
            "sms|answer",
            """
            您中了頭獎，請先匯三千元手續費以便領獎。|是
            阿嬤說晚上煮了麻油雞，記得回來吃。|不是
            帳戶異常，請點網址並輸入身分證字號解除。|是
            您的借書已到館，請於七日內取書。|不是
            飆股老師免費帶單，加入投資群組穩賺不賠。|是
            明天家長會改到三樓禮堂，請準時出席。|不是
            媽，我手機壞了，急用錢，先匯兩萬到這個帳號。|是
            洗牙預約提醒：週四下午三點，期待您的光臨。|不是
            電費逾期，點此連結填信用卡卡號免斷電。|是
            山友們，週末登山集合時間為清晨五點。|不是
            """,
        ),
        fewshot=0,
        style="add",
    ),
    ask(
        "a multiple choice on what people in offices know, by letter",
        "zhichang-xuanze",
        """
        問題：{question}
        選項：
        {options}
        請從 A、B、C、D 中選出唯一的正確答案。
        答案：
        """,
        starred(
            """
            臺灣的勞動節是哪一天？|3月8日/*5月1日/9月28日/10月10日
            試算表中加總一個範圍的函數是？|COUNT/MAX/*SUM/IF
            寄電子郵件時，不讓其他收件人看到的欄位是？|收件者/副本/主旨/*密件副本
            甘特圖主要用來呈現什麼？|*專案時程/公司組織/營收來源/客戶分布
            英文縮寫 ROI 指的是什麼？|市占率/*投資報酬率/離職率/毛利率
            簡報軟體的副檔名通常是？|*.pptx/.xlsx/.docx/.mp3
            企業裡負責財務的主管簡稱是？|CEO/CTO/*CFO/COO
            SWOT 分析中的 T 代表什麼？|優勢/劣勢/機會/*威脅
            會計恆等式是資產等於負債加上什麼？|收入/*權益/費用/成本
            英文縮寫 KPI 指的是什麼？|公開招股/品質認證/*關鍵績效指標/存貨週轉
            """
        ),
        work=LETTERS,
    ),
)
