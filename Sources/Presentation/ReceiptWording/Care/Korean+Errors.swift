import ReceiptDomain

extension KoreanWording {
    func error(_ error: ReadingError, file: String) -> String {
        let file = file.escapingControls
        let sentence =
            switch error {
            case .emptyFile: "\(file): 빈 파일입니다. 다시 복사하세요"
            case .notAnImage where file.isNameOfStatement:
                "\(file): 영수증 사진이 아닙니다. 은행 명세는 'receiptmind bank import \(file)'로 가져오세요"
            case .notAnImage:
                "\(file): 사진이나 문서가 아닙니다. JPEG, PNG, HEIC, AVIF, WebP, TIFF, GIF, BMP, PDF, 메일(EML), 전자 청구서(XML, P7M), ZIP을 읽을 수 있습니다"
            case .unsupportedFormat(let format):
                "\(file): \(format.rawValue.uppercased()) 파일은 아직 읽을 수 없습니다. JPEG나 PNG로 저장하세요"
            case .archive: "\(file)은(는) ZIP 파일입니다. 안의 사진은 'receiptmind import'로 읽거나, 압축을 풀어 scan으로 읽으세요"
            case .truncated: "\(file): 파일이 중간에 끊겨 읽을 내용이 없습니다. 다시 복사하세요"
            case .damaged(let detail):
                "\(file): 파일이 손상되었습니다(\(Self.detail(detail).escapingControls)). 다시 복사하거나 다시 찍으세요"
            case .overLimit(let detail):
                "\(file): 읽을 수 있는 한도를 넘습니다(\(Self.detail(detail).escapingControls)). 더 작게 저장하세요"
            case .fileTooLarge(let bytes, let limit):
                "\(file): 파일 크기가 \(Quantities.bytes(bytes))입니다. \(Quantities.bytes(limit)) 이하로 저장하세요"
            case .locked: "\(file): 암호가 걸린 문서입니다. 암호 없는 PDF로 다시 저장하세요(예: PDF로 인쇄)"
            case .toolMissing(let program, let package):
                "\(file): \(program)이(가) 없어 읽지 못했습니다. 설치하세요: sudo apt-get install \(package)"
            case .libraryTooOld(let library, let version, let needed):
                """
                \(file): 최신 iPhone의 사진 형식이라 이 컴퓨터의 \(library) \(version)(으)로는 열지 못합니다. 사진을 JPEG로 저장해 다시 넣거나 \
                \(library) \(needed) 이상을 설치하세요. ReceiptMind 패키지에는 들어 있고, Debian 12는 bookworm-backports에 있습니다. 앞으로 JPEG로 찍으려면 \
                iPhone에서 설정 > 카메라 > 포맷 > 높은 호환성을 선택하세요
                """
            case .readerMissing(let path):
                "\(file): 사진과 문서를 여는 \(path.escapingControls)이(가) 없어 읽지 못했습니다. 두 프로그램을 같은 폴더에 설치하세요"
            case .languageMissing(let language):
                "\(file): Tesseract에 \"\(language.escapingControls)\" 언어 데이터가 없어 읽지 못했습니다. 'receiptmind doctor'를 실행하세요"
            case .engineFailed(let detail):
                "\(file): 글자를 인식하지 못했습니다(\(Self.detail(detail).escapingControls)). 'receiptmind doctor'를 실행하세요"
            case .inaccessible(let detail):
                "\(file): 파일을 열 수 없습니다(\(Self.detail(detail).escapingControls)). 파일이 있는지, 읽을 권한이 있는지 확인하세요"
            }
        return sentence.withKoreanParticles
    }

    func error(_ error: LibraryError) -> String {
        switch error {
        case .noLibrary(let path):
            """
            \(path.escapingControls)에 보관함이 없습니다. --library와 RECEIPTMIND_LIBRARY의 경로가 맞는지, 디스크가 연결되어 있는지 확인하세요. \
            새로 만들려면 'receiptmind init'을 실행하세요
            """
        case .noSuchUser(let user): "\(user) 사용자가 없습니다. 'receiptmind users'로 확인하세요"
        case .noSuchRecord(let id): "\(id.short) 기록이 없습니다. 'receiptmind list'로 확인하세요"
        case .ambiguousRecord(let text, 0):
            "\"\(text.escapingControls)\" ID의 기록이 없습니다. 'receiptmind list'로 보거나 'receiptmind search'로 낱말을 찾으세요"
        case .ambiguousRecord(let text, let matches):
            "\"\(text.escapingControls)\"에 맞는 기록이 \(matches)건입니다. ID를 더 길게 적으세요"
        case .staleEntity(let kind, let id):
            "\(entityName(kind).escapingControls) \(id.escapingControls)의 내용이 그사이 바뀌었습니다. 확인한 뒤 다시 고치세요"
        case .stale(let id, _): "\(id.short) 기록이 그사이 바뀌었습니다. 확인한 뒤 다시 고치세요"
        case .lastImage(let id):
            "\(id.short) 기록에는 사진이 이것뿐입니다. 기록을 버리려면 'receiptmind discard \(id.short)'"
        case .noSuchImage(let id, let number):
            "\(id.short) 기록에 \(number)번 사진이 없습니다. 번호는 'receiptmind show \(id.short)'로 확인하세요"
        case .purged(let id): "\(id.short) 기록은 사진을 완전히 지웠기 때문에 되돌릴 수 없습니다. 사진을 다시 가져오세요"
        case .checked(let id):
            "\(id.short) 기록은 명세와 대조를 마쳤습니다. 그래도 고치려면: 'receiptmind edit \(id.short) … --unlock'"
        case .incomplete(let id, let field):
            "\(id.short) 기록은 \(field.escapingControls) 항목이 비어 있어 확정할 수 없습니다. 먼저 입력하세요"
        case .damagedLedger(let path, let line, let detail):
            "\(path.escapingControls)의 \(line)번째 줄이 손상되었습니다(\(detail.escapingControls)). "
                + "그 줄을 고치거나 백업을 복원하세요"
        case .newerFormat(let path, let version):
            "\(path.escapingControls): 더 새 버전의 ReceiptMind(형식 \(version))가 쓴 파일입니다. 프로그램을 업데이트하세요"
        case .locked(let path):
            "다른 ReceiptMind가 \(path.escapingControls)에 쓰는 중입니다. 끝난 뒤 다시 시도하세요"
        case .notPermitted(let path):
            "\(path.escapingControls): 읽거나 쓸 권한이 없습니다. 소유자와 권한을 확인하세요"
        case .noSpace(let path): "\(path.escapingControls): 디스크가 가득 찼습니다. 공간을 비우고 다시 시도하세요"
        case .unsafeFile(let path, let kind):
            "\(path.escapingControls): 일반 파일이 아닙니다(\(Self.detail(kind).escapingControls)). 사진 파일 자체를 복사하세요"
        case .changedWhileCopying(let path):
            "\(path.escapingControls): 복사하는 동안 파일이 바뀌었습니다. 저장이 끝난 뒤 다시 시도하세요"
        case .vanished(let path): "\(path.escapingControls): 그런 파일이나 폴더가 없습니다. 이름이 맞는지, 옮겨지지 않았는지 확인하세요"
        case .tooLarge(let path, let bytes, let limit):
            "\(path.escapingControls): 파일 크기가 \(Quantities.bytes(bytes))입니다. \(Quantities.bytes(limit)) 이하로 저장하세요"
        case .unsafeArrangement(let detail):
            "보관함, 받은 폴더, 다른 파일은 서로 안에 둘 수 없습니다(\(detail.escapingControls)). 다른 곳을 고르세요"
        case .alreadyThere(let path): "\(path.escapingControls): 이미 있습니다. 다른 이름을 고르세요"
        case .damagedBackup(let path, let detail):
            "\(path.escapingControls): 온전한 백업이 아닙니다(\(detail.escapingControls)). 다른 백업을 쓰세요"
        case .moved(let place): "이 보관함은 다른 곳으로 옮겼습니다. --library '\(place.escapingControls)'로 지정하세요"
        case .merging(let from, let into):
            "\(from) 사용자의 기록을 \(into) 사용자로 옮기던 일이 중단되었습니다. 'receiptmind users merge \(from) \(into)'로 마치세요"
        case .userExists(let user):
            "\(user) 사용자가 이미 있습니다. 다른 이름을 쓰거나 'receiptmind users merge'로 두 사용자를 합치세요"
        case .photosWaiting(let user, let count):
            "\(user) 사용자의 사진 \(count)장이 대기열에 있습니다. 먼저 'receiptmind work'로 읽고, 보류된 사진은 'receiptmind retry'로 다시 시도하세요"
        case .database(let problem): self.error(problem)
        case .bucket(let problem): self.error(problem)
        case .system(let path, let detail):
            "\(path.escapingControls): \(detail.escapingControls). 'receiptmind doctor'를 실행하세요"
        }
    }

    func damage(_ damage: LedgerDamage) -> String {
        let path = damage.path.escapingControls
        let place = "\(path)의 \(damage.line)번째 줄"
        return switch damage.kind {
        case .unreadable(let detail):
            "\(place): 손상되어 읽지 못하고 건너뜁니다(\(detail.escapingControls))"
                + (damage.keptAt.map { ". 사본은 \($0.escapingControls)에 있습니다" } ?? "")
        case .altered: "\(place): 쓴 뒤에 바뀌었거나 그다음 줄이 없어졌습니다. 있는 그대로 읽습니다"
        case .runTogether: "\(place): 다음 줄과 붙었습니다. 두 줄 모두 읽습니다"
        case .beginsLate: "\(path): 앞부분이 없어졌습니다. 나머지를 읽습니다"
        }
    }

    func noViewer(picture path: String) -> String {
        "사진을 보여 줄 프로그램(xdg-open)이 없습니다. 사진은 \(path.escapingControls)에 있습니다"
    }
}
