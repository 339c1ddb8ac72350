import ReceiptDomain

/// Alerts in English, of American and British banks.
extension MessageReader {
    func english(_ text: String) -> MoneyMessage? {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let lower = line.lowercased()
        guard let event = Self.event(lower), let (amount, _) = englishAmount(line) else { return nil }
        var message = MoneyMessage(event: event, amount: amount)
        message.cardDigits =
            line.firstMatch(
                of:
                    /(?i)(?:card|account|acct|visa|mastercard|debit|credit)[^.$£€]{0,24}?(?:ending(?: in| with)?|\.{2,3}|x{2,4}|\*{1,4}|#|-)?\s*[x*.]*(\d{4})(?!\d)/
            ).map { String($0.1) }
            ?? line.firstMatch(of: /(?i)ending(?: in| with)? [x*]*(\d{4})(?!\d)/).map { String($0.1) }
        message.date = englishDay(line)
        message.time = line.firstMatch(of: /(?i)\b(\d{1,2}):(\d\d)\s*([ap])?\.?m?/).flatMap { match in
            guard var hour = Int(match.1), let minute = Int(match.2) else { return nil }
            if let half = match.3?.lowercased() { hour = hour % 12 + (half == "p" ? 12 : 0) }
            return TimeOfDay(hour: hour, minute: minute)
        }
        message.approvalNumber =
            line.firstMatch(of: /(?i)(?:auth(?:orization)?|approval)(?: code| number| no\.?)?[ :#]+([A-Z0-9]{6})\b/)
            .map { String($0.1) }
        message.months = line.firstMatch(of: /(?i)(\d{1,2})(?: monthly)? (?:instal?lments|payments of)/).flatMap {
            Int($0.1)
        }
        message.balance = line.firstMatch(
            of: /(?i)(?:balance|available|bal)[^$£€\d]{0,20}([$£€]\s?[\d,]+(?:\.\d\d)?)/
        ).flatMap { money(String($0.1)) }
        message.merchant = shop(line, event)
        return message
    }

    private static func event(_ text: String) -> MoneyMessage.Event? {
        func has(_ words: [String]) -> Bool { words.contains { text.contains($0) } }
        if has(["declined", "not approved", "was denied", "unsuccessful"]) { return .declined }
        // A bill to come is no purchase.
        if has(["minimum payment", "payment is due", "bill is due"]) || text.contains(/\bis due (?:on|by|in)\b/) {
            return .declined
        }
        // A payment to a card is not money received.
        if text.contains(/\bpayment\b.*\breceived\b/), has(["thank you", "card"]) { return nil }
        if has(["refund", "reversed", "reversal", "cancelled", "canceled", "credited back"]) { return .cancellation }
        if has(["deposit", "received", "credited", "paid you"]) { return .deposit }
        let paid = [
            "purchase", "charge", "spent", "transaction", "was used", "payment", "paid", "withdrawal", "withdrew",
            "debit",
            "approved", "you sent",
        ]
        return has(paid) ? .payment : nil
    }

    /// The first amount that is no balance.
    private func englishAmount(_ line: String) -> (Money, Range<String.Index>)? {
        for match in line.matches(
            of: /([$£€]|USD|GBP|EUR|CAD|AUD)\s?([\d,]+(?:\.\d{1,2})?)|([\d,]+\.\d\d)\s?(USD|GBP|EUR|CAD|AUD)/
        ) {
            let before = line[..<match.range.lowerBound].suffix(24).lowercased()
            if ["balance", "available", "limit", "bal "].contains(where: before.contains) { continue }
            guard let money = money(String(line[match.range])), money.minorUnits > 0 else { continue }
            return (money, match.range)
        }
        return nil
    }

    private func money(_ text: String) -> Money? {
        let signs: [(String, Currency?)] = [
            ("$", .usd), ("£", .gbp), ("€", .eur), ("USD", .usd), ("GBP", .gbp), ("EUR", .eur),
            ("CAD", Currency(code: "CAD")), ("AUD", Currency(code: "AUD")),
        ]
        guard let currency = signs.first(where: { text.contains($0.0) })?.1 else { return nil }
        return Money(decimal: text.filter { $0.isNumber || $0 == "." }, currency: currency)
    }

    func englishDay(_ line: String) -> CalendarDay? {
        let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
        func number(_ name: Substring) -> Int? {
            months.firstIndex(of: String(name.prefix(3).lowercased())).map { $0 + 1 }
        }
        if let match = line.firstMatch(of: /(20\d\d)-(\d\d)-(\d\d)/) {
            return CalendarDay(year: Int(match.1) ?? 0, month: Int(match.2) ?? 0, day: Int(match.3) ?? 0)
        }
        let named =
            /(?i)\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (20\d\d))?\b/
        if let match = line.firstMatch(of: named) {
            return day(match.3.flatMap { Int($0) }, number(match.1), Int(match.2))
        }
        let reversed =
            /(?i)\b(\d{1,2})(?:st|nd|rd|th)? (jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?(?:,? (20\d\d))?\b/
        if let match = line.firstMatch(of: reversed) {
            return day(match.3.flatMap { Int($0) }, number(match.2), Int(match.1))
        }
        guard let match = line.firstMatch(of: /\b(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?(?![\d\/])/) else {
            return nil
        }
        let year = match.3.flatMap { Int($0) }.map { $0 < 100 ? 2000 + $0 : $0 }
        // Pounds and euros are of countries that write the day first.
        let isDayFirst = line.contains("£") || line.contains("€") || line.contains("GBP") || line.contains("EUR")
        let (first, second) = (Int(match.1), Int(match.2))
        return (isDayFirst ? day(year, second, first) : day(year, first, second))
            ?? (isDayFirst ? day(year, first, second) : day(year, second, first))
    }

    private func day(_ year: Int?, _ month: Int?, _ day: Int?) -> CalendarDay? {
        guard let month, let day else { return nil }
        if let year { return CalendarDay(year: year, month: month, day: day) }
        return past(month: month, day: day)
    }

    private func shop(_ line: String, _ event: MoneyMessage.Event) -> String? {
        let end =
            #"(?= (?:on|was|were|with|for|using|has|have|via|ending|today|posted)\b| \d{1,2}[/:]|[.,;!](?: |$)| \(|$)"#
        let begins =
            event == .cancellation || event == .deposit ? ["from", "by", "at"] : ["at", "with", "to", "from"]
        for word in begins {
            guard let pattern = try? Regex(#"(?i)\b"# + word + #":? (.+?)"# + end, as: (Substring, Substring).self)
            else { continue }
            for match in line.matches(of: pattern) {
                let name = match.output.1
                let isOther = ["your ", "Your ", "card", "account", "acct", "the ", "a ", "my "].contains {
                    name.hasPrefix($0)
                }
                guard !isOther, name.contains(where: \.isLetter), name.firstMatch(of: /^\d{1,2}:\d\d/) == nil else {
                    continue
                }
                return String(name.prefix(80))
            }
        }
        return nil
    }
}
