"""What axe finds on a page that stands still."""
from axe_playwright_python.sync_playwright import Axe

#: All rules, and that what is to be tapped is 24 px large or apart.
RULES = {"rules": {"target-size": {"enabled": True}}}


def broken_rules(page):
    """Rules of axe that the page breaks. A target under a bar that stays in its place is looked at again where a person taps it."""
    # A notice that still fades in has less contrast than where it stands.
    page.evaluate("Promise.allSettled(document.getAnimations().map(one => one.finished))")
    found = Axe().run(page, options=RULES).response["violations"]
    for violation in [one for one in found if one["id"] == "target-size"]:
        places = [node["target"][0] for node in violation["nodes"]]
        found.remove(violation)
        for place in places:
            page.evaluate("place => document.querySelector(place).scrollIntoView({ block: 'center' })", place)
            again = Axe().run(page, options=RULES).response["violations"]
            found += [one for one in again if one["id"] == "target-size" and any(node["target"][0] == place for node in one["nodes"])]
    page.evaluate("scrollTo(0, 0)")
    return [f"axe {one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]
