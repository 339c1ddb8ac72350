extension HelpText {
    /// Commands about the images of a record: `attach`, `detach`.
    public enum Images: CaseIterable, Hashable, Sendable {
        case attachAbstract, attachDiscussion, attachId, attachFiles, attachAs, attachJson, detachAbstract
        case detachDiscussion, detachNumber
    }
}

extension EnglishWording {
    public func help(_ text: HelpText.Images) -> String {
        switch text {
        case .attachAbstract: "Add images to a record: the card slip, or what was bought."
        case .attachDiscussion:
            """
            receiptmind attach a1b2c3d4 slip.jpg --as slip

            Files are copied byte for byte and stay where they are; fields of the record do not change. A file \
            that the record already has is skipped. Either all are kept or none, and 'receiptmind undo' undoes it \
            as one step.
            """
        case .attachId: "The record: its id, or the beginning or end of it."
        case .attachFiles: "Pictures or documents."
        case .attachAs: "What they are: receipt (another part of it), slip, or other."
        case .attachJson: "Print the changed record as JSON."
        case .detachAbstract: "Remove an image from a record; 'receiptmind undo' brings it back."
        case .detachDiscussion:
            "A record keeps at least one image. The file stays in the record's folder, so nothing is lost."
        case .detachNumber: "Which image, as 'receiptmind show' numbers them."
        }
    }
}

extension KoreanWording {
    public func help(_ text: HelpText.Images) -> String {
        switch text {
        case .attachAbstract: "카드 전표나 산 물건의 사진을 기록에 추가합니다."
        case .attachDiscussion:
            """
            receiptmind attach a1b2c3d4 slip.jpg --as slip

            파일은 바이트 그대로 복사하고 원래 자리에 둡니다. 기록의 항목은 바뀌지 않습니다. 이미 있는 사진은 건너뜁니다. 하나라도 추가할 수 없으면 아무것도 추가하지 않으며, \
            'receiptmind undo' 한 번으로 모두 되돌립니다.
            """
        case .attachId: "기록: ID, 또는 ID의 앞이나 뒤 일부."
        case .attachFiles: "사진이나 문서."
        case .attachAs: "무엇인지: receipt(영수증의 다른 부분), slip(카드 전표), other(그 밖)."
        case .attachJson: "바뀐 기록을 JSON으로 출력합니다."
        case .detachAbstract: "기록에서 사진 하나를 뗍니다. 'receiptmind undo'로 되돌립니다."
        case .detachDiscussion: "기록에는 사진이 적어도 하나 남습니다. 뗀 파일도 기록 폴더에 그대로 있습니다."
        case .detachNumber: "'receiptmind show'에 나오는 사진 번호."
        }
    }
}
