// Puts model files into the program, so that there is nothing to install and nothing to find at run time.
// Swift Package Manager's own embedding writes an array literal, which takes the compiler minutes at this size.
    .section .rodata
    .macro model name, file
    .global rm_\name\()_model_begin
    .global rm_\name\()_model_end
    .balign 16
rm_\name\()_model_begin:
    .incbin "\file"
rm_\name\()_model_end:
    .byte 0
    .endm

    model receipt, receipt.traineddata
    model korean, korean.traineddata
    model latin, latin.traineddata
    model hangul, hangul.onnx
    .section .note.GNU-stack,"",@progbits
