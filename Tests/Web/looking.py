"""Looked at by a stranger: nothing that a phone cannot use, drawings to choose from, pictures upright, and the API says what the page shows."""
import base64
import json
import re
import urllib.request

from accessibility import broken_rules
from household import enter, sample
from week import PHONE, Album

#: Draws a picture on its side, as a phone keeps one that was held level.
TURNED = """async data => {
    const picture = new Image();
    picture.src = data;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.naturalHeight, picture.naturalWidth];
    const drawing = canvas.getContext('2d');
    drawing.translate(0, canvas.height);
    drawing.rotate(-Math.PI / 2);
    drawing.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9);
}"""


def looking(household, playwright, check, pictures):
    household.run("accounts", "add", "bank", "월급 통장", "--kind", "bank", "--opening", "2300000KRW", "--currency", "KRW")
    household.run("accounts", "add", "usd", "여행 달러", "--kind", "bank", "--opening", "300USD", "--currency", "USD")
    household.run("subjects", "add", "나비", "--kind", "pet", "--species", "cat", "--born", "2023-03-02")
    household.run("remind", "add", "예방접종", "--on", "2031-03-02", "--subject", "나비")
    household.run("goals", "set", "일본여행", "3000000KRW")
    household.run("add", "이마트", "87400KRW", "food", "--date", "2026-11-01")
    household.run("budget", "set", "food", "400000")
    chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    phone = chromium.new_context(viewport=PHONE, locale="ko-KR", has_touch=True, is_mobile=True, device_scale_factor=2)
    page, album, base = phone.new_page(), Album(pictures), household.base
    album.prefix = "looking"
    enter(page, household, "폰")

    def seen(name):
        album.take(page, name)
        found = broken_rules(page)
        check(not found, f"looking: {name}: axe 0 {found}")
        check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"looking: {name} does not scroll sideways")

    # A phone has nothing to drag, and no keys.
    check(page.locator(".at-desk").is_hidden(), "looking: a phone is not told to drag files")
    seen("home")
    page.locator("a", has_text="문자 붙여넣기").click()
    page.locator("#message").wait_for()
    check(page.locator("#message").is_visible(), "looking: a message is pasted from the home page, too")
    page.goto(base + "/settings")
    check(page.locator("label.at-desk").is_hidden(), "looking: a phone's settings have no keys")
    page.locator("form[action='/settings'] button").first.click()
    page.locator(".said").wait_for()
    place = page.evaluate("getComputedStyle(document.querySelector('#notice')).position")
    check(place == "fixed", f"looking: settings that were saved are told where every change is: {place}")

    # Few entries need more than five fields.
    page.goto(base + "/add")
    bar = page.locator("nav.bar").bounding_box()["y"]
    button = page.locator("form[data-queue=merchant] .actions .main").bounding_box()
    check(button["y"] + button["height"] <= bar, "looking: the button that enters is on the first screen")
    folds = page.locator("form[data-queue=merchant] .folds > details")
    check(folds.count() == 3 and not page.locator("#tags").is_visible(), f"looking: what few entries need is folded by what it is: {folds.count()}")
    seen("add")
    page.locator("summary", has_text="나누어 넣기").click()
    check(page.locator("#partAmount1").is_visible() and not page.locator("#tags").is_visible(), "looking: one fold opens alone")
    page.locator("summary", has_text="메모").click()
    closed = page.evaluate("""() => [...document.querySelectorAll('form[data-queue=merchant] .folds > :not([open])')]
        .map(one => Math.round(one.getBoundingClientRect().bottom))""")
    opened = page.evaluate("Math.min(...[...document.querySelectorAll('form[data-queue=merchant] .folds > [open]')].map(one => one.getBoundingClientRect().top))")
    check(len(set(closed)) == 1 and max(closed) <= opened, f"looking: what is folded stands together above what is open: {closed}, {opened:.0f}")
    seen("unfolded")
    page.fill("#amount", "32,000")
    page.fill("#merchant", "동네마트")
    page.select_option("#partCategory1", "food")
    page.fill("#partAmount1", "20000")
    page.select_option("#partCategory2", "household")
    page.fill("#tags", "장보기")
    page.select_option("#account", label="월급 통장")
    page.click("form[data-queue=merchant] .actions .main")
    page.wait_for_url("**entered=**")

    # Moods are faces wherever they are chosen.
    page.goto(base + "/add?kind=note")
    page.fill("#text", "고양이가 무릎에서 잠들었다.")
    page.locator(".moods label").nth(4).click()
    page.click("form .actions .main")
    page.wait_for_url("**entered=**")
    note = next(one for one in household.records("--status", "confirmed") if one["kind"] == "note")
    page.goto(f"{base}/records/{note['id']}?edit=1")
    check(page.inner_text("h1") == "일기", "looking: a note is called a note while it is changed")
    seen("note")
    page.locator(".moods label").first.click()
    page.click("form .actions button.main")
    page.wait_for_url("**saved=1**")

    def mood():
        return next(one for one in household.records("--status", "confirmed") if one["id"] == note["id"]).get("mood")

    check(mood() == "happy", f"looking: a mood is changed by a face: {mood()}")
    page.goto(f"{base}/records/{note['id']}?edit=1")
    page.locator(".moods label", has_text="없음").click()
    page.click("form .actions button.main")
    page.wait_for_url("**saved=1**")
    check(not mood(), f"looking: and taken back: {mood()}")

    # A category's drawing is chosen, not typed.
    page.goto(base + "/categories")
    page.click("a[href='/categories/new']")
    page.fill("dialog.sheet #name", "카페")
    check(page.locator("dialog.sheet input[name=icon][type=radio]").count() > 30, "looking: a category's drawing is chosen among drawings")
    page.locator("dialog.sheet .signs label[title='카페']").click()
    seen("drawings")
    page.click("dialog.sheet .actions .main")
    page.wait_for_url("**said=made**")
    row = page.locator("a.row", has_text="카페")
    check(row.locator("use[href$='#cafe']").count() == 1, "looking: and the list shows it")
    seen("categories")

    # A choice that means nothing says so, and the dot between remarks begins no line.
    page.goto(base + "/coming/reminder")
    check(page.locator("#subject option").first.text_content() == "없음", "looking: no subject is called none")
    for path in ("/", "/records", "/accounts", "/coming", "/goals", "/steps", "/subjects/나비"):
        page.goto(base + path)
        loose = page.evaluate("[...document.querySelectorAll('main :is(small, b)')].map(one => one.textContent).filter(text => text.includes(' · '))")
        check(not loose, f"looking: {path}: {loose}")
    check(page.locator("a.row[href^='/coming/reminder/']").count() == 1, "looking: a subject's reminder leads to its form")
    page.goto(base + "/goals")
    check("₩0 모음" in page.inner_text("main .rest"), "looking: a goal says which sum is saved")
    page.goto(base + "/accounts")
    left = page.evaluate("[...document.querySelectorAll('.facts .amount')].map(one => Math.round(one.getBoundingClientRect().left))")
    check(len(left) == 2 and len(set(left)) == 1, f"looking: sums of several currencies stand below each other: {left}")
    seen("accounts")

    # A photo on its side stands upright in lists: this one is wider than high.
    with open(sample("korean-simple-receipt.jpg"), "rb") as file:
        data = chromium.new_page().evaluate(TURNED, "data:image/jpeg;base64," + base64.b64encode(file.read()).decode())
    photo = {"name": "side.jpg", "mimeType": "image/jpeg", "buffer": base64.b64decode(data.split(",")[1])}
    page.goto(base + "/")
    page.set_input_files("#gallery", [photo])
    page.wait_for_selector("#queue-rows a.row", timeout=180_000)
    page.goto(base + "/records?status=draft")
    page.wait_for_function("() => document.querySelector('img.thumb')?.naturalWidth > 0")
    size = page.evaluate("(one => [one.naturalWidth, one.naturalHeight])(document.querySelector('img.thumb'))")
    check(size[0] > size[1], f"looking: a picture of a receipt on its side is turned upright: {size}")
    seen("upright")

    agree(household, page, check)
    chromium.close()
    desk(household, playwright, check)


def desk(household, playwright, check):
    """At a desk there is no camera to open, and files can be dropped; everything is reached by the keyboard."""
    chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = chromium.new_context(viewport={"width": 1280, "height": 900}, locale="en-US").new_page()
    enter(page, household, "Desk")
    check(page.locator(".at-desk").is_visible() and page.locator("label[for=camera]").is_hidden(),
          "looking: a desk is told to drop files, and has no camera")
    page.goto(household.base + "/add")
    page.focus("summary:has-text('Memo')")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    check(page.evaluate("document.activeElement.id") == "memo", "looking: a fold opens by Enter, and Tab goes into it")
    page.goto(household.base + "/categories/new")
    page.focus("input[name=icon]:checked")
    page.keyboard.press("ArrowLeft")
    chosen = page.evaluate("document.querySelector('input[name=icon]:checked').ariaLabel")
    check(chosen == "Repairs", f"looking: drawings are chosen by the arrow keys: {chosen}")
    ring = page.evaluate("getComputedStyle(document.querySelector('input[name=icon]:checked + span')).outlineStyle")
    check(ring == "solid", f"looking: and the chosen one has the ring of the focus: {ring}")
    chromium.close()


def agree(household, page, check):
    """What was made on the page, as programs read it: the same, word by word."""
    shown = household.run("devices", "pair", "--token", "read", "--name", "reader", "--port", str(household.port))
    token = re.search(r"\b[0-9a-f]{64}\b", shown).group(0)

    def read(path):
        asked = urllib.request.Request(household.base + "/api/v1/" + path, headers={"authorization": "Bearer " + token})
        with urllib.request.urlopen(asked) as answer:
            return json.load(answer)

    records = read("records?limit=50")["records"]
    mart = next(one for one in records if one.get("merchant") == "동네마트")
    page.goto(f"{household.base}/records/{mart['id']}")
    text = page.inner_text("main")
    check(mart["amount"] == "32000" and "₩32,000" in text, "agree: the amount of an entry")
    parts = [(one["category"], one["amount"]) for one in mart["splits"]]
    check(parts == [("food", "20000"), ("household", "12000")] and "₩12,000" in text, f"agree: its parts {parts}")
    check(mart["account"] == "bank" and "월급 통장" in text and mart["tags"] == ["장보기"] and "장보기" in text, "agree: its account and tags")
    note = next(one for one in records if one["kind"] == "note")
    page.goto(f"{household.base}/records/{note['id']}")
    check(note["memo"] in page.inner_text("main") and not note.get("mood"), "agree: a note's words, and its mood that was taken back")
    cafe = next(one for one in read("categories")["categories"] if one["korean"] == "카페")
    check((cafe["icon"], cafe["kind"], cafe["own"]) == ("☕", "expense", True), f"agree: a category {cafe}")
    page.goto(household.base + "/accounts")
    for account in read("accounts")["accounts"]:
        digits = f"{float(account['balance']):,.2f}" if account["currency"] == "USD" else f"{int(account['balance']):,}"
        check(digits in page.locator("a.row", has_text=account["name"]).inner_text(), f"agree: {account['name']}: {digits}")
    page.goto(household.base + "/budgets")
    for budget in read("budgets")["budgets"]:
        check(f"₩{int(budget['left']):,}" in page.inner_text("main"), f"agree: what is left of a budget: {budget['left']}")
