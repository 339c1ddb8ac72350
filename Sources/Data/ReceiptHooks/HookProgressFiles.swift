import CPosix
import Crypto
import Foundation
import Glibc
public import ReceiptDomain
import ReceiptFiles

/// Stores the progress of hooks in files of this machine, because each machine has its own hooks for a shared library.
public struct HookProgressFiles: HookProgressStore {
    private let folder: String
    private let library: String

    /// For the library at this path.
    public init(library: FileLocation, environment: [String: String]) {
        folder = OwnFolders(environment: environment).state + "/hooks"
        self.library = library.path
    }

    /// Whether hooks have run for the library before, for any user; if so, a user without progress is new.
    public var hasBegun: Bool { FileManager.default.fileExists(atPath: begun) }

    /// Marks the library as begun: users who are added from now on are new.
    public func begin() throws {
        guard !hasBegun else { return }
        try makeFolder()
        // Synced, because losing the mark in a power failure would lose the events of users added meanwhile.
        try sync(begun, O_WRONLY | O_CREAT | O_NOFOLLOW)
        try sync(folder, O_RDONLY | O_DIRECTORY)
    }

    private func sync(_ path: String, _ flags: CInt) throws {
        let file = open(path, flags | O_CLOEXEC, 0o600)
        defer { if file >= 0 { close(file) } }
        guard file >= 0, fsync(file) == 0 else {
            throw HookProblem.unreadable(path: path, detail: String(cString: strerror(errno)))
        }
    }

    /// No user's name begins with a dot.
    private var begun: String { "\(folder)/\(digest)-.begun" }

    private var digest: String { SHA256.hash(data: Data(library.utf8)).prefix(8).hexadecimal }

    private func makeFolder() throws {
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    public func hold<Result: Sendable>(
        _ user: UserID,
        _ work: @Sendable (any HeldHookProgress) async throws -> Result
    ) async throws -> Result? {
        try makeFolder()
        let name = "\(folder)/\(digest)-\(user.rawValue)"
        let lock = open(name + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else {
            throw HookProblem.unreadable(path: name + ".lock", detail: String(cString: strerror(errno)))
        }
        defer { close(lock) }
        guard cposix_try_lock(lock) == 0 else { return nil }
        // A program begun meanwhile has a copy of the descriptor, and with it the lock, until its own code runs.
        defer { _ = cposix_unlock(lock) }
        return try await work(HeldFile(path: name + ".json"))
    }

    private struct HeldFile: HeldHookProgress {
        let path: String

        private struct Form: Codable {
            var v = 1
            var sequence: Int
            var offset: Int
            var failed: [String]
            var reminders: [String: String]
        }

        func load() throws -> HookProgress? {
            guard let data = FileManager.default.contents(atPath: path),
                let form = try? JSONDecoder().decode(Form.self, from: data)
            else { return nil }
            var progress = HookProgress(place: FeedPlace(sequence: form.sequence, offset: form.offset))
            progress.failed = Set(form.failed)
            progress.reminders = form.reminders.compactMapValues { CalendarDay(iso: $0) }
            return progress
        }

        func save(_ progress: HookProgress) throws {
            let form = Form(
                sequence: progress.place.sequence,
                offset: progress.place.offset,
                failed: progress.failed.sorted(),
                reminders: progress.reminders.mapValues(\.description)
            )
            let data = try JSONEncoder().encode(form)
            let new = path + ".new"
            let file = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard file >= 0 else { throw failure(new) }
            defer { close(file) }
            let written = data.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard written == data.count, fsync(file) == 0, rename(new, path) == 0 else { throw failure(path) }
        }

        private func failure(_ path: String) -> HookProblem {
            .unreadable(path: path, detail: String(cString: strerror(errno)))
        }
    }
}
