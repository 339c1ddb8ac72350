import Foundation
import HouseholdBook
import ReceiptApp
import ReceiptDomain
import ReceiptMarkup
import ReceiptReview
import ReceiptWording

/// The answers to the forms, and to entries that a device sends from its queue.
extension AddScreen {
    func answer() async throws -> PageResponse {
        let form = try await context.request.form()
        do {
            let id = try chosenID(form)
            if let message = form["message"] { return try await take(message, id) }
            let written = try await entry(form, id)
            let place = Link("/add").with("kind", form["kind"]).with("entered", written.id.rawValue)
            return context.request.wantsJSON ? try .json(JSONForm.queued(place.text)) : .see(place)
        } catch let error where !(error is CancellationError) && !(error is PageProblem) {
            let again = await context.again(Link("/add"), form, error)
            guard context.request.wantsJSON else { return again }
            let reason = context.sentence(error)
            return try .json(JSONForm.queued(again.header("location") ?? "", reason: reason), status: 422)
        }
    }

    /// Takes a card company's or a bank's messages, and leads to the record of the first.
    private func take(_ message: String, _ id: RecordID?) async throws -> PageResponse {
        let take = TakeMessages(library: context.library, memories: context.memories, user: context.user)
        // A message without a time of its own is known again by the moment at which the device kept it.
        let received = id.map { Date(timeIntervalSince1970: Double($0.high >> 16) / 1000) }
        let profile = context.dependencies.home.profile
        guard let outcomes = try await take(message, received: received, profile: profile) else {
            throw APIProblem.notAMessage
        }
        let first = outcomes.first { $0.record != nil }
        let place: Link =
            switch first?.record {
            case let record? where record.status == .draft: Link("/review", record.id.rawValue)
            case let record?: Link("/records", record.id.rawValue).with("taken", first?.code)
            case nil: Link("/add").with("declined", "1")
            }
        return context.request.wantsJSON ? try .json(JSONForm.queued(place.text)) : .see(place)
    }

    private func entry(_ form: FormFields, _ id: RecordID?) async throws -> Record {
        if let id, let known = try await context.library.record(ifThere: id, of: context.user) { return known }
        return form["kind"] == RecordKind.note.rawValue ? try await writeNote(form, id) : try await write(form, id)
    }

    /// The id that the device gave the entry when it was made, so that sending it again does no harm.
    private func chosenID(_ form: FormFields) throws(PageProblem) -> RecordID? {
        guard let text = form["id"] else { return nil }
        guard let id = RecordID(chosen: text, at: context.dependencies.now()) else { throw .badRequest }
        return id
    }

    /// Tells all that is missing at once; what else is wrong is found when the entry is read.
    private func check(_ form: FormFields) throws {
        guard form["line"] == nil else { return }
        var reader = FormReader(form)
        reader.need("amount", orElse: BookProblem.needsAmount)
        if form["kind"] == RecordKind.transfer.rawValue {
            for account in ["account", "toAccount"] {
                reader.need(account, orElse: BookProblem.transferNeedsAccounts)
            }
        } else {
            reader.need("merchant", orElse: BookProblem.needsMerchant)
        }
        try reader.finish()
    }

    private func write(_ form: FormFields, _ id: RecordID?) async throws -> Record {
        try check(form)
        let convention = try await context.convention()
        let state = try await context.library.bookBalances(of: context.user)
        let memory = try await context.memories.memory(of: context.user)
        var typed = try EntryReader(convention: convention)(text(form))
        typed.id = id
        let add = AddEntry(user: context.user, today: convention.today, catalog: convention.catalog)
        var record = try add.record(typed, refundOf: nil, state, memory)
        if let parts = PartsForm.text(form), !parts.isEmpty {
            let change = try FieldParser(convention: convention)(parts, for: .splits, of: record)
            record = try change.applied(to: record, convention.catalog)
            record.category = nil
        }
        return try await add.write(
            record,
            to: context.library,
            profile: context.dependencies.home.profile,
            unlocking: form["unlock"] != nil
        )
    }

    private func text(_ form: FormFields) -> EntryText {
        var text = EntryText()
        text.words = form["line"].map { [$0] } ?? []
        (text.kind, text.date, text.merchant) = (form["kind"], form["date"], form["merchant"])
        // An amount that names its currency itself keeps it.
        text.amount = form["amount"].map { amount in
            amount.contains(where: \.isLetter) ? amount : amount + (form["currency"] ?? "")
        }
        (text.category, text.account, text.toAccount) = (form["category"], form["account"], form["toAccount"])
        (text.fee, text.toAmount, text.settled) = (form["fee"], form["toAmount"], form["settled"])
        (text.months, text.interest) = (form["months"], form["interest"])
        (text.memo, text.subject, text.mood) = (form["memo"], form["subject"], form["mood"])
        text.tags = form["tags"].map { [$0] } ?? []
        text.isRefund = form["refund"] != nil
        return text
    }

    private func writeNote(_ form: FormFields, _ id: RecordID?) async throws -> Record {
        let convention = try await context.convention()
        var reader = FormReader(form)
        reader.need("text", orElse: BookProblem.needsText)
        let day = reader.value("date") { try convention.pastDay($0) } ?? context.today
        try reader.finish()
        var note = Diary.Note(text: form["text"] ?? "", day: day)
        note.id = id
        note.mood = try form["mood"].map { try Mood(typed: $0) }
        note.subject = form["subject"].flatMap { context.subjects[$0]?.id }
        return try await Diary(library: context.library, user: context.user)
            .write(note, profile: context.dependencies.home.profile)
    }
}
