"""Invented bills as shops and utilities send them by mail: thirteen layouts in as many languages and conventions.

Every sum is added up here.  Shops, people, numbers and addresses are invented.
"""
from .numbers import cents

LATIN, KOREAN = 0, 1  # numbers of the fonts in a document

INVOICES = []


def invoice(name):
    def keep(function):
        INVOICES.append((name, function))
        return function
    return keep


def fact(merchant, date, total, currency, alt=(), tax=None):
    return {"merchant": merchant, "merchant_alt": list(alt), "date": date, "total": total.replace(",", ""), "currency": currency,
            "tax": tax and tax.replace(",", "")}


def rows(page, y, lines, columns, step=18, size=10, font=None):
    """Lines of a table; of a column the place and how it is set there."""
    for line in lines:
        for (x, align), text in zip(columns, line):
            page.text(x, y, text, size, align, font=font)
        y += step
    return y


def comma(value):
    """12345 as 123,45, thousands by points."""
    return cents(value).replace(",", "\0").replace(".", ",").replace("\0", ".")


def spaced(value):
    return comma(value).replace(".", " ")


@invoice("us-software")
def us_software(document):
    page = document.page(612, 792)
    page.text(50, 70, "Larkspur Cloud Tools, Inc.", 18)
    page.text(562, 70, "INVOICE", 22, "r", gray=0.3)
    page.text(50, 92, "418 Kestrel Avenue, Suite 300, Portland, OR 97205")
    for y, (label, value) in zip((130, 146, 162), (("Invoice number", "LCT-204417"), ("Invoice date", "October 3, 2026"),
                                                   ("Due date", "November 2, 2026"))):
        page.text(380, y, label)
        page.text(562, y, value, align="r")
    page.text(50, 130, "Bill to:")
    page.text(50, 146, "Robin Ames")
    page.fill(50, 200, 512, 20)
    columns = ((56, "l"), (380, "r"), (460, "r"), (556, "r"))
    rows(page, 214, [("Description", "Qty", "Unit price", "Amount")], columns)
    items = [("Team plan, monthly", 4, 1800), ("Storage, 100 GB", 2, 450), ("Priority support", 1, 2500)]
    y = rows(page, 240, [(n, str(q), "$" + cents(p), "$" + cents(q * p)) for n, q, p in items], columns)
    subtotal = sum(q * p for _, q, p in items)
    tax = round(subtotal * 0.08)
    for label, value in (("Subtotal", subtotal), ("Sales tax (8%)", tax), ("Amount due", subtotal + tax)):
        y += 20
        page.text(380, y, label)
        page.text(556, y, ("$" + cents(value)) + (" USD" if label == "Amount due" else ""), align="r")
    page.text(50, 740, "Questions? billing@larkspur.example", 8, gray=0.4)
    return fact("Larkspur Cloud Tools, Inc.", "2026-10-03", cents(subtotal + tax), "USD", ["Larkspur Cloud Tools"],
                cents(tax))


@invoice("uk-plumber")
def uk_plumber(document):
    page = document.page()
    page.text(297, 60, "BRACKENFIELD PLUMBING & HEATING LTD", 15, "c")
    page.text(297, 78, "9 Mill Row, Otterby, OB4 7QT   VAT Reg No. GB 123 4567 82", 9, "c")
    page.line(50, 90, 545, 90)
    page.text(50, 130, "Payment due by: 25/09/2026")
    page.text(50, 148, "Date of invoice: 11/09/2026")
    page.text(50, 166, "Job: boiler service and thermostat")
    items = [("Annual boiler service", 9500), ("Room thermostat, supplied and fitted", 13850)]
    y = rows(page, 220, [(n, "£" + cents(a)) for n, a in items], ((50, "l"), (545, "r")), step=22)
    net = sum(a for _, a in items)
    vat = net // 5
    for label, value in (("Net", net), ("VAT @ 20%", vat), ("TOTAL", net + vat)):
        y += 22
        page.text(400, y, label, 12 if label == "TOTAL" else 10)
        page.text(545, y, "£" + cents(value), 12 if label == "TOTAL" else 10, "r")
    page.text(50, 780, "Bank transfer: sort code 00-00-00, account 12345678. Thank you for your custom.", 8)
    return fact("BRACKENFIELD PLUMBING & HEATING LTD", "2026-09-11", cents(net + vat), "GBP", (), cents(vat))


@invoice("de-shop")
def de_shop(document):
    page = document.page()
    page.text(60, 60, "Buchfink Versand GmbH", 16)
    page.text(60, 78, "Lerchenweg 12 · 04109 Leipzig", 9)
    page.text(60, 140, "Frau Anna Winter", 10)
    page.text(60, 155, "Am Anger 3, 99084 Erfurt", 10)
    page.text(60, 210, "Rechnung Nr. 2026-11873", 14)
    heads = ((60, "Kundennummer", "K-88213"), (190, "Lieferdatum", "28.08.2026"), (320, "Rechnungsdatum", "31.08.2026"),
             (450, "Fällig am", "14.09.2026"))
    for x, label, value in heads:
        page.text(x, 240, label, 8, gray=0.4)
        page.text(x, 255, value)
    columns = ((60, "l"), (90, "l"), (380, "r"), (460, "r"), (535, "r"))
    items = [("Teekanne Steingut", 1, 3490), ("Tasse, blau", 4, 890), ("Versandkosten", 1, 495)]
    y = rows(page, 300, [("Pos", "Artikel", "Menge", "Einzelpreis", "Gesamt")], columns)
    page.line(60, y - 12, 535, y - 12)
    y = rows(page, y + 4, [(str(i), n, str(q), comma(p), comma(q * p)) for i, (n, q, p) in enumerate(items, 1)], columns)
    total = sum(q * p for _, q, p in items)
    tax = round(total * 19 / 119)
    for label, value in (("Nettobetrag", total - tax), ("zzgl. 19 % MwSt.", tax), ("Rechnungsbetrag", total)):
        y += 18
        page.text(380, y, label)
        page.text(535, y, comma(value) + " €", align="r")
    return fact("Buchfink Versand GmbH", "2026-08-31", cents(total), "EUR", (), cents(tax))


@invoice("nl-energy")
def nl_energy(document):
    page = document.page()
    page.fill(0, 0, 595, 60, 0.85)
    page.text(40, 40, "Zonneveld Energie", 20)
    page.text(40, 110, "Jaarafrekening elektriciteit en gas", 13)
    page.text(40, 140, "Factuurdatum")
    page.text(200, 140, "15 september 2026")
    page.text(40, 156, "Vervaldatum")
    page.text(200, 156, "29 september 2026")
    page.text(40, 172, "Factuurnummer")
    page.text(200, 172, "700218834")
    items = [("Verbruik elektriciteit 2.214 kWh", 61992), ("Verbruik gas 903 m3", 111972), ("Vaste kosten", 8640),
             ("Betaalde voorschotten", -168000)]
    y = rows(page, 230, [(n, "€", comma(a)) for n, a in items], ((40, "l"), (450, "l"), (555, "r")))
    total = sum(a for _, a in items)
    page.line(40, y - 8, 555, y - 8)
    page.text(40, y + 10, "Door u te betalen (incl. btw)", 12)
    page.text(450, y + 10, "€", 12)
    page.text(555, y + 10, comma(total), 12, "r")
    page.text(40, y + 60, "Het bedrag wordt rond 29 september 2026 afgeschreven van rekening NL00 ZONN 0123 4567 89.", 9)
    return fact("Zonneveld Energie", "2026-09-15", cents(total), "EUR")


@invoice("fr-artisan")
def fr_artisan(document):
    page = document.page()
    page.text(50, 60, "Menuiserie Aubépine SARL", 16)
    page.text(50, 78, "7 rue des Tilleuls, 35000 Rennes — SIRET 000 000 000 00000", 9)
    page.text(545, 120, "FACTURE N° F-2026-0418", 13, "r")
    page.text(545, 138, "Date de facture : 04/08/2026", align="r")
    page.text(545, 154, "Échéance : 03/09/2026", align="r")
    items = [("Bibliothèque en chêne, sur mesure", 148000), ("Pose et finitions", 36500)]
    y = rows(page, 230, [("Désignation", "Montant HT")] + [(n, spaced(a) + " €") for n, a in items], ((50, "l"), (545, "r")))
    net = sum(a for _, a in items)
    vat = net // 10
    for label, value in (("Total HT", net), ("TVA 10 %", vat), ("Total TTC", net + vat)):
        y += 20
        page.text(360, y, label)
        page.text(545, y, spaced(value) + " €", align="r")
    page.text(50, 760, "Pénalités de retard : trois fois le taux légal. Indemnité forfaitaire : 40 €.", 8)
    return fact("Menuiserie Aubépine SARL", "2026-08-04", cents(net + vat), "EUR", ["Menuiserie Aubépine"], cents(vat))


@invoice("es-phone")
def es_phone(document):
    page = document.page()
    page.text(50, 60, "Golondrina Móvil S.A.", 18)
    page.fill(330, 40, 220, 92)
    for y, (label, value) in zip((58, 76, 94, 112), (("Nº factura", "GM-9902177"), ("Fecha de emisión", "01/10/2026"),
                                                    ("Periodo", "01/09/2026 - 30/09/2026"), ("Fecha de cargo", "08/10/2026"))):
        page.text(338, y, label, 9)
        page.text(542, y, value, 9, "r")
    items = [("Tarifa Ilimitada 50 GB", 1983), ("Línea adicional", 826), ("Llamadas internacionales", 331)]
    y = rows(page, 190, [(n, comma(a) + " €") for n, a in items], ((50, "l"), (545, "r")))
    net = sum(a for _, a in items)
    vat = round(net * 0.21)
    for label, value in (("Base imponible", net), ("IVA (21%)", vat), ("Total a pagar", net + vat)):
        y += 20
        page.text(50, y, label)
        page.text(545, y, comma(value) + " €", align="r")
    return fact("Golondrina Móvil S.A.", "2026-10-01", cents(net + vat), "EUR", ["Golondrina Móvil"], cents(vat))


@invoice("it-hotel")
def it_hotel(document):
    page = document.page()
    page.text(297, 60, "Albergo La Betulla", 20, "c")
    page.text(297, 80, "Via dei Pini 8, 39100 Bolzano — P.IVA 00000000000", 9, "c")
    page.text(50, 130, "Fattura n. 331/2026 del 22/07/2026")
    page.text(50, 148, "Arrivo 19/07/2026   Partenza 22/07/2026   Camera 14")
    items = [("3 notti camera doppia con colazione", 38700), ("Cena del 20/07", 5400), ("Imposta di soggiorno", 1260)]
    y = rows(page, 200, [(n, comma(a)) for n, a in items], ((50, "l"), (545, "r")))
    total = sum(a for _, a in items)
    page.text(50, y + 20, "TOTALE FATTURA EUR", 12)
    page.text(545, y + 20, comma(total), 12, "r")
    page.text(50, y + 40, "Pagamento: carta di credito   Scadenza: 22/08/2026")
    return fact("Albergo La Betulla", "2026-07-22", cents(total), "EUR")


@invoice("pl-office")
def pl_office(document):
    page = document.page()
    page.text(50, 60, "Biuro Jarzębina Sp. z o.o.", 15)
    page.text(545, 60, "Faktura VAT FV/118/09/2026", 12, "r")
    page.text(545, 80, "Data wystawienia: 2026-09-21", align="r")
    page.text(545, 96, "Termin płatności: 2026-10-05", align="r")
    columns = ((50, "l"), (330, "r"), (430, "r"), (545, "r"))
    lines = [("Papier A4, 10 ryz", 21500, 4945), ("Toner czarny", 30900, 7107)]
    y = rows(page, 160, [("Nazwa", "Netto", "VAT 23%", "Brutto")]
             + [(n, spaced(a), spaced(v), spaced(a + v)) for n, a, v in lines], columns)
    net, vat = sum(a for _, a, _ in lines), sum(v for _, _, v in lines)
    rows(page, y + 6, [("Razem", spaced(net), spaced(vat), spaced(net + vat))], columns)
    page.text(50, y + 50, "Do zapłaty: " + spaced(net + vat) + " PLN", 13)
    return fact("Biuro Jarzębina Sp. z o.o.", "2026-09-21", cents(net + vat), "PLN", ["Biuro Jarzębina"], cents(vat))


@invoice("se-train")
def se_train(document):
    page = document.page(420, 595)
    page.text(40, 60, "Björkbanan", 20)
    page.text(40, 90, "Kvitto / biljett", 12)
    page.text(40, 120, "Köpdatum: 2026-06-12 18:40")
    page.text(40, 138, "Resdatum: 2026-06-26")
    page.text(40, 156, "Lund C – Kalmar C, 1 vuxen, 2 klass")
    page.text(40, 200, "Biljettpris")
    page.text(380, 200, "395,00 kr", align="r")
    page.text(40, 218, "Platsbokning")
    page.text(380, 218, "65,00 kr", align="r")
    page.text(40, 248, "Totalt", 13)
    page.text(380, 248, "460,00 kr", 13, "r")
    page.text(40, 266, "varav moms 6%")
    page.text(380, 266, "26,04 kr", align="r")
    page.text(40, 300, "Betalt med kort")
    return fact("Björkbanan", "2026-06-12", "460.00", "SEK", (), "26.04")


@invoice("kr-electricity")
def kr_electricity(document):
    page = document.page()
    page.text(297, 60, "은하수전력 전기요금 청구서", 18, "c", font=KOREAN)
    for y, line in zip((110, 128, 146), (("고객번호", "05-1182-7740"), ("청구일", "2026년 10월 5일"), ("납부기한", "2026년 10월 25일"))):
        page.text(50, y, line[0], font=KOREAN)
        page.text(200, y, line[1], font=KOREAN)
    page.text(330, 110, "사용기간 2026.09.01 ~ 2026.09.30", font=KOREAN)
    items = [("기본요금", 1600), ("전력량요금", 38950), ("기후환경요금", 2790), ("연료비조정액", 1550)]
    y = rows(page, 200, [(n, f"{a:,}") for n, a in items], ((50, "l"), (545, "r")), font=KOREAN)
    net = sum(a for _, a in items)
    vat, fund = round(net / 10), 1440
    for label, value in (("전기요금계", net), ("부가가치세", vat), ("전력기금", fund), ("청구금액", net + vat + fund)):
        y += 20
        page.text(330, y, label, font=KOREAN)
        page.text(545, y, f"{value:,}원", align="r", font=KOREAN)
    return fact("은하수전력", "2026-10-05", str(net + vat + fund), "KRW", ["은하수전력 전기요금 청구서"], str(vat))


@invoice("kr-order")
def kr_order(document):
    page = document.page(595, 700)
    page.text(50, 60, "도토리상점", 20, font=KOREAN)
    page.text(50, 84, "주문 내역 및 거래명세서", 11, font=KOREAN)
    page.text(50, 120, "주문번호 20261107-004412     주문일시 2026-11-07 21:14", font=KOREAN)
    page.text(50, 138, "배송예정일 2026-11-10", font=KOREAN)
    items = [("무릎담요 체크", 2, 15900), ("수면양말 3켤레", 1, 9900), ("핸드크림", 3, 4500)]
    columns = ((50, "l"), (330, "r"), (430, "r"), (545, "r"))
    y = rows(page, 190, [("상품명", "수량", "단가", "금액")]
             + [(n, str(q), f"{p:,}", f"{q * p:,}") for n, q, p in items], columns, font=KOREAN)
    goods = sum(q * p for _, q, p in items)
    for label, value in (("상품금액", goods), ("배송비", 3000), ("쿠폰할인", -5000), ("결제금액", goods - 2000)):
        y += 20
        page.text(330, y, label, font=KOREAN)
        page.text(545, y, f"{value:,}", align="r", font=KOREAN)
    page.text(50, y + 40, "결제수단 한별카드 일시불", font=KOREAN)
    return fact("도토리상점", "2026-11-07", str(goods - 2000), "KRW")


@invoice("in-pharmacy")
def in_pharmacy(document):
    page = document.page(420, 595)
    page.text(210, 50, "NEEM GROVE PHARMACY", 15, "c")
    page.text(210, 66, "14 Temple Road, Kochi 682001", 9, "c")
    page.text(40, 100, "TAX INVOICE  No: NG/26/7741")
    page.text(380, 100, "Date: 14-10-2026", align="r")
    items = [("Vitamin D3 60K", 4, 78), ("Saline spray", 2, 195), ("BP monitor", 1, 1237)]
    y = rows(page, 140, [("Item", "Qty", "Rate", "Amount")]
             + [(n, str(q), f"Rs {p}", f"Rs {q * p}") for n, q, p in items], ((40, "l"), (220, "r"), (300, "r"), (380, "r")))
    total = sum(q * p for _, q, p in items)
    page.text(40, y + 16, "TOTAL", 12)
    page.text(380, y + 16, f"Rs {total}", 12, "r")
    page.text(40, y + 40, "GST included. Exp: 08/2028 on all strips.")
    return fact("NEEM GROVE PHARMACY", "2026-10-14", f"{total}.00", "INR")


@invoice("au-two-pages")
def au_two_pages(document):
    page = document.page()
    page.text(50, 60, "Wattlebrook Veterinary Clinic", 16)
    page.text(50, 80, "3 Paddock St, Yarrabin NSW — ABN 00 000 000 000", 9)
    page.text(50, 120, "Tax invoice 55120")
    page.text(50, 138, "Issued: 19 Aug 2026")
    page.text(50, 156, "Payment terms: 14 days, due 2 Sep 2026")
    items = [("Consultation", 9350), ("Dental scale and polish", 38500), ("Anaesthesia", 22000), ("X-ray, dental", 16500),
             ("Extraction, single root", 8800), ("Pain relief, 5 days", 4125)]
    rows(page, 210, [(n, "$" + cents(a)) for n, a in items], ((50, "l"), (545, "r")), step=30)
    page.text(545, 800, "continued on page 2", 9, "r")
    total = sum(a for _, a in items)
    last = document.page()
    last.text(50, 60, "Wattlebrook Veterinary Clinic — tax invoice 55120, page 2", 9)
    last.text(330, 110, "Total (inc. GST)", 12)
    last.text(545, 110, "$" + cents(total), 12, "r")
    last.text(330, 130, "GST included")
    last.text(545, 130, "$" + cents(round(total / 11)), align="r")
    last.text(50, 180, "Aftercare: soft food for a week. Wound check free of charge.")
    return fact("Wattlebrook Veterinary Clinic", "2026-08-19", cents(total), "AUD", (), cents(round(total / 11)))
