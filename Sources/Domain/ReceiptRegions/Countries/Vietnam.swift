import ReceiptDomain

extension Region {
    static let vietnam = Region(
        code: "VN",
        language: "vi",
        currency: CurrencyConvention(
            code: "VND",
            symbol: "₫",
            groupSeparator: ".",
            decimalSeparator: ",",
            marks: "4: VND, ₫",
            prefixes: "₫",
            suffixes: "₫, đ",
            decimals: .seldom
        ),
        // Law on Value-Added Tax 48/2024, art. 9; ten percent are lowered to eight until the end of 2026.
        taxRates: [100, 80, 50],
        numberForms: NumberForms(dialingCode: "+84", webEndings: "com.vn"),
        vocabulary: """
            3: viet nam, vietnam, ho chi minh, ha noi, hoa don, tong cong, thanh tien
            2.5: phieu thanh toan, phieu tinh tien, quy khach, da nang, hai phong
            1.5: xin cam on, giam gia, tien mat, khach hang
            """,
        chains: Chains(
            distinctive: [
                .food: """
                Bách Hóa Xanh, Highlands Coffee, Trung Nguyên, Kichi-Kichi, Gogi House,
                Annam Gourmet
                """,
                .health: "Pharmacity",
                .appliances: "Điện Máy Xanh, Thế Giới Di Động, Nguyễn Kim",
            ],
            exact: [
                .food: "Phúc Long, WinMart, Co.opmart, Lotteria",
                .health: "Long Châu",
                .appliances: "FPT Shop",
                .education: "Fahasa",
            ]
        )
    )
}
