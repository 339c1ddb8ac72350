/// What speaks for and against words being the shop's name.
enum MerchantFeature: Int, DecisionFeature {
    // MARK: Where it was found

    /// A line above the items, or above an address at the foot.
    case isLine
    /// Nothing stands above it that could be the name.
    case isFirst
    /// How many lines of text stand above it, 12 at most.
    case place
    /// A chain that everybody knows may have advertisements above it.
    case placeOfChain
    /// Above an address or a number of registration at the foot.
    case standsAboveAddress
    case standsTwoAboveAddress
    /// `상호: …`, with the confidence in the label.
    case standsBehindLabel
    /// What stands behind the label is a market place for other shops.
    case namesPlatform
    /// The label stands alone on the line above.
    case standsBelowLabel
    case labelIsShort
    /// In hundreds of lines: of two labels the first.
    case depthOfLabel
    /// "Thank you for shopping at …", "… sagt Danke", a seal.
    case isThanked
    /// A chain's slogan, or its sign as engines misread it.
    case isChainSign
    /// The host of a chain's web address.
    case isChainHost
    case isHost
    /// A chain named anywhere on the page.
    case isChainMention
    /// The same with nothing beside it, or as a firm.
    case isChainAlone
    /// How many more times, 3 at most.
    case isMentionedAgain
    /// In front of its address in one line, above the addressee of a bill.
    case isSender
    /// A firm among the registers and accounts at a bill's foot.
    case isFirmAtFoot
    /// It stands there again.
    case isAtFoot

    // MARK: How it was read

    /// The engine's confidence above or below .8.
    case confidence
    /// The same of words that stand elsewhere than at the head.
    case confidenceElsewhere
    /// One pass alone read it so.
    case isOnePass
    /// A pass that writes capitals only.
    case isCapitalsOnly
    /// A pass of the head by a general model.
    case isOfHeadPass
    /// The engine's confidence there, above or below .8.
    case confidenceOfHeadPass
    /// How many other lines or passes have the same, 3 at most.
    case isNamedAgain
    /// A longer name further down contains it: the company behind the shop.
    case isPartOfNameBelow
    /// A name that stands above it, perhaps misread, is a part of it.
    case repeatsSign
    /// What stands below it has the same in other letters: `Falmoath` above `FALMOUTH RAW BAR`.
    case isMisreadSign
    /// A word for a kind of shop with a wrong letter: `Kestaurant`.
    case hasMisspeltWord
    /// A web address of the page contains it.
    case agreesWithAddress

    // MARK: How it is printed

    /// The height of the letters against the usual one, above 1.
    case size
    /// The share of letters among the characters, above .85.
    case letterShare
    case hasTwoSmallLetters
    case hasFewLetters
    case hasSixLetters
    case hasManyDigits
    case isLong
    case isInBrackets
    /// The line has a price: it is something sold.
    case hasPrice
    /// It is the name of something that was bought.
    case isBought

    // MARK: What its words say

    case hasBusinessWord
    case hasLongBusinessWord
    /// Ltd., GmbH, 주식회사: only a firm's name has one.
    case hasLegalForm
    case hasLegalFormBesideBusiness
    /// A single owner's form further down is a customer's, or the owner's.
    case hasOwnerForm
    /// The legal form stands on a line of its own below.
    case joinsLegalForm
    /// A sign in Latin letters stands above a branch's name.
    case joinsSign
    /// `Receipt`, `Invoice`.
    case headingWords
    case headingShare
    case addressWords
    case addressShare
    /// Words of numbers, staff and tables.
    case administrationWords
    case administrationShare
    case labelWords
    case platformWords
    case platformShare
    case isChain
    case chainShare
    /// Words that stand beside amounts, and nothing else: `MwSt Netto Brutto`.
    case isAmountLabels
    /// Only what is sold: many lines of a pharmacy say `PHARMACY`.
    case isKindOnly
    case isKindsOnly
    case hasAddressMark
    case isExclaimed
    case isStreet
    /// 강남점: a branch's name.
    case endsAsBranch
    case isBranchOfChain

    // MARK: What it looks like instead

    case isSentence
    /// "Kitchen, Rooms": what there is below the sign.
    case listsTrades
    case isTrade
    /// "… Center": where the shop is.
    case endsInPlace
    case endsInInside
    case beginsWithLabel
    case endsAsKoreanSentence
    case continuesTitle
    /// "Store 0062": one of many of the same name.
    case isNumberedShop
    case namesCustomer
    case isNote
    case beginsWithDate
    case isSlogan
    case isTown
    /// Latin letters alone on a Korean page.
    case isLatinOnKorean

    // MARK: What stands above

    /// "Owned by", "bill to".
    case isBelowOwner
    case isBelowAddress
    case isBelowNumbers
    case isBelowItems
}
