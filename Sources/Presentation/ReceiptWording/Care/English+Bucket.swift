import ReceiptDomain

extension EnglishWording {
    func error(_ problem: BucketProblem) -> String {
        switch problem {
        case .badAddress(let detail):
            "that is not an address for pictures (\(detail.escapingControls)); write s3://BUCKET/PREFIX?endpoint=https://HOST&region=REGION, "
                + "with lower-case letters, digits and - in the bucket, and no user or key"
        case .noCredentials(let path):
            "there is no key for the picture storage; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, "
                + "or write them into \(path.escapingControls)"
        case .openCredentials(let path):
            "\(path.escapingControls) holds the storage's key and must be readable by you alone; run 'chmod 600' on it"
        case .unreachable(let detail):
            "the picture storage does not answer (\(detail.escapingControls)); "
                + "check that it is running and that its endpoint is right, then try again"
        case .certificate(let detail):
            "the connection to the picture storage is not secure (\(detail.escapingControls)); "
                + "check that the endpoint is named as in the certificate; AWS_CA_BUNDLE names a file of authorities to trust"
        case .noBucket(let detail):
            "the storage has no such bucket (\(detail.escapingControls)); create it there, or check the name in "
                + "'receiptmind library pictures'"
        case .notPermitted(let detail):
            "the picture storage does not allow that (\(detail.escapingControls)); "
                + "docs/scale.md lists the rights a machine needs"
        case .signature(let detail):
            "the picture storage rejected the key, the secret or the region (\(detail.escapingControls)); "
                + "check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY or the file ~/.aws/credentials, and the region"
        case .clock(let detail):
            "the clocks of this machine and of the picture storage differ too much (\(detail.escapingControls)); set them right"
        case .noSpace(let detail):
            "the picture storage is full (\(detail.escapingControls)); free some space there and try again"
        case .refused(let status, let code, let message):
            "the picture storage refused it (HTTP \(status) \(code.escapingControls): \(message.escapingControls)); "
                + "check bucket, endpoint and region in 'receiptmind library pictures'"
        case .gone(let name):
            "the picture \(name.escapingControls) is no longer in its bucket; put the object back from a backup"
        case .changed(let name):
            "the picture \(name.escapingControls) in its bucket is not what was stored there; put the object back from a backup"
        case .overdue: "storing a picture took longer than a week; nothing was changed; try again"
        }
    }
}
