package dev.standpipe.profile;

/** Which frames on top of a loop are the transfer of an element, and which are a bulk transfer. */
final class Transfers {
    private Transfers() {}

    static boolean isOne(StackTraceElement frame) {
        String method = frame.getMethodName();
        return method.startsWith("read") || method.startsWith("write");
    }

    /** A method of the JDK's own that takes a value apart or puts it together. */
    static boolean isOfData(StackTraceElement frame) {
        String type = frame.getClassName();
        return type.equals("java.io.DataInputStream")
                || type.equals("java.io.DataOutputStream")
                || type.equals(Stack.RANDOM_ACCESS_FILE);
    }

    /** What goes before a loop, in the doorway itself or in one that stands in for it. */
    static boolean isBulk(StackTraceElement frame) {
        String type = frame.getClassName();
        return type.equals("java.io.Standpipe") || type.startsWith("StandpipeDoorway", type.lastIndexOf('.') + 1);
    }
}
