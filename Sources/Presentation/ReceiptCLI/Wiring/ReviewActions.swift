import Foundation
import ReceiptDomain
import ReceiptReview
import ReceiptTerminal

/// Does what is asked for in a review, durably, before the conversation goes on.
struct ReviewActions: Sendable {
    let library: any RecordJournal & RuleRepository
    let user: UserID
    let environment: [String: String]

    func perform(_ action: ReviewAction) async -> ReviewOutcome {
        do {
            switch action {
            case .confirm(let before, let after): return .done(try await write(after, over: before))
            case .discard(let record):
                var discarded = record
                discarded.status = .discarded
                return .done(try await write(discarded, over: record))
            case .undo(let answer): return try await undo(answer)
            case .change(let changes):
                return .applied(try await library.write(changes, of: user, undoing: nil), nil)
            case .undoChange(let changes, let step):
                return .applied(try await library.write(changes, of: user, undoing: step), nil)
            case .follow(let rule, let changes):
                let replaced = try await library.rules(of: user).replaced(by: rule)
                let records = try await library.write(changes, of: user, undoing: nil)
                let rules = try await library.updateRules(of: user) { $0.add(rule) }
                return .followed(records, rules, replaced: replaced)
            case .openImage(let record): return try await open(record)
            }
        } catch LibraryError.stale(_, let current) {
            return .stale(current: current)
        } catch let problem as LibraryError {
            return .failed(.library(problem))
        } catch {
            return .failed(.unexpected("\(error)"))
        }
    }

    private func write(_ after: Record, over before: Record, undoing: Int? = nil) async throws -> Record {
        let change = RecordChange(before: before, after: after)
        return try await library.write([change], of: user, undoing: undoing).first ?? after
    }

    /// Undoes an answer, after what followed from it: as many steps in the ledger as there were answers.
    private func undo(_ answer: ReviewAnswer) async throws -> ReviewOutcome {
        let draft = RecordChange(before: answer.before, after: answer.after)
        _ = try await inverse(of: draft)
        var records: [Record] = []
        var rules: RuleBook?
        for consequence in answer.consequences.reversed() {
            if let step = consequence.step {
                var changes: [RecordChange] = []
                for change in consequence.changes { changes.append(try await inverse(of: change)) }
                records += try await library.write(changes, of: user, undoing: step)
            }
            rules = try await library.updateRules(of: user) {
                $0.takeBack(consequence.rule, restoring: consequence.replaced)
            }
        }
        records += try await library.write([try await inverse(of: draft)], of: user, undoing: answer.after.revision)
        return .applied(records, rules)
    }

    /// What undoes the change, if the record still says what the change made of it.
    private func inverse(of change: RecordChange) async throws -> RecordChange {
        let current = try await library.record(change.after.id, of: user)
        guard current.hasSameContent(as: change.after) else {
            throw LibraryError.stale(current.id, current: current)
        }
        return RecordChange(before: current, after: change.before)
    }

    /// Shows the photo in the desktop's own viewer, and does not wait for it.
    private func open(_ record: Record) async throws -> ReviewOutcome {
        guard let image = record.images.first else { return .done(record) }
        let path = try await library.imageLocation(image, of: record).path
        guard let program = Self.viewer(environment) else { return .failed(.noViewer(picture: path)) }
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
