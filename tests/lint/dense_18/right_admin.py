"""Right prompts that a system administrator would write, odd on purpose."""

from __future__ import annotations

from tests.lint.dense_18.making import records, right, table

RIGHT = (
    right(
        "lines of a log whose messages name other services and levels than their own",
        "log-levels",
        r"""
        text = f"{data['time']} [{data['service']}] {data['level']}: {data['message']}\n"
        text += "Service that wrote the line:"
        gold = data["service"]
        """,
        table(
            "time|service|level|message",
            """
        2024-05-01T10:00:01Z|gateway|INFO|retry after ERROR 503 from billing succeeded
        2024-05-01T10:00:07Z|billing|ERROR|WARN threshold of disk reached, cannot write
        2024-05-01T10:02:44Z|cache|DEBUG|evicted 12 keys, INFO log disabled
        2024-05-01T10:03:10Z|mailer|WARN|queue of auth is long (1 ERROR, 0 FATAL)
        2024-05-01T10:05:59Z|auth|INFO|DEBUG mode turned off by root
        2024-05-01T10:08:23Z|search|WARN|index of cache is 3 days old
        2024-05-01T10:11:02Z|proxy|ERROR|upstream gateway timed out after 30 s
        2024-05-01T10:14:37Z|backup|DEBUG|skipped 4 files, no WARN raised
        """,
        ),
    ),
    right(
        "rights of files as ls prints them, and their three digits",
        "file-modes",
        r"""
        text = data["mode"] + " →"
        gold = "".join(
            str(sum(weight for sign, weight in zip(data["mode"][start:start + 3], (4, 2, 1)) if sign != "-"))
            for start in (1, 4, 7)
        )
        """,
        table(
            "mode",
            """
        -rw-r--r--
        -rwxr-xr-x
        -rw-------
        drwxrwx---
        -r--r--r--
        drwx------
        -rw-rw-r--
        -rwxrwxrwx
        -r-x------
        -rw-r-----
        """,
        ),
        description="Octal modes of files and folders, such as 750 for -rwxr-x---:",
        max_tokens=4,
    ),
    right(
        "HTML as it was fetched, of which an address is to be found",
        "html-links",
        r"""
        text = f"HTML:\n{data['html']}\n\nWhere does the link “{data['label']}” lead?\nAddress:"
        gold = data["href"]
        """,
        table(
            "html|label|href",
            """
        <p>See <a href="/faq">our FAQ</a> or <a href="/help">ask us</a>.</p>|ask us|/help
        <li><a href="/de/">Deutsch</a></li><li><a href="/fr/">Français</a></li>|Français|/fr/
        <a href="login.html">Log in</a> <a href="join.html">Sign up</a>|Log in|login.html
        <nav><a class="on" href="/">Home</a><a href="/shop">Shop</a></nav>|Shop|/shop
        <td><a href="q1.pdf">Q1</a></td><td><a href="q2.pdf">Q2</a></td>|Q1|q1.pdf
        <footer><a href="/terms">Terms</a><br><a href="/jobs">Jobs</a></footer>|Terms|/terms
        <h2><a href="#top">Up</a></h2><p><a href="#end">Down</a></p>|Down|#end
        <a href="https://a.example/x">Mirror A</a>, <a href="https://b.example/x">Mirror B</a>|Mirror B
          |https://b.example/x
        """,
        ),
    ),
    right(
        "commands behind a dollar sign and what the shell prints on the next line",
        "shell-session",
        r"""
        return {
            "input": f"$ {data['command']}",
            "output": f"\n{data['prints']}",
            "processed_output": data["prints"],
        }
        """,
        records(
            "command prints",
            ("echo abc | rev", "cba"),
            ("seq 3 | paste -sd+", "1+2+3"),
            ("echo $((7 * 6))", "42"),
            ("basename /var/log/syslog.1 .1", "syslog"),
            ("echo one two three | wc -w", "3"),
            ("echo 'a:b:c' | cut -d: -f2", "b"),
            ("echo HELLO | tr A-Z a-z", "hello"),
            (r"printf '3\n1\n2\n' | sort -n | head -n 1", "1"),
            ("dirname /etc/ssh/sshd_config", "/etc/ssh"),
        ),
        stop=("\n$", "\n\n"),
    ),
    right(
        "schedules in five fields and when they run",
        "cron-times",
        r"""
        text = "Explain the crontab schedule.\nSchedule: {}\nRuns".format(data["fields"])
        gold = data["runs"]
        """,
        table(
            "fields|runs",
            """
        30 2 * * *|daily at 02:30
        0 6 * * 1|every Monday at 06:00
        0 0 1 * *|on the 1st of each month at 00:00
        */15 * * * *|every 15 minutes
        5 * * * *|hourly at minute 5
        45 23 * * 5|every Friday at 23:45
        0 12 25 12 *|on 25 December at 12:00
        0 */4 * * *|every 4 hours
        20 7 * * 1-5|on weekdays at 07:20
        """,
        ),
    ),
    right(
        "YAML with a path of keys into it, whose lines are set in",
        "yaml-paths",
        r"""
        text = f"config.yml:\n{data['yaml']}\n\nValue of {data['path']}:"
        gold = data["value"]
        """,
        table(
            "yaml|path|value",
            """
        web:⏎  port: 8080⏎  host: alpha|web.port|8080
        db:⏎  user: ada⏎  pool:⏎    size: 12|db.pool.size|12
        mail:⏎  from: noreply⏎  tls: strict|mail.tls|strict
        log:⏎  level: debug⏎  file:⏎    path: /var/log/x.log|log.file.path|/var/log/x.log
        cache:⏎  ttl: 300⏎  kind: redis|cache.kind|redis
        job:⏎  retry:⏎    max: 4⏎    wait: 10|job.retry.max|4
        disk:⏎  root: sda1⏎  swap: sda2|disk.swap|sda2
        vpn:⏎  peer:⏎    name: bern⏎    mtu: 1420|vpn.peer.name|bern
        """,
        ),
    ),
)
