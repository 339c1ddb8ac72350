// Made by Scripts/fit-weights --write on 2026-11-23 from 748 receipts; fit again rather than edit.

/// How much each fact counts in each decision, in log-odds for one unit of it.
enum FittedWeights {
    static let total = Weights<TotalFeature>(
        none: 1.17,
        [
            .isCalledPaid: 1.12, .isCalledTotal: 0.87, .isCalledCard: 0.91, .isCalledTendered: 0.59,
            .isCalledSubtotal: 0.35, .isCalledNet: 0.16, .isCalledPart: -2.81, .isCalledCount: -2.93,
            .isUnnamed: -0.76, .labelOfPaid: 4.14, .labelOfTotal: 4.11, .labelOfCard: 1.33,
            .labelOfTendered: 1.09, .labelOfSubtotal: 1.00, .labelStandsAbove: -0.49, .doubtOfReading: -1.84,
            .isRareReading: -1.60, .digitConfidence: -0.07, .readTwice: 0.38, .isNegative: -3.01,
            .isZero: -2.95, .isZeroBesideSum: -6.01, .height: 0.34, .heightUnnamed: 0.92,
            .lacksDecimals: -2.86, .lacksDecimalsMarked: -1.08, .isMarked: 0.28, .standsBesideMarked: -0.57,
            .isTooSmall: -4.24, .hasOddWon: -0.57, .hasOddWonUnnamed: -1.61, .isOddlyUngrouped: -1.51,
            .printedAgain: 0.40, .agreesWithCashAndChange: 4.19, .agreesWithTendered: 1.60, .followsFromSubtotal: 2.69,
            .followsFromItems: 2.36, .followsFromTax: 2.46, .agreesWithCard: 1.22, .agreesOtherwise: 1.14,
            .agreesWeakly: 0.40, .isReplacedSubtotal: -1.83, .leadsToSum: -2.47, .leadsToPaid: -2.99,
            .leadsToRounded: -4.01, .isAddedTo: -5.06, .isRestOfVoucher: -5.00, .isUnpayable: -2.53,
            .isBeforeCoins: -3.02, .takesOver: 0.50, .isRepaired: -4.74, .hasLostFirstDigit: 2.50,
            .likenessOfRepair: 1.02, .doubtOfRepaired: 2.10, .isCashLessChange: 1.50, .isSubtotalWithTax: 0.43,
            .isTaxWithTenfold: 1.20, .isRoundedTotal: 0.30,
        ]
    )

    static let date = Weights<DateFeature>(
        none: 1.24,
        [
            .hasYearFirst: 2.33, .hasYearLast: 2.54, .hasTwoDigitYear: 2.14, .isGlued: 1.00,
            .confidence: 1.80, .isReadAgain: 0.48, .isReadTwice: 0.12, .orderShare: 0.81,
            .isOtherWeekday: -1.00, .isDate: -0.53, .hasTime: 1.16, .isCalledDate: 1.45,
            .isCalledOther: -2.58, .isUntil: -1.50, .isBelowUntil: -2.50, .isBelowDateLabel: 0.61,
            .isBelowOtherLabel: -2.50, .isOld: -1.52, .isPhotoDay: 0.80, .isPhotoMonth: 0.40,
            .isAfterPhoto: -2.00, .isLongBeforePhoto: -0.60,
        ]
    )

    static let merchant = Weights<MerchantFeature>(
        none: 1.62,
        [
            .isLine: 0.78, .isFirst: 0.73, .place: -0.48, .placeOfChain: 0.28,
            .standsAboveAddress: -0.98, .standsTwoAboveAddress: -1.14, .standsBehindLabel: 4.27, .namesPlatform: 1.00,
            .standsBelowLabel: 4.20, .labelIsShort: -1.19, .depthOfLabel: -0.99, .isThanked: 3.32,
            .isChainSign: 4.75, .isChainHost: 2.20, .isHost: 1.12, .isChainMention: 2.72,
            .isChainAlone: 0.91, .isMentionedAgain: 0.49, .confidence: 6.05, .confidenceElsewhere: 1.65,
            .isOnePass: -0.37, .isCapitalsOnly: -0.42, .isOfHeadPass: -0.25, .confidenceOfHeadPass: 0.06,
            .isNamedAgain: 0.50, .isPartOfNameBelow: 0.58, .repeatsSign: 0.13, .isMisreadSign: -0.11,
            .hasMisspeltWord: -0.25, .agreesWithAddress: 0.92, .size: 0.57, .letterShare: 4.51,
            .hasTwoSmallLetters: -1.50, .hasFewLetters: -1.85, .hasSixLetters: 0.55, .hasManyDigits: -1.50,
            .isLong: -1.00, .isInBrackets: -2.03, .hasPrice: -2.25, .isBought: -3.15,
            .hasBusinessWord: 0.99, .hasLongBusinessWord: 0.39, .hasLegalForm: 2.82, .hasLegalFormBesideBusiness: 0.70,
            .hasOwnerForm: -0.93, .joinsLegalForm: 1.94, .joinsSign: 0.50, .headingWords: -0.89,
            .headingShare: -4.27, .addressWords: -1.07, .addressShare: -2.26, .administrationWords: -1.59,
            .administrationShare: -2.61, .labelWords: -0.51, .platformWords: -1.03, .platformShare: -2.03,
            .isChain: 1.07, .chainShare: 2.14, .isAmountLabels: -3.00, .isKindOnly: -0.84,
            .isKindsOnly: -2.49, .hasAddressMark: -2.04, .isExclaimed: -0.80, .isStreet: -3.24,
            .endsAsBranch: 1.29, .isBranchOfChain: 1.07, .isSentence: -1.07, .listsTrades: -2.34,
            .isTrade: -1.99, .endsInPlace: -1.52, .endsInInside: -2.00, .beginsWithLabel: -2.71,
            .continuesTitle: -0.81, .isNumberedShop: -2.00, .namesCustomer: -4.00, .isNote: -3.00,
            .beginsWithDate: -1.50, .isSlogan: -1.73, .isTown: -1.51, .isLatinOnKorean: -1.55,
            .isBelowOwner: -2.01, .isBelowAddress: -1.62, .isBelowNumbers: -1.83, .isBelowItems: -2.16,
        ]
    )

    static let item = Weights<ItemFeature>(
        none: 0.44,
        [
            .isLine: -4.67, .isAboveSums: 2.59, .isBelowTotal: -0.72, .isInColumn: 2.41,
            .hasNeighbour: -0.31, .isBetweenPrices: 0.70, .isInHead: -1.27, .isBelowHeading: 0.34,
            .isAboveHeading: -1.01, .isCalledSum: -3.93, .isCalledExtra: -4.34, .isCalledPayment: -2.65,
            .isCalledDiscount: -3.61, .isCalledCount: -2.29, .hasOtherWords: 1.28, .labelStandsAbove: 1.18,
            .isCharge: 1.49, .isNameless: -0.84, .isNamedAbove: -0.67, .isLikelyName: 0.08,
            .beginsWithCount: 0.61, .isProduct: 0.85, .isUnitPrice: -1.58, .isAddress: 0.01,
            .isHouseNumber: -2.52, .isDate: -1.05, .lacksDecimals: -2.36, .isNegative: -3.38,
            .isTakenOff: -1.60, .isZero: -0.46, .hasOddWon: -2.92, .isOddlyUngrouped: -0.79,
            .isMoreThanTotal: -1.10, .isTotal: -1.25, .digitConfidence: 2.57, .isPartOfProof: 0.86,
        ]
    )

    static let content = Weights<ContentFeature>(
        none: 4.01,
        [
            .isProved: 4.04, .totalConfidence: 2.04, .isTotalNamed: 0.99, .dateConfidence: 1.60,
            .hasTime: 1.12, .hasBusinessNumber: 1.50, .hasApprovalNumber: 1.00, .hasCardDigits: 1.51,
            .hasPayment: 1.07, .hasTax: 0.99, .hasSubtotal: 1.06, .hasItems: 1.08,
            .hasCurrency: 0.44, .isHeadedAsReceipt: 1.03, .moneyAmounts: 1.11, .isNearlyEmpty: -1.09,
            .wordConfidence: 0.71, .isPriceList: -0.98,
        ]
    )
}
