"""A household's week on a phone in Korean, offline in between, and the same by the API; two phones' queues."""
import os
import subprocess
import time
from urllib.parse import quote

from household import SEEN, Household, enter, sample

#: A small phone, as many have.
PHONE = {"width": 390, "height": 844}


def settled(page):
    page.wait_for_load_state()
    page.wait_for_function("() => [...document.querySelectorAll('img.thumb')].every(one => one.complete)")


class Album:
    """Pictures of screens, in the order in which they were seen."""

    def __init__(self, folder):
        self.folder, self.count, self.prefix = folder, 0, "week"

    def take(self, page, name):
        if not self.folder:
            return
        settled(page)
        self.count += 1
        page.wait_for_timeout(300)  # for what slides in
        page.screenshot(path=f"{self.folder}/{self.prefix}-{self.count:02}-{name}.png")


def week(household, playwright, check, pictures):
    chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    phone = chromium.new_context(viewport=PHONE, locale="ko-KR", has_touch=True, is_mobile=True, device_scale_factor=2)
    page, album = phone.new_page(), Album(pictures)
    errors = []
    page.on("pageerror", lambda e: errors.append(str(e)))
    enter(page, household, "폰")
    album.take(page, "empty-home")
    base = household.base

    # Monday: accounts, a budget, and a photo that becomes a record.
    for name, kind, opening in (("지갑", "cash", "120000"), ("월급 통장", "bank", "2300000")):
        page.goto(base + "/accounts/new")
        page.fill("#name", name)
        page.select_option("#kind", kind)
        page.fill("#opening", opening)
        page.fill("#since", "2026-10-01")
        page.click("form .actions .main")
        page.wait_for_url("**said=made**")
    album.take(page, "accounts")
    page.goto(base + "/budgets")
    album.take(page, "no-budget")
    page.click("a[href='/budgets/new']")
    page.select_option("#category", "food")
    page.fill("#amount", "300000")
    page.click("button[value=set]")
    page.wait_for_url("**said=saved**")
    page.goto(base + "/budgets")
    page.click(".rest a")
    page.fill("dialog.sheet #amount", "400000")
    album.take(page, "budget-sheet")
    page.click("dialog.sheet button[value=set]")
    page.wait_for_url("**said=saved**")
    check("400,000" in page.inner_text(".rest"), "week: a budget is changed by a tap on it")
    album.take(page, "budget")
    page.goto(base + "/")
    page.set_input_files("#gallery", [sample("korean-cafe.jpg")])
    page.wait_for_selector("#queue-rows a.row", timeout=120_000)
    page.goto(base + "/review")
    album.take(page, "review")
    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
    page.select_option("#category", "food")
    page.wait_for_function("() => document.querySelector('.photos img, .photos svg.part')?.getBoundingClientRect().height > 50")
    page.locator(SEEN).wait_for()
    page.locator("form[data-review] .actions button.main").click()
    page.wait_for_url(lambda url: "done=" in url)
    check(len(household.records("--status", "confirmed")) == 1, "week: a photo became a record")

    # Tuesday: an entry with parts.
    page.goto(base + "/add")
    page.fill("#amount", "32,000")
    page.fill("#merchant", "동네마트")
    page.locator("summary", has_text="나누어 넣기").click()
    page.select_option("#partCategory1", "food")
    page.fill("#partAmount1", "20000")
    page.select_option("#partCategory2", "household")
    page.select_option("#account", label="지갑")
    album.take(page, "entry-with-parts")
    page.click("form .actions .main")
    page.wait_for_url("**entered=**")
    album.take(page, "entered")

    # Wednesday: a transfer, and a note in the evening; both without a network.
    page.goto(base + "/add?kind=transfer")
    page.fill("#amount", "50000")
    page.select_option("#account", label="월급 통장")
    page.select_option("#toAccount", label="지갑")
    phone.set_offline(True)
    page.click("form .actions .main")
    page.locator("#queue-rows li").wait_for()
    check(page.locator("#queue-rows li").count() == 1 and page.input_value("#amount") == "",
          "week: without a network an entry waits, and the form is free for the next")
    album.take(page, "waiting")
    phone.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_function("() => document.querySelector('#queue-rows li')?.textContent.includes('입력함')")
    # What cannot be entered is told where it waits, and corrected there.
    page.goto(base + "/add")
    phone.set_offline(True)
    page.fill("#amount", "많이")
    page.fill("#merchant", "분식집")
    page.click("form .actions .main")
    page.locator("#queue-rows li").wait_for()
    phone.set_offline(False)
    page.locator("#queue-rows a", has_text="고치기").wait_for()
    check(not page.inner_text("#notice"), "week: what was refused is not said to be sent later")
    album.take(page, "refused")
    page.click("#queue-rows a.button")
    page.wait_for_url("**queued=**")
    check(page.input_value("#merchant") == "분식집", "week: a refused entry is corrected with its fields as they were")
    page.fill("#amount", "8000")
    page.click("form .actions .main")
    page.wait_for_url("**entered=**")
    check(page.locator("#queue-rows li").count() == 0, "week: nothing waits behind it")
    page.goto(base + "/add?kind=note")
    page.fill("#text", "고양이가 무릎에서 잠들었다.")
    page.locator(".moods label").nth(4).click()
    page.set_input_files("#photo", [sample("tabby-cat.jpg")])
    album.take(page, "note")
    phone.set_offline(True)
    page.click("form .actions .main")
    page.locator("#queue-rows li").wait_for()
    phone.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_function("() => document.querySelector('#queue-rows li')?.textContent.includes('입력함')")
    noted = [one for one in household.records("--status", "confirmed") if one["kind"] == "note"]
    check([len(one["images"]) for one in noted] == [1], "week: a note that was written offline keeps its picture")
    page.goto(base + "/records/" + noted[0]["id"])
    album.take(page, "noted")
    kinds = sorted(one["kind"] for one in household.records("--status", "confirmed"))
    check(kinds == ["expense"] * 3 + ["note", "transfer"], f"week: {kinds}")

    # Thursday: a statement of the bank; one answer for each shop.
    statement = os.path.join(household.folder, "statement.csv")
    with open(statement, "w", encoding="utf-8") as file:
        file.write("거래일자,적요,출금액,입금액\n2026-11-12,한국전력공사,43200,0\n2026-11-13,박영희,60000,0\n")
    household.run("bank", "import", statement, "--account", "월급 통장")
    page.goto(base + "/")
    page.click("a[href='/review/statements']")
    page.wait_for_url("**/review/statements")
    page.locator("li.row", has_text="박영희").locator("select").select_option("dues")
    album.take(page, "statement")
    page.click("button[value=confirm]")
    page.wait_for_url("**confirmed=2**")
    check("2건을 확정했습니다" in page.inner_text("#notice") and not household.records("--status", "draft"),
          "week: a statement's drafts are confirmed by shop, on one page")

    # Friday to Sunday: categories, a rule, a look at everything.
    page.goto(base + "/categories")
    page.click("a[href='/categories/new']")
    page.fill("dialog.sheet #name", "취미")
    album.take(page, "sheet")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('dialog') && document.activeElement.matches('a[data-sheet]')")
    page.click("a[href='/categories/new']")
    page.fill("dialog.sheet #name", "취미")
    page.click("dialog.sheet .actions .main")
    page.wait_for_url("**said=made**")
    check(True, "week: a sheet is left by Escape, with the focus where it was, and sends its form")
    album.take(page, "categories")
    page.goto(base + "/rules")
    page.fill("#merchant", "동네마트")
    page.select_option("#category", "food")
    page.click("form .actions .main")
    page.wait_for_url("**said=saved**")
    album.take(page, "rules")
    page.goto(base + "/accounts")
    page.locator("a.row", has_text="지갑").click()
    page.locator("summary", has_text="잔액 맞추기").click()
    page.fill("#counted", "138000")
    page.locator("button[value=compare]").click()
    page.wait_for_url("**")
    album.take(page, "reconciled")
    check("맞춰 본 것으로" in page.inner_text("#notice"), f"week: the wallet agrees: {page.inner_text('#notice')}")
    for name, path in (("home", "/"), ("records", "/records"), ("calendar", "/calendar"), ("reports", "/reports"),
                       ("shops", "/reports?by=merchant&span=year"), ("moods", "/reports/moods"), ("prices", "/reports/prices?item=" + quote("아메리카노")),
                       ("more", "/more"), ("settings", "/settings"), ("add", "/add"), ("coming", "/coming"), ("subjects", "/subjects")):
        page.goto(base + path)
        album.take(page, name)
    page.goto(base + "/calendar")
    check("고양이" in page.inner_text("#day"), "week: the calendar's day has the note")
    check(not errors, f"week: no error in a script {errors}")
    for name, path in (("home", "/"), ("add", "/add"), ("records", "/records")):
        fresh = chromium.new_context(viewport=PHONE, locale="ko-KR")
        fresh.add_cookies([one for one in phone.cookies() if one["name"] == "receiptmind"])
        view, requests = fresh.new_page(), []
        view.on("requestfinished", lambda request: requests.append(request))
        view.goto(base + path)
        settled(view)
        # Small pictures of rows come beside it.
        sizes = [one.sizes()["responseBodySize"] for one in requests if "/pages/" not in one.url and "/events" not in one.url]
        check(sum(sizes) <= 45 * 1024, f"week: the first view of {name} has {sum(sizes) / 1024:.0f} KB in {len(sizes)} requests")
        fresh.close()
    chromium.close()
    queues(household, playwright, check)
    program(household, check)


def queues(household, playwright, check):
    """A hundred entries and notes of two phones, offline, the same accounts: none is lost, none is doubled."""
    chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    before = len(household.records("--status", "confirmed"))
    phones = []
    for name in ("하나", "둘"):
        context = chromium.new_context(viewport=PHONE, locale="ko-KR")
        page = context.new_page()
        enter(page, household, name)
        page.goto(household.base + "/add")
        context.set_offline(True)
        phones.append((context, page, name))
    for context, page, name in phones:
        for number in range(50):
            page.fill("#amount", str(1000 + number))
            page.fill("#merchant", f"{name} {number}")
            page.click("form .actions .main")
            page.wait_for_function(f"() => document.querySelectorAll('#queue-rows li').length === {number + 1}")
    # A second tab of each sends the same queue at the same time.
    for context, page, _ in phones:
        context.set_offline(False)
        second = context.new_page()
        second.goto(household.base + "/", wait_until="commit")
        page.evaluate("dispatchEvent(new Event('online'))")
    for _ in range(240):
        found = household.records("--status", "confirmed")
        if len(found) - before >= 100:
            break
        time.sleep(0.5)
    for context, page, _ in phones:
        page.goto(household.base + "/")
        page.wait_for_function("""() => new Promise(resolve => { const open = indexedDB.open('receiptmind', 2); open.onsuccess = () => {
            const count = open.result.transaction('entries').objectStore('entries').count();
            count.onsuccess = () => { open.result.close(); resolve(count.result === 0); }; }; })""")
    names = [one["merchant"] for one in household.records("--status", "confirmed") if (one.get("merchant") or "").split()[:1] in (["하나"], ["둘"])]
    check(len(names) == 100 and len(set(names)) == 100, f"two phones' queues: {len(names)} records of 100 entries, {len(set(names))} different")
    chromium.close()


def program(household, check):
    """docs/week.sh keeps a week by the API, in a book of its own: the wallet of the other one is reconciled to this day."""
    other = Household(household.program)
    try:
        keeps(other, check)
    finally:
        other.close()


def keeps(household, check):
    for name, kind in (("bank", "bank"), ("cash", "cash")):
        household.run("accounts", "add", name, name, "--kind", kind, "--opening", "1000000KRW", "--currency", "KRW")
    household.start()
    shown = household.run("devices", "pair", "--token", "send,read,review,write", "--name", "script", "--port", str(household.port))
    token = next(word for word in shown.split() if len(word) == 64)
    script = os.path.join(os.path.dirname(__file__), "..", "..", "docs", "week.sh")
    done = subprocess.run([script, household.base, sample("us-grocery-cash.png")], env=dict(os.environ, TOKEN=token),
                          capture_output=True, text=True)
    added = len(household.records("--status", "confirmed"))
    check(done.returncode == 0 and added == 6 and done.stdout.endswith("Bakery\n"), f"docs/week.sh: {added} records of 6, {done.returncode} {done.stdout} {done.stderr}")
    drafts = [one["merchant"] for one in household.records("--status", "draft")]
    check(sorted(drafts) == ["Books", "Tram"], f"docs/week.sh: a statement that is sent twice is there once: {drafts}")
    note = next(one for one in household.records("--status", "confirmed") if one["memo"] == "A quiet evening")
    check(len(note["images"]) == 1, "docs/week.sh: the note has its picture")
