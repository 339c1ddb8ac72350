/// Stores the library's exchange rates, which belong to no user, in one file.
public protocol RateFile: Sendable {
    /// `nil` where no rates were imported yet.
    func rateFile() async throws -> [UInt8]?
    /// Changes the file atomically, one process after another.
    func changeRateFile(_ change: @Sendable ([UInt8]?) throws -> [UInt8]) async throws
}
