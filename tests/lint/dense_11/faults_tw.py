"""Demands in Chinese that no answer keeps to, in traditional characters."""

from __future__ import annotations

from tests.lint.dense_11.making import CUE, FORM, LABELS, LETTER, SHOWN, STEPS, bad, demand

POET = "下面的詩句是誰寫的？"
SCRIPT = "請把簡體字改寫成繁體字。"
JUDGE = "請判斷敘述是否正確，回答「是」或「否」。"
PAY = "請問一共要付多少錢？"
SORT = "這封來信屬於哪一類？類別有："

KINDS = (
    demand(
        "traditional: the cue wants a capital letter, and the options have numbers",
        f"{LETTER} text/cue-forms",
        bad("tw-dili", ("正確選項的號碼：", "正確選項的字母（A、B或C）：")),
    ),
    demand(
        "traditional: the text of the option is asked for, and its number is answered",
        LETTER,
        bad("tw-dili", ("正確選項的號碼：", "請寫出正確選項的文字，不要寫號碼。\\n答案：")),
    ),
    demand(
        "traditional: a map is spoken of that is not there",
        SHOWN,
        bad("tw-dili", description="請看下圖，根據地圖上的標示回答問題。\n\n"),
    ),
    demand(
        "traditional: Chinese numerals are asked for, and figures are answered",
        LETTER,
        bad("tw-dili", description="號碼請用國字書寫，例如：三。\n\n"),
    ),
    demand(
        "traditional: the dynasty is asked for, and the poet is answered",
        FORM,
        bad("tw-shiren", (POET, "下面的詩句是哪個朝代的作品？請寫出朝代名稱，例如「清朝」。")),
    ),
    demand(
        "traditional: the poet's name is wanted in phonetic signs",
        CUE,
        bad("tw-shiren", (r"\n作者：", r"\n作者（用注音符號）：")),
    ),
    demand(
        "traditional: the line is to be explained, and the poet is answered",
        FORM,
        bad("tw-shiren", (POET, "請用白話文解釋下面的詩句，至少十五個字。")),
    ),
    demand(
        "traditional: dynasty and poet are wanted, with a dot between",
        FORM,
        bad("tw-shiren", description="請同時寫出朝代和作者，中間加「・」，例如：清・袁枚。\n\n"),
    ),
    demand(
        "traditional: simplified characters are asked for, and traditional ones are answered",
        FORM,
        bad("tw-jianfan", (SCRIPT, "請把繁體字改寫成簡體字。")),
    ),
    demand(
        "traditional: English is asked for, and Chinese is answered",
        CUE,
        bad("tw-jianfan", (SCRIPT, "請把句子翻譯成英文。"), (r"\n繁體：", r"\n英文：")),
    ),
    demand(
        "traditional: the marks at the end are to be left out",
        FORM,
        bad("tw-jianfan", description="改寫時請刪除所有標點符號。\n\n"),
    ),
    demand(
        "traditional: other words for the verdict are named",
        LABELS,
        bad("tw-shifei", (JUDGE, "請判斷敘述是否正確，回答「對」或「錯」。")),
    ),
    demand(
        "traditional: a reason of twenty characters is asked for",
        STEPS,
        bad("tw-shifei", (JUDGE, "請判斷敘述是否正確，並用至少二十個字說明理由。")),
    ),
    demand(
        "traditional: signs are asked for in the cue",
        f"{LABELS} text/cue-forms",
        bad("tw-shifei", (JUDGE, "請判斷敘述是否正確。"), (r"\n判斷：", r"\n判斷（○或╳）：")),
    ),
    demand(
        "traditional: amounts are wanted in the numerals of cheques",
        FORM,
        bad("tw-jine", (PAY, f"{PAY}金額請用國字大寫（例如：伍佰元整）。")),
    ),
    demand(
        "traditional: the unit is forbidden, and all amounts have it",
        CUE,
        bad("tw-jine", (r"\n金額：", r"\n金額（只寫數字，不寫單位）：")),
    ),
    demand(
        "traditional: dollars of the U.S. are asked for",
        FORM,
        bad("tw-jine", description="金額一律以美元表示，前面加「US$」。\n\n"),
    ),
    demand(
        "traditional: the things on the bill are to be counted, and the sum is answered",
        FORM,
        bad("tw-jine", (PAY, "請問買了幾樣東西？"), (r"\n金額：", r"\n件數：")),
    ),
    demand(
        "traditional: a reply to the letter is asked for, and a class is answered",
        FORM,
        bad("tw-kesu", (SORT, "請以客服人員的身分回信給顧客，語氣要有禮貌。部門有：")),
    ),
    demand(
        "traditional: the class is wanted in quotation marks",
        FORM,
        bad("tw-kesu", ('"類別："', '"類別（加上引號「」）："')),
    ),
    demand(
        "traditional: how urgent the letter is is asked for, and its class is answered",
        LABELS,
        bad("tw-kesu", (SORT, "這封來信有多緊急？請回答「高」、「中」或「低」。部門有：")),
    ),
)
