package oldstyle;

import dev.standpipe.runtime.Switch;
import java.io.IOException;

/** A program that has started the engine before anybody attaches. */
public final class Early {
    private Early() {}

    public static void main(String[] arguments) throws IOException {
        String whyNot = Switch.on();
        if (whyNot != null) {
            throw new IllegalStateException(whyNot);
        }
        Waiting.main(arguments);
    }
}
