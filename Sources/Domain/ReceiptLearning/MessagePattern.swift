import ReceiptDomain

/// The form of a sender's messages: the words that they share, and the places of their values.
struct MessagePattern: Notable {
    /// The words of a message, or a value at its place.
    enum Piece: Hashable, Sendable {
        case words(String)
        case amount, shop, year, month, monthName, day, hour, minute
        /// Any other number, such as a balance.
        case number
    }

    var event: MoneyMessage.Event
    var currency: Currency
    /// The shop of messages that name none.
    var shop: String?
    var pieces: [Piece]

    /// Longer texts are no message.
    static let longest = 2000

    /// The text in one line, without the mark that telephone companies set before messages from the web.
    static func normalized(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let mark = ["[Web발신]", "[국제발신]", "[국외발신]"].first { line.hasPrefix($0) }
        return String(line.dropFirst(mark?.count ?? 0).drop { $0 == " " })
    }

    // MARK: Index

    /// Control characters, which words do not have.
    private static let signs: [(piece: Piece, sign: Character)] = [
        (.amount, "\u{1}"), (.shop, "\u{2}"), (.year, "\u{3}"), (.month, "\u{4}"), (.monthName, "\u{5}"),
        (.day, "\u{6}"),
        (.hour, "\u{7}"), (.minute, "\u{8}"), (.number, "\u{B}"),
    ]
    private static let separator: Character = "\u{1D}"

    var description: String {
        let head = [event.rawValue, currency.code, shop ?? ""]
        let form = pieces.map { piece in
            if case .words(let words) = piece { return words }
            return Self.signs.first { $0.piece == piece }.map { String($0.sign) } ?? ""
        }
        return (head + [form.joined()]).joined(separator: String(Self.separator))
    }

    init?(_ text: String) {
        let parts = text.split(separator: Self.separator, maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, let event = MoneyMessage.Event(rawValue: String(parts[0])),
            let currency = Currency(code: String(parts[1]))
        else { return nil }
        (self.event, self.currency, shop) = (event, currency, parts[2].isEmpty ? nil : String(parts[2]))
        pieces = []
        var words = ""
        for character in parts[3] {
            guard let piece = Self.signs.first(where: { $0.sign == character })?.piece else {
                words.append(character)
                continue
            }
            if !words.isEmpty { pieces.append(.words(words)) }
            words = ""
            pieces.append(piece)
        }
        if !words.isEmpty { pieces.append(.words(words)) }
    }

    init(event: MoneyMessage.Event, currency: Currency, shop: String?, pieces: [Piece]) {
        (self.event, self.currency, self.shop, self.pieces) = (event, currency, shop, pieces)
    }

    /// How many characters all its messages share.
    var wordCount: Int {
        pieces.reduce(0) { count, piece in
            if case .words(let words) = piece { count + words.count } else { count }
        }
    }

    // MARK: Values

    /// The amount that digits with separators write; `nil` where they write none of this currency.
    static func money(_ text: some StringProtocol, _ currency: Currency) -> Money? {
        let groups = text.split { $0 == "," || $0 == "." }
        guard let last = groups.last else { return nil }
        let decimals = currency.fractionDigits
        // With three decimals only a point begins them: a comma parts thousands.
        let hasDecimals =
            groups.count > 1 && last.count <= decimals && (decimals < 3 || text.dropLast(last.count).last == ".")
        let whole = hasDecimals ? groups.dropLast() : groups[...]
        // Thousands, and the pairs before them in India.
        guard whole.dropFirst().allSatisfy({ (2...3).contains($0.count) }), whole.count == 1 || whole.last?.count == 3
        else {
            return nil
        }
        return Money(decimal: whole.joined() + (hasDecimals ? "." + last : ""), currency: currency)
    }

    /// The number of the month of this English name, or of its first three letters.
    static func month(_ name: some StringProtocol) -> Int? {
        let name = name.lowercased()
        return CalendarDay.englishMonthNames.firstIndex { $0 == name || name.count == 3 && $0.hasPrefix(name) }.map {
            $0 + 1
        }
    }
}

extension Character {
    var isDigit: Bool { isASCII && isNumber }
    var isLatin: Bool { isASCII && isLetter }
}
