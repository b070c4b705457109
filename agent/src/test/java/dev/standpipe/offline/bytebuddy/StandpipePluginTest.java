package dev.standpipe.offline.bytebuddy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.agent.Jvm;
import dev.standpipe.offline.LoaderUnit;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.runtime.Switch;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.bytebuddy.ClassFileVersion;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.build.BuildLogger;
import net.bytebuddy.build.EntryPoint;
import net.bytebuddy.build.Plugin;
import net.bytebuddy.build.Plugin.Engine.Dispatcher.ForParallelTransformation.WithThrowawayExecutorService;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.scaffold.inline.MethodNameTransformer;
import net.bytebuddy.matcher.ElementMatchers;
import net.bytebuddy.utility.StreamDrainer;
import oldstyle.Hello;
import oldstyle.Program;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.util.TraceClassVisitor;

/**
 * Byte Buddy's engine, as its plugins for Maven and Gradle call it, with nothing but our plugin or with another one
 * beside it.
 */
class StandpipePluginTest {
    private static final String PROGRAM = "oldstyle/Program.class";
    private static final String HELLO = "oldstyle/Hello.class";
    private static final String STAND_IN = "oldstyle/StandpipeDoorway1$Program.class";

    @TempDir
    Path folder;

    private Path source;
    private Path target;

    @BeforeEach
    void compile() throws IOException {
        source = folder.resolve("source");
        target = Files.createDirectory(folder.resolve("target"));
        put(source, PROGRAM, classFile(Program.class));
        put(source, HELLO, classFile(Hello.class));
    }

    @Test
    void changesInAFolderWhatIsToBeChangedAndNothingElse() throws IOException {
        assertThat(inFolder(engine(), target, new StandpipePlugin())).containsExactly(Program.class.getName());

        assertThat(files(target)).containsExactly(HELLO, PROGRAM, STAND_IN);
        assertThat(read(target, HELLO)).isEqualTo(classFile(Hello.class));
        assertThat(text(read(target, PROGRAM))).isEqualTo(text(byUnit()));
    }

    @Test
    void makesTheSameAsTheOtherWaysUnderEachEntryPointAndByThreads() throws IOException {
        for (EntryPoint entryPoint : EntryPoint.Default.values()) {
            Path there = folder.resolve(entryPoint.toString());
            inFolder(
                    engine(entryPoint).with(new WithThrowawayExecutorService.Factory(2)), there, new StandpipePlugin());
            assertThat(text(read(there, PROGRAM))).as("%s", entryPoint).isEqualTo(text(byUnit()));
        }
    }

    @Test
    void findsNothingToDoTheSecondTime() throws IOException {
        inFolder(engine(), source, new StandpipePlugin());
        byte[] once = read(source, PROGRAM);
        assertThat(text(once)).isEqualTo(text(byUnit()));

        assertThat(inFolder(engine(), source, new StandpipePlugin())).isEmpty();

        assertThat(files(source)).containsExactly(HELLO, PROGRAM, STAND_IN);
        assertThat(read(source, PROGRAM)).isEqualTo(once);
    }

    @Test
    void changesAClassThatWasCompiledAnew() throws IOException {
        inFolder(engine(), source, new StandpipePlugin());
        byte[] once = read(source, PROGRAM);
        put(source, PROGRAM, classFile(Program.class));

        inFolder(engine(), source, new StandpipePlugin());

        assertThat(read(source, PROGRAM)).isEqualTo(once);
    }

    /** Where there is an agent, it counts what these loops move. */
    @Test
    void leavesTheAgentWhatItNeeds() throws IOException {
        inFolder(engine(), target, new StandpipePlugin());

        Rewriting adopted =
                Rewriter.standard().numberedBy(finding -> 4711).adopting().rewrite(read(target, PROGRAM));

        assertThat(adopted.findings()).hasSize(5).allMatch(finding -> finding.site() == 4711);
        assertThat(text(adopted.classFile()))
                .contains("java/io/Standpipe.readArray")
                .doesNotContain("StandpipeDoorway1");
    }

    @Test
    void leavesEachVersionOfAClassItsStandInInAJar() throws IOException {
        Path jar = folder.resolve("in.jar");
        pack(jar, PROGRAM, HELLO, "META-INF/versions/9/" + PROGRAM);
        Path out = folder.resolve("out.jar");

        engine().with(ClassFileVersion.JAVA_V11)
                .apply(jar.toFile(), out.toFile(), new Plugin.Factory.Simple(new StandpipePlugin()));

        try (JarFile rewritten = new JarFile(out.toFile())) {
            assertThat(rewritten.stream()
                            .map(JarEntry::getName)
                            .filter(name -> name.endsWith(".class"))
                            .sorted())
                    .containsExactly(
                            "META-INF/versions/9/" + PROGRAM,
                            "META-INF/versions/9/" + STAND_IN,
                            HELLO,
                            PROGRAM,
                            STAND_IN);
        }
    }

    /** A plugin may come before or after ours, and may have the frames computed in the end. */
    @Test
    void worksOnWhatOtherPluginsMake() throws Exception {
        for (Plugin[] plugins :
                new Plugin[][] {{new Counting(), new StandpipePlugin()}, {new StandpipePlugin(), new Counting()}}) {
            Path there = folder.resolve("with-" + plugins[0].getClass().getSimpleName());
            inFolder(engine(), there, plugins);

            Jvm.Ended ended = run(there, "");
            assertThat(ended.code).as(ended.err).isZero();
            assertThat(ended.out).contains("enter\nheights read").contains("exit\nthe end after");
            assertThat(text(read(there, PROGRAM)).split("StandpipeDoorway1.Program.(read|write)Array"))
                    .hasSize(text(byUnit()).split("StandpipeDoorway1.Program.(read|write)Array").length);
        }
    }

    @Test
    void letsTheProgramDoWhatItDidWithTheRuntimeAndWithout() throws Exception {
        inFolder(engine(), target, new StandpipePlugin());
        Jvm.Ended plain = run(source, "");
        Jvm.Ended without = run(target, "");
        Jvm.Ended with = run(target, File.pathSeparator + runtime());

        assertThat(plain.out).contains("cells written").contains("the end after");
        assertThat(without.out).isEqualTo(plain.out);
        assertThat(without.err)
                .contains("[standpipe] loops rewritten in the build do their own work: the runtime is missing");
        assertThat(with.out).isEqualTo(plain.out);
        assertThat(with.err).isEmpty();
    }

    @Test
    void isFasterWithTheRuntime() throws Exception {
        inFolder(engine(), target, new StandpipePlugin());

        long before = unbufferedMicros(run(source, "", "100000", "timed"));
        long after = unbufferedMicros(run(target, File.pathSeparator + runtime(), "100000", "timed"));

        assertThat(after).as("was %s us", before).isLessThan(before / 3);
    }

    @Test
    void isFoundByItsNameAndSaysWhatItDid() throws IOException {
        String listed = new String(resource("/META-INF/net.bytebuddy/build.plugins"), StandardCharsets.UTF_8);
        assertThat(listed.trim()).isEqualTo(StandpipePlugin.class.getName());
        StringWriter said = new StringWriter();

        engine().apply(
                        source.toFile(),
                        target.toFile(),
                        new Plugin.Factory.UsingReflection(StandpipePlugin.class)
                                .with(Plugin.Factory.UsingReflection.ArgumentResolver.ForType.of(
                                        BuildLogger.class, new BuildLogger.Adapter() {
                                            @Override
                                            public void info(String message) {
                                                said.append(message);
                                            }
                                        })));

        assertThat(said.toString()).startsWith("1 class ").contains("dev.standpipe:standpipe-runtime-bulk");
        assertThat(files(target)).contains(STAND_IN);
    }

    private static Plugin.Engine engine() {
        return engine(EntryPoint.Default.REBASE);
    }

    private static Plugin.Engine engine(EntryPoint entryPoint) {
        return Plugin.Engine.Default.of(
                        entryPoint, ClassFileVersion.JAVA_V8, new MethodNameTransformer.Suffixing("original"))
                .with(ClassFileLocator.ForClassLoader.of(ClassLoader.getSystemClassLoader()))
                .withErrorHandlers(Plugin.Engine.ErrorHandler.Failing.FAIL_FAST);
    }

    private List<String> inFolder(Plugin.Engine engine, Path to, Plugin... plugins) throws IOException {
        Files.createDirectories(to);
        List<Plugin.Factory> factories = new ArrayList<>();
        for (Plugin plugin : plugins) {
            factories.add(new Plugin.Factory.Simple(plugin));
        }
        List<String> transformed = new ArrayList<>();
        for (TypeDescription type :
                engine.apply(source.toFile(), to.toFile(), factories).getTransformed()) {
            transformed.add(type.getName());
        }
        return transformed;
    }

    private static byte[] byUnit() throws IOException {
        LoaderUnit unit = new LoaderUnit(Rewriter.standard());
        unit.use(STAND_IN.replace(".class", ""));
        return unit.rewrite(classFile(Program.class)).classFile();
    }

    private static String text(byte[] classFile) {
        StringWriter text = new StringWriter();
        new ClassReader(classFile).accept(new TraceClassVisitor(new PrintWriter(text)), 0);
        return text.toString();
    }

    private Jvm.Ended run(Path classes, String more, String... arguments) throws Exception {
        List<String> all = new ArrayList<>(Arrays.asList("-cp", classes + more, Program.class.getName()));
        all.add(folder.resolve("data").toString());
        all.addAll(arguments.length == 0 ? Collections.singletonList("1000") : Arrays.asList(arguments));
        Jvm jvm = Jvm.plain();
        if (Jvm.RELEASE > 8) {
            jvm.with("--add-opens", "java.base/java.io=ALL-UNNAMED");
        }
        return jvm.command(all.toArray(new String[0])).end();
    }

    /** Of the second loop: by then the runtime has started. */
    private static long unbufferedMicros(Jvm.Ended ended) {
        Matcher took = Pattern.compile("unbuffered read: (\\d+) us").matcher(ended.out);
        assertThat(took.find()).as(ended.out + ended.err).isTrue();
        return Long.parseLong(took.group(1));
    }

    private static String runtime() throws Exception {
        return new File(Switch.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .getPath();
    }

    private static byte[] classFile(Class<?> type) throws IOException {
        return resource('/' + type.getName().replace('.', '/') + ".class");
    }

    private static byte[] resource(String name) throws IOException {
        return StreamDrainer.DEFAULT.drain(StandpipePluginTest.class.getResourceAsStream(name));
    }

    private static void put(Path root, String name, byte[] content) throws IOException {
        Files.createDirectories(root.resolve(name).getParent());
        Files.write(root.resolve(name), content);
    }

    private void pack(Path jar, String... names) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (String name : names) {
                out.putNextEntry(new JarEntry(name));
                out.write(read(source, name.substring(name.indexOf("oldstyle"))));
            }
        }
    }

    private static byte[] read(Path root, String name) throws IOException {
        return Files.readAllBytes(root.resolve(name));
    }

    private static List<String> files(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString().replace(File.separatorChar, '/'))
                    .sorted()
                    .collect(Collectors.toList());
        }
    }

    /** Puts a line of output in front of a method. */
    private static final class Counting implements Plugin {
        @Override
        public boolean matches(TypeDescription type) {
            return type.represents(Program.class);
        }

        @Override
        public DynamicType.Builder<?> apply(
                DynamicType.Builder<?> builder, TypeDescription type, ClassFileLocator locator) {
            return builder.visit(Advice.to(Counter.class, locator).on(ElementMatchers.named("readBuffered")));
        }

        @Override
        public void close() {}
    }

    /** What is put in front. */
    static final class Counter {
        private Counter() {}

        @Advice.OnMethodEnter
        static long enter() {
            System.out.println("enter");
            return System.nanoTime();
        }

        @Advice.OnMethodExit
        static void exit(@Advice.Enter long entered) {
            System.out.println(entered > 0 ? "exit" : "never");
        }
    }
}
