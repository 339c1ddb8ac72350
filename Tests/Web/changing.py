"""On a small phone in Korean: a message becomes a transfer, forms tell all that is missing, entries are changed, and a file is downloaded."""
from datetime import date, timedelta

from accessibility import broken_rules
from household import enter
from week import PHONE, Album

MESSAGE = "[Web발신] 신한카드(1234)승인 홍*동 50,000원(일시불)11/24 12:34 카카오뱅크 이체"


def changing(household, playwright, check, pictures):
    household.run("accounts", "add", "bank", "월급 통장", "--kind", "bank", "--opening", "2300000KRW", "--currency", "KRW")
    household.run("accounts", "add", "wallet", "지갑", "--kind", "cash", "--opening", "120000KRW", "--currency", "KRW")
    household.run("add", "이마트", "87400KRW", "food", "--date", "2026-11-01")
    household.run("recurring", "add", "월세", "650000KRW", "--on", "25", "--mode", "draft")
    household.run("subjects", "add", "나비", "--kind", "pet", "--species", "cat")
    household.run("measure", "add", "나비", "체중", "4.2kg")
    household.run("budget", "set", "food", "400000")
    chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    phone = chromium.new_context(viewport=PHONE, locale="ko-KR", has_touch=True, is_mobile=True, device_scale_factor=2)
    page, album, base = phone.new_page(), Album(pictures), household.base
    album.prefix = "changing"
    enter(page, household, "폰")

    def seen(name):
        album.take(page, name)
        found = broken_rules(page)
        check(not found, f"changing: {name}: axe 0 {found}")
        check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"changing: {name} does not scroll sideways")

    # A message that is no purchase.
    page.goto(base + "/add")
    page.locator("summary", has_text="문자 붙여넣기").click()
    page.fill("#message", MESSAGE)
    page.locator("form[data-queue=message] .main").click()
    page.wait_for_url("**/review/*")
    seen("message")
    page.click("button[value=transfer]")
    page.wait_for_url("**form=*")
    page.click("form[data-review] .actions .main")
    page.wait_for_url("**form=*")
    check(page.locator("#problem-toAccount").is_visible(), "changing: a transfer without accounts says so at them")
    seen("transfer-without-accounts")
    page.select_option("#account", label="월급 통장")
    page.select_option("#toAccount", label="지갑")
    page.click("form[data-review] .actions .main")
    page.wait_for_url("**done=*")
    check([one["kind"] for one in household.records("--status", "confirmed")].count("transfer") == 1, "changing: a message became a transfer")

    # All that is missing.
    page.goto(base + "/add")
    page.click("form[data-queue=merchant] .actions .main")
    page.wait_for_url("**form=*")
    check(page.locator(".field.wrong").count() == 2, "changing: an empty entry says all that it needs")
    seen("missing")
    page.goto(base + "/accounts/new")
    page.locator("summary", has_text="신용카드").click()
    page.fill("#cutoff", "3")
    page.click("form .actions .main")
    page.wait_for_url("**form=*")
    check(page.locator(".field.wrong").count() == 2, "changing: an account without a name and a payment day says both")
    seen("account-missing")

    page.goto(base + "/accounts")
    page.click("a[href='/accounts/new']")
    page.fill("dialog.sheet #opening", "abc")
    page.click("dialog.sheet .actions .main")
    page.locator("dialog.sheet .field.wrong").nth(1).wait_for()
    check(page.input_value("dialog.sheet #opening") == "abc", "changing: a sheet stays open with what was typed, and says what is wrong")
    seen("sheet-missing")

    # Changes.
    page.goto(base + "/coming")
    page.locator("a.row", has_text="월세").first.click()
    page.fill("dialog.sheet #amount", "700000")
    seen("recurring")
    page.mouse.click(5, 5)
    check(page.locator("dialog.sheet").count() == 1, "changing: a tap beside a sheet keeps what is typed in it")
    page.go_back()
    page.locator("dialog.sheet").wait_for(state="detached")
    check(page.url.endswith("/coming"), "changing: Back closes the sheet, and stays on the page")
    page.locator("a.row", has_text="월세").first.click()
    page.fill("dialog.sheet #amount", "700000")
    page.click("dialog.sheet button[value=save]")
    page.wait_for_url("**said=saved**")
    check("₩700,000" in page.inner_text("main"), "changing: a recurring entry is changed")
    page.goto(base + "/coming")
    page.locator("a.row", has_text="월세").first.click()
    page.locator("dialog.sheet #amount").wait_for()
    refusal = "<!doctype html><main id=main><h1>Changed elsewhere</h1></main>"
    page.route("**", lambda route: route.fulfill(status=409, content_type="text/html", body=refusal) if route.request.method == "POST" else route.continue_())
    page.click("dialog.sheet button[value=save]")
    page.locator("main h1", has_text="Changed elsewhere").wait_for()
    page.locator("dialog.sheet").wait_for(state="detached")
    check(page.locator("main").count() == 1, "changing: what refuses a sheet's answer is shown")
    page.unroute("**")
    page.goto(base + "/subjects/나비")
    page.locator("a.row", has_text="4.2").click()
    page.fill("dialog.sheet #value", "4.4kg")
    seen("measure")
    page.click("dialog.sheet button[value=save]")
    page.wait_for_url("**said=saved**")
    check("4.4 kg" in page.inner_text("main"), "changing: a weight is changed")
    page.locator("summary", has_text="고치기").click()
    page.fill("#born", "2024-03-02")
    seen("subject")
    page.click("button[value=save]")
    page.wait_for_url("**said=saved**")
    page.locator("summary", has_text="예방접종").click()
    page.click("button[value=plan]")
    page.wait_for_url("**said=made**")
    days = [row.split("\n")[-1] for row in page.locator("main > .rows").first.locator("li").all_inner_texts()]
    check(len(days) == 2 and all(day > str(date.today()) for day in days), f"changing: a plan counts from the birthday: {days}")
    seen("planned")

    page.goto(base + "/coming")
    page.locator("a.row", has_text="광견병").first.click()
    day = date.today() + timedelta(days=40)
    page.fill("dialog.sheet #day", str(day))
    seen("reminder")
    page.click("dialog.sheet button[value=save]")
    page.wait_for_url("**said=saved**")
    check(f"{day.month}월 {day.day}일" in page.inner_text("main"), "changing: a reminder has another day")

    # A division, and months of budgets.
    mart = next(one for one in household.records("--status", "confirmed") if one.get("merchant") == "이마트")
    household.run("edit", mart["id"], "splits=food=50000 household=37400")
    page.goto(base + "/records/" + mart["id"])
    seen("parted")
    page.click("main .actions a.main")
    page.wait_for_url("**edit=1")
    seen("divided")
    page.click("button[value=whole]")
    page.wait_for_url("**saved=1**")
    check(page.locator("main input:not([type=hidden])").count() == 0, "changing: a record is looked at, not a form")
    page.click("main .actions a.main")
    page.wait_for_url("**edit=1")
    check(page.locator("button[value=whole]").count() == 0 and page.locator("#category").count() == 1, "changing: a division is taken back")
    page.goto(base + "/settings")
    page.fill("#month-start", "25")
    page.locator("form[action='/settings/profile'] button").click()
    page.wait_for_url("**said=saved**")
    seen("settings")
    page.goto(base + "/")
    check("예산의 한 달은" in page.inner_text("main"), "changing: the home says that budgets keep their months")
    seen("home")
    page.click("button[value=months]")
    page.wait_for_url("**said=saved**")
    check(page.locator("button[value=months]").count() == 0, "changing: budgets begin with the other months")

    # A stale form.
    page.goto(base + "/records/" + mart["id"] + "?edit=1")
    household.run("edit", mart["id"], "merchant=이마트 성수점", "category=food")
    page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
    page.fill("#memo", "장보기")
    with page.expect_navigation():
        page.click("form .actions button[value=save]")
    seen("conflict")
    page.click("button[value=save]")
    page.wait_for_url("**saved=1**")
    mended = next(one for one in household.records("--status", "confirmed") if one["id"] == mart["id"])
    check((mended["merchant"], mended["memo"]) == ("이마트 성수점", "장보기"), f"changing: mine is saved over theirs: {mended}")
    page.goto(base + "/steps")
    check(mart["id"][-8:] not in page.inner_text("main") and "이마트 성수점" in page.inner_text("main"), "changing: recent changes have no ids")
    seen("steps")

    # A file.
    page.goto(base + "/reports")
    page.locator("details.menu").last.click()
    page.locator("a[href='/export']").click()
    page.wait_for_url("**/export")
    seen("export")
    page.fill("#from", "2026-11-01")
    for format, start in (("xlsx", b"PK"), ("csv", b"\xef\xbb\xbf"), ("json", b'{"format"')):
        page.select_option("#format", format)
        with page.expect_download() as download:
            page.click("form .actions .main")
        with open(download.value.path(), "rb") as file:
            check(file.read().startswith(start), f"changing: {download.value.suggested_filename} is downloaded")

    # Long names, and notes of several lines.
    household.run("add", "--merchant", "이름이아주긴가게" * 12, "1000KRW")
    household.run("note", "첫 줄\n둘째 줄")
    page.goto(base + "/records")
    tallest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('.row .what b')]"
        ".map(one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)))"
    )
    check(tallest < 2.5, f"changing: a long name takes two lines of a list, not {tallest}")
    check(page.get_by_text("첫 줄 둘째 줄").is_visible(), "changing: a note stands in a list as one line")
    seen("long-names")
    chromium.close()
