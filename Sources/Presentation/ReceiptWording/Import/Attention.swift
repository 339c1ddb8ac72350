import ReceiptApp
import ReceiptDomain

extension EnglishWording {
    func attention(_ matter: Attention) -> String {
        switch matter {
        case .noLibrary(let folder):
            "there is no library at \(folder.escapingControls) yet; the first import creates it"
        case .inbox(1, let folder): "1 photo waits in \(folder.escapingControls)"
        case .inbox(let count, let folder): "\(Quantities.count(count)) photos wait in \(folder.escapingControls)"
        case .drafts(let count, let user):
            (count == 1 ? "1 draft waits" : "\(Quantities.count(count)) drafts wait") + " for review" + of(user)
        case .failed(let count, let user):
            (count == 1 ? "1 file" : "\(Quantities.count(count)) files") + of(user) + " could not be read"
        case .nothing(0, let folder): "nothing is waiting; the library at \(folder.escapingControls) has no records yet"
        case .nothing(let confirmed, let folder):
            "nothing is waiting; \(confirmed == 1 ? "1 record is" : "\(Quantities.count(confirmed)) records are") confirmed in "
                + folder.escapingControls
        case .nothingFailed: "there are no files in Failed/"
        }
    }

    private func of(_ user: UserID) -> String { user == .me ? "" : " of \(user)" }
}

extension KoreanWording {
    func attention(_ matter: Attention) -> String {
        switch matter {
        case .noLibrary(let folder): "\(folder.escapingControls)에 아직 보관함이 없습니다. 처음 가져올 때 만들어집니다"
        case .inbox(let count, let folder):
            "\(folder.escapingControls)에 사진 \(Quantities.count(count))장이 대기하고 있습니다"
        case .drafts(let count, let user): "\(of(user))검토할 초안이 \(Quantities.count(count))건 있습니다"
        case .failed(let count, let user): "\(of(user))읽지 못한 파일이 \(Quantities.count(count))개 있습니다"
        case .nothing(0, let folder): "대기하는 것이 없습니다. \(folder.escapingControls)에는 아직 기록이 없습니다"
        case .nothing(let confirmed, let folder):
            "대기하는 것이 없습니다. \(folder.escapingControls)의 확정된 기록은 \(Quantities.count(confirmed))건입니다"
        case .nothingFailed: "읽지 못한 파일이 없습니다"
        }
    }

    private func of(_ user: UserID) -> String { user == .me ? "" : "\(user) 사용자의 " }
}
