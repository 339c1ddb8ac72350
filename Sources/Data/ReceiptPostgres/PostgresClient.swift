import CPostgres

/// The functions of PostgreSQL's client library, which is opened when the first of them is called.
let client: cpostgres_client = {
    guard let opened = cpostgres_open() else { preconditionFailure("it ends the process where there is none") }
    return opened.pointee
}()
