public import ArgumentParser
public import HouseholdBook

extension Account.Kind: ExpressibleByArgument {}
