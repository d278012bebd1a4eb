"""Faults of shots and worked examples against the query."""

from __future__ import annotations

from functools import partial

from tests.lint.making import each, kind, table
from tests.lint.nineteenth.tasks_en import BOOL, CHEM, SAME, TICKETS
from tests.lint.nineteenth.tasks_free import DATES, FRENCH, SUMS, TABLE
from tests.lint.nineteenth.tasks_own import FILMS, HOTEL, WORDS
from tests.lint.nineteenth.tasks_tw import SHIFEI, XINWEN
from tests.lint.nineteenth.tasks_zh import PINGLUN, YINGYONG
from tests.lint.shape import changed

_kind = partial(kind, "shots and query")
_PARTED = "few-shot/separator few-shot/run-in few-shot/trailing-space text/double-newline text/run-together text/missing-space few-shot/no-stop answer/stopped-early"
_OTHER_CUE = "few-shot/other-cues few-shot/worked-cue text/shot-cue text/cue-forms few-shot/worked-form few-shot/other-order"


KINDS = (
    _kind(
        "The question has other cues than the worked examples",
        _OTHER_CUE,
        changed(
            FILMS,
            ("f\"Review: {data['review']}\\nSentiment:", "f\"Text: {data['review']}\\nLabel:"),
        ),
        changed(
            WORDS, ('", ".join(words) + "\\nLast letters:"', '", ".join(words) + "\\nResult:"')
        ),
        changed(
            PINGLUN,
            (
                "是好评还是差评。\\n",
                "是好评还是差评。\\n\\n句子：面条很劲道。\\n结论：\\n好评\\n\\n句子：盒子都压扁了。\\n结论：\\n差评\\n\\n",
            ),
            fewshot=0,
        ),
        changed(
            TICKETS,
            (
                'INTRO + "\\n\\n"',
                'INTRO + "\\n\\nMail: The van never came.\\nTeam: delivery\\n\\nMail: I cannot sign in.\\nTeam: login\\n\\n"',
            ),
            fewshot=0,
        ),
    ),
    _kind(
        "A worked example, or the steps of a shot, come to a wrong result",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        changed(
            SUMS,
            (
                "Question: {question}",
                "Question: A pen costs 3 dollars. What do 6 pens cost?\\nAnswer: Let's think step by step. 6 * 3 = 16 dollars. The answer is 16.\\n\\nQuestion: {question}",
            ),
            fewshot=0,
        ),
        changed(
            YINGYONG,
            rows=each(
                lambda row: row.update(
                    steps=[s.replace("=2", "=3").replace("=9", "=8") for s in row["steps"]]
                )
            ),
        ),
        changed(WORDS, ('"tnr"', '"trn"'), ('"pe"', '"pt"')),
    ),
    _kind(
        "The worked examples answer with other labels than the rows",
        "few-shot/other-labels answer/other-names few-shot/worked-form few-shot/other-form answer/two-spellings",
        changed(
            FILMS,
            ("Sentiment: positive\\n", "Sentiment: good\\n"),
            ("Sentiment: negative\\n", "Sentiment: bad\\n"),
        ),
        changed(
            PINGLUN,
            (
                "是好评还是差评。\\n",
                "是好评还是差评。\\n\\n评论：面条很劲道。\\n判断：\\n正面\\n\\n评论：盒子都压扁了。\\n判断：\\n负面\\n\\n",
            ),
            fewshot=0,
        ),
        changed(
            BOOL,
            (
                'f"Passage: {',
                'f"Passage: The café sells cake.\\nQuestion: Is there cake? Answer yes or no.\\nAnswer: true\\n\\n"\n        f"Passage: {',
            ),
            fewshot=0,
        ),
        changed(
            HOTEL,
            (
                "\\nGuest: {data['said']}",
                "\\nGuest: The heating is dead.\\nChoice: complain\\n\\nGuest: Where is the pier?\\nChoice: ask the way\\n\\nGuest: {data['said']}",
            ),
            fewshot=0,
        ),
    ),
    _kind(
        "All worked examples, or all rows of the file of shots, have one label",
        "few-shot/lopsided answer/same-gold",
        changed(
            FILMS,
            (
                "The songs alone are worth the ticket.\\nSentiment: positive",
                "The songs alone are a crime.\\nSentiment: negative",
            ),
            (
                "I laughed from the first scene to the last.\\nSentiment: positive",
                "I slept from the first scene to the last.\\nSentiment: negative",
            ),
        ),
        changed(
            SHIFEI,
            (
                'f"文章：',
                'f"文章：電影院二十四小時營業。\\n問題：凌晨能看電影嗎？（請回答「是」或「否」）\\n回答：\\n是\\n\\n文章：步道有路燈。\\n問題：晚上看得到路嗎？（請回答「是」或「否」）\\n回答：\\n是\\n\\n文章：車站設有電梯。\\n問題：車站有電梯嗎？（請回答「是」或「否」）\\n回答：\\n是\\n\\n文章：',
            ),
            fewshot=0,
        ),
        changed(
            SAME,
            fewshot=4,
            shots=table(
                "pair*|label#",
                """
                I gave her the key./She got the key from me.|1
                All shops were open./No shop was closed.|1
                He began to sing./He started singing.|1
                The car is mine./I own the car.|1
                """,
            ),
        ),
    ),
    _kind(
        "A worked example is one of the rows that are scored",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs answer/leaked",
        changed(
            FILMS, ("Even the popcorn had more depth.", "Flat jokes and wooden acting throughout.")
        ),
        changed(
            WORDS, ('("lamp, tree", "pe")', '("book, chair", "kr"), ("cold, winter, day", "dry")')
        ),
        changed(SAME, shots=SAME.shots[:3] + SAME.rows[2:3], fewshot=4),
    ),
    _kind(
        "The last worked example has no answer",
        "few-shot/no-answer few-shot/no-stop few-shot/worked-cue few-shot/separator few-shot/trailing-space text/empty-slot",
        changed(FILMS, ("more depth.\\nSentiment: negative", "more depth.\\nSentiment:")),
        changed(WORDS, ('("glass, idea", "sa")', '("glass, idea", "")')),
        changed(
            XINWEN,
            (
                '"新聞標題：" + title',
                '"新聞標題：豪雨特報 全台停賽\\n類別（體育、財經、科技、娛樂）：\\n\\n新聞標題：" + title',
            ),
            fewshot=0,
        ),
    ),
    _kind(
        "Steps are asked for, and the shots answer at once",
        "few-shot/steps-lost few-shot/steps-only-here few-shot/other-form",
        changed(SUMS, (" {steps} The answer is {answer}.", " The answer is {answer}.")),
        changed(YINGYONG, ('"".join(data["steps"]) + ', "")),
        changed(CHEM, ('"Answer:")', '"Let\'s think step by step.\\nAnswer:")')),
    ),
    _kind(
        "The output brings newlines along that the separator brings, too",
        _PARTED,
        changed(BOOL, ('f" {gold}"', 'f" {gold}\\n\\n"')),
        changed(DATES, ('" " + data["date"],', '" " + data["date"] + "\\n",')),
        changed(FRENCH, ('" " + target', '" " + target + "\\n---\\n"')),
    ),
    _kind(
        "The worked examples come after the question",
        "few-shot/question-first few-shot/other-order few-shot/no-answer few-shot/worked-cue answer/leaked",
        changed(
            FILMS,
            (
                "HEAD + f\"Review: {data['review']}\\nSentiment:\"",
                "f\"Review: {data['review']}\\nSentiment:\\n\\n\" + HEAD.rstrip()",
            ),
        ),
        changed(
            WORDS,
            (
                'EXAMPLES + "Words: " + ", ".join(words) + "\\nLast letters:"',
                '"Words: " + ", ".join(words) + "\\nLast letters:\\n\\n" + EXAMPLES.strip()',
            ),
        ),
        changed(
            TABLE,
            (
                '"A:"])',
                '"A:", "", "Q: Which bird has 3 eggs?", "A: wren", "", "Q: How many eggs has the owl?", "A: 2"])',
            ),
            fewshot=0,
        ),
    ),
)
