public import ReceiptDomain

extension ReceiptLibrary: RateFile {
    static let ratesName = "rates.txt"

    public func rateFile() throws -> [UInt8]? { try store.commonFile(Self.ratesName) }

    public func changeRateFile(_ change: @Sendable ([UInt8]?) throws -> [UInt8]) throws {
        try store.changeCommonFile(Self.ratesName, change)
    }
}
