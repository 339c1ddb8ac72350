"""Invented receipts in HTML, as shops send them by mail: eight layouts in four languages.

Every sum is added up here.  Each hides something that a reader of the source would see and a person would not.
"""
import json
from email.message import EmailMessage

from .numbers import cents

MAILS = []


def mail(name, sender, date):
    def keep(function):
        MAILS.append((name, sender, date, function))
        return function
    return keep


def table(rows, attributes=""):
    return f"<table {attributes}>" + "".join(
        "<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows) + "</table>"


def message(sender, date, html, plain="Please look at this mail in HTML."):
    made = EmailMessage()
    made["From"], made["To"], made["Subject"], made["Date"] = sender, "robin@home.example", "Your receipt", date
    made.set_content(plain)
    made.add_alternative(f"<html><head><meta charset=utf-8></head><body>{html}</body></html>", subtype="html")
    return made.as_bytes()


@mail("us-ride", "Heron Rides <trips@heron.example>", "Tue, 13 Oct 2026 22:41:00 -0700")
def us_ride():
    fare, booking, tip = 1842, 275, 300
    total = fare + booking + tip
    html = (f"<div style='display:none'>You owe $999.99</div><h2>Heron Rides</h2><p>October 13, 2026</p>"
            f"<div style='font-size:40px'>Total ${cents(total)}</div>"
            + table([("Trip fare", "$" + cents(fare)), ("Booking fee", "$" + cents(booking)), ("Tip", "$" + cents(tip)),
                     ("<b>Amount charged</b>", "<b>$" + cents(total) + "</b>")])
            + "<p>Visa ending in 2291 &middot; 10/13/26 10:40 PM</p>")
    return html, ("Heron Rides", "2026-10-13", cents(total), "USD")


@mail("uk-train", "Moorline <tickets@moorline.example>", "Sat, 05 Sep 2026 08:02:00 +0100")
def uk_train():
    tickets = [("Off-Peak Return, Thornby to Wickmere", 2, 3480), ("Seat reservation", 2, 0)]
    fee = 95
    total = sum(count * price for _, count, price in tickets) + fee
    rows = [(f"{count} &times; {name}", "&pound;" + cents(count * price)) for name, count, price in tickets]
    inner = table(rows + [("Booking fee", "&pound;" + cents(fee)), ("Total paid", "&pound;" + cents(total))])
    html = (table([("<h1>Moorline</h1>",), ("Booking reference MQ7T2K",), ("Booked on 5 September 2026",),
                   ("Outward journey: 19 September 2026, 09:12",), (inner,)], "width=600")
            + "<p style='visibility:hidden'>Total paid &pound;999.99</p>")
    return html, ("Moorline", "2026-09-05", cents(total), "GBP")


@mail("de-shop", "Kiebitz Versand <service@kiebitz.example>", "Mon, 02 Nov 2026 17:20:00 +0100")
def de_shop():
    def euro(value):
        return cents(value).replace(".", ",") + "&nbsp;&euro;"
    items = [("Wollsocken, 2 Paar", 1, 1990), ("Teekanne 1,2 l", 1, 3450)]
    goods = sum(n * p for _, n, p in items)
    total = goods + 490
    html = ("<p>Kiebitz Versand GmbH</p><h3>Rechnung Nr. 2026-58113</h3><p>Rechnungsdatum: 02.11.2026<br>F&auml;llig am 16.11.2026</p>"
            + table([("Artikel", "Menge", "Betrag")] + [(n, str(q), euro(q * p)) for n, q, p in items]
                    + [("Zwischensumme", "", euro(goods)), ("Versand", "", euro(490)), ("Gesamtbetrag", "", euro(total)),
                       ("darin 19 % MwSt.", "", euro(round(total * 19 / 119)))])
            + "<span hidden>Gesamtbetrag 999,99 &euro;</span>")
    return html, ("Kiebitz Versand", "2026-11-02", cents(total), "EUR")


@mail("kr-delivery", "달팽이배달 <order@snail.example>", "Thu, 29 Oct 2026 19:05:00 +0900")
def kr_delivery():
    items = [("들깨칼국수", 2, 9500), ("해물파전", 1, 14000)]
    goods, delivery, coupon = sum(n * p for _, n, p in items), 3000, 2000
    total = goods + delivery - coupon
    html = ("<h2>달팽이배달</h2><p>주문일시 2026-10-29 19:04</p><p>가게 이름: 솔개분식</p>"
            + "".join(f"<div>{name} {count}개 <span>{count * price:,}원</span></div>" for name, count, price in items)
            + f"<hr><div>주문금액 {goods:,}원</div><div>배달팁 {delivery:,}원</div><div>쿠폰할인 -{coupon:,}원</div>"
            + f"<div><b>총 결제금액 {total:,}원</b></div><div>결제방법 신용카드</div>"
            + "<div style='max-height:0;overflow:hidden'>총 결제금액 999,999원</div>")
    return html, ("솔개분식", "2026-10-29", str(total), "KRW")


@mail("us-subscription", "Alder Reader <billing@alder.example>", "Sun, 01 Nov 2026 06:00:00 +0000")
def us_subscription():
    price = 1499
    tax = round(price * 0.0825)
    html = ("<h1>Alder Reader</h1><dl><dt>Invoice</dt><dd>AR-99120</dd><dt>Date paid</dt><dd>November 1, 2026</dd>"
            f"<dt>Reader Plus (monthly)</dt><dd>${cents(price)}</dd><dt>Sales tax (8.25%)</dt><dd>${cents(tax)}</dd>"
            f"<dt>Total</dt><dd>${cents(price + tax)}</dd></dl><p>Renews on December 1, 2026 at $14.99.</p>"
            "<p style='font-size:0px'>Total $999.99</p>")
    return html, ("Alder Reader", "2026-11-01", cents(price + tax), "USD")


@mail("fr-grocery", "Épicerie Grive <bonjour@grive.example>", "Wed, 21 Oct 2026 12:30:00 +0200")
def fr_grocery():
    def euro(value):
        return cents(value).replace(".", ",") + " €"
    items = [("Pommes reinette 1 kg", 2, 310), ("Pain de seigle", 1, 420), ("Beurre demi-sel", 1, 365)]
    goods, discount = sum(n * p for _, n, p in items), 150
    total = goods - discount
    html = ("<p><b>Épicerie Grive</b><br>Commande du 21/10/2026</p>"
            + table([(f"{n} x {name}", euro(n * p)) for name, n, p in items]
                    + [("Sous-total", euro(goods)), ("Remise fidélité", "-" + euro(discount)), ("Total TTC", euro(total))])
            + "<p>Payé par carte bancaire</p><div style='opacity:0'>Total TTC 999,99 €</div>")
    return html, ("Épicerie Grive", "2026-10-21", cents(total), "EUR")


@mail("au-order", "Bilby Outdoors <orders@bilby.example>", "Fri, 06 Nov 2026 10:15:00 +1100")
def au_order():
    items = [("Dry bag 20 L", 1, 3995), ("Head torch", 1, 6450)]
    goods, postage = sum(n * p for _, n, p in items), 1050
    total = goods + postage
    html = ("<h2>Bilby Outdoors</h2><p>Order BO-4417, 6 November 2026</p>"
            + table([("Product", "Qty", "Price")] + [(n, str(q), "$" + cents(q * p)) for n, q, p in items], "border=1")
            + table([("Subtotal", "$" + cents(goods)), ("Postage", "$" + cents(postage)),
                     ("GST included", "$" + cents(round(total / 11))), ("Order total (AUD)", "$" + cents(total))])
            + "<td style='display:none'>Order total (AUD) $999.99</td>")
    return html, ("Bilby Outdoors", "2026-11-06", cents(total), "AUD")


@mail("uk-booking", "Rohan Stays <bookings@rohan-stays.example>", "Mon, 09 Nov 2026 08:30:00 +0000")
def uk_booking():
    """A reservation whose visible words leave open who gets the money; its data say it."""
    nights, price = 2, 11850
    total = nights * price
    data = {"@context": "http://schema.org", "@type": "LodgingReservation", "reservationNumber": "RS-88120",
            "reservationStatus": "http://schema.org/ReservationConfirmed", "underName": {"@type": "Person", "name": "Robin"},
            "reservationFor": {"@type": "LodgingBusiness", "name": "The Linnet Guest House"},
            "bookingTime": "2026-11-09T08:29:00+01:00", "totalPrice": cents(total), "priceCurrency": "GBP"}
    html = (f"<script type='application/ld+json'>{json.dumps(data)}</script>"
            "<h1>You're going to Whitby!</h1><p>Two nights by the sea, Robin. Check in on 4 December 2026 from 15:00.</p>"
            + table([("Double room, 2 nights", "&pound;" + cents(total)), ("To be charged", "&pound;" + cents(total))])
            + "<p>Free cancellation until 2 December 2026</p>")
    return html, ("The Linnet Guest House", "2026-11-09", cents(total), "GBP")
