"""Right prompts of small domains and of rare styles."""

from __future__ import annotations

from tests.lint.ninth.cards import dealt

RIGHT = dealt(r"""
@ chem_formula | chem | Subscripts that belong there. | fewshot=3
Substance: {data["name"]}
Formula:
=>  {data["formula"]} ## data["formula"]
@ chem_name | chem | From a formula to its name. | fewshot=3
{data["formula"]} is the formula of
=>  {data["name"]} ## data["name"]
@ chem_latex | chem | Formulas in LaTeX's way. | fewshot=3
$ digits = dict(zip("₀₁₂₃₄₅₆₇₈₉", "0123456789"))
$ latex = "".join(f"_{digits[c]}" if c in digits else c for c in data["formula"])
The formula of {data["name"]} in LaTeX:
=>  $\\mathrm{{{latex}}}$ ## f"$\\mathrm{{{latex}}}$"
@ roman_to | roman | Numbers to Roman ones. | fewshot=4
{data["n"]} =
=>  {data["roman"]} ## data["roman"]
@ roman_from | roman | Roman numbers to ours. | fewshot=4; postprocess="gsm8k_post"
Roman: {data["roman"]}
Arabic:
=>  {data["n"]} ## data["n"]
@ plural_colon | plurals | Two words and a colon. | fewshot=5
{data["one"]}:
=>  {data["many"]} ## data["many"]
@ plural_sentence | plurals | One and two of a thing. | fewshot=4
one {data["one"]}, two
=>  {data["many"]} ## data["many"]
@ plural_table | plurals | Rows of a Markdown table, one newline between. | fewshot=4; own={"separator": "\n"}; description="Complete the table of plurals."
| {data["one"]} |
=>  {data["many"]} | ## data["many"] + " |"
@ capitais_frase | capitais | A sentence to be ended. | fewshot=3
País: {data["país"]}. Capital:
=>  {data["capital"]} ## data["capital"]
@ capitais_seta | capitais | An arrow between country and capital. | fewshot=5; own={"separator": "\n"}
{data["país"]} →
=>  {data["capital"]} ## data["capital"]
@ capitais_jogo | capitais | A quiz show. | fewshot=2; stop=("\n",)
Apresentador: Qual é a capital deste país: {data["país"]}?
Candidata:
=>  {data["capital"]} ## data["capital"]
@ sums_plain | sums | Sums, and nothing else. | fewshot=4; postprocess="arithmetic_post"
{data["a"]} + {data["b"]} =
=>  {data["sum"]} ## data["sum"]
@ sums_words | sums | Arithmetic asked in words. | fewshot=3
Q: What is {data["a"]} plus {data["b"]}?
A:
=>  {data["sum"]} ## data["sum"]
@ sums_latex | sums | Sums in LaTeX. | fewshot=3
$ answer = f"${data['sum']}$"
Compute ${data["a"]} + {data["b"]}$.
Result:
=>  {answer} ## answer
@ sums_code | sums | A session of Python. | fewshot=3
>>> {data["a"]} + {data["b"]}
=> \n{data["sum"]} ## data["sum"]
@ sums_zh | sums | Sums asked in Chinese. | fewshot=3
{data["a"]}加{data["b"]}等于多少？
答：
=> {data["sum"]} ## data["sum"]
@ dates_iso | dates | Dates in another form. | fewshot=3
Date: {data["text"]}
ISO 8601:
=>  {data["iso"]} ## data["iso"]
@ dates_month | dates | The number of a month. | fewshot=3
$ month = data["iso"].split("-")[1]
Date: {data["text"]}
Month (two digits):
=>  {month} ## month
@ dates_json | dates | A date as a JSON object with numbers. | fewshot=2
^ import json
$ year, month, day = map(int, data["iso"].split("-"))
$ answer = json.dumps({"year": year, "month": month, "day": day})
Parse the date "{data["text"]}" into JSON.
=> \n{answer} ## answer
@ tags_line | tags | Parts of speech under a sentence. | fewshot=4
Sentence: {data["sentence"]}
Tags:
=>  {data["tags"]} ## data["tags"]
@ tags_slash | tags | Words and tags joined by slashes. | fewshot=3
$ pairs = zip(data["sentence"].split(), data["tags"].split())
$ answer = " ".join(f"{word}/{tag}" for word, tag in pairs)
Tag each word.
{data["sentence"]}
=> \n{answer} ## answer
@ tags_count | tags | The number of words. | fewshot=3
$ count = str(len(data["sentence"].split()))
How many words has "{data["sentence"]}"?
Count:
=>  {count} ## count
@ ipa_word | ipa | Phonetic letters. | fewshot=3
Word: {data["word"]}
IPA:
=>  {data["ipa"]} ## data["ipa"]
@ ipa_back | ipa | From sounds to spelling. | fewshot=4
How is {data["ipa"]} spelled in English?
=>  {data["word"]} ## data["word"]
@ grades_table | grades | A Markdown table in each row. | fewshot=2
{data["table"]}

Question: {data["question"]}
Answer:
=>  {data["answer"]} ## data["answer"]
@ grades_asked | grades | Question first, table behind it. | fewshot=2
Use the table to answer: {data["question"]}

{data["table"]}

Answer with a number:
=>  {data["answer"]} ## data["answer"]
@ reversed_word | reversed | Words spelled backwards. | fewshot=4
Spell "{data["word"]}" backwards:
=>  {data["reversed"]} ## data["reversed"]
@ reversed_letters | reversed | Letters parted by hyphens. | fewshot=3
$ answer = "-".join(data["word"])
{data["word"]}
=> \n{answer} ## answer
@ reversed_first | reversed | The first letter of a word. | fewshot=3
$ first = data["word"][0]
Word: {data["word"]}
First letter:
=>  {first} ## first
@ verse_ppl_like | verse | A line as a heading, and the poet below it. | fewshot=3
> {data["line"]}

Poet:
=>  {data["author"]} ## data["author"]
""")
