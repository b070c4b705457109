package dev.standpipe.rewrite.proof;

import dev.standpipe.proof.Program;
import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.summary.Transfer;
import dev.standpipe.rewrite.summary.Transfers;
import dev.standpipe.runtime.count.Sites;
import java.io.ByteArrayOutputStream;
import java.io.DataOutput;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A method with a loop, to be called as it is or rewritten. Counts what moved in bulk beneath. */
final class LoopProgram implements Program {
    private final Loops loops;
    private final Method method;
    private final boolean writes;
    private final String arrays;
    private final int size;
    private final List<Integer> sites;
    private final ThreadLocal<Method> original;
    private final ThreadLocal<Method> rewritten;
    private final ConcurrentMap<String, Share> shares = new ConcurrentHashMap<>();

    /** In how many of the plays on one stack something moved in bulk. */
    static final class Share {
        long plays;
        long moving;

        synchronized void count(boolean moved) {
            plays++;
            moving += moved ? 1 : 0;
        }

        synchronized void add(Share other) {
            plays += other.plays;
            moving += other.moving;
        }

        @Override
        public String toString() {
            return moving + " of " + plays;
        }
    }

    LoopProgram(Loops loops, Method method) {
        this.loops = loops;
        this.method = method;
        this.writes = isWritten(method);
        StringBuilder letters = new StringBuilder();
        for (Class<?> type : method.getParameterTypes()) {
            letters.append(type.isArray() ? type.getName().substring(1) : "");
        }
        this.arrays = letters.toString();
        this.size = bytesOfARound();
        this.sites = loops.sites(method);
        this.original = ThreadLocal.withInitial(() -> counterpart(false));
        this.rewritten = ThreadLocal.withInitial(() -> counterpart(true));
    }

    private int bytesOfARound() {
        ClassNode type = new ClassNode();
        String owner = method.getDeclaringClass().getName();
        new ClassReader(loops.classFile(owner)).accept(type, 0);
        for (MethodNode node : type.methods) {
            if (node.name.equals(method.getName())) {
                return bytes(type, node);
            }
        }
        throw new AssertionError(toString());
    }

    /** Those of the class's own methods that it calls included. */
    private static int bytes(ClassNode type, MethodNode method) {
        int bytes = 0;
        for (AbstractInsnNode insn : method.instructions) {
            if (insn instanceof MethodInsnNode) {
                MethodInsnNode call = (MethodInsnNode) insn;
                Transfer transfer = Transfers.of(call);
                bytes += transfer == null
                        ? skipped(call)
                        : transfer.fills() ? filled(call) : transfer.wire().size();
                for (MethodNode called : type.methods) {
                    boolean own = call.owner.equals(type.name) && called.name.equals(call.name);
                    bytes += own && called.desc.equals(call.desc) ? bytes(type, called) : 0;
                }
            }
        }
        return bytes;
    }

    /** A few: more is a number that is loaded in another way. */
    private static int skipped(MethodInsnNode call) {
        int pushed = call.getPrevious() == null ? 0 : call.getPrevious().getOpcode();
        return call.name.equals("skipBytes") && pushed > Opcodes.ICONST_0 && pushed <= Opcodes.ICONST_5
                ? pushed - Opcodes.ICONST_0
                : 0;
    }

    /** By the number that is pushed last, or the length of the array that is made last. */
    private static int filled(AbstractInsnNode call) {
        AbstractInsnNode before = call.getPrevious();
        while (before != null && (before.getOpcode() < Opcodes.ICONST_1 || before.getOpcode() > Opcodes.ICONST_5)) {
            before = before.getPrevious();
        }
        return before == null ? 1 : before.getOpcode() - Opcodes.ICONST_0;
    }

    private Method counterpart(boolean afterwards) {
        try {
            return loops.type(afterwards, method.getDeclaringClass().getName())
                    .getMethod(method.getName(), method.getParameterTypes());
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(toString(), e);
        }
    }

    /** A file may be either. */
    private static boolean isWritten(Method method) {
        Class<?> called = method.getParameterTypes()[0];
        return DataOutput.class.isAssignableFrom(called) && called != RandomAccessFile.class
                || called == OutputStream.class
                || called == RandomAccessFile.class
                        && method.getAnnotation(Becomes.class).value().startsWith("Write");
    }

    @Override
    public Class<?> receiver() {
        return method.getParameterTypes()[0];
    }

    @Override
    public boolean writes() {
        return writes;
    }

    @Override
    public String arrays() {
        return arrays;
    }

    @Override
    public int size() {
        return size;
    }

    /** As the source says. */
    String expected() {
        return method.getAnnotation(Becomes.class).value();
    }

    /** As the rewriter says. */
    String became() {
        return String.join(" ", loops.verdicts(method));
    }

    boolean isRewritten() {
        return !sites.isEmpty();
    }

    @Override
    public void run(boolean afterwards, Object receiver, Object[] given, int start, int end, Sight sight)
            throws Throwable {
        Method played = (afterwards ? rewritten : original).get();
        Object[] arguments = new Object[given.length + 4];
        arguments[0] = receiver;
        System.arraycopy(given, 0, arguments, 1, given.length);
        arguments[given.length + 1] = start;
        arguments[given.length + 2] = end;
        arguments[given.length + 3] = sight;
        if (!afterwards) {
            play(played, arguments);
            return;
        }
        // the sites are those of every thread that plays this program
        synchronized (this) {
            long before = elements();
            try {
                play(played, arguments);
            } finally {
                String stack = isBeneath(receiver, sight.stack()) ? "what is beneath " + sight.stack() : sight.stack();
                shares.computeIfAbsent(stack, key -> new Share()).count(elements() > before);
            }
        }
    }

    /** Loops of single bytes are also given the stream that an object stream writes to. */
    private static boolean isBeneath(Object receiver, String stack) {
        return stack.startsWith("OBJECT") && receiver instanceof ByteArrayOutputStream;
    }

    private static void play(Method played, Object[] arguments) throws Throwable {
        try {
            played.invoke(played.getDeclaringClass().getDeclaredConstructor().newInstance(), arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private long elements() {
        long elements = 0;
        for (int site : sites) {
            elements += Sites.at(site).elements();
        }
        return elements;
    }

    /** By stack. */
    TreeMap<String, Share> shares() {
        return new TreeMap<>(shares);
    }

    @Override
    public String toString() {
        return method.getDeclaringClass().getSimpleName() + "." + method.getName() + " by " + loops.compiler();
    }
}
