import ReceiptApp
import ReceiptDomain

// Entries of one of our own files that cannot be taken in.
extension Wording {
    /// All faults up to a bound, each on a line of its own.
    func list(_ faults: [ExportFault]) -> String {
        let head = localized(
            "nothing was taken in; correct this in the file, or export it once more:",
            "아무것도 가져오지 않았습니다. 파일에서 다음을 고치거나 다시 내보내세요:"
        )
        let lines = faults.prefix(ExportFault.mostTold).map { "\n  " + sentence($0) }
        let more = faults.count - lines.count
        return head + lines.joined() + (more > 0 ? localized("\n  … and \(more) more", "\n  … 그 밖에 \(more)건") : "")
    }

    private func sentence(_ fault: ExportFault) -> String {
        place(fault.place) + (fault.title.isEmpty ? "" : " (\(fault.title.escapingControls))") + ": "
            + reason(fault.reason)
    }

    private func place(_ place: ExportFault.Place) -> String {
        switch place {
        case .entry(let section, let number): localized("\(section), no. \(number)", "\(section) \(number)번째")
        case .line(let line): localized("line \(line)", "\(line)행")
        case .member(let name): name
        }
    }

    private func reason(_ reason: ExportFault.Reason) -> String {
        switch reason {
        case .field(let name, nil): localized("\(name.escapingControls) is missing", "\(name.escapingControls) 값이 없습니다")
        case .field(let name, let value?):
            localized(
                "\(name.escapingControls) cannot be \"\(value.prefix(80))\"",
                "\(name.escapingControls)에 쓸 수 없는 값입니다: \"\(value.prefix(80))\""
            ).escapingControls
        case .sameID(let first):
            localized("it has the id of \(place(first)) already", "ID가 \(place(first))와(과) 같습니다").withKoreanParticles
        case .unknownCategory(let category):
            localized(
                "there is no category \"\(category.code)\"; add it with 'receiptmind categories add \(category.code)'",
                "\"\(category.code)\" 분류가 없습니다. 'receiptmind categories add \(category.code)'로 추가하세요"
            )
        case .unknownAccount(let field, let id):
            localized(
                "\(field) is \"\(id.escapingControls)\", an account that neither the file nor the book has",
                "\(field): \"\(id.escapingControls)\" 계좌가 파일에도 장부에도 없습니다"
            )
        case .book(let problem): self.problem(problem)
        case .form: localized("it has another form than such an entry", "이 항목의 형식이 아닙니다")
        }
    }

    /// Records whose account is a text that names none.
    public func unknownAccounts(_ names: [String]) -> String {
        let shown = names.prefix(9).joined(separator: ", ") + (names.count > 9 ? ", …" : "")
        return localized(
            "no account has these names, so they stay as words on their records: \(shown)",
            "이런 계좌가 없으므로 기록에 글자로만 남깁니다: \(shown)"
        ).escapingControls
    }
}
