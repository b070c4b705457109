// A finally block as compilers before Java 6 made it: called from both ends of the try block.
(Ljava/io/DataInput;[II)V
        iconst_0
        istore 3
        goto test
body:   aload 1
        iload 3
        aload 0
        invokeinterface java/io/DataInput.readInt()I // kept("SUBROUTINES")
        iastore
        iinc 3 1
test:   iload 3
        iload 2
        if_icmplt body
        jsr finally
        return
finally: astore 4
        aload 1
        iconst_0
        iload 3
        iastore
        ret 4
