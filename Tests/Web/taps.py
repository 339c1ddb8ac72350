"""The most doubtful drafts of the sample receipts, confirmed with what is printed on them: how many taps that takes on a phone."""
import json
import unicodedata

from household import SEEN, enter, sample

#: In the review's order; all samples with one receipt each were looked at.
HARDEST = [
    "us-grocery-cash.png", "malaysian-rounding.jpg", "indian-restaurant.jpg", "korean-bookstore-crumpled.jpg", "korean-simple-receipt.jpg",
    "korean-cafe.jpg", "korean-cafe-english.jpg", "us-restaurant-tip.jpg", "korean-pharmacy.jpg", "polish-discounter.jpg",
]
GOAL = 14


def plain(text):
    """A name without blanks, case and marks, which nobody corrects by hand."""
    return "".join(letter for letter in unicodedata.normalize("NFKC", text or "").casefold() if letter.isalnum())


class Thumb:
    """Counts the taps; typing behind one is free."""

    def __init__(self, page):
        self.page, self.taps = page, 0

    def tap(self, locator):
        self.taps += 1
        locator.tap()

    def reach(self, field):
        """Opens what is folded around a field."""
        folded = self.page.locator(f"details:not([open]):has(#{field}) > summary")
        if folded.count():
            self.tap(folded.first)
        return self.page.locator("#" + field)

    def correct(self, field, values, same):
        """Takes a chip with one of the values, or types the first."""
        if any(same(self.page.input_value("#" + field), value) for value in values):
            return
        for chip in self.page.locator(f".field:has(#{field}) button.chip[value^=choose]").all():
            if any(same(chip.inner_text().split("\n")[-1], value) for value in values):
                with self.page.expect_navigation():
                    self.tap(chip)
                return
        place = self.reach(field)
        self.tap(place)
        if field == "category":
            self.taps += 1
            place.select_option(values[0])
        else:
            place.fill(values[0])


def digits(text):
    return "".join(letter for letter in text if letter.isdigit())


def taps(household, playwright, check):
    household.run("import", *[sample(name) for name in HARDEST])
    chromium = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    phone = chromium.new_context(viewport={"width": 390, "height": 844}, locale="ko-KR", has_touch=True, is_mobile=True)
    page = phone.new_page()
    enter(page, household)
    thumb, unseen, told = Thumb(page), [], []
    page.goto(household.base + "/review")
    for _ in HARDEST:
        begun = thumb.taps
        if "/question" in page.url:
            with page.expect_navigation():
                thumb.tap(page.locator("dialog form button").first)
        name = next(one for one in HARDEST if one in page.inner_text(".photos"))
        with open(sample(name.rsplit(".", 1)[0] + ".expected.json")) as file:
            wanted = json.load(file)
        thumb.correct("merchant", [wanted["merchant"], *(wanted.get("merchant_alt") or [])], lambda a, b: plain(a) == plain(b))
        thumb.correct("date", [wanted["date"]], lambda a, b: a == b)
        thumb.correct("amount", [wanted["total"]], lambda a, b: digits(a) == digits(b))
        thumb.correct("category", wanted["category"], lambda a, b: a == b)
        page.locator(SEEN).wait_for()
        seen = page.evaluate("""() => {
            const box = document.querySelector('.photos figure img, .photos figure svg.part').getBoundingClientRect();
            return box.height > 0 && box.top < innerHeight && box.bottom > 0;
        }""")
        if not seen:
            unseen.append(name)
        with page.expect_navigation():
            thumb.tap(page.locator("form[data-review] .actions button.main"))
        told.append(f"{name} {thumb.taps - begun}")
    check(not unseen, f"taps: no draft is confirmed without its photo on the screen {unseen}")
    check(len(household.records("--status", "confirmed")) == len(HARDEST), f"taps: all are confirmed: {told}")
    check(thumb.taps <= GOAL, f"taps: {thumb.taps} for the {len(HARDEST)} hardest drafts: {', '.join(told)}")
    chromium.close()
