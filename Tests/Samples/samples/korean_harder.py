"""Korean receipts that are long, in English, on rough cloth, or crumpled."""
from printing.numbers import equal, korean_business_number, share, won
from printing.printer import Slip

from .catalogue import expected, sample

MART = [  # name, unit price, quantity, exempt, discount
    ("국산콩두부 300g", 2480, 1, False, 0), ("*무농약 콩나물", 1980, 2, True, 0), ("*햇양파 1.5kg", 3980, 1, True, 500),
    ("*대파 1단", 2980, 1, True, 0), ("*깐마늘 200g", 4480, 1, True, 0), ("*국내산 삼겹살", 18640, 1, True, 2800),
    ("*한우 국거리 300g", 15900, 1, True, 0), ("*특란 30구", 7980, 1, True, 1000), ("*고등어 2마리", 6980, 1, True, 0),
    ("부산어묵 400g", 3480, 2, False, 0), ("포기김치 1.9kg", 14900, 1, False, 0), ("흰우유 900ml", 2890, 2, False, 0),
    ("플레인 요거트", 4280, 1, False, 0), ("슬라이스 치즈", 5480, 1, False, 0), ("*사과 5입", 12800, 1, True, 2000),
    ("*바나나 1송이", 3980, 1, True, 0), ("*방울토마토", 6480, 1, True, 0), ("*쌀 10kg", 33900, 1, True, 0),
    ("라면 5입 매운맛", 4180, 2, False, 0), ("국수 소면 1kg", 3280, 1, False, 0), ("참기름 320ml", 8980, 1, False, 0),
    ("진간장 930ml", 6480, 1, False, 1500), ("고추장 1kg", 11900, 1, False, 0), ("조미김 16봉", 6980, 1, False, 0),
    ("현미차 40티백", 4980, 1, False, 0), ("생수 2L 6입", 3880, 2, False, 0), ("감자칩 양파맛", 1680, 2, False, 0),
    ("초코쿠키", 2780, 1, False, 0), ("주방세제 1.2L", 5480, 1, False, 0), ("고무장갑 중", 2980, 1, False, 0),
    ("두루마리휴지 30롤", 19800, 1, False, 4000), ("섬유유연제 3L", 8900, 1, False, 0), ("건전지 AA 8입", 6980, 1, False, 0),
    ("*종량제봉투 20L", 490, 5, True, 0),
]


@sample("korean-mart-long.jpg", size=(1330, 3480), table="pine", turn=0.7, tilt=(5, 2), fill=0.955, crumple=0.16,
        fold=(0.33, 0.66), curl=0.8, light_from=200, light=0.18, quality=72, noise=3.2, limit=580_000)
def korean_mart_long():
    items, discounts, exempt, taxable = [], [], 0, 0
    s = Slip("nanum", 42, pitch=30)
    s.center("푸른들마트", bold=True, size=1.9)
    s.center("가온중앙점")
    s.gap(6)
    s.left(f"{korean_business_number('950008109')}  대표 문이슬  (031)000-8109")
    s.left("가온시 은빛구 너른들로 300")
    s.left("영수증 미지참시 교환/환불 불가")
    s.left("교환/환불 14일(신선 7일)이내, 결제카드 지참")
    s.rule("=")
    s.pair("[구매] 2026-09-19 18:52", "POS:0007-3391")
    s.rule()
    s.table(("상품명", 0, "l"), ("단가", 27, "r"), ("수량", 33, "r"), ("금액", 42, "r"))
    s.rule()
    for n, p, q, free, off in MART:
        s.table((n, 0, "l"), (won(p), 27, "r"), (str(q), 32, "r"), (won(p * q), 42, "r"))
        items.append((n.lstrip("*"), q, p * q))
        if off:
            s.table(("  할인", 0, "l"), (won(-off), 42, "r"))
            discounts.append((n.lstrip("*") + " 할인", -off))
        exempt, taxable = (exempt + p * q - off, taxable) if free else (exempt, taxable + p * q - off)
    gross = sum(a for _, _, a in items)
    off = -sum(a for _, a in discounts)
    total = gross - off
    tax = share(taxable, 1, 11)
    equal(total, exempt + taxable)
    s.rule()
    s.pair("총 품목 수량", str(sum(q for _, q, _ in items)))
    s.pair("총 상품금액", won(gross))
    s.pair("할인금액", won(-off))
    s.rule()
    s.pair("(*)면세 물품", won(exempt))
    s.pair("과세 물품", won(taxable - tax))
    s.pair("부 가 세", won(tax))
    s.gap(6)
    s.pair("합   계", won(total), bold=True, size=1.5)
    s.pair("결제대상금액", won(total), bold=True)
    s.gap(6)
    s.rule()
    s.center("<신용카드 전자서명 전표>")
    s.pair("[고유번호]", "4020-77**-****-309*")
    s.pair("[카드사]", "온누빛카드  일시불")
    s.pair("[승인번호]", f"00482917 / {won(total)}")
    s.rule()
    s.left("푸른들 포인트 회원: 김*솔 님")
    s.pair("적립 포인트", won(total // 1000))
    s.pair("누적 포인트", "3,418")
    s.rule("=")
    s.center("캐셔: 031 조은별")
    s.barcode("20260919000733918")
    return s, expected("푸른들마트 가온중앙점", "2026-09-19", "18:52", total, "KRW", ["food", "household"], tax, None,
                       items, ["푸른들마트"], discounts)


@sample("korean-cafe-english.jpg", size=(1080, 1440), table="linen", turn=-1.2, tilt=(10, 2), crumple=0.15,
        light_from=310, warm=0.4)
def korean_cafe_english():
    lines = [("Flat White", 1, 5500), ("Cold Brew", 2, 5000), ("Almond Croissant", 1, 4800)]
    items = [(n, q, q * p) for n, q, p in lines]
    total = sum(a for _, _, a in items)
    tax = share(total, 1, 11)
    s = Slip("noto-kr", 40, pitch=36)
    s.center("PEBBLE & TIDE", bold=True, size=1.8)
    s.center("Coffee Roasters, Byeolmaru")
    s.center(f"Biz No. {korean_business_number('961002048')}   Tel 02-000-2048")
    s.rule()
    s.pair("Order #27", "2026.08.02 (Sun) 10:41")
    s.rule()
    for n, q, a in items:
        s.table((f"{q}", 0, "l"), (n, 3, "l"), (won(a), 40, "r"))
    s.rule()
    s.pair("Supply price", won(total - tax))
    s.pair("VAT", won(tax))
    s.gap(4)
    s.pair("TOTAL", "₩" + won(total), bold=True, size=1.5)
    s.gap(4)
    s.pair("Card  **** 4471", won(total))
    s.pair("Approval", "21850734")
    s.rule()
    s.center("Thank you! 감사합니다")
    s.qr("pebble")
    return s, expected("PEBBLE & TIDE", "2026-08-02", "10:41", total, "KRW", ["food"], tax, total - tax, items,
                       ["Pebble & Tide Coffee Roasters"])


@sample("korean-taxi.jpg", size=(900, 1200), table="felt", turn=6.0, tilt=(12, 4), crumple=0.35, light_from=120,
        fill=0.86)
def korean_taxi():
    total, toll = 14700, 1500
    s = Slip("gothic", 30, pitch=35)
    s.center("영  수  증", bold=True, size=1.5)
    s.rule("=")
    s.left("상호: 반딧불교통(주)")
    s.left(f"사업자: {korean_business_number('972006630')}")
    s.left("차량번호: 가온 00바 6630")
    s.left("전화: 031-000-6630")
    s.rule()
    s.pair("승차", "2025-12-30 23:12")
    s.pair("하차", "2025-12-30 23:38")
    s.pair("거리", "11.4 km")
    s.rule()
    s.pair("승차요금", won(total - toll) + "원")
    s.pair("통행료", won(toll) + "원")
    s.pair("합계", won(total) + "원", bold=True, size=1.5)
    s.rule()
    s.left("카드: 한별 5377-****-****-118*")
    s.left("승인번호: 55273091")
    s.center("안녕히 가십시오")
    return s, expected("반딧불교통(주)", "2025-12-30", "23:38", total, "KRW", ["transport"], None, None,
                       [("승차요금", 1, total - toll), ("통행료", 1, toll)], ["반딧불교통"])


@sample("korean-bookstore-crumpled.jpg", size=(1200, 1600), table="denim", turn=-5.5, tilt=(7, -3), crumple=1.1,
        curl=0.8, light_from=205, light=0.28, ink=0.8, limit=360_000)
def korean_bookstore():
    lines = [("*바람이 지은 도서관", 1, 16800), ("*처음 만나는 별자리", 1, 14500), ("*고양이 한글 그림책", 2, 12000),
             ("점착 메모지 3색", 1, 3300)]
    items = [(n.lstrip("*"), q, q * p) for n, q, p in lines]
    off = -5530
    gross = sum(a for _, _, a in items)
    total = gross + off
    exempt = 16800 + 14500 + 24000 + off
    tax = 300
    equal(total, exempt + 3000 + tax, 53070)
    s = Slip("mono-kr", 40, pitch=34)
    s.center("책갈피서점", bold=True, size=1.6)
    s.center("별마루 본점")
    s.left(f"사업자번호 {korean_business_number('983001195')} 대표 나하루")
    s.left("한빛시 별마루구 책방길 5  02-000-1195")
    s.rule()
    s.left("2024년 11월 23일 16:05   계산대 2")
    s.rule()
    for n, q, p in lines:
        s.table((n, 0, "l"), (str(q), 28, "r"), (won(q * p), 40, "r"))
    s.rule()
    s.pair("소  계", won(gross))
    s.pair("도서 할인 10%", won(off))
    s.rule()
    s.pair("면세합계", won(exempt))
    s.pair("과세합계", won(3000))
    s.pair("부가세", won(tax))
    s.pair("결제금액", won(total), bold=True, size=1.4)
    s.rule("=")
    s.pair("신용카드 일시불", won(total))
    s.left("온누빛카드 4020-77**-****-309*")
    s.left("승인번호 73920155")
    s.center("책은 14일 안에 바꿔 드립니다")
    return s, expected("책갈피서점 별마루 본점", "2024-11-23", "16:05", total, "KRW", ["culture", "education"], tax, None,
                       items, ["책갈피서점"], [("도서 할인 10%", off)])


@sample("korean-simple-receipt.jpg", size=(1200, 900), table="desk", turn=1.2, tilt=(6, 3), crumple=0.2, light_from=140, warm=0.2)
def korean_simple_receipt():
    lines = [("주방 수도꼭지", 1, 18000), ("실리콘 투명", 3, 4500), ("멀티탭 3구", 2, 8000)]
    items = [(n, q, q * p) for n, q, p in lines]
    total = sum(a for _, _, a in items)
    s = Slip("mono-kr", 56, pitch=36)
    s.center("영  수  증  (공급받는자용)", bold=True, size=1.4)
    s.pair("No. 17", "윤하람  귀하")
    s.rule("_")
    s.left(f"공급자  사업자등록번호  {korean_business_number('952003817')}")
    s.table(("상  호", 8, "l"), ("달구지철물", 18, "l"), ("성명", 36, "l"), ("한가람", 43, "l"))
    s.table(("사업장소재지", 8, "l"), ("미르시 은모래구 조약돌로 58", 24, "l"))
    s.table(("업  태", 8, "l"), ("소매", 18, "l"), ("종목", 36, "l"), ("철물, 공구", 43, "l"))
    s.rule("_")
    s.table(("작성년월일", 0, "l"), ("공급대가총액", 24, "l"), ("비고", 48, "l"))
    s.table(("2026. 04. 18.", 0, "l"), (f"₩ {won(total)}", 24, "l"))
    s.rule("_")
    s.center("위 금액을 정히 영수(청구)함")
    s.rule("_")
    s.table(("월일", 0, "l"), ("품목", 9, "l"), ("수량", 32, "r"), ("단가", 43, "r"), ("금액", 56, "r"))
    s.rule("_")
    for n, q, p in lines:
        s.table(("4/18", 0, "l"), (n, 9, "l"), (str(q), 31, "r"), (won(p), 43, "r"), (won(q * p), 56, "r"))
    s.rule("_")
    s.pair("합  계", won(total), bold=True)
    return s, expected("달구지철물", "2026-04-18", None, total, "KRW", ["household"], None, None, items)
