// Puts model files into the program, so that there is nothing to install and nothing to find at run time.
// Swift Package Manager's own embedding writes an array literal, which takes the compiler minutes at this size.
    .section .rodata
    .macro model name
    .global rm_\name\()_model_begin
    .global rm_\name\()_model_end
    .balign 16
rm_\name\()_model_begin:
    .incbin "\name\().traineddata"
rm_\name\()_model_end:
    .byte 0
    .endm

    model receipt
    model korean
    model latin
    .section .note.GNU-stack,"",@progbits
