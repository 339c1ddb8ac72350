import Foundation
public import ReceiptDomain
public import ReceiptWording

/// The named values of a request, from a query, a form or a JSON object.
public struct APIValues: Sendable {
    private let values: [String: JSONValue]

    /// Is told each name that is read, so that a test can find all parameters of a route.
    public var listener: (@Sendable (String) -> Void)?

    public init(_ values: [String: JSONValue] = [:]) { self.values = values.filter { $0.value != .null } }

    /// The members of a JSON object; an empty body has none.
    public init(json bytes: [UInt8]) throws(APIProblem) {
        guard !bytes.isEmpty else {
            self.init()
            return
        }
        // UTF-8 has no zero byte in JSON; the decoder would take UTF-16, too.
        guard !bytes.contains(0), let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)),
            case .object(let members) = value
        else { throw .notJSON }
        guard value.members == Self.colons(in: bytes) else { throw .repeatedName }
        self.init(members)
    }

    /// The colons outside of strings, of which JSON has one for each member.
    ///
    /// The decoder keeps one of several members of a name, and does not say so.
    private static func colons(in json: [UInt8]) -> Int {
        var (count, isText, isEscaped) = (0, false, false)
        for byte in json {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "\""): isText.toggle()
            case UInt8(ascii: ":") where !isText: count += 1
            default: break
            }
        }
        return count
    }

    public var names: Set<String> { Set(values.keys) }

    private func value(_ name: String) -> JSONValue? {
        listener?(name)
        return values[name]
    }

    /// The text without surrounding spaces; `nil` where it is empty or missing.
    public func text(_ name: String) throws(APIProblem) -> String? {
        guard let text = try raw(name) else { return nil }
        let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }

    private func raw(_ name: String) throws(APIProblem) -> String? {
        switch value(name) {
        case nil: nil
        case .text(let text): text
        default: throw .notOfType(name)
        }
    }

    public func required(_ name: String) throws(APIProblem) -> String {
        guard let text = try text(name) else { throw .missing(name) }
        return text
    }

    public func texts(_ name: String) throws(APIProblem) -> [String] {
        switch value(name) {
        case nil: return []
        case .text(let text): return text.isEmpty ? [] : [text]
        case .list(let list):
            let texts = list.compactMap(\.string)
            guard texts.count == list.count else { throw .notOfType(name) }
            return texts
        default: throw .notOfType(name)
        }
    }

    public func integer(_ name: String, in range: ClosedRange<Int>) throws(APIProblem) -> Int? {
        let number: Int?
        switch value(name) {
        case nil: return nil
        case .integer(let integer): number = integer
        case .text(let text):
            guard !text.isEmpty else { return nil }
            number = Int(text)
        default: throw .notOfType(name)
        }
        guard let number, range.contains(number) else { throw .notANumber(name, range) }
        return number
    }

    public func flag(_ name: String) throws(APIProblem) -> Bool {
        switch value(name) {
        case nil: return false
        case .flag(let flag): return flag
        // As forms send it.
        case .text(let text) where ["1", "true", "on", "yes"].contains(text): return true
        case .text(let text) where ["", "0", "false", "off", "no"].contains(text): return false
        default: throw .notOfType(name)
        }
    }

    /// An object of texts; a form writes its members as `set.category`.
    public func texts(_ name: String, of keys: [String]) throws(APIProblem) -> [String: String] {
        var texts: [String: String] = [:]
        if let value = value(name) {
            guard case .object(let members) = value else { throw .notOfType(name) }
            for (key, member) in members {
                guard let text = member.string else { throw .notOfType(name + "." + key) }
                texts[key] = text
            }
        }
        for key in keys { if let text = try raw(name + "." + key) { texts[key] = text } }
        if let unknown = texts.keys.sorted().first(where: { !keys.contains($0) }) {
            throw .unknownName(name + "." + unknown, known: keys)
        }
        return texts
    }
}

extension JSONValue {
    /// The number of members of all objects in the value.
    fileprivate var members: Int {
        switch self {
        case .object(let members): members.values.reduce(members.count) { $0 + $1.members }
        case .list(let values): values.reduce(0) { $0 + $1.members }
        default: 0
        }
    }
}
