/// Evidence for and against words being the merchant's name.
enum MerchantFeature: Int, DecisionFeature {
    // MARK: Where it was found

    /// A line above the items, or above an address at the foot.
    case isLine
    /// No possible name stands above it.
    case isFirst
    /// The number of text lines above it, at most 12.
    case place
    /// The same for a known chain, which may have advertisements above it.
    case placeOfChain
    /// Above an address or registration number at the foot.
    case standsAboveAddress
    case standsTwoAboveAddress
    /// After a label, weighted by the confidence in it: `상호: …`.
    case standsBehindLabel
    /// The name after the label is a marketplace for other merchants.
    case namesPlatform
    /// The label is alone on the line above.
    case standsBelowLabel
    case labelIsShort
    /// In hundreds of lines: the first of two labels counts.
    case depthOfLabel
    /// "Thank you for shopping at …", "… sagt Danke", a seal.
    case isThanked
    /// A chain's slogan, or a typical misreading of its logo.
    case isChainSign
    /// The host of a chain's web address.
    case isChainHost
    case isHost
    /// A chain named anywhere on the page.
    case isChainMention
    /// A chain's mention alone on its line, or with a legal form.
    case isChainAlone
    /// The number of further mentions, at most 3.
    case isMentionedAgain
    /// The first that the text of a digital bill labels as its seller.
    case isSeller
    /// Before its address in the sender's line above a bill's addressee.
    case isSender
    /// A company among the registers and accounts at a bill's foot.
    case isFirmAtFoot
    /// Repeated at the foot.
    case isAtFoot

    // MARK: How it was read

    /// The engine's confidence, less 0.8.
    case confidence
    /// The same for words elsewhere than at the head.
    case confidenceElsewhere
    /// Only one pass read it so.
    case isOnePass
    /// Read by a pass that writes capitals only.
    case isCapitalsOnly
    /// Read by a general model's pass over the head.
    case isOfHeadPass
    /// The engine's confidence in that pass, less 0.8.
    case confidenceOfHeadPass
    /// The number of other lines or passes with the same name, at most 3.
    case isNamedAgain
    /// A longer name further down contains it: the company that runs the shop.
    case isPartOfNameBelow
    /// It contains a name from above that may be misread.
    case repeatsSign
    /// The line below has the same name in other letters: `Falmoath` above `FALMOUTH RAW BAR`.
    case isMisreadSign
    /// A misspelt word for a kind of shop: `Kestaurant`.
    case hasMisspeltWord
    /// A web address on the page contains it.
    case agreesWithAddress

    // MARK: How it is printed

    /// Letter height relative to the page's usual one, minus 1 and scaled; from -0.4 to 1.6.
    case size
    /// The share of letters among the characters, less 0.85.
    case letterShare
    case hasTwoSmallLetters
    case hasFewLetters
    case hasSixLetters
    case hasManyDigits
    case isLong
    case isInBrackets
    /// Boxes to be ticked, as in a form: `[ ] 병원급 [ ] 종합병원`.
    case hasBoxesToTick
    /// A row of a form with seller and buyer side by side.
    case isRowOfParties
    /// The line has a price, so it is an item.
    case hasPrice
    /// It is an item's name.
    case isBought

    // MARK: Its words

    case hasBusinessWord
    case hasLongBusinessWord
    /// Ltd., GmbH, 주식회사: only companies have a legal form.
    case hasLegalForm
    case hasLegalFormBesideBusiness
    /// A sole trader's form further down belongs to the owner or a customer.
    case hasOwnerForm
    /// The legal form is on a separate line below.
    case joinsLegalForm
    /// A sign in Latin letters above a branch's name.
    case joinsSign
    /// `Receipt`, `Invoice`.
    case headingWords
    case headingShare
    case addressWords
    case addressShare
    /// Words for numbers, staff and tables.
    case administrationWords
    case administrationShare
    case labelWords
    case platformWords
    case platformShare
    case isChain
    case chainShare
    /// Consists of amount labels: `MwSt Netto Brutto`.
    case isAmountLabels
    /// Only a kind of shop: `PHARMACY` occurs on many lines of a pharmacy's receipt.
    case isKindOnly
    case isKindsOnly
    case hasAddressMark
    case isExclaimed
    case isStreet
    /// A branch's name: 강남점.
    case endsAsBranch
    case isBranchOfChain

    // MARK: Other things it looks like

    case isSentence
    /// A list of trades below the sign: "Kitchen, Rooms".
    case listsTrades
    case isTrade
    /// Ends in a location: "… Center".
    case endsInPlace
    case endsInInside
    case beginsWithLabel
    case endsAsKoreanSentence
    case continuesTitle
    /// A numbered branch: "Store 0062".
    case isNumberedShop
    case namesCustomer
    case isNote
    case beginsWithDate
    case isSlogan
    case isTown
    /// Only Latin letters on a Korean page.
    case isLatinOnKorean

    // MARK: The lines above

    /// "Owned by", "bill to".
    case isBelowOwner
    case isBelowAddress
    case isBelowNumbers
    case isBelowItems

    // MARK: The lines below

    /// A company's line above a larger one, its shop's sign.
    case isFirmAboveSign
}
