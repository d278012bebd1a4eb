"""Slips in the rows: columns, headers, cut, doubled and foreign texts."""

from __future__ import annotations

from tests.lint.dense_12.making import added, at, bad, column, put, rows
from tests.lint.shape import Row

T = "text/unlike-others answer/unlike-others"


def _merged(made: list[Row]) -> list[Row]:
    one, two = made[3], made[4]
    note = f"{one['note']}\t{one['priority']}\n{two['note']}"
    return [*made[:3], {"note": note, "priority": two["priority"]}, *made[5:]]


def _next_answers(made: list[Row]) -> None:
    golds = [row["answer"] for row in made]
    for row, gold in zip(made[5:-1], golds[6:], strict=True):
        row["answer"] = gold


def _next_steps(made: list[Row]) -> None:
    steps = [row["steps"] for row in made]
    for row, own in zip(made, [*steps[1:], steps[0]], strict=True):
        row["steps"] = own


def _exchanged(made: list[Row]) -> None:
    for row in made[2:9:3]:
        row["question"], row["answer"] = row["answer"], row["question"]


def _other_table(made: list[Row]) -> None:
    made[6].update({"欄位": made[7]["欄位"], "列": made[7]["列"]})


def _doubled(row: Row) -> str:
    return f"{row['message']} {row['message']}"


KINDS = (
    rows(
        "the commas in the options of one row split it, so its columns have slipped to the right",
        f"{T} answer/not-an-option answer/letters answer/same-option",
        bad(
            "sailing-test",
            rows=at(
                {
                    5: {
                        "option_a": "1",
                        "option_b": "852 m",
                        "option_c": "1",
                        "option_d": "609 m",
                        "answer": "1",
                    }
                }
            ),
        ),
    ),
    rows(
        "the header of a second file stands in the middle of the rows",
        f"{T} text/placeholder answer/other-names answer/leaked",
        bad("vet-triage", rows=added({"note": "note", "priority": "priority"})),
        bad("guahao-keshi", rows=added({"主诉": "主诉", "科室": "科室"})),
    ),
    rows(
        "a line break was lost, so one row has another one and its label in its text",
        f"{T} answer/leaked text/raw-value text/lost-lines text/invisible text/escaped text/no-question",
        bad("vet-triage", rows=_merged),
    ),
    rows(
        "from the middle on each row has the answer of the next one",
        f"{T} answer/not-an-option",
        bad("notice-board", rows=_next_answers),
        bad(
            "gonggao-chouqu",
            rows=column(
                "答案",
                "周三|东门站|面点学徒|人民公园|三号楼|换水|黑色钱包|小米粥|十月九日|十月九日",
            ),
        ),
    ),
    rows(
        "the worked steps of each row are those of the next one",
        "answer/chain-differs answer/gold-differs",
        bad("orchard-sums", rows=_next_steps),
    ),
    rows(
        "in three rows question and answer are exchanged",
        f"{T} text/swapped-fields answer/not-an-option answer/other-form",
        bad("notice-board", rows=_exchanged),
    ),
    rows(
        "notices were cut after forty characters, before their answers",
        f"{T} answer/not-an-option text/cut-item text/no-question",
        bad("gonggao-chouqu", rows=put("公告", lambda row: row["公告"][:8])),
        bad("notice-board", rows=put("notice", lambda row: row["notice"][:40])),
    ),
    rows(
        "one question of the exam was cut in the middle of a word",
        f"{T} text/no-question text/cut-item",
        bad("sailing-test", rows=at({4: {"question": "Which sail is flown downwind and bul"}})),
    ),
    rows(
        "one row of the table lost a cell, so its cells moved to the left",
        f"{T} answer/not-an-option text/cut-item text/empty-slot",
        bad(
            "depot-table",
            rows=at(
                {
                    3: {
                        "body": [
                            ["Monday", "early", "Ruth"],
                            ["Tuesday", "late", "Omar"],
                            ["Friday", "Lea"],
                        ]
                    }
                }
            ),
        ),
    ),
    rows(
        "one table is that of another row, so its answer is in no cell",
        f"{T} answer/not-an-option text/said-again text/no-question",
        bad(
            "checi-biaoge",
            rows=_other_table,
        ),
    ),
    rows(
        "a row of the table stands in the place of its header",
        f"{T} text/said-again answer/not-an-option",
        bad("checi-biaoge", rows=at({2: {"欄位": ["紅1", "05:40", "22:10"]}})),
    ),
    rows(
        "two rows were pasted twice into their own field",
        f"{T} text/said-again text/repeated-instruction",
        bad("guahao-keshi", rows=put("主诉", lambda row: row["主诉"] * 2, every=7, start=2)),
        bad("hotel-desk", rows=put("message", _doubled, every=7, start=1)),
    ),
    rows(
        "two rows are in German, from the translation of the set",
        f"{T}",
        bad(
            "patient-age",
            rows=at(
                {
                    2: {"note": "Der Junge ist 9 Jahre alt und hustet seit zwei Wochen.", "age": 9},
                    7: {
                        "note": "Ein Mädchen von 12 Jahren mit Ausschlag nach einem Ausflug.",
                        "age": 12,
                    },
                }
            ),
        ),
    ),
    rows(
        "three rows of the set in traditional characters are in simplified ones",
        f"{T} text/look-alike",
        bad(
            "jingdian-shifei",
            rows=at(
                {
                    1: {"介紹": "步道全长八公里，途中没有商店。", "問題": "途中买得到水吗？"},
                    4: {"介紹": "吊桥因整修封闭到年底。", "問題": "现在能走吊桥吗？"},
                    6: {"介紹": "博物馆禁止摄影。", "問題": "可以在馆内拍照吗？"},
                }
            ),
        ),
    ),
    rows(
        "rows of a set of sums stand among the chemical elements",
        f"{T} answer/other-rule",
        bad(
            "element-symbols",
            rows=added(
                {"element": "What is 12 + 7?", "symbol": "19"},
                {"element": "What is 30 - 4?", "symbol": "26"},
            ),
        ),
    ),
    rows(
        "the page's foot is left in two texts",
        f"{T} text/markup text/note-left",
        bad(
            "guahao-keshi",
            rows=put("主诉", lambda row: row["主诉"] + "\n第3页 共12页", every=6, start=2),
        ),
    ),
    rows(
        "an absent text became null in two rows",
        f"{T} text/nothing text/empty-slot code/error",
        bad("shangpin-fenlei", rows=put("商品", lambda row: None, every=5, start=3)),
        bad("menu-course", rows=put("dish", lambda row: None, every=5, start=3)),
    ),
    rows(
        "two rows have no question",
        f"{T} text/empty-slot",
        bad("jiakao-danxuan", rows=put("题目", lambda row: "", every=4, start=1)),
    ),
    rows(
        "a row of the person who tried the form is still there",
        f"{T} text/placeholder text/note-left",
        bad("guahao-keshi", rows=at({6: {"主诉": "测试测试 123"}})),
        bad("hotel-desk", rows=at({5: {"message": "test test asdf 123"}})),
        bad(
            "tower-heights",
            rows=at({6: {"text": "Lorem ipsum dolor sit amet, consectetur.", "height": "0 m"}}),
        ),
    ),
    rows(
        "three questions have the cue that the template writes as well",
        f"{T} text/said-again",
        bad("jiakao-danxuan", rows=put("题目", lambda row: "题目：" + row["题目"], every=4)),
        bad(
            "sailing-test",
            rows=put("question", lambda row: "Question: " + row["question"], every=5),
        ),
    ),
    rows(
        "the numbers of the printed exam stand before some questions",
        f"{T} text/markup text/said-again",
        bad(
            "jiakao-danxuan",
            rows=at(
                {3: {"题目": "14. 雾天行车应当打开什么灯？"}, 8: {"题目": "39. 安全带应当由谁系？"}}
            ),
        ),
    ),
    rows(
        "three notices kept the quotes of the CSV file",
        f"{T} text/stray-sign text/unclosed text/raw-value",
        bad(
            "notice-board",
            rows=put("notice", lambda row: f'"""{row["notice"]}"""', every=5, start=1),
        ),
    ),
    rows(
        "two texts have their spaces coded as in an address",
        f"{T} text/url-coded",
        bad(
            "garden-claims",
            rows=put("claim", lambda row: row["claim"].replace(" ", "%20"), every=6, start=2),
        ),
    ),
    rows(
        "in some texts apostrophes came out as entities",
        f"{T} text/markup",
        bad(
            "vet-triage",
            rows=at(
                {
                    5: {"note": "The parrot&#39;s feathers have been falling out since Friday."},
                    11: {"note": "A small limp after yesterday&#39;s walk."},
                }
            ),
        ),
    ),
    rows(
        "accents were lost as question marks in the translations of three rows",
        f"{T} text/encoding answer/other-form",
        bad(
            "to-spanish",
            rows=at(
                {
                    0: {"es": "Los ni?os est?n durmiendo."},
                    2: {"es": "El agua est? fr?a."},
                    4: {"es": "Ella lee un libro sobre p?jaros."},
                }
            ),
        ),
    ),
    rows(
        "two answers were read with the wrong encoding",
        f"{T} text/encoding",
        bad(
            "to-spanish",
            rows=at(
                {3: {"es": "MaÃ±ana vamos al mercado."}, 5: {"es": "Mi casa estÃ¡ cerca del mar."}}
            ),
        ),
    ),
    rows(
        "a scan read digits as letters in two notes",
        f"{T} text/scanned-digits answer/not-an-option",
        bad(
            "patient-age",
            rows=at(
                {
                    1: {"note": "The patient, a woman of 7l, fell on the stairs."},
                    8: {"note": "A man aged G6 was stung by 3 wasps."},
                }
            ),
        ),
    ),
    rows(
        "a word is cut at the end of the printed line in two texts",
        f"{T} text/hyphenated text/lost-lines",
        bad(
            "notice-board",
            rows=at(
                {
                    4: {"notice": "The bakery is looking for an appren-\ntice from September on."},
                    8: {"notice": "Tickets for the play are sold at the phar-\nmacy."},
                }
            ),
        ),
    ),
    rows(
        "one field has the whole record in it, keys and braces included",
        f"{T} text/raw-value answer/leaked text/placeholder text/unknown-name",
        bad(
            "menu-course",
            rows=at(
                {
                    4: {
                        "dish": "{'dish': 'Grilled trout with potatoes and spinach', 'course': 'main'}"
                    }
                }
            ),
        ),
    ),
    rows(
        "the passage stands in the question's column as well",
        f"{T} text/repeated-instruction text/said-again text/swapped-fields",
        bad("gonggao-chouqu", rows=put("问题", lambda row: row["公告"], every=5, start=3)),
    ),
    rows(
        "speaker and words of one turn are exchanged",
        f"{T} text/swapped-fields",
        bad(
            "counter-talk",
            rows=at(
                {
                    5: {
                        "turns": [
                            ["Clerk", "We are out of plums."],
                            ["Never mind, a kilo of pears will do.", "Customer"],
                        ]
                    }
                }
            ),
        ),
    ),
    rows(
        "one talk lost what the customer says, and with it the answer",
        f"{T} text/empty-slot answer/not-an-option text/cut-item",
        bad("counter-talk", rows=at({6: {"turns": [["Clerk", "Is that all?"]]}})),
    ),
)
