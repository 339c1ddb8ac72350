public import ArgumentParser
public import ReceiptConsole
public import ReceiptDomain

// How the domain's values are written on the command line.

extension UserID: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

extension RecordStatus: ExpressibleByArgument {}

extension ReviewOrder: ExpressibleByArgument {}
