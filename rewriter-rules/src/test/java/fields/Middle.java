package fields;

/** Inherits, and adds nothing. */
public class Middle extends Base {}
