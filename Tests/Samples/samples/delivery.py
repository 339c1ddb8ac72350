"""The receipt page of a delivery app, as a picture of its screen."""
from printing.fonts import FONTS, Image, ImageDraw
from printing.numbers import equal, korean_business_number, share, won
from printing.printer import load_font

from .catalogue import expected, screen


@screen("korean-delivery.png")
def delivery_screen():
    """korean-delivery.png: the receipt page of a delivery app; the seller counts, not the platform."""
    lines = [("떡볶이 2인분", 1, 13000), ("모둠튀김", 1, 6500), ("꼬마김밥 8줄", 1, 5500)]
    delivery, coupon = 3000, -2000
    order = sum(a for _, _, a in lines)
    total = order + delivery + coupon
    equal(total, 26000)
    tax = share(total, 1, 11)
    w, margin = 1080, 56
    image = Image.new("RGB", (w, 2000), (244, 245, 247))
    draw = ImageDraw.Draw(image)
    regular = {s: load_font(FONTS["noto-kr"][1], "Noto Sans CJK KR", s) for s in (30, 34, 36, 40)}
    bold = {s: load_font(FONTS["noto-kr-bold"][1], "Noto Sans CJK KR", s) for s in (34, 40, 44, 56)}
    grey, black, accent = (120, 124, 132), (28, 30, 34), (0, 128, 116)
    draw.rectangle((0, 0, w, 64), fill=(255, 255, 255))
    draw.text((margin, 12), "9:41", font=bold[34], fill=black)
    draw.rounded_rectangle((w - 118, 20, w - 58, 48), 7, outline=black, width=3)
    draw.rectangle((w - 112, 26, w - 78, 42), fill=black)
    draw.rectangle((0, 64, w, 176), fill=(255, 255, 255))
    draw.line((margin + 24, 100, margin, 124, margin + 24, 148), fill=black, width=5)
    draw.text((w / 2, 120), "전자영수증", font=bold[44], fill=black, anchor="mm")
    state = {"y": 216}

    def row(label, value, font=regular[36], color=black, step=62, value_color=None):
        draw.text((margin, state["y"]), label, font=font, fill=color)
        draw.text((w - margin, state["y"]), value, font=font, fill=value_color or color, anchor="ra")
        state["y"] += step

    def line():
        draw.line((margin, state["y"] + 6, w - margin, state["y"] + 6), fill=(214, 217, 222), width=3)
        state["y"] += 34

    draw.text((margin, state["y"]), "한그릇분식 가온점", font=bold[56], fill=black)
    state["y"] += 92
    row("주문번호", "B0ZQ-2611-0448", regular[34], grey, 52)
    row("주문일시", "2026.11.06 (금) 18:31", regular[34], grey, 52)
    row("수령방법", "배달", regular[34], grey, 60)
    line()
    for n, q, a in lines:
        row(f"{n}  x{q}", won(a) + "원")
    line()
    row("주문금액", won(order) + "원")
    row("배달팁", won(delivery) + "원")
    row("쿠폰 할인", won(coupon) + "원", value_color=(208, 52, 60), step=70)
    line()
    row("총 결제금액", won(total) + "원", bold[44], accent, 84)
    row("결제수단", "신용카드 (한별카드 5377****)", regular[34], grey, 52)
    row("승인번호", "90417725", regular[34], grey, 52)
    row("공급가액", won(total - tax) + "원", regular[34], grey, 52)
    row("부가세", won(tax) + "원", regular[34], grey, 64)
    line()
    draw.text((margin, state["y"]), "판매자 정보", font=bold[40], fill=black)
    state["y"] += 66
    row("상호", "한그릇분식 가온점", regular[34], grey, 52)
    row("사업자등록번호", korean_business_number("994003877"), regular[34], grey, 52)
    row("대표자", "채우람", regular[34], grey, 52)
    row("주소", "가온시 은빛구 골목길 19", regular[34], grey, 64)
    line()
    draw.text((margin, state["y"]), "통신판매중개자", font=bold[40], fill=black)
    state["y"] += 66
    row("상호", "(주)바로온다", regular[34], grey, 52)
    row("사업자등록번호", korean_business_number("998800120"), regular[34], grey, 60)
    draw.text((margin, state["y"]), "바로온다는 통신판매중개자로 거래 당사자가 아닙니다.", font=regular[30], fill=grey)
    image = image.crop((0, 0, w, state["y"] + 110))
    items = lines + [("배달팁", 1, delivery)]
    return image, expected("한그릇분식 가온점", "2026-11-06", "18:31", total, "KRW", ["food"], tax, total - tax, items,
                           ["한그릇분식"], [("쿠폰 할인", coupon)])
