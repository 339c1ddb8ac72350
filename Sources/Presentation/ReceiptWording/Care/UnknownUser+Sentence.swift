public import ReceiptApp
public import ReceiptDomain

extension UnknownUser: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        let nearest = known.map(\.rawValue).nearest(to: user.rawValue)
        return wording.localized(
            "there is no user \(user); "
                + (nearest.map { "did you mean \($0)?" } ?? "'receiptmind users add \(user)' adds one"),
            "\(user) 사용자가 없습니다. " + (nearest.map { "혹시 \($0)입니까?" } ?? "'receiptmind users add \(user)'로 추가하세요")
        )
    }
}

/// A text that cannot be a user's name.
public struct InvalidUserName: LocalizedProblem, Hashable {
    public var text: String

    public init(_ text: String) { self.text = text }

    public func sentence(_ wording: any Wording) -> String {
        wording.localized(
            "\"\(text.escapingControls)\" cannot be a user's name: use lower-case letters, digits, - and _, at most 32",
            "\"\(text.escapingControls)\"은(는) 사용자 이름으로 쓸 수 없습니다. 영문 소문자, 숫자, -, _로 32자까지 쓰세요"
        )
    }
}

extension UserID {
    /// A name as a person types it, in lower case.
    public init(typed text: String) throws(InvalidUserName) {
        guard let user = UserID(text.lowercased()) else { throw InvalidUserName(text) }
        self = user
    }
}
