package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import java.util.List;

/** What programs are written in. */
enum Language {
    JAVA("java"),
    /** As of 1.4. */
    OLD_JAVA("java"),
    KOTLIN("kt"),
    SCALA("scala");

    final String extension;

    Language(String extension) {
        this.extension = extension;
    }

    String method(Choices c, int number) {
        switch (this) {
            case KOTLIN:
                return KotlinProgram.method(c, number);
            case SCALA:
                return ScalaProgram.method(c, number);
            default:
                return JavaProgram.method(c, number, this == OLD_JAVA);
        }
    }

    String source(String className, List<String> methods) {
        switch (this) {
            case KOTLIN:
                return KotlinProgram.source(className, methods);
            case SCALA:
                return ScalaProgram.source(className, methods);
            default:
                return JavaSource.of(className, methods);
        }
    }
}
