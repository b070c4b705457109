/**
 * Code put into methods of a class file, at their start, before their returns and behind them: without a library, which
 * would take longer to start than all there is to do.
 *
 * <p>In: a class file and code of ours. Out: the class file with it, all else as it was.
 */
package dev.standpipe.agent.buffer.code;
