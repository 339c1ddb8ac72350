import HouseholdBook
import ReceiptDomain
import ReceiptTestSupport
import Testing

@Suite struct ClaimTests {
    @Test(
        arguments: [
            // A clinic's bill, with the card's approval at its end
            (
                """
                외래 [√] 입원 [ ] 진료비 계산서 · 영수증
                환자등록번호 1234 환자 성명 김하준 진료기간 2026-11-17
                항목 급여 일부본인부담 본인부담금 공단부담금 비급여
                진찰료 5,600 13,100  주사료 0
                진료비 총액 ① 35,000  환자부담 총액 12,300
                신용카드 승인번호 30012345
                """,
                .bill
            ),
            ("[별지 제11호서식]\n진료비계신서·영수증\n성명 이하나", .bill),
            ("진료비 세부산정내역\n항목 일자 코드 명칭 금액 횟수 일수 총액\n진찰료 AA154 초진진찰료 17,610 1 1 17,610", .details),
            ("EDI코드 명칭 단가 횟수 일수 총액\nAA154 초진진찰료 17,610 1 1 17,610", .details),
            ("약제비 계산서·영수증\n약제비총액 12,800 본인부담금 3,800", .pharmacyBill),
            ("새봄약국\n조제기본료 1,490\n약국관리료 720\n합계 8,700", .pharmacyBill),
            ("처 방 전\n의료급여 환자 처방의약품의 명칭 1회 투약량", .prescription),
            ("통원확인서\n위와 같이 통원하였음을 확인함", .certificate),
            (
                "신용승인 매출전표\n가맹점명 서울정형외과\n카드번호 4821-****\n일시불 12,300\n승인번호 30012345\n합계 12,300",
                .slip
            ),
            ("MERCHANT COPY\nTERMINAL ID 0042\nAPPROVAL CODE 123456\nTOTAL $12.30", .slip),
            ("이마트 성수점\n상품명 단가 수량 금액\n우유 2,800 1 2,800\n합계 2,800\n카드번호 4821-****\n승인번호 1234", .receipt),
            ("나비동물병원\n동물명 나비 품종 코숏\n진찰료 15,000\n예방접종 30,000\n합계 45,000", .bill),
            ("고양이가 자고 있다", .other), ("", .other),
        ] as [(String, ClaimDocument)]
    )
    func `papers are told apart by what they say`(_ text: String, _ kind: ClaimDocument) {
        #expect(ClaimDocument(lines: text.split(separator: "\n").map(String.init)) == kind)
    }

    private func claim(_ kind: Claim.Kind, _ documents: [ClaimDocument]) -> Claim {
        var claim = Claim(1, kind, title: "정형외과", records: [Fixture.id(1)])
        claim.documents = documents.map { Claim.Document(record: Fixture.id(1), file: "1.jpg", [$0]) }
        return claim
    }

    @Test(
        arguments: [
            (.medical, [.slip], [.bill, .details]), (.medical, [.bill], [.details]),
            (.medical, [.bill, .details, .slip], []),
            (.medical, [.pharmacyBill], []), (.pet, [.receipt], [.bill, .details]), (.warranty, [.slip], []),
            (.returning, [], [.receipt]),
        ] as [(Claim.Kind, [ClaimDocument], [ClaimDocument])]
    )
    func `a claim says which papers are missing`(_ kind: Claim.Kind, _ has: [ClaimDocument], _ missing: [ClaimDocument])
    {
        #expect(claim(kind, has).missing(of: Fixture.id(1)) == missing)
    }

    @Test func `insurances in Korea can be asked for three years`() throws {
        #expect(Claim.insuranceDeadline(Fixture.day("2026-11-17")) == Fixture.day("2029-11-17"))
        #expect(Claim.insuranceDeadline(Fixture.day("2024-02-29")) == Fixture.day("2027-02-28"))
        var claim = claim(.medical, [])
        claim.until = "2026-11-20"
        #expect(
            claim.daysLeft(on: Fixture.day("2026-11-17")) == 3 && claim.daysLeft(on: Fixture.day("2026-11-21")) == -1
        )
    }

    @Test func `a payment counts for more than a refusal before it`() {
        var claim = claim(.medical, [])
        #expect(claim.state == .open)
        claim.sent = "2026-11-20"
        #expect(claim.state == .sent)
        claim.refused = "2026-11-25"
        #expect(claim.state == .refused)
        claim.payments = [.init(Fixture.won(8000), on: Fixture.day("2026-12-01"), record: nil)]
        claim.payments.append(.init(Fixture.won(1000), on: Fixture.day("2026-12-02"), record: nil))
        #expect(claim.state == .paid && claim.paid == [Fixture.won(9000)])
    }

    @Test(
        arguments: [
            ("서울정형외과", .health, nil, .medical), ("나비동물병원", .other, nil, .pet), ("약국", .health, "nabi", .pet),
            ("이마트", .food, "nabi", nil),
        ] as [(String, ReceiptDomain.Category, String?, Claim.Kind?)]
    )
    func `spending on health may be claimed`(
        _ merchant: String,
        _ category: ReceiptDomain.Category,
        _ subject: String?,
        _ kind: Claim.Kind?
    ) {
        let record = BookFixture.record(
            1,
            .expense,
            Fixture.won(12_300),
            on: Fixture.day("2026-11-17"),
            account: nil,
            category: category
        ) {
            ($0.merchant, $0.subject) = (merchant, subject)
        }
        #expect(ClaimCandidate.kind(of: record, pets: ["nabi"]) == kind)
        var draft = record
        draft.status = .draft
        #expect(ClaimCandidate.kind(of: draft, pets: ["nabi"]) == nil)
    }
}
