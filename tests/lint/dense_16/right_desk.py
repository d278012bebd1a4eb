"""Right prompts of support desks and system administrators: tickets, logs, commands and queries."""

from __future__ import annotations

from tests.lint.dense_13.making import scored, starred, table
from tests.lint.making import ask

RIGHT = (
    ask(
        "tickets by urgency with P1 to P3 explained",
        table(
            "ticket|p",
            """
            Nobody in the company can log in!!!|P1
            The logo on the intranet is a bit blurred.|P3
            My printer is out of order, I use a colleague's.|P2
            Payments are down for all customers|P1
            Could the footer be dark blue some day?|P3
            My mail search finds nothing, the rest works|P2
            data centre on fire|P1
            Typo on the help page: “recieve”|P3
            One of my two screens stays black.|P2
            """,
        ),
        r"""(
            "P1 = nobody can work; P2 = one person is hindered; P3 = cosmetic\n"
            f"<ticket>{data['ticket']}</ticket>\nPriority:"
        )""",
        'data["p"]',
    ),
    ask(
        "log lines with the host that wrote them",
        table(
            "line|host",
            """
            Jan 03 04:11:09 web01 sshd[812]: Failed password for root from 10.0.0.7|web01
            Jan 03 04:11:15 db02 mysqld[77]: ready for connections|db02
            Jan 04 23:59:59 mail1 postfix[9]: lost connection after CONNECT from web01|mail1
            Feb 11 00:00:01 cron3 CRON[4410]: (root) CMD (backup.sh db02)|cron3
            Feb 12 12:30:44 web04 nginx[51]: worker process 52 exited on signal 9|web04
            Feb 28 06:45:02 ldap1 slapd[300]: conn=1001 op=2 SRCH base=""|ldap1
            Mar 01 07:07:07 fw01 kernel: [UFW BLOCK] IN=eth0 SRC=192.0.2.44|fw01
            Mar 02 18:20:30 db05 mysqld[78]: Aborted connection 13 to host web04|db05
            """,
        ),
        r"""f"$ tail -n1 /var/log/syslog\n{data['line']}\n# host that wrote the line:" """,
        'data["host"]',
    ),
    ask(
        "a shell command for what is wanted",
        table(
            "want|command",
            """
            list all files, hidden ones too|ls -a
            show the current directory|pwd
            make a folder named logs|mkdir logs
            count the lines of a.txt|wc -l a.txt
            copy a.txt to b.txt|cp a.txt b.txt
            rename old.md to new.md|mv old.md new.md
            show the last 5 lines of app.log|tail -n 5 app.log
            delete the file tmp.bin|rm tmp.bin
            """,
        ),
        r"""f"# {data['want']}\n$" """,
        'data["command"]',
        fewshot=4,
    ),
    ask(
        "exit codes by likelihood with ok and failed",
        scored(
            """
            rsync: exit status 0|*ok/failed
            tar: exit status 2|ok/*failed
            curl: exit status 7|ok/*failed
            make: exit status 0|*ok/failed
            grep -q: exit status 1|ok/*failed
            mount: exit status 32|ok/*failed
            fsck: exit status 0|*ok/failed
            ping: exit status 0|*ok/failed
            """,
            "job",
        ),
        r"""f"Only 0 is ok; everything else means failed.\n{data['job']}\n" """,
        '[key for key in data["target_scores"] if data["target_scores"][key]][0]',
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "text to sql with the schema quoted",
        table(
            "q|sql",
            """
            How many hosts are there?|SELECT COUNT(*) FROM hosts;
            Names of all hosts in rack 4|SELECT name FROM hosts WHERE rack = 4;
            The largest memory of any host|SELECT MAX(ram) FROM hosts;
            Racks without doubles|SELECT DISTINCT rack FROM hosts;
            Names of hosts with more than 64 of memory|SELECT name FROM hosts WHERE ram > 64;
            All columns of host db02|SELECT * FROM hosts WHERE name = 'db02';
            Total memory of rack 1|SELECT SUM(ram) FROM hosts WHERE rack = 1;
            Names sorted from a to z|SELECT name FROM hosts ORDER BY name;
            """,
        ),
        r"""f"CREATE TABLE hosts (name TEXT, rack INT, ram INT);\n-- {data['q']}\nSQL:" """,
        'data["sql"]',
    ),
    ask(
        "chmod numbers to letters",
        table(
            "mode|letters",
            """
            755|rwxr-xr-x
            644|rw-r--r--
            600|rw-------
            777|rwxrwxrwx
            700|rwx------
            400|r--------
            664|rw-rw-r--
            550|r-xr-x---
            """,
        ),
        r"""f"chmod {data['mode']} file\nls -l file shows (nine signs, without the type):" """,
        'data["letters"]',
    ),
    ask(
        "ports asked with options in curly marks",
        starred(
            """
            HTTPS|22/*443/25
            SSH|*22/53/110
            DNS|80/21/*53
            SMTP|*25/143/3306
            MySQL by default|8080/*3306/23
            HTTP|69/*80/161
            IMAP|993/5432/*143
            PostgreSQL by default|389/3389/*5432
            Telnet|*23/22/21
            """,
            "service",
        ),
        r"""(
            f"Port of {data['service']}?\n"
            + " ".join("{%s} %s" % pair for pair in zip("xyz", data["choices"]))
            + "\nLetter without its braces:"
        )""",
        '"xyz"[data["answer"]]',
    ),
    ask(
        "a chat with a user turn by turn and the next action",
        table(
            "turns*|action",
            """
            User: I forgot my password. / Desk: Do you have your badge number? / User: Yes, 4471.|reset password
            User: My laptop fell into the pool. / Desk: Does it start? / User: No.|send a new device
            User: I need Photoshop. / Desk: Has your boss agreed? / User: She has.|install software
            User: It says account locked. / Desk: Wrong password? / User: Five times, yes.|reset password
            User: The screen is cracked. / Desk: Can you read anything? / User: Nothing at all.|send a new device
            User: How do I open a .rar file? / Desk: There is a tool for it. / User: I need that.|install software
            User: My password expired while I was away. / Desk: Since when? / User: Monday.|reset password
            User: Can I have the VPN program? / Desk: On which machine? / User: PC-88.|install software
            User: The phone is dead. / Desk: Other charger? / User: Tried it, no life.|send a new device
            """,
        ),
        r"""(
            "Actions: reset password / send a new device / install software\n\n"
            + "\n".join(data["turns"]) + "\n\nAction:"
        )""",
        'data["action"]',
    ),
    ask(
        "status pages quoted as html",
        table(
            "html|state",
            """
            <li class="s">API <b>up</b></li>|up
            <li class="s">Mail <b>down</b></li>|down
            <tr><td>Search</td><td>up</td></tr>|up
            <p>Login: <em>down</em> since 9:00</p>|down
            <div id="cdn" data-state="up">CDN</div>|up
            <span title="down for repair">Wiki</span>|down
            <a href="/db">DB</a> <i>up</i>|up
            <td>Chat is down again &amp; we know</td>|down
            """,
        ),
        r"""f"HTML of a status page (quoted as is):\n{data['html']}\nIs the service up or down?\n=>" """,
        'data["state"]',
    ),
    ask(
        "several servers as an answer in the order of the log",
        table(
            "log|hosts",
            """
            ok a1; FAIL a2; ok a3; FAIL a4|a2, a4
            FAIL b7; ok b8; ok b9|b7
            ok c1; FAIL c3; FAIL c5; FAIL c6|c3, c5, c6
            FAIL d2; FAIL d1; ok d3|d2, d1
            ok e1; ok e2; FAIL e9; ok e4|e9
            FAIL f0; ok f1; FAIL f2|f0, f2
            ok g4; FAIL g3; FAIL g2; ok g1|g3, g2
            FAIL h1; FAIL h2; FAIL h3|h1, h2, h3
            """,
        ),
        r"""f"Name all hosts that failed, in the order of the log, with commas between.\n{data['log']}\nFailed:" """,
        'data["hosts"]',
    ),
)
