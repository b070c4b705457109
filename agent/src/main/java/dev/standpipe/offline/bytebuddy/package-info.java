/**
 * The rewriter as a plugin of Byte Buddy. The only package that needs Byte Buddy, which is not in the jar.
 */
package dev.standpipe.offline.bytebuddy;
