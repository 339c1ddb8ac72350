import ReceiptDomain

extension EnglishWording {
    func error(_ problem: BucketProblem) -> String {
        switch problem {
        case .badAddress(let detail):
            "that is no place for pictures (\(detail.escapingControls)); say s3://BUCKET/PREFIX?endpoint=https://HOST&region=REGION, "
                + "with small letters, digits and - in the bucket, and no user or key"
        case .noCredentials(let path):
            "who may use the storage of pictures is not said; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, "
                + "or write them into \(path.escapingControls)"
        case .openCredentials(let path):
            "\(path.escapingControls) has the key of the storage and can be read by others, or not by us; run 'chmod 600' on it"
        case .unreachable(let detail):
            "the storage of pictures does not answer (\(detail.escapingControls)); "
                + "check that it runs and that its endpoint is right, and try again"
        case .certificate(let detail):
            "the connection to the storage of pictures is not safe (\(detail.escapingControls)); "
                + "check that its endpoint is named as in its certificate; AWS_CA_BUNDLE names a file of authorities"
        case .noBucket(let detail):
            "the storage has no such bucket (\(detail.escapingControls)); make it there, or check the name in "
                + "'receiptmind library pictures'"
        case .notPermitted(let detail):
            "the storage of pictures does not allow that (\(detail.escapingControls)); "
                + "docs/scale.md says which rights a machine needs"
        case .signature(let detail):
            "the storage of pictures does not know the key, or not this secret, or the region is another (\(detail.escapingControls)); "
                + "check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY or the file ~/.aws/credentials, and the region"
        case .clock(let detail):
            "the clocks of this machine and of the storage of pictures differ too much (\(detail.escapingControls)); set them right"
        case .noSpace(let detail):
            "the storage of pictures is full (\(detail.escapingControls)); free some space there and try again"
        case .refused(let status, let code, let message):
            "the storage of pictures refused it (HTTP \(status) \(code.escapingControls): \(message.escapingControls)); "
                + "check bucket, endpoint and region in 'receiptmind library pictures'"
        case .gone(let name):
            "the picture \(name.escapingControls) is not in its bucket any more; put the object back from a backup"
        case .changed(let name):
            "the picture \(name.escapingControls) in its bucket is not what was kept there; put the object back from a backup"
        case .overdue: "keeping a picture took longer than a week; nothing was changed; try again"
        }
    }
}
