public import Foundation
public import ReceiptDomain
import Glibc
import ReceiptFiles
import struct SystemPackage.FilePath

/// `merge.json` in the folders of both users while one's records are moved to the other.
struct MergeMarker: VersionedContent, Encodable {
    static let version = 1
    static let name = "merge.json"

    var v = version
    var merge: UserMerge

    static func read(in folder: FilePath) throws -> UserMerge? {
        try StoredFile.content(Self.self, at: folder.appending(name))?.merge
    }

    /// - Throws: ``LibraryError/merging(_:into:)`` where the folder has the marker.
    static func refuse(in folder: FilePath) throws {
        if let merge = try read(in: folder) { throw LibraryError.merging(merge.from, into: merge.into) }
    }
}

extension ReceiptLibrary {
    /// Gives a user another name: all records, photos, accounts, rules and devices, with their history.
    ///
    /// - Throws: ``LibraryError/userExists(_:)``
    public func rename(_ user: UserID, to name: UserID) throws -> MergeReport {
        // After an interruption both exist, and the same call completes the move.
        if try store.has(name), try mark(of: name)?.from != user { throw LibraryError.userExists(name) }
        return try merge(user, into: name)
    }

    /// Whether this move was begun and is not complete; the first user may be gone already.
    public func isMerging(_ from: UserID, into: UserID) throws -> Bool {
        guard let begun = try mark(of: into) else { return false }
        return begun.from == from && begun.into == into
    }

    /// Whose records the user got last, and when; `nil` if they always had all of theirs.
    public func lastMerge(into user: UserID) throws -> (from: UserID, at: Date)? {
        let ledger = try upToDate(user)
        guard let place = try ledger.newestLines(ofKind: MergedLines.kind).max(by: { $0.offset < $1.offset }),
            case .text(let name)? = try ledger.entity(at: place)?["user"], let from = UserID(name)
        else { return nil }
        return (from, try ledger.put(at: place).at.date)
    }

    /// Moves everything of one user to another, who is added where missing, and removes the first.
    ///
    /// Both are marked, and refuse changes, until everything is moved; what happens in between can be repeated. Interrupted at any
    /// point, the same call or ``recover()`` continues. The second user's settings, and rules for the same shops, stay.
    public func merge(_ from: UserID, into: UserID) throws -> MergeReport {
        try merge(from, into: into, step: {})
    }

    /// `step` is called after each change on disk.
    func merge(_ from: UserID, into: UserID, step: () throws -> Void) throws -> MergeReport {
        guard from != into else { throw LibraryError.userExists(into) }
        if let begun = try mark(of: into), begun.from == from, begun.size == nil {
            // A user of that name without a mark was added since.
            if try mark(of: from) == begun { try store.retire(from, id: newID()) }
            try finish(begun, step)
            return MergeReport()
        }
        guard try store.has(from) else { throw LibraryError.noSuchUser(from) }
        if try !store.has(into) { _ = try addUser(into, profile: profile(of: from)) }
        let (own, other) = (try ledgerToMerge(of: from), try ledgerToMerge(of: into))
        // Always in the same order, so that two processes never wait for each other.
        let (first, second) = from < into ? (own, other) : (other, own)
        let (merge, report) = try first.lockedAsItIs {
            try second.lockedAsItIs { try move(own, to: other, step) }
        }
        try finish(merge, step)
        return report
    }

    /// Continues moves that were interrupted.
    func finishMerges() throws {
        try layout.removeMerged()
        for user in try layout.usersWithFolder() {
            guard let merge = try MergeMarker.read(in: layout.user(user).folder) else { continue }
            _ = try self.merge(merge.from, into: merge.into)
        }
    }

    private func mark(of user: UserID) throws -> UserMerge? {
        try store.has(user) ? store.merge(of: user) : nil
    }

    // MARK: Moving

    /// Moves lines and files; needs both locks.
    private func move(
        _ own: Ledger,
        to other: Ledger,
        _ step: () throws -> Void
    ) throws -> (UserMerge, MergeReport) {
        var merge = try begin(own, other, step)
        let size = merge.size ?? 0
        if try other.store.size > size, store.leavesUnfinishedLines {
            // Lines of an interrupted call, after which nobody could write.
            try other.store.cut(to: size)
            other.forget()
            try other.refresh()
        }
        // In a database all lines come at once, or none.
        let report = try other.store.size > size ? MergeReport() : copy(own, to: other, step)
        try giveDevices(of: own.user, to: other.user)
        try step()
        // From here on everything is the second user's.
        merge.size = nil
        try store.setMerge(merge, of: own.user)
        try store.setMerge(merge, of: other.user)
        try step()
        try store.retire(own.user, id: newID())
        try step()
        return (merge, report)
    }

    private func copy(_ own: Ledger, to other: Ledger, _ step: () throws -> Void) throws -> MergeReport {
        var lines = try MergedLines(
            of: own,
            continuing: other,
            rules: rulesOnlyInFile(own),
            known: Set(ruleStore(of: other.user, other).book.rules.map(\.ledgerID)),
            newID: { newID() }
        )
        let (from, into) = (moved(own), moved(other))
        try copyRecords(from, to: into, lines, step)
        try copyOthers(from, to: into, of: own.user, step)
        try other.store.append(try lines.encoded(at: Timestamp(now())))
        try step()
        return lines.report
    }

    private func begin(_ own: Ledger, _ other: Ledger, _ step: () throws -> Void) throws -> UserMerge {
        if let begun = try mark(of: other.user) ?? mark(of: own.user) {
            guard begun.from == own.user, begun.into == other.user else {
                throw LibraryError.merging(begun.from, into: begun.into)
            }
            try store.setMerge(begun, of: own.user)
            return begun
        }
        for ledger in [own, other] {
            try ledger.setAsideTornEnd()
            if let damage = try ledger.damages().first {
                throw LibraryError.damagedLedger(path: damage.path, line: damage.line, detail: "")
            }
        }
        let waiting = try store.photosWaiting(of: own.user)
        guard waiting == 0 else { throw LibraryError.photosWaiting(own.user, count: waiting) }
        let place = layout.user(own.user)
        if try FileStatus.ifPresent(place.staging) != nil {
            let claims = try Folder.names(in: place.staging).count { RecordID($0.string) != nil }
            guard try place.deadClaims().count == claims else {
                throw LibraryError.locked(path: FileLocation(place.staging).path)
            }
        }
        let merge = UserMerge(from: own.user, into: other.user, size: try other.store.size)
        try store.setMerge(merge, of: other.user)
        try step()
        try store.setMerge(merge, of: own.user)
        try step()
        return merge
    }

    private func rulesOnlyInFile(_ ledger: Ledger) throws -> [Rule] {
        try ruleStore(of: ledger.user, ledger).book.rules.filter { rule in
            try !ledger.mentions(rule.ledgerKey)
        }
    }

    private func moved(_ ledger: Ledger) -> MovedUser {
        MovedUser(lines: ledger.store, parts: ledger.files.stored)
    }

    private func copyRecords(
        _ from: MovedUser,
        to into: MovedUser,
        _ lines: MergedLines,
        _ step: () throws -> Void
    ) throws {
        for id in try from.parts.records() {
            let new = lines.records[id] ?? id
            let there = Set(try into.parts.parts(in: .record(new)))
            for part in try from.parts.parts(in: .record(id)) {
                let name = PartName(.record(new), part.name.name)
                let isState = part.name.name == Array("record.json".utf8)
                guard isState || !there.contains(Part(name, size: part.size, sha256: part.sha256)) else { continue }
                guard var bytes = try from.parts.bytes(of: part.name) else {
                    throw LibraryError.changedWhileCopying(path: part.name.text)
                }
                if isState, let record = try? JSONValue(decoding: bytes) {
                    bytes = Array(try LedgerFormat.encoder().encode(lines.record(record)))
                }
                try into.parts.write([.put(name, bytes)])
                try step()
            }
        }
    }

    /// Copies files that could not be read, and what was set aside of the ledger.
    private func copyOthers(
        _ from: MovedUser,
        to into: MovedUser,
        of user: UserID,
        _ step: () throws -> Void
    ) throws {
        let own = ["profile.json", "rules.json", "ledger.accepted.jsonl", MergeMarker.name].map { Array($0.utf8) }
        for folder in [PartFolder.own, .failed] {
            let there = try into.parts.parts(in: folder)
            let parts = try from.parts.parts(in: folder).filter { folder == .failed || !own.contains($0.name.name) }
            // A file and its reason keep belonging together.
            let isTaken = parts.contains { part in
                there.contains { $0.name == part.name && $0.sha256 != part.sha256 }
            }
            for part in parts {
                let name = (isTaken ? Array("\(user)-".utf8) : []) + part.name.name
                guard let bytes = try from.parts.bytes(of: part.name) else { continue }
                try into.parts.write([.put(PartName(folder, name), bytes)])
                try step()
            }
        }
    }

    /// Removes the remains, gives the inbox to the second user, and takes the mark off.
    private func finish(_ merge: UserMerge, _ step: () throws -> Void) throws {
        forget(merge.from)
        forget(merge.into)
        try moveInbox(merge)
        try step()
        try layout.removeMerged()
        if try !store.has(merge.from) {
            for folder in [layout.user(merge.from).failed, layout.user(merge.from).folder]
            where try FileStatus.ifPresent(folder)?.kind == .folder {
                try Folder.removeTree(folder)
            }
        }
        try step()
        try store.setMerge(nil, of: merge.into)
        let ledger = try ledger(of: merge.into)
        try ledger.locked { _ = try writeRules(of: merge.into, ledger) }
    }

    /// Moves what waits in the first user's inbox to the second's; the default user's is the inbox itself.
    private func moveInbox(_ merge: UserMerge) throws {
        guard merge.from != .me else { return }
        let old = layout.inbox.appending(merge.from.rawValue)
        guard merge.into != .me, try FileStatus.ifPresent(old)?.kind == .folder else { return }
        // With nothing in it there is nothing to give. A file that arrives now keeps the folder.
        if try Folder.names(in: old).isEmpty, rmdir(old.nullTerminated) == 0 { return try Folder.sync(layout.inbox) }
        let new = layout.inbox.appending(merge.into.rawValue)
        if try renameWithoutReplacing(old, to: new) { return try Folder.sync(layout.inbox) }
        // A folder of the second user's inbox: folders are searched at any depth.
        let inner = new.appending("\(merge.from)-\(newID())")
        guard try renameWithoutReplacing(old, to: inner) else {
            throw LibraryError.alreadyThere(path: FileLocation(inner).path)
        }
        try Folder.sync(layout.inbox)
        try Folder.sync(new)
    }
}

extension LibraryLayout {
    private static let mergedPrefix = ".merged-"

    /// The folder of a user whose records another user has, until it is removed.
    func merged(_ user: UserID, _ id: RecordID) -> FilePath { users.appending("\(Self.mergedPrefix)\(user)-\(id)") }

    func removeMerged() throws {
        for name in try Folder.names(in: users) where name.string.hasPrefix(Self.mergedPrefix) {
            try Folder.removeTree(users.appending(name))
        }
    }
}
