package dev.standpipe.proof.doorway;

import java.security.AccessControlContext;
import java.security.AccessController;
import java.security.PrivilegedExceptionAction;
import java.security.ProtectionDomain;
import java.util.concurrent.Callable;

/** Runs what may do nothing at all where a security manager asks. */
final class Unprivileged {
    private static final AccessControlContext NO_RIGHTS =
            new AccessControlContext(new ProtectionDomain[] {new ProtectionDomain(null, null)});

    private Unprivileged() {}

    static <T> T call(Callable<T> action) throws Exception {
        return AccessController.doPrivileged((PrivilegedExceptionAction<T>) action::call, NO_RIGHTS);
    }
}
