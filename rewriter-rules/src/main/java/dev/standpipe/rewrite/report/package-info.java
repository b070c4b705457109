/**
 * What is said about loops: where one is, what it carries, by which rule it was rewritten or for which reason it was
 * left alone. Data without behaviour that everybody may know; reports, agents and tests read it.
 */
package dev.standpipe.rewrite.report;
