public import ReceiptReview

extension Wording {
    /// A field's name; one without words has its name in the ledger.
    public func field(_ field: ReviewField) -> String {
        namesOfFields[field.name].map { localized($0.english, $0.korean) } ?? field.name
    }

    /// The accepted formats of an answer.
    public func hint(for field: ReviewField) -> String {
        hintsOfFields[field.name].map { localized($0.english, $0.korean) } ?? ""
    }
}

private let namesOfFields: [String: (english: String, korean: String)] = [
    "merchant": ("Merchant", "상호"),
    "date": ("Date", "날짜"),
    "time": ("Time", "시간"),
    "amount": ("Amount", "금액"),
    "currency": ("Currency", "통화"),
    "tax": ("Tax", "세금"),
    "kind": ("Kind", "종류"),
    "category": ("Category", "분류"),
    "account": ("Account", "계좌"),
    "memo": ("Memo", "메모"),
    "tags": ("Tags", "태그"),
    "splits": ("Parts", "나눔"),
    "items": ("Items", "품목"),
    "mood": ("Mood", "기분"),
    "subject": ("For whom", "대상"),
]

private let hintsOfFields: [String: (english: String, korean: String)] = [
    "merchant": ("the shop's name", "가게 이름"),
    "date": ("2026-11-18, 11/18, 18 Nov, yesterday, mon", "2026-11-18, 11/18, 어제, 월요일"),
    "time": ("19:42, 7:42 pm", "19:42, 오후 7:42"),
    "amount": ("23,400 or $8.60; a minus sign for a refund", "23,400 또는 $8.60. 환불은 앞에 -"),
    "currency": ("KRW, USD, €, £", "KRW, USD, 원, €"),
    "tax": ("the tax within the amount; - for none", "금액에 포함된 세금. 없으면 -"),
    "kind": ("expense, income, transfer", "지출, 수입, 이체"),
    "category": ("a number, or a part of the name", "번호나 이름의 일부, 초성"),
    "account": ("for example a card or a bank", "예: 카드나 은행 이름"),
    "memo": ("whatever helps you later", "나중에 도움이 될 말"),
    "tags": ("words separated by commas", "쉼표로 나눈 낱말"),
    "splits": ("food=62400 pet=25000@nabi; one may omit its amount", "식비=62400 반려동물=25000@나비. 금액은 하나까지 생략 가능"),
    "items": (
        "milk 2 x 2980 5960; mince 4.79 -1.44 (name, count x price, amount, discount)",
        "우유 2 x 2980 5960; 다짐육 4790 -1440 (이름, 수량 x 단가, 금액, 할인)"
    ),
    "mood": ("happy, sad, angry, tired, calm, anxious, neutral", "행복, 슬픔, 화남, 피곤, 평온, 불안, 무감정"),
    "subject": ("for example a child or a pet", "예: 아이 이름, 고양이"),
]
