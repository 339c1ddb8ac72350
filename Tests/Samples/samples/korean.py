"""Korean receipts of everyday: a convenience store, a restaurant, a café, a pharmacy."""
from printing.fonts import np
from printing.numbers import equal, korean_business_number, share, won
from printing.printer import Slip

from .catalogue import expected, sample


@sample("korean-convenience.jpg", size=(1200, 1600), table="oak", turn=-2.2, tilt=(9, -4), crumple=0.22,
        light_from=230, warm=0.7)
def korean_convenience():
    lines = [("참치마요 삼각김밥", 2, 1400), ("바나나우유 240ml", 2, 1800), ("매운컵라면 큰컵", 1, 1500),
             ("생수 500ml", 1, 800), ("*바나나 2입", 1, 1900)]
    items = [(n.lstrip("*"), q, q * p) for n, q, p in lines]
    discounts = [("1+1 참치마요 삼각김밥", -1400), ("1+1 바나나우유 240ml", -1800)]
    before = sum(a for _, _, a in items)
    total = before + sum(a for _, a in discounts)
    exempt = 1900
    tax = share(total - exempt, 1, 11)
    net = total - exempt - tax
    equal(net + tax + exempt, total, 7400)
    s = Slip("nanum", 40)
    s.center("달빛편의점24", bold=True, size=1.6)
    s.center("가온은행나무점")
    s.gap(10)
    s.left(f"사업자번호: {korean_business_number('912004417')}  대표: 한아람")
    s.left("주소: 가온시 은빛구 은행나무길 24, 1층")
    s.left("TEL: 031-000-2424")
    s.rule("=")
    s.left("2026-10-07(수) 08:14      POS:01  #20417")
    s.rule()
    s.table(("상 품 명", 0, "l"), ("수량", 29, "r"), ("금액", 40, "r"))
    s.rule()
    for n, q, p in lines:
        s.table((n, 0, "l"), (str(q), 28, "r"), (won(q * p), 40, "r"))
    s.rule()
    s.pair("합계수량/금액", f"{sum(q for _, q, _ in lines)}개  {won(before):>10}")
    s.left("[행사할인]")
    for n, a in discounts:
        s.pair("  " + n, won(a))
    s.rule()
    s.pair("과세물품가액", won(net))
    s.pair("부  가  세", won(tax))
    s.pair("*면세물품가액", won(exempt))
    s.gap(6)
    s.pair("합    계", won(total), bold=True, size=1.45)
    s.gap(6)
    s.rule()
    s.pair("신용카드", won(total))
    s.left("카드번호: 5377-02**-****-118*  일시불")
    s.left("카드사명: 한별카드   승인번호: 30718264")
    s.rule("=")
    s.center("* 표시는 면세품목입니다")
    s.center("교환/환불은 30일 이내 영수증 지참")
    s.gap(8)
    s.barcode("2610070120417")
    return s, expected("달빛편의점24 가온은행나무점", "2026-10-07", "08:14", total, "KRW", ["food", "household"],
                       tax, None, items, ["달빛편의점24", "가온은행나무점"], discounts)


@sample("korean-restaurant-card-slip.jpg", size=(1080, 1440), table="slate", turn=3.1, tilt=(6, 5), crumple=0.3,
        fold=(0.5,), light_from=140, warm=0.3, quality=78)
def korean_card_slip():
    total = 53000
    tax = share(total, 1, 11)
    net = total - tax
    equal(net, 48182)
    s = Slip("mono-kr", 36, pitch=35)
    s.center("신용카드 매출전표", bold=True, size=1.3)
    s.center("[고객용]")
    s.rule("=")
    s.pair("가맹점명", "솔내음 손칼국수")
    s.pair("사업자번호", korean_business_number("925003316"))
    s.pair("대표자", "윤가람")
    s.pair("전화번호", "042-000-3316")
    s.left("주소  새벽시 들꽃구 버들로 117")
    s.rule()
    s.pair("카드종류", "두루카드(신용)")
    s.pair("카드번호", "9410-61**-****-2075")
    s.pair("거래종류", "승인 / 일시불")
    s.pair("승인일시", "2025/06/14 19:42:08")
    s.pair("승인번호", "47120593")
    s.pair("가맹점번호", "00710382246")
    s.rule()
    s.pair("공급가액", won(net) + "원")
    s.pair("부 가 세", won(tax) + "원")
    s.pair("봉 사 료", "0원")
    s.gap(6)
    s.pair("합    계", won(total) + "원", bold=True, size=1.3)
    s.gap(6)
    s.rule("=")
    s.pair("매입사", "두루카드 (EDC)")
    s.left("서명:")
    s.gap(70)
    s.sign(np.random.default_rng(7), 0.34, 0.42)
    s.center("감사합니다. 또 오세요!")
    return s, expected("솔내음 손칼국수", "2025-06-14", "19:42", total, "KRW", ["food"], tax, net)


@sample("korean-cafe.jpg", size=(1200, 1600), table="walnut", turn=1.4, tilt=(8, 3), crumple=0.2, light_from=250,
        warm=0.9, exposure=1.02, fill=0.88, shift=(-0.06, 0.01))
def korean_cafe():
    lines = [("아메리카노(ICE)", 4500, 2), ("카페라떼(HOT)", 5200, 1), ("바닐라 치즈케이크", 6800, 1), ("소금빵", 2400, 1)]
    items = [(n, q, q * p) for n, p, q in lines]
    total = sum(a for _, _, a in items)
    tax = share(total, 1, 11)
    net, cash = total - tax, 30000
    equal(total, 23400, net + tax)
    equal(cash - total, 6600)
    s = Slip("nanum", 42)
    s.logo("cup")
    s.center("모퉁이별 커피", bold=True, size=1.5)
    s.center("COFFEE & BAKERY")
    s.gap(8)
    s.left("상  호: 모퉁이별 커피 별마루점")
    s.left(f"사업자등록번호: {korean_business_number('934005521')}")
    s.left("대표자: 도하늘      TEL: 02-000-5521")
    s.left("주  소: 한빛시 별마루구 모퉁이길 8")
    s.rule()
    s.left("[영수증]  2026-11-14 15:27:33   NO.0083")
    s.rule()
    s.table(("메뉴", 0, "l"), ("단가", 25, "r"), ("수량", 32, "r"), ("금액", 42, "r"))
    s.rule()
    for n, p, q in lines:
        s.table((n, 0, "l"), (won(p), 25, "r"), (str(q), 31, "r"), (won(p * q), 42, "r"))
    s.rule()
    s.pair("공급가액", won(net))
    s.pair("부가가치세", won(tax))
    s.rule()
    s.pair("받을금액", won(total), bold=True, size=1.4)
    s.pair("받은금액  현금", won(cash))
    s.pair("거스름돈", won(cash - total))
    s.rule("=")
    s.left("현금영수증(소득공제)  010-****-5187")
    s.left("승인번호: 718204516   국세청 126")
    s.gap(8)
    s.center("와이파이: corner-star / 오늘도 고맙습니다")
    s.gap(10)
    return s, expected("모퉁이별 커피 별마루점", "2026-11-14", "15:27", total, "KRW", ["food"], tax, net, items,
                       ["모퉁이별 커피"])


@sample("korean-pharmacy.jpg", size=(1080, 1440), table="desk", turn=-4.0, tilt=(5, -6), fill=0.86, shift=(0.07, -0.02),
        crumple=0.28, fold=(0.36, 0.7), light_from=40, warm=-0.6)
def korean_pharmacy():
    lines = [("*처방조제 본인부담금", 1, 4800), ("종합감기약 10정", 1, 3500), ("방수밴드 중형", 2, 1000)]
    items = [(n.lstrip("*"), q, q * p) for n, q, p in lines]
    total = sum(a for _, _, a in items)
    tax = share(total - 4800, 1, 11)
    net = total - 4800 - tax
    equal(total, 10300, net + tax + 4800)
    s = Slip("nanum", 38, pitch=33)
    s.logo("cross", 64)
    s.center("은모래약국", bold=True, size=1.7)
    s.gap(6)
    s.left(f"등록번호 {korean_business_number('941007702')}  약사 서이든")
    s.left("미르시 은모래구 조약돌로 31  102호")
    s.left("전화 055-000-7702")
    s.rule()
    s.pair("24.03.05 11:08", "판매-0042")
    s.rule()
    s.table(("품명", 0, "l"), ("수량", 27, "r"), ("금액", 38, "r"))
    s.rule()
    for n, q, p in lines:
        s.table((n, 0, "l"), (str(q), 26, "r"), (won(q * p), 38, "r"))
    s.rule()
    s.pair("면세금액", won(4800))
    s.pair("과세금액", won(net))
    s.pair("부가세", won(tax))
    s.pair("총 금 액", won(total), bold=True, size=1.35)
    s.rule()
    s.pair("카드결제", won(total))
    s.left("한별카드 5377-****-****-1180")
    s.left("승인번호 60441972  할부 00개월")
    s.rule()
    s.center("복약 후 이상이 있으면 전화 주세요")
    s.center("빠른 쾌유를 빕니다")
    return s, expected("은모래약국", "2024-03-05", "11:08", total, "KRW", ["health"], tax, None, items)
