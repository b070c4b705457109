package dev.standpipe.proof;

import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;

/** Plays one program of a class on one input and looks at everything it left behind. */
final class Staged {
    private static final int DRAIN_AT_MOST = 300;

    private final World world;
    private final Method program;

    private Staged(Case c, TempFile file, Method program) {
        this.world = new World(c, file);
        this.program = program;
    }

    static Outcome play(Case c, TempFile file, Method program) {
        Staged staged = new Staged(c, file, program);
        try {
            Object receiver = c.writing
                    ? Outputs.build(staged.world, new ArrayList<>())
                    : Inputs.build(staged.world, new ArrayList<>());
            staged.before(receiver);
            staged.run(receiver);
            staged.after(receiver);
        } catch (Throwable t) {
            staged.world.outcome.saw("building failed", Thrown.of(t, staged.world.injected));
        }
        staged.world.outcome.saw("interrupted", Thread.interrupted());
        staged.world.release();
        Thread.interrupted();
        return staged.world.outcome;
    }

    private void run(Object receiver) throws Exception {
        Subject subject =
                (Subject) program.getDeclaringClass().getDeclaredConstructor().newInstance();
        Scene scene = new Scene(world);
        subject.begin(scene);
        world.meddle = subject::meddle;
        Object thrown = null;
        try {
            program.invoke(subject, receiver, scene);
        } catch (InvocationTargetException e) {
            thrown = Thrown.of(e.getCause(), world.injected);
        }
        world.meddle = () -> {};
        world.outcome.saw("thrown", thrown);
        scene.look();
    }

    /** Bytes taken or put one at a time, so that what follows is not aligned with any buffer, and sometimes a mark. */
    private void before(Object receiver) {
        int bytes = world.c.before.isEmpty() ? 0 : world.c.before.get(0).number % 11;
        world.note("before", () -> {
            for (int k = 0; k < bytes; k++) {
                if (receiver instanceof DataInput && !world.c.writing) {
                    ((DataInput) receiver).readByte();
                } else if (receiver instanceof DataOutput) {
                    ((DataOutput) receiver).writeByte(k);
                }
            }
            if (world.c.before.size() > 1 && receiver instanceof InputStream) {
                ((InputStream) receiver).mark(world.c.before.get(1).number);
            }
            return bytes;
        });
    }

    private void after(Object receiver) {
        world.look("");
        if (receiver == null) {
            return;
        }
        if (world.c.writing) {
            afterWriting(receiver);
        } else {
            afterReading(receiver);
        }
        world.note("closed", () -> {
            ((java.io.Closeable) receiver).close();
            return null;
        });
        world.look("closed ");
        world.outcome.saw("leaf", world.journal.toString());
    }

    private void afterWriting(Object receiver) {
        if (receiver instanceof DataOutputStream) {
            world.outcome.saw("size()", ((DataOutputStream) receiver).size());
        }
        if (receiver instanceof Flushable && !(world.c.receiver.isObject())) {
            world.note("flushed", () -> {
                ((Flushable) receiver).flush();
                return null;
            });
            world.look("flushed ");
        }
    }

    private void afterReading(Object receiver) {
        if (receiver instanceof InputStream) {
            InputStream in = (InputStream) receiver;
            world.note("available", in::available);
            if (world.c.before.size() > 1) {
                world.note("reset", () -> {
                    in.reset();
                    return null;
                });
            }
            if (!world.c.after.isEmpty()) {
                world.note("skipped", () -> in.skip(world.c.after.get(0).number));
            }
        }
        world.note("the rest", () -> drain(receiver));
        world.look("then ");
    }

    private static Object drain(Object in) throws IOException {
        byte[] chunk = new byte[61];
        ByteArrayOutputStream rest = new ByteArrayOutputStream();
        StringBuilder sizes = new StringBuilder();
        for (int k = 0; k < DRAIN_AT_MOST; k++) {
            int n = in instanceof RandomAccessFile
                    ? ((RandomAccessFile) in).read(chunk)
                    : ((InputStream) in).read(chunk);
            if (k < 20) {
                sizes.append(' ').append(n);
            }
            if (n < 0) {
                break;
            }
            rest.write(chunk, 0, n);
        }
        return "reads" + sizes + ", hash " + java.util.Arrays.hashCode(rest.toByteArray());
    }

    /** Whether a program that asks for this class can be given what the input builds. */
    static boolean suits(Class<?> wanted, Receiver receiver) {
        if (receiver == Receiver.NULL || wanted == DataInput.class || wanted == DataOutput.class) {
            return true;
        }
        if (wanted == RandomAccessFile.class) {
            return receiver.isFile();
        }
        boolean data = wanted == DataInputStream.class || wanted == DataOutputStream.class;
        return data ? receiver.isData() : receiver.isObject();
    }
}
