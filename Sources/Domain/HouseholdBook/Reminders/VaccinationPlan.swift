public import ReceiptDomain

/// Vaccinations and other care of an animal and their schedule: those common for dogs and cats, from published guidelines, or a plan
/// that a person wrote down.
///
/// This is no medical advice. The guidelines leave much to the region, to how an animal lives and to the product.
public struct VaccinationPlan: Hashable, Sendable {
    public enum Species: String, CaseIterable, Sendable {
        case dog, cat

        public init?(named text: String) {
            switch text.lowercased() {
            case "dog", "puppy", "개", "강아지", "반려견": self = .dog
            case "cat", "kitten", "고양이", "반려묘": self = .cat
            default: return nil
            }
        }
    }

    public struct Vaccination: Hashable, Sendable {
        /// Part of the reminders' ids.
        public var code: String
        public var korean: String
        public var english: String
        /// Ages in weeks of the first doses.
        public var weeks: [Int]
        /// The time between later doses; `nil` for a series that ends.
        public var every: Period?
        /// Whether it is recommended only for some regions and ways of living.
        public var isOptional = false

        public init(
            _ code: String,
            _ korean: String,
            _ english: String,
            weeks: [Int],
            every: Period?,
            isOptional: Bool = false
        ) {
            (self.code, self.korean, self.english) = (code, korean, english)
            (self.weeks, self.every, self.isOptional) = (weeks, every, isOptional)
        }
    }

    /// The published guidelines.
    ///
    /// R. A. Squires, C. Crawford, M. Marcondes, N. Whitley: "2024 guidelines for the vaccination of dogs and cats", compiled by
    /// the Vaccination Guidelines Group of the World Small Animal Veterinary Association, Journal of Small Animal Practice,
    /// 2024, doi:10.1111/jsap.13718.
    ///
    /// Core vaccines: from 6 to 8 weeks on every 2 to 4 weeks until 16 weeks or older, again at 26 weeks or older, then at most
    /// every three years. Rabies from 12 weeks on, again after a year, then as the product and the law require: in Korea dogs and
    /// cats of three months and more every year. Leptospirosis and feline leukaemia for animals at risk: twice, then yearly.
    public static let guidelines = "WSAVA 2024, doi:10.1111/jsap.13718"

    public let vaccinations: [Vaccination]
    /// Who says so.
    public let source: String?

    public init(_ vaccinations: [Vaccination], source: String?) {
        (self.vaccinations, self.source) = (vaccinations, source)
    }

    /// A plan to be changed, for animals that have none here.
    public static let example = VaccinationPlan(
        [
            Vaccination("vaccine", "예방접종", "Vaccination", weeks: [8, 12], every: Period(1, .year)),
            Vaccination("check", "검진", "Check-up", weeks: [], every: Period(6, .month)),
        ],
        source: nil
    )

    public init(for species: Species) {
        source = Self.guidelines
        let (third, yearly) = (Period(3, .year), Period(1, .year))
        let core = [8, 12, 16, 26]
        let rabies = Vaccination("rabies", "광견병", "Rabies", weeks: [12], every: yearly)
        vaccinations =
            switch species {
            case .dog:
                [
                    .init("dhp", "종합백신(홍역·간염·파보)", "Distemper, hepatitis, parvo", weeks: core, every: third),
                    rabies,
                    .init("lepto", "렙토스피라", "Leptospirosis", weeks: [12, 16], every: yearly, isOptional: true),
                ]
            case .cat:
                [
                    .init("fvrcp", "종합백신(범백·허피스·칼리시)", "Panleukopenia, herpes, calici", weeks: core, every: third),
                    rabies,
                    .init("felv", "고양이 백혈병", "Feline leukaemia", weeks: [8, 12], every: yearly, isOptional: true),
                ]
            }
    }

    /// The id parts of the vaccinations with this name, in either language.
    public static func codes(named name: String) -> Set<String> {
        let wanted = name.lowercased()
        let all = Species.allCases.flatMap { VaccinationPlan(for: $0).vaccinations }
        return Set(all.filter { [$0.korean.lowercased(), $0.english.lowercased()].contains(wanted) }.map(\.code))
    }

    /// From this age on, in weeks, first doses are over or unknown, and only the repetition is planned.
    private static let grownUpWeeks = 52

    /// The plan's reminders, without optional vaccinations unless requested.
    ///
    /// Doses count from the birthday, or of an animal of unknown age from the day of its first ones, `start`. Those of a grown-up
    /// animal count as given, and their next repetition is planned. What has no such day is due on `start`, or today, until the
    /// last is entered.
    public func reminders(
        for subject: Subject,
        startingOn start: CalendarDay? = nil,
        today: CalendarDay,
        withOptional: Bool,
        name: (Vaccination) -> String
    ) -> [Reminder] {
        let firstWeek = vaccinations.flatMap(\.weeks).min() ?? 0
        let born = subject.birthday ?? start.flatMap { $0.adding(days: -7 * firstWeek) }
        return vaccinations.filter { withOptional || !$0.isOptional }.map { vaccination in
            let id = "\(subject.id)-\(vaccination.code)"
            var series = born.map { born in vaccination.weeks.compactMap { born.adding(days: $0 * 7) } } ?? []
            var first = series.first ?? start ?? today
            if let born, today.daysSince1970 - born.daysSince1970 >= Self.grownUpWeeks * 7 {
                first = series.last.flatMap { vaccination.every?.first(onOrAfter: today, from: $0) } ?? start ?? today
                series = []
            }
            var reminder = Reminder(
                id: id,
                title: name(vaccination),
                first: first,
                every: vaccination.every,
                afterLast: true
            )
            reminder.subject = subject.id
            reminder.series = series.isEmpty ? nil : series.map(\.description)
            reminder.source = source
            return reminder
        }
    }
}
