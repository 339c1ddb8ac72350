public import ReceiptDomain

public import struct Foundation.Date

/// Turns a photo into one record for each receipt on it, or quarantines it with the reason.
public struct IngestReceipt: Sendable {
    public typealias Library = ReceiptArchive & LedgerTransactions & RuleRepository

    private let library: any Library
    private let reader: any ReceiptReader
    private let memories: any HouseholdMemories
    private let containers: any ContainerOpener
    private let now: @Sendable () -> Date

    /// `memories` are those of the library's records where none are given.
    public init(
        library: any Library,
        reader: any ReceiptReader,
        memories: (any HouseholdMemories)? = nil,
        containers: any ContainerOpener = NoContainers(),
        now: @escaping @Sendable () -> Date
    ) {
        (self.library, self.reader, self.containers, self.now) = (library, reader, containers, now)
        self.memories = memories ?? LedgerMemories(library: library)
    }

    /// Claims, reads and commits one file.
    ///
    /// A consumed source is removed last. A consumed file that cannot be read is quarantined; any other stays in place, and
    /// nothing is stored.
    public func callAsFunction(
        _ file: IncomingFile,
        profile: Profile,
        today: CalendarDay
    ) async throws -> IngestOutcome {
        let messages = TakeMessages(library: library, memories: memories, user: file.user, now: now)
        let outcome = try await library.withStaged(file) { staged -> IngestOutcome in
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
                let bytes = try await staged.contents()
                if let text = MessageFile(bytes), let outcome = try await text.taken(by: messages, profile) {
                    try await staged.finish()
                    return outcome
                }
                return try await intake.take(bytes, of: staged, isAmongOthers: file.isAmongOthers)
            } catch let problem as ReadingError where problem.isAboutTheFile {
                return .failed(try await staged.quarantine(code: problem.code, message: problem.summary), problem)
            }
        }
        return try await outcome.joiningMessages(messages)
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
            let outcome = try await staged.withMember(member) { staged -> IngestOutcome in
                if let known = try await staged.knownRecord() { return .duplicate(known) }
                if try containers.open(await staged.location) != nil {
                    throw ReadingError.overLimit(detail: "an archive within an archive")
                }
                return try await intake.take(member.bytes, of: staged, isAmongOthers: true)
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

    func take(_ bytes: [UInt8], of staged: any StagedFile, isAmongOthers: Bool) async throws -> IngestOutcome {
        let context = ReadingContext(
            today: today,
            fileDate: staged.receipt.sourceDate,
            profile: profile,
            habits: memory.habits
        )
        let readings = try await reader.readAll(bytes, context)
        if isAmongOthers, readings.allSatisfy({ $0.draft.content == PictureContent.none }) { return .noReceipt }
        var drafts: [ReadDraft] = []
        for reading in readings {
            let id = drafts.isEmpty ? staged.receipt.id : await staged.furtherID(drafts.count)
            var draft = Record(draftedFrom: reading, staged: staged.receipt, id: id, at: now())
            draft.complete(reading.draft, memory)
            drafts.append(ReadDraft(record: draft, reading: reading))
        }
        let records = try await staged.commit(drafts)
        if let known = records.first, known.id != staged.receipt.id { return .duplicate(known) }
        return .drafted(zip(records, readings).map { ReadDraft(record: $0, reading: $1) })
    }
}

extension Record {
    /// Takes from what earlier records taught what the reading of a receipt leaves open.
    mutating func complete(_ draft: Draft, _ memory: any HouseholdMemory) {
        guard draft.content != .none else { return }
        self = applying(memory.suggestions(for: ReceiptFacts(draft)), category: draft.category)
        items = memory.repaired(items, of: merchant)
    }
}
