/**
 * What became of classes, kept in a folder of the user's for the next run. Data comes in from the agent, which asks
 * here before it analyses a class and tells what came of it, and goes out to one file for each program. Knows neither
 * ASM nor the rules: a class that is found here needs neither.
 */
package dev.standpipe.cache;
