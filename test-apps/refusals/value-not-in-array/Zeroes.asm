// Something lies on the stack meanwhile, which would be gone when a copy of the loop has thrown something.
(Ljava/io/DataOutput;I)V
        iconst_5
        iconst_0
        istore 2
        goto test
body:   aload 0
        iconst_0
        invokeinterface java/io/DataOutput.writeByte(I)V // kept("VALUE_NOT_IN_ARRAY")
        iinc 2 1
test:   iload 2
        iload 1
        if_icmplt body
        pop
        return
