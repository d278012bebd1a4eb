"""Right prompts that are right tasks of this list, changed so that they look odd."""

from __future__ import annotations

from tests.lint.dense_12.making import added, at, odd, put

RIGHT = (
    odd(
        "options in capitals are listed so, and letters are answered",
        "camp-quiz",
        ("A. a canister\nB. a hammock\nC. a whistle", "A. A CANISTER\nB. A HAMMOCK\nC. A WHISTLE"),
        ("A. a canoe\nB. a map\nC. a tent", "A. A CANOE\nB. A MAP\nC. A TENT"),
        rows=put("choices", lambda row: [each.upper() for each in row["choices"]]),
    ),
    odd(
        "worked examples and question are counted on",
        "xunwu-qishi",
        ("啟事：週日", "啟事1：週日"),
        ("啟事：陳太太", "啟事2：陳太太"),
        ("\\n啟事：{data", "\\n啟事3：{data"),
    ),
    odd(
        "letters and texts are answered, as in the worked examples",
        "camp-quiz",
        ("Answer: A", "Answer: A. a canister"),
        ("Answer: C", "Answer: C. a tent"),
        (
            'gold = "ABC"[data["answer"]]',
            'gold = "ABC"[data["answer"]] + ". " + data["choices"][data["answer"]]',
        ),
    ),
    odd(
        "a rule of dashes parts worked examples and question",
        "hotel-desk",
        ('shown = "\\n\\n".join(', 'shown = "\\n---\\n".join('),
        ("{shown}\\n\\nMessage", "{shown}\\n---\\nMessage"),
    ),
    odd(
        "the examples stand in tags, which are closed",
        "small-ads",
        ("own words.\n", "own words.\n\n<examples>"),
        ("Answer: bow\n", "Answer: bow\n</examples>\n"),
    ),
    odd(
        "the cue says in brackets how to answer",
        "vet-triage",
        ('"Priority:"', '"Priority (one word, small letters):"'),
    ),
    odd(
        "shots of the file are shorter than the docs",
        "menu-course",
        shots=(
            {"dish": "Olives", "course": "starter"},
            {"dish": "Goulash", "course": "main"},
            {"dish": "Sorbet", "course": "dessert"},
            {"dish": "Tart", "course": "dessert"},
        ),
    ),
    odd(
        "the file has exactly as many shots as are asked for",
        "shangpin-fenlei",
        shots=(
            {"商品": "竹炭牙刷造型橡皮擦", "類別": "文具"},
            {"商品": "羽絨背心", "類別": "衣物"},
            {"商品": "三色麵條（乾）", "類別": "食品"},
        ),
    ),
    odd(
        "the description is written once, in the config alone",
        "guahao-keshi",
        ("根据主诉选择科室：内科、外科、眼科。\\n", ""),
        description="根据主诉选择科室：内科、外科、眼科。",
    ),
    odd(
        "a last sentence is the post-processor's own cue",
        "orchard-sums",
        ("The answer is {total}.", "#### {total}"),
    ),
    odd(
        "steps and total stand on lines of their own, and an empty line ends them",
        "market-sums",
        ("{data['steps']} ####", "{data['steps']}\\n####"),
        stop=("\n\n",),
    ),
    odd(
        "answers are read behind a sentence that all shots have",
        "chess-basics",
        ("\\nGive the number of the right choice.\\nNumber:", "\\nWhich number is right?\\nA:"),
        ('" " + gold', '" So the answer is " + gold + "."'),
        postprocess="bbh_post",
    ),
    odd(
        "ages from a register in which several people are of the same age",
        "patient-age",
        rows=at(
            {
                1: {"note": "The patient, a woman of 34, fell on the stairs.", "age": 34},
                4: {"note": "Male, 34, smoker, short of breath.", "age": 34},
                6: {"note": "Retired sprinter of 34 with knee pain.", "age": 34},
            }
        ),
    ),
    odd(
        "a very long note stands among the short ones",
        "vet-triage",
        rows=at(
            {
                2: {
                    "note": "The rabbit, a lop of four years that lives with its sister on a balcony facing south, "
                    "has had a runny eye since Sunday; it eats hay and parsley as ever, but it sits by itself more "
                    "than it used to, and the fur below the eye is matted in the mornings."
                }
            }
        ),
    ),
    odd(
        "some notices are in capitals, as they hang there",
        "notice-board",
        rows=added(
            {
                "notice": "NO PARKING IN FRONT OF GATE 4",
                "question": "Where is parking forbidden?",
                "answer": "IN FRONT OF GATE 4",
            },
            {
                "notice": "WET PAINT ON ALL BENCHES",
                "question": "What is painted?",
                "answer": "ALL BENCHES",
            },
        ),
    ),
    odd(
        "two vans have the same cells but for their names",
        "depot-table",
        rows=at(
            {7: {"body": [["V3", "diesel", "3"], ["V4", "petrol", "6"], ["V5", "petrol", "6"]]}}
        ),
    ),
    odd(
        "one claim is a question of taste in its words and a fact all the same",
        "garden-claims",
        rows=added(
            {"claim": '"Weed" is a name for any plant in the wrong place.', "holds": True},
            {"claim": "Moss (a plant without roots) needs deep soil.", "holds": False},
        ),
    ),
    odd(
        "queries of two clauses keep their quotes and semicolons",
        "shop-sql",
        rows=added(
            {
                "question": "Who in Hull paid more than 50?",
                "query": "SELECT customer FROM orders WHERE town = 'Hull' AND total > 50;",
            }
        ),
    ),
    odd(
        "semicolons part the items, as it is asked",
        "name-three",
        (
            "List three things, with commas between them.",
            "List three things; put semicolons between them.",
        ),
        ('", ".join', '"; ".join'),
    ),
    odd(
        "answers stand in brackets of Chinese print, as the worked examples have them",
        "shenghui-wenda",
        ("省会：{城}", "省会：【{城}】"),
        ('city = data["capital"]', "city = f\"【{data['capital']}】\""),
    ),
    odd(
        "the mark is answered with its brackets, as the list has it",
        "chengyu-xuanze",
        ('答 = "甲乙丙"[data["index"]]', '答 = "（" + "甲乙丙"[data["index"]] + "）"'),
    ),
    odd(
        "true and false are answered in capitals, as the prompt asks",
        "garden-claims",
        ("true or false?", "TRUE or FALSE?"),
        ('"true" if', '"TRUE" if'),
        ('else "false"', 'else "FALSE"'),
    ),
)
