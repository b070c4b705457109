/**
 * How long programs stay in loops that move one element at a time: {@link dev.standpipe.profile.LoopSampler} looks at
 * the stacks of the threads every now and then, and {@link dev.standpipe.profile.LoopPlaces} knows the loops by their
 * lines. No class of the program is changed for it.
 */
package dev.standpipe.profile;
