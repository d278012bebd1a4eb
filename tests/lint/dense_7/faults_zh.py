"""More faults of shots and answers, most of them in Chinese."""

from __future__ import annotations

from tests.lint.dense_7.making import A, B, C, kinds_of, some, table
from tests.lint.dense_7.tasks import SHUSHI
from tests.lint.shape import changed

shots = kinds_of("shots and query")
answers = kinds_of("answers")

KINDS = (
    answers(
        "an input method made the answer's marker full-width, and the post-processor knows the "
        "plain one",
        "answer/not-extracted text/look-alike text/mixed-widths few-shot/other-form",
        changed(B.WORDS, ("f\"#### {data['得数']}\"", "f\"＃＃＃＃ {data['得数']}\"")),
    ),
    answers(
        "some golds have full-width digits",
        "text/mixed-widths answer/other-form answer/unlike-others answer/two-spellings "
        "text/look-alike answer/chain-differs",
        changed(
            B.WORDS,
            rows=some("得数", lambda text: "".join(chr(ord(n) + 0xFEE0) for n in text), 2, 7),
        ),
    ),
    answers(
        "the right idiom of some rows is in traditional characters, its options are not",
        "code/error answer/not-an-option answer/unlike-others",
        changed(
            B.IDIOM,
            rows=lambda rows: (
                [rows[0].update(成语="半途而廢"), rows[9].update(成语="百花齊放")] and rows
            ),
        ),
    ),
    shots(
        "the shots' file answers by number, the prompt wants 甲, 乙, 丙 or 丁",
        "few-shot/other-labels few-shot/unlike-docs few-shot/worked-form answer/letters "
        "few-shot/wrong-answer answer/letter-asked",
        changed(
            B.PLACES,
            shots=table(
                "題目|選項*|答案",
                """
                法國的首都是哪裡？|里昂/巴黎/馬賽/尼斯|2
                黃河流入哪一個海？|渤海/黃海/東海/南海|1
                非洲最高的山是哪一座？|肯亞山/阿特拉斯山/吉力馬札羅山/德拉肯斯山|3
                """,
            ),
        ),
    ),
    answers(
        "a few rows are of another source and have Latin letters for 甲 and 乙",
        "answer/unlike-others answer/letters answer/not-an-option answer/other-form",
        changed(B.PLACES, rows=some("答案", lambda sign: "ABCD"["甲乙丙丁".index(sign)], 0, 4, 9)),
    ),
    answers(
        "traditional characters are asked for, and some golds were converted to simplified ones",
        "few-shot/other-form answer/unlike-others text/cue-forms answer/other-form "
        "text/unlike-others",
        changed(
            B.ENGLISH,
            rows=lambda rows: (
                [
                    rows[0].update(中文="今天天气很好。"),
                    rows[3].update(中文="银行在邮局旁边。"),
                    rows[10].update(中文="火车已经开走了。"),
                ]
                and rows
            ),
        ),
    ),
    answers(
        "only a number is wanted, and the shots add the name of the class",
        "answer/not-extracted answer/other-form few-shot/other-form few-shot/worked-form",
        changed(B.ORDERS, ('"output": gold', '"output": f"{gold}（{data[\'类别\']}）"')),
    ),
    answers(
        "the legend has the classes in one order, the gold counts in the sorted one",
        "answer/legend answer/gold-differs answer/other-names",
        changed(B.ORDERS, ("str(类别.index(data", "str(sorted(类别, reverse=True).index(data")),
    ),
    answers(
        "letters of options are stop sequences, so the answer itself stops",
        "answer/stopped-early answer/empty",
        changed(C.CHANGSHI, stop=("\n", "A", "B", "C", "D")),
    ),
    answers(
        "the class' code is the gold, its name is what is ranked",
        "answer/no-gold few-shot/not-a-choice answer/gold-differs answer/not-an-option "
        "answer/other-names",
        changed(C.YUNHAN, ('GUANXI[data["label"]]', 'data["label"]')),
    ),
    shots(
        "the shots' file says 是 and 否 where the docs have truths, so all shots say 是",
        "few-shot/unlike-docs few-shot/wrong-answer few-shot/lopsided answer/gold-differs "
        "answer/same-gold",
        changed(
            A.SHIFEI,
            shots=table(
                "passage|question|answer",
                """
                便利商店全年無休。|便利商店過年有開嗎？|是
                這班公車只到火車站。|這班公車會到機場嗎？|否
                溫泉區禁止攜帶寵物。|可以帶狗去泡溫泉嗎？|否
                導覽每小時一場，不必預約。|參加導覽要預約嗎？|否
                """,
            ),
        ),
    ),
    answers(
        "options are counted from one, the gold from nought, after a rewrite of the loop",
        "answer/letters answer/gold-differs answer/letter-asked answer/not-an-option",
        changed(A.CHENGYU, ('["gold"]) + 1)', '["gold"]))')),
    ),
    shots(
        "the instruction asks for one closing phrase, all examples have another",
        "few-shot/other-form few-shot/worked-form answer/cue-again few-shot/worked-cue "
        "answer/other-names",
        changed(SHUSHI, ("最后写“答案是”和得数", "最后用“综上，选”加得数结尾")),
    ),
    shots(
        "an example whose answer its text does not have, where answers are copied",
        "few-shot/wrong-answer answer/not-an-option few-shot/unlike-docs",
        changed(
            A.YUEDU,
            (
                '回答问题。"]',
                '回答问题。\\n\\n短文：小李昨天坐火车去了北京看展览。\\n问题：小李去了哪里？\\n回答：上海\\n"]',
            ),
            fewshot=0,
        ),
    ),
    answers(
        "the cue wants the option's text, the answers are letters",
        "answer/letter-asked answer/letters few-shot/other-form answer/other-names",
        changed(C.CHANGSHI, ('\\n答案："', '\\n答案（不要写字母，请写出选项的内容）："')),
    ),
    answers(
        "some labels are synonyms from another round of annotation",
        "answer/other-names answer/unlike-others answer/two-spellings answer/not-an-option",
        changed(B.CHAT, rows=some("mood", lambda text: "happy", 0, 6)),
    ),
    answers(
        "shots answer 'Yes.', and 'yes' is compared",
        "answer/not-extracted answer/not-in-output answer/two-spellings answer/other-names",
        changed(C.PANTRY, ('f" {gold}"', 'f" {gold.capitalize()}."')),
    ),
    answers(
        "a default of .get takes the third class for one of the two",
        "answer/gold-differs answer/legend answer/unlike-others text/unlike-others "
        "answer/other-names",
        changed(
            C.CLAIMS,
            (
                '{"SUPPORTS": "true", "REFUTES": "false"}[data["verdict"]]',
                '{"SUPPORTS": "true"}.get(data["verdict"], "false")',
            ),
            rows=some("verdict", lambda text: "NOT ENOUGH INFO", 1, 8),
        ),
    ),
    answers(
        "texts among the golds have the quotes of repr",
        "answer/other-form answer/python-value answer/unlike-others answer/two-spellings",
        changed(B.PRINTS, rows=some("printed", repr, 1, 4, 7)),
    ),
    answers(
        "times of some golds lost their nought, so they are no cell of the table",
        "answer/not-an-option answer/unlike-others answer/other-form",
        changed(C.TIMES, rows=some("cell", lambda text: text.lstrip("0"), 0, 7, 9)),
    ),
    answers(
        "shots teach to copy the source instead of translating it",
        "answer/not-in-output answer/not-extracted answer/leaked few-shot/other-form",
        changed(B.FRENCH, ('"output": " " + data["fr"]', '"output": " " + data["en"]')),
    ),
    answers(
        "two digits of a gold are exchanged, its chain has them right",
        "answer/chain-differs answer/gold-differs",
        changed(A.SUMS, rows=some("answer", lambda text: text[::-1], 0, 6)),
    ),
    answers(
        "a letter is asked for in the description, a number in the prompt and in the golds",
        "answer/letter-asked answer/letters few-shot/other-form",
        changed(B.GAP, description="Fill the gaps. Answer with the letter of the right word.\n\n"),
    ),
    shots(
        "the questions of the shots have no options, those of the docs list them",
        "few-shot/no-options few-shot/unlike-docs text/empty-slot answer/letters "
        "few-shot/wrong-answer",
        changed(
            B.MUSEUM,
            shots=(
                {"question": "Which city has the Prado?", "options": [], "key": "B"},
                {"question": "Who painted Guernica?", "options": [], "key": "D"},
                {"question": "What is a mosaic made of?", "options": [], "key": "A"},
            ),
        ),
    ),
    shots(
        "examples of one separate file say the letter in brackets, the docs do not",
        "few-shot/unlike-docs few-shot/other-labels few-shot/worked-form answer/letters "
        "few-shot/wrong-answer",
        changed(
            A.CHANGSHI,
            shots=table(
                "question|A|B|C|D|answer",
                """
                下列哪种水果含维生素C最多？|苹果|猕猴桃|香蕉|西瓜|【B】
                中国的首都是哪里？|上海|广州|北京|天津|【C】
                一个小时有多少分钟？|六十|三十|九十|一百|【A】
                """,
            ),
        ),
    ),
    shots(
        "the description brings examples with the cues and labels of another version",
        "few-shot/* text/cue-forms text/shot-cue answer/other-names",
        changed(
            C.DIANPING,
            description="文本：包装精美，送人有面子。\n答案：正向\n\n文本：味道难吃，浪费钱。\n答案：负向\n\n",
        ),
    ),
    answers(
        "shots answer with the label's number, its name is compared",
        "answer/not-in-output answer/not-extracted answer/other-names answer/letter-asked",
        changed(C.DIANPING, ('"output": biaoqian[data["label"]]', '"output": str(data["label"])')),
    ),
    answers(
        "a truth is compared with the text '1', so every answer is 否",
        "answer/same-gold answer/gold-differs few-shot/lopsided",
        changed(C.PANDUAN, ('"是" if data["label"] else', '"是" if data["label"] == "1" else')),
    ),
    answers(
        "one is taken from a label that began with nought, and -1 picks the last name",
        "answer/gold-differs answer/legend",
        changed(A.XINWEN, ('LABELS[data["topic"]]', 'LABELS[data["topic"] - 1]')),
    ),
    answers(
        "shots say the cue before a ranked choice, which the choices do not have",
        "answer/cue-again few-shot/not-a-choice text/said-again answer/not-an-option",
        changed(A.YUNHAN, ('"output": gold', '"output": "关系：" + gold')),
    ),
    shots(
        "an example in the description answers with a Latin letter, the options have 甲, 乙, 丙",
        "few-shot/wrong-answer few-shot/worked-form few-shot/other-labels answer/letters "
        "few-shot/worked-cue",
        changed(
            C.YESHI,
            description="問題：端午節常吃什麼？\n(甲) 粽子\n(乙) 年糕\n(丙) 月餅\n"
            "請選出正確的選項（甲、乙、丙）。\n答案：A\n\n",
        ),
    ),
    answers(
        "shots answer in Chinese numerals, digits are asked for and compared",
        "answer/not-in-output answer/not-extracted few-shot/other-form answer/letters",
        changed(B.ORDERS, ('"output": gold', '"output": "一二三"[int(gold) - 1]')),
    ),
)
