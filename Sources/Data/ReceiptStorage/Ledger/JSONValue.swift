import class Foundation.JSONDecoder
import struct Foundation.Data
import struct Foundation.Decimal
import ReceiptDomain

/// Any JSON value, to preserve fields that this version does not know.
enum JSONValue: Hashable, Codable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Decimal)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Decimal.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}

extension JSONValue {
    init(of value: some Encodable) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: LedgerFormat.encoder().encode(value))
    }

    /// Without control characters in its strings, except under `id`, which must stay as it is.
    var withoutControls: JSONValue {
        switch self {
        case .null, .bool, .integer, .number: self
        case .string(let text): .string(text.withoutControls)
        case .array(let values): .array(values.map(\.withoutControls))
        case .object(let members):
            .object(
                Dictionary(uniqueKeysWithValues: members.map { ($0, $0 == "id" ? $1 : $1.withoutControls) })
            )
        }
    }

    init(text: String) throws { self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }

    /// Encoded with sorted keys.
    var text: String {
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
            guard case .array(let elements)? = members[name], case .array(var candidates)? = olderMembers[name] else {
                continue
            }
            members[name] = .array(
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
            "installments": RecordShape(fields: StoredInstallments.names),
        ],
        lists: [
            "items": RecordShape(
                fields: ["name", "quantity", "unit", "unitPrice", "amount", "discount", "options"],
                keys: ["name", "amount"]
            ),
            "splits": RecordShape(fields: StoredSplit.names, keys: ["category", "amount"]),
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
