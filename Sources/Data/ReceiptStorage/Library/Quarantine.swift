import Foundation
import ReceiptDomain
import ReceiptFiles
import struct SystemPackage.FilePath

/// The reason why a file is in quarantine: `<file>.reason.json`.
struct FailureReason: Codable, Hashable {
    var v = 1
    var code: String
    var message: String
    var originalName: String
    var sha256: String
    var at: String
    /// Whether the user wants to see it no more; `nil` for no.
    var isDismissed: Bool?

    /// The reason for a file that has none.
    static func unknown(originalName: String) -> FailureReason {
        FailureReason(code: "unknown", message: "", originalName: originalName, sha256: "", at: "")
    }
}

/// A user's folder of files that could not be read.
///
/// Changed only under the lock of the user's ledger.
struct Quarantine {
    let folder: FilePath

    private static let reasonSuffix = Array(".reason.json".utf8)
    private static let longestReason = 1 << 20

    func reasonPath(ofName name: some Collection<UInt8>) -> FilePath? {
        folder.appending(name: Array(name) + Self.reasonSuffix)
    }

    /// Moves a file into quarantine; the same bytes are kept once.
    ///
    /// The reason is written first: a file without one would be kept twice when its source is tried again, while a reason without
    /// its file just gets it. An existing reason keeps the name that the bytes first had.
    ///
    /// - Returns: The file's path, synced to disk.
    func keep(
        _ file: FilePath,
        reason: inout FailureReason,
        nameBytes: some Collection<UInt8>,
        known: inout QuarantineIndex
    ) throws -> FilePath {
        try Folder.makeIfMissing(folder)
        // The folder's creator may have died before syncing its name.
        try Folder.sync(folder.removingLastComponent())
        if let place = try placeOfKnown(&reason, &known) {
            if try !renameWithoutReplacing(file, to: place) { try DurableFile.remove(file) }
            try Folder.sync(folder)
            return place
        }
        for name in SafeFileName(nameBytes).candidates {
            guard let place = folder.appending(name: name), let reasonPath = reasonPath(ofName: name),
                try FileStatus.ifPresent(place) == nil, try FileStatus.ifPresent(reasonPath) == nil
            else { continue }
            try DurableFile.create(reasonPath, LedgerFormat.encoder().encode(reason))
            guard try renameWithoutReplacing(file, to: place) else {
                try DurableFile.remove(reasonPath)
                continue
            }
            try Folder.sync(folder)
            known.note(name: Array(name), sha256: reason.sha256, version: try FileStatus(of: folder).version)
            return place
        }
        throw LibraryError.noSpace(path: FileLocation(folder).path)
    }

    /// The path at which the same bytes lie, or would but for a crash; updates their reason.
    private func placeOfKnown(_ reason: inout FailureReason, _ index: inout QuarantineIndex) throws -> FilePath? {
        try index.refresh(version: FileStatus(of: folder).version, reasons)
        guard let name = index.name(ofHash: reason.sha256), let place = folder.appending(name: name),
            let reasonPath = reasonPath(ofName: name),
            let known = try readReason(reasonPath), known.sha256 == reason.sha256
        else { return nil }
        // Another file may have been put under the name since.
        if try FileStatus.ifPresent(place) != nil, try ContentHash.sha256(of: place) != reason.sha256 { return nil }
        reason.originalName = known.originalName
        if reason.code != known.code || reason.message != known.message || known.isDismissed == true {
            try DurableFile.replace(reasonPath, LedgerFormat.encoder().encode(reason))
        }
        return place
    }

    /// The file with the hash in its reason; `nil` where there is none.
    func file(ofHash sha256: String, _ index: inout QuarantineIndex) throws -> (path: FilePath, reason: FailureReason)?
    {
        guard let version = try FileStatus.ifPresent(folder)?.version else { return nil }
        try index.refresh(version: version, reasons)
        guard let name = index.name(ofHash: sha256), let path = folder.appending(name: name),
            let reasonPath = reasonPath(ofName: name), let reason = try readReason(reasonPath),
            reason.sha256 == sha256, try FileStatus.ifPresent(path)?.kind == .file
        else { return nil }
        return (path, reason)
    }

    /// All files with their reasons; a file put there by hand has ``FailureReason/unknown(originalName:)``.
    func files() throws -> [(path: FilePath, reason: FailureReason)] {
        guard try FileStatus.ifPresent(folder) != nil else { return [] }
        return try Folder.names(in: folder).compactMap { name in
            let path = folder.appending(name)
            guard !isReason(name.bytes), name.bytes.first != UInt8(ascii: "."),
                try FileStatus.ifPresent(path)?.kind == .file, let reasonPath = reasonPath(ofName: name.bytes)
            else { return nil }
            return (path, try readReason(reasonPath) ?? .unknown(originalName: FileLocation(path).name))
        }
    }

    /// Marks a file as dismissed until its bytes come again; returns the reason's path, `nil` where the file is gone.
    func dismiss(_ file: FilePath) throws -> FilePath? {
        guard let path = reasonPath(ofName: file.nameBytes), try FileStatus.ifPresent(file)?.kind == .file else {
            return nil
        }
        let kept = try readReason(path)
        var reason = kept ?? .unknown(originalName: FileLocation(file).name)
        reason.isDismissed = true
        let bytes = try LedgerFormat.encoder().encode(reason)
        if kept == nil, try FileStatus.ifPresent(path) == nil {
            try DurableFile.create(path, bytes)
        } else {
            try DurableFile.replace(path, bytes)
        }
        try Folder.sync(folder)
        return path
    }

    /// Removes reasons without a file, and temporary files of processes that died.
    func tidy() throws {
        for leftover in try leftovers() { try DurableFile.remove(leftover) }
    }

    /// Reasons without a file, and temporary files of processes that died.
    func leftovers() throws -> [FilePath] {
        guard try FileStatus.ifPresent(folder) != nil else { return [] }
        return try Folder.names(in: folder).filter { name in
            if name.bytes.starts(with: DurableFile.temporaryPrefix) { return true }
            guard isReason(name.bytes),
                let file = folder.appending(name: name.bytes.dropLast(Self.reasonSuffix.count))
            else { return false }
            return try FileStatus.ifPresent(file) == nil
        }.map { folder.appending($0) }
    }

    private func reasons() throws -> [(name: [UInt8], sha256: String)] {
        try Folder.names(in: folder).compactMap { name in
            guard isReason(name.bytes), let reason = try readReason(folder.appending(name)) else { return nil }
            return (name.bytes.dropLast(Self.reasonSuffix.count), reason.sha256)
        }
    }

    private func isReason(_ name: [UInt8]) -> Bool {
        name.count > Self.reasonSuffix.count && name.suffix(Self.reasonSuffix.count) == Self.reasonSuffix[...]
    }

    /// `nil` where the reason is missing or cannot be decoded; the file itself still counts.
    private func readReason(_ path: FilePath) throws -> FailureReason? {
        try DurableFile.readIfPresent(path, limit: Self.longestReason).flatMap {
            try? JSONDecoder().decode(FailureReason.self, from: Data($0))
        }
    }
}

/// The hashes of quarantined files, so that not every reason is read for each new file.
///
/// A hint only: a match is checked against the reason file. Rebuilt when another process changed the folder.
struct QuarantineIndex {
    private var version: FileVersion?
    private var nameByHash: [String: [UInt8]] = [:]

    func name(ofHash sha256: String) -> [UInt8]? { nameByHash[sha256] }

    mutating func refresh(version: FileVersion, _ read: () throws -> [(name: [UInt8], sha256: String)]) rethrows {
        guard version != self.version else { return }
        nameByHash = Dictionary(try read().map { ($0.sha256, $0.name) }) { first, _ in first }
        self.version = version
    }

    /// Adds a file; the folder now has this version.
    mutating func note(name: [UInt8], sha256: String, version: FileVersion) {
        nameByHash[sha256] = name
        self.version = version
    }
}

/// A file name made safe for the quarantine: visible, short, and without control characters.
struct SafeFileName {
    private let stem: String
    private let ending: String

    /// Leaves room for a number, ".reason.json" and a temporary prefix within the 255 bytes of common file systems.
    private static let longest = 200

    init(_ bytes: some Collection<UInt8>) {
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.map(Self.safe)
        var text = String(String.UnicodeScalarView(scalars))
        if text.isEmpty || text.hasPrefix(".") { text = "_" + text }
        if text.hasSuffix(".reason.json") { text += "_" }
        let dot = text.lastIndex(of: ".").flatMap { text[$0...].utf8.count <= 16 ? $0 : nil } ?? text.endIndex
        var stem = String(text[..<dot])
        ending = String(text[dot...])
        while stem.utf8.count + ending.utf8.count > Self.longest { stem.removeLast() }
        self.stem = stem
    }

    /// The name itself, then numbered variants for when it is taken.
    var candidates: some Sequence<String.UTF8View> {
        (1...1_000_000).lazy.map { number in
            (number == 1 ? stem + ending : "\(stem)-\(number)\(ending)").utf8
        }
    }

    /// Control characters could act on a terminal, and direction marks could disguise the extension.
    private static func safe(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: "_"
        case 0x2F: "_"
        default: scalar
        }
    }
}
