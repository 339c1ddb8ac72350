public import ReceiptDomain

/// A measured or observed value of a subject on a day: a weight, a snack, a symptom.
public struct Measure: LedgerEntity {
    public static let kind = "measure"
    public static let fields: Set<String> = ["id", "subject", "what", "value", "unit", "text", "date", "record"]

    public let id: String
    public var subject: String
    /// `weight`, `snack`, `stool`, `symptom`, `odometer`, `trip`, or any other word.
    public var what: String
    /// A plain decimal: `4.2`.
    public var value: String?
    public var unit: String?
    public var text: String?
    /// `2026-11-05`.
    public var date: String
    public var record: String?

    public init(id: String, subject: String, what: String, _ reading: MeasureReading, on day: CalendarDay) {
        (self.id, self.subject, self.what, date) = (id, subject, what, day.description)
        (value, unit, text) = (reading.value, reading.unit, reading.text)
    }

    public var invalidValue: InvalidValue? {
        InvalidValue.first(in: [("date", [date])]) { CalendarDay(iso: $0) }
            ?? InvalidValue.first(in: [("value", [value])]) { Double($0) }
    }

    public var day: CalendarDay? { CalendarDay(iso: date) }
    /// For charts; amounts of money are never converted this way.
    public var number: Double? { value.flatMap(Double.init) }

    /// The value for display: `4.2 kg`, `soft`.
    public var shown: String {
        let number = [value, unit].compactMap(\.self).joined(separator: " ")
        return [number, text ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// Common quantities with their usual units.
public enum KnownMeasure: String, CaseIterable, Sendable {
    case weight, snack, stool, symptom, odometer, trip

    public var unit: String? {
        switch self {
        case .weight: "kg"
        case .odometer, .trip: "km"
        case .snack, .stool, .symptom: nil
        }
    }

    /// The units in which it may be given; empty where any word is one.
    public var units: [String] {
        switch self {
        case .weight: ["kg", "g", "mg", "lb", "lbs", "oz", "st", "킬로그램", "킬로", "그램", "근", "파운드"]
        case .odometer, .trip: ["km", "m", "mi", "mile", "miles", "킬로미터", "킬로", "미터", "마일"]
        case .snack, .stool, .symptom: []
        }
    }

    /// The names by which users may call it.
    public var names: [String] {
        switch self {
        case .weight: ["weight", "체중", "몸무게", "무게"]
        case .snack: ["snack", "간식"]
        case .stool: ["stool", "대변", "변", "배변"]
        case .symptom: ["symptom", "증상"]
        case .odometer: ["odometer", "주행거리", "주행"]
        case .trip: ["trip", "mileage", "운행", "운행거리"]
        }
    }

    public init?(named text: String) {
        let wanted = text.lowercased()
        guard let found = Self.allCases.first(where: { $0.names.contains(wanted) }) else { return nil }
        self = found
    }
}

/// A parsed value: a number with its unit, or text.
public struct MeasureReading: Hashable, Sendable {
    public var value: String?
    public var unit: String?
    public var text: String?

    /// Parses `4.2kg`, `4,2 kg`, `48,200km`, `12`, `무른 변`; `nil` for an empty text.
    ///
    /// A comma before exactly three digits groups thousands; any other is a decimal comma.
    public init?(_ typed: String, unit usual: String? = nil) {
        let typed = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !typed.isEmpty else { return nil }
        var rest = typed[...]
        let sign = rest.first == "-" || rest.first == "−" ? "-" : ""
        if !sign.isEmpty { rest.removeFirst() }
        let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
        guard let number = Self.decimal(digits) else {
            text = typed
            return
        }
        let unit = rest.dropFirst(digits.count).drop(while: \.isWhitespace)
        guard unit.count <= 12, unit.allSatisfy({ !$0.isNumber }) else {
            text = typed
            return
        }
        value = sign + number
        self.unit = unit.isEmpty ? usual : String(unit)
    }

    private static func decimal(_ text: Substring) -> String? {
        guard text.first?.isNumber == true, text.last?.isNumber == true else { return nil }
        let points = text.split(separator: ".", omittingEmptySubsequences: false)
        guard points.count <= 2, points.allSatisfy({ !$0.isEmpty }) else { return nil }
        let commas = points[0].split(separator: ",", omittingEmptySubsequences: false)
        if commas.count == 1 { return points[points.count - 1].contains(",") ? nil : String(text) }
        let isGrouped = commas.dropFirst().allSatisfy { $0.count == 3 } && commas[0].count <= 3
        if isGrouped { return commas.joined() + points.dropFirst().map { "." + $0 }.joined() }
        guard commas.count == 2, points.count == 1 else { return nil }
        return commas.joined(separator: ".")
    }
}
