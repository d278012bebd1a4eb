"""Demands that contradict the answers, the row or each other."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.seventh.tasks_choice import (
    CHENGYU,
    CHENGYU_TEXT,
    DATES,
    QUIZ_JA,
    SCIENCE,
)
from tests.lint.seventh.tasks_free import (
    DRCD,
    FRENCH,
    GSM,
    MATH,
    MELDUNG,
    SQUAD,
    TRIVIA,
    YINGYONG,
)
from tests.lint.seventh.tasks_labels import BOOLQ, NEWS, NLI_ES, RTE, TREC, WAIMAI
from tests.lint.shape import changed

_k = partial(kind, "demands")
_FORM = "few-shot/other-form answer/letter-asked answer/other-names answer/other-form few-shot/steps-forbidden few-shot/steps-lost"

KINDS = (
    _k(
        "One word is asked for, or the answer alone, and the shots reason.",
        _FORM,
        changed(YINGYONG, ("请先列式计算，最后写出答案。", "请直接写出答案，不要写过程。")),
        changed(
            GSM, ('+ "\\nAnswer:"', '+ "\\nGive only the final number, no explanation.\\nAnswer:"')
        ),
        changed(MATH, description="Give only the final answer in \\boxed{}, without any steps."),
        changed(
            DATES,
            (
                "Infer the date from context.",
                "Infer the date from context. Reply with the letter only, without any explanation.",
            ),
        ),
    ),
    _k(
        "Another language is asked for than the answers are in.",
        "few-shot/other-form text/cue-forms answer/other-names",
        changed(FRENCH, description="Translate each sentence from English into German."),
        changed(FRENCH, ("French:", "Spanish:"), description=""),
        changed(MELDUNG, description="Write a short headline in English for each article."),
        changed(DRCD, ("用文中的词语回答问题。", "用英文回答问题。")),
    ),
    _k(
        "The prompt names other labels than the golds.",
        "answer/other-names few-shot/other-form few-shot/other-labels",
        changed(WAIMAI, ("这条评论是好评还是差评？", "这条评论的情感是正面还是负面？")),
        changed(BOOLQ, ("Answer yes or no.", "Answer true or false.")),
        changed(
            NEWS, description="Classify each article as Politics, Sport, Economy or Technology."
        ),
        changed(NLI_ES, ("¿Verdadero, falso o indeterminado?", "Responde con sí, no o quizás.")),
    ),
    _k(
        "One of the labels is left out where they are named.",
        "answer/other-names",
        changed(NEWS, description="Classify each article as World, Sports or Business."),
        changed(NLI_ES, ("¿Verdadero, falso o indeterminado?", "¿Verdadero o falso?")),
        changed(TREC, ("HUM (a person), ", "")),
    ),
    _k(
        "The option's text is asked for, and the gold is its letter; or the letter, and it is the text.",
        "answer/letter-asked few-shot/other-form answer/other-names",
        changed(
            SCIENCE,
            description="Answer each question by writing out the full text of the right option, not its letter.",
        ),
        changed(CHENGYU_TEXT, (r"\n应填成语：", r"\n请只回答选项的字母。\n应填成语：")),
        changed(
            CHENGYU,
            ("请选出最适合填入横线处的成语。", "请写出最适合填入横线处的成语本身，不要写序号。"),
        ),
        changed(
            NEWS,
            description="Classify each article as World, Sports, Business or Sci/Tech. Answer with the number of the topic.",
        ),
    ),
    _k(
        "JSON, tags, a box or a block of code is asked for, and the shots have none.",
        "few-shot/other-form",
        changed(
            SQUAD,
            description='Answer each question from its context. Reply in JSON: {"answer": "..."}',
        ),
        changed(TRIVIA, description="Put your final answer inside <answer></answer> tags."),
        changed(GSM, description="Solve each problem and put the final answer in \\boxed{}."),
        changed(
            NEWS,
            description="Classify each article as World, Sports, Business or Sci/Tech. Reply with a JSON object.",
        ),
    ),
    _k(
        "Capitals, small letters, a whole sentence or decimals are asked for, and the answers are otherwise.",
        "few-shot/other-form answer/other-names answer/other-form",
        changed(BOOLQ, ("Answer yes or no.", "Answer YES or NO, in capital letters.")),
        changed(TRIVIA, description="Answer each question in a complete sentence."),
        changed(GSM, description="Solve each problem. Give the answer with two decimal places."),
        changed(
            NEWS,
            description="Write the topic of each article in all capital letters: World, Sports, Business or Sci/Tech.",
        ),
    ),
    _k(
        "A passage, a table or options are spoken of, and there are none.",
        "text/no-question answer/letters answer/letter-asked few-shot/* answer/*",
        changed(TRIVIA, description="Read the passage and answer the question."),
        changed(GSM, description="Use the table below to answer each question."),
        changed(TRIVIA, description="Choose the right option, A, B, C or D."),
        changed(YINGYONG, description="根据下面的短文回答问题。"),
    ),
    _k(
        "A note of the author is left in the prompt.",
        "text/note-left",
        changed(
            SCIENCE,
            description="TODO: try another wording. The following are multiple choice questions about science.",
        ),
        changed(NEWS, ('f"Article', 'f"# FIXME old prompt below\\nArticle')),
        changed(DRCD, ('head = "', 'head = "（待修改：TODO）')),
        changed(
            TREC,
            (
                "What does each question ask for?",
                "<!-- v2, check with Jan --> What does each question ask for?",
            ),
        ),
    ),
    _k(
        "Another task is asked for than the rows are of.",
        "few-shot/other-form text/no-question answer/other-names text/*",
        changed(MELDUNG, description="Übersetze jeden Text ins Englische."),
        changed(SQUAD, description="Translate each text into French."),
        changed(WAIMAI, description="请把下面的句子翻译成英文。"),
        changed(TRIVIA, description="Solve each equation and give the value of x."),
    ),
    _k(
        "The number of options that is said is not that of the list.",
        "answer/other-count answer/letters",
        changed(
            SCIENCE,
            description="Each question has five options. Answer with the letter of the right one.",
        ),
        changed(
            CHENGYU,
            ("请选出最适合填入横线处的成语。", "请从下面三个成语中选出最适合填入横线处的一个。"),
        ),
        changed(
            DATES,
            (
                "Infer the date from context.",
                "Infer the date from context. One of the four options is right.",
            ),
        ),
        changed(QUIZ_JA, description="質問に対する正解の番号を四つの選択肢から選んでください。"),
    ),
    _k(
        "A legend gives the labels another meaning than the rows.",
        "answer/legend answer/gold-differs answer/other-names answer/*",
        changed(
            WAIMAI,
            (r'"\n回答："', r'"\n（0=好评，1=差评）\n回答："'),
            ('answer = LABELS[data["label"]]', 'answer = str(data["label"])'),
        ),
        changed(
            RTE, ("Answer yes or no.", "Answer yes or no (yes = they contradict, no = it follows).")
        ),
        changed(
            NEWS,
            ('f"Article', 'f"0 = Sports, 1 = World, 2 = Business, 3 = Sci/Tech\\nArticle'),
            ('topic = TOPICS[data["label"]]', 'topic = str(data["label"])'),
            rows=lambda rows: [
                row | {"label_text": ["World", "Sports", "Business", "Sci/Tech"][row["label"]]}
                for row in rows
            ],
            description="",
        ),
    ),
    _k(
        "An instruction stands in the description and in each input too.",
        "text/repeated-instruction",
        changed(
            FRENCH, ("English:", r"Translate each sentence from English into French.\nEnglish:")
        ),
        changed(DRCD, description="阅读短文，用文中的词语回答问题。"),
        changed(
            NEWS,
            (
                'f"Article',
                'f"Classify each article as World, Sports, Business or Sci/Tech.\\nArticle',
            ),
        ),
    ),
)
