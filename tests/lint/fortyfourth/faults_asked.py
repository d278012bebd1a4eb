"""Faults of what a prompt asks for and the answers do not keep."""

from __future__ import annotations

from tests.lint.fortyfourth.tasks_choice import LEASE, PRIO, RIVER, STARS
from tests.lint.fortyfourth.tasks_free import BILL, CHORES, COLD, DOSE, LIBSQL, MINUTES, ORDER, TRIP
from tests.lint.fortyfourth.tasks_langs import GLOSS, POST, TENKI, VERBI
from tests.lint.fortyfourth.tasks_zh import JIAKAO, MENZHEN, TOUSU, YINGYONG, YUEDU
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "contradicting demands"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "JSON is asked for and plain text is right",
        "few-shot/other-form",
        changed(DOSE, ("as drug; dose.", "as a JSON object.")),
        changed(CHORES, ('"Name:"', '"Reply in JSON.\\nName:"')),
        changed(YUEDU, ("回答问题。", "回答问题，以JSON格式输出。")),
    ),
    kind(
        F,
        "capitals are asked for",
        "few-shot/other-form answer/other-names",
        changed(RIVER, description="Read the passage and answer the question in capital letters."),
        changed(GLOSS, ("en français.", "en français, en majuscules.")),
        changed(ORDER, ("alphabetically.", "alphabetically and write them in upper case.")),
    ),
    kind(
        F,
        "a whole sentence is asked for and one word is right",
        "few-shot/other-form",
        changed(CHORES, ('"Name:"', '"Answer in a complete sentence.\\nName:"')),
        changed(YUEDU, ("用文中的词语回答问题。", "用一句完整的话回答问题。")),
        changed(POST, ('"Anliegen:"', '"Antworte in einem ganzen Satz.\\nAnliegen:"')),
    ),
    kind(
        F,
        "another language is asked for",
        "few-shot/other-form text/cue-forms",
        changed(YUEDU, ("回答问题。", "回答问题，请用英文作答。")),
        changed(RIVER, description="Read the passage and answer the question in Spanish."),
        changed(MENZHEN, ("\\n科別：", "\\n請用英文回答。\\n科別：")),
        changed(GLOSS, ("en français.", "en allemand.")),
    ),
    kind(
        F,
        "something else is to be computed",
        "few-shot/other-form answer/other-rule",
        changed(COLD, ("Highest reading:", "Lowest reading:")),
        changed(COLD, ("Highest reading:", "Mean of the readings:")),
        changed(ORDER, ("alphabetically.", "in reverse alphabetical order.")),
    ),
    kind(
        F,
        "another way to write dates or times is asked for",
        "few-shot/other-form",
        changed(MINUTES, ("YYYY-MM-DD", "DD.MM.YYYY")),
        changed(MINUTES, ("YYYY-MM-DD", "MM/DD/YYYY")),
        changed(TENKI, ("書き抜いてください。", "24時間表記（HH:MM）で書いてください。")),
    ),
    kind(
        F,
        "the answer alone is asked for and the outputs have steps",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(TRIP, ("A: Let's think step by step.", "Give only the number.\\nA:")),
        changed(YINGYONG, ("请写出过程，最后写“#### 得数”。", "不要写过程，只写得数。")),
    ),
    kind(
        F,
        "other labels are named than those that are right",
        "answer/other-names answer/letter-asked few-shot/other-form answer/legend",
        changed(LEASE, ("Yes, No or Unclear.", "Answer true, false or unknown.")),
        changed(JIAKAO, ("（正确或错误）", "（对或错）")),
        changed(RIVER, description="Read the passage and answer the question with true or false."),
        changed(POST, ("Rechnung, Umzug oder Störung", "Abrechnung, Wohnungswechsel oder Defekt")),
    ),
    kind(
        F,
        "the result is asked for in a box, in tags or in quotes",
        "few-shot/other-form",
        changed(TRIP, ("{data['q']}\\n", "{data['q']} Put the final answer in \\\\boxed{{}}.\\n")),
        changed(CHORES, ('"Name:"', '"Put the name between <answer> and </answer>.\\nName:"')),
        changed(TENKI, ("書き抜いて", "かぎ括弧「」に入れて書き抜いて")),
        changed(LIBSQL, ('"Query:"', '"Write the query in a ```sql block.\\nQuery:"')),
    ),
    kind(
        F,
        "a unit or decimals are asked for and left out",
        "few-shot/other-form",
        changed(COLD, ("Highest reading:", "Highest reading with its unit:")),
        changed(COLD, ("Highest reading:", "Highest reading, to one decimal place:")),
        changed(TRIP, ("{data['q']}\\n", "{data['q']} Round the answer to two decimals.\\n")),
    ),
    kind(
        F,
        "another order or another sign between items is asked for",
        "few-shot/other-form few-shot/worked-form answer/other-rule",
        changed(ORDER, ("alphabetically.", "alphabetically, separated by commas.")),
        changed(DOSE, ("as drug; dose.", "separated by a slash: drug/dose.")),
        changed(DOSE, ("as drug; dose.", "as dose; drug.")),
    ),
    kind(
        F,
        "the prompt forbids what all answers are",
        "few-shot/other-form answer/other-names answer/letter-asked answer/letters",
        changed(TOUSU, ("只写数字", "不要写数字")),
        changed(COLD, ("Highest reading:", "Spell numbers out, no digits.\\nHighest reading:")),
        changed(DOSE, ("as drug; dose.", "as drug; dose. Never write a dose.")),
    ),
    kind(
        F,
        "a number of words is asked for that no answer has",
        "few-shot/other-form",
        changed(GLOSS, ("en français.", "en français, en trois mots exactement.")),
        changed(CHORES, ('"Name:"', '"Answer in at least five words.\\nName:"')),
        changed(YUEDU, ("回答问题。", "回答问题，不少于二十个字。")),
    ),
    kind(
        F,
        "a reason is asked for and none is given",
        "few-shot/other-form few-shot/steps-lost",
        changed(
            PRIO,
            ("\\nPriority:", "\\nGive the priority and one sentence that explains it.\\nPriority:"),
        ),
        changed(LEASE, ("\\nVerdict:", "\\nExplain your verdict step by step.\\nVerdict:")),
        changed(TOUSU, ("\\n类型：", "\\n请一步一步分析后再回答。\\n类型：")),
        changed(
            STARS, ('"\\nStars:"', '"\\nGive the stars and explain why, step by step.\\nStars:"')
        ),
    ),
    kind(
        F,
        "a form of words is asked for that the answers lack",
        "few-shot/other-form text/cue-forms",
        changed(VERBI, ("Presente indicativo:", "Participio passato (in -ato, -uto o -ito):")),
        changed(
            GLOSS, ("Traduis le mot en français.", "Traduis le mot en français, avec l'article.")
        ),
        changed(
            GLOSS,
            ("Traduis le mot en français.", "Traduis le mot en français, au pluriel avec -s."),
        ),
        changed(
            LIBSQL, ('"Query:"', '"End without a semicolon and use small letters only.\\nQuery:"')
        ),
    ),
    kind(
        F,
        "the keys of the object are named otherwise",
        "few-shot/other-form few-shot/worked-form answer/other-names",
        changed(BILL, ('the keys "vendor" and "total"', 'the keys "shop" and "amount"')),
        changed(BILL, ('the keys "vendor" and "total"', 'the keys "vendor", "date" and "total"')),
    ),
)
