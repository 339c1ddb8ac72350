import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview

extension String {
    /// Whether this is an amount with a minus, which may mean money that was paid or money that came back.
    public var isSignedAmount: Bool { wholeMatch(of: /[-−][₩$€£¥]?[0-9].*/) != nil }
}

/// A one-line entry: date, merchant, amount, then category, account, mood, tags and subject in any order.
struct EntryLine {
    private let words: [String]
    private let convention: InputConvention
    private var accounts: AccountBook { convention.accounts }

    /// A word may contain spaces, as when a person quotes the whole line for the shell.
    init(_ words: [String], _ convention: InputConvention) {
        self.words = EastAsianNumber.joined(words.flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(String.init))
        self.convention = convention
    }

    /// Sets the fields that options left empty; returns the amount's text.
    func read(into entry: inout NewEntry) throws -> String? {
        var words = withCurrencies.filter { word in
            switch word.first {
            case "#" where word.count > 1: entry.tags.append(String(word.dropFirst()))
            case "@" where word.count > 1: entry.subject = entry.subject ?? String(word.dropFirst())
            default: return true
            }
            return false
        }
        if entry.date == nil, let (day, count) = try leadingDay(words, isNote: entry.kind == .note) {
            entry.date = day
            words.removeFirst(count)
        }
        guard entry.kind != .note else {
            entry.memo = ([entry.memo] + words).filter { !$0.isEmpty }.joined(separator: " ")
            return nil
        }
        guard let position = amountPosition(words) else {
            if entry.merchant == nil {
                entry.merchant = words.joined(separator: " ").nonEmpty
            } else {
                for word in words { try take(word, into: &entry) }
            }
            return nil
        }
        if let other = words[..<position].first(where: { isAmountWithCurrency($0) }) {
            throw BookProblem.twoAmounts(other, words[position])
        }
        guard !words[position].isSignedAmount else { throw BookProblem.signedAmount(words[position]) }
        let name = words[..<position].joined(separator: " ").nonEmpty
        if entry.merchant == nil { entry.merchant = name } else if let name { throw BookProblem.unclearWord(name) }
        for word in words[(position + 1)...] { try take(word, into: &entry) }
        return words[position]
    }

    /// The words, an amount and its currency in one: `5 USD`.
    ///
    /// `ALL` is a currency, and `all` may be an allowance.
    private var withCurrencies: [String] {
        let currencies = CurrencyParser(current: convention.homeCurrency ?? .unknown)
        return words.reduce(into: []) { joined, word in
            let isNumber = joined.last?.allSatisfy { "0123456789.,".contains($0) } ?? false
            if isNumber, currencies.currency(named: word) != nil, accounts.account(called: word) == nil,
                category(word) == nil, mood(word) == nil
            {
                joined[joined.count - 1] += word
            } else {
                joined.append(word)
            }
        }
    }

    private func kind(_ word: String) -> RecordKind? {
        [.expense, .income].first { kind in
            ([kind.rawValue] + Language.allCases.map { $0.wording.kind(kind).lowercased() }).contains(word.lowercased())
        }
    }

    private func mood(_ word: String) -> Mood? { Mood.allCases.first { $0.names.contains(word.lowercased()) } }

    /// The day at the beginning, and the number of its words: `11/3`, `3 Nov`, `Nov 3, 2026`, `11월 3일`, `3 days ago`.
    private func leadingDay(_ words: [String], isNote: Bool) throws -> (day: CalendarDay, count: Int)? {
        for count in [4, 3, 2] where words.count > count {
            let text = words[..<count].joined(separator: " ").lowercased()
            let rest = Array(words[count...])
            guard Self.isDay(inWords: text), isNote || amountPosition(rest) != nil else { continue }
            return (isNote ? try convention.pastDay(text) : try convention.entryDay(text), count)
        }
        // In a diary `10일` is as often a length of time.
        guard words.count > 1, !isNote || words[0].wholeMatch(of: /[0-9]{1,2}일/) == nil else { return nil }
        return try day(words[0], isNote: isNote).map { ($0, 1) }
    }

    /// Whether the words can only be a day; `Mart 24` is a shop's name.
    private static func isDay(inWords text: String) -> Bool {
        let isKorean = text.wholeMatch(of: /(?:[0-9]{4}년 )?[0-9]{1,2}월 [0-9]{1,2}일/) != nil
        let isDotted = text.wholeMatch(of: /[0-9]{4}\. ?[0-9]{1,2}\. ?[0-9]{1,2}\.?|[0-9]{1,2}\. [0-9]{1,2}\./) != nil
        if isKorean || isDotted || RelativeDay(text) != nil { return true }
        let withMonth = /(?:[0-9]{1,2}[a-z]{0,2} [a-z]{3,9}|[a-z]{3,9}\.? [0-9]{1,2}[a-z]{0,2})(?:,? [0-9]{4})?/
        guard text.wholeMatch(of: withMonth) != nil else { return false }
        return text.split { !$0.isLetter }.contains { word in
            word.count >= 3 && CalendarDay.englishMonthNames.contains { $0.hasPrefix(word) }
        }
    }

    /// The day if the word is a date; `nil` for any other word, and an error for an invalid date or one too late.
    private func day(_ word: String, isNote: Bool) throws -> CalendarDay? {
        // `23400` alone would be a day of a month long ago.
        let isNumber = word.utf8.allSatisfy { (48...57).contains($0) }
        if isNumber, word.count != 8 { return nil }
        do throws(InputProblem) {
            return isNote ? try convention.pastDay(word) : try convention.entryDay(word)
        } catch {
            switch error {
            case .dateInFuture, .dateTooFar: throw error
            default: break
            }
            let relative = ["yesterday", "tomorrow", "어제", "그저께", "내일"]
            let isMistyped = word.count > 4 && relative.nearest(to: word) != nil
            if isMistyped || word.wholeMatch(of: Self.dateInNumbers) != nil || RelativeDay(word) != nil {
                throw InputProblem.notADate(word)
            }
            return nil
        }
    }

    /// The index of the last amount, unless it is a card's last digits that follow another amount.
    private func amountPosition(_ words: [String]) -> Int? {
        var found = words.indices.filter { isAmount(words[$0]) }
        // `만원` is a part of shops' names, too.
        if found.isEmpty { return words.lastIndex { EastAsianNumber.isSpelled($0) } }
        // A date without separators behind an amount is a date.
        if found.count > 1 { found.removeAll { words[$0].count == 8 && (try? day(words[$0], isNote: false)) != nil } }
        return found.last { accounts.account(called: words[$0]) == nil } ?? found.first
    }

    /// A numeric date: `11/31`, `2026-11-31`, `31.11.`; `12.50` is an amount.
    private static var dateInNumbers: Regex<Substring> {
        /[0-9]{1,4}[\/\-][0-9]{1,2}(?:[\/\-][0-9]{1,4})?|[0-9]{1,4}\.[0-9]{1,2}\.(?:[0-9]{1,4}\.?)?/
    }

    private func isAmountWithCurrency(_ word: String) -> Bool {
        guard word.contains(where: { !"0123456789.,-".contains($0) }), isAmount(word) else { return false }
        return EastAsianNumber.digits(in: word) != nil
            || (try? AmountParser(currency: .unknown)(word))?.currency != .unknown
    }

    private func isAmount(_ word: String) -> Bool {
        guard word.contains(where: { $0.isASCII && $0.isNumber }) else { return false }
        do throws(InputProblem) {
            _ = try AmountParser(currency: convention.homeCurrency ?? .krw)(word)
            return true
        } catch {
            // The account's currency may have decimals; an amount that is too large must be reported, not taken for a name.
            return switch error {
            case .tooManyDecimals, .amountTooLarge, .unclearDecimals: true
            default: false
            }
        }
    }

    /// Assigns a word that stands after the amount.
    private func take(_ word: String, into entry: inout NewEntry) throws {
        if entry.account == nil, let account = accounts.account(called: word) ?? onlyCash(word) {
            entry.account = account.id
            entry.cardDigits = account.cards[word] == nil ? nil : word
        } else if entry.category == nil, let category = category(word) {
            entry.category = category
        } else if entry.mood == nil, let mood = mood(word) {
            entry.mood = mood
        } else if entry.kind == nil, let kind = kind(word) {
            entry.kind = kind
        } else if ["환불", "refund"].contains(word.lowercased()) {
            entry.isRefund = true
        } else if entry.date == nil, word.count > 1, let day = try day(word, isNote: false) {
            entry.date = day
        } else if entry.account == nil, let account = try account(partlyNamed: word) {
            entry.account = account.id
        } else {
            let isSecond = accounts.account(called: word) != nil || category(word) != nil || mood(word) != nil
            throw isSecond ? BookProblem.oneTooMany(word) : .unclearWord(word)
        }
    }

    /// - Throws: ``BookProblem/manyAccounts(_:)``
    private func account(partlyNamed word: String) throws(BookProblem) -> Account? {
        do throws(BookProblem) {
            return accounts.isEmpty ? nil : try accounts.account(named: word)
        } catch {
            if case .manyAccounts = error { throw error }
            return nil
        }
    }

    /// The household's cash, where it is in one account, which may have another name.
    private func onlyCash(_ word: String) -> Account? {
        guard ["현금", "cash"].contains(word.lowercased()) else { return nil }
        let cash = accounts.accounts.filter { $0.kind == .cash && $0.closed == nil }
        return cash.count == 1 ? cash.first : nil
    }

    /// Finds a category by its code, the beginning of a name's word, or Korean initials; fuzzy matching would accept any word.
    private func category(_ word: String) -> ReceiptDomain.Category? {
        let catalog = convention.catalog
        guard Int(word) == nil, let found = try? CategorySearch.any(word, in: catalog) else { return nil }
        let wanted = word.lowercased()
        let names = [found.code, catalog.koreanName(of: found), catalog.englishName(of: found)]
            .flatMap { name in [name] + name.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
            .map { $0.lowercased() }
        let isInitials = word.unicodeScalars.allSatisfy { (0x3131...0x314E).contains($0.value) }
        return isInitials || names.contains { $0.hasPrefix(wanted) } ? found : nil
    }
}
