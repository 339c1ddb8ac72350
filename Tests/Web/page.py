"""Asks the page in a browser; see Scripts/test-web."""
import argparse
import os
import socket
import subprocess
import sys
import time
import urllib.request

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

import drawing
import hostile
from household import Household, enter, sample

failures = []


def check(holds, what):
    print(("ok    " if holds else "FAIL  ") + what, flush=True)
    if not holds:
        failures.append(what)


def browser(playwright):
    return playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])


def fill(household):
    household.run("import", *[sample(name) for name in ("korean-cafe.jpg", "us-grocery-cash.png", "korean-pharmacy.jpg")])
    first, *_ = household.records("--status", "draft")
    household.run("add", "이마트", "87400KRW", "food", "--date", "2026-11-01")
    household.run("add", "<b>Sons & 'Co'</b>", "4500KRW", "food", "--date", "2026-11-01", "--mood", "happy")
    household.run("accounts", "add", "wallet", "지갑", "--kind", "cash", "--opening", "120000KRW", "--currency", "KRW", check=False)
    household.run("add", "월급", "3450000KRW", "salary", "--date", "2026-11-10", "--kind", "income")
    household.run("add", "이마트", "62300KRW", "food", "--date", "2026-10-12")
    household.run("add", "다이소", "18300KRW", "household", "--date", "2026-11-05")
    household.run("recurring", "add", "Rent", "650000KRW", "--on", "31")
    household.run("subjects", "add", "나비", "--kind", "pet", "--species", "cat")
    household.run("remind", "add", "광견병", "--on", "2026-11-01", "--every", "1y", check=False)
    return first


def screens(household, playwright, pictures, is_short):
    """Every screen: axe finds nothing, nothing scrolls sideways, no error on the console, no foreign request."""
    fill(household)
    drafts, records = household.records("--status", "draft"), household.records("--status", "confirmed")
    paths = {
        "inbox": "/", "review": "/review/" + drafts[0]["id"], "records": "/records", "nothing": "/records?q=zzz&category=food",
        "record": "/records/" + records[0]["id"], "photo": "/records/" + drafts[1]["id"], "add": "/add", "more": "/more",
        "accounts": "/accounts", "coming": "/coming", "subjects": "/subjects", "subject": "/subjects/나비",
        "reports": "/reports?month=2026-11", "steps": "/steps", "settings": "/settings", "missing": "/nothing/here",
    }
    seen = 0
    chromium = browser(playwright)
    with_cookie = chromium.new_context()
    enter(with_cookie.new_page(), household)
    cookies = [c for c in with_cookie.cookies() if c["name"] == "receiptmind"]
    for language in ("ko-KR", "en-US"):
        for scheme in ("light", "dark"):
            for width in (320, 390, 1280):
                # The narrowest and the widest, one in each language and in each colour scheme.
                if is_short and (language, scheme, width) not in (("ko-KR", "light", 320), ("en-US", "dark", 1280)):
                    continue
                context = chromium.new_context(
                    viewport={"width": width, "height": 800}, locale=language, color_scheme=scheme
                )
                context.add_cookies(cookies)
                page, troubles = context.new_page(), []
                page.on("console", lambda m: troubles.append(m.text) if m.type in ("error", "warning") else None)
                page.on("pageerror", lambda e: troubles.append(str(e)))
                page.on("request", lambda r: None if r.url.startswith((household.base, "data:", "blob:"))
                        else troubles.append("foreign: " + r.url))
                for name, path in paths.items():
                    troubles.clear()
                    page.goto(household.base + path, wait_until="load")
                    found = [t for t in troubles if not (name == "missing" and "404" in t)]
                    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                        found.append("scrolls sideways")
                    found += [f"axe {v['id']}: {v['nodes'][0]['html'][:120]}" for v in Axe().run(page).response["violations"]]
                    seen += 1
                    if found:
                        check(False, f"{name} {language} {scheme} {width}: {found}")
                    if pictures:
                        page.screenshot(path=f"{pictures}/{name}-{language[:2]}-{scheme}-{width}.png", full_page=width < 1000)
                context.close()
    check(not failures, f"{seen} screens: axe 0, no sideways scroll, no error, no foreign request")
    chromium.close()


def journeys(household, playwright):
    chromium = browser(playwright)
    phone = chromium.new_context(**playwright.devices["Pixel 7"], locale="ko-KR")
    page = phone.new_page()
    enter(page, household)

    page.set_input_files("#gallery", [sample("us-grocery-cash.png")])
    page.wait_for_selector("#queue-rows a.row", timeout=120_000)
    page.click("#queue-rows a.row")
    page.wait_for_url("**/review/*")
    page.fill("#merchant", "단풍 마트")
    page.locator("form[data-review] .actions button.main").click()
    page.wait_for_url(lambda url: "done=" in url)
    page.goto(household.base + "/records?q=단풍")
    check("단풍 마트" in page.content(), "photo → draft → edited → confirmed → found")
    check(household.records("--status", "confirmed")[0]["merchant"] == "단풍 마트", "the terminal has it, too")

    page.goto(household.base + "/")
    phone.set_offline(True)
    page.set_input_files("#gallery", [sample("korean-pharmacy.jpg")])
    page.locator("#queue-rows", has_text="대기").wait_for()
    phone.set_offline(False)
    page.wait_for_selector("#queue-rows a.row", timeout=120_000)
    check(len(household.records("--status", "draft")) == 1, "offline → waits on the phone → sent → draft")

    draft = household.records("--status", "draft")[0]
    desk = chromium.new_context(locale="en-US")
    other = desk.new_page()
    enter(other, household, "Desk")
    for one in (page, other):
        one.goto(f"{household.base}/review/{draft['id']}")
    page.fill("#memo", "phone") if page.locator("#memo").is_visible() else None
    other.locator("#merchant").fill("Desk Pharmacy")
    other.locator("form[data-review] .actions button.main").click()
    other.wait_for_url(lambda url: "done=" in url)
    page.fill("#merchant", "Phone Pharmacy")
    with page.expect_navigation() as answer:
        page.locator("form[data-review] .actions button.main").click()
    text = page.inner_text("main")
    check(answer.value.status == 409 and "Desk Pharmacy" in text and "Phone Pharmacy" in text,
          "two devices at one draft: the second sees both versions")

    other.goto(household.base + "/review?done=" + draft["id"])
    other.keyboard.press("u")
    other.wait_for_url("**/review/" + draft["id"])
    check(household.records("--status", "draft")[0]["id"] == draft["id"], "u undoes")
    other.keyboard.press("Enter")
    other.wait_for_url(lambda url: "done=" in url)
    check(not household.records("--status", "draft"), "Enter confirms")

    other.goto(household.base + "/records")
    begun = time.monotonic()
    household.run("add", "Live Shop", "1000KRW", "food")
    written = time.monotonic()
    other.locator("main", has_text="Live Shop").wait_for(timeout=5000)
    check(time.monotonic() - written < 1.5, f"what a terminal writes shows at once ({time.monotonic() - written:.2f} s after it)")

    plain = chromium.new_context(java_script_enabled=False, locale="en-US")
    reader = plain.new_page()
    enter(reader, household, "Plain")
    reader.set_input_files("#gallery", [sample("korean-cafe.jpg")])
    reader.click("button.script-less")
    check("safe" in reader.inner_text("#notice"), "without JavaScript a photo is sent")
    for _ in range(240):
        if household.records("--status", "draft"):
            break
        time.sleep(0.5)
    reader.goto(household.base + "/review")
    reader.locator("form[data-review] .actions button.main").click()
    check(not household.records("--status", "draft"), "without JavaScript a draft is confirmed")
    reader.goto(household.base + "/records")
    reader.fill("#q", "live")
    reader.locator(".search button").click()
    check("Live Shop" in reader.inner_text("main"), "without JavaScript a record is found")

    page.goto(household.base + "/")
    page.wait_for_timeout(300)
    check(household.stop() < 3, "SIGTERM ends it although pages listen")
    chromium.close()


def https(household, playwright):
    """A certificate of the household's own: refused until it is installed, then trusted, and its key stays its owner's."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    options = ["--https", "--https-port", port]
    household.start(options=options)
    base = "https://127.0.0.1:" + port
    authority = os.path.join(household.folder, "authority.der")
    with urllib.request.urlopen(household.base + "/certificate/receiptmind.crt") as answer, open(authority, "wb") as file:
        file.write(answer.read())
    subprocess.run(["openssl", "x509", "-inform", "der", "-in", authority, "-out", authority + ".pem"], check=True)
    for trusted, wanted in ((["--cacert", authority + ".pem"], "200"), ([], "000")):
        done = subprocess.run(["curl", "-s", "-o", "/dev/null", "-w", "%{http_code}", *trusted, base + "/robots.txt"], capture_output=True, text=True)
        check(done.stdout == wanted, f"curl {'with' if trusted else 'without'} the household's certificate: {done.stdout}")
    certificates = os.path.join(household.folder, "data", "receiptmind", "certificates")
    modes = {name: oct(os.stat(os.path.join(certificates, name)).st_mode & 0o777) for name in (".", *os.listdir(certificates))}
    check(modes == {".": "0o700", "authority.pem": "0o600", "server.pem": "0o600"}, f"keys are their owner's alone: {modes}")

    home = os.path.join(household.folder, "home")
    store = os.path.join(home, ".pki", "nssdb")
    os.makedirs(store)
    subprocess.run(["certutil", "-N", "-d", "sql:" + store, "--empty-password"], check=True)
    link = household.link("me", *options)
    for is_installed in (False, True):
        if is_installed:
            subprocess.run(["certutil", "-A", "-d", "sql:" + store, "-t", "C,,", "-n", "household", "-i", authority], check=True)
        chromium = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox"], env=dict(os.environ, HOME=home)
        )
        context = chromium.new_context(locale="en-US", viewport={"width": 320, "height": 800})
        page = context.new_page()
        if not is_installed:
            try:
                page.goto(link)
                refused = ""
            except Exception as trouble:
                refused = str(trouble)
            check("ERR_CERT_AUTHORITY_INVALID" in refused, "a browser refuses the certificate until it is installed")
            for language in ("ko-KR", "en-US"):
                plain = chromium.new_context(locale=language, viewport={"width": 320, "height": 800}).new_page()
                plain.goto(household.base + "/certificate")
                found = [v["id"] for v in Axe().run(plain).response["violations"]]
                wide = plain.evaluate("document.documentElement.scrollWidth > innerWidth")
                check(not found and not wide, f"the page about the certificate, {language}: axe {found}, sideways {wide}")
        else:
            page.goto(link)
            page.click("button.main")
            page.wait_for_url(base + "/")
            cookies = {c["name"]: c for c in context.cookies(base)}
            own = cookies.get("__Host-receiptmind", {})
            check(page.evaluate("isSecureContext") and own.get("secure") and own.get("httpOnly"),
                  "installed: trusted without a warning, a secure context, a key that is never sent in the clear")
            page.set_input_files("#gallery", [sample("us-grocery-cash.png")])
            page.wait_for_selector("#queue-rows a.row", timeout=120_000)
            check(len(household.records("--status", "draft")) == 1, "a photo that came encrypted becomes a draft")
        chromium.close()
    before = os.stat(os.path.join(certificates, "authority.pem")).st_mtime_ns
    check(household.stop() < 5, "SIGTERM ends both pages")
    household.start(options=options)
    check(os.stat(os.path.join(certificates, "authority.pem")).st_mtime_ns == before, "the authority stays the same at the next start")


def calls(household):
    """The program answers and calls nobody: no connect, but to sockets of this machine's own services."""
    trace = os.path.join(household.folder, "trace")
    household.start("strace", "-f", "-qq", "-e", "trace=connect", "-o", trace)
    token = household.token()
    subprocess.run(["curl", "-s", "-H", "Expect:", "-H", f"Authorization: Bearer {token}",
                    "-T", sample("us-grocery-cash.png"), household.base + "/photos"], capture_output=True)
    for _ in range(240):
        if household.records("--status", "draft"):
            break
        time.sleep(0.5)
    subprocess.run(["pkill", "-TERM", "-P", str(household.server.pid)])
    household.server.wait(timeout=60)
    with open(trace) as file:
        outward = [line for line in file if "connect(" in line and "AF_UNIX" not in line]
    check(not outward, f"no connect in serving, reading and stopping {outward[:3]}")


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--program", required=True)
    arguments.add_argument("--pictures")
    arguments.add_argument("--short", action="store_true")
    arguments.add_argument("--kills", type=int, default=20)
    arguments.add_argument("parts", nargs="*")
    asked = arguments.parse_args()
    parts = asked.parts or ["screens", "journeys", "https", "calls"]
    if asked.pictures:
        os.makedirs(asked.pictures, exist_ok=True)
    for part in parts:
        household = Household(asked.program)
        try:
            if part in ("screens", "journeys"):
                household.start()
                with sync_playwright() as playwright:
                    if part == "screens":
                        screens(household, playwright, asked.pictures, asked.short)
                    else:
                        journeys(household, playwright)
            elif part == "https":
                with sync_playwright() as playwright:
                    https(household, playwright)
            elif part == "kills":
                told, problems = hostile.kills(household, asked.kills)
                check(not problems, told)
            elif part == "calls":
                calls(household)
            elif part == "draw":
                drawing.draw(asked.program, asked.pictures)
            else:
                sys.exit(f"test-web: there is no part {part}")
        finally:
            household.close()
    print("test-web: " + (f"{len(failures)} failed" if failures else "all is well"))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
