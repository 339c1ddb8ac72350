public import HouseholdBook
public import ReceiptApp
public import ReceiptDomain

extension HouseholdSubjects.Problem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .noName(let text):
            wording.localized(
                "\"\(text.escapingControls)\" has no letters; give a name such as Nabi",
                "\"\(text.escapingControls)\"에 글자가 없습니다. 나비처럼 이름을 쓰세요"
            )
        case .exists(let subject):
            wording.localized(
                "\(wording.label(subject)) already exists; 'receiptmind subjects edit' changes it",
                "\(wording.label(subject))은(는) 이미 있습니다. 고치려면 'receiptmind subjects edit'"
            )
        case .unknown(let text):
            wording.localized(
                "there is no subject called \(text.escapingControls); 'receiptmind subjects' lists them, "
                    + "'receiptmind subjects add' adds one",
                "\(text.escapingControls) 대상이 없습니다. 목록은 'receiptmind subjects', 추가는 'receiptmind subjects add'"
            )
        case .notAnIcon(let text):
            wording.localized(
                "\"\(text.escapingControls)\" is not an icon; give one symbol such as 🐈",
                "\"\(text.escapingControls)\": 아이콘이 아닙니다. 🐈처럼 기호 하나를 쓰세요"
            )
        case .noPhoto(let id):
            wording.localized(
                "record \(id.short) has no photo; give a photo's file, or a record that has one",
                "\(id.short): 사진이 없는 기록입니다. 사진 파일이나 사진이 있는 기록을 쓰세요"
            )
        }
    }
}

extension HouseholdMeasures.Problem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        switch self {
        case .nothing(let text):
            wording.localized(
                "\"\(text.escapingControls)\" is not a value; for example 4.2kg or soft",
                "\"\(text.escapingControls)\": 값이 없습니다. 4.2kg이나 무른 변처럼 쓰세요"
            )
        case .notANumber(let text):
            wording.localized(
                "\"\(text.escapingControls)\" is not a weight or distance; write a number such as 4.2kg",
                "\"\(text.escapingControls)\": 체중이나 거리는 4.2kg처럼 숫자로 쓰세요"
            )
        case .notAUnit(let text, let known):
            wording.localized(
                "\"\(text.escapingControls)\" is not a unit of it; there are \(known.joined(separator: ", "))",
                "\"\(text.escapingControls)\": 쓸 수 있는 단위가 아닙니다. 단위: \(known.joined(separator: ", "))"
            )
        case .notAName(let text):
            wording.localized(
                "\"\(text.escapingControls)\" is not a name of a measurement; weight, snack, stool, symptom, odometer, trip, or any other word",
                "\"\(text.escapingControls)\": 측정 항목이 아닙니다. 체중, 간식, 대변, 증상, 주행거리, 운행 또는 다른 낱말을 쓰세요"
            )
        case .notAPrice(let text):
            wording.localized(
                "\"\(text.escapingControls)\" is not a price of one unit; for example 0.30 or 0.725USD",
                "\"\(text.escapingControls)\": 단위당 금액이 아닙니다. 예: 150, 0.725USD"
            )
        case .nothingToCharge:
            wording.localized(
                "an entry needs a number above zero, and for an odometer an earlier, lower value; nothing was noted",
                "기록으로 만들려면 0보다 큰 숫자여야 하고, 주행거리는 더 작은 이전 값이 있어야 합니다. 아무것도 적지 않았습니다"
            )
        case .unknown(let text):
            wording.localized(
                "no measurement, or more than one, has an id that begins with \(text.escapingControls)",
                "ID가 \(text.escapingControls)(으)로 시작하는 값이 없거나 여러 개입니다"
            )
        }
    }
}

extension Subject.Kind {
    /// Parses a code or a name in any language.
    public init?(typed text: String) {
        let wanted = text.lowercased()
        let found = Self.allCases.first { kind in
            ([kind.rawValue] + Language.allCases.map { $0.wording.kind(kind) }).contains(wanted)
        }
        guard let found else { return nil }
        self = found
    }
}

/// The result of a change of the subjects or of their measurements.
public enum SubjectNotice: Hashable, Sendable {
    case added(Subject)
    case changed(Subject)
    case removed(Subject)
    /// Records use the subject, so it was hidden instead of removed.
    case hidden(Subject)
    case none
    case measured(Subject, Measure)
    /// The measure became an entry, too.
    case charged(Subject, Measure, Record)
    case measureRemoved(Measure)
    case nothingMeasured(Subject)
    case nothingMeasuredYet
    /// The chart was written to this path.
    case drawn(path: String)
    /// The values are no numbers, so there is no line to draw.
    case notDrawable
}

extension Wording {
    /// A subject with its icon, escaped.
    public func label(_ subject: Subject) -> String { "\(subject.shownIcon) \(subject.name)".escapingControls }

    public func kind(_ kind: Subject.Kind) -> String {
        switch kind {
        case .person: localized("person", "사람")
        case .pet: localized("pet", "반려동물")
        case .car: localized("car", "자동차")
        case .home: localized("home", "집")
        }
    }

    /// A species as it was typed, or its name where the program knows it.
    public func species(_ text: String) -> String {
        switch VaccinationPlan.Species(named: text) {
        case .dog: localized(text, "개")
        case .cat: localized(text, "고양이")
        case nil: text
        }
    }

    /// The name of a measured quantity, by its code.
    public func measure(_ code: String) -> String {
        switch KnownMeasure(rawValue: code) {
        case .weight: localized("weight", "체중")
        case .snack: localized("snack", "간식")
        case .stool: localized("stool", "대변")
        case .symptom: localized("symptom", "증상")
        case .odometer: localized("odometer", "주행거리")
        case .trip: localized("trip", "운행")
        case nil: code.escapingControls
        }
    }

    public func notice(_ notice: SubjectNotice) -> String {
        switch notice {
        case .added(let subject):
            localized(
                "new: \(label(subject)) (\(kind(subject.subjectKind))); write @\(subject.name) in entries",
                "추가: \(label(subject)) (\(kind(subject.subjectKind))). 기록에는 @\(subject.name)(으)로 적습니다"
            ).escapingControls
        case .changed(let subject): localized("changed: \(label(subject))", "변경: \(label(subject))")
        case .removed(let subject): localized("removed: \(label(subject))", "삭제: \(label(subject))")
        case .hidden(let subject):
            localized(
                "hidden: \(label(subject)); its records stay, and 'receiptmind subjects add' lists it again",
                "목록에서 제외: \(label(subject)). 기록은 남고, 'receiptmind subjects add'로 다시 넣을 수 있습니다"
            )
        case .none:
            localized(
                "no subjects yet; for example: receiptmind subjects add Nabi --kind pet --species cat",
                "아직 대상이 없습니다. 예: receiptmind subjects add 나비 --kind pet --species cat"
            )
        case .measured(let subject, let measure):
            "\(label(subject)), \(measure.date): \(self.measure(measure.what)) \(measure.shown.escapingControls)"
        case .charged(let subject, let measure, let record):
            self.notice(.measured(subject, measure))
                + localized("; entered as \(record.id.short): ", ". 기록 \(record.id.short): ")
                + (record.amount?.formatted ?? "")
        case .measureRemoved(let measure):
            localized("removed: ", "삭제: ")
                + "\(self.measure(measure.what)) \(measure.shown.escapingControls), \(measure.date)"
        case .nothingMeasuredYet:
            localized(
                "nothing is measured yet; for example: receiptmind measure add Nabi weight 4.6",
                "측정값이 없습니다. 예: receiptmind measure add 나비 몸무게 4.6"
            )
        case .nothingMeasured(let subject):
            localized(
                "nothing has been measured for \(label(subject)) yet; for example: "
                    + "receiptmind measure add \(subject.name) weight 4.2kg",
                "\(label(subject)): 측정값이 없습니다. 예: receiptmind measure add \(subject.name) 체중 4.2kg"
            ).escapingControls
        case .drawn(let path): localized("the chart is in \(path.escapingControls)", "그래프: \(path.escapingControls)")
        case .notDrawable: localized("a chart needs numbers; these are words", "그래프에는 숫자가 필요합니다")
        }
    }

    /// The headings in the view of a subject.
    public var spendingByMonth: String { localized("Spent", "지출") }
    public var measuredHeading: String { localized("Measured", "측정값") }
    public var dueHeading: String { localized("To do", "할 일") }
    public func visits(_ count: Int, photos: Int) -> String {
        localized(
            "Records: \(count)" + (photos > 0 ? ", photos: \(photos)" : ""),
            "기록 \(count)건" + (photos > 0 ? ", 사진 \(photos)장" : "")
        )
    }

    /// The age in whole years, or in months below two years.
    public func age(months: Int) -> String {
        months < 24
            ? localized("\(months) months old", "\(months)개월")
            : localized("\(months / 12) years old", "\(months / 12)살")
    }

    /// The description of a line chart for screen readers.
    public func chartDescription(_ chart: LineChart) -> String {
        guard let first = chart.points.first, let last = chart.points.last else { return chart.title }
        let (from, to) = (day(first.day), day(last.day))
        return localized(
            "\(chart.points.count) values from \(from) (\(first.label)) to \(to) (\(last.label))",
            "\(from)(\(first.label))부터 \(to)(\(last.label))까지 값 \(chart.points.count)개"
        )
    }
}
