"""Receipts of travellers: other languages, currencies, taxes and ways to round."""
from printing.fonts import np
from printing.numbers import (cents, comma, german_vat_number, indian_tax_number, japanese_invoice_number, polish_tax_number, share,
                              uk_vat_number, won)
from printing.printer import Slip

from .catalogue import expected, sample


@sample("us-restaurant-tip.jpg", size=(1200, 1600), table="walnut", turn=2.4, tilt=(8, 4), crumple=0.45,
        fold=(0.45,), light_from=300, warm=1.3, exposure=0.93, light=0.3)
def us_restaurant():
    items = [("Smoked Trout Toast", 1, 1650), ("Mushroom Pappardelle", 1, 2100), ("Roast Half Chicken", 1, 2450),
             ("Ginger Lemonade", 2, 1100), ("Pear Galette", 1, 950)]
    subtotal = sum(a for _, _, a in items)
    tax, tip = share(subtotal, 825, 10000), share(subtotal, 20, 100)
    total = subtotal + tax + tip
    s = Slip("liberation", 40, pitch=34)
    s.center("JUNIPER & RYE", bold=True, size=1.7)
    s.center("Kitchen and Bar")
    s.center("418 Larkspur Ave, Millbrook Falls, OR")
    s.center("(555) 555-0142")
    s.rule()
    s.pair("Server: Dana", "Table 12  Guests 2")
    s.pair("03/05/2025", "7:42 PM")
    s.pair("Check #10483", "")
    s.rule()
    for n, q, a in items:
        s.pair(f"{q} {n}", cents(a))
    s.rule()
    s.pair("Subtotal", cents(subtotal))
    s.pair("Sales Tax 8.25%", cents(tax))
    s.pair("Tip (20%)", cents(tip))
    s.gap(6)
    s.pair("TOTAL", "$" + cents(total), bold=True, size=1.5)
    s.gap(6)
    s.rule()
    s.left("VISA  ************7719   Chip")
    s.left("Auth Code 04172B   Approved")
    s.gap(60)
    s.left("X" + "_" * 30)
    s.sign(np.random.default_rng(11), 0.5, 0.14)
    s.center("Customer Copy - Thank you!")
    return s, expected("JUNIPER & RYE", "2025-03-05", "19:42", total, "USD", ["food"], tax, subtotal, items,
                       ["Juniper & Rye Kitchen and Bar"], digits=2)


@sample("uk-supermarket.jpg", size=(1200, 1600), table="slate", turn=-1.0, tilt=(7, -3), crumple=0.25,
        light_from=160, warm=-0.4, exif_rotated=True)
def uk_supermarket():
    lines = [("SEMI SKIMMED MILK 2L", 1, 165, "Z"), ("WHOLEMEAL BREAD", 1, 140, "Z"), ("BANANAS LOOSE", 1, 58, "Z"),
             ("MATURE CHEDDAR 350G", 1, 375, "Z"), ("FREE RANGE EGGS X12", 1, 295, "Z"), ("TEA BAGS 80", 1, 260, "Z"),
             ("WASHING UP LIQUID", 1, 120, "A"), ("KITCHEN ROLL 2PK", 1, 240, "A"), ("DARK CHOCOLATE", 2, 360, "A")]
    items = [(n, q, a) for n, q, a, _ in lines]
    total = sum(a for _, _, a in items)
    rated = sum(a for *_, a, c in lines if c == "A")
    vat = share(rated, 1, 6)
    s = Slip("dejavu", 40, pitch=31)
    s.center("FENNIMORE'S", bold=True, size=1.9)
    s.center("FOOD HALL")
    s.center("12-14 Tanner Row, Wexcombe WX0 4QQ")
    s.center("Tel 01632 960 118")
    s.center(f"VAT No. {uk_vat_number('0002417')}")
    s.gap(10)
    for n, q, a, c in lines:
        s.table((n, 0, "l"), ("£" + cents(a), 37, "r"), (c, 40, "r"))
        if n.startswith("BANANAS"):
            s.left("  0.642 kg @ £0.90/kg")
        if q > 1:
            s.left(f"  {q} @ £{cents(a // q)}")
    s.rule()
    s.pair("TOTAL TO PAY", f"£{cents(total)}  ", bold=True, size=1.3)
    s.rule()
    s.table((f"{sum(q for _, q, _ in items)} ITEMS", 0, "l"))
    s.table(("VISA DEBIT", 0, "l"), ("£" + cents(total), 37, "r"))
    s.left("CONTACTLESS  **** **** **** 6602")
    s.left("AUTH CODE 319204")
    s.rule()
    s.table(("VAT", 0, "l"), ("RATE", 14, "r"), ("NET", 25, "r"), ("VAT", 36, "r"))
    s.table(("A", 0, "l"), ("20.0%", 14, "r"), (cents(rated - vat), 25, "r"), (cents(vat), 36, "r"))
    s.table(("Z", 0, "l"), ("0.0%", 14, "r"), (cents(total - rated), 25, "r"), ("0.00", 36, "r"))
    s.rule()
    s.pair("09/08/2025  17:26", "Till 04  Op 211")
    s.center("Thank you for shopping local")
    return s, expected("FENNIMORE'S FOOD HALL", "2025-08-09", "17:26", total, "GBP", ["food"], vat, None, items,
                       ["FENNIMORE'S"], digits=2)


@sample("german-supermarket.jpg", size=(1200, 1600), table="oak", turn=1.8, tilt=(10, 2), crumple=0.25,
        light_from=20, warm=0.2, hand_shadow=0.22)
def german_supermarket():
    lines = [("Roggenbrot 750g", 1, 329, "B"), ("Vollmilch 3,5% 1L", 2, 258, "B"), ("Bergkäse 200g", 1, 379, "B"),
             ("Äpfel Elstar 1,12kg", 1, 278, "B"), ("Nudeln 500g", 1, 119, "B"), ("Spülmittel Zitrone", 1, 149, "A"),
             ("Müllbeutel 35L", 1, 185, "A"), ("Zahnpasta", 1, 165, "A"), ("Orangensaft 1L", 1, 229, "A")]
    items = [(n, q, a) for n, q, a, _ in lines]
    total = sum(a for _, _, a in items)
    gross = {c: sum(a for *_, a, k in lines if k == c) for c in "AB"}
    vat = {"A": share(gross["A"], 19, 119), "B": share(gross["B"], 7, 107)}
    tax, cash = sum(vat.values()), 5000
    s = Slip("liberation", 38, pitch=31)
    s.center("LINDENHOF MARKT", bold=True, size=1.6)
    s.center("Brunnengasse 7, 00815 Ahornstadt")
    s.center("Tel. 0000 / 81 57 20")
    s.center(f"USt-IdNr. {german_vat_number('00815420')}")
    s.gap(10)
    s.right("EUR  ")
    for n, q, a, c in lines:
        s.table((n, 0, "l"), (comma(a), 35, "r"), (c, 38, "r"))
        if q > 1:
            s.left(f"   {q} Stk x    {comma(a // q)}")
    s.right("------------  ")
    s.table(("SUMME EUR", 0, "l"), (comma(total), 35, "r"), bold=True, size=1.5)
    s.right("============  ")
    s.table(("Bar", 0, "l"), ("EUR", 18, "l"), (comma(cash), 35, "r"))
    s.table(("Rückgeld", 0, "l"), ("EUR", 18, "l"), (comma(cash - total), 35, "r"))
    s.gap(10)
    s.table(("MwSt", 0, "l"), ("Netto", 16, "r"), ("Steuer", 25, "r"), ("Brutto", 35, "r"))
    for c, rate in (("A", "19%"), ("B", "7%")):
        s.table((f"{c} {rate:>4}", 0, "l"), (comma(gross[c] - vat[c]), 16, "r"), (comma(vat[c]), 25, "r"),
                (comma(gross[c]), 35, "r"))
    s.table(("Gesamt", 0, "l"), (comma(total - tax), 16, "r"), (comma(tax), 25, "r"), (comma(total), 35, "r"))
    s.gap(10)
    s.pair("28.02.2026  18:03 Uhr", "Bon 4417")
    s.pair("Kasse 3", "Bediener 12")
    s.center("Vielen Dank für Ihren Einkauf!")
    return s, expected("LINDENHOF MARKT", "2026-02-28", "18:03", total, "EUR", ["food"], tax, None, items, digits=2)


@sample("japanese-convenience.jpg", size=(1080, 1440), table="pine", turn=-1.6, tilt=(7, 3), crumple=0.2,
        light_from=260, warm=0.3)
def japanese_convenience():
    lines = [("おにぎり 鮭 *", 1, 160), ("おにぎり 梅 *", 1, 150), ("緑茶 500ml *", 1, 151), ("玉子サンド *", 1, 298),
             ("ボールペン黒", 1, 132)]
    items = [(n.replace(" *", ""), q, a) for n, q, a in lines]
    total, cash = sum(a for _, _, a in items), 1000
    reduced, normal = total - 132, 132
    tax8, tax10 = share(reduced, 8, 108), share(normal, 10, 110)
    s = Slip("mono-jp", 36, pitch=34)
    s.center("ひだまりマート", bold=True, size=1.6)
    s.center("青葉野店")
    s.center("星見県青葉野市けやき通り3-8")
    s.center("電話 000-0038-0815")
    s.center(f"登録番号 {japanese_invoice_number('000000381506')}")
    s.gap(6)
    s.center("【領 収 証】")
    s.pair("2025年10月12日(日) 08:15", "レジ#2")
    s.rule()
    for n, q, a in lines:
        s.pair(n, "¥" + won(a))
    s.rule()
    s.pair("小計(税込)", "¥" + won(total))
    s.gap(4)
    s.pair("合  計", "¥" + won(total), bold=True, size=1.5)
    s.gap(4)
    s.pair("( 8%対象", f"¥{won(reduced)})")
    s.pair("(内消費税等 8%", f"¥{won(tax8)})")
    s.pair("(10%対象", f"¥{won(normal)})")
    s.pair("(内消費税等10%", f"¥{won(tax10)})")
    s.pair("(消費税等 計", f"¥{won(tax8 + tax10)})")
    s.rule()
    s.pair("お預り", "¥" + won(cash))
    s.pair("お釣り", "¥" + won(cash - total))
    s.rule()
    s.left("*印は軽減税率8%対象商品です")
    s.center("ありがとうございました")
    return s, expected("ひだまりマート 青葉野店", "2025-10-12", "08:15", total, "JPY", ["food", "household"], tax8 + tax10,
                       None, items, ["ひだまりマート"])


@sample("malaysian-rounding.jpg", size=(1080, 1440), table="linen", turn=4.4, tilt=(6, 5), crumple=0.55,
        light_from=330, warm=0.5, exposure=0.97)
def malaysian_rounding():
    lines = [("Nasi Lemak Ayam", 1, 890), ("Mee Goreng Mamak", 1, 750), ("Roti Canai", 3, 170), ("Teh Tarik", 2, 280)]
    items = [(n, q, q * p) for n, q, p in lines]
    subtotal = sum(a for _, _, a in items)
    tax = share(subtotal, 6, 100)
    raw = subtotal + tax
    total = 5 * share(raw, 1, 5)
    cash = 5000
    assert total != raw
    s = Slip("dejavu", 40, pitch=32)
    s.center("RESTORAN DAUN HIJAU", bold=True, size=1.5)
    s.center("DAUN HIJAU MAKAN SDN BHD (000815-H)")
    s.center("NO. 8, JALAN BAYU 3/1, TAMAN BAYU")
    s.center("00000 BANDAR SERI BAYU")
    s.center("SST ID: W00-0000-00000815")
    s.gap(8)
    s.center("TAX INVOICE")
    s.pair("Bill No : A-00719", "Table: 7")
    s.pair("Date    : 21/04/2024", "13:09")
    s.rule()
    s.table(("Item", 0, "l"), ("Qty", 23, "r"), ("Price", 31, "r"), ("RM", 40, "r"))
    s.rule()
    for n, q, p in lines:
        s.table((n, 0, "l"), (str(q), 23, "r"), (cents(p), 31, "r"), (cents(p * q), 40, "r"))
    s.rule()
    s.pair("Sub Total", cents(subtotal))
    s.pair("Service Tax (SST 6%)", cents(tax))
    s.pair("Total", cents(raw))
    s.pair("Rounding Adj", cents(total - raw))
    s.gap(4)
    s.pair("TOTAL (RM)", cents(total), bold=True, size=1.5)
    s.gap(4)
    s.pair("Cash", cents(cash))
    s.pair("Change", cents(cash - total))
    s.rule()
    s.center("TERIMA KASIH, SILA DATANG LAGI")
    return s, expected("RESTORAN DAUN HIJAU", "2024-04-21", "13:09", total, "MYR", ["food"], tax, subtotal, items,
                       ["DAUN HIJAU MAKAN SDN BHD"], digits=2)


@sample("indian-restaurant.jpg", size=(1080, 1440), table="walnut", turn=-2.2, tilt=(8, -4), crumple=0.35,
        light_from=120, warm=0.8, exposure=0.95)
def indian_restaurant():
    lines = [("Paneer Lababdar", 1, 32000), ("Dal Tadka", 1, 24500), ("Garlic Naan", 3, 7000), ("Jeera Rice", 1, 18000),
             ("Masala Papad", 2, 4500), ("Sweet Lassi", 2, 7500)]
    items = [(n, q, q * p) for n, q, p in lines]
    subtotal = sum(a for _, _, a in items)
    each = share(subtotal, 25, 1000)
    raw = subtotal + 2 * each
    total = 100 * share(raw, 1, 100)
    assert total != raw
    s = Slip("dejavu", 40, pitch=32)
    s.center("NEEM COURTYARD", bold=True, size=1.6)
    s.center("Family Restaurant (Pure Veg)")
    s.center("14, Third Cross, Tamarind Layout")
    s.center("Chandanapura 000 014")
    s.center(f"GSTIN: {indian_tax_number('29ZZZZZ0000Z1Z')}")
    s.center("FSSAI Lic No: 00000000000140")
    s.rule()
    s.center("TAX INVOICE")
    s.pair("Bill No: 2718", "Table: 6")
    s.pair("Date: 05/02/2026", "Time: 20:41")
    s.rule()
    s.table(("Item", 0, "l"), ("Qty", 21, "r"), ("Rate", 30, "r"), ("Amount", 40, "r"))
    s.rule()
    for n, q, p in lines:
        s.table((n, 0, "l"), (str(q), 21, "r"), (cents(p), 30, "r"), (cents(q * p), 40, "r"))
    s.rule()
    s.table(("Sub Total", 0, "l"), (str(sum(q for _, q, _ in lines)), 21, "r"), (cents(subtotal), 40, "r"))
    s.pair("CGST @ 2.5%", cents(each))
    s.pair("SGST @ 2.5%", cents(each))
    s.pair("Round Off", cents(total - raw))
    s.rule()
    s.pair("GRAND TOTAL", "₹" + cents(total), bold=True, size=1.4)
    s.rule()
    s.pair("Paid by UPI", cents(total))
    s.left("Cashier: Meera")
    s.center("Thank you! Visit again")
    return s, expected("NEEM COURTYARD", "2026-02-05", "20:41", total, "INR", ["food"], 2 * each, subtotal, items,
                       ["Neem Courtyard Family Restaurant"], digits=2)


@sample("polish-discounter.jpg", size=(1080, 1440), table="slate", turn=2.0, tilt=(7, 4), crumple=0.3,
        light_from=200, warm=-0.3, fold=(0.55,))
def polish_discounter():
    lines = [("Chleb żytni 500g", "1", 499, 499, "C"), ("Masło ekstra 200g", "2", 649, 1298, "C"),
             ("Mleko 3,2% 1L", "4", 319, 1276, "C"), ("Jabłka luz", "1,264", 399, 504, "C"),
             ("Proszek do prania", "1", 2499, 2499, "A"), ("Kawa mielona 250g", "1", 1599, 1599, "A")]
    items = [(n, q.replace(",", "."), a) for n, q, _, a, _ in lines]
    total = sum(a for _, _, a in items)
    gross = {c: sum(a for *_, a, k in lines if k == c) for c in "AC"}
    vat = {"A": share(gross["A"], 23, 123), "C": share(gross["C"], 5, 105)}
    tax = sum(vat.values())
    s = Slip("dejavu", 40, pitch=31)
    s.center("BOROWIK MARKET", bold=True, size=1.6)
    s.center("Borowik Sklepy Sp. z o.o.")
    s.center("ul. Wrzosowa 8, 00-000 Jesionów")
    s.center(f"NIP {polish_tax_number('000381520')}")
    s.gap(8)
    s.pair("2026-03-14", "nr wydr. 004417")
    s.center("PARAGON FISKALNY", bold=True)
    for n, q, p, a, c in lines:
        s.table((n, 0, "l"), (f"{q} x{comma(p)}", 29, "r"), (comma(a), 38, "r"), (c, 40, "r"))
    s.rule()
    s.pair("SPRZEDAŻ OPODATKOWANA A", comma(gross["A"]))
    s.pair("PTU A 23,00%", comma(vat["A"]))
    s.pair("SPRZEDAŻ OPODATKOWANA C", comma(gross["C"]))
    s.pair("PTU C 5,00%", comma(vat["C"]))
    s.pair("SUMA PTU", comma(tax))
    s.pair("SUMA PLN", comma(total), bold=True, size=1.5)
    s.rule()
    s.pair("00062 #03 KASJER 12", "18:27")
    s.pair("Karta płatnicza", comma(total))
    s.pair("Razem PLN", comma(total))
    s.center("Dziękujemy, zapraszamy ponownie")
    return s, expected("BOROWIK MARKET", "2026-03-14", "18:27", total, "PLN", ["food"], tax, None, items,
                       ["Borowik Sklepy"], digits=2)
