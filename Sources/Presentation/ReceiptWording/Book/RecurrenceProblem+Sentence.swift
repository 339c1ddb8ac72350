public import ReceiptApp

extension RecurrenceProblem: SpokenError {
    public func sentence(_ wording: any Wording) -> String { wording.problem(self) }
}
