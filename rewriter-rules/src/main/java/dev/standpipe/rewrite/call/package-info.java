/**
 * What is known of the JDK's own methods by their names: which of them only compute, and which work on the object
 * itself and run no other code.
 */
package dev.standpipe.rewrite.call;
