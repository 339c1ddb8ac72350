import Foundation
public import ReceiptDomain
import ReceiptReview

/// A setting of the user's profile, with its name on the command line.
public enum ProfileSetting: String, CaseIterable, Sendable {
    case currency, dates, languages
    case monthStart = "month-start"

    public enum Problem: Error, Hashable, Sendable {
        /// The text is not of the form `setting=value`, or no setting has this name.
        case noSetting(String)
        /// The name, as typed, may mean the languages of receipts or that of the program.
        case whichLanguage(String)
        case notACurrency(String)
        case notADateOrder(String)
        case notLanguages(String)
        case notADayOfMonth(String)
    }

    /// The setting with this name, in any language; `nil` for any other text.
    public init?(named text: String) {
        let name = text.trimmingSpaces.lowercased()
        let others: [String: Self] = [
            "통화": .currency, "date": .dates, "date-order": .dates, "날짜": .dates, "month": .monthStart,
        ]
        guard let setting = Self(rawValue: name) ?? others[name] else { return nil }
        self = setting
    }

    /// A new value for a setting, as in `currency=KRW`; an empty value resets it.
    public struct Assignment: Sendable {
        public var setting: ProfileSetting
        public var value: String

        public init(_ text: String) throws(Problem) {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts.first ?? "")
            guard parts.count == 2, let setting = ProfileSetting(named: name) else {
                let isLanguage = ["lang", "language", "locale", "언어"].contains(name.trimmingSpaces.lowercased())
                throw isLanguage ? .whichLanguage(name) : .noSetting(name)
            }
            self.init(setting, parts[1])
        }

        public init(_ setting: ProfileSetting, _ value: some StringProtocol) {
            (self.setting, self.value) = (setting, String(value).trimmingSpaces)
        }

        public func apply(to profile: inout Profile) throws(Problem) {
            switch setting {
            case .currency:
                profile.currency = value.isEmpty ? nil : try currency()
            case .dates:
                profile.dateOrder = value.isEmpty ? nil : try dateOrder()
            case .languages:
                profile.languages = try languages()
            case .monthStart:
                profile.monthStart = value.isEmpty ? 1 : try dayOfMonth()
            }
        }

        private func currency() throws(Problem) -> Currency {
            guard let currency = CurrencyParser(current: .unknown).currency(named: value), currency != .unknown else {
                throw .notACurrency(value)
            }
            return currency
        }

        private func dateOrder() throws(Problem) -> ReadingContext.DateOrder {
            guard let order = ReadingContext.DateOrder.allCases.first(where: { $0.name == value.lowercased() }) else {
                throw .notADateOrder(value)
            }
            return order
        }

        private func dayOfMonth() throws(Problem) -> Int {
            guard let day = DayOfMonth.typed(value) else { throw .notADayOfMonth(value) }
            return day
        }

        /// Names of languages, in English, in Korean and their own.
        fileprivate static let languageNames = [
            "english": "en", "영어": "en", "korean": "ko", "한국어": "ko", "한글": "ko", "japanese": "ja", "일본어": "ja",
            "日本語": "ja",
            "chinese": "zh", "중국어": "zh", "中文": "zh", "german": "de", "독일어": "de", "deutsch": "de", "french": "fr",
            "프랑스어": "fr", "français": "fr", "spanish": "es", "스페인어": "es", "español": "es", "italian": "it",
            "이탈리아어": "it", "italiano": "it", "portuguese": "pt", "포르투갈어": "pt", "português": "pt", "dutch": "nl",
            "네덜란드어": "nl", "nederlands": "nl", "polish": "pl", "폴란드어": "pl", "polski": "pl", "swedish": "sv",
            "스웨덴어": "sv", "svenska": "sv", "thai": "th", "태국어": "th", "vietnamese": "vi", "베트남어": "vi",
        ]

        /// Parses ISO 639-1 codes, as in `ko,en`, and names of languages.
        private func languages() throws(Problem) -> [String] {
            let words = value.split(whereSeparator: { $0 == "," || $0 == " " }).map { $0.lowercased() }
                .filter { $0 != "and" }
            let codes = words.map { Self.languageNames[$0] ?? $0 }
            let isEach = codes.allSatisfy { $0.utf8.count == 2 && Locale.LanguageCode($0).isISOLanguage }
            guard !codes.isEmpty, isEach, Set(codes).count == codes.count else { throw .notLanguages(value) }
            return codes
        }
    }

    /// The codes of languages that have names here, to choose from.
    public static var knownLanguages: [String] { Set(Assignment.languageNames.values).sorted() }

    /// The value in the format in which it is typed; empty if it is not set.
    public func value(in profile: Profile) -> String {
        switch self {
        case .currency: profile.currency?.code ?? ""
        case .dates: profile.dateOrder?.name ?? ""
        case .languages: profile.languages.joined(separator: ",")
        case .monthStart: "\(profile.monthStart)"
        }
    }
}

extension ReadingContext.DateOrder {
    public var name: String {
        switch self {
        case .dayFirst: "day-first"
        case .monthFirst: "month-first"
        case .yearFirst: "year-first"
        }
    }
}
