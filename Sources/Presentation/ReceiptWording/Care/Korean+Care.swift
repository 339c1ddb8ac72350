import ReceiptDomain

extension KoreanWording {
    func finding(_ finding: LibraryFinding) -> String {
        let path = finding.path.escapingControls
        return switch finding.kind {
        case .damagedLine(let damage): self.damage(damage)
        case .tornEnd(let bytes): "\(path): 마지막 \(bytes)바이트가 온전한 줄이 아닙니다"
        case .imageMissing(let id): "\(id.short) 기록의 사진이 없습니다: \(path)"
        case .imageChanged(let id): "\(id.short) 기록의 사진이 처음과 다릅니다: \(path)"
        case .folderMissing(let id): "\(id.short) 기록의 폴더가 없습니다: \(path)"
        case .folderWithoutRecord: "\(path): 장부에 없는 폴더입니다"
        case .damagedFile(let detail): "\(path): 내용을 읽을 수 없습니다(\(detail.escapingControls))"
        case .indexDiffers: "\(path): 색인의 내용이 장부와 다릅니다"
        case .wrongKind(let kind): "\(path): 보관함의 파일이나 폴더가 아닙니다(\(Self.detail(kind).escapingControls))"
        case .tooOpen(let mode): "\(path): 이 컴퓨터의 다른 사용자가 읽을 수 있습니다(권한 \(mode))"
        case .leftover: "\(path): 중단된 명령이 남긴 파일입니다"
        case .unneededPicture: "\(path): 보관되어 있지만 쓰는 기록이 없습니다"
        case .unknownFile: "\(path): ReceiptMind가 만든 파일이 아닙니다"
        }
    }

    func remedy(_ finding: LibraryFinding) -> String {
        if let repair = finding.repair { return done(repair) }
        return switch finding.kind {
        case .damagedLine: "백업을 복원하세요. 손상된 채로 두려면 receiptmind verify --repair"
        case .tornEnd, .leftover: "다음에 쓰는 명령이 정리합니다. 지금 정리하려면 receiptmind verify --repair"
        case .imageMissing, .imageChanged, .folderMissing: "백업에서 복원하세요"
        case .folderWithoutRecord: "온전하면 receiptmind verify --repair로 기록에 넣고, 아니면 사진을 다시 가져오세요"
        case .damagedFile: "백업에서 복원하세요. 따로 빼 두려면 receiptmind verify --repair"
        case .wrongKind: "원래 파일이나 폴더를 그 자리에 두세요"
        case .tooOpen: "본인만 읽게 하세요: receiptmind verify --repair"
        case .indexDiffers: "receiptmind verify --repair로 지우면 다음 명령이 새로 만듭니다"
        case .unneededPicture: "지우려면 receiptmind verify --repair"
        case .unknownFile: "확인하고 다른 곳으로 옮기세요"
        }
    }

    private func done(_ repair: LibraryFinding.Repair) -> String {
        switch repair {
        case .accepted: "확인한 손상으로 표시했습니다. 장부는 그대로입니다"
        case .closed: "주인만 읽을 수 있게 했습니다"
        case .removed: "지웠습니다"
        case .setAside(let path): "\(path.escapingControls)에 따로 빼 두었습니다"
        case .completed(let id): "\(id.short) 기록으로 넣었습니다"
        }
    }

    func discarded(_ record: Record) -> String {
        "\(record.id.short) 기록을 버렸습니다. "
            + (record.isPurged ? purged(record.purged.count) : "되살리려면 'receiptmind discard --back \(record.id.short)'")
    }

    func purged(_ images: Int) -> String { "사진 \(images)장은 완전히 지웠습니다" }

    func backedUp(_ report: BackupReport, to path: String) -> String {
        "\(path.escapingControls): 사용자 \(report.users)명, 사진이 있는 기록 \(Quantities.count(report.records.count))건, "
            + "파일 \(Quantities.count(report.files))개, \(Quantities.bytes(report.bytes))"
    }

    func notBackedUp(_ path: String) -> String {
        "\(path.escapingControls): 파일이 없어서 백업에 넣지 못했습니다. 'receiptmind verify'를 실행하세요"
    }

    func pictures(_ report: PictureReport) -> [String] {
        let current = report.current?.escapingControls ?? "데이터베이스"
        return ["새 사진을 두는 곳: \(current)"]
            + report.places.map { place in
                "\(place.address?.escapingControls ?? "데이터베이스"): 사진 \(Quantities.count(place.pictures))장, "
                    + Quantities.bytes(place.bytes)
            }
            + (report.elsewhere > 0 ? ["모두 새 사진을 두는 곳으로 옮기려면 'receiptmind library pictures --move'"] : [])
    }

    func moved(_ report: PictureMoveReport) -> String {
        "사진 \(Quantities.count(report.pictures))장, \(Quantities.bytes(report.bytes))를 옮기고, 하나씩 다시 읽어 원본과 같은지 확인했습니다"
    }

    func notMoved(picture name: String) -> String {
        "\(name.escapingControls): 보관한 것과 달라서 옮기지 않았습니다. 'receiptmind verify'를 실행하세요"
    }

    func restored(_ report: BackupReport, to path: String) -> String {
        "\(path.escapingControls)에 파일 \(Quantities.count(report.files))개, \(Quantities.bytes(report.bytes))를 복원했습니다"
    }

    func moved(_ report: MoveReport, to place: String) -> String {
        let sentence =
            "\(place.escapingControls)(으)로 사용자 \(Quantities.count(report.users))명, 줄 \(Quantities.count(report.lines))개, "
            + "파일 \(Quantities.count(report.files))개, \(Quantities.bytes(report.bytes))를 옮기고, 다시 읽어 원본과 같은지 확인했습니다"
        return sentence.withKoreanParticles
    }

    func verdict(_ report: VerifyReport) -> String {
        let looked =
            "기록 \(Quantities.count(report.records))건, 장부 \(Quantities.count(report.lines))줄"
            + (report.unknownLines > 0 ? "(이 버전이 모르는 종류 \(report.unknownLines)줄), " : ", ")
            + "사진 \(Quantities.count(report.images))장(\(Quantities.bytes(report.bytes)))"
        let repaired = report.findings.count { $0.repair != nil }
        let left = report.findings.count - repaired
        switch (left, repaired) {
        case (0, 0): return "모두 정상입니다: \(looked)"
        case (0, _): return "문제 \(repaired)건을 고쳐서 모두 정상입니다: \(looked)"
        case (_, 0): return "문제 \(left)건을 찾았습니다: \(looked)"
        default: return "문제 \(repaired)건을 고쳤고 \(left)건이 남았습니다: \(looked)"
        }
    }
}
