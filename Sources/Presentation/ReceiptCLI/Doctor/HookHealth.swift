import ReceiptApp
import ReceiptHooks
import ReceiptWording

/// Looks at the programs that are run when something has happened.
struct HookHealth {
    let environment: [String: String]
    let wording: any Wording

    /// Nothing where no hooks are wanted.
    func checks() -> [HealthCheck] {
        let file = HookFile(environment: environment)
        do {
            let hooks = try file.hooks()
            return hooks.isEmpty ? [] : [.hooks(path: file.path, count: hooks.count)]
        } catch {
            return [.hooksUnusable(detail: error.sentence(wording))]
        }
    }
}
