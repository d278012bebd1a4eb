"""Right prompts of pairs: other scripts, and signs that belong there."""

from __future__ import annotations

from typing import Any

from tests.lint.shape import SmallTask, code
from tests.lint.tenth.making import table

_PLAIN = """
text = f"{HEAD}{data['in']}{CUE}"
return {"input": text, "output": f" {data['out']}", "processed_output": data["out"]}
"""


def _asked(name: str, cues: tuple[str, str], text: str, **fields: Any) -> SmallTask:
    """Return a task of pairs, with what stands before and behind the text."""
    head, cue = cues
    return SmallTask(
        name, code(_PLAIN, f"HEAD = {head!r}\nCUE = {cue!r}"), table("in out", text), **fields
    )


RIGHT = (
    (
        "Several labels at once, compared as sets.",
        _asked(
            "topics",
            ("Headline: ", "\nTopics (politics, sport, money, health), separated by commas:"),
            """
Minister opens new stadium before the final | politics, sport
Bank lends to clinics after the outbreak | money, health
Runner returns after heart surgery | sport, health
Parliament cuts taxes on small firms | politics, money
Club sold for two billion | sport, money
Senate votes on vaccines | politics, health
Shares fall after the election | politics, money
Injured keeper will miss the cup | sport, health
""",
            metric="set_match",
        ),
    ),
    (
        "The question is about entities of HTML, so they stand there.",
        _asked(
            "entities",
            ("Which character does this HTML entity stand for?\n", "\nCharacter:"),
            """
&amp; | &
&lt; | <
&gt; | >
&quot; | "
&eacute; | é
&copy; | ©
&euro; | €
&hearts; | ♥
""",
        ),
    ),
    (
        "Addresses are decoded, so their signs of per cent belong there.",
        _asked(
            "decoding",
            ("Decode the URL text.\nEncoded: ", "\nDecoded:"),
            """
a%20b | a b
caf%C3%A9 | café
100%25 | 100%
x%3Dy | x=y
one%2Ctwo | one,two
%23tag | #tag
q%3F | q?
rock%26roll | rock&roll
""",
        ),
    ),
    (
        "Regular expressions, with backslashes that belong there.",
        _asked(
            "regex",
            ("Does the whole text match the pattern? yes or no\n", "\nMatch:"),
            r"""
pattern: \d+\.\d+ text: 3.14 | yes
pattern: [a-z]{3} text: abcd | no
pattern: ^\w+\s\w+$ text: two words | yes
pattern: (ab)* text: aba | no
pattern: \n? text: n | no
pattern: .*\.py text: run.py | yes
pattern: [^0-9]+ text: a1 | no
pattern: colou?r text: color | yes
""",
        ),
    ),
    (
        "Formulas of chemistry with small digits.",
        _asked(
            "chemistry",
            ("Formula: ", "\nName:"),
            """
H₂O | water
CO₂ | carbon dioxide
NaCl | sodium chloride
H₂SO₄ | sulfuric acid
CH₄ | methane
NH₃ | ammonia
O₃ | ozone
CaCO₃ | calcium carbonate
""",
        ),
    ),
    (
        "Signs of the phonetic alphabet.",
        _asked(
            "phonetics",
            ("IPA: /", "/\nWord:"),
            """
kæt | cat
θɪŋk | think
ʃiːp | sheep
ˈmʌðə | mother
tʃɜːtʃ | church
bʊk | book
ˈsɪŋə | singer
dʒʌmp | jump
""",
        ),
    ),
    (
        "Emoji are the text, with joiners that belong there.",
        _asked(
            "emoji",
            ("Emoji: ", "\nMeaning:"),
            """
👨‍👩‍👧 | family
🏳️‍🌈 | rainbow flag
👩‍🚒 | firefighter
❤️‍🔥 | burning heart
👩‍🏫 | teacher
🐻‍❄️ | polar bear
👨‍🌾 | farmer
🏴‍☠️ | pirate flag
""",
        ),
    ),
    (
        "Arabic, with cues of its own.",
        _asked(
            "arabic",
            ("السؤال: ", "\nالجواب:"),
            """
ما عاصمة مصر؟ | القاهرة
كم يوما في الأسبوع؟ | سبعة
ما لون السماء الصافية؟ | أزرق
ما عاصمة المغرب؟ | الرباط
كم شهرا في السنة؟ | اثنا عشر
ما أكبر كوكب؟ | المشتري
ما عكس كلمة كبير؟ | صغير
ما عاصمة العراق؟ | بغداد
""",
        ),
    ),
    (
        "Korean, with the label in Korean.",
        _asked(
            "korean",
            ("리뷰: ", "\n감정(긍정 또는 부정):"),
            """
음식이 정말 맛있었어요. | 긍정
배송이 너무 늦어요. | 부정
다시는 안 갈 거예요. | 부정
직원들이 친절해요. | 긍정
화면이 금방 깨졌어요. | 부정
가격이 착하고 품질도 좋아요. | 긍정
소리가 작아서 실망했어요. | 부정
아이가 아주 좋아합니다. | 긍정
""",
        ),
    ),
    (
        "The letters of words are joined, so the answers are no words.",
        _asked(
            "letters",
            ("Take the last letter of each word and join them: ", "\nLetters:"),
            """
maple river stone | ere
quiet garden wall | tnl
silver moon light | rnt
open book shop | nkp
seven tall ships | nls
cold winter night | drt
green apple pie | nee
first snow angel | twl
""",
        ),
    ),
    (
        "Dates are written in one way, and the way is said.",
        _asked(
            "dates_iso",
            ("Write the date as YYYY-MM-DD.\nDate: ", "\nISO:"),
            """
4 June 2021 | 2021-06-04
March 12, 1999 | 1999-03-12
the 1st of May 2010 | 2010-05-01
20 Oct 1984 | 1984-10-20
31 December 2000 | 2000-12-31
July 7th, 2015 | 2015-07-07
9 January 1973 | 1973-01-09
Feb 28 2020 | 2020-02-28
""",
        ),
    ),
    (
        "Vietnamese, in composed letters.",
        _asked(
            "vietnamese",
            ("Câu hỏi: ", "\nTrả lời:"),
            """
Thủ đô của Việt Nam là gì? | Hà Nội
Một tuần có mấy ngày? | bảy
Sông nào dài nhất thế giới? | sông Nin
Con vật nào kêu meo meo? | con mèo
Trái nghĩa của nóng là gì? | lạnh
Hai cộng ba bằng mấy? | năm
Mùa nào lạnh nhất? | mùa đông
Người dạy học gọi là gì? | giáo viên
""",
        ),
    ),
)
