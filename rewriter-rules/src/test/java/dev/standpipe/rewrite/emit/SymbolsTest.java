package dev.standpipe.rewrite.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.catalogue.Repository;
import dev.standpipe.rewrite.rule.copy.ElementFormat;
import dev.standpipe.rewrite.summary.ElementType;
import dev.standpipe.rewrite.summary.WireType;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Wire;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Type;

/** What the emitter says is what the runtime understands. */
class SymbolsTest {
    private static final Set<String> OFFERED = new HashSet<>();

    @BeforeAll
    static void ask() throws ClassNotFoundException {
        assertThat(Switch.on()).isNull();
        Class<?> doorway = Class.forName(Symbols.DOORWAY.replace('/', '.'));
        for (Method method : doorway.getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers()) && Modifier.isStatic(method.getModifiers())) {
                OFFERED.add(method.getName() + Type.getMethodDescriptor(method));
            }
        }
    }

    @Test
    void theDoorwayOffersWhatTheEmitterCallsAndNothingElse() throws Exception {
        Set<String> called = new TreeSet<>();
        for (ElementType array : ElementType.values()) {
            called.add(Symbols.moves(true) + Symbols.movesDescriptor(array.array()));
            called.add(Symbols.moves(false) + Symbols.movesDescriptor(array.array()));
        }
        for (WireType wire : WireType.values()) {
            called.add(Symbols.takes(wire) + Symbols.takesDescriptor(wire));
            if (wire.writeMethod() != null) {
                called.add(Symbols.puts(wire) + Symbols.putsDescriptor(wire));
            }
        }
        Matcher literal =
                Pattern.compile("code\\.doorway\\(([^;]*?)\"(\\([^\"]*)\"\\)").matcher(emitter());
        while (literal.find()) {
            // one name, or two of which one is chosen
            Matcher name = Pattern.compile("\"(\\w+)\"").matcher(literal.group(1));
            while (name.find()) {
                called.add(name.group(1) + literal.group(2));
            }
        }
        // stand-ins forward to it, and nothing calls it
        called.add("settle(Ljava/lang/Object;)V");
        assertThat(called).hasSizeGreaterThan(30).isEqualTo(new TreeSet<>(OFFERED));
    }

    @Test
    void theRuntimeReadsEveryFormatAsItIsMeant() throws Exception {
        Constructor<ElementFormat> constructor = ElementFormat.class.getDeclaredConstructor(
                WireType.class, ElementType.class, boolean.class, boolean.class);
        constructor.setAccessible(true);
        int known = 0;
        for (WireType wire : WireType.values()) {
            for (ElementType array : ElementType.values()) {
                for (int marks = 0; marks < 4; marks++) {
                    boolean reversed = (marks & 1) != 0;
                    boolean raw = (marks & 2) != 0;
                    ElementFormat format = constructor.newInstance(wire, array, reversed, raw);
                    dev.standpipe.runtime.wire.Format theirs = theirs(wire, array, reversed, raw);
                    if (theirs != null) {
                        known++;
                        assertThat(Symbols.how(format, false, false, false))
                                .as(format.toString())
                                .isEqualTo(theirs.how);
                        assertThat(Symbols.how(format, true, false, false))
                                .as(format.toString())
                                .isEqualTo(theirs.how | dev.standpipe.runtime.wire.Format.JDK_ONLY);
                        assertThat(Symbols.how(format, false, true, false))
                                .as(format.toString())
                                .isEqualTo(theirs.how | dev.standpipe.runtime.wire.Format.RESUMED);
                    }
                }
            }
        }
        assertThat(known).isGreaterThan(10 * 8);
    }

    @Test
    void marksAreTheRuntimes() {
        assertThat(Symbols.AGAIN).isEqualTo(dev.standpipe.runtime.wire.Format.AGAIN);
    }

    @Test
    void wiresAndArraysAreTheRuntimes() {
        assertThat(WireType.values()).extracting(Enum::name).containsExactly(names(Wire.values()));
        assertThat(ElementType.values()).extracting(Enum::name).containsExactly(names(Element.values()));
    }

    private static String[] names(Enum<?>[] values) {
        String[] names = new String[values.length];
        for (int k = 0; k < names.length; k++) {
            names[k] = values[k].name();
        }
        return names;
    }

    private static dev.standpipe.runtime.wire.Format theirs(
            WireType wire, ElementType array, boolean reversed, boolean raw) {
        dev.standpipe.runtime.wire.Format theirs =
                dev.standpipe.runtime.wire.Format.of(Wire.valueOf(wire.name()), Element.valueOf(array.name()));
        theirs = reversed && theirs != null ? theirs.reversed() : theirs;
        return raw && theirs != null ? theirs.raw() : theirs;
    }

    private static String emitter() throws Exception {
        StringBuilder text = new StringBuilder();
        Path folder = Repository.MODULE.resolve("src/main/java/dev/standpipe/rewrite/emit");
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toArray(Path[]::new)) {
                text.append(Repository.text(file));
            }
        }
        return text.toString();
    }
}
