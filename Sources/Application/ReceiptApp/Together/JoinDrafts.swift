public import ReceiptDomain
import ReceiptParsing

import struct Foundation.Date

/// Merges drafts into one, or records that they are separate purchases.
public struct JoinDrafts: Sendable {
    public typealias Library = RecordRepository & RuleRepository & EntityRepository & DraftJoining

    private let library: any Library
    private let user: UserID

    public init(library: any Library, user: UserID) { (self.library, self.user) = (library, user) }

    /// Merges the drafts of a proposal in their present state, as one step.
    ///
    /// The parts of a long receipt are interpreted again as one receipt; otherwise the first draft keeps its fields, and gets those
    /// that it lacks from the other.
    ///
    /// - Returns: Each draft before and after, the one that is kept first.
    public func callAsFunction(_ proposal: MergeProposal) async throws -> [RecordChange] {
        var drafts: [Record] = []
        for id in proposal.drafts { drafts.append(try await library.record(id, of: user)) }
        if proposal.reason == .chosen { drafts = try await fromTopToBottom(drafts) }
        guard let first = drafts.first, drafts.count > 1 else { return [] }
        if let done = drafts.first(where: { $0.status != .draft }) { throw LibraryError.stale(done.id, current: done) }
        var join = DraftJoin(
            kept: RecordChange(before: first, after: first),
            joining: Array(drafts.dropFirst()),
            role: proposal.role
        )
        switch proposal.reason {
        case .parts, .chosen: try await read(&join, drafts)
        case .slip, .other: break
        }
        if join.reading == nil { for other in drafts.dropFirst() { join.kept.after.takeMissing(from: other) } }
        // Receipts that one photo was divided into become one of the whole photo.
        if drafts.allSatisfy({ $0.images.map(\.sha256) == first.images.map(\.sha256) }) {
            for index in join.kept.after.images.indices { join.kept.after.images[index].part = nil }
        }
        let written = try await library.join(join, of: user)
        return zip(drafts, written).map { RecordChange(before: $0, after: $1) }
    }

    /// The drafts as they follow one another, whichever of them a person chose first.
    private func fromTopToBottom(_ drafts: [Record]) async throws -> [Record] {
        var parts: [[ReceiptPart]] = []
        for draft in drafts { parts.append(try await library.reading(of: draft.id, user: user)?.parts ?? []) }
        let isReversed =
            JoinedParts(parts.flatMap(\.self)) == nil && JoinedParts(parts.reversed().flatMap(\.self)) != nil
        return isReversed ? drafts.reversed() : drafts
    }

    private func read(_ join: inout DraftJoin, _ drafts: [Record]) async throws {
        var readings: [Reading] = []
        for draft in drafts {
            guard var reading = try await library.reading(of: draft.id, user: user) else { return }
            for index in reading.pages.indices where draft.id != drafts[0].id {
                guard let file = reading.pages[index].image ?? draft.readImage.map({ draft.images[$0].file }) else {
                    return
                }
                reading.pages[index].source = .init(record: draft.id, file: file)
            }
            readings.append(reading)
        }
        guard let parts = JoinedParts(readings.flatMap(\.parts)) else { return }
        let memory = try await LedgerMemories(library: library).memory(of: user)
        let profile = try await library.profile(of: user, orElse: HomeLocale(environment: [:]).profile)
        let context = ReadingContext(
            today: try .today(),
            fileDate: drafts[0].dayOfPhoto,
            profile: profile,
            habits: memory.habits
        )
        let reading = readings[0].continued(by: readings.dropFirst(), parts.interpret(RuleInterpreter(), context))
        join.reading = reading
        join.kept.after = join.kept.before.read(again: reading, insteadOf: readings[0])
        join.kept.after.complete(reading.draft, memory)
    }
}

extension Reading {
    /// The combined reading: the passes of all parts, and the interpretation of the whole.
    fileprivate func continued(
        by others: some Sequence<Reading>,
        _ understood: (draft: Draft, decisions: [Decision])
    ) -> Reading {
        var whole = self
        for other in others {
            whole.passes += other.passes.map { pass in
                var pass = pass
                pass.page += whole.pages.count
                return pass
            }
            whole.pages += other.pages
            whole.picture.warnings += other.picture.warnings
            whole.versions += other.versions.filter { !whole.versions.contains($0) }
        }
        (whole.draft, whole.decisions) = understood
        // The logo comes from a picture, not from the text that the parts are interpreted from.
        whole.draft.logo = draft.logo
        return whole
    }
}

extension Record {
    /// The day on the camera's clock, else the day of the import.
    fileprivate var dayOfPhoto: CalendarDay? {
        images.first?.takenAt.flatMap { CalendarDay(iso: String($0.prefix(10))) }
            ?? (try? CalendarDay.today(at: createdAt))
    }

    /// Applies another reading to the draft; fields that a person changed since the earlier reading stay.
    fileprivate func read(again reading: Reading, insteadOf earlier: Reading) -> Record {
        var record = self
        let (new, old) = (reading.draft.withoutUncertainFields, earlier.draft.withoutUncertainFields)
        func take<Value: Equatable>(_ path: WritableKeyPath<Record, Value>, _ before: Value, _ now: Value) {
            if record[keyPath: path] == before { record[keyPath: path] = now }
        }
        if learned.merchant == nil { take(\.merchant, old.proposedMerchant, new.proposedMerchant) }
        take(\.date, old.date?.value, new.date?.value)
        take(\.time, old.time?.value, new.time?.value)
        if amount == old.total?.value {
            (record.amount, record.isProved) = (new.total?.value, new.isProved)
            (record.tax, record.subtotal, record.items) = (new.tax?.value, new.subtotal?.value, new.items.map(\.item))
        }
        if learned.category == nil { take(\.category, old.category?.value, new.category?.value) }
        record.printed = PrintedFacts(new)
        take(\.content, old.content == .receipt ? nil : old.content, new.content == .receipt ? nil : new.content)
        return record
    }

    /// Takes from another photo of the purchase what this one does not show.
    fileprivate mutating func takeMissing(from other: Record) {
        guard other.content != PictureContent.none else { return }
        printed.cardDigits = printed.cardDigits ?? other.printed.cardDigits
        printed.approvalNumber = printed.approvalNumber ?? other.printed.approvalNumber
        if merchant == nil { (merchant, learned.merchant) = (other.merchant, other.learned.merchant) }
        date = date ?? other.date
        time = time ?? other.time
        if amount == nil {
            (amount, tax, subtotal, isProved) = (other.amount, other.tax, other.subtotal, other.isProved)
        }
        if items.isEmpty { items = other.items }
        if category == nil { (category, learned.category) = (other.category, other.learned.category) }
        if content == PictureContent.none { content = other.content }
    }
}
