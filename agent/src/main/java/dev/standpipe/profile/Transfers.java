package dev.standpipe.profile;

/** Which frames on top of a loop are the transfer of an element, and which are a bulk transfer. */
final class Transfers {
    private Transfers() {}

    static boolean isOne(StackTraceElement frame) {
        String method = frame.getMethodName();
        return method.startsWith("read") || method.startsWith("write");
    }

    /** What goes before a loop, in the doorway itself or in one that stands in for it. */
    static boolean isBulk(StackTraceElement frame) {
        String type = frame.getClassName();
        return type.equals("java.io.Standpipe") || type.startsWith("StandpipeDoorway", type.lastIndexOf('.') + 1);
    }
}
