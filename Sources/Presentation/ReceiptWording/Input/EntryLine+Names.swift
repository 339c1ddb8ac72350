import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptReview

// Words before an amount beside the shop: accounts, a category, instalments, a refund.
extension EntryLine {
    /// The words, those that name an account together in one: `현대카드 M`.
    func withWholeAccounts(_ words: [String]) -> [String] {
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
    func takeInstallments(from words: inout [String], into entry: inout NewEntry) {
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
    ///
    /// `국민은행에서 기프트카드` may be a purchase: only behind an arrow or before `로` must a name be an account's.
    ///
    /// - Throws: ``HouseholdBook/BookProblem/noSuchAccount(_:known:)`` where a name can only be that of an account: it is no shop.
    func takeTransfer(from before: inout [String], into entry: inout NewEntry) throws(BookProblem) {
        guard entry.kind == nil, entry.account == nil, entry.book.toAccount == nil else { return }
        let text = before.joined(separator: " ")
        let pattern = /(.+?)(?:에서|( ?(?:->|→|>))) ?(.+?)(으로|로)?(?: ?(?:이체|송금|입금))?/
        guard let match = text.wholeMatch(of: pattern) else { return }
        let names = [String(match.output.1), String(match.output.3)]
        let found = names.map { try? accounts.account(named: $0) }
        guard let from = found[0], let to = found[1] else {
            guard match.output.2 != nil || match.output.4 != nil else { return }
            let missing = zip(names, found).first { $0.1 == nil && Self.nameOfAccount($0.0) != nil }?.0
            let isAccount = zip(names, found).allSatisfy { $0.1 != nil || Self.nameOfAccount($0.0) != nil }
            // `현금에서 엄마로 2만원` was given to her.
            let isGiven = match.output.4 != nil && found[1] == nil && Self.nameOfAccount(names[1]) == nil
            if isAccount || isGiven, let missing { throw .noSuchAccount(missing, known: accounts.open.map(\.id)) }
            if isGiven, let from = found[0] { (entry.account, before) = (from.id, [names[1]]) }
            return
        }
        guard from.id != to.id else { return }
        (entry.account, entry.book.toAccount, before) = (from.id, to.id, [])
    }

    /// Takes `200 from checking to visa`, in any place; `200 from cash to mom` was given to her.
    ///
    /// - Throws: ``HouseholdBook/BookProblem/noSuchAccount(_:known:)`` where one only sounds like an account.
    func takeTransferInEnglish(from words: inout [String], into entry: inout NewEntry) throws(BookProblem) {
        guard entry.kind == nil, entry.account == nil, entry.book.toAccount == nil else { return }
        for start in words.indices.dropLast(2) {
            let isLed = words[start].lowercased() == "from"
            let link = start + (isLed ? 2 : 1)
            guard link + 1 < words.count, ["to", "into"].contains(words[link].lowercased()) else { continue }
            let names = [words[link - 1], words[link + 1]]
            // `taxi to bank street`: without "from" the first must be an account's whole name.
            guard isLed || account(named: names[0]) != nil else { continue }
            let found = names.map { try? accounts.account(named: $0) }
            guard let from = found[0], let to = found[1] else {
                let missing = zip(names, found).first { $0.1 == nil && Self.nameOfAccount($0.0) != nil }?.0
                guard let missing else { continue }
                throw .noSuchAccount(missing, known: accounts.open.map(\.id))
            }
            guard from.id != to.id else { continue }
            (entry.account, entry.book.toAccount) = (from.id, to.id)
            words.removeSubrange(start...link + 1)
            let verbs: Set = ["transfer", "transferred", "move", "moved", "send", "sent", "pay", "paid"]
            if let first = words.first, verbs.contains(first.lowercased()) { words.removeFirst() }
            return
        }
    }

    /// The word that says that the entry comes again: `12 coffee monthly`, `매달 5일 월세 500000`; `Monthly pass 59` is a name.
    func repeatWord(_ words: [String]) -> String? {
        guard words.count > 2 else { return nil }
        if let word = [words[0], words[words.count - 1]].first(where: ["매달", "매월", "매주", "매년"].contains) {
            return word
        }
        let last = words.suffix(2).map { $0.lowercased() }
        if ["monthly", "weekly", "yearly", "annually", "quarterly"].contains(last[1]) { return last[1] }
        let isEvery = last[0] == "every" && ["day", "week", "month", "quarter", "year"].contains(last[1])
        return isEvery ? last.joined(separator: " ") : nil
    }

    /// Takes an account that stands in full before or behind the shop: `현금 붕어빵 3천원`, `삼성카드로 커피 4500`.
    ///
    /// - Throws: ``HouseholdBook/BookProblem/noSuchAccount(_:known:)`` where it can only be one: `현금으로 붕어빵`.
    func takeAccount(from before: inout [String], into entry: inout NewEntry) throws(BookProblem) {
        guard entry.account == nil else { return }
        if before.count > 1, account(named: before[0]) == nil,
            let name = before[0].wholeMatch(of: /(.+?)(?:으로|로)/).map({ String($0.output.1) }),
            Self.nameOfAccount(name) != nil
        {
            throw .noSuchAccount(name, known: accounts.open.map(\.id))
        }
        for isAtEnd in [true, false] where before.count > 1 || before.first?.contains(" ") == true {
            guard let word = isAtEnd ? before.last : before.first, let account = account(named: word) else { continue }
            entry.account = account.id
            if isAtEnd { before.removeLast() } else { before.removeFirst() }
            // `국민은행 카드로 주유 5만원`
            if !isAtEnd, before.count > 1, ["카드로", "체크카드로"].contains(before[0]) { before.removeFirst() }
            return
        }
    }

    /// Takes a category whose name can be no part of a shop's: `이마트 식비 5만원`.
    func takeCategory(from before: inout [String], into entry: inout NewEntry) {
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
    func takeKind(from before: inout [String], into entry: inout NewEntry) throws(BookProblem) {
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
                if !isAtEnd, before.count > 2, before[1].lowercased() == "from" { before.remove(at: 1) }
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
}
