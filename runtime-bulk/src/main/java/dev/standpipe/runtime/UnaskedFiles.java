package dev.standpipe.runtime;

import dev.standpipe.runtime.link.JavaVersion;
import dev.standpipe.runtime.link.Rights;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.util.function.Supplier;

/**
 * What a file is, past the methods of {@code File} where those would ask a security manager, maybe the application's own, about a file that the loop does not
 * name, or remember what another file was.
 */
final class UnaskedFiles {
    /** As {@code java.io.FileSystem} has it. */
    private static final int REGULAR = 2;

    /** From this release on {@code File} remembers no canonical names. */
    private static final int FORGETFUL = 12;

    private static volatile UnaskedFiles known;

    private final Object files;
    private final Method attributes;
    private final Method canonicalize;

    private UnaskedFiles(Object files, Method attributes, Method canonicalize) {
        this.files = files;
        this.attributes = attributes;
        this.canonicalize = canonicalize;
    }

    static boolean isFile(File file) {
        UnaskedFiles here = Rights.isGuarded() ? here() : null;
        if (here == null || here.attributes == null) {
            return file.isFile();
        }
        try {
            return ((Integer) here.attributes.invoke(here.files, file) & REGULAR) != 0;
        } catch (ReflectiveOperationException x) {
            return false;
        }
    }

    /** Where the name leads in the end, or null if that cannot be told. */
    static String target(File file) {
        try {
            if (JavaVersion.RUNNING >= FORGETFUL && !Rights.isGuarded()) {
                return file.getCanonicalPath();
            }
            UnaskedFiles here = here();
            return here.canonicalize == null ? null : (String) here.canonicalize.invoke(here.files, file.getPath());
        } catch (IOException | ReflectiveOperationException gone) {
            return null;
        }
    }

    private static UnaskedFiles here() {
        UnaskedFiles here = known;
        return here != null
                ? here
                : (known = Rights.own(new Supplier<UnaskedFiles>() {
                    @Override
                    public UnaskedFiles get() {
                        return find();
                    }
                }));
    }

    private static UnaskedFiles find() {
        try {
            Object files = Engine.DOOR
                    .accessible(Class.forName("java.io.DefaultFileSystem", true, null)
                            .getDeclaredMethod("getFileSystem"))
                    .invoke(null);
            Method attributes = Class.forName("java.io.FileSystem", true, null)
                    .getDeclaredMethod("getBooleanAttributes", File.class);
            return new UnaskedFiles(files, Engine.DOOR.accessible(attributes), canonicalize(files));
        } catch (ReflectiveOperationException | LinkageError e) {
            return new UnaskedFiles(null, null, null);
        }
    }

    private static Method canonicalize(Object files) {
        try {
            return Engine.DOOR.accessible(files.getClass().getDeclaredMethod("canonicalize0", String.class));
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }
}
