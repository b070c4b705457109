package dev.standpipe.runtime.proof;

/** A field or a method as code names it, and what that comes to once it has been looked up. */
final class Member {
    final String owner;
    final String name;
    final String type;

    /** What no other field, or no other method, of its class has. */
    final String key;

    /** That the arguments of the method take among local variables, without the object. */
    final int places;

    FieldCode field;

    /** By the class of the object. */
    MethodCode selected;

    /** By {@code super}. */
    MethodCode above;

    /** Static. */
    MethodCode ofOther;

    Member(String owner, String name, String type) {
        this.owner = owner;
        this.name = name;
        this.type = type;
        boolean isMethod = type.charAt(0) == '(';
        this.key = isMethod ? name + type : FieldCode.key(name, type);
        this.places = isMethod ? places(type) : 0;
    }

    private static int places(String type) {
        int places = 0;
        for (int k = 1; type.charAt(k) != ')'; k++) {
            char c = type.charAt(k);
            places += c == 'J' || c == 'D' ? 2 : 1;
            while (type.charAt(k) == '[') {
                k++;
            }
            if (type.charAt(k) == 'L') {
                k = type.indexOf(';', k);
            }
        }
        return places;
    }

    /** The first letter of the type of what the method returns. */
    char returned() {
        return type.charAt(type.indexOf(')') + 1);
    }
}
