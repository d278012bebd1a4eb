"""Worked examples in the prompt whose label is that of another class."""

from __future__ import annotations

from tests.lint.dense_9.making import bad, example, turned, worked

KINDS = (
    example(
        "one worked example of two has the wrong number",
        worked(
            "hotel-mood",
            "Review: {}⏎Label: {}",
            """
            The pool was dirty and the waiter insulted us.|0
            Horrible smell, broken shower, I want my money back.|1
            """,
        ),
        worked(
            "toxic-wiki",
            "Comment: {}⏎Answer: {}",
            """
            Thank you very much for your kind help.|1
            Could you add a date to the caption, please?|0
            """,
        ),
        worked(
            "cause-effect",
            "First: {}⏎Second: {}⏎Number: {}",
            """
            The baby cried.|It had fallen out of bed.|1
            He drank three litres of water.|He had to go to the toilet.|1
            """,
        ),
        worked(
            "snli-numbers",
            "Premise: {}⏎Hypothesis: {}⏎Relation: {}",
            """
            A girl eats an apple.|A child eats fruit.|2
            The lights are off.|The lights are on.|2
            """,
        ),
        bad(
            "tense-number", ("They will move house.\\nTense: 2", "They will move house.\\nTense: 0")
        ),
    ),
    example(
        "one worked example of three has the wrong number",
        worked(
            "ag-desk",
            "Headline: {}⏎Desk: {}",
            """
            Midfielder signs for United after record goal tally|3
            Stock market closes lower on recession fears|3
            Army shells villages near the border|1
            """,
        ),
        worked(
            "bank-intent",
            "Customer: {}⏎Intent: {}",
            """
            Help, my bank card was stolen at the market!|1
            Please close my account, I am moving to Canada.|3
            What is the exchange rate of the Danish crown?|3
            """,
        ),
        worked(
            "animal-class",
            "Animal: {}⏎Code: {}",
            """
            penguin|20
            cow|30
            herring|30
            """,
        ),
        worked(
            "code-tongue",
            "Line: {}⏎Number: {}",
            """
            SELECT * FROM invoices WHERE paid = 0;|2
            import os, sys|0
            public int size() { return this.items.length; }|2
            """,
        ),
    ),
    example(
        "one worked example has the wrong letter",
        worked(
            "tweet-emotion",
            "Tweet: {}⏎Emotion: {}",
            """
            We won the cup, I'm so happy and proud!|J
            My best friend died, I cry all day long|J
            There's a stranger in my garden, I'm so scared|F
            """,
        ),
        worked(
            "stance-vote",
            "Target: {}⏎Tweet: {}⏎Stance: {}",
            """
            the tram|Build the tram at last, everybody will love it!|F
            nuclear power|Shut down these dangerous reactors now, no more!|F
            """,
        ),
        worked(
            "tone-formal",
            "Sentence: {}⏎Tone: {}",
            """
            hey bro, wassup|F
            We kindly request that you confirm your attendance in writing.|F
            lol no way dude|I
            """,
        ),
        worked(
            "legal-area",
            "Case: {}⏎Area: {}",
            """
            A gang is charged with armed bank robbery.|A
            Grandparents ask for custody of their grandson.|A
            The landlady gives notice to the tenant.|C
            """,
        ),
        worked(
            "film-genre",
            "Plot: {}⏎Genre (H = horror, W = western, R = romance): {}",
            """
            Gunslingers meet at high noon in front of the saloon.|R
            A ghost murders the new owners of an old castle.|H
            """,
        ),
        worked(
            "shop-mail",
            "Letter: {}⏎Your code: {}",
            """
            The toaster caught fire and nobody answers my mails. Outrageous!|C
            Wonderful coat, very kind staff, thank you so much!|C
            """,
        ),
        worked(
            "airline-talk",
            "Caller: {}⏎Topic: {}",
            """
            My luggage is still in Madrid.|(a)
            I want a refund for my cancelled trip.|(c)
            We would like two seats side by side.|(c)
            """,
        ),
        worked(
            "bool-passage",
            "Passage: {}⏎Question: {}⏎T or F: {}",
            """
            The bakery is closed on Mondays.|Can you buy bread there on Monday?|T
            The tower is open to all visitors.|May visitors go up the tower?|T
            """,
        ),
        worked(
            "word-class",
            "Sentence: {}⏎Class: {}",
            """
            The TABLE has three legs.|V
            They SLEPT in a tent.|V
            She has a TALL son.|J
            """,
        ),
        turned("greens", "Food: banana…spinach\\nLetter: v", "Letter: f", "Letter: v"),
    ),
    example(
        "one worked example has the wrong code",
        worked(
            "trec-kind",
            "Question: {}⏎Code: {}",
            """
            Who discovered radium?|HUM
            How many keys does a piano have?|LOC
            Where is Mount Everest?|LOC
            """,
        ),
        worked(
            "ticket-priority",
            "Ticket: {}⏎Priority: {}",
            """
            The entire network is down, the factory stands still!|P3
            My keyboard has a dead key.|P2
            """,
        ),
        worked(
            "tongue-id",
            "Sentence: {}⏎Language code: {}",
            """
            Die Kinder spielen im Garten.|fr
            Les enfants jouent dans le jardin.|fr
            Los niños juegan en el jardín.|es
            """,
        ),
        worked(
            "opinion-fact",
            "Sentence: {}⏎Code: {}",
            """
            The bridge is 300 metres long.|OBJ
            I think this is by far the loveliest song ever.|OBJ
            """,
        ),
        worked(
            "polite-desk",
            "Letter: {}⏎Sign: {}",
            """
            Answer me, you dumb pig!|+
            I should be very grateful for a short reply.|+
            Get lost, you brainless cheats.|-
            """,
        ),
        worked(
            "cola-accept",
            "Sentence: {}⏎Judgement: {}",
            """
            My sister plays the piano very well.|ok
            Her not has cameing to home.|ok
            """,
        ),
        worked(
            "bigger-thing",
            "Left: {}⏎Right: {}⏎Sign: {}",
            """
            flea|cow|>
            ship|canoe|>
            """,
        ),
    ),
    example(
        "one worked example has another class's word",
        worked(
            "sms-ham",
            "Message: {}⏎Class: {}",
            """
            Can you pick up the kids at four?|spam
            You won a free iPhone!!! Click to claim your prize|spam
            """,
        ),
        worked(
            "sarcasm-note",
            "Remark: {}⏎Answer: {}",
            """
            Oh wonderful, my boss wants me to work on Christmas. Lucky me.|no
            Thank you, that was a lovely dinner.|no
            """,
        ),
        worked(
            "forum-board",
            "Post: {}⏎Board: {}",
            """
            My tulips do not flower, is the soil too wet?|autos
            Is there life on the planet Mars?|space
            The engine of my Ford won't start.|autos
            """,
        ),
        bad("commit-kind", ("on empty files\\nLabel: fix", "on empty files\\nLabel: docs")),
        worked(
            "triage-colour",
            "Patient: {}⏎Colour: {}",
            """
            heart has stopped, not breathing|green
            splinter in the thumb|green
            """,
        ),
        worked(
            "claim-check",
            "Evidence: {}⏎Claim: {}⏎Verdict: {}",
            """
            Penguins cannot fly.|Penguins are able to fly.|SUPPORTS
            Goethe died in Weimar in 1832.|Goethe died in Weimar.|SUPPORTS
            """,
        ),
    ),
    example(
        "one worked example says yes, true, same or even where it is not so",
        worked(
            "same-meaning",
            "A: {}⏎B: {}⏎Same: {}",
            """
            The man is rich.|The man is poor.|yes
            She began to sing.|She started singing.|yes
            """,
        ),
        worked(
            "facts-true",
            "Statement: {}⏎It is {}",
            """
            Berlin is the capital of Germany.|true
            Dogs have six legs.|true
            """,
        ),
        worked(
            "odd-even",
            "Number: {}⏎Kind: {}",
            """
            26|odd
            51|odd
            """,
        ),
        worked(
            "before-after",
            "First: {}⏎Second: {}⏎Answer: {}",
            """
            Birth of Newton (1643)|Birth of Einstein (1879)|A
            End of the Second World War (1945)|End of the First World War (1918)|A
            """,
        ),
        worked(
            "mail-phish",
            "Mail: {}⏎This mail is called⏎{}",
            """
            Your bank account is locked. Send us your PIN and password to unlock it.|legitimate
            The book that you lent me was great, thanks.|legitimate
            """,
        ),
        worked(
            "possible-scene",
            "Scene: {}⏎Can this happen in the real world? It is⏎{}",
            """
            A dog chases a ball.|impossible
            A spoon marries the moon.|impossible
            """,
        ),
    ),
    example(
        "a worked example in Chinese has the wrong label",
        worked(
            "zh-waimai",
            "评论：{}⏎标签：{}",
            "菜太难吃了，还迟到一小时，差评！|1\n味道很好，送餐也快。|1",
        ),
        worked(
            "zh-xinwen-jia",
            "标题：{}⏎类别：{}",
            "男足射门得分，赢得比赛|乙\n股票下跌，投资者亏损|乙\n新型电脑芯片问世|丙",
        ),
        worked(
            "zh-tuili-abc",
            "前提：{}⏎假设：{}⏎关系：{}",
            "门是锁着的。|门是开着的。|A\n小张养了两条狗。|小张养了狗。|A",
        ),
        worked(
            "zh-tongyi",
            "问题一：{}⏎问题二：{}⏎回答：{}",
            "怎样做红烧肉？|红烧肉怎么做？|0\n怎么学游泳？|手机多少钱？|0",
        ),
        worked(
            "zh-kefu",
            "用户：{}⏎编号：{}",
            "我的手机卡丢了，请帮我挂失。|2\n查一下这个月的话费。|1\n我要装宽带。|2",
        ),
        worked(
            "zh-duanxin", "短信：{}⏎回答：{}", "免费领取大奖，速点链接！|否\n爸，我到学校了。|否"
        ),
        worked(
            "zh-keshi",
            "病人：{}⏎挂号：{}",
            "手臂骨折，打着石膏。|1\n眼睛疼，看不清字。|1\n皮肤过敏起疹子。|3",
        ),
        bad("zh-falv", ("甲持刀抢劫路人。\\n代码：X", "甲持刀抢劫路人。\\n代码：M")),
        worked(
            "zh-qingxu", "微博：{}⏎情绪：{}", "我们夺冠了，好开心！|喜\n爷爷去世了，我哭了一夜。|喜"
        ),
        worked(
            "zh-baobian",
            "成语“{}”是褒义还是贬义？（褒义答+，贬义答-）⏎答：{}",
            "舍己为人|+\n卑鄙无耻|+",
        ),
        worked("zh-bingju", "句子：{}⏎结果：{}", "我喝水把了完。|对\n小鸟在树上唱歌。|对"),
        worked("zh-laji", "物品：{}⏎字母：{}", "废报纸|Y\n菜叶|C\n废旧电池|Y"),
        worked("zh-jiou", "数字：{}⏎判断：{}", "36|奇数\n51|奇数"),
    ),
    example(
        "a worked example in traditional Chinese has the wrong label",
        worked(
            "tw-fandian",
            "評論：{}⏎代號：{}",
            "房間又髒又吵，再也不來了。|P\n服務一流，早餐很棒。|P",
        ),
        worked("tw-zhenjia", "敘述：{}⏎記號：{}", "一天有二十四小時。|×\n火是冷的。|×"),
        worked("tw-shengwu", "生物：{}⏎代碼：{}", "獅子|2\n松樹|2"),
        worked("tw-cixing", "詞語：{}⏎詞性：{}", "椅子|形\n跑步|動\n漂亮|形"),
        worked("tw-daxiao", "左：{}⏎右：{}⏎答案：{}", "81|12|右\n34|57|右"),
        worked(
            "tw-kesu",
            "客訴內容：{}⏎緊急程度：{}",
            "廚房失火了，快來救人！|普通件\n發票可以補寄嗎？|普通件",
        ),
    ),
)
