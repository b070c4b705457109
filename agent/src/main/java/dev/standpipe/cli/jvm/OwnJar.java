package dev.standpipe.cli.jvm;

import dev.standpipe.cli.user.Refused;
import java.io.File;
import java.net.URISyntaxException;

/** The jar that the command line comes from, with the agent in it. */
public final class OwnJar {
    private OwnJar() {}

    public static File find() {
        try {
            File self = new File(OwnJar.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            if (self.isFile()) {
                return self.getAbsoluteFile();
            }
        } catch (URISyntaxException | IllegalArgumentException unreadable) {
            // falls through to the refusal
        }
        throw new Refused("this works only from standpipe.jar: java -jar standpipe.jar");
    }
}
