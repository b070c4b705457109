package dev.standpipe.runtime;

import dev.standpipe.runtime.jvm.Rights;
import java.security.ProtectionDomain;
import java.security.Security;
import java.util.function.Supplier;

/**
 * Where a security manager asks, the packages below this one are for nobody but those whom the policy grants all, as
 * the JDK's own are: code on the class path could read and write any memory there. The JVM checks it where a class is
 * linked, so that no call takes longer. Nobody comes here without a manager: then whoever is in the JVM may do all that
 * in any case.
 */
final class ClosedRooms {
    private static final String HERE = "dev.standpipe.runtime.";
    private static final String[] ROOMS = {
        "ahead", "codec", "count", "door", "engine", "file", "jvm", "link", "stream", "thread", "transfer", "wire"
    };

    private static final String ACCESS = "package.access";

    private static boolean closed;

    private ClosedRooms() {}

    /**
     * Says why that cannot be, or null. All classes are loaded before, for this loader too, which may be null: later
     * the rights of whoever runs just then would decide.
     */
    static synchronized String close(ClassLoader through) {
        if (closed) {
            return null;
        }
        // to load them leads here again
        closed = true;
        String whyNot = Rights.own(new Supplier<String>() {
            @Override
            public String get() {
                return closeThem(through);
            }
        });
        closed = whyNot == null;
        return whyNot;
    }

    private static String closeThem(ClassLoader through) {
        try {
            ProtectionDomain own = ClosedRooms.class.getProtectionDomain();
            for (String room : ROOMS) {
                if (!own.implies(new RuntimePermission("accessClassInPackage." + HERE + room))) {
                    return "the policy must grant it java.security.AllPermission";
                }
            }
            EagerLoading.take(ClosedRooms.class.getClassLoader());
            EagerLoading.take(through);
            String others = Security.getProperty(ACCESS);
            StringBuilder all = new StringBuilder(others == null ? "" : others);
            for (String room : ROOMS) {
                all.append(all.length() == 0 ? "" : ",")
                        .append(HERE)
                        .append(room)
                        .append('.');
            }
            Security.setProperty(ACCESS, all.toString());
            return null;
        } catch (SecurityException e) {
            return "the policy must grant it java.security.AllPermission: " + e;
        }
    }
}
