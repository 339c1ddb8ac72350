"""Statements of banks and cards on the page: sent from a phone, asked about, imported, undone; with and without JavaScript."""
import os

from accessibility import broken_rules
from household import enter

WORKBOOKS = os.path.join(os.path.dirname(__file__), "..", "ReceiptExchangeTests", "Workbooks")

#: A bank's, with balances that prove it, and a purchase that the household has noted already.
BANK = """거래일자,적요,출금액,입금액,잔액
2026-11-02,스타벅스 강남점,5000,0,1195000
2026-11-03,급여,0,3450000,4645000
2026-11-04,이마트,23400,0,4621600
2026-11-05,한국전력,43200,0,4578400
"""
#: Nothing says whether the amounts were spent.
OPEN = """Date,Description,Amount
03/04/2026,Cafe,5.00
04/05/2026,Books,-3.00
05/06/2026,Shop,7.00
06/07/2026,Tea,6.00
"""


def write(household, name, text):
    path = os.path.join(household.folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


def troubles(page):
    """What is wrong with the screen that is shown."""
    found = broken_rules(page)
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("scrolls sideways")
    return found


def statements(household, playwright, check, pictures):
    household.run("accounts", "add", "kb", "국민은행", "--kind", "bank", "--opening", "1200000KRW", "--since", "2026-11-01")
    household.run("accounts", "add", "visa", "Visa", "--kind", "bank", "--opening", "0USD", "--currency", "USD")
    household.run("add", "이마트", "23400KRW", "food", "--date", "2026-11-04", "--account", "kb")
    before = len(household.records())
    chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])

    def device(name, **options):
        context = chromium.new_context(**options)
        page = context.new_page()
        enter(page, household, name)
        return page

    def picture(page, name):
        found = troubles(page)
        check(not found, f"{name}: axe, and nothing scrolls sideways: {found}")
        if pictures:
            page.screenshot(path=f"{pictures}/statement-{name}.png", full_page=True)

    def choose(page, path, account=""):
        page.goto(household.base + "/statements")
        if page.locator("#account").count():
            page.select_option("#account", account)
        page.set_input_files("#statement", path)
        page.locator("main form .main").click()
        page.wait_for_url("**/statements/*")

    phone = device("Phone", **playwright.devices["Pixel 7"], locale="ko-KR")
    phone.goto(household.base + "/accounts")
    phone.locator("a[href='/statements']").click()
    picture(phone, "choose")
    choose(phone, write(household, "11월 거래내역.csv", BANK))
    picture(phone, "whose")
    phone.select_option("#account", "kb")
    phone.click("button[value=account]")
    phone.wait_for_load_state()
    text = phone.inner_text("main")
    check("국민은행" in text and "스타벅스 강남점" in text and "✓" in text, "a statement is shown before anything is written")
    check(len(household.records()) == before, "nothing is written before it is said")
    picture(phone, "preview")
    phone.click("button[value=import]")
    phone.wait_for_url("**said=imported**")
    picture(phone, "imported")
    drafts = household.records("--status", "draft")
    check(len(drafts) == 3, f"what is new becomes drafts: {len(drafts)}")
    phone.locator("main .button.main").click()
    check(phone.url.endswith("/review/statements") and phone.locator("main .rows li").count() == 3, "it leads to their review")
    phone.go_back()
    phone.locator("#notice button").click()
    phone.wait_for_load_state()
    check(not household.records("--status", "draft"), "one tap takes it back")

    small = device("Small", locale="en-US", viewport={"width": 320, "height": 700})
    choose(small, write(household, "export.csv", OPEN), "visa")
    picture(small, "question")
    check(small.locator("button[value=mean]").count() >= 2 and small.locator("main .items li").count() >= 6,
          "what is open is asked with rows as they would be entered")
    for _ in range(3):
        if small.locator("button[value=import]").count():
            break
        picture(small, "sign")
        small.locator("button[value=mean]").first.click()
    picture(small, "read")
    small.click("button[value=import]")
    check(len(household.records("--status", "draft")) == 4, "what was answered is imported")
    choose(small, write(household, "again.csv", OPEN), "visa")
    check(small.locator("button[value=mean]").count() == 0 and "already" in small.inner_text("main"),
          "what was answered is not asked again, and nothing comes in twice")

    choose(small, write(household, "columns.csv", "x,y,z\n2026-11-20,Bakery,4.20\n2026-11-21,Bakery,4.80\n"), "visa")
    picture(small, "columns")
    # They may be found by what they have; the sign is then the question.
    small.locator("a[href$='columns=1']").click()
    for column, role in (("1", "date"), ("2", "text"), ("3", "out")):
        small.select_option(f"#column-{column}", role)
    small.click("button[value=columns]")
    check("Bakery" in small.inner_text("main") and small.locator("button[value=import]").count() == 1, "columns without names can be told")

    choose(small, os.path.join(WORKBOOKS, "agile.xlsx"), "kb")
    picture(small, "password")
    small.fill("#password", "wrong")
    small.click("button[value=password]")
    check("wrong" in small.inner_text("main"), "a wrong password is told")
    small.fill("#password", "19880301")
    small.click("button[value=password]")
    check(small.locator("#password").count() == 0, "a workbook with a password is opened")
    picture(small, "workbook")
    choose(small, write(household, "letter.txt", "Dear customer,\nthank you.\n"), "kb")
    picture(small, "letter")
    # Axe needs a script, so that this is without it.
    plain = device("Plain", java_script_enabled=False, locale="en-US", viewport={"width": 320, "height": 700})
    choose(plain, write(household, "november.csv", BANK), "kb")
    plain.check("input[name=again]")
    plain.click("button[value=import]")
    plain.wait_for_url("**said=imported**")
    check(len(household.records("--status", "draft")) == 7, "without JavaScript what was undone is imported again")

    # A photo that is dropped along with a statement is sent, too.
    phone.goto(household.base + "/")
    with phone.expect_request(lambda request: request.method == "PUT" and "/photos" in request.url):
        phone.evaluate("""text => {
            const data = new DataTransfer();
            data.items.add(new File([text], "dropped.csv"));
            data.items.add(new File([text], "another.csv"));
            data.items.add(new File([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], "photo.png", { type: "image/png" }));
            document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }""", BANK)
        phone.wait_for_url("**/statements/*")
    check("dropped.csv" in phone.inner_text("main"), "a statement that is dropped is asked about at once")
    phone.goto(household.base + "/statements")
    waiting = phone.inner_text("main .rows")
    check("dropped.csv" in waiting and "another.csv" in waiting, f"of several that are dropped none is lost: {waiting!r}")
    picture(phone, "waiting")
    chromium.close()
