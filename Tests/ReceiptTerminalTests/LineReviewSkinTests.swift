import ReceiptReview
import ReceiptTerminal
import ReceiptTestSupport
import ReceiptWording
import Testing

@Suite struct LineReviewSkinTests {
    /// Types the answers and returns what stood on the screen, and what was done.
    private func review(
        _ items: [ReviewItem],
        _ language: Language,
        answers: [String],
        width: Int = 60
    ) async -> (transcript: String, summary: ReviewSummary, actions: [ReviewAction]) {
        let console = ScriptedConsole(answers)
        let skin = LineReviewSkin(console: console, wording: language.wording, width: width)
        let conversation = Fixture.review(items, isInteractive: false)
        var ledger = ObedientLedger()
        let summary = await skin.run(conversation) { ledger.perform($0) }
        return (console.written, summary, ledger.actions)
    }

    @Test func `a review in English reads like this`() async {
        let (transcript, summary, actions) = await review(
            [Fixture.doubtful, Fixture.proved],
            .english,
            answers: ["1", "what", "e amount", "lots", "9,900", "", "s"]
        )
        expectLines(
            transcript,
            """

            Draft 1 of 2                             스타벅스 영수증.png
            ────────────────────────────────────────────────────────────
              Merchant  스타벅스 강남R점                ~ likely 82%
                        read: “스타벅스 강남R점 02-1234-5678”
              Date      Fri 3 Apr 2026                  ? doubtful 55%
                        read: “26.04.03 08:11”
              Amount    ₩9,800                          ? doubtful 64%
                        read: “합계 9,8O0”
              Category  🍚 Food                         ~ likely 88%

              or  1 Date 2026-03-04   2 Amount ₩9,300
            Enter confirm · m merchant · t date · a amount · c category
            s skip · d discard · u undo · e more · ? help · q quit
            > 1

            Draft 1 of 2                             스타벅스 영수증.png
            ────────────────────────────────────────────────────────────
              Merchant  스타벅스 강남R점                ~ likely 82%
                        read: “스타벅스 강남R점 02-1234-5678”
              Date      Wed 4 Mar 2026                  * yours
              Amount    ₩9,800                          ? doubtful 64%
                        read: “합계 9,8O0”
              Category  🍚 Food                         ~ likely 88%

              or  1 Date 2026-04-03   2 Amount ₩9,300
            Enter confirm · m merchant · t date · a amount · c category
            s skip · d discard · u undo · e more · ? help · q quit
            > what
            ! "what" does nothing here; ? shows the keys
            > e amount
            Amount (23,400 or $8.60; a minus sign for a refund) [₩9,800]: lots
            ! "lots" is not an amount; for example 23,400 or $8.60
            Amount (23,400 or $8.60; a minus sign for a refund) [₩9,800]: 9,900

            Draft 1 of 2                             스타벅스 영수증.png
            ────────────────────────────────────────────────────────────
              Merchant  스타벅스 강남R점                ~ likely 82%
                        read: “스타벅스 강남R점 02-1234-5678”
              Date      Wed 4 Mar 2026                  * yours
              Amount    ₩9,900                          * yours
              Category  🍚 Food                         ~ likely 88%

              or  1 Date 2026-04-03   2 Amount ₩9,800   3 Amount ₩9,300
            Enter confirm · m merchant · t date · a amount · c category
            s skip · d discard · u undo · e more · ? help · q quit
            >\u{20}
            ✓ confirmed: 스타벅스 강남R점, 2026-03-04, ₩9,900

            Draft 2 of 2                                       emart.jpg
            ────────────────────────────────────────────────────────────
              Merchant  이마트 성수점                   ✓ sure
              Date      Wed 18 Nov 2026  19:42          ✓ sure
              Amount    ₩23,400                         ✓ proved
                        30,000 − 6,600 = 23,400 ✓  cash − change
              Category  🍚 Food                         ~ likely 80%
              2 items (i): 우유 2,980, 식빵 3,480

              or  1 Category 🧻 Household goods
            Enter confirm · m merchant · t date · a amount · c category
            s skip · d discard · u undo · e more · ? help · q quit
            > s
            ✓ skipped: 이마트 성수점, 2026-11-18, ₩23,400
            1 confirmed, 1 draft left
            """
        )
        #expect(summary == expected(confirmed: 1, skipped: 1, left: 1, .completed))
        #expect(actions.count == 1)
    }

    @Test func `a review in Korean reads like this`() async {
        let (transcript, _, _) = await review(
            [Fixture.hostile, Fixture.incomplete],
            .korean,
            answers: ["c", "ㅅㅂ", "", "", "이마트", "많이", "100원", "", ""],
            width: 78
        )
        expectLines(
            transcript,
            """

            초안 1/2                                                             diner.jpg
            ──────────────────────────────────────────────────────────────────────────────
              상호  DINER \\u{1B}[31mON 5TH AVENUE AND MADISON SQUARE, NEW Y…  ? 불확실 70%
              날짜  2026년 11월 2일 (월)                            ✓ 확실
              금액  $48.60                                          ✓ 검산됨
                    38.00 + 3.36 + 7.24 = 48.60 ✓  소계와 추가 금액
                    잘못 읽은 것을 바로잡음: 48.80 → 48.60
              분류  –
              사진  ends early; the rest is grey
            Enter 확정 · m 상호 · t 날짜 · a 금액 · c 분류 · s 나중에 · d 버림 · u 되돌림
            e 더 수정 · p 나눔 · o 사진 · i 품목 · j 합침 · ? 도움말 · q 끝
            > c
               1 🍚 식비         8 💊 의료/건강   15 🔌 가전
               2 🚌 교통비       9 📚 교육        16 💡 공과금
               3 🎬 문화생활    10 📱 통신비      17 🏠 주거비
               4 🧻 생활품      11 🤝 회비        18 💳 카드대금
               5 👕 의류        12 🧾 세금        19 📦 기타
               6 ☔ 보험        13 🎁 경조사
               7 💇 미용        14 🐖 저축
            분류 (번호, 이름, 초성): ㅅㅂ

            초안 1/2                                                             diner.jpg
            ──────────────────────────────────────────────────────────────────────────────
              상호  DINER \\u{1B}[31mON 5TH AVENUE AND MADISON SQUARE, NEW Y…  ? 불확실 70%
              날짜  2026년 11월 2일 (월)                            ✓ 확실
              금액  $48.60                                          ✓ 검산됨
                    38.00 + 3.36 + 7.24 = 48.60 ✓  소계와 추가 금액
                    잘못 읽은 것을 바로잡음: 48.80 → 48.60
              분류  🍚 식비                                         * 직접 입력
              사진  ends early; the rest is grey
            Enter 확정 · m 상호 · t 날짜 · a 금액 · c 분류 · s 나중에 · d 버림 · u 되돌림
            e 더 수정 · p 나눔 · o 사진 · i 품목 · j 합침 · ? 도움말 · q 끝
            >\u{20}
            ✓ 확정: DINER \\u{1B}[31mON 5TH AVENUE AND MADISON SQUARE, NEW YORK,
              2026-11-02, $48.60

            초안 2/2                                                           blurred.jpg
            ──────────────────────────────────────────────────────────────────────────────
              상호  –                                               ✗ 없음
              날짜  2026년 10월 30일 (금)                           ✓ 확실
              금액  –                                               ✗ 없음
              분류  –
            Enter 확정 · m 상호 · t 날짜 · a 금액 · c 분류 · s 나중에 · d 버림 · u 되돌림
            e 더 수정 · p 나눔 · o 사진 · i 품목 · j 합침 · ? 도움말 · q 끝
            >\u{20}
            ! 상호를 입력하세요
            상호 (가게 이름): 이마트
            ! 금액을 입력하세요
            금액 (23,400 또는 $8.60. 환불은 앞에 -): 많이
            ! "많이"는 금액이 아닙니다. 예: 23,400 또는 $8.60
            금액 (23,400 또는 $8.60. 환불은 앞에 -): 100원
            ✓ 빈 항목을 모두 채웠습니다. Enter로 확정합니다

            초안 2/2                                                           blurred.jpg
            ──────────────────────────────────────────────────────────────────────────────
              상호  이마트                                          * 직접 입력
              날짜  2026년 10월 30일 (금)                           ✓ 확실
              금액  ₩100                                            * 직접 입력
              분류  🍚 식비                                         * 직접 입력
            Enter 확정 · m 상호 · t 날짜 · a 금액 · c 분류 · s 나중에 · d 버림 · u 되돌림
            e 더 수정 · p 나눔 · o 사진 · i 품목 · j 합침 · ? 도움말 · q 끝
            >\u{20}
            ✓ 확정: 이마트, 2026-10-30, ₩100
            확정 2건, 남은 초안 0건
            """
        )
    }

    @Test func `end of input stops and confirms nothing`() async {
        let (transcript, summary, actions) = await review([Fixture.proved], .english, answers: [])
        #expect(actions.isEmpty)
        #expect(summary == expected(left: 1, .endOfInput))
        #expect(transcript.hasSuffix("> \n0 confirmed, 1 draft left\n"))
    }

    @Test func `end of input in the middle of an edit drops the edit`() async {
        let (_, summary, actions) = await review([Fixture.proved], .english, answers: ["c transport", "e memo"])
        #expect(actions.isEmpty)
        #expect(summary.ending == .endOfInput)
    }

    /// As `yes | receiptmind review`.
    @Test(arguments: ["y", "c nothing"]) func `input without an answer comes to an end`(_ line: String) async {
        let answers = Array(repeating: line, count: 1000)
        let (transcript, summary, actions) = await review([Fixture.proved], .english, answers: answers)
        #expect(actions.isEmpty && summary == expected(left: 1, .endOfInput))
        #expect(transcript.contains("stopped: none of the last 10 lines is an answer"))
    }

    @Test func `help explains every key`() async {
        let (transcript, _, _) = await review([Fixture.proved], .english, answers: ["?", "", "q"])
        let explained = transcript.split(separator: "\n").flatMap { $0.prefix(9).split(separator: " ") }
        for key in Language.english.wording.keys(for: .draft) where key.key != "?" && key.key != "←→" {
            #expect(explained.contains(key.key[...]), "\(key.key)")
        }
    }

    private func expected(confirmed: Int = 0, skipped: Int = 0, left: Int, _ ending: ReviewEnding) -> ReviewSummary {
        ReviewSummary(confirmed: confirmed, skipped: skipped, left: left, ending: ending)
    }
}
