// Typed, in log-odds for one unit of the fact: too few of the recordings that weights are fitted to show these facts.
// Scripts/fit-weights keeps them as they are; a fact that recordings show moves to FittedWeights.

extension DateFeature {
    /// Facts of bills that a program made: their deadlines and delivery dates are not the bill's own.
    static let typedWeights: [DateFeature: Double] = [
        .isOtherOnBill: -1.60, .isBesidePaper: 1.20, .depthOnBill: -0.50, .isOfRow: -1.60,
    ]
}

extension MerchantFeature {
    /// Facts of bills, of forms and notices, and of signs below their company.
    static let typedWeights: [MerchantFeature: Double] = [
        .isSeller: 2.00, .isSender: 3.30, .isFirmAtFoot: 2.40, .isAtFoot: 1.60,
        // None is a name, however large it is printed at the head.
        .hasBoxesToTick: -4.00, .endsAsKoreanSentence: -4.00, .isRowOfParties: -4.00,
        // Outweighs the company's legal form and its place on the first line.
        .isFirmAboveSign: -4.00,
    ]
}
