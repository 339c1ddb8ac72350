extension HelpText {
    /// `bench`.
    public enum Measuring: CaseIterable, Hashable, Sendable {
        case benchAbstract, benchDiscussion, benchFiles, benchLedger, benchRecord, benchReplay, benchOverlaps,
            benchLetters, benchFeatures,
            benchEach, benchMisses, benchJson
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Measuring) -> String {
        switch text {
        case .benchAbstract:
            """
            Measure how many fields are read correctly: of your confirmed records, or of receipts with known \
            truth.
            """
        case .benchDiscussion:
            """
            With --ledger the photos of confirmed records are read again and compared with what you confirmed. \
            Otherwise the first argument is a file with a line of JSON for each photo, {"file", "merchant", \
            "date", "total", "currency", "category"}, and the others are the photos, found in it by their names. \
            Nothing is stored.
            """
        case .benchFiles: "The truth, then photos and folders of them."
        case .benchLedger: "Read the photos of the library's confirmed records again."
        case .benchRecord: "Print everything recognised on each photo, to be replayed later."
        case .benchReplay: "Read recordings instead of photos: FILES are what --record printed."
        case .benchOverlaps: "Print which recorded receipts would be taken for parts of others."
        case .benchLetters:
            "Open files without reading them: print how many letters are on straight lines, page by page."
        case .benchFeatures: "Print the features behind each decision on recordings, for Scripts/fit-weights."
        case .benchEach: "Print for each receipt which fields were right."
        case .benchMisses: "Also list every field that was read wrong."
        case .benchJson: "Print the figures as one JSON object."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Measuring) -> String {
        switch text {
        case .benchAbstract: "얼마나 정확하게 읽는지 확정된 기록이나 정답이 있는 영수증으로 측정합니다."
        case .benchDiscussion:
            """
            --ledger를 주면 확정된 기록의 사진을 다시 읽어 확정한 값과 비교합니다. 아니면 첫 인자는 사진마다 JSON 한 줄 {"file", "merchant", "date", \
            "total", "currency", "category"}이 든 파일이고, 나머지는 그 안에서 이름으로 찾을 사진입니다. 아무것도 저장하지 않습니다.
            """
        case .benchFiles: "정답 파일, 그다음 사진이나 사진 폴더."
        case .benchLedger: "보관함의 확정된 기록의 사진을 다시 읽습니다."
        case .benchRecord: "사진마다 인식한 것을 모두 출력합니다. 나중에 --replay로 다시 읽습니다."
        case .benchReplay: "사진 대신 --record가 출력한 파일을 읽습니다."
        case .benchOverlaps: "다른 영수증에 이어지는 부분으로 볼 영수증을 출력합니다."
        case .benchLetters: "파일을 읽지 않고 열기만 해서, 곧은 줄에 놓인 글자 수를 쪽마다 출력합니다."
        case .benchFeatures: "판단마다 근거가 된 특징 값을 출력합니다. Scripts/fit-weights가 씁니다."
        case .benchEach: "영수증마다 맞게 읽은 항목을 출력합니다."
        case .benchMisses: "잘못 읽은 항목도 모두 보여 줍니다."
        case .benchJson: "결과를 JSON 객체 하나로 출력합니다."
        }
    }
}
