import ReceiptDomain

extension KoreanWording {
    func error(_ problem: DatabaseProblem) -> String {
        let sentence =
            switch problem {
            case .unreachable(let detail):
                "데이터베이스 서버가 응답하지 않습니다(\(detail.escapingControls)). 바뀐 것은 없습니다. "
                    + "서버가 켜져 있는지, 이름과 포트가 맞는지 확인하고 다시 시도하세요"
            case .inDoubt(let detail):
                "변경을 확정하는 중에 데이터베이스 연결이 끊겼습니다(\(detail.escapingControls)). "
                    + "다시 하기 전에 변경이 반영되었는지 확인하세요. 사진은 다시 가져와도 안전합니다"
            case .login(let detail):
                "데이터베이스 서버에 로그인할 수 없습니다(\(detail.escapingControls)). "
                    + "사용자 이름과 ~/.pgpass 또는 PGPASSWORD의 암호를 확인하세요"
            case .certificate(let detail):
                "데이터베이스 연결이 안전하지 않습니다(\(detail.escapingControls)). "
                    + "다른 컴퓨터의 서버에는 인증서가 있어야 합니다. sslrootcert=파일에 인증 기관을 지정하고 호스트를 인증서의 이름대로 쓰세요. "
                    + "주소에 sslmode=require를 적으면 인증서를 확인하지 않고, sslmode=disable을 적으면 암호화하지 않습니다"
            case .noDatabase(let detail):
                "서버에 그런 데이터베이스가 없습니다(\(detail.escapingControls)). "
                    + "이름을 확인하거나 새로 만드세요: Scripts/database create"
            case .notPermitted(let detail):
                "데이터베이스가 허용하지 않습니다(\(detail.escapingControls)). "
                    + "소유자에게 권한을 요청하세요. 대기 서버에서는 읽기만 할 수 있습니다"
            case .noSpace(let detail):
                "데이터베이스 서버의 디스크가 가득 찼습니다(\(detail.escapingControls)). 그곳의 공간을 비우고 다시 시도하세요"
            case .refused(let state, let message):
                "데이터베이스가 거부했습니다(\(state.escapingControls): \(message.escapingControls)). "
                    + "'receiptmind verify'를 실행하세요"
            case .unexpected(let detail):
                "데이터베이스의 응답이 예상과 다릅니다(\(detail.escapingControls)). 'receiptmind verify'를 실행하세요"
            case .schema(0, _): "데이터베이스에 ReceiptMind 테이블이 아직 없습니다. 먼저 만드세요: Scripts/database migrate"
            case .schema(let version, let known) where version > known:
                "데이터베이스의 테이블이 이 프로그램보다 새 버전입니다(\(version), 이 프로그램은 \(known)까지). 프로그램을 업데이트하세요"
            case .schema(let version, let known):
                "데이터베이스의 테이블이 이전 버전입니다(\(version), 필요한 버전은 \(known)). "
                    + "업데이트하세요: Scripts/database migrate"
            case .passwordInName:
                "명령줄의 암호는 이 컴퓨터의 누구나 볼 수 있습니다. "
                    + "~/.pgpass, 서비스 파일(postgresql://?service=이름) 또는 PGPASSWORD에 넣고 명령줄에서는 빼세요"
            case .noSuchAccount(let name): "이 보관함에는 사용자 \(name.escapingControls)이(가) 없습니다"
            case .notLocked: "데이터베이스 연결이 끊겼습니다. 바뀐 것은 없습니다. 다시 시도하세요"
            case .overtaken: "그사이 다른 컴퓨터가 이 사진을 처리했습니다. 바뀐 것은 없습니다"
            case .keepsLines: "데이터베이스의 장부에는 줄을 덧붙일 수만 있습니다. 'receiptmind verify'를 실행하세요"
            case .changedPart(let name):
                "데이터베이스의 \(name.escapingControls)이(가) 보관한 것과 다릅니다. 백업을 복원하세요"
            case .foreignObject(let key):
                "데이터베이스의 한 행이 다른 사용자의 객체를 가리킵니다(\(key.escapingControls)). 지운 것은 없습니다. "
                    + "누가 쓴 행인지 알아보고 'receiptmind verify'를 실행하세요"
            }
        return sentence.withKoreanParticles
    }
}
