public import HouseholdBook
public import ReceiptDomain

/// Why a file with rates cannot be read.
public struct RateFileProblem: Error, Hashable, Sendable {
    public var path: String
    public var problem: RateProblem

    public init(path: String, _ problem: RateProblem) { (self.path, self.problem) = (path, problem) }
}

extension RateFileProblem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        path.escapingControls + ": " + problem.sentence(wording)
    }
}

extension RateProblem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        fileSentence(wording)
            ?? lineSentence(wording)
            ?? ""
    }

    private func fileSentence(_ wording: any Wording) -> String? {
        switch self {
        case .damaged(let line):
            wording.localized(
                "line \(line) of the library's rates.txt was changed and cannot be read; restore it from a backup, or remove the file "
                    + "and import the rates again",
                "보관함의 rates.txt \(line)행을 읽을 수 없습니다. 백업에서 되돌리거나, 파일을 지우고 환율을 다시 가져오세요"
            )
        case .notRates:
            wording.localized(
                "no exchange rates; those of the ECB (eurofxref-hist.csv) and of 한국수출입은행 (JSON, CSV, Excel) are read, and tables "
                    + "with the columns day, from, to, rate",
                "환율 파일이 아닙니다. 유럽중앙은행(eurofxref-hist.csv)과 한국수출입은행(JSON, CSV, 엑셀)의 환율, 그리고 day, from, to, rate 열이 "
                    + "있는 표를 읽을 수 있습니다"
            )
        case .noDay:
            wording.localized(
                "does not say of which day the rates are: --date 2026-11-25, or a file name that has the day",
                "어느 날의 환율인지 적혀 있지 않습니다. --date 2026-11-25로 지정하거나 파일 이름에 날짜를 넣으세요"
            )
        case .refused(let code):
            wording.localized(
                "not rates but an error of 한국수출입은행, code \(code): "
                    + (code == 4
                        ? "too many requests today" : code == 3 ? "the key is not valid" : "the request was wrong")
                    + "; fetch it again",
                "환율이 아니라 한국수출입은행의 오류 응답입니다. 코드 \(code): "
                    + (code == 4 ? "일일 요청 횟수 초과" : code == 3 ? "인증키 오류" : "요청 오류") + ". 다시 내려받으세요"
            )
        case .badSource(let text):
            wording.localized(
                "\"\(text.escapingControls)\" cannot be the name of a source: at most 40 letters, without blanks",
                "\"\(text.escapingControls)\": 출처 이름으로 쓸 수 없습니다. 빈칸 없이 40자까지 쓸 수 있습니다"
            )
        case .unknownSource(let text, let known):
            wording.localized(
                "there are no rates of \(text.escapingControls)"
                    + (known.isEmpty ? "" : "; there are those of \(known.joined(separator: ", "))"),
                "\(text.escapingControls)의 환율이 없습니다"
                    + (known.isEmpty ? "" : ". 있는 출처: \(known.joined(separator: ", "))")
            ).escapingControls
        case .none(let currency):
            wording.localized(
                "no exchange rates to bring amounts to \(currency); 'receiptmind rates import FILE' takes those of the ECB or 한국수출입은행",
                "\(currency)(으)로 바꿀 환율이 없습니다. 'receiptmind rates import 파일'로 유럽중앙은행이나 한국수출입은행의 환율을 가져오세요"
            )
        case .badDay, .badCurrency, .badRate, .twice: nil
        }
    }

    private func lineSentence(_ wording: any Wording) -> String? {
        func refused(_ line: Int, _ english: String, _ korean: String) -> String {
            wording.localized(
                "line \(line): \(english); nothing was imported",
                "\(line)행: \(korean). 아무것도 가져오지 않았습니다"
            )
        }
        return switch self {
        case .badDay(let text, let line):
            refused(line, "\"\(text.escapingControls)\" is not a day", "\"\(text.escapingControls)\": 날짜가 아닙니다")
        case .badCurrency(let text, let line):
            refused(
                line,
                "\"\(text.escapingControls)\" is not a currency such as USD, or JPY(100)",
                "\"\(text.escapingControls)\": USD나 JPY(100) 같은 통화가 아닙니다"
            )
        case .badRate(let text, let line):
            refused(
                line,
                "\"\(text.escapingControls)\" is not a rate: a number above zero with a point, of at most 12 digits",
                "\"\(text.escapingControls)\": 환율이 아닙니다. 소수점을 쓴 0보다 큰 수, 12자리까지 쓸 수 있습니다"
            )
        case .twice(let text, let line):
            refused(line, "a second, different rate of \(text)", "\(text)의 환율이 두 번 나오고 서로 다릅니다")
        default: nil
        }
    }
}

/// The result of a change of the rates.
public enum RateNotice: Hashable, Sendable {
    case noRates
    /// The number of rates in the file that are new or changed.
    case imported(path: String, [RateDay], new: Int)
    /// The file is an answer for a day without rates.
    case empty(path: String)
    case removed(source: String)
}

extension Wording {
    public func notice(_ notice: RateNotice) -> String {
        switch notice {
        case .noRates:
            localized(
                "no exchange rates yet; 'receiptmind rates import FILE' takes those of the ECB or 한국수출입은행",
                "아직 환율이 없습니다. 'receiptmind rates import 파일'로 유럽중앙은행이나 한국수출입은행의 환율을 가져오세요"
            )
        case .imported(let path, let days, let new):
            localized(
                "\(path): \(sources(of: days)), \(span(of: days)): \(new) new \(new == 1 ? "rate" : "rates")",
                "\(path): \(sources(of: days)), \(span(of: days)): 새 환율 \(new)개"
            ).escapingControls
        case .empty(let path):
            localized(
                "\(path.escapingControls): no rates, as on weekends, holidays and before they are published",
                "\(path.escapingControls): 환율이 없습니다. 주말, 공휴일이거나 아직 고시 전입니다"
            )
        case .removed(let source):
            localized("rates of \(source.escapingControls) removed", "\(source.escapingControls)의 환율을 삭제했습니다")
        }
    }

    private func sources(of days: [RateDay]) -> String { Set(days.map(\.source)).sorted().joined(separator: ", ") }

    private func span(of days: [RateDay]) -> String {
        guard let first = days.first?.day, let last = days.last?.day else { return missing }
        return first == last ? first.description : "\(first) – \(last)"
    }

    /// The headings of the table of rates.
    public var rateColumns: (rate: String, day: String, source: String) {
        (localized("Rate", "환율"), localized("Day", "날짜"), localized("Source", "출처"))
    }

    /// The links of a report to the same in one currency, and back.
    public func allIn(_ currency: Currency) -> String { localized("All in \(currency)", "모두 \(currency)로") }
    public var currenciesApart: String { localized("Currencies apart", "통화별로") }

    /// `1 USD = 1401.2 KRW`.
    public func equation(_ from: Currency, _ to: Currency, _ rate: String) -> String { "1 \(from) = \(rate) \(to)" }

    /// The rates at which a report's amounts came to one currency, and what has none; a line each.
    public func conversionNotes(_ sums: ConvertedSums) -> [String] { notes(sums, ofRecords: true) }

    /// As ``conversionNotes(_:)``, of accounts' balances at the period's ends.
    public func conversionNotes(ofBalances sums: ConvertedSums) -> [String] { notes(sums, ofRecords: false) }

    private func notes(_ sums: ConvertedSums, ofRecords: Bool, limit: Int = 3) -> [String] {
        var lines: [String] = []
        let uses = Dictionary(grouping: sums.uses, by: \.rate.from).sorted { $0.key.code < $1.key.code }.map(\.value)
        for uses in uses {
            guard let first = uses.first else { continue }
            let shown = uses.suffix(limit).map { use in
                equation(use.rate.from, use.rate.to, use.rate.decimal) + " (\(use.rate.day), \(use.rate.source))"
            }
            let count = uses.reduce(0) { $0 + $1.records }
            let more = uses.count - shown.count
            let number =
                ofRecords ? localized(", \(count) \(count == 1 ? "record" : "records")", ", \(count)건") : ""
            lines.append(
                localized("\(first.rate.from) to \(sums.currency)", "\(first.rate.from) → \(sums.currency)")
                    + number + ": " + shown.joined(separator: "; ")
                    + (more > 0
                        ? localized("; and \(more) earlier rates (--json)", "; 그 밖에 이전 환율 \(more)개 (--json)") : "")
            )
        }
        if sums.settled > 0 {
            lines.append(
                localized(
                    "\(sums.settled) \(sums.settled == 1 ? "record counts" : "records count") as settled.",
                    "\(sums.settled)건은 정산된 금액으로 셌습니다."
                )
            )
        }
        if sums.without.count > 0 {
            let amounts = sums.without.amounts.map(\.formatted).joined(separator: ", ")
            lines.append(
                localized(
                    "Not converted, without a rate of the day or the week before: \(sums.without.count), \(amounts)",
                    "환율이 없어 바꾸지 못함(당일부터 일주일 전까지): \(sums.without.count)건, \(amounts)"
                )
            )
        }
        return lines
    }
}
