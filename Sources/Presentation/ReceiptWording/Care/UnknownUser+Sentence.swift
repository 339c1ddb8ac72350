public import ReceiptApp
import ReceiptDomain

extension UnknownUser: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String {
        let nearest = known.map(\.rawValue).nearest(to: user.rawValue)
        return wording.localized(
            "there is no user \(user); "
                + (nearest.map { "did you mean \($0)?" } ?? "'receiptmind users --add \(user)' adds one"),
            "\(user) 사용자가 없습니다. " + (nearest.map { "혹시 \($0)입니까?" } ?? "'receiptmind users --add \(user)'로 추가하세요")
        )
    }
}
