import ReceiptDomain

/// Chooses the day of purchase among the dates on the page.
struct DateReader {
    let context: ReadingContext
    /// The date order of the receipt's country, and the confidence in it (0 to 1).
    let countryOrder: (order: ReadingContext.DateOrder, weight: Double)?
    /// A refund may also have the day of the original purchase.
    var isRefund = false

    struct Result {
        var date: Field<CalendarDay>
        var time: Field<TimeOfDay>?
        /// The line, for another OCR pass.
        var line: PrintedLine
        /// No other pass read the day, and it is not printed again.
        var isUnconfirmed: Bool
        var ranking: [(day: CalendarDay, features: Features<DateFeature>)] = []
    }

    private struct Candidate {
        var printed: PrintedDate
        var line: PrintedLine
        var features: Features<DateFeature>

        var score: Double { features.score(by: FittedWeights.date) }
        var box: PixelBox { line.box(of: printed.range) }
    }

    func read(_ page: Page) -> Result? {
        var candidates: [Candidate] = []
        let labels = labels(on: page)
        let rows = listRows(on: page)
        for (index, line) in page.lines.enumerated() {
            let above = index > 0 ? page.lines[index - 1] : nil
            var found = line.readings.flatMap { self.candidates(in: $0, after: above, labels) }
            for place in found.indices { found[place].features.note(.isOfRow, if: rows.contains(index)) }
            candidates += Self.sharingLabels(found)
        }
        guard !candidates.isEmpty else { return yearless(page) }
        return choose(candidates, page)
    }

    private func yearless(_ page: Page) -> Result? {
        let order = context.dateOrder ?? countryOrder?.order ?? .dayFirst
        let dates = YearlessDates(today: context.today, fileDate: context.fileDate, order: order)
        guard let found = dates.read(page) else { return nil }
        let evidence = Evidence(text: found.line.string, box: found.line.box(of: found.range))
        return Result(
            date: Field(found.day, confidence: found.certainty, evidence: evidence),
            time: TimeScanner.time(on: page, beside: found.line, near: found.range.upperBound),
            line: found.line,
            isUnconfirmed: true
        )
    }

    /// Labels anywhere on the page that change what others mean.
    private func labels(on page: Page) -> Set<DateWords.Meaning> {
        let labels = page.lines.flatMap { DateWords.matcher.matches(in: $0.best.folded).map(\.meaning) }
        // Who stays arrives first; a flight departs first.
        let isTrip = (labels.firstIndex(of: .leaving) ?? .max) < (labels.firstIndex(of: .arriving) ?? .max)
        return Set(labels).subtracting(isTrip ? [.arriving] : [])
    }

    /// The lines that begin with a day and have a price, if there are several days: rows of a folio or statement.
    private func listRows(on page: Page) -> Set<Int> {
        var days: [Int: CalendarDay] = [:]
        for (index, line) in page.lines.enumerated() where MerchantReader.hasPrice(line.best) {
            let first = DateScanner(line.best.text, today: context.today).scan().first
            if let first, first.range.lowerBound == 0 { days[index] = first.interpretations.first?.day }
        }
        return Set(days.values).count > 1 ? Set(days.keys) : []
    }

    /// Whether a label is for the receipt's own day (`true`), for another (`false`), or for neither.
    private func isOwn(_ meaning: DateWords.Meaning, among labels: Set<DateWords.Meaning>) -> Bool? {
        switch meaning {
        case .good, .credit: true
        case .bad, .arriving: false
        case .purchase: !isRefund
        case .invoice: !(isRefund && labels.contains(.credit))
        case .leaving: labels.contains(.arriving) ? nil : false
        }
    }

    private func candidates(
        in line: PrintedLine,
        after previous: PageLine?,
        _ labels: Set<DateWords.Meaning>
    ) -> [Candidate] {
        let dates = DateScanner(line.text, today: context.today).scan()
        guard !dates.isEmpty else { return [] }
        // `반품 30일 이내` is not the label `반품일`.
        let matches = DateWords.matcher.matches(in: FoldedText(line.text.scalars, skipping: dates.map(\.range))).filter
        {
            !Self.hasNumber(line.text.scalars[$0.range])
        }
        let owned = Self.words(matches, of: dates)
        let hasTime = !TimeScanner.times(in: line.text).isEmpty
        let above = matches.isEmpty ? previous : nil
        let inPeriod = Self.periods(dates, in: line.text)
        return zip(dates, owned).map { date, matches in
            var features = Features<DateFeature>()
            features.note(.isDate)
            features.note(Self.shape(of: date), date.clarity)
            features.note(.confidence, line.confidence(of: date.range))
            features.note(.hasTime, if: hasTime)
            let isOwn = matches.compactMap { self.isOwn($0.meaning, among: labels) }
            features.note(.isCalledDate, if: isOwn.contains(true))
            features.note(.isCalledOther, if: isOwn.contains(false))
            features.note(.isUntil, if: inPeriod.contains(date.range) || Self.isUntil(date, in: line.text))
            let isCredited = matches.contains {
                $0.meaning == .invoice && self.isOwn($0.meaning, among: labels) == false
            }
            if !isCredited { BillDates.note(date, in: line, below: previous, in: &features) }
            let isFirst = date.range.lowerBound == 0
            features.note(.isBelowUntil, if: isFirst && previous.map { Self.endsBeforeDay($0.best) } ?? false)
            if let above = above.flatMap({ featureBelow($0, line.box(of: date.range), labels) }) {
                features.note(above)
            }
            return Candidate(printed: date, line: line, features: features)
        }
    }

    /// The readings of one line, of which those without a label for their date take it from the others of the same day.
    ///
    /// A pass that misread the label of a later day would else make it the day of the sale.
    private static func sharingLabels(_ readings: [Candidate]) -> [Candidate] {
        let labels: [DateFeature] = [.isCalledDate, .isCalledOther, .isUntil]
        func isLabelled(_ reading: Candidate) -> Bool { labels.contains { reading.features[$0] > 0 } }
        let labelled = readings.filter(isLabelled)
        guard !labelled.isEmpty else { return readings }
        return readings.map { reading in
            guard !isLabelled(reading),
                let other = labelled.first(where: {
                    $0.printed.interpretations == reading.printed.interpretations
                        && !$0.box.intersection(reading.box).isEmpty
                })
            else { return reading }
            var reading = reading
            for label in labels { reading.features[label] = other.features[label] }
            return reading
        }
    }

    private static func shape(of date: PrintedDate) -> DateFeature {
        switch date.shape {
        case .yearFirst, .monthName, .era: .hasYearFirst
        case .yearLast: .hasYearLast
        case .twoDigit: .hasTwoDigitYear
        case .glued: .isGlued
        }
    }

    private static func endsBeforeDay(_ line: PrintedLine) -> Bool {
        DateWords.matcher.matches(in: line.folded).contains {
            $0.meaning == .bad && $0.likeness > 0.95 && $0.length >= 3 && $0.range.upperBound == line.text.count
        }
    }

    private static func hasNumber(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        zip(scalars, scalars.dropFirst()).contains { $0.isDigit && $1.isDigit }
    }

    /// The feature given by a separate label above the date; in a row of headings by the one directly above it.
    private func featureBelow(
        _ label: PageLine,
        _ date: PixelBox,
        _ labels: Set<DateWords.Meaning>
    ) -> DateFeature? {
        let line = label.best
        guard DateScanner(line.text, today: context.today).scan().isEmpty else { return nil }
        let matches = DateWords.matcher.matches(in: line.folded)
        if line.words.count > 4 || matches.count > 1 {
            let above = matches.last { Self.isAbove(line.box(of: $0.range), date) }
            return above.flatMap { self.isOwn($0.meaning, among: labels) }.map {
                $0 ? .isBelowDateLabel : .isBelowOtherLabel
            }
        }
        let isOwn = matches.compactMap { self.isOwn($0.meaning, among: labels) }
        if isOwn.contains(true) { return .isBelowDateLabel }
        return isOwn.contains(false) && line.string.hasSuffix(":") ? .isBelowOtherLabel : nil
    }

    /// Whether heading and date begin or end at about the same x coordinate.
    private static func isAbove(_ heading: PixelBox, _ date: PixelBox) -> Bool {
        let room = date.height
        return abs(heading.x - date.x) <= room || abs(heading.maxX - date.maxX) <= room
    }

    /// Whether a tilde or "by" precedes, so that it is the end of a period or a deadline.
    private static func isUntil(_ date: PrintedDate, in text: ScalarText) -> Bool {
        func isTilde(_ scalar: Unicode.Scalar) -> Bool { scalar == "~" || scalar == "\u{301C}" || scalar == "\u{FF5E}" }
        var before = date.range.lowerBound - 1
        while text[safe: before] == " " { before -= 1 }
        let isDue = text[safe: before].capital == "Y" && text[safe: before - 1].capital == "B"
        return isTilde(text[safe: before]) || isDue && !text[safe: before - 2].isLatin
    }

    /// Both days of each period: `2024.07.01 ~ 2024.07.31`, `01.09.2026 bis 30.09.2026`.
    private static func periods(_ dates: [PrintedDate], in text: ScalarText) -> Set<Range<Int>> {
        let signs: Set = ["~", "-", "–", "—", "〜", "～", "to", "bis", "al", "au", "tot", "til", "till", "do", "至"]
        var found: Set<Range<Int>> = []
        for (first, second) in zip(dates, dates.dropFirst()) where first.range.upperBound <= second.range.lowerBound {
            let between = text.string(first.range.upperBound..<second.range.lowerBound).lowercased()
            if signs.contains(between.filter { $0 != " " }) {
                found.formUnion([first.range, second.range])
            }
        }
        return found
    }

    /// The words about each date: those right before it; of dates with no words between them, those around all.
    ///
    /// `승인 2024.07.02 재발행 2024.07.09`, but `기간 2024.07.01 - 2024.07.31 까지`.
    private static func words(
        _ matches: [PhraseMatcher<DateWords.Meaning>.Match],
        of dates: [PrintedDate]
    ) -> [[PhraseMatcher<DateWords.Meaning>.Match]] {
        var start = 0
        let before = dates.map { date in
            defer { start = date.range.upperBound }
            return matches.filter { $0.range.lowerBound >= start && $0.range.upperBound <= date.range.lowerBound }
        }
        let behind = matches.filter { $0.range.lowerBound >= dates.last?.range.upperBound ?? 0 }
        // Words before the first or behind the last of two dates may be about both.
        guard before.dropFirst().allSatisfy(\.isEmpty) else { return before }
        return before.map { _ in (before.first ?? []) + behind }
    }

    /// A day printed at least once.
    private struct Day {
        var day: CalendarDay
        /// Its clearest occurrence.
        var candidate: Candidate
        var features: Features<DateFeature>

        var score: Double { features.score(by: FittedWeights.date) }
    }

    private func choose(_ candidates: [Candidate], _ page: Page) -> Result? {
        let ranked = days(candidates, page).map { (day: $0, score: $0.score) }
            .sorted { ($0.score, $0.day.day) > ($1.score, $1.day.day) }
        guard let winner = ranked.first?.day else { return nil }
        var others = ranked.dropFirst().prefix { $0.score > ranked[0].score - 4 }.prefix(3).map(\.day.day)
        // The swapped order of day and month, however unlikely, is the alternative a person may want.
        for other in winner.candidate.printed.interpretations.map(\.day)
        where other != winner.day && !others.contains(other) {
            others.append(other)
        }
        let line = winner.candidate.line
        let range = winner.candidate.printed.range
        let field = Field(
            winner.day,
            confidence: FittedWeights.date.probabilities(of: ranked.map(\.score))[0],
            evidence: Evidence(text: line.string, box: line.box(of: range)),
            alternatives: others
        )
        return Result(
            date: field,
            time: TimeScanner.time(on: page, beside: line, near: range.upperBound),
            line: line,
            isUnconfirmed: winner.features[.isReadAgain] == 0,
            ranking: ranked.map { ($0.day.day, $0.day.features) }
        )
    }

    /// Each day with its clearest occurrence.
    private func days(_ candidates: [Candidate], _ page: Page) -> [Day] {
        var days: [CalendarDay: Day] = [:]
        var seen: [CalendarDay: (readings: Int, passes: Set<Int>)] = [:]
        let orders = DateOrders(context, country: countryOrder, candidates.map { ($0.printed, $0.score) }, page)
        for candidate in candidates {
            for (interpretation, share) in orders.shares(of: candidate.printed) {
                let day = interpretation.day
                var features = candidate.features
                features.note(.orderShare, log2(share))
                let isOtherWeekday = candidate.printed.weekday.map { $0 != day.weekday } ?? false
                features.note(.isOtherWeekday, if: isOtherWeekday)
                noteAge(of: day, in: &features)
                let found = Day(day: day, candidate: candidate, features: features)
                if days[day].map({ found.score > $0.score }) ?? true { days[day] = found }
                seen[day, default: (0, [])].readings += 1
                seen[day]?.passes.insert(candidate.line.pass)
            }
        }
        return days.values.map { day in
            var day = day
            let (readings, passes) = seen[day.day] ?? (1, [])
            day.features.note(.isReadAgain, Double(min(4, readings - 1)))
            day.features.note(.isReadTwice, if: passes.count > 1)
            return day
        }
    }

    /// Notes the time between receipt and photo, which is usually short.
    private func noteAge(of day: CalendarDay, in features: inout Features<DateFeature>) {
        let age = context.today.daysSince1970 - day.daysSince1970
        features.note(.isOld, if: age > 25 * 365)
        guard let file = context.fileDate else { return }
        let distance = file.daysSince1970 - day.daysSince1970
        switch distance {
        case ..<(-1): features.note(.isAfterPhoto)
        case -1...3: features.note(.isPhotoDay)
        case 4...45: features.note(.isPhotoMonth)
        case 401...: features.note(.isLongBeforePhoto)
        default: break
        }
    }
}
