package dev.standpipe.rewrite.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.conditions.ArchConditions.callMethodWhere;
import static com.tngtech.archunit.lang.conditions.ArchConditions.never;
import static com.tngtech.archunit.lang.conditions.ArchConditions.setFieldWhere;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.standpipe.house.ClassCircles;
import dev.standpipe.rewrite.catalogue.Repository;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    private static final String HOME = "dev.standpipe.rewrite";
    private static final Path SOURCES = Repository.MODULE.resolve("src/main/java");
    private static final Path CLASS_FILES = Repository.MODULE.resolve("target/classes");
    private static final JavaClasses REWRITER = new ClassFileImporter().importPath(CLASS_FILES);
    private static final int JAVA_8 = 52;

    @Test
    void theRulesSeeTheWholeRewriter() {
        assertThat(REWRITER.size()).isGreaterThanOrEqualTo(70);
        for (String name : new String[] {
            "Rewriter",
            "emit.Emitter",
            "hoist.Hoist",
            "loop.Loop",
            "plan.Plan",
            "report.Finding",
            "rule.Rules",
            "rule.copy.Copy",
            "rule.proof.Match",
            "rule.replay.Replay",
            "rule.rows.Rows",
            "summary.Summary",
            "work.Work"
        }) {
            assertThat(REWRITER.contain("dev.standpipe.rewrite." + name)).isTrue();
        }
    }

    @Test
    void nothingIsKeptFromOneClassToTheNext() {
        fields().that()
                .areStatic()
                .should()
                .beFinal()
                .because("in a JVM with the agent it is where all code can call it")
                .check(REWRITER);
    }

    @Test
    void theRewriterStandsOnAsmAndTheJdk() {
        classes()
                .should()
                .onlyDependOnClassesThat(describe("are ours, ASM's or in java.base", c -> {
                    JavaClass type = c.getBaseComponentType();
                    String name = type.getPackageName();
                    return type.isPrimitive()
                            || name.startsWith("dev.standpipe.rewrite")
                            || name.equals("org.objectweb.asm")
                            || name.equals("org.objectweb.asm.tree")
                            || name.equals("java.lang")
                            || name.equals("java.lang.invoke")
                            || name.equals("java.nio.charset")
                            || name.equals("java.util")
                            || name.equals("java.util.function")
                            || name.equals("java.util.stream");
                }))
                .because("it runs inside other people's JVMs and builds, and must not drag anything along")
                .check(REWRITER);
    }

    @Test
    void onlyTheEmitterChangesInstructions() {
        classes()
                .that(describe(
                        "are neither the emitter's nor write class files",
                        c -> !c.getPackageName().equals("dev.standpipe.rewrite.emit")
                                && !c.getSimpleName().equals("Excerpt")))
                .should(never(callMethodWhere(changesInstructions())))
                .andShould(never(setFieldWhere(setsAFieldOfAsm())))
                .because("a rule that only looks can be wrong about one loop; one that edits can break the next rule's")
                .check(REWRITER);
    }

    @Test
    void theDataGoesOneWay() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("rewriter")
                .definedBy(HOME)
                .layer("emit")
                .definedBy(HOME + ".emit")
                .layer("plan")
                .definedBy(HOME + ".plan")
                .layer("hoist")
                .definedBy(HOME + ".hoist")
                .layer("rule")
                .definedBy(HOME + ".rule")
                .layer("copy")
                .definedBy(HOME + ".rule.copy")
                .layer("replay")
                .definedBy(HOME + ".rule.replay")
                .layer("rows")
                .definedBy(HOME + ".rule.rows")
                .layer("proof")
                .definedBy(HOME + ".rule.proof")
                .layer("summary")
                .definedBy(HOME + ".summary")
                .layer("call")
                .definedBy(HOME + ".call")
                .layer("loop")
                .definedBy(HOME + ".loop")
                .layer("report")
                .definedBy(HOME + ".report")
                .layer("work")
                .definedBy(HOME + ".work")
                .whereLayer("rewriter")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("emit")
                .mayOnlyBeAccessedByLayers("rewriter")
                .whereLayer("plan")
                .mayOnlyBeAccessedByLayers("rewriter", "emit")
                .whereLayer("hoist")
                .mayOnlyBeAccessedByLayers("rewriter")
                .whereLayer("rule")
                .mayOnlyBeAccessedByLayers("rewriter")
                .whereLayer("copy")
                .mayOnlyBeAccessedByLayers("rule", "rows", "hoist", "plan", "emit")
                .whereLayer("replay")
                .mayOnlyBeAccessedByLayers("rule", "emit")
                .whereLayer("rows")
                .mayOnlyBeAccessedByLayers("plan", "emit")
                .whereLayer("proof")
                .mayOnlyBeAccessedByLayers("rewriter", "rule", "copy", "replay", "rows", "hoist", "plan", "emit")
                .whereLayer("report")
                .mayOnlyBeAccessedByLayers("rewriter", "rule", "copy", "replay", "proof")
                .whereLayer("summary")
                .mayOnlyAccessLayers("loop", "work", "call")
                .whereLayer("call")
                .mayNotAccessAnyLayer()
                .whereLayer("loop")
                .mayOnlyAccessLayers("work")
                .whereLayer("work")
                .mayNotAccessAnyLayer()
                .because("a loop is summed up, proved to be a copy or a replay, named by a rule, planned and only then"
                        + " written: what comes later must not matter to what comes before")
                .check(REWRITER);
    }

    @Test
    void packagesFormNoCycle() {
        slices().matching("dev.standpipe.(**)")
                .should()
                .beFreeOfCycles()
                .because("a package that can be understood only together with another one is not a package")
                .check(REWRITER);
    }

    /** Because what is in a larger one can be understood only all at once. */
    @Test
    void classesFormNoLargeCircle() throws IOException {
        ClassCircles circles = ClassCircles.below(CLASS_FILES);
        assertThat(circles.classes()).isGreaterThanOrEqualTo(70);
        assertThat(circles.largerThan(3)).isEmpty();
    }

    @Test
    void oneFileNamesTheRuntime() throws IOException {
        List<String> naming = new ArrayList<>();
        for (Path file : files(SOURCES, ".java")) {
            String text = Repository.text(file);
            if (text.contains("java/io/Standpipe") || text.contains("dev/standpipe/runtime")) {
                naming.add(SOURCES.relativize(file).toString());
            }
        }
        assertThat(naming).containsExactly("dev/standpipe/rewrite/emit/Symbols.java");
    }

    @Test
    void classFilesAreOfJava8() throws IOException {
        List<Path> files = files(CLASS_FILES, ".class");
        assertThat(files).hasSizeGreaterThanOrEqualTo(70);
        for (Path file : files) {
            try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
                in.readInt();
                in.readUnsignedShort();
                assertThat(in.readUnsignedShort()).as(file.toString()).isEqualTo(JAVA_8);
            }
        }
    }

    private static DescribedPredicate<JavaMethodCall> changesInstructions() {
        return describe("change a method", call -> {
            String owner = call.getTargetOwner().getName();
            String name = call.getName();
            return owner.equals("org.objectweb.asm.tree.InsnList")
                            && name.matches("(add|insert|set|remove|clear|reset).*")
                    || owner.startsWith("org.objectweb.asm.tree.") && name.matches("(visit|accept|set|clone).*");
        });
    }

    private static DescribedPredicate<JavaFieldAccess> setsAFieldOfAsm() {
        return describe(
                "belong to ASM",
                access -> access.getAccessType() == JavaFieldAccess.AccessType.SET
                        && ((JavaAccess<?>) access).getTargetOwner().getName().startsWith("org.objectweb.asm."));
    }

    private static List<Path> files(Path root, String end) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(file -> file.toString().endsWith(end)).sorted().collect(Collectors.toList());
        }
    }
}
