package dev.standpipe.build;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/**
 * Packs what the agent uses out of the finished jar: its own classes into one file, those of the rewriter under names
 * of their own into two, superclasses first, most of the runtime's as they are into two more, and what {@code
 * relax=buffer} puts into the JDK, as Java 8 has it and as the others do. And the entry point, as the JVM calls it
 * soonest. {@code JAR FOLDER}
 */
public final class AgentPacking {
    private static final String OURS = "dev/standpipe/";
    private static final String RENAMED = OURS + "inside/rewriter/";
    private static final String ASM = OURS + "inside/asm/";
    private static final String[][] REWRITER = {
        {OURS + "rewrite/", RENAMED},
        {ASM, RENAMED + "asm/"}
    };

    /** Look at classes before the rewriter is there, so the agent has them of its own. */
    private static final Pattern GLANCE = Pattern.compile(OURS + "rewrite/(Prefilter|LoopFilter|LoopedCalls|CodeWalk)");

    /** What findings are made of: enough where what became of a class is known from an earlier run. */
    private static final Pattern OF_FINDINGS = Pattern.compile(RENAMED + "(report/|Hierarchy|Outline)");

    /** Whoever has outlines made brings a reader of class files. */
    private static final String READER = RENAMED + "asm/ClassReader";

    /** What the program may have too, and what the class path loads. */
    private static final Pattern SHARED = Pattern.compile(
            OURS + "((runtime|io)/.*|agent/(Agent|AttachHandler|AgentClassLoader|R(ewriter|untime)Classes))");

    private static final String RUNTIME = OURS + "runtime/";

    /** What no first loop needs, or what extends the doorway, which comes later. */
    private static final Pattern LATER = Pattern.compile(RUNTIME
            + "(jvm/.*|engine/(?!EngineChecks).*|ahead/(?!Prefetch|ReadAheadLimits|ProgramRead).*"
            + "|thread/(?!ReentrancyGuard|Places).*|wire/TranscodingD.*"
            + "|codec/(Little|Native|Jni|Public|Sun|View|Backend|SelfCheck).*"
            + "|file/(FileStamp|PositionalIo|Sieve|Unguarded).*"
            + "|stream/(BlockFields|Overrides|RecognizedClasses|ViewFields|ChannelFile|Zlib).*"
            + "|transfer/(Object|Views|Routed|Gathered|FileEnd|Inflated|Observed|Filtered.*[$]|.*[$]O).*"
            + "|proof/.*|route/.*"
            + "|(?!Switch)[^/]*)");

    /** What a loop needs before it has carried enough. */
    private static final Pattern OF_DOORWAY = Pattern.compile(RUNTIME + "(count/.*|link/.*|Switch.*)");

    /** Neither the doorway nor what counts loops. */
    private static final Pattern WINDOW = Pattern.compile(RUNTIME + "link/.*[.]Standpipe(?!Tally)[A-Z].*[.]bin");

    private static final int JAVA_8 = 52;

    private static final String BOOT_CLASSES = OURS + "agent/jdk/BootClasses";
    private static final String ENTRY = OURS + "agent/Agent";

    private final Map<String, byte[]> classFiles = new TreeMap<>();

    private AgentPacking(ZipFile jar) throws IOException {
        for (ZipEntry entry : Collections.list(jar.entries())) {
            String file = entry.getName();
            if (file.startsWith(OURS) && file.endsWith(".class") && !file.endsWith("package-info.class")) {
                try (InputStream in = jar.getInputStream(entry)) {
                    classFiles.put(file.substring(0, file.length() - ".class".length()), in.readAllBytes());
                }
            }
        }
    }

    public static void main(String[] args) throws IOException {
        Path folder = Paths.get(args[1]);
        Files.createDirectories(folder.resolve("jdk"));
        try (ZipFile jar = new ZipFile(args[0])) {
            AgentPacking packing = new AgentPacking(jar);
            Set<String> agents =
                    packing.reachedBy(name -> name.startsWith(OURS + "agent/"), AgentPacking::isOfTheAgent);
            Set<String> asked = packing.mentioned(agents);
            Set<String> rewriters = packing.reachedBy(
                    name -> name.startsWith(OURS + "rewrite/") || asked.contains(name), AgentPacking::isOfTheRewriter);
            Map<String, byte[]> rewriter = packing.renamed(rewriters::contains, AgentPacking::renamed);
            Predicate<String> ofFindings = name -> OF_FINDINGS.matcher(name).lookingAt();
            Files.write(folder.resolve("findings.classes"), inOrder(rewriter, ofFindings));
            Files.write(folder.resolve("rewriter.classes"), inOrder(rewriter, ofFindings.negate()));
            Predicate<String> ofDoorway = name -> OF_DOORWAY.matcher(name).matches();
            Files.write(folder.resolve("doorway.classes"), packing.runtime(ofDoorway));
            Files.write(folder.resolve("engine.classes"), packing.runtime(ofDoorway.negate()));
            Files.write(folder.resolve("windows.classes"), windows(jar, name -> name));
            Files.write(folder.resolve("windows8.classes"), windows(jar, AgentPacking::asJava8HasIt));
            Files.write(
                    folder.resolve("jdk/BootClasses8.bin"),
                    renamed(packing.classFiles.get(BOOT_CLASSES), AgentPacking::asJava8HasIt));
            Files.write(
                    folder.resolve("agent.classes"),
                    hashed(packing.renamed(agents::contains, AgentPacking::asTheAgentHasIt)));
            Files.write(folder.resolve("Agent.class"), calledAsItIs(packing.classFiles.get(ENTRY)));
        }
    }

    /**
     * The entry point, marked as taking a variable number of arguments, which it does not. From 18 on the JDK's
     * reflection makes code for each kind of method that it calls, 10 ms of every start; where one is so marked it has
     * the JVM make the call.
     */
    private static byte[] calledAsItIs(byte[] entry) {
        ClassReader reader = new ClassReader(entry);
        ClassWriter marked = new ClassWriter(reader, 0);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, marked) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String generic, String[] exceptions) {
                        boolean isCalled = name.equals("premain") || name.equals("agentmain");
                        int flags = isCalled ? access | Opcodes.ACC_VARARGS : access;
                        return super.visitMethod(flags, name, descriptor, generic, exceptions);
                    }
                },
                0);
        return marked.toByteArray();
    }

    /** What prints code is for {@code explain}. */
    private static boolean isOfTheRewriter(String name) {
        return !renamed(name).equals(name) && !name.startsWith(ASM + "util/");
    }

    private static String renamed(String name) {
        for (String[] from : REWRITER) {
            if (name.startsWith(from[0])) {
                return from[1] + name.substring(from[0].length());
            }
        }
        return name;
    }

    /** As they are in the jar, for they are to be the same. */
    private byte[] runtime(Predicate<String> part) throws IOException {
        Map<String, byte[]> ordered = new LinkedHashMap<>();
        Predicate<String> chosen = name -> name.startsWith(RUNTIME)
                && part.test(name)
                && !LATER.matcher(name).matches()
                && new ClassReader(classFiles.get(name)).readUnsignedShort(6) <= JAVA_8;
        for (String name : classFiles.keySet()) {
            add(name, classFiles, chosen, ordered, new HashSet<>());
        }
        return named(ordered);
    }

    private static byte[] windows(ZipFile jar, UnaryOperator<String> names) throws IOException {
        Map<String, byte[]> windows = new TreeMap<>();
        for (ZipEntry entry : Collections.list(jar.entries())) {
            if (WINDOW.matcher(entry.getName()).matches()) {
                try (InputStream in = jar.getInputStream(entry)) {
                    byte[] classFile = renamed(in.readAllBytes(), names);
                    windows.put(new ClassReader(classFile).getClassName(), classFile);
                }
            }
        }
        return inOrder(windows, name -> true);
    }

    private static String asJava8HasIt(String name) {
        return name.equals("jdk/internal/misc/Unsafe") ? "sun/misc/Unsafe" : name;
    }

    private static String asTheAgentHasIt(String name) {
        return GLANCE.matcher(name).matches() ? name : renamed(name);
    }

    /** And neither the rewriter's nor the program's too. */
    private static boolean isOfTheAgent(String name) {
        return asTheAgentHasIt(name).equals(name) && !SHARED.matcher(name).matches();
    }

    private Set<String> mentioned(Set<String> names) {
        Set<String> mentioned = new TreeSet<>();
        for (String name : names) {
            mentioned.addAll(mentioned(classFiles.get(name)));
        }
        return mentioned;
    }

    /** The first ones, and what they need, as far as it is chosen. */
    private Set<String> reachedBy(Predicate<String> first, Predicate<String> chosen) {
        Set<String> reached = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>();
        for (String name : classFiles.keySet()) {
            if (first.test(name)) {
                open.add(name);
            }
        }
        while (!open.isEmpty()) {
            String name = open.remove();
            if (classFiles.containsKey(name) && chosen.test(name) && reached.add(name)) {
                open.addAll(mentioned(classFiles.get(name)));
            }
        }
        return reached;
    }

    private Map<String, byte[]> renamed(Predicate<String> chosen, UnaryOperator<String> names) {
        Map<String, byte[]> renamed = new TreeMap<>();
        classFiles.forEach((name, classFile) -> {
            if (chosen.test(name)) {
                renamed.put(names.apply(name), renamed(classFile, names));
            }
        });
        return renamed;
    }

    private static byte[] renamed(byte[] classFile, UnaryOperator<String> names) {
        ClassWriter renamed = new ClassWriter(0);
        Remapper remapper = new Remapper(Opcodes.ASM9) {
            @Override
            public String map(String name) {
                return names.apply(name);
            }
        };
        ClassReader reader = new ClassReader(classFile);
        // whoever reads a stack trace of ours knows ASM's lines no better than its methods
        int without = reader.getClassName().startsWith(ASM) ? ClassReader.SKIP_DEBUG : 0;
        reader.accept(new WithoutNotes(new ClassRemapper(renamed, remapper)), without);
        return renamed.toByteArray();
    }

    /** Without what only compilers and debuggers read: names of variables, a sixth of a class file, and generics. */
    private static final class WithoutNotes extends ClassVisitor {
        WithoutNotes(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visit(int version, int access, String name, String generic, String above, String[] interfaces) {
            super.visit(version, access, name, null, above, interfaces);
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String generic, Object value) {
            return super.visitField(access, name, descriptor, null, value);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String generic, String[] exceptions) {
            return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, name, descriptor, null, exceptions)) {
                @Override
                public void visitLocalVariable(
                        String variable, String type, String itsGeneric, Label start, Label end, int index) {}
            };
        }
    }

    /** All classes that code speaks of. */
    private static Set<String> mentioned(byte[] classFile) {
        Set<String> names = new TreeSet<>();
        renamed(classFile, name -> {
            names.add(name);
            return name;
        });
        return names;
    }

    /** Each class file after its name and its length; fails if one of them needs a class that will not be there. */
    private static byte[] inOrder(Map<String, byte[]> all, Predicate<String> chosen) throws IOException {
        Map<String, byte[]> ordered = new LinkedHashMap<>();
        for (String name : all.keySet()) {
            add(name, all, chosen, ordered, new HashSet<>());
        }
        for (Map.Entry<String, byte[]> entry : ordered.entrySet()) {
            check(entry.getKey(), mentioned(entry.getValue()), all.keySet(), ordered.keySet());
        }
        return named(ordered);
    }

    private static byte[] named(Map<String, byte[]> ordered) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (Map.Entry<String, byte[]> entry : ordered.entrySet()) {
            byte[] name = entry.getKey().replace('/', '.').getBytes(StandardCharsets.US_ASCII);
            bytes.write(ByteBuffer.allocate(Short.BYTES)
                    .putShort((short) name.length)
                    .array());
            bytes.write(name);
            bytes.write(withLength(entry.getValue()));
        }
        return bytes.toByteArray();
    }

    private static byte[] withLength(byte[] classFile) {
        return ByteBuffer.allocate(Integer.BYTES + classFile.length)
                .putInt(classFile.length)
                .put(classFile)
                .array();
    }

    private static void add(
            String name, Map<String, byte[]> all, Predicate<String> chosen, Map<String, byte[]> to, Set<String> open) {
        if (!all.containsKey(name) || !chosen.test(name) || to.containsKey(name) || !open.add(name)) {
            return;
        }
        ClassReader reader = new ClassReader(all.get(name));
        add(reader.getSuperName(), all, chosen, to, open);
        for (String type : reader.getInterfaces()) {
            add(type, all, chosen, to, open);
        }
        to.put(name, all.get(name));
    }

    private static void check(String name, Set<String> mentioned, Set<String> all, Set<String> here) {
        boolean comesFirst = OF_FINDINGS.matcher(name).lookingAt();
        for (String other : mentioned) {
            boolean known = !other.startsWith(OURS)
                    || here.contains(other)
                    || all.contains(other) && (!comesFirst || other.equals(READER));
            if (!known) {
                throw new IllegalStateException(
                        name + " needs " + other + ", which the JVM's own loader will not find");
            }
        }
    }

    /** How many there are, the hashes of names, ascending, with the places, and there a class file after its length. */
    private static byte[] hashed(Map<String, byte[]> chosen) throws IOException {
        Map<Integer, byte[]> byHash = new TreeMap<>();
        for (Map.Entry<String, byte[]> entry : chosen.entrySet()) {
            int hash = entry.getKey().replace('/', '.').hashCode();
            if (byHash.put(hash, entry.getValue()) != null) {
                throw new IllegalStateException(entry.getKey() + " has the hash of another class");
            }
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        ByteBuffer index =
                ByteBuffer.allocate(Integer.BYTES * (1 + 2 * byHash.size())).putInt(byHash.size());
        for (Map.Entry<Integer, byte[]> entry : byHash.entrySet()) {
            index.putInt(entry.getKey()).putInt(index.capacity() + all.size());
            all.write(withLength(entry.getValue()));
        }
        return ByteBuffer.allocate(index.capacity() + all.size())
                .put(index.array())
                .put(all.toByteArray())
                .array();
    }
}
