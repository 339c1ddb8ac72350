public import ReceiptDomain
public import ReceiptWording

extension Draft {
    /// The identities that prove the total with their repairs, at most `count` of them.
    public func proofLines(_ wording: any Wording, atMost count: Int = 2) -> [StyledLine] {
        guard let total else { return [] }
        return proofs.prefix(count).flatMap { proof -> [StyledLine] in
            let text = ProofLine(proof: proof, currency: total.value.currency).text
            let name = wording.proof(proof.identity, total.value.currency)
            let line = StyledLine([.init(text, .good), .init("  \(name)", .faint)])
            return [line] + proof.repairs.map { StyledLine(wording.repaired($0.escapingControls), .faint) }
        }
    }
}
