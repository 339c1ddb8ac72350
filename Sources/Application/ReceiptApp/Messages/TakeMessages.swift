public import Foundation
import HouseholdBook
public import ReceiptDomain
import ReceiptParsing

/// Makes drafts of the messages of card companies and banks.
///
/// A purchase whose photo or statement row the book has already keeps one record: the message only adds what that lacks. A
/// cancellation takes its purchase back. Each is one step, which can be undone.
public struct TakeMessages: Sendable {
    public typealias Library = LedgerTransactions & RuleRepository

    public enum Outcome: Hashable, Sendable {
        case drafted(Record)
        /// A draft of a text whose form is not known: its values are for a person to enter.
        case unread(Record)
        /// The book has the purchase already, as this record, which now also has what the message says.
        case joined(Record)
        /// This purchase was taken back.
        case cancelled(Record)
        /// A draft that gives the money back, because the purchase was not found or is settled.
        case refund(Record)
        /// The message was taken before, or says nothing new.
        case known(Record)
        /// Nothing was paid.
        case declined

        /// The outcome of a message about a record that was there before, for an address; `nil` for a draft and for nothing.
        public var code: String? {
            switch self {
            case .joined: "joined"
            case .cancelled: "cancelled"
            case .known: "known"
            case .drafted, .unread, .refund, .declined: nil
            }
        }

        /// The inverse of ``code``.
        public init?(code: String, _ record: Record) {
            let all: [Outcome] = [.joined(record), .cancelled(record), .known(record)]
            guard let found = all.first(where: { $0.code == code }) else { return nil }
            self = found
        }

        public var record: Record? {
            switch self {
            case .drafted(let record), .unread(let record), .joined(let record), .cancelled(let record),
                .refund(let record),
                .known(let record):
                record
            case .declined: nil
            }
        }
    }

    private let library: any Library
    private let memories: any HouseholdMemories
    private let user: UserID
    private let now: @Sendable () -> Date

    public init(
        library: any Library,
        memories: any HouseholdMemories,
        user: UserID,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.library, self.memories, self.user, self.now) = (library, memories, user, now)
    }

    /// Takes all messages of a text; `nil` where it has none.
    ///
    /// `received` is when they came, for those that do not say: then the same message sent again is known.
    public func callAsFunction(_ text: String, received: Date? = nil, profile: Profile) async throws -> [Outcome]? {
        let today = try CalendarDay.today(at: received ?? now())
        let memory = try await memories.memory(of: user)
        let reader = MessageReader(today: today, currency: memory.habits.currency ?? profile.currency)
        let messages = reader.all(in: text) { memory.message(in: $0, on: today) }
        guard !messages.isEmpty else { return nil }
        try await library.addOwner(user, profile: profile)
        var outcomes: [Outcome] = []
        for found in messages {
            let text = found.text
            guard let stated = found.message else {
                outcomes.append(try await takeUnread(text, on: reader.day(in: text) ?? today, received))
                continue
            }
            let id = MessageID.made(of: text, on: stated.date, at: stated.time, found.mark, received: received)
            var message = stated
            message.date = stated.date ?? today
            if stated.date == nil, stated.time == nil { message.time = received.flatMap(Self.time) }
            outcomes.append(try await take(message, text, id ?? MessageID.drawn(found.mark, at: now())))
        }
        return outcomes
    }

    private func take(
        _ message: MoneyMessage,
        _ text: String,
        _ id: RecordID
    ) async throws -> Outcome {
        if message.event == .declined { return .declined }
        if let known = try await library.record(ifThere: id, of: user) { return .known(known) }
        let record = try await draft(of: message, text, id)
        if message.event == .cancellation { return try await cancel(message, record) }
        if let match = try await match(of: message, record) {
            let change = RecordChange(before: match, after: match.taking(message, account: record.account))
            guard change.isSubstantial else { return .known(match) }
            return .joined(try await library.write([change], of: user, undoing: nil).first ?? match)
        }
        return .drafted(try await add(record))
    }

    /// Makes a draft for a person to complete, which then teaches its form.
    private func takeUnread(_ text: String, on day: CalendarDay, _ received: Date?) async throws -> Outcome {
        let time = MessageReader.time(in: text)
        let id =
            MessageID.made(of: text, on: day, at: time, .taught, received: received)
            ?? MessageID.drawn(.taught, at: now())
        if let known = try await library.record(ifThere: id, of: user) { return .known(known) }
        let instant = now()
        var record = Record(id: id, user: user, date: day, time: time, createdAt: instant)
        record.memo = Self.memo(text)
        return .unread(try await add(record))
    }

    /// The only copy of what came.
    private static func memo(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func add(_ record: Record) async throws -> Record {
        try await library.apply(ChangeSet([LedgerChange(adding: record)]), of: user).records.first ?? record
    }

    // MARK: Drafts

    private func draft(
        of message: MoneyMessage,
        _ text: String,
        _ id: RecordID
    ) async throws -> Record {
        let instant = now()
        var record = Record(
            id: id,
            user: user,
            merchant: message.merchant,
            date: message.date,
            time: message.time,
            amount: message.amount,
            createdAt: instant
        )
        if message.event == .deposit { record.kind = .income }
        record.memo = Self.memo(text)
        record.printed.merchant = message.merchant
        (record.printed.cardDigits, record.printed.approvalNumber) = (message.cardDigits, message.approvalNumber)
        let facts = ReceiptFacts(
            merchant: message.merchant,
            merchantConfidence: 1,
            cardDigits: message.cardDigits
        )
        let suggestions = try await memories.memory(of: user).suggestions(for: facts)
        record = record.applying(suggestions, category: nil)
        if record.category == nil, let merchant = message.merchant {
            record.category = suggestions.catalog.known(merchant, record.kind)
        }
        record.split(into: message.months, try await library.accountBook(of: user))
        return record
    }

    // MARK: Purchases that the book has

    /// The only record that the message, of which `draft` would be made, can be about.
    private func match(of message: MoneyMessage, _ draft: Record) async throws -> Record? {
        let known = try await candidates(message, days: StatementMatcher.days)
        let same = known.filter { MessageMatch(message, $0).isSame }
        if same.count == 1 { return same.first }
        // A row that has its own message is of another payment.
        let rows = known.filter {
            $0.id.messageMark == nil && MessageMatch(message, $0, account: draft.account).mayBeRow
        }
        return StatementMatcher.noted(for: draft, among: rows, try await library.accountBook(of: user))
    }

    private func candidates(
        _ message: MoneyMessage,
        days: ClosedRange<Int>,
        status: Set<RecordStatus> = [.draft, .confirmed],
        kinds: Set<RecordKind>? = nil
    ) async throws -> [Record] {
        guard let day = message.date, let first = day.adding(days: days.lowerBound),
            let last = day.adding(days: days.upperBound)
        else { return [] }
        let own: RecordKind = message.event == .deposit ? .income : .expense
        let query = RecordQuery([
            .amount(.is, message.amount), .day(.minimum, first), .day(.maximum, last), .status(status),
            .kind(kinds ?? [own, .transfer]),
        ])
        return try await library.select(query, after: nil, limit: 100, of: user).records
    }

    // MARK: Cancellations

    /// The most days between a purchase and its cancellation.
    private static let cancellationDays = 90

    private func cancel(_ message: MoneyMessage, _ refund: Record) async throws -> Outcome {
        let days = -Self.cancellationDays...0
        let purchases = try await candidates(message, days: days, kinds: [.expense]).filter {
            MessageMatch(message, $0).mayCancel
        }
        let sameDay = purchases.filter { $0.date == message.date }
        let sameTime = sameDay.filter { $0.time != nil && $0.time == message.time }
        let chosen = [sameTime, sameDay, purchases].first { $0.count == 1 }?.first
        guard let purchase = chosen else {
            if purchases.isEmpty {
                let gone = try await candidates(message, days: days, status: [.discarded], kinds: [.expense])
                    .filter { MessageMatch(message, $0).mayCancel }
                if let known = gone.first { return .known(known) }
            }
            return .refund(try await add(refund.refunding(nil)))
        }
        // A purchase that a statement has stays in the book, and the money that comes back is a record of its own.
        guard !purchase.book.isChecked, purchase.bankKeys.isEmpty else {
            return .refund(try await add(refund.refunding(purchase)))
        }
        var taken = purchase
        taken.status = .discarded
        let edits = EditRecords(library: library, user: user)
        let change = RecordChange(before: purchase, after: taken)
        return .cancelled(try await edits.write([change], unlocking: true).first ?? taken)
    }

    // MARK: What came before its photo

    /// Joins a draft with the message or the statement's row of its purchase that came first: that record is discarded, as one step.
    ///
    /// - Returns: The draft as it is now.
    public func joinEarlier(to draft: Record) async throws -> Record {
        guard draft.status == .draft, draft.kind == .expense, !draft.images.isEmpty, let amount = draft.amount,
            let day = draft.date, let first = day.adding(days: StatementMatcher.days.lowerBound),
            let last = day.adding(days: StatementMatcher.days.upperBound)
        else { return draft }
        let query = RecordQuery([
            .amount(.is, amount), .day(.minimum, first), .day(.maximum, last), .status([.draft]), .kind([.expense]),
        ])
        let known = try await library.select(query, after: nil, limit: 100, of: user).records.filter {
            $0.id != draft.id && $0.images.isEmpty && $0.book.splits.isEmpty
        }
        let messages = known.filter {
            $0.id.messageMark != nil && MessageMatch(MoneyMessage(of: $0), draft).isSame
        }
        let accounts = try await library.accountBook(of: user)
        let rows = known.filter { MessageMatch(MoneyMessage(of: draft), $0, account: draft.account).mayBeRow }
        let only = messages.count == 1 ? messages.first : StatementMatcher.noted(for: draft, among: rows, accounts)
        guard let earlier = only else { return draft }
        var gone = earlier
        (gone.status, gone.joinedInto, gone.bankKeys) = (.discarded, draft.id, [])
        var kept = draft.taking(MoneyMessage(of: earlier), account: earlier.account)
        kept.bankKeys = earlier.bankKeys
        kept.category = kept.category ?? earlier.category
        kept.book.settled = kept.book.settled ?? earlier.book.settled
        kept.split(into: earlier.book.installments?.months, accounts)
        let changes = [RecordChange(before: draft, after: kept), RecordChange(before: earlier, after: gone)]
        return try await library.write(changes.filter(\.isSubstantial), of: user, undoing: nil)
            .first { $0.id == draft.id } ?? kept
    }

    private static func time(of instant: Date) -> TimeOfDay? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .current
        let parts = calendar.dateComponents([.hour, .minute], from: instant)
        return TimeOfDay(hour: parts.hour ?? 0, minute: parts.minute ?? 0)
    }
}

extension Record {
    /// The record with what the message says, where it says nothing itself.
    fileprivate func taking(_ message: MoneyMessage, account other: String?) -> Record {
        guard !book.isChecked else { return self }
        var record = self
        record.time = time ?? message.time
        record.printed.cardDigits = printed.cardDigits ?? message.cardDigits
        record.printed.approvalNumber = printed.approvalNumber ?? message.approvalNumber
        record.account = account ?? other
        return record
    }

    fileprivate mutating func split(into months: Int?, _ accounts: AccountBook) {
        guard let months, Installments.possibleMonths.contains(months), book.installments == nil, let date,
            let billing = account.flatMap({ accounts[$0] })?.billing
        else { return }
        book.installments = Installments(months: months, first: billing.firstMonth(forPurchaseOn: date))
    }

    /// The same as money that comes back.
    fileprivate func refunding(_ purchase: Record?) -> Record {
        var record = self
        record.amount = amount?.negated
        record.book.refundOf = purchase?.id
        record.merchant = merchant ?? purchase?.merchant
        record.account = account ?? purchase?.account
        record.category = purchase?.category ?? category
        return record
    }
}

extension MoneyMessage {
    fileprivate init(of record: Record) {
        self.init(event: .payment, amount: record.amount ?? Money(minorUnits: 0, currency: .unknown))
        (merchant, date, time) = (record.printed.merchant ?? record.merchant, record.date, record.time)
        (cardDigits, approvalNumber) = (record.printed.cardDigits, record.printed.approvalNumber)
    }
}
