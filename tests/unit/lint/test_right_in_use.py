"""Right prompts that others write, and that were called wrong."""

from __future__ import annotations

from tests.unit.lint.cases import found
from tests.unit.lint.test_everyday import Rows, case

MARKS: Rows = [{"note": f"Visit {i} took {10 + i} minutes.", "group": "FSL"[i % 3]}
               for i in range(9)]  # fmt: skip
DAYS: Rows = [{"said": f"Ticket {i} is due on {day}.", "day": day}
              for i, day in enumerate(("Monday", "Tuesday", "Friday", "Sunday") * 2)]  # fmt: skip
STOCK: Rows = [{"item": f"tile {i}", "left": 3 * i, "need": 40 - i,
                "buy": ("no", "yes")[3 * i < 40 - i]} for i in range(5, 15)]  # fmt: skip
SCHEMES: Rows = [{"asked": f"What is part {i} for?", "said": f"It holds part {i + 1}.",
                  "points": str(i % 3)} for i in range(6)]  # fmt: skip
LISTS = (("oboe", "cello", "viola"), ("rye", "oats", "chalk"), ("mud", "silk", "wool"),
         ("fir", "elm", "crab"), ("ruby", "opal", "jam"), ("kite", "drum", "gong"))  # fmt: skip
PLURALS: Rows = [{"one": one, "more": more} for one, more in (
    ("libro", "libri"), ("casa", "case"), ("gatto", "gatti"), ("mela", "mele"))]  # fmt: skip


def test_a_range_before_a_bracket_is_no_face() -> None:
    text = "Note: {{data['note']}}\nF = fast (0-7), S = slow (8-{}, L = long (9-99)\nGroup:"
    assert not found(case(text.format("8)"), "data['group']", MARKS), "text/unclosed")
    assert found(case(text.format("9"), "data['group']", MARKS), "text/unclosed")


def test_a_day_of_the_week_by_its_first_letters() -> None:
    text = "Give the weekday as three capital letters.\n{data['said']}\nDay:"
    short = "data['day'][:3].upper()"
    assert not found(case(text, short, DAYS), "few-shot/other-form")
    number = "str(len(data['day']))"
    assert found(case(text, number, DAYS), "few-shot/other-form")


def test_a_file_s_last_cell_has_no_space_before_it() -> None:
    text = "item;left;need;buy{}\n{{data['item']}};{{data['left']}};{{data['need']}};"
    name = "text/missing-space"
    for more, is_told in (("", False), ("; or not", True)):
        task = case(text.format(more), "data['buy']", STOCK, before="", num_fewshot=1)
        assert bool(found(task, name)) is is_told


def test_a_cue_heads_a_scheme_and_closes_the_prompt() -> None:
    scheme = "Question: {data['asked']}\nPoints:\n1 - says what for\n0 - says anything else\n\n"
    asked = "Answer: {data['said']}\nPoints:"
    assert not found(case(scheme + asked, "data['points']", SCHEMES), "text/cue-forms")


def test_a_move_is_counted_within_a_sentence() -> None:
    moves: Rows = [{"move": move, "name": name} for move, name in (
        ("c4", "English"), ("f4", "Bird"), ("b3", "Larsen"), ("g3", "Benko"))]  # fmt: skip
    text = "{} 1. {{data['move']}} on the board, it is called:"
    for head, is_told in (("After", False), ("Question", True)):
        task = case(text.format(head), "data['name']", moves, num_fewshot=2)
        assert bool(found(task, "few-shot/numbered")) is is_told


def test_options_in_any_brackets_stand_apart() -> None:
    quiz: Rows = [{"asked": f"Which is part {i}?", "options": ["wing", "keel", "mast"],
                   "right": i % 3} for i in range(6)]  # fmt: skip
    shown = "{data['asked']}\n{'  '.join('{%d} ' % n + o for n, o in enumerate(data['options']))}"
    for left, right in ("<>", "[]", "【】"):
        text = shown.replace("{%d}", f"{left}%d{right}") + "\nNumber:"
        assert not found(case(text, "str(data['right'])", quiz), "text/two-spaces")
    loose = shown.replace("'{%d} ' % n + o", "o") + "\nNumber:"
    assert found(case(loose, "str(data['right'])", quiz), "text/two-spaces")


def test_what_may_be_answered_stands_before_the_cue_in_brackets() -> None:
    rules: Rows = [{"rule": f"第{i}条规定可以停车。", "said": "对错"[i % 2]} for i in range(6)]
    text = "判断规定的对错。\n规定：{{data['rule']}}{}判断："
    for before, is_told in (("\n（对/错）", False), ("", True)):
        task = case(text.format(before), "data['said']", rules, before="", num_fewshot=2)
        assert bool(found(task, "text/run-together")) is is_told


def test_a_line_of_a_legend_ends_as_it_may() -> None:
    text = "判断告警的级别。\nS1：{}\nS2：个别用户受到影响\n告警：{{data['note']}}\n级别："
    levels: Rows = [{"note": f"第{i}台主机没有回应。", "group": f"S{1 + i % 2}"} for i in range(8)]
    for line, is_told in (("整个系统都不可用", False), ("整个系统都不相对", False)):
        task = case(text.format(line), "data['group']", levels, before="")
        assert bool(found(task, "text/cut-item")) is is_told
    broken = text.replace("判断告警的级别。\nS1：{}\nS2：个别用户受到影响", "{}")
    task = case(broken.format("请先阅读下面的告警再根据"), "data['group']", levels, before="")
    assert found(task, "text/cut-item")


def test_a_gap_may_be_one_sign() -> None:
    rows: Rows = [{"text": f"Box {i} went to {{}} by night.", "gone": name}
                  for i, name in enumerate(("Ada", "Bo", "Cy", "Dee"))]  # fmt: skip
    text = "Fill in the blank.\n{data['text'].replace('{}', '%s')}\nName:"
    for gap, is_told in (("_", False), ("Rome", True)):
        assert bool(found(case(text % gap, "data['gone']", rows), "few-shot/other-form")) is is_told


def test_a_stem_is_asked_of_each_list_anew() -> None:
    shown = "{data['question']}\n{', '.join(data['options'])}\nWord:"
    rows: Rows = [{"question": "Which does not fit?", "options": list(words), "answer": words[0]}
                  for words in LISTS]  # fmt: skip
    name = "few-shot/question-shown"
    assert not found(case(shown, "data['answer']", rows, num_fewshot=4), name)
    turned: Rows = [{**row, "options": row["options"][::-1]} for row in rows[:3]]
    assert found(case(shown, "data['answer']", [*rows[:3], *turned], num_fewshot=4), name)


def test_a_comment_between_slashes_heads_a_statement() -> None:
    rows: Rows = [{"asked": f"all of box {i}", "query": f"SELECT * FROM box_{i}{{}}"}
                  for i in range(5)]  # fmt: skip
    text = "/* One query each. */\n-- {data['asked']}\n"
    for end, is_told in ((";", False), ("", True)):
        answer = f"data['query'].replace('{{}}', '{end}')"
        assert bool(found(case(text, answer, rows, before=""), "text/note-left")) is is_told


def test_labels_stand_right_before_their_names() -> None:
    rows: Rows = [{"said": f"第{i}位客人来信。", "mood": i % 3} for i in range(9)]
    text = "心情：{}。\n来信：{{data['said']}}\n编号："
    for listed, is_told in (("0喜，1怒，2哀", False), ("喜，怒，哀", True)):
        task = case(text.format(listed), "str(data['mood'])", rows, before="")
        assert bool(found(task, "answer/other-names")) is is_told


def test_a_cue_of_a_form_is_of_any_language() -> None:
    text = "{}{{data['one']}}\nPlural:"
    name = "few-shot/other-form"
    assert not found(case(text.format("Singular: "), "data['more']", [*PLURALS, *PLURALS]), name)
    asked = "Give the plural.\nSingular: "
    assert found(case(text.format(asked), "data['one'] + 'x'", [*PLURALS, *PLURALS]), name)


def test_two_texts_have_marks_and_a_number_says_whether_they_agree() -> None:
    rows: Rows = [
        {"a": f"第{i}号门在哪里？", "b": f"哪里是{i}号门？", "same": i % 2} for i in range(8)
    ]
    text = "意思相同写{}，不同写{}。\n甲：{{data['a']}}\n乙：{{data['b']}}\n判断："
    answer = "str(data['same'])"
    assert not found(case(text.format(1, 0), answer, rows, before=""), "answer/letters")
    lists: Rows = [{"a": f"第{i}题", "options": ["是", "否"], "same": i % 2} for i in range(8)]
    listed = "{data['a']}\n甲：{data['options'][0]}\n乙：{data['options'][1]}\n写0或1："
    assert found(case(listed, answer, lists, before=""), "answer/letters")
