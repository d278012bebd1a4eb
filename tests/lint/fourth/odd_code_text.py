"""Right prompts that have code, markup or JSON in them on purpose."""

from __future__ import annotations

from tests.lint.fourth.odd_helpers import asked, tiny

_RUN = "What does it print?\\n{q}\\nOutput:"

RIGHT = (
    asked(
        "programs with f-strings and braces",
        """
x = 4\\nprint(f'{x}!')|4!
n = 'Bo'\\nprint(f'Hi {n}')|Hi Bo
print('{} and {}'.format(1, 2))|1 and 2
print('%s-%s' % ('a', 'b'))|a-b
d = {'a': 1}\\nprint(len(d))|1
print({1, 2, 2} == {1, 2})|True
k = 7\\nprint(f'{k:03}')|007
print('{0}{0}'.format('z'))|zz""",
        _RUN,
    ),
    asked(
        "programs with bytes, None and escapes",
        """
print(b'ab'[0])|97
print(None is None)|True
print(len('a\\\\tb'))|3
print(repr('x'))|'x'
x = None\\nprint(x or 5)|5
print(float('nan') == float('nan'))|False
print(len(b'xyz'))|3
print([None, 1][1])|1""",
        _RUN,
    ),
    asked(
        "programs that are set in by four spaces",
        """
for i in range(2):\\n    print(i, end='')|01
if 3 > 2:\\n    print('more')|more
def f(a):\\n    return a + 1\\n\\nprint(f(4))|5
while True:\\n    print('once')\\n    break|once
try:\\n    print(1 / 0)\\nexcept ZeroDivisionError:\\n    print('oops')|oops
class A:\\n    b = 6\\n\\nprint(A.b)|6
with open('x', 'w') as f:\\n    print(f.name)|x
for c in 'ab':\\n    print(c * 2, end='')|aabb""",
        "```python\\n{q}\\n```\\nOutput:",
        own={"separator": "\n\n\n"},
    ),
    asked(
        "queries with NULL and quotes",
        """
SELECT 1 + NULL;|NULL
SELECT 'a' ¦¦ 'b';|ab
SELECT LENGTH('four');|4
SELECT COALESCE(NULL, 7);|7
SELECT 5 IS NULL;|0
SELECT UPPER('x');|X
SELECT NULL IS NULL;|1
SELECT MAX(2, 9);|9""",
        "SQL: {q}\\nResult:",
    ),
    asked(
        "regular expressions",
        """
^a+$|aaa
^[0-9]{3}$|481
^(ab)*$|abab
^.$|x
^[a-c]{2}$|bc
^x?y$|xy
^[^a]$|b
^yes¦no$|yes""",
        "Give a text that /{q}/ matches.\\nText:",
    ),
    asked(
        "pages of HTML that the question is about",
        """
<p>Hello <b>Ann</b></p>|b
<ul><li>one</li></ul>|li
<h1>News <i>today</i></h1>|i
<div><p>x</p></div>|p
<table><tr></tr></table>|tr
<a><em>go</em></a>|em""",
        "HTML: {q}\\nWhich element is the innermost?",
    ),
    asked(
        "entities of HTML that the question is about",
        """
&amp;|&
&lt;|<
&gt;|>
&quot;|"
&copy;|©
&euro;|€""",
        "Which character is {q}?\\nCharacter:",
    ),
    asked(
        "JSON, as input and as answer",
        """
Ann, 30|{"name": "Ann", "age": 30}
Bo, 41|{"name": "Bo", "age": 41}
Cy, 8|{"name": "Cy", "age": 8}
Di, 55|{"name": "Di", "age": 55}
Ed, 19|{"name": "Ed", "age": 19}
Flo, 62|{"name": "Flo", "age": 62}""",
        "Person: {q}\\nJSON:",
    ),
    asked(
        "JSON that is read",
        """
{"city": "Oslo", "sun": true}|Oslo
{"city": "Graz", "sun": false}|Graz
{"city": "Lodz", "sun": null}|Lodz
{"city": "Bari", "sun": true}|Bari
{"city": "Gent", "sun": false}|Gent
{"city": "Cork", "sun": null}|Cork""",
        "Record: {q}\\nIts city:",
    ),
    asked(
        "paths of Windows",
        """
C:\\temp\\report.txt|report.txt
D:\\old\\list.csv|list.csv
C:\\users\\bo\\a.md|a.md
E:\\photos\\cat.png|cat.png
C:\\run.bat|run.bat
D:\\x\\y\\z.log|z.log""",
        "Path: {q}\\nFile:",
    ),
    asked(
        "commands with placeholders of a manual",
        """
cp <source> <target>|copies a file
rm <file>|deletes a file
mv <old> <new>|renames a file
mkdir <folder>|makes a folder
cat <file>|prints a file
cd <folder>|changes the folder""",
        "What does the command do?\\n{q}\\nIt",
    ),
    asked(
        "logs with times in brackets",
        """
[10:04:11] ERROR disk full|ERROR
[10:05:42] INFO started|INFO
[11:15:00] WARN slow answer|WARN
[11:16:09] ERROR no route|ERROR
[12:00:00] INFO stopped|INFO
[12:31:57] WARN low memory|WARN""",
        "{q}\\nLevel:",
    ),
    tiny(
        "lines of YAML, set in by two spaces",
        "key value",
        """\
port|8080
host|localhost
user|admin
size|12
color|red
mode|fast""",
        r"""
        text = f"server:\n  {data['key']}: {data['value']}\n  debug: false\nWhat is {data['key']}?\nValue:"
        return {"input": text, "output": " " + data["value"], "processed_output": data["value"]}
        """,
    ),
)
