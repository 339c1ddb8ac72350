public import Foundation
public import ReceiptDomain

/// The true values of a receipt, to score a reading against; a field that is `nil` or empty is not scored.
public struct Truth: Hashable, Sendable {
    /// Whether the picture shows a receipt.
    public var isReceipt = true
    /// Accepted names; any of them is right.
    public var merchants: [String] = []
    public var dates: [CalendarDay] = []
    public var total: Decimal?
    public var currency: String?
    public var categories: [String] = []
    /// The line amounts as printed; `nil` where they are not known.
    public var itemAmounts: [Decimal]?

    public init() {}

    /// The truth from a record that a person confirmed.
    public init(_ record: Record) {
        merchants = [record.merchant].compactMap(\.self)
        dates = [record.date].compactMap(\.self)
        total = record.amount.flatMap { Decimal(string: $0.decimal) }
        currency = record.amount?.currency.code
        categories = [record.category?.code].compactMap(\.self)
    }
}

/// A line of a truth file: `{"file": "a.jpg", "merchant": …, "date": …, "total": …, "currency": …, "category": …}`.
///
/// `"content": "none"` marks a picture without a receipt. `items` may list the line amounts, `[{"amount": …}]`.
/// `merchant_alt` and, where `date_ambiguous` is true, `date_alt` list other accepted values; `category` may be a list.
public struct TruthLine: Decodable, Sendable {
    public var file: String
    public var truth: Truth
    /// The line's own bytes.
    public private(set) var json = Data()

    private enum Key: String, CodingKey {
        case file, merchant, date, total, currency, category, items, content
        case otherMerchants = "merchant_alt"
        case otherDates = "date_alt"
        case isAmbiguous = "date_ambiguous"
    }

    private struct Item: Decodable {
        var amount: String?
    }

    public init(from decoder: any Decoder) throws {
        let line = try decoder.container(keyedBy: Key.self)
        file = try line.decode(String.self, forKey: .file)
        truth = Truth()
        truth.isReceipt = try line.decodeIfPresent(String.self, forKey: .content) != PictureContent.none.rawValue
        truth.merchants = try line.texts(.merchant) + line.texts(.otherMerchants)
        let isAmbiguous = try line.decodeIfPresent(Bool.self, forKey: .isAmbiguous) ?? false
        let dates = try line.texts(.date) + (isAmbiguous ? line.texts(.otherDates) : [])
        truth.dates = try dates.map { text in
            guard let day = CalendarDay(iso: text) else { throw line.malformed(.date, text) }
            return day
        }
        truth.total = try line.texts(.total).first.map { text in
            guard let total = Decimal(string: text) else { throw line.malformed(.total, text) }
            return total
        }
        truth.currency = try line.texts(.currency).first
        truth.categories = try line.texts(.category)
        let items = try line.decodeIfPresent([Item].self, forKey: .items)
        truth.itemAmounts = items.map { $0.compactMap(\.amount).compactMap { Decimal(string: $0) } }
    }

    /// Decodes a truth file, in the order of its lines.
    public static func all(in data: Data) throws(TruthProblem) -> [TruthLine] {
        try data.decodingLines { line in
            var truth = try JSONDecoder().decode(TruthLine.self, from: line)
            truth.json = line
            return truth
        }
    }
}

extension Data {
    func decodingLines<Line>(_ decode: (Data) throws -> Line) throws(TruthProblem) -> [Line] {
        var lines: [Line] = []
        for (number, line) in split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        where !line.isEmpty {
            do { lines.append(try decode(line)) } catch { throw TruthProblem(line: number + 1) }
        }
        return lines
    }
}

/// A line of a truth file that cannot be understood; lines are counted from 1.
public struct TruthProblem: Error, Hashable {
    public var line: Int

    public init(line: Int) { self.line = line }
}

extension KeyedDecodingContainer {
    /// A text, a list of texts, or none.
    fileprivate func texts(_ key: Key) throws -> [String] {
        guard contains(key), try !decodeNil(forKey: key) else { return [] }
        if let list = try? decode([String].self, forKey: key) { return list }
        return [try decode(String.self, forKey: key)]
    }

    fileprivate func malformed(_ key: Key, _ text: String) -> DecodingError {
        .dataCorruptedError(forKey: key, in: self, debugDescription: text)
    }
}
