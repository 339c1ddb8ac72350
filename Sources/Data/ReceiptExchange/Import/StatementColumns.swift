import HouseholdBook

/// Which of a table's columns have what, told by their names.
struct StatementColumns {
    enum Role: CaseIterable {
        case date, time, text, brief, amount, out, into, balance, memo, approval, months, part, type, category
        case subcategory, account, counterpart, currency, state, id, index, position, kind, commodity
    }

    private(set) var places: [Role: Int] = [:]
    /// Names of all columns, as they are compared.
    let names: [String]

    /// The words are what Korean banks, cards and apps, and other programs, call their columns; spaces, what stands in
    /// parentheses, and capitals do not matter.
    private static let words: [(Role, Set<String>)] = [
        (
            .date,
            [
                "날짜", "거래일", "거래일자", "거래일시", "거래날짜", "이용일", "이용일자", "이용일시", "이용날짜", "승인일", "승인일자",
                "승인일시", "매출일", "매출일자", "사용일", "사용일자", "사용일시", "일자", "일시", "기간", "결제일시", "date", "transactiondate",
                "transdate",
                "bookingdate", "postingdate", "posteddate", "postdate", "txndate",
            ]
        ),
        (.time, ["시간", "거래시간", "거래시각", "이용시간", "승인시간", "승인시각", "시각", "time", "transactiontime"]),
        (
            .text,
            [
                "내용", "가맹점", "가맹점명", "이용가맹점", "이용가맹점명", "이용하신곳", "이용하신가맹점", "이용처", "사용처", "이용내역",
                "보낸분/받는분", "받는분/보낸분", "의뢰인/수취인", "의뢰인수취인", "받는분", "거래처", "상호", "거래기록사항", "기재내용",
                "merchant", "payee", "name", "description", "transactiondescription", "details", "narrative",
                "counterparty",
            ]
        ),
        (.brief, ["적요", "거래내용", "거래적요", "거래내역", "통장표시내용", "narration", "reference"]),
        (
            .amount,
            [
                "금액", "거래금액", "이용금액", "국내이용금액", "승인금액", "사용금액", "매출금액", "결제금액", "청구금액", "원금", "krw",
                "amount", "transactionamount", "billedamount",
            ]
        ),
        (
            .out,
            [
                "출금", "출금액", "출금금액", "찾으신금액", "지급금액", "지출금액", "지출액", "withdrawal", "withdrawals", "withdrawalamount",
                "debit",
                "debitamount", "paidout", "moneyout",
            ]
        ),
        (
            .into,
            [
                "입금", "입금액", "입금금액", "맡기신금액", "수입금액", "수입액", "deposit", "deposits", "depositamount", "credit",
                "creditamount", "paidin", "moneyin",
            ]
        ),
        (.balance, ["잔액", "거래후잔액", "남은금액", "통장잔액", "잔고", "balance", "runningbalance", "availablebalance"]),
        (.memo, ["메모", "비고", "송금메모", "거래메모", "memo", "note", "notes", "comment", "comments"]),
        (.approval, ["승인번호", "approvalnumber", "approvalcode", "authcode", "authorizationcode", "approval"]),
        (.months, ["할부개월", "할부개월수", "개월", "개월수", "할부기간", "할부", "installments"]),
        (.part, ["회차", "청구회차", "할부회차"]),
        (.type, ["타입", "수입/지출", "거래유형", "거래구분", "구분", "입출금구분", "입출구분", "type", "transactiontype"]),
        (.category, ["대분류", "분류", "category"]),
        (.subcategory, ["소분류", "subcategory"]),
        (.account, ["결제수단", "자산", "계좌", "account", "accounts", "accountname"]),
        (.counterpart, ["toaccount"]),
        (.currency, ["화폐", "통화", "통화코드", "currency"]),
        (.state, ["취소여부", "승인상태", "매입상태", "상태", "취소구분", "status"]),
        (.id, ["id"]),
        (.index, ["txnidx"]),
        (.position, ["position"]),
        (.kind, ["kind"]),
        (.commodity, ["commodity"]),
    ]

    private static let roles: [String: Role] = {
        var roles: [String: Role] = [:]
        for (role, words) in words {
            for word in words { roles[word] = role }
        }
        return roles
    }()

    init(_ cells: [String]) {
        names = cells.map(Self.plain)
        for (index, name) in names.enumerated() {
            guard let role = Self.roles[name], places[role] == nil else { continue }
            places[role] = index
        }
    }

    /// Without spaces and capitals, and without what stands in parentheses: `출금액(원)`.
    private static func plain(_ cell: String) -> String {
        var depth = 0
        var plain = ""
        for sign in cell.lowercased() {
            switch sign {
            case "(", "[", "（": depth += 1
            case ")", "]", "）": depth = max(0, depth - 1)
            case _ where depth > 0 || sign.isWhitespace || "*_-.:".contains(sign): continue
            default: plain.append(sign)
            }
        }
        return plain.replacing("\u{FEFF}", with: "")
    }

    func has(_ role: Role) -> Bool { places[role] != nil }

    /// A day and an amount, and one thing more, so that a sentence is none.
    var isHeader: Bool {
        has(.date) && (has(.amount) || has(.out) || has(.into) || has(.position)) && places.count >= 3
    }

    var layout: StatementContent.Layout {
        if has(.index), has(.commodity) || has(.account) { return .hledger }
        if has(.position), has(.account) { return .beancount }
        if has(.kind), has(.counterpart), has(.id) { return .receiptmind }
        if has(.type), has(.category), has(.account) {
            return names.contains("수입/지출") || names.contains("자산") ? .moneyManager : .banksalad
        }
        if has(.balance), has(.amount), has(.type), names.contains("거래후잔액") { return .toss }
        if has(.out) || has(.into) { return .bank }
        let isOfCard = names.contains { name in
            ["이용", "승인", "가맹점", "할부", "매출", "회차"].contains { name.hasPrefix($0) }
        }
        return isOfCard && !has(.balance) ? .card : .plain
    }

    /// The first line within the first thirty that names a day and an amount, and where what follows begins.
    ///
    /// Some issuers divide a column in two and write the parts into the next line.
    static func find(in rows: [[String]]) -> (columns: StatementColumns, first: Int)? {
        for (index, row) in rows.prefix(30).enumerated() {
            let columns = StatementColumns(row)
            guard index + 1 < rows.count else { return columns.isHeader ? (columns, index + 1) : nil }
            let below = StatementColumns(rows[index + 1])
            if below.places.count >= 1, !below.isHeader,
                rows[index + 1].allSatisfy({ StatementCell.day($0, nil) == nil })
            {
                let merged = StatementColumns(merge(row, rows[index + 1]))
                if merged.isHeader, merged.places.count > columns.places.count { return (merged, index + 2) }
            }
            if columns.isHeader { return (columns, index + 1) }
        }
        return nil
    }

    private static func merge(_ upper: [String], _ lower: [String]) -> [String] {
        (0..<max(upper.count, lower.count)).map { index in
            let below = index < lower.count ? lower[index] : ""
            return roles[plain(below)] != nil ? below : index < upper.count ? upper[index] : below
        }
    }
}
