public import HouseholdBook

extension BookProblem {
    /// The field that a program has to change, by its name in requests; `nil` where several may be meant.
    public var field: String? {
        switch self {
        case .needsAmount, .needsCurrency, .twoAmounts, .signedAmount, .toAmountDiffers, .overTransferLimit, .overdrawn,
            .refundTooLarge:
            "amount"
        case .notPositive(_, let field): field.rawValue
        case .notOfKind(_, let field): field
        case .needsToAmount: "toAmount"
        case .splitsDiffer, .categoryOfSplits: "splits"
        case .notACategory: "category"
        case .needsMerchant, .betweenAccounts, .ratherTransfer: "merchant"
        case .needsText: "memo"
        case .incomeOrExpense: "kind"
        case .installmentsNeedCard, .notMonths: "installments"
        case .firstMonthTooEarly: "first"
        case .notAMood: "mood"
        case .accountExists, .notAnAccountID: "id"
        case .accountNameTaken: "name"
        case .notCardDigits: "cards"
        case .notAnAccountNumber: "number"
        case .needsBothCardDays: "cutoff"
        case .transferNeedsAccounts, .sameAccount, .closed: "account"
        default: nil
        }
    }
}
