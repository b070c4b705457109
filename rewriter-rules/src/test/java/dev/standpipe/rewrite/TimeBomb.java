package dev.standpipe.rewrite;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Class files that a JVM reads in no time and that keep some simpler rewriter busy for seconds, each with one part. */
enum TimeBomb implements Opcodes {
    LOCALS_LIVE_ONE_AFTER_THE_OTHER {
        @Override
        int locals() {
            return 6000;
        }

        @Override
        void fill(MethodVisitor code) {
            backwards(code, 3800);
            loopWithHandler(code);
        }
    },
    KINDS_LOST_ONE_AFTER_THE_OTHER {
        @Override
        int locals() {
            return 2000;
        }

        @Override
        void fill(MethodVisitor code) {
            ring(code, 1500, 1900);
            bytesLoop(code);
        }
    },
    KINDS_ON_A_DEEP_STACK {
        @Override
        int stack() {
            return 65_000;
        }

        @Override
        void fill(MethodVisitor code) {
            code.visitInsn(LCONST_0);
            for (int k = 0; k < 30_000; k++) {
                code.visitInsn(DUP2);
            }
            Label next;
            for (int k = 0; k < 7000; k++) {
                next = new Label();
                code.visitVarInsn(ILOAD, 3);
                code.visitJumpInsn(IFEQ, next);
                code.visitLabel(next);
            }
            bytesLoop(code);
        }
    },
    FRAMES_OF_MANY_LOCALS {
        @Override
        int locals() {
            return 65_535;
        }

        @Override
        int version() {
            return V1_8;
        }

        @Override
        void fill(MethodVisitor code) {
            code.visitInsn(ICONST_0);
            code.visitVarInsn(ISTORE, 65_000);
            code.visitInsn(ICONST_0);
            code.visitVarInsn(ISTORE, 4);
            Label head = new Label();
            Label end = new Label();
            code.visitLabel(head);
            code.visitFrame(F_APPEND, 1, new Object[] {INTEGER}, 0, null);
            code.visitVarInsn(ILOAD, 4);
            code.visitVarInsn(ILOAD, 3);
            code.visitJumpInsn(IF_ICMPGE, end);
            store(code);
            code.visitIincInsn(4, 1);
            code.visitJumpInsn(GOTO, head);
            code.visitLabel(end);
            code.visitFrame(F_SAME, 0, null, 0, null);
            for (int k = 0; k < 12_000; k++) {
                Label next = new Label();
                code.visitVarInsn(ILOAD, 3);
                code.visitJumpInsn(IFEQ, next);
                code.visitLabel(next);
                code.visitFrame(F_SAME, 0, null, 0, null);
                code.visitInsn(NOP);
            }
        }
    },
    VARIABLES_WITH_SIGNATURES {
        @Override
        int locals() {
            return 65_535;
        }

        @Override
        void fill(MethodVisitor code) {
            Label start = new Label();
            Label end = new Label();
            code.visitLabel(start);
            loop(code, this::none);
            code.visitLabel(end);
            for (int k = 0; k < 60_000; k++) {
                code.visitLocalVariable("v", "Ljava/lang/Object;", k < 1 ? "TT;" : "TT;", start, end, k);
            }
        }
    },
    LINES_WITHOUT_END {
        @Override
        void fill(MethodVisitor code) {
            for (int k = 0; k < 2000; k++) {
                loop(code, this::none);
            }
        }
    },
    SWITCH_OUT_OF_A_LONG_LOOP {
        @Override
        int locals() {
            return 2000;
        }

        @Override
        void fill(MethodVisitor code) {
            loop(code, inside -> {
                for (int k = 0; k < 1400; k++) {
                    inside.visitVarInsn(ALOAD, 0);
                    inside.visitFieldInsn(GETFIELD, NAME, "f", "I");
                    inside.visitVarInsn(ISTORE, 10 + k);
                }
                Label[] cases = labels(6000);
                Label stay = new Label();
                inside.visitVarInsn(ILOAD, 3);
                inside.visitTableSwitchInsn(0, cases.length - 1, stay, cases);
                for (Label each : cases) {
                    inside.visitLabel(each);
                    inside.visitInsn(RETURN);
                }
                inside.visitLabel(stay);
            });
        }
    },
    SUMS_OF_SUMS {
        @Override
        int locals() {
            return 300;
        }

        @Override
        void fill(MethodVisitor code) {
            for (int times = 0; times < 9; times++) {
                loop(code, inside -> {
                    sum(inside, 20, 190);
                    inside.visitVarInsn(ISTORE, 5);
                    for (int k = 0; k < 1000; k++) {
                        inside.visitVarInsn(ALOAD, 2);
                        inside.visitVarInsn(ILOAD, 5);
                        inside.visitInsn(IALOAD);
                        inside.visitInsn(POP);
                    }
                    inside.visitVarInsn(ALOAD, 2);
                    inside.visitVarInsn(ILOAD, 5);
                    inside.visitVarInsn(ALOAD, 1);
                    inside.visitMethodInsn(INVOKEINTERFACE, IN, "readInt", "()I", true);
                    inside.visitInsn(IASTORE);
                });
            }
        }
    },
    FIELDS_LOADED_AND_FIELDS_STORED {
        @Override
        void fill(MethodVisitor code) {
            for (int times = 0; times < 6; times++) {
                loop(code, inside -> {
                    for (int k = 0; k < 900; k++) {
                        inside.visitVarInsn(ALOAD, 0);
                        inside.visitVarInsn(ILOAD, 3);
                        inside.visitFieldInsn(PUTFIELD, NAME, "s" + k, "I");
                    }
                    chain(inside, "n", 20);
                    inside.visitVarInsn(ASTORE, 5);
                    for (int k = 0; k < 800; k++) {
                        inside.visitVarInsn(ALOAD, 5);
                        inside.visitFieldInsn(GETFIELD, NAME, "n", OBJECT);
                        inside.visitInsn(POP);
                    }
                });
            }
        }
    },
    FIELDS_OF_THIS {
        @Override
        void fill(MethodVisitor code) {
            for (int k = 0; k < 1000; k++) {
                loop(code, inside -> {
                    for (int f = 0; f < 5; f++) {
                        inside.visitVarInsn(ALOAD, 0);
                        inside.visitFieldInsn(GETFIELD, NAME, "f", "I");
                        inside.visitInsn(POP);
                    }
                });
            }
        }
    },
    HANDLERS_OVER_LOOPS {
        @Override
        void fill(MethodVisitor code) {
            Label start = new Label();
            Label end = new Label();
            Label behind = new Label();
            Label handler = new Label();
            for (int k = 0; k < 60_000; k++) {
                boolean first = k % 2 == 0;
                code.visitTryCatchBlock(first ? start : end, first ? end : behind, handler, "java/io/IOException");
            }
            code.visitLabel(start);
            for (int k = 0; k < 25; k++) {
                loop(code, this::none);
            }
            code.visitLabel(end);
            code.visitInsn(NOP);
            code.visitLabel(behind);
            code.visitInsn(RETURN);
            code.visitLabel(handler);
            code.visitInsn(POP);
        }
    },
    HANDLERS_BESIDE_LOOPS {
        @Override
        void fill(MethodVisitor code) {
            Label start = new Label();
            Label end = new Label();
            Label handler = new Label();
            for (int k = 0; k < 60_000; k++) {
                code.visitTryCatchBlock(start, end, handler, "java/io/IOException");
            }
            for (int k = 0; k < 2000; k++) {
                loop(code, this::none);
            }
            code.visitLabel(start);
            code.visitInsn(NOP);
            code.visitLabel(end);
            code.visitInsn(RETURN);
            code.visitLabel(handler);
            code.visitInsn(POP);
        }
    },
    HANDLERS_OF_EVERY_BLOCK {
        @Override
        int locals() {
            return 200;
        }

        @Override
        void fill(MethodVisitor code) {
            Label start = new Label();
            Label end = new Label();
            Label[] handlers = labels(600);
            for (Label handler : handlers) {
                code.visitTryCatchBlock(start, end, handler, "java/io/IOException");
            }
            loop(code, this::none);
            code.visitLabel(start);
            for (int k = 0; k < 6000; k++) {
                Label next = new Label();
                code.visitVarInsn(ILOAD, 3);
                code.visitJumpInsn(IFEQ, next);
                code.visitLabel(next);
            }
            code.visitLabel(end);
            code.visitInsn(ACONST_NULL);
            for (Label handler : handlers) {
                code.visitLabel(handler);
                code.visitInsn(NOP);
            }
            code.visitInsn(POP);
        }
    },
    BOOTSTRAP_ARGUMENTS {
        @Override
        int version() {
            return V1_7;
        }

        @Override
        void fill(MethodVisitor code) {
            Object[] arguments = new Object[60_000];
            for (int k = 0; k < arguments.length; k++) {
                arguments[k] = k % 100;
            }
            Handle bootstrap = new Handle(H_INVOKESTATIC, NAME, "b", "()V", false);
            read(code);
            for (int k = 0; k < 9000; k++) {
                code.visitInvokeDynamicInsn("d", "()V", bootstrap, arguments);
            }
        }
    },
    SUBROUTINES_AND_READS {
        @Override
        void fill(MethodVisitor code) {
            Label head = new Label();
            code.visitLabel(head);
            for (int k = 0; k < 3000; k++) {
                read(code);
            }
            code.visitVarInsn(ILOAD, 3);
            code.visitInsn(POP);
            Label subroutine = new Label();
            Label behind = new Label();
            code.visitJumpInsn(JSR, subroutine);
            code.visitJumpInsn(GOTO, behind);
            code.visitLabel(subroutine);
            code.visitVarInsn(ASTORE, 7);
            code.visitVarInsn(RET, 7);
            code.visitLabel(behind);
            code.visitInsn(ICONST_0);
            for (int k = 0; k < 7000; k++) {
                code.visitInsn(NOP);
            }
            code.visitJumpInsn(IFEQ, head);
        }
    },
    LONG_DESCRIPTORS {
        @Override
        void fill(MethodVisitor code) {
            StringBuilder descriptor = new StringBuilder("(");
            for (int k = 0; k < 65_000; k++) {
                descriptor.append('I');
            }
            String text = descriptor.append(")V").toString();
            for (int times = 0; times < 7; times++) {
                loop(code, inside -> {
                    for (int k = 0; k < 2900; k++) {
                        inside.visitMethodInsn(INVOKESTATIC, NAME, "m", text, false);
                    }
                });
            }
        }
    },
    INTERFACES_OF_ITS_OWN {
        @Override
        String[] interfaces() {
            String[] names = new String[25_000];
            for (int k = 0; k < names.length; k++) {
                names[k] = "i" + k;
            }
            return names;
        }

        @Override
        void fill(MethodVisitor code) {
            read(code);
            for (int k = 0; k < 12_000; k++) {
                code.visitVarInsn(ALOAD, 0);
                code.visitMethodInsn(INVOKEVIRTUAL, NAME, "readInt", "()I", false);
                code.visitInsn(POP);
            }
        }
    },
    NAMES_THAT_COLLIDE {
        @Override
        void fill(MethodVisitor code) {
            loop(code, this::none);
            // the hash of each name is 0, and so is that of each reference
            for (int k = 0; k < 9500; k++) {
                code.visitMethodInsn(INVOKESTATIC, NAME, hashOfZero(k), "()V", false);
            }
        }
    },
    LOCALS_THAT_VARY_AND_EXITS {
        @Override
        int locals() {
            return 2000;
        }

        @Override
        void fill(MethodVisitor code) {
            for (int times = 0; times < 14; times++) {
                int first = 100 + times;
                loop(code, inside -> {
                    for (int k = 0; k < 480; k++) {
                        inside.visitVarInsn(ILOAD, 3);
                        inside.visitVarInsn(ILOAD, 3);
                        inside.visitInsn(IMUL);
                        inside.visitVarInsn(ISTORE, first + k);
                    }
                });
                for (int k = 0; k < 40; k++) {
                    code.visitVarInsn(ILOAD, first + k);
                    code.visitInsn(POP);
                }
            }
        }
    },
    LOCALS_AT_EVERY_READ {
        @Override
        int locals() {
            return 2000;
        }

        @Override
        void fill(MethodVisitor code) {
            for (int times = 0; times < 9; times++) {
                loop(code, inside -> {
                    for (int k = 0; k < 600; k++) {
                        inside.visitInsn(ICONST_1);
                        inside.visitVarInsn(ISTORE, 10 + k);
                    }
                    for (int k = 0; k < 450; k++) {
                        read(inside);
                    }
                });
            }
        }
    },
    LINES_WITHOUT_NUMBER {
        @Override
        void fill(MethodVisitor code) {
            loop(code, this::none);
            for (int k = 0; k < 2_000_000; k++) {
                Label here = new Label();
                code.visitLabel(here);
                code.visitLineNumber(k & 0xFFF, here);
                if ((k & 63) == 0) {
                    code.visitInsn(NOP);
                }
            }
        }
    },
    TABLES_THAT_LIE_OVER_EACH_OTHER {
        @Override
        byte[] make() {
            // each of 8,000 tables claims 65,535 entries and is 2 bytes long
            return DamagedBomb.make();
        }

        @Override
        void fill(MethodVisitor code) {
            none(code);
        }
    },
    METHODS_WITHOUT_END {
        @Override
        byte[] make() {
            return new Maker(this, 60).make();
        }

        @Override
        void fill(MethodVisitor code) {
            for (int k = 0; k < 1200; k++) {
                loop(code, inside -> {
                    Label next = new Label();
                    inside.visitVarInsn(ILOAD, 3);
                    inside.visitJumpInsn(IFEQ, next);
                    inside.visitVarInsn(ILOAD, 3);
                    inside.visitVarInsn(ISTORE, 6);
                    inside.visitLabel(next);
                });
            }
        }
    };

    static final String NAME = "bomb/Bomb";
    private static final String IN = "java/io/DataInput";
    private static final String OBJECT = "Lbomb/Bomb;";

    abstract void fill(MethodVisitor code);

    int version() {
        return V1_4;
    }

    int locals() {
        return 200;
    }

    int stack() {
        return 500;
    }

    String[] interfaces() {
        return new String[0];
    }

    byte[] make() {
        return new Maker(this, 1).make();
    }

    private static final class Maker {
        private final TimeBomb bomb;
        private final int methods;

        Maker(TimeBomb bomb, int methods) {
            this.bomb = bomb;
            this.methods = methods;
        }

        byte[] make() {
            ClassWriter writer = new ClassWriter(0);
            writer.visit(bomb.version(), ACC_PUBLIC, NAME, null, "java/lang/Object", bomb.interfaces());
            for (int m = 0; m < methods; m++) {
                MethodVisitor code = writer.visitMethod(ACC_PUBLIC, "m" + m, "(Ljava/io/DataInput;[II)V", null, null);
                code.visitCode();
                bomb.fill(code);
                code.visitInsn(RETURN);
                code.visitMaxs(bomb.stack(), bomb.locals());
                code.visitEnd();
            }
            writer.visitEnd();
            return writer.toByteArray();
        }
    }

    void none(MethodVisitor code) {}

    static void loop(MethodVisitor code, java.util.function.Consumer<MethodVisitor> more) {
        Label head = new Label();
        Label end = new Label();
        Label test = new Label();
        code.visitInsn(ICONST_0);
        code.visitVarInsn(ISTORE, 4);
        code.visitLabel(head);
        code.visitVarInsn(ILOAD, 4);
        code.visitVarInsn(ILOAD, 3);
        code.visitJumpInsn(IF_ICMPLT, test);
        code.visitJumpInsn(GOTO, end);
        code.visitLabel(test);
        store(code);
        more.accept(code);
        code.visitIincInsn(4, 1);
        code.visitJumpInsn(GOTO, head);
        code.visitLabel(end);
    }

    private static void store(MethodVisitor code) {
        code.visitVarInsn(ALOAD, 2);
        code.visitVarInsn(ILOAD, 4);
        code.visitVarInsn(ALOAD, 1);
        code.visitMethodInsn(INVOKEINTERFACE, IN, "readInt", "()I", true);
        code.visitInsn(IASTORE);
    }

    private static void read(MethodVisitor code) {
        code.visitVarInsn(ALOAD, 1);
        code.visitMethodInsn(INVOKEINTERFACE, IN, "readInt", "()I", true);
        code.visitInsn(POP);
    }

    private static Label[] labels(int count) {
        Label[] labels = new Label[count];
        for (int k = 0; k < count; k++) {
            labels[k] = new Label();
        }
        return labels;
    }

    private static void sum(MethodVisitor code, int first, int count) {
        if (count == 1) {
            code.visitVarInsn(ILOAD, first);
        } else {
            sum(code, first, count / 2);
            sum(code, first + count / 2, count - count / 2);
            code.visitInsn(IADD);
        }
    }

    private static void chain(MethodVisitor code, String field, int length) {
        code.visitVarInsn(ALOAD, 0);
        for (int k = 0; k < length; k++) {
            code.visitFieldInsn(GETFIELD, NAME, field, OBJECT);
        }
    }

    /** Blocks that run in the opposite order of the code: what is known of one moves on by one block at a time. */
    private static void backwards(MethodVisitor code, int blocks) {
        Label[] starts = labels(blocks);
        Label end = new Label();
        code.visitJumpInsn(GOTO, starts[blocks - 1]);
        for (int k = 0; k < blocks; k++) {
            code.visitLabel(starts[k]);
            code.visitVarInsn(ILOAD, 100 + k);
            code.visitInsn(POP);
            code.visitJumpInsn(GOTO, k == 0 ? end : starts[k - 1]);
        }
        code.visitLabel(end);
    }

    private static void loopWithHandler(MethodVisitor code) {
        Label start = new Label();
        Label end = new Label();
        Label handler = new Label();
        code.visitTryCatchBlock(start, end, handler, "java/io/IOException");
        code.visitInsn(ICONST_0);
        code.visitVarInsn(ISTORE, 4);
        code.visitLabel(start);
        loop(code, inside -> {
            inside.visitVarInsn(ILOAD, 3);
            inside.visitVarInsn(ILOAD, 3);
            inside.visitInsn(IMUL);
            inside.visitVarInsn(ISTORE, 6);
        });
        code.visitLabel(end);
        code.visitInsn(RETURN);
        code.visitLabel(handler);
        code.visitInsn(POP);
        code.visitVarInsn(ILOAD, 4);
        code.visitInsn(POP);
    }

    /** A ring of blocks in which one more local gets another kind of array each time round. */
    private static void ring(MethodVisitor code, int slots, int blocks) {
        for (int k = 0; k < slots; k++) {
            code.visitInsn(ICONST_1);
            code.visitIntInsn(NEWARRAY, T_BYTE);
            code.visitVarInsn(ASTORE, 100 + k);
        }
        Label head = new Label();
        code.visitLabel(head);
        for (int k = 0; k < blocks; k++) {
            Label next = new Label();
            code.visitVarInsn(ILOAD, 3);
            code.visitJumpInsn(IFEQ, next);
            code.visitLabel(next);
        }
        for (int k = slots - 1; k > 0; k--) {
            code.visitVarInsn(ALOAD, 99 + k);
            code.visitVarInsn(ASTORE, 100 + k);
        }
        code.visitInsn(ICONST_1);
        code.visitIntInsn(NEWARRAY, T_INT);
        code.visitVarInsn(ASTORE, 100);
        code.visitVarInsn(ILOAD, 3);
        code.visitJumpInsn(IFEQ, head);
    }

    private static void bytesLoop(MethodVisitor code) {
        Label head = new Label();
        Label end = new Label();
        code.visitInsn(ICONST_0);
        code.visitVarInsn(ISTORE, 4);
        code.visitLabel(head);
        code.visitVarInsn(ALOAD, 100);
        code.visitVarInsn(ILOAD, 4);
        code.visitVarInsn(ALOAD, 1);
        code.visitMethodInsn(INVOKEINTERFACE, IN, "readByte", "()B", true);
        code.visitInsn(BASTORE);
        code.visitIincInsn(4, 1);
        code.visitVarInsn(ILOAD, 4);
        code.visitVarInsn(ILOAD, 3);
        code.visitJumpInsn(IF_ICMPLT, head);
        code.visitLabel(end);
    }

    /** A name of letters whose hash code is 0: a few letters that make it up to a multiple of 2^32. */
    private static String hashOfZero(int number) {
        String start = "n" + number;
        return HashOfZero.completing(start);
    }

    /** Finds the letters from the last to the first. */
    private static final class HashOfZero {
        static String completing(String start) {
            long want = (-(long) start.hashCode() * 31L * 31 * 31 * 31 * 31 * 31 * 31) & 0xFFFF_FFFFL;
            List<Integer> letters = new ArrayList<>();
            long base = 0;
            long power = 1;
            for (int k = 0; k < 7; k++) {
                base += 'a' * power;
                power *= 31;
            }
            long left = (want - base) & 0xFFFF_FFFFL;
            for (int k = 0; k < 7; k++) {
                letters.add((int) (left % 31));
                left /= 31;
            }
            StringBuilder name = new StringBuilder(start);
            for (int k = 6; k >= 0; k--) {
                name.append((char) ('a' + letters.get(k)));
            }
            return name.toString();
        }
    }
}
