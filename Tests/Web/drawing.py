"""Draws the page as docs/ shows it: four screens of a phone in each language, and the review on a desk; see Scripts/draw-page."""
import base64

from playwright.sync_api import sync_playwright

from household import Household, enter, sample

#: A week in which the sample receipts are not old.
TODAY = "2026-11-24"
PHONE = {"width": 390, "height": 800}
DESK = {"width": 1152, "height": 720}
#: Pixels of a phone's screen in the picture, and between two.
SHOWN, GAP = 300, 14

HOUSEHOLDS = {
    "en": {
        "locale": "en_US.UTF-8",
        "photos": ["us-grocery-cash.png", "us-coffee-dark.jpg", "us-restaurant-tip.jpg"],
        "names": ["Corner Market", "City Power", "Hardware Barn", "Salary"],
        "amounts": ["87.40", "43.21", "31.85", "3450"],
    },
    "ko": {
        "locale": "ko_KR.UTF-8",
        "photos": ["korean-cafe.jpg", "korean-taxi.jpg", "korean-pharmacy.jpg"],
        "names": ["이마트", "한빛전력", "다이소", "월급"],
        "amounts": ["87400", "43210", "18300", "3450000"],
    },
}
CATEGORIES = ["food", "utilities", "household"]


def draw(program, folder):
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for language, facts in HOUSEHOLDS.items():
            household = Household(program)
            household.environment |= {"LC_ALL": facts["locale"], "RECEIPTMIND_TODAY": TODAY}
            try:
                fill(household, facts)
                household.start()
                cookies = let_in(chromium, household)
                phones = [screen(chromium, household, cookies, facts, path, PHONE, scheme) for path, scheme in (
                    ("/", "light"), (review(household), "light"), ("/add", "dark"), ("/reports?month=2026-11", "light"))]
                side_by_side(chromium, phones, f"{folder}/page-phone{'' if language == 'en' else '.' + language}.png")
                if language == "en":
                    with open(f"{folder}/page-desk.png", "wb") as file:
                        file.write(screen(chromium, household, cookies, facts, review(household, 1), DESK, "dark"))
            finally:
                household.close()
        chromium.close()


def fill(household, facts):
    """Three drafts, and two months of a small household."""
    household.run("import", *[sample(name) for name in facts["photos"]])
    *shops, salary = facts["names"]
    *amounts, earned = facts["amounts"]
    for month in ("2026-10", "2026-11"):
        household.run("add", salary, earned, "salary", "--kind", "income", "--date", month + "-10")
        for day, (shop, amount, category) in enumerate(zip(shops, amounts, CATEGORIES), 3):
            household.run("add", shop, amount, category, "--date", f"{month}-{day:02}")
    household.run("add", shops[0], amounts[2], "food", "--date", "2026-11-17")


def let_in(chromium, household):
    context = chromium.new_context()
    enter(context.new_page(), household)
    cookies = context.cookies()
    context.close()
    return cookies


def review(household, number=0):
    """The review of a draft, by its place in the list."""
    return "/review/" + household.records("--status", "draft")[number]["id"]


def screen(chromium, household, cookies, facts, path, size, scheme):
    context = chromium.new_context(viewport=size, locale=facts["locale"][:5].replace("_", "-"), color_scheme=scheme)
    context.add_cookies(cookies)
    page = context.new_page()
    page.goto(household.base + path, wait_until="load")
    page.wait_for_function("() => [...document.querySelectorAll('img.thumb')].every(one => one.complete && one.naturalWidth > 0)")
    picture = page.screenshot()
    context.close()
    return picture


def side_by_side(chromium, pictures, path):
    page = chromium.new_page(viewport={"width": len(pictures) * (SHOWN + GAP) - GAP, "height": SHOWN * PHONE["height"] // PHONE["width"]})
    images = "".join(f'<img width={SHOWN} src="data:image/png;base64,{base64.b64encode(picture).decode()}">' for picture in pictures)
    page.set_content(f'<body style="margin:0;display:flex;gap:{GAP}px;background:transparent">{images}')
    page.screenshot(path=path, omit_background=True)
    page.close()
