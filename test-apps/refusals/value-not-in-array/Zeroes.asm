// Class files of Java 5 and older do not say what the locals hold: there is no copy of a loop that could be put back.
(Ljava/io/DataOutput;I)V
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
        return
