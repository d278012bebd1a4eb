"""Long right prompts in English of call centres, security operations and telecoms."""

from __future__ import annotations

from tests.lint.dense_29.making import manual

RIGHT = (
    manual(
        "caller-mood",
        "mood of a caller at the end of a call, ranked",
        """
<context>
Supervisors listen to a sample of calls. To pick them, we tag each call with the mood that the CALLER is in when it ends.
</context>

<moods>
  <mood id="calm">neutral from start to end, or has calmed down by the end</mood>
  <mood id="angry">blames, threatens or shouts in the last thing that is said by the caller</mood>
  <mood id="happy">thanks warmly, laughs or praises in the last thing that is said by the caller</mood>
</moods>

<howto>
Only the caller's last turn decides. What came before is there so that you understand it. A bare "thanks, bye" is a habit and
counts as calm. Irony counts as what it means: "Oh great, another week, wonderful service" is angry.
</howto>

<sample>
Caller: Third time I call about this bill!
Agent: I have corrected it and sent you a new one.
Caller: Fine. Bye then.
Mood: calm
</sample>
""",
        "Caller: {one}\nAgent: {two}\nCaller: {three}\nMood:",
        "one|two|three|mood",
        """
My line is dead.|A technician comes tomorrow at nine.|Tomorrow? You people are a disgrace, I will sue you!|angry
I was charged twice.|I have paid the second sum back to you.|You are an angel, thank you so much!|happy
When does the shop open?|At ten.|Okay, thanks, bye.|calm
This is the worst firm I know!|I am sorry. The parcel is on its way now.|All right, then I will wait.|calm
Can I change my date?|Yes, Friday is free, I have put you down.|Brilliant, that was quick, you made my day!|happy
Where is my refund?|It takes another week.|Oh lovely, one more week, what splendid service you have.|angry
I forgot my password.|I have sent you a link.|Got it. Goodbye.|calm
You cut me off last time.|I apologise, let me finish it now.|Ha, done in a minute! You are great.|happy
I want to cancel.|There is a notice period of three months.|That is theft, and you know it!|angry
""",
        labels="calm/angry/happy",
    ),
    manual(
        "call-reason",
        "reason for a call as one sentence in a fixed pattern",
        """
### Call notes: the reason line

Agents used to write whatever came to mind. Since spring, the first line of every note says why the customer called, and it always looks alike,
so that the search finds it.

**Pattern:** `Customer wants to` + verb + object + `.`

**Do**
- use the present tense and plain words
- choose the verb from: cancel, change, report, pay, return, book
- name the object with "the" and as few words as are needed: the contract, the address, the invoice
- write one sentence

**Don't**
- give reasons, names, dates or amounts
- write about what the agent did
- guess at what the customer may want next

**Samples**

Call: Good morning, I have moved to Bristol and you still write to my old flat.
Reason: Customer wants to change the address.

Call: The kettle that I bought has the wrong plug, I'd like to send it back.
Reason: Customer wants to return the kettle.
""",
        "Call: {call}\nReason:",
        "call|reason",
        """
Hi, I'm done with this contract, please end it in June.|Customer wants to cancel the contract.
Someone stole my card at the station an hour ago, I thought you should know of the theft.|Customer wants to report the theft.
I have your invoice here and would like to pay it by phone.|Customer wants to pay the invoice.
The lamp does not fit, how can I send it back?|Customer wants to return the lamp.
I got married, so my surname is another one now, please put it in.|Customer wants to change the surname.
Could a fitter come for the boiler? I'd like to book the fitter for May.|Customer wants to book the fitter.
Please cancel my appointment, I am ill.|Customer wants to cancel the appointment.
There is a leak in the street in front of my house.|Customer wants to report the leak.
""",
        fewshot=2,
    ),
    manual(
        "alert-json",
        "security alerts triaged into a JSON object",
        """
# SYSTEM: SOC triage assistant, tier 1

## Input
One alert, as a line of plain text.

## Output
A single-line JSON object with two keys:

{"verdict": "<benign|suspicious|malicious>", "asset": "<host name>"}

## Verdicts
1. **malicious**: the alert says that something harmful has run or has been taken: ransomware, a web shell, stolen credentials in use,
   data sent out.
2. **suspicious**: it may be harmful, and nobody knows yet: many failed logins, a login from a new country, an unsigned program, a scan
   from inside.
3. **benign**: the alert itself gives a harmless reason: a planned scan, a test, a user who forgot a password, a backup.

## Asset
The host name in lower case, as it is written in the alert. Host names have a hyphen and a number, such as `web-03`. If an alert mentions two,
the asset is the one where the thing happened, not where it came from.

## Hard rules
- No markdown in your answer, no explanation.
- Never invent a host. There is always one.
""",
        "ALERT: {alert}\nTRIAGE:",
        "alert|triage",
        """
Ransomware note found on the desktop of fin-07.|{"verdict": "malicious", "asset": "fin-07"}
412 failed logins on mail-01 within five minutes.|{"verdict": "suspicious", "asset": "mail-01"}
Planned vulnerability scan from scan-02 hits web-11.|{"verdict": "benign", "asset": "web-11"}
Unsigned program started by a user on dev-23.|{"verdict": "suspicious", "asset": "dev-23"}
Web shell executed on web-03, commands run as root.|{"verdict": "malicious", "asset": "web-03"}
Nightly backup reads all files on file-02.|{"verdict": "benign", "asset": "file-02"}
First login from a new country on vpn-01.|{"verdict": "suspicious", "asset": "vpn-01"}
Stolen credentials from hr-04 used to log in on db-09.|{"verdict": "malicious", "asset": "db-09"}
User locked out on lap-55 after forgetting the password, confirmed by phone.|{"verdict": "benign", "asset": "lap-55"}
""",
    ),
    manual(
        "log-source",
        "address that an attack comes from, copied out of a log line",
        """
Threat intel feed: extraction of the attacking address.

Log lines in our feed have up to three IPv4 addresses. We need the one from which the attack came, and we need it exactly.

Where it stands differs by product:

- firewall lines: after "src="
- proxy lines: after "client="; what follows "via=" is our own proxy
- web server lines with "xff=": the first address after it, since the address at the start of the line is our load balancer
- web server lines without "xff=": the address at the start of the line

Copy the four numbers with their points. Leave out ports (":443"), masks ("/24") and quotes.

Line: fw2 deny tcp src=203.0.113.77:51012 dst=10.0.0.5:22
Source: 203.0.113.77

Addresses that begin with 10. are ours and are never the answer.
""",
        "Line: {line}\nSource:",
        "line|source",
        """
fw1 deny udp src=198.51.100.14:9000 dst=10.0.0.9:53|198.51.100.14
proxy block client=203.0.113.8 via=10.1.1.1 url=/login.php|203.0.113.8
10.0.2.2 GET /wp-admin xff=192.0.2.61,10.0.2.9 status=404|192.0.2.61
198.51.100.200 POST /api/token status=401|198.51.100.200
fw2 drop tcp dst=10.0.0.5:3389 src=192.0.2.33:40110|192.0.2.33
10.0.2.3 GET /.env xff=203.0.113.150 status=403|203.0.113.150
proxy block via=10.1.1.1 client=198.51.100.91 url=/cgi-bin/test|198.51.100.91
192.0.2.180 GET /phpmyadmin status=404|192.0.2.180
""",
        apart=True,
    ),
    manual(
        "ufw-rule",
        "a request for the firewall written as a command",
        """
You translate change requests into commands for `ufw`, the firewall on our Linux hosts.

SYNTAX THAT WE USE
    ufw allow PORT/PROTO
    ufw deny PORT/PROTO
    ufw allow from ADDRESS to any port PORT proto PROTO
    ufw deny from ADDRESS to any port PORT proto PROTO

CONVENTIONS
1. "Open", "let in" and "permit" mean allow. "Close", "block" and "shut" mean deny.
2. PROTO is tcp unless the request says UDP.
3. Services by name: SSH 22, web 80, secure web 443, DNS 53, database 5432.
4. If no address is named, use the short form.
5. Lower case throughout. No sudo, no comment behind the command.

WORKED REQUESTS
Request: Open the secure web port.
Command: ufw allow 443/tcp
Request: Block 10.2.0.7 from DNS over UDP.
Command: ufw deny from 10.2.0.7 to any port 53 proto udp

One request gives one command.
""",
        "Request: {request}\nCommand:",
        "request|command",
        """
Let in SSH.|ufw allow 22/tcp
Close port 8080.|ufw deny 8080/tcp
Permit 192.168.4.20 to reach the database.|ufw allow from 192.168.4.20 to any port 5432 proto tcp
Block UDP port 1900.|ufw deny 1900/udp
Shut out 172.16.9.3 from SSH.|ufw deny from 172.16.9.3 to any port 22 proto tcp
Open DNS over UDP.|ufw allow 53/udp
Let in 10.8.0.2 on UDP port 51820.|ufw allow from 10.8.0.2 to any port 51820 proto udp
Open the web port.|ufw allow 80/tcp
""",
    ),
    manual(
        "cell-sql",
        "questions on a network inventory as SQL",
        """
# Text to SQL for the network planning team

## Tables

```sql
CREATE TABLE cells (id INTEGER, site TEXT, band INTEGER, users INTEGER);
CREATE TABLE sites (name TEXT, region TEXT, built INTEGER);
```

`cells.site` is the `name` of a site. `band` is in megahertz, `built` is a year.

## House style

* keywords in capitals, names in lower case
* one line, closed with a semicolon
* counts are written COUNT(*), and sums SUM(column)
* texts in single quotes
* no aliases; where both tables are needed, JOIN with ON cells.site = sites.name, and put the table before each column

## Pairs

Question: How many sites are there?
SQL: SELECT COUNT(*) FROM sites;

Question: Which cells are in the north?
SQL: SELECT cells.id FROM cells JOIN sites ON cells.site = sites.name WHERE sites.region = 'north';

## Please note

If a question says "which cells" it wants the ids; "which sites" wants the names.
""",
        "Question: {question}\nSQL:",
        "question|sql",
        """
How many cells are there?|SELECT COUNT(*) FROM cells;
Which sites were built in 2019?|SELECT name FROM sites WHERE built = 2019;
Which cells have more than 500 users?|SELECT id FROM cells WHERE users > 500;
How many users do all cells have together?|SELECT SUM(users) FROM cells;
Which cells use the 1800 band?|SELECT id FROM cells WHERE band = 1800;
How many sites are in the south?|SELECT COUNT(*) FROM sites WHERE region = 'south';
How many users do cells in the west have together?|SELECT SUM(cells.users) FROM cells JOIN sites ON cells.site = sites.name WHERE sites.region = 'west';
Which sites are in the east?|SELECT name FROM sites WHERE region = 'east';
""",
        fewshot=2,
    ),
    manual(
        "ticket-tier",
        "support tier of a telecom ticket",
        """
To: routing bot
From: service management
Subject: tiers, final version

Tier 1 solves what a script can solve: restart, new password, wrong cable, settings on the customer's phone, questions on a bill.

Tier 2 solves what needs a look into our systems for one customer: a number that was not ported, a profile on the wrong speed, a SIM that does
not register, a line that measures badly.

Tier 3 solves what hits many customers at once, or what tier 2 has handed back: a mast that is down, a cut fibre in a street, a routing
error.

You answer with a digit: 1, 2 or 3. The following hold without exception.

(a) Two or more customers in one ticket: 3.
(b) "Tier 2 could not solve it": 3.
(c) Slow internet is 1 as long as nobody has restarted the router, and 2 afterwards.

An example. "No signal on any phone in Hill Street, five customers have called" has the answer 3, by (a).
""",
        "Ticket: {ticket}\nTier:",
        "ticket|tier",
        """
Customer forgot the password of the portal.|1
Number not ported although the date has passed.|2
Mast in Oakham down, nobody there has service.|3
Internet slow, router not restarted yet.|1
Internet slow, router restarted three times.|2
Does not understand a line on the bill.|1
Tier 2 could not solve it: calls to Norway fail.|3
New SIM does not register in the network.|2
Neighbours at 4 and 6 Mill Road both without a line.|3
""",
    ),
)
