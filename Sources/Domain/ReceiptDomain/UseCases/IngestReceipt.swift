public import struct Foundation.Date

/// Turns a photo into one record for each receipt on it, or quarantines it with the reason.
public struct IngestReceipt: Sendable {
    public enum Outcome: Sendable {
        /// Several drafts where the picture shows several receipts.
        case drafted([ReadDraft])
        /// A record already has the same bytes.
        case duplicate(Record)
        case failed(FailedFile, ReadingError)
        /// A container, with the outcomes of its files.
        case unpacked(Unpacked)
        /// The file shows no receipt and came among others that need not; nothing is kept.
        case noReceipt
        /// The bytes are stored, and another machine reads them; `isNew` is `false` where they were queued already.
        case queued(isNew: Bool)
    }

    private let archive: any ReceiptArchive
    private let reader: any ReceiptReader
    private let memories: any HouseholdMemories
    private let containers: any ContainerOpener
    private let takeText: TextTaker

    /// Takes a file of text that is no receipt but tells of payments; `nil` where it does not.
    public typealias TextTaker = @Sendable (_ bytes: [UInt8], UserID, Profile) async throws -> Outcome?

    public init(
        archive: any ReceiptArchive,
        reader: any ReceiptReader,
        memories: any HouseholdMemories,
        containers: any ContainerOpener = NoContainers(),
        takeText: @escaping TextTaker = { _, _, _ in nil }
    ) {
        self.takeText = takeText
        self.containers = containers
        self.archive = archive
        self.reader = reader
        self.memories = memories
    }

    /// Claims, reads and commits one file.
    ///
    /// A consumed source is removed last. A consumed file that cannot be read is quarantined; any other stays in place, and
    /// nothing is stored.
    public func callAsFunction(
        _ file: IncomingFile,
        profile: Profile,
        today: CalendarDay,
        now: @escaping @Sendable () -> Date
    ) async throws -> Outcome {
        try await archive.withStaged(file) { staged in
            if let known = try await staged.knownRecord() { return .duplicate(known) }
            let intake = Intake(
                reader: reader,
                memory: try await memories.memory(of: file.user),
                profile: profile,
                today: today,
                now: now
            )
            do {
                if let container = try containers.open(await staged.location) {
                    return .unpacked(try await unpack(container, staged, intake))
                }
                if let outcome = try await takeText(staged.contents(), file.user, profile) {
                    try await staged.finish()
                    return outcome
                }
                return try await intake.take(staged, isAmongOthers: file.isAmongOthers)
            } catch let problem as ReadingError where problem.isAboutTheFile {
                return .failed(try await staged.quarantine(code: problem.code, message: problem.summary), problem)
            }
        }
    }

    /// Ingests the receipts in a container one after another.
    ///
    /// Unreadable files do not stop the others; the container is then quarantined.
    private func unpack(
        _ container: any FileContainer,
        _ staged: any StagedFile,
        _ intake: Intake
    ) async throws -> Unpacked {
        var result = Unpacked()
        var problem: (name: String, problem: ReadingError)?
        do {
            while let member = try await container.next() {
                try Task.checkCancellation()
                do {
                    try await unpack(member, staged, intake, into: &result)
                } catch let failure as ReadingError where failure.isAboutTheFile {
                    problem = problem ?? (member.name, failure)
                }
            }
        } catch let failure as ReadingError where failure.isAboutTheFile {
            problem = problem ?? ("", failure)
        }
        guard let problem else {
            // A picture judged to be no receipt may still be one, and the person may have no other copy.
            if result.leavesSomething {
                let message =
                    "\(result.otherPictures) pictures without a receipt and \(result.otherFiles) other files were not taken"
                result.rest = try await staged.quarantine(code: "not-all-receipts", message: message)
            } else {
                try await staged.finish()
            }
            return result
        }
        let place = problem.name.isEmpty ? "" : "\(problem.name): "
        let message = place + problem.problem.summary
        result.failure = (try await staged.quarantine(code: problem.problem.code, message: message), problem.problem)
        return result
    }

    private func unpack(
        _ member: ContainedFile,
        _ staged: any StagedFile,
        _ intake: Intake,
        into result: inout Unpacked
    ) async throws {
        guard !member.bytes.isEmpty else {
            result.otherFiles += 1
            if member.isCompanion { result.companions += 1 }
            return
        }
        do {
            let outcome = try await staged.withMember(member) { staged -> Outcome in
                if let known = try await staged.knownRecord() { return .duplicate(known) }
                if try containers.open(await staged.location) != nil {
                    throw ReadingError.overLimit(detail: "an archive within an archive")
                }
                return try await intake.take(staged, isAmongOthers: true)
            }
            switch outcome {
            case .drafted(let drafts): result.drafts += drafts
            case .duplicate(let record): result.known.append(record)
            case .noReceipt: result.otherPictures += 1
            case .failed, .unpacked, .queued: break
            }
        } catch ReadingError.notAnImage {
            result.otherFiles += 1
        }
    }
}

/// Reads staged files of one user and drafts records from them.
private struct Intake: Sendable {
    let reader: any ReceiptReader
    let memory: any HouseholdMemory
    let profile: Profile
    let today: CalendarDay
    let now: @Sendable () -> Date

    func take(_ staged: any StagedFile, isAmongOthers: Bool) async throws -> IngestReceipt.Outcome {
        let context = ReadingContext(
            today: today,
            fileDate: staged.receipt.sourceDate,
            profile: profile,
            habits: memory.habits
        )
        let readings = try await reader.readAll(staged.contents(), context)
        if isAmongOthers, readings.allSatisfy({ $0.draft.content == PictureContent.none }) { return .noReceipt }
        var drafts: [ReadDraft] = []
        for reading in readings {
            let id = drafts.isEmpty ? staged.receipt.id : await staged.furtherID(drafts.count)
            var draft = Record(draftedFrom: reading, staged: staged.receipt, id: id, at: now())
            if reading.draft.content != .none {
                let suggestions = memory.suggestions(for: ReceiptFacts(reading.draft))
                draft = draft.applying(suggestions, category: reading.draft.category)
                draft.items = memory.repaired(draft.items, of: draft.merchant)
            }
            drafts.append(ReadDraft(record: draft, reading: reading))
        }
        let records = try await staged.commit(drafts)
        if let known = records.first, known.id != staged.receipt.id { return .duplicate(known) }
        return .drafted(zip(records, readings).map { ReadDraft(record: $0, reading: $1) })
    }
}

extension ReadingContext {
    /// The reading context from a user's profile and their habits, which take precedence.
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
    /// The draft record of a reading.
    ///
    /// `id` is `nil` for the photo's first record, which has the staged photo's id.
    public init(draftedFrom reading: Reading, staged: StagedReceipt, id: RecordID? = nil, at instant: Date) {
        let draft = reading.draft.withoutUncertainFields
        let image = StoredImage(
            file: "1.\(reading.picture.format.fileExtension)",
            sha256: staged.sha256,
            bytes: staged.bytes,
            width: reading.picture.width,
            height: reading.picture.height,
            originalName: staged.originalName,
            takenAt: reading.picture.takenAt,
            pages: reading.pages.count > 1 ? reading.pages.count : nil,
            origin: staged.origin,
            part: reading.part,
            source: reading.source
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
            items: draft.items.map(\.item),
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

extension StagedReceipt {
    /// The file name without folders of an archive.
    var originalName: String {
        origin.map { $0.member.split(separator: "/").last.map(String.init) ?? $0.member }
            ?? UploadName.original(source.location.name)
    }
}
