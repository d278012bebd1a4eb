"""Right prompts with answers of their own."""

from __future__ import annotations

from tests.lint.ninth.cards import dealt

RIGHT = dealt(r"""
@ shop_says | shop | The chain ends with a sentence. | postprocess="gsm8k_post"; stop=("\n\n",); max_tokens=200
Q: {data["question"]}
A: Let's think step by step.
=>  {data["steps"]} The answer is {data["answer"]}. ## data["answer"]
@ shop_direct | shop | The number at once, without steps. | fewshot=5
Question: {data["question"]}
Answer:
=>  {data["answer"]} ## data["answer"]
@ shop_boxed | shop | The result in a box, as asked. | postprocess="agieval_cloze_post"; stop=("\n\n",); max_tokens=200
Solve the problem step by step and put the result into \\boxed{{}}.
Problem: {data["question"]}
Solution:
=>  {data["steps"]} \\boxed{{{data["answer"]}}} ## data["answer"]
@ shop_lines | shop | Each step on a line of its own. | postprocess="gsm8k_post"; stop=("\n\n",); max_tokens=200
$ steps = data["steps"].replace(". ", ".\n")
{data["question"]}

Work:
=> \n{steps}\n#### {data["answer"]} ## data["answer"]
@ shop_tags | shop | Thought and answer in tags. | postprocess="gsm8k_post"; stop=("\n\n",); max_tokens=200
Question: {data["question"]}
=> \n<think>{data["steps"]}</think>\n<answer>{data["answer"]}</answer> ## data["answer"]
@ shop_two | shop | Reasoning and answer by two cues. | postprocess="gsm8k_post"; stop=("\nQuestion:",); max_tokens=200; fewshot=2
Question: {data["question"]}
Reasoning:
=>  {data["steps"]}\nAnswer: {data["answer"]} ## data["answer"]
@ shop_zero | shop | No shots, the form is asked for. | fewshot=0; postprocess="gsm8k_post"; stop=(); max_tokens=512
Solve this problem. End with "The answer is" and the number.

{data["question"]}
=> \n{data["steps"]} The answer is {data["answer"]}. ## data["answer"]
@ feira_linha | feira | The answer on its own line. | postprocess="gsm8k_post"; stop=("\n\n",); max_tokens=200
Problema: {data["pergunta"]}
Solução:
=>  {data["passos"]}\nResposta: {data["resposta"]} ## data["resposta"]
@ feira_direto | feira | The number alone, as asked. | description="Responda apenas com o número."
P: {data["pergunta"]}
R:
=>  {data["resposta"]} ## data["resposta"]
@ feira_aluno | feira | A pupil who explains. | postprocess="gsm8k_post"; stop=("\nProfessora:",); max_tokens=200
Professora: {data["pergunta"]}
Aluno:
=>  {data["passos"]} Então a resposta é {data["resposta"]}. ## data["resposta"]
@ yuedu_squad | yuedu | The usual cues, a blank line before the question. | fewshot=2
文章：{data["段落"]}

问题：{data["问题"]}
答案：
=> {data["答案"]} ## data["答案"]
@ yuedu_quote | yuedu | The answer in corner brackets, as are the texts. | fewshot=2
「{data["段落"]}」
「{data["问题"]}」
=> 「{data["答案"]}」 ## f"「{data['答案']}」"
@ yuedu_f1 | yuedu | F1 by words. | metric="f1_score"
背景知识：{data["段落"]}
提问：{data["问题"]}
简短回答：
=> {data["答案"]} ## data["答案"]
@ yuedu_english | yuedu | English instruction, which asks for Chinese. | description="Answer each question in Chinese with words of the passage."
Passage: {data["段落"]}
Question: {data["问题"]}
Answer:
=>  {data["答案"]} ## data["答案"]
@ yuedu_first | yuedu | Question first, then the text. | fewshot=2
请根据材料回答：{data["问题"]}
材料：{data["段落"]}
回答：
=> {data["答案"]} ## data["答案"]
@ yuedu_json | yuedu | The answer as JSON. | fewshot=2
^ import json
$ answer = json.dumps({"答案": data["答案"]}, ensure_ascii=False)
段落：{data["段落"]}
问题：{data["问题"]}
请以JSON格式回答：
=> {answer} ## answer
@ last_gap | last | A gap, and an arrow, as in the few-shot form of LAMBADA. | fewshot=3
{data["text"]} ____. ->
=>  {data["word"]} ## data["word"]
@ last_ask | last | The last word is asked for. | fewshot=3
Text: {data["text"]}
Which word comes next?
=>  {data["word"]} ## data["word"]
@ de_back | deutsch | The other direction, from English into German. | metric="bleu"; description="Translate from English into German."; max_tokens=100
English: {data["en"]}
German:
=>  {data["de"]} ## data["de"]
@ de_equals | deutsch | Two sentences and a sign of equality. | metric="bleu"; max_tokens=100; fewshot=5
{data["de"]} =
=>  {data["en"]} ## data["en"]
@ de_codes | deutsch | Codes of languages as cues. | metric="chrf"; max_tokens=100
[de] {data["de"]}
[en]
=>  {data["en"]} ## data["en"]
@ de_asked | deutsch | A question around the sentence. | metric="bleu"; max_tokens=100
Q: How do you say "{data["de"]}" in English?
A:
=>  {data["en"]} ## data["en"]
@ de_deutsch | deutsch | The instruction in German. | metric="bleu"; max_tokens=100; description="Übersetze ins Englische."
Deutsch: {data["de"]}
Englisch:
=>  {data["en"]} ## data["en"]
@ de_xml | deutsch | Tags with a language. | metric="bleu"; max_tokens=100
<text lang="de">{data["de"]}</text>
English translation:
=>  {data["en"]} ## data["en"]
@ dep_tldr | depeches | TL;DR. | metric="f1_score"; fewshot=2
{data["texte"]}

TL;DR :
=>  {data["titre"]} ## data["titre"]
@ dep_anglais | depeches | English cues, French texts. | metric="f1_score"; description="Write a French headline for each article."
Article: {data["texte"]}
Headline:
=>  {data["titre"]} ## data["titre"]
@ dep_role | depeches | A role, and a rule about length. | metric="f1_score"; fewshot=2
Vous êtes secrétaire de rédaction. Trouvez un titre de six mots au plus.
« {data["texte"]} »
Titre :
=>  {data["titre"]} ## data["titre"]
@ sql_fence | sql | A block of code. | fewshot=2
Write one query for the table {data["schema"]}.
Task: {data["question"]}
```sql
=> \n{data["query"]}\n``` ## data["query"]
@ sql_begun | sql | The query is begun by the prompt. | fewshot=3
$ rest = data["query"].removeprefix("SELECT")
### {data["schema"]}
### {data["question"]}
SELECT
=> {rest} ## rest.strip()
@ sql_pair | sql | Question and SQL by their cues. | description="Table: staff(id, name, dept, salary, city)"; fewshot=4
Question: {data["question"]}
SQL:
=>  {data["query"]} ## data["query"]
@ prog_prints | programs | What a program prints. | stop=("\n\n",); fewshot=3
```python
{data["code"]}
```
Output:
=>  {data["prints"]} ## data["prints"]
@ prog_shell | programs | A session of a shell. | fewshot=2
% cat prog.py
{data["code"]}
% python prog.py
=> \n{data["prints"]} ## data["prints"]
@ prog_comment | programs | The output stands in a comment behind the code. | fewshot=3
{data["code"]}
# prints:
=>  {data["prints"]} ## data["prints"]
@ prog_chinese | programs | A Chinese question about English code. | fewshot=2
下面的Python程序输出什么？

{data["code"]}

输出：
=> {data["prints"]} ## data["prints"]
@ alg_plain | algebra | The formula in dollars, without steps. | postprocess="agieval_cloze_post"
Problem: {data["problem"]}
Answer:
=>  ${data["answer"]}$ ## data["answer"]
@ alg_minerva | algebra | Minerva's closing sentence. | postprocess="math_post"; stop=("\nProblem:",); max_tokens=200
Problem:
{data["problem"]}

Solution:
=> \n{data["solution"]}\nFinal Answer: The final answer is ${data["answer"]}$. I hope it is correct. ## data["answer"]
@ alg_zh | algebra | A Chinese frame around formulas. | postprocess="agieval_cloze_post"; fewshot=2
题目：{data["problem"]}
请把最终结果写在\\boxed{{}}中。
解答：
=> \\boxed{{{data["answer"]}}} ## data["answer"]
@ mail_city | mails | One field of a mail. | fewshot=3
Mail: {data["mail"]}
City:
=>  {data["city"]} ## data["city"]
@ mail_call | mails | A call with arguments is written. | fewshot=2
$ call = f'book(guest="{data["guest"]}", city="{data["city"]}", nights={data["nights"]})'
# {data["mail"]}
=> \n{call} ## call
@ mail_yaml | mails | YAML. | fewshot=2; stop=("\n\n",); postprocess="mbpp_post"; max_tokens=80
$ answer = f"guest: {data['guest']}\ncity: {data['city']}\nnights: {data['nights']}"
Turn the mail into YAML with guest, city and nights.

Mail: {data["mail"]}
YAML:\n
=> {answer} ## answer
@ mail_csv | mails | A line of a table, parted by semicolons. | fewshot=3
guest;city;nights
{data["mail"]}
=> \n{data["guest"]};{data["city"]};{data["nights"]} ## f"{data['guest']};{data['city']};{data['nights']}"
@ mail_xml | mails | XML, asked for in the description. | description="Extract the booking as XML: <guest>, <city>, <nights>."; fewshot=2; max_tokens=80
$ answer = "".join(f"<{key}>{data[key]}</{key}>" for key in ("guest", "city", "nights"))
{data["mail"]}
Booking:
=>  {answer} ## answer
""")
