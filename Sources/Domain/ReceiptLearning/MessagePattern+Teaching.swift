import ReceiptDomain

/// Finds the form of a message whose values a person confirmed.
extension MessagePattern {
    /// `nil` where the record is no such message, where its amount is not in the text, or where a value's place is in doubt.
    init?(taughtBy record: Record) {
        guard record.id.messageMark == .taught, record.images.isEmpty, let amount = record.amount,
            amount.currency != .unknown, amount.minorUnits != 0
        else { return nil }
        switch record.kind {
        case .expense: event = amount.minorUnits > 0 ? .payment : .cancellation
        case .income: event = .deposit
        default: return nil
        }
        currency = amount.currency
        let text = Self.normalized(record.memo)
        guard text.utf8.count <= Self.longest, !text.unicodeScalars.contains(where: { $0.value < 32 }) else {
            return nil
        }
        var message = TaughtMessage(text, shops: [record.merchant, record.printed.merchant].compactMap(\.self))
        message.mark(amount: amount.magnitude)
        guard message.mark(date: record.date, hasDecimals: currency.fractionDigits > 0) else { return nil }
        message.mark(time: record.time)
        pieces = message.pieces
        shop = pieces.contains(.shop) ? nil : record.merchant
        guard pieces.contains(.amount), Self.hasClearShops(pieces) else { return nil }
        let letters = pieces.reduce(0) { count, piece in
            if case .words(let words) = piece { count + words.count(where: \.isLetter) } else { count }
        }
        guard letters >= 2 else { return nil }
    }

    /// Whether words on both sides say where a shop's name begins and ends.
    private static func hasClearShops(_ pieces: [Piece]) -> Bool {
        let shops = pieces.indices.filter { pieces[$0] == .shop }
        return shops.count <= 2
            && shops.allSatisfy { index in
                [index - 1, index + 1].allSatisfy { neighbour in
                    guard pieces.indices.contains(neighbour) else { return true }
                    guard case .words = pieces[neighbour] else { return false }
                    return true
                }
            }
    }
}

/// A message's text in which the places of known values are marked one after the other.
private struct TaughtMessage {
    private enum Token: Hashable {
        case digits(String)
        case latin(String)
        case other(String)
        case place(MessagePattern.Piece)
    }

    private var tokens: [Token] = []

    /// The shop has the first of these names that the text has: the household may call it otherwise than its bank does.
    init(_ text: String, shops: [String]) {
        let text = Array(text)
        var place = 0
        for name in shops.lazy.map({ Self.places(of: $0, in: text) }).first(where: { !$0.isEmpty }) ?? [] {
            tokens += Self.tokens(text[place..<name.lowerBound]) + [.place(.shop)]
            place = name.upperBound
        }
        tokens += Self.tokens(text[place...])
    }

    private static func tokens(_ text: ArraySlice<Character>) -> [Token] {
        var tokens: [Token] = []
        var rest = text
        while let first = rest.first {
            let kind = kind(first)
            let run = rest.prefix { self.kind($0) == kind }
            rest = rest.dropFirst(run.count)
            tokens.append(kind == 0 ? .digits(String(run)) : kind == 1 ? .latin(String(run)) : .other(String(run)))
        }
        return tokens
    }

    private static func kind(_ character: Character) -> Int { character.isDigit ? 0 : character.isLatin ? 1 : 2 }

    /// Where the text has the name, whatever the spaces and the case; parts of longer words only where it is no word anywhere.
    private static func places(of name: String, in text: [Character]) -> [Range<Int>] {
        let name = name.lowercased().filter { !$0.isWhitespace }
        guard name.contains(where: \.isLetter) else { return [] }
        var found: [Range<Int>] = []
        for start in text.indices where text[start] != " " {
            var (place, rest) = (start, name[...])
            while let wanted = rest.first, place < text.count {
                if text[place] == " " {
                    place += 1
                } else if text[place].lowercased() == String(wanted) {
                    place += 1
                    rest.removeFirst()
                } else {
                    break
                }
            }
            if rest.isEmpty, start >= found.last?.upperBound ?? 0 { found.append(start..<place) }
        }
        func isPartOfWord(_ index: Int) -> Bool {
            text.indices.contains(index) && (text[index].isLetter || text[index].isNumber)
        }
        let whole = found.filter { !isPartOfWord($0.lowerBound - 1) && !isPartOfWord($0.upperBound) }
        return whole.isEmpty ? found : whole
    }

    // MARK: Values

    mutating func mark(amount: Money) {
        eachNumber { MessagePattern.money($0, amount.currency) == amount ? .amount : nil }
    }

    /// Marks the day where the text says it.
    ///
    /// - Returns: `false` where the order of day and month cannot be told, or where the text has other days and not this one.
    mutating func mark(date: CalendarDay?, hasDecimals: Bool) -> Bool {
        guard let date else { return true }
        var (isFound, hasOthers) = (false, false)
        for index in tokens.indices {
            switch namedDay(at: index, date) {
            case .this(let places):
                for (place, piece) in places { tokens[place] = .place(piece) }
                isFound = true
            case .other: hasOthers = true
            case nil: break
            }
            let run = dayRun(from: index, orDecimals: hasDecimals)
            guard run.count == 2 || run.count == 3 else { continue }
            let numbers = run.map { digits(at: $0) ?? "" }
            let fitting = Self.orders(run.count).filter { order in
                zip(order, numbers).allSatisfy { Self.fits($0, $1, date) }
            }
            guard fitting.count <= 1 else { return false }
            if let order = fitting.first {
                for (place, piece) in zip(run, order) { tokens[place] = .place(piece) }
                isFound = true
            } else if Self.orders(run.count).contains(where: { Self.isDay(numbers, in: $0) }) {
                hasOthers = true
            }
        }
        return isFound || !hasOthers
    }

    mutating func mark(time: TimeOfDay?) {
        guard let time else { return }
        for index in tokens.indices.dropLast(2) {
            guard let hour = digits(at: index), let minute = digits(at: index + 2), tokens[index + 1] == .other(":"),
                hour.count <= 2, Int(hour) == time.hour, minute.count == 2, Int(minute) == time.minute,
                index == 0 || tokens[index - 1] != .other(":")
            else { continue }
            let next = tokens[(index + 3)...].first { $0 != .other(" ") }
            if case .latin(let half)? = next, ["am", "pm", "a", "p"].contains(half.lowercased()) { continue }
            (tokens[index], tokens[index + 2]) = (.place(.hour), .place(.minute))
        }
    }

    /// The pieces, with a place for each number that is left.
    var pieces: [MessagePattern.Piece] {
        var rest = self
        rest.eachNumber { _ in .number }
        return rest.tokens.reduce(into: []) { pieces, token in
            switch token {
            case .place(let piece): pieces.append(piece)
            case .digits(let text), .latin(let text), .other(let text):
                if case .words(let words)? = pieces.last {
                    pieces[pieces.count - 1] = .words(words + text)
                } else {
                    pieces.append(.words(text))
                }
            }
        }
    }

    // MARK: Numbers

    private func digits(at index: Int) -> String? {
        guard tokens.indices.contains(index), case .digits(let text) = tokens[index] else { return nil }
        return text
    }

    /// Replaces each number, with the separators in it, by the piece that it is.
    private mutating func eachNumber(_ piece: (String) -> MessagePattern.Piece?) {
        var index = 0
        while index < tokens.count {
            defer { index += 1 }
            guard var number = digits(at: index) else { continue }
            var end = index
            while case .other(let text)? = tokens.dropFirst(end + 1).first, text == "," || text == ".",
                let next = digits(at: end + 2)
            {
                number += text + next
                end += 2
            }
            if let piece = piece(number) {
                tokens.replaceSubrange(index...end, with: [.place(piece)])
            } else {
                index = end
            }
        }
    }

    // MARK: Days

    private static func orders(_ count: Int) -> [[MessagePattern.Piece]] {
        count == 2
            ? [[.month, .day], [.day, .month]]
            : [[.year, .month, .day], [.day, .month, .year], [.month, .day, .year]]
    }

    private static func fits(_ piece: MessagePattern.Piece, _ digits: String, _ date: CalendarDay) -> Bool {
        guard let number = Int(digits) else { return false }
        return switch piece {
        case .year: digits.count == 4 ? number == date.year : digits.count == 2 && number == date.year % 100
        case .month: digits.count <= 2 && number == date.month
        default: digits.count <= 2 && number == date.day
        }
    }

    /// Whether the numbers are some day in this order.
    private static func isDay(_ numbers: [String], in order: [MessagePattern.Piece]) -> Bool {
        zip(order, numbers).allSatisfy { piece, digits in
            guard let number = Int(digits) else { return false }
            return switch piece {
            case .year: digits.count == 4 ? (2000...2099).contains(number) : digits.count == 2
            case .month: digits.count <= 2 && (1...12).contains(number)
            default: digits.count <= 2 && (1...31).contains(number)
            }
        }
    }

    /// The places of two or three numbers that are parted as those of a day are, where no such run goes on before or behind them.
    private func dayRun(from index: Int, orDecimals: Bool) -> [Int] {
        guard digits(at: index) != nil, !isSeparated(index - 1) else { return [] }
        var run = [index]
        while isSeparated(index + 2 * run.count - 1) { run.append(index + 2 * run.count) }
        guard run.count == 2, tokens[index + 1] == .other(".") else { return run }
        return orDecimals || run.contains { digits(at: $0)?.count != 2 } ? [] : run
    }

    /// Whether the token parts two numbers of a day.
    private func isSeparated(_ index: Int) -> Bool {
        guard tokens.indices.contains(index), case .other(let text) = tokens[index], text.count <= 2,
            text.allSatisfy({ "-./년월 ".contains($0) }), text != " "
        else { return false }
        return digits(at: index - 1) != nil && digits(at: index + 1) != nil
    }

    private enum NamedDay {
        case this([(Int, MessagePattern.Piece)])
        case other
    }

    /// A day with its month's name, as in `3 Nov 2026` and `Nov 3`; `nil` where the token is no such name.
    private func namedDay(at index: Int, _ date: CalendarDay) -> NamedDay? {
        guard case .latin(let name) = tokens[index], let month = MessagePattern.month(name),
            let day = [index - 2, index + 2].first(where: { (digits(at: $0)?.count ?? 3) <= 2 && isJoined($0, index) })
        else { return nil }
        guard month == date.month, Self.fits(.day, digits(at: day) ?? "", date) else { return .other }
        let year = max(day, index) + 2
        let hasYear = digits(at: year)?.count == 4 && isJoined(max(day, index), year)
        if hasYear, !Self.fits(.year, digits(at: year) ?? "", date) { return .other }
        return .this([(index, .monthName), (day, .day)] + (hasYear ? [(year, .year)] : []))
    }

    /// Whether only a space, a comma or a hyphen stands between the two tokens.
    private func isJoined(_ one: Int, _ other: Int) -> Bool {
        guard case .other(let text) = tokens[(one + other) / 2] else { return false }
        return [" ", ", ", "-", ". "].contains(text)
    }
}
