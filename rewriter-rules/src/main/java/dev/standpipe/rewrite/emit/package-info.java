/**
 * Plans become instructions. A {@code Plan} goes in, code before a loop comes out; nothing else of the method is
 * changed but where jumps and exception ranges begin. Only the rewriter calls it, and only here are instructions
 * changed. {@code Symbols} is the one file that names the runtime.
 */
package dev.standpipe.rewrite.emit;
