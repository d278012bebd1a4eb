"""Legends that give each other's meaning to labels; rows and golds are right."""

from __future__ import annotations

from tests.lint.dense_9.making import legend, turned

KINDS = (
    legend(
        "two numbers have each other's meaning in the legend",
        turned("hotel-mood", "0 = negative", "negative", "positive"),
        turned("snli-numbers", 'text = "0: ', "entailment", "contradiction"),
        turned("ag-desk", 'text += "1. World', "Sports", "Business"),
        turned("bank-intent", "GUIDE = ", "a lost or stolen card", "exchange rates"),
        turned("cause-effect", '"Is the second', "(1)", "(2)"),
        turned("tense-number", '"Mark the tense', "past", "future"),
        turned("code-tongue", "NAMES = ", "Python", "Java"),
    ),
    legend(
        "1 and 0 are explained the other way round by an if",
        turned("toxic-wiki", '"input": f"Answer 1', "toxic", "civil"),
        turned("zh-tongyi", 'text = "两个问题', "相同", "不同"),
    ),
    legend(
        "the meanings of three numbers or more are all moved on by one",
        turned("animal-class", "lines = [", "mammals", "birds", "fish"),
        turned("zh-keshi", "导诊台请", "眼科", "骨科", "皮肤科"),
        turned("zh-kefu", "YITU = ", "查询话费", "办理宽带", "挂失手机卡"),
    ),
    legend(
        "two letters have each other's meaning in the legend",
        turned("tweet-emotion", '"Which emotion', "joy", "anger"),
        turned("stance-vote", "LEGEND = ", "in favor of", "against"),
        turned("tone-formal", 'text = "Is the sentence', "(F)", "(I)"),
        turned("legal-area", 'text = "Which area', "family law", "criminal law"),
        turned("film-genre", "KEY = ", "horror", "romance"),
        turned("greens", 'text = "Write f', "a fruit", "a vegetable"),
        turned("airline-talk", '"(a) baggage', "baggage", "refund"),
        turned("shop-mail", 'text = f"Use P', "praise", "a complaint"),
        turned("bool-passage", "(T = yes", "yes, it is so", "no, it is not"),
        turned("before-after", 'text = "B =', "before", "after"),
        turned("word-class", '"What is the word', "noun", "verb"),
    ),
    legend(
        "short codes have each other's meaning in a table or a list",
        turned("trec-kind", "table = ", "a person", "a place"),
        turned("ticket-priority", '"Priorities…hurry.', "P1", "P3"),
        turned("tongue-id", "Name the language…Spanish", "German", "French", "Spanish"),
        turned("opinion-fact", "SUBJ marks…fact.", "SUBJ", "OBJ"),
        turned("cola-accept", "RULE = ", "is grammatical", "breaks the grammar"),
        turned("polite-desk", "(+ = polite", "polite", "rude"),
        turned("bigger-thing", 'text = "Compare', "bigger", "smaller"),
    ),
    legend(
        "the words of two labels are explained by each other's definition",
        turned(
            "sms-ham", 'head = "Sort', "unsolicited advertising or fraud", "an ordinary message"
        ),
        turned("mail-phish", '"Mails that', "phishing", "legitimate"),
        turned(
            "sarcasm-note",
            '"- yes…sincere',
            "the speaker means the opposite of what is said",
            "the speaker is sincere",
        ),
        turned(
            "forum-board",
            '"autos": …and stars',
            "cars, engines and tyres",
            "rockets, planets and stars",
        ),
        turned("commit-kind", '"Label the commit', "'fix'", "'feat'"),
        turned("triage-colour", "RULE = ", "red", "green"),
        turned("claim-check", '"SUPPORTS: …is false', "is true", "is false"),
    ),
    legend(
        "words say of each other what is yes, true, even or possible",
        turned("same-meaning", 'text = "Answer yes', "yes if", "no if"),
        turned("facts-true", "Say true…wrong.", "correct", "wrong"),
        turned("odd-even", 'text = f"A number', "even", "odd"),
        turned("possible-scene", "Things that…impossible.", "possible", "impossible"),
    ),
    legend(
        "a Chinese legend of numbers has two meanings exchanged",
        turned("zh-waimai", 'text = f"判断外卖', "差评", "好评"),
        turned("tw-shengwu", "BIAO = ", "動物", "植物"),
    ),
    legend(
        "a Chinese legend of letters or signs has two meanings exchanged",
        turned("zh-xinwen-jia", "SHUOMING = ", "体育", "财经"),
        turned("zh-tuili-abc", "lines = ", "蕴含", "矛盾"),
        turned("zh-falv", 'text = "案件', "民事案件", "刑事案件"),
        turned("zh-laji", "options = ", "可回收物", "厨余垃圾", "有害垃圾"),
        turned("zh-baobian", "（褒义答", "褒义答", "贬义答"),
        turned("tw-fandian", "ZHISHI = ", "正面", "負面"),
        turned("tw-zhenjia", "lines = [", "正確", "錯誤"),
        turned("tw-daxiao", "左邊較大", "左邊", "右邊"),
    ),
    legend(
        "a Chinese legend explains two words by each other's meaning",
        turned("zh-duanxin", "（是：", "推销或诈骗", "正常短信"),
        turned("zh-qingxu", "“喜”指…伤心", "高兴", "伤心"),
        turned("zh-bingju", "没有语病写", "没有语病写", "有语病写"),
        turned("zh-jiou", "能被2整除", "偶数", "奇数"),
        turned("tw-cixing", 'text = "判斷詞性', "名詞", "動詞"),
        turned("tw-kesu", "會危及…普通件", "急件", "普通件"),
    ),
)
