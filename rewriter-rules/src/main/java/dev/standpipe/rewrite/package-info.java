/**
 * The rewriter: class files go in, class files and findings come out. {@link dev.standpipe.rewrite.Rewriter} is what
 * programs call; it looks whether a class may have a transfer ({@code Prefilter}), which methods may loop over one
 * ({@code ClassScan}), and decides about each of their loops ({@code MethodRewriting}). All other packages are called
 * from here: a loop is found ({@code loop}), summed up ({@code summary}), proved and named ({@code rule}), planned
 * ({@code plan}) and written ({@code emit}).
 */
package dev.standpipe.rewrite;
