import ReceiptDomain

/// Reads further messages of the form.
extension MessagePattern {
    /// `nil` for a text of another form, or one in which a value could stand in two places.
    func message(in text: String, on today: CalendarDay) -> MoneyMessage? {
        guard text.utf8.count <= Self.longest else { return nil }
        let characters = Array(Self.normalized(text))
        guard let values = Match(pieces, characters, takesMost: false).values,
            values == Match(pieces, characters, takesMost: true).values,
            let amount = values[.amount].flatMap({ Self.money($0, currency) }), amount.minorUnits > 0
        else { return nil }
        var message = MoneyMessage(event: event, amount: amount)
        message.merchant = values[.shop] ?? shop
        if let hour = values[.hour].flatMap({ Int($0) }), let minute = values[.minute].flatMap({ Int($0) }) {
            guard let time = TimeOfDay(hour: hour, minute: minute) else { return nil }
            message.time = time
        }
        if let day = values[.day].flatMap({ Int($0) }) {
            guard let date = Self.date(day, values, today) else { return nil }
            message.date = date
        }
        return message
    }

    /// The latest such day that is not after tomorrow, when clocks differ.
    private static func date(_ day: Int, _ values: [Piece: String], _ today: CalendarDay) -> CalendarDay? {
        guard let month = values[.month].flatMap({ Int($0) }) ?? values[.monthName].flatMap({ self.month($0) }) else {
            return nil
        }
        let latest = today.adding(days: 1) ?? today
        let stated = values[.year].flatMap { Int($0) }.map { $0 < 100 ? 2000 + $0 : $0 }
        return (stated.map { [$0] } ?? [latest.year, latest.year - 1]).lazy
            .compactMap { CalendarDay(year: $0, month: month, day: day) }.first { $0 <= latest }
    }
}

/// The values of a text at the places of a form.
private struct Match {
    private let pieces: [MessagePattern.Piece]
    private let text: [Character]
    /// Whether a shop's name is as long as possible, otherwise as short.
    private let takesMost: Bool

    private static let longestShop = 80

    init(_ pieces: [MessagePattern.Piece], _ text: [Character], takesMost: Bool) {
        (self.pieces, self.text, self.takesMost) = (pieces, text, takesMost)
    }

    /// A value that stands in several places is the same in all; `nil` where the text is not of this form.
    var values: [MessagePattern.Piece: String]? { values(from: 0, at: 0, [:]) }

    private typealias Values = [MessagePattern.Piece: String]

    private func values(from index: Int, at place: Int, _ values: Values) -> Values? {
        guard index < pieces.count else { return place == text.count ? values : nil }
        switch pieces[index] {
        case .words(let words):
            let words = Array(words)
            guard text[place...].starts(with: words) else { return nil }
            return self.values(from: index + 1, at: place + words.count, values)
        case .shop:
            guard place < text.count else { return nil }
            let lengths = Array(1...min(Self.longestShop, text.count - place))
            for length in takesMost ? lengths.reversed() : lengths {
                let name = text[place..<place + length]
                guard name.first != " ", name.last != " ", name.contains(where: \.isLetter),
                    let found = next(index, place, String(name), values)
                else { continue }
                return found
            }
            return nil
        case .number:
            let digits = number(at: place)
            return digits.isEmpty ? nil : self.values(from: index + 1, at: place + digits.count, values)
        case .amount: return next(index, place, number(at: place), values)
        case .monthName: return next(index, place, String(text[place...].prefix(while: \.isLatin)), values)
        case .year, .month, .day, .hour, .minute:
            let digits = String(text[place...].prefix(while: \.isDigit))
            let isYear = pieces[index] == .year && digits.count == 4
            return isYear || (1...2).contains(digits.count) ? next(index, place, digits, values) : nil
        }
    }

    /// With the value of a piece; `nil` for an empty one, and for one that differs from that in another place.
    private func next(_ index: Int, _ place: Int, _ value: String, _ values: Values) -> Values? {
        let piece = pieces[index]
        guard !value.isEmpty, values[piece] ?? value == value else { return nil }
        return self.values(from: index + 1, at: place + value.count, values.merging([piece: value]) { $1 })
    }

    /// Digits with single separators among them.
    private func number(at place: Int) -> String {
        var end = place
        while end < text.count {
            let isSeparator = text[end] == "," || text[end] == "."
            guard text[end].isDigit || isSeparator && end > place && end + 1 < text.count && text[end + 1].isDigit
            else {
                break
            }
            end += 1
        }
        return String(text[place..<end])
    }
}
