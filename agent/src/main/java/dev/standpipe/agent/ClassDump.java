package dev.standpipe.agent;

import dev.standpipe.options.HomeFolder;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;

/** Puts a changed class, as it was and as it is, where the user can look at it. */
final class ClassDump {
    private ClassDump() {}

    static void write(AgentSession session, String name, byte[] before, byte[] after) {
        try {
            File folder = new File(HomeFolder.in(session.options().dump()));
            write(new File(new File(folder, "before"), name + ".class"), before);
            write(new File(new File(folder, "after"), name + ".class"), after);
        } catch (IOException | RuntimeException e) {
            session.log().complain("cannot dump class " + name + ": " + e.getMessage());
        }
    }

    private static void write(File file, byte[] classFile) throws IOException {
        file.getParentFile().mkdirs();
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write(classFile);
        } catch (IOException e) {
            // half a class would only mislead
            file.delete();
            throw e;
        }
    }
}
