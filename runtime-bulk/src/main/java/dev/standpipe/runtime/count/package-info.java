/**
 * What happened at each rewritten loop, and why calls were declined. Every other package adds to it; the agent reads it
 * for its reports.
 */
package dev.standpipe.runtime.count;
