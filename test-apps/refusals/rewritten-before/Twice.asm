// What the rewriter made of a loop: the transfer in front of it is there already.
(Ljava/io/DataInput;[II)V
        iconst_0
        istore 3
        aload 0
        aload 1
        iload 3
        iload 2
        bipush 70
        iconst_0
        invokestatic java/io/Standpipe.readArray(Ljava/lang/Object;[IIIII)J
        dup2
        l2i
        istore 3
        invokestatic java/io/Standpipe.check(J)V
test:   iload 3
        iload 2
        if_icmpge end
        aload 1
        iload 3
        aload 0
        invokeinterface java/io/DataInput.readInt()I // kept("REWRITTEN_BEFORE")
        iastore
        iinc 3 1
        goto test
end:    return
