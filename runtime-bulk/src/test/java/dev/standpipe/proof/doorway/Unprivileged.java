package dev.standpipe.proof.doorway;

import java.security.AccessControlContext;
import java.security.AccessController;
import java.security.Permission;
import java.security.Policy;
import java.security.PrivilegedAction;
import java.security.ProtectionDomain;

/** Calls as code does that may do nothing at all where a security manager asks. */
final class Unprivileged {
    private static final AccessControlContext NO_RIGHTS =
            new AccessControlContext(new ProtectionDomain[] {new ProtectionDomain(null, null)});

    private Unprivileged() {}

    /** A security manager that lets all code do everything, except for those calls. */
    static void guard() {
        Policy.setPolicy(new Policy() {
            @Override
            public boolean implies(ProtectionDomain domain, Permission permission) {
                return true;
            }
        });
        System.setSecurityManager(new SecurityManager());
        SecurityException refused = (SecurityException) call(() -> System.getProperty("java.home"))[1];
        if (refused == null) {
            throw new IllegalStateException("they may do everything");
        }
    }

    interface Work {
        Object run() throws Throwable;
    }

    /** What came back, and what was thrown. */
    static Object[] call(Work work) {
        PrivilegedAction<Object[]> action = () -> {
            try {
                return new Object[] {work.run(), null};
            } catch (Throwable x) {
                return new Object[] {null, x};
            }
        };
        return AccessController.doPrivileged(action, NO_RIGHTS);
    }
}
