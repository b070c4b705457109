/**
 * The options of the agent: {@link dev.standpipe.options.Option} is the one table that parses, prints and documents
 * them.
 *
 * <p>In: the agent's argument, system properties, the environment, a file. Out: for each option its value and where it
 * is from, and warnings. Loaded before anything else of ours, so it uses the JDK alone, and no lambdas.
 */
package dev.standpipe.options;
