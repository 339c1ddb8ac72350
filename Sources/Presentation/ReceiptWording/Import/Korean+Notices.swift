import ReceiptApp
import ReceiptDomain
import ReceiptReview

extension KoreanWording {
    func notice(_ notice: Notice) -> String {
        switch notice {
        case .drafted(let file, let records):
            records.map { "\(file.escapingControls)\($0.partMark): \(outline($0))" }.joined(separator: "\n")
        case .unpacked(let file, let counts):
            "\(file.escapingControls): "
                + [
                    ("새 영수증", counts.drafts), ("이미 가져옴", counts.known), ("영수증 아님", counts.otherPictures),
                    ("사진·문서 아님", counts.otherFiles),
                ].filter { $0.1 > 0 || $0.0 == "새 영수증" }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
                + (counts.rest.map { ". 파일은 \($0.escapingControls)에 있습니다" } ?? "")
        case .noReceipt(let file): "\(file.escapingControls): 영수증으로 보이지 않아 보관하지 않았습니다"
        case .notRead(let names):
            "읽지 못함: " + names.prefix(3).map(\.escapingControls).joined(separator: ", ")
                + (names.count > 3 ? " 외 \(names.count - 3)개" : "") + ". 이유는 표 위에 있습니다"
        case .seemNoReceipts(let count):
            "영수증이 아닌 것 같은 사진이 \(Quantities.count(count))장 있습니다. 검토할 때 \(count == 1 ? "" : "한꺼번에 ")버릴 수 있습니다"
        case .queued(let file, true): "\(file.escapingControls): 안전하게 보관했고 곧 읽습니다"
        case .queued(let file, false): "\(file.escapingControls): 이미 대기열에 있습니다"
        case .duplicate(let file, let record):
            "\(file.escapingControls): 이미 \(record.id.short) 기록으로 가져온 사진입니다 (\(outline(record)))"
        case .failed(let file, let problem, let place?):
            "\(error(problem, file: file)). 파일은 \(place.escapingControls)에 보관했습니다"
        case .failed(let file, let problem, nil):
            error(problem, file: file)
        case .refused(let file, let problem):
            "\(file.escapingControls): 가져오지 못해 원래 자리에 그대로 둡니다. \(error(problem))"
        case .wouldImport(let file, let user):
            "\(file.escapingControls): \(user) 사용자의 기록으로 가져올 예정"
        case .wouldSkip(let file, let record):
            "\(file.escapingControls): 이미 \(record.id.short) 기록에 있어 건너뛸 예정"
        case .nothingToImport(let path):
            "\(path.escapingControls): 사진이나 문서가 없습니다. JPEG, PNG, HEIC, AVIF, WebP, TIFF, GIF, BMP, PDF, 메일(EML), 전자 청구서(XML, P7M), ZIP을 읽을 수 있습니다"
        case .libraryLeftOut(let path):
            "\(path.escapingControls): 보관함 폴더이므로 제외합니다. 받은 폴더는 'receiptmind watch'로 읽습니다"
        case .watching(let folder, 0): "\(folder.escapingControls) 폴더를 감시하는 중. Ctrl-C로 멈춥니다"
        case .watching(let folder, let waiting):
            "\(folder.escapingControls) 폴더를 감시하는 중, 대기 파일 \(Quantities.count(waiting))개. Ctrl-C로 멈춥니다"
        case .emptying(let folder, 0): "\(folder.escapingControls) 폴더에 읽을 파일이 없습니다"
        case .emptying(let folder, let waiting):
            "\(folder.escapingControls) 폴더의 파일 \(Quantities.count(waiting))개를 읽는 중. 덜 복사된 것은 1분까지 기다립니다"
        case .polling(let folder, let seconds):
            "\(folder.escapingControls) 폴더를 \(seconds)초마다 확인하는 중. Ctrl-C로 멈춥니다"
        case .stopping(0): "멈추는 중"
        case .stopping(let count): "읽고 있는 영수증 \(count)장을 마치고 멈춥니다"
        case .recovered(let report): recovered(report)
        case .summary(let summary): self.summary(summary)
        }
    }

    func progress(_ progress: WorkProgress) -> String {
        var parts = ["\(Quantities.count(progress.done))/\(Quantities.count(progress.total))"]
        if let rate = progress.rate.map(Quantities.tenths) { parts.append("초당 \(rate)장") }
        if let left = progress.secondsLeft { parts.append("\(Quantities.clock(seconds: left)) 남음") }
        if progress.failed > 0 { parts.append("실패 \(progress.failed)") }
        return parts.joined(separator: " · ")
    }

    private func outline(_ record: Record) -> String {
        guard record.content != PictureContent.none else { return "영수증이 아닌 것 같습니다" }
        let parts = [record.merchant?.escapingControls, record.date.map(\.description), record.amount?.formatted]
        let missing = record.missingFields.filter { $0 != .currency }.map { "\(field($0)) 없음" }
        return (parts.compactMap(\.self) + missing).joined(separator: ", ")
    }

    private func recovered(_ report: RecoveryReport) -> String {
        var parts: [String] = []
        if report.undone > 0 { parts.append("가져오다 만 파일 \(report.undone)개를 되돌림") }
        if !report.completed.isEmpty { parts.append("기록 \(report.completed.count)건을 마저 저장함") }
        parts += report.tornLedgers.map { "\($0.escapingControls)의 잘린 끝부분을 따로 보관함" }
        return parts.isEmpty ? "고칠 것이 없습니다" : "중단된 작업을 복구했습니다: " + parts.joined(separator: ", ")
    }

    private func summary(_ summary: IntakeSummary) -> String {
        if summary.isDryRun {
            return "가져올 사진 \(summary.read)장, 이미 있는 사진 \(summary.duplicates)장. 바뀐 것은 없습니다"
        }
        let seconds = Quantities.tenths(Double(summary.milliseconds) / 1000)
        let first = summary.queued > 0 ? ("읽기 대기", summary.queued) : ("읽음", summary.read)
        let counts = [first, ("중복", summary.duplicates), ("실패", summary.failed)]
        return counts.map { "\($0) \(Quantities.count($1))" }.joined(separator: ", ") + " (\(seconds)초)"
    }
}
