package dev.standpipe.agent.buffer;

/** A call of one of the shim's methods: its name and descriptor, and what is passed, a character each. */
final class Call {
    static final char LOCK = 'L';
    static final char DESCRIPTOR = 'D';
    static final char THIS = 'T';

    /** What is about to be returned, an object. */
    static final char RESULT = 'R';

    private static final String BUFFER = "java/io/StandpipeBuffer";

    final String owner;
    final String name;
    final String descriptor;

    /** Digits are the method's own arguments. */
    final String passed;

    Call(String name, String descriptor, String passed) {
        this(BUFFER, name, descriptor, passed);
    }

    Call(String owner, String name, String descriptor, String passed) {
        this.owner = owner;
        this.name = name;
        this.descriptor = descriptor;
        this.passed = passed;
    }
}
