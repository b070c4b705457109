/**
 * What was found and what was moved, as numbers and rows: the model that all formats show.
 *
 * <p>In: findings, as classes are looked at, and the runtime's counters; both meet in
 * {@link dev.standpipe.report.Observations}. Out: a {@link dev.standpipe.report.Report}, which never changes. A new
 * column begins in {@link dev.standpipe.report.SiteRow} or {@link dev.standpipe.report.Activity}. The agent loads it
 * with the program: no lambdas on the way to the first loop.
 */
package dev.standpipe.report;
