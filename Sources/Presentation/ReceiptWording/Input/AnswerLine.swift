import Foundation
public import ReceiptDomain
public import ReceiptReview

/// A script's answer about a draft: `{"id":"…","action":"confirm","set":{"category":"food"}}`.
public struct AnswerLine: Hashable, Sendable {
    public enum Action: String, CaseIterable, Hashable, Sendable {
        /// Confirm the draft with the fields in `set`.
        case confirm
        /// Confirm it as the payment of the offered due occurrence.
        case fulfil
        /// Set the fields; it stays a draft.
        case edit
        case discard
        case skip
        /// Merge it with the drafts that may belong to the same purchase.
        case join
        /// It is a purchase of its own: keep it separate from drafts and records that look like the same.
        case apart

        /// Whether new values of fields may go with it.
        public var takesValues: Bool { [.confirm, .fulfil, .edit].contains(self) }
    }

    /// The reason why a line is rejected, with a stable code.
    public enum Problem: Error, Hashable, Sendable {
        case notJSON
        case unknownKey(String)
        case unknownAction(String)
        case noSuchDraft(String)
        case invalid(ReviewField, InputProblem)
        case noSuchField(String)
        case needed(ReviewField)
        /// No due occurrence fits the draft.
        case nothingDue(String)
        /// No other draft may belong to it.
        case nothingTogether(String)
        /// It looks like another record, and nobody has said that it is a purchase of its own.
        case lookalike(PossibleDuplicate)

        public var code: String {
            switch self {
            case .notJSON: "not-json"
            case .unknownKey: "unknown-key"
            case .unknownAction: "unknown-action"
            case .noSuchDraft: "no-such-draft"
            case .invalid: "invalid-value"
            case .noSuchField: "no-such-field"
            case .needed: "needed"
            case .nothingDue: "nothing-due"
            case .nothingTogether: "nothing-together"
            case .lookalike: "lookalike"
            }
        }
    }

    public var id: String
    public var action: Action
    /// Values by field name, as a person types them; empty to clear a field.
    public var set: [String: String]

    public init(id: String, action: Action, set: [String: String]) {
        (self.id, self.action, self.set) = (id, action, set)
    }

    public init(_ line: String) throws(Problem) {
        guard let json = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)),
            case .object(let object) = json
        else { throw .notJSON }
        if let unknown = object.keys.sorted().first(where: { !["id", "action", "set"].contains($0) }) {
            throw .unknownKey(unknown)
        }
        let name = object["action"]?.string ?? ""
        guard let action = Action(rawValue: name) else { throw .unknownAction(name) }
        self.action = action
        id = object["id"]?.string ?? ""
        var set: [String: String] = [:]
        if case .object(let values)? = object["set"] {
            for (name, value) in values {
                // Amounts are decimal strings everywhere; a JSON number would have gone through floating point.
                guard let text = value.string else {
                    throw .invalid(ReviewField(name: name) ?? .freeForm(.memo), .notText)
                }
                set[name] = text
            }
        }
        self.set = set
    }

    /// The change that the answer makes; `nil` for an action without one.
    public func change(_ proposal: ReviewProposal, _ convention: InputConvention) throws(Problem) -> RecordChange? {
        var record = proposal.record
        if action == .fulfil {
            guard let offered = proposal.item.offered else { throw .nothingDue(id) }
            record = offered.fulfilled(by: record)
        }
        var edit = RecordEdit(proposal.item.record, from: record)
        switch action {
        case .skip, .join, .apart: return nil
        case .discard: return edit.discarding
        case .confirm, .fulfil, .edit: break
        }
        // In the order of the fields, because a category depends on the kind.
        for field in ReviewField.allCases {
            guard let answer = set[field.name] else { continue }
            do throws(InputProblem) {
                try edit.apply(FieldAssignment(field: field, answer: answer), convention)
            } catch {
                throw .invalid(field, error)
            }
        }
        if let unknown = set.keys.sorted().first(where: { ReviewField(name: $0) == nil }) {
            throw .noSuchField(unknown)
        }
        guard action != .edit else { return edit.change }
        if let other = proposal.item.doubled(by: edit.record) { throw .lookalike(other) }
        do throws(IncompleteRecord) { return try edit.confirmation() } catch { throw .needed(error.missing) }
    }
}
