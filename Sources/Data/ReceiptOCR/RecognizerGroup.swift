public import ReceiptDomain

/// Several recognisers as one: a request goes to the one that has its model.
public final class RecognizerGroup: TextRecognizer {
    private let members: [any TextRecognizer]

    public init(_ members: [any TextRecognizer]) { self.members = members }

    public var models: [RecognitionModel] { members.flatMap(\.models) }

    public func recognize(_ image: GrayImage, _ request: RecognitionRequest) throws(ReadingError) -> RecognitionResult {
        for member in members where member.models.contains(where: { $0.id == request.model }) {
            return try member.recognize(image, request)
        }
        throw .languageMissing(request.model)
    }
}
