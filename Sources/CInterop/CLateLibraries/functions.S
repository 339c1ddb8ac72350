// Every function that is listed, as a jump to wherever its entry points. At first that is code which has the library opened and
// then goes on as if it had been called in the library; registers and stack are those of the caller again, whatever it passed.
// The fields of an entry are those of late_function in open.c.

    .macro entry library name
    .section .data.rel, "aw"
    .balign 8
.Lentry_\name:
    .quad .Lfirst_\name, .Lname_\name, \library
    .section .rodata
.Lname_\name:
    .asciz "\name"
    .text
    .globl \name
    .hidden \name
    .type \name, @function
    .balign 16
    .endm

#if defined(__x86_64__)

    .macro function library name
    entry \library, \name
\name:
    jmp *.Lentry_\name(%rip)
.Lfirst_\name:
    leaq .Lentry_\name(%rip), %r11
    jmp .Lopen
    .size \name, . - \name
    .endm

    .text
.Lopen:
    // Integers, the number of vector registers of a call with `...`, and floating point, by the System V ABI; with the place
    // of the entry and the return address they leave the stack aligned to 16.
    .irp register, rdi, rsi, rdx, rcx, r8, r9, rax, r10, r11
    pushq %\register
    .endr
    subq $128, %rsp
    .irp number, 0, 1, 2, 3, 4, 5, 6, 7
    movaps %xmm\number, 16*\number(%rsp)
    .endr
    movq %r11, %rdi
    call late_find
    .irp number, 0, 1, 2, 3, 4, 5, 6, 7
    movaps 16*\number(%rsp), %xmm\number
    .endr
    addq $128, %rsp
    .irp register, r11, r10, rax, r9, r8, rcx, rdx, rsi, rdi
    popq %\register
    .endr
    jmp *(%r11)

#elif defined(__aarch64__)

    .macro function library name
    entry \library, \name
\name:
    adrp x16, .Lentry_\name
    ldr x17, [x16, :lo12:.Lentry_\name]
    br x17
.Lfirst_\name:
    adrp x16, .Lentry_\name
    add x16, x16, :lo12:.Lentry_\name
    b .Lopen
    .size \name, . - \name
    .endm

    .text
.Lopen:
    // Integers, where a large result goes (x8), and floating point, by the procedure call standard.
    stp x29, x30, [sp, #-224]!
    mov x29, sp
    stp x0, x1, [sp, #16]
    stp x2, x3, [sp, #32]
    stp x4, x5, [sp, #48]
    stp x6, x7, [sp, #64]
    stp x8, x16, [sp, #80]
    stp q0, q1, [sp, #96]
    stp q2, q3, [sp, #128]
    stp q4, q5, [sp, #160]
    stp q6, q7, [sp, #192]
    mov x0, x16
    bl late_find
    ldp x0, x1, [sp, #16]
    ldp x2, x3, [sp, #32]
    ldp x4, x5, [sp, #48]
    ldp x6, x7, [sp, #64]
    ldp x8, x16, [sp, #80]
    ldp q0, q1, [sp, #96]
    ldp q2, q3, [sp, #128]
    ldp q4, q5, [sp, #160]
    ldp q6, q7, [sp, #192]
    ldp x29, x30, [sp], #224
    ldr x17, [x16]
    br x17

#else
#error "how a call passes its arguments is not known for this processor"
#endif

    .section .data.rel, "aw"
    .balign 8
    .globl late_functions
    .hidden late_functions
late_functions:

    .set .Llibraries, 0
#define LIBRARY(library, file) .set .Llibrary_##library, .Llibraries; .set .Llibraries, .Llibraries + 1
#define FUNCTION(library, name) function .Llibrary_##library, name
#include "functions.inc"

    .section .data.rel, "aw"
    .globl late_functions_end
    .hidden late_functions_end
late_functions_end:
    .section .note.GNU-stack, "", @progbits
