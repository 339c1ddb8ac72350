import ReceiptReview

/// A field's name and the accepted formats of its values, in every language.
struct FieldWords: Sendable {
    let english: (name: String, hint: String)
    let korean: (name: String, hint: String)

    private static let all: [String: FieldWords] = [
        "merchant": FieldWords(
            english: ("Merchant", "the shop's name"),
            korean: ("상호", "가게 이름")
        ),
        "date": FieldWords(
            english: ("Date", "2026-11-18, 11/18, 18 Nov, yesterday, mon"),
            korean: ("날짜", "2026-11-18, 11/18, 어제, 월요일")
        ),
        "time": FieldWords(
            english: ("Time", "19:42, 7:42 pm"),
            korean: ("시간", "19:42, 오후 7:42")
        ),
        "amount": FieldWords(
            english: ("Amount", "23,400 or $8.60; a minus sign for a refund"),
            korean: ("금액", "23,400 또는 $8.60. 환불은 앞에 -")
        ),
        "currency": FieldWords(
            english: ("Currency", "KRW, USD, €, £"),
            korean: ("통화", "KRW, USD, 원, €")
        ),
        "tax": FieldWords(
            english: ("Tax", "the tax within the amount; - for none"),
            korean: ("세금", "금액에 포함된 세금. 없으면 -")
        ),
        "kind": FieldWords(
            english: ("Kind", "expense, income, transfer"),
            korean: ("종류", "지출, 수입, 이체")
        ),
        "category": FieldWords(
            english: ("Category", "a number, or a part of the name"),
            korean: ("분류", "번호나 이름의 일부, 초성")
        ),
        "account": FieldWords(
            english: ("Account", "for example a card or a bank"),
            korean: ("계좌", "예: 카드나 은행 이름")
        ),
        "memo": FieldWords(
            english: ("Memo", "whatever helps you later"),
            korean: ("메모", "나중에 도움이 될 말")
        ),
        "tags": FieldWords(
            english: ("Tags", "words separated by commas"),
            korean: ("태그", "쉼표로 나눈 낱말")
        ),
        "splits": FieldWords(
            english: ("Parts", "food=62400 pet=25000@nabi; one may omit its amount"),
            korean: ("나눔", "식비=62400 반려동물=25000@나비. 금액은 하나까지 생략 가능")
        ),
        "items": FieldWords(
            english: ("Items", "milk 2 x 2980 5960; mince 4.79 -1.44 (name, count x price, amount, discount)"),
            korean: ("품목", "우유 2 x 2980 5960; 다짐육 4790 -1440 (이름, 수량 x 단가, 금액, 할인)")
        ),
        "mood": FieldWords(
            english: ("Mood", "happy, sad, angry, tired, calm, anxious, neutral"),
            korean: ("기분", "행복, 슬픔, 화남, 피곤, 평온, 불안, 무감정")
        ),
        "subject": FieldWords(
            english: ("For whom", "for example a child or a pet"),
            korean: ("대상", "예: 아이 이름, 고양이")
        ),
    ]

    /// A field without words has its name in the ledger.
    static func of(_ field: ReviewField) -> FieldWords {
        all[field.name] ?? FieldWords(english: (field.name, ""), korean: (field.name, ""))
    }
}

extension EnglishWording {
    func field(_ field: ReviewField) -> String { FieldWords.of(field).english.name }
    func hint(for field: ReviewField) -> String { FieldWords.of(field).english.hint }
}

extension KoreanWording {
    func field(_ field: ReviewField) -> String { FieldWords.of(field).korean.name }
    func hint(for field: ReviewField) -> String { FieldWords.of(field).korean.hint }
}
