/**
 * What one time round a loop does, along every way through it: values as expressions over the locals at the head,
 * effects in their order, conditions, and what moves by how much. A loop and its method go in, a {@code Summary} comes
 * out; the rules look at it and at nothing else.
 */
package dev.standpipe.rewrite.summary;
