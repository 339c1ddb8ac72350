// Puts model files into the program, so that there is nothing to install and nothing to find at run time.
// Swift Package Manager's own embedding writes an array literal, which takes the compiler minutes at this size.
    .section .rodata
    .global rm_receipt_model_begin
    .global rm_receipt_model_end
    .balign 16
rm_receipt_model_begin:
    .incbin "receipt.traineddata"
rm_receipt_model_end:
    .byte 0
    .section .note.GNU-stack,"",@progbits
