import ArgumentParser
import ReceiptApp
import ReceiptDomain
import ReceiptStorage
import ReceiptTerminal
import ReceiptWording

/// Verifies that everything stored is present and unchanged: `receiptmind verify`.
struct VerifyCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: .text(.care(.verifyAbstract)),
        discussion: .text(.care(.verifyDiscussion))
    )

    @OptionGroup var place: LibraryPlace
    @OptionGroup var general: GeneralOptions

    @Flag(help: .text(.care(.verifyRepair)))
    var repair = false

    @Flag(help: .text(.care(.verifyJson)))
    var json = false

    func run(_ session: Session) async throws {
        let report = try await place.openForListingDamage(session).verify(repairing: repair)
        if json {
            try StandardStreams.json(each: report.findings.map(FindingLine.init))
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

/// One line of `verify --json`.
struct FindingLine: Encodable {
    var finding: String
    var path: String
    /// `damage`, or `untidy` for a harmless finding.
    var severity: String
    var line: Int?
    var record: String?
    var detail: String?
    /// Omitted without a repair.
    var repair: String?

    init(_ finding: LibraryFinding) {
        path = finding.path
        severity = finding.isDamage ? "damage" : "untidy"
        switch finding.kind {
        case .damagedLine(let damage):
            line = damage.line
            switch damage.kind {
            case .unreadable(let reason): (self.finding, detail) = ("unreadableLine", reason)
            case .altered: self.finding = "alteredLine"
            case .runTogether: self.finding = "linesRunTogether"
            case .beginsLate: self.finding = "linesMissing"
            }
        case .tornEnd: self.finding = "tornEnd"
        case .imageMissing(let id): (self.finding, record) = ("imageMissing", id.rawValue)
        case .imageChanged(let id): (self.finding, record) = ("imageChanged", id.rawValue)
        case .folderMissing(let id): (self.finding, record) = ("folderMissing", id.rawValue)
        case .folderWithoutRecord: self.finding = "folderWithoutRecord"
        case .damagedFile(let reason): (self.finding, detail) = ("damagedFile", reason)
        case .indexDiffers: self.finding = "indexDiffers"
        case .wrongKind(let kind): (self.finding, detail) = ("wrongKind", kind)
        case .tooOpen(let mode): (self.finding, detail) = ("tooOpen", mode)
        case .leftover: self.finding = "leftover"
        case .unneededPicture: self.finding = "unneededPicture"
        case .unknownFile: self.finding = "unknownFile"
        }
        switch finding.repair {
        case .accepted: repair = "accepted"
        case .closed: repair = "closed"
        case .removed: repair = "removed"
        case .setAside: repair = "setAside"
        case .completed: repair = "completed"
        case nil: break
        }
    }
}
