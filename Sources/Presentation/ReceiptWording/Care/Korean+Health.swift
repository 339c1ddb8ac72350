import ReceiptApp
import ReceiptDomain

extension KoreanWording {
    func finding(_ check: HealthCheck) -> String {
        let sentence =
            switch check {
            case .engine(let version): "글자 인식이 작동합니다 (\(version))"
            case .engineUnusable(let detail): "글자 인식이 작동하지 않습니다: \(detail)"
            case .arithmetic(let arithmetic): finding(arithmetic)
            case .readerMissing(let path): "사진과 문서를 여는 \(path)이(가) 없습니다"
            case .scripts(let scripts): "읽을 수 있는 영수증: \(scripts.map(name).joined(separator: ", "))"
            case .languageMissing(let code, _): "\"\(code)\" 언어 데이터가 없습니다"
            case .secondEngine(true): "확실하지 않은 영수증은 PP-OCR로도 읽습니다"
            case .secondEngine(false): "PP-OCR이 없어 확실하지 않은 영수증을 덜 정확하게 읽습니다"
            case .documentTools(let names): "문서를 여는 프로그램: \(names.joined(separator: ", "))"
            case .documentToolMissing(let program, _): "\(program)이(가) 없어 일부 문서를 읽지 못합니다"
            case .confinement(let confinement): finding(confinement)
            case .library(let path): "보관함 위치: \(path)"
            case .libraryMissing(let path): "\(path)에 아직 보관함이 없습니다"
            case .notWritable(let path, let detail): "\(path)에 쓸 수 없습니다: \(detail)"
            case .tooOpen(let path, let mode): "\(path): 이 컴퓨터의 다른 사용자가 읽을 수 있습니다 (권한 \(mode))"
            case .inbox(let path, let waiting): "받은 폴더 \(path) 정상, 대기 파일 \(waiting)개"
            case .inboxUnreachable(let path, let detail): "받은 폴더 \(path)에 접근할 수 없습니다: \(detail)"
            case .needsPolling(let path): "\(path): 네트워크 폴더여서 파일이 바뀌어도 알 수 없습니다"
            case .space(let path, let free): "\(path)의 남은 공간: \(Quantities.bytes(free))"
            case .lowSpace(let path, let free): "\(path)의 남은 공간이 \(Quantities.bytes(free))뿐입니다"
            case .ledger(let user, let records): "\(user) 사용자의 장부 정상, 기록 \(Quantities.count(records))건"
            case .ledgerDamaged(let damage): self.damage(damage)
            case .failedFiles(let count, let folder): "읽지 못한 파일 \(count)개가 \(folder)에 있습니다"
            case .pictures(let address): "사진을 두는 곳 정상: \(address.escapingControls)"
            case .picturesUnusable(let problem): error(problem)
            case .hooks(let path, let count): "\(path)의 훅 \(count)개를 'watch'와 'serve'가 실행합니다"
            case .hooksUnusable(let detail): detail
            }
        return sentence.withKoreanParticles
    }

    private func name(_ script: RecognitionModel.Script) -> String {
        switch script {
        case .latin: "로마자(영어, 독일어 등)"
        case .korean: "한국어"
        case .japanese: "일본어"
        }
    }

    private func finding(_ arithmetic: NetworkArithmetic) -> String {
        let slow = "빠른 연산 대신 Tesseract 자체 연산을 써서 읽는 데 두 배 걸립니다:"
        return switch arithmetic {
        case .vnni: "빠른 연산을 씁니다 (AVX2, VNNI): 한 줄을 읽어 보니 Tesseract 자체 연산과 결과가 같습니다"
        case .avx2: "빠른 연산을 씁니다 (AVX2): 한 줄을 읽어 보니 Tesseract 자체 연산과 결과가 같습니다"
        case .otherProcessor: "\(slow) 빠른 연산에는 AVX2가 있는 프로세서가 필요합니다"
        case .otherVersion: "\(slow) 빠른 연산은 이 Tesseract 버전에서 시험하지 않았습니다"
        case .otherBuild: "\(slow) 빠른 연산이 이 Tesseract의 빌드 방식과 맞지 않습니다"
        case .otherResults: "\(slow) 빠른 연산으로 읽은 결과가 달랐습니다"
        case .leftOut: "\(slow) 이 프로그램은 빠른 연산을 빼고 빌드되었습니다"
        }
    }

    func remedy(_ check: HealthCheck) -> String? {
        switch check {
        case _ where check.severity == .good: nil
        case .engine, .scripts, .documentTools, .library, .inbox, .space, .ledger, .pictures, .hooks: nil
        case .arithmetic: "읽는 결과는 같습니다. 이 Tesseract를 지원하는 새 receiptmind가 있는지 확인하세요"
        case .readerMissing: "두 프로그램을 같은 폴더에 설치하세요. Scripts/install이나 패키지를 쓰면 그렇게 됩니다"
        case .engineUnusable: "설치하세요: sudo apt-get install tesseract-ocr"
        case .languageMissing(_, let package): "설치하세요: sudo apt-get install \(package)"
        case .secondEngine: "Scripts/setup으로 설치하세요. 패키지에는 들어 있습니다"
        case .documentToolMissing(_, let package): "설치하세요: sudo apt-get install \(package)"
        case .confinement: "Debian 커널처럼 Landlock과 seccomp가 켜진 커널을 쓰세요. 그때까지는 믿을 수 있는 파일만 여세요"
        case .libraryMissing: "'receiptmind import 경로'를 처음 실행하면 만들어집니다"
        case .notWritable(let path, _): "소유자를 바꾸세요: sudo chown -R \"$USER\" '\(path)'"
        case .tooOpen(let path, _): "본인만 읽게 하세요: chmod -R go= '\(path)'"
        case .inboxUnreachable(let path, _): "폴더를 만드세요: mkdir -p '\(path)'"
        case .needsPolling: "'receiptmind watch --poll 30'으로 감시하세요"
        case .lowSpace: "공간을 비우거나, 보관함을 옮기고 --library로 지정하세요"
        case .ledgerDamaged: "고칠 수 있는 것을 확인하세요: receiptmind verify"
        case .failedFiles: "옆의 .reason.json에서 이유를 보고 'receiptmind retry'를 실행하세요"
        case .picturesUnusable: "고칠 때까지 사진을 받지 않습니다. 잃는 사진은 없습니다"
        case .hooksUnusable: "고칠 때까지 훅을 실행하지 않습니다"
        }
    }

    func verdict(problems: Int, warnings: Int) -> String {
        switch (problems, warnings) {
        case (0, 0): "모두 정상입니다"
        case (0, _): "모두 작동합니다. 확인할 것이 \(warnings)가지 있습니다"
        default: "고칠 문제가 \(problems)건 있습니다"
        }
    }
}
