import class Foundation.JSONDecoder
import struct Foundation.Data
import ReceiptDomain

extension JSONValue {
    /// Without control characters in its strings, except under `id`, which must stay as it is.
    var withoutControls: JSONValue {
        switch self {
        case .null, .flag, .integer, .number: self
        case .text(let text): .text(text.withoutControls)
        case .list(let values): .list(values.map(\.withoutControls))
        case .object(let members):
            .object(
                Dictionary(uniqueKeysWithValues: members.map { ($0, $0 == "id" ? $1 : $1.withoutControls) })
            )
        }
    }

    init(decoding text: String) throws { try self.init(decoding: text.utf8) }

    init(decoding bytes: some Sequence<UInt8>) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    }

    /// A ledger line's `change` where it removes its entity.
    static let removed = JSONValue.text(DecodedLineContent.EntityLineChange.remove.rawValue)

    /// Encoded with sorted keys.
    var encoded: String {
        get throws { String(decoding: try LedgerFormat.encoder().encode(self), as: UTF8.self) }
    }

    /// This object, complete in all known fields, with the unknown fields of its older state added.
    ///
    /// List elements are matched by their key fields: an image by its file, an item by its name and amount.
    func keepingUnknownFields(of older: JSONValue, shape: RecordShape) -> JSONValue {
        guard case .object(var members) = self, case .object(let olderMembers) = older else { return self }
        for (name, value) in olderMembers where !shape.fields.contains(name) {
            members[name] = value
        }
        for (name, part) in shape.objects {
            guard let mine = members[name], let older = olderMembers[name] else { continue }
            members[name] = mine.keepingUnknownFields(of: older, shape: part)
        }
        for (name, element) in shape.lists {
            guard case .list(let elements)? = members[name], case .list(var candidates)? = olderMembers[name] else {
                continue
            }
            members[name] = .list(
                elements.map { new in
                    guard let index = candidates.firstIndex(where: { $0.agrees(with: new, on: element.keys) })
                    else { return new }
                    return new.keepingUnknownFields(of: candidates.remove(at: index), shape: element)
                }
            )
        }
        return .object(members)
    }

    private func agrees(with other: JSONValue, on keys: [String]) -> Bool {
        guard case .object(let mine) = self, case .object(let others) = other else { return false }
        return keys.allSatisfy { mine[$0] == others[$0] }
    }
}

/// The fields of a stored object that this version knows; others are preserved unchanged.
struct RecordShape {
    var fields: Set<String>
    /// The fields that identify the object in a list.
    var keys: [String] = []
    var objects: [String: RecordShape] = [:]
    var lists: [String: RecordShape] = [:]

    static let record = RecordShape(
        fields: StoredRecord.names,
        objects: [
            "printed": RecordShape(
                fields: [
                    "merchant", "businessNumber", "logo", "date", "cardDigits", "approvalNumber", "doubtfulTime",
                    "category",
                ]
            ),
            "learned": RecordShape(fields: ["merchant", "category", "account"]),
            "installments": RecordShape(fields: ["months", "first", "interest"]),
        ],
        lists: [
            "items": RecordShape(
                fields: ["name", "quantity", "unit", "unitPrice", "amount", "discount", "options"],
                keys: ["name", "amount"]
            ),
            "splits": RecordShape(fields: ["category", "amount", "subject", "memo"], keys: ["category", "amount"]),
            "images": RecordShape(
                fields: [
                    "file", "sha256", "bytes", "width", "height", "originalName", "takenAt", "pages", "role", "origin",
                    "part", "source",
                ],
                keys: ["file"]
            ),
        ]
    )
}
