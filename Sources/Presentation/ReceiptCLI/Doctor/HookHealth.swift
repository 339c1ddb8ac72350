import ReceiptApp
import ReceiptHooks
import ReceiptWording

/// Checks the hooks file.
struct HookHealth {
    let environment: [String: String]
    let wording: any Wording

    /// Empty without hooks.
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
