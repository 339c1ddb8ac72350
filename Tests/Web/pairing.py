"""A phone that is paired again as somebody else, with what waits on it."""
import time

from household import enter, sample

PHONE = {"width": 390, "height": 844}


def records(household, user):
    return household.records("--user", user, "--status", "confirmed")


def drafts(household, user):
    return household.records("--user", user, "--status", "draft")


def waiting(page):
    """The entries that wait on the phone, whoever made them."""
    return page.evaluate("""() => new Promise(resolve => {
        const open = indexedDB.open('receiptmind', 2);
        open.onsuccess = () => {
            const count = open.result.transaction('entries').objectStore('entries').count();
            count.onsuccess = () => { open.result.close(); resolve(count.result); };
        };
    })""")


def until(holds):
    for _ in range(240):
        if holds():
            return
        time.sleep(0.5)


HELD = ("**/add", "**/photos/*")


def hold(phone):
    """A network that lets pages through and takes nothing, so that the phone is paired again before its queue is sent."""
    for address in HELD:
        phone.route(address, lambda route: route.continue_() if route.request.method == "GET" else route.abort())


def release(phone):
    for address in HELD:
        phone.unroute(address)


def settle(page):
    """Until nothing is being sent; the feed of changes never ends."""
    page.wait_for_timeout(1500)


def pairing(household, playwright, check, pictures):
    household.run("users", "add", "mom")
    chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    phone = chromium.new_context(viewport=PHONE, locale="ko-KR")
    page, base = phone.new_page(), household.base
    enter(page, household)

    # An entry and a photo wait on the phone, because nothing gets through.
    page.goto(base + "/add")
    old, home = phone.new_page(), phone.new_page()
    old.goto(base + "/add")
    home.goto(base + "/")
    phone.set_offline(True)
    page.fill("#amount", "12000")
    page.fill("#merchant", "분식집")
    page.click("form .actions .main")
    page.locator("#queue-rows li", has_text="분식집").wait_for()
    home.set_input_files("#gallery", [sample("korean-pharmacy.jpg")])
    home.locator("#queue-rows li", has_text="연결되면 보냅니다").first.wait_for()
    hold(phone)
    phone.set_offline(False)

    # Paired again, as another user.
    page.goto(household.link("mom"))
    page.fill("#name", "Mom's")
    page.click("button.main")
    page.wait_for_url(base + "/")
    release(phone)
    page.reload()
    row = page.locator("#queue-rows li", has_text="me 사용자가 남긴 2건")
    row.wait_for()
    page.evaluate("dispatchEvent(new Event('online'))")
    settle(page)
    check(not any(each(household, user) for each in (records, drafts) for user in ("me", "mom")),
          "pairing: nothing is sent as the phone's next user")
    check("분식집" not in page.content(), "pairing: the next user does not see what waits either")
    if pictures:
        page.screenshot(path=f"{pictures}/pairing-others.png", full_page=True)

    # A tab that was open all the time still shows the first user's page.
    old.fill("#amount", "7000")
    old.fill("#merchant", "문구점")
    old.click("form .actions .main")
    old.locator("#notice", has_text="사용자가 바뀌었습니다").wait_for()
    check(not records(household, "mom"), "pairing: an older tab sends nothing as the next user")
    page.reload()
    page.locator("#queue-rows li", has_text="me 사용자가 남긴 3건").wait_for()
    check(True, "pairing: what it kept waits with the rest")

    # Asked, and not wanted: nothing happens.
    page.locator("#queue-rows button").first.click()
    page.locator("dialog.ask button").first.click()
    settle(page)
    check(not records(household, "mom"), "pairing: sending it as the next user is asked first")

    # Back with its maker: all of it is sent, once.
    page.goto(household.link("me"))
    page.fill("#name", "Mine")
    page.click("button.main")
    page.wait_for_url(base + "/")
    until(lambda: waiting(page) == 0)
    names = sorted(one["merchant"] for one in records(household, "me"))
    check(names == ["문구점", "분식집"] and not records(household, "mom"), f"pairing: its maker's book gets it, once: {names}")
    until(lambda: drafts(household, "me"))
    check(len(drafts(household, "me")) == 1 and not drafts(household, "mom"), "pairing: and its photo")

    # One person under two names: taken over when that is said.
    page.goto(base + "/add")
    hold(phone)
    page.fill("#amount", "3000")
    page.fill("#merchant", "빵집")
    page.click("form .actions .main")
    page.locator("#queue-rows li", has_text="빵집").wait_for()
    page.goto(household.link("mom"))
    page.click("button.main")
    page.wait_for_url(base + "/")
    release(phone)
    page.reload()
    page.locator("#queue-rows button", has_text="mom 사용자로 보내기").click()
    page.locator("dialog.ask button.main").click()
    page.locator("#queue-rows li", has_text="입력함").wait_for()
    check([one["merchant"] for one in records(household, "mom")] == ["빵집"] and len(records(household, "me")) == 2,
          "pairing: it is entered for the next user when that user says so")
    chromium.close()
