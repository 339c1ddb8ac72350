import ArgumentParser
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

struct VerifyCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        "verify",
        "Check that everything taken in is there, unchanged, and readable by its owner only.",
        "보관한 것이 빠짐없이 원본 그대로 있고 주인만 볼 수 있는지 확인합니다.",
        discussion: .localized(
            """
            Checks, for all users, the ledgers' hash chains, every byte of the images, that records and folders match, \
            permissions and leftover files. Ends with status 4 when something is damaged. Nothing is written without \
            --repair, which only does what cannot lose anything, and says what it did.
            """,
            """
            모든 사용자의 장부 해시 체인, 사진의 모든 바이트, 기록과 폴더의 일치, 권한, 남은 임시 파일을 점검합니다. 손상된 것이 있으면 상태 4로 끝납니다. --repair 없이는 아무것도 \
            쓰지 않습니다. --repair는 잃는 것이 없는 일만 하고, 한 일을 알려 줍니다.
            """
        )
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Flag(
        "Set damaged parts aside, add complete records to the ledger, remove leftovers, restrict permissions.",
        "손상된 부분을 따로 빼 두고, 온전한 기록을 장부에 넣고, 남은 임시 파일을 지우고, 권한을 제한합니다."
    )
    var repair = false

    @Flag("Print one JSON object a line for each finding.", "찾은 문제마다 JSON 객체를 한 줄씩 출력합니다.")
    var json = false

    func run(_ session: Session) async throws {
        let report = try await place.openForListingDamage(session).verify(repairing: repair)
        if json {
            try StandardStreams.json(each: report.findings.map(JSONForm.finding))
        } else {
            try session.show(report.findings.map { $0.line(session.wording) })
        }
        session.message(session.wording.verdict(report))
        if report.isDamaged { try ExitStatus.libraryDamagedOrLocked.leave() }
    }
}

extension LibraryFinding {
    /// The finding with its remedy, or the repair made.
    fileprivate func line(_ wording: any Wording) -> StyledLine {
        let mark: StyledLine.Span =
            switch (repair, isDamage) {
            case (.some, _): .init("✓", .good)
            case (nil, true): .init("✗", .bad)
            case (nil, false): .init("!", .doubt)
            }
        return StyledLine([mark, .init(" " + wording.finding(self)), .init(" → " + wording.remedy(self))])
    }
}

extension JSONForm {
    /// One line of `verify --json`: damage, or a finding that is only untidy; `repair` says what was done about it.
    fileprivate static func finding(_ finding: LibraryFinding) -> JSONForm {
        var form: JSONForm = ["path": finding.path, "severity": finding.isDamage ? "damage" : "untidy"]
        let name: String
        switch finding.kind {
        case .damagedLine(let damage):
            form["line"] = damage.line
            switch damage.kind {
            case .unreadable(let reason): (name, form["detail"]) = ("unreadableLine", reason)
            case .altered: name = "alteredLine"
            case .runTogether: name = "linesRunTogether"
            case .beginsLate: name = "linesMissing"
            }
        case .tornEnd: name = "tornEnd"
        case .imageMissing(let id): (name, form["record"]) = ("imageMissing", id)
        case .imageChanged(let id): (name, form["record"]) = ("imageChanged", id)
        case .folderMissing(let id): (name, form["record"]) = ("folderMissing", id)
        case .folderWithoutRecord: name = "folderWithoutRecord"
        case .damagedFile(let reason): (name, form["detail"]) = ("damagedFile", reason)
        case .indexDiffers: name = "indexDiffers"
        case .wrongKind(let kind): (name, form["detail"]) = ("wrongKind", kind)
        case .tooOpen(let mode): (name, form["detail"]) = ("tooOpen", mode)
        case .leftover: name = "leftover"
        case .unneededPicture: name = "unneededPicture"
        case .unknownFile: name = "unknownFile"
        }
        form["finding"] = name
        form["repair"] =
            switch finding.repair {
            case .accepted: "accepted"
            case .closed: "closed"
            case .removed: "removed"
            case .setAside: "setAside"
            case .completed: "completed"
            case nil: nil
            }
        return form
    }
}
