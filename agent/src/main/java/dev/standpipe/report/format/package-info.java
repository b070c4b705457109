/**
 * Reports as files: {@link dev.standpipe.report.format.Reports} writes the format that a name ends in, and reads JSON
 * again. Each format is a class; the page for browsers is in {@code report.html}.
 */
package dev.standpipe.report.format;
