package dev.standpipe.offline.bytebuddy;

import dev.standpipe.offline.LoaderUnit;
import dev.standpipe.offline.StandIn;
import dev.standpipe.rewrite.Outline;
import dev.standpipe.rewrite.Prefilter;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import net.bytebuddy.build.BuildLogger;
import net.bytebuddy.build.Plugin;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * The rewriter as a plugin of Byte Buddy, which its own plugins for Maven and Gradle run. Here a stand-in goes along
 * with each changed class, since Byte Buddy does not say whether a class is one of a multi-release jar's versions, and
 * stores what goes along in the same place.
 */
public final class StandpipePlugin implements Plugin.WithPreprocessor {
    private final BuildLogger log;
    private final Set<String> wanted = ConcurrentHashMap.newKeySet();
    private final Map<String, Outline> classes = new ConcurrentHashMap<>();

    /** Says nothing. */
    public StandpipePlugin() {
        this(BuildLogger.NoOp.INSTANCE);
    }

    /** What Byte Buddy's own plugins take. */
    public StandpipePlugin(BuildLogger log) {
        this.log = log;
    }

    /** Looks before Byte Buddy asks, for it writes anew whatever is wanted, changed or not. */
    @Override
    public void onPreprocess(TypeDescription type, ClassFileLocator locator) {
        byte[] classFile = read(type.getName(), locator);
        if (classFile == null || !Prefilter.maybe(classFile)) {
            return;
        }
        Rewriting rewriting = rewriter(locator).rewrite(classFile);
        if (rewriting.problem() != null) {
            log.warn(rewriting.problem());
        }
        if (rewriting.changed()) {
            wanted.add(type.getName());
        }
    }

    @Override
    public boolean matches(TypeDescription type) {
        return wanted.contains(type.getName());
    }

    @Override
    public DynamicType.Builder<?> apply(
            DynamicType.Builder<?> builder, TypeDescription type, ClassFileLocator locator) {
        String standIn = StandIn.of(type.getInternalName());
        LoaderUnit unit = new LoaderUnit(rewriter(locator));
        unit.use(standIn);
        return builder.visit(
                        new WholeClassFile(classFile -> unit.rewrite(classFile).classFile()))
                .require(describe(standIn), StandIn.classFile(standIn));
    }

    private static TypeDescription describe(String standIn) {
        return new TypeDescription.Latent(
                standIn.replace('/', '.'),
                Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL,
                TypeDescription.Generic.OfNonGenericType.ForLoadedType.of(ClassLoader.class));
    }

    private Rewriter rewriter(ClassFileLocator locator) {
        return Rewriter.standard().with(name -> outline(name, locator));
    }

    private Outline outline(String name, ClassFileLocator locator) {
        return classes.computeIfAbsent(name, any -> {
            byte[] classFile = read(any.replace('/', '.'), locator);
            try {
                return classFile == null ? Outline.NONE : Outline.of(new ClassReader(classFile));
            } catch (RuntimeException damagedOrEncrypted) {
                return Outline.NONE;
            }
        });
    }

    private static byte[] read(String name, ClassFileLocator locator) {
        try {
            ClassFileLocator.Resolution resolution = locator.locate(name);
            return resolution.isResolved() ? resolution.resolve() : null;
        } catch (IOException unreadable) {
            return null;
        }
    }

    @Override
    public void close() {
        if (!wanted.isEmpty()) {
            log.info(wanted.size() + (wanted.size() == 1 ? " class" : " classes")
                    + " with loops that carry elements one at a time rewritten. What moves them in bulk is "
                    + "dev.standpipe:standpipe-runtime-bulk"
                    + " on the class path, or the agent; without either the loops do it themselves.");
        }
    }
}
