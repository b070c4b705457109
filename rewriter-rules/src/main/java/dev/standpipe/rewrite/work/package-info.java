/**
 * How much work a class may make. All other packages say what they are about to do, and stop where they are told to;
 * this one knows none of them.
 */
package dev.standpipe.rewrite.work;
