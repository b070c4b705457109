package dev.standpipe.report.html;

/** The parameters of a method as a source file has them, without packages. */
final class ParameterTypes {
    private final String descriptor;
    private int at = 1;

    private ParameterTypes(String descriptor) {
        this.descriptor = descriptor;
    }

    /** What is no descriptor comes back as it is. */
    static String of(String descriptor) {
        int end = descriptor.indexOf(')');
        if (end < 0 || descriptor.charAt(0) != '(') {
            return descriptor;
        }
        ParameterTypes parameters = new ParameterTypes(descriptor);
        StringBuilder all = new StringBuilder("(");
        while (parameters.at < end) {
            all.append(all.length() == 1 ? "" : ", ").append(parameters.next());
        }
        return all.append(')').toString();
    }

    private String next() {
        char kind = descriptor.charAt(at++);
        if (kind == '[') {
            return next() + "[]";
        }
        if (kind != 'L') {
            return primitive(kind);
        }
        int semicolon = descriptor.indexOf(';', at);
        int end = semicolon < 0 ? descriptor.length() : semicolon;
        String name = descriptor.substring(at, end);
        at = end + 1;
        return name.substring(name.lastIndexOf('/') + 1).replace('$', '.');
    }

    private static String primitive(char kind) {
        switch (kind) {
            case 'Z':
                return "boolean";
            case 'B':
                return "byte";
            case 'C':
                return "char";
            case 'S':
                return "short";
            case 'I':
                return "int";
            case 'J':
                return "long";
            case 'F':
                return "float";
            case 'D':
                return "double";
            default:
                return String.valueOf(kind);
        }
    }
}
