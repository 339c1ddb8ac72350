"""Everything that somebody on the network could try against the page: Scripts/torture --only page. Needs no browser."""
import hashlib
import http.client
import json
import os
import random
import re
import resource
import select
import signal
import socket
import subprocess
import threading
import time
import urllib.parse

from household import Household

#: The first bytes of a JPEG file: bytes that no reader could open are refused.
PHOTO = b"\xff\xd8\xff"
#: The page's own limit is 64 MiB.
UPLOAD = 60 << 20
#: Of Linux, and not in this module of Python: so many sockets can share a port as have other ends.
IP_BIND_ADDRESS_NO_PORT = 24


def memory(household):
    """Of the server, in MB."""
    with open(f"/proc/{household.server.pid}/status") as file:
        return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1)) / 1024


def ask(household, method, path, headers=None, body=None, timeout=20):
    connection = http.client.HTTPConnection("127.0.0.1", household.port, timeout=timeout)
    try:
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.read().decode("utf-8", "replace"), dict(answer.getheaders())
    finally:
        connection.close()


def let_in(household, user="me"):
    """The headers of a paired browser."""
    code = household.link(user).split("code=")[1]
    own = {"Origin": household.base, "Content-Type": "application/x-www-form-urlencoded"}
    _, _, headers = ask(household, "POST", "/pair", own, f"code={code}&name=Test")
    cookie = next(value for name, value in headers.items() if name.lower() == "set-cookie")
    return {"Cookie": cookie.split(";")[0], "Origin": household.base}


def raw(household, data, patience=3):
    """All that comes back for these bytes, until nothing more does."""
    with socket.create_connection(("127.0.0.1", household.port), timeout=patience) as connection:
        got = b""
        try:
            for start in range(0, len(data), 1 << 16):
                connection.sendall(data[start:start + (1 << 16)])
            connection.shutdown(socket.SHUT_WR)
            while piece := connection.recv(1 << 16):
                got += piece
        except OSError:
            pass
        return got


def slow_uploads(household, is_long):
    """Twenty photos of 60 MB that come slowly: they wait in the network, not in memory, and what breaks off leaves nothing."""
    tokens = [household.token() for _ in range(5)]
    before, most, sent = memory(household), 0, 0
    goal = UPLOAD if is_long else 3 << 20
    connections = []
    for number in range(20):
        connection = socket.create_connection(("127.0.0.1", household.port))
        connection.sendall((
            f"PUT /photos HTTP/1.1\r\nHost: 127.0.0.1:{household.port}\r\nAuthorization: Bearer {tokens[number // 4]}\r\n"
            f"Content-Length: {UPLOAD}\r\n\r\n").encode())
        connections.append(connection)
    while sent < goal:
        size = min(256 << 10, goal - sent)
        for connection in connections:
            connection.sendall(os.urandom(size) if sent else PHOTO + os.urandom(size - len(PHOTO)))
        sent += size
        most = max(most, memory(household))
        time.sleep(0.05)
    # A fifth from a device that has four under way.
    status, _, _ = ask(household, "PUT", "/photos", {"Authorization": f"Bearer {tokens[0]}"}, b"x")
    alive, _, _ = ask(household, "GET", "/robots.txt")
    if is_long:
        for connection in connections:
            connection.settimeout(60)
            connection.recv(100)
    for connection in connections:
        connection.close()
    inbox = os.path.join(household.library, "Inbox", "me")
    for _ in range(100):
        left = [name for name in os.listdir(inbox) if name.endswith(".part")]
        if not left:
            break
        time.sleep(0.1)
    problems = []
    # Streams have buffers: some 5 MB for an upload at most are what issue and notes allow.
    if most - before > 40:
        problems.append(f"memory grew from {before:.0f} to {most:.0f} MB")
    if left:
        problems.append(f"{len(left)} unfinished files are left")
    if status not in (429, 201) or alive != 200:
        problems.append(f"meanwhile the fifth upload got {status} and others {alive}")
    return f"20 slow uploads of {UPLOAD >> 20} MB ({goal >> 20} MB of each came), {before:.0f} → {most:.0f} MB", problems


def stranger(household, number):
    """Where one of many connects from: ten addresses, one of them that of everybody else."""
    return ("127.0.0.1", household.port), (f"127.0.0.{1 + number % 10}", 0)


def longest_answer(household, own):
    """Seconds until the page has answered somebody without a key, and one who is paired."""
    longest = 0
    for path, headers in (("/robots.txt", {}), ("/records", own)):
        begun = time.monotonic()
        try:
            status, _, _ = ask(household, "GET", path, headers, timeout=30)
        except OSError as trouble:
            status = trouble
        if status != 200:
            raise RuntimeError(f"{path}: {status}")
        longest = max(longest, time.monotonic() - begun)
    return longest


#: In seconds. A busy machine, or a connection's first packet that is sent again after a second, is no fault of the page; one that is
#: kept from answering takes as long as the attack goes on.
SLOWEST_ANSWER = 5


def slow_bodies(household, own):
    """Bodies of 60 MB that come a byte at a time, of nobody who is paired: the page answers others meanwhile."""
    connections = []
    for number in range(600):
        place, source = stranger(household, number)
        connection = socket.create_connection(place, source_address=source)
        connection.settimeout(0)
        connections.append(connection)
        try:
            connection.send((
                f"POST {'/pair' if number % 2 else '/add'} HTTP/1.1\r\nHost: 127.0.0.1:{household.port}\r\nOrigin: {household.base}\r\n"
                f"Content-Length: {UPLOAD}\r\n\r\nx").encode())
        except OSError:
            pass  # others have pushed it out already
    longest, problems = 0, []
    try:
        for _ in range(10):
            longest = max(longest, longest_answer(household, own))
            for connection in connections:
                try:
                    connection.send(b"x")
                except OSError:
                    pass
            time.sleep(0.2)
    except RuntimeError as trouble:
        problems.append(f"while bodies came slowly, {trouble}")
    for connection in connections:
        connection.close()
    if longest > SLOWEST_ANSWER:
        problems.append(f"while bodies came slowly, the page took {longest:.1f} s")
    return f"{len(connections)} slow bodies, the page answers others in {longest:.2f} s", problems


def idle_connections(household, own):
    """Connections that say nothing: they cost little, and the page answers others meanwhile."""
    count = 10_000
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, count + 1_000), hard))
    # The limit of files that a service has, wherever this runs.
    resource.prlimit(household.server.pid, resource.RLIMIT_NOFILE, (1024, 1024))
    before, connections, problems, longest = memory(household), [], [], 0
    for number in range(min(count, hard - 1_000)):
        place, source = stranger(household, number)
        connection = socket.socket()
        connection.setblocking(False)
        connection.setsockopt(socket.SOL_IP, IP_BIND_ADDRESS_NO_PORT, 1)
        connection.bind(source)
        connection.connect_ex(place)
        connections.append(connection)
    # While they all knock at once, the system itself drops some, which knock again a second later.
    for connection in connections:
        waiting = select.poll()
        waiting.register(connection, select.POLLOUT)
        waiting.poll(30_000)
    try:
        for _ in range(10):
            longest = max(longest, longest_answer(household, own))
            time.sleep(0.2)
    except RuntimeError as trouble:
        problems.append(f"beside idle connections, {trouble}")
    most = memory(household)
    for connection in connections:
        connection.close()
    if most - before > 60:
        problems.append(f"memory grew from {before:.0f} to {most:.0f} MB")
    if longest > SLOWEST_ANSWER:
        problems.append(f"beside idle connections, the page took {longest:.1f} s")
    fewer = "" if len(connections) == count else f" (no more by the limit of open files, {hard})"
    return (f"{len(connections)} idle connections{fewer}, {before:.0f} → {most:.0f} MB, the page answers others in {longest:.2f} s",
            problems)


def multipart(household, own, is_long):
    """Forms of several parts, broken at random: understood or refused, never an error of ours, and nothing half is kept."""
    chance, problems, tried = random.Random(7), [], 400 if is_long else 60
    whole = (b'--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n' + b"\xff\xd8" + b"x" * 50
             + b'\r\n--b\r\nContent-Disposition: form-data; name="note"\r\n\r\nhello\r\n--b--\r\n')
    for _ in range(tried):
        body = bytearray(whole)
        for _ in range(chance.randrange(1, 6)):
            place = chance.randrange(len(body))
            kind = chance.randrange(4)
            if kind == 0:
                body[place] = chance.randrange(256)
            elif kind == 1:
                del body[place:place + chance.randrange(1, 20)]
            elif kind == 2:
                body[place:place] = chance.choice([b"--b", b"\r\n", b"--b--", b"\0", b"\r\n\r\n", b'filename="', b"\n"])
            else:
                body += whole[chance.randrange(len(whole)):]
        kind = chance.choice(["multipart/form-data; boundary=b"] * 4 + ["multipart/form-data", "multipart/form-data; boundary=" + "b" * 300])
        status, _, _ = ask(household, "POST", "/photos", own | {"Content-Type": kind}, bytes(body))
        if status not in (303, 400, 413, 415):
            problems.append(f"{status} for {bytes(body)[:80]!r}")
    inbox = os.path.join(household.library, "Inbox", "me")
    for name in os.listdir(inbox) if os.path.isdir(inbox) else []:
        if name.endswith(".part"):
            problems.append(f"half a photo is left: {name}")
    return f"{tried} broken forms", problems


def smuggled(household, own):
    """Requests that two servers would read differently: one answer at most, and the request hidden in them is none."""
    host = f"Host: 127.0.0.1:{household.port}\r\n"
    cookie = f"Cookie: {own['Cookie']}\r\nOrigin: {own['Origin']}\r\nContent-Type: application/x-www-form-urlencoded\r\n"
    hidden = f"POST /add HTTP/1.1\r\n{host}{cookie}Content-Length: 39\r\n\r\nmerchant=Smuggled&amount=1&date=2026-11-1"
    post = f"POST /add HTTP/1.1\r\n{host}{cookie}"
    put = f"PUT /photos HTTP/1.1\r\n{host}{cookie}"
    tries = {
        "both lengths": f"{post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{hidden}",
        "both, the other way": f"{post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n{hidden}",
        "two lengths": f"{post}Content-Length: 1\r\nContent-Length: 200\r\n\r\nx{hidden}",
        "a list of lengths": f"{post}Content-Length: 1, 200\r\n\r\nx{hidden}",
        "a negative length": f"{post}Content-Length: -1\r\n\r\n{hidden}",
        "a length with a sign": f"{post}Content-Length: +1\r\n\r\nx{hidden}",
        "a length of hexadecimal": f"{post}Content-Length: 0x1\r\n\r\nx{hidden}",
        "an endless length": f"{post}Content-Length: {'9' * 40}\r\n\r\n{hidden}",
        "another coding": f"{post}Transfer-Encoding: identity, chunked, identity\r\n\r\n0\r\n\r\n{hidden}",
        "a coding with a tab": f"{post}Transfer-Encoding:\tchunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n{hidden}",
        "a space before the colon": f"{post}Content-Length : 0\r\n\r\n{hidden}",
        "a folded header": f"{post}Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n{hidden}",
        "a bad chunk": f"{put}Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n{hidden}",
        "a huge chunk": f"{put}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\nabc\r\n0\r\n\r\n{hidden}",
        "a negative chunk": f"{put}Transfer-Encoding: chunked\r\n\r\n-1\r\nabc\r\n0\r\n\r\n{hidden}",
        "a chunk without its end": f"{put}Transfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n0\r\n\r\n{hidden}",
        "lines without CR": f"GET / HTTP/1.1\n{host.strip()}\nX: a\n\n{hidden}",
        "a zero in a header": f"GET / HTTP/1.1\r\n{host}X: a\0b\r\n\r\n",
        "two hosts": f"GET / HTTP/1.1\r\n{host}Host: evil.test\r\n\r\n",
        "no host": "GET / HTTP/1.1\r\n\r\n",
        "another server's address": f"GET http://evil.test/ HTTP/1.1\r\n{host}\r\n",
        "an old version": "GET /\r\n\r\n",
        "a new version": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "no method": f"\r\n\r\n / HTTP/1.1\r\n{host}\r\n",
        "an unknown method": f"BREW / HTTP/1.1\r\n{host}\r\n",
        "a long line": f"GET /{'a' * 300_000} HTTP/1.1\r\n{host}\r\n",
        "a long header": f"GET / HTTP/1.1\r\n{host}X: {'a' * 300_000}\r\n\r\n",
        "many headers": f"GET / HTTP/1.1\r\n{host}" + "X: a\r\n" * 20_000 + "\r\n",
        "a TLS hello": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + "\x00" * 500,
    }
    problems = []
    for name, text in tries.items():
        answers = re.findall(rb"HTTP/1\.[01] (\d+)", raw(household, text.encode("latin-1")))
        if len(answers) > 1 or answers and answers[0] in (b"200", b"500"):
            problems.append(f"{name}: {answers}")
    if household.records("--where", "merchant=Smuggled"):
        problems.append("a hidden request was done")
    return f"{len(tries)} ambiguous requests", problems


def paths(household, own):
    """Names of files of the library, in all spellings: none is there."""
    tries = ["/../devices.json", "/%2e%2e/devices.json", "/records/..%2f..%2fdevices.json", "/records/%2e%2e/%2e%2e/Users/me/ledger.jsonl",
             "/photos/..%5c..%5cdevices.json", "/Users/me/ledger.jsonl", "/devices.json", "/Inbox", "/records/%00", "/records/%c0%ae%c0%ae/x",
             "//etc/passwd", "/./././devices.json", "/records/x/images/../../1", "/records/%252e%252e/devices.json", "/page.css/../devices.json",
             "/records/me%0d%0aX-Evil:1", "/review/question/../../devices.json", "/records?q=%ff", "/photos/" + "0" * 64, "/*", "/~root/.ssh/id_rsa"]
    problems = []
    for path in tries:
        got = raw(household, f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{household.port}\r\nCookie: {own['Cookie']}\r\nConnection: close\r\n\r\n".encode())
        status = re.match(rb"HTTP/1\.1 (\d+)", got)
        good = status and status.group(1) in (b"400", b"404") or path == "/records?q=%ff"
        if not good or b'"secret"' in got or b'"seq"' in got or b"X-Evil" in got or b"root:" in got:
            problems.append(f"{path}: {status and status.group(1)}")
    return f"{len(tries)} tricks with paths", problems


def foreign(household, own):
    """Another host's name, and forms of other pages, on every route that changes something."""
    record = household.records()[0]["id"]
    routes = ["/photos", "/failed", "/review/" + record, "/review/question", "/records/" + record, "/add", "/coming", "/undo", "/settings",
              "/settings/devices", "/settings/profile", "/pair", "/share", "/review/again", "/review/pictures", "/review/statements", "/accounts", "/accounts/x",
              "/budgets", "/budgets/x", "/goals", "/goals/japan", "/claims", "/claims/c1", "/coming/entry", "/coming/entry/x", "/coming/reminder", "/subjects", "/subjects/x", "/subjects/x/y", "/api/v1/photos", "/api/v1/entries", "/api/v1/messages",
              "/api/v1/drafts/" + record, "/api/v1/records/" + record]
    form = "revision=1&do=discard&id=x&step=1&line=1+2&merchant=Foreign"
    problems, tried = [], 0
    before = household.records()
    for route in routes:
        for origin in ("http://evil.test", "null", household.base.replace("http", "https"), household.base + ".evil.test", ""):
            tried += 1
            headers = own | {"Origin": origin, "Content-Type": "application/x-www-form-urlencoded"}
            status, _, _ = ask(household, "POST", route, headers, form)
            if status != 403:
                problems.append(f"{route} from {origin!r}: {status}")
        tried += 1
        status, _, _ = ask(household, "POST", route, {"Cookie": own["Cookie"], "Content-Type": "application/x-www-form-urlencoded"}, form)
        if status != 403:
            problems.append(f"{route} from nowhere: {status}")
    for host in ("evil.test", f"evil.test:{household.port}", "127.0.0.1", "127.0.0.1:1", f"127.0.0.1:{household.port}.evil.test"):
        tried += 1
        status, text, _ = ask(household, "GET", "/records", own | {"Host": host})
        if status != 421 or record in text:
            problems.append(f"asked for as {host}: {status}")
    if household.records() != before:
        problems.append("something was changed")
    return f"{tried} requests of foreign pages and hosts", problems


def others(household, own):
    """One user's device, asking for everything of another user: 0 seen on every route."""
    hers = household.records("--user", "mom")
    ids, marks = [record["id"] for record in hers], ("Mother's", "hers only")
    routes = ["/", "/review", "/records", "/records?q=Mother", "/records?status=draft", "/add", "/reports", "/more", "/accounts", "/accounts/hers",
              "/coming", "/coming/entry", "/coming/reminder", "/budgets", "/goals", "/claims", "/accounts/new", "/subjects", "/subjects/hers", "/subjects/hers/x", "/export", "/export/file", "/steps", "/settings", "/review?done=" + ids[0], "/add?entered=" + ids[0]]
    routes += [pattern.format(id) for id in ids for pattern in
               ("/review/{}", "/records/{}", "/records/{}/pages/1", "/records/{}/images/1", "/records/{}?saved=1", "/api/v1/records/{}",
                "/api/v1/drafts/{}", "/api/v1/records/{}/pages/1")]
    routes += ["/api/v1/" + name for name in
               ("me", "records", "records?q=Mother", "records?status=draft", "records?where=merchant~Mother", "search?q=Mother", "drafts",
                "accounts", "accounts/hers", "reports", "reports?shop=Mother", "reports/net-worth", "reports/tax", "reports/events",
                "reports/prices?item=Mother")]
    seen, tried = [], 0
    for route in routes:
        tried += 1
        _, text, _ = ask(household, "GET", route, own)
        if any(mark in text for mark in marks):
            seen.append(route)
    before = household.records("--user", "mom")
    for id in ids:
        for route in ("/review/", "/records/"):
            for action in ("confirm", "own", "discard", "save", "show", "skip", "split", "fulfil", "choose 1"):
                tried += 1
                body = urllib.parse.urlencode({"revision": 1, "do": action, "merchant": "Mine"})
                status, text, _ = ask(household, "POST", route + id, own | {"Content-Type": "application/x-www-form-urlencoded"}, body)
                if status != 404 or any(mark in text for mark in marks):
                    seen.append(f"POST {route}{id} {action}: {status}")
        tried += 1
        status, _, _ = ask(household, "PUT", f"/records/{id}/photos/a.jpg", own, b"\xff\xd8\xff")
        if status != 404:
            seen.append(f"PUT /records/{id}/photos: {status}")
        for route, actions in (("/api/v1/drafts/", ("confirm", "edit", "discard", "join")), ("/api/v1/records/", ("edit", "discard", "restore"))):
            for action in actions:
                tried += 1
                body = json.dumps({"revision": 1, "action": action, "set": {"merchant": "Mine"}})
                status, text, _ = ask(household, "POST", route + id, own | {"Content-Type": "application/json"}, body)
                if status != 404 or any(mark in text for mark in marks):
                    seen.append(f"POST {route}{id} {action}: {status}")
    if household.records("--user", "mom") != before:
        seen.append("her records have changed")
    return f"{tried} requests for another user's things, seen 0", seen


def kills(household, count):
    """Whatever was answered with 201 is there, once, wherever the server was killed."""
    token = household.start().token()
    household.stop(signal.SIGKILL)
    told = {}
    lock = threading.Lock()

    def send(name, digest):
        done = subprocess.run(
            ["curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", "-m", "20", "-H", "Expect:",
             "-H", f"Authorization: Bearer {token}", "-T", name, household.base + "/photos"],
            capture_output=True, text=True)
        if done.stdout == "201":
            with lock:
                told[digest] = name

    for turn in range(count):
        photos = []
        for number in range(6):
            name = os.path.join(household.folder, f"photo-{turn}-{number}")
            body = PHOTO + os.urandom(random.randrange(1, 3_000_000))
            with open(name, "wb") as file:
                file.write(body)
            photos.append((name, hashlib.sha256(body).hexdigest()))
        household.start()
        senders = [threading.Thread(target=send, args=photo) for photo in photos]
        for sender in senders:
            sender.start()
        # On a busy machine none would be safe before its kill: every second one comes after a photo's answer.
        while turn % 2 and not any(digest in told for _, digest in photos) and any(sender.is_alive() for sender in senders):
            time.sleep(0.01)
        time.sleep(random.uniform(0, 0.8))
        household.stop(signal.SIGKILL)
        for sender in senders:
            sender.join()
        for name, _ in photos:
            os.unlink(name)
    places = {}
    for folder in ("Inbox/me", "Failed/me"):
        path = os.path.join(household.library, folder)
        for name in os.listdir(path) if os.path.isdir(path) else []:
            if name.startswith(".") or name.endswith(".reason.json"):
                continue
            with open(os.path.join(path, name), "rb") as file:
                places.setdefault(hashlib.sha256(file.read()).hexdigest(), []).append(folder)
    lost = [h for h in told if h not in places]
    doubled = [h for h, found in places.items() if len(found) > 1 and "Inbox/me" not in found]
    problems = ["no photo was safe before its kill"] * (not told) + [f"lost {len(lost)}"] * bool(lost) + [f"doubled {len(doubled)}"] * bool(doubled)
    return f"{count} kills, {len(told)} photos said to be safe, lost {len(lost)}, doubled {len(doubled)}", problems


def everything(program, is_long):
    """What was tried, and what went wrong."""
    told, problems = [], []

    def note(result):
        told.append(result[0])
        problems.extend(result[1])

    household = Household(program)
    try:
        household.run("add", "Cafe", "4500KRW", "food", "--date", "2026-11-01")
        household.run("users", "add", "mom")
        household.run("add", "Mother's Shop", "4500KRW", "food", "--date", "2026-11-01", "--memo", "hers only", "--user", "mom")
        household.start()
        own = let_in(household)
        note(others(household, own))
        note(foreign(household, own))
        note(smuggled(household, own))
        note(paths(household, own))
        note(multipart(household, own, is_long))
        note(slow_uploads(household, is_long))
        note(slow_bodies(household, own))
        note(idle_connections(household, own))
        if household.server.poll() is not None:
            problems.append("the server has ended")
    finally:
        household.close()
    household = Household(program)
    try:
        note(kills(household, 40 if is_long else 4))
    finally:
        household.close()
    return told, problems
