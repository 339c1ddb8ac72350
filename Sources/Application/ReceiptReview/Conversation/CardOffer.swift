import HouseholdBook
import ReceiptDomain

/// An offer to list a card's digits on the account that the person chose for a receipt paid with it.
public struct CardOffer: Hashable, Sendable {
    /// The last digits as printed.
    public var digits: String
    /// The account's id.
    public var account: String

    public init(digits: String, account: String) { (self.digits, self.account) = (digits, account) }
}

extension ReviewConversation {
    /// The offer, where the person chose the account for an unknown card; not where history had proposed it.
    func cardOffer(in confirmed: Record) -> CardOffer? {
        guard let digits = confirmed.printed.cardDigits, convention.accounts.account(called: digits) == nil,
            let account = confirmed.account, account != proposal?.account, convention.accounts[account] != nil,
            !offeredCards.contains(digits)
        else { return nil }
        return CardOffer(digits: digits, account: account)
    }

    mutating func decide(_ input: ReviewInput, on offer: CardOffer) -> ReviewAction? {
        switch input {
        case .confirm:
            offeredCards.insert(offer.digits)
            return ask(.setCard(offer, isListed: true))
        case .skip:
            offeredCards.insert(offer.digits)
            steps.removeLast()
        case .undo: return undo()
        case .quit: steps = [.finished(.quit)]
        default: notice = .notPossibleHere
        }
        return nil
    }

    /// Records that the digits were added to the account, or removed from it by undo.
    mutating func finish(_ offer: CardOffer, isListed: Bool) {
        guard isListed else { return undoGroupAnswer() }
        steps.removeLast()
        groupAnswers.append(GroupAnswer(question: .card(offer), changes: [], earlierAnswers: answers.count))
        notice = .cardListed(offer)
    }
}
