/**
 * A report as a page for browsers, by a template with names where texts go. Used by
 * {@link dev.standpipe.report.format.Reports} alone.
 */
package dev.standpipe.report.html;
