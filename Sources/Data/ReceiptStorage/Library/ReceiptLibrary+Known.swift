public import ReceiptDomain

extension ReceiptLibrary {
    public func record(holdingBytesOf file: IncomingFile) throws -> Record? {
        let sha256 = try ContentHash.sha256(of: SourceFile(file.location, in: layout).open())
        do {
            return try record(holding: sha256, of: file.user)
        } catch LibraryError.noSuchUser {
            return nil
        }
    }
}
