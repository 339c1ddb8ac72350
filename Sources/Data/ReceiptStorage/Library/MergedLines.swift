import Foundation
import ReceiptDomain

/// One user's ledger lines as they continue another user's ledger.
///
/// Every line is repeated with its time, so that history and undo come along; its number, the hash of the line before and the
/// user are the new ledger's. Ids that the other user has for something else become new ones, wherever they are named.
struct MergedLines {
    /// The kind of the line that precedes them.
    static let kind = "merge"

    private(set) var report = MergeReport()
    /// New ids of records.
    private(set) var records: [RecordID: RecordID] = [:]
    private let from: UserID
    private let into: UserID
    private let other: Ledger
    /// The first user's lines that come along.
    private var lines: [(put: DecodedLineContent, line: [String: JSONValue])] = []
    /// New ids by kind and former id.
    private var ids: [String: [String: String]] = [:]
    private var accountNames: Set<String> = []

    /// Members that name something else, with its kind.
    private static let references = [
        "account": "account", "toAccount": "account", "payFrom": "account", "recurrence": "recurrence",
        "refundOf": LedgerFormat.record, "joinedInto": LedgerFormat.record, "record": LedgerFormat.record,
    ]
    /// Kinds that mean the same for both users where their ids are equal.
    private static let common: Set<String> = ["rule", "budget", "category", "subject", "currency"]

    /// `rules` are the first user's that only their file has, `known` the ids of the second user's.
    init(of own: Ledger, continuing other: Ledger, rules: [Rule], known: Set<String>, newID: () -> RecordID) throws {
        (from, into, self.other) = (own.user, other.user, other)
        let text = try own.store.reader.bytes(at: 0, count: own.index.end)
        let split = text.split(separator: LedgerFormat.newline)
        for (bytes, decoded) in zip(split, LedgerDecoder.decode(split)) {
            guard case .success(let put) = decoded.content,
                case .object(let line) = try JSONValue(decoding: bytes)
            else { continue }
            // Of an earlier move into this ledger: its lines are the user's own by now.
            if case .entity(let key, _) = put.content, key.kind == Self.kind { continue }
            lines.append((put, line))
        }
        for place in try other.newestLines(ofKind: "account") {
            guard case .text(let name)? = try other.entity(at: place)?["name"] else { continue }
            accountNames.insert(name.lowercased())
        }
        try leaveOut(known)
        try chooseIDs()
        try chooseRecordIDs(newID)
        for rule in rules where !known.contains(rule.ledgerID) { try adopt(rule) }
        report.records = Set(lines.compactMap { $0.put.record?.id }).count
    }

    // MARK: Ids

    /// Rules, budgets, categories and subjects that the other user has too are the other user's.
    private mutating func leaveOut(_ rules: Set<String>) throws {
        var left: Set<EntityKey> = []
        var kept: [(put: DecodedLineContent, line: [String: JSONValue])] = []
        for line in lines {
            if case .entity(let key, _) = line.put.content, Self.common.contains(key.kind),
                try rules.contains(key.id) && key.kind == RuleEntity.kind
                    || other.entity(at: other.newestLine(of: key)) != nil
            {
                left.insert(key)
            } else {
                kept.append(line)
            }
        }
        lines = kept
        report.leftOut = left.count { ["rule", "budget"].contains($0.kind) }
    }

    private mutating func chooseIDs() throws {
        for line in lines {
            guard case .entity(let key, _) = line.put.content, !Self.common.contains(key.kind),
                key.kind != "statement", ids[key.kind]?[key.id] == nil, try isTaken(key)
            else { continue }
            let base = "\(key.id)-\(from)"
            let free = try (1...).lazy.map { $0 == 1 ? base : "\(base)-\($0)" }.first { id in
                try !isTaken(EntityKey(kind: key.kind, id: id)) && !own(EntityKey(kind: key.kind, id: id))
            }
            ids[key.kind, default: [:]][key.id] = free
        }
    }

    private func isTaken(_ key: EntityKey) throws -> Bool { try other.mentions(key) }

    private func own(_ key: EntityKey) -> Bool {
        lines.contains { line in
            if case .entity(let own, _) = line.put.content { own == key } else { false }
        }
    }

    private mutating func chooseRecordIDs(_ newID: () -> RecordID) throws {
        for line in lines {
            guard let record = line.put.record, records[record.id] == nil, try other.record(record.id) != nil else {
                continue
            }
            let occurrence = record.occurrence.map {
                OccurrenceKey(recurrence: ids["recurrence"]?[$0.recurrence] ?? $0.recurrence, due: $0.due)
            }
            let new = occurrence.map { RecordID(of: $0) }
            let isFree = try new.map { try other.record($0) == nil } ?? false
            let id = isFree ? new ?? newID() : newID()
            records[record.id] = id
            ids[LedgerFormat.record, default: [:]][record.id.rawValue] = id.rawValue
        }
    }

    private mutating func adopt(_ rule: Rule) throws {
        guard let last = lines.last else { return }
        var put = last.put
        (put.content, put.undoes, put.parts) = (
            .entity(rule.ledgerKey, .adopt), nil, 1
        )
        put.sequence = last.put.sequence + 1
        put.step = put.sequence
        let line: [String: JSONValue] = [
            "v": .integer(LedgerFormat.version), "at": .text(put.at.text), "kind": .text(RuleEntity.kind),
            "change": .text(DecodedLineContent.EntityLineChange.adopt.rawValue),
            "entity": try JSONValue(encoding: RuleEntity(rule)),
        ]
        lines.append((put, line))
    }

    // MARK: Lines

    /// The lines to append, of which the first says that the others were another user's.
    mutating func encoded(at instant: Timestamp) throws -> [[UInt8]] {
        var sequence = other.index.lastSequence + 1
        var steps: [Int: Int] = [:]
        let counts = Dictionary(grouping: lines, by: \.put.step).mapValues(\.count)
        var changed: [[String: JSONValue]] = []
        for (put, line) in lines {
            sequence += 1
            let isFirst = steps[put.step] == nil
            let step = steps[put.step] ?? sequence
            steps[put.step] = step
            var new = line
            new["seq"] = .integer(sequence)
            new["step"] = isFirst ? nil : .integer(step)
            let count = counts[put.step] ?? 1
            new["parts"] = put.parts > 1 && count > 1 ? .integer(count) : nil
            new["undoes"] = put.undoes.flatMap { steps[$0] }.map(JSONValue.integer)
            if let record = line["record"] { new["record"] = self.record(record) }
            if let entity = line["entity"], case .text(let kind)? = line["kind"] {
                new["entity"] = self.entity(entity, of: kind)
            }
            changed.append(new)
        }
        return try chained(changed, at: instant)
    }

    private func chained(_ lines: [[String: JSONValue]], at instant: Timestamp) throws -> [[UInt8]] {
        let encoder = LedgerFormat.encoder()
        // A hash has always the same length, so the size is known before the first line is.
        let hash = LineHash.ofNothing.text
        func size(_ line: [String: JSONValue]) throws -> Int {
            try encoder.encode(JSONValue.object(line.merging(["prev": .text(hash)]) { $1 })).count + 1
        }
        let number = other.index.lastSequence + 1
        let entity: JSONForm = [
            "id": "\(from)@\(number)", "user": from.rawValue, "bytes": try lines.reduce(0) { try $0 + size($1) },
        ]
        let note: JSONForm = [
            "v": LedgerFormat.version, "seq": number, "at": instant.text, "kind": Self.kind,
            "change": DecodedLineContent.EntityLineChange.adopt.rawValue, "entity": entity,
            "prev": other.index.previousHash.text,
        ]
        var result = [Array(try encoder.encode(note))]
        for var line in lines {
            line["prev"] = .text(LineHash(of: result[result.count - 1]).text)
            result.append(Array(try encoder.encode(JSONValue.object(line))))
        }
        return result
    }

    /// The number of bytes that another user's lines have after this one.
    static func size(after line: [UInt8]) throws -> Int {
        guard case .integer(let size)? = try JSONValue(decoding: line)["entity"]?["bytes"], size >= 0 else { return 0 }
        return size
    }

    /// The record as the other user's.
    func record(_ record: JSONValue) -> JSONValue {
        guard case .object(var members) = renaming(record) else { return record }
        members["user"] = .text(into.rawValue)
        members["id"] = members["id"].map { renamed($0, LedgerFormat.record) }
        if case .list(let apart)? = members["apart"] {
            members["apart"] = .list(apart.map { renamed($0, LedgerFormat.record) })
        }
        if case .text(let rows)? = members["bank"] {
            let lines = rows.split(separator: "\n", omittingEmptySubsequences: false)
            members["bank"] = .text(lines.map { row(String($0)) }.joined(separator: "\n"))
        }
        return .object(members)
    }

    /// A row of a statement, which begins with its account.
    private func row(_ row: String) -> String {
        guard let bar = row.firstIndex(of: "|"), let account = ids["account"]?[String(row[..<bar])] else { return row }
        return account + row[bar...]
    }

    private mutating func entity(_ entity: JSONValue, of kind: String) -> JSONValue {
        guard case .object(var members) = renaming(entity), case .text(let id)? = entity["id"] else { return entity }
        if let new = ids[kind]?[id] { members["id"] = .text(new) }
        if kind == "statement", let at = id.lastIndex(of: "@"), let account = ids["account"]?[String(id[..<at])] {
            members["id"] = .text(account + id[at...])
        }
        if kind == "account", case .text(let name)? = members["name"], accountNames.contains(name.lowercased()) {
            let new = "\(name) (\(from))"
            members["name"] = .text(new)
            if !report.renamedAccounts.contains(new) { report.renamedAccounts.append(new) }
        }
        return .object(members)
    }

    /// The value with new ids in all members that name something.
    private func renaming(_ value: JSONValue) -> JSONValue {
        switch value {
        case .list(let values): return .list(values.map(renaming))
        case .object(let members):
            return .object(
                Dictionary(
                    uniqueKeysWithValues: members.map { name, value in
                        (name, Self.references[name].map { renamed(value, $0) } ?? renaming(value))
                    }
                )
            )
        default: return value
        }
    }

    private func renamed(_ value: JSONValue, _ kind: String) -> JSONValue {
        guard case .text(let id) = value, let new = ids[kind]?[id] else { return value }
        return .text(new)
    }
}
