public import ReceiptApp

extension RecurrenceProblem: LocalizedProblem {
    public func sentence(_ wording: any Wording) -> String { wording.problem(self) }
}
