import Crypto
import Foundation
import HouseholdBook
import ReceiptDomain

/// Makes records of a journal's entries: purchases with parts, income, transfers and adjustments.
struct JournalRecords {
    let user: UserID
    let instant: Date
    /// The accounts that the book has.
    let present: AccountBook
    private(set) var records: [Record] = []
    private var ids: Set<RecordID> = []
    private var seen: [String: Int] = [:]

    init(user: UserID, instant: Date, present: AccountBook) {
        (self.user, self.instant, self.present) = (user, instant, present)
    }

    mutating func add(_ entry: Journal.Entry, _ parts: [JournalPart], isOpening: Bool) throws(JournalProblem) {
        var made: [Record] = []
        if isOpening {
            for part in parts { made.append(record(entry, .adjust, part.amount, part.account)) }
            return keep(made, entry)
        }
        for currency in parts.map(\.weight.currency).uniqued {
            made += try records(entry, parts.filter { $0.weight.currency == currency })
        }
        if made.count == 2, let withFee = Self.joiningFee(made[0], made[1]) { made = [withFee] }
        if made.count == 1 { made[0].takeInstallments(entry.facts, present) }
        keep(made, entry)
    }

    private func records(_ entry: Journal.Entry, _ parts: [JournalPart]) throws(JournalProblem) -> [Record] {
        let accounts = parts.filter(\.isAccount)
        let others = parts.filter { !$0.isAccount }
        let account = Set(accounts.map(\.place)).count == 1 ? accounts.first : nil
        if let account {
            // All that moved on it belongs together.
            guard account.amount.currency == account.weight.currency || others.count == 1 || accounts.count == 1 else {
                throw JournalProblem(entry.line, .noRate)
            }
            var whole = account
            for other in accounts.dropFirst() {
                whole.amount.minorUnits += other.amount.minorUnits
                whole.weight.minorUnits += other.weight.minorUnits
            }
            return try exchange(entry, others, with: whole)
        }
        guard !accounts.isEmpty else {
            guard others.allSatisfy(\.isCategory) else {
                let categories = others.filter(\.isCategory)
                guard !categories.isEmpty else { return [] }
                // Our own journals have an entry that is older than its account with the opening balance.
                let isOfOpening = others.allSatisfy { $0.isCategory || $0.place == .equity(isOpening: true) }
                guard isOfOpening, entry.facts["id"] != nil else { throw JournalProblem(entry.line, .closingEntry) }
                return exchanged(entry, categories, account: nil, nil)
            }
            return others.flatMap { exchanged(entry, [$0], account: nil, nil) }
        }
        // Money that goes out of one place comes into the next.
        var out = parts.filter { $0.weight.minorUnits < 0 }.sorted { $0.rank < $1.rank }
        var into = parts.filter { $0.weight.minorUnits > 0 }.sorted { $0.rank < $1.rank }
        var made: [Record] = []
        /// Money that is spent from or comes into one account.
        var groups: [(account: JournalPart, others: [JournalPart])] = []
        while var from = out.first, var to = into.first {
            let weight = min(from.weight.minorUnits.magnitude, to.weight.minorUnits.magnitude)
            let (source, target) = (from.take(-Int(weight)), to.take(Int(weight)))
            if from.weight.minorUnits == 0 { out.removeFirst() } else { out[0] = from }
            if to.weight.minorUnits == 0 { into.removeFirst() } else { into[0] = to }
            switch (source.isAccount, target.isAccount) {
            case (true, true): if let transfer = transfer(entry, source, target) { made.append(transfer) }
            case (true, false), (false, true):
                let (account, other) = source.isAccount ? (source, target) : (target, source)
                if let index = groups.firstIndex(where: {
                    $0.account.place == account.place && other.isCategory && $0.others[0].isCategory
                }) {
                    groups[index].account.amount.minorUnits += account.amount.minorUnits
                    groups[index].account.weight.minorUnits += account.weight.minorUnits
                    groups[index].others.append(other)
                } else {
                    groups.append((account, [other]))
                }
            case (false, false):
                guard source.isCategory, target.isCategory else { throw JournalProblem(entry.line, .closingEntry) }
                made += [source, target].flatMap { exchanged(entry, [$0], account: nil, nil) }
            }
        }
        for (account, others) in groups { made += try exchange(entry, others, with: account) }
        return made
    }

    /// Purchases, income and adjustments of one account.
    private func exchange(
        _ entry: Journal.Entry,
        _ others: [JournalPart],
        with account: JournalPart
    ) throws(JournalProblem) -> [Record] {
        guard !others.isEmpty else { return [] }
        var made: [Record] = []
        var left = account
        let equity = others.filter { !$0.isCategory }
        var groups: [[JournalPart]] = []
        for other in others where other.isCategory {
            let index = groups.firstIndex { $0[0].amount.currency == other.amount.currency && $0[0].kind == other.kind }
            if let index { groups[index].append(other) } else { groups.append([other]) }
        }
        for group in groups {
            let weight = group.reduce(0) { $0 - $1.weight.minorUnits }
            let isLast = equity.isEmpty && group.map(\.place) == groups.last?.map(\.place)
            // In the account's currency.
            let paid: Money
            if account.amount.currency == account.weight.currency {
                paid = Money(minorUnits: weight, currency: account.amount.currency)
            } else if isLast {
                paid = left.amount
            } else {
                guard left.weight.minorUnits != 0 else { throw JournalProblem(entry.line, .noRate) }
                paid = left.take(weight).amount
            }
            made += exchanged(entry, group, account: account.account, paid)
        }
        let rest = equity.reduce(0) { $0 - $1.weight.minorUnits }
        if rest != 0 {
            guard account.amount.currency == account.weight.currency || groups.isEmpty else {
                throw JournalProblem(entry.line, .noRate)
            }
            let amount = groups.isEmpty ? account.amount : Money(minorUnits: rest, currency: account.amount.currency)
            made.append(record(entry, .adjust, amount, account.account))
        }
        return made
    }

    /// Records of one kind and currency; several where they come to nothing together.
    private func exchanged(_ entry: Journal.Entry, _ parts: [JournalPart], account: String?, _ paid: Money?) -> [Record]
    {
        let sum = parts.reduce(0) { $0 + $1.signed.minorUnits }
        guard let first = parts.first else { return [] }
        let needsSettled = paid.map { $0.currency != first.amount.currency } ?? false
        if sum == 0, parts.count > 1, !needsSettled {
            return parts.flatMap { exchanged(entry, [$0], account: account, nil) }
        }
        var made = record(entry, first.kind, Money(minorUnits: sum, currency: first.amount.currency), account)
        if needsSettled, let paid {
            made.book.settled = Money(minorUnits: Int(paid.minorUnits.magnitude), currency: paid.currency)
        }
        if parts.count == 1 {
            (made.category, made.subject) = (first.category, first.subject)
        } else {
            made.book.splits = parts.map { Split(category: $0.category, amount: $0.signed, subject: $0.subject) }
        }
        return [made]
    }

    private func transfer(_ entry: Journal.Entry, _ from: JournalPart, _ to: JournalPart) -> Record? {
        guard from.place != to.place else { return nil }
        let sent = Money(minorUnits: Int(from.amount.minorUnits.magnitude), currency: from.amount.currency)
        var made = record(entry, .transfer, sent, from.account)
        made.book.toAccount = to.account
        if to.amount.currency != sent.currency { made.book.toAmount = to.amount }
        return made
    }

    /// A transfer and what it cost, as one record.
    private static func joiningFee(_ one: Record, _ other: Record) -> Record? {
        guard var transfer = [one, other].first(where: { $0.kind == .transfer }),
            let fee = [one, other].first(where: { $0.kind == .expense }), fee.account == transfer.account,
            fee.book.splits.isEmpty, fee.book.settled == nil, let amount = fee.amount, amount.minorUnits > 0,
            amount.currency == transfer.amount?.currency, let category = fee.category
        else { return nil }
        (transfer.book.fee, transfer.category) = (amount, category)
        transfer.subject = fee.subject
        return transfer
    }

    private func record(_ entry: Journal.Entry, _ kind: RecordKind, _ amount: Money, _ account: String?) -> Record {
        let facts = entry.facts
        let isPlain =
            facts["id"] != nil && (entry.title == kind.rawValue || kind == .transfer && entry.title.contains(" → "))
        var record = Record(
            id: RecordID(high: 0, low: 0),
            user: user,
            kind: kind,
            status: .confirmed,
            merchant: entry.title.isEmpty || isPlain ? nil : entry.title,
            date: entry.date,
            time: facts["time"].flatMap { TimeOfDay(iso: $0) },
            amount: amount,
            account: account,
            createdAt: instant
        )
        let own: Set = [
            "id", "time", "memo", "mood", "tags", "installments", "first", "interest", "refund", "bank", "image",
            "subject",
        ]
        let others = facts.filter { !own.contains($0.key) && !$0.key.hasPrefix("image") }.sorted { $0.key < $1.key }
        let memos =
            [facts["memo"] ?? "", entry.memo] + others.map { $0.value.isEmpty ? $0.key : $0.key + ": " + $0.value }
        record.memo = memos.filter { !$0.isEmpty }.joined(separator: ", ")
        record.tags = entry.tags + (facts["tags"] ?? "").split(separator: " ").map(String.init)
        record.mood = facts["mood"].flatMap(Mood.init(rawValue:))
        record.book.refundOf = facts["refund"].flatMap { RecordID($0) }
        // A journal has all keys on one line; they have no spaces.
        if facts["id"] != nil { record.bankKeys = facts["bank"]?.split(separator: " ").map(String.init) ?? [] }
        return record
    }

    // MARK: Ids

    /// Gives the records of an entry their ids, which are the same whenever the journal is read.
    private mutating func keep(_ made: [Record], _ entry: Journal.Entry) {
        let own = made.count == 1 ? entry.facts["id"].flatMap { RecordID($0) } : nil
        for record in made {
            var id = own
            if id == nil || id.map(ids.contains) == true {
                let facts = [
                    record.kind.rawValue, entry.title, record.amount?.decimal, record.account, record.book.toAccount,
                ]
                let text = "\(entry.date)|" + facts.map { $0 ?? "" }.joined(separator: "|")
                seen[text, default: 0] += 1
                id = RecordID(
                    milliseconds: UInt64(max(0, entry.date.daysSince1970)) * 86_400_000,
                    digest: SHA256.hash(data: Data("\(text)|\(seen[text] ?? 0)".utf8))
                )
            }
            guard let id else { continue }
            ids.insert(id)
            records.append(record.with(id))
        }
    }
}

extension Record {
    /// Takes over the instalments of our own journals, where the account is a card that bills them; else they become a memo.
    fileprivate mutating func takeInstallments(_ facts: [String: String], _ accounts: AccountBook) {
        guard facts["id"] != nil, kind == .expense, let text = facts["installments"], let months = Int(text) else {
            return
        }
        guard let day = date, Installments.possibleMonths.contains(months),
            let billing = account.flatMap({ accounts[$0] })?.billing
        else {
            memo = [memo, "installments: " + text].filter { !$0.isEmpty }.joined(separator: ", ")
            return
        }
        let first = facts["first"].flatMap { CalendarDay(iso: $0 + "-01") } ?? billing.firstMonth(forPurchaseOn: day)
        var plan = Installments(months: months, first: first)
        // The interest is the last posting, in a category of its own.
        let words = (facts["interest"] ?? "").split(separator: " ")
        if words.count == 2, let currency = Currency(code: String(words[1])),
            let interest = Money(decimal: words[0], currency: currency), let last = book.splits.last,
            last.category == .other, last.amount == interest, let whole = amount, whole.currency == currency
        {
            plan.interest = interest
            amount = whole.plus(interest.negated)
            book.splits.removeLast()
            if let only = book.splits.first, book.splits.count == 1 {
                (category, subject, book.splits) = (only.category, only.subject, [])
            }
        }
        book.installments = plan
    }

    fileprivate func with(_ id: RecordID) -> Record {
        var copy = Record(
            id: id,
            user: user,
            kind: kind,
            status: status,
            merchant: merchant,
            date: date,
            time: time,
            amount: amount,
            category: category,
            account: account,
            createdAt: createdAt,
            updatedAt: updatedAt
        )
        (copy.memo, copy.tags, copy.subject, copy.mood, copy.book) = (memo, tags, subject, mood, book)
        return copy
    }
}

extension [Currency] {
    /// Each once, in their order.
    fileprivate var uniqued: [Currency] {
        reduce(into: []) { found, next in if !found.contains(next) { found.append(next) } }
    }
}
