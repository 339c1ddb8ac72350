public import ArgumentParser
public import HouseholdBook
import ReceiptWording

extension Account.Kind: ExpressibleByArgument {
    public init?(argument: String) { self.init(typed: argument) }
}

extension Claim.Kind: ExpressibleByArgument {
    public init?(argument: String) { self.init(typed: argument) }
}
