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
            case .undo(let answer):
                return .done(try await write(answer.before, over: answer.after, undoing: answer.after.revision))
            case .change(let changes):
                return .applied(try await library.write(changes, of: user, undoing: nil), nil)
            case .takeBack(let changes, let step):
                return .applied(try await library.write(changes, of: user, undoing: step), nil)
            case .follow(let rule, let changes):
                let records = try await library.write(changes, of: user, undoing: nil)
                return .applied(records, try await library.updateRules(of: user) { $0.add(rule) })
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
