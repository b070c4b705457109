package dev.standpipe.programs;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** One way to make class files of sources. */
abstract class Compiler {
    final String name;
    final Language language;

    private Compiler(String name, Language language) {
        this.name = name;
        this.language = language;
    }

    /** Returns what the compiler had to say if it failed, else null. */
    abstract String compile(List<Path> sources, Path classes) throws IOException;

    /** By name: javac, javac-8 (of the running JDK for that release), javac-g, ecj, ecj-1.4, ecj-1.5, kotlinc, scalac, or the folder of a JDK, whose javac it is. */
    static Compiler of(String name) {
        if (name.startsWith("javac")) {
            return javac(name);
        }
        if (name.startsWith("ecj")) {
            return ecj(name);
        }
        switch (name) {
            case "kotlinc":
                return kotlinc();
            case "scalac":
                return scalac();
            default:
                if (name.contains("/")) {
                    return javacOf(Path.of(name));
                }
                throw new IllegalArgumentException(
                        "no compiler is called " + name
                                + "; there are javac, javac-RELEASE, javac-g, ecj, ecj-1.4, ecj-1.5, kotlinc, scalac and folders of JDKs");
        }
    }

    private static Compiler javac(String name) {
        String variant = name.substring(Math.min(name.length(), "javac-".length()));
        return new Compiler(name, Language.JAVA) {
            @Override
            String compile(List<Path> sources, Path classes) {
                List<String> arguments =
                        new ArrayList<>(List.of("-nowarn", "-proc:none", "-Xlint:none", "-d", "" + classes));
                arguments.addAll(List.of("-cp", ClassPath.OF_PROGRAMS));
                arguments.addAll(
                        variant.equals("g")
                                ? List.of("-g", "--release", "8")
                                : List.of("--release", variant.isEmpty() ? "8" : variant));
                sources.forEach(source -> arguments.add(source.toString()));
                StringWriter said = new StringWriter();
                int failed = com.sun.tools.javac.Main.compile(arguments.toArray(new String[0]), new PrintWriter(said));
                return failed == 0 ? null : said.toString();
            }
        };
    }

    private static Compiler javacOf(Path jdk) {
        return new Compiler(jdk.toString(), Language.JAVA) {
            @Override
            String compile(List<Path> sources, Path classes) throws IOException {
                List<String> command =
                        new ArrayList<>(List.of(jdk.resolve("bin/javac").toString(), "-nowarn", "-proc:none"));
                command.addAll(
                        List.of("-d", "" + classes, "-source", "8", "-target", "8", "-cp", ClassPath.OF_PROGRAMS));
                sources.forEach(source -> command.add(source.toString()));
                Process process =
                        new ProcessBuilder(command).redirectErrorStream(true).start();
                String said = new String(process.getInputStream().readAllBytes());
                try {
                    return process.waitFor() == 0 ? null : said;
                } catch (InterruptedException e) {
                    throw new IOException(e);
                }
            }
        };
    }

    private static Compiler ecj(String name) {
        String level = name.equals("ecj") ? "1.8" : name.substring("ecj-".length());
        return new Compiler(name, level.equals("1.8") ? Language.JAVA : Language.OLD_JAVA) {
            @Override
            String compile(List<Path> sources, Path classes) {
                List<String> arguments =
                        new ArrayList<>(List.of("-nowarn", "-proc:none", "-source", level, "-target", level));
                arguments.addAll(List.of("-d", "" + classes, "-cp", ClassPath.OF_PROGRAMS));
                sources.forEach(source -> arguments.add(source.toString()));
                StringWriter said = new StringWriter();
                PrintWriter to = new PrintWriter(said);
                boolean done = org.eclipse.jdt.core.compiler.batch.BatchCompiler.compile(
                        arguments.toArray(new String[0]), to, to, null);
                return done ? null : said.toString();
            }
        };
    }

    private static Compiler kotlinc() {
        return new Compiler("kotlinc", Language.KOTLIN) {
            @Override
            String compile(List<Path> sources, Path classes) {
                List<String> arguments =
                        new ArrayList<>(List.of("-nowarn", "-no-stdlib", "-no-reflect", "-jvm-target", "1.8"));
                arguments.addAll(List.of(
                        "-d",
                        "" + classes,
                        "-cp",
                        ClassPath.OF_PROGRAMS + java.io.File.pathSeparator + ClassPath.of(kotlin.Unit.class)));
                sources.forEach(source -> arguments.add(source.toString()));
                java.io.ByteArrayOutputStream said = new java.io.ByteArrayOutputStream();
                Object code = new org.jetbrains.kotlin.cli.jvm.K2JVMCompiler()
                        .exec(new PrintStream(said), arguments.toArray(new String[0]));
                return code.toString().equals("OK") ? null : said.toString();
            }
        };
    }

    private static Compiler scalac() {
        return new Compiler("scalac", Language.SCALA) {
            @Override
            String compile(List<Path> sources, Path classes) {
                List<String> arguments =
                        new ArrayList<>(List.of("-nowarn", "-release", "8", "-d", "" + classes, "-opt:none"));
                arguments.addAll(List.of(
                        "-cp", ClassPath.OF_PROGRAMS + java.io.File.pathSeparator + ClassPath.of(scala.Unit.class)));
                sources.forEach(source -> arguments.add(source.toString()));
                java.io.ByteArrayOutputStream said = new java.io.ByteArrayOutputStream();
                boolean[] done = {false};
                scala.Console.withOut((OutputStream) said, () -> {
                    scala.Console.withErr((OutputStream) said, () -> {
                        done[0] = scala.tools.nsc.Main.process(arguments.toArray(new String[0]))
                                && !scala.tools.nsc.Main.reporter().hasErrors();
                        return null;
                    });
                    return null;
                });
                return done[0] ? null : said.toString();
            }
        };
    }
}
