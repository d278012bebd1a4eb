"""Faults of letters, legends and labels."""

from __future__ import annotations

from tests.lint.fiftysecond.tasks_course import AGNEWS, PYQUIZ, SPAM
from tests.lint.fiftysecond.tasks_more import KARGO, TARIH, ULASAN
from tests.lint.fiftysecond.tasks_work import CLAUSE, TICKETS, WARD
from tests.lint.fiftysecond.tasks_zh import DILI, KESHI, PANDUAN, WAIMAI
from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed

F = "labels and letters"

ENGLISH = {"positif": "positive", "negatif": "negative", "netral": "neutral"}
ASPECTS = {"配送": "delivery", "口味": "taste", "价格": "price", "包装": "packaging"}

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the list was numbered anew, and the answers are still letters",
        "answer/letters answer/letter-asked",
        changed(DILI, ('zip("ABCD", data["options"])', 'zip("1234", data["options"])')),
        changed(TARIH, ('zip("ABCD"', 'zip("1234"')),
        changed(CLAUSE, ('zip("abcd"', 'zip(["i", "ii", "iii", "iv"]')),
    ),
    kind(
        F,
        "list and answer differ in the case of their letters",
        "answer/letters answer/letter-asked",
        changed(CLAUSE, ('gold = "abcd"', 'gold = "ABCD"')),
        changed(TARIH, ('zip("ABCD"', 'zip("abcd"')),
        changed(PYQUIZ, ('f"{key}) {value}"', 'f"{key.lower()}) {value}"')),
    ),
    kind(
        F,
        "the index of the gold is counted from one in code written for another release",
        "answer/gold-differs answer/legend answer/letters",
        changed(DILI, ('"ABCD"[data["label"]]', '"ABCD"[data["label"] - 1]')),
        changed(TARIH, ('"ABCD"[data["dogru"]]', '"ABCD"[(data["dogru"] + 1) % 4]')),
        changed(KARGO, ('ETIKET[data["sinif"]]', 'ETIKET[data["sinif"] - 1]')),
    ),
    kind(
        F,
        "three marks for four options",
        "answer/letters answer/other-count text/cut-item",
        changed(DILI, ('zip("ABCD", data["options"])', 'zip("ABC", data["options"])')),
        changed(TARIH, ('zip("ABCD"', 'zip("ABC"')),
        changed(CLAUSE, ('zip("abcd"', 'zip("abc"')),
    ),
    kind(
        F,
        "two meanings of the legend are exchanged",
        "answer/legend answer/gold-differs",
        changed(AGNEWS, ("1 World, 2 Sports", "1 Sports, 2 World")),
        changed(KESHI, ('1: "眼科", 2: "骨科"', '1: "骨科", 2: "眼科"')),
        changed(
            WARD,
            ("1 = life in danger, act now", "1 = no need for a doctor"),
            ("4 = no need for a doctor", "4 = life in danger, act now"),
        ),
    ),
    kind(
        F,
        "the legend lacks a label that came with a later batch of rows",
        "answer/legend answer/other-names answer/other-count",
        changed(TICKETS, ('"login": "PINs, passwords and blocked accounts",', "")),
        changed(KESHI, (', 4: "儿科"', "")),
        changed(WAIMAI, (', "包装"]', "]")),
        changed(ULASAN, ("positif, negatif atau netral", "positif atau negatif")),
    ),
    kind(
        F,
        "the legend counts from nought, and the rows from one",
        "answer/legend answer/other-names answer/gold-differs answer/other-count",
        changed(
            AGNEWS,
            (
                "1 World, 2 Sports, 3 Business, 4 Science",
                "0 World, 1 Sports, 2 Business, 3 Science",
            ),
        ),
        changed(
            KESHI,
            ('{1: "眼科", 2: "骨科", 3: "皮肤科", 4: ', '{0: "眼科", 1: "骨科", 2: "皮肤科", 3: '),
        ),
        changed(
            WARD,
            ("1 = life", "0 = life"),
            ("2 = urgent", "1 = urgent"),
            ("3 = can", "2 = can"),
            ("4 = no", "3 = no"),
        ),
    ),
    kind(
        F,
        "the options are sorted for display, and the gold keeps its old place",
        "answer/gold-differs answer/letters",
        changed(DILI, ('zip("ABCD", data["options"])', 'zip("ABCD", sorted(data["options"]))')),
        changed(TARIH, ('data["secenekler"])', 'sorted(data["secenekler"]))')),
        changed(CLAUSE, ('zip("abcd", data["options"])', 'zip("abcd", sorted(data["options"]))')),
        changed(PYQUIZ, ('data["options"].items()', 'zip("DCBA", data["options"].values())')),
    ),
    kind(
        F,
        "the prompt got nicer names for the labels, the rows did not",
        "answer/other-names few-shot/other-labels few-shot/other-form answer/legend",
        changed(SPAM, ("spam or ham?", "spam or legitimate?")),
        changed(ULASAN, ("positif, negatif atau netral", "baik, buruk atau biasa")),
        changed(PANDUAN, ("回答“对”或“错”", "回答“正确”或“错误”")),
        changed(KARGO, ("Seçenekler: gecikme, hasar, kayıp.", "Seçenekler: geç, kırık, yok.")),
    ),
    kind(
        F,
        "the prompt says another number of labels than it lists",
        "answer/other-count",
        changed(TICKETS, ("one of our queues.", "one of our three queues.")),
        changed(AGNEWS, ("Classify the news:", "Classify the news into five classes:")),
        changed(WAIMAI, ("哪一方面（", "以下六个方面中的哪一个（")),
        changed(KARGO, ("Seçenekler: ", "Dört seçenek var: ")),
    ),
    kind(
        F,
        "the text of the option is asked for, and letters are right",
        "answer/letter-asked few-shot/other-form",
        changed(DILI, ('f"【题目】', 'f"请写出正确选项的内容，不要写字母。\\n【题目】')),
        changed(
            PYQUIZ,
            ("What does this program print?", "What does this program print? Write the output."),
            ("Correct option:", "Output (not the letter):"),
        ),
        changed(
            TARIH,
            (
                'satirlar = [data["soru"]]',
                'satirlar = ["Seçeneğin harfini değil metnini yazın.", data["soru"]]',
            ),
        ),
    ),
    kind(
        F,
        "rows of the English release under a prompt in the other language",
        "answer/other-names few-shot/other-form few-shot/other-labels answer/legend",
        changed(ULASAN, rows=put("label", lambda row: ENGLISH[row["label"]])),
        changed(WAIMAI, rows=put("aspect", lambda row: ASPECTS[row["aspect"]])),
        changed(KARGO, ('["gecikme", "hasar", "kayıp"]', '["delay", "damage", "loss"]')),
    ),
    kind(
        F,
        "two labels are turned round in the code",
        "answer/gold-differs answer/legend",
        changed(
            PANDUAN, ('"对" if data["is_true"] else "错"', '"错" if data["is_true"] else "对"')
        ),
        changed(KARGO, ('ETIKET = ["gecikme", "hasar"', 'ETIKET = ["hasar", "gecikme"')),
        changed(SPAM, ('gold = data["v1"]', 'gold = "ham" if data["v1"] == "spam" else "spam"')),
    ),
    kind(
        F,
        "a merged template announces letters up to E over a list of four",
        "answer/letters answer/other-count answer/letter-asked",
        changed(DILI, ('f"【题目】', 'f"从A、B、C、D、E中选出正确的一项。\\n【题目】')),
        changed(PYQUIZ, ("Correct option:", "Correct option (A, B, C, D or E):")),
        changed(TARIH, ('append("Cevap:")', 'append("Cevap (A, B, C, D veya E):")')),
    ),
    kind(
        F,
        "one option's mark is typed by hand and doubles another's",
        "answer/letters",
        changed(DILI, ('zip("ABCD", data["options"])', 'zip("ABBD", data["options"])')),
        changed(TARIH, ('zip("ABCD"', 'zip("ABDC"')),
        changed(CLAUSE, ('zip("abcd"', 'zip("abcb"')),
    ),
)
