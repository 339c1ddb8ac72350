/// The groups in which `receiptmind --help` lists the commands, those of every day first.
public enum CommandGroupName: CaseIterable, Sendable {
    case daily, receipts, book, exchange, library

    public func text(_ wording: any Wording) -> String {
        switch self {
        case .daily: wording.localized("Every day", "자주 쓰는 명령")
        case .receipts: wording.localized("Receipts", "영수증")
        case .book: wording.localized("The household's book", "가계부")
        case .exchange: wording.localized("Phones and other programs", "휴대전화와 다른 프로그램")
        case .library: wording.localized("The library", "보관함")
        }
    }
}
