import ReceiptDomain

extension KoreanWording {
    func error(_ problem: BucketProblem) -> String {
        let sentence =
            switch problem {
            case .badAddress(let detail):
                "사진 저장소의 주소가 아닙니다(\(detail.escapingControls)). s3://버킷/접두사?endpoint=https://호스트&region=리전 형식으로 쓰세요. "
                    + "버킷 이름에는 영문 소문자, 숫자, -만 쓰고, 사용자나 키는 적지 않습니다"
            case .noCredentials(let path):
                "사진 저장소를 쓸 키가 없습니다. AWS_ACCESS_KEY_ID와 AWS_SECRET_ACCESS_KEY를 설정하거나 "
                    + "\(path.escapingControls)에 적으세요"
            case .openCredentials(let path):
                "\(path.escapingControls)에 저장소 키가 있으므로 본인만 읽을 수 있어야 합니다. 'chmod 600'을 실행하세요"
            case .unreachable(let detail):
                "사진 저장소가 응답하지 않습니다(\(detail.escapingControls)). 켜져 있는지, endpoint가 맞는지 확인하고 다시 시도하세요"
            case .certificate(let detail):
                "사진 저장소와의 연결이 안전하지 않습니다(\(detail.escapingControls)). "
                    + "endpoint가 인증서의 이름과 같은지 확인하세요. 신뢰할 인증 기관의 파일은 AWS_CA_BUNDLE로 지정합니다"
            case .noBucket(let detail):
                "저장소에 그런 버킷이 없습니다(\(detail.escapingControls)). 그곳에 만들거나 "
                    + "'receiptmind library pictures'에서 이름을 확인하세요"
            case .notPermitted(let detail):
                "사진 저장소가 허용하지 않습니다(\(detail.escapingControls)). 컴퓨터마다 필요한 권한은 docs/scale.md에 있습니다"
            case .signature(let detail):
                "사진 저장소가 키, 비밀 키 또는 리전을 받아들이지 않습니다(\(detail.escapingControls)). "
                    + "AWS_ACCESS_KEY_ID와 AWS_SECRET_ACCESS_KEY 또는 ~/.aws/credentials 파일, 그리고 리전을 확인하세요"
            case .clock(let detail):
                "이 컴퓨터와 사진 저장소의 시각이 너무 다릅니다(\(detail.escapingControls)). 시계를 맞추세요"
            case .noSpace(let detail):
                "사진 저장소가 가득 찼습니다(\(detail.escapingControls)). 그곳의 공간을 비우고 다시 시도하세요"
            case .refused(let status, let code, let message):
                "사진 저장소가 거부했습니다(HTTP \(status) \(code.escapingControls): \(message.escapingControls)). "
                    + "'receiptmind library pictures'에서 버킷, endpoint, 리전을 확인하세요"
            case .gone(let name):
                "사진 \(name.escapingControls)이(가) 버킷에 없습니다. 백업에서 객체를 복원하세요"
            case .changed(let name):
                "버킷의 사진 \(name.escapingControls)이(가) 보관한 것과 다릅니다. 백업에서 객체를 복원하세요"
            case .overdue: "사진 하나를 보관하는 데 일주일이 넘게 걸렸습니다. 바뀐 것은 없습니다. 다시 시도하세요"
            }
        return sentence.withKoreanParticles
    }
}
