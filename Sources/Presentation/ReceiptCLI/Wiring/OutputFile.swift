import Foundation
import Glibc
import ReceiptApp
import ReceiptFiles
import SystemPackage

/// An output file written atomically, readable by the owner only unless it is public.
///
/// It may show what a household pays.
struct OutputFile {
    var path: String
    /// Whether an existing file may be replaced.
    var replaces = false
    /// Whether everybody on this machine may read it.
    var isPublic = false

    /// - Throws: ``ExportProblem/exists(path:)`` where an existing file may not be replaced, ``ExportProblem/notAFile(path:)``
    ///   for a device, pipe or folder, which never is: root could replace `/dev/null`.
    func check() throws {
        guard let status = try? FileStatus(at: path) else { return }
        guard status.kind == .file || status.kind == .link else {
            throw ExportProblem.notAFile(path: path)
        }
        if !replaces { throw ExportProblem.exists(path: path) }
    }

    func write(_ text: String) throws { try write(Data(text.utf8)) }

    func write(_ data: Data) throws {
        try write { temporary in
            let file = try FileHandle(forWritingTo: URL(filePath: temporary))
            try file.write(contentsOf: data)
            try file.close()
        }
    }

    /// Writes the file through `make`, which gets the path of a temporary file.
    func write(_ make: (String) throws -> Void) throws {
        try check()
        let folder = (path as NSString).deletingLastPathComponent
        let name = ".\((path as NSString).lastPathComponent).\(getpid()).tmp"
        let temporary = folder.isEmpty ? name : folder + "/" + name
        do {
            close(try SafeOpen.newFile(temporary))
        } catch {
            throw ExportProblem.notWritten(path: path, detail: "\(error)")
        }
        do {
            try make(temporary)
            if isPublic { try systemCall { chmod(temporary, 0o644) } }
            try sync(temporary)
            try giveName(to: temporary)
        } catch {
            unlink(temporary)
            if error is ExportProblem { throw error }
            throw ExportProblem.notWritten(path: path, detail: (error as? Errno)?.description ?? "\(error)")
        }
    }

    private func sync(_ file: String) throws(Errno) {
        let descriptor = try SafeOpen.existing(file, flags: O_RDWR)
        defer { close(descriptor) }
        try systemCall { fsync(descriptor) }
    }

    /// Never replaces a file that was created meanwhile.
    private func giveName(to temporary: String) throws {
        guard !replaces else { return try take(temporary) }
        if link(temporary, path) == 0 {
            unlink(temporary)
            return
        }
        let problem = errno
        if problem == EEXIST { throw ExportProblem.exists(path: path) }
        // File systems of memory sticks have no hard links.
        guard [EPERM, ENOTSUP, EMLINK].contains(problem) else { throw Errno(rawValue: problem) }
        try check()
        try take(temporary)
    }

    private func take(_ temporary: String) throws {
        if rename(temporary, path) != 0 { throw Errno(rawValue: errno) }
    }
}
