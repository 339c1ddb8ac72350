public import struct Foundation.Date

/// Turns a photo into a record for each receipt on it, or puts it in quarantine with the reason.
public struct IngestReceipt: Sendable {
    public enum Outcome: Sendable {
        /// More than one where several receipts lie on the picture.
        case drafted([ReadDraft])
        /// The same bytes are already in this record.
        case duplicate(Record)
        case failed(FailedFile, ReadingError)
    }

    private let archive: any ReceiptArchive
    private let reader: any ReceiptReader
    private let memories: any HouseholdMemories

    public init(archive: any ReceiptArchive, reader: any ReceiptReader, memories: any HouseholdMemories) {
        self.archive = archive
        self.reader = reader
        self.memories = memories
    }

    /// Claims, reads and commits one file.
    ///
    /// The source is removed last, and only when it is to be consumed; a file that cannot be read is moved to quarantine
    /// only then, otherwise it stays where it is and nothing is stored.
    public func callAsFunction(
        _ file: IncomingFile,
        profile: Profile,
        today: CalendarDay,
        now: @escaping @Sendable () -> Date
    ) async throws -> Outcome {
        try await archive.withStaged(file) { staged in
            if let known = try await staged.knownRecord() { return .duplicate(known) }
            let readings: [Reading]
            let memory = try await memories.memory(of: file.user)
            do {
                let context = ReadingContext(
                    today: today,
                    fileDate: staged.receipt.sourceDate,
                    profile: profile,
                    habits: memory.habits
                )
                readings = try await reader.readAll(staged.contents(), context)
            } catch let problem as ReadingError where problem.isAboutTheFile {
                return .failed(try await staged.quarantine(code: problem.code, message: problem.summary), problem)
            }
            var drafts: [ReadDraft] = []
            for reading in readings {
                let id = drafts.isEmpty ? staged.receipt.id : await staged.furtherID(drafts.count)
                var draft = Record(draftedFrom: reading, staged: staged.receipt, id: id, at: now())
                if reading.draft.content != .none {
                    let suggestions = memory.suggestions(for: ReceiptFacts(reading.draft))
                    draft = draft.applying(suggestions, category: reading.draft.category)
                }
                drafts.append(ReadDraft(record: draft, reading: reading))
            }
            let records = try await staged.commit(drafts)
            if let known = records.first, known.id != staged.receipt.id { return .duplicate(known) }
            return .drafted(zip(records, readings).map { ReadDraft(record: $0, reading: $1) })
        }
    }
}

extension ReadingContext {
    /// What a user's profile says about a receipt of theirs; what they have confirmed says it better.
    public init(today: CalendarDay, fileDate: CalendarDay?, profile: Profile, habits: Habits) {
        self.init(
            today: today,
            fileDate: fileDate,
            homeCurrency: habits.currency ?? profile.currency,
            dateOrder: habits.dateOrder ?? profile.dateOrder,
            languages: profile.languages
        )
    }
}

extension Record {
    /// The draft that a reading makes of a staged photo.
    ///
    /// Without an `id` it is the first of the photo.
    public init(draftedFrom reading: Reading, staged: StagedReceipt, id: RecordID? = nil, at instant: Date) {
        let draft = reading.draft.stated
        let image = StoredImage(
            file: "1.\(reading.picture.format.fileExtension)",
            sha256: staged.sha256,
            bytes: staged.bytes,
            width: reading.picture.width,
            height: reading.picture.height,
            originalName: staged.source.location.name,
            takenAt: reading.picture.takenAt,
            pages: reading.pages.count > 1 ? reading.pages.count : nil,
            part: reading.part
        )
        self.init(
            id: id ?? staged.id,
            user: staged.source.user,
            merchant: draft.proposedMerchant,
            date: draft.date?.value,
            time: draft.time?.value,
            amount: draft.total?.value,
            tax: draft.tax?.value,
            subtotal: draft.subtotal?.value,
            items: draft.items,
            category: draft.category?.value,
            images: [image],
            isProved: draft.isProved,
            printed: PrintedFacts(draft),
            createdAt: instant,
            updatedAt: instant
        )
        content = draft.content == .receipt ? nil : draft.content
    }
}
