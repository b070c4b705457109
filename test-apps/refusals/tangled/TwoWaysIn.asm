// Optimizers jump into the middle of a loop. No prefix is in front of both ways in.
(Ljava/io/DataInput;[II)V
        iconst_0
        istore 3
        iload 2
        iconst_5
        if_icmpgt store
test:   iload 3
        iload 2
        if_icmpge end
store:  aload 1
        iload 3
        aload 0
        invokeinterface java/io/DataInput.readInt()I // kept("TANGLED")
        iastore
        iinc 3 1
        goto test
end:    return
