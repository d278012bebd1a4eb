"""Right prompts of those who keep services running: incidents, logs and schedules."""

from __future__ import annotations

from tests.lint.dense_23.making import ask
from tests.lint.making import table

RIGHT = (
    ask(
        "incident priority by numbered rules",
        "incident-priority",
        """
        Set the priority of the incident below. Apply the first rule that fits.

        1. If everybody is affected and there is no workaround, the priority is P1.
        2. If only some people are affected and there is no workaround, the priority is P2.
        3. If there is a workaround, the priority is P3.
        4. If it is only a question or a request, the priority is P4.

        Answer with P1, P2, P3 or P4 and nothing else.

        Incident: {incident}
        Priority:
        """,
        table(
            "incident|priority",
            """
            Nobody can log in since 8:00, and there is no other way into the portal.|P1
            Two colleagues in Leeds can't print, and no other printer works for them.|P2
            The export button fails for all of us, but the server can mail the report instead.|P3
            Could you tell me how to add a second signature?|P4
            The whole company has lost e-mail, and webmail is down as well.|P1
            The search hangs in Firefox; in Chrome it works fine.|P3
            Please give our new trainee access to the wiki.|P4
            The Lisbon office cannot reach the file share at all; all other offices can.|P2
            The VPN is down for every employee and nothing else gets us in.|P1
            Three accountants cannot post invoices and have found no way around it.|P2
            """,
        ),
        "priority",
        style="parts",
        fewshot=0,
    ),
    ask(
        "the severity of a log line in uppercase",
        "log-severity",
        """
        Assign a severity to the log message: INFO, WARNING or ERROR.

        INFO: normal operation
        WARNING: something unusual that the service could handle itself
        ERROR: an operation failed and was not recovered

        Output the severity in uppercase and nothing else.

        Log message: {message}
        Severity:
        """,
        table(
            "message|severity",
            """
            Server listening on port 8080|INFO
            Disk usage at 91 %, old snapshots removed automatically|WARNING
            Could not write invoice 4471 to the database, giving up|ERROR
            User 118 signed in|INFO
            Request took 4.8 s, retried once and succeeded|WARNING
            Payment gateway refused the connection, order dropped|ERROR
            Nightly backup completed in 312 s|INFO
            Certificate expires in 6 days, renewal scheduled|WARNING
            Unhandled exception in worker 3, job lost|ERROR
            Cache warmed with 2048 entries|INFO
            """,
        ),
        "severity",
        style="parts",
        fewshot=0,
    ),
    ask(
        "the status code of HTTP as an integer",
        "http-status",
        """
        You are reviewing an API. Which HTTP status code fits the situation best?
        Choose from: 200, 201, 400, 401, 404, 500. Return the code as an integer.

        Situation: {situation}
        Status code:
        """,
        table(
            "situation|status#",
            """
            The client reads a record that exists and gets it.|200
            The requested article was deleted long ago and cannot be found.|404
            The client sent malformed JSON.|400
            A new customer was created by a POST request.|201
            The request carries no credentials although they are needed.|401
            The server ran into a null pointer while handling a valid request.|500
            A list of invoices is returned as asked.|200
            The path of the URL does not exist on this server.|404
            The database went down during a valid request and the server had no answer.|500
            A required query parameter is missing.|400
            """,
        ),
        gold='str(data["status"])',
        fewshot=0,
    ),
    ask(
        "a schedule in words turned into a cron expression",
        "to-cron",
        """
        Convert the schedule to a cron expression with five fields (minute hour day month weekday).
        Weekdays are numbers, 0 is Sunday. Return only the expression, e.g. 0 12 * * * for every day at noon.

        Schedule: {schedule}
        Cron:
        """,
        table(
            "schedule|cron",
            """
            every day at 6:30|30 6 * * *
            every Monday at 9:00|0 9 * * 1
            on the first of each month at midnight|0 0 1 * *
            every hour, on the hour|0 * * * *
            every Friday at 17:45|45 17 * * 5
            every day at 23:15|15 23 * * *
            on 24 December at 18:00|0 18 24 12 *
            every 10 minutes|*/10 * * * *
            every Sunday at 4:05|5 4 * * 0
            on the 15th of each month at 8:20|20 8 15 * *
            """,
        ),
        "cron",
        style="fstring",
        fewshot=0,
    ),
    ask(
        "the exception's class out of a stack trace",
        "trace-class",
        """
        Read the traceback and return the name of the exception class.

        Traceback:
        {trace}

        Exception class:
        """,
        table(
            "trace|exception",
            """
            File "cart.py", line 12, in add⏎    price = prices[item]⏎KeyError: 'mug'|KeyError
            File "main.py", line 3, in <module>⏎    print(1 / 0)⏎ZeroDivisionError: division by zero|ZeroDivisionError
            File "load.py", line 8, in read⏎    open(path)⏎FileNotFoundError: no such file: data.csv|FileNotFoundError
            File "top.py", line 5, in top⏎    return rows[0]⏎IndexError: list index out of range|IndexError
            File "age.py", line 2, in parse⏎    return int(text)⏎ValueError: invalid literal: 'ten'|ValueError
            File "join.py", line 4, in join⏎    return a + 1⏎TypeError: can only concatenate str|TypeError
            File "app.py", line 1, in <module>⏎    import plots⏎ModuleNotFoundError: no module:
                plots|ModuleNotFoundError
            File "user.py", line 9, in show⏎    return self.mail⏎AttributeError: no attribute 'mail'|AttributeError
            File "net.py", line 31, in call⏎    wait(5)⏎TimeoutError: no reply after 5 s|TimeoutError
            """,
        ),
        "exception",
        style="parts",
        fewshot=2,
    ),
    ask(
        "whether two alerts are of one incident, yes or no",
        "alert-pairs",
        """
        # Context
        You are on call. Two alerts came in within ten minutes.

        # Task
        Decide whether both alerts are caused by the same problem on the same host.
        Return "yes" or "no", without quotes.

        # Alerts
        1: {first}
        2: {second}

        # Output
        """,
        table(
            "first|second|same",
            """
            db-1: disk full|db-1: cannot write, no space left|yes
            web-3: CPU at 99 %|web-3: certificate expires in two days|no
            api-7: out of memory|api-7: process killed by the kernel for its memory use|yes
            db-1: replica lag of 40 s|web-9: certificate expired|no
            lb-2: power lost|lb-2: host unreachable|yes
            web-4: 500 errors in /cart|cache-1: fan failure|no
            dns-1: service stopped|dns-1: queries are not answered|yes
            ci-5: root password changed|ci-5: fan failure|no
            vpn-1: network cable unplugged|vpn-1: link down|yes
            web-2: login slow|nas-3: disk 4 has bad sectors|no
            """,
        ),
        "same",
        lead="\n",
        fewshot=0,
    ),
)
