"""Right prompts with labels."""

from __future__ import annotations

from tests.lint.ninth.cards import dealt

RIGHT = dealt(r"""
@ otz_emoji | otzyvy | Two emoji are the labels. | fewshot=2
$ mark = "👍" if data["оценка"] == "положительный" else "👎"
Отзыв: {data["текст"]}
👍 или 👎?
=>  {mark} ## mark
@ otz_digit | otzyvy | A legend of two numbers, and numbers as answers. | fewshot=2
$ label = str(int(data["оценка"] == "положительный"))
Определи тональность: 1 = положительный, 0 = отрицательный.
Текст: {data["текст"]}
Метка:
=>  {label} ## label
@ otz_yes | otzyvy | A question to be answered by yes or no. | fewshot=2
$ answer = "да" if data["оценка"] == "положительный" else "нет"
«{data["текст"]}»
Доволен ли автор отзыва? Ответь «да» или «нет».
Ответ:
=>  {answer} ## answer
@ otz_zero | otzyvy | No shots, the instruction at the end. | fewshot=0; max_tokens=16
{data["текст"]}

Выбери одно слово: положительный или отрицательный.
Ответ:
=>  {data["оценка"]} ## data["оценка"]
@ otz_tag | otzyvy | Tags around text and label. | fewshot=3; postprocess="until_return_post"
<отзыв>{data["текст"]}</отзыв>
тональность:
=>  {data["оценка"]} ## data["оценка"]
@ otz_sentence | otzyvy | The cue is the beginning of a sentence.
{data["текст"]} Этот отзыв
=>  {data["оценка"]} ## data["оценка"]
@ kor_digit | korean | A legend of three numbers. | description="문장의 관계를 숫자로 답하세요. 0: 함의, 1: 중립, 2: 모순"
전제: {data["premise"]}
가설: {data["hypothesis"]}
답:
=>  {data["label"]} ## str(data["label"])
@ kor_english | korean | Korean texts, English cues and labels. | fewshot=4
$ label = ["entailment", "neutral", "contradiction"][data["label"]]
Premise: {data["premise"]}
Hypothesis: {data["hypothesis"]}
Label (entailment, neutral or contradiction):
=>  {label} ## label
@ kor_true | korean | True, False or Neither, as in GPT-3's paper.
$ answer = {0: "True", 1: "Neither", 2: "False"}[data["label"]]
{data["premise"]}
Question: {data["hypothesis"]} True, False or Neither?
Answer:
=>  {answer} ## answer
@ kor_polite | korean | A polite question with three answers.
$ answer = ["네", "알 수 없음", "아니요"][data["label"]]
다음 글을 읽고 문장이 맞는지 "네", "아니요", "알 수 없음" 가운데 하나로 답하십시오.
글: {data["premise"]}
문장: {data["hypothesis"]}
대답:
=>  {answer} ## answer
@ kor_letters | korean | The relations are three options by letter.
$ letter = "ABC"[data["label"]]
{data["premise"]} → {data["hypothesis"]}
A. 함의
B. 중립
C. 모순
정답:
=>  {letter} ## letter
@ tou_bracket | toutiao | Labels in black brackets behind the title.
标题《{data["标题"]}》属于
=> 【{data["类别"]}】 ## f"【{data['类别']}】"
@ tou_list | toutiao | The classes as a list of lines. | fewshot=2
^ CLASSES = ["体育", "财经", "科技", "娱乐"]
$ listed = "\n".join("- " + name for name in CLASSES)
请判断新闻属于哪一类：
{listed}

新闻：{data["标题"]}
类别：
=> {data["类别"]} ## data["类别"]
@ tou_letters | toutiao | The classes by letter.
^ CLASSES = ["体育", "财经", "科技", "娱乐"]
$ letter = "ABCD"[CLASSES.index(data["类别"])]
{data["标题"]}
A. 体育 B. 财经 C. 科技 D. 娱乐
答案：
=> {letter} ## letter
@ tou_ppl | toutiao_ppl | PPL over four classes. | method="ppl"; fewshot=4
新闻：{data["标题"]}
这条新闻属于：
=> {data["类别"]} ## data["类别"]
@ tou_hash | toutiao | A hash sign before each label. | description="给每个标题加上话题标签：#体育、#财经、#科技或#娱乐。"
{data["标题"]}
=>  #{data["类别"]} ## "#" + data["类别"]
@ tou_english | toutiao | English labels for Chinese titles. | fewshot=4
^ NAMES = {"体育": "sports", "财经": "finance", "科技": "technology", "娱乐": "entertainment"}
$ label = NAMES[data["类别"]]
Headline: {data["标题"]}
Section (sports, finance, technology, entertainment):
=>  {label} ## label
@ trec_arrow | trec | An arrow in place of a cue. | fewshot=4
{data["text"]} ->
=>  {data["coarse"]} ## data["coarse"]
@ trec_short | trec | Short codes, with a legend. | description="Classify each question. PER = person, LOC = place, NUM = number, DEF = definition."; fewshot=4
^ CODES = {"person": "PER", "place": "LOC", "number": "NUM", "definition": "DEF"}
$ label = CODES[data["coarse"]]
{data["text"]}
Class:
=>  {label} ## label
@ trec_json | trec | A small JSON object is the answer. | fewshot=3
^ import json
$ answer = json.dumps({"type": data["coarse"]})
Question: {data["text"]}
JSON:
=>  {answer} ## answer
@ trec_function | trec | Written as calls in a session of Python. | fewshot=3
>>> question_type({data["text"]!r})
=> \n'{data["coarse"]}' ## f"'{data['coarse']}'"
@ trec_caps | trec | Labels in capitals, which the prompt asks for. | fewshot=3
$ label = data["coarse"].upper()
Q: {data["text"]}
Answer PERSON, PLACE, NUMBER or DEFINITION.
A:
=>  {label} ## label
@ emo_guillemets | emociones | Quotation marks of the language.
«{data["frase"]}» expresa
=>  {data["emoción"]} ## data["emoción"]
@ emo_ppl | emo_ppl | PPL over four words. | method="ppl"; delim=" "; fewshot=4
Frase: {data["frase"]}
Emoción:
=> {data["emoción"]} ## data["emoción"]
@ emo_emoji | emociones | Four emoji, with a legend in the description. | description="😀 = alegría, 😢 = tristeza, 😡 = enfado, 😱 = miedo"; fewshot=4
$ face = {"alegría": "😀", "tristeza": "😢", "enfado": "😡", "miedo": "😱"}[data["emoción"]]
{data["frase"]}
=>  {face} ## face
@ emo_english | emociones | The instruction is English, text and labels are Spanish. | description="Label the emotion of each Spanish sentence. Answer in Spanish: alegría, tristeza, enfado or miedo."; fewshot=4
Sentence: {data["frase"]}
Emotion:
=>  {data["emoción"]} ## data["emoción"]
@ emo_full | emociones | The answer is a sentence, F1 is the metric. | metric="f1_score"
$ answer = f"La persona siente {data['emoción']}."
{data["frase"]} ¿Qué siente la persona?
=>  {answer} ## answer
@ bool_true | bool | True and False as the row says. | fewshot=4
{data["passage"]}
Question: {data["question"]}?
True or False?
=>  {data["answer"]} ## str(data["answer"])
@ bool_ppl | bool_ppl | PPL over yes and no. | method="ppl"; delim=" "; fewshot=2
$ answer = "yes" if data["answer"] else "no"
{data["passage"]}
question: {data["question"]}?
answer:
=> {answer} ## answer
@ bool_title | bool | Yes and No with capitals, a rule between. | fewshot=2
$ answer = "Yes" if data["answer"] else "No"
### Passage
{data["passage"]}

### Question
{data["question"].capitalize()}? (Yes/No)

### Answer
=> \n{answer} ## answer
@ bool_quoted | bool | The passage in three quotes, as in guides to prompting. | fewshot=0; max_tokens=8
$ answer = "yes" if data["answer"] else "no"
Use the text between triple quotes to answer with yes or no.

\"\"\"{data["passage"]}\"\"\"

Question: {data["question"].capitalize()}?
Answer:
=>  {answer} ## answer
@ bool_in | bool | Small letters, matched by in_match. | metric="in_match"; fewshot=2
$ answer = "yes" if data["answer"] else "no"
Text: {data["passage"]}
{data["question"].capitalize()}? Say yes or no.
Reply:
=>  {answer} ## answer
@ arab_ppl | arab_ppl | PPL, right to left. | method="ppl"; delim=" "; fewshot=2
{data["نص"]}
{data["سؤال"]}
=> {data["جواب"]} ## data["جواب"]
@ arab_english | arab | English cues, Arabic texts and answers. | description="Read each passage and answer in Arabic with نعم or لا."
Passage: {data["نص"]}
Question: {data["سؤال"]}
Answer:
=>  {data["جواب"]} ## data["جواب"]
@ arab_number | arab | Two options by number. | fewshot=2
$ number = "1" if data["جواب"] == "نعم" else "2"
{data["نص"]}
{data["سؤال"]}
1. نعم
2. لا
رقم الجواب:
=>  {number} ## number
@ intent_dialog | intents | A talk with a bank, labels with an underscore. | fewshot=4; description="Name the intent of the customer: lost_card, balance or transfer."
Customer: {data["turns"]}
Intent:
=>  {data["intent"]} ## data["intent"]
@ intent_label | intents | The labels as words, made of their names. | fewshot=3
$ label = data["intent"].replace("_", " ")
A customer writes: "{data["turns"]}"
Is it about a lost card, a balance or a transfer?
It is about a
=>  {label} ## label
@ intent_call | intents | The label is a call of a tool. | fewshot=3
$ call = f"{data['intent']}()"
Tools: lost_card(), balance(), transfer()
User: {data["turns"]}
Call:
=>  {call} ## call
@ verse_author | verse | Lines of poems and who wrote them. | fewshot=4
"{data["line"]}" was written by
=>  {data["author"]} ## data["author"]
""")
