/// Other names of Korean banks and card companies in the texts of banks.
enum BankNames {
    /// Names of one company, in lower case without spaces.
    private static let groups: [[String]] = [
        ["삼성카드", "samsungcard"], ["신한카드", "shinhancard"], ["현대카드", "hyundaicard"], ["롯데카드", "lottecard"],
        ["하나카드", "hanacard"], ["우리카드", "wooricard"], ["국민카드", "kb국민카드", "kbcard", "kb카드"],
        ["비씨카드", "bc카드", "bccard"], ["농협카드", "nh농협카드", "nh카드", "nhcard"], ["카카오뱅크", "카뱅", "kakaobank"],
        ["토스뱅크", "토뱅", "tossbank", "토스"], ["케이뱅크", "kbank", "k뱅크"],
    ]

    /// The names of the company with which an account's name begins: `현대카드 M` is 현대카드 in a bank's text.
    static func others(of account: String) -> [String] {
        let name = account.lowercased().filter { !$0.isWhitespace }
        guard let group = groups.first(where: { $0.contains { name.hasPrefix($0) } }) else { return [] }
        return group.filter { $0 != name }
    }
}
