package dev.standpipe.runtime.side;

/** Has the name of a door, in a package that is no room. */
public final class Door {}
