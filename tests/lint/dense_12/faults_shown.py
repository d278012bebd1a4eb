"""Slips in the worked examples that a prompt brings along."""

from __future__ import annotations

from tests.lint.dense_12.making import bad, shot

W = "few-shot/wrong-answer few-shot/wrong-sum answer/chain-differs"
F = "few-shot/worked-form few-shot/other-labels few-shot/unlike-docs few-shot/other-form"
C = "few-shot/other-cues few-shot/worked-cue text/shot-cue text/cue-forms"
LAST = "\n\nQuestion: What is pitched on flat ground?\nA. a canoe\nB. a map\nC. a tent\nAnswer: C"

KINDS = (
    shot(
        "a worked example multiplies wrongly, and closes on the wrong product",
        W,
        bad(
            "runner-steps",
            ("5 * 6 = 30 km. So the answer is 30", "5 * 6 = 35 km. So the answer is 35"),
        ),
    ),
    shot(
        "a worked example closes on a number of its problem, not on its result",
        W,
        bad("runner-steps", ("33 runners. So the answer is 33", "33 runners. So the answer is 42")),
    ),
    shot(
        "a worked example answers with a letter that its options lack",
        f"{W} answer/letters",
        bad("camp-quiz", ("Answer: C", "Answer: D")),
    ),
    shot(
        "a worked example has a letter with the text of another option",
        f"{W} few-shot/worked-form",
        bad(
            "camp-quiz",
            ("Answer: A", "Answer: B. a canister"),
            ("Answer: C", "Answer: C. a tent"),
            ('f" {gold}"', "f\" {gold}. {data['choices'][data['answer']]}\""),
            (
                '"processed_output": gold',
                "\"processed_output\": f\"{gold}. {data['choices'][data['answer']]}\"",
            ),
        ),
    ),
    shot(
        "the answer of a worked example does not stand in its text",
        W,
        bad("small-ads", ("Answer: Dover", "Answer: Brighton")),
        bad("xunwu-qishi", ("答案：陳太太", "答案：林小姐")),
    ),
    shot(
        "two worked examples have each other's answer",
        W,
        bad(
            "small-ads",
            ("Answer: Dover", "Answer: _"),
            ("Answer: bow", "Answer: Dover"),
            ("Answer: _", "Answer: bow"),
        ),
    ),
    shot(
        "the answer of a worked example is no cell of its table",
        W,
        bad("league-table", ("Cell: Banks", "Cell: Murray")),
    ),
    shot(
        "the answer of a worked example stands in another row of its table",
        W,
        bad("league-table", ("Cell: Banks", "Cell: Lopez")),
    ),
    shot(
        "a worked example joins the first letters, not the last ones",
        W,
        bad("last-letters", ('"nns"', '"ogd"')),
    ),
    shot(
        "a worked numeral is another number's",
        W,
        bad("roman-numerals", ('(14, "XIV")', '(14, "XVI")')),
    ),
    shot(
        "a worked example has its answer before its text",
        f"few-shot/other-order {C}",
        bad(
            "hotel-desk",
            ('f"Message: {text}\\nTopic: {topic}"', 'f"Topic: {topic}\\nMessage: {text}"'),
        ),
        bad("fanyi-ci", ("词语：整齐\n反义词：凌乱", "反义词：凌乱\n词语：整齐")),
    ),
    shot(
        "the last worked example has no answer",
        "few-shot/no-answer text/empty-slot few-shot/wrong-answer",
        bad("element-symbols", ('Symbol: N"', 'Symbol:"')),
        bad("xunwu-qishi", ("答案：陳太太", "答案：")),
    ),
    shot(
        "a worked example ends with its question",
        "few-shot/no-answer few-shot/other-cues",
        bad(
            "small-ads",
            (
                "Question: What comes with the cello?\nAnswer: bow",
                "Question: What comes with the cello?",
            ),
        ),
    ),
    shot(
        "two worked examples run into each other on one line",
        "few-shot/run-in text/run-together",
        bad("element-symbols", ("Symbol: He\n\nElement", "Symbol: He Element")),
        bad("mingci-liangci", ("量詞：{量}\\n\\n", "量詞：{量}")),
    ),
    shot(
        "a worked example is one of a translation",
        f"{C} {F} few-shot/other-order",
        bad("fanyi-ci", ("词语：整齐\n反义词：凌乱", "中文：今天很冷。\n英文：It is cold today.")),
    ),
    shot(
        "a worked example has cues in another language",
        C,
        bad("element-symbols", ("Element: copper\nSymbol: Cu", "Elemento: cobre\nSímbolo: Cu")),
    ),
    shot(
        "worked examples answer with labels that no doc has",
        f"{F} answer/other-names",
        bad("hotel-desk", ('"booking"),', '"reservation"),'), ('"complaint"),', '"problem"),')),
    ),
    shot(
        "a worked label has a capital that those of the docs lack",
        F,
        bad("hotel-desk", ('"complaint"),', '"Complaint"),')),
    ),
    shot(
        "the answers of worked examples have a full stop",
        F,
        bad("xunwu-qishi", ("答案：藍色", "答案：藍色。"), ("答案：陳太太", "答案：陳太太。")),
        bad("small-ads", ("Answer: Dover", "Answer: Dover."), ("Answer: bow", "Answer: bow.")),
    ),
    shot(
        "the answers of worked examples stand in brackets of another kind",
        F,
        bad("shenghui-wenda", ("省会：{城}", "省会：【{城}】")),
    ),
    shot(
        "a worked example answers with the text of an option, and the docs with letters",
        f"{F} few-shot/wrong-answer",
        bad("camp-quiz", ("Answer: A", "Answer: a canister"), ("Answer: C", "Answer: a tent")),
    ),
    shot(
        "worked provinces have their cities in English letters",
        F,
        bad("shenghui-wenda", ('"长沙市"', '"Changsha"'), ('"福州市"', '"Fuzhou"')),
    ),
    shot(
        "worked examples list their options in another way",
        "few-shot/worked-cue few-shot/worked-form answer/letters few-shot/other-cues",
        bad(
            "camp-quiz",
            (
                "A. a canister\nB. a hammock\nC. a whistle",
                "(1) a canister\n(2) a hammock\n(3) a whistle",
            ),
            ("A. a canoe\nB. a map\nC. a tent", "(1) a canoe\n(2) a map\n(3) a tent"),
        ),
    ),
    shot(
        "worked examples lack the options that their letters mean",
        "few-shot/no-options few-shot/wrong-answer answer/letters",
        bad(
            "camp-quiz",
            ("A. a canister\nB. a hammock\nC. a whistle\n", ""),
            ("A. a canoe\nB. a map\nC. a tent\n", ""),
        ),
    ),
    shot(
        "a worked example is copied from the rows",
        "few-shot/near-copy few-shot/own-doc few-shot/question-shown few-shot/same-docs",
        bad("fanyi-ci", ("词语：整齐\n反义词：凌乱", "词语：骄傲\n反义词：谦虚")),
        bad(
            "small-ads",
            (
                "Ad: Oak table, seats eight, to be collected in Dover.\nQuestion: Where is the table?\nAnswer: Dover",
                "Ad: Garage to let behind the cinema.\nQuestion: Where is the garage?\nAnswer: behind the cinema",
            ),
        ),
    ),
    shot(
        "five examples are promised, and two are shown",
        "few-shot/other-count answer/other-count",
        bad("camp-quiz", ("Here are two examples.", "Here are five examples.")),
    ),
    shot(
        "examples that are promised were taken out",
        "few-shot/other-count few-shot/no-answer text/empty-slot few-shot/fewer",
        bad(
            "patient-age", ('f"Note: {data', 'f"Here are two examples:\\n\\nNote: {data'), fewshot=0
        ),
        bad(
            "camp-quiz",
            ('EXAMPLES = """Here are two examples.', 'EXAMPLES = """Here are three examples.'),
            (LAST, ""),
        ),
    ),
    shot(
        "all worked examples bear the number one",
        "few-shot/numbered few-shot/other-cues",
        bad(
            "hotel-desk",
            ('f"Message: {text}', 'f"Example 1\\nMessage: {text}'),
            ("\\n\\nMessage: {data", "\\n\\nExample 1\\nMessage: {data"),
        ),
    ),
    shot(
        "the question does not go on counting where the examples stop",
        "few-shot/numbered few-shot/other-cues",
        bad(
            "xunwu-qishi",
            ("啟事：週日", "啟事1：週日"),
            ("啟事：陳太太", "啟事2：陳太太"),
            ("\\n啟事：{data", "\\n啟事2：{data"),
        ),
    ),
    shot(
        "one worked example stands there twice",
        "few-shot/same-twice few-shot/repeated",
        bad(
            "shenghui-wenda", ('("福建省", "福州市")', '("湖南省", "长沙市"), ("福建省", "福州市")')
        ),
    ),
    shot(
        "all worked examples have one label",
        "few-shot/lopsided",
        bad(
            "hotel-desk",
            (
                '("The shower in 204 has been cold since Tuesday.", "complaint")',
                '("I need a cot in my room on 9 July.", "booking")',
            ),
            (
                '("Until what time is breakfast served?", "question")',
                '("Keep the suite for the Hansens until Monday.", "booking")',
            ),
        ),
    ),
    shot(
        "the worked examples stand behind the question",
        "few-shot/question-first few-shot/other-order text/shot-cue",
        bad(
            "xunwu-qishi",
            (
                "f\"{範例}\\n\\n啟事：{data['啟事']}\\n問題：{data['問題']}\\n答案：\"",
                "f\"啟事：{data['啟事']}\\n問題：{data['問題']}\\n答案：\\n\\n{範例}\"",
            ),
        ),
    ),
    shot(
        "the cue of the question is another one than that of the examples",
        C,
        bad("hotel-desk", ("{data['message']}\\nTopic:", "{data['message']}\\nCategory:")),
        bad("mingci-liangci", ("{data['名詞']}\\n量詞：", "{data['名詞']}\\n單位：")),
    ),
    shot(
        "worked examples have explanations on a line of their own, for which the question has no room",
        f"{C} few-shot/steps-lost",
        bad(
            "small-ads",
            ("Answer: Dover", "Hint: it says so at the end.\nAnswer: Dover"),
            ("Answer: bow", "Hint: look for the word with.\nAnswer: bow"),
        ),
    ),
    shot(
        "a worked example has a misspelt cue",
        f"{C} few-shot/no-answer",
        bad("fanyi-ci", ("词语：整齐\n反义词", "词语：整齐\n反意词")),
        bad("small-ads", ("Answer: bow", "Anwser: bow")),
    ),
    shot(
        "one worked cue has another colon than the cues of the others",
        f"{C} text/colons",
        bad("xunwu-qishi", ("答案：陳太太", "答案:陳太太")),
        bad("league-table", ("Cell: Banks", "Cell：Banks")),
    ),
    shot(
        "a worked answer ends with a space",
        "few-shot/trailing-space",
        bad("fanyi-ci", ("反义词：凌乱\n", "反义词：凌乱 \n")),
        bad("small-ads", ("Answer: Dover\n", "Answer: Dover \n")),
    ),
    shot(
        "one worked example is in simplified characters, cue and all",
        f"{C} few-shot/unlike-docs text/unlike-others few-shot/other-labels few-shot/worked-form",
        bad(
            "xunwu-qishi",
            (
                "啟事：陳太太尋找走失的白貓。\n問題：誰在找貓？\n答案：陳太太",
                "启事：陈太太寻找走失的白猫。\n问题：谁在找猫？\n答案：陈太太",
            ),
        ),
    ),
    shot(
        "a remark of the author stands between the worked examples",
        "text/note-left",
        bad("element-symbols", ("Symbol: Cu\n", "Symbol: Cu\n(add one with three letters?)\n")),
        bad("fanyi-ci", ("反义词：凌乱\n", "反义词：凌乱\n# TODO 换一个更好的例子\n")),
    ),
    shot(
        "a worked problem has steps, and the next one answers at once",
        "few-shot/steps-lost few-shot/worked-form few-shot/steps-only-here few-shot/worked-cue few-shot/wrong-answer",
        bad("runner-steps", ("42 - 9 = 33 runners. So the answer is 33.", "33")),
    ),
    shot(
        "worked examples give feet, where the docs have metres",
        F,
        bad(
            "tower-heights",
            (
                'input=f"Text: {data',
                'input=f"Text: A mast of 40 metres.\\nHow high is it, in metres?\\nHeight: 131 ft\\n\\nText: {data',
            ),
            fewshot=0,
        ),
    ),
    shot(
        "worked examples end with a tag that was never opened",
        "text/unclosed text/markup",
        bad("small-ads", ("Answer: bow\n", "Answer: bow\n</examples>\n")),
    ),
    shot(
        "a worked example is closed by the end of a text",
        "text/special-token tokens/special-text",
        bad("fanyi-ci", ("反义词：凌乱\n", "反义词：凌乱</s>\n")),
        bad("element-symbols", ("Symbol: He\n", "Symbol: He<|endoftext|>\n")),
    ),
)
