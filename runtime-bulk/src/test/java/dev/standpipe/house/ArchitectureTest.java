package dev.standpipe.house;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    private static final JavaClasses RUNTIME = new ClassFileImporter().importPath(Repository.CLASSES);

    /**
     * What the runtime uses of module java.base, by package: a new one is added here after a look at which module it is
     * in.
     */
    private static final Set<String> JAVA_BASE = new HashSet<>(Arrays.asList(
            "java.io",
            "java.lang",
            "java.lang.annotation",
            "java.lang.foreign",
            "java.lang.invoke",
            "java.lang.ref",
            "java.lang.reflect",
            "java.math",
            "java.net",
            "java.nio",
            "java.nio.channels",
            "java.nio.charset",
            "java.nio.file",
            "java.nio.file.attribute",
            "java.security",
            "java.util",
            "java.util.concurrent",
            "java.util.concurrent.atomic",
            "java.util.concurrent.locks",
            "java.util.function",
            "java.util.jar",
            "java.util.stream",
            "java.util.zip",
            "javax.crypto"));

    @Test
    void theRulesSeeTheWholeRuntime() {
        assertThat(RUNTIME.size()).isGreaterThanOrEqualTo(15);
        assertThat(RUNTIME.contain("java.io.Standpipe")).isTrue();
        assertThat(RUNTIME.contain("dev.standpipe.runtime.Switch")).isTrue();
    }

    @Test
    void theRuntimeStandsOnJavaBase() {
        classes()
                .that(areOurs())
                .should()
                .onlyDependOnClassesThat(areOurs().or(areInJavaBase()))
                .because(
                        "it is loaded into other people's JVMs, where an image may hold no other module and no library")
                .check(RUNTIME);
    }

    @Test
    void internalsAreTouchedByTwoClassesOnly() {
        noClasses()
                .that(areOurs())
                .and()
                .doNotHaveFullyQualifiedName("java.io.Standpipe")
                .and()
                .doNotHaveFullyQualifiedName("dev.standpipe.runtime.codec.SunMemory")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("sun..", "jdk..", "com.sun..")
                .because("inside java.base they are reached without a warning; without the doorway there is "
                        + "sun.misc.Unsafe, up to where it warns")
                .check(RUNTIME);
    }

    @Test
    void onlyTheEngineHoldsTheDoorway() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.standpipe.runtime..")
                .and()
                .doNotHaveFullyQualifiedName("java.io.Standpipe")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.io.Standpipe")
                .because("a class that names the doorway cannot be linked before it is defined, and the public "
                        + "classes must work without it")
                .check(RUNTIME);
    }

    @Test
    void packagesFormNoCycle() {
        slices().matching("dev.standpipe.(**)")
                .should()
                .beFreeOfCycles()
                .because("a package that can be understood only together with another one is not a package")
                .check(RUNTIME);
    }

    @Test
    void packagesOfTheRuntimePointOneWay() {
        List<String> against = new ArrayList<>();
        int rooms = 0;
        JavaPackage runtime = RUNTIME.getPackage("dev.standpipe.runtime");
        Set<JavaPackage> all = new HashSet<>(runtime.getSubpackages());
        all.add(runtime);
        for (JavaPackage room : all) {
            int rank = RuntimePackages.rank(room.getName());
            assertThat(rank).as(room.getName()).isNotNegative();
            rooms++;
            for (Dependency one : room.getClassDependenciesFromThisPackage()) {
                String target = one.getTargetClass().getPackageName();
                if (target.startsWith("dev.standpipe.") && RuntimePackages.rank(target) <= rank) {
                    against.add(one.getDescription());
                }
            }
        }
        assertThat(rooms).isGreaterThan(10);
        assertThat(against)
                .as("against the order in the package-info of dev.standpipe.runtime")
                .isEmpty();
    }

    @Test
    void noPackageHasALargeCircleOfClasses() throws IOException {
        ClassCircles circles = ClassCircles.below(Repository.CLASSES);
        assertThat(circles.classes()).isGreaterThanOrEqualTo(120);
        assertThat(circles.largerThan(5))
                .as("classes of a package that can only be understood together")
                .isEmpty();
    }

    /** Java knows nothing between a package and public: so what rooms show each other is listed, and read by people. */
    @Test
    void whatRoomsShowIsListed() throws IOException {
        Map<String, String> shown = new TreeMap<>();
        for (JavaClass type : RUNTIME) {
            String room = type.getPackageName().replaceFirst("dev\\.standpipe\\.runtime\\.?", "");
            boolean isRoom = type.getPackageName().startsWith("dev.standpipe.runtime")
                    && !room.equals("codec")
                    && !room.equals("link");
            if (isRoom && type.isTopLevelClass() && type.getModifiers().contains(JavaModifier.PUBLIC)) {
                shown.merge(room.isEmpty() ? "front" : room, type.getSimpleName(), ArchitectureTest::inOrder);
            }
        }
        List<String> lines = new ArrayList<>();
        shown.forEach((room, types) -> lines.add(room + ": " + types));
        Path listed = Repository.ROOT.resolve("runtime-bulk/src/test/resources/dev/standpipe/house/shown.txt");
        assertThat(lines).isEqualTo(Files.readAllLines(listed, StandardCharsets.UTF_8));
    }

    private static String inOrder(String some, String another) {
        Set<String> all = new TreeSet<>(Arrays.asList(some.split(" ")));
        all.add(another);
        return String.join(" ", all);
    }

    private static DescribedPredicate<JavaClass> areOurs() {
        return describe("are ours", c -> {
            JavaClass type = c.getBaseComponentType();
            return type.getPackageName().startsWith("dev.standpipe.")
                    || type.getName().equals("java.io.Standpipe");
        });
    }

    private static DescribedPredicate<JavaClass> areInJavaBase() {
        return describe("are in java.base", c -> {
            JavaClass type = c.getBaseComponentType();
            return type.isPrimitive()
                    || JAVA_BASE.contains(type.getPackageName())
                    || type.getName().equals("jdk.internal.misc.Unsafe")
                    || type.getPackageName().equals("jdk.internal.vm.annotation")
                    || type.getName().equals("sun.misc.Unsafe");
        });
    }
}
