package dev.standpipe.rewrite.report;

/**
 * Why a loop was left alone. A closed list: each has its place in docs/refusals.md and its program in
 * test-apps/refusals.
 */
public enum Reason {
    UNACCOUNTED("the loop does something besides the transfer"),
    CALL_IN_LOOP("the loop calls code that may do anything between two elements"),
    TRANSFER_IN_HELPER("the transfer is made by a method that the loop calls, and that is not taken into the loop"),
    VALUE_NOT_IN_ARRAY("the value does not come from, or go to, an element of an array"),
    VALUE_CHANGED("the value is converted in a way that no bulk transfer offers"),
    CONDITIONAL_TRANSFER("not every round of the loop transfers the same elements"),
    SEVERAL_TRANSFERS("the loop reads and writes by turns, and does more than to hand on bytes"),
    INDEX_NOT_COUNTED("the array index does not move by one each time round"),
    END_UNKNOWN("the number of rounds is not known before the loop starts"),
    FEW_ROUNDS("the loop puts one number together and ends after a few bytes"),
    ARRAY_CHANGES("the array or the stream changes between two rounds"),
    ARRAY_UNKNOWN("it cannot be told whether the array holds bytes or booleans"),
    FIELD_VOLATILE("the loop re-reads a volatile field, and another thread may change it"),
    STATE_OBSERVED("an exception handler could see a value that a local variable never had"),
    TRY_IN_LOOP("an exception handler begins or ends inside the loop"),
    LOOP_IN_LOOP("another loop runs between two elements"),
    NO_ENTRY("there is no place before the loop where a transfer could go"),
    SUPER_CALL("the transfer calls a superclass's method past an override"),
    METHOD_TOO_LARGE("the method would become too large, for the JVM or for its compiler"),
    SUBROUTINES("the method uses the subroutines of old compilers (jsr and ret)"),
    TANGLED("the loop can be entered in the middle"),
    REWRITTEN_BEFORE("the method has been rewritten before"),
    TOO_COMPLEX("the method or the loop is too large to be analysed in reasonable time"),
    TOO_MUCH_WORK("the class would take more work than is spent on analysing one class"),
    RULE_OFF("the rule for this loop is switched off");

    private final String sentence;

    Reason(String sentence) {
        this.sentence = sentence;
    }

    /** What a user reads. */
    public String sentence() {
        return sentence;
    }
}
