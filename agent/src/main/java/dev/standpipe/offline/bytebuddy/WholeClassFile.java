package dev.standpipe.offline.bytebuddy;

import java.util.function.UnaryOperator;
import net.bytebuddy.asm.AsmVisitorWrapper;
import net.bytebuddy.description.field.FieldDescription;
import net.bytebuddy.description.field.FieldList;
import net.bytebuddy.description.method.MethodList;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.implementation.Implementation;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.pool.TypePool;
import net.bytebuddy.utility.OpenedClassReader;

/**
 * A step in Byte Buddy's chain of visitors that takes class files, as they come from the steps before it: Byte Buddy's
 * ASM is another one than ours.
 */
final class WholeClassFile extends AsmVisitorWrapper.AbstractBase {
    private final UnaryOperator<byte[]> change;

    WholeClassFile(UnaryOperator<byte[]> change) {
        this.change = change;
    }

    @Override
    public ClassVisitor wrap(
            TypeDescription type,
            ClassVisitor next,
            Implementation.Context context,
            TypePool pool,
            FieldList<FieldDescription.InDefinedShape> fields,
            MethodList<?> methods,
            int writerFlags,
            int readerFlags) {
        // A step before this one may rely on the sizes of frames being computed at the end; here they must be right
        // already.
        int computed = writerFlags == 0 ? 0 : ClassWriter.COMPUTE_MAXS;
        ClassWriter writer = new ClassWriter(computed);
        return new ClassVisitor(OpenedClassReader.ASM_API, writer) {
            @Override
            public void visitEnd() {
                super.visitEnd();
                new ClassReader(change.apply(writer.toByteArray())).accept(next, readerFlags);
            }
        };
    }
}
