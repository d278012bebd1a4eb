"""Faults of demands: what the prompt asks for, and the answers do not keep."""

from __future__ import annotations

from tests.lint.fortysixth.tasks_en import CUSTOMS, HELPDESK, LEASE, LOOT, QUAKE, TELLER, TRIAGE
from tests.lint.fortysixth.tasks_other import (
    CHENGYU,
    JOSHIKI,
    KEFU,
    KOREAN,
    OTZYV,
    RECHNUNG,
    RECLAMA,
    VERBOS,
    VRAIFAUX,
    XINWEN,
    YINGYONG,
    ZHONGKAO,
)
from tests.lint.fortysixth.tasks_read import BAKERY, MINUTES, REGEX, TIDES, TRAIL
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "contradicting demands"
NAMES = (
    "answer/other-names answer/letter-asked answer/letters few-shot/other-form answer/other-form "
    "answer/legend few-shot/other-labels answer/two-spellings"
)
FORM = "few-shot/other-form answer/other-form answer/other-names"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the prompt names the labels of another set",
        NAMES,
        changed(MINUTES, ("supported, refuted or open", "true, false or unknown")),
        changed(VRAIFAUX, ("(répondez par vrai ou faux)", "(répondez par oui ou non)")),
        changed(TRAIL, ("(yes/no)", "(true/false)")),
        changed(OTZYV, ("(хорошо или плохо)", "(позитивный или негативный)")),
    ),
    kind(
        F,
        "the result alone is asked for, and the shots show steps",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(
            BAKERY,
            (
                "Think it through, then give the number after ####.",
                "Give just the number, no working.",
            ),
        ),
        changed(YINGYONG, ("请先列式，再在####后写出结果。", "只写结果，不要写过程。")),
    ),
    kind(
        F,
        "another language is asked for than the answers have",
        "few-shot/other-form text/cue-forms answer/other-names answer/unlike-others",
        changed(KOREAN, ("글에서 답을 찾아 쓰세요.", "영어로 답하세요.")),
        changed(RECLAMA, ('+ "."\n', '+ ". Responda em inglês."\n')),
        changed(KEFU, ("中选一个：", "中选一个，用英文回答：")),
        changed(HELPDESK, ("or accounts?", "or accounts? Answer in French.")),
    ),
    kind(
        F,
        "more letters or options are spoken of than there are",
        "answer/letters answer/other-count answer/letter-asked answer/other-names",
        changed(ZHONGKAO, ("请直接写出正确选项的字母", "请从A、B、C、D、E中选出正确选项的字母")),
        changed(LEASE, ("The right option is", "Of the five options, the right one is")),
        changed(JOSHIKI, ("選択肢の番号を", "五つの選択肢の番号を")),
        changed(CHENGYU, ("选出最适合", "从下列六个成语中选出最适合")),
    ),
    kind(
        F,
        "JSON is asked for since the last meeting, and answers are bare",
        FORM,
        changed(TRIAGE, ("emergency ward.", "emergency ward. Reply as a JSON object.")),
        changed(KOREAN, ("글에서 답을 찾아 쓰세요.", "JSON 형식으로 답하세요.")),
        changed(XINWEN, ("請把新聞標題分類。", "請把新聞標題分類，以JSON格式輸出。")),
        changed(TIDES, ("Q: {data", "Answer with a JSON object.\\nQ: {data")),
    ),
    kind(
        F,
        "the keys of the object were renamed in the instruction alone",
        "few-shot/other-form answer/other-form answer/other-names answer/legend few-shot/worked-form",
        changed(LOOT, ('keys "item" and "rarity"', 'keys "name" and "tier"')),
        changed(
            RECHNUNG,
            (
                "gib Firma und Betrag an, in der Form Firma: ...; Betrag: ...",
                "gib Lieferant und Summe an, in der Form Lieferant: ...; Summe: ...",
            ),
        ),
    ),
    kind(
        F,
        "capitals are asked for, and the answers are small",
        FORM + " answer/two-spellings",
        changed(HELPDESK, ("or accounts?", "or accounts? Write the team in capital letters.")),
        changed(TRIAGE, ("emergency ward.", "emergency ward. Answer in upper case.")),
        changed(
            VRAIFAUX, ("(répondez par vrai ou faux)", "(répondez par vrai ou faux, en majuscules)")
        ),
    ),
    kind(
        F,
        "a whole sentence is asked for, and answers are a word",
        "few-shot/other-form",
        changed(HELPDESK, ("or accounts?", "or accounts? Answer in a complete sentence.")),
        changed(TIDES, ("Q: {data", "Answer in full sentences.\\nQ: {data")),
        changed(KOREAN, ("글에서 답을 찾아 쓰세요.", "완전한 문장으로 답하세요.")),
    ),
    kind(
        F,
        "another number of words is asked for",
        "few-shot/other-form",
        changed(TRIAGE, ("emergency ward.", "emergency ward. Answer with exactly two words.")),
        changed(TIDES, ("Q: {data", "Answer in three words.\\nQ: {data")),
        changed(CHENGYU, ("只写序号。", "用不少于二十个字作答。")),
    ),
    kind(
        F,
        "a unit is asked for that no answer has",
        "few-shot/other-form answer/other-form",
        changed(QUAKE, ("with one decimal.", "with one decimal, followed by Mw.")),
        changed(YINGYONG, ("再在####后写出结果。", "再在####后写出带单位的结果。")),
        changed(
            BAKERY,
            ("then give the number after ####.", "then give the number and its unit after ####."),
        ),
    ),
    kind(
        F,
        "other decimals are asked for than the answers have",
        "few-shot/other-form answer/other-form",
        changed(QUAKE, ("with one decimal.", "with two decimals.")),
        changed(BAKERY, ("give the number after", "give the number with two decimals after")),
    ),
    kind(
        F,
        "brackets, quotes or a box are asked for, and the answers are bare",
        "few-shot/other-form answer/other-form few-shot/worked-form",
        changed(HELPDESK, ("or accounts?", "or accounts? Put the answer in double quotes.")),
        changed(
            BAKERY, ("then give the number after ####.", "then put the number in \\\\boxed{{}}.")
        ),
        changed(TRIAGE, ("emergency ward.", "emergency ward. Put the colour in <answer> tags.")),
        changed(KOREAN, ("글에서 답을 찾아 쓰세요.", "답을 대괄호 [ ] 안에 쓰세요.")),
    ),
    kind(
        F,
        "the prompt says another number of labels than it lists",
        "answer/other-count",
        changed(
            HELPDESK, ("Which team gets the ticket:", "Which of the four teams gets the ticket:")
        ),
        changed(KEFU, ("从以下类别中选一个", "从以下五个类别中选一个")),
        changed(
            RECLAMA,
            (
                '"Classifique a reclamação em "',
                '"Classifique a reclamação em uma das quatro categorias: "',
            ),
        ),
        changed(
            CUSTOMS, ("Put the goods into a group (", "Put the goods into one of six groups (")
        ),
    ),
    kind(
        F,
        "another kind of query or of code is asked for",
        "few-shot/other-form answer/other-form",
        changed(
            TELLER,
            (
                "-- Tables of the branch",
                "-- Write Python code with pandas.\n-- Tables of the branch",
            ),
        ),
        changed(LOOT, ("Turn the card into JSON", "Turn the card into XML")),
        changed(YINGYONG, ("请先列式，再在####后写出结果。", "请写一段Python代码来解答。")),
    ),
    kind(
        F,
        "an explanation is asked for that no answer has",
        "few-shot/steps-lost few-shot/other-form",
        changed(
            LEASE,
            (
                '\\nThe right option is"',
                '\\nExplain your reasoning step by step, then choose.\\nThe right option is"',
            ),
        ),
        changed(ZHONGKAO, ("请直接写出正确选项的字母", "请先写出解题过程，再写出正确选项的字母")),
        changed(REGEX, ("Answer true or false.", "Answer true or false and explain why.")),
    ),
    kind(
        F,
        "a number is asked for, and the answers are names",
        NAMES,
        changed(
            HELPDESK,
            (
                "network, hardware or accounts?",
                "network (1), hardware (2) or accounts (3)? Answer with the number.",
            ),
        ),
        changed(KEFU, ("选一个：", "选一个，只回答序号：")),
        changed(RECLAMA, ('+ "."\n', '+ ". Responda com o número da categoria."\n')),
    ),
    kind(
        F,
        "what is asked is another thing of the text than the rows answer",
        "few-shot/other-form answer/other-rule answer/other-names answer/other-form text/no-question",
        changed(VERBOS, ("Escribe la forma del presente.", "Traduce el verbo al inglés.")),
        changed(
            QUAKE,
            ("give the magnitude with one decimal", "give the date of the event as DD.MM.YYYY"),
        ),
        changed(KOREAN, ("글에서 답을 찾아 쓰세요.", "글을 영어로 번역하세요.")),
    ),
    kind(
        F,
        "the prompt speaks of a table, a picture or a passage that is not there",
        "text/no-question",
        changed(LEASE, ('text = "%s', 'text = "Read the passage below and choose.\\n%s')),
        changed(BAKERY, ("Think it through,", "Use the table above. Think it through,")),
        changed(
            REGEX,
            (
                "Does the pattern match the whole string?",
                "Based on the passage, does the pattern match the whole string?",
            ),
        ),
    ),
    kind(
        F,
        "another order or sign between the parts is asked for",
        "few-shot/other-form answer/other-form",
        changed(
            RECHNUNG,
            (
                "in der Form Firma: ...; Betrag: ...",
                "erst den Betrag, dann die Firma, durch einen senkrechten Strich getrennt",
            ),
        ),
        changed(
            LOOT,
            (
                'with the keys "item" and "rarity"',
                'with the keys "rarity" and "item", in this order,',
            ),
        ),
    ),
    kind(
        F,
        "words are forbidden that are the answers",
        "few-shot/other-form answer/other-names",
        changed(TRAIL, ('"answer (yes/no):"', '"Do not answer with yes or no.", "answer:"')),
        changed(TRIAGE, ("emergency ward.", "emergency ward. Never use the name of a colour.")),
        changed(CUSTOMS, ("into a group (", "into a group, without using digits (")),
    ),
    kind(
        F,
        "the number is asked for in words",
        "few-shot/other-form answer/other-form",
        changed(
            BAKERY,
            ("then give the number after ####.", "then write the number in words after ####."),
        ),
        changed(
            CUSTOMS,
            (
                "Put the goods into a group (",
                "Put the goods into a group and spell the number out in words (",
            ),
        ),
        changed(YINGYONG, ("再在####后写出结果。", "再在####后用汉字写出结果。")),
    ),
)
