/**
 * JSON, read and written. Used by reports and by commands that print it.
 */
package dev.standpipe.json;
