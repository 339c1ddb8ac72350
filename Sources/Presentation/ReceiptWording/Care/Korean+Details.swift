extension KoreanWording {
    /// The Korean of what this program's own readers say about a file; the words of the system and of other programs stay as they are.
    static func detail(_ text: String) -> String {
        if let known = details[text] { return known }
        if let match = text.wholeMatch(of: /more than ([0-9]+) (pages|lines|KB of HTML)/) {
            let units = ["pages": "쪽", "lines": "줄", "KB of HTML": "KB의 HTML"]
            return "\(match.output.1)\(units[String(match.output.2)] ?? "") 초과"
        }
        if let match = text.wholeMatch(of: /([0-9]+) x ([0-9]+) pixels/) {
            return "\(match.output.1) x \(match.output.2) 픽셀"
        }
        if let match = text.wholeMatch(of: /page ([0-9]+) is empty/) { return "\(match.output.1)쪽이 비어 있음" }
        if let match = text.wholeMatch(of: /the (\S+) (header|data) cannot be (?:read|decoded)/) {
            return "\(match.output.1)의 \(match.output.2 == "header" ? "머리를" : "내용을") 읽을 수 없음"
        }
        if let match = text.wholeMatch(of: /ends early: the first ([0-9]+) % of the picture .*/) {
            return "파일이 중간에 끊겨 사진의 앞쪽 \(match.output.1)%만 있고 나머지는 회색입니다"
        }
        return text
    }

    private static let details = [
        "an archive within an archive": "ZIP 안의 ZIP",
        "an archive of too much, or of too many files": "ZIP의 내용이 너무 크거나 파일이 너무 많음",
        "the archive has no end": "ZIP의 끝이 없음",
        "too many parts": "메일의 부분이 너무 많음",
        "too many parts, or too deep in one another": "메일의 부분이 너무 많거나 너무 깊음",
        "too many elements in the XML, or too deep in one another": "XML의 요소가 너무 많거나 너무 깊음",
        "the XML has a document type, which is not opened": "문서 형식 선언(DTD)이 든 XML은 열지 않음",
        "the XML is not well-formed": "XML 형식이 잘못됨",
        "the signed file has no content": "서명된 파일에 내용이 없음",
        "the mail cannot be read": "메일을 읽을 수 없음",
        "the mail has neither a document nor a text": "메일에 문서도 글도 없음",
        "the PDF has no pages": "PDF에 쪽이 없음",
        "the document takes too long to open": "문서를 여는 데 너무 오래 걸림",
        "it takes too long to read": "읽는 데 너무 오래 걸림",
        "its reader broke off twice": "읽는 프로그램이 두 번 멈춤",
        "its reader answered what cannot be": "읽는 프로그램의 답이 잘못됨",
        "the header of a page cannot be read": "한 쪽의 머리를 읽을 수 없음",
        "the data of a page cannot be decoded": "한 쪽의 내용을 읽을 수 없음",
        "not enough memory": "메모리 부족",
        "no memory": "메모리 부족",
        "no pixels": "픽셀이 없음",
        "not a regular file": "일반 파일이 아님",
        "there is no file": "파일이 없음",
        "folder": "폴더",
        "link": "링크",
        "pipe": "파이프",
        "socket": "소켓",
        "device": "장치",
        "name": "이름",
        "path": "경로",
    ]
}
