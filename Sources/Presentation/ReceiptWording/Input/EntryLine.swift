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
        let all = words.flatMap { $0.split(whereSeparator: \.isWhitespace) }
        self.words = EastAsianNumber.joined(all.map { Self.plain(String($0).halfWidth) })
        self.convention = convention
    }

    /// `2만원정도` is the amount that it says.
    private static func plain(_ word: String) -> String {
        guard let match = word.wholeMatch(of: /(.*[0-9만천백]원)(?:정|정도|쯤|짜리)/) else { return word }
        return String(match.output.1)
    }

    /// Sets the fields that options left empty; returns the amount's text.
    func read(into entry: inout NewEntry) throws -> String? {
        var words = withCurrencies.filter { $0.count < 2 || !"#@".contains($0.prefix(1)) }
        let marked = withCurrencies.filter { $0.count > 1 }
        entry.tags += marked.filter { $0.first == "#" }.map { String($0.dropFirst()) }
        let subjects = marked.filter { $0.first == "@" }
        if subjects.count > 1 { throw BookProblem.oneTooMany(subjects[1]) }
        entry.subject = entry.subject ?? subjects.first.map { String($0.dropFirst()) }
        if entry.date == nil, let (day, count) = try leadingDay(words, isNote: entry.kind == .note) {
            entry.date = day
            words.removeFirst(count)
            if let first = words.first, words.count > 2, isWeekday(first, of: day) { words.removeFirst() }
        }
        if entry.date == nil, entry.kind != .note, let (day, place) = try laterDay(words) {
            entry.date = day
            words.removeSubrange(place)
        }
        guard entry.kind != .note else {
            entry.memo = ([entry.memo] + words).filter { !$0.isEmpty }.joined(separator: " ")
            return nil
        }
        words = withWholeAccounts(words)
        takeInstallments(from: &words, into: &entry)
        if let place = words.firstIndex(where: { $0.first == "+" && isAmount(String($0.dropFirst())) }) {
            words[place].removeFirst()
            entry.kind = entry.kind ?? .income
        }
        if entry.time == nil, let place = words.firstIndex(where: Self.isTime), words.count > 2 {
            entry.time = try TimeParser()(words.remove(at: place))
        }
        if entry.date == nil, let time = vagueTime(words) { throw InputProblem.notADate(time) }
        guard let position = amountPosition(words) else {
            if entry.merchant == nil {
                entry.merchant = words.joined(separator: " ").nonEmpty
            } else {
                for word in words { try take(word, into: &entry) }
            }
            return nil
        }
        if let other = words[..<position].first(where: { isAmountWithCurrency($0) || isWholeAmount($0) }) {
            throw BookProblem.twoAmounts(other, words[position])
        }
        guard !words[position].isSignedAmount else { throw BookProblem.signedAmount(words[position]) }
        var before = Array(words[..<position])
        // `Dinner 45 tip 9`
        if let tip = before.last, ["tip", "팁"].contains(tip.lowercased()), let first = before.first(where: isAmount) {
            throw BookProblem.twoAmounts(first, words[position])
        }
        if before.count > 1, before.last == "약" { before.removeLast() }
        let all = before.joined(separator: " ")
        // An account may be called so as well: `KB급여`.
        if entry.kind == nil, accounts.account(called: all) == nil, convention.catalog.speaksOfIncome(all) {
            entry.kind = .income
        }
        takeTransfer(from: &before, into: &entry)
        takeAccount(from: &before, into: &entry)
        takeCategory(from: &before, into: &entry)
        try takeKind(from: &before, into: &entry)
        if before.count == 1, ["spent", "paid"].contains(before[0].lowercased()) { before = [] }
        if let last = before.last { before[before.count - 1] = Self.withoutParticle(last) }
        let name = before.joined(separator: " ").nonEmpty
        // `$45 Target`
        let mayFollow = name == nil && entry.merchant == nil
        if entry.merchant == nil { entry.merchant = name } else if let name { throw BookProblem.unclearWord(name) }
        var isShop = false
        for word in words[(position + 1)...] {
            let plain = word.lowercased()
            if Self.links.contains(plain) {
                isShop = plain == "at" && mayFollow
                continue
            }
            do {
                guard !isShop else { throw BookProblem.unclearWord(word) }
                try take(word, into: &entry)
            } catch let problem as BookProblem where mayFollow && problem.isUnknownWord {
                entry.merchant = [entry.merchant, word].compactMap(\.self).joined(separator: " ")
            }
        }
        return words[position]
    }

    /// The name without what ties it to the amount: `이마트에서`, `이마트:`.
    private static func withoutParticle(_ word: String) -> String {
        for ending in ["에서", ",", ":"] where word.hasSuffix(ending) && word.count > ending.count + 1 {
            return String(word.dropLast(ending.count))
        }
        return word
    }

    /// The words, those that name an account together in one: `현대카드 M`.
    private func withWholeAccounts(_ words: [String]) -> [String] {
        var (joined, rest) = ([String](), words[...])
        while let first = rest.first {
            let count = [3, 2].first { count in
                rest.count >= count && accounts.account(called: rest.prefix(count).joined(separator: " ")) != nil
            }
            joined.append(count.map { rest.prefix($0).joined(separator: " ") } ?? first)
            rest = rest.dropFirst(count ?? 1)
        }
        return joined
    }

    /// Takes `3개월 할부` anywhere, and `3개월` behind the amount.
    private func takeInstallments(from words: inout [String], into entry: inout NewEntry) {
        let marks: Set = ["할부", "무이자", "일시불"]
        let position = amountPosition(words) ?? words.count
        let isTold = words.contains(where: marks.contains)
        for index in words.indices.reversed() {
            let match = words[index].wholeMatch(of: /(?:할부)?([0-9]{1,2})개월(?:할부)?|할부([0-9]{1,2})/)
            if let months = match.flatMap({ $0.output.1 ?? $0.output.2 }).flatMap({ Int($0) }),
                isTold || index > position || words[index].contains("할부")
            {
                if months > 1 { entry.months = entry.months ?? months }
                words.remove(at: index)
            }
        }
        if entry.months != nil || words.contains("일시불") { words.removeAll(where: marks.contains) }
    }

    /// Takes `국민은행에서 카카오뱅크로` and `kb > kakao`.
    private func takeTransfer(from before: inout [String], into entry: inout NewEntry) {
        guard entry.kind == nil, entry.account == nil, entry.book.toAccount == nil else { return }
        let text = before.joined(separator: " ")
        let pattern = /(.+?)(?:에서| ?(?:->|→|>)) ?(.+?)(?:으로|로)?(?: ?(?:이체|송금|입금))?/
        guard let match = text.wholeMatch(of: pattern), let from = try? accounts.account(named: String(match.output.1)),
            let to = try? accounts.account(named: String(match.output.2)), from.id != to.id
        else { return }
        (entry.account, entry.book.toAccount, before) = (from.id, to.id, [])
    }

    /// Takes an account that stands in full before or behind the shop: `현금 붕어빵 3천원`, `삼성카드로 커피 4500`.
    private func takeAccount(from before: inout [String], into entry: inout NewEntry) {
        guard entry.account == nil else { return }
        for isAtEnd in [true, false] where before.count > 1 || before.first?.contains(" ") == true {
            guard let word = isAtEnd ? before.last : before.first, let account = account(named: word) else { continue }
            entry.account = account.id
            if isAtEnd { before.removeLast() } else { before.removeFirst() }
            return
        }
    }

    /// Takes a category whose name can be no part of a shop's: `이마트 식비 5만원`.
    private func takeCategory(from before: inout [String], into entry: inout NewEntry) {
        guard entry.category == nil else { return }
        let names = convention.catalog.offered(for: .expense).map { ($0, convention.catalog.koreanName(of: $0)) }
        for isAtEnd in [true, false] where before.count > 1 {
            let word = isAtEnd ? before.last : before.first
            guard let found = names.first(where: { $0.1 == word }), found.1.hasSuffix("비") || found.0 == .utilities
            else {
                continue
            }
            entry.category = found.0
            if isAtEnd { before.removeLast() } else { before.removeFirst() }
            return
        }
    }

    /// Takes `환불` and `수입` at the beginning or end of the words before an amount; alone they are its name as well.
    private func takeKind(from before: inout [String], into entry: inout NewEntry) throws(BookProblem) {
        func isIncome(_ word: String) -> Bool { kind(word) == .income }
        if before.count == 1 {
            if Self.isRefund(before[0]) { entry.isRefund = true }
            if entry.kind == nil, isIncome(before[0]) { entry.kind = .income }
        }
        // `쿠팡 환불 받음`
        if before.count > 2, before.last == "받음", Self.isRefund(before[before.count - 2]) { before.removeLast() }
        for isAtEnd in [true, false] where before.count > 1 {
            guard let word = isAtEnd ? before.last : before.first else { continue }
            // A fee for a refund is spent.
            if Self.isRefund(word), !["수수료", "fee"].contains(before[1].lowercased()) {
                (entry.isRefund, entry.kind) = (true, entry.kind == .income ? nil : entry.kind)
            } else if entry.kind == nil, isIncome(word) {
                // `수입 맥주` is imported beer.
                guard isAtEnd || word != "수입" else { throw .incomeOrExpense(word) }
                entry.kind = .income
            } else {
                continue
            }
            if isAtEnd { before.removeLast() } else { before.removeFirst() }
        }
    }

    private static func isTime(_ word: String) -> Bool {
        word.wholeMatch(of: /[0-9]{1,2}:[0-9]{2}/) != nil && (try? TimeParser()(word)) != nil
    }

    /// A week or a month at the beginning, which is no entry's day: `지난주 이마트 5000`.
    private func vagueTime(_ words: [String]) -> String? {
        for count in [2, 1] where words.count > count + 1 {
            let text = words.prefix(count).joined(separator: " ").lowercased()
            if Self.vagueTimes.contains(text.filter { !$0.isWhitespace }) { return text }
        }
        return nil
    }

    private static let vagueTimes: Set = [
        "지난주", "저번주", "이번주", "지난달", "저번달", "이번달", "lastweek", "thisweek", "lastmonth", "thismonth",
    ]

    /// Whether the word repeats the day's weekday: `11/3 (화)`, `3 Nov Tue`.
    private func isWeekday(_ word: String, of day: CalendarDay) -> Bool {
        let name = word.lowercased().filter { $0.isLetter }
        // `Sun` may begin a shop's name.
        guard name.count > 3 || word.count > name.count || name.hasSuffix("요일") else { return false }
        return RelativeDay.weekday(named: name.count == 1 ? name + "요일" : name) == day.weekday
    }

    /// Words between an amount and what belongs to it: `12 in cash`, `12.50 at Starbucks`.
    private static let links: Set = ["at", "in", "on", "with", "by", "from", "via", "using", "the"]

    private static let refunds: Set = [
        "환불", "환불받음", "반품", "취소", "주문취소", "결제취소", "승인취소", "구매취소", "refund",
    ]

    private static func isRefund(_ word: String) -> Bool { refunds.contains(word.lowercased()) }

    /// The words, an amount and its currency in one: `5 USD`, `USD 5`.
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
            } else if let sign = joined.last, word.first?.isNumber == true,
                sign.allSatisfy({ !$0.isLowercase && !$0.isNumber }),
                currencies.currency(named: sign) != nil, isAmount(sign + word)
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
            let isMarked = words[0].lowercased() == "on"
            let text = Self.day(inWords: Array(words[(isMarked ? 1 : 0)..<count]))
            let rest = Array(words[count...])
            guard Self.isDay(inWords: text), isNote || amountPosition(rest) != nil else { continue }
            return (isNote ? try convention.pastDay(text) : try convention.entryDay(text), count)
        }
        // In a diary `10일` is as often a length of time.
        guard words.count > 1, !isNote || words[0].wholeMatch(of: /[0-9]{1,2}일/) == nil else { return nil }
        return try day(words[0], isNote: isNote).map { ($0, 1) }
    }

    /// A day of several words anywhere behind the first, where an amount is left: `groceries 45.20 Nov 3`, `45 on friday`.
    private func laterDay(_ words: [String]) throws -> (day: CalendarDay, place: Range<Int>)? {
        for start in words.indices.dropFirst() {
            for count in [4, 3, 2, 1] where start + count <= words.count {
                let place = start..<start + count
                var phrase = Array(words[place])
                let isMarked = phrase[0].lowercased() == "on"
                if isMarked, count > 1 { phrase.removeFirst() }
                let text = Self.day(inWords: phrase)
                let isDay =
                    phrase.count == 1
                    ? (isMarked || isNumericDay(text) || ["어제", "그제", "그저께", "엊그제"].contains(text)) && isOneDay(text)
                    : Self.isDay(inWords: text)
                guard isDay, amountPosition(Array(words[..<start] + words[place.upperBound...])) != nil else {
                    continue
                }
                return (try convention.entryDay(text), place)
            }
        }
        return nil
    }

    /// Whether the word can only be a day: `11/3`, `2026-11-03`, and `11.3` where amounts have no decimals; `24/7` is a shop's.
    private func isNumericDay(_ word: String) -> Bool {
        let isDotted = word.wholeMatch(of: /[0-9]{1,2}\.[0-9]{1,2}/) != nil
        return isDotted
            ? convention.homeCurrency?.fractionDigits == 0
            : word.wholeMatch(of: Self.dateInNumbers) != nil
    }

    private func isOneDay(_ text: String) -> Bool { (try? day(text, isNote: false)) != nil }

    /// The words as one text, without the comma behind a day: `Nov 3,`.
    private static func day(inWords words: [String]) -> String {
        let text = words.joined(separator: " ").lowercased()
        return text.hasSuffix(",") ? String(text.dropLast()) : text
    }

    /// Whether the words can only be a day; `Mart 24` is a shop's name.
    private static func isDay(inWords text: String) -> Bool {
        let korean = /(?:[0-9]{2}(?:[0-9]{2})?년 )?[0-9]{1,2}월 [0-9]{1,2}일(?:에|\([월화수목금토일]\)| [월화수목금토일]요일)?/
        let isKorean = text.wholeMatch(of: korean) != nil
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
        if isNumber && word.count != 8 || word == "24/7" { return nil }
        do throws(InputProblem) {
            return isNote ? try convention.pastDay(word) : try convention.entryDay(word)
        } catch {
            switch error {
            case .dateInFuture, .dateTooFar: throw error
            default: break
            }
            let relative = ["yesterday", "tomorrow", "어제", "그저께", "내일"]
            let isMistyped = word.count > 4 && relative.nearest(to: word) != nil
            if isMistyped || isNumericDay(word) || RelativeDay(word) != nil {
                throw InputProblem.notADate(word)
            }
            return nil
        }
    }

    /// The index of the last amount, unless it is a card's last digits that follow another amount.
    private func amountPosition(_ words: [String]) -> Int? {
        var found = words.indices.filter { isAmount(words[$0]) }
        // `만원` is a part of shops' names, too, and `이천` a town.
        if found.isEmpty {
            return words.indices.last { EastAsianNumber.isSpelled(words[$0]) && ($0 > 0 || words[$0].hasSuffix("원")) }
        }
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

    /// Whether a word before the amount is a price as well: `점심 12000 커피 4500`; `1988` may be in a shop's name.
    private func isWholeAmount(_ word: String) -> Bool {
        guard convention.homeCurrency?.fractionDigits == 0, let number = Int(word.filter { $0 != "," }) else {
            return false
        }
        return number >= 1000 && number % 10 == 0 && !(1900...2100).contains(number)
            && accounts.account(called: word) == nil
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
        if entry.account == nil, let account = accounts.account(called: word) ?? account(named: word) {
            entry.account = account.id
            entry.cardDigits = account.cards[word] == nil ? nil : word
        } else if ["카드", "card"].contains(word.lowercased()) {
            try takeCard(word, into: &entry)
        } else if entry.category == nil, let category = category(word) {
            entry.category = category
        } else if entry.mood == nil, let mood = mood(word) {
            entry.mood = mood
        } else if let kind = kind(word), entry.kind ?? kind == kind {
            entry.kind = kind
        } else if Self.isRefund(word) {
            entry.isRefund = true
        } else if entry.date == nil, word.count > 1, let day = try day(word, isNote: false) {
            entry.date = day
        } else if entry.account == nil, let account = try account(partlyNamed: word) {
            entry.account = account.id
        } else {
            let isAccount = try accounts.account(called: word) != nil || account(partlyNamed: word) != nil
            let isSecond = isAccount || category(word) != nil || mood(word) != nil
            throw isSecond ? BookProblem.oneTooMany(word) : .unclearWord(word)
        }
    }

    /// Takes `카드`, which says how it was paid: the only card, or the account named before.
    private func takeCard(_ word: String, into entry: inout NewEntry) throws(BookProblem) {
        if let account = entry.account.flatMap({ accounts[$0] }) {
            guard account.kind == .card || !account.cards.isEmpty else { throw .oneTooMany(word) }
            return
        }
        let cards = openAccounts(.card)
        guard let card = cards.first else { throw .noSuchAccount(word, known: openAccounts(nil).map(\.id)) }
        guard cards.count == 1 else { throw .manyAccounts(cards.map(\.id)) }
        entry.account = card.id
    }

    /// - Throws: ``BookProblem/manyAccounts(_:)``
    private func account(partlyNamed word: String) throws(BookProblem) -> Account? {
        do throws(BookProblem) {
            let isLetter = word.count == 1 && word.first?.isASCII == true
            return accounts.isEmpty || isLetter ? nil : try accounts.account(named: word)
        } catch {
            if case .manyAccounts = error { throw error }
            return nil
        }
    }

    /// The household's cash, where it is in one account, which may have another name.
    private func onlyCash(_ word: String) -> Account? {
        let cash = ["현금", "cash"].contains(word.lowercased()) ? openAccounts(.cash) : []
        return cash.count == 1 ? cash.first : nil
    }

    private func openAccounts(_ kind: Account.Kind?) -> [Account] {
        accounts.accounts.filter { $0.closed == nil && (kind == nil || $0.kind == kind) }
    }

    /// The account that a word before the amount names in full; digits belong to a shop's name there.
    private func account(named word: String) -> Account? {
        guard !word.contains(where: \.isNumber) else { return nil }
        if let account = accounts.account(called: word) ?? onlyCash(word) { return account }
        for particle in ["으로", "로"] where word.hasSuffix(particle) {
            let name = String(word.dropLast(particle.count))
            if let account = accounts.account(called: name) ?? onlyCash(name) { return account }
        }
        return nil
    }

    /// Finds a category by its code, the beginning of a name's word, or Korean initials; fuzzy matching would accept any word.
    private func category(_ word: String) -> ReceiptDomain.Category? {
        let catalog = convention.catalog
        guard Int(word) == nil, let found = try? CategorySearch.any(word, in: catalog) else { return nil }
        let wanted = word.lowercased()
        // One or two letters begin too many names.
        if wanted.allSatisfy(\.isASCII), wanted.count < 3, wanted != found.code { return nil }
        // `금` is a weekday, and one initial stands for anything.
        if wanted.count < 2, catalog.koreanName(of: found) != word { return nil }
        // `카드` is how it was paid.
        if found == .card, catalog.koreanName(of: found) != word { return nil }
        let names = [found.code, catalog.koreanName(of: found), catalog.englishName(of: found)]
            .flatMap { name in [name] + name.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
            .map { $0.lowercased() }
        let isInitials = word.unicodeScalars.allSatisfy { (0x3131...0x314E).contains($0.value) }
        return isInitials || names.contains { $0.hasPrefix(wanted) } ? found : nil
    }
}

extension BookProblem {
    /// Whether the word has no meaning, so that it may be part of a name.
    fileprivate var isUnknownWord: Bool {
        switch self {
        case .unclearWord, .noSuchAccount: true
        default: false
        }
    }
}
