package dev.standpipe.runtime.count;

/** What the threads moved that an engine had given one kind of work: a stage of a job, or an operator. */
public final class Work {
    /** Operators that the program has not named are called after all that they do. */
    private static final int LONGEST = 120;

    private final String name;
    private final Counter calls = new Counter();
    private final Counter bytes = new Counter();

    Work(String name) {
        this.name = name;
    }

    void add(long size) {
        calls.increment();
        bytes.add(size);
    }

    /** Null for all threads that are not named after their work. */
    public String name() {
        return name;
    }

    public long calls() {
        return calls.sum();
    }

    public long bytes() {
        return bytes.sum();
    }

    /**
     * What a thread of this name works at, or null if the name does not tell: Flink's threads are named after operator
     * and subtask, Spark's after task and stage.
     */
    public static String of(String thread) {
        int subtask = thread.lastIndexOf(" (");
        if (subtask > 0 && isSubtask(thread, subtask + 2)) {
            return thread.substring(0, Math.min(LONGEST, subtask));
        }
        int stage = thread.indexOf(" in stage ");
        if (stage < 0) {
            return null;
        }
        int end = thread.indexOf(' ', stage + " in stage ".length());
        return thread.substring(stage + " in ".length(), Math.min(stage + LONGEST, end < 0 ? thread.length() : end));
    }

    /** As 2/8) is, or 2/8)#1 at the second attempt. */
    private static boolean isSubtask(String thread, int start) {
        int slash = afterDigits(thread, start);
        if (slash == start || !thread.startsWith("/", slash)) {
            return false;
        }
        int bracket = afterDigits(thread, slash + 1);
        return bracket > slash + 1
                && (thread.startsWith(")#", bracket)
                        || thread.startsWith(")", bracket) && bracket + 1 == thread.length());
    }

    private static int afterDigits(String text, int start) {
        int at = start;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at;
    }
}
