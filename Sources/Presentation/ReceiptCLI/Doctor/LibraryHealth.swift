import Foundation
import Glibc
import ReceiptApp
import ReceiptDomain
import ReceiptFiles
import ReceiptIntake
import ReceiptStorage

/// Checks a library without changing it.
struct LibraryHealth {
    /// Free bytes below which a few photos would fill the disk.
    private static let minimumFree = 500 << 20

    let root: FileLocation

    func checks() async -> [HealthCheck] {
        guard access(root.path, F_OK) == 0 else {
            return [.libraryMissing(path: root.path)] + space(at: parentThatExists)
        }
        guard access(root.path, R_OK | W_OK | X_OK) == 0 else {
            return [.notWritable(path: root.path, detail: String(cString: strerror(errno)))]
        }
        var checks = [HealthCheck.library(path: root.path)] + rights() + space(at: root.path)
        do {
            let library = try ReceiptLibrary(.folder(root), now: { Date() }, indexes: LibraryPlace.indexes)
            checks += inbox(library.inbox.path, waiting: PhotoFinder.count(in: library.inbox))
            checks += await ledgers(of: library)
        } catch {
            checks.append(.notWritable(path: root.path, detail: "\(error)"))
        }
        return checks
    }

    /// Checks of a database library, whose server and disk are maintained by others.
    func checks(ofShared library: ReceiptLibrary?) async -> [HealthCheck] {
        guard let library else { return [] }
        let inbox = library.inbox.path
        return [.library(path: root.path)] + space(at: inbox)
            + self.inbox(inbox, waiting: PhotoFinder.count(in: library.inbox)) + (await ledgers(of: library))
    }

    private func rights() -> [HealthCheck] {
        ["", "/Users", "/Failed"].compactMap { part in
            let path = root.path + part
            guard let status = try? FileStatus(at: path, followsLink: true), status.permissions & 0o077 != 0 else {
                return nil
            }
            return .tooOpen(path: path, mode: String(status.permissions, radix: 8))
        }
    }

    private func inbox(_ path: String, waiting: Int) -> [HealthCheck] {
        guard access(path, R_OK | W_OK | X_OK) == 0 else {
            return [.inboxUnreachable(path: path, detail: String(cString: strerror(errno)))]
        }
        return [.inbox(path: path, waiting: waiting)] + (isOnNetwork(path) ? [.needsPolling(path: path)] : [])
    }

    /// Whether the path is on a network file system, by the mount table (proc(5), `mounts`).
    private func isOnNetwork(_ path: String) -> Bool {
        guard let table = try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8) else { return false }
        let kinds: Set<Substring> = ["nfs", "nfs4", "cifs", "smb3", "9p", "afs", "ceph", "fuse.sshfs", "fuse.rclone"]
        let mounts = table.split(separator: "\n").map { $0.split(separator: " ") }.filter { $0.count > 2 }
        let holding = mounts.filter { path == $0[1] || path.hasPrefix($0[1] == "/" ? "/" : $0[1] + "/") }
        return holding.max { $0[1].count < $1[1].count }.map { kinds.contains($0[2]) } ?? false
    }

    private func space(at path: String) -> [HealthCheck] {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { return [] }
        let free = Int(status.f_bavail) * Int(status.f_frsize)
        return [free < Self.minimumFree ? .lowSpace(path: path, freeBytes: free) : .space(path: path, freeBytes: free)]
    }

    private func ledgers(of library: ReceiptLibrary) async -> [HealthCheck] {
        guard let users = try? await library.users() else {
            return [.notWritable(path: root.path + "/Users", detail: "cannot be listed")]
        }
        var checks: [HealthCheck] = []
        for user in users {
            do {
                checks.append(.ledger(user: user.id.rawValue, records: try await library.records(of: user.id).count))
                checks += try await library.damages(of: user.id).map(HealthCheck.ledgerDamaged)
                let failed = try await library.failedFiles(of: user.id)
                if !failed.isEmpty {
                    checks.append(.failedFiles(count: failed.count, folder: root.path + "/Failed/\(user.id)"))
                }
            } catch {
                checks.append(.notWritable(path: root.path + "/Users/\(user.id)", detail: "\(error)"))
            }
        }
        return checks
    }

    private var parentThatExists: String {
        var folder = URL(fileURLWithPath: root.path)
        while folder.path != "/", access(folder.path, F_OK) != 0 { folder.deleteLastPathComponent() }
        return folder.path
    }
}
