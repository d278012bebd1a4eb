"""Slips in the rows: labels, options and answers."""

from __future__ import annotations

from tests.lint.dense_12.making import added, at, bad, put, rows
from tests.lint.shape import Row

U = "answer/unlike-others answer/other-form answer/other-names"
L = f"{U} answer/letters answer/not-an-option"


def _counted_from_one(made: list[Row]) -> None:
    for row in made[8:]:
        row["answer"] += 1


def _day_first(row: Row) -> str:
    year, month, day = row["date"].split("-")
    return f"{year}-{day}-{month}"


KINDS = (
    rows(
        "one label is spelled in two ways",
        f"{U} answer/two-spellings",
        bad("vet-triage", rows=put("priority", lambda row: row["priority"].capitalize(), every=5)),
        bad("hotel-desk", rows=at({3: {"topic": "complaints"}, 6: {"topic": "complaints"}})),
    ),
    rows(
        "a label is misspelt in one row",
        f"{U} answer/two-spellings",
        bad("guahao-keshi", rows=at({5: {"科室": "眼课"}})),
        bad("menu-course", rows=at({5: {"course": "desert"}})),
    ),
    rows(
        "a label has a space behind it in some rows",
        f"{U} answer/two-spellings few-shot/trailing-space",
        bad("shangpin-fenlei", rows=put("類別", lambda row: row["類別"] + " ", every=4, start=1)),
        bad("menu-course", rows=put("course", lambda row: row["course"] + " ", every=4, start=1)),
    ),
    rows(
        "rows on which the annotators did not agree have a dash as their label",
        f"{U} answer/not-an-option",
        bad("premise-check", rows=at({5: {"label": "-"}, 9: {"label": "-"}})),
    ),
    rows(
        "an option is there twice, since a distractor was copied",
        "answer/same-option answer/several-golds text/said-again",
        bad("chess-basics", rows=at({4: {"choices": ["rook", "bishop", "rook"]}})),
        bad("jiakao-danxuan", rows=at({2: {"B": "六年"}})),
    ),
    rows(
        "a distractor is the right answer with a capital",
        "answer/same-option answer/several-golds answer/two-spellings",
        bad("sailing-test", rows=at({3: {"option_b": "Rudder"}})),
    ),
    rows(
        "a row has no right option",
        "answer/no-gold answer/gold-differs code/error answer/unlike-others",
        bad("music-ranks", rows=at({3: {"target_scores": {"Haydn": 0, "Mozart": 0, "Liszt": 0}}})),
        bad(
            "changli-paixu", rows=at({5: {"target_scores": {"卡车": 0, "自行车": 0, "公交车": 0}}})
        ),
    ),
    rows(
        "a row has two right options, since somebody ticked the wrong one first",
        "answer/several-golds",
        bad("music-ranks", rows=at({6: {"target_scores": {"five": 1, "four": 1, "seven": 0}}})),
    ),
    rows(
        "an option has no text in one row",
        "answer/empty-option text/empty-slot text/unlike-others",
        bad("jiakao-danxuan", rows=at({9: {"D": ""}})),
        bad("sailing-test", rows=at({9: {"option_d": ""}})),
    ),
    rows(
        "all options of one row stand in the first column",
        "answer/empty-option text/empty-slot text/unlike-others text/said-again answer/same-option",
        bad(
            "jiakao-danxuan",
            rows=at(
                {
                    7: {
                        "A": "继续行驶 B. 推到路中间 C. 弃车离开 D. 靠边停车",
                        "B": "",
                        "C": "",
                        "D": "",
                    }
                }
            ),
        ),
    ),
    rows(
        "options of two rows have their letters in their texts",
        "text/said-again text/unlike-others answer/stands-out",
        bad(
            "sailing-test",
            rows=at(
                {
                    1: {
                        "option_a": "A. sheet",
                        "option_b": "B. keel",
                        "option_c": "C. cleat",
                        "option_d": "D. rudder",
                    },
                    8: {
                        "option_a": "A. boom",
                        "option_b": "B. mast",
                        "option_c": "C. shroud",
                        "option_d": "D. stay",
                    },
                }
            ),
        ),
    ),
    rows(
        "one question has its options in its text, before they are listed again",
        "text/said-again text/unlike-others answer/letters text/repeated-instruction",
        bad(
            "sailing-test",
            rows=at(
                {
                    7: {
                        "question": "In what unit is a boat's speed given? A. fathom B. league C. cable D. knot"
                    }
                }
            ),
        ),
    ),
    rows(
        "some golds are the options' texts, where the others are letters",
        L,
        bad("sailing-test", rows=at({2: {"answer": "bow"}, 10: {"answer": "red"}})),
        bad("jiakao-danxuan", rows=at({4: {"答案": "停车让行"}})),
    ),
    rows(
        "two golds are small letters",
        f"{L} answer/two-spellings",
        bad("jiakao-danxuan", rows=at({3: {"答案": "d"}, 8: {"答案": "b"}})),
        bad("sailing-test", rows=at({3: {"answer": "d"}, 6: {"answer": "c"}})),
    ),
    rows(
        "golds of some rows are full-width letters",
        f"{L} text/mixed-widths answer/two-spellings text/look-alike",
        bad("jiakao-danxuan", rows=at({3: {"答案": "Ｄ"}, 8: {"答案": "Ｂ"}})),
    ),
    rows(
        "one gold has two letters, though one is asked for",
        f"{L} answer/several-golds",
        bad("jiakao-danxuan", rows=at({0: {"答案": "BD"}})),
    ),
    rows(
        "a gold is the number of an option that is not there",
        f"{L} code/error answer/gold-differs",
        bad("chess-basics", rows=at({7: {"correct": 3}})),
    ),
    rows(
        "a gold names a letter that no option has",
        f"{L} answer/gold-differs",
        bad("jiakao-danxuan", rows=at({6: {"答案": "E"}})),
    ),
    rows(
        "rows of a second source count the right option from one",
        f"{L} code/error answer/gold-differs",
        bad("bench-science", rows=_counted_from_one),
    ),
    rows(
        "one text is there twice, with two labels",
        "text/ambiguous",
        bad(
            "vet-triage",
            rows=added({"note": "A small limp after yesterday's walk.", "priority": "routine"}),
        ),
        bad("shangpin-fenlei", rows=added({"商品": "防水登山外套", "類別": "文具"})),
    ),
    rows(
        "the label stands in the text of three rows",
        "answer/leaked text/said-again text/unlike-others",
        bad(
            "guahao-keshi",
            rows=put("主诉", lambda row: f"{row['主诉']}科室：{row['科室']}", every=5),
        ),
        bad(
            "vet-triage",
            rows=put("note", lambda row: f"{row['note']} Priority: {row['priority']}", every=5),
        ),
    ),
    rows(
        "two heights are given in feet, where metres are asked for",
        f"{U} answer/not-an-option text/unlike-others",
        bad("tower-heights", rows=at({1: {"height": "387 ft"}, 7: {"height": "312 ft"}})),
    ),
    rows(
        "two heights lack the unit that the others have",
        U,
        bad("tower-heights", rows=at({4: {"height": "41"}, 8: {"height": "150"}})),
    ),
    rows(
        "decimals have a comma in one row and a point in the other",
        f"{U} answer/not-an-option answer/other-rule",
        bad("tower-heights", rows=at({6: {"height": "37,2 m"}})),
    ),
    rows(
        "an age is -1 where it was not known",
        f"{U} answer/not-an-option",
        bad(
            "patient-age",
            rows=at({5: {"note": "This young runner sprained her ankle.", "age": -1}}),
        ),
    ),
    rows(
        "an age is written out as a word",
        U,
        bad("patient-age", rows=at({9: {"age": "nineteen"}})),
    ),
    rows(
        "ages of the rows that were merged are floats",
        f"{U} answer/python-value",
        bad("patient-age", rows=put("age", lambda row: float(row["age"]), every=3)),
    ),
    rows(
        "month and day are exchanged in the rows of another country",
        f"{U} answer/other-rule",
        bad("iso-dates", rows=put("date", _day_first, every=4, start=1)),
    ),
    rows(
        "two answers have the full stop of the sentence from which they were copied",
        U,
        bad("gonggao-chouqu", rows=at({5: {"答案": "三号楼。"}, 8: {"答案": "小米粥。"}})),
        bad(
            "notice-board",
            rows=at({8: {"answer": "at the pharmacy."}, 10: {"answer": "the canal."}}),
        ),
    ),
    rows(
        "an answer has (sic) behind it",
        f"{U} answer/not-an-option text/note-left",
        bad("notice-board", rows=at({7: {"answer": "Stigler (sic)"}})),
    ),
    rows(
        "two answers have the tick of the person who checked them",
        f"{U} answer/not-an-option text/note-left",
        bad(
            "gonggao-chouqu",
            rows=at({1: {"答案": "东门站（已核对）"}, 8: {"答案": "小米粥（已核对）"}}),
        ),
    ),
    rows(
        "one answer is N/A, though the notice has it",
        f"{U} answer/not-an-option text/nothing",
        bad("notice-board", rows=at({6: {"answer": "N/A"}})),
    ),
    rows(
        "an answer is the printed list of one",
        f"{U} answer/python-value answer/not-an-option text/raw-value",
        bad("notice-board", rows=put("answer", lambda row: str([row["answer"]]), every=6, start=3)),
    ),
    rows(
        "two right answers stand in one text with a bar between",
        f"{U} answer/not-an-option",
        bad("counter-talk", rows=at({3: {"item": "the lamp|lamp"}})),
    ),
    rows(
        "one answer is the question again",
        f"{U} answer/not-an-option answer/leaked text/swapped-fields",
        bad("fanyi-ci", rows=at({4: {"反义词": "减少"}})),
    ),
    rows(
        "one answer is in English, where the others are in Spanish",
        f"{U} answer/leaked",
        bad("to-spanish", rows=at({8: {"es": "We do not have time."}})),
    ),
    rows(
        "an answer was joined from those of two rows",
        f"{U} answer/not-an-option answer/other-rule",
        bad("roman-numerals", rows=at({3: {"roman": "LV XC"}})),
        bad("element-symbols", rows=at({5: {"symbol": "NaZn"}})),
    ),
    rows(
        "a Roman numeral was typed with the digit one",
        f"{U} text/scanned-digits text/look-alike answer/other-rule",
        bad("roman-numerals", rows=at({1: {"roman": "XXV11"}})),
    ),
    rows(
        "the letters of two answers are not those of their words",
        "answer/other-rule answer/unlike-others",
        bad("last-letters", rows=at({2: {"letters": "som"}, 6: {"letters": "lsr"}})),
    ),
    rows(
        "one list of three has lost its third item",
        U,
        bad("name-three", rows=at({4: {"items": ["breakfast", "lunch"]}})),
    ),
    rows(
        "the key of the table came with one value in full-width digits",
        f"{U} text/mixed-widths answer/not-an-option text/look-alike",
        bad("checi-biaoge", rows=at({8: {"答案": "５２"}})),
    ),
)
