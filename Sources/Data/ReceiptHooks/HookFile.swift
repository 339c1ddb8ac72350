import Foundation
import Glibc
public import ReceiptDomain
import ReceiptFiles

/// `hooks.json`: the programs to run at events.
///
/// It is outside of every library, because a library may be synchronised, and a synchronised folder must not run programs.
public struct HookFile: Sendable {
    public let path: String

    public init(environment: [String: String]) {
        path = OwnFolders(environment: environment).configuration + "/hooks.json"
    }

    private static let largest = 1 << 20

    private struct Form: Decodable {
        var on: [String]
        var run: [String]
    }

    /// The hooks; empty if the file does not exist.
    public func hooks() throws(HookProblem) -> [Hook] {
        let bytes: [UInt8]
        do {
            let status = try FileStatus(at: path)
            guard status.kind == .file, status.permissions & 0o077 == 0, status.owner == geteuid() else {
                throw HookProblem.notOwnersOnly(path: path)
            }
            bytes = try RegularFile(path).contents(limit: Self.largest)
        } catch let problem as HookProblem {
            throw problem
        } catch {
            guard access(path, F_OK) == 0 else { return [] }
            throw .unreadable(path: path, detail: "\(error)")
        }
        return try decoded(Data(bytes)).map { (form) throws(HookProblem) in try hook(form) }
    }

    private func decoded(_ data: Data) throws(HookProblem) -> [Form] {
        do {
            return try JSONDecoder().decode([Form].self, from: data)
        } catch {
            throw .malformed(path: path, detail: #"a list of {"on": [EVENT, …], "run": [PROGRAM, …]} is expected"#)
        }
    }

    private func hook(_ form: Form) throws(HookProblem) -> Hook {
        guard let program = form.run.first, program.hasPrefix("/") else {
            throw .notAbsolute(path: path, program: form.run.first ?? "")
        }
        var events: Set<Hook.Event> = []
        for name in form.on {
            guard let event = Hook.Event(rawValue: name) else { throw .unknownEvent(path: path, name: name) }
            events.insert(event)
        }
        return Hook(events: events, command: form.run)
    }
}
