import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview

/// A one-line entry: date, merchant, amount, then category, account, mood, tags and subject in any order.
struct EntryLine {
    /// As they were typed, for a note.
    private let typed: [String]
    let words: [String]
    let convention: InputConvention
    var accounts: AccountBook { convention.accounts }

    /// Whether no option has the amount.
    private let needsAmount: Bool

    /// A word may contain spaces, as when a person quotes the whole line for the shell.
    init(_ words: [String], _ convention: InputConvention, needsAmount: Bool = true) {
        self.needsAmount = needsAmount
        typed = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        let plain = typed.map { word in
            let word = Self.withoutComma(word.halfWidth)
            return Self.isOfEach(word) ? word : word.withoutEndingOfAmount
        }
        self.words = Self.withWholeTimes(EastAsianNumber.joined(plain))
        self.convention = convention
    }

    /// The word without a comma behind its number: `23400원, 어제`.
    private static func withoutComma(_ word: String) -> String {
        word.hasSuffix(",") && word.contains(where: \.isNumber) ? String(word.dropLast()) : word
    }

    /// Sets the fields that options left empty; returns the amount's text.
    func read(into entry: inout NewEntry) throws -> String? {
        let given = entry.kind == .note ? typed : withCurrencies
        var words = given.filter { $0.count < 2 || !"#@".contains($0.prefix(1)) }
        let marked = given.filter { $0.count > 1 }
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
        if let word = repeatWord(words) { throw BookProblem.repeats(word) }
        words = withWholeAccounts(words)
        try takeTransferInEnglish(from: &words, into: &entry)
        takeInstallments(from: &words, into: &entry)
        if let place = words.firstIndex(where: { $0.first == "+" && isAmount(String($0.dropFirst())) }) {
            words[place].removeFirst()
            entry.kind = entry.kind ?? .income
        }
        if entry.time == nil, let place = words.firstIndex(where: Self.isTime), words.count > 2 {
            entry.time = try TimeParser()(words.remove(at: place))
            if place > 0, words[place - 1].lowercased() == "at" { words.remove(at: place - 1) }
        }
        if entry.time == nil, let word = words.first(where: { $0.wholeMatch(of: /[0-9]{1,2}:[0-9]{2}/) != nil }),
            (try? TimeParser()(word)) == nil
        {
            throw InputProblem.notATime(word)
        }
        if entry.date == nil, let time = vagueTime(words) { throw InputProblem.notADate(time) }
        guard let position = amountPosition(words) else {
            // `lunch 12/5` and `점심 12.5`: a day, or an amount that was written like one.
            if needsAmount, words.count > 1, let word = words.last, Self.isMistakenAmount(word) || isNumericDay(word) {
                throw InputProblem.notAnAmount(word)
            }
            if needsAmount, let word = words.dropFirst().last(where: Self.isBrokenAmount) {
                throw InputProblem.notAnAmount(word)
            }
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
        // `dinner 45 and taxi 12`
        if let link = before.indices.dropFirst().first(where: { Self.conjunctions.contains(before[$0].lowercased()) }),
            isAmount(before[link - 1])
        {
            throw BookProblem.twoAmounts(before[link - 1], words[position])
        }
        // `bread 3 milk 2`; `Terminal 2 parking 20` has one.
        if let first = before.firstIndex(where: isAmount), first > 0, first < before.count - 1,
            [before[..<first], before[(first + 1)...]].allSatisfy({
                convention.catalog.namesGoods($0.joined(separator: " "))
            })
        {
            throw BookProblem.twoAmounts(before[first], words[position])
        }
        if before.count > 1, before.last == "약" { before.removeLast() }
        let all = before.joined(separator: " ")
        // An account may be called so as well: `KB급여`.
        let behind = words[(position + 1)...]
        let isGiven = behind.contains(where: Self.givings.contains) && words.contains(where: Self.isReceiver)
        // `received 20 groceries` may be either.
        let isVerbAlone = Self.isReceiving(before)
        if entry.kind == nil, !isGiven, !isVerbAlone, !behind.contains(where: Self.isRefund),
            accounts.account(called: all) == nil, convention.catalog.speaksOfIncome(all)
        {
            entry.kind = .income
        }
        try takeTransfer(from: &before, into: &entry)
        if isGiven, entry.book.toAccount == nil { entry.kind = entry.kind ?? .expense }
        try takeAccount(from: &before, into: &entry)
        takeCategory(from: &before, into: &entry)
        try takeKind(from: &before, into: &entry)
        takeVerb(from: &before, behind: behind.map { $0.lowercased() }, into: &entry)
        if let last = before.last { before[before.count - 1] = Self.withoutParticle(last) }
        let name = before.joined(separator: " ").nonEmpty
        // `$45 Target`, `refund 20 Amazon`
        let isRefundAlone = name.map(Self.isRefund) ?? false
        var mayFollow = (name == nil || isRefundAlone) && entry.merchant == nil
        let takesShop = entry.merchant == nil
        if takesShop { entry.merchant = name } else if let name { throw BookProblem.unclearWord(name) }
        var (isBehindAt, hasShop) = (false, false)
        for word in Self.withoutUnit(behind) {
            let plain = word.lowercased()
            if Self.spendings.contains(plain) || plain == "the" { continue }
            // `sent 50 to mom`
            if plain == "to", !all.isEmpty, name == nil, entry.merchant == nil { continue }
            if isGiven || entry.book.toAccount != nil, Self.givings.contains(plain) { continue }
            if plain.prefixMatch(of: /들어[옴왔]|받[음았]/) != nil {
                if !entry.isRefund { entry.kind = entry.kind ?? .income }
                continue
            }
            if Self.links.contains(plain) {
                isBehindAt = plain == "at" && takesShop && !hasShop
                // Behind the shop's name comes how it was paid.
                if hasShop { mayFollow = name == nil && ["for", "in", "on", "from"].contains(plain) }
                continue
            }
            if isGiven, let name, Self.isReceiver(word) {
                entry.merchant = word + " " + name
                continue
            }
            do {
                guard !isBehindAt else { throw BookProblem.unclearWord(word) }
                try take(word, into: &entry)
            } catch let problem as BookProblem where (mayFollow || isBehindAt) && problem.isUnknownWord {
                // `groceries 82 at Trader Joe's` is called as `groceries at Trader Joe's 82` is.
                let first = isRefundAlone && entry.merchant == name ? nil : entry.merchant
                let link = isBehindAt && first != nil ? "at" : nil
                entry.merchant = [first, link, word].compactMap(\.self).joined(separator: " ")
                if isBehindAt { (isBehindAt, hasShop, mayFollow) = (false, true, true) }
            } catch let problem as BookProblem where problem.isUnknownWord && entry.category == nil {
                // `Costco 82 groceries`
                guard entry.kind != .income, let category = convention.catalog.everyday(word) else { throw problem }
                entry.category = category
            }
        }
        if isVerbAlone, entry.kind == nil, !entry.isRefund {
            if takesShop, entry.merchant != nil { throw BookProblem.incomeOrExpense(all) }
            entry.kind = .income
        }
        if entry.kind == .income, takesShop { entry.merchant = entry.merchant.map(Self.giver) }
        return words[position]
    }

    func kind(_ word: String) -> RecordKind? {
        [.expense, .income].first { kind in
            ([kind.rawValue] + Language.allCases.map { $0.wording.kind(kind).lowercased() }).contains(word.lowercased())
        }
    }

    func mood(_ word: String) -> Mood? { Mood.allCases.first { $0.names.contains(word.lowercased()) } }

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
            if !isAccount, let name = Self.nameOfAccount(word) {
                throw BookProblem.noSuchAccount(name, known: accounts.open.map(\.id))
            }
            let isSecond = isAccount || category(word) != nil || mood(word) != nil
            throw isSecond ? BookProblem.oneTooMany(word) : .unclearWord(word)
        }
    }

    /// Finds a category by its code, the beginning of a name's word, or Korean initials; fuzzy matching would accept any word.
    func category(_ word: String) -> ReceiptDomain.Category? {
        let catalog = convention.catalog
        guard Int(word) == nil, let found = try? CategorySearch.any(word, in: catalog) else { return nil }
        let wanted = word.lowercased()
        // One or two letters begin too many names.
        if wanted.allSatisfy(\.isASCII), wanted.count < 3, wanted != found.code { return nil }
        // `금` is a weekday, and one initial stands for anything.
        if wanted.count < 2, catalog.koreanName(of: found) != word { return nil }
        // A bill that is due is of no category.
        if wanted == "due" { return nil }
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
