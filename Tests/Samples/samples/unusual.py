"""Receipts with one thing that is unusual: a scan, a drawn name, a refund, white on black, faded ink, columns far apart."""
from printing.numbers import cents, equal, share, uk_vat_number
from printing.printer import Slip

from .catalogue import expected, sample


@sample("us-grocery-cash.png", size=(900, 1500), turn=1.1, tilt=(0, 0), crumple=0.05, curl=0.1, fill=0.9)
def us_grocery():
    lines = [("BROWN RICE 2LB", 349, "F"), ("BLACK BEANS 4PK", 396, "F"), ("BABY SPINACH", 329, "F"),
             ("GALA APPLES 3LB", 499, "F"), ("SHARP CHEDDAR", 589, "F"), ("PAPER TOWELS 6", 1099, "T"),
             ("DISH SOAP", 399, "T"), ("SPARKLING WATER 12", 549, "F")]
    items = [(n, 1, a) for n, a, _ in lines]
    subtotal = sum(a for _, _, a in items)
    tax = share(sum(a for _, a, c in lines if c == "T"), 7, 100)
    total, cash = subtotal + tax, 5000
    s = Slip("dejavu", 38, pitch=32, dotted_zero=True)
    s.center("MAPLE HOLLOW", bold=True, size=1.7)
    s.center("GROCERY CO-OP")
    s.center("2200 Orchard Pike, Fernwick, OH")
    s.center("555-555-0177   Store 014")
    s.gap(10)
    s.pair("11/18/2025  4:58 PM", "Reg 3  Cash 22")
    s.rule()
    for n, a, c in lines:
        s.table((n, 0, "l"), (cents(a), 34, "r"), (c, 38, "r"))
    s.rule()
    s.table(("SUBTOTAL", 0, "l"), (cents(subtotal), 34, "r"))
    s.table(("TAX 7.00%", 0, "l"), (cents(tax), 34, "r"))
    s.table(("TOTAL", 0, "l"), (cents(total), 34, "r"), bold=True, size=1.4)
    s.gap(6)
    s.table(("CASH", 0, "l"), (cents(cash), 34, "r"))
    s.table(("CHANGE", 0, "l"), (cents(cash - total), 34, "r"))
    s.rule()
    s.center(f"ITEMS SOLD {len(lines)}")
    s.barcode("014 03 20251118 0774")
    s.center("Local food, fair prices")
    return s, expected("MAPLE HOLLOW GROCERY CO-OP", "2025-11-18", "16:58", total, "USD", ["food"], tax, subtotal, items,
                       ["MAPLE HOLLOW"], digits=2)


def drawn_name(day, time, clerk, lines, cash):
    """A shop whose name is only drawn: nothing that is written names it."""
    items = [(n, 1, a) for n, a in lines]
    subtotal = sum(a for _, _, a in items)
    tax = share(subtotal, 7, 100)
    total = subtotal + tax
    s = Slip("dejavu", 38, pitch=32)
    s.drawn_name()
    s.gap(10)
    s.pair(f"{day[5:7]}/{day[8:]}/{day[:4]}  {time}", clerk)
    s.rule()
    for n, _, a in items:
        s.pair(n, cents(a))
    s.rule()
    s.pair("SUBTOTAL", cents(subtotal))
    s.pair("TAX 7.00%", cents(tax))
    s.pair("TOTAL", cents(total), bold=True, size=1.4)
    s.gap(6)
    s.pair("CASH", cents(cash))
    s.pair("CHANGE", cents(cash - total))
    return s, expected(None, day, time, total, "USD", ["food"], tax, subtotal, items, digits=2)


@sample("drawn-name-1.png")
def drawn_name_1():
    return drawn_name("2025-09-14", "11:20", "Clerk 4", [("SMOKED MACKEREL", 899), ("RYE CRISPBREAD", 425),
                                                         ("LEMONS 3", 180)], 2000)


@sample("drawn-name-2.jpg", size=(1080, 1440), table="oak", turn=1.4, tilt=(4, -3), crumple=0.12, light_from=40)
def drawn_name_2():
    return drawn_name("2025-10-02", "17:45", "Clerk 1", [("OYSTERS DOZEN", 2150), ("SEA SALT 250G", 640)], 3000)


@sample("refund-uk.jpg", size=(1080, 1440), table="denim", turn=-3.0, tilt=(8, -5), fill=0.84, shift=(0.03, 0.04), crumple=0.3,
        light_from=70)
def refund_uk():
    items = [("LINEN CUSHION 45CM", 1, -1800), ("ENAMEL JUG", 1, -600)]
    total = sum(a for _, _, a in items)
    vat = share(total, 1, 6)
    equal(total, -2400)
    s = Slip("dejavu", 38, pitch=34)
    s.center("HARROW & FINCH", bold=True, size=1.6)
    s.center("HOMEWARE")
    s.center("3 Cobbler's Yard, Wexcombe WX0 1AB")
    s.center("01632 960 274")
    s.center(f"VAT Reg No {uk_vat_number('0003155')}")
    s.gap(10)
    s.center("*** REFUND ***", bold=True, size=1.4)
    s.gap(6)
    s.left("Original sale 22/01/2026 no. 5518")
    s.rule()
    for n, q, a in items:
        s.pair(n, cents(a))
    s.rule()
    s.pair("REFUND TOTAL", "-£" + cents(-total), bold=True, size=1.35)
    s.pair("incl. VAT @ 20%", "-£" + cents(-vat))
    s.rule()
    s.pair("Refunded to MASTERCARD", "-£" + cents(-total))
    s.left("**** **** **** 3308   Auth 771904")
    s.gap(10)
    s.pair("31/01/2026", "12:20")
    s.pair("Till 2", "Served by Morgan")
    s.center("Please keep for your records")
    return s, expected("HARROW & FINCH HOMEWARE", "2026-01-31", "12:20", total, "GBP", ["household"], vat, None, items,
                       ["HARROW & FINCH"], digits=2)


@sample("us-coffee-dark.jpg", size=(1080, 1440), table="pine", turn=2.0, tilt=(9, -2), crumple=0.2, light_from=190,
        warm=0.8)
def us_coffee():
    items = [("Oat Milk Latte 16oz", 1, 575), ("Drip Coffee 12oz", 1, 325), ("Blueberry Scone", 2, 850)]
    subtotal = sum(a for _, _, a in items)
    tax, tip = share(subtotal, 6, 100), 200
    total = subtotal + tax + tip
    s = Slip("sans", 40, pitch=34)
    s.strip([("COPPER KETTLE", s.inner / 2, "c")], bold=True, size=2.0, invert=True)
    s.strip([("COFFEE BAR", s.inner / 2, "c")], bold=True, size=1.1, invert=True)
    s.gap(12)
    s.center("77 Harbor Street, Port Alder, ME")
    s.center("(555) 555-0163")
    s.gap(6)
    s.pair("Jul 19, 2026", "8:06 AM")
    s.pair("Order 214", "Barista: Sam")
    s.rule()
    for n, q, a in items:
        s.pair(f"{q} x {n}", "$" + cents(a))
    s.rule()
    s.pair("Subtotal", "$" + cents(subtotal))
    s.pair("Tax (6%)", "$" + cents(tax))
    s.pair("Tip", "$" + cents(tip))
    s.gap(8)
    s.strip([("TOTAL", 14, "l"), ("$" + cents(total), s.inner - 14, "r")], bold=True, size=1.5, invert=True)
    s.gap(8)
    s.pair("Visa ending 7719", "$" + cents(total))
    s.gap(4)
    s.center("Beans of the week: Hillside Honey")
    s.qr("copper", 5)
    return s, expected("COPPER KETTLE COFFEE BAR", "2026-07-19", "08:06", total, "USD", ["food"], tax, subtotal, items,
                       ["COPPER KETTLE"], digits=2)


@sample("faded-hardware-store.jpg", size=(1200, 1600), table="desk", turn=-2.6, tilt=(6, 4), crumple=0.4,
        fold=(0.5,), ink=0.47, fade=0.5, ink_color=(92, 84, 98), paper=(1.0, 0.975, 0.915), light_from=225, warm=0.6)
def faded_hardware():
    items = [("HINGE 3IN SATIN 2PK", 1, 649), ("WOOD SCREW #8 100CT", 1, 879), ("SANDPAPER 120G 5PK", 1, 497),
             ("PAINT BRUSH 2IN", 2, 1198), ("INT PAINT QT WHITE", 1, 1899)]
    subtotal = sum(a for _, _, a in items)
    tax = share(subtotal, 725, 10000)
    total = subtotal + tax
    s = Slip("liberation", 40, pitch=33)
    s.center("TILLMAN HARDWARE", bold=True, size=1.6)
    s.center("& SUPPLY")
    s.center("905 Quarry Road, Stonebridge, CO")
    s.center("555-555-0129")
    s.rule()
    s.pair("06/21/2024", "10:17 AM")
    s.pair("SALE  TRX 88214", "REG 01")
    s.rule()
    for n, q, a in items:
        s.pair(n, cents(a))
        if q > 1:
            s.left(f"   {q} @ {cents(a // q)}")
    s.rule()
    s.pair("SUBTOTAL", cents(subtotal))
    s.pair("SALES TAX 7.25%", cents(tax))
    s.pair("TOTAL", "$" + cents(total), bold=True, size=1.4)
    s.rule()
    s.pair("DEBIT ****4410", cents(total))
    s.left("AUTH 660182   REF 0417")
    s.gap(6)
    s.center("RETURNS WITHIN 90 DAYS")
    s.barcode("88214-01-062124")
    return s, expected("TILLMAN HARDWARE & SUPPLY", "2024-06-21", "10:17", total, "USD", ["household", "other"], tax,
                       subtotal, items, ["TILLMAN HARDWARE"], digits=2)


@sample("two-columns-far-apart.jpg", size=(1500, 1440), table="felt", turn=3.6, tilt=(6, 3), crumple=0.25,
        light_from=150, warm=0.2, quality=74)
def two_columns():
    items = [("The Salt Road (pbk)", 1, 1799), ("Field Notes on Moss", 1, 2450), ("Greeting card", 1, 495)]
    subtotal = sum(a for _, _, a in items)
    tax = share(subtotal, 7, 100)
    total = subtotal + tax
    s = Slip("sans", 68, pitch=39)
    s.left("Cedar Lane Books", bold=True, size=1.7)
    s.left("31 Cedar Lane, Ashby Springs, IN    555-555-0191")
    s.rule("_")
    s.pair("Receipt 20931", "October 3, 2026  2:35 PM")
    s.rule("_")
    for n, q, a in items:
        s.pair(n, cents(a))
    s.rule("_")
    s.pair("Subtotal", cents(subtotal))
    s.pair("Sales tax 7%", cents(tax))
    s.pair("Total due", "$" + cents(total), bold=True, size=1.3)
    s.rule("_")
    s.pair("Amex ending 1009", cents(total))
    s.pair("Approval", "582047")
    s.gap(10)
    s.left("Story hour every Saturday at ten. Bring a cushion!")
    return s, expected("Cedar Lane Books", "2026-10-03", "14:35", total, "USD", ["culture", "education"], tax, subtotal,
                       items, digits=2)
