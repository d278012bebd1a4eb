"""Right prompts with labels."""

from __future__ import annotations

from functools import partial

from tests.lint.eighth.right_making import body, short
from tests.lint.eighth.tasks_labels import (
    BANKING,
    DEPECHES,
    FINSENT,
    HEARSAY,
    PUBMED,
    QINGXU,
    TUILI,
    TUILI_PPL,
)

_fin = partial(short, FINSENT)
_nli = partial(short, TUILI)
_news = partial(short, DEPECHES)
_med = partial(short, PUBMED)
_law = partial(short, HEARSAY)
_bank = partial(short, BANKING, fewshot=3)
_mood = partial(short, QINGXU)
_NAME = '["negative", "neutral", "positive"][data["label"]]'


def _scored(rows, key, names):
    """Return rows with the scores of the labels: `names` says the text of each of the values."""
    return tuple(
        row | {"target_scores": {text: int(row[key] == value) for value, text in names.items()}}
        for row in rows
    )


# fmt: off
LABELS = (
    _fin("a legend of numbers", r'f"0 = negative, 1 = neutral, 2 = positive\n\nNews: {data[\'sentence\']}\nClass:"', 'str(data["label"])'),
    _fin("signs for labels", r'f"{data[\'sentence\']}\nMood (-, 0 or +):"', '["-", "0", "+"][data["label"]]'),
    _fin("the words of a trader", r'f"Headline: {data[\'sentence\']}\nA trader calls this bearish, flat or bullish?\nCall:"', '["bearish", "flat", "bullish"][data["label"]]'),
    _fin("a tweet, hashtags as labels", r'f"Tweet: {data[\'sentence\']} $OMXH\nTag (#down, #flat or #up):"', '["#down", "#flat", "#up"][data["label"]]'),
    _fin("JSON is asked for and given", r'f"Text: {data[\'sentence\']}\nReturn JSON with the key sentiment (negative, neutral or positive).\n"', f"'{{\"sentiment\": \"' + {_NAME} + '\"}}'", "answer"),
    _fin("capital labels, and capitals are asked for", r'f"Text: {data[\'sentence\']}\nAnswer NEGATIVE, NEUTRAL or POSITIVE.\nLabel:"', f"{_NAME}.upper()"),
    _fin("letters for classes", r'f"{data[\'sentence\']}\nHow would an investor take it?\nA. badly\nB. with a shrug\nC. well\nAnswer:"', '"ABC"[data["label"]]'),
    _fin("a score from one to three", r'f"{data[\'sentence\']}\nScore from 1 (bad news) to 3 (good news):"', 'str(data["label"] + 1)'),
    _fin("a verb in the sentence", r'f"After the news \"{data[\'sentence\']}\" the share is likely to"', '["fall", "stay", "rise"][data["label"]]', fewshot=4),
    _fin("no shots, the label after an arrow", r'f"Classify as negative, neutral or positive.\n{data[\'sentence\']} ->"', _NAME, fewshot=0),
    _fin("a numbered rule book", r'f"Rules:\n1. Losses, cuts and falls are negative.\n2. Facts without a trend are neutral.\n3. Gains and records are positive.\n\nText: {data[\'sentence\']}\nLabel:"', _NAME, fewshot=2),
    _fin("the question is whether it is good news", r'f"{data[\'sentence\']}\nIs this good news? Answer yes, no or neither.\nAnswer:"', '["no", "neither", "yes"][data["label"]]'),
    _fin("ranked labels with their spaces", r'f"{data[\'sentence\']}\nSentiment:"', f'" " + {_NAME}', "answer", method="ppl", metric="log_prob", rows=_scored(FINSENT.rows, "label", {0: " negative", 1: " neutral", 2: " positive"})),
    _fin("ranked verbalisers", r'f"{data[\'sentence\']} All in all, it was"', '[" terrible.", " okay.", " great."][data["label"]]', "answer", method="ppl", metric="log_prob", fewshot=0, rows=_scored(FINSENT.rows, "label", {0: " terrible.", 1: " okay.", 2: " great."})),
    _fin("tags of XML around text and label", r'f"<text>{data[\'sentence\']}</text>\n<label>"', _NAME, 'f"{answer}</label>"', stop=("\n\n",), metric="prefix_match"),
    _fin("German cues and labels for English rows", r'f"Meldung: {data[\'sentence\']}\nStimmung (negativ, neutral oder positiv):"', '["negativ", "neutral", "positiv"][data["label"]]'),
    _fin("five shots and a description of two paragraphs", r'f"Input: {data[\'sentence\']}\nOutput:"', _NAME, fewshot=5, description="You label financial news for a bank.\n\nThe labels are negative, neutral and positive."),
    _nli("yes, no, unknown", r'data["sentence1"] + "\n根据上面的话，“" + data["sentence2"] + "”对吗？回答是、否或不确定。\n回答："', '{"蕴含": "是", "矛盾": "否", "中立": "不确定"}[data["label"]]', "answer"),
    _nli("English cues and labels for Chinese rows", r'f"Premise: {data[\'sentence1\']}\nHypothesis: {data[\'sentence2\']}\nLabel (entailment, neutral or contradiction):"', '{"蕴含": "entailment", "矛盾": "contradiction", "中立": "neutral"}[data["label"]]'),
    _nli("options by letter for three labels", r'f"句子一：{data[\'sentence1\']}\n句子二：{data[\'sentence2\']}\nA. 蕴含\nB. 矛盾\nC. 中立\n答案："', '{"蕴含": "A", "矛盾": "B", "中立": "C"}[data["label"]]', "answer", fewshot=4),
    _nli("numbers with a legend", r'f"1=蕴含 2=中立 3=矛盾\n\n前提：{data[\'sentence1\']}\n假设：{data[\'sentence2\']}\n编号："', '{"蕴含": "1", "中立": "2", "矛盾": "3"}[data["label"]]', "answer"),
    _nli("a table of one line", r'f"前提 | 假设 | 关系（蕴含、矛盾、中立）\n{data[\'sentence1\']} | {data[\'sentence2\']} |"', 'data["label"]', fewshot=3),
    _nli("hypothesis first", r'f"假设：{data[\'sentence2\']}\n前提：{data[\'sentence1\']}\n前提能否推出假设？（蕴含、矛盾或中立）\n答："', 'data["label"]', "answer"),
    _nli("brackets of a game", r'f"【前提】{data[\'sentence1\']}\n【假设】{data[\'sentence2\']}\n【关系】（蕴含／矛盾／中立）\n"', 'data["label"]', "answer"),
    short(TUILI_PPL, "the sentence goes on", r'f"{data[\'sentence1\']}所以，{data[\'sentence2\']}这样说"', '{"蕴含": "没错", "矛盾": "不对", "中立": "说不准"}[data["label"]]', "answer", rows=_scored(TUILI.rows, "label", {"蕴含": "没错", "矛盾": "不对", "中立": "说不准"})),
    short(TUILI_PPL, "English words ranked, no shots", r'f"{data[\'sentence1\']}\n{data[\'sentence2\']}\nTrue, False or Neither?"', '{"蕴含": " True", "矛盾": " False", "中立": " Neither"}[data["label"]]', "answer", fewshot=0, rows=_scored(TUILI.rows, "label", {"蕴含": " True", "矛盾": " False", "中立": " Neither"})),
    _news("guillemets around the title", r'f"« {data[\'titre\']} » : {data[\'corps\']}\nRubrique (sport, économie, santé) :"', 'data["rubrique"]'),
    _news("a no-break space before the colon, as French has it", "f\"Titre\\u00a0: {data['titre']}\\nTexte\\u00a0: {data['corps']}\\nRubrique (sport, économie ou santé)\\u00a0:\"", 'data["rubrique"]'),
    _news("a question to a librarian", r'f"{data[\'titre\']}. {data[\'corps\']}\nDans quelle rubrique classer cette dépêche : sport, économie ou santé ?\nRéponse :"', 'data["rubrique"]', fewshot=5),
    _news("the first letter is the label", r'f"S = sport, E = économie, M = santé\n\n{data[\'titre\']}\n{data[\'corps\']}\nCode :"', '{"sport": "S", "économie": "E", "santé": "M"}[data["rubrique"]]'),
    _news("capitals, and they are asked for", r'f"{data[\'corps\']}\nRépondez par SPORT, ÉCONOMIE ou SANTÉ.\nRéponse :"', 'data["rubrique"].upper()'),
    _news("English labels", r'f"Title: {data[\'titre\']}\nText: {data[\'corps\']}\nTopic (sports, business or health):"', '{"sport": "sports", "économie": "business", "santé": "health"}[data["rubrique"]]'),
    _news("ranked topics", r'f"{data[\'titre\']}. {data[\'corps\']} Rubrique :"', '" " + data["rubrique"]', "answer", method="ppl", metric="log_prob", rows=_scored(DEPECHES.rows, "rubrique", {"sport": " sport", "économie": " économie", "santé": " santé"})),
    _med("the words of PubMedQA", r'"Context: " + data["context"] + "\nQuestion: " + data["question"] + "\nAnswer the question with yes, no or maybe.\nAnswer:"', 'data["final_decision"]'),
    _med("options by letter", r'data["context"] + "\n\n" + data["question"] + "\n(A) yes\n(B) no\n(C) maybe\n\nAnswer: ("', '{"yes": "A", "no": "B", "maybe": "C"}[data["final_decision"]]', 'f"{answer})"', postprocess="agieval_single_answer_post", fewshot=3),
    _med("a sentence at the end", r'"Abstract: " + data["context"] + "\nQuestion: " + data["question"] + "\nIn short (yes, no or maybe), the answer is"', 'data["final_decision"]', 'f" {answer}."', postprocess="exact_match_post"),
    _med("question first, then the abstract", r'"Question: " + data["question"] + "\nEvidence: " + data["context"] + "\nVerdict (yes/no/maybe):"', 'data["final_decision"]', fewshot=2),
    _med("a conversation of two doctors", r'"Dr Lee: I read this: " + data["context"] + "\nDr Roy: " + data["question"] + " Yes, No or Maybe?\nDr Lee:"', 'data["final_decision"].capitalize()', fewshot=3),
    _med("no shots, and no cue but a newline", r'"Read the abstract and answer with yes, no or maybe.\n\n" + data["context"] + "\n" + data["question"] + "\n"', 'data["final_decision"]', "answer", fewshot=0),
    _med("ranked answers", r'data["context"] + "\nQuestion: " + data["question"] + "\nAnswer:"', '" " + data["final_decision"]', "answer", method="ppl", metric="log_prob", fewshot=3, rows=_scored(PUBMED.rows, "final_decision", {"yes": " yes", "no": " no", "maybe": " maybe"})),
    _law("true or false for the row's yes and no", r'f"{data[\'facts\']} This is hearsay. True or False?\nAnswer:"', '{"Yes": "True", "No": "False"}[data["answer"]]'),
    _law("a definition before the facts", r'f"Hearsay is a statement made out of court that is offered to prove what it says.\n\nFacts: {data[\'facts\']}\nHearsay (Yes or No):"', 'data["answer"]'),
    _law("a ruling of the judge", r'f"COUNSEL: {data[\'facts\']}\nOPPOSING COUNSEL: Objection, hearsay!\nTHE COURT (Sustained or Overruled):"', '{"Yes": "Sustained", "No": "Overruled"}[data["answer"]]'),
    _law("small letters asked for and given", r'f"Is the following hearsay? Answer yes or no in lower case.\n{data[\'facts\']}\nAnswer:"', 'data["answer"].lower()', fewshot=2),
    _law("ranked, no shots", r'f"{data[\'facts\']} Is that hearsay?"', '" " + data["answer"]', "answer", method="ppl", metric="log_prob", fewshot=0, shots=(), rows=_scored(HEARSAY.rows, "answer", {"Yes": " Yes", "No": " No"})),
    _bank("labels as a program has them", r'f"Intents: {\', \'.join(sorted(CODES.values()))}\n\nUtterance: {data[\'utterance\']}\nIntent:"', 'CODES[data["intent"]]', above='CODES = {"lost card": "LOST_CARD", "fees": "FEES", "login": "LOGIN"}'),
    _bank("a call of a function", r'f"Functions: block_card(), show_fees(), reset_login()\n\nUser: {data[\'utterance\']}\nCall:"', 'CALLS[data["intent"]]', above='CALLS = {"lost card": "block_card()", "fees": "show_fees()", "login": "reset_login()"}'),
    _bank("departments", r'f"Route the message to Cards, Prices or Access.\n\nMessage: {data[\'utterance\']}\nRoute to:"', '{"lost card": "Cards", "fees": "Prices", "login": "Access"}[data["intent"]]'),
    _bank("a menu on the phone", r'f"Press 1 for lost cards, 2 for fees, 3 for login.\nCaller: {data[\'utterance\']}\nKey pressed:"', '{"lost card": "1", "fees": "2", "login": "3"}[data["intent"]]', fewshot=4),
    _bank("quotes around the utterance", r'f"Customer said: \"{data[\'utterance\']}\"\nIntent (lost card, fees or login):"', 'data["intent"]'),
    body(
        BANKING,
        "shots by hand as pairs, joined in a loop",
        r"""
        text = "Choose an intent: lost card, fees, login.\n\n"
        for said, meant in PAIRS:
            text += f"Message: {said}\nIntent: {meant}\n\n"
        text += f"Message: {data['utterance']}\nIntent:"
        return {"input": text, "output": " " + data["intent"], "processed_output": data["intent"]}
        """,
        """
        PAIRS = (
            ("My wallet is gone, and the card with it.", "lost card"),
            ("Is cash abroad free of charge?", "fees"),
            ("I forgot my PIN for the app.", "login"),
        )
        """,
    ),
    body(
        BANKING,
        "shots by hand in YAML",
        r"""
        text = HEAD + f"- text: {data['utterance']}\n  intent:"
        return {"input": text, "output": " " + data["intent"], "processed_output": data["intent"]}
        """,
        '''
        HEAD = """# intents: lost card, fees, login
        - text: My card is at the bottom of the lake.
          intent: lost card
        - text: Why did you take five euros?
          intent: fees
        - text: My face is not recognised any more.
          intent: login
        """
        ''',
    ),
    _mood("one character for the mood", r'f"{data[\'对话\']}\n说话人的情绪（喜、怒、哀）："', '{"高兴": "喜", "生气": "怒", "难过": "哀"}[data["情绪"]]', "answer"),
    _mood("faces for the mood", r'f"{data[\'对话\']}\n请选一个表情（😀、😠、😢）："', '{"高兴": "😀", "生气": "😠", "难过": "😢"}[data["情绪"]]', "answer"),
    _mood("the first speaker's turn and English labels", r'f"Dialogue: {data[\'对话\']}\nEmotion of the first speaker (happy, angry or sad):"', '{"高兴": "happy", "生气": "angry", "难过": "sad"}[data["情绪"]]'),
    _mood("options by letter on one line", r'f"{data[\'对话\']}\n情绪是：A.高兴 B.生气 C.难过\n选："', '{"高兴": "A", "生气": "B", "难过": "C"}[data["情绪"]]', "answer", fewshot=5),
    _mood("a book's way of quoting", r'f"阅读下面的对话：「{data[\'对话\']}」\n第一个人感到高兴、生气还是难过？\n他感到"', 'data["情绪"]', "answer", fewshot=2),
    _mood("ranked", r'f"{data[\'对话\']}这个人很"', 'data["情绪"]', "answer", method="ppl", metric="log_prob", rows=_scored(QINGXU.rows, "情绪", {"高兴": "高兴", "生气": "生气", "难过": "难过"})),
)
# fmt: on
