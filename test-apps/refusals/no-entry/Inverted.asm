// Optimizers put the test at the bottom and let a condition jump there: no place lies only before the loop.
(Ljava/io/DataInput;[II)V
        iconst_0
        istore 3
        iload 2
        ifge test
        return
body:   aload 1
        iload 3
        aload 0
        invokeinterface java/io/DataInput.readInt()I // kept("NO_ENTRY")
        iastore
        iinc 3 1
test:   iload 3
        iload 2
        if_icmplt body
        return
