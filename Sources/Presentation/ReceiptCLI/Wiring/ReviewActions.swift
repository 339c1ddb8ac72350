import Foundation
import ReceiptConsole
import ReceiptDomain

/// Does what is asked for in a review, durably, before the conversation goes on.
struct ReviewActions: Sendable {
    let library: any RecordJournal & RuleRepository
    let user: UserID
    let wording: any Wording
    let environment: [String: String]

    func perform(_ action: ReviewAction) async -> ReviewOutcome {
        do {
            switch action {
            case .confirm(let before, let after): return .done(try await write(after, over: before))
            case .discard(let record):
                var discarded = record
                discarded.status = .discarded
                return .done(try await write(discarded, over: record))
            case .undo(let answer): return try await takeBack(answer)
            case .change(let changes):
                return .applied(try await library.write(changes, of: user, undoing: nil), nil)
            case .takeBack(let changes, let step):
                return .applied(try await library.write(changes, of: user, undoing: step), nil)
            case .follow(let rule, let changes):
                let answer = LedgerAnswer(changes.map { LedgerChange($0) } + [LedgerChange(.add(rule))])
                let applied = try await library.apply(answer, of: user)
                return .followed(applied.records, applied.rules ?? RuleBook(), replaced: applied.replaced)
            case .openImage(let record): return try await open(record)
            }
        } catch LibraryError.stale(_, let current) {
            return .stale(current: current)
        } catch let problem as LibraryError {
            return .failed(wording.error(problem))
        } catch {
            return .failed(wording.unexpected("\(error)"))
        }
    }

    private func write(_ after: Record, over before: Record, undoing: Int? = nil) async throws -> Record {
        let change = RecordChange(before: before, after: after)
        return try await library.write([change], of: user, undoing: undoing).first ?? after
    }

    /// Takes back an answer with all that followed from it, the last first, in one go.
    private func takeBack(_ answer: ReviewAnswer) async throws -> ReviewOutcome {
        let draft = RecordChange(before: answer.before, after: answer.after)
        var changes: [LedgerChange] = []
        // A record that several consequences changed is taken back from the newest on, each time as it was written.
        var taken: [RecordID: Record] = [:]
        for consequence in answer.consequences.reversed() {
            for change in consequence.changes {
                let inverse = try await inverse(of: change, after: taken[change.after.id])
                taken[change.after.id] = inverse.after
                changes.append(LedgerChange(inverse, undoing: consequence.step))
            }
            changes.append(LedgerChange(.takeBack(consequence.rule, restoring: consequence.replaced)))
        }
        changes.append(LedgerChange(try await inverse(of: draft, after: nil), undoing: answer.after.revision))
        let applied = try await library.apply(LedgerAnswer(changes), of: user)
        return .applied(applied.records, applied.rules)
    }

    /// What takes the change back, if the record still says what the change made of it.
    ///
    /// `taken` is the record as what is taken back before leaves it.
    private func inverse(of change: RecordChange, after taken: Record?) async throws -> RecordChange {
        let current: Record
        if let taken { current = taken } else { current = try await library.record(change.after.id, of: user) }
        guard current.hasSameContent(as: change.after) else {
            throw LibraryError.stale(current.id, current: current)
        }
        return RecordChange(before: current, after: change.before)
    }

    /// Shows the photo in the desktop's own viewer, and does not wait for it.
    private func open(_ record: Record) async throws -> ReviewOutcome {
        guard let image = record.images.first else { return .done(record) }
        let path = try await library.imageLocation(image, of: record).path
        guard let program = Self.viewer(environment) else { return .failed(wording.noViewer(picture: path)) }
        let viewer = Process()
        viewer.executableURL = URL(fileURLWithPath: program)
        viewer.arguments = [path]
        viewer.standardInput = FileHandle.nullDevice
        viewer.standardOutput = FileHandle.nullDevice
        viewer.standardError = FileHandle.nullDevice
        try viewer.run()
        return .done(record)
    }

    /// Where `xdg-open` is, on a machine with a desktop.
    private static func viewer(_ environment: [String: String]) -> String? {
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return nil }
        let folders = (environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return folders.map { "\($0)/xdg-open" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
