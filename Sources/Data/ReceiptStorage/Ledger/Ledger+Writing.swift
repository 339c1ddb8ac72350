import Foundation
import Glibc
import ReceiptDomain
import struct SystemPackage.FilePath

extension Ledger {
    /// Writes the record's new state and returns it as it will be read, with its revision.
    ///
    /// Needs the lock. On return the line is on the disk; on failure the file is as it was.
    func append(_ record: Record) throws -> Record {
        guard let written = try append([record], undoing: nil).first else {
            throw InvalidField("record", record.id.rawValue)
        }
        return written
    }

    /// Writes the new states of several records as one step, all with one sync.
    ///
    /// `undoing` is the step that they take back. Each record may be there once.
    @discardableResult
    func append(_ records: [Record], undoing: Int?) throws -> [Record] {
        precondition(isLocked, "a line is appended under the lock")
        let lines = try encodedLines(of: records, undoing: undoing)
        let decoded = LedgerDecoder.decode(lines.map { $0[...] })
        let written = try decoded.map { try $0.content.get().record }
        try write(lines)
        for line in decoded { index.add(line, of: user) }
        return written
    }

    private func write(_ lines: [[UInt8]]) throws {
        do {
            // Whoever made the file may have died before its name was on the disk, and the folder of the images' beside it.
            if index.lastLine == nil { try Folder.sync(path.removingLastComponent()) }
            try file.write(lines.flatMap { $0 + [LedgerFormat.newline] })
            try file.sync()
        } catch {
            takeBack()
            throw error
        }
    }

    private func encodedLines(of records: [Record], undoing: Int?) throws -> [[UInt8]] {
        let at = Timestamp(now())
        let first = index.lastSequence + 1
        var previousHash = index.previousHash
        return try records.enumerated().map { position, record in
            var place = LinePlace(sequence: first + position, at: at, previousHash: previousHash, undoes: undoing)
            place.step = position > 0 ? first : nil
            let line = try encodedLine(of: record, place)
            guard line.count <= LedgerFormat.longestLine else {
                throw LibraryError.tooLarge(
                    path: FileLocation(path).path,
                    bytes: line.count,
                    limit: LedgerFormat.longestLine
                )
            }
            previousHash = LineHash(of: line)
            return line
        }
    }

    /// What a line says beside its record.
    private struct LinePlace {
        var sequence: Int
        var at: Timestamp
        var previousHash: LineHash
        var step: Int?
        var undoes: Int?
    }

    private func encodedLine(of record: Record, _ place: LinePlace) throws -> [UInt8] {
        let stored = StoredRecord(record)
        let encoder = LedgerFormat.encoder()
        func line<Content: Codable>(_ content: Content) throws -> [UInt8] {
            let line = LedgerLine(
                seq: place.sequence,
                at: place.at.text,
                record: content,
                prev: place.previousHash.text,
                step: place.step,
                undoes: place.undoes
            )
            return Array(try encoder.encode(line))
        }
        guard let newest = index.linesOfRecord[record.id]?.last else { return try line(stored) }
        let decoder = JSONDecoder()
        let older = try decoder.decode(LedgerLine<JSONValue>.self, from: Data(bytes(of: newest))).record
        let newer = try decoder.decode(JSONValue.self, from: encoder.encode(stored))
        return try line(newer.keepingUnknownFields(of: older, shape: .record))
    }

    /// Removes what a failed write left behind the last good line.
    private func takeBack() {
        // If the disk refuses this too, the rest is a torn end, which the next writer sets aside.
        try? file.truncate(to: index.end)
        try? file.sync()
    }

    // MARK: What cannot be read

    /// Deals with what a power cut left of the last line, which nobody was told is safe.
    func setAsideTornEnd() throws {
        let size = try file.status().size
        guard size > index.end else { return }
        let tail = LedgerIndex.Line(offset: index.end, length: size - index.end)
        let bytes = tail.length <= LedgerFormat.longestLine ? try self.bytes(of: tail) : []
        if let line = followingLine(bytes) { return try completeLastLine(bytes, line) }
        // One byte too many: that is the newline, changed.
        let damaged = bytes.dropLast()
        let line = followingLine(Array(damaged))
        let torn = try writeAside(tail, kind: "torn")
        try file.truncate(to: index.end)
        try file.sync()
        tornFiles.append(torn)
        if let line {
            try write([Array(damaged)])
            index.add(line, of: user)
        }
    }

    /// The bytes as a whole line that follows the last one.
    private func followingLine(_ bytes: [UInt8]) -> DecodedLine? {
        guard !bytes.isEmpty, !bytes.contains(LedgerFormat.newline) else { return nil }
        let line = LedgerDecoder.decode(bytes)
        guard case .success(let put) = line.content, put.sequence > index.lastSequence else { return nil }
        return line
    }

    /// Only the newline is missing: an editor leaves it out, and a cut can fall just there.
    private func completeLastLine(_ bytes: [UInt8], _ line: DecodedLine) throws {
        do {
            try file.write([LedgerFormat.newline])
            try file.sync()
        } catch {
            try? file.truncate(to: index.end + bytes.count)  // as it was; the first error is the one to tell
            throw error
        }
        index.add(line, of: user)
    }

    /// Keeps a copy of every line that is left out, in a file of its own; the ledger stays as it is.
    func setAsideDamage(from first: Int) throws {
        for damage in index.damages[first...] where damage.isLeftOut {
            if try asideFile(with: damage) == nil { _ = try writeAside(damage.place, kind: "damaged") }
        }
    }

    /// The file that has a copy of the damaged line.
    func asideFile(with damage: LedgerIndex.Damage) throws -> FilePath? {
        let folder = path.removingLastComponent()
        let prefix = Array("ledger.damaged-".utf8)
        for name in try Folder.names(in: folder) where name.bytes.starts(with: prefix) {
            let file = folder.appending(name)
            guard let status = try FileStatus.ifPresent(file), status.kind == .file,
                status.size == damage.place.length,
                try ContentHash.sha256(of: file) == damage.hash.text
            else { continue }
            return file
        }
        return nil
    }

    /// Copies a part of the ledger to `ledger.<kind>-<date>-<number>` beside it.
    func writeAside(_ part: LedgerIndex.Line, kind: String) throws -> FilePath {
        let folder = path.removingLastComponent()
        let day = Timestamp(now()).text.prefix(10)
        for number in 1... {
            guard let place = folder.appending(name: "ledger.\(kind)-\(day)-\(number)".utf8) else { break }
            if try FileStatus.ifPresent(place) != nil { continue }
            do {
                let copy = try OpenFile(creating: place)
                try copyBytes(of: part, to: copy)
                try copy.sync()
            } catch {
                try? DurableFile.remove(place)  // the first error is the one to tell
                throw error
            }
            try Folder.sync(folder)
            return place
        }
        throw LibraryError.noSpace(path: FileLocation(folder).path)
    }

    private func copyBytes(of part: LedgerIndex.Line, to copy: OpenFile) throws {
        let end = part.offset + part.length
        for offset in stride(from: part.offset, to: end, by: 8 << 20) {
            try copy.write(file.bytes(at: offset, count: min(8 << 20, end - offset)))
        }
    }
}

extension LedgerIndex.Damage {
    /// The line is not read.
    var isLeftOut: Bool {
        if case .unreadable = kind { return true }
        return false
    }
}
