import ReceiptDomain

/// Chooses the day of the purchase among all dates on the page.
struct DateReader {
    let context: ReadingContext
    /// The way to write dates that the receipt's country has, and how sure that is (0 to 1).
    let countryOrder: (order: ReadingContext.DateOrder, weight: Double)?

    struct Result {
        var date: Field<CalendarDay>
        var time: Field<TimeOfDay>?
        /// Where the line stands, for a second look.
        var line: PrintedLine
        /// Nobody else has read it so, and it is nowhere printed again.
        var isUnconfirmed: Bool
    }

    private struct Candidate {
        var printed: PrintedDate
        var line: PrintedLine
        var score: Double
    }

    private enum Word { case good, bad }

    private static let words = PhraseMatcher<Word>(
        PhraseList.of(
            """
            date, datum, invoice date, transaction date, trans date, bill date, sale date, tarikh, fecha, data,
            dato, datums, 거래일시, 거래일자, 거래일, 승인일시, 승인일자, 승인일, 판매일, 판매일시, 판매일자,
            결제일시, 결제일자, 결제일, 발행일, 발행일시, 매출일, 매출일시, 영업일자, 일자, 일시, 날짜,
            주문일시, 구매일시, 구매일, 이용일시, 거래시간, 정산일시, 출차일시, 진료일, 조제일자, 日付, 取引日,
            ご利用日, 発行日, receipt date, order date, purchase date, doc date, printed on, date time,
            등록일시, 영수일자, 수납일
            """
        ).map { ($0, Word.good) }
            + PhraseList.of(
                """
                expiry, expires, exp date, expire, valid until, valid thru, valid till, valid through, valid,
                return by, return before, use by, best before, due date, due, until, member since,
                date of birth, dob, 유효기간, 유효기한, 유통기한, 인쇄일, 인쇄일시, 출력일, 출력일시, 회원가입,
                가입일, 까지, 이내, 교환, 환불, 개업, 有効期限, 期限, gultig bis, validity, permit, since, est,
                effective, through, 기한, 사용기한, 적립일, 소멸, 개정, offer, redeem, promotion, sweepstakes,
                warranty, next visit, ver, version, rev, copyright, 입차일시, 기간, generated
                """
            ).map { ($0, Word.bad) }
    )

    func read(_ page: Page) -> Result? {
        var candidates: [Candidate] = []
        for (index, line) in page.lines.enumerated() {
            for reading in line.readings {
                candidates += self.candidates(in: reading, after: index > 0 ? page.lines[index - 1] : nil)
            }
        }
        guard !candidates.isEmpty else { return nil }
        return choose(candidates, page)
    }

    private func candidates(in line: PrintedLine, after previous: PageLine?) -> [Candidate] {
        let dates = DateScanner(line.text, today: context.today).scan()
        guard !dates.isEmpty else { return [] }
        let matches = Self.words.matches(in: FoldedText(line.text.scalars, skipping: dates.map(\.range)))
        let hasTime = !TimeScanner.times(in: line.text).isEmpty
        var above = 0.0
        if matches.isEmpty, let previous {
            let text = previous.best.folded
            if Self.words.matches(in: text).contains(where: { $0.meaning == .good }), previous.best.words.count <= 4 {
                above = 0.6
            }
        }
        return dates.map { date in
            var score: Double =
                switch date.shape {
                case .yearFirst, .monthName, .era: 3
                case .yearLast: 2.7
                case .twoDigit: 1.8
                case .glued: 1.0
                }
            score *= date.clarity
            score += 1.5 * line.confidence(of: date.range) - 0.5
            if hasTime { score += 1 }
            if matches.contains(where: { $0.meaning == .good }) { score += 1.2 }
            if matches.contains(where: { $0.meaning == .bad }) { score -= 2.5 }
            return Candidate(printed: date, line: line, score: score + above)
        }
    }

    private func choose(_ candidates: [Candidate], _ page: Page) -> Result? {
        var scores: [CalendarDay: Double] = [:]
        var best: [CalendarDay: (Candidate, Double)] = [:]
        let order = settledOrder(candidates)
        for candidate in candidates {
            for (interpretation, share) in shares(of: candidate.printed, order: order) {
                let day = interpretation.day
                let score = candidate.score + log2(share) * 1.2 + plausibility(day)
                if best[day].map({ score > $0.1 }) ?? true { best[day] = (candidate, score) }
                // Readings that agree strengthen each other, but the second less than the first.
                scores[day] = max(scores[day] ?? -.infinity, score) + (scores[day] == nil ? 0 : 0.5)
            }
        }
        let ranked = scores.sorted { ($0.value, $0.key) > ($1.value, $1.key) }
        guard let winner = ranked.first, let (candidate, _) = best[winner.key] else { return nil }
        let rivals = ranked.dropFirst().filter { $0.value > winner.value - 4 }
        var others = rivals.prefix(3).map(\.key)
        // The other order of day and month, however unlikely, is what a person would want to change it to.
        for other in candidate.printed.interpretations.map(\.day) where other != winner.key && !others.contains(other) {
            others.append(other)
        }
        let agreeing = candidates.filter { $0.printed.interpretations.contains { $0.day == winner.key } }.map(\.line)
        let passes = Set(agreeing.map(\.pass)).count
        let confidence = confidence(winner.value, runnerUp: rivals.first?.value, agreeing: passes)
        let field = Field(
            winner.key,
            confidence: confidence,
            evidence: Evidence(text: candidate.line.string, box: candidate.line.box(of: candidate.printed.range)),
            alternatives: others
        )
        return Result(
            date: field,
            time: time(for: candidate, page),
            line: candidate.line,
            isUnconfirmed: agreeing.count == 1
        )
    }

    private func confidence(_ score: Double, runnerUp: Double?, agreeing: Int) -> Double {
        let strength = 1 / (1 + exp(-(score - 1.2) * 1.3))
        let margin = runnerUp.map { 1 / (1 + exp(-(score - $0) * 1.5)) } ?? 1
        let agreed = agreeing > 1 ? 1 - (1 - strength) * 0.4 : strength
        // Two engines' readings of one figure share their mistakes: nothing is surer than this.
        return min(0.98, max(0.05, agreed * margin))
    }

    // MARK: Day or month first

    /// The order that some unambiguous date on the receipt shows.
    private func settledOrder(_ candidates: [Candidate]) -> ReadingContext.DateOrder? {
        for candidate in candidates where candidate.printed.shape == .yearLast && candidate.score > 2 {
            let orders = Set(candidate.printed.interpretations.map(\.order))
            if orders.count == 1, let order = orders.first { return order }
        }
        return nil
    }

    /// How the belief divides over what a date can mean.
    private func shares(
        of date: PrintedDate,
        order: ReadingContext.DateOrder?
    ) -> [(PrintedDate.Interpretation, Double)] {
        let weighted = date.interpretations.map { interpretation in
            (interpretation, weight(of: interpretation.order, shape: date.shape, settled: order))
        }
        let sum = weighted.map(\.1).reduce(0, +)
        return weighted.map { ($0.0, $0.1 / max(sum, 1e-9)) }
    }

    private func weight(
        of order: ReadingContext.DateOrder,
        shape: PrintedDate.Shape,
        settled: ReadingContext.DateOrder?
    ) -> Double {
        // Where nothing is known, most of the world writes the day first.
        var weight: Double =
            switch order {
            case .dayFirst: 0.5
            case .monthFirst: 0.4
            case .yearFirst: 0.1
            }
        if let country = countryOrder {
            weight *= order == country.order ? 1 + 40 * country.weight : 1
            // No country but those of the east begins with a year of two digits.
            if order == .yearFirst, country.order != .yearFirst { weight *= 0.2 }
        }
        if let settled { weight *= settled == order ? 20 : 1 }
        if let home = context.dateOrder { weight *= home == order ? (countryOrder == nil ? 6 : 1.5) : 1 }
        return weight
    }

    /// Receipts are photographed soon after they were printed.
    private func plausibility(_ day: CalendarDay) -> Double {
        var score = 0.0
        let age = context.today.daysSince1970 - day.daysSince1970
        if age > 25 * 365 { score -= 1.5 }
        if let file = context.fileDate {
            let distance = file.daysSince1970 - day.daysSince1970
            if (-1...3).contains(distance) { score += 0.8 } else if (-1...45).contains(distance) { score += 0.4 }
        }
        return score
    }

    private func time(for candidate: Candidate, _ page: Page) -> Field<TimeOfDay>? {
        if let time = TimeScanner.time(in: candidate.line.text, near: candidate.printed.range.upperBound) {
            return Field(
                time,
                confidence: 0.93,
                evidence: Evidence(text: candidate.line.string, box: candidate.line.box)
            )
        }
        // Else the next line with a time, or any.
        let all = page.lines.flatMap(\.readings).filter { $0.pass == candidate.line.pass }
        let timed = all.compactMap { line in
            TimeScanner.times(in: line.text).first.map { (line, $0.time) }
        }
        .min { abs($0.0.box.midY - candidate.line.box.midY) < abs($1.0.box.midY - candidate.line.box.midY) }
        guard let (line, time) = timed else { return nil }
        let isNear = abs(line.box.midY - candidate.line.box.midY) < Int(3 * line.height)
        return Field(time, confidence: isNear ? 0.85 : 0.6, evidence: Evidence(text: line.string, box: line.box))
    }
}
