"""Code that gives labels the wrong way round, so that golds and shots say the opposite of their texts."""

from __future__ import annotations

from tests.lint.dense_9.making import bad, labels, turned

KINDS = (
    labels(
        "the number of a class is counted from the wrong end",
        bad("hotel-mood", ('str(data["label"])', 'str(1 - data["label"])')),
        bad("snli-numbers", ('str(data["label"])', 'str(2 - data["label"])')),
        bad("code-tongue", ('str(data["lang"])', 'str(2 - data["lang"])')),
        bad("zh-waimai", ('str(data["label"])', 'str(1 - data["label"])')),
        bad("zh-kefu", ('str(data["intent"])', 'str(4 - data["intent"])')),
        bad("zh-keshi", ('data["dept"] + 1', '3 - data["dept"]')),
        bad("tw-shengwu", ('str(data["kingdom"])', 'str(3 - data["kingdom"])')),
    ),
    labels(
        "letters that are indexed by the row's number stand in the wrong order",
        bad("tweet-emotion", ('"SJAF"', '"JSAF"')),
        bad("airline-talk", ('"abc"[', '"bca"[')),
        bad("bool-passage", ('"FT"', '"TF"')),
        bad("tw-fandian", ('"PN"', '"NP"')),
    ),
    labels(
        "names that are indexed by the row's number stand in the wrong order",
        bad("sms-ham", ('["ham", "spam"]', '["spam", "ham"]')),
        bad("opinion-fact", ('("OBJ", "SUBJ")', '("SUBJ", "OBJ")')),
        bad("forum-board", ('("autos", "space", "garden")', '("autos", "garden", "space")')),
        bad("triage-colour", ('["green", "yellow", "red"]', '["red", "yellow", "green"]')),
        bad("cola-accept", ('("*", "ok")', '("ok", "*")')),
        bad("zh-duanxin", ('["否", "是"]', '["是", "否"]')),
        bad("zh-qingxu", ('["喜", "怒", "哀"]', '["喜", "哀", "怒"]')),
        bad("zh-jiou", ('["偶数", "奇数"]', '["奇数", "偶数"]')),
    ),
    labels(
        "the list whose places are the answers is sorted in another way",
        bad(
            "bank-intent",
            (
                '["lost_card", "exchange_rate", "close_account"]',
                '["close_account", "exchange_rate", "lost_card"]',
            ),
        ),
        bad("tense-number", ('("past", "present", "future")', '("future", "present", "past")')),
        bad("animal-class", ('["mammal", "bird", "fish"]', '["bird", "fish", "mammal"]')),
        bad(
            "zh-tuili-abc",
            (
                '["entailment", "neutral", "contradiction"]',
                '["contradiction", "neutral", "entailment"]',
            ),
        ),
        bad("ag-desk", ('str(data["class"])', 'str((1, 3, 2, 4)[data["class"] - 1])')),
    ),
    labels(
        "a map of the row's names has two of its values exchanged",
        turned("stance-vote", "CODES = ", '"F"', '"A"'),
        turned("tone-formal", "gold = ", '"F"', '"I"'),
        turned("legal-area", "areas = ", '"A"', '"B"'),
        turned("ticket-priority", "gold = ", '"P1"', '"P3"'),
        turned("cause-effect", "NUMBER = ", '"1"', '"2"'),
        turned("word-class", "gold = ", '"N"', '"V"', '"J"'),
        turned("zh-xinwen-jia", "DAIHAO = ", "甲", "丙"),
        turned("zh-falv", "gold = ", '"M"', '"X"'),
        turned("tw-cixing", "gold = ", "名", "動"),
        turned("tw-kesu", "CHENGDU = ", "急件", "普通件"),
    ),
    labels(
        "a map of the row's numbers or truths has two of its values exchanged",
        turned("claim-check", "VERDICTS = ", "REFUTES", "SUPPORTS"),
        turned("shop-mail", "codes = ", '"C"', '"P"'),
        turned("zh-laji", "gold = ", '"K"', '"C"'),
    ),
    labels(
        "the branches of an if are exchanged",
        bad("toxic-wiki", ('1 if data["toxic"] else 0', '0 if data["toxic"] else 1')),
        turned("greens", "gold = ", '"f"', '"v"'),
        turned("polite-desk", 'if data["polite"]…return', '"+"', '"-"'),
        turned("odd-even", "gold = ", '"even"', '"odd"'),
        turned("zh-bingju", "gold = ", "对", "错"),
        turned("tw-zhenjia", "gold = ", "○", "×"),
    ),
    labels(
        "a not too many, or the opposite is compared",
        bad("sarcasm-note", ('if data["sarcastic"]', 'if not data["sarcastic"]')),
        bad("facts-true", ('truth = data["truth"]', 'truth = not data["truth"]')),
        bad("same-meaning", ('data["label"] == 1', 'data["label"] == 0')),
        bad("bigger-thing", ('data["bigger"] == "left"', 'data["bigger"] != "left"')),
        bad("before-after", ('one["year"] < two["year"]', 'one["year"] > two["year"]')),
        bad("zh-tongyi", ('if data["same"]', 'if not data["same"]')),
        bad("zh-baobian", ('== "褒义"', '!= "褒义"')),
        bad("tw-daxiao", ("first > second", "first < second")),
    ),
    labels(
        "of the scores the lowest is taken for the right one",
        bad("mail-phish", ("max(", "min(")),
        bad("possible-scene", ("value == 1", "value == 0")),
    ),
)
