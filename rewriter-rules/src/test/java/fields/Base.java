package fields;

/** What others may change, and what they do not. */
public class Base {
    volatile int limit;
    int size;
}
