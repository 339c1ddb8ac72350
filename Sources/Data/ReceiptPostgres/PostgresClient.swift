import CPostgres

/// PostgreSQL's client library, loaded at the first use.
let client: cpostgres_client = {
    guard let opened = cpostgres_open() else { preconditionFailure("it ends the process where there is none") }
    return opened.pointee
}()
