public import ReceiptDomain
public import ReceiptWording

/// A value that a request may carry: the description, the check and the tools' schema are made from it.
public struct APIParameter: Sendable {
    public enum Kind: Hashable, Sendable {
        case text
        case integer(ClosedRange<Int>)
        case flag
        /// One text or several.
        case texts
        case choice([String])
        /// An object of texts with these keys.
        case fields([String])
    }

    public let name: String
    public let kind: Kind
    public let isRequired: Bool
    private let english: String
    private let korean: String

    public init(_ name: String, _ kind: Kind, required: Bool = false, _ english: String, _ korean: String) {
        (self.name, self.kind, isRequired) = (name, kind, required)
        (self.english, self.korean) = (english, korean)
    }

    public init(_ name: String, required: Bool = false, _ english: String, _ korean: String) {
        self.init(name, .text, required: required, english, korean)
    }

    /// Refuses a value of another type, and a missing one that is required.
    func check(_ values: APIValues) throws(APIProblem) {
        var isThere = false
        switch kind {
        case .text: isThere = try values.text(name) != nil
        case .integer(let range): isThere = try values.integer(name, in: range) != nil
        case .flag: isThere = try values.flag(name)
        case .texts: isThere = try !values.texts(name).isEmpty
        case .choice(let choices):
            guard let text = try values.text(name) else { break }
            guard choices.contains(text) else { throw .notAChoice(name, of: choices) }
            isThere = true
        case .fields(let keys): isThere = try !values.texts(name, of: keys).isEmpty
        }
        if isRequired, !isThere { throw .missing(name) }
    }

    /// The names that a form may use for it.
    fileprivate var names: [String] {
        guard case .fields(let keys) = kind else { return [name] }
        return [name] + keys.map { name + "." + $0 }
    }

    public func help(_ wording: any Wording) -> String { wording.localized(english, korean) }

    /// As JSON Schema (2020-12) has it; in a body, `null` is the same as nothing.
    public func schema(_ wording: any Wording, isInBody: Bool = false) -> JSONValue {
        var members: [String: JSONValue] = ["description": .text(help(wording))]
        switch kind {
        case .text:
            members["type"] = "string"
            if isRequired { members["minLength"] = 1 }
        case .integer(let range):
            members["type"] = "integer"
            (members["minimum"], members["maximum"]) = (.integer(range.lowerBound), .integer(range.upperBound))
        case .flag: members["type"] = "boolean"
        case .texts: (members["type"], members["items"]) = ("array", ["type": "string"])
        case .choice(let choices):
            (members["type"], members["enum"]) = ("string", .list(choices.map { .text($0) }))
        case .fields(let keys):
            let texts = Dictionary(uniqueKeysWithValues: keys.map { ($0, JSONValue.object(["type": "string"])) })
            (members["type"], members["properties"]) = ("object", .object(texts))
            members["additionalProperties"] = false
        }
        guard isInBody, !isRequired, let type = members["type"] else { return .object(members) }
        members["type"] = .list([type, "null"])
        if case .list(let choices)? = members["enum"] { members["enum"] = .list(choices + [.null]) }
        return .object(members)
    }
}

extension [APIParameter] {
    /// Refuses unknown names, values of another type, and missing ones.
    public func check(_ values: APIValues) throws(APIProblem) {
        let known = Set(flatMap(\.names))
        if let unknown = values.names.subtracting(known).sorted().first {
            throw .unknownName(unknown, known: map(\.name))
        }
        for parameter in self { try parameter.check(values) }
    }

    /// An object of the parameters, as JSON Schema has it.
    public func schema(_ wording: any Wording) -> JSONValue {
        var members: [String: JSONValue] = [
            "type": "object", "additionalProperties": false,
            "properties": .object(
                Dictionary(map { ($0.name, $0.schema(wording, isInBody: true)) }) { first, _ in first }
            ),
        ]
        let required = filter(\.isRequired).map { JSONValue.text($0.name) }
        if !required.isEmpty { members["required"] = .list(required) }
        return .object(members)
    }
}
