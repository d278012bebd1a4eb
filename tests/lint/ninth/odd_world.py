"""Right prompts with signs and scripts that belong there."""

from __future__ import annotations

from tests.lint.ninth.cards import dealt

RIGHT = dealt(r"""
@ farsi | farsi | Persian plurals, with the non-joiner of its spelling. | fewshot=3
مفرد: {data["یک"]}
جمع:
=>  {data["چند"]} ## data["چند"]
@ hindi | hindi | Hindi reviews with a danda at the end. | fewshot=2
वाक्य: {data["वाक्य"]}
भाव (सकारात्मक या नकारात्मक):
=>  {data["भाव"]} ## data["भाव"]
@ thai | thai | Thai words and English ones. | fewshot=3
{data["ไทย"]} แปลว่า
=>  {data["อังกฤษ"]} ## data["อังกฤษ"]
@ turkish | turkce | Turkish capitals: two kinds of I. | fewshot=3
Büyük harflerle yaz: {data["küçük"]}
=> \n{data["büyük"]} ## data["büyük"]
@ hebrew | ivrit | Hebrew opposites. | fewshot=3
ההפך של "{data["מילה"]}" הוא
=>  {data["הפך"]} ## data["הפך"]
@ markdown | markup | Markdown into HTML: stars and tags are the matter. | fewshot=4
Markdown: {data["markdown"]}
HTML:
=>  {data["html"]} ## data["html"]
@ entities | entities | Entities are what is asked about. | fewshot=4
Decode the HTML entities.
Coded: {data["coded"]}
Decoded:
=>  {data["plain"]} ## data["plain"]
@ shell | shell | Commands behind a prompt of the shell. | fewshot=3
# {data["task"]}
$
=>  {data["command"]} ## data["command"]
@ chess | chess | Moves of chess and the opening's name. | fewshot=3
{data["moves"]}
Opening:
=>  {data["name"]} ## data["name"]
@ dna | dna | Strands of DNA. | fewshot=3
5'-{data["strand"]}-3'
Complement (3' to 5'):
=>  {data["pair"]} ## data["pair"]
@ spelling | spelling | Misspelt names belong to the task. | fewshot=3
Wrong: {data["text"]}
The name, spelled right:
=>  {data["name"]} ## data["name"]
@ none_above | none | "None of the above" is an option, right at times. | fewshot=4
$ opts = "\n".join(f"{c}. {o}" for c, o in zip("ABCD", data["options"]))
{data["question"]}
{opts}
Answer:
=>  {"ABCD"[data["gold"]]} ## "ABCD"[data["gold"]]
@ none_text | none | The options' texts by bullets. | fewshot=2
$ opts = "\n".join(f"* {o}" for o in data["options"])
{data["question"]}
{opts}
=> \n{data["options"][data["gold"]]} ## data["options"][data["gold"]]
""")
